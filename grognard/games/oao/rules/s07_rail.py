"""7.7 Rail Mode: entraining, riding, destinations, detraining, interruption."""

from __future__ import annotations

from grognard.engine.decision import Option
from grognard.engine.procedure import Procedure, procedure
from grognard.games.oao.rules.nothing import nothing
from grognard.games.oao.rules.s07_act import Act
from grognard.games.oao.state import State


def options(g: State) -> tuple[Option, ...]:
    """What the Force in `g.move` may do on the railway."""
    return ()


@procedure
def perform(g: State, act: Act) -> Procedure[None]:
    """Entrain, ride, detrain or name a destination."""
    yield from nothing(g)


@procedure
def interrupted(g: State, side: str) -> Procedure[None]:
    """Transports that an enemy has interrupted."""
    yield from nothing(g)
