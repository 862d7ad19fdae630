"""What a player may ask about an attack in melee: its modifiers, its odds, and why a unit cannot be attacked."""

from __future__ import annotations

from typing import TYPE_CHECKING

from grognard.engine.decision import Choose, Odds, Option
from grognard.engine.reasons import Args, Modifiers, Reason, because
from grognard.games.rpc.rules import s03_units, s06_melee
from grognard.games.rpc.rules.words import unit_name

if TYPE_CHECKING:
    from grognard.games.rpc.state import State

ROLLS = [first + second for first in range(1, 7) for second in range(1, 7)]


def question_args(g: State, id_: str, made: tuple[tuple[str, str], ...]) -> Args:
    """Who attacks, and the attacks already allocated: `a>b|c>b`."""
    hex_ = g.board.name(g.units[id_].where)
    attacks = "|".join(f"{attacker}>{target}" for attacker, target in made)
    return (("name", unit_name(g, id_)), ("hex", hex_), ("unit", id_), ("attacks", attacks))


def total_on(g: State, question: Choose, target: str) -> Modifiers:
    """The sum against a target with this attack and those allocated before it."""
    args = dict(question.args)
    made = [attack.split(">") for attack in str(args["attacks"]).split("|") if attack]
    before = tuple(attacker for attacker, attacked in made if attacked == target)
    mods = s06_melee.melee_modifiers(g, target, (*before, str(args["unit"])))
    return mods.and_all(s03_units.hallowed(g, target).reasons)


def explain_attack(g: State, question: Choose, option: Option) -> tuple[Reason, ...]:
    """The target's check with every melee value against it so far."""
    if option.value is None:
        return (because("6.674", "explain-hold"),)
    mods, cohesion = total_on(g, question, option.value), s03_units.values(g, option.value).cohesion
    id_, name = option.value, unit_name(g, option.value)
    total = because("6.675", "explain-attack", mods.total, name=name, cohesion=cohesion, unit=id_)
    return (total, *mods.reasons)


def odds_of_attack(g: State, question: Choose, option: Option) -> Odds:
    """What becomes of the target by the attacks allocated so far."""
    if option.value is None:
        return Odds({"nothing": 1.0})
    total = total_on(g, question, option.value).total
    limit = min(s03_units.values(g, option.value).cohesion, s03_units.LETHAL - 1)
    passed = sum(roll + total <= limit for roll in ROLLS) / len(ROLLS)
    killed = sum(roll + total >= s03_units.LETHAL for roll in ROLLS) / len(ROLLS)
    return Odds({"odds-destroyed": killed, "odds-failed": 1 - passed - killed, "odds-passed": passed})


def why_not_attack(g: State, question: Choose, subject: str) -> tuple[Reason, ...]:
    """Why a unit is no target of this attack; anything else waits for the target."""
    kind, _, id_ = subject.partition(":")
    attacker = g.units[str(dict(question.args)["unit"])]
    if kind != "unit" or id_ not in g.units:
        return (because("6.674", "why-not-attack-first", name=dict(question.args)["name"]),)
    name = unit_name(g, id_)
    if g.units[id_].side == attacker.side:
        return (because("6.674", "why-not-friend", name=name),)
    if g.units[id_].where != attacker.where:
        return (because("6.671", "why-not-other-hex", name=name),)
    return (because("6.672", "why-not-unpaid", name=name),)


def why_not_night_attack(g: State, question: Choose, subject: str) -> tuple[Reason, ...]:
    """By night all who are in the hex attack, and all can be attacked."""
    if subject == s06_melee.HOLD.id:
        return (because("11.51", "why-not-night-hold", name=dict(question.args)["name"]),)
    return why_not_attack(g, question, subject)
