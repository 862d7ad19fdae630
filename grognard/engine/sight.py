"""What a straight line touches, exactly: geometry only, what blocks a line of sight is the law of a title.

Centres and corners have integer coordinates (see `hexes.py`), so a line that runs along a hexside or through a
vertex is recognised without tolerance. What a line touches depends on the offset between its ends alone; it is
computed once for each offset and moved to where it is needed.
"""

from __future__ import annotations

from collections.abc import Container
from functools import cache
from itertools import pairwise
from math import lcm
from typing import TYPE_CHECKING, NamedTuple

from grognard.engine.artwork import Artwork, ContourCrossing, OutlineTouch
from grognard.engine.hexes import OFF_MAP, Cell, Hex, Vertex

if TYPE_CHECKING:
    from grognard.engine.board import Board

MARGIN = 2  # hexes around the map that a line between hexes of the map may touch
MOST_CACHED = 400_000  # lines; then the cache starts afresh

Pair = tuple[Hex, Hex]


class Span(NamedTuple):
    """A hex that the line touches from `enters` to `leaves`, in fractions of `Template.parts`."""

    enters: int
    leaves: int
    hexagon: Hex
    inside: bool  # through its interior; otherwise along a hexside or in a vertex


class Template(NamedTuple):
    """What the line from the centre of Hex(0, 0) to a lattice point touches, in order, its ends excluded."""

    parts: int
    spans: tuple[Span, ...]  # ends included
    hexes: tuple[Hex, ...]
    sides: tuple[Pair, ...]
    along: tuple[Pair, ...]
    vertices: tuple[Vertex, ...]


def _span(centre: tuple[int, int], end: tuple[int, int], parts: int, hexagon: Hex) -> Span | None:
    """Clip the line by the three pairs of parallel sides of a hex."""
    (cx, cy), (x, y) = centre, end
    enters, leaves, inside = 0, parts, True
    for speed, middle, half in ((y, cy, 1), (x + y, cx + cy, 2), (x - y, cx - cy, 2)):
        if speed == 0:
            if abs(middle) > half:
                return None
            inside = inside and abs(middle) < half
        else:
            bounds = (middle - half) * parts // speed, (middle + half) * parts // speed
            enters, leaves = max(enters, min(bounds)), min(leaves, max(bounds))
    if enters > leaves:
        return None
    return Span(enters, leaves, hexagon, inside and enters < leaves)


