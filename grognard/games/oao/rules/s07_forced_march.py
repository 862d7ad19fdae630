"""7.2 Forced March: its MPs and its check."""

from __future__ import annotations

from grognard.engine.procedure import Procedure, procedure
from grognard.games.oao.rules.nothing import nothing
from grognard.games.oao.state import State


@procedure
def check(g: State, units: tuple[str, ...], points: int) -> Procedure[None]:
    """The Effectiveness Check of a Force that has spent so many MPs of a Forced March."""
    yield from nothing(g)
