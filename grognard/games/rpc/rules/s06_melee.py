"""6.67 Melee: who takes part, whom each attacks, checks that count together, and hallowed ground."""

from __future__ import annotations

from grognard.engine.board import Cell
from grognard.engine.decision import Choose, Option
from grognard.engine.procedure import Procedure, procedure
from grognard.engine.reasons import Modifiers, Reason, because
from grognard.engine.rulebook import rule
from grognard.games.rpc.rules import s03_masses, s03_units, s06_melee_advice
from grognard.games.rpc.rules.s03_units import Check
from grognard.games.rpc.rules.words import called, of_unit, side_name, unit_name, unit_option
from grognard.games.rpc.state import State

Attacks = tuple[tuple[str, str], ...]
"""Who attacks whom."""
HOLD = Option("hold", None, "hold", (), "melee-hold", (), "6.674")
"""The unit attacks nobody."""


@rule("6.671#1", "6.672#1", "6.672#2", "6.673", "6.674#1", "6.675#1", "6.678#1", "6.678#2")
@procedure
def melee(g: State, cell: Cell, attackers: tuple[str, ...]) -> Procedure[None]:
    """The acting units that paid against all enemies in the hex: attacks, checks, results, and all are spent."""
    if not attackers:
        return
    actor = g.units[attackers[0]].side
    defenders = g.in_hex(cell, g.other(actor))
    if not defenders:
        return
    g.note("melee", "6.671", side=side_name(actor), hex=g.board.name(cell))
    first: Attacks = yield from allocate(g, attackers, defenders, ())
    second: Attacks = yield from allocate(g, defenders, attackers, first)
    results: tuple[Check, ...] = yield from resolve(g, (*attackers, *defenders), (*first, *second))
    s03_units.apply_checks(g, results)
    for id_ in (*attackers, *defenders):
        if g.units[id_].where == cell:
            s03_units.spend(g, id_)
            g.change(id_, moving=False)  # 6.65#3
    hallow(g, cell, actor, results)


# 6.674 allocation


@rule("6.674#1", "6.674#2", "6.674#3", "6.676", "3.3#3")
@procedure
def allocate(g: State, units: tuple[str, ...], enemies: tuple[str, ...], made: Attacks) -> Procedure[Attacks]:
    """Each unit of a side may attack one enemy, ready or not; several may attack the same one."""
    attacks: Attacks = ()
    for id_ in units:
        target: str | None = yield Choose(
            g.units[id_].side,
            "melee-attack",
            (*(unit_option(g, enemy, "attack", "6.674") for enemy in enemies), HOLD),
            "6.674",
            s06_melee_advice.question_args(g, id_, (*made, *attacks)),
            explain=s06_melee_advice.explain_attack,
            why_not=s06_melee_advice.why_not_attack,
            odds=s06_melee_advice.odds_of_attack,
        )
        if target is not None:
            attacks = (*attacks, (id_, target))
            g.note("melee-attacks", "6.674", **of_unit(g, id_), target=called(g, target))
    return attacks


# 6.675 resolution


@rule("6.675#1", "6.675#2", "6.675#5", "8.02#2")
@procedure
def resolve(g: State, units: tuple[str, ...], attacks: Attacks) -> Procedure[tuple[Check, ...]]:
    """Each unit that is attacked makes one check; nothing is applied before all are made."""
    results: tuple[Check, ...] = ()
    for id_ in units:
        against = tuple(attacker for attacker, target in attacks if target == id_)
        if against:
            result: Check = yield from s03_units.check(g, id_, melee_modifiers(g, id_, against), "melee")
            results = (*results, result)
    return results


@rule("6.675#2")
def melee_modifiers(g: State, target: str, attackers: tuple[str, ...]) -> Modifiers:
    """The melee values of all that attack the unit."""
    mods = Modifiers()
    for id_ in attackers:
        mods = mods.and_all(melee_value(g, id_, target))
    return mods


@rule("6.675#3", "6.676", "6.677#1", "6.677#2", "GLOSS.MV")
def melee_value(g: State, attacker: str, target: str) -> tuple[Reason, ...]:
    """The printed value, one more or less against armour, twice as much for infiltrators on the first turn."""
    face, name = s03_units.values(g, attacker), unit_name(g, attacker)
    parts = [because("6.675", "mod-melee", face.melee, name=name)]
    if s03_units.is_afv(g, target) and face.underlined:
        parts.append(because("6.677", "mod-underlined", -1, name=name))
    if s03_units.is_afv(g, target) and face.boxed:
        parts.append(because("6.677", "mod-boxed", 1, name=name))
    if g.turn == 1 and s03_masses.uses_infiltration(g, g.units[attacker].side):
        first = g.setting.options["melee_doubling"] == "double-first"
        doubled = face.melee if first else sum(part.value or 0 for part in parts)
        parts.append(because("6.675", "mod-infiltration", doubled, name=name))
    return tuple(part for part in parts if part.value)


# 6.679 hallowed ground


@rule("6.679#1", "6.679#2", "6.679#3", "6.679#5")
def hallow(g: State, cell: Cell, actor: str, results: tuple[Check, ...]) -> None:
    """Doubles in a check of the own side hallow the hex: the actor's if both rolled some, and once a day at most."""
    sides = {g.units[result.unit].side for result in results if result.doubles}
    if not sides or g.hallowed_made:
        return
    side = actor if actor in sides else g.other(actor)
    g.hallowed_made = True
    g.hallowed[cell] = side
    g.note("hallowed", "6.679", side=side_name(side), hex=g.board.name(cell))
