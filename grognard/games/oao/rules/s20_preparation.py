"""20 Preparatory Bombardment."""

from __future__ import annotations

from grognard.engine.procedure import Procedure, procedure
from grognard.games.oao.rules.nothing import nothing
from grognard.games.oao.state import State


@procedure
def initiate(g: State) -> Procedure[None]:
    """The German may begin the routine in his Supply Phase."""
    yield from nothing(g)


@procedure
def routine(g: State) -> Procedure[None]:
    """It goes on or ends in his Finishing Phase."""
    yield from nothing(g)
