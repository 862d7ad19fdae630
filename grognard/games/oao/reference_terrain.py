"""3.5, 3.6, 7.1, 9.3: the Terrain Effects Chart."""

from __future__ import annotations

import functools
from collections.abc import Iterable
from typing import TypeVar

from msgspec import Struct, structs

from grognard.engine.chart import chart
from grognard.games.oao.reference import document, read

Row = TypeVar("Row", bound=Struct)


class HexTerrain(Struct, frozen=True):
    """What covers the centre of a hex."""  # 3.5.1 TEC.def TEC.scope

    terrain: str
    elevation: int  # 3.6#1
    defence: int  # 9.3.1#1
    mountainous: bool  # 3.5.3#5
    hexside: str


class Cover(Struct, frozen=True):
    """What lies over a Clear hex."""  # 3.5.3#2

    cover: str
    defence: int
    hexside: str | None


class HexsideTerrain(Struct, frozen=True):
    """The underlying terrain of a hexside."""  # TEC.mp#1 TEC.mp#2 TEC.att#2

    terrain: str
    mp: int
    attack: int  # 9.3.2
    forested: bool  # 3.5.3#4
    mountainous: bool


class Feature(Struct, frozen=True):
    """A river, ridge or shore on a hexside; what it adds and what it lets pass."""  # TEC.mp TEC.att

    feature: str
    mp: int
    bridge: int | None  # 7.1.4: None where no Roadway Bridge can be
    attack: int
    shift: int  # 9.6.1#4
    cross: bool
    adjacent: bool  # 7.1.5
    attacks: bool  # 9.2.3#4
    zones: bool  # 3.3.1
    retreats: bool  # 11.1#2
    supply: bool  # 15.3#2
    ends: bool  # 15.3.2: unless bridged
    costly: bool  # 11.1.4
    flank: bool  # 9.5.3
    prep: bool  # 20.3#2


class Height(Struct, frozen=True, forbid_unknown_fields=True):
    mountain_av: int


@functools.cache
def hexes() -> dict[str, HexTerrain]:
    return _rows(HexTerrain, "hexes")


@functools.cache
def covers() -> dict[str, Cover]:
    return _rows(Cover, "covers")


@functools.cache
def hexsides() -> dict[str, HexsideTerrain]:
    return _rows(HexsideTerrain, "hexsides")


@functools.cache
def features() -> dict[str, Feature]:
    return _rows(Feature, "features")


@functools.cache
def height() -> Height:
    return read("terrain", Height, "height")


def defence(terrain: str, cover: Iterable[str] = ()) -> int:
    """The strength that a defending stack adds for its hex: one bonus, the best."""  # 9.3.1#1
    return max(hexes()[terrain].defence, *(covers()[each].defence for each in cover), 0)


def ground(terrain: str, cover: Iterable[str] = ()) -> tuple[str, ...]:
    """What the hexsides of a hex are on its side, where no forest is drawn on them."""  # 7.1.3
    over = tuple(found for each in cover if (found := covers()[each].hexside))
    return over or (hexes()[terrain].hexside.replace("_", " "),)


def hexside_mp(terrains: Iterable[str]) -> int:
    """The MPs for the underlying terrain of a hexside: the cheapest of what meets there."""  # 7.1.3#2 7.1#1
    return min(hexsides()[each].mp for each in terrains)


def crossing_mp(feature: str, *, bridged: bool = False) -> int:
    """The MPs that a feature adds: those of its bridge instead of the river's where one can be used."""  # 7.1.4#2
    found = features()[feature]
    return found.bridge if bridged and found.bridge is not None else found.mp


def attack_change(terrains: Iterable[str], crossed: Iterable[str] = ()) -> int:
    """What a Force that attacks over a hexside loses of its AS; of several terrains the mildest, of rivers one.

    A bridge helps nobody who attacks.
    """  # 3.5.4#2
    ground = max(hexsides()[each].attack for each in terrains)
    return ground + min((features()[each].attack for each in crossed), default=0)  # 9.3.2 3.5.5#2


def river_shift(crossed: Iterable[str | None]) -> int:
    """The column shift for rivers, given what each attacking Force crosses: the smallest, if all cross one."""
    return max((features()[each].shift if each else 0 for each in crossed), default=0)  # 9.6.1#4


def _rows(kind: type[Row], name: str) -> dict[str, Row]:
    """A chart by the words of the map, which have blanks where the chart has underscores."""
    first = kind.__struct_fields__[0]
    rows = chart(kind, document("terrain")[name]).items()
    words = {key: key.replace("_", " ") for key, _ in rows}
    return {words[key]: structs.replace(row, **{first: words[key]}) for key, row in rows}
