"""4.3 to 4.8 Levels, and what the printed ground does to a line of sight: worked out once for each line of a board."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from msgspec import Struct
from shapely.geometry import LineString, Polygon
from shapely.prepared import prep

from grognard.engine.board import Board, Cell, Vertex
from grognard.engine.reasons import Reason, because
from grognard.engine.rulebook import rule
from grognard.engine.sight import Crossing
from grognard.games.rpc.state import State

CLEAR, CONCEALS, BLOCKS = 0, 1, 2
WHEAT = range(4, 11)  # 8.8#1
HAIR = 0.001
"""A contour that only grazes the border of a hex, in board units, is not in it."""


class Sight(Struct, frozen=True, gc=False):
    """Whether a line of sight is clear, how many hexes of concealment it crosses, and why."""

    clear: bool
    concealed: int = 0
    reasons: tuple[Reason, ...] = ()


class Line(Struct, frozen=True, gc=False):
    """What a line meets between its ends, step by step: one hex, or the two hexes of a hexside along which it runs."""

    printed: Sight
    """By the printed ground alone."""
    steps: tuple[tuple[Cell, ...], ...]
    values: tuple[tuple[int, ...], ...]
    """For each hex of each step whether the printed ground in it conceals or blocks."""


class Ground:
    """The law of sight on one board: in the season of wheat or out of it, with low obstacles blocking or overlooked."""

    def __init__(self, board: Board, *, wheat: bool, low_obstacles_block: bool) -> None:
        self.board, self.wheat, self.low_obstacles_block = board, wheat, low_obstacles_block
        self._levels: dict[Cell, int] = {}
        self._lines: dict[int, Line] = {}
        self._to_vertices: dict[tuple[Cell, Vertex], Line] = {}
        drawn = [(*c.points, c.points[0]) if c.closed else c.points for c in board.contours]
        self._contours = [LineString(points) for points in drawn]

    @rule("4.51#1", "8.44", "4.3#1", "8.41#1")
    def level(self, cell: Cell) -> int:
        """The highest level in the hex, whatever that of its centre."""
        found = self._levels.get(cell)
        if found is None:
            corners = [self.board.point(vertex) for vertex in self.board.vertices_of(cell)]
            inside = prep(Polygon(corners).buffer(-HAIR))
            around = [
                contour.level
                for contour, drawn in zip(self.board.contours, self._contours, strict=True)
                if inside.intersects(drawn)
            ]
            found = self._levels[cell] = max((self.board.level[cell], *around))
        return found

    def line(self, a: Cell, b: Cell) -> Line:
        """The line between two hexes: the same both ways."""  # 4.1#2
        a, b = min(a, b), max(a, b)
        key = a * self.board.size + b
        found = self._lines.get(key)
        if found is None:
            levels = self.level(a), self.level(b)
            found = self._lines[key] = self._trace(self.board.sight(a, b), {a, b}, levels)
        return found

    @rule("4.92#1", "4.92#2")
    def line_to_vertex(self, a: Cell, vertex: Vertex) -> Line:
        """The vertex is part of that of its hexes which is farthest away, or of both such hexes."""
        found = self._to_vertices.get((a, vertex))
        if found is None:
            distances = {cell: self.board.distance(a, cell) for cell in self.board.cells_of(vertex)}
            far = {cell for cell, distance in distances.items() if distance == max(distances.values())}
            levels = self.level(a), max(self.level(cell) for cell in far)
            crossing = self.board.sight_to_vertex(a, vertex)
            found = self._to_vertices[a, vertex] = self._trace(crossing, {a, *far}, levels)
        return found

    @rule("4.1#1", "4.2#1", "4.2#3")
    def _trace(self, line: Crossing, ends: set[Cell], levels: tuple[int, int]) -> Line:
        """Everything between the two hexes; nothing in them blocks."""
        beside = {cell for pair in line.along for cell in pair}
        steps: list[tuple[Cell, ...]] = [pair for pair in line.along if not ends.intersection(pair)]
        steps += [(cell,) for cell in line.hexes if cell not in ends and cell not in beside]
        values = tuple(tuple(self._obstacle(line, cell, levels) for cell in step) for step in steps)
        reasons = self._contours_in_the_way(line, ends, levels)
        for step, value in zip(steps, values, strict=True):
            if min(value) == BLOCKS:  # 4.41#2: along a side, only if both hexes have an obstacle
                reasons += (self._why(step[0], levels),)
        if reasons:
            return Line(Sight(clear=False, reasons=reasons), tuple(steps), values)
        return Line(concealment(self.board, steps, values), tuple(steps), values)

    @rule(
        "4.4", "4.5", "4.43#1", "4.43#2", "4.52#1", "4.52#2", "4.52#3", "8.41#2", "8.42#1", "8.42#2", "4.3#2"
    )
    def _contours_in_the_way(
        self, line: Crossing, ends: set[Cell], levels: tuple[int, int]
    ) -> tuple[Reason, ...]:
        """At one level a higher contour blocks; at two, also one as high as the higher unit. Not in their own hexes."""
        same, high = levels[0] == levels[1], max(levels)
        found: tuple[Reason, ...] = ()
        for crossing in line.contours:
            level = self.board.contours[crossing.contour].level
            if crossing.rise == 0 or not crossing.cells or ends.intersection(crossing.cells):
                continue
            if level > high or (level == high and not same):
                name = self.board.name(crossing.cells[0])
                found += (because("4.43" if same else "4.52", "sight-contour", hex=name, level=level),)
        return found

    @rule("4.42", "4.53#2", "8.9#1", "8.9#2", "8.1#2", "8.1#4")
    def _obstacle(self, line: Crossing, cell: Cell, levels: tuple[int, int]) -> int:
        """What the printed ground of a hex does: a village with all of it, woods and wheat by their artwork.

        Nothing else on the map is an obstacle: trenches and blockhouses, bomb stops, roads and water are seen over.
        """  # 4.2#2, 8.31#2, 8.321#2, 8.33#6, 8.6#1, 8.7#1
        if cell < 0 or not self._counts(cell, levels):
            return CLEAR
        if self.board.terrain[cell] == "village":  # 4.41#1
            return BLOCKS
        drawn = self._drawn(line, cell)
        if "woods" in drawn:
            return BLOCKS if self.board.extra[cell].get("green_dot") else CONCEALS
        return CONCEALS if "wheat" in drawn and self.wheat and levels[0] == levels[1] else CLEAR  # 8.8#2

    def _drawn(self, line: Crossing, cell: Cell) -> set[str]:
        """The artwork of a hex that the line crosses."""  # 4.8#2
        return {
            self.board.outlines[touch.outline].kind
            for touch in line.outlines
            if touch.crossed and cell in touch.cells
        }

    @rule("4.53#1")
    def _counts(self, cell: Cell, levels: tuple[int, int]) -> bool:
        """Between two levels an obstacle counts on a level between them that is within one of either."""
        low, high, own = min(levels), max(levels), self.level(cell)
        if low == high:
            return own >= low or self.low_obstacles_block
        return low <= own <= high and (own - low <= 1 or high - own <= 1)

    def _why(self, cell: Cell, levels: tuple[int, int]) -> Reason:
        name = self.board.name(cell)
        if self.board.terrain[cell] == "village":
            return because("4.41", "sight-village", hex=name)
        same = levels[0] == levels[1]
        return because("4.42" if same else "4.53", "sight-woods", hex=name)


@rule("4.81#1", "4.82#1", "4.82#2", "4.82#3")
def concealment(
    board: Board,
    steps: Sequence[tuple[Cell, ...]],
    values: tuple[tuple[int, ...], ...],
) -> Sight:
    """One hex of concealment hides what lies beyond, a second ends the view."""
    hidden = [step for step, value in zip(steps, values, strict=True) if min(value) == CONCEALS]
    reasons = tuple(because("4.81", "sight-conceals", hex=board.name(max(step))) for step in hidden)
    if len(hidden) > 1:
        return Sight(clear=False, concealed=len(hidden), reasons=(*reasons, because("4.82", "sight-second")))
    return Sight(clear=True, concealed=len(hidden), reasons=reasons)


@lru_cache(maxsize=32)
def _ground(board: Board, wheat: bool, low_obstacles_block: bool) -> Ground:
    return Ground(board, wheat=wheat, low_obstacles_block=low_obstacles_block)


def ground(g: State) -> Ground:
    """The ground of this game in its month."""  # 8.8#1
    setting = g.setting
    return _ground(setting.board, setting.month in WHEAT, setting.options["low_obstacles"] == "block")


def level(g: State, cell: Cell) -> int:
    """The level at which a unit in this hex counts."""
    return ground(g).level(cell)
