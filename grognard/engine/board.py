"""The board: a map document compiled once into flat tuples that every clone of a game shares."""

from __future__ import annotations

import hashlib
from bisect import bisect_left
from collections.abc import Callable, Container, Iterator, Mapping, Sequence
from functools import lru_cache
from pathlib import Path
from types import MappingProxyType
from typing import Any, Literal
from weakref import WeakValueDictionary

import msgspec
import numpy as np

from grognard.engine import fields, mapdoc
from grognard.engine.errors import BadDocument
from grognard.engine.hexes import DIRECTIONS, NEIGHBOUR_STEPS, OFF_MAP, Cell, Hex, Vertex
from grognard.engine.mapdoc import Contour, Extra, Grid, Line, MapDocument, Outline, Side
from grognard.engine.sight import Crossing, SightLines

Edge = Literal["top", "bottom", "left", "right"]
NOTHING: frozenset[str] = frozenset()
SMALL = 1_500
"""Boards of up to so many hexes keep the distance of every pair."""


class _CellsByKind(dict[str, frozenset[Cell]]):
    def __missing__(self, kind: str) -> frozenset[Cell]:
        return frozenset()


class Board:
    """A compiled map without terrain law. Cells are numbered column by column; -1 is off the map."""

    id: str
    title: Mapping[str, str]
    digest: str
    """The hash of the content; equal documents have equal digests."""
    size: int
    cells: tuple[Cell, ...]
    names: tuple[str, ...]
    hexes: tuple[Hex, ...]
    neighbours: tuple[tuple[Cell, ...], ...]
    """The six adjacent cells of a cell by direction: `neighbours[cell][direction - 1]`, -1 off the map."""
    adjacent: tuple[tuple[Cell, ...], ...]
    """The adjacent cells that are on the map, clockwise from the one above."""
    terrain: tuple[str, ...]
    level: tuple[int, ...]
    extra: tuple[Extra, ...]
    """The remaining keys of each hex."""
    sides: tuple[Side, ...]
    lines: tuple[Line, ...]
    on_line: Mapping[str, frozenset[Cell]]
    """The cells through which a line of a kind runs; empty for an unknown kind."""
    outlines: tuple[Outline, ...]
    contours: tuple[Contour, ...]

    def __init__(self, document: MapDocument) -> None:
        self._json = msgspec.json.encode(document.normal, order="sorted")
        self.digest = hashlib.sha256(self._json).hexdigest()
        self.id = document.normal["id"]
        self.title = MappingProxyType(dict(document.normal["title"]))
        self.grid: Grid = document.grid
        self.size = len(document.hexes)
        self.cells = tuple(Cell(i) for i in range(self.size))
        self.names, self.hexes, self._cells = document.names, document.hexes, document.cells
        self._by_hex = {hexagon: Cell(i) for i, hexagon in enumerate(self.hexes)}
        self._compile_hexes(document)
        self._compile_features(document)
        self._compile_grid()
        self._distances = self._compile_distances() if self.size <= SMALL else b""
        self._vertices: dict[str, Vertex] = {}
        self._rings: dict[tuple[Cell, int], tuple[Cell, ...]] = {}
        self._discs: dict[tuple[Cell, int], tuple[Cell, ...]] = {}
        self.sight_lines = SightLines(self)

    def _compile_hexes(self, document: MapDocument) -> None:
        on_map = self._by_hex.get
        self.neighbours = tuple(
            tuple(on_map(Hex(q + dq, r + dr), OFF_MAP) for dq, dr in NEIGHBOUR_STEPS) for q, r in self.hexes
        )
        self.adjacent = tuple(tuple(c for c in around if c != OFF_MAP) for around in self.neighbours)
        self.terrain = tuple(values["terrain"] for values in document.values)
        self.level = tuple(values["level"] for values in document.values)
        empty = fields.frozen({})
        self.extra = tuple(
            fields.frozen({k: v for k, v in values.items() if k not in ("terrain", "level")})
            if len(values) > 2
            else empty
            for values in document.values
        )

    def _compile_features(self, document: MapDocument) -> None:
        self.sides, self.lines = document.sides, document.lines
        self.outlines, self.contours = document.outlines, document.contours
        on_sides: dict[int, frozenset[str]] = {}
        for kind, a, b, _ in self.sides:
            on_sides[a * self.size + b] = on_sides.get(a * self.size + b, NOTHING) | {kind}
            on_sides[b * self.size + a] = on_sides[a * self.size + b]
        self._on_sides = on_sides
        on_line = _CellsByKind()
        links: dict[str, set[int]] = {}
        for line in self.lines:
            on_line[line.kind] = on_line[line.kind] | set(line.path)
            crossed = links.setdefault(line.kind, set())
            for a, b in zip(line.path, line.path[1:], strict=False):
                crossed |= {a * self.size + b, b * self.size + a}
        self.on_line = MappingProxyType(on_line)
        self._links = {kind: frozenset(crossed) for kind, crossed in links.items()}

    def _compile_grid(self) -> None:
        columns: dict[int, list[Cell]] = {}
        rows: dict[int, list[Cell]] = {}
        for cell, hexagon in zip(self.cells, self.hexes, strict=True):
            columns.setdefault(hexagon.column, []).append(cell)
            rows.setdefault(hexagon.row, []).append(cell)
        self._columns = {
            q: (column, [self.hexes[cell].r for cell in column]) for q, column in columns.items()
        }
        across = [rows[number] for number in sorted(rows)]
        self._edges = {
            "top": tuple(column[0] for column in columns.values()),
            "bottom": tuple(column[-1] for column in columns.values()),
            "left": tuple(row[0] for row in across),
            "right": tuple(row[-1] for row in across),
        }
        self._edge_cells = frozenset(cell for edge in self._edges.values() for cell in edge)

    @classmethod
    def load(cls, source: Mapping[str, Any] | str | Path) -> Board:
        """The board of a document: a mapping or a path to .toml or .json. Equal documents share one board."""
        if isinstance(source, Mapping):
            board = cls(mapdoc.parse(source))
            return _shared.setdefault(board.digest, board)
        path = Path(source)
        return _from_file(path, path.stat().st_mtime_ns if path.exists() else 0)

    def __reduce__(self) -> tuple[Any, ...]:
        return Board.load, (self.document,)

    def __copy__(self) -> Board:
        return self

    def __deepcopy__(self, memo: dict[int, Any]) -> Board:
        return self

    def __repr__(self) -> str:
        return f"Board({self.id!r}, {self.size} hexes)"

    @property
    def document(self) -> dict[str, Any]:
        """The document in normal form, as the browser receives it; a fresh copy each time."""
        document: dict[str, Any] = msgspec.json.decode(self._json)
        return document

    # Names and places

    def cell(self, name: str) -> Cell:
        """The cell of a printed name."""
        try:
            return self._cells[name]
        except (KeyError, TypeError):
            raise BadDocument(f"there is no hex {name!r} on the map", self.id) from None

    def name(self, cell: Cell) -> str:
        return self.names[cell]

    def cell_at(self, hexagon: Hex) -> Cell:
        """The cell of a hex of the plane; OFF_MAP where the map has none."""
        return self._by_hex.get(hexagon, OFF_MAP)

    def centre(self, cell: Cell) -> tuple[float, float]:
        """The centre in board units, for drawing."""
        return mapdoc.board_units(self.hexes[cell].centre, self.grid)

    def point(self, vertex: Vertex) -> tuple[float, float]:
        """A corner in board units, for drawing."""
        return mapdoc.board_units(vertex, self.grid)

    def is_edge(self, cell: Cell) -> bool:
        return cell in self._edge_cells

    def edge(self, side: Edge) -> tuple[Cell, ...]:
        """The cells along one edge: from left to right or from top to bottom."""
        return self._edges[side]

    # Distances, directions, rings and rows

    def _compile_distances(self) -> bytes:
        """The distance of every pair of cells, a byte each."""
        q, r = np.array(self.hexes, dtype=np.int16).T
        dq, dr = q[:, None] - q[None, :], r[:, None] - r[None, :]
        return bytes(np.maximum(np.maximum(abs(dq), abs(dr)), abs(dq + dr)).astype(np.uint8).tobytes())

    def distance(self, a: Cell, b: Cell) -> int:
        if self._distances:
            return self._distances[a * self.size + b]
        (aq, ar), (bq, br) = self.hexes[a], self.hexes[b]
        dq, dr = aq - bq, ar - br
        return max(abs(dq), abs(dr), abs(dq + dr))

    def distances(self, cell: Cell) -> Sequence[int]:
        """The distance of every cell from this one."""
        if self._distances:
            return self._distances[cell * self.size : (cell + 1) * self.size]
        return [self.distance(cell, other) for other in self.cells]

    def direction(self, a: Cell, b: Cell) -> int | None:
        """The direction of the straight hex row from a to b; None where they are not in one row."""
        return self.hexes[a].direction(self.hexes[b])

    def ring(self, cell: Cell, radius: int) -> tuple[Cell, ...]:
        """The cells at exactly this distance, clockwise from the one straight up."""
        key = (cell, radius)
        if key not in self._rings:
            around = (self.cell_at(hexagon) for hexagon in self.hexes[cell].ring(radius))
            self._rings[key] = tuple(c for c in around if c != OFF_MAP)
        return self._rings[key]

    def within(self, cell: Cell, radius: int) -> tuple[Cell, ...]:
        """The cells at this distance or less, the cell itself included, in the order of the map."""
        key = (cell, radius)
        found = self._discs.get(key)
        if found is None:
            if len(self._discs) >= 20_000:
                self._discs.clear()
            found = self._discs[key] = tuple(self._disc(cell, radius))
        return found

    def _disc(self, cell: Cell, radius: int) -> Iterator[Cell]:
        q, r = self.hexes[cell]
        low, high = max(-radius, min(self._columns) - q), min(radius, max(self._columns) - q)
        for dq in range(low, high + 1):
            if q + dq in self._columns:
                column, rows = self._columns[q + dq]
                first = bisect_left(rows, r + max(-radius, -dq - radius))
                last = bisect_left(rows, r + min(radius, -dq + radius) + 1)
                yield from column[first:last]

    def row(self, cell: Cell, direction: int, length: int | None = None) -> tuple[Cell, ...]:
        """The next `length` cells of the straight hex row in this direction, or all to the map's edge."""
        cells: list[Cell] = []
        here = self.neighbours[cell][direction - 1]
        while here != OFF_MAP and (length is None or len(cells) < length):
            cells.append(here)
            here = self.neighbours[here][direction - 1]
        return tuple(cells)

    # Hexsides and lines

    def side(self, a: Cell, b: Cell) -> frozenset[str]:
        """The kinds of things on the hexside between two cells."""
        return self._on_sides.get(a * self.size + b, NOTHING)

    def linked(self, kind: str, a: Cell, b: Cell) -> bool:
        """Whether a line of this kind crosses the hexside between two cells."""
        return a * self.size + b in self._links.get(kind, ())

    # Vertices

    def vertices_of(self, cell: Cell) -> tuple[Vertex, ...]:
        """The six corners of a cell, clockwise from the upper right one."""
        return self.hexes[cell].vertices()

    def cells_of(self, vertex: Vertex) -> tuple[Cell, ...]:
        """The cells on the map that meet at a vertex, in the order of the map."""
        return tuple(sorted(c for h in vertex.hexes() if (c := self.cell_at(h)) != OFF_MAP))

    def vertex_name(self, vertex: Vertex) -> str:
        """The hexes around, as in N18/N19/O19; on the map's edge with the corner of the first, as in A1@5."""
        cells = self.cells_of(vertex)
        name = "/".join(self.names[cell] for cell in cells)
        return name if len(cells) == 3 else f"{name}@{self.vertices_of(cells[0]).index(vertex)}"

    def vertex(self, name: str) -> Vertex:
        """The vertex of a name as printed by `vertex_name`; the hexes may stand in any order."""
        found = self._vertices.get(name)
        if found is None:
            found = self._vertices[name] = self._vertex(name)
        return found

    def _vertex(self, name: str) -> Vertex:
        hexes, _, corner = name.partition("@")
        cells = sorted(self.cell(part) for part in hexes.split("/"))
        for number, vertex in enumerate(self.vertices_of(cells[0])):
            if self.cells_of(vertex) == tuple(cells) and corner == ("" if len(cells) == 3 else str(number)):
                return vertex
        raise BadDocument(f"there is no vertex {name!r} on the map", self.id)

    # Lines of sight

    def crossed(self, a: Cell, b: Cell) -> tuple[Cell, ...]:
        """The cells whose interior the line between two centres crosses, in order, its ends excluded."""
        return self.sight_lines.crossed(a, b)

    def crosses(self, a: Cell, b: Cell, cells: Container[Cell]) -> bool:
        """Whether the line between two centres crosses the interior of one of these cells, a frozenset say."""
        return self.sight_lines.crosses(a, b, cells)

    def sight(self, a: Cell, b: Cell) -> Crossing:
        """What the line between two centres touches; from b to a it is the same in reverse."""
        return self.sight_lines.sight(a, b)

    def sight_to_vertex(self, a: Cell, vertex: Vertex) -> Crossing:
        """What the line from a centre to a vertex touches."""
        return self.sight_lines.sight_to_vertex(a, vertex)

    # Text

    def render_text(self, label: Callable[[Cell], str], width: int | None = None) -> str:
        """The board as text: staggered columns, two lines a hex, each showing the label of its cell."""
        texts = [label(cell) for cell in self.cells]
        heads = [self.grid.numbering.printed_column(column) for column in self._columns]
        wide = width or max(map(len, texts + heads))
        first_row = min(hexagon.row for hexagon in self.hexes)
        last_row = max(hexagon.row for hexagon in self.hexes)
        margin = len(str(last_row))
        lines = [[" " * wide] * len(heads) for _ in range(2 * (last_row - first_row) + 2)]
        for j, (column, _) in enumerate(self._columns.values()):
            for cell in column:
                hexagon = self.hexes[cell]
                line = 2 * (hexagon.row - first_row) + (hexagon.column % 2 == 0)
                lines[line][j] = texts[cell][:wide].ljust(wide)
        numbers = [str(first_row + i // 2) if i % 2 == 0 else "" for i in range(len(lines))]
        head = " ".join([" " * margin, *(name[:wide].ljust(wide) for name in heads)])
        drawn = [" ".join([n.rjust(margin), *line]) for n, line in zip(numbers, lines, strict=True)]
        return "\n".join(text.rstrip() for text in [head, *drawn])


_shared: WeakValueDictionary[str, Board] = WeakValueDictionary()


@lru_cache(maxsize=64)
def _from_file(path: Path, changed: int) -> Board:  # noqa: ARG001  an edited file is another one
    board = Board(mapdoc.parse(path))
    return _shared.setdefault(board.digest, board)


@lru_cache(maxsize=512)
def nearest(board: Board, cells: tuple[Cell, ...] | frozenset[Cell]) -> tuple[int, ...]:
    """How far every cell is from the nearest of these, of which there is at least one."""
    q, r = np.array(board.hexes, dtype=np.int16).T
    chosen = list(cells)
    dq, dr = q[None, :] - q[chosen, None], r[None, :] - r[chosen, None]
    far = np.maximum(np.maximum(abs(dq), abs(dr)), abs(dq + dr))
    return tuple(far.min(axis=0).tolist())


load = Board.load

__all__ = ["DIRECTIONS", "OFF_MAP", "Board", "Cell", "Edge", "Hex", "Vertex", "load", "nearest"]
