"""Map documents: parsing, validation and the normal form. The format is described in docs/maps.md."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, NamedTuple

from shapely.geometry import Polygon
from shapely.validation import explain_validity

from grognard.engine import fields
from grognard.engine.errors import BadDocument
from grognard.engine.hexes import OFF_MAP, Cell, Hex, Numbering

Extra = Mapping[str, Any]
Point = tuple[float, float]

TOP_LEVEL = (
    "id", "title", "note", "licence", "grid", "default", "picture", "hexes",
    "sides", "lines", "outlines", "contours", "labels",
)  # fmt: skip
LARGEST = 100_000  # hexes; a guard against a slip of the pen in the grid


class Grid(NamedTuple):
    """Which hexes exist and how they are numbered."""

    columns: int
    rows: int
    numbering: Numbering
    first_column: int
    first_row: int
    short_even_columns: bool

    def hexes(self) -> list[Hex]:
        """Every hex of the rectangle, column by column."""
        hexes = []
        for column in range(self.first_column, self.first_column + self.columns):
            short = self.short_even_columns and column % 2 == 0
            rows = range(self.first_row, self.first_row + self.rows - short)
            hexes += [Hex.at(column, row) for row in rows]
        return hexes


class Side(NamedTuple):
    """What lies on the hexside between two cells."""

    kind: str
    a: Cell
    b: Cell
    extra: Extra


class Line(NamedTuple):
    """What runs from hex to hex."""

    kind: str
    path: tuple[Cell, ...]
    extra: Extra


class Outline(NamedTuple):
    """Artwork with a meaning, in board units; `at` is the hex for which it was drawn, or OFF_MAP."""

    kind: str
    at: Cell
    points: tuple[Point, ...]
    extra: Extra


class Contour(NamedTuple):
    """A contour or crest line in board units; the ground on its right hand is the higher one, at `level`."""

    kind: str
    level: int
    closed: bool
    points: tuple[Point, ...]
    extra: Extra


class MapDocument(NamedTuple):
    """A validated map; `normal` is the same content as it is hashed and sent to the browser."""

    grid: Grid
    hexes: tuple[Hex, ...]
    names: tuple[str, ...]
    cells: dict[str, Cell]
    values: tuple[dict[str, Any], ...]  # terrain, level and further keys of each cell
    sides: tuple[Side, ...]
    lines: tuple[Line, ...]
    outlines: tuple[Outline, ...]
    contours: tuple[Contour, ...]
    normal: dict[str, Any]


class _Names:
    """The hexes of the map by printed name, with errors that say where a wrong name stands."""

    def __init__(self, hexes: list[Hex], numbering: Numbering) -> None:
        self.hexes = hexes
        self.names = [numbering.printed(hexagon) for hexagon in hexes]
        self.cells = {name: Cell(i) for i, name in enumerate(self.names)}

    def cell(self, value: object, where: str) -> Cell:
        name = fields.text(value, where)
        if name not in self.cells:
            raise BadDocument(f"there is no hex {name} on the map", where)
        return self.cells[name]

    def adjacent(self, a: Cell, b: Cell, where: str) -> None:
        if self.hexes[a].distance(self.hexes[b]) != 1:
            raise BadDocument(f"{self.names[a]} and {self.names[b]} are not adjacent", where)

    def pair(self, value: object, where: str) -> tuple[Cell, Cell]:
        parts = fields.text(value, where).split("/")
        if len(parts) != 2:
            raise BadDocument("must name two hexes, as in H7/H8", where)
        a, b = self.cell(parts[0], where), self.cell(parts[1], where)
        self.adjacent(a, b, where)
        return a, b

    def centre(self, cell: Cell, grid: Grid) -> Point:
        return board_units(self.hexes[cell].centre, grid)


ROOT3 = 3**0.5


def board_units(lattice: tuple[float, float], grid: Grid) -> Point:
    """The drawing position of a lattice point: distance centre to corner 1, the first hex's column at 0."""
    x, y = lattice
    return (x - 3 * grid.first_column) / 2, (y - 2 * grid.first_row + 1) * ROOT3 / 2


