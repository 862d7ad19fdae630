"""14 Improved Positions: building, holding, losing them."""

from __future__ import annotations

from grognard.engine.board import Cell
from grognard.engine.reasons import Reason
from grognard.games.oao.state import State


def unfit(g: State, units: tuple[str, ...], cell: Cell) -> Reason | None:
    """Why a Force may not build here."""
    return None


def built(g: State, units: tuple[str, ...], cell: Cell) -> None:
    """A position is finished."""


def entered(g: State, units: tuple[str, ...]) -> None:
    """Enemy positions in the hex are ruined."""
