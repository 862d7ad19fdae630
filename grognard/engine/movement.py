"""One search for the movement of every title: what can be reached, at what least cost, by which path."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from grognard.engine.board import Board
from grognard.engine.hexes import OFF_MAP, Cell

StepCost = Callable[[Cell, Cell], int | None]
"""The points that a step from one cell to the next one takes; None where it is not allowed."""

IMPASSABLE: Final = -1
_ALL: Final = 1 << 20


def all_remaining(least: int = 1) -> int:
    """The cost of a step that takes every point that is left and needs at least `least` of them."""
    assert least >= 1, "a step for which nothing need be left would never end"
    return _ALL + least


@dataclass(frozen=True, slots=True)
class Reach:
    """What a mover can reach: the least cost of each cell and the cell from which it is entered."""

    cost: dict[Cell, int]
    previous: dict[Cell, Cell]
    may_stop: Callable[[Cell], bool] | None

    def __contains__(self, cell: object) -> bool:
        return cell in self.cost

    @property
    def stops(self) -> tuple[Cell, ...]:
        """The cells where a move may end, the nearest first; the start is not among them."""
        may_stop = self.may_stop
        stops = [cell for cell in self.previous if may_stop is None or may_stop(cell)]
        return tuple(sorted(stops, key=self.cost.__getitem__))

    def path(self, cell: Cell) -> tuple[Cell, ...]:
        """A cheapest path, both ends included; KeyError for a cell that cannot be reached."""
        self.cost[cell]
        path = [cell]
        while path[-1] in self.previous:
            path.append(self.previous[path[-1]])
        return tuple(reversed(path))


def compile_costs(board: Board, step_cost: StepCost) -> tuple[int, ...]:
    """The cost of every step at `cell * 6 + direction - 1`: faster, for a law that does not change."""
    return tuple(price for cell in board.cells for price in _prices(cell, board.neighbours[cell], step_cost))


def _prices(cell: Cell, around: tuple[Cell, ...], step_cost: StepCost) -> list[int]:
    costs = [None if there == OFF_MAP else step_cost(cell, there) for there in around]
    return [IMPASSABLE if cost is None else cost for cost in costs]


def reach(
    board: Board,
    start: Cell | Collection[Cell],
    allowance: int,
    step_cost: StepCost | Sequence[int],
    may_stop: Callable[[Cell], bool] | None = None,
) -> Reach:
    """Search outward from one cell or several; `step_cost` is a law or a table as made by `compile_costs`."""
    neighbours = board.neighbours
    allowance = max(allowance, 0)
    law = step_cost if callable(step_cost) else None
    table = () if callable(step_cost) else step_cost
    starts = (start,) if isinstance(start, int) else start
    best = {OFF_MAP: -1, **dict.fromkeys(starts, 0)}  # so low that no step off the map is worth a look
    reached = best.get
    previous: dict[Cell, Cell] = {}
    buckets: list[list[Cell]] = [[] for _ in range(allowance + 1)]
    buckets[0] += starts
    steps: Iterable[tuple[Cell, int]]
    for spent, bucket in enumerate(buckets):
        left = allowance - spent
        for cell in bucket:  # a step that costs nothing lengthens the bucket while it is read
            if best[cell] < spent:
                continue
            around = neighbours[cell]
            if law is not None:
                steps = [
                    (there, price)
                    for there in around
                    if reached(there, _ALL) > spent and (price := law(cell, there)) is not None
                ]
            else:
                prices = table[cell * 6 : cell * 6 + 6]
                if not left and 0 not in prices:
                    continue
                steps = zip(around, prices)  # noqa: B905  strict costs a tenth of the time
            for there, price in steps:
                if price > left:
                    if not _ALL <= price <= _ALL + left:
                        continue
                    price = left
                elif price < 0:
                    continue
                total = spent + price
                if total < reached(there, _ALL):
                    best[there] = total
                    previous[there] = cell
                    buckets[total].append(there)
    del best[OFF_MAP]
    return Reach(best, previous, may_stop)
