"""9.8 to 9.10 Intensity, what a result does to both sides, and which units suffer Strength Reductions."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import Struct

from grognard.engine.reasons import Modifiers, Reason, because
from grognard.games.oao.counters import Combat as CombatUnit
from grognard.games.oao.counters import Nation
from grognard.games.oao.points import divisions
from grognard.games.oao.reference_aftermath import DIE, dice, magnitude, suffered
from grognard.games.oao.reference_combat import Intensity, Result, Retreat
from grognard.games.oao.rules import s02_units
from grognard.games.oao.rules.s06_effectiveness import next_loss
from grognard.games.oao.rules.s09_combat import (
    Combat,
    Contingent,
    Role,
    formation_of,
    is_fortress,
    opposite,
    side_of,
    size,
)
from grognard.games.oao.rules.s09_odds import position_level
from grognard.games.oao.rules.words import unit_name
from grognard.games.oao.state import State

DOCTRINE = range(1, 6)
"""The GTs in which the Allies fight by an inferior doctrine."""  # 21.1#1


# intensity


def intense_refused(g: State, combat: Combat, role: Role) -> Reason | None:
    """Why a side may not declare Intense: all its units are of the barred kinds."""  # 9.8#2
    in_position = role == "defender" and position_level(g, combat) > 0
    barred = [_barred(g, id_, in_position=in_position) for id_ in combat.units(role)]
    return barred[0] if all(barred) else None


def _barred(g: State, id_: str, *, in_position: bool) -> Reason | None:
    """Why a unit does not allow its side to declare Intense."""
    unit = g.units[id_]
    if not s02_units.is_formation(g, id_) or s02_units.kind_of(g, id_).cavalry:
        return because("9.8", "intense-kind", name=unit_name(g, id_))  # 9.8#3 8.1#3 12.1.1#6
    if in_position:
        return None  # C-9
    if s02_units.piece(g, id_).nation == Nation.BELGIAN and "secondary reduced" in s02_units.taken(unit):
        return because("9.8", "intense-belgian", name=unit_name(g, id_))  # 9.8#4
    return (
        None if can_reduce(g, id_) else because("9.8", "intense-exhausted", name=unit_name(g, id_))
    )  # 9.8#2


def intense_required(g: State, combat: Combat, role: Role) -> Reason | None:
    """Why a side must declare Intense: a Mandated Attack, if it may at all."""  # 9.8#5 26.4.2#1
    if role == "defender" or not combat.mandated or intense_refused(g, combat, role) is not None:
        return None
    return because("26.4.2", "intense-mandated")


# the result


class Toll(Struct, frozen=True, gc=False):
    """What a result does to one side, its retreat aside."""

    drm: int = 0
    """To its checks after the combat."""  # 9.9.2#2
    levels: int = 0
    """CEL reductions of each of its Forces."""  # 9.9.2#1 9.9.1#2
    reductions: Modifiers = Modifiers()
    """SRs due, from the table and for the intensity."""


class Outcome(Struct, frozen=True, gc=False):
    """A result as the intensity of the combat turns it."""

    attacker: Toll
    defender: Toll
    retreat: int
    """How many hexes the defender retreats."""
    reason: Reason
    """Why he retreats, or does not."""

    def toll(self, role: Role) -> Toll:
        return self.attacker if role == "attacker" else self.defender


def outcome(result: Result, intensity: Intensity) -> Outcome:
    """What a result of the table does at an intensity. All SRs add up."""  # 9.8.2#9 C-35
    table, retreat = "sr-table", result.retreat
    attack = Modifiers().plus(result.attacker.reductions, table, "9.9.2")  # 9.9.2#3
    attack = attack.plus(intensity.attacker_reductions(retreat), "sr-intense-attack", "9.8.2")
    defence = Modifiers().plus(result.defender.reductions, table, "9.9.2")
    defence = defence.plus(int(retreat == Retreat.BLACK_2), "sr-black-2", "9.9.2")  # 9.9.2#5
    defence = defence.plus(intensity.defender_reductions(retreat), "sr-intense-defence", "9.8.2")
    return Outcome(
        Toll(result.attacker.drm, result.attacker.levels, attack),
        Toll(result.defender.drm, result.defender.levels, defence),
        intensity.hexes(retreat),  # 9.8.2#1 9.8.2#2 9.8.2#4 9.8.2#6
        _retreat_reason(retreat, intensity),
    )


def _retreat_reason(retreat: Retreat, intensity: Intensity) -> Reason:
    hexes = intensity.hexes(retreat)
    if retreat == Retreat.NONE:
        return because("9.9.2", "retreat-none", 0)
    text = "retreat-due" if hexes else "retreat-refused"
    return because("9.8.2", text, hexes, result=retreat.value, intensity=f"@intensity-{intensity.name}")


def doctrine_reroll(g: State, combat: Combat, black: int) -> Reason | None:
    """Why both dice are rolled once more: the Allies' doctrine on the first GTs."""  # 21.1#1 21.1#2
    if g.gt not in DOCTRINE or any(_is_allied_camp(g, id_) for id_ in combat.units("defender")):
        return None  # 21.1#3
    attacks = side_of(g, combat, "attacker") == "allied"
    bad = dice().reroll_attacking if attacks else dice().reroll_defending
    return because("21.1", "doctrine-reroll", die=black) if black in bad else None


