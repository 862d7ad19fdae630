"""9 A combat as it is described before it is resolved: who fights, from where, and with what help."""

from __future__ import annotations

from collections.abc import Iterable
from fractions import Fraction
from typing import Literal

from msgspec import Struct

from grognard.engine.board import Cell
from grognard.games.oao.counters import Type
from grognard.games.oao.points import Points
from grognard.games.oao.rules import s02_units, s03_stacking
from grognard.games.oao.rules.s06_effectiveness import Force
from grognard.games.oao.rules.words import unit_name
from grognard.games.oao.state import State

Role = Literal["attacker", "defender"]
FORTRESSES = (Type.FORTRESS1, Type.FORTRESS2)
HALF = Fraction(1, 2)


class Contingent(Struct, frozen=True, gc=False, omit_defaults=True):
    """A Force as it takes part in a combat, from one hex; or a Fortress, which is by itself."""  # GLOSS.force

    units: tuple[str, ...]
    cell: Cell
    """The hex from which it attacks, in which it defends, or from which it supports."""
    ammo: bool = True
    """Whether it was provided with an increment of Ammo for this combat."""  # 9.4#2
    halves: tuple[str, ...] = ()
    """Its Two-Hex Units, which fight here with half of what they are."""  # 19.1.3 19.1.6#1
    idle: tuple[str, ...] = ()
    """Assets of the Force that are withheld: they go where it goes."""  # 11.1.2#2 C-77


class Combat(Struct, frozen=True, gc=False, omit_defaults=True):
    """An attack on a hex. Units that are withheld fight in none of its contingents."""  # 9.2.5

    target: Cell
    attackers: tuple[Contingent, ...]
    defenders: tuple[Contingent, ...]
    withheld: tuple[Contingent, ...] = ()
    """Forces in the defending hex that do not take part."""  # 9.2.5D#2
    support: tuple[Contingent, ...] = ()
    """Forces and Fortresses of neighbouring hexes whose AV the defender uses."""  # 10.1.1#2
    naval: bool = False
    """The defender has British Naval Support."""  # 21.2
    prep: int = 0
    """Columns to the right for Prep Bombardment."""  # 20.5#1
    prep_checks: int = 0
    """The DRM of Prep Bombardment to the defender's checks."""  # 20.5#4
    mandated: bool = False
    """It is one of the Mandated Attacks of a French army."""  # 26.4.2#1

    def forces(self, role: Role) -> tuple[Contingent, ...]:
        return self.attackers if role == "attacker" else self.defenders

    def units(self, role: Role) -> tuple[str, ...]:
        """Every unit of one side that takes part; once, though it may fight from both its hexes."""
        return tuple(dict.fromkeys(id_ for force in self.forces(role) for id_ in force.units))


def contingent(g: State, units: tuple[str, ...], cell: Cell, idle: tuple[str, ...] = ()) -> Contingent:
    """Units as they take part from a hex."""
    halves = tuple(id_ for id_ in units if g.units[id_].other >= 0)
    return Contingent(units, cell, halves=halves, idle=idle)


def opposite(role: Role) -> Role:
    return "defender" if role == "attacker" else "attacker"


def side_of(g: State, combat: Combat, role: Role) -> str:
    return g.units[combat.forces(role)[0].units[0]].side


def is_fortress(g: State, id_: str) -> bool:
    return s02_units.piece(g, id_).type in FORTRESSES


def has_fortress(g: State, forces: Iterable[Contingent]) -> bool:
    return any(is_fortress(g, id_) for force in forces for id_ in force.units)


def has_combat_unit(g: State, forces: Iterable[Contingent]) -> bool:
    return any(s02_units.kind_of(g, id_).combat for force in forces for id_ in force.units)


def formation_of(g: State, force: Contingent) -> str | None:
    """The Formation of a Force; None for Assets and for a Fortress."""  # GLOSS.force#1 GLOSS.force#2
    return next((id_ for id_ in force.units if s02_units.is_formation(g, id_)), None)


def as_force(g: State, force: Contingent) -> Force:
    """The Force of a contingent by its parts."""
    formation = formation_of(g, force)
    fort = next((id_ for id_ in force.units if s03_stacking.is_fort(g, id_)), None)
    return Force(formation, tuple(id_ for id_ in force.units if id_ not in (formation, fort)), fort)


def size(g: State, forces: Iterable[Contingent]) -> int:
    """The size of the Forces that take part, in eighths: half a Two-Hex Unit in each of its hexes; no works."""
    return sum(
        eighths(g, force, id_) for force in forces for id_ in force.units if not is_works(g, id_)
    )  # 19.1.3 C-58


def eighths(g: State, force: Contingent, id_: str) -> int:
    """The size of a unit as it takes part: half of it from one of two hexes, wherever it is by now."""  # 19.1.3
    whole = s02_units.values(g, id_).eighths
    return whole // 2 if id_ in force.halves else whole


def is_works(g: State, id_: str) -> bool:
    """A Fort on its front side or a Fortress: what has its size on the Artillery Table only."""  # 10.1.2#2
    return is_fortress(g, id_) or s03_stacking.is_fort(g, id_)


def holds(g: State, id_: str) -> bool:
    """Whether a unit can be the only defender of a hex: Combat units, Forts, Fortresses with their garrison."""
    kind = s02_units.kind_of(g, id_)
    return kind.combat or kind.category == "fort" or (is_fortress(g, id_) and not g.units[id_].turned)


def share(g: State, force: Contingent, id_: str, printed: int, text: str, rule: str) -> Points:
    """What a unit's printed strength or AV is worth in a combat: half of it in one of two hexes, half without Ammo."""
    points = Points().plus(printed, text, rule, name=unit_name(g, id_))
    if id_ in force.halves:  # 19.1.6#1
        points = points.plus(-points.total * HALF, "half-two-hex", "19.1.6", name=unit_name(g, id_))
    if not force.ammo and not is_works(g, id_):  # 9.4#1 8.5.1#3 12.1.1#3
        points = points.plus(-points.total * HALF, "half-no-ammo", "9.4", name=unit_name(g, id_))
    return points
