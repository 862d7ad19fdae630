"""Bombardment and Prep Bombardment: known cells, order, and the chances that the rulebook's example computes."""

from __future__ import annotations

from fractions import Fraction
from itertools import pairwise

import pytest

from grognard.games.oao.reference import document
from grognard.games.oao.reference_siege import (
    Caliber,
    FortressClass,
    Preparation,
    bombardment,
    guns,
    limits,
    preparation,
    second_roll_destroys,
    steps_lost,
)

DIE = range(1, 7)
CALIBERS: tuple[Caliber, ...] = ("21", "30.5", "42")
CLASSES: tuple[FortressClass, ...] = ("A", "B", "C")
ANTWERPEN: FortressClass = "B"
AGAIN = Fraction(sum(second_roll_destroys(roll) for roll in DIE), 6)


def chances(
    caliber: Caliber, fortress: FortressClass, *, drm: int = 0, big_battery: bool = False
) -> dict[int, Fraction]:
    """The distribution of the steps that one shot destroys."""
    found: dict[int, Fraction] = {}
    for roll in DIE:
        shot = bombardment(caliber, fortress, roll + drm)
        split = (
            {1: AGAIN, 0: 1 - AGAIN}
            if shot == "+"
            else {steps_lost(shot, big_battery=big_battery): Fraction(1)}
        )
        for steps, chance in split.items():
            found[steps] = found.get(steps, Fraction(0)) + chance / 6
    return found


def together(*shots: dict[int, Fraction]) -> dict[int, Fraction]:
    """The distribution of the sum of several shots."""
    total = {0: Fraction(1)}
    for shot in shots:
        joined: dict[int, Fraction] = {}
        for steps, chance in total.items():
            for more, other in shot.items():
                joined[steps + more] = joined.get(steps + more, Fraction(0)) + chance * other
        total = joined
    return total


def test_charlemont() -> None:
    """13.1: 21cm against class C destroys its one step on 1 to 4."""
    shots = [steps_lost(bombardment("21", "C", roll)) for roll in DIE]
    assert shots == [1, 1, 1, 1, 0, 0]  # 13.1.EX 13.1.3#6
    assert chances("21", "C") == {1: Fraction(4, 6), 0: Fraction(2, 6)}


def test_shots_at_antwerpen() -> None:
    """20: 42cm destroys one step on 4 and both on 1 or 2; 5+6 sKM one on a 5 less the pioneers' 1."""
    assert document("siege")["antwerpen_class"] == ANTWERPEN
    assert [steps_lost(bombardment("42", ANTWERPEN, roll)) for roll in (1, 2, 4)] == [2, 2, 1]  # 20.EX#4
    assert steps_lost(bombardment("42", ANTWERPEN, 3)) == 1, "only a 1 or 2 would have destroyed it"
    assert steps_lost(bombardment("30.5", ANTWERPEN, 5 + limits().pioneers), big_battery=True) == 1
    assert 0 in chances("30.5", ANTWERPEN), "the Austro-Hungarian guns can miss"


def test_the_battery_before_antwerpen_has_a_97_percent_chance() -> None:
    """20: 3 kMK, 5+6 sKM with the pioneers and two Austro-Hungarian 30.5cm against two steps, computed exactly."""
    battery = together(
        chances("42", ANTWERPEN),
        chances("30.5", ANTWERPEN, drm=limits().pioneers, big_battery=True),
        chances("30.5", ANTWERPEN),
        chances("30.5", ANTWERPEN),
    )
    assert sum(battery.values()) == 1
    destroyed = sum(chance for steps, chance in battery.items() if steps >= 2)
    assert destroyed == Fraction(35, 36)
    assert round(destroyed * 100) == 97


def test_a_modified_roll_below_1_is_a_1() -> None:
    assert bombardment("42", "C", 0) == bombardment("42", "C", 1)  # 13.3.4


def _expected(caliber: Caliber, fortress: FortressClass) -> list[Fraction]:
    shots = [bombardment(caliber, fortress, roll) for roll in DIE]
    return [AGAIN if shot == "+" else Fraction(steps_lost(shot)) for shot in shots]


def test_lower_rolls_larger_guns_and_weaker_forts_are_never_worse() -> None:
    for caliber in CALIBERS:
        for fortress in CLASSES:
            column = _expected(caliber, fortress)
            assert column == sorted(column, reverse=True)
        for strong, weak in pairwise(CLASSES):
            pairs = zip(_expected(caliber, strong), _expected(caliber, weak), strict=True)
            assert all(a <= b for a, b in pairs)  # 2.7.5
    for fortress in CLASSES:
        for light, heavy in pairwise(CALIBERS):
            assert all(
                a <= b for a, b in zip(_expected(light, fortress), _expected(heavy, fortress), strict=True)
            )


