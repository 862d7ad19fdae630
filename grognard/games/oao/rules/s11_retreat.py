"""11.1 Retreat: the way, what it costs, what happens to those who cannot."""

from __future__ import annotations

from grognard.engine.procedure import Procedure, procedure
from grognard.games.oao.rules.nothing import nothing
from grognard.games.oao.state import State


@procedure
def retreat(g: State, units: tuple[str, ...], hexes: int, because: str) -> Procedure[None]:
    """Units of one hex retreat so many hexes; their owner chooses the way."""
    yield from nothing(g)
