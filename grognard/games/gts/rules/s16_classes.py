"""16.1 The Weapons Classes that fire indirectly: Mortars, Indirect HE, Emplaced and Organic Artillery."""

from __future__ import annotations

from grognard.engine.rulebook import rule
from grognard.games.gts.rules import s02_units
from grognard.games.gts.state import State

NEAREST_INDIRECT = 4
FARTHEST_DIRECT = 3
"""Artillery fires indirectly from four hexes on, and directly up to three."""  # 16.1.I#2, 16.1.E#2, 16.1.O#2
NEEDS_CONTACT = frozenset({"indirect", "emplaced"})  # 16.3#1


@rule("16.1.M#1", "16.1.I#1", "16.1.E#1", "16.1.O#1", "16.5#1", "16.1.M#6", "29.31")
def fires_indirectly(g: State, id_: str) -> bool:
    """Green, orange, black or brown: its fire may be a mission. A light mortar's never is."""
    return s02_units.fires_indirectly(g, id_)


@rule("16.1.I#2", "16.1.E#2", "16.1.O#2", "16.5#1")
def nearest(g: State, id_: str) -> int:
    """The shortest distance of a mission: four hexes for Artillery; Mortars have no such limit (c68)."""
    return NEAREST_INDIRECT if s02_units.is_artillery(g, id_) else 1


@rule("16.1.M#1", "16.5#2", "16.1.I#1", "16.1.E#1", "16.1.O#1")
def fires_directly_at(g: State, id_: str, distance: int) -> bool:
    """Artillery fires directly at three hexes or less; Mortars never do."""
    return s02_units.is_artillery(g, id_) and distance <= FARTHEST_DIRECT


@rule("16.2#1", "16.2.3#2", "16.1.M#5", "16.1.E#6", "16.1.O#6")
def is_indirect_he(g: State, id_: str) -> bool:
    """Orange: the one class that belongs in Artillery Parks, whether it is mounted now or not."""
    front = s02_units.counter(g, id_).front
    return front.fire is not None and front.weapon == "indirect"


@rule("16.1.E#5")
def is_emplaced(g: State, id_: str) -> bool:
    """Black."""
    front = s02_units.counter(g, id_).front
    return front.fire is not None and front.weapon == "emplaced"


@rule("16.3#1", "16.4#6")
def needs_contact(g: State, id_: str) -> bool:
    """Orange and black Units need a Leader's contact for spotted fire; green and brown ones have it of themselves."""
    return s02_units.counter(g, id_).front.weapon in NEEDS_CONTACT


@rule("16.3#1", "MARK.contact")
def has_contact_marker(g: State, id_: str) -> bool:
    """Orange and black Units each have a Contact marker of their own, with two numbers."""
    return needs_contact(g, id_) and s02_units.counter(g, id_).contact is not None


@rule("16.2.1#3")
def is_ready_to_fire(g: State, id_: str) -> bool:
    """Dismounted or self-propelled, in play and not Suppressed (19.2.2#6)."""
    unit = g.units[id_]
    return unit.where >= 0 and not unit.entering and not unit.mounted and not unit.suppressed
