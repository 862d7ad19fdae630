"""13.2, 13.3 Siege-Artillery and Siege-Train HQs: deployment."""

from __future__ import annotations

from grognard.engine.decision import Option
from grognard.engine.procedure import Procedure, procedure
from grognard.games.oao.rules.nothing import nothing
from grognard.games.oao.rules.s07_act import Act
from grognard.games.oao.state import State


def options(g: State) -> tuple[Option, ...]:
    """Whether the unit in `g.move` may deploy."""
    return ()


@procedure
def deploy(g: State, act: Act) -> Procedure[None]:
    """It stays where it is and deploys."""
    yield from nothing(g)


def end_of_phase(g: State, side: str) -> None:
    """What was deploying is deployed."""
