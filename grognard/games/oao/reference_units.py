"""1.1, 2.1, 3.1, 6.1, 9.10: sizes, kinds of units, stacking, Combat Effectiveness, Strength Reductions."""

from __future__ import annotations

import functools
from collections.abc import Sequence
from typing import Literal, get_args

from msgspec import Struct

from grognard.engine.chart import chart
from grognard.games.oao.reference import document, read

Echelon = Literal["xxx", "xx", "x", "iii"]  # 2.2.2
Category = Literal["combat", "fort", "artillery", "supply", "fortress"]  # TERM.artillery_type TERM.fortress
Loss = Literal["flip", "marker 2", "marker 4", "secondary", "secondary reduced", "regiment"]
Beyond = Literal["replacement", "eliminated", "nothing"]

FULL, CI, D1, D2 = 0, 4, 5, 6  # levels of the ladder


class Sizes(Struct, frozen=True):
    """The sizes of an arm in eighths by size symbol; None where the arm has no such units."""

    kind: str
    xxx: int | None
    xx: int | None
    x: int | None
    iii: int | None


class OtherSizes(Struct, frozen=True, forbid_unknown_fields=True):
    """Sizes in eighths of what has no size symbol, or counts differently from what it shows."""

    corps_train: int
    other: int
    fort_shelled: int
    fortress_shelled: int
    naval_division: int


class Organisation(Struct, frozen=True, forbid_unknown_fields=True):
    """Numbers of units and armies that rules limit or demand."""

    variable_attachments: int
    overlapped_armies: int
    naval_units: int
    naval_division_units: int
    east_corps: int
    east_divisions: int
    east_cavalry_divisions: int
    surrender_turns: int
    repair_steps: int


class Kind(Struct, frozen=True):
    """What a kind of unit is for the rules that speak of types."""

    kind: str
    category: Category
    infantry: bool  # TERM.infantry_type
    cavalry: bool  # TERM.cavalry_type
    combat: bool  # GLOSS.combat_type
    asset: bool  # GLOSS.asset_unit
    mobile: bool  # 7.0#1
    zoc: bool  # 3.3#2 3.3#3
    two_hex: bool  # 19.1.1#7
    forced_march: bool  # 7.2#1


class Stacking(Struct, frozen=True, forbid_unknown_fields=True):
    """3.1: limits per hex, sizes in eighths."""  # 3.1.SUMMARY

    movement: int
    combat: int
    assets: int
    artillery: int
    steep_combat: int
    steep_assets: int
    steep_artillery: int


class Top(Struct, frozen=True, forbid_unknown_fields=True):
    """3.1.5: which unit lies on top, by whether an enemy is adjacent."""

    alone: tuple[str, ...]
    adjacent: tuple[str, ...]


class Level(Struct, frozen=True, forbid_unknown_fields=True):
    """A CE Status: its effect on the CEL and what it still allows."""

    name: str
    cel: int
    attack: bool  # 6.3#2 6.3#3 6.4#2 6.4#3: PA markers, attacks, Repulses
    build: bool  # 6.4#4
    demoralized: bool


class Reductions(Struct, frozen=True, forbid_unknown_fields=True):
    """What the first, second, ... Strength Reduction does to a unit, and what all later ones do."""

    steps: tuple[Loss, ...]
    beyond: Beyond

    def step(self, suffered: int) -> Loss | Beyond:
        """What happens to a unit that has suffered so many before."""
        return self.steps[suffered] if suffered < len(self.steps) else self.beyond


@functools.cache
def _sizes() -> dict[str, Sizes]:
    return chart(Sizes, document("units")["sizes"])


@functools.cache
def other_sizes() -> OtherSizes:
    return read("units", OtherSizes, "other_sizes")


@functools.cache
def organisation() -> Organisation:
    return read("units", Organisation, "organisation")


@functools.cache
def kinds() -> dict[str, Kind]:
    return chart(Kind, document("units")["kinds"])


def kind(name: str, *, back: bool = False) -> Kind:
    """A kind of unit; its back where that plays by other rules."""
    return kinds().get(f"{name}.back", kinds()[name]) if back else kinds()[name]


def size(name: str, echelon: Echelon | None = None) -> int:
    """The size of a unit in eighths of a division; artillery and supply units have no size symbol."""
    found = kind(name)  # GLOSS.division_equivalents#1 GLOSS.division_equivalents#2
    if echelon is None:
        is_train = name == "corps_train"
        return other_sizes().corps_train if is_train else other_sizes().other  # GLOSS.division_equivalents#4
    row = _sizes()["cavalry" if found.cavalry else "infantry"]  # GLOSS.division_equivalents#3
    value: int | None = getattr(row, echelon)
    assert value is not None, f"there is no {name} of size {echelon}"
    return value


def sizes_of(name: str) -> tuple[Echelon, ...]:
    """The size symbols that units of a kind can have."""
    row = _sizes()["cavalry" if kind(name).cavalry else "infantry"]
    echelons: tuple[Echelon, ...] = get_args(Echelon)
    return tuple(each for each in echelons if getattr(row, each) is not None)


@functools.cache
def stacking() -> Stacking:
    return read("units", Stacking, "stacking")


@functools.cache
def top() -> Top:
    return read("units", Top, "top")


@functools.cache
def ladder() -> tuple[Level, ...]:
    """The levels of Combat Effectiveness from unreduced to the worst."""  # 6.1.4 GLOSS.ce_status
    return read("units", tuple[Level, ...], "ladder")


def average_level(levels: Sequence[int]) -> int:
    """The level of a unit that takes the place of several: the mean, toward the worse."""  # 16.3.1#2 16.4.1#2
    return -(-sum(levels) // len(levels))


@functools.cache
def reductions() -> dict[str, Reductions]:
    return read("units", dict[str, Reductions], "reductions")
