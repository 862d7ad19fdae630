"""24 Belgian rules."""

from __future__ import annotations

from grognard.engine.procedure import Procedure, procedure
from grognard.games.oao.rules.nothing import nothing
from grognard.games.oao.state import State


@procedure
def bases(g: State, side: str) -> Procedure[None]:
    """Base transfer, begun and finished."""
    yield from nothing(g)


@procedure
def fleeing(g: State, side: str) -> Procedure[None]:
    """Fleeing from Oostende in the Attachment Phase."""
    yield from nothing(g)
