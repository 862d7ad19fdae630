"""Odds, shifts, intensity and the Combat Results Table: the worked examples, the model of the rest, and its order."""

from __future__ import annotations

from fractions import Fraction
from itertools import pairwise, product

import pytest

from grognard.games.oao.reference_combat import (
    BLACK,
    WHITE,
    Effect,
    Result,
    Retreat,
    column,
    columns,
    combat_result,
    defender_checks,
    initial_odds,
    intensity,
    odds_name,
    proficiency,
    proficiency_drm,
    ratio,
    repulse,
    rung,
    shifts,
    sides,
    support,
)
from grognard.games.oao.reference_terrain import features

LOW = intensity(attacker=False, defender=False)
ATTACKER = intensity(attacker=True, defender=False)
DEFENDER = intensity(attacker=False, defender=True)
HIGH = intensity(attacker=True, defender=True)
DICE = tuple(product(range(1, 7), BLACK))  # equal PRs

# The model of README.md: what each column, die and rung of harm is worth.
ODDS = ("1:4", "1:3", "1:2", "1:1", "3:2", "2:1", "3:1", "4:1", "6:1", "8:1")
PUSH = dict(zip(ODDS, (17, 22, 27, 33, 38, 42, 46, 50, 54, 58), strict=True))
COST = dict(zip(ODDS, (9, 7, 5, 3, 1, 0, -1, -2, -3, -4), strict=True))
BLACK_PUSH = dict(zip(BLACK, (4, 8, 12, 20, 24, 28), strict=True))
BLACK_COST = dict(zip(BLACK, (0, 1, 2, 6, 7, 8), strict=True))


# odds


@pytest.mark.parametrize(
    ("attack", "defence", "odds"),
    [
        (14, 8, "2:1"),  # 9.6.EX
        (7, 2, "4:1"),  # 7.4.EX1#1
        (14, 2, "8:1"),  # 7.4.EX2#1
        (37, 15, "2:1"),  # 11.2.EX#2
        (7, 4, "2:1"),  # 9.10.1.EX
        (12, 3, "4:1"),  # 19.1.EX#1
        (10, 3, "3:1"),
        (39, 14, "3:1"),  # 20.EX#6
        (5, 4, "3:2"),
        (Fraction(5, 12), 1, "1:2"),
        (Fraction(4, 10), 1, "1:3"),
        (9, 1, "10:1"),
        (Fraction(89, 10), 1, "8:1"),
        (1, 5, "1:5"),
        (9, 40, "1:4"),
        (1, 30, "1:30"),
        (28, 1, "28:1"),
    ],
)
def test_odds_round_from_the_midpoint_upward(attack: int | Fraction, defence: int, odds: str) -> None:
    """9.6: the midpoint itself rounds up, below 1:1 and above 8:1 in the same way."""
    assert odds_name(initial_odds(attack, defence)) == odds  # 9.6#1 9.6#2 9.6.EX2


def test_odds_against_nothing_are_beyond_all_shifts() -> None:
    grand_river = features()["grand river"].shift
    worst = shifts().position_2 + grand_river + shifts().elevation + shifts().naval_support
    assert column(initial_odds(1, 0) + worst) == "8:1"


def test_halved_strengths_are_kept_exact() -> None:
    """9.4: 13 without Ammo is 6 1/2, and 6 1/2 to 4 is 1.625, which is nearer to 3:2."""
    assert odds_name(initial_odds(Fraction(13, 2), 4)) == "3:2"


def test_shifts_beyond_the_table() -> None:
    """9.6.2: 14:1 with two shifts left is 10:1, resolved at 8:1; 1:6 with two right is back on the table."""
    start = initial_odds(14, 1)
    assert (odds_name(start), odds_name(start - 2), column(start - 2)) == (
        "14:1",
        "10:1",
        "8:1",
    )  # 9.6.2.EX 9.9
    low = initial_odds(1, 6)
    assert (odds_name(low), odds_name(low + 1), odds_name(low + 2)) == ("1:6", "1:5", "1:4")  # 9.6.2#2
    assert (column(low), defender_checks(low), defender_checks(low + 2)) == ("1:4", False, True)  # 10.0#3


