"""15.6, 15.7 Depots and Trains: Extended Mode, displacement, relocation, Secondary Depots."""

from __future__ import annotations

from grognard.engine.board import Cell
from grognard.engine.procedure import Procedure, procedure
from grognard.engine.reasons import Reason
from grognard.games.oao.rules.nothing import nothing
from grognard.games.oao.state import State


@procedure
def entered(g: State, units: tuple[str, ...]) -> Procedure[None]:
    """Enemy Trains retreat and Depots are displaced."""
    yield from nothing(g)


def extend(g: State, id_: str) -> None:
    """A supply unit goes into Extended Mode."""


@procedure
def relocation(g: State, side: str) -> Procedure[None]:
    """Army Depot Relocation in the Attachment Phase."""
    yield from nothing(g)


def refused(g: State, id_: str, cell: Cell) -> Reason | None:
    """Why a supply unit may not enter this hex."""
    return None
