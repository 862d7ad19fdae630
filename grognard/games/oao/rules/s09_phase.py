"""9.1 The attack phases: superfluous PA markers, bombardments, attacks indicated and resolved."""

from __future__ import annotations

from grognard.engine.procedure import Procedure, procedure
from grognard.games.oao.rules.nothing import nothing
from grognard.games.oao.state import State


@procedure
def attack_phase(g: State, side: str) -> Procedure[None]:
    """In g.phase `attack` or `counter_attack`."""
    yield from nothing(g)