def test_rungs_ascend() -> None:
    assert all(ratio(step) < ratio(step + 1) for step in range(-20, 20))
    assert columns() == ODDS  # CRT.columns


def test_column_shifts() -> None:
    table = shifts()
    assert (table.prepared_attack, table.flanked) == (1, 2)  # 9.6.1#1 9.6.1#2 9.5.2#1
    assert (table.position_1, table.position_2) == (-1, -2)  # 9.6.1#3 14.1
    assert (table.elevation, table.naval_support) == (-1, -2)  # 9.6.1#5 9.6.1#6


def test_columns_of_the_examples() -> None:
    assert column(initial_odds(37, 15) + shifts().elevation) == "3:2"  # 11.2.EX#2
    assert column(initial_odds(12, 3) + shifts().prepared_attack) == "6:1"  # 19.1.EX#1
    assert column(initial_odds(10, 3) + shifts().position_1) == "2:1"
    prepared = shifts().position_2 + shifts().prepared_attack + 3
    assert column(initial_odds(39, 14) + prepared) == "6:1"  # 20.EX#6


def test_proficiency() -> None:
    assert proficiency_drm(4, 5) == -1  # 9.7.EX 11.2.EX#3
    assert (proficiency_drm(3, 5), proficiency_drm(1, 5), proficiency_drm(5, 2)) == (
        -2,
        -2,
        2,
    )  # 9.7#2 20.EX#6
    assert proficiency_drm(3, 4) == -1  # 19.1.EX#1


def test_limits_of_combat() -> None:
    assert (proficiency().fortress, proficiency().alpine) == (5, 1)  # 9.7.1 9.7.2
    assert (repulse().units, repulse().least, repulse().automatic) == (
        2,
        "3:1",
        "8:1",
    )  # 7.4.1#1 7.4.3#2 7.4.3#3
    assert (sides().corps, sides().armies, sides().flank_hexes) == (2, 1, 5)  # 9.2.2#1 9.2.2#2 9.5.1
    assert (support().forces, support().forces_from_height, support().fortresses) == (1, 2, 1)  # 10.1.1#4


# intensity


def test_matrix_of_intensity() -> None:
    names = [each.name for each in (LOW, ATTACKER, DEFENDER, HIGH)]
    assert names == ["low", "attacker_intense", "defender_intense", "high"]  # 9.8.1
    hexes = {
        each.name: [each.hexes(retreat) for retreat in Retreat] for each in (LOW, ATTACKER, DEFENDER, HIGH)
    }
    assert hexes == {  # none, white 1, black 1, black 2
        "low": [0, 0, 1, 2],  # 9.8.2#1
        "attacker_intense": [0, 1, 1, 2],  # 9.8.2#2
        "defender_intense": [0, 0, 0, 2],  # 9.8.2#4
        "high": [0, 0, 1, 2],  # 9.8.2#6
    }


def test_losses_of_intensity() -> None:
    for each in (ATTACKER, HIGH):
        assert [each.attacker_reductions(retreat) for retreat in Retreat] == [1, 1, 0, 0]  # 9.8.2#3 9.8.2#7
    for each in (LOW, DEFENDER):
        assert not any(each.attacker_reductions(retreat) for retreat in Retreat)
    for each in (LOW, ATTACKER):
        assert not any(each.defender_reductions(retreat) for retreat in Retreat)
    assert [DEFENDER.defender_reductions(retreat) for retreat in Retreat] == [0, 1, 1, 0]  # 9.8.2#5
    assert [HIGH.defender_reductions(retreat) for retreat in Retreat] == [0, 1, 1, 1]  # 9.8.2#8


# the Combat Results Table


