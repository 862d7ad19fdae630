"""10 Line of sight."""

from __future__ import annotations

from msgspec import Struct

from grognard.engine.board import Cell
from grognard.engine.reasons import Reason
from grognard.games.gwc.state import State


class Sight(Struct, frozen=True, gc=False):
    """Whether two hexes see each other, the largest Hindrance between them, and every reason."""

    clear: bool
    hindrance: int = 0
    reasons: tuple[Reason, ...] = ()


def sight(g: State, a: Cell, b: Cell) -> Sight:
    """The line of sight between two hexes."""
    raise NotImplementedError


def sight_from_fao(g: State, side: str, b: Cell) -> Sight:
    """The line of sight from a side's Forward Artillery Observer to a hex."""
    raise NotImplementedError


def fao_cell(g: State, side: str) -> Cell:
    """The hex of a side's Forward Artillery Observer."""
    raise NotImplementedError
