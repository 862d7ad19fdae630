"""10.0, 10.2, 10.3 Effectiveness Checks after combat: who checks, with which DRMs, and what a check costs."""

from __future__ import annotations

from msgspec import Struct

from grognard.engine.reasons import Modifiers
from grognard.games.oao.reference_aftermath import Failure, check_failure, checks
from grognard.games.oao.reference_combat import defender_checks
from grognard.games.oao.reference_units import CI
from grognard.games.oao.rules import s06_effectiveness, s10_artillery
from grognard.games.oao.rules.s06_effectiveness import reduced
from grognard.games.oao.rules.s09_combat import (
    Combat,
    Contingent,
    Role,
    as_force,
    has_combat_unit,
    is_fortress,
)
from grognard.games.oao.state import State

PASSED = Failure("passed", 0, 0, 0, 0)


# who checks


def checking(g: State, combat: Combat, role: Role, final: int) -> tuple[Contingent, ...]:
    """The Forces of a side that check after a combat at these final odds."""  # 10.0#1
    if role == "attacker":
        return combat.attackers
    if not defender_checks(final):  # 10.0#3 C-12
        return ()
    accompanied = has_combat_unit(g, combat.defenders)
    return tuple(f for f in combat.defenders if not (accompanied and is_fortress(g, f.units[0])))  # 12.2.1a


def cel(g: State, force: Contingent) -> Modifiers:
    """The CEL of a Force: its Formation's, the best base CE of Assets, or that of a Fortress alone."""  # 6.2.1#2
    if is_fortress(g, force.units[0]):
        return Modifiers().plus(checks().fortress_cel, "cel-fortress", "12.2.1b")  # 12.2.1b#1
    return Modifiers(s06_effectiveness.cel(g, as_force(g, force)))


# modifiers


def modifiers(g: State, combat: Combat, role: Role, result: int, *, is_flanked: bool) -> Modifiers:
    """The DRMs to the checks of a side: that of the result, of artillery, of a Flank and of Prep Bombardment.

    Whether the defender was Flanked is known from before his retreat.
    """
    found = Modifiers().plus(result, "check-result", "9.9.2")  # 10.0#4
    shells = s10_artillery.drm(g, combat, role)
    if shells.value:
        found = found.and_all((shells,))
    if role == "attacker":
        return found
    if is_flanked:
        found = found.plus(checks().flanked, "check-flanked", "9.5.2")  # 9.5.2#2
    return found.plus(combat.prep_checks, "check-prep", "20.5")  # 20.5#4


# consequences


class Consequences(Struct, frozen=True, gc=False):
    """What a check does to a Force."""

    level: int
    """The CE Status of its Formation afterwards."""
    levels: int = 0
    """By how many levels it is lowered."""
    reductions: Modifiers = Modifiers()
    """SRs."""
    retreat: Modifiers = Modifiers()
    """Hexes."""
    flips: bool = False
    """A Fortress alone loses its exterior garrison."""  # 12.2.1b#2


def margin(roll: int, drm: int, level: int) -> int:
    """By how much a check fails; nothing or less if it is passed."""  # 10.2 6.2.2
    return roll + drm - level


def consequences(g: State, force: Contingent, failed_by: int) -> Consequences:
    """What a Force suffers for a check that failed by so much, or was passed; nothing is changed yet."""  # 10.3
    if is_fortress(g, force.units[0]):
        return Consequences(0, flips=failed_by > 0)  # 10.3#7
    failure = check_failure(failed_by) if failed_by > 0 else PASSED
    found = reduced(g, as_force(g, force), failure.levels)
    reductions = Modifiers().plus(failure.reductions, "sr-check", "10.3")  # 10.3#3
    reductions = reductions.plus(found.strength, "sr-excess-levels", "10.3")  # 10.3#4 5.5.2#2
    retreat = Modifiers().plus(failure.retreat, "retreat-check", "10.3")
    if found.after == CI:
        retreat = retreat.plus(checks().combat_ineffective, "retreat-ci", "10.3")  # 10.3#5
    elif found.newly_demoralized:  # C-34: not if it was Demoralized before
        retreat = retreat.plus(checks().demoralized, "retreat-demoralized", "10.3")  # 10.3#6
    return Consequences(found.after, failure.levels, reductions, retreat)
