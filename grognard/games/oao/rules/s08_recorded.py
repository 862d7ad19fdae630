"""8.2.4a MPs that cavalry has expended by reacting or retiring: they count in the next movement phase of its side."""

from __future__ import annotations

from typing import NamedTuple

from grognard.engine.reasons import Reason, because
from grognard.engine.rulebook import rule
from grognard.games.oao.rules import s07_allowance
from grognard.games.oao.rules.s07_costs import Movers, total
from grognard.games.oao.rules.s07_move_points import is_counter
from grognard.games.oao.rules.words import unit_name
from grognard.games.oao.state import State


class Debt(NamedTuple):
    """What recorded MPs come to in this phase: how many are a Forced March, and how many are left for the next."""

    forced: int
    rest: int


@rule("8.2.4a#1", "8.2.4a#2")
def debt(g: State, id_: str) -> Debt:
    """The recorded MPs of a unit beyond those of the phase: as far as it can march, and beyond."""
    lacking = max(0, -total(s07_allowance.allowance(g, id_, counter=is_counter(g))))
    march = s07_allowance.forced_march(g, (id_,)).value or 0
    return Debt(min(lacking, march), max(0, lacking - march))


@rule("8.2.4a#2")
def stays(g: State, id_: str) -> Reason | None:
    """Why cavalry must stay where it is: it has expended more than it can have in this phase."""
    recorded = g.units[id_].reaction
    if not recorded or not debt(g, id_).rest:
        return None
    return because("8.2.4a", "why-not-move-recorded", name=unit_name(g, id_), recorded=recorded)


@rule("8.2.4a#1")
def forced(g: State, units: Movers) -> int:
    """The MPs of a Forced March with which a move begins."""
    return max([debt(g, id_).forced for id_ in units if g.units[id_].reaction], default=0)


@rule("8.2.4a#1")
def clear(g: State, units: Movers) -> None:
    """Units have moved: what was recorded is paid."""
    for id_ in units:
        if g.units[id_].reaction:
            g.change(id_, reaction=0)
