"""21 Rules of both Allies: doctrine, Naval Support, the IJzer."""

from __future__ import annotations

from grognard.engine.procedure import Procedure, procedure
from grognard.games.oao.rules.nothing import nothing
from grognard.games.oao.state import State


@procedure
def events(g: State, side: str) -> Procedure[None]:
    """The Inundation."""
    yield from nothing(g)
