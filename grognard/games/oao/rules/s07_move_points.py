"""7.1.1, 7.2 The MPs of the Force that moves: how many are left, with and without Forced March, and their payment."""

from __future__ import annotations

from msgspec.structs import replace

from grognard.engine.rulebook import rule
from grognard.games.oao.rules import s07_allowance
from grognard.games.oao.rules.s07_costs import Movers, Reasons, total
from grognard.games.oao.state import Move, State


def is_counter(g: State) -> bool:
    """Whether this is the Counter Movement Phase."""  # TERM.movement_phase
    return g.phase == "counter_movement"


def moving(g: State) -> Move:
    """The move under way."""
    assert g.move is not None, "no Force moves"
    return g.move


def movers(g: State) -> Movers:
    """The units of the moving Force that are still on the map."""
    return tuple(id_ for id_ in moving(g).units if g.units[id_].where >= 0)


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
    if not movers(g):
        return 0
    if move.weary:
        return left(g)
    return left(g) + max(0, (s07_allowance.forced_march(g, movers(g)).value or 0) - move.forced)


@rule("7.0#2", "7.2.2#1")
def pay(g: State, points: int) -> None:
    """Spend MPs: those of the phase first, then those of a Forced March."""
    move = moving(g)
    forced = move.forced + max(0, points - left(g))
    g.move = replace(move, spent=move.spent + points, forced=forced)
