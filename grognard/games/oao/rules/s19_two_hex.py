"""19 Two-Hex Units."""

from __future__ import annotations

from grognard.engine.decision import Option
from grognard.engine.procedure import Procedure, procedure
from grognard.games.oao.rules.nothing import nothing
from grognard.games.oao.rules.s07_act import Act
from grognard.games.oao.state import State


def options(g: State) -> tuple[Option, ...]:
    """Whether the Force in `g.move` may spread, join or shift."""
    return ()


@procedure
def perform(g: State, act: Act) -> Procedure[None]:
    """Do so."""
    yield from nothing(g)
