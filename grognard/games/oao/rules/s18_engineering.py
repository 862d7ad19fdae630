"""18.2 RR Engineering: structures rebuilt, Railheads."""

from __future__ import annotations

from grognard.engine.procedure import Procedure, procedure
from grognard.games.oao.rules.nothing import nothing
from grognard.games.oao.state import State


@procedure
def engineering_phase(g: State, side: str) -> Procedure[None]:
    """The steps of 4.2.4."""
    yield from nothing(g)
