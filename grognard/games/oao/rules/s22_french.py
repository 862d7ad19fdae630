"""22 French rules."""

from __future__ import annotations

from grognard.engine.board import Cell
from grognard.engine.procedure import Procedure, procedure
from grognard.engine.reasons import Reason
from grognard.games.oao.rules.nothing import nothing
from grognard.games.oao.state import State


def refused(g: State, id_: str, cell: Cell) -> Reason | None:
    """Why a French unit may not enter this hex."""
    return None


@procedure
def reserve(g: State) -> Procedure[None]:
    """The French Reserve roll of an Inter-Phase."""
    yield from nothing(g)
