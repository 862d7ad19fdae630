"""15.4 The Supply Phase: supply units restored, states determined, shortages, Prep initiation."""

from __future__ import annotations

from grognard.engine.procedure import Procedure, procedure
from grognard.games.oao.rules.nothing import nothing
from grognard.games.oao.state import State


@procedure
def supply_phase(g: State, side: str) -> Procedure[None]:
    """The steps of 4.2.3."""
    yield from nothing(g)
