"""27.5 The contiguous front line: the chain of hexes with the fewest gaps that a player can claim (C-72)."""

from __future__ import annotations

import heapq
from typing import NamedTuple

from grognard.engine.board import Cell
from grognard.engine.rulebook import rule
from grognard.games.oao.boards import Country, ground_of, printed
from grognard.games.oao.counters import Type
from grognard.games.oao.reference_plans import places, points
from grognard.games.oao.rules import s02_units, s03_control
from grognard.games.oao.state import State

LOC = (Type.LOC_INFANTRY, Type.LOC_CAVALRY)
BEYOND = 1000
"""What a hex on the enemy's side of the front counts, so that the chain leaves its own only where it must."""


class Chain(NamedTuple):
    """The hexes from the Swiss border to the other end, and those of them that are gaps."""

    hexes: tuple[Cell, ...]
    gaps: tuple[Cell, ...]


@rule("27.5#1", "27.5#3", "27.5#4")
def chain(g: State, side: str) -> Chain:
    """The best chain of a side: on its own side of the front as far as that can be, and then with the fewest gaps."""
    ground, goal = ground_of(g.board), ends(g, side)
    start = [cell for cell in ground.playable if ground.borders(cell, Country.SWITZERLAND)]
    best: dict[Cell, tuple[int, int]] = {}
    came: dict[Cell, Cell] = {}
    queue = [(*_price(g, side, cell), cell, cell) for cell in sorted(start)]
    heapq.heapify(queue)
    while queue:
        cost, length, here, before = heapq.heappop(queue)
        if here in best:
            continue
        best[here], came[here] = (cost, length), before
        if here in goal:
            return _walked(g, side, came, here)
        for near in g.board.adjacent[here]:
            if near in ground.playable and near not in best:
                more, step = _price(g, side, near)
                heapq.heappush(queue, (cost + more, length + step, near, here))
    return Chain((), ())


def _walked(g: State, side: str, came: dict[Cell, Cell], here: Cell) -> Chain:
    hexes = [here]
    while came[hexes[-1]] != hexes[-1]:
        hexes.append(came[hexes[-1]])
    return Chain(tuple(reversed(hexes)), tuple(cell for cell in reversed(hexes) if is_gap(g, side, cell)))


def ends(g: State, side: str) -> frozenset[Cell]:
    """Where the line of a side ends: at Verdun, or in a row."""  # 27.5#3 27.5#4
    if side == "allied":
        return frozenset(printed(g.board, *places()["verdun"]))
    row = points().german_gap_row
    return frozenset(
        cell for cell in ground_of(g.board).playable if int(g.board.name(cell).split(".")[1]) == row
    )


def _price(g: State, side: str, cell: Cell) -> tuple[int, int]:
    own = s03_control.controller(g, cell) == side or bool(g.in_hex(cell, side))
    return int(is_gap(g, side, cell)) + (0 if own else BEYOND), 1


@rule("27.5#1", "27.5#2")
def is_gap(g: State, side: str, cell: Cell) -> bool:
    """Whether a hex of the line costs a point: nobody who counts is there, and no Mountain Ridge screens it."""
    return not any(holds(g, id_) for id_ in g.in_hex(cell, side)) and not is_screened(g, side, cell)


@rule("27.5#1")
def holds(g: State, id_: str) -> bool:
    """A Fort, a Fortress with its exterior garrison, or a Combat unit that is no LOC unit."""
    kind, type_ = s02_units.kind_of(g, id_), s02_units.piece(g, id_).type
    if kind.category == "fortress":
        return not g.units[id_].turned
    return (kind.combat and type_ not in LOC) or kind.category == "fort"


@rule("27.5#2")
def is_screened(g: State, side: str, cell: Cell) -> bool:
    """Whether Mountain Ridge hexsides lie between a hex and every hex next to it that is not its owner's."""
    ground = ground_of(g.board)
    ridges = [near for near in g.board.adjacent[cell] if ground.hexside(cell, near).ridge]
    return bool(ridges) and all(
        near in ridges or s03_control.controller(g, near) == side for near in g.board.adjacent[cell]
    )