@pytest.mark.parametrize(
    ("odds", "white", "black", "result"),
    [
        ("2:1", 3, 3, Result(Effect(), Effect(3), Retreat.WHITE_1)),  # 9.10.1.EX
        ("2:1", 3, 4, Result(Effect(2, 0, 1), Effect(2, 0, 1), Retreat.NONE)),  # 19.1.EX#3
        ("3:2", 5, 3, Result(Effect(3), Effect(3), Retreat.WHITE_1)),  # 11.2.EX#3
        ("6:1", 0, 4, Result(Effect(-1), Effect(4), Retreat.BLACK_1)),  # 19.1.EX#2
        ("6:1", 3, 3, Result(Effect(-1), Effect(5), Retreat.BLACK_1)),  # 20.EX#6
    ],
)
def test_cells_of_the_examples(odds: str, white: int, black: int, result: Result) -> None:
    assert combat_result(rung(odds), white, black) == result  # 9.9.CRT


def test_the_repulse_of_the_example_succeeds() -> None:
    assert combat_result(initial_odds(7, 2), 2, 2).retreat.black  # 7.4.EX1#1


def test_the_worked_combats() -> None:
    """The examples from strengths and dice to the losses for intensity."""
    french = combat_result(initial_odds(37, 15) + shifts().elevation, 6 + proficiency_drm(4, 5), 3)
    assert HIGH.hexes(french.retreat) == 0  # 11.2.EX#3
    assert (HIGH.attacker_reductions(french.retreat), HIGH.defender_reductions(french.retreat)) == (1, 1)
    antwerp = combat_result(initial_odds(39, 14) + 2, 5 + proficiency_drm(3, 5), 3)
    assert (antwerp.attacker.drm, antwerp.defender.drm) == (-1, 5)
    assert HIGH.hexes(antwerp.retreat) == 1  # 20.EX#7
    assert (HIGH.attacker_reductions(antwerp.retreat), HIGH.defender_reductions(antwerp.retreat)) == (0, 1)
    bodungen = combat_result(initial_odds(12, 3) + 1, 2 + proficiency_drm(3, 5), 4)
    assert (LOW.hexes(bodungen.retreat), bodungen.defender.drm) == (1, 4)  # 19.1.EX#2


def test_a_black_2_carries_a_reduction() -> None:
    table = [combat_result(rung("8:1"), white, black) for white, black in DICE]
    assert Retreat.BLACK_2 in {result.retreat for result in table}
    assert all(
        result.defender_reductions == 1 + result.defender.reductions
        for result in table
        if result.retreat == Retreat.BLACK_2
    )  # 9.9.2#5


def test_every_cell_follows_the_model() -> None:
    for odds, white, black in product(ODDS, WHITE, BLACK):
        result = combat_result(rung(odds), white, black)
        assert _attacker(COST[odds] + white + BLACK_COST[black]) == result.attacker, (odds, white, black)
        expected = _defender(PUSH[odds] - white - BLACK_PUSH[black])
        assert expected == (result.defender, result.retreat), (odds, white, black)


def _attacker(harm: int) -> Effect:
    rungs = (
        (-99, Effect(-2)), (1, Effect(-1)), (4, Effect()), (6, Effect(1)), (7, Effect(2)), (8, Effect(3)),
        (9, Effect(2, 0, 1)), (10, Effect(3, 0, 1)), (12, Effect(3, 1, 1)), (14, Effect(4, 1, 1)),
        (17, Effect(5, 1, 1)),
    )  # fmt: skip
    return [effect for least, effect in rungs if harm >= least][-1]


def _defender(harm: int) -> tuple[Effect, Retreat]:
    none, white, one, two = Retreat.NONE, Retreat.WHITE_1, Retreat.BLACK_1, Retreat.BLACK_2
    rungs = (
        (-99, Effect(-2), none), (-6, Effect(-1), none), (2, Effect(), none), (8, Effect(1), none),
        (12, Effect(2), none),
        (16, Effect(2, 0, 1), none), (20, Effect(3), white), (28, Effect(3), one), (32, Effect(4), one),
        (36, Effect(5), one), (40, Effect(5), two), (44, Effect(5, 1), two), (48, Effect(6, 1), two),
    )  # fmt: skip
    return [(effect, retreat) for least, effect, retreat in rungs if harm >= least][-1]


