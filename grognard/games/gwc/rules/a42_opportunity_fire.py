"""A42 Opportunity Fire."""

from __future__ import annotations

from grognard.engine.board import Cell
from grognard.engine.procedure import Procedure, procedure
from grognard.engine.rulebook import rule
from grognard.games.gwc.rules import a28_actions
from grognard.games.gwc.state import State


@rule("A42.2")
@procedure
def opportunity_fire(g: State, movers: tuple[str, ...], cell: Cell) -> Procedure[None]:
    """The movers have just spent MP to enter a hex: the inactive player may fire at it once.

    The caller does not call it for an entry that bars Op Fire (Trench to Trench, Storm Troops, Advance, Retreat).
    """
    yield from a28_actions.action_window(g, g.inactive, "op fire", "")
