"""17.3 Fire Zones, and the Fire Range out of which they are made."""

from __future__ import annotations

from grognard.engine.board import Cell
from grognard.engine.rulebook import rule
from grognard.games.gts.counters import ARTILLERY
from grognard.games.gts.rules import s02_units, s15_sight
from grognard.games.gts.state import State

DIRECT_RANGE = 3
"""How far artillery fires directly, and how far its Fire Zone reaches."""  # 17.3#2, 16.1.I#2
CUT = 1


@rule("15.3#3", "15.3#4", "15.3#9", "15.3#10", "15.3#11", "15.5.2#3", "15.1#3", "29.27", "16.6.2.2#2")
def fire_range(g: State, id_: str) -> int:
    """The Fire Range of a Unit, as reduced by an adjacent enemy or a barrage in its hex: out of a park as well.

    Only the spotted Indirect Fire of a park ignores the barrage (`s16_spotting.reach`).
    """
    printed = s02_units.values(g, id_).range
    if printed <= CUT:
        return printed
    return CUT if g.units[id_].where in g.barrages or s02_units.has_enemy_adjacent(g, id_) else printed


@rule("15.2#2", "16.1.M#1", "16.1.M#3", "17.5", "29.28#2", "29.53#5")
def fires_directly(g: State, id_: str) -> bool:
    """Whether a Unit has a Fire Rating that it can use for Direct Fire: not No, and no Mortar."""
    face = s02_units.values(g, id_)
    return face.fire is not None and face.weapon != "mortar"


@rule("16.1.I#2", "16.1.I#4", "16.1.E#2", "16.1.E#4", "16.1.O#2", "16.1.O#4", "17.3#2", "29.29#3")
def direct_range(g: State, id_: str) -> int:
    """How far a Unit can fire directly now."""
    return min(fire_range(g, id_), farthest(g, id_))


@rule("16.1.I#2", "16.1.E#2", "16.1.O#2", "15.6.2#2")
def farthest(g: State, id_: str) -> int:
    """How far a Unit fires directly at all, when nothing cuts its range: artillery no farther than three hexes."""
    face = s02_units.values(g, id_)
    return min(face.range, DIRECT_RANGE) if face.weapon in ARTILLERY else face.range


@rule("17.3#3", "17.5#2", "19.2.2#8", "29.29#3", "29.45")
def has_zone(g: State, id_: str) -> bool:
    """Suppressed Units, Mortars, those that cannot fire and those not yet in play have no Fire Zone."""
    unit = g.units[id_]
    return unit.where >= 0 and not unit.entering and not unit.suppressed and fires_directly(g, id_)


@rule("17.3#1", "17.3#2", "17.3#3", "17.3#4", "17.3#5", "29.29#1", "29.29#2")
def covers(g: State, id_: str, cell: Cell) -> bool:
    """Whether a hex is in the Fire Zone of a Unit: within its Direct Fire range, and seen."""
    where = g.units[id_].where
    if where < 0:
        return False
    distance = g.board.distance(where, cell)
    if not 0 < distance <= s02_units.values(g, id_).range or not has_zone(g, id_):
        return False
    return distance <= direct_range(g, id_) and s15_sight.sees(g, where, cell)


def coverers(g: State, side: str, cell: Cell) -> tuple[str, ...]:
    """The Units of a side whose Fire Zone covers a hex."""
    return tuple(id_ for id_, unit in g.units.items() if unit.side == side and covers(g, id_, cell))


@rule("17.6.2#2")
def in_enemy_zone(g: State, side: str, cell: Cell) -> bool:
    """Whether a hex is in the Fire Zone of any enemy of a side."""
    return any(unit.side != side and covers(g, id_, cell) for id_, unit in g.units.items())
