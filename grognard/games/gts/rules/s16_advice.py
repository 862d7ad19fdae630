"""What a player may ask about artillery and air strikes: numbers, who spots, and why something is not offered."""

from __future__ import annotations

from grognard.engine.board import Cell
from grognard.engine.decision import BACK, Choose, Odds, Option
from grognard.engine.reasons import Reason, because
from grognard.games.gts.rules import (
    s02_units,
    s15_advice,
    s15_rating,
    s15_sight,
    s16_classes,
    s16_contact,
    s16_counter_battery,
    s16_effects,
    s16_parks,
    s16_spotting,
    s21_command,
    s29_checks,
)
from grognard.games.gts.rules.s02_advice import hex_meant, unit_meant, why_not_yours
from grognard.games.gts.state import State


def firer_of(question: Choose) -> str:
    return str(dict(question.args)["unit"])


# missions


def explain_hex(g: State, question: Choose, option: Option) -> tuple[Reason, ...]:
    """How the hex is reached: who spots, or that it is direct or counter-battery fire."""
    if isinstance(option.value, str):
        return (Reason(question.rule, option.label),)
    firer, cell = firer_of(question), Cell(option.value)
    distance = g.board.distance(g.units[firer].where, cell)
    if s16_classes.fires_directly_at(g, firer, distance):
        return (because("16.5", "explain-direct", distance=distance),)
    return (*_explain_spotter(g, firer, cell), *_explain_strength(g, firer))


def _explain_spotter(g: State, firer: str, cell: Cell) -> tuple[Reason, ...]:
    spotter = s16_spotting.observer(g, firer, cell)
    if not spotter:
        return (because("16.7", "explain-counter-battery"),)
    if spotter != firer:
        return (because("16.4", "explain-spotter", name=g.units[spotter].name),)
    if g.units[firer].contact and s16_classes.is_emplaced(g, firer):
        return (because("16.4", "explain-self-spotted"), because("16.3.1", "explain-contact-given-up"))
    return (because("16.4", "explain-self-spotted"),)


def _explain_strength(g: State, firer: str) -> tuple[Reason, ...]:
    mods = s16_effects.strength(g, firer, bonus=False)
    kind = f"@barrage-{s16_effects.kind_of(mods.total)}"
    return (because("16.6.2.1", "explain-strength", mods.total, kind=kind), *mods.reasons)


def explain_bonus(g: State, question: Choose, option: Option) -> tuple[Reason, ...]:
    """The barrage with the Company Bonus and without it, and what the Unit rolls against."""
    firer = firer_of(question)
    if not option.value:
        return _explain_strength(g, firer)
    mods, won = s29_checks.quality(g, firer), s16_effects.strength(g, firer, bonus=True)
    kind = f"@barrage-{s16_effects.kind_of(won.total)}"
    return (
        because("15.6.3", "explain-company-bonus", quality=mods.total),
        *mods.reasons,
        because("16.6.2.1", "explain-bonus-strength", won.total, kind=kind),
    )


def explain_target(g: State, question: Choose, option: Option) -> tuple[Reason, ...]:
    """The rating against this Unit and its parts, and the check for the Company Bonus."""
    if option.value not in g.units:
        return (Reason(question.rule, option.label),)
    firer, target = firer_of(question), str(option.value)
    return _explain_shot(g, firer, target, *manner_of(g, firer, target))


def manner_of(g: State, firer: str, target: str) -> tuple[str, tuple[Reason, ...]]:
    """How a Unit would be fired at, and what that adds: directly, by a mission, or only by counter-battery fire."""
    cell = g.units[target].where
    if s16_classes.fires_directly_at(g, firer, g.board.distance(g.units[firer].where, cell)):
        return "direct", ()
    return "indirect", () if s16_spotting.observer(g, firer, cell) else s16_counter_battery.EXTRA


def _explain_shot(
    g: State, firer: str, target: str, manner: str, extra: tuple[Reason, ...]
) -> tuple[Reason, ...]:
    found = s15_advice.explained(g, target, s15_rating.rating(g, firer, target, manner, False, extra))
    if not s15_rating.has_company(g, firer):
        return found
    total = s29_checks.quality(g, firer).total
    return (*found, because("15.6.3", "explain-company-bonus", quality=total))


