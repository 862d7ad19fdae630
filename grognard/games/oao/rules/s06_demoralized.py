"""6.4 The Demoralized Retreat."""

from __future__ import annotations

from grognard.engine.procedure import Procedure, procedure
from grognard.games.oao.rules.nothing import nothing
from grognard.games.oao.state import State


@procedure
def forced_out(g: State, side: str) -> Procedure[None]:
    """Every Demoralized Formation of a side that is in an EZOC retreats at once."""
    yield from nothing(g)
