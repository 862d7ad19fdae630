"""9.10 Strength Reductions, dealt by their owner."""

from __future__ import annotations

from grognard.engine.procedure import Procedure, procedure
from grognard.games.oao.rules.nothing import nothing
from grognard.games.oao.rules.s09_combat import Contingent
from grognard.games.oao.state import State


@procedure
def suffer(g: State, forces: tuple[Contingent, ...], number: int, because: str) -> Procedure[None]:
    """So many SRs, one after another, each to a unit that its owner chooses among those that may take it."""
    yield from nothing(g)


@procedure
def lose_levels(g: State, force: Contingent, number: int, because: str) -> Procedure[None]:
    """CE reductions of a Force, and the SRs that they turn into."""
    yield from nothing(g)
