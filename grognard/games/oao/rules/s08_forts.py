"""8.5 Forts: abandonment, forced and of one's own accord."""

from __future__ import annotations

from grognard.engine.decision import Option
from grognard.engine.procedure import Procedure, procedure
from grognard.games.oao.rules.nothing import nothing
from grognard.games.oao.rules.s07_act import Act
from grognard.games.oao.state import State


@procedure
def entered(g: State, units: tuple[str, ...]) -> Procedure[None]:
    """Forts that must roll now that these units are near."""
    yield from nothing(g)


def options(g: State) -> tuple[Option, ...]:
    """Whether the Fort in `g.move` may be abandoned."""
    return ()


@procedure
def abandon(g: State, act: Act) -> Procedure[None]:
    """Abandon it."""
    yield from nothing(g)
