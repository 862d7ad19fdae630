"""What a player may ask about the board, as plain data for the page.

reach:<unit>      the hexes that one's own unit can enter with its MPs, and for how many
hex:43.40         who controls a hex, its terrain, and what it costs to come in from each side
"""

from __future__ import annotations

from grognard.engine import queries
from grognard.engine.errors import BadDocument
from grognard.engine.queries import Answer, Queries, named_cell, plain
from grognard.games.oao.boards import ground_of
from grognard.games.oao.rules import s03_control, s07_allowance, s07_costs, s07_reach
from grognard.games.oao.state import State


def describe(g: State, side: str | None, query: str) -> Answer:
    """The answer to a query; BadDocument for one that makes no sense here."""
    return queries.answer(QUERIES, g, side, query)


def reach(g: State, side: str | None, about: list[str], query: str) -> Answer:
    """Where a unit could go in the Movement Phase; what may happen on the way is left out."""
    id_ = ":".join(about)
    if id_ not in g.units or g.units[id_].where < 0 or g.units[id_].side != side:
        raise BadDocument("names no unit of yours on the map", query)
    counter = g.phase == "counter_movement"
    points = s07_costs.total(s07_allowance.allowance(g, id_, counter=counter))
    found = s07_reach.reach(g, (id_,), points)
    hexes = {g.board.name(cell): step.spent for cell, step in found.items()}
    return {"unit": id_, "from": g.board.name(g.units[id_].where), "hexes": hexes}


def hex_(g: State, side: str | None, about: list[str], query: str) -> Answer:  # noqa: ARG001
    """A hex seen closely."""
    cell = named_cell(g.board, about, 0, query)
    ground = ground_of(g.board)
    costs = {
        g.board.name(near): [plain(reason) for reason in s07_costs.hexside_cost(g, near, cell)]
        for near in g.board.adjacent[cell]
    }
    return {
        "hex": about[0],
        "terrain": f"terrain-{ground.terrain[cell]}",
        "country": ground.country[cell].value,
        "control": s03_control.controller(g, cell),
        "costs": costs,
        "facts": {},
        "units": {},
    }


QUERIES: Queries = {"hex": hex_, "reach": reach}
