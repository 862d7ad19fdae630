"""O23 Entering a hex, by whatever means."""

from __future__ import annotations

from grognard.engine.board import Cell
from grognard.engine.procedure import Procedure, procedure
from grognard.games.gwc.rules import a28_actions
from grognard.games.gwc.state import State


@procedure
def enter_hex(g: State, ids: tuple[str, ...], cell: Cell, manner: str) -> Procedure[None]:
    """Formations that go together enter a hex; `manner` is move, advance, retreat or place."""
    yield from a28_actions.action_window(g, g.inactive, "entered", "")
