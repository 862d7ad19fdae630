"""5.1.1 Proposed boundaries, their points shifted a little until as few units as can be are on the wrong side."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from typing import NamedTuple

import numpy as np
from msgspec.structs import replace
from numpy.typing import NDArray

from grognard.engine.board import Board, Cell
from grognard.games.oao.counters import Type
from grognard.games.oao.rules import s02_units, s05_areas
from grognard.games.oao.rules.s03_front import centres
from grognard.games.oao.rules.s05_boundaries import MOST_POINTS, Judge
from grognard.games.oao.state import Boundary, State

SHIFT = 3
"""How far a point is shifted at once."""
TRAIN = 3
"""A Train takes its corps along, and counts as much as three Formations."""


class _Units(NamedTuple):
    """The Formations and Trains of a side: where they are, whether to the left of a boundary, and what they count."""

    cells: tuple[Cell, ...]
    places: s05_areas.Points
    left: NDArray[np.bool_]
    weights: NDArray[np.int64]


def refined(g: State, side: str, found: tuple[Boundary, ...]) -> tuple[Boundary, ...]:
    """The same boundaries, each shifted as long as that is allowed and leaves fewer units on the wrong side."""
    order = [*(each.first for each in found), *(each.second for each in found[-1:])]
    judge = Judge(g, side, found)
    for place in range(len(found)):
        units = _units(g, side, order[: place + 1], order[place + 1 :])
        judge.beside(found)
        better = _shifted(g.board, judge, found[place], units)
        found = (*found[:place], better, *found[place + 1 :])
    return found


def _units(g: State, side: str, left: list[str], right: list[str]) -> _Units:
    cells, lies_left, weights = list[Cell](), list[bool](), list[int]()
    for id_ in g.on_map(side):
        army, train = g.units[id_].army, s02_units.piece(g, id_).type == Type.TRAIN
        if army in (*left, *right) and (train or s02_units.is_formation(g, id_)):
            cells.append(g.units[id_].where)
            lies_left.append(army in left)
            weights.append(TRAIN if train else 1)
    places = np.array([centres(g.board)[cell] for cell in cells]).reshape(-1, 2)
    return _Units(tuple(cells), places, np.array(lies_left, dtype=bool), np.array(weights, dtype=np.int64))


def _shifted(board: Board, judge: Judge, boundary: Boundary, units: _Units) -> Boundary:
    wrong = _wrong(board, [boundary.points], units)[0]
    while wrong:
        lines = list(_variants(board, judge, boundary.points))
        prices = zip(_wrong(board, lines, units), lines, strict=True)
        tried = sorted(each for each in prices if each[0] < wrong)
        allowed = (
            (price, changed)
            for price, points in tried
            if not judge.refusals(changed := replace(boundary, points=points))
        )
        best = next(allowed, None)
        if best is None:
            break
        wrong, boundary = best
    return boundary


def _wrong(board: Board, lines: list[tuple[Cell, ...]], units: _Units) -> list[int]:
    """What the units on the wrong side of each line count; the hexes of a line are on its left."""
    if not units.cells:
        return [0] * len(lines)
    found = [int(units.weights.sum())] * len(lines)
    for many in {len(points) for points in lines}:
        places = [i for i, points in enumerate(lines) if len(points) == many == len(set(points))]
        if not places:
            continue
        drawn = np.array([[centres(board)[cell] for cell in lines[i]] for i in places])
        for i, inside in zip(places, s05_areas.on_first_of_each(units.places, drawn), strict=True):
            line = set(s05_areas.line(board, lines[i]))
            inside |= np.fromiter((cell in line for cell in units.cells), bool, len(units.cells))
            found[i] = int(units.weights[inside != units.left].sum())
    return found


def _variants(board: Board, judge: Judge, points: tuple[Cell, ...]) -> Iterator[tuple[Cell, ...]]:
    """The same line with one point elsewhere, or with a bend more between two of its points."""
    last = len(points) - 1
    for place, cell in enumerate(points):
        for near in board.within(cell, SHIFT):
            if place == 0 and not judge.at_front(near):
                continue
            if place == last and not judge.at_limit(near):
                continue
            yield (*points[:place], near, *points[place + 1 :])
    if len(points) < MOST_POINTS:
        for place, (a, b) in enumerate(itertools.pairwise(points), 1):
            middle = s05_areas.line(board, (a, b))
            for near in board.within(middle[len(middle) // 2], SHIFT):
                yield (*points[:place], near, *points[place:])
