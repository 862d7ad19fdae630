"""The counters: Formations, Weapons, Telephones, aircraft and markers, read from `counters.toml`."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from enum import StrEnum
from functools import cache
from typing import Any, TypeVar

import msgspec

from grognard.games.gwc.content import (
    ContentError,
    Month,
    Name,
    Nation,
    Years,
    check,
    read_toml,
    section,
    shaped,
)

FILE = "counters.toml"
V = TypeVar("V")
STAT = re.compile(r"(\d+)|\[(\d+)\]|-")
SPAN = re.compile(r"(\d+)-(\d+)")


class Kind(StrEnum):  # 3#2 3#3 3#4 3#5 3#6
    """What the silhouettes on a Formation say."""

    PLATOON = "platoon"  # GLOSS.platoon
    TEAM = "team"  # GLOSS.team
    RUNNER = "runner"  # GLOSS.runner
    LEADER = "leader"
    HERO = "hero"
    TANK = "tank"
    TANK_LEADER = "tank-leader"  # GLOSS.tankleader


UNITS = frozenset({Kind.PLATOON, Kind.TEAM, Kind.RUNNER})  # GLOSS.unit
LEADERS = frozenset({Kind.LEADER, Kind.HERO})  # GLOSS.leader E70.1#1
TANKS = frozenset({Kind.TANK, Kind.TANK_LEADER})  # 3#5 3#6
FIGURES = {
    Kind.PLATOON: 4,
    Kind.TEAM: 2,
    Kind.TANK: 3,
    Kind.TANK_LEADER: 3,
}  # 3#2 8.2.1, every other Kind counts 1


class Rank(StrEnum):  # 3.3.1.3#2 3.3.1.2#5
    """Ranks of Leaders, the highest first."""

    COLONEL = "colonel"
    CAPTAIN = "captain"
    LIEUTENANT = "lieutenant"
    HERO = "hero"


class Gun(StrEnum):  # GLOSS.weapon
    """The kinds of Weapon."""

    HMG = "hmg"
    LMG = "lmg"
    MORTAR = "mortar"
    GUN = "gun"
    FLAMETHROWER = "flamethrower"
    RIFLE = "rifle"


ORDNANCE = frozenset({Gun.MORTAR, Gun.GUN})  # GLOSS.ordnance 11.6#1


class MarkerKind(StrEnum):
    FORTIFICATION = "fortification"  # F125.1#1
    TERRAIN = "terrain"
    ARTILLERY = "artillery"
    STATUS = "status"
    TRACK = "track"


class Armament(msgspec.Struct, frozen=True, gc=False):  # 3.1.1#2 3.1.2#2
    """One FP and Range of a Formation; a white box makes it Ordnance."""

    fp: int
    range: int
    ordnance: bool = False


class Face(msgspec.Struct, frozen=True, gc=False):  # 3.1
    """One side of a Formation. A Tank's `fp` and `range` are those of its weakest armament, as in Melee."""

    morale: int
    fp: int
    range: int
    movement: int | None  # None is a dash
    command: int = 0
    boxed_fp: bool = False
    boxed_range: bool = False
    boxed_movement: bool = False
    bog: int = 0  # 3.1.3#2, Tanks only
    armaments: tuple[Armament, ...] = ()


class Piece(msgspec.Struct, frozen=True, gc=False):
    """Any counter."""

    id: str
    name: Name


class FormationCounter(Piece, frozen=True, gc=False):  # GLOSS.formation
    """A Leader, Unit or Tank."""

    nation: Nation
    kind: Kind
    years: Years
    unbroken: Face
    broken: Face
    figures: int
    rank: Rank | None = None
    engineers: bool = False  # 3.1.9#1
    always_in_cohesion: bool = False  # GLOSS.cohesion

    @property
    def early(self) -> bool:  # 3.1.7
        """The counter carries the stripe of 1914."""
        return self.years.last == 1914


class WeaponCounter(Piece, frozen=True, gc=False):  # 11.1#1
    """A Weapon that a Unit carries."""

    kind: Gun
    nations: tuple[Nation, ...]
    fp: int
    range: int
    movement: int
    fix: tuple[int, int]
    elim: tuple[int, int]
    minimum_range: int = 0
    boxed_fp: bool = False
    boxed_range: bool = False
    ordnance: bool = False
    available: Month = Month(1914, 8)

    @property
    def machine_gun(self) -> bool:  # GLOSS.mg
        """Heavy or light."""
        return self.kind == Gun.HMG or self.kind == Gun.LMG


class TelephoneCounter(Piece, frozen=True, gc=False):  # 12#1
    """An off-map battery."""

    nation: Nation
    fp: int


class Aircraft(Piece, frozen=True, gc=False):  # O17.1#8 O17.1#9
    """The aircraft of a nation with its FP by period."""

    nation: Nation
    bombing_1914: int
    bombing: int
    strafing: int
    strafing_from: Month

    def bombing_fp(self, year: int) -> int:
        return self.bombing_1914 if year == 1914 else self.bombing

    def strafing_fp(self, date: Month) -> int | None:
        """None before the nation's aircraft can strafe."""
        return self.strafing if date >= self.strafing_from else None


