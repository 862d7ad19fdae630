"""25 German rules."""

from __future__ import annotations

from grognard.engine.procedure import Procedure, procedure
from grognard.games.oao.rules.nothing import nothing
from grognard.games.oao.state import State


@procedure
def events(g: State, side: str) -> Procedure[None]:
    """Withdrawals to the East, trucks, AG Belgien."""
    yield from nothing(g)
