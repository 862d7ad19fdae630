"""12 Fortresses and Fortified Camps: protection, investment, repair, surrender."""

from __future__ import annotations

from grognard.engine.procedure import Procedure, procedure
from grognard.games.oao.rules.nothing import nothing
from grognard.games.oao.state import State


@procedure
def repairs(g: State) -> Procedure[None]:
    """Both players may repair."""
    yield from nothing(g)


@procedure
def surrender(g: State) -> Procedure[None]:
    """Invested camps may surrender."""
    yield from nothing(g)


def entered(g: State, units: tuple[str, ...]) -> None:
    """A Fortress that is entered."""
