"""A hex seen closely: who controls it, and the cover and standing of every unit in it with the rules they come from."""

from __future__ import annotations

from grognard.engine.queries import Answer, named_cell, plain
from grognard.engine.reasons import Reason
from grognard.games.rpc.rules import s03_units, s04_ground, s06_fire, s08_terrain
from grognard.games.rpc.state import State


def hex_(g: State, side: str | None, about: list[str], query: str) -> Answer:  # noqa: ARG001
    """What counts in a hex now; range, level and sight are left to the shot."""
    cell = named_cell(g.board, about, 0, query)
    return {
        "hex": about[0],
        "terrain": f"terrain-{g.board.terrain[cell]}",
        "level": s04_ground.level(g, cell),
        "control": g.control.get(cell),
        "facts": {},
        "units": {id_: _unit(g, id_) for id_ in g.at.get(cell, ())},
    }


def _unit(g: State, id_: str) -> dict[str, Answer]:
    """The best cover against direct and plunging fire, and what its own standing adds to a check."""
    direct = s08_terrain.cover(g, id_, from_level=None, plunging=False)
    plunging = s08_terrain.cover(g, id_, from_level=None, plunging=True)
    moving = s06_fire.movement(g, id_, anti_tank=False)
    standing = (*s06_fire.deployment(g, id_), *moving, *s03_units.hallowed(g, id_).reasons)
    return {
        "cover": _sum(direct[:1]),
        "cover-plunging": _sum(plunging[:1]),
        "standing": _sum(standing),
    }


def _sum(reasons: tuple[Reason, ...]) -> Answer:
    return {
        "total": sum(reason.value or 0 for reason in reasons),
        "reasons": [plain(reason) for reason in reasons],
    }
