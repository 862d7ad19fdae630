"""8.6, 8.7, 8.8 Garrisons, LOC units and artillery: where they may go, and what becomes of them alone."""

from __future__ import annotations

from grognard.engine.board import Cell
from grognard.engine.procedure import Procedure, procedure
from grognard.engine.reasons import Reason
from grognard.games.oao.rules.nothing import nothing
from grognard.games.oao.state import State


def refused(g: State, id_: str, cell: Cell) -> Reason | None:
    """Why a unit that is bound to a place may not enter this hex."""
    return None


@procedure
def left_alone(g: State, cell: Cell) -> Procedure[None]:
    """Artillery and HQs that no Combat unit protects."""
    yield from nothing(g)
