"""Support Tables (`support.toml`), Objective chits (`objectives.toml`) and tracks (`tracks.toml`)."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any

import msgspec

from grognard.games.gwc.content import ContentError, Month, Nation, Years, check, read_toml, section, shaped
from grognard.games.gwc.counters import Counters, Gun, Kind, WeaponCounter, counters

FILE = "support.toml"
ROLLS = range(2, 13)
OBJECTIVES = range(1, 6)  # 2.3#1


class Item(msgspec.Struct, frozen=True, gc=False):
    """A counter of a row, with the Weapon that comes with it."""

    counter: str
    weapon: str = ""  # 11.2#2


class SupportTable(msgspec.Struct, frozen=True):
    """What a nation may receive in some years. The Red X is the empty row at the end, 12."""

    nation: Nation
    years: Years
    rows: dict[int, tuple[Item, ...]]
    hidden_position: Item  # A45.2#5 A45.2#8 A45.2#9

    def rows_from(self, roll: int) -> tuple[tuple[Item, ...], ...]:
        """The rows to try in turn for a roll, toward the Red X and without it."""
        return tuple(self.rows[each] for each in range(roll, ROLLS[-1]))


class Chit(msgspec.Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """An Objective chit: VP for one Objective or for each of the five, or for exits or eliminations."""

    objective: int = 0  # 7.3.2#3
    each: bool = False  # 7.3.2#4
    vp: int = 0
    exit: int = 0
    elimination: int = 0
    open: bool = False  # 7.3.3#fr: it has no secret side

    def value(self, objective: int) -> int:
        """The VP that the chit gives to who controls the Objective."""
        return self.vp if self.each or self.objective == objective else 0


class Span(msgspec.Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    last: int
    first: int = 0


class CasualtyTrack(msgspec.Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    rows: tuple[str, str]
    spaces: int


class Tracks(msgspec.Struct, frozen=True, gc=False, forbid_unknown_fields=True):  # 4
    """The spaces of the tracks; the number of a Time space is what a Sudden Death roll must reach."""

    time: Span
    casualty: CasualtyTrack
    victory: Span
    firepower: Span


@cache
def support_table(nation: Nation, year: int) -> SupportTable:
    """The Support Table of a nation in a year; a position before the nation was at war uses its first one."""
    own = [table for table in support_tables() if table.nation == nation]
    return next((table for table in own if table.years.include(year)), own[0])


@cache
def support_tables() -> tuple[SupportTable, ...]:
    return read_support(read_toml(FILE), counters())


@cache
def chits() -> dict[str, Chit]:  # 7.3.2#1
    """The Objective chits by their letter."""
    found = shaped(read_toml("objectives.toml"), dict[str, Chit], "objectives.toml")
    for letter, chit in found.items():
        kinds = (chit.objective in OBJECTIVES, chit.each, chit.exit > 0, chit.elimination > 0)
        check(sum(kinds) == 1, f"objectives.toml: {letter}", "a chit has one meaning")
        check(
            (chit.vp > 0) == (kinds[0] or kinds[1]), f"objectives.toml: {letter}", "VP belong to Objectives"
        )
    return found


@cache
def tracks() -> Tracks:
    return shaped(read_toml("tracks.toml"), Tracks, "tracks.toml")


def read_support(document: Mapping[str, Any], known: Counters, where: str = FILE) -> tuple[SupportTable, ...]:
    """The tables of a document of the form of `support.toml`."""
    tables = []
    for nation in Nation:
        for period, raw in section(document, nation, where).items():
            place = f"{where}: [{nation}.{period}]"
            lines = shaped(raw, dict[str, str], place)
            years = Years.parse(period)
            check(
                lines.keys() == {"hidden_position", *map(str, ROLLS)},
                place,
                "it has rows 2 to 12 and a hidden position",
            )
            rows = {roll: _row(lines[str(roll)], nation, years, known, f"{place} {roll}") for roll in ROLLS}
            empty = [roll for roll, items in rows.items() if not items]
            check(empty == [ROLLS[-1]], place, "the Red X stands at 12, and only there")
            hidden = _item(lines["hidden_position"], nation, years, known, place)
            check(hidden.weapon, place, "a hidden position has a gun")
            tables.append(SupportTable(nation, years, rows, hidden))
    return tuple(tables)


def _row(text: str, nation: Nation, years: Years, known: Counters, where: str) -> tuple[Item, ...]:
    """`X`, or items parted by commas."""
    if text == "X":
        return ()
    return tuple(_item(part.strip(), nation, years, known, where) for part in text.split(","))


def _item(text: str, nation: Nation, years: Years, known: Counters, where: str) -> Item:
    """`unit`, `unit + weapon`, a Leader or a Telephone."""
    counter, _, weapon = (part.strip() for part in text.partition("+"))
    if counter in known.telephones:
        check(known.telephones[counter].nation == nation and not weapon, where, f"{text!r} is no item")
        return Item(counter)
    formation = known.formations.get(counter)
    if formation is None or formation.nation != nation:
        raise ContentError(f"{where}: {counter!r} is no counter of the nation")
    used = formation.years
    check(used.first <= years.first and years.last <= used.last, where, f"{counter} is not of these years")
    if weapon:
        check(formation.kind in (Kind.PLATOON, Kind.TEAM), where, f"{counter} carries no Weapon")  # 8.1.1#2
        check(weapon in known.weapons, where, f"there is no Weapon {weapon!r}")
        _check_weapon(known.weapons[weapon], formation.kind, nation, years, where)
    return Item(counter, weapon)


def _check_weapon(weapon: WeaponCounter, carrier: Kind, nation: Nation, years: Years, where: str) -> None:
    check(nation in weapon.nations, where, f"{weapon.id} is not the nation's")
    check(
        weapon.kind != Gun.FLAMETHROWER or carrier == Kind.TEAM, where, "a Flamethrower needs a Team"
    )  # 11.2#3
    check(weapon.available <= Month(years.first, 12), where, f"{weapon.id} comes too late for these years")
