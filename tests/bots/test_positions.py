"""The suite of hand-made positions, put to the planner: at least 95 of 100 are solved."""

from __future__ import annotations

from grognard.bots import bot
from tests.bots.positions import is_solved, set_up, suite


def test_the_planner_solves_the_suite() -> None:
    positions = suite("gwc")
    unsolved = [
        name
        for name, position in positions.items()
        if not is_solved(position, bot("planner-4w", 1).choose(set_up(position), "german"))
    ]
    assert len(unsolved) <= 0.05 * len(positions), unsolved