def test_every_code_of_the_table_is_used() -> None:
    cells = {
        bombardment(caliber, fortress, roll) for caliber in CALIBERS for fortress in CLASSES for roll in DIE
    }
    assert cells == {".", "1", "2", "+", "*"}  # 13.1.3#5
    assert [second_roll_destroys(roll) for roll in DIE] == [True] * 3 + [False] * 3
    assert (steps_lost("*"), steps_lost("*", big_battery=True), steps_lost("+")) == (0, 1, 0)


def test_the_table_as_it_is() -> None:
    """README.md; class C against 21cm and B against 42cm and 30.5cm are anchored in examples."""
    rows = {
        (caliber, fortress): "".join(bombardment(caliber, fortress, roll) for roll in DIE)
        for caliber in CALIBERS
        for fortress in CLASSES
    }
    assert [rows["21", fortress] for fortress in CLASSES] == ["+.....", "11+...", "1111.."]
    assert [rows["30.5", fortress] for fortress in CLASSES] == ["11**..", "1111*.", "11111+"]
    assert [rows["42", fortress] for fortress in CLASSES] == ["211+..", "2211+.", "222111"]


def test_limits() -> None:
    table = limits()
    assert (table.shells_42, table.shells_305) == (7, 25)  # 13.4
    assert (table.preparations, table.uncoordinated) == (5, 1)  # 20.6 13.1.1#2
    assert (table.pioneers, table.marker_delay) == (-1, 1)  # 13.3.4 13.3.3#4 20.1#1
    assert (table.least_guns, table.metz_counts) == (4, 4)  # 20.2#2 20.2#3
    assert (table.uphill, table.escarpment) == (2, 1)  # 20.5#2 20.5#3


def test_guns() -> None:
    light = {"21", "30.5_austrian"}
    assert {name for name, gun in guns().items() if gun.counter_movement} == light  # 13.2.1#1 13.2.1#2
    assert {name for name, gun in guns().items() if gun.uncoordinated} == light  # 13.2.2
    assert guns()["30.5_austrian"].caliber == guns()["30.5"].caliber == "30.5", (
        "and they share the shells"
    )  # 13.4


def test_every_caliber_has_a_gun() -> None:
    assert (
        {gun.caliber for gun in guns().values()} == set(CALIBERS) == set(guns()) - {"30.5_austrian"}
    )  # 2.5.5


def test_the_preparation_before_antwerpen() -> None:
    """20: three x2 units of 21cm and 1 sKM on a 5: three shifts, one SR, 3e and 1e."""
    assert preparation(6, 5) == Preparation(3, 1, 3)  # 20.5#5
    assert preparation(6, 5, heavy=True) == Preparation(3, 1, 4)  # 20.EX#5


def test_preparations_follow_one_ladder() -> None:
    """README.md: a roll more and a gun less than six are each one rung down."""
    rungs = [(7, 2, 5), (6, 2, 4), (5, 1, 4), (4, 1, 3), (3, 1, 3), (2, 1, 2), (2, 0, 2), (1, 0, 1)]
    for count in (4, 5, 6):
        for roll in range(1, 10):
            rung = roll - 1 + 6 - count
            expected = rungs[rung] if rung < len(rungs) else (0, 0, 0)
            assert preparation(count, roll) == Preparation(*expected)


def test_preparations_in_order() -> None:
    """More guns and lower rolls are never worse; shifts run from 1 to 7; some rolls do nothing."""
    rolls = range(1, 6 + limits().uphill + limits().escarpment + 1)
    for count in (4, 5, 6):
        results = [preparation(count, roll) for roll in rolls]
        for better, worse in pairwise(results):
            assert better.shifts >= worse.shifts
            assert better.reductions >= worse.reductions
            assert better.drm >= worse.drm
        for roll in rolls:
            fewer, more = preparation(count, roll), preparation(count + 1, roll)
            assert (fewer.shifts, fewer.reductions, fewer.drm) <= (more.shifts, more.reductions, more.drm)
        assert results[-1] == Preparation(0, 0, 0)  # 20.5#4
        assert preparation(count, rolls[-1], heavy=True) == Preparation(0, 0, 0)
    assert {preparation(count, roll).shifts for count in (4, 5, 6) for roll in rolls} == set(
        range(8)
    )  # 9.6.1#7
    assert preparation(8, 3) == preparation(6, 3), "six are the greatest strength"
    with pytest.raises(AssertionError):
        preparation(3, 1)
