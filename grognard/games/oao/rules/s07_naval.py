"""7.9 Naval Transport."""

from __future__ import annotations

from grognard.engine.decision import Option
from grognard.engine.procedure import Procedure, procedure
from grognard.games.oao.rules.nothing import nothing
from grognard.games.oao.rules.s07_act import Act
from grognard.games.oao.state import State


def options(g: State) -> tuple[Option, ...]:
    """What the Force in `g.move` may do at a port."""
    return ()


@procedure
def perform(g: State, act: Act) -> Procedure[None]:
    """Embark, name a destination or debark."""
    yield from nothing(g)


@procedure
def redirected(g: State) -> Procedure[None]:
    """Transports whose destination has been lost."""
    yield from nothing(g)
