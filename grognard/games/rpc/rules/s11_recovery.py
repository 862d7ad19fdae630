"""11.53 Recovery: half of the day's losses of each type come back, and everybody may change deployment."""

from __future__ import annotations

from collections import Counter

from grognard.engine.decision import DONE, Choose
from grognard.engine.procedure import Procedure, procedure
from grognard.engine.rulebook import rule
from grognard.games.rpc.rules import s03_units
from grognard.games.rpc.rules.words import of_unit, unit_option
from grognard.games.rpc.state import CASUALTY, RECOVERED, REMOVED, State


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
def quotas(g: State, side: str) -> tuple[tuple[str, int], ...]:
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
def recover(g: State, side: str, allowed: tuple[tuple[str, int], ...]) -> Procedure[None]:
    """One unit after another, as long as its type has some left; the owner may stop at any time."""
    left = allowed
    while candidates(g, side, left):
        id_: str | None = yield Choose(
            side,
            "recover-choose",
            (*(unit_option(g, each, "recover", "11.532") for each in candidates(g, side, left)), DONE),
            "11.532",
            (("left", sum(number for _, number in left)),),
        )
        if id_ is None:
            return
        type_ = type_of(g, id_)
        left = tuple((each, number - (each == type_)) for each, number in left)
        g.move_to(id_, RECOVERED, formed=True)
        g.note("recovered", "11.532", **of_unit(g, id_))


def candidates(g: State, side: str, left: tuple[tuple[str, int], ...]) -> tuple[str, ...]:
    """Of each kind one unit whose type may still be taken back."""
    open_types = {type_ for type_, number in left if number}
    found: dict[str, str] = {}
    for id_ in casualties(g, side):
        if type_of(g, id_) in open_types:
            found.setdefault(g.units[id_].type, id_)
    return tuple(found.values())


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
        left = tuple(id_ for id_ in g.on_map(side) if id_ not in flipped)
        if not left:
            return
        id_: str | None = yield Choose(
            side,
            "adjust-choose",
            (DONE, *(unit_option(g, each, "flip", "11.534") for each in left)),
            "11.534",
        )
        if id_ is None:
            return
        flipped = (*flipped, id_)
        g.change(id_, formed=not g.units[id_].formed)
        g.note("adjusted", "11.534", **of_unit(g, id_), formed=g.units[id_].formed)
