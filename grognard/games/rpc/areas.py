"""Areas of a map as documents write them.

    "AH15"                                        one hex
    ["L14", "L15"]                                several areas together
    { on = ["AH15"], within = 1 }                 these hexes and all within a distance of one of them
    { columns = "J:W", rows = "12:" }             columns and rows, either end may be left out
    { line = ["A17", "K12", "K02"] }              straight hex rows from point to point
    { edge = "right" }                            the edge of the map
    { trenches = "british" }                      printed trenches of a side
    { nml = true, within = 4 }                    no man's land, and all within a distance of it
    { territory = "german" }                      all on a side's side of no man's land
    { terrain = "village" }, { level = 3 }        by terrain, or by the highest level in the hex
    { ..., and = area, except = area }            what two areas share, and what is left without a third

The keys of one table narrow one another; `within` widens what `on`, `line`, `edge`, `trenches`, `nml`, `terrain` and
`level` select, before `columns`, `rows`, `territory`, `and` and `except` narrow it again.
"""

from __future__ import annotations

import functools
import re
from collections.abc import Callable, Iterable
from itertools import pairwise
from typing import Any

from grognard.engine import fields
from grognard.engine.board import Board, Cell
from grognard.engine.documents import cell_of
from grognard.engine.errors import BadDocument
from grognard.engine.rulebook import rule
from grognard.games.rpc.rules import s04_ground

SIDES = ("german", "british")
EDGES = ("top", "bottom", "left", "right")
KEYS = (
    "on", "line", "edge", "trenches", "nml", "terrain", "level", "within",
    "columns", "rows", "territory", "and", "except",
)  # fmt: skip
SPAN = re.compile(r"\d+(:\d*)?|:\d+|[A-Z]+(:[A-Z]*)?|:[A-Z]+")
Cells = frozenset[Cell]


def area(board: Board, value: Any, where: str, *, by_centre: bool = False) -> Cells:
    """The hexes that a document means; BadDocument with the place if it means none.

    `by_centre`: the level of a hex is that of its centre, as some tables read the victory conditions.
    """
    found = _area(board, value, where, by_centre=by_centre)
    if not found:
        raise BadDocument("holds no hex of the map", where)
    return found


def _area(board: Board, value: Any, where: str, *, by_centre: bool = False) -> Cells:
    if isinstance(value, str):
        return frozenset((cell_of(board, value, where),))
    if isinstance(value, list | tuple):
        parts = [_area(board, part, fields.at(where, i), by_centre=by_centre) for i, part in enumerate(value)]
        return frozenset().union(*parts)
    table = fields.table(value, where)
    fields.only(table, KEYS, where)
    found = frozenset(board.cells)
    nested = functools.partial(_area, by_centre=by_centre)
    own = {"on": nested, "and": nested, "level": functools.partial(_level, by_centre=by_centre)}
    for key, select in SELECTORS.items():
        if key in table:
            found &= own.get(key, select)(board, table[key], fields.at(where, key))
    if "within" in table:
        radius = fields.whole(table["within"], fields.at(where, "within"), 0, 100)
        found = widened(board, found, radius)
    for key, narrow in FILTERS.items():
        if key in table:
            found &= own.get(key, narrow)(board, table[key], fields.at(where, key))
    if "except" in table:
        found -= nested(board, table["except"], fields.at(where, "except"))
    return found


def widened(board: Board, cells: Iterable[Cell], radius: int) -> Cells:
    """All hexes within a distance of one of these."""
    return frozenset(near for cell in cells for near in board.within(cell, radius))


def _line(board: Board, value: Any, where: str) -> Cells:
    """Straight hex rows from point to point, the points included."""
    points = [cell_of(board, name, where) for name in fields.items(value, where)]
    found = set(points)
    for a, b in pairwise(points):
        direction = board.direction(a, b)
        if direction is None:
            raise BadDocument(f"{board.name(a)} and {board.name(b)} are not in one hex row", where)
        found.update(board.row(a, direction, board.distance(a, b)))
    return frozenset(found)


def _edge(board: Board, value: Any, where: str) -> Cells:
    return frozenset(board.edge(fields.one_of(value, EDGES, where)))  # type: ignore[arg-type]


def _trenches(board: Board, value: Any, where: str) -> Cells:
    return trenches(board, fields.one_of(value, SIDES, where))


def trenches(board: Board, side: str) -> Cells:
    """The hexes of a side's printed trenches."""
    lines = [line for line in board.lines if line.kind == "trench" and line.extra.get("side") == side]
    return frozenset(cell for line in lines for cell in line.path)


@rule("8.5", "12.0#3")
def no_mans_land(board: Board) -> Cells:
    """The trenchless hexes between the two trench lines, as the map marks them."""
    return frozenset(cell for cell in board.cells if board.extra[cell].get("nml"))


@rule("12.0#4")
@functools.lru_cache(maxsize=64)
def territory(board: Board, side: str) -> Cells:
    """A side's trench line and everything behind it: what can be reached without crossing no man's land."""
    between = no_mans_land(board)
    found = set(trenches(board, side))
    waiting = list(found)
    while waiting:
        for cell in board.adjacent[waiting.pop()]:
            if cell not in found and cell not in between:
                found.add(cell)
                waiting.append(cell)
    return frozenset(found)


def _span(value: Any, where: str, number: Callable[[str], int]) -> range:
    """`J:W`, `12:`, `:9` or a single one."""
    if not isinstance(value, str) or not SPAN.fullmatch(value):
        raise BadDocument("must be a span such as J:W or 12:", where)
    first, colon, last = value.partition(":")
    low = number(first) if first else 0
    high = number(last) if last else 10_000 if colon else low
    return range(low, high + 1)


def _column(letters: str) -> int:
    number = 0
    for letter in letters:
        number = number * 26 + ord(letter) - ord("A") + 1
    return number


def _columns(board: Board, value: Any, where: str) -> Cells:
    if isinstance(value, str) and any(letter.isdigit() for letter in value):
        raise BadDocument("must be a span of letters", where)
    span = _span(value, where, _column)
    return frozenset(c for c in board.cells if board.hexes[c].column in span)


def _rows(board: Board, value: Any, where: str) -> Cells:
    if isinstance(value, str) and any(letter.isalpha() for letter in value):
        raise BadDocument("must be a span of numbers", where)
    span = _span(value, where, int)
    return frozenset(c for c in board.cells if board.hexes[c].row in span)


def _with(board: Board, test: Callable[[Cell], bool]) -> Cells:
    return frozenset(cell for cell in board.cells if test(cell))


@rule("4.51#1", "8.44")
def _level(board: Board, value: Any, where: str, *, by_centre: bool = False) -> Cells:
    """A hex of several levels counts with the highest, as its units do."""
    level = fields.whole(value, where)
    if by_centre:
        return _with(board, lambda cell: board.level[cell] == level)
    ground = s04_ground.bare_ground(board)
    return _with(board, lambda cell: ground.level(cell) == level)


Selector = Callable[[Board, Any, str], Cells]
SELECTORS: dict[str, Selector] = {
    "on": _area,
    "line": _line,
    "edge": _edge,
    "trenches": _trenches,
    "nml": lambda board, value, where: no_mans_land(board) if fields.truth(value, where) else frozenset(),
    "terrain": lambda board, value, where: _with(
        board, lambda cell: board.terrain[cell] == fields.text(value, where)
    ),
    "level": _level,
}
FILTERS: dict[str, Selector] = {
    "columns": _columns,
    "rows": _rows,
    "territory": lambda board, value, where: territory(board, fields.one_of(value, SIDES, where)),
    "and": _area,
}
