"""7.1.1, 7.2 The MPs of the Force that moves: how many are left, with and without Forced March, and their payment."""

from __future__ import annotations

from msgspec.structs import replace

from grognard.engine.rulebook import rule
from grognard.games.oao.rules import s07_allowance
from grognard.games.oao.rules.s07_costs import Movers, Reasons, total
from grognard.games.oao.state import CHANNEL, HOLDING_BOX, Move, State

AT_SEA = (CHANNEL, HOLDING_BOX)
"""Off the map, and yet a Force can be there and act."""  # 7.9.1(1)#3 23.3.1


def is_counter(g: State) -> bool:
    """Whether this is the Counter Movement Phase."""  # TERM.movement_phase
    return g.phase == "counter_movement"


def moving(g: State) -> Move:
    """The move under way."""
    assert g.move is not None, "no Force moves"
    return g.move


def is_present(g: State, id_: str) -> bool:
    """Whether a unit is on the map, or where ships can fetch it."""
    where = g.units[id_].where
    return where >= 0 or where in AT_SEA


def movers(g: State) -> Movers:
    """The units of the moving Force that are still there."""
    return tuple(id_ for id_ in moving(g).units if is_present(g, id_))


def allowance(g: State) -> Reasons:
    """The normal MPs of the moving Force in this phase; below zero, it has used up more by reacting."""
    return s07_allowance.stack_allowance(g, movers(g), counter=is_counter(g))


@rule("7.1.1#1", "7.2.2#1")
def left(g: State) -> int:
    """The normal MPs that the moving Force has left; none once it marches on."""
    move = moving(g)
    if move.forced or not movers(g):
        return 0
    return max(0, total(allowance(g)) - move.spent)


@rule("7.2.1", "7.2.2#1", "7.2.2#3")
def left_with_march(g: State) -> int:
    """The MPs that it has left if it marches on as far as it may."""
    move = moving(g)
    if not movers(g) or move.weary:
        return left(g)
    return left(g) + max(0, march_limit(g, movers(g)) - move.forced)


def march_limit(g: State, units: Movers) -> int:
    """The MPs that a Forced March may add to the move of these units."""
    return s07_allowance.forced_march(g, units).value or 0


@rule("7.0#2", "7.2.2#1", "7.2#2")
def pay(g: State, points: int) -> None:
    """Spend MPs: those of the phase first, then those of a Forced March, which needs no announcement."""
    move = moving(g)
    forced = move.forced + max(0, points - left(g))
    g.move = replace(move, spent=move.spent + points, forced=forced, acted=True)


def stop(g: State) -> None:
    """The moving Force may do nothing more in this phase."""
    g.move = replace(moving(g), over=True, ahead=())


@rule("7.2.2#3")
def after_task(g: State) -> Move:
    """The move after a Task: one that has taken the last normal MP leaves no breath for a Forced March."""
    return replace(moving(g), weary=not left(g))
