"""The counters of the game, read once from `counters/*.toml`."""

from __future__ import annotations

import functools
import re
import tomllib
from collections.abc import Iterator
from importlib import resources
from typing import Any, NamedTuple, TypeVar

from msgspec import Struct, convert

from grognard.games.oao.counters import (
    DIVISION_EQUIVALENT,
    Artillery,
    Combat,
    CorpsMarker,
    Depot,
    Establishment,
    Face,
    FormationMarker,
    Fort,
    FortFace,
    Fortress,
    FortressClass,
    GunFace,
    Nation,
    Secondary,
    Size,
    Supply,
    Train,
    Type,
)
from grognard.games.oao.counters_markers import markers
from grognard.games.oao.reference_units import kind

Row = TypeVar("Row")
NATIONS = ("german", "french", "british", "belgian")
Unit = Combat | Fort | Artillery | Depot | Train | Fortress
_PART = re.compile(r"(\d+)([bsghw])")
_PARTS = {"b": "battalions", "s": "squadrons", "g": "guns", "h": "howitzers", "w": "heavies"}


class Counters(NamedTuple):
    """Everything that can stand on the map or on a display, by id."""

    units: dict[str, Unit]
    formations: dict[str, FormationMarker]
    corps: dict[str, CorpsMarker]

    def combat(self) -> Iterator[Combat]:
        return (each for each in self.units.values() if isinstance(each, Combat))


class CombatRow(Struct, forbid_unknown_fields=True):
    """One line of the tables of Combat units; values are AS/DS/PR/AV."""

    label: str
    type: Type
    size: Size
    quality: str
    made: str
    front: str
    nation: Nation | None = None
    back: str = ""
    second: str = ""
    second_back: str = ""
    second_size: Size | None = None
    second_ce: int | None = None
    ce: int | None = None
    later_ce: int | None = None
    marker: str | None = None
    asset_ce: int | None = None
    corps: str | None = None
    army: str | None = None
    camp: str | None = None
    range: int | None = None
    combination: str | None = None


class FortRow(Struct, forbid_unknown_fields=True):
    label: str
    hex: str
    front: str
    ce: int
    abandonment: int
    back: str = ""
    back_size: Size | None = None


class ArtilleryRow(Struct, forbid_unknown_fields=True):
    label: str
    type: Type
    front: str
    nation: Nation | None = None
    caliber: str | None = None
    guns: int | None = None
    rolls: int = 1
    army: str | None = None
    camp: str | None = None
    range: int | None = None


class FortressRow(Struct, forbid_unknown_fields=True):
    label: str
    type: Type
    hexes: tuple[str, ...]
    strength: int
    artillery: int
    fortress_class: FortressClass
    steps: int
    camp: str | None = None


class _CorpsRow(Struct, forbid_unknown_fields=True):
    label: str
    limit: float
    first_line: bool = False


class _DepotRow(Struct, forbid_unknown_fields=True):
    label: str
    army: str | None = None


class _Sides(Struct, forbid_unknown_fields=True):
    """The two sides of a kind of supply unit."""

    range: int
    extended_range: int
    ammo_limit: int


@functools.cache
def counters() -> Counters:
    """All counters of the game. Those that the rulebook shows have its values."""  # COUNTER.fr COUNTER.ge COUNTER.be
    units: dict[str, Unit] = {}
    formations: dict[str, FormationMarker] = {}
    corps: dict[str, CorpsMarker] = {}
    supply = {kind: convert(row, _Sides) for kind, row in table_of("supply").items()}
    for name in NATIONS:
        table, nation = table_of(name), Nation(name)
        for each in _units(table, nation, supply):
            assert each.id not in units, f"{each.id} stands twice"
            units[each.id] = each
        formations |= _formations(table, nation)
        corps |= {
            id_: CorpsMarker(
                id=id_,
                label=row.label,
                nation=nation,
                limit=round(row.limit * DIVISION_EQUIVALENT),
                first_line=row.first_line,
            )
            for id_, row in _rows(table, "corps", _CorpsRow)
        }
    return Counters(units | _siege_markers(), formations, corps)


def _siege_markers() -> dict[str, Artillery]:
    """The Siege-Artillery markers as the units that they are once deployed, without values of their own."""  # 13.3.3#2
    return {
        id_: Artillery(
            **_piece(id_, marker.label, Nation.GERMAN, Type.SIEGE_ARTILLERY),
            front=GunFace(0, 0, 0),
            caliber=marker.caliber,
            guns=marker.guns,
            rolls=marker.rolls,
        )
        for id_, marker in markers().siege.items()
    }


