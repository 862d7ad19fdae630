"""Geometry against one listing of the legal moves of chess, on 6,000 hexes of which a fifth are woods."""

from __future__ import annotations

import random
from collections.abc import Callable

from benchmarks.yardstick import list_of_moves, ratio_of_costs
from grognard.engine.board import Cell, load
from grognard.engine.movement import compile_costs, reach

COLUMNS, ROWS = 80, 75
ALLOWANCE, RANGE = 6, 20


def measure() -> list[tuple[str, float, str, float]]:
    """Rows of (what, multiple of `list(chess.Board().legal_moves)`, at most, target)."""
    board = load({"id": "bench", "title": "Bench", "grid": {"columns": COLUMNS, "rows": ROWS}})
    dice = random.Random(1914)
    entry = [dice.choice((1, 1, 2, 2, 3)) for _ in board.cells]
    woods = frozenset(cell for cell in board.cells if dice.random() < 0.2)
    start, far = board.cell("AN38"), board.cell("BA45")

    def law(_: Cell, there: Cell) -> int:
        return entry[there]

    def lines() -> list[Cell]:
        return [cell for cell in board.within(start, RANGE) if not board.crosses(start, cell, woods)]

    def against_chess(work: Callable[[], object]) -> float:
        return ratio_of_costs(work, list_of_moves)

    costs = compile_costs(board, law)
    lines()
    return [
        (
            "reach of one unit, costs compiled",
            against_chess(lambda: reach(board, start, ALLOWANCE, costs)),
            "<=",
            3,
        ),
        (
            "reach of one unit, costs by law",
            against_chess(lambda: reach(board, start, ALLOWANCE, law)),
            "<=",
            3,
        ),
        ("lines to all within 20, blocked by woods", against_chess(lines), "<=", 60),
        ("one cached line", against_chess(lambda: board.sight(start, far)), "<=", 1 / 50),
        ("one cached list of hexes", against_chess(lambda: board.crossed(start, far)), "<=", 1 / 50),
    ]
