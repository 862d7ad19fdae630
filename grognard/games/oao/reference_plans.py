"""26 and 27: Strategic Plans, Victory Points and the places that count for them."""

from __future__ import annotations

import functools

from msgspec import Struct

from grognard.engine.chart import chart
from grognard.games.oao.reference import document, read

Places = dict[str, tuple[str, ...]]  # the printed hexes of each named place


class Plan(Struct, frozen=True, forbid_unknown_fields=True):
    """The Strategic Plan of an army."""

    objectives: Places
    primary: Places = {}
    mandated_attacks: int = 0  # 26.4.2#2
    abandonable: bool = True  # 26.3#2 26.6.3
    any_unit_captures: bool = False  # 26.6.1#7
    starts_idle: bool = False  # 26.6.2#1
    ends_with: str = ""  # 26.6.3

    def hexes(self) -> tuple[str, ...]:
        """Every hex toward which a restricted Formation may move; the primary ones are among them."""  # 26.1#1
        return tuple(hex_ for place in (self.objectives | self.primary).values() for hex_ in place)

    def primary_hexes(self) -> tuple[str, ...]:
        return tuple(hex_ for place in self.primary.values() for hex_ in place)


class _Abandonment(Struct, frozen=True):
    row: str
    least: int
    vp: int


class Points(Struct, frozen=True, forbid_unknown_fields=True):
    """27: VPs, positive for the side that earns them, and the limits of single items."""

    muhlhausen: int
    lorraine: int
    front_gap: int
    marine_division: int
    paris: int
    objective: int
    special_city: int
    advance_column: int
    german_gap_row: int
    advance_from: int
    front_gaps_from: int
    marine_division_from: int


@functools.cache
def plans() -> dict[str, Plan]:
    """The plans by army; an army that is not here has none."""  # 26.4.1#5 26.6.1#8
    return read("plans", dict[str, Plan], "plans")


@functools.cache
def _abandonment() -> tuple[_Abandonment, ...]:
    return tuple(chart(_Abandonment, document("plans")["abandonment"]).values())


def abandonment(distance: int) -> int:
    """The VPs that abandoning a plan costs, by the distance still to go."""  # 27.1#1
    return [row.vp for row in _abandonment() if row.least <= distance][-1]


def advance(column: int, row: int, *, further: int = 0) -> int | None:
    """The VPs of the hex of the furthest advance; None where it does not count."""  # 27.4#1 27.4#2
    return row - column if column <= points().advance_column + further else None


@functools.cache
def points() -> Points:
    return read("plans", Points, "points")


@functools.cache
def places() -> Places:
    """Places that single rules name."""
    return read("plans", Places, "places")


@functools.cache
def objectives() -> Places:
    """The Geographic Objectives; a player needs all hexes of one."""  # 27.8#2
    return read("plans", Places, "objectives")


@functools.cache
def special_cities() -> Places:
    return read("plans", Places, "special_cities")
