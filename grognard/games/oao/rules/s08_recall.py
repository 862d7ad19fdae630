"""8.6.2 Garrisons out of their range: they return as soon as they can."""

from __future__ import annotations

from grognard.engine.board import nearest
from grognard.engine.reasons import Reason, because
from grognard.engine.rulebook import rule
from grognard.games.oao.rules import s07_allowance, s07_reach, s07_refused, s08_garrisons, s17_armies
from grognard.games.oao.rules.s07_costs import Movers, total
from grognard.games.oao.rules.s07_move_points import is_counter, left, movers
from grognard.games.oao.rules.words import unit_name
from grognard.games.oao.state import State


@rule("8.6.2#3", "8.6.3")
def recalled(g: State, side: str) -> tuple[str, ...]:
    """The garrisons of a side that must still go home in this phase, as far as they can."""
    garrisons = [id_ for id_, unit in g.units.items() if s08_garrisons.printed(unit.counter) is not None]
    return tuple(
        id_
        for id_ in garrisons
        if g.units[id_].side == side
        and not g.units[id_].moved
        and s08_garrisons.astray(g, id_)
        and _is_able(g, id_)
    )


def _is_able(g: State, id_: str) -> bool:
    if s07_refused.bound(g, id_) or s17_armies.inactive(g, id_):
        return False
    points = total(s07_allowance.allowance(g, id_, counter=is_counter(g)))
    return can_return(g, (id_,), id_, points)


@rule("8.6.2#3")
def must_go_on(g: State) -> Reason | None:
    """Why the Force in `g.move` may not stop here: a garrison is out of its range and can still come nearer to it."""
    units = movers(g)
    for id_ in units:
        if (
            s08_garrisons.astray(g, id_)
            and s07_refused.grounded(g) is None
            and can_return(g, units, id_, left(g))
        ):
            return because("8.6.2", "why-not-stop-garrison", name=unit_name(g, id_))
    return None


def can_return(g: State, units: Movers, id_: str, points: int) -> bool:
    """Whether with so many MPs a garrison can come nearer to its place."""
    place = s08_garrisons.tether(g, id_)
    if place is None or points <= 0:
        return False
    far, closed = nearest(g.board, place.home), s07_refused.Closed(g, units)
    now = far[g.units[id_].where]
    return any(
        far[cell] < now and s07_refused.no_end(g, units, cell) is None
        for cell in s07_reach.reach(g, units, points, closed=closed)
    )
