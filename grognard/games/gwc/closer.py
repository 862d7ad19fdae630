"""A hex seen closely: its Cover and vulnerability, and every value of the pieces in it with all its parts."""

from __future__ import annotations

from grognard.engine.board import Cell
from grognard.engine.queries import Answer, named_cell, plain
from grognard.engine.reasons import Modifiers
from grognard.games.gwc.rules import s03_formations, s11_weapons, t99_terrain, t110_hills
from grognard.games.gwc.state import State


def hex_(g: State, side: str | None, about: list[str], query: str) -> Answer:  # noqa: ARG001
    """What counts in a hex now; whatever an attack would add is left to the attack."""
    cell = named_cell(g.board, about, 0, query)
    units = {id_: _formation(g, id_) for id_ in g.at.get(cell, ())}
    weapons = {w: _weapon(g, w) for id_ in units if (w := g.formations[id_].weapon)}
    return {
        "hex": about[0],
        "terrain": f"terrain-{t99_terrain.terrain_of(g, cell)}",
        "level": t110_hills.level_of(g, cell),
        "facts": {"cover": _sum(t99_terrain.best_cover(g, cell)), "vulnerability": _vulnerability(g, cell)},
        "units": {**units, **weapons},
    }


def _sum(found: Modifiers) -> Answer:
    return {"total": found.total, "reasons": [plain(reason) for reason in found.reasons]}


def _vulnerability(g: State, cell: Cell) -> Answer:
    return {"total": t99_terrain.vulnerability(g, cell), "reasons": []}


def _formation(g: State, id_: str) -> dict[str, Answer]:
    armament = 0 if s03_formations.is_tank(g, id_) else None
    found = {
        "firepower": _sum(s03_formations.firepower(g, id_, armament)),
        "range": _sum(s03_formations.range_of(g, id_, armament)),
        "morale": _sum(s03_formations.morale(g, id_)),
    }
    if not s03_formations.is_stuck(g, id_):
        found["movement"] = _sum(s03_formations.movement(g, id_))
    return found


def _weapon(g: State, weapon: str) -> dict[str, Answer]:
    if not s11_weapons.functioning(g, weapon):
        return {}
    greatest, _ = s11_weapons.weapon_range(g, weapon)
    return {"firepower": _sum(s11_weapons.weapon_firepower(g, weapon)), "range": _sum(greatest)}
