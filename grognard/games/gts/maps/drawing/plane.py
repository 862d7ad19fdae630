"""The plane of a sketch: longitude and latitude to hexes, straight paths, and courses along hexsides."""

from __future__ import annotations

import heapq
from collections.abc import Sequence
from itertools import pairwise
from math import cos, dist, radians

from shapely.geometry import LineString
from shapely.geometry import Point as Dot

from grognard.engine.hexes import Hex, Hexside, Vertex
from grognard.engine.mapdoc import Grid, Point, board_units

ROOT3 = 3**0.5
SCALE = 0.5
"""Kilometres from the centre of a hex to that of the next."""  # 1.0#1
DEGREE = 111.2
"""Kilometres in a degree of latitude."""
NEAR = 0.05
"""What a hexside costs beyond its distance from the course that it follows."""


class Plane:
    """The hexes of a map by printed name, with the geometry that a sketch needs."""

    def __init__(self, grid: Grid, anchor: Sequence[float]) -> None:
        self.grid = grid
        self.west, self.north = anchor
        self.east_degree = DEGREE * cos(radians(self.north))
        self.hexes = {grid.numbering.printed(hexagon): hexagon for hexagon in grid.hexes()}
        self.names = {hexagon: name for name, hexagon in self.hexes.items()}
        neighbours = {a: [b for b in a.neighbours() if b in self.names] for a in self.names}
        self.hexsides = sorted({Hexside.between(a, b) for a, near in neighbours.items() for b in near})

    def point(self, place: Sequence[float]) -> Point:
        """Board units of a longitude and latitude: a hex is the root of three high, and half a kilometre."""
        longitude, latitude = place
        unit = ROOT3 / SCALE
        return (longitude - self.west) * self.east_degree * unit, (self.north - latitude) * DEGREE * unit

    def centre(self, hexagon: Hex) -> Point:
        return board_units(hexagon.centre, self.grid)

    def at(self, place: Sequence[float]) -> str:
        """The hex around a place; on the border of the map, the nearest one."""
        point = self.point(place)
        return self.names[min(self.names, key=lambda h: (round(dist(self.centre(h), point), 6), h))]

    def corner(self, vertex: Vertex) -> Point:
        return board_units(vertex, self.grid)

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
                steps = [
                    step
                    for step in path[-1].neighbours()
                    if step.distance(goal) == closer and step in self.names
                ]
                path.append(min(steps, key=lambda step: straight.distance(Dot(self.centre(step)))))
        return [self.names[hexagon] for hexagon in path]

    def along(self, course: Sequence[Sequence[float]]) -> list[Hexside]:
        """The unbroken row of hexsides that stays nearest to a course."""
        points = [self.point(place) for place in course]
        line = LineString(points)
        exits: dict[Vertex, list[tuple[Vertex, Hexside, float]]] = {}
        for side in self.hexsides:
            first, second = side.vertices()
            (x, y), (u, v) = self.corner(first), self.corner(second)
            cost = NEAR + line.distance(Dot((x + u) / 2, (y + v) / 2)) ** 2
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