def parse(source: Mapping[str, Any] | str | Path) -> MapDocument:
    """Validate a map document; every mistake is a BadDocument that names the field."""
    document = fields.read(source)
    fields.only(document, TOP_LEVEL, "")
    normal: dict[str, Any] = {
        "id": fields.text(fields.required(document, "id", ""), "id"),
        "title": fields.words(fields.required(document, "title", ""), "title"),
    }
    if "note" in document:
        normal["note"] = fields.words(document["note"], "note")
    if "licence" in document:
        normal["licence"] = fields.text(document["licence"], "licence")
    grid, names = _grid(document, normal)
    values = _hexes(document, grid, names, normal)
    sides = _sides(document, names, normal)
    lines = _lines(document, names, normal)
    outlines = _outlines(document, grid, names, normal)
    contours = _contours(document, grid, names, normal)
    _labels(document, names, normal)
    return MapDocument(
        grid, tuple(names.hexes), tuple(names.names), names.cells,
        values, sides, lines, outlines, contours, normal,
    )  # fmt: skip


def _grid(document: dict[str, Any], normal: dict[str, Any]) -> tuple[Grid, _Names]:
    given = fields.table(fields.required(document, "grid", ""), "grid")
    fields.only(given, (*Grid._fields, "missing"), "grid")
    columns = fields.whole(fields.required(given, "columns", "grid"), "grid.columns", 1, 1000)
    rows = fields.whole(fields.required(given, "rows", "grid"), "grid.rows", 1, 1000)
    if columns * rows > LARGEST:
        raise BadDocument(f"must have at most {LARGEST} hexes", "grid")
    numbering = Numbering(fields.one_of(given.get("numbering", "letters"), list(Numbering), "grid.numbering"))
    lowest = 0 if numbering is Numbering.DOTTED else 1
    grid = Grid(
        columns, rows, numbering,
        fields.whole(given.get("first_column", 1), "grid.first_column", lowest, 1000),
        fields.whole(given.get("first_row", 1), "grid.first_row", 0, 1000),
        fields.truth(given.get("short_even_columns", False), "grid.short_even_columns"),
    )  # fmt: skip
    full = _Names(grid.hexes(), numbering)
    missing = {
        full.cell(name, fields.at("grid.missing", i))
        for i, name in enumerate(fields.items(given.get("missing", []), "grid.missing"))
    }
    names = _Names([full.hexes[cell] for cell in full.cells.values() if cell not in missing], numbering)
    if not names.hexes:
        raise BadDocument("leaves no hex on the map", "grid")
    normal["grid"] = {**grid._asdict(), "numbering": str(numbering)}
    normal["grid"]["missing"] = [full.names[cell] for cell in sorted(missing)]
    return grid, names


def _hex_values(value: object, where: str) -> dict[str, Any]:
    """The keys of a hex: terrain and level are checked, names are texts by language, the rest is kept."""
    given: dict[str, Any] = fields.plain(fields.table(value, where), where)
    if "terrain" in given:
        fields.text(given["terrain"], fields.at(where, "terrain"))
    if "level" in given:
        fields.whole(given["level"], fields.at(where, "level"), -100, 100)
    if "name" in given:
        given["name"] = fields.words(given["name"], fields.at(where, "name"))
    return given


