"""The plane of a sketch: grid coordinates to board units, smooth curves, and courses along hexsides."""

from __future__ import annotations

import heapq
from collections.abc import Iterable, Sequence
from itertools import pairwise
from math import dist

from shapely.geometry import LineString
from shapely.geometry import Point as Dot

from grognard.engine.hexes import Hex, Hexside, Vertex
from grognard.engine.mapdoc import Grid, Point, board_units

ROOT3 = 3**0.5
STEPS = 4  # pieces of a curve between two points of a sketch
NEAR = 0.05  # what a hexside costs beyond its distance from the course that it follows


class Plane:
    """The hexes of a map by printed name, with the geometry that a sketch needs."""

    # 2.2#1, MAP.orient, MAP.neighbours

    def __init__(self, grid: Grid) -> None:
        self.grid = grid
        self.hexes = {grid.numbering.printed(hexagon): hexagon for hexagon in grid.hexes()}
        self.names = {hexagon: name for name, hexagon in self.hexes.items()}
        self.hexsides = sorted({Hexside.between(a, b) for a in self.names for b in self.neighbours(a)})
        self.ends = {side: self._ends(side) for side in self.hexsides}

    def board(self, points: Iterable[Sequence[float]]) -> list[Point]:
        """Board units of points in grid coordinates."""
        return [(1.5 * u, ROOT3 * (v - self.grid.first_row)) for u, v in points]

    def centre(self, hexagon: Hex) -> Point:
        return board_units(hexagon.centre, self.grid)

    def corner(self, vertex: Vertex) -> Point:
        return board_units(vertex, self.grid)

    def neighbours(self, hexagon: Hex) -> list[Hex]:
        return [other for other in hexagon.neighbours() if other in self.names]

    def _ends(self, side: Hexside) -> tuple[Point, Point]:
        first, second = side.vertices()
        return self.corner(first), self.corner(second)

    def middle(self, side: Hexside) -> Point:
        (x, y), (other_x, other_y) = self.ends[side]
        return (x + other_x) / 2, (y + other_y) / 2

    def side(self, side: Hexside) -> str:
        """A hexside as a document writes it."""
        return "/".join(sorted((self.names[side.low], self.names[side.high])))

    def path(self, via: Sequence[str]) -> list[str]:
        """The hexes of a line that runs straight from each named hex to the next."""
        path = [self.hexes[via[0]]]
        for start, goal in pairwise(self.hexes[name] for name in via):
            straight = LineString([self.centre(start), self.centre(goal)])
            while path[-1] != goal:
                closer = path[-1].distance(goal) - 1
                steps = [step for step in path[-1].neighbours() if step.distance(goal) == closer]
                path.append(min(steps, key=lambda step: straight.distance(Dot(self.centre(step)))))
        return [self.names[hexagon] for hexagon in path]

    def course(self, path: Sequence[str], via: Sequence[str]) -> list[Point]:
        """Where a line is drawn: near the straight way between the named hexes, over the same hexsides as its path."""
        hexes = [self.hexes[name] for name in path]
        straight = LineString([self.centre(self.hexes[name]) for name in via])
        pull = [0.0 if name in via else 1.0 for name in path]
        while True:
            points = [_towards(self.centre(h), straight, share) for h, share in zip(hexes, pull, strict=True)]
            astray = [i for i in range(1, len(hexes)) if not self._crosses(hexes, points, i)]
            if not astray:
                return points
            for end in {*astray, *(i - 1 for i in astray)}:
                pull[end] = max(0.0, round(pull[end] - 0.1, 1))

    def _crosses(self, hexes: Sequence[Hex], points: Sequence[Point], i: int) -> bool:
        """Whether the drawing passes from one hex to the next well inside their common side."""
        (x, y), (other_x, other_y) = self.ends[Hexside.between(hexes[i - 1], hexes[i])]
        inner = [(x + (other_x - x) * share, y + (other_y - y) * share) for share in (0.1, 0.9)]
        return bool(LineString(inner).intersects(LineString(points[i - 1 : i + 1])))

    def along(self, course: Sequence[Sequence[float]]) -> list[Hexside]:
        """The unbroken row of hexsides that stays nearest to a course."""
        points = self.board(course)
        line = LineString(points)
        exits: dict[Vertex, list[tuple[Vertex, Hexside, float]]] = {}
        for side in self.hexsides:
            first, second = side.vertices()
            cost = NEAR + line.distance(Dot(self.middle(side))) ** 2
            exits.setdefault(first, []).append((second, side, cost))
            exits.setdefault(second, []).append((first, side, cost))

        def nearest(point: Point) -> Vertex:
            return min(exits, key=lambda vertex: (dist(self.corner(vertex), point), vertex))

        return _cheapest(exits, nearest(points[0]), nearest(points[-1]))


def _cheapest(
    exits: dict[Vertex, list[tuple[Vertex, Hexside, float]]], start: Vertex, goal: Vertex
) -> list[Hexside]:
    waiting: list[tuple[float, Vertex, tuple[Hexside, ...]]] = [(0.0, start, ())]
    done: set[Vertex] = set()
    while waiting:
        spent, here, sides = heapq.heappop(waiting)
        if here == goal:
            return list(sides)
        if here in done:
            continue
        done.add(here)
        for there, side, cost in exits[here]:
            heapq.heappush(waiting, (spent + cost, there, (*sides, side)))
    raise ValueError(f"no way along hexsides from {start} to {goal}")


def smooth(points: Sequence[Point]) -> list[Point]:
    """A closed curve through the points (Catmull and Rom), clockwise on the screen, rounded to a hundredth."""
    count, curve = len(points), []
    for i in range(count):
        four = [points[(i + k) % count] for k in (-1, 0, 1, 2)]
        curve += [_between(four, step / STEPS) for step in range(STEPS)]
    if sum(x * other_y - other_x * y for (x, y), (other_x, other_y) in pairwise([*curve, curve[0]])) < 0:
        curve.reverse()
    return curve


def _between(four: Sequence[Point], t: float) -> Point:
    def one(a: float, b: float, c: float, d: float) -> float:
        value = 2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t**2 + (3 * b - a - 3 * c + d) * t**3
        return round(value / 2, 2)

    return one(*(x for x, _ in four)), one(*(y for _, y in four))


def _towards(point: Point, line: LineString, share: float) -> Point:
    """A point moved by a share of its way to the nearest point of a line."""
    nearest = line.interpolate(line.project(Dot(point)))
    return round(point[0] + (nearest.x - point[0]) * share, 2), round(
        point[1] + (nearest.y - point[1]) * share, 2
    )