def _units(table: dict[str, Any], nation: Nation, supply: dict[str, _Sides]) -> Iterator[Unit]:
    for id_, combat in _rows(table, "combat", CombatRow):
        yield combat_of(id_, combat, nation)
    for id_, fort in _rows(table, "fort", FortRow):
        yield fort_of(id_, fort, nation)
    for id_, gun in _rows(table, "artillery", ArtilleryRow):
        yield artillery_of(id_, gun, nation)
    for id_, fortress in _rows(table, "fortress", FortressRow):
        yield from _fortresses(id_, fortress, nation)
    for id_, depot in _rows(table, "depot", _DepotRow):
        front, back = _supply(supply["depot"])
        yield Depot(
            id=id_,
            label=depot.label,
            nation=nation,
            type=Type.DEPOT,
            army=depot.army,
            front=front,
            back=back,
        )
    for id_, corps in _rows(table, "corps", _CorpsRow):
        front, back = _supply(supply["train"])
        yield Train(
            id=f"{id_}-train",
            label=corps.label,
            nation=nation,
            type=Type.TRAIN,
            corps=id_,
            front=front,
            back=back,
        )


def combat_of(id_: str, row: CombatRow, nation: Nation) -> Combat:
    marker = row.marker or (id_ if row.ce is not None else None)  # 2.8#3 2.8.SAMPLE
    assert (marker is None) != (row.asset_ce is None), f"{id_} is either a Formation or an Asset"
    return Combat(
        **_piece(id_, row.label, row.nation or nation, row.type),
        size=row.size,
        front=_face(row.front),
        back=_face(row.back, 1) if row.back else None,
        establishment=_establishment(row),
        secondary=_secondary(row),
        marker=marker,
        base_ce=row.asset_ce,
        corps=row.corps,
        army=row.army,
        camp=row.camp,
        garrison_range=row.range,
        combination=row.combination,
    )


def _secondary(row: CombatRow) -> Secondary | None:
    if not row.second:
        return None
    back = _face(row.second_back, 3) if row.second_back else None
    return Secondary(row.second_size or row.size, _face(row.second, 2), back, row.second_ce)


def _establishment(row: CombatRow) -> Establishment:
    parts = {_PARTS[letter]: int(number) for number, letter in _PART.findall(row.made)}
    return Establishment(row.quality, **parts)


def _face(text: str, bands: int = 0) -> Face:
    attack, defence, proficiency, artillery = map(int, text.split("/"))
    return Face(attack, defence, proficiency, artillery, bands)


def fort_of(id_: str, row: FortRow, nation: Nation) -> Fort:
    defence, proficiency, artillery = map(int, row.front.split("/"))
    return Fort(
        **_piece(id_, row.label, nation, Type.FORT),
        front=FortFace(defence, proficiency, artillery),
        back=_face(row.back) if row.back else None,
        back_size=row.back_size,
        base_ce=row.ce,
        abandonment=row.abandonment,
        hex=row.hex,
    )


def artillery_of(id_: str, row: ArtilleryRow, nation: Nation) -> Artillery:
    attack, defence, artillery = map(int, row.front.split("/"))
    return Artillery(
        **_piece(id_, row.label, row.nation or nation, row.type),
        front=GunFace(attack, defence, artillery),
        caliber=row.caliber,
        guns=row.guns,
        rolls=row.rolls,
        army=row.army,
        camp=row.camp,
        garrison_range=row.range,
    )


def _fortresses(id_: str, row: FortressRow, nation: Nation) -> Iterator[Fortress]:
    """One unit for each hex of the camp; a lone Fortress keeps the plain id."""
    for hex_ in row.hexes:
        yield Fortress(
            **_piece(id_ if row.camp is None else f"{id_}-{hex_}", row.label, nation, row.type),
            hex=hex_,
            camp=row.camp,
            strength=row.strength,
            artillery=row.artillery,
            fortress_class=row.fortress_class,
            steps=row.steps,
        )


def _supply(sides: _Sides) -> tuple[Supply, Supply]:  # 2.6.SAMPLE
    return Supply(sides.range), Supply(sides.extended_range, sides.ammo_limit)


def _formations(table: dict[str, Any], nation: Nation) -> dict[str, FormationMarker]:
    """The Attachment markers: one for each row that states a base CE."""
    return {
        id_: FormationMarker(
            id=id_,
            label=row.label,
            nation=nation,
            size=row.size,
            base_ce=row.ce,
            later_ce=row.later_ce,
            cavalry=kind(row.type.value).cavalry,
        )
        for id_, row in _rows(table, "combat", CombatRow)
        if row.ce is not None
    }


def _piece(id_: str, label: str, nation: Nation, type_: Type) -> dict[str, Any]:
    return {"id": id_, "label": label, "nation": nation, "type": type_}


def _rows(table: dict[str, Any], part: str, shape: type[Row]) -> Iterator[tuple[str, Row]]:
    return ((id_, convert(row, shape)) for id_, row in table.get(part, {}).items())


def table_of(name: str) -> dict[str, Any]:
    text = resources.files(__package__).joinpath(f"counters/{name}.toml").read_text("utf-8")
    return tomllib.loads(text)
