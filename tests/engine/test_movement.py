"""The movement search, against a search that is too simple to be wrong."""

from __future__ import annotations

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from grognard.engine.board import Board, Cell, load
from grognard.engine.movement import IMPASSABLE, StepCost, all_remaining, compile_costs, reach


def drawn(rows: str) -> tuple[Board, StepCost]:
    """A board drawn with the entry cost of each hex; # is impassable, * takes all that is left."""
    lines = rows.split("\n")
    marks = [line.split() for line in lines if line.strip()]
    board = load({"id": "m", "title": "m", "grid": {"columns": len(marks[0]), "rows": len(marks)}})
    prices: dict[str, int | None] = {"#": None, "*": all_remaining()}
    entry = [
        prices[mark] if mark in prices else int(mark)
        for column in range(len(marks[0]))
        for mark in (row[column] for row in marks)
    ]
    return board, lambda _, there: entry[there]


def costs(board: Board, law: StepCost, start: str, allowance: int) -> dict[str, int]:
    return {board.name(c): spent for c, spent in reach(board, board.cell(start), allowance, law).cost.items()}


def exhaustive(board: Board, start: Cell, allowance: int, law: StepCost) -> dict[Cell, int]:
    """Relax every step until nothing changes."""
    best = {start: 0}
    changed = True
    while changed:
        changed = False
        for cell in board.cells:
            for there in board.adjacent[cell]:
                price = law(cell, there)
                if cell not in best or price is None:
                    continue
                total = best[cell] + price
                if total <= allowance and total < best.get(there, allowance + 1):
                    best[there], changed = total, True
    return best


def test_terrain_is_paid_on_entry() -> None:
    board, law = drawn("""
        1 1 1 1
        1 5 2 1
        1 1 1 1
    """)
    found = costs(board, law, "A2", 3)
    assert found["A2"] == 0
    assert found["A3"] == found["B1"] == 1
    assert "B2" not in found
    assert found["C2"] == 3
    assert costs(board, law, "A2", 5)["B2"] == 5


def test_walls_are_walked_around() -> None:
    board, law = drawn("""
        1 # 1
        1 # 1
        1 1 1
    """)
    found = reach(board, board.cell("A1"), 6, law)
    assert [board.name(c) for c in found.path(board.cell("C1"))] == ["A1", "A2", "A3", "B3", "C3", "C2", "C1"]
    assert board.cell("B1") not in found
    assert found.path(board.cell("A1")) == (board.cell("A1"),)
    with pytest.raises(KeyError):
        found.path(board.cell("B1"))


def test_a_step_may_take_all_that_is_left() -> None:
    board, law = drawn("1 * 1")
    assert costs(board, law, "A1", 4) == {"A1": 0, "B1": 4}
    assert costs(board, law, "A1", 0) == {"A1": 0}

    def needs_two(_: Cell, there: Cell) -> int:
        return all_remaining(2) if there == board.cell("C1") else 1

    assert costs(board, needs_two, "A1", 3) == {"A1": 0, "B1": 1, "C1": 3}
    assert costs(board, needs_two, "A1", 2) == {"A1": 0, "B1": 1}
    with pytest.raises(AssertionError):
        all_remaining(0)


def test_a_cheaper_way_beats_a_step_that_takes_all() -> None:
    board, _ = drawn("1 1\n1 1")

    def law(here: Cell, there: Cell) -> int:
        return all_remaining() if (board.name(here), board.name(there)) == ("A1", "A2") else 1

    assert costs(board, law, "A1", 6)["A2"] == 2


def test_free_steps() -> None:
    board, law = drawn("0 0 0 1 0")
    assert costs(board, law, "A1", 0) == costs(board, law, "A1", -2) == {"A1": 0, "B1": 0, "C1": 0}
    assert costs(board, law, "A1", 1) == {"A1": 0, "B1": 0, "C1": 0, "D1": 1, "E1": 1}


def test_passing_is_not_stopping() -> None:
    board, law = drawn("1 1 1")
    occupied = board.cell("B1")
    found = reach(board, board.cell("A1"), 2, law, may_stop=lambda cell: cell != occupied)
    assert occupied in found
    assert found.stops == (board.cell("C1"),)
    assert reach(board, board.cell("A1"), 2, law).stops == (board.cell("B1"), board.cell("C1"))


def test_several_starts() -> None:
    board, law = drawn("1 1 1 1 1")
    found = reach(board, (board.cell("A1"), board.cell("E1")), 1, law)
    assert {board.name(c): n for c, n in found.cost.items()} == {"A1": 0, "E1": 0, "B1": 1, "D1": 1}
    assert found.path(board.cell("D1")) == (board.cell("E1"), board.cell("D1"))


FIELD = load({"id": "f", "title": "f", "grid": {"columns": 7, "rows": 6, "missing": ["C3"]}})
price = st.sampled_from([0, 1, 1, 2, 3, None])


@given(
    st.lists(price, min_size=FIELD.size * 6, max_size=FIELD.size * 6),
    st.sampled_from(FIELD.cells),
    st.integers(0, 7),
)
def test_as_an_exhaustive_search(prices: list[int | None], start: Cell, allowance: int) -> None:
    def law(here: Cell, there: Cell) -> int | None:
        return prices[here * 6 + FIELD.neighbours[here].index(there)]

    found = reach(FIELD, start, allowance, law)
    assert found.cost == exhaustive(FIELD, start, allowance, law)
    table = compile_costs(FIELD, law)
    assert all(
        table[c * 6 + d] == IMPASSABLE for c in FIELD.cells for d in range(6) if FIELD.neighbours[c][d] < 0
    )
    assert reach(FIELD, start, allowance, table) == found
    assert reach(FIELD, start, allowance, list(table)) == found
    for cell, cost in found.cost.items():
        path = found.path(cell)
        assert path[0] == start
        assert sum(law(a, b) or 0 for a, b in pairwise(path)) == cost
    assert [found.cost[c] for c in found.stops] == sorted(found.cost[c] for c in found.stops)
