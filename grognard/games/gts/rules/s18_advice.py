"""What a player may ask about an Assault: Bravery, where runners can go, shots, and why something is not offered."""

from __future__ import annotations

from grognard.engine.board import Cell
from grognard.engine.decision import Choose, Odds, Option
from grognard.engine.reasons import Reason, because
from grognard.games.gts.rules import (
    s02_units,
    s14_costs,
    s15_advice,
    s15_rating,
    s18_bravery,
    s18_run,
    s29_checks,
)
from grognard.games.gts.rules.s02_advice import hex_meant, unit_meant, why_not_yours
from grognard.games.gts.rules.words import hex_name, unit_name
from grognard.games.gts.state import State

Reasons = tuple[Reason, ...]
Units = tuple[str, ...]


def at(g: State, question: Choose) -> Cell:
    """The defending hex, which the question names."""
    return g.board.cell(str(dict(question.args)["hex"]))


# the announcement


def explain_assault(stack: Units, g: State, question: Choose, option: Option) -> Reasons:
    """What each Assaulting Unit needs in its Bravery Check, and who in the hex will not survive the approach."""
    if isinstance(option.value, str):
        return (Reason(question.rule, option.label),)
    found: Reasons = ()
    for id_ in stack:
        mods, name = s18_bravery.bravery(g, id_, stack, option.value), unit_name(g, id_)
        if mods is None:
            found += (because("18.7.2", "explain-no-bravery", name=name),)
        else:
            needed = s18_bravery.needed(mods)
            found += (because("18.7.2", "explain-bravery", needed, name=name), *mods.reasons)
    return found + tuple(
        because("18.7.4", "explain-no-steps", name=unit_name(g, id_))
        for id_ in g.in_hex(option.value, g.other(question.side))
        if s02_units.steps(g, id_) == 0
    )


def why_not_assault_hex(stack: Units, g: State, question: Choose, subject: str) -> Reasons:
    """Not adjacent, nobody there, or ground on which some of the Units may not go."""
    cell, lead = hex_meant(g, subject), g.units[stack[0]]
    if cell is None:
        return ()
    if cell not in g.board.adjacent[lead.where]:
        return (because("18.4", "why-not-assault-far", hex=hex_name(g, cell)),)
    if not g.in_hex(cell, g.other(question.side)):
        return (because("18.7.1", "why-not-assault-empty", hex=hex_name(g, cell)),)
    refused = [s14_costs.refused(g, id_, lead.where, cell, g.units[id_].column) for id_ in stack]
    return tuple(reason for reason in refused if reason is not None)


# standing and running


def explain_stand(g: State, question: Choose, option: Option) -> Reasons:
    """What running brings to whom: Suppression, or the end."""
    if not option.value:
        return (because("18.7.5A", "explain-stand"),)
    found: Reasons = (because("18.7.5A", "explain-run"),)
    for id_ in g.in_hex(at(g, question), question.side):
        barred = tuple(s18_run.bars(g, id_))
        if barred:
            found += (because("18.7.5A", "explain-lost", name=unit_name(g, id_)), *barred)
    return found


def why_not_run(g: State, question: Choose, subject: str) -> Reasons:
    """A single Unit neither stands nor runs by itself."""
    refused, id_ = why_not_yours(g, question, subject), unit_meant(g, question, subject)
    if refused or not id_ or g.units[id_].where != at(g, question):
        return refused
    return (*s18_run.bars(g, id_), because("18.7.5A", "why-not-run-alone"))


def explain_haven(g: State, question: Choose, option: Option) -> Reasons:
    """Who gets there, and who does not."""
    cell = at(g, question)
    runners = s18_run.runners_to(g, cell, option.value, question.side)
    return tuple(
        because("18.7.5A", "explain-runs" if id_ in runners else "explain-lost", name=unit_name(g, id_))
        for id_ in g.in_hex(cell, question.side)
    )


def why_not_haven(g: State, question: Choose, subject: str) -> Reasons:
    """Not adjacent, the enemy's, prohibited, or a hex that would save fewer."""
    cell, to = at(g, question), hex_meant(g, subject)
    if to is None:
        return ()
    if to not in g.board.adjacent[cell]:
        return (because("18.7.5A", "why-not-run-far", hex=hex_name(g, to)),)
    if g.in_hex(to, g.other(question.side)):
        return (because("14.1", "why-not-run-enemy", hex=hex_name(g, to)),)
    able = [id_ for id_ in g.in_hex(cell, question.side) if s18_run.may_run(g, id_)]
    refused = [s14_costs.refused(g, id_, cell, to, g.units[id_].column) for id_ in able]
    return tuple(reason for reason in refused if reason is not None)


# the round


def explain_charge(g: State, question: Choose, option: Option) -> Reasons:
    """A charge hangs on one check of the enemy's; fire is given back."""
    if not option.value:
        return (because("18.7.5B", "explain-assault-fire"),)
    enemies = g.in_hex(at(g, question), g.other(question.side))
    best = max(enemies, key=lambda id_: s29_checks.quality(g, id_).total)
    mods = s29_checks.quality(g, best)
    return (because("18.7.5C", "explain-charge", mods.total, name=unit_name(g, best)), *mods.reasons)


def explain_checker(g: State, question: Choose, option: Option) -> Reasons:  # noqa: ARG001
    """The Troop Quality of the Unit that checks for all."""
    mods = s29_checks.quality(g, option.value)
    return (
        because("18.7.5C", "explain-checker", mods.total, name=unit_name(g, option.value)),
        *mods.reasons,
    )


def explain_continue(g: State, question: Choose, option: Option) -> Reasons:  # noqa: ARG001
    """A second round is the last one."""
    return (because("18.7.5F", "explain-continue" if option.value else "explain-withdraw"),)


# Assault Fire


def why_not_firer(fired: Units, number: str, g: State, question: Choose, subject: str) -> Reasons:
    """It has fired, cannot fire in an Assault, or is not in this one."""
    refused, id_ = why_not_yours(g, question, subject), unit_meant(g, question, subject)
    if refused or not id_:
        return refused
    name, face = unit_name(g, id_), s02_units.values(g, id_)
    if id_ in fired:
        return (because(number, "why-not-assault-fired", name=name),)
    if face.fire is None:
        return (because("18.7.5D", "why-not-assault-fire-no", name=name),)
    if face.assault is None:
        return (because("18.1", "why-not-assault-rating", name=name),)
    return (because(number, "why-not-in-assault", name=name),)


def explain_shot(
    firer: str, manner: str, bonus: bool, g: State, _question: Choose, option: Option
) -> Reasons:
    """The rating with all its parts."""
    mods = s15_rating.rating(g, firer, option.value, manner, bonus)
    return s15_advice.explained(g, option.value, mods)


def odds_of_shot(firer: str, manner: str, bonus: bool, g: State, _question: Choose, option: Option) -> Odds:
    """What the ten faces do to the target."""
    total = s15_rating.rating(g, firer, option.value, manner, bonus).total
    return Odds(s15_advice.spread(g, firer, option.value, manner, total))


def why_not_target(targets: Units, g: State, question: Choose, subject: str) -> Reasons:
    """Only Units in this Assault."""
    kind, _, id_ = subject.partition(":")
    if kind != "unit" or id_ not in g.units or id_ in targets:
        return ()
    return (because(question.rule, "why-not-in-assault", name=unit_name(g, id_)),)
