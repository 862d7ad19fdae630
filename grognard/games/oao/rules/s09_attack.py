"""9.1.1 An attack, step by step."""

from __future__ import annotations

from grognard.engine.procedure import Procedure, procedure
from grognard.games.oao.rules.nothing import nothing
from grognard.games.oao.state import State


@procedure
def resolve(g: State, place: int) -> Procedure[None]:
    """Resolve one of `g.attacks`, steps a to k."""
    yield from nothing(g)
