"""Small forces, artillery, failed checks, Forced Marches, retreats and small procedures."""

from __future__ import annotations

from itertools import pairwise

import pytest

from grognard.games.oao.reference import EIGHTHS
from grognard.games.oao.reference_aftermath import (
    DIE,
    artillery_drm,
    check_failure,
    checks,
    dice,
    fort_abandoned,
    magnitude,
    march_failure,
    retreat_costs,
    suffered,
)

QUARTER, HALF = EIGHTHS // 4, EIGHTHS // 2


def test_small_magnitude() -> None:
    """9.10.1: the French brigade loses on 5 and 6 against a regiment, the regiment on 3 to 6 against a brigade."""
    assert magnitude(QUARTER, 1) == {5, 6}  # 9.10.1.EX 9.10.1#2
    assert magnitude(HALF, 1) == magnitude(HALF + QUARTER, 1) == {3, 4, 5, 6}
    assert magnitude(QUARTER, 2) == {4, 5, 6}
    assert magnitude(HALF, 2) == DIE, "one SR without a roll"
    assert (suffered(QUARTER, 2), suffered(HALF, 3), suffered(HALF, 1)) == (1, 1, 1)
    assert (magnitude(EIGHTHS, 2), suffered(EIGHTHS, 2)) == (DIE, 2), (
        "9.10.1: a division takes all"
    )  # 9.10.1#1
    assert magnitude(HALF, 3) == magnitude(HALF, 2), "more than two count as two"
    assert magnitude(0, 1) == magnitude(QUARTER // 2, 1) == magnitude(QUARTER, 1), (
        "lone Forts and half regiments"
    )
    assert 6 in magnitude(QUARTER, 1), "the 66r Division rolls a 6"  # 19.1.EX#3


@pytest.mark.parametrize(
    ("av", "size", "drm"),
    [
        (12, 8, 1),  # 11.2.EX#4 20.EX#8
        (12, 24, 0),  # 11.2.EX#4
        (10, 28, 0),  # 20.EX#8
        (4, 2, 0),  # 19.1.EX#4
        (2, 2, 0),
        (1, 8, -1),
    ],
)
def test_artillery_of_the_examples(av: int, size: int, drm: int) -> None:
    assert artillery_drm(av, size) == drm  # 10.1.TABLE


def test_more_guns_and_smaller_targets_are_never_better_for_the_target() -> None:
    values = range(60)
    for size in range(1, 80):
        drms = [artillery_drm(av, size) for av in values]
        assert drms == sorted(drms)
        assert all(drm >= artillery_drm(av, size + 1) for av, drm in zip(values, drms, strict=True))
    assert {artillery_drm(av, 8) for av in range(40)} == {-2, -1, 0, 1, 2, 3}


def test_artillery_by_the_model() -> None:
    """README.md: guns per half division more than the target has."""
    for size in (2, 4, 6, 8, 12, 16, 20, 24, 28, 32, 40, 48):
        for av in range(140):
            density = 2 * av / (2 * size / EIGHTHS + 1)
            assert artillery_drm(av, size) == sum(density >= least for least in (0.5, 2, 6, 12, 20)) - 2


@pytest.mark.parametrize(
    ("margin", "levels", "reductions", "retreat"),
    [(1, 1, 0, 0), (3, 1, 0, 0), (4, 2, 0, 0), (6, 2, 0, 0), (7, 3, 1, 1), (12, 3, 1, 1)],
)
def test_failed_checks(margin: int, levels: int, reductions: int, retreat: int) -> None:
    row = check_failure(margin)
    assert (row.levels, row.reductions, row.retreat) == (levels, reductions, retreat)  # 10.3#1 10.3#2 10.3#3


def test_retreats_of_the_examples() -> None:
    """10.3: from -3 failing by 8 is D2 and three hexes; CEL 7 against 13 is D1 and two; B of 9.2.5 goes two."""
    status = checks()
    assert check_failure(8).retreat + status.demoralized == 3  # 10.3.EX1
    assert 3 + check_failure(8).levels == 6
    assert check_failure(11 + 2 - 7).retreat + status.demoralized == 2  # 10.3.EX3#2
    assert check_failure(11 + 2 - 11).levels == 1  # 10.3.EX3#1
    assert check_failure(7).retreat + status.combat_ineffective == 2  # 9.2.5.EX
    assert check_failure(7 + 5 + 1 + 4 - 10).levels == 3, "the Belgians at Antwerpen"  # 20.EX#8
    assert status.fortress_cel == 11  # 12.2.1b#1
    assert (status.flanked, status.repulsed) == (1, 1)  # 9.5.2#2 7.4.4#2


def test_forced_marches() -> None:
    """7.2.3a: never milder for a greater failure; only infantry has PA markers to lose."""
    for name in ("infantry", "cavalry"):
        rows = [march_failure(name, margin) for margin in range(1, 15)]
        costs = [(row.levels, row.reductions, row.pa) for row in rows]
        assert all(low <= high for a, b in pairwise(costs) for low, high in zip(a, b, strict=True))
        assert {row.reductions for row in rows} == {0, 1}  # 7.2.3a#2
        assert (march_failure(name, 1).row, march_failure(name, 30)) == (f"{name}/1", rows[-1])
    infantry = [march_failure("infantry", margin) for margin in range(1, 10)]
    assert [row.levels for row in infantry] == [1, 1, 1, 2, 2, 2, 2, 3, 3]
    assert [row.reductions for row in infantry] == [0] * 5 + [1] * 4
    assert [row.pa for row in infantry] == [False] + [True] * 8
    cavalry = [march_failure("cavalry", margin) for margin in range(1, 10)]
    assert [row.levels for row in cavalry] == [1, 1, 1, 2, 2, 2, 2, 2, 3]
    assert [row.reductions for row in cavalry] == [0] * 6 + [1] * 3
    assert march_failure("loc_infantry", 2).pa
    assert not march_failure("jaeger", 12).pa  # 8.1#2
    harder = [march_failure("infantry", margin).levels for margin in range(1, 15)]
    easier = [march_failure("cavalry", margin).levels for margin in range(1, 15)]
    assert all(a >= b for a, b in zip(harder, easier, strict=True))
    with pytest.raises(AssertionError):
        march_failure("infantry", 0)


def test_costs_of_retreats() -> None:
    costs = retreat_costs()
    assert costs.zone == 1  # 11.1.3#1
    assert (costs.barrier_levels, costs.barrier_reductions) == (1, 1)  # 11.1.4
    assert (costs.blocked_levels, costs.blocked_reductions) == (1, 1)  # 11.1.5#1
    assert costs.demoralized_reductions == 1  # 6.4#9


def test_small_procedures() -> None:
    table = dice()
    assert table.belgian_retreat == table.belgian_transfer == {4, 5, 6}  # 11.1.2#1 24.3.3
    assert 2 not in table.belgian_retreat, "the roll at Antwerpen"  # 20.EX#7
    assert table.surrender_first == {6}  # 12.5
    assert table.surrender_second == {1, 2, 3}
    assert table.inundation == DIE - {6}  # 21.3#1
    assert table.sixth_army == {1, 2, 3}  # 26.6.2#3
    assert table.reroll_attacking == {1}  # 21.1#1
    assert table.reroll_defending == {6}  # 21.1#2
    assert [fort_abandoned(1, die) for die in range(1, 7)] == [False] + [True] * 5  # 8.5.3.EX 8.5.3#2
