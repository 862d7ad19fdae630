"""7.1.4 Roadway Bridges: which can be used, which are blown when a unit comes near, which are repaired."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache

from grognard.engine.board import Board, Cell
from grognard.games.oao.boards import ground_of
from grognard.games.oao.state import State

Friendly = Callable[[Cell], bool]
"""Whether a hex is in the friendly territory of the player in question."""


@lru_cache(maxsize=16384)
def hexside_name(board: Board, a: Cell, b: Cell) -> str:
    """The name of a hexside: its two hexes, the same from either side."""
    return "/".join(sorted((board.name(a), board.name(b))))


@lru_cache(maxsize=4096)
def hexside_cells(board: Board, name: str) -> tuple[Cell, Cell]:
    """The two hexes of a hexside."""
    a, b = name.split("/")
    return board.cell(a), board.cell(b)


@lru_cache(maxsize=8)
def bridges_at(board: Board) -> tuple[tuple[str, ...], ...]:
    """For every hex the bridges that join it to another; one that only touches a corner is not next to it."""
    ground = ground_of(board)  # 7.1.4#1 7.1.4a#3 3.5.4#1
    return tuple(
        tuple(
            hexside_name(board, cell, near)
            for near in board.adjacent[cell]
            if ground.hexside(cell, near).bridge
        )
        for cell in board.cells
    )


@lru_cache(maxsize=8)
def pontoons(board: Board) -> frozenset[str]:
    """The bridges that carry one Force in a movement phase and are not built again."""  # 24.6 3.5.5#1
    ground, found = ground_of(board), set()
    for cell in board.cells:
        for near in board.adjacent[cell]:
            if ground.hexside(cell, near).pontoon:
                found.add(hexside_name(board, cell, near))
    return frozenset(found)


def unusable(g: State) -> frozenset[str]:
    """The bridges that nobody can use now: Damaged ones, and the pontoon bridge after a Force has crossed it."""
    damaged = frozenset(g.bridges)  # 7.1.4a#2
    return damaged | pontoons(g.board) if g.pontoon_crossed else damaged  # 24.6#1


def blown_at(g: State, cell: Cell, is_friendly: Friendly) -> tuple[str, ...]:
    """The bridges that become Damaged when a unit comes into a hex: not those within its own territory."""
    return tuple(
        name
        for name in bridges_at(g.board)[cell]
        if name not in g.bridges and not all(map(is_friendly, hexside_cells(g.board, name)))
    )  # 7.1.4a#1 24.6#2


def repaired(g: State, is_friendly: Friendly) -> tuple[str, ...]:
    """The Damaged bridges both of whose hexes the Phasing Player controls; the pontoon bridge is lost for good."""
    return tuple(
        name
        for name in g.bridges
        if name not in pontoons(g.board) and all(map(is_friendly, hexside_cells(g.board, name)))
    )  # 7.1.4b
