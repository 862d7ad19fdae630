"""Where a line meets the outlines and contour lines of a map, in whole-number arithmetic.

Points are rounded to thousandths of the lattice unit: a corner written as 0.866 is a corner, and an outline
drawn on a hexside lies exactly on it. The answers do not depend on the direction in which a line is traced.
"""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from itertools import pairwise
from math import ceil, floor
from typing import TYPE_CHECKING, NamedTuple

from grognard.engine.hexes import OFF_MAP, Cell, Hex
from grognard.engine.mapdoc import ROOT3

if TYPE_CHECKING:
    from grognard.engine.board import Board

SCALE = 1000

Whole = tuple[int, int]
Course = list[tuple[int, int, Cell]]


class OutlineTouch(NamedTuple):
    """A stretch of the line, from 0 at its start to 1 at its end, that meets an outline."""

    outline: int
    enters: float
    leaves: float
    crossed: bool  # through its interior; otherwise it only touches the outline
    cells: tuple[Cell, ...]


class ContourCrossing(NamedTuple):
    """A point where the line meets a contour: `rise` is 1 going up, -1 going down, 0 where it only touches.

    `cells` are the hexes in which it happens: one, or those that share the hexside or vertex where it does.
    """

    contour: int
    t: float
    rise: int
    cells: tuple[Cell, ...]


class _Meeting(NamedTuple):
    """A stretch of the line, with exact bounds, and what happens on it."""

    first: Fraction
    last: Fraction
    drawing: int
    what: int


class _Ray:
    """The line on the fine lattice."""

    def __init__(self, start: Whole, end: Whole) -> None:
        self.x, self.y = start[0] * SCALE, start[1] * SCALE
        self.dx, self.dy = end[0] * SCALE - self.x, end[1] * SCALE - self.y
        self.square = self.dx * self.dx + self.dy * self.dy
        self.box = (
            min(self.x, self.x + self.dx), min(self.y, self.y + self.dy),
            max(self.x, self.x + self.dx), max(self.y, self.y + self.dy),
        )  # fmt: skip

    def side(self, point: Whole) -> int:
        """Positive on the right hand of the line, negative on its left, 0 on it."""
        return self.dx * (point[1] - self.y) - self.dy * (point[0] - self.x)

    def along(self, point: Whole) -> Fraction:
        """How far along the line a point lies that is on it."""
        return Fraction(self.dx * (point[0] - self.x) + self.dy * (point[1] - self.y), self.square)

    def meets(self, a: Whole, b: Whole, side_a: int, side_b: int) -> Fraction:
        """How far along the line the segment between two points on opposite sides meets it."""
        whole = side_a - side_b
        along_a = self.dx * (a[0] - self.x) + self.dy * (a[1] - self.y)
        along_b = self.dx * (b[0] - self.x) + self.dy * (b[1] - self.y)
        return Fraction(along_a * -side_b + along_b * side_a, whole * self.square)

    def misses(self, a: Whole, b: Whole) -> bool:
        """A quick test: the boxes around line and segment lie apart."""
        left, top, right, bottom = self.box
        return (
            (a[0] < left and b[0] < left)
            or (a[0] > right and b[0] > right)
            or (a[1] < top and b[1] < top)
            or (a[1] > bottom and b[1] > bottom)
        )


