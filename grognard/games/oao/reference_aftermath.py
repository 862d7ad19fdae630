"""7.2, 9.10, 10, 11 and others: small forces, artillery, checks that fail, retreats, small procedures."""

from __future__ import annotations

import functools
from typing import TypeVar

from msgspec import Struct

from grognard.engine.chart import chart
from grognard.games.oao.reference import EIGHTHS, document, read
from grognard.games.oao.reference_units import kind

DIE = frozenset(range(1, 7))


class _MagnitudeRow(Struct, frozen=True):
    row: str
    least: int
    one: str
    two: str


class Failure(Struct, frozen=True):
    """What a failed check after combat costs a Force, its status aside."""  # 10.3

    row: str
    least: int
    levels: int
    reductions: int
    retreat: int


class March(Struct, frozen=True):
    """What a failed check after a Forced March costs a Force."""  # 7.2.3a

    row: str
    least: int
    levels: int
    reductions: int
    pa: bool


class _ArtilleryRow(Struct, frozen=True):
    size: int
    minus1: int
    zero: int
    plus1: int
    plus2: int
    plus3: int


class Checks(Struct, frozen=True, forbid_unknown_fields=True):
    """The CEL of a lone Fortress, DRMs to checks, and the hexes that a Formation retreats for its status after one."""

    fortress_cel: int  # 12.2.1b#1
    flanked: int  # 9.5.2#2
    repulsed: int  # 7.4.4#2
    combat_ineffective: int  # 10.3#5
    demoralized: int  # 10.3#6


class RetreatCosts(Struct, frozen=True, forbid_unknown_fields=True):
    zone: int  # 11.1.3#1
    barrier_levels: int  # 11.1.4
    barrier_reductions: int
    blocked_levels: int  # 11.1.5#1
    blocked_reductions: int
    demoralized_reductions: int  # 6.4#9


class Dice(Struct, frozen=True, forbid_unknown_fields=True):
    """What a die must show for an event to happen."""

    belgian_retreat: frozenset[int]
    belgian_transfer: frozenset[int]
    surrender_first: frozenset[int]
    surrender_second: frozenset[int]
    inundation: frozenset[int]
    sixth_army: frozenset[int]
    reroll_attacking: frozenset[int]
    reroll_defending: frozenset[int]


Row = TypeVar("Row", Failure, March)


@functools.cache
def _magnitude() -> tuple[_MagnitudeRow, ...]:
    return tuple(chart(_MagnitudeRow, document("combat")["magnitude"]).values())


def magnitude(enemy: int, due: int) -> frozenset[int]:
    """The die rolls on which a side suffers its Strength Reductions against an enemy of this size in eighths.

    All six if no roll is needed. Against less than a division never more than one SR is suffered, however many are due.
    """  # 9.10.1#1 9.10.1#2
    if due == 0 or enemy >= EIGHTHS:
        return DIE
    row = [each for each in _magnitude() if each.least <= enemy][-1]
    cell = row.one if due == 1 else row.two
    return DIE if cell == "automatic" else frozenset(int(each) for each in cell.split(","))


def suffered(enemy: int, due: int) -> int:
    """How many Strength Reductions are suffered if the roll calls for them."""
    return due if enemy >= EIGHTHS else min(due, 1)


@functools.cache
def _artillery() -> tuple[_ArtilleryRow, ...]:
    return tuple(chart(_ArtilleryRow, document("combat")["artillery"]).values())


def artillery_drm(av: int, size: int) -> int:
    """The DRM to a Force's check for the enemy's AV, by the division-equivalents shelled, in eighths."""  # 10.1.2#1
    rows = _artillery()
    row = [each for each in rows if each.size <= max(size, rows[0].size)][-1]
    return sum(av >= least for least in (row.minus1, row.zero, row.plus1, row.plus2, row.plus3)) - 2


@functools.cache
def _failures() -> tuple[Failure, ...]:
    return tuple(chart(Failure, document("combat")["failures"]).values())


@functools.cache
def _marches() -> dict[str, tuple[March, ...]]:
    rows = chart(March, document("combat")["marches"]).values()
    return {arm: tuple(each for each in rows if each.row.startswith(arm)) for arm in ("infantry", "cavalry")}


def check_failure(margin: int) -> Failure:
    """The consequences of a Post-Combat check that failed by so much."""
    return _row(_failures(), margin)


def march_failure(name: str, margin: int) -> March:
    """The consequences of a Forced March check that failed by so much, by the kind of unit that marched."""
    return _row(_marches()["cavalry" if kind(name).cavalry else "infantry"], margin)


def check_margins() -> tuple[int, ...]:
    """The margins at which what a failed check costs changes."""  # 10.3
    return tuple(row.least for row in _failures())


def march_margins() -> tuple[int, ...]:
    """The same of Forced Marches, for infantry and cavalry."""  # 7.2.3a
    return tuple(sorted({row.least for rows in _marches().values() for row in rows}))


def _row(rows: tuple[Row, ...], margin: int) -> Row:
    assert margin > 0, "a check that was passed has no consequences"
    return [each for each in rows if each.least <= margin][-1]


@functools.cache
def checks() -> Checks:
    return read("combat", Checks, "checks")


@functools.cache
def retreat_costs() -> RetreatCosts:
    return read("combat", RetreatCosts, "retreat")


@functools.cache
def dice() -> Dice:
    return read("combat", Dice, "dice")


def fort_abandoned(number: int, die: int) -> bool:
    """Whether a Fort is given up: the die exceeds its Abandonment Number."""  # 8.5.3#2
    return die > number
