"""9.8 Intensity: first the attacker declares, then the defender."""

from __future__ import annotations

from msgspec.structs import replace

from grognard.engine.decision import NO, YES, Choose, Option
from grognard.engine.procedure import Procedure, procedure
from grognard.engine.reasons import Args, Reason, because
from grognard.engine.rulebook import rule
from grognard.games.oao import reference_combat
from grognard.games.oao.reference_combat import Intensity
from grognard.games.oao.rules import s26_plans
from grognard.games.oao.rules.s09_combat import Combat, Role, side_of
from grognard.games.oao.rules.s09_results import intense_refused, intense_required
from grognard.games.oao.rules.words import hex_name, side_name
from grognard.games.oao.state import State

INTENSE = Option("intense", True, "intense", (), "option-intense", (), "9.8#1")
NOT_INTENSE = Option("not intense", False, "not-intense", (), "option-not-intense", (), "9.8#1")


@rule("26.4.2#3", "9.8#5")
@procedure
def mandate(g: State, combat: Combat) -> Procedure[Combat]:
    """The attacker says whether this is one of the attacks that the plan of his army demands."""
    if s26_plans.mandate_refused(g, combat) is not None:
        return combat
    chosen: bool = yield Choose(
        side_of(g, combat, "attacker"),
        "attack-mandated",
        (YES, NO),
        "26.4.2",
        (("hex", hex_name(g, combat.target)),),
    )
    return replace(combat, mandated=chosen)


@rule("9.1.1#f", "9.8#1", "9.8.1")
@procedure
def declare(g: State, combat: Combat, final: int) -> Procedure[tuple[bool, bool]]:
    """Who declares Intense, the attacker and the defender; both know the odds."""
    attack: bool = yield from of_side(g, combat, "attacker", final)
    defence: bool = yield from of_side(g, combat, "defender", final)
    name = intensity_of(attack, defence).name
    g.note("combat-intensity", "9.8.1", hex=hex_name(g, combat.target), intensity=f"@intensity-{name}")
    return attack, defence


@rule("9.8#1", "9.8#2", "9.8#3", "9.8#4", "9.8#5")
@procedure
def of_side(g: State, combat: Combat, role: Role, final: int) -> Procedure[bool]:
    """One side declares Intense or not."""
    side = side_of(g, combat, role)
    intense: bool = yield Choose(
        side,
        f"intensity-{role}",
        options(g, combat, role),
        "9.8#1",
        question_args(g, combat, final),
        explain=explain,
    )
    g.note(
        "intensity-declared",
        "9.8#1",
        side=side_name(side),
        hex=hex_name(g, combat.target),
        intense="yes" if intense else "no",
    )
    return intense


def options(g: State, combat: Combat, role: Role) -> tuple[Option, ...]:
    if intense_required(g, combat, role) is not None:
        return (INTENSE,)
    return (NOT_INTENSE,) if intense_refused(g, combat, role) is not None else (NOT_INTENSE, INTENSE)


def question_args(g: State, combat: Combat, final: int) -> Args:
    return (("hex", hex_name(g, combat.target)), ("column", reference_combat.column(final)))


def explain(_g: State, question: Choose, option: Option) -> tuple[Reason, ...]:
    """What a declaration brings with it, whatever the other side declares."""
    role = question.kind.removeprefix("intensity-")
    if not option.value:
        return (because("9.8.2", f"explain-calm-{role}"),)
    rules = ("9.8.2#2", "9.8.2#3") if role == "attacker" else ("9.8.2#4", "9.8.2#5")
    return (
        because(rules[0], f"explain-intense-{role}-ground"),
        because(rules[1], f"explain-intense-{role}-losses"),
    )


def intensity_of(attack: bool, defence: bool) -> Intensity:
    return reference_combat.intensity(attacker=attack, defender=defence)
