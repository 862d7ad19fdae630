"""5.1.1 What may be a boundary between two armies, and how one is extended when the enemy withdraws."""

from __future__ import annotations

import itertools
import math

import numpy as np

from grognard.engine.board import Board, Cell, nearest
from grognard.engine.reasons import Reason, because
from grognard.engine.rulebook import rule
from grognard.games.oao.boards import ground_of
from grognard.games.oao.rules import s03_front, s05_areas
from grognard.games.oao.rules.s03_front import Vector, centres
from grognard.games.oao.rules.s05_areas import BEF, BELGIAN, OVERLAP_FROM, side_of
from grognard.games.oao.rules.words import army_name
from grognard.games.oao.state import Boundary, State

MOST_POINTS = 4
"""Two ends and two bends."""  # 5.1.1#3
AROUND = 7
"""A hex away from the limits of the map, and its neighbours."""

Cells = tuple[Cell, ...]


class Judge:
    """What boundaries of a side are judged by in one position, for one boundary or for many that might be."""

    def __init__(self, g: State, side: str, others: tuple[Boundary, ...] | None = None) -> None:
        """The other boundaries are those of the position, unless they are given."""
        self._g, self._board = g, g.board
        self.enemy = s03_front.line(g, g.other(side))
        self._far = nearest(g.board, self.enemy) if self.enemy else None
        self._playable = ground_of(g.board).playable
        self.beside(s05_areas.own(g, side) if others is None else others)

    def beside(self, others: tuple[Boundary, ...]) -> None:
        """These are the other boundaries now."""
        self._others = tuple((each.first, each.second) for each in others)
        self._sides = tuple(s05_areas.first_side(self._board, each.points) for each in others)
        lines = [s05_areas.line(self._board, each.points) for each in others]
        self._cells = tuple(itertools.chain.from_iterable(lines))
        self._places = _at(self._board, self._cells)
        self._ends = tuple(itertools.accumulate(map(len, lines), initial=0))

    def refusals(self, boundary: Boundary, most: int = MOST_POINTS) -> tuple[Reason, ...]:
        """Why a line may not be the boundary between its armies; nothing if it may."""
        points = boundary.points
        if not 2 <= len(points) <= most or len(set(points)) < len(points):
            return (because("5.1.1", "area-too-many-bends", most=most - 2),)  # 5.1.1#3
        found = list[Reason]()
        if not self.at_front(points[0]):
            found.append(because("5.1.1", "area-not-from-front", hex=self._board.name(points[0])))  # 5.1.1#3
        if _turns_back(self._board, points):
            found.append(because("5.1.1", "area-snakes"))  # 5.1.1#3
        if not self._leads_to_rear(points):
            found.append(because("5.1.1", "area-not-to-rear", hex=self._board.name(points[-1])))  # 5.1.1#3
        found += [] if found else self._crossed(boundary)
        return tuple(found)

    def at_front(self, cell: Cell) -> bool:
        """Whether a hex is at the enemy's Front Line, or at the limit of the map, where he has none."""
        return self._far is None or self._far[cell] <= 1 or self.at_limit(cell)

    def at_limit(self, cell: Cell) -> bool:
        near = (cell, *self._board.adjacent[cell])
        return len(near) < AROUND or not self._playable.issuperset(near)

    def _leads_to_rear(self, points: Cells) -> bool:
        return self._far is None or self._far[points[-1]] > self._far[points[0]]

    @rule("5.1.1#1")
    def _crossed(self, boundary: Boundary) -> list[Reason]:
        """The other boundaries that lie on both sides of this one, of armies that may not overlap."""
        pair = (boundary.first, boundary.second)
        others = [
            (place, other)
            for place, other in enumerate(self._others)
            if other != pair and not self._may_overlap((*pair, *other))
        ]
        if not others:
            return []
        own = set(s05_areas.line(self._board, boundary.points))
        on_line = np.fromiter((cell in own for cell in self._cells), bool, len(self._cells))
        left = on_line | s05_areas.on_first(self._places, _at(self._board, boundary.points))
        found = []
        for place, other in others:
            theirs, area = left[self._ends[place] : self._ends[place + 1]], self._sides[place]
            on_both = theirs.any() and not theirs.all()
            if on_both or not (own <= area or own.isdisjoint(area)):
                found.append(
                    because("5.1.1", "area-overlap", other=army_name(other[0]), with_=army_name(other[1]))
                )
        return found

    def _may_overlap(self, armies: tuple[str, ...]) -> bool:
        return self._g.gt >= OVERLAP_FROM and (BEF in armies or BELGIAN in armies)  # 5.1.4#1


def _at(board: Board, cells: Cells) -> s05_areas.Points:
    return np.array([centres(board)[cell] for cell in cells]).reshape(-1, 2)


def refusals(g: State, boundary: Boundary) -> tuple[Reason, ...]:
    """Why a line may not be the boundary between its armies; nothing if it may."""
    return Judge(g, side_of(boundary.first)).refusals(boundary)


def _turns_back(board: Board, points: Cells) -> bool:
    """Whether a part of the line leads away from where the whole of it goes, as in a snake."""
    (x1, y1), (x2, y2) = centres(board)[points[0]], centres(board)[points[-1]]
    for a, b in itertools.pairwise(points):
        (ax, ay), (bx, by) = centres(board)[a], centres(board)[b]
        if (bx - ax) * (x2 - x1) + (by - ay) * (y2 - y1) <= 0:
            return True
    return False


# Counter Movement


@rule("5.1.1a")
def extended(g: State, boundary: Boundary, judge: Judge | None = None) -> Boundary:
    """A boundary as it is when the enemy has withdrawn: from its old end to his new Front Line."""
    judge, end = judge or Judge(g, side_of(boundary.first)), boundary.points[0]
    if judge.at_front(end) or not judge.enemy:
        return boundary
    (x, y), (bx, by) = centres(g.board)[end], centres(g.board)[boundary.points[1]]

    def turn(cell: Cell) -> float:
        cx, cy = centres(g.board)[cell]
        return -_cosine((cx - x, cy - y), (x - bx, y - by))

    new = min(judge.enemy, key=lambda cell: (g.board.distance(end, cell), turn(cell), cell))
    return Boundary(boundary.first, boundary.second, (new, *boundary.points))


def _cosine(a: Vector, b: Vector) -> float:
    return (a[0] * b[0] + a[1] * b[1]) / (math.hypot(*a) * math.hypot(*b))