def _spans(x: int, y: int, parts: int) -> list[Span]:
    """Every hex that the line touches: column by column, those at the height of the line."""
    spans = []
    for q in range(min(0, x) // 3 - 1, max(0, x) // 3 + 2):
        bounds = [min(max(3 * q + side, min(0, x)), max(0, x)) for side in (-2, 2)]
        top = min(-(-y * bound // x) for bound in bounds) if x else min(0, y)
        bottom = max(y * bound // x for bound in bounds) if x else max(0, y)
        top -= 1
        for cy in range(top + (top - q) % 2, bottom + 2, 2):
            found = _span((3 * q, cy), (x, y), parts, Hex(q, (cy - q) // 2))
            if found is not None:
                spans.append(found)
    return sorted(spans)


@cache
def template(x: int, y: int) -> Template:
    """The template of the line from the lattice point (0, 0) to (x, y): a centre or a corner."""
    if x == y == 0:
        return Template(1, (), (), (), (), ())
    parts = lcm(*(abs(speed) for speed in (y, x + y, x - y) if speed))
    spans = _spans(x, y, parts)
    ends = [span for span in spans if span.inside and (span.enters == 0 or span.hexagon.centre == (x, y))]
    along = [
        (a.hexagon, b.hexagon) if _is_left(a.hexagon, x, y) else (b.hexagon, a.hexagon)
        for a, b in pairwise(spans)
        if a[:2] == b[:2] and a.enters < a.leaves
    ]
    meeting: dict[int, list[Hex]] = {}
    for span in spans:
        for t in {span.enters, span.leaves} - {0, parts}:
            meeting.setdefault(t, []).append(span.hexagon)
    points = sorted(meeting.items())
    sides = [(there[0], there[1]) for _, there in points if len(there) == 2]
    vertices = [Vertex(x * t // parts, y * t // parts) for t, there in points if len(there) == 3]
    hexes = [span.hexagon for span in spans if span.inside and span not in ends]
    return Template(parts, tuple(spans), tuple(hexes), tuple(sides), tuple(along), tuple(vertices))


def _is_left(hexagon: Hex, x: int, y: int) -> bool:
    cx, cy = hexagon.centre
    return x * cy < y * cx


class PassedVertex(NamedTuple):
    """A vertex on the line with the three cells around it, from left to right and downward."""

    vertex: Vertex
    cells: tuple[Cell, ...]


class Shape:
    """A template on the flat grid of one board: hexes are steps on the grid."""

    def __init__(self, drawn: Template, width: int) -> None:
        def step(hexagon: Hex) -> int:
            return hexagon.q * width + hexagon.r

        self.parts = drawn.parts
        self.spans = [(span.enters, span.leaves, step(span.hexagon)) for span in drawn.spans]
        self.hexes = [step(hexagon) for hexagon in drawn.hexes]
        self.sides = [(step(a), step(b)) for a, b in drawn.sides]
        self.along = [(step(a), step(b)) for a, b in drawn.along]
        self.vertices = [(vertex, [step(hexagon) for hexagon in vertex.hexes()]) for vertex in drawn.vertices]


class Crossing:
    """What the line from the centre of one cell to another centre, or to a vertex, touches; all in order.

    Each part is worked out when it is first asked for. Pairs may contain -1 for a hex off the map.
    """

    _hexes: tuple[Cell, ...] | None = None
    _touched: tuple[Cell, ...] | None = None
    _sides: tuple[tuple[Cell, Cell], ...] | None = None
    _along: tuple[tuple[Cell, Cell], ...] | None = None
    _vertices: tuple[PassedVertex, ...] | None = None
    _outlines: tuple[OutlineTouch, ...] | None = None
    _contours: tuple[ContourCrossing, ...] | None = None

    def __init__(self, lines: SightLines, start: Cell, end: Cell | Vertex, shape: Shape) -> None:
        self.start = start
        self.end = end
        self._lines = lines
        self._shape = shape

    def __repr__(self) -> str:
        names = self._lines.board.names
        end = self.end if isinstance(self.end, Vertex) else names[self.end]
        return f"Crossing({names[self.start]} to {end})"

    @property
    def hexes(self) -> tuple[Cell, ...]:
        """The cells whose interior the line crosses, its ends and hexes off the map excluded."""
        if self._hexes is None:
            grid, base = self._lines.grid, self._lines.position[self.start]
            cells = [grid[base + step] for step in self._shape.hexes]
            self._hexes = tuple([cell for cell in cells if cell != OFF_MAP])
        return self._hexes

    @property
    def touched(self) -> tuple[Cell, ...]:
        """The cells that the line crosses or touches on a hexside or vertex, not only at its ends."""
        if self._touched is None:
            ends, parts = (self.start, self.end), self._shape.parts
            course = self._course()
            self._touched = tuple(cell for enters, _, cell in course if cell not in ends and enters < parts)
        return self._touched

    @property
    def sides(self) -> tuple[tuple[Cell, Cell], ...]:
        """The hexsides crossed between their ends, each as the cell that is left and the one entered."""
        if self._sides is None:
            self._sides = self._pairs(self._shape.sides)
        return self._sides

    @property
    def along(self) -> tuple[tuple[Cell, Cell], ...]:
        """The hexsides along which the line runs, each as the cell on its left and the one on its right."""
        if self._along is None:
            self._along = self._pairs(self._shape.along)
        return self._along

    @property
    def vertices(self) -> tuple[PassedVertex, ...]:
        """The vertices through which the line passes; a vertex at its end is not among them."""
        if self._vertices is None:
            grid, base = self._lines.grid, self._lines.position[self.start]
            dx, dy = self._lines.board.hexes[self.start].centre
            self._vertices = tuple(
                PassedVertex(Vertex(x + dx, y + dy), tuple(grid[base + step] for step in steps))
                for (x, y), steps in self._shape.vertices
            )
        return self._vertices

    @property
    def off_map(self) -> bool:
        """Whether a part of the line lies outside the map."""
        return len(self.hexes) < len(self._shape.hexes) or (OFF_MAP, OFF_MAP) in self.along

    @property
    def outlines(self) -> tuple[OutlineTouch, ...]:
        """The outlines that the line meets."""
        if self._outlines is None:
            artwork, course = self._lines.artwork, self._course()
            self._outlines = artwork.outlines_on(*self._ends(), course, self._shape.parts)
        return self._outlines

    @property
    def contours(self) -> tuple[ContourCrossing, ...]:
        """The contour lines that the line crosses or touches."""
        if self._contours is None:
            artwork, course = self._lines.artwork, self._course()
            self._contours = artwork.contours_on(*self._ends(), course, self._shape.parts)
        return self._contours

    def _ends(self) -> tuple[tuple[int, int], tuple[int, int]]:
        hexes = self._lines.board.hexes
        return hexes[self.start].centre, self.end if isinstance(self.end, Vertex) else hexes[self.end].centre

    def _course(self) -> list[tuple[int, int, Cell]]:
        """The cells that the line touches, with the parts of the line where it does."""
        grid, base = self._lines.grid, self._lines.position[self.start]
        course = [(enters, leaves, grid[base + step]) for enters, leaves, step in self._shape.spans]
        return [stretch for stretch in course if stretch[2] != OFF_MAP]

    def _pairs(self, pairs: list[tuple[int, int]]) -> tuple[tuple[Cell, Cell], ...]:
        grid, base = self._lines.grid, self._lines.position[self.start]
        return tuple([(grid[base + a], grid[base + b]) for a, b in pairs])


class SightLines:
    """The lines of one board: its cells on a flat grid of columns, and the lines asked for so far."""

    def __init__(self, board: Board) -> None:
        self.board = board
        self.artwork = Artwork(board)
        self.size = board.size
        left, right = min(q for q, _ in board.hexes) - MARGIN, max(q for q, _ in board.hexes) + MARGIN
        top, bottom = min(r for _, r in board.hexes) - MARGIN, max(r for _, r in board.hexes) + MARGIN
        # Twice as wide as needed, so that the difference of two positions is the offset of two hexes only.
        self.width = 2 * (bottom - top + 1)
        self.position = [(q - left) * self.width + r - top for q, r in board.hexes]
        columns = right - left + 1
        self.grid = [OFF_MAP] * (columns * self.width)
        for cell, position in zip(board.cells, self.position, strict=True):
            self.grid[position] = cell
        # Between two hexes of a whole rectangle no line crosses a hex outside it.
        self._has_gaps = board.size < len(board.grid.hexes())
        self._shapes: dict[int, Shape] = {}
        self._steps: dict[int, list[int]] = {}
        self._crossed: dict[int, tuple[Cell, ...]] = {}
        self._crossings: dict[int, Crossing] = {}
        self._to_vertices: dict[tuple[Cell, Vertex], Crossing] = {}

    def crossed(self, a: Cell, b: Cell) -> tuple[Cell, ...]:
        """The cells whose interior the line between two centres crosses: `sight(a, b).hexes`, faster."""
        key = a * self.size + b
        found = self._crossed.get(key)
        if found is None:
            if len(self._crossed) >= MOST_CACHED:
                self._crossed.clear()
            grid, base = self.grid, self.position[a]
            steps = self._steps.get(self.position[b] - base) or self._shape(a, b).hexes
            found = tuple([grid[base + step] for step in steps])
            if self._has_gaps:
                found = tuple([cell for cell in found if cell != OFF_MAP])
            self._crossed[key] = found
        return found

    def crosses(self, a: Cell, b: Cell, cells: Container[Cell]) -> bool:
        """Whether the line crosses the interior of one of these cells: nothing is kept, nothing is built."""
        grid, base = self.grid, self.position[a]
        steps = self._steps.get(self.position[b] - base) or self._shape(a, b).hexes
        for step in steps:  # noqa: SIM110  any() would take twice the time
            if grid[base + step] in cells:
                return True
        return False

    def sight(self, a: Cell, b: Cell) -> Crossing:
        """The line between two centres."""
        key = a * self.size + b
        found = self._crossings.get(key)
        if found is None:
            if len(self._crossings) >= MOST_CACHED:
                self._crossings.clear()
            found = self._crossings[key] = Crossing(self, a, b, self._shape(a, b))
        return found

    def sight_to_vertex(self, a: Cell, vertex: Vertex) -> Crossing:
        """The line from a centre to a vertex."""
        found = self._to_vertices.get((a, vertex))
        if found is None:
            if len(self._to_vertices) >= MOST_CACHED:
                self._to_vertices.clear()
            x, y = self.board.hexes[a].centre
            shape = Shape(template(vertex.x - x, vertex.y - y), self.width)
            found = self._to_vertices[a, vertex] = Crossing(self, a, vertex, shape)
        return found

    def forget(self) -> None:
        """Drop the lines asked for so far; their shapes stay."""
        self._crossed.clear()
        self._crossings.clear()
        self._to_vertices.clear()

    def _shape(self, a: Cell, b: Cell) -> Shape:
        offset = self.position[b] - self.position[a]
        shape = self._shapes.get(offset)
        if shape is None:
            (ax, ay), (bx, by) = self.board.hexes[a].centre, self.board.hexes[b].centre
            shape = self._shapes[offset] = Shape(template(bx - ax, by - ay), self.width)
            self._steps[offset] = shape.hexes
        return shape
