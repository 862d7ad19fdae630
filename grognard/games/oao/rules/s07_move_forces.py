"""7.1.2, 3.2.1, 5.5.1 Who may still move in this phase, and which units go together."""

from __future__ import annotations

from msgspec.structs import replace

from grognard.engine.decision import BACK, DONE, Option
from grognard.engine.reasons import Reason, because
from grognard.engine.rulebook import rule
from grognard.games.oao.rules import (
    s02_units,
    s03_stacking,
    s06_effectiveness,
    s07_allowance,
    s07_refused,
    s07_tasks,
    s08_forts,
    s08_recall,
    s08_recorded,
    s17_armies,
    s26_plans,
)
from grognard.games.oao.rules.s07_act import Act
from grognard.games.oao.rules.s07_costs import Movers, total
from grognard.games.oao.rules.s07_move_points import (
    AT_SEA,
    is_counter,
    is_present,
    march_limit,
    movers,
    moving,
)
from grognard.games.oao.rules.words import unit_name, unit_option
from grognard.games.oao.state import CHANNEL, Move, State

# who may be chosen


@rule("7.0#1", "7.1.2#5", "7.1.2#2", "4.2.6#1", "GLOSS.inactive#1", "GLOSS.inactive#3")
def idle(g: State, id_: str) -> Reason | None:
    """Why a unit can do nothing, or nothing more, in this phase; None if it may be chosen."""
    unit, name = g.units[id_], unit_name(g, id_)
    if not is_present(g, id_):
        return because("7.0", "why-not-move-absent", name=name)
    if unit.moved:
        return because("7.1.2", "why-not-move-moved", name=name)
    if unit.where == CHANNEL or (unit.where in AT_SEA and is_counter(g)):
        return because("4.2.6", "why-not-move-sea", name=name)
    if s03_stacking.is_fort(g, id_):
        return s17_armies.inactive(g, id_) or s08_forts.why_not_abandon(g, id_)  # 8.5.4
    if not s02_units.kind_of(g, id_).mobile:
        return because("7.0", "why-not-move-immobile", name=name)
    return s17_armies.inactive(g, id_) or s08_recorded.stays(g, id_)


def force_options(g: State, side: str) -> tuple[Option, ...]:
    """Every unit that may still move or act, and the end of the phase."""
    units = [id_ for id_, unit in g.units.items() if unit.side == side and is_present(g, id_)]
    able = [id_ for id_ in units if idle(g, id_) is None]
    options = tuple(unit_option(g, id_, "choose", "7.1.2", "option-force") for id_ in able)
    return options if able and not_yet(g, side) is not None else (*options, DONE)


@rule("7.8.2", "8.6.2#3", "22.3.2")
def not_yet(g: State, side: str) -> Reason | None:
    """Why a player may not end his movement phase yet."""
    for id_ in s07_tasks.obliged(g, side):
        return because("7.8.2", "why-not-done-task", name=unit_name(g, id_))
    for id_ in s08_recall.recalled(g, side):
        return because("8.6.2", "why-not-done-recalled", name=unit_name(g, id_))
    return next(iter(s26_plans.unfulfilled(g, side)), None)


@rule("7.1.1#3", "8.2.4a#1")
def begin(g: State, id_: str) -> None:
    """A unit is chosen: its move begins with what it owes for reactions."""
    g.move = Move((), began=g.units[id_].where)
    join(g, id_)


def join(g: State, id_: str) -> None:
    """A unit comes to the moving Force, with the MPs that this has spent."""  # 7.1.2#3
    move = moving(g)
    units = (*move.units, id_)
    if not g.units[id_].began:
        g.change(id_, began=g.hexes_of(id_))
    forced = move.forced if move.spent else s08_recorded.forced(g, units)
    g.move = replace(move, units=units, forced=forced)


def part(g: State, id_: str) -> None:
    """A unit is dropped off: it moves no further in this phase."""  # 7.1.2#2
    g.move = replace(moving(g), units=tuple(other for other in moving(g).units if other != id_))
    g.change(id_, moved=True)
    s08_recorded.clear(g, (id_,))


def parted(g: State) -> Movers:
    """Those of the moving Force that something has driven away from its Formation, or from the rest."""
    units = movers(g)
    lead = next((id_ for id_ in units if s02_units.is_formation(g, id_)), units[0] if units else "")
    return tuple(id_ for id_ in units if g.hexes_of(id_) != g.hexes_of(lead))


# who goes along


@rule("3.2.1#1", "7.1.2#3", "7.1.2#4", "5.5.1#1", "5.5.1#2", "5.5.1#3")
def why_not_join(g: State, id_: str) -> Reason | None:
    """Why a unit cannot come to the moving Force; None if it can."""
    here, unit, name = movers(g), g.units[id_], unit_name(g, id_)
    if id_ in here:
        return because("7.1.2", "why-not-join-itself", name=name)
    if unit.side != g.units[here[0]].side or g.hexes_of(id_) != g.hexes_of(here[0]) or unit.where < 0:
        return because("7.1.2", "why-not-join-elsewhere", name=name)
    units = (*here, id_)
    found = s06_effectiveness.force(g, units)
    if isinstance(found, Reason):
        return found  # 3.2#1 7.1.2#4
    if (pin := s07_refused.pinned(g, id_)) is not None and s07_refused.pinned(g, here[0]) is None:
        return pin  # 7.3.3.EX3
    return idle(g, id_) or s07_refused.fixed(g, id_) or _unpaid(g, units)


def _unpaid(g: State, units: Movers) -> Reason | None:
    """Why units cannot have spent what the moving Force has."""
    move, limit = moving(g), march_limit(g, units)
    forced = move.forced if move.spent else s08_recorded.forced(g, units)
    given = total(s07_allowance.stack_allowance(g, units, counter=is_counter(g)))
    if move.spent and given < move.spent - forced:
        return because(
            "7.1.2", "why-not-join-points", name=unit_name(g, units[-1]), spent=move.spent, given=given
        )
    if limit < forced:
        return because("7.2.2a", "why-not-join-march", forced=forced, limit=limit)
    return None


def joiners(g: State) -> Movers:
    """The units in its hex that may come to the moving Force."""
    here = movers(g)
    if not here or any(s07_refused.fixed(g, id_) for id_ in here):
        return ()
    found = g.in_hex(g.units[here[0]].where, g.units[here[0]].side)
    return tuple(id_ for id_ in found if why_not_join(g, id_) is None)


def join_options(g: State) -> tuple[Option, ...]:
    """Who may go along from the start, and that nobody else does."""
    units = tuple(unit_option(g, id_, "join", "5.5.1", "option-join") for id_ in joiners(g))
    return (*units, DONE, BACK)


def stack_options(g: State) -> tuple[Option, ...]:
    """Under way: units to drop off and to pick up."""
    here = movers(g)
    if not moving(g).spent:
        return ()
    may_stay = [id_ for id_ in here if s07_refused.no_end(g, (id_,), g.units[id_].where) is None]
    dropped = may_stay if len(here) > 1 else ()
    return (
        *(_stack_option(g, Act("drop", unit=id_)) for id_ in dropped),
        *(_stack_option(g, Act("pick", unit=id_)) for id_ in joiners(g)),
    )


def _stack_option(g: State, act: Act) -> Option:
    found = unit_option(g, act.unit, act.kind, "7.1.2", f"option-{act.kind}")
    return replace(found, id=f"{act.kind} {act.unit}", value=act)
