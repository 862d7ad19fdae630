"""What a player may ask about the board, as plain data for the page.

sight:H07:K09     the line of sight between two hexes, and to a corner: sight:H07:N18/N19/O19
view:H07          what is seen from a hex
range:<unit>      where a unit can fire on its present face, with the range modifier
reach:<unit>      the hexes that it can enter with its movement, and for how many points
artillery         when each off-map artillery group will be primed, and its number for signals
hex:H07           the cover and standing of every unit in a hex, with the rules they come from
"""

from __future__ import annotations

from grognard.engine import queries
from grognard.engine.errors import BadDocument
from grognard.engine.queries import Answer, Queries, named_cell, plain
from grognard.games.rpc import closer
from grognard.games.rpc.rules import s03_units, s04_sight, s06_fire, s06_reach, s07_artillery
from grognard.games.rpc.rules.s04_sight import Sight
from grognard.games.rpc.state import Artillery, State, clone


def describe(g: State, side: str | None, query: str) -> Answer:
    """The answer to a query; BadDocument for one that makes no sense here."""
    return queries.answer(QUERIES, _known(g, side), side, query)


def _known(g: State, side: str | None) -> State:
    """The position without the observers that nobody has shown to the asker: they stay where they are, and that tells
    who they are."""  # 7.21.trenchset#2
    secret = [owner for owner in g.observers if owner != side and f"observer {owner}" not in g.shown]
    if not secret:
        return g
    known = clone(g)
    for owner in secret:
        del known.observers[owner]
    return known


def _unit(g: State, about: list[str], query: str) -> str:
    id_ = ":".join(about)
    if id_ not in g.units or g.units[id_].where < 0:
        raise BadDocument("names no unit on the map", query)
    return id_


def _line(found: Sight) -> Answer:
    reasons = [plain(reason) for reason in found.reasons]
    return {"clear": found.clear, "concealed": found.concealed, "reasons": reasons}


def sight(g: State, side: str | None, about: list[str], query: str) -> Answer:  # noqa: ARG001
    """The line between two hexes, or from a hex to a vertex."""
    start = named_cell(g.board, about, 0, query)
    if len(about) > 1 and "/" in about[1]:
        vertex = g.board.vertex(about[1])
        found = s04_sight.explained(g, start, vertex)
        return {"from": about[0], "to": about[1], "levels": [s04_sight.level(g, start)], **_line(found)}
    end = named_cell(g.board, about, 1, query)
    return {
        "from": about[0],
        "to": about[1],
        "distance": g.board.distance(start, end),
        "levels": [s04_sight.level(g, start), s04_sight.level(g, end)],
        "crossed": [g.board.name(cell) for cell in g.board.crossed(start, end)],
        **_line(s04_sight.explained(g, start, end)),
    }


def view(g: State, side: str | None, about: list[str], query: str) -> Answer:  # noqa: ARG001
    """All hexes that are seen from one, with the number of concealment hexes between."""
    start = named_cell(g.board, about, 0, query)
    seen = {}
    for cell in g.board.cells:
        found = s04_sight.sight(g, start, cell)
        if found.clear:
            seen[g.board.name(cell)] = found.concealed
    return {"from": about[0], "level": s04_sight.level(g, start), "hexes": seen}


def ranges(g: State, side: str | None, about: list[str], query: str) -> Answer:  # noqa: ARG001
    """Firepower, range, and the hexes that the unit could fire at, with the modifier for range."""
    id_ = _unit(g, about, query)
    face, start = s03_units.values(g, id_), g.units[id_].where
    hexes = {}
    for cell in g.board.within(start, face.range or 0) if face.range is not None else ():
        if s06_fire.may_reach(g, id_, cell):
            reasons = s06_fire.at_range(g, g.board.distance(start, cell))
            hexes[g.board.name(cell)] = sum(reason.value or 0 for reason in reasons)
    return {
        "unit": id_,
        "from": g.board.name(start),
        "firepower": face.firepower,
        "anti_tank": face.anti_tank,
        "range": face.range,
        "hexes": hexes,
    }


def reach(g: State, side: str | None, about: list[str], query: str) -> Answer:  # noqa: ARG001
    """Where a unit could go, what may happen on the way left out."""
    id_ = _unit(g, about, query)
    hexes = {g.board.name(cell): points for cell, points in s06_reach.reachable(g, id_).items()}
    return {"unit": id_, "from": g.board.name(g.units[id_].where), "hexes": hexes}


def artillery(g: State, side: str | None, about: list[str], query: str) -> Answer:  # noqa: ARG001
    """For every group what a call would mean now, and how a mission stands."""
    return {
        "groups": {id_: {**_mission(it), **s07_artillery.timing(g, id_)} for id_, it in g.artillery.items()}
    }


def _mission(group: Artillery) -> Answer:
    """How a group stands, as everybody sees it."""
    stands = {"ready": group.ready, "primed": group.primed, "firing": group.firing}
    return {"side": group.side, "firepower": group.firepower, "target": group.target, **stands}


QUERIES: Queries = {
    "hex": closer.hex_,
    "sight": sight,
    "view": view,
    "range": ranges,
    "reach": reach,
    "artillery": artillery,
}
