"""16.1 to 16.5 Reinforcements, withdrawals, substitutions, exchanges."""

from __future__ import annotations

from grognard.engine.procedure import Procedure, procedure
from grognard.games.oao.rules.nothing import nothing
from grognard.games.oao.state import State


@procedure
def arrivals(g: State, side: str) -> Procedure[None]:
    """What is due in this GT."""
    yield from nothing(g)