class Artwork:
    """The outlines and contours of a board on the fine lattice, listed by the cells that they may touch."""

    def __init__(self, board: Board) -> None:
        self._board = board
        self._outlines = [self._whole(outline.points) for outline in board.outlines]
        self._contours = [self._whole(contour.points) for contour in board.contours]
        self._closed = [contour.closed for contour in board.contours]
        self._boxes = [_box(points) for points in self._outlines]
        self._outlines_at: dict[Cell, list[int]] = {}
        self._segments_at: dict[Cell, list[tuple[int, int]]] = {}
        for i, points in enumerate(self._outlines):
            for cell in self._cells_near(points):
                self._outlines_at.setdefault(cell, []).append(i)
        for i, points in enumerate(self._contours):
            for k, segment in enumerate(pairwise(points + points[:1] if self._closed[i] else points)):
                for cell in self._cells_near(segment):
                    self._segments_at.setdefault(cell, []).append((i, k))

    def _whole(self, points: tuple[tuple[float, float], ...]) -> tuple[Whole, ...]:
        """Board units to the fine lattice; equal neighbours are merged."""
        grid = self._board.grid
        left, top = 3 * grid.first_column * SCALE, (2 * grid.first_row - 1) * SCALE
        whole = [(round(2 * SCALE * x) + left, round(2 * SCALE / ROOT3 * y) + top) for x, y in points]
        return tuple(point for k, point in enumerate(whole) if k == 0 or point != whole[k - 1])

    def _cells_near(self, points: tuple[Whole, ...]) -> Iterator[Cell]:
        """The cells whose box meets the box around some points."""
        (left, top), (right, bottom) = _box(points)
        for q in range(ceil((left / SCALE - 2) / 3), floor((right / SCALE + 2) / 3) + 1):
            for y in range(ceil(top / SCALE - 1), floor(bottom / SCALE + 1) + 1):
                if (y - q) % 2 == 0:
                    cell = self._board.cell_at(Hex(q, (y - q) // 2))
                    if cell != OFF_MAP:
                        yield cell

    # Contours

    def contours_on(
        self, start: Whole, end: Whole, course: Course, parts: int
    ) -> tuple[ContourCrossing, ...]:
        """The contours that the line meets, in order."""
        segments = {segment for _, _, cell in course for segment in self._segments_at.get(cell, ())}
        ray = _Ray(start, end)
        meetings = {meeting for i, k in segments for meeting in self._meetings(ray, i, k)}
        return tuple(
            ContourCrossing(i, float(first), rise, _cells(course, parts, first, last))
            for first, last, i, rise in sorted(meetings)
        )

    def _meetings(self, ray: _Ray, contour: int, k: int) -> Iterator[_Meeting]:
        points = self._contours[contour]
        a, b = points[k], points[(k + 1) % len(points)]
        if ray.misses(a, b):
            return
        side_a, side_b = ray.side(a), ray.side(b)
        if side_a and side_b:
            if (side_a > 0) != (side_b > 0):
                t = ray.meets(a, b, side_a, side_b)
                if 0 <= t <= 1:
                    yield _Meeting(t, t, contour, _rise(side_a, side_b, t, t))
            return
        first, last = self._run(ray, contour, k if side_a == 0 else (k + 1) % len(points))
        ts = [ray.along(points[j % len(points)]) for j in range(first, last + 1)]
        if min(ts) <= 1 and max(ts) >= 0:
            before, after = self._side(ray, contour, first - 1), self._side(ray, contour, last + 1)
            rise = _rise(before or 0, after or 0, min(ts), max(ts))
            yield _Meeting(max(min(ts), Fraction(0)), min(max(ts), Fraction(1)), contour, rise)

    def _run(self, ray: _Ray, contour: int, k: int) -> tuple[int, int]:
        """The first and last of the points around point k that lie on the line one after the other."""
        first = last = k
        count = len(self._contours[contour])
        while last - first < count and self._side(ray, contour, first - 1) == 0:
            first -= 1
        while last - first < count and self._side(ray, contour, last + 1) == 0:
            last += 1
        return first, last

    def _side(self, ray: _Ray, contour: int, k: int) -> int | None:
        """The side of a contour's point; None beyond an open end."""
        points = self._contours[contour]
        if not self._closed[contour] and not 0 <= k < len(points):
            return None
        return ray.side(points[k % len(points)])

    # Outlines

    def outlines_on(self, start: Whole, end: Whole, course: Course, parts: int) -> tuple[OutlineTouch, ...]:
        """The stretches of the line that meet outlines, in order."""
        near = {i for _, _, cell in course for i in self._outlines_at.get(cell, ())}
        ray = _Ray(start, end)
        near = {i for i in near if not ray.misses(*self._boxes[i])}
        meetings = sorted(meeting for i in near for meeting in _stretches(ray, self._outlines[i], i))
        return tuple(
            OutlineTouch(i, float(first), float(last), what == 1, _cells(course, parts, first, last))
            for first, last, i, what in meetings
        )


def _box(points: tuple[Whole, ...]) -> tuple[Whole, Whole]:
    """The upper left and lower right corners of the box around some points."""
    return (
        (min(x for x, _ in points), min(y for _, y in points)),
        (max(x for x, _ in points), max(y for _, y in points)),
    )


def _rise(before: int, after: int, first: Fraction, last: Fraction) -> int:
    """Up where a contour passes from the right to the left hand of the line: its own right hand lies ahead."""
    if first <= 0 or last >= 1 or before * after >= 0:
        return 0
    return 1 if before > 0 else -1


def _cells(course: Course, parts: int, first: Fraction, last: Fraction) -> tuple[Cell, ...]:
    """The cells that the line touches between two of its points."""
    since, until = first.numerator * parts, last.numerator * parts
    return tuple(
        cell
        for enters, leaves, cell in course
        if leaves * first.denominator >= since and enters * last.denominator <= until
    )


def _stretches(ray: _Ray, points: tuple[Whole, ...], index: int) -> Iterator[_Meeting]:
    """The longest stretches of the line in the closed outline; `what` is 1 where it passes inside."""
    sides = [ray.side(point) for point in points]
    if min(sides) > 0 or max(sides) < 0:
        return
    edges = [(points[k - 1], points[k], sides[k - 1], sides[k]) for k in range(len(points))]
    on_edge = {ray.along(point) for point, side in zip(points, sides, strict=True) if side == 0}
    flat = [sorted((ray.along(a), ray.along(b))) for a, b, side_a, side_b in edges if side_a == side_b == 0]
    passes = [ray.meets(*edge) for edge in edges if (edge[2] < 0) != (edge[3] < 0)]
    marks = sorted({Fraction(0), Fraction(1)} | {t for t in on_edge | set(passes) if 0 < t < 1})
    first: Fraction | None = None
    crossed = 0
    for t, following in zip(marks, [*marks[1:], Fraction(2)], strict=True):
        middle = (t + following) / 2
        inside = following <= 1 and sum(p < middle for p in passes) % 2 == 1
        on_flat = following <= 1 and any(a < middle < b for a, b in flat)
        if first is None and (inside or on_flat or _is_on(t, on_edge, passes, flat)):
            first = t
        if inside and not on_flat:
            crossed = 1
        if first is not None and not (inside or on_flat):
            yield _Meeting(first, t, index, crossed)
            first, crossed = None, 0


def _is_on(t: Fraction, on_edge: set[Fraction], passes: list[Fraction], flat: list[list[Fraction]]) -> bool:
    return t in on_edge or t in passes or any(a <= t <= b for a, b in flat)
