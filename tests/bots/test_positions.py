"""The suite of hand-made positions, put to the planner: at least 95 of 100 are solved."""

from __future__ import annotations

from tests.bots.positions import suite, unsolved


def test_the_planner_solves_the_suite() -> None:
    failed = unsolved("gwc", "planner-16w")
    assert len(failed) <= 0.05 * len(suite("gwc")), failed
