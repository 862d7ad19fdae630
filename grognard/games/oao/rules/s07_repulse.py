"""7.4 Repulse: an attempt to push a weak enemy aside in movement."""

from __future__ import annotations

from grognard.engine.decision import Option
from grognard.engine.procedure import Procedure, procedure
from grognard.games.oao.rules.nothing import nothing
from grognard.games.oao.rules.s07_act import Act
from grognard.games.oao.state import State


def options(g: State) -> tuple[Option, ...]:
    """Which hexes the Force in `g.move` may try to clear."""
    return ()


@procedure
def repulse(g: State, act: Act) -> Procedure[None]:
    """The attempt."""
    yield from nothing(g)
