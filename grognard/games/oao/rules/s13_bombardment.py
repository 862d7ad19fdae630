"""13.1 Fortress Bombardment."""

from __future__ import annotations

from grognard.engine.procedure import Procedure, procedure
from grognard.games.oao.rules.nothing import nothing
from grognard.games.oao.state import State


@procedure
def bombardments(g: State, side: str) -> Procedure[None]:
    """Indicate and resolve them."""
    yield from nothing(g)
