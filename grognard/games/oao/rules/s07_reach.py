"""7.1.2 Where a Force can get to with its MPs, by the cheapest ways, if nothing happens to it on them."""

from __future__ import annotations

from collections.abc import Container
from typing import NamedTuple

from grognard.engine import movement
from grognard.engine.board import Cell
from grognard.engine.movement import StepCost
from grognard.games.oao.rules.s07_costs import Movers, law
from grognard.games.oao.state import OFF_MAP, State


class Reached(NamedTuple):
    """What it costs to get to a hex, and the hex before it on the way."""

    spent: int
    came_from: Cell


def reach(
    g: State,
    movers: Movers,
    points: int,
    start: Cell = OFF_MAP,
    closed: Container[Cell] = frozenset(),
    price: StepCost | None = None,
) -> dict[Cell, Reached]:
    """Every hex that the movers can enter with so many MPs; not those that other rules close to them."""  # 7.1.2#1
    origin = start if start >= 0 else g.units[movers[0]].where
    price = price or law(g, movers)

    def open_price(a: Cell, b: Cell) -> int | None:
        return None if b in closed else price(a, b)

    found = movement.reach(g.board, origin, points, open_price if closed else price)
    return {cell: Reached(found.cost[cell], before) for cell, before in found.previous.items()}


def way(reached: dict[Cell, Reached], cell: Cell) -> tuple[Cell, ...]:
    """The hexes to enter, in order, on the cheapest way to a hex that is reached."""  # TERM.path
    path = [cell]
    while (before := reached[path[-1]].came_from) in reached:
        path.append(before)
    return tuple(reversed(path))
