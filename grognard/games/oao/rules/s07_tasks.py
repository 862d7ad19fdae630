"""7.5, 7.6, 7.8 Tasks: recovery of effectiveness, Improved Positions, what is carried over."""

from __future__ import annotations

from grognard.engine.decision import Option
from grognard.engine.procedure import Procedure, procedure
from grognard.games.oao.rules.nothing import nothing
from grognard.games.oao.rules.s07_act import Act
from grognard.games.oao.state import State


def options(g: State) -> tuple[Option, ...]:
    """The tasks that the Force in `g.move` may begin or go on with."""
    return ()


@procedure
def perform(g: State, act: Act) -> Procedure[None]:
    """Spend MPs on a task."""
    yield from nothing(g)


def end_of_phase(g: State, side: str) -> None:
    """Markers of tasks that were not gone on with."""
