"""2 and 29: what a Unit is and can do at all, read off its counter and its markers."""

from __future__ import annotations

from grognard.engine.board import Cell
from grognard.engine.rulebook import rule
from grognard.games.gts.counters import ARTILLERY, INDIRECT, Counter, Face
from grognard.games.gts.state import State


def counter(g: State, id_: str) -> Counter:
    found: Counter = g.setting.counters[g.units[id_].counter]
    return found


@rule("14.10.2#6", "14.10.4#1", "29.46")
def values(g: State, id_: str) -> Face:
    """The values of the side that is up: the Vehicle side of a mounted Unit, for every purpose."""
    unit = g.units[id_]
    printed = counter(g, id_)
    return printed.transport if unit.mounted and printed.transport is not None else printed.front


@rule("29.44#1")
def steps(g: State, id_: str) -> int:
    """The Steps that a Unit has left."""
    return counter(g, id_).steps - g.units[id_].lost


@rule("1.2#19")
def steps_in(g: State, ids: tuple[str, ...]) -> int:
    return sum(steps(g, id_) for id_ in ids)


@rule("14.1#2", "29.51#1", "29.46")
def unit_class(g: State, id_: str) -> str:
    """Infantry, gun or vehicle; whoever is mounted is a Vehicle."""
    return "vehicle" if g.units[id_].mounted else counter(g, id_).kind


@rule("14.1#1", "14.4#1", "14.11#4", "29.35")
def movement_class(g: State, id_: str) -> str:
    """Leg, wheeled, tracked or immobile; a star counts as Leg."""
    face = values(g, id_)
    if face.star:
        return "leg"
    return face.moves if face.movement is not None else "immobile"


@rule("29.4", "29.49", "2.0#5")
def is_armored(g: State, id_: str) -> bool:
    """By its counter; whoever is entrenched counts as Armored when results are read (22.3.6)."""
    return values(g, id_).armored


@rule("29.6")
def is_artillery(g: State, id_: str) -> bool:
    """Orange, black or brown; mortars are not artillery."""
    return values(g, id_).fire is not None and values(g, id_).weapon in ARTILLERY


@rule("16.1.M#6")
def is_mortar(g: State, id_: str) -> bool:
    """Green; the purple light mortar is none."""
    return values(g, id_).fire is not None and values(g, id_).weapon == "mortar"


def fires_indirectly(g: State, id_: str) -> bool:
    return values(g, id_).fire is not None and values(g, id_).weapon in INDIRECT


@rule("13.1#4")
def is_independent(g: State, id_: str) -> bool:
    """A black or white stripe, or of a Formation without Leader."""
    unit = g.units[id_]
    return bool(unit.stripe) or not g.setting.formations[unit.formation].leader


@rule("14.10.1#1", "14.10.1#2", "29.38")
def has_transport(g: State, id_: str) -> bool:
    return counter(g, id_).transport is not None


@rule("17.2#3", "22.2.3#2", "22.3.4#3")
def shelter(g: State, id_: str) -> str:
    """The work of which a Unit has the benefit now: `ip`, `ent`, or empty."""
    return "" if id_ in g.exposed else g.units[id_].work


@rule("29.49", "22.3.4#1")
def is_entrenched(g: State, id_: str) -> bool:
    return shelter(g, id_) == "ent"


def expose(g: State, id_: str) -> None:
    """Until it is covered again, a Unit has no benefit of its work."""
    g.exposed = (*g.exposed, id_)


def cover(g: State, id_: str) -> None:
    """Take back one exposure."""
    left = list(g.exposed)
    left.remove(id_)
    g.exposed = tuple(left)


def enemies_in(g: State, cell: Cell, side: str) -> tuple[str, ...]:
    """The Units of the other side in a hex."""
    return g.in_hex(cell, g.other(side))


@rule("15.3#3", "15.3#11", "17.3#4")
def has_enemy_adjacent(g: State, id_: str) -> bool:
    """Any enemy Unit in an adjacent hex, whatever its condition."""
    unit = g.units[id_]
    return any(enemies_in(g, cell, unit.side) for cell in g.board.adjacent[unit.where])
