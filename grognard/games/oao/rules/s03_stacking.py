"""3.1 Stacking: how much may stand in a hex, and how much of it may fight."""

from __future__ import annotations

from collections.abc import Iterable

from grognard.engine.board import Cell
from grognard.games.oao.boards import Elevation, ground_of
from grognard.games.oao.counters import Type
from grognard.games.oao.reference_units import other_sizes, stacking
from grognard.games.oao.rules import s02_units
from grognard.games.oao.state import State


def size_of(g: State, units: tuple[str, ...]) -> int:
    """The size of units in one hex, in eighths; those of the RND together count as one brigade."""  # 23.3.2#1
    naval = [id_ for id_ in units if s02_units.is_naval(g, id_)]
    rest = sum(s02_units.eighths_in(g, id_) for id_ in units if id_ not in naval)
    return rest + (other_sizes().naval_division if naval else 0)


def excess(g: State, cell: Cell, side: str) -> int:
    """By how many eighths a hex is over-stacked at the end of a movement phase."""  # 3.1.1 3.1.4
    return max(0, size_of(g, counted(g, cell, side)) - stacking().movement)


def counted(g: State, cell: Cell, side: str) -> tuple[str, ...]:
    """The units of a side in a hex that count for the limit: not those in Rail Mode."""  # 3.1.4 7.7.4#4
    return tuple(id_ for id_ in g.in_hex(cell, side) if not is_railborne(g, id_))


def crowded(g: State, side: str) -> tuple[Cell, ...]:
    """The hexes in which a side is over-stacked."""
    return tuple(sorted(cell for cell in g.at if len(g.at[cell]) > 1 and excess(g, cell, side)))


def is_railborne(g: State, id_: str) -> bool:
    return g.units[id_].mode in ("rail", "detraining")


class Limits:
    """What of a hex may take part in one combat."""  # 3.1.2#1 3.1.2#2 3.1.2a

    def __init__(self, g: State, *hexes: Cell) -> None:
        elevation, table = ground_of(g.board).elevation, stacking()
        self.is_steep = any(elevation[cell] == Elevation.STEEP_MOUNTAIN for cell in hexes)
        self.size = table.steep_combat if self.is_steep else table.combat
        self.assets = table.steep_assets if self.is_steep else table.assets
        self.artillery = table.steep_artillery if self.is_steep else table.artillery


def may_fight(g: State, units: tuple[str, ...], *hexes: Cell) -> bool:
    """Whether these units of one hex may take part together, in a combat between these hexes."""
    limits = Limits(g, *hexes)
    assets = [id_ for id_ in units if s02_units.is_asset(g, id_) and not is_fort(g, id_)]  # 3.1.2#3 8.5.1#4
    guns = [id_ for id_ in assets if s02_units.kind_of(g, id_).category == "artillery"]
    enough = size_of(g, units) <= limits.size and len(guns) <= limits.artillery
    return enough and asset_count(g, assets) <= limits.assets


def asset_count(g: State, assets: Iterable[str]) -> int:
    """How many Assets these are: units of the RND are one together."""  # 23.3.2#1
    naval = [s02_units.is_naval(g, id_) for id_ in assets]
    return naval.count(False) + any(naval)


def is_fort(g: State, id_: str) -> bool:
    """A Fort on its front side."""  # 8.5
    return s02_units.piece(g, id_).type == Type.FORT and not g.units[id_].turned
