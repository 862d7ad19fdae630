"""What a player may ask about Opportunity Fire: its modifiers, its odds, and why a Unit cannot fire."""

from __future__ import annotations

from grognard.engine.board import Cell
from grognard.engine.decision import Choose, Odds, Option
from grognard.engine.reasons import Reason, because
from grognard.games.gts.rules import s02_units, s15_advice, s15_rating, s17_opportunity, s17_zones, s29_checks
from grognard.games.gts.rules.s02_advice import unit_meant, why_not_yours
from grognard.games.gts.rules.words import unit_name
from grognard.games.gts.state import State

Units = tuple[str, ...]


def explain_shot(trigger: str, to: Cell, g: State, question: Choose, option: Option) -> tuple[Reason, ...]:
    """The check that comes first, with its parts, and the rating of the shot with its own."""
    if not isinstance(option.value, tuple):
        return (Reason(question.rule, option.label),)
    firer, target = option.value
    mods = s29_checks.quality(g, firer)
    check = because("17.4", "explain-opportunity-check", mods.total, name=unit_name(g, firer))
    extra = s17_opportunity.modifiers(g, target, trigger, to)
    shot = s15_rating.rating(g, firer, target, s17_opportunity.manner(trigger), False, extra)
    return (check, *mods.reasons, *s15_advice.explained(g, target, shot))


def odds_of_shot(trigger: str, to: Cell, g: State, question: Choose, option: Option) -> Odds:  # noqa: ARG001
    """A failed check is a miss; else what the Combat Results Table may say."""
    if not isinstance(option.value, tuple):
        return Odds({"nothing": 1.0})
    firer, target = option.value
    manner = s17_opportunity.manner(trigger)
    total = s15_rating.rating(
        g, firer, target, manner, False, s17_opportunity.modifiers(g, target, trigger, to)
    ).total
    fires = s15_advice.chance(s29_checks.quality(g, firer).total)
    found = {name: fires * each for name, each in s15_advice.spread(g, firer, target, manner, total).items()}
    found[s15_advice.OUTCOMES[s15_rating.MISS]] += 1 - fires
    return Odds(found)


def why_not_shot(
    targets: Units, firers: Units | None, fired: Units, g: State, question: Choose, subject: str
) -> tuple[Reason, ...]:
    """Why a Unit cannot fire now: not in this matter, not again, or not at all."""
    named = subject.removeprefix("unit:")
    if named in g.units and g.units[named].side != question.side:
        return () if named in targets else (because("17.1", "why-not-no-trigger", name=unit_name(g, named)),)
    refused = why_not_yours(g, question, subject)
    id_ = unit_meant(g, question, subject)
    if refused or not id_:
        return refused
    name = unit_name(g, id_)
    if id_ in fired:
        return (because("17.8", "why-not-had-its-turn", name=name),)
    if firers is not None and id_ not in firers:
        return (because("17.2.2", "why-not-assault-others", name=name),)
    return no_zone(g, id_) or s15_advice.out_of_reach(g, id_, s17_opportunity.place(g, targets))


def no_zone(g: State, id_: str) -> tuple[Reason, ...]:
    """Why a Unit has no Fire Zone."""
    unit, name = g.units[id_], unit_name(g, id_)
    if s17_zones.has_zone(g, id_):
        return ()
    if unit.suppressed:
        return (because("19.2.2", "why-not-suppressed", name=name),)
    if unit.entering:
        return (because("8.0", "why-not-entering-fires", name=name),)
    if s02_units.is_mortar(g, id_):
        return (because("17.5", "why-not-mortar", name=name),)
    return (because("17.5", "why-not-no-rating", name=name),)
