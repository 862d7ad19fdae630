"""What the tests of maps and sight ask of a board: highest levels, trench links, what a line touches."""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path
from typing import Any

from shapely.geometry import LinearRing, Point, Polygon
from shapely.prepared import prep

import grognard.games.rpc.maps
from grognard.engine.board import Board, Cell
from grognard.engine.sight import Crossing, SightLines

MAPS = Path(grognard.games.rpc.maps.__file__).parent
FIXTURES = Path(__file__).parent / "maps"
YPRES = ("ypres_1914", "ypres_1915", "ypres_1917")
ORIGINAL = ("flesquieres_1917", "holnon_1918")
EXAMPLES: list[dict[str, Any]] = tomllib.loads(
    (Path(__file__).parent / "sight_examples.toml").read_text(encoding="utf-8")
)["line"]


@cache
def board(name: str) -> Board:
    path = MAPS / f"{name}.toml"
    return Board.load(path if path.exists() else FIXTURES / f"{name}.toml")


def cells(ground: Board, *names: str) -> set[Cell]:
    return {ground.cell(name) for name in names}


def named(ground: Board, found: set[Cell]) -> set[str]:
    return {ground.name(cell) for cell in found}


def hexagon(ground: Board, cell: Cell) -> Polygon:
    return Polygon([ground.point(vertex) for vertex in ground.vertices_of(cell)])


def contour_levels(ground: Board, cell: Cell) -> set[int]:
    """The levels of the contour lines that cross a hex."""
    area = hexagon(ground, cell)
    return {contour.level for contour in ground.contours if LinearRing(contour.points).intersects(area)}


def levels_by_contours(ground: Board) -> list[int]:
    """The level of the innermost contour around each centre; the plain's where there is none."""
    levels: list[int] = [ground.document["default"]["level"]] * ground.size
    for contour in sorted(ground.contours, key=lambda contour: contour.level):
        area = prep(Polygon(contour.points))
        for cell in ground.cells:
            if area.contains(Point(ground.centre(cell))):
                levels[cell] = contour.level
    return levels


def having(ground: Board, key: str) -> set[Cell]:
    return {cell for cell in ground.cells if ground.extra[cell].get(key)}


def with_terrain(ground: Board, terrain: str) -> set[Cell]:
    return {cell for cell in ground.cells if ground.terrain[cell] == terrain}


def sides(ground: Board, kind: str) -> set[frozenset[Cell]]:
    return {frozenset((side.a, side.b)) for side in ground.sides if side.kind == kind}


def trench(ground: Board, side: str, *, front: bool = False) -> set[Cell]:
    """The trench hexes of a side, or those of its front line only."""
    lines = [line for line in ground.lines if line.kind == "trench" and line.extra["side"] == side]
    return {cell for line in lines if line.extra.get("front") or not front for cell in line.path}


def spread(ground: Board, start: Cell, barred: set[Cell]) -> set[Cell]:
    """The hexes that can be reached without entering barred ones."""
    reached, waiting = {start}, [start]
    while waiting:
        for other in ground.adjacent[waiting.pop()]:
            if other not in reached and other not in barred:
                reached.add(other)
                waiting.append(other)
    return reached


def linked(ground: Board, kind: str, start: Cell) -> set[Cell]:
    """The hexes that can be reached along lines of a kind: trenches, roads."""
    reached, waiting = {start}, [start]
    while waiting:
        here = waiting.pop()
        for other in ground.adjacent[here]:
            if other not in reached and ground.linked(kind, here, other):
                reached.add(other)
                waiting.append(other)
    return reached


def touches(ground: Board, line: Crossing) -> set[str]:
    """What a line meets in hexes between its ends, in the words of the examples."""
    ends = {line.start, line.end}
    pairs = [pair for pair in line.along if any(obstacle(ground, line, cell) for cell in pair)]
    on_sides = {cell for pair in pairs for cell in pair}
    found = {f"along {_side(ground, line, pair)}" for pair in pairs}
    for cell in line.hexes:
        what = obstacle(ground, line, cell)
        if what and cell not in on_sides | ends:
            found.add(f"{what} {ground.name(cell)}")
    for crossing in line.contours:
        level = ground.contours[crossing.contour].level
        found |= {f"contour {level} {ground.name(cell)}" for cell in crossing.cells if cell not in ends}
    return found


def obstacle(ground: Board, line: Crossing, cell: Cell) -> str | None:
    """What stands in the line's way in one hex."""
    if ground.terrain[cell] == "village":
        return "village"
    drawn = {
        ground.outlines[touch.outline].kind
        for touch in line.outlines
        if touch.crossed and cell in touch.cells
    }
    if "woods" in drawn:
        return "woods" if ground.extra[cell].get("green_dot") else "copse"
    return "wheat" if "wheat" in drawn else None


def _side(ground: Board, line: Crossing, pair: tuple[Cell, Cell]) -> str:
    first, second = sorted(pair, key=ground.name)
    what = " ".join(obstacle(ground, line, cell) or "open" for cell in (first, second))
    return f"{ground.name(first)}/{ground.name(second)} {what}"


def line_of(ground: Board, start: str, end: str) -> Crossing:
    """The line from a hex to a hex, or to a vertex named by its three hexes."""
    lines = _lines(ground)
    if "/" in end:
        return lines.sight_to_vertex(ground.cell(start), ground.vertex(end))
    return lines.sight(ground.cell(start), ground.cell(end))


@cache
def _lines(ground: Board) -> SightLines:
    return SightLines(ground)
