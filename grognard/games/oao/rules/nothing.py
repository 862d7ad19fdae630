"""A procedure of nothing, where a chapter is not yet written."""

from __future__ import annotations

from grognard.engine.decision import Roll
from grognard.engine.procedure import Procedure, procedure
from grognard.games.oao.state import State


@procedure
def nothing(g: State) -> Procedure[None]:
    """Nothing happens."""
    if g.gt < 0:
        yield Roll()
