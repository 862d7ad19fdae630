"""Ways over the map: what each hex costs a Movement Class in Column and out of it, and how far it is to a hex.

Only the printed ground counts here; road blocks, barrages and weather are met on the way.
"""

from __future__ import annotations

import heapq
from functools import lru_cache
from typing import NamedTuple

from grognard.engine.board import Board, Cell
from grognard.games.gts.charts import CROSSINGS, HEXSIDES, ROADS, TERRAIN
from grognard.games.gts.state import HALVES

FAR = 10_000
"""Where no way leads."""
CHANGE = 1 * HALVES
"""Into Column and out of it."""

Ways = tuple[tuple[tuple[Cell, int], ...], ...]
"""For each hex the next ones, each with its cost in half points."""


@lru_cache(maxsize=32)
def ways(board: Board, moves: str, *, column: bool) -> Ways:
    """Where a Movement Class can go from each hex."""
    return tuple(
        tuple(
            (to, cost) for to in board.adjacent[cell] if (cost := _cost(board, moves, cell, to, column)) >= 0
        )
        for cell in board.cells
    )


def _cost(board: Board, moves: str, origin: Cell, to: Cell, column: bool) -> int:
    """What the next hex costs in half points; -1 if there is no way."""
    row, kinds = TERRAIN.get(board.terrain[to]), board.side(origin, to)
    if row is None or moves == "immobile":
        return -1
    bridge = any(kind in CROSSINGS for kind in kinds)
    road = column and any(board.linked(kind, origin, to) for kind in ROADS)
    if bridge and not column:
        return -1
    if not bridge:
        for kind in kinds:
            if getattr(HEXSIDES[kind], moves) is None and (not road or kind == "river"):
                return -1
    if road:
        return 1
    price = getattr(row, f"{moves}_column" if column else moves)
    if price is None:
        return -1
    more = 0 if bridge else sum(getattr(HEXSIDES[kind], moves) for kind in kinds)
    return int(price + more) * HALVES


@lru_cache(maxsize=32)
def _backwards(board: Board, moves: str, *, column: bool) -> Ways:
    found: list[list[tuple[Cell, int]]] = [[] for _ in board.cells]
    for cell, onward in zip(board.cells, ways(board, moves, column=column), strict=True):
        for to, cost in onward:
            found[to].append((cell, cost))
    return tuple(tuple(each) for each in found)


class Field(NamedTuple):
    """How far each hex is from a goal in half points: out of Column, and in Column."""

    plain: tuple[int, ...]
    column: tuple[int, ...]

    def at(self, cell: Cell, *, column: bool) -> int:
        return self.column[cell] if column else self.plain[cell]


@lru_cache(maxsize=1024)
def field(board: Board, moves: str, goal: Cell) -> Field:
    """The shortest way from every hex, changing into Column and out of it where that helps."""
    size = len(board.cells)
    best = [[FAR] * size, [FAR] * size]
    back = (_backwards(board, moves, column=False), _backwards(board, moves, column=True))
    stands = _stands(board, moves)
    best[False][goal], best[True][goal] = 0, CHANGE
    queue = [(0, goal, False), (CHANGE, goal, True)]
    while queue:
        far, cell, column = heapq.heappop(queue)
        if far > best[column][cell]:
            continue
        onward = [(before, far + cost, column) for before, cost in back[column][cell]]
        if stands[cell]:
            onward.append((cell, far + CHANGE, not column))
        for before, total, state in onward:
            if total < best[state][before]:
                best[state][before] = total
                heapq.heappush(queue, (total, before, state))
    return Field(tuple(best[False]), tuple(best[True]))


@lru_cache(maxsize=32)
def _stands(board: Board, moves: str) -> tuple[bool, ...]:
    """Where a Movement Class may be out of Column."""
    rows = [TERRAIN.get(board.terrain[cell]) for cell in board.cells]
    return tuple(row is not None and moves != "immobile" and getattr(row, moves) is not None for row in rows)
