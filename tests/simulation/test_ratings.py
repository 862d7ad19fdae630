"""Ratings by the method of Bradley and Terry, as the round robin of the benchmarks reckons them."""

from __future__ import annotations

import pytest

from benchmarks.bots import PAIRINGS
from benchmarks.ratings import fitted, pairing_of


def test_the_first_stands_at_zero_and_three_games_in_four_are_191_points() -> None:
    ratings = fitted(["weak", "strong"], {("strong", "weak"): 7500.0, ("weak", "strong"): 2500.0})
    assert ratings["weak"] == 0
    assert ratings["strong"] == pytest.approx(190.8, abs=0.5)  # 400 log10(3)


def test_ratings_add_up_over_a_third_who_met_both() -> None:
    won = {("b", "a"): 7500.0, ("a", "b"): 2500.0, ("c", "b"): 7500.0, ("b", "c"): 2500.0}
    assert fitted(["a", "b", "c"], won)["c"] == pytest.approx(381.7, abs=1)


def test_who_never_lost_has_a_rating_and_a_better_one_for_more_games() -> None:
    few, many = (fitted(["lost", "won"], {("won", "lost"): games})["won"] for games in (4.0, 40.0))
    assert 0 < few < many < 1500


def test_two_of_the_proof_are_paired_as_there() -> None:
    proof = PAIRINGS[0]
    assert pairing_of(proof.second, proof.first) == proof
    assert pairing_of("random", "greedy")[:2] == ("random", "greedy")
