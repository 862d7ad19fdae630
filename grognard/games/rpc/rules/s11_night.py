"""11.51 and 11.52 The first half of the night: melees to the end, and the secret choice of a night attack."""

from __future__ import annotations

from grognard.engine.board import Cell
from grognard.engine.decision import NO, YES, Choose, Together
from grognard.engine.procedure import Procedure, procedure
from grognard.engine.reasons import Reason, because
from grognard.engine.rulebook import rule
from grognard.games.rpc.rules import s03_units, s06_melee, s06_melee_advice
from grognard.games.rpc.rules.s03_units import Check
from grognard.games.rpc.rules.words import side_name, unit_option
from grognard.games.rpc.state import State

SIDES = ("german", "british")


@rule("11.51#1")
@procedure
def resolve_melees(g: State) -> Procedure[None]:
    """Hex by hex, round after round, until nowhere both sides are left."""
    for cell in tuple(sorted(g.at)):
        while s03_units.is_contested(g, cell):
            yield from melee_round(g, cell)


@rule("11.51#1", "11.51#2", "6.675#1")
@procedure
def melee_round(g: State, cell: Cell) -> Procedure[None]:
    """All units in the hex fight; the attacker of the campaign allocates first."""
    attacker = g.setting.campaign.attacker
    ours, theirs = g.in_hex(cell, attacker), g.in_hex(cell, g.other(attacker))
    g.note("night-melee", "11.51", hex=g.board.name(cell))
    first: s06_melee.Attacks = yield from allocate(g, ours, theirs, ())
    second: s06_melee.Attacks = yield from allocate(g, theirs, ours, first)
    results: tuple[Check, ...] = yield from s06_melee.resolve(g, (*ours, *theirs), (*first, *second))
    s03_units.apply_checks(g, results)
    for id_ in (*ours, *theirs):
        if g.units[id_].where == cell:
            g.change(id_, ready=True)
    s06_melee.hallow(g, cell, attacker, results)


@rule("11.51#2")
@procedure
def allocate(
    g: State, units: tuple[str, ...], enemies: tuple[str, ...], made: s06_melee.Attacks
) -> Procedure[s06_melee.Attacks]:
    """Every unit attacks somebody: nobody can hold back for ever."""
    attacks: s06_melee.Attacks = ()
    for id_ in units:
        target: str = yield Choose(
            g.units[id_].side,
            "melee-attack",
            tuple(unit_option(g, enemy, "attack", "11.51") for enemy in enemies),
            "11.51",
            s06_melee_advice.question_args(g, id_, (*made, *attacks)),
            explain=s06_melee_advice.explain_attack,
            why_not=s06_melee_advice.why_not_night_attack,
            odds=s06_melee_advice.odds_of_attack,
        )
        attacks = (*attacks, (id_, target))
    return attacks


# 11.52 night attack


@rule("11.521#1", "11.521#2", "11.521#4")
@procedure
def choose_night_attack(g: State) -> Procedure[bool]:
    """Both sides choose in secret and show their choices together. True if a night scenario is played."""
    able = may_choose(g)
    if not able:
        return False
    answers: tuple[bool, ...] = yield Together(
        tuple(
            Choose(
                side,
                "night-attack-offer",
                (YES, NO),
                "11.521",
                (("day", g.day),),
                secret=True,
                why_not=why_not_night,
            )
            for side in able
        )
    )
    for side, wanted in zip(able, answers, strict=True):
        g.note(
            "night-attack-yes" if wanted else "night-attack-no", "11.521", side=side_name(side), reveals=True
        )
        if wanted:
            g.night_attacks[side] = g.day
    return any(answers)


def why_not_night(_g: State, _question: Choose, _subject: str) -> tuple[Reason, ...]:
    """Nobody acts before both sides have chosen."""
    return (because("11.521", "why-not-night-first"),)


@rule("11.521#3")
def may_choose(g: State) -> tuple[str, ...]:
    """The sides that did not choose a night attack the day before."""
    return tuple(side for side in SIDES if g.night_attacks.get(side, -1) != g.day - 1)
