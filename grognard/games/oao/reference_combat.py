"""9: odds, column shifts, intensity and the Combat Results Table."""

from __future__ import annotations

import functools
import re
from enum import StrEnum
from fractions import Fraction

from msgspec import Struct

from grognard.engine.chart import chart
from grognard.games.oao.reference import document, read

WHITE = range(-1, 9)  # CRT.dice
BLACK = range(1, 7)
_CELL = re.compile(
    r"(?P<left>-|(?P<a_drm>[+-]\d)?(?P<a_e>E)?(?P<a_s>s)?)"
    r"/(?P<right>-|(?P<d_drm>[+-]\d)?(?P<d_e>E)?(?P<d_s>s)?)(?P<retreat>[wb]\d)?"
)


class Retreat(StrEnum):
    """The retreat in a result: in a black circle or in a white one."""

    NONE = ""
    WHITE_1 = "w1"  # 9.9.2#6
    BLACK_1 = "b1"  # 9.9.2#4
    BLACK_2 = "b2"  # 9.9.2#5

    @property
    def black(self) -> bool:
        return self in (Retreat.BLACK_1, Retreat.BLACK_2)

    @property
    def hexes(self) -> int:
        return int(self[1:] or 0)


class Effect(Struct, frozen=True):
    """What a result does to one side, its retreat aside."""

    drm: int = 0  # 9.9.2#2
    levels: int = 0  # 9.9.2#1: of every Force
    reductions: int = 0  # 9.9.2#3

    @property
    def code(self) -> str:
        parts = (f"{self.drm:+d}" if self.drm else "", "E" * self.levels, "s" * self.reductions)
        return "".join(parts) or "-"


class Result(Struct, frozen=True):
    """A cell of the Combat Results Table. A black 2 carries an SR besides the defender's `reductions`."""

    attacker: Effect
    defender: Effect
    retreat: Retreat

    @property
    def defender_reductions(self) -> int:
        return self.defender.reductions + (self.retreat == Retreat.BLACK_2)  # 9.9.2#5

    @property
    def code(self) -> str:
        """The result as it is printed: `+3/+3 w1`, with b and w for black and white circles."""
        return f"{self.attacker.code}/{self.defender.code} {self.retreat.value}".rstrip()


class Shifts(Struct, frozen=True, forbid_unknown_fields=True):  # 9.6.1
    """Columns to the right."""

    prepared_attack: int
    flanked: int
    position_1: int
    position_2: int
    elevation: int
    naval_support: int


class Proficiency(Struct, frozen=True, forbid_unknown_fields=True):  # 9.7
    limit: int
    fortress: int
    alpine: int


class Repulse(Struct, frozen=True, forbid_unknown_fields=True):
    """How many units may Repulse, from which odds they roll, and at which they need not."""  # 7.4.1#1 7.4.3

    units: int
    least: str
    automatic: str


class Sides(Struct, frozen=True, forbid_unknown_fields=True):
    """Who may fight together, and how much of a ring makes a Flank."""  # 9.2.2 9.5.1

    corps: int
    armies: int
    flank_hexes: int


class Support(Struct, frozen=True, forbid_unknown_fields=True):
    """Whose AV a neighbouring hex may add to a defence."""  # 10.1.1#4 10.1.1#5

    forces: int
    forces_from_height: int
    fortresses: int


class _IntensityRow(Struct, frozen=True):
    name: str
    attacker_intense: bool
    defender_intense: bool
    retreats: str
    attacker: str | None
    defender: str | None


class Intensity(Struct, frozen=True):
    """How a combat is fought, and what that makes of a retreat result."""

    name: str
    retreats: frozenset[Retreat]
    attacker_pays: bool
    defender_pays: frozenset[Retreat]

    def hexes(self, retreat: Retreat) -> int:
        """How far the defender retreats."""
        return retreat.hexes if retreat in self.retreats else 0

    def attacker_reductions(self, retreat: Retreat) -> int:
        return int(self.attacker_pays and not retreat.black)  # 9.8.2#3 9.8.2#7

    def defender_reductions(self, retreat: Retreat) -> int:
        return int(retreat in self.defender_pays)  # 9.8.2#5 9.8.2#8


@functools.cache
def columns() -> tuple[str, ...]:
    """The columns of the table from the worst odds to the best."""  # CRT.columns
    return tuple(document("combat")["columns"])


@functools.cache
def shifts() -> Shifts:
    return read("combat", Shifts, "shifts")


@functools.cache
def proficiency() -> Proficiency:
    return read("combat", Proficiency, "proficiency")


