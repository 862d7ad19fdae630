"""4.3 to 4.8 Levels, and what the printed ground does to a line of sight: worked out once for each line of a board."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from msgspec import Struct
from shapely.geometry import LineString, Polygon
from shapely.prepared import prep

from grognard.engine.board import Board, Cell, Vertex
from grognard.engine.reasons import Reason, because
from grognard.engine.rulebook import rule
from grognard.engine.sight import Crossing
from grognard.games.rpc.state import State

Steps = tuple[tuple[Cell, ...], ...]
Values = tuple[tuple[int, ...], ...]
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
    """What a line meets between its ends, step by step: one hex, or the two hexes of a hexside along which it runs.

    A line that the printed ground blocks has no steps.
    """

    printed: Sight
    """By the printed ground alone."""
    steps: Steps
    values: Values
    """For each hex of each step whether the printed ground in it conceals or blocks."""


class Course(NamedTuple):
    """A line, the hexes at its ends and the levels of both."""

    line: Crossing
    ends: frozenset[Cell]
    levels: tuple[int, int]


class Ground:
    """The law of sight on one board: in the season of wheat or out of it, with low obstacles blocking or overlooked."""

    def __init__(self, board: Board, *, wheat: bool, low_obstacles_block: bool) -> None:
        self.board, self.wheat, self.low_obstacles_block = board, wheat, low_obstacles_block
        self._spans: dict[Cell, tuple[int, int]] = {}
        self._lines: dict[int, Line] = {}
        self._to_vertices: dict[tuple[Cell, Vertex], Line] = {}
        drawn = [(*c.points, c.points[0]) if c.closed else c.points for c in board.contours]
        self._contours = [LineString(points) for points in drawn]

    @rule("4.51#1", "8.44", "4.3#1", "8.41#1")
    def level(self, cell: Cell) -> int:
        """The highest level in the hex, whatever that of its centre."""
        return self._span(cell)[1]

    def _span(self, cell: Cell) -> tuple[int, int]:
        """The lowest and the highest level in a hex."""
        found = self._spans.get(cell)
        if found is None:
            corners = [self.board.point(vertex) for vertex in self.board.vertices_of(cell)]
            inside = prep(Polygon(corners).buffer(-HAIR))
            here = self.board.level[cell]
            around = [
                contour.level
                for contour, drawn in zip(self.board.contours, self._contours, strict=True)
                if inside.intersects(drawn)
            ]
            found = self._spans[cell] = min((here, *(n - 1 for n in around))), max((here, *around))
        return found

    def line(self, a: Cell, b: Cell) -> Line:
        """The line between two hexes: the same both ways."""  # 4.1#2
        a, b = min(a, b), max(a, b)
        key = a * self.board.size + b
        found = self._lines.get(key)
        if found is None:
            found = self._lines[key] = self._trace(self._between(a, b))
        return found

    def line_to_vertex(self, a: Cell, vertex: Vertex) -> Line:
        """The line from a hex to the corner of a hex."""
        found = self._to_vertices.get((a, vertex))
        if found is None:
            found = self._to_vertices[a, vertex] = self._trace(self._to(a, vertex))
        return found

    def every_reason(self, a: Cell, end: Cell | Vertex) -> tuple[Reason, ...]:
        """All that blocks a line, where the line itself names the first that was found."""
        course = self._to(a, end) if isinstance(end, Vertex) else self._between(a, end)
        steps, values = self._steps(course)
        return self._contours_in_the_way(course) + self._obstacles_in_the_way(course, steps, values)

    def _between(self, a: Cell, b: Cell) -> Course:
        return Course(self.board.sight(a, b), frozenset((a, b)), (self.level(a), self.level(b)))

    @rule("4.92#1", "4.92#2")
    def _to(self, a: Cell, vertex: Vertex) -> Course:
        """The vertex is part of that of its hexes which is farthest away, or of both such hexes."""
        distances = {cell: self.board.distance(a, cell) for cell in self.board.cells_of(vertex)}
        far = {cell for cell, distance in distances.items() if distance == max(distances.values())}
        levels = self.level(a), max(self.level(cell) for cell in far)
        return Course(self.board.sight_to_vertex(a, vertex), frozenset((a, *far)), levels)

    @rule("4.1#1", "4.2#1", "4.2#3")
    def _trace(self, course: Course) -> Line:
        """Everything between the two hexes; nothing in them blocks. What is told soonest is looked at first."""
        reasons = self._plainly_blocked(course) or self._contours_in_the_way(course)
        if not reasons:
            steps, values = self._steps(course)
            reasons = self._obstacles_in_the_way(course, steps, values)
            if not reasons:
                return Line(concealment(self.board, steps, values), steps, values)
        return Line(Sight(clear=False, reasons=reasons), (), ())

    def _plainly_blocked(self, course: Course) -> tuple[Reason, ...]:
        """By a village, or by a hex that lies wholly on ground which the line cannot pass.

        To come down from such ground to the lower end, the line crosses a contour that blocks; and it does so between
        the two hexes, since with that contour in its own hex an end would be as high.
        """
        line, high = course.line, max(course.levels)
        same = course.levels[0] == course.levels[1]
        for cell in line.hexes:
            if cell in course.ends:
                continue
            lowest = self._span(cell)[0]
            if lowest > high or (lowest == high and not same):
                name = self.board.name(cell)
                return (because("4.43" if same else "4.52", "sight-contour", hex=name, level=lowest),)
            if self.board.terrain[cell] == "village" and self._counts(cell, course.levels):  # 4.41#1
                return (self._why(cell, course.levels),)
        return ()

    def _steps(self, course: Course) -> tuple[Steps, Values]:
        """The hexes between the ends and what each does to the line; two together where it runs along their side."""
        line, ends = course.line, course.ends
        beside = {cell for pair in line.along for cell in pair}
        steps: list[tuple[Cell, ...]] = [pair for pair in line.along if not ends.intersection(pair)]
        steps += [(cell,) for cell in line.hexes if cell not in ends and cell not in beside]
        values = tuple(tuple(self._obstacle(line, cell, course.levels) for cell in step) for step in steps)
        return tuple(steps), values

    def _obstacles_in_the_way(self, course: Course, steps: Steps, values: Values) -> tuple[Reason, ...]:
        """Along a side the line is blocked only if both hexes have an obstacle."""  # 4.41#2
        return tuple(
            self._why(step[0], course.levels)
            for step, value in zip(steps, values, strict=True)
            if min(value) == BLOCKS
        )

    @rule(
        "4.4", "4.5", "4.43#1", "4.43#2", "4.52#1", "4.52#2", "4.52#3", "8.41#2", "8.42#1", "8.42#2", "4.3#2"
    )
    def _contours_in_the_way(self, course: Course) -> tuple[Reason, ...]:
        """At one level a higher contour blocks; at two, also one as high as the higher unit. Not in their own hexes."""
        same, high = course.levels[0] == course.levels[1], max(course.levels)
        found: tuple[Reason, ...] = ()
        for crossing in course.line.contours:
            level = self.board.contours[crossing.contour].level
            if crossing.rise == 0 or not crossing.cells or course.ends.intersection(crossing.cells):
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
def concealment(board: Board, steps: Steps, values: Values) -> Sight:
    """One hex of concealment hides what lies beyond, a second ends the view."""
    hidden = [step for step, value in zip(steps, values, strict=True) if min(value) == CONCEALS]
    reasons = tuple(because("4.81", "sight-conceals", hex=board.name(max(step))) for step in hidden)
    if len(hidden) > 1:
        return Sight(clear=False, concealed=len(hidden), reasons=(*reasons, because("4.82", "sight-second")))
    return Sight(clear=True, concealed=len(hidden), reasons=reasons)


@lru_cache(maxsize=32)
def _ground(board: Board, wheat: bool, low_obstacles_block: bool) -> Ground:
    return Ground(board, wheat=wheat, low_obstacles_block=low_obstacles_block)


def bare_ground(board: Board) -> Ground:
    """The ground of a board for what no season and no reading changes: its levels."""
    return _ground(board, False, True)


def ground(g: State) -> Ground:
    """The ground of this game in the month of the day."""  # 8.8#1, 11.02
    setting = g.setting
    return _ground(setting.board, g.today.month in WHEAT, setting.options["low_obstacles"] == "block")


def level(g: State, cell: Cell) -> int:
    """The level at which a unit in this hex counts."""
    return ground(g).level(cell)
