"""16.6 Replacements."""

from __future__ import annotations

from grognard.engine.procedure import Procedure, procedure
from grognard.games.oao.rules.nothing import nothing
from grognard.games.oao.state import State


@procedure
def replacement_segment(g: State, side: str) -> Procedure[None]:
    """REPLs received and stored are incorporated."""
    yield from nothing(g)
