"""8.3 Cavalry Retirement."""

from __future__ import annotations

from grognard.engine.procedure import Procedure, procedure
from grognard.games.oao.rules.nothing import nothing
from grognard.games.oao.state import State


@procedure
def retirement(g: State, side: str) -> Procedure[None]:
    """Eligible cavalry of a side may retire."""
    yield from nothing(g)
