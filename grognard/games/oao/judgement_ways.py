"""Distances over the map: from the enemy, and by march to where an army is going."""

from __future__ import annotations

from functools import lru_cache

import numpy as np
from numpy.typing import NDArray

from grognard.engine import movement
from grognard.engine.board import Board, Cell
from grognard.games.oao.boards import ground_of
from grognard.games.oao.rules.s07_costs import prices

FAR = 99
"""Farther than anything that matters."""
LONG, SHORT = 400, 12
"""MPs enough to cross the map, and as many as a phase may have."""


@lru_cache(maxsize=512)
def away(board: Board, cells: frozenset[Cell]) -> bytes:
    """How many hexes every cell is from the nearest of these; FAR where there is none."""
    if not cells:
        return bytes([FAR]) * board.size
    found: NDArray[np.uint8] = np.minimum.reduce([_from(board, cell) for cell in cells])
    return found.tobytes()


@lru_cache(maxsize=4096)
def _from(board: Board, cell: Cell) -> NDArray[np.uint8]:
    """How far every cell is from this one."""
    q, r = _plane(board)
    dq, dr = q - q[cell], r - r[cell]
    far = np.maximum(np.maximum(abs(dq), abs(dr)), abs(dq + dr))
    found: NDArray[np.uint8] = np.minimum(far, FAR).astype(np.uint8)
    return found


@lru_cache(maxsize=8)
def _plane(board: Board) -> tuple[NDArray[np.int16], NDArray[np.int16]]:
    q, r = np.array(board.hexes, dtype=np.int16).T
    return q, r


@lru_cache(maxsize=256)
def march(board: Board, goals: tuple[Cell, ...]) -> tuple[int, ...]:
    """The MPs from every cell to the nearest of these goals, if no enemy were there; LONG where no way leads."""
    found = movement.reach(board, goals, LONG - 1, _costs(board)).cost
    return tuple(found.get(cell, LONG) for cell in board.cells)


@lru_cache(maxsize=8)
def _costs(board: Board) -> tuple[int, ...]:
    clear, sides, _ = prices(board, frozenset(), flooded=False)
    playable = ground_of(board).playable

    def price(origin: Cell, cell: Cell) -> int | None:
        return sides.get(origin * board.size + cell, clear) if cell in playable else None

    return movement.compile_costs(board, price)


@lru_cache(maxsize=8192)
def around(board: Board, goal: Cell) -> dict[Cell, int]:
    """The MPs to a hex from those near it, if no enemy were there."""
    return movement.reach(board, goal, SHORT, _costs(board)).cost