class Marker(Piece, frozen=True, gc=False):
    kind: MarkerKind


class Counters(msgspec.Struct, frozen=True):
    """Every kind of counter by its id."""

    formations: dict[str, FormationCounter]
    weapons: dict[str, WeaponCounter]
    telephones: dict[str, TelephoneCounter]
    aircraft: dict[Nation, Aircraft]
    markers: dict[str, Marker]
    ranks: dict[Rank, dict[Nation, str]]
    names: dict[str, Name]
    """The name of every counter, whatever it is."""

    def title(self, formation: FormationCounter, language: str = "en") -> str:
        """The name as printed, with the rank of a Leader: `Hptm Bertin`."""
        rank = self.ranks[formation.rank][formation.nation] if formation.rank else ""
        return f"{rank} {formation.name.text(language)}".strip()

    def of(self, nation: Nation, kind: Kind, year: int) -> tuple[FormationCounter, ...]:
        """The Formations of a kind that a nation has in a year, in the order of the file."""
        return tuple(
            each
            for each in self.formations.values()
            if each.nation == nation and each.kind == kind and each.years.include(year)
        )

    def weapons_of(self, nation: Nation, kind: Gun, date: Month) -> tuple[WeaponCounter, ...]:
        """The Weapons of a kind that a nation has at a date."""
        return tuple(
            each
            for each in self.weapons.values()
            if nation in each.nations and each.kind == kind and each.available <= date
        )


@cache
def counters() -> Counters:
    """The title's own counters; the values that the rulebook shows are kept as it shows them."""
    # FIG.counter.engineers FIG.counter.chasseurs FIG.weapon.hotchkiss FIG.weapon.crapouillot FIG.aircraft
    # INFER.landwehr INFER.usplatoon INFER.mg08 INFER.minenwerfer INFER.leaders.ge INFER.leaders.fr INFER.leaders.us
    # DESIGN.driant GLOSS.hmg GLOSS.lmg GLOSS.lmg#fr GLOSS.runner#fr GLOSS.team#fr
    return read_counters(read_toml(FILE))


def read_counters(document: Mapping[str, Any], where: str = FILE) -> Counters:
    """The counters of a document of the form of `counters.toml`."""
    formations: dict[str, FormationCounter] = {}
    for nation in Nation:
        for kind, rows in section(document, nation, where).items():
            check(kind in set(Kind), where, f"[{nation}.{kind}] names no kind of Formation")
            for id_, row in shaped(rows, dict[str, Any], f"{where}: [{nation}.{kind}]").items():
                check(id_ not in formations, where, f"{id_} stands twice")
                formations[id_] = _formation(id_, nation, Kind(kind), row, f"{where}: {id_}")
    weapons = dict(_each(document, [*Gun], where, _weapon))
    telephones = dict(_each(document, ["telephone"], where, _telephone))
    aircraft = {each.nation: each for _, each in _each(document, ["aircraft"], where, _aircraft)}
    markers = dict(_each(document, [*MarkerKind], where, _marker))
    ranks = shaped(document.get("ranks", {}), dict[Rank, dict[Nation, str]], f"{where}: [ranks]")
    check(set(ranks) == set(Rank), where, "[ranks] must name every rank")
    tables = (formations, weapons, telephones, aircraft, markers)
    pieces: list[Piece] = [piece for table in tables for piece in table.values()]
    names = {each.id: each.name for each in pieces}
    check(len(names) == len(pieces), where, "two counters share an id")
    return Counters(formations, weapons, telephones, aircraft, markers, ranks, names)


# --------------------------------------------------------------------------------------------------- the rows


class _FormationRow(msgspec.Struct, forbid_unknown_fields=True):
    name: str
    unbroken: str
    broken: str
    fr: str = ""
    years: str = "1914-1918"
    rank: Rank | None = None
    command: int = 0
    engineers: bool = False
    always_in_cohesion: bool = False


class _WeaponRow(msgspec.Struct, forbid_unknown_fields=True, rename={"available": "from"}):
    name: str
    nations: tuple[Nation, ...]
    stats: str
    fix: str
    elim: str
    fr: str = ""
    available: str = "1914-08"


class _TelephoneRow(msgspec.Struct, forbid_unknown_fields=True):
    name: str
    fr: str
    nation: Nation
    fp: int


class _AircraftRow(msgspec.Struct, forbid_unknown_fields=True):
    name: str
    fr: str
    nation: Nation
    bombing_1914: int
    bombing: int
    strafing: int
    strafing_from: str


def _each(
    document: Mapping[str, Any], titles: list[Any], where: str, make: Callable[[str, str, Any, str], V]
) -> Iterator[tuple[str, V]]:
    for title in titles:
        for id_, row in section(document, title, where).items():
            yield id_, make(id_, title, row, f"{where}: {id_}")


