"""T99 to T124: the Terrain Chart, and what the terrain of a hex is now."""

from __future__ import annotations

from functools import lru_cache
from typing import Literal

from msgspec import Struct

from grognard.engine.board import Board, Cell
from grognard.engine.chart import chart
from grognard.engine.rulebook import rule
from grognard.games.gwc.state import State


class Terrain(Struct, frozen=True, gc=False):
    """A row of the chart. `cost` is None where the terrain is impassable, `cover` where nobody can be."""

    name: str
    rule: str
    cost: int | None
    cover: int | None
    los: Literal["clear", "hindrance", "obstacle", "depiction", "two_hexes"]
    hindrance: int
    vulnerability: int | None
    downgrade: str | None


# The type that stands higher defines a hex that shows several. T99.1#1 T99.1#2 T99.4#1
# `depiction`: the outline of the Building is the Obstacle; `two_hexes`: sight reaches two hexes into it.
# fmt: off
TERRAIN = chart(Terrain, """
    name             rule    cost  cover  los        hindrance  vulnerability  downgrade
    blaze            T100       -      -  obstacle           0              -  -
    bridge           T102       -      2  hindrance          1             18  rubble
    water            T123       -      -  clear              0              -  -
    stream           T120       3     -1  clear              0              -  -
    marsh            T111       3      0  hindrance          1              -  -
    building         T104       2      3  depiction          0             18  rubble
    woods            T124       2      2  obstacle           0             18  shellhole
    destroyed_woods  T124.1     1      2  two_hexes          0             18  shellhole
    boulders         T101       1      2  obstacle           0             18  shellhole
    rubble           T117       2      2  hindrance          2             18  shellhole
    orchard          T113       1      1  hindrance          2             18  shellhole
    brush            T103       2      1  hindrance          3             18  shellhole
    quarry           T114       2      1  clear              0             18  shellhole
    gully            T108       2      1  clear              0             18  shellhole
    shellhole        T118       1      1  clear              0              -  -
    field            T106       1      0  hindrance          1             18  shellhole
    open             T112       1      0  clear              0             18  shellhole
""")
# fmt: on
# T100#1 T100#2 T100#3 T101#1 T101#2 T101#3 T101#4 T102#1 T102#3 T102#4 T102#5 T103#1 T103#2 T103#3 T103#4
# T104#1 T104#2 T104#3 T104#4 T106#1 T106#2 T106#3 T106#4 T108#1 T108#2 T108#4 T108#5 T111#1 T111#2 T111#3 T111#4
# T112#1 T112#2 T112#3 T112#4 T113#1 T113#2 T113#3 T113#4 T114#2 T114#4 T114#5 T117#1 T117#2 T117#3 T117#4
# T118#1 T118#2 T118#3 T118#4 T120#1 T120#2 T120#3 T120#4 T123#1 T123#2 T123#3 T124#1 T124#2 T124#3 T124#4
# T124.1#1 T124.1#2 T124.1#3 T124.1#4

# Hexsides and markers have no vulnerability: T105#4 T109#4 T122#4 T107#4 T119#5
# What is Clear and what is an Obstacle: T99.4#5 10.2#1

ORDER = {name: number for number, name in enumerate(TERRAIN)}
WATER = frozenset({"marsh", "stream", "water"})  # T111#5 T120#6 T123#4
IMPASSABLE = frozenset({"blaze", "water"})  # T100#1 T123#1
FEATURES = ("road", "railway", "trail")  # T99.1#4
SURCHARGE = {"fence": 1, "hedge": 1, "wall": 1, "destroyed_wall": 0}  # T105#1 T109#1 T122#1 T122.1 T99.1#5
HEXSIDE_COVER = {"hedge": 1, "wall": 2, "destroyed_wall": 2}  # T105#2 T109#2 T122#2
HEXSIDE_RULE = {"fence": "T105", "hedge": "T109", "wall": "T122", "destroyed_wall": "T122.1"}
SCREENS = frozenset({"hedge", "wall", "destroyed_wall"})  # T109#3 T122#3
GAS_HINDRANCE = 1  # T107#3


@rule("T99.1#2")
def defining(types: str) -> str:
    """The type that defines a hex whose document names several, as in `woods+building`."""
    return min(types.split("+"), key=ORDER.__getitem__)


@lru_cache(maxsize=64)
def printed(board: Board) -> tuple[str, ...]:
    """The printed terrain type of every cell."""  # T118.3#2 2.1#3
    return tuple(defining(types) for types in board.terrain)


@rule("T99.1#1", "T99.1#3", "T118.3#1", "2.1#1")
def terrain_of(g: State, cell: Cell) -> str:
    """The terrain type of a hex now: that of its marker, otherwise the printed one."""
    return g.terrain_markers.get(cell) or printed(g.board)[cell]


@rule("T111#6", "T120#7", "T123#4")
def is_water(g: State, cell: Cell) -> bool:
    """Marsh, Stream or Water Barrier: no Weapon fires from it, no Blaze, Smoke or Fortification lies in it."""
    return terrain_of(g, cell) in WATER


@rule("T100#5", "T123#4", "O16.3#1", "O23.4#2")
def is_impassable(g: State, cell: Cell) -> bool:
    """No Formation can ever be in the hex."""
    return terrain_of(g, cell) in IMPASSABLE


@rule("T121.1#2")
def has_trail(g: State, cell: Cell) -> bool:
    """A Trail runs through the hex and has not been shot away."""
    return cell in g.board.on_line["trail"] and cell not in g.dead_trails


def has_road(g: State, cell: Cell) -> bool:
    return cell in g.board.on_line["road"]


def follows(g: State, kind: str, start: Cell, end: Cell) -> bool:
    """A step crosses a hexside of a Road, Railway or Trail."""
    return g.board.linked(kind, start, end) and (kind != "trail" or end not in g.dead_trails)