def _hexes(
    document: dict[str, Any], grid: Grid, names: _Names, normal: dict[str, Any]
) -> tuple[dict[str, Any], ...]:
    """The values of every cell: the default, then the picture, then the single hexes."""
    default = {"terrain": "open", "level": 0, **_hex_values(document.get("default", {}), "default")}
    values = [dict(default) for _ in names.hexes]
    picture = fields.table(document.get("picture", {}), "picture")
    fields.only(picture, ("rows", "legend", "levels"), "picture")
    if "rows" in picture:
        legend = {
            letter: _hex_values(value, fields.at("picture.legend", letter))
            for letter, value in fields.table(picture.get("legend", {}), "picture.legend").items()
        }
        for cell, letter, where in _picture(picture["rows"], "picture.rows", grid, names):
            if letter not in legend:
                raise BadDocument(f"{letter!r} is not in the legend", where)
            values[cell].update(legend[letter])
    if "levels" in picture:
        for cell, digits, where in _picture(picture["levels"], "picture.levels", grid, names):
            if not (digits.removeprefix("-").isascii() and digits.removeprefix("-").isdigit()):
                raise BadDocument(f"{digits!r} must be a whole number", where)
            values[cell]["level"] = fields.whole(int(digits[:9]), where, -100, 100)
    for name, value in fields.table(document.get("hexes", {}), "hexes").items():
        where = fields.at("hexes", name)
        values[names.cell(name, where)].update(_hex_values(value, where))
    normal["default"] = default
    normal["hexes"] = {
        names.names[cell]: different
        for cell, value in enumerate(values)
        if (different := {k: v for k, v in value.items() if k not in default or not _same(default[k], v)})
    }
    return tuple(values)


def _same(a: object, b: object) -> bool:
    return type(a) is type(b) and a == b


def _picture(value: object, where: str, grid: Grid, names: _Names) -> list[tuple[Cell, str, str]]:
    """The letters of a picture with their cells; a letter where the map has no hex is ignored."""
    if not isinstance(value, str):
        raise BadDocument("must be a text", where)
    drawn = [line for line in value.splitlines() if line.strip()]
    if len(drawn) != grid.rows:
        raise BadDocument(f"has {len(drawn)} rows instead of {grid.rows}", where)
    letters = []
    for i, line in enumerate(drawn):
        row = grid.first_row + i
        marks = line.split()
        if len(marks) != grid.columns:
            marks = list("".join(marks))
        if len(marks) != grid.columns:
            raise BadDocument(f"has {len(marks)} letters instead of {grid.columns}", f"{where}, row {row}")
        for j, mark in enumerate(marks):
            name = grid.numbering.printed(Hex.at(grid.first_column + j, row))
            if name in names.cells:
                letters.append((names.cells[name], mark, f"{where}, hex {name}"))
    return letters


def _entries(document: dict[str, Any], key: str, known: tuple[str, ...]) -> list[tuple[dict[str, Any], str]]:
    """The tables of a list with their places; keys beyond the known ones are kept as plain data."""
    entries = []
    for i, value in enumerate(fields.items(document.get(key, []), key)):
        where = fields.at(key, i)
        given = fields.table(value, where)
        extra = {k: fields.plain(v, fields.at(where, k)) for k, v in given.items() if k not in known}
        if "name" in extra:
            extra["name"] = fields.words(extra["name"], fields.at(where, "name"))
        entries.append(({**given, **extra}, where))
    return entries


def _kind(given: dict[str, Any], where: str) -> str:
    return fields.text(fields.required(given, "kind", where), fields.at(where, "kind"))


def _extra(given: dict[str, Any], known: tuple[str, ...]) -> Extra:
    extra: Extra = fields.frozen({key: value for key, value in given.items() if key not in known})
    return extra


def _sides(document: dict[str, Any], names: _Names, normal: dict[str, Any]) -> tuple[Side, ...]:
    known, sides = ("kind", "between"), []
    normal["sides"] = []
    for given, where in _entries(document, "sides", known):
        kind, extra, place = _kind(given, where), _extra(given, known), fields.at(where, "between")
        pairs = [
            names.pair(value, fields.at(place, i))
            for i, value in enumerate(fields.items(fields.required(given, "between", where), place))
        ]
        sides += [Side(kind, a, b, extra) for a, b in pairs]
        between = [f"{names.names[a]}/{names.names[b]}" for a, b in pairs]
        normal["sides"].append({**given, "between": between})
    return tuple(sides)