def odds_of_target(g: State, question: Choose, option: Option) -> Odds:
    """What the Combat Results Table may say, with and without the Company Bonus."""
    if option.value not in g.units:
        return Odds({"nothing": 1.0})
    firer, target = firer_of(question), str(option.value)
    manner, extra = manner_of(g, firer, target)
    company = s15_rating.has_company(g, firer)
    won = s15_advice.chance(s29_checks.quality(g, firer).total) if company else 0.0
    totals = [s15_rating.rating(g, firer, target, manner, bonus, extra).total for bonus in (False, True)]
    plain, better = (s15_advice.spread(g, firer, target, manner, total) for total in totals)
    return Odds({name: (1 - won) * plain[name] + won * better[name] for name in plain})


def explain_way(g: State, question: Choose, option: Option) -> tuple[Reason, ...]:
    """The parts of the rating in each way, without the Company Bonus."""
    if option.label == BACK.label:
        return (Reason(question.rule, option.label),)
    firer, target = firer_of(question), str(dict(question.args)["target_unit"])
    if option.value == "counter-battery":
        return _explain_shot(g, firer, target, "indirect", s16_counter_battery.EXTRA)
    spotter = _explain_spotter(g, firer, g.units[target].where)
    return (*spotter, *_explain_shot(g, firer, target, "indirect", ()))


def why_not_target(g: State, question: Choose, subject: str) -> tuple[Reason, ...]:
    """Why a hex, or the hex of a Unit, cannot be fired at."""
    firer, cell = firer_of(question), hex_meant(g, subject)
    if cell is None:
        return ()
    enemies = g.in_hex(cell, g.other(question.side))
    if not enemies:
        friends = bool(g.at.get(cell))
        return (
            because("15.3", "why-not-no-enemy" if friends else "why-not-empty-hex", hex=g.board.name(cell)),
        )
    return out_of_reach(g, firer, cell) or (because("16.5", "why-not-hex-first", hex=g.board.name(cell)),)


def why_not_barrage(g: State, question: Choose, subject: str) -> tuple[Reason, ...]:
    """Why no barrage can be laid on a hex."""
    firer, cell = firer_of(question), hex_meant(g, subject)
    if cell is None:
        return ()
    if g.at.get(cell):
        return (because("16.6.2.1", "why-not-occupied", hex=g.board.name(cell)),)
    return out_of_reach(g, firer, cell)


def out_of_reach(g: State, firer: str, cell: Cell) -> tuple[Reason, ...]:
    """Distance, park, contact, command and sight: what bars a mission into the hex. Empty if nothing does."""
    if s16_spotting.observer(g, firer, cell):
        return ()
    distance = g.board.distance(g.units[firer].where, cell)
    if s16_classes.fires_directly_at(g, firer, distance):
        blocked = s15_sight.explained(g, g.units[firer].where, cell)
        return (because("16.5", "why-not-direct", distance=distance), *blocked)
    farthest = s16_spotting.reach(g, firer, spotted=True)
    if distance > farthest:
        return (_too_far(g, firer, distance, farthest),)
    if distance > s16_spotting.reach(g, firer, spotted=False) and s16_spotting.sees_for_itself(
        g, firer, cell
    ):
        return (because("16.6.2.2", "why-not-barrage-on-firer"),)
    refused = no_spotters(g, firer)
    return (
        (refused,) if refused is not None else (because("16.5.3", "why-not-unseen", hex=g.board.name(cell)),)
    )


def _too_far(g: State, firer: str, distance: int, farthest: int) -> Reason:
    if s02_units.has_enemy_adjacent(g, firer):
        return because("15.3", "why-not-enemy-adjacent", distance=distance)
    if g.units[firer].where in g.barrages and farthest == 1:
        return because("15.3", "why-not-under-barrage", distance=distance)
    return because("15.3", "why-not-mission-range", distance=distance, range=farthest)


def no_spotters(g: State, firer: str) -> Reason | None:
    """Why nobody can spot for a Unit that does not see its target."""
    name = g.units[firer].name
    if s16_classes.is_indirect_he(g, firer) and not g.units[firer].park:
        return because("16.2", "why-not-no-park", name=name)
    if s16_classes.needs_contact(g, firer) and not g.units[firer].contact:
        return because("16.5.5", "why-not-no-contact", name=name)
    if not s21_command.in_command(g, firer):
        return because("16.5.1", "why-not-out-of-command", name=name)
    return None if s16_spotting.spotters(g, firer) else because("16.5.2", "why-not-no-spotter", name=name)


# parks and contact


def explain_park(g: State, question: Choose, option: Option) -> tuple[Reason, ...]:
    """What a park costs and which guns could go into it; what disbanding does."""
    order = option.value
    if order is None:
        return (Reason(question.rule, option.label),)
    if order.park:
        names = ", ".join(g.units[id_].name for id_ in s16_parks.units_in(g, order.park))
        return (because("16.2.4", "explain-disband", names=names),)
    guns = s16_parks.founders(g, order.division, order.where)
    names = ", ".join(g.units[id_].name for id_ in guns)
    dispatch = g.points[order.division].dispatch
    return (because("16.2.1", "explain-create", names=names, cost=s16_parks.PRICE, points=dispatch),)


