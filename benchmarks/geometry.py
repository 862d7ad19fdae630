"""Geometry measured against one listing of the legal moves of chess, in the same run on the same core."""

from __future__ import annotations

import random
from collections.abc import Callable
from time import process_time
from timeit import repeat

import chess

from grognard.engine.board import Cell, load
from grognard.engine.movement import compile_costs, reach

COLUMNS, ROWS = 80, 75
ALLOWANCE, RANGE = 6, 20


def seconds(work: Callable[[], object], number: int) -> float:
    """The least time of one call in seven rounds: the one least disturbed by the machine."""
    return min(repeat(work, number=number, repeat=7, timer=process_time)) / number


def measure() -> dict[str, float]:
    """Times as multiples of `list(chess.Board().legal_moves)`, on 6,000 hexes with a fifth of them woods."""
    board = load({"id": "bench", "title": "Bench", "grid": {"columns": COLUMNS, "rows": ROWS}})
    dice = random.Random(1914)
    entry = [dice.choice((1, 1, 2, 2, 3)) for _ in board.cells]
    woods = frozenset(cell for cell in board.cells if dice.random() < 0.2)
    start, far = board.cell("AN38"), board.cell("BA45")

    def law(_: Cell, there: Cell) -> int:
        return entry[there]

    def lines_by_test() -> list[Cell]:
        return [cell for cell in board.within(start, RANGE) if not board.crosses(start, cell, woods)]

    def lines_by_list() -> list[Cell]:
        board.sight_lines.forget()
        return [cell for cell in board.within(start, RANGE) if woods.isdisjoint(board.crossed(start, cell))]

    assert lines_by_test() == lines_by_list()
    costs = compile_costs(board, law)
    chess_board = chess.Board()
    unit = seconds(lambda: list(chess_board.legal_moves), 300)
    return {
        "reach of one unit, compiled costs": seconds(lambda: reach(board, start, ALLOWANCE, costs), 200)
        / unit,
        "reach of one unit, costs by law": seconds(lambda: reach(board, start, ALLOWANCE, law), 200) / unit,
        "lines to all within 20, blocked by woods": seconds(lines_by_test, 10) / unit,
        "lines to all within 20, cold lists of hexes": seconds(lines_by_list, 10) / unit,
        "one cached line": seconds(lambda: board.sight(start, far), 2000) / unit,
        "one cached list of hexes": seconds(lambda: board.crossed(start, far), 2000) / unit,
    }


if __name__ == "__main__":
    for name, ratio in measure().items():
        print(f"{ratio:8.3f}  {name}")
