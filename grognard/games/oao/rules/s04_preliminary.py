"""4.2.1 The Preliminary Phase of the Phasing Player, and what both players do in it."""

from __future__ import annotations

from grognard.engine.procedure import Procedure, procedure
from grognard.games.oao.rules.nothing import nothing
from grognard.games.oao.state import State


@procedure
def preliminary(g: State, side: str) -> Procedure[None]:
    """The track, arrivals, bridges, bases, special events."""
    yield from nothing(g)


@procedure
def joint(g: State) -> Procedure[None]:
    """Fortress repair, plans achieved and abandoned, activation."""
    yield from nothing(g)
