"""9.1.1 d to h: strengths and odds, the dice, and what the result does at once."""

from __future__ import annotations

from typing import NamedTuple

from msgspec import Struct

from grognard.engine.decision import Roll
from grognard.engine.procedure import Procedure, procedure
from grognard.engine.reasons import Modifiers
from grognard.engine.rulebook import rule
from grognard.games.oao import charts, reference_combat
from grognard.games.oao.reference_combat import Result
from grognard.games.oao.rules import s09_losses, s09_odds, s09_results, s09_told, s11_retreat, s26_plans
from grognard.games.oao.rules.s09_combat import Combat, Contingent, Role, is_fortress, side_of
from grognard.games.oao.rules.s09_intensity import intensity_of
from grognard.games.oao.rules.s09_results import Outcome, outcome
from grognard.games.oao.rules.words import hex_name, shown, side_name, told
from grognard.games.oao.state import State

ROLES: tuple[Role, Role] = ("attacker", "defender")


class Weighed(NamedTuple):
    """A combat before the dice: the rung of its final odds, and whether the defender is Flanked."""

    final: int
    is_flanked: bool


class Fight(Struct, frozen=True, gc=False):
    """A combat whose dice have fallen."""

    combat: Combat
    final: int
    is_flanked: bool
    outcome: Outcome
    is_black: bool
    """Whether the retreat in the result is in a black circle."""  # 11.1.2#1
    attack: Modifiers = Modifiers()
    """The DRMs to the checks of the attackers."""
    defence: Modifiers = Modifiers()

    def modifiers(self, role: Role) -> Modifiers:
        return self.attack if role == "attacker" else self.defence


# strengths and odds


@rule("9.1.1#d", "9.1.1#e", "9.6#1", "3.1.6#3")
def weigh(g: State, combat: Combat) -> Weighed:
    """Each side sees how its own strength comes about; both see the totals and the odds."""
    odds = s09_odds.odds(g, combat)
    sides = side_of(g, combat, "attacker"), side_of(g, combat, "defender")
    s09_told.tell_odds(g, combat.target, odds, sides, ("9.1.1#d", "9.1.1#e"))
    return Weighed(odds.final, s09_odds.flanked(g, combat) is not None)


# the dice


@rule("9.1.1#g", "9.7#1", "9.9.1#1", "21.1#1", "21.1#2")
@procedure
def fight(g: State, combat: Combat, weighed: Weighed, intense: tuple[bool, bool]) -> Procedure[Fight]:
    """One white and one black die, the white one modified; the Allies of the first GTs may have to roll twice."""
    side, about = side_of(g, combat, "attacker"), g.board.name(combat.target)
    faces: tuple[int, int] = yield Roll(2, 6, "roll-combat", side, about, good="low")
    again = s09_results.doctrine_reroll(g, combat, faces[1])
    if again is not None:
        g.note("combat-reroll", again.rule, dice=list(faces))
        faces = yield Roll(2, 6, "roll-combat", side, about, good="low")
    result = read(g, combat, weighed, faces)
    intensity = intensity_of(*intense)
    s26_plans.attacked(g, combat)
    return Fight(combat, weighed.final, weighed.is_flanked, outcome(result, intensity), result.retreat.black)


def read(g: State, combat: Combat, weighed: Weighed, faces: tuple[int, int]) -> Result:
    """The result of the table, told to both; whose PR makes the DRM is each side's own affair."""
    drm = s09_odds.white_die(g, combat)
    for role in ROLES:
        side = side_of(g, combat, role)
        parts = s09_odds.proficiency(g, combat, role)
        g.note(
            "combat-proficiency",
            "9.7",
            to=(side,),
            modifiers=shown(parts.reasons),
            total=parts.total,
        )
    white, black = faces[0] + drm.total, faces[1]
    result = charts.combat_result(g, reference_combat.combat_result(weighed.final, white, black))  # 9.9.CRT
    g.note(
        "combat-result",
        "9.9.1#1",
        hex=hex_name(g, combat.target),
        column=reference_combat.column(weighed.final),
        dice=list(faces),
        drm=drm.total,
        white=white,
        black=black,
        result=result.code,
    )
    return result


