"""15.4 Line of Sight: straight from dot to dot, without levels; what blocks it, and who sees through."""

from __future__ import annotations

from collections.abc import Container
from functools import lru_cache

from grognard.engine.board import Board, Cell
from grognard.engine.reasons import Reason, because
from grognard.engine.rulebook import rule
from grognard.engine.sight import Crossing
from grognard.games.gts.charts import SIGHT_HEXSIDES, TERRAIN
from grognard.games.gts.state import State

CLEAR_DAY, CLEAR_NIGHT, THICK = 8, 3, 2
"""How far anybody sees in hexes; thick is fog or rain, by day or by night."""  # 15.4#5, 15.4#6, 15.4#7, 28.0#1
FROM_POST = 13  # 15.4.2#3
THROUGH_POST, THROUGH_STRONGPOINT = 3, 2
"""How many blocking hexes and hexsides an observation post and a strongpoint see through."""  # 15.4.2#4, 15.4.3#2


# who sees what


@rule("15.4#5", "15.4#6", "15.4#7", "28.0#1", "29.33", "26.0#4", "26.0#6")
def longest(g: State) -> int:
    """The maximum Line of Sight in hexes."""
    if g.weather in ("fog", "rain"):
        return THICK
    return CLEAR_NIGHT if g.is_night else CLEAR_DAY


@rule("15.1#4", "15.4#1", "15.4#2", "15.4#4", "15.4.3#2", "15.4.3#3", "15.4.3#4", "15.4.3#5")
def sees(g: State, a: Cell, b: Cell) -> bool:
    """Whether a Unit in the first hex has a Line of Sight to the second: for Direct Fire and for spotting."""
    if g.board.distance(a, b) > longest(g):
        return False
    return blocks(g, a, b) <= (THROUGH_STRONGPOINT if is_strongpoint(g, a) else 0)


@rule("15.4#8", "15.4.2#2", "15.4.2#3", "15.4.2#4", "15.4.2#5", "15.4.2#6", "15.4.2#7")
def spots(g: State, id_: str, cell: Cell) -> bool:
    """Whether a Unit that spots for another has a Line of Sight to a hex: observation posts help it alone."""
    return spots_from(g, g.units[id_].where, cell)


def spots_from(g: State, where: Cell, cell: Cell) -> bool:
    """The same for whoever spots from a hex."""
    if not is_observation_post(g, where):
        return sees(g, where, cell)
    reach = FROM_POST if longest(g) == CLEAR_DAY else longest(g)
    return g.board.distance(where, cell) <= reach and blocks(g, where, cell) <= THROUGH_POST


@rule("15.4.2#1")
def is_observation_post(g: State, cell: Cell) -> bool:
    """A triangle on the map, for whoever stands there."""
    return bool(g.board.extra[cell].get("observation"))


@rule("15.4.3#1")
def is_strongpoint(g: State, cell: Cell) -> bool:
    """A star on the map, for whoever stands there."""
    return bool(g.board.extra[cell].get("strongpoint"))


# what blocks


@rule("15.4#2", "15.4.1#2", "15.4.1#7", "16.6.2.2#4", "1.2#15")
def blocks(g: State, a: Cell, b: Cell) -> int:
    """How many hexes and hexsides block the line: printed ground and barrages, but never Units."""
    board = g.board
    if g.barrages and any(cell in g.barrages for cell in board.sight(a, b).touched):
        return len(_blocking(board, a, b, blocking_hexes(board) | g.barrages.keys()))
    return _printed_blocks(board, a, b)


def explained(g: State, a: Cell, b: Cell) -> tuple[Reason, ...]:
    """Everything that blocks the line, for those who ask why."""
    found = []
    for cells in _blocking(g.board, a, b, blocking_hexes(g.board) | g.barrages.keys()):
        names = [g.board.name(cell) for cell in cells]
        if len(names) == 2:
            found.append(because("15.4.1", "sight-hexside", one=names[0], two=names[1]))
        else:
            kind = "sight-barrage" if cells[0] in g.barrages else "sight-terrain"
            found.append(because("15.4.1", kind, hex=names[0]))
    return tuple(found)


@lru_cache(maxsize=64)
def blocking_hexes(board: Board) -> frozenset[Cell]:
    """The hexes of Blocking Terrain."""  # 15.4.1#1, 29.12#1
    kinds = {name for name, row in TERRAIN.items() if row.blocks}
    return frozenset(cell for cell in board.cells if board.terrain[cell] in kinds)


@lru_cache(maxsize=400_000)
def _printed_blocks(board: Board, a: Cell, b: Cell) -> int:
    return len(_blocking(board, a, b, blocking_hexes(board)))


@rule("15.4#3", "15.4.1#1", "15.4.1#3", "15.4.1#4", "15.4.1#6", "29.12#1", "29.12#2")
def _blocking(board: Board, a: Cell, b: Cell, solid: Container[Cell]) -> list[tuple[Cell, ...]]:
    """The blocking hexes that the line passes through, ends excluded, and the hexsides that it may not cross.

    Along a hexside it is blocked by a crest on it, or if both hexes beside it block.
    """
    line = board.sight(a, b)
    found: list[tuple[Cell, ...]] = [(cell,) for cell in line.hexes if cell in solid]
    found += [pair for pair in line.sides if _is_crest(board, a, b, *pair)]
    for left, right in line.along:
        if _is_crest(board, a, b, left, right) or (left in solid and right in solid):
            found.append((left, right))
    found += _at_vertices(board, line, a, b)
    return found


@rule("15.4.1#5")
def _is_crest(board: Board, a: Cell, b: Cell, one: Cell, two: Cell) -> bool:
    """A crest, slope or ridge between two hexes, neither of which is an end of the line."""
    if one < 0 or two < 0 or a in (one, two) or b in (one, two):
        return False
    return not board.side(one, two).isdisjoint(SIGHT_HEXSIDES)


@rule("15.4.1#5")
def _at_vertices(board: Board, line: Crossing, a: Cell, b: Cell) -> list[tuple[Cell, ...]]:
    """Where the line meets the ends of hexsides: crests block it if they lie on both sides of it."""
    found: list[tuple[Cell, ...]] = []
    inside = {*line.hexes, a, b}
    for _, cells in line.vertices:
        one, *others = sorted(cells, key=lambda cell: cell not in inside)
        crests = [_is_crest(board, a, b, one, other) for other in others]
        if others[0] in inside:  # from hex to hex through a corner of a third
            crests[1] = crests[1] or _is_crest(board, a, b, *others)
        if all(crests):
            found.append((one, others[0]))
    return found
