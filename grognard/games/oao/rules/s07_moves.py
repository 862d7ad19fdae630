"""7.1 The movement phases: one Force after another, hex by hex, with what its steps bring about."""

from __future__ import annotations

from grognard.engine.procedure import Procedure, procedure
from grognard.games.oao.rules.nothing import nothing
from grognard.games.oao.rules.s07_move_points import is_counter, left, left_with_march, movers, pay, stop
from grognard.games.oao.state import State

__all__ = ["is_counter", "left", "left_with_march", "movement_phase", "movers", "pay", "stop"]


@procedure
def movement_phase(g: State, side: str) -> Procedure[None]:
    """The moves of one side, in g.phase `movement` or `counter_movement`."""
    yield from nothing(g)
