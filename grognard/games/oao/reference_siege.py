"""13 and 20: Bombardment Results Table, Prep Bombardment Results Table, limits."""

from __future__ import annotations

import functools
from typing import Literal

import msgspec
from msgspec import Struct

from grognard.games.oao.reference import document, read

Caliber = Literal["21", "30.5", "42"]
FortressClass = Literal["A", "B", "C"]
Shot = Literal[".", "1", "2", "+", "*"]  # 13.1.3#5

_SHOTS: tuple[Shot, ...] = (".", "1", "2", "+", "*")
_COLUMNS = {"four": 4, "five": 5, "six": 6}


class Limits(Struct, frozen=True, forbid_unknown_fields=True):
    uncoordinated: int
    shells_42: int
    shells_305: int
    preparations: int
    pioneers: int
    least_guns: int
    metz_counts: int
    marker_delay: int
    uphill: int
    escarpment: int
    heavy_drm: int


class Gun(Struct, frozen=True, array_like=True):
    """What a gun needs in order to bombard."""

    name: str
    caliber: Caliber
    counter_movement: bool  # 13.2.1#1 13.2.1#2
    uncoordinated: bool  # 13.2.2


class Preparation(Struct, frozen=True):
    """The result of a Prep Bombardment."""  # 20.5#4

    shifts: int
    reductions: int
    drm: int


@functools.cache
def limits() -> Limits:
    return read("siege", Limits, "limits")


@functools.cache
def guns() -> dict[str, Gun]:
    """The kinds of Siege-Artillery: by caliber, and the Austro-Hungarian guns by theirs and `_austrian`."""
    lines = [line.split() for line in document("siege")["guns"].strip().splitlines()[1:]]
    rows = [(name, caliber, phase == "yes", alone == "yes") for name, caliber, phase, alone in lines]
    return {row[0]: msgspec.convert(row, Gun) for row in rows}


@functools.cache
def _bombardment() -> dict[tuple[str, str], tuple[Shot, ...]]:  # 13.1.3#6
    lines = [line.split() for line in document("siege")["bombardment"].strip().splitlines()[1:]]
    marks: dict[str, Shot] = {shot: shot for shot in _SHOTS}
    return {(caliber, fort): tuple(marks[cell] for cell in cells) for caliber, fort, *cells in lines}


def bombardment(caliber: Caliber, fortress: FortressClass, roll: int) -> Shot:
    """The cell for a modified roll."""  # 13.1.2#3
    return _bombardment()[caliber, fortress][max(roll, 1) - 1]


def steps_lost(shot: Shot, *, big_battery: bool = False) -> int:
    """The steps that a shot destroys at once; for `+` the second roll decides."""  # 13.1.3#5
    if shot == "*":
        return int(big_battery)
    return int(shot) if shot in ("1", "2") else 0


def second_roll_destroys(roll: int) -> bool:
    return roll in document("siege")["second_roll"]


@functools.cache
def _preparation() -> dict[tuple[int, int], Preparation]:  # 20.5#5
    header, *lines = (line.split() for line in document("siege")["preparation"].strip().splitlines())
    return {
        (_COLUMNS[name], int(roll)): Preparation(*(int(part) for part in cell.split(",")))
        for roll, *cells in lines
        for name, cell in zip(header[1:], cells, strict=True)
    }


def preparations() -> tuple[Preparation, ...]:
    """All results of the table, without heavier guns and with them."""
    found = _preparation().values()
    return tuple(dict.fromkeys((*found, *(_with_heavy(each) for each in found))))


def _with_heavy(found: Preparation) -> Preparation:
    """Heavier guns add to a result that is one."""  # 20.4#2
    if not found.shifts:
        return found
    return Preparation(found.shifts, found.reductions, found.drm + limits().heavy_drm)


def preparation(guns: int, roll: int, *, heavy: bool = False) -> Preparation:
    """The result of so many 21cm units on a modified roll; heavier guns add to a result that is one."""  # 20.4#2
    assert guns >= limits().least_guns, "20.2: fewer cannot bombard"
    found = _preparation()[min(guns, max(_COLUMNS.values())), roll]
    return _with_heavy(found) if heavy else found
