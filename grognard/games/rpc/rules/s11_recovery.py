"""11.53 Recovery: half of the day's losses of each type come back, and everybody may change deployment."""

from __future__ import annotations

from collections import Counter
from functools import partial

from grognard.engine.decision import DONE, Choose
from grognard.engine.procedure import Procedure, procedure
from grognard.engine.reasons import Reason, because
from grognard.engine.rulebook import rule
from grognard.games.rpc.rules import s03_units
from grognard.games.rpc.rules.s03_advice import not_yours, why_not_each
from grognard.games.rpc.rules.words import of_unit, unit_name, unit_option
from grognard.games.rpc.state import CAPTURED, CASUALTY, RECOVERED, REMOVED, State

Quotas = tuple[tuple[str, int], ...]
"""How many units of each type may still come back."""


@rule("11.531#1", "11.531#2", "11.533")
@procedure
def recovery(g: State) -> Procedure[None]:
    """The defender first: units out of the casualty list, what is left of it out of the campaign, and deployment."""
    attacker = g.setting.campaign.attacker
    for side in (g.other(attacker), attacker):
        yield from recover(g, side, quotas(g, side))
        strike_off(g, side)
        yield from adjust(g, side)


@rule("11.532#1", "11.531#5", "11.532#4")
def quotas(g: State, side: str) -> Quotas:
    """How many units of each type may come back: half of those lost today, fractions up."""
    lost = Counter(type_of(g, id_) for id_ in casualties(g, side))
    return tuple((type_, (number + 1) // 2) for type_, number in lost.items())


def casualties(g: State, side: str) -> list[str]:
    """The units on the casualty list, where each night leaves none; captured units are not on it."""  # 11.531#4
    return [id_ for id_, unit in g.units.items() if unit.side == side and unit.where == CASUALTY]


def type_of(g: State, id_: str) -> str:
    """The type by which losses are counted: of a horse gun, that of the gun."""
    return s03_units.counter(g, id_).types[-1]


@rule("11.531#1", "11.532#1", "11.532#4")
@procedure
def recover(g: State, side: str, allowed: Quotas) -> Procedure[None]:
    """One unit after another, as long as its type has some left; the owner may stop at any time."""
    left = allowed
    while candidates(g, side, left):
        id_: str | None = yield Choose(
            side,
            "recover-choose",
            (*(unit_option(g, each, "recover", "11.532") for each in candidates(g, side, left)), DONE),
            "11.532",
            (("left", sum(number for _, number in left)),),
            why_not=partial(why_not_recovered, left),
        )
        if id_ is None:
            return
        type_ = type_of(g, id_)
        left = tuple((each, number - (each == type_)) for each, number in left)
        g.move_to(id_, RECOVERED, formed=True)
        g.note("recovered", "11.532", **of_unit(g, id_))


def candidates(g: State, side: str, left: Quotas) -> tuple[str, ...]:
    """Of each kind one unit whose type may still be taken back."""
    found: dict[str, str] = {}
    for id_ in casualties(g, side):
        if not_recovered(g, left, id_) is None:
            found.setdefault(g.units[id_].type, id_)
    return tuple(found.values())


@rule("11.531#4", "11.532#1", "11.532#4", "11.533")
def not_recovered(g: State, left: Quotas, id_: str) -> Reason | None:
    """Why a unit is not taken back: it is not on the casualty list, or its type has had its half."""
    where, name = g.units[id_].where, unit_name(g, id_)
    if where == RECOVERED:
        return because("11.532", "why-not-recover-done", name=name)
    if where == CAPTURED:
        return because("11.531", "why-not-recover-captured", name=name)
    if where == REMOVED:
        return because("11.533", "why-not-recover-removed", name=name)
    if where != CASUALTY:
        return because("11.531", "why-not-recover-unhurt", name=name)
    return None if dict(left).get(type_of(g, id_)) else because("11.532", "why-not-recover-type", name=name)


def why_not_recovered(left: Quotas, g: State, question: Choose, subject: str) -> tuple[Reason, ...]:
    """Why a unit is not recovered; nothing on the map is."""
    id_ = subject.removeprefix("unit:")
    if id_ not in g.units:
        return (because("11.532", "why-not-recover-first"),)
    refused = not_yours(g, question.side, id_) or not_recovered(g, left, id_)
    return (refused or because("11.532", "why-not-alike", name=unit_name(g, id_)),)


@rule("11.533")
def strike_off(g: State, side: str) -> None:
    for id_ in casualties(g, side):
        g.move_to(id_, REMOVED)


# 11.534 deployment


@rule("11.534", "11.531#2")
@procedure
def adjust(g: State, side: str) -> Procedure[None]:
    """Any of the units on the map may be flipped."""
    flipped: tuple[str, ...] = ()
    while True:
        left = tuple(id_ for id_ in g.on_map(side) if not_adjusted(g, flipped, id_) is None)
        if not left:
            return
        id_: str | None = yield Choose(
            side,
            "adjust-choose",
            (DONE, *(unit_option(g, each, "flip", "11.534") for each in left)),
            "11.534",
            why_not=partial(why_not_adjusted, flipped),
        )
        if id_ is None:
            return
        flipped = (*flipped, id_)
        g.change(id_, formed=not g.units[id_].formed)
        g.note("adjusted", "11.534", **of_unit(g, id_), formed=g.units[id_].formed)


@rule("11.534")
def not_adjusted(g: State, flipped: tuple[str, ...], id_: str) -> Reason | None:
    """Why a unit is not flipped: it is not on the map, or was flipped tonight."""
    if g.units[id_].where < 0:
        return because("11.534", "why-not-adjust-off", name=unit_name(g, id_))
    return because("11.534", "why-not-adjust-done", name=unit_name(g, id_)) if id_ in flipped else None


def why_not_adjusted(
    flipped: tuple[str, ...], g: State, question: Choose, subject: str
) -> tuple[Reason, ...]:
    refused = why_not_each(g, question, subject, partial(not_adjusted, g, flipped))
    return refused or (because("11.534", "why-not-adjust-first"),)
