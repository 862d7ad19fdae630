"""What the rules demand the instant that a position has come about, by whatever way it came about.

A step, an advance or a retreat asks for it on its way (`s07_entered`); whatever else changes a level, a ZOC or who is
in a hex asks `settle` when it is done: hunger, garrisons that return, arrivals, withdrawals, losses of any kind.
"""

from __future__ import annotations

from typing import Literal, NamedTuple

from grognard.engine.board import Cell
from grognard.engine.procedure import Procedure, procedure
from grognard.engine.rulebook import rule
from grognard.games.oao.rules import (
    s06_demoralized,
    s07_naval,
    s08_abandonment,
    s08_bound,
    s08_forts,
    s15_depots,
)
from grognard.games.oao.state import SIDES, State

What = Literal["flees", "leaves", "rolls", "lost", "diverted"]


class Due(NamedTuple):
    """A unit of which something is demanded where it is."""

    what: What
    unit: str
    where: Cell


@rule("6.4#8", "8.5.3#1", "8.7.1#6", "8.8.1#3", "15.6.2", "15.6.2a#1", "15.6.2b", "7.9.1(3)#3")
@procedure
def settle(g: State) -> Procedure[None]:
    """Both sides do all that is demanded of them at once, until nothing more is; nobody twice in one place."""
    done: tuple[Due, ...] = ()
    while (due := first(g, done)) is not None:
        done = (*done, due)
        yield from perform(g, due)


@procedure
def perform(g: State, due: Due) -> Procedure[None]:
    """One of them."""
    if due.what == "flees":
        yield from s06_demoralized.flee(g, due.unit)  # 6.4#8
    elif due.what == "leaves":
        yield from s15_depots.driven_off(g, due.unit)  # 15.6.2a#1 15.6.2b
    elif due.what == "rolls":
        yield from s08_abandonment.roll(g, due.unit)  # 8.5.3#1
    elif due.what == "diverted":
        yield from s07_naval.divert(g, due.unit)  # 7.9.1(3)#3
    else:
        s08_bound.left_alone(g)  # 8.8.1#3 8.7.1#6


def first(g: State, done: tuple[Due, ...]) -> Due | None:
    """What comes first of all that is demanded and was not done."""
    return next((due for due in demanded(g) if due not in done), None)


def demanded(g: State) -> tuple[Due, ...]:
    """All that is demanded now: who flees takes his Assets along before anybody is found alone in his hex."""
    return (
        *(Due("flees", id_, g.units[id_].where) for id_ in fleeing(g)),
        *(Due("leaves", id_, g.units[id_].where) for id_ in s15_depots.unprotected(g)),
        *(Due("rolls", id_, g.units[id_].where) for id_ in s08_forts.shaken(g)),
        *(Due("lost", id_, g.units[id_].where) for id_ in s08_bound.lonely(g)),
        *(Due("diverted", id_, g.units[id_].bound_for) for id_ in s07_naval.misdirected(g)),
    )


def fleeing(g: State) -> tuple[str, ...]:
    """The Demoralized Formations in EZOCs, those of the Phasing Player last."""
    sides = sorted(SIDES, key=lambda side: side == g.player)
    return tuple(
        id_
        for side in sides
        for id_ in s06_demoralized.demoralized(g, side)
        if s06_demoralized.must_go(g, id_)
    )


@rule("6.4#8", "8.5.3#1", "8.7.1#6", "8.8.1#3", "15.6.2", "7.9.1(3)#3")
def forbidden(g: State) -> tuple[Due, ...]:
    """Who is where no unit may be left: what is demanded of it could be done, and was not."""
    return tuple(due for due in demanded(g) if not is_stranded(g, due))


def is_stranded(g: State, due: Due) -> bool:
    """Whether a unit stays where it is because there is no other place: supply units without a line, ships."""
    if due.what == "leaves":
        return not s15_depots.has_place(g, due.unit)
    return due.what == "diverted" and not s07_naval.destinations(g, due.unit)