def _is_allied_camp(g: State, id_: str) -> bool:
    fortress = s02_units.piece(g, id_)
    return (
        is_fortress(g, id_) and g.units[id_].side == "allied" and getattr(fortress, "camp", None) is not None
    )


# small forces


class Losses(Struct, frozen=True, gc=False):
    """The SRs of one side from the table and for its intensity, as the size of the enemy lets them stand."""

    due: int
    suffered: int
    """How many are suffered if the roll calls for them."""
    rolls: frozenset[int]
    """The rolls of a die on which they are suffered."""
    reason: Reason | None = None
    """The Small Magnitude of the enemy, where it matters."""

    @property
    def needs_roll(self) -> bool:
        return self.rolls != DIE


def losses(g: State, combat: Combat, role: Role, due: int) -> Losses:
    """The SRs that a side suffers of those that are due, by the size of the enemy in the combat."""  # 9.10.1#1
    enemy = size(g, combat.forces(opposite(role)))  # C-58
    rolls, most = magnitude(enemy, due), suffered(enemy, due)  # 9.10.1#2 C-36
    small = rolls != DIE or most < due
    return Losses(
        due, most, rolls, because("9.10.1", "small-magnitude", size=divisions(enemy)) if small else None
    )


# who is reduced


class Allotment(Struct, frozen=True, gc=False):
    """The units of which the owner reduces one; none if the SR is the loss of a REPL instead."""

    units: tuple[str, ...]
    reason: Reason


def can_reduce(g: State, id_: str) -> bool:
    """Whether a unit can still take an SR on the map."""  # 9.10.2#1 9.10.3
    unit = g.units[id_]
    return unit.losses < len(s02_units.reductions_of(unit).steps)


def allot(g: State, forces: Iterable[Contingent]) -> Allotment:
    """Of which units the owner must choose the one that suffers the next SR of these Forces."""  # 9.10.2#1
    forces = tuple(forces)
    formations = [found for force in forces if (found := formation_of(g, force)) is not None]
    if first := tuple(id_ for id_ in formations if can_reduce(g, id_)):
        return Allotment(first, because("9.10.2", "sr-formation"))
    assigned = [
        id_ for force in forces if formation_of(g, force) for id_ in force.units if id_ not in formations
    ]
    if second := tuple(id_ for id_ in assigned if _is_full(g, id_)):
        return Allotment(second, because("9.10.2", "sr-assigned-asset"))
    alone = [id_ for force in forces if formation_of(g, force) is None for id_ in force.units]
    if third := tuple(id_ for id_ in alone if not is_fortress(g, id_)):  # 12.2.1#3
        return Allotment(third, because("9.10.2", "sr-asset"))
    if doomed := tuple(id_ for id_ in formations if _is_doomed(g, id_)):
        return Allotment(doomed, because("24.2.1", "sr-belgian"))  # 24.2.1#3 C-22
    if not formations:
        return Allotment((), because("12.2.1", "sr-fortress"))
    return Allotment((), because("9.10.4", "sr-replacement"))  # 8.1.1#2


def _is_full(g: State, id_: str) -> bool:
    """An Asset at full strength with a backside."""
    found = s02_units.piece(g, id_)
    return isinstance(found, CombatUnit) and found.back is not None and g.units[id_].losses == 0


def _is_doomed(g: State, id_: str) -> bool:
    """A unit that cannot take one more SR without being eliminated."""
    return s02_units.reductions_of(g.units[id_]).beyond == "eliminated"


def is_eliminated(g: State, id_: str) -> bool:
    """Whether the next SR takes a unit off the map: a spent Belgian, an Asset without a side to turn."""  # 5.5.2#2
    if s02_units.is_formation(g, id_):
        return _is_doomed(g, id_) and not can_reduce(g, id_)
    return next_loss(g, id_) == "eliminated"