# what it does at once


@rule("9.1.1#h", "9.9.1#2", "9.9.2#1", "9.9.2#3", "9.10#1", "9.10.1#1")
@procedure
def reductions(g: State, done: Fight) -> Procedure[None]:
    """Levels of every Force and SRs of each side, the attacker's first; both are counted before one is suffered."""
    combat = done.combat
    attack: int = yield from suffered(g, combat, "attacker", done.outcome.attacker.reductions)
    defence: int = yield from suffered(g, combat, "defender", done.outcome.defender.reductions)
    yield from pay(g, once(combat.attackers), done.outcome.attacker.levels, attack)
    yield from pay(g, once(combat.defenders), done.outcome.defender.levels, defence)


@rule("9.9.1#2", "9.9.2#1", "9.9.2#3")
@procedure
def pay(g: State, forces: tuple[Contingent, ...], levels: int, number: int) -> Procedure[None]:
    """Levels of each of these Forces, and SRs of all of them together."""
    for force in forces:
        yield from s09_losses.lose_levels(g, force, levels, "9.9.2#1")
    yield from s09_losses.suffer(g, forces, number, "9.9.2#3")


@rule("9.10.1#1", "9.10.1#2")
@procedure
def suffered(g: State, combat: Combat, role: Role, due: Modifiers) -> Procedure[int]:
    """How many SRs a side suffers of those that are due: against a small enemy a die may spare it."""
    if due.total == 0:
        return 0
    number, rolls = s09_results.losses(g, combat, role, due.total).suffered, on_rolls(g, combat, role, due)
    side = side_of(g, combat, role)
    if rolls:
        faces: tuple[int] = yield Roll(
            1, 6, "roll-small-magnitude", side, g.board.name(combat.target), good="low"
        )
        hit = charts.happens(g, "small-magnitude", faces[0] in rolls)
        g.note(
            "small-magnitude-roll",
            "9.10.1",
            side=side_name(side),
            dice=[faces[0]],
            hit="yes" if hit else "no",
        )
        number = number if hit else 0
    g.note("reductions-due", "9.10", side=side_name(side), modifiers=shown(due.reasons), number=number)
    return number


def on_rolls(g: State, combat: Combat, role: Role, due: Modifiers) -> tuple[int, ...]:
    """The rolls of a die on which SRs are suffered; none if they are in any case."""
    found = s09_results.losses(g, combat, role, due.total)
    return tuple(sorted(found.rolls)) if found.needs_roll else ()


def once(forces: tuple[Contingent, ...]) -> tuple[Contingent, ...]:
    """Every Force once, though it may fight from two hexes."""
    return tuple({force.units[0]: force for force in reversed(forces)}.values())[::-1]


@rule("9.1.1#h", "9.2.5D#2", "9.9.2#4", "9.9.2#5", "9.9.2#6")
@procedure
def retreat(g: State, done: Fight) -> Procedure[None]:
    """The defenders leave the hex if the result and the intensity demand it.

    Those who were withheld leave it too, with the others or in their place: who is eliminated vacates the hex.
    """
    combat, hexes = done.combat, done.outcome.retreat
    g.note(
        "combat-retreat",
        done.outcome.reason.rule,
        hex=hex_name(g, combat.target),
        reason=told((done.outcome.reason,))[0],
        hexes=hexes,
    )
    fought = any(not is_fortress(g, id_) for force in combat.defenders for id_ in force.units)
    going, behind = leaving(g, combat.defenders), leaving(g, combat.withheld) if fought else ()
    if hexes and (going or behind):
        idle = tuple(id_ for force in combat.defenders for id_ in force.idle)
        yield from s11_retreat.retreat(
            g,
            (*going, *behind),
            hexes,
            "9.9.2",
            combat.target,
            (*behind, *idle),
            black=done.is_black,
        )


def leaving(g: State, forces: tuple[Contingent, ...]) -> tuple[str, ...]:
    """The units of Forces that are still on the map, each Formation followed by its Assets, fighting or not."""
    return tuple(id_ for force in forces for id_ in (*force.units, *force.idle) if g.units[id_].where >= 0)