def _lines(document: dict[str, Any], names: _Names, normal: dict[str, Any]) -> tuple[Line, ...]:
    known, lines = ("kind", "path", "points"), []
    normal["lines"] = []
    for given, where in _entries(document, "lines", known):
        place = fields.at(where, "path")
        path = [
            names.cell(value, fields.at(place, i))
            for i, value in enumerate(fields.items(fields.required(given, "path", where), place))
        ]
        if not path:
            raise BadDocument("must name at least one hex", place)
        for i in range(1, len(path)):
            names.adjacent(path[i - 1], path[i], fields.at(place, i))
        if "points" in given:
            given["points"] = _points(given["points"], fields.at(where, "points"), least=2)
        lines.append(Line(_kind(given, where), tuple(path), _extra(given, known)))
        normal["lines"].append({**given, "path": [names.names[cell] for cell in path]})
    return tuple(lines)


def _points(given: object, where: str, least: int) -> list[list[float]]:
    points = []
    for i, point in enumerate(fields.items(given, where)):
        place = fields.at(where, i)
        pair = fields.items(point, place)
        if len(pair) != 2:
            raise BadDocument("must be a pair of numbers", place)
        points.append(
            [fields.number(pair[0], fields.at(place, 0)), fields.number(pair[1], fields.at(place, 1))]
        )
    if len(points) < least:
        raise BadDocument(f"must have at least {least} points", where)
    return points


def _placed(
    given: dict[str, Any], where: str, grid: Grid, names: _Names, least: int
) -> tuple[Cell, tuple[Point, ...]]:
    """The points of a drawing on the board; `given` keeps them as they were written."""
    place = fields.at(where, "points")
    given["points"] = _points(fields.required(given, "points", where), place, least)
    if "at" not in given:
        return OFF_MAP, tuple((x, y) for x, y in given["points"])
    cell = names.cell(given["at"], fields.at(where, "at"))
    left, top = names.centre(cell, grid)
    return cell, tuple((left + x, top + y) for x, y in given["points"])


def _outlines(
    document: dict[str, Any], grid: Grid, names: _Names, normal: dict[str, Any]
) -> tuple[Outline, ...]:
    known, outlines = ("kind", "at", "points"), []
    normal["outlines"] = []
    for given, where in _entries(document, "outlines", known):
        cell, points = _placed(given, where, grid, names, least=3)
        shape = Polygon(points)
        if not shape.is_valid or shape.area == 0:
            raise BadDocument(
                f"is not a simple outline ({explain_validity(shape)})", fields.at(where, "points")
            )
        outlines.append(Outline(_kind(given, where), cell, points, _extra(given, known)))
        normal["outlines"].append(given)
    return tuple(outlines)


def _contours(
    document: dict[str, Any], grid: Grid, names: _Names, normal: dict[str, Any]
) -> tuple[Contour, ...]:
    known, contours = ("kind", "at", "level", "closed", "points"), []
    normal["contours"] = []
    for given, where in _entries(document, "contours", known):
        level = fields.required(given, "level", where)
        level = fields.whole(level, fields.at(where, "level"), -100, 100)
        given["closed"] = closed = fields.truth(given.get("closed", False), fields.at(where, "closed"))
        _, points = _placed(given, where, grid, names, least=3 if closed else 2)
        contours.append(Contour(_kind(given, where), level, closed, points, _extra(given, known)))
        normal["contours"].append(given)
    return tuple(contours)


def _labels(document: dict[str, Any], names: _Names, normal: dict[str, Any]) -> None:
    normal["labels"] = []
    for given, where in _entries(document, "labels", ("text", "at", "style", "angle")):
        given["text"] = fields.words(fields.required(given, "text", where), fields.at(where, "text"))
        names.cell(fields.required(given, "at", where), fields.at(where, "at"))
        given["style"] = fields.text(given.get("style", "place"), fields.at(where, "style"))
        given["angle"] = fields.number(given.get("angle", 0), fields.at(where, "angle"))
        normal["labels"].append(given)