def _harm(effect: Effect) -> int:
    """What a side's part of a result is worth in DRMs."""
    return effect.drm + effect.levels + 2 * effect.reductions


def _order(result: Result) -> tuple[int, int, int, int]:
    """What the attacker would not see fall when his odds or dice improve."""
    push = {Retreat.NONE: 0, Retreat.WHITE_1: 1, Retreat.BLACK_1: 3, Retreat.BLACK_2: 6}[result.retreat]
    return -_harm(result.attacker), _harm(result.defender) + push, push, result.defender.drm


def test_better_odds_and_lower_dice_are_never_worse() -> None:
    def better(a: Result, b: Result) -> bool:
        return all(x >= y for x, y in zip(_order(a), _order(b), strict=True))

    for step, white, black in product(range(len(columns())), WHITE, BLACK):
        here = combat_result(step, white, black)
        assert better(combat_result(step + 1, white, black), here)
        assert white - 1 not in WHITE or better(combat_result(step, white - 1, black), here)  # CRT.dice
        assert black - 1 not in BLACK or better(combat_result(step, white, black - 1), here)  # 21.1#1 21.1#2


def test_how_often_each_column_succeeds() -> None:
    """Of 36 throws at equal PRs: black retreats, all retreats, the attacker's and the defender's SRs."""
    counts = {}
    for odds in columns():
        results = [combat_result(rung(odds), *dice) for dice in DICE]
        counts[odds] = (
            sum(result.retreat.black for result in results),
            sum(result.retreat != Retreat.NONE for result in results),
            sum(result.attacker.reductions for result in results),
            sum(result.defender_reductions for result in results),
        )
    assert counts == {
        "1:4": (0, 0, 36, 0),
        "1:3": (0, 0, 35, 2),
        "1:2": (0, 3, 30, 6),
        "1:1": (1, 12, 24, 5),
        "3:2": (8, 18, 18, 2),
        "2:1": (14, 20, 15, 6),
        "3:1": (18, 26, 12, 8),
        "4:1": (20, 32, 9, 12),
        "6:1": (26, 36, 6, 14),
        "8:1": (32, 36, 3, 18),
    }


def test_attacks_of_1914() -> None:
    """An intense attack usually fails at 1:1 and costs blood; it usually succeeds at 3:1."""

    def taken(odds: str) -> float:
        return sum(ATTACKER.hexes(combat_result(rung(odds), *dice).retreat) > 0 for dice in DICE) / len(DICE)

    def paid(odds: str) -> float:
        results = [combat_result(rung(odds), *dice) for dice in DICE]
        losses = (each.attacker.reductions + ATTACKER.attacker_reductions(each.retreat) for each in results)
        return sum(losses) / len(DICE)

    assert taken("1:1") <= 1 / 3
    assert taken("3:1") >= 2 / 3
    assert paid("1:1") > 1.5
    chances = [(taken(odds), -paid(odds)) for odds in columns()]
    assert all(low <= high for a, b in pairwise(chances) for low, high in zip(a, b, strict=True))


def test_what_the_rules_ask_of_the_table() -> None:
    for odds in ("3:1", "4:1", "6:1"):
        assert any(combat_result(rung(odds), *dice).retreat.black for dice in DICE)  # 7.4.3#2
    for odds in ("3:2", "2:1"):
        found = {combat_result(rung(odds), *dice).retreat for dice in DICE}
        assert Retreat.WHITE_1 in found  # 9.9.2#6
    everything = [combat_result(rung(odds), *dice) for odds in columns() for dice in DICE]
    assert any(result.attacker.levels for result in everything)  # 9.9.2#1
    assert any(result.defender.levels for result in everything)
