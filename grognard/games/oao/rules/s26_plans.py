"""26 Strategic Plans."""

from __future__ import annotations

from grognard.engine.procedure import Procedure, procedure
from grognard.games.oao.rules.nothing import nothing
from grognard.games.oao.rules.s09_combat import Combat
from grognard.games.oao.state import State


@procedure
def achieved(g: State) -> Procedure[None]:
    """Plans that have been achieved, activated or have expired."""
    yield from nothing(g)


@procedure
def abandonment(g: State) -> Procedure[None]:
    """Either player may abandon plans."""
    yield from nothing(g)


def end_of_movement(g: State, side: str) -> None:
    """What plans demand of movement."""


def attacked(g: State, combat: Combat) -> None:
    """A Mandated Attack is counted."""