def why_not_park(g: State, question: Choose, subject: str) -> tuple[Reason, ...]:
    """Why no park can be created where somebody points."""
    refused, id_ = why_not_yours(g, question, subject), unit_meant(g, question, subject)
    if refused or not id_:
        return refused
    cell = g.units[id_].where
    if s16_parks.park_at(g, cell):
        return (because("16.2.1", "why-not-park-there", hex=g.board.name(cell)),)
    guns = [each for each in g.in_hex(cell, question.side) if s16_classes.is_indirect_he(g, each)]
    if not guns:
        return (because("16.2.1", "why-not-no-guns", hex=g.board.name(cell)),)
    return tuple(dict.fromkeys(_why_not_founder(g, g.units[each].division, each) for each in guns))


def why_not_founder(division: str, g: State, question: Choose, subject: str) -> tuple[Reason, ...]:
    """Why a Unit cannot go into the park that is being created."""
    refused, id_ = why_not_yours(g, question, subject), unit_meant(g, question, subject)
    return refused or ((_why_not_founder(g, division, id_),) if id_ else ())


def _why_not_founder(g: State, division: str, id_: str) -> Reason:
    name = g.units[id_].name
    if not s16_classes.is_indirect_he(g, id_):
        return because("16.2.3", "why-not-orange", name=name)
    if g.units[id_].division != division:
        return because("16.2.2", "why-not-park-division", name=name)
    if not s16_classes.is_ready_to_fire(g, id_):
        return because("16.2.1", "why-not-ready-to-fire", name=name)
    if g.points[division].dispatch < s16_parks.PRICE:
        return because("16.2.1", "why-not-park-points", cost=s16_parks.PRICE)
    if not s16_parks.unused(g, division):
        return because("16.2.1", "why-not-parks-used", count=g.setting.divisions[division].parks)
    return because("16.2.1", "why-not-not-there", name=name)


def why_not_caller(g: State, question: Choose, subject: str) -> tuple[Reason, ...]:
    """Why a Unit cannot attempt contact."""
    refused, id_ = why_not_yours(g, question, subject), unit_meant(g, question, subject)
    if refused or not id_:
        return refused
    name = g.units[id_].name
    if not s16_classes.has_contact_marker(g, id_):
        return (because("16.3", "why-not-no-marker", name=name),)
    if id_ in g.tried:
        return (because("16.3", "why-not-tried", name=name),)
    if s16_classes.is_indirect_he(g, id_) and not g.units[id_].park:
        return (because("16.3", "why-not-contact-park", name=name),)
    if not s16_classes.is_ready_to_fire(g, id_):
        return (because("19.2.2", "why-not-contact-suppressed", name=name),)
    return (because("16.3", "why-not-no-leader", name=name),)


def explain_contact(g: State, question: Choose, option: Option) -> tuple[Reason, ...]:
    """The parts of the number to roll."""
    if option.value not in g.leaders:
        return (Reason(question.rule, option.label),)
    return s16_contact.number(g, firer_of(question), str(option.value)).reasons


def why_not_leader(g: State, question: Choose, subject: str) -> tuple[Reason, ...]:
    """Why a Leader cannot be contacted."""
    kind, _, formation = subject.partition(":")
    if kind != "leader" or formation not in g.leaders:
        return ()
    name = g.setting.formations[formation].leader
    if s21_command.side_of(g, formation) != question.side:
        return (because("16.3", "why-not-enemy", name=name),)
    if formation == g.units[firer_of(question)].contact:
        return (because("16.3.1", "why-not-holds-contact", name=name),)
    return (because("16.3", "why-not-off-map", name=name),)


# air strikes


def why_not_struck(g: State, question: Choose, subject: str) -> tuple[Reason, ...]:
    """Why an air Unit cannot be placed there."""
    cell = hex_meant(g, subject)
    if cell is None:
        return ()
    if not g.in_hex(cell, g.other(question.side)):
        return (because("27.0", "why-not-no-enemy", hex=g.board.name(cell)),)
    return (because("27.0", "why-not-hex-first", hex=g.board.name(cell)),)


def why_not_air(g: State, _question: Choose, subject: str) -> tuple[Reason, ...]:
    """The air Unit comes first, then the hex."""
    return (because("27.0", "why-not-air-first"),) if hex_meant(g, subject) is not None else ()
