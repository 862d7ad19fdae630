"""Perft: the stored numbers of answer sequences of three small positions."""

from __future__ import annotations

import pytest

import grognard
from tests.gwc.perft import DEPTH, POSITIONS, count, stored


def test_every_position_is_stored_to_the_full_depth() -> None:
    assert set(stored()) == {(name, depth) for name in POSITIONS for depth in range(1, DEPTH + 1)}


@pytest.mark.parametrize(("name", "depth"), sorted(stored()))
def test_count(name: str, depth: int) -> None:
    assert count(name, depth) == stored()[name, depth]


@pytest.mark.parametrize("name", sorted(POSITIONS))
def test_the_first_figure_is_the_number_of_options(name: str) -> None:
    assert len(grognard.new("gwc", POSITIONS[name], seed=9).options()) == stored()[name, 1]