@functools.cache
def repulse() -> Repulse:
    return read("combat", Repulse, "repulse")


@functools.cache
def sides() -> Sides:
    return read("combat", Sides, "sides")


@functools.cache
def support() -> Support:
    return read("combat", Support, "support")


# Odds are rungs of a ladder without ends: 0 is the lowest column; rungs beyond the table have no column of their own.


def rung(name: str) -> int:
    """The rung of odds that are a column of the table."""
    return columns().index(name)


@functools.cache
def ratio(step: int) -> Fraction:
    """The attacker's strength for one of the defender's at a rung."""  # 9.6.2#2
    last = len(columns()) - 1
    if step < 0:
        return 1 / (1 / _fraction(columns()[0]) - step * int(document("combat")["step_below"]))
    if step > last:
        return _fraction(columns()[last]) + (step - last) * int(document("combat")["step_above"])
    return _fraction(columns()[step])


def odds_name(step: int) -> str:
    """The odds of a rung as players say them."""
    if 0 <= step < len(columns()):
        return columns()[step]
    value = ratio(step)
    return f"1:{1 / value}" if step < 0 else f"{value}:1"


def initial_odds(attack: Fraction | int, defence: Fraction | int) -> int:
    """The rung of two strengths: the nearer of the two around it, from the midpoint on the higher one."""
    if defence <= 0:  # the rules name no odds against nothing: more than all shifts together can take back
        return len(columns()) * 2
    value, step = Fraction(attack) / Fraction(defence), 0
    assert value > 0, "a strength of nothing cannot attack"  # 9.2.3#3
    while value >= (ratio(step) + ratio(step + 1)) / 2:  # 9.6#2
        step += 1
    while value < (ratio(step) + ratio(step - 1)) / 2:
        step -= 1
    return step


def column(step: int) -> str:
    """The column of a rung: the first or last one for odds beyond the table."""  # 9.9
    return columns()[max(0, min(step, len(columns()) - 1))]


def defender_checks(step: int) -> bool:
    """Whether final odds make the defender check his effectiveness."""  # 10.0#3
    return step >= 0


def proficiency_drm(defence: int, attack: int) -> int:
    """The DRM to the white die for the highest PRs of both sides."""  # 9.7#1 9.7#2
    limit = proficiency().limit
    return max(-limit, min(defence - attack, limit))


@functools.cache
def _intensities() -> dict[tuple[bool, bool], Intensity]:
    rows = chart(_IntensityRow, document("combat")["intensities"]).values()
    return {
        (row.attacker_intense, row.defender_intense): Intensity(
            row.name, _retreats(row.retreats), row.attacker == "none", _retreats(row.defender)
        )
        for row in rows
    }


def intensity(*, attacker: bool, defender: bool) -> Intensity:
    """The intensity of a combat, by which side has declared Intense."""  # 9.8.1
    return _intensities()[attacker, defender]


@functools.cache
def _results() -> dict[tuple[str, int, int], Result]:
    found = {}
    grids = document("results")["columns"]
    assert tuple(grids) == columns(), "the table has the columns of the odds"
    for name, grid in grids.items():
        lines = [line.split() for line in grid.strip().splitlines()]
        assert lines[0][1:] == [str(black) for black in BLACK], f"{name}: {lines[0]}"
        assert [line[0] for line in lines[1:]] == [str(white) for white in WHITE], name
        for white, *cells in lines[1:]:
            for black, cell in zip(BLACK, cells, strict=True):
                found[name, int(white), black] = _result(cell, f"{name} {white} {black}")
    return found


def results() -> tuple[Result, ...]:
    """All results of the table, each once."""
    return tuple(dict.fromkeys(_results().values()))


def combat_result(step: int, white: int, black: int) -> Result:
    """The result at final odds for the modified white die and the black die."""  # 9.9.1#1
    return _results()[column(step), white, black]


def _result(cell: str, where: str) -> Result:
    match = _CELL.fullmatch(cell)
    if match is None or not (match["left"] and match["right"]):
        raise ValueError(f"{where}: {cell!r} is not a result")
    return Result(
        Effect(int(match["a_drm"] or 0), int(match["a_e"] is not None), int(match["a_s"] is not None)),
        Effect(int(match["d_drm"] or 0), int(match["d_e"] is not None), int(match["d_s"] is not None)),
        Retreat(match["retreat"] or ""),
    )


def _retreats(text: str | None) -> frozenset[Retreat]:
    return frozenset(Retreat(each) for each in text.split(",")) if text else frozenset()


def _fraction(name: str) -> Fraction:
    attack, defence = name.split(":")
    return Fraction(int(attack), int(defence))