def _formation(id_: str, nation: Nation, kind: Kind, raw: object, where: str) -> FormationCounter:
    row = shaped(raw, _FormationRow, where)
    commands = kind in LEADERS or kind == Kind.TANK_LEADER
    check(commands or not row.command, where, "only Leaders have Command")  # GLOSS.command
    check((row.rank is not None) == (kind in LEADERS), where, "a rank belongs to a Leader, and to no other")
    check((row.rank == Rank.HERO) == (kind == Kind.HERO), where, "the rank of a Hero is hero")
    read = _tank_face if kind in TANKS else _face
    return FormationCounter(
        id=id_,
        nation=nation,
        kind=kind,
        name=Name(row.name, row.fr or row.name),
        years=Years.parse(row.years),
        unbroken=read(row.unbroken, row.command, where),
        broken=read(row.broken, row.command if kind in TANKS else 0, where),  # INFER.broken
        figures=FIGURES.get(kind, 1),
        rank=row.rank,
        engineers=row.engineers,
        always_in_cohesion=row.always_in_cohesion,
    )


def _face(text: str, command: int, where: str) -> Face:
    """`8  [4] 5 5`: Morale, FP, Range, Movement."""
    marks = [STAT.fullmatch(word) for word in text.split()]
    check(len(marks) == 4 and all(marks), where, f"{text!r} is not Morale FP Range Movement")
    values = [int(mark[1] or mark[2]) if mark[0] != "-" else None for mark in marks if mark]
    morale, fp, range_, movement = values
    if morale is None or fp is None or range_ is None:
        raise ContentError(f"{where}: only Movement may be a dash")
    _, boxed_fp, boxed_range, boxed_movement = (mark[2] is not None for mark in marks if mark)
    guns = (Armament(fp, range_),)
    return Face(morale, fp, range_, movement, command, boxed_fp, boxed_range, boxed_movement, armaments=guns)


def _tank_face(text: str, command: int, where: str) -> Face:
    """`10  gun 6:8  mg 5:6  move 3^5`: Morale, one or two armaments, Movement and Bog number."""
    form = r"(\d+)(?: +gun (\d+):(\d+))?(?: +mg (\d+):(\d+))? +move (\d+|-)\^(\d+)"
    found = re.fullmatch(form, text)
    if not found or not (found[2] or found[4]):
        raise ContentError(f"{where}: {text!r} is not the side of a Tank")
    guns = [Armament(int(found[2]), int(found[3]), ordnance=True)] if found[2] else []
    guns += [Armament(int(found[4]), int(found[5]))] if found[4] else []
    weakest = min(guns, key=lambda gun: gun.fp)  # O16.4.1#5
    movement = None if found[6] == "-" else int(found[6])
    return Face(
        int(found[1]), weakest.fp, weakest.range, movement, command, bog=int(found[7]), armaments=tuple(guns)
    )


def _weapon(id_: str, kind: str, raw: object, where: str) -> WeaponCounter:
    row = shaped(raw, _WeaponRow, where)
    form = r"(\[?)(\d+)\]? +(\[?)(?:(\d+)-)?(\d+)\]? +(0|-\d)"
    found = re.fullmatch(form, row.stats)
    if not found:
        raise ContentError(f"{where}: {row.stats!r} is not FP Range Movement")
    fix, elim = _span(row.fix, where), _span(row.elim, where)
    check(fix[1] < elim[0], where, "the Fix and Elim spans overlap")
    return WeaponCounter(
        id=id_,
        kind=Gun(kind),
        nations=row.nations,
        name=Name(row.name, row.fr or row.name),
        fp=int(found[2]),
        range=int(found[5]),
        movement=int(found[6]),
        fix=fix,
        elim=elim,
        minimum_range=int(found[4] or 0),
        boxed_fp=bool(found[1]),
        boxed_range=bool(found[3]),
        ordnance=kind in ORDNANCE,
        available=Month.parse(row.available),
    )


def _span(text: str, where: str) -> tuple[int, int]:
    found = SPAN.fullmatch(text)
    check(found and 1 <= int(found[1]) <= int(found[2]) <= 11, where, f"{text!r} is no span of 1 to 11")
    assert found
    return int(found[1]), int(found[2])


def _telephone(id_: str, _: str, raw: object, where: str) -> TelephoneCounter:
    row = shaped(raw, _TelephoneRow, where)
    check(8 <= row.fp <= 10, where, "a Telephone has FP 8 to 10")  # 12#1
    return TelephoneCounter(id_, Name(row.name, row.fr), row.nation, row.fp)


def _aircraft(id_: str, _: str, raw: object, where: str) -> Aircraft:
    row = shaped(raw, _AircraftRow, where)
    name, since = Name(row.name, row.fr), Month.parse(row.strafing_from)
    return Aircraft(id_, name, row.nation, row.bombing_1914, row.bombing, row.strafing, since)


def _marker(id_: str, kind: str, raw: object, where: str) -> Marker:
    return Marker(id_, shaped(raw, Name, where), MarkerKind(kind))
