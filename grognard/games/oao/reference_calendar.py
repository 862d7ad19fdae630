"""4 and others: Game Turns and their dates, Inter-Phases, what begins and ends when."""

from __future__ import annotations

import datetime
import functools
from typing import Any

import msgspec
from msgspec import Struct

from grognard.engine.chart import chart
from grognard.games.oao.reference import document, read


class Season(Struct, frozen=True, forbid_unknown_fields=True):
    """GTs of equal length."""  # INTRO.scale#2

    first: int
    begins: datetime.date
    days: int


class Dates(Struct, frozen=True):
    first: datetime.date
    last: datetime.date


class InterPhase(Struct, frozen=True):
    """A row of the Inter-Phase Chart."""  # CHART.ip#RP CHART.ip#REPL_FR CHART.ip#REPL_BR CHART.ip#REPL_GE

    number: int
    allied_rp: int  # halves
    german_rp: int  # halves
    french: int
    french_army: int
    british: int
    german: int
    german_army: int
    german_armies: str | None
    positions: int | None  # CHART.ip#IP: None is no limit
    shortages: int  # CHART.ip#AMMO

    @property
    def only_armies(self) -> tuple[str, ...]:
        """The German armies that may use these REPLs; none named is all of them."""
        return tuple(self.german_armies.split(",")) if self.german_armies else ()


class Event(Struct, frozen=True, forbid_unknown_fields=True, rename={"first": "from", "last": "to"}):
    """What holds from one GT to another; a `last` of 0 is never over."""

    id: str
    rule: str
    first: int
    last: int

    def holds(self, turn: int) -> bool:
        return self.first <= turn and (self.last == 0 or turn <= self.last)


def turns() -> int:
    """The number of Game Turns of the whole campaign."""  # CALENDAR.turns
    return int(document("calendar")["turns"])


@functools.cache
def dates(turn: int) -> Dates:
    """The first and last day of a Game Turn."""
    seasons = read("calendar", tuple[Season, ...], "seasons")
    season = [each for each in seasons if each.first <= turn][-1]
    first = season.begins + datetime.timedelta(days=(turn - season.first) * season.days)
    return Dates(first, first + datetime.timedelta(days=season.days - 1))


def inter_phase_after(turn: int) -> int | None:
    """The number of the Inter-Phase that follows a Game Turn, if one does; the tenth is the final one."""  # 4.0
    number, rest = divmod(turn, int(document("calendar")["turns_per_inter_phase"]))
    return None if rest else number


def is_final(inter_phase: int) -> bool:
    return inter_phase * int(document("calendar")["turns_per_inter_phase"]) == turns()


@functools.cache
def inter_phases() -> dict[int, InterPhase]:
    """The Inter-Phase Chart; the final one gives nothing and has no row."""
    rows = chart(InterPhase, document("calendar")["inter_phases"]["chart"])
    return {int(number): row for number, row in rows.items()}


@functools.cache
def shortage_limits() -> dict[int, int]:
    """The Provision Limit of an Ammo Shortage marker by the Inter-Phase in which it is received."""  # 15.8.3
    return _numbered(document("calendar")["shortage"]["limits"])


def never_short(army: str) -> bool:
    """Whether an army may not be given an Ammo Shortage marker."""  # 15.8.2#5 15.8.2#6 25.4#3
    return army in document("calendar")["shortage"]["never"]


def reserve_success(inter_phase: int) -> int:
    """The highest roll that turns the French Reserve markers; 0 before there is an attempt."""  # 22.4.1#2
    table = _numbered(document("calendar")["reserve"]["success"])
    return table.get(min(inter_phase, max(table)), 0)


@functools.cache
def events() -> dict[str, Event]:
    rows = read("calendar", tuple[Event, ...], "events")
    return {row.id: row for row in rows}


def holds(event: str, turn: int) -> bool:
    """Whether something bound to Game Turns holds on this one."""
    return events()[event].holds(turn)


def _numbered(table: dict[str, Any]) -> dict[int, int]:
    return msgspec.convert(table, dict[int, int], strict=False)
