"""The hand-made positions of oao, put to the script and to the planner: at least 95 of 100 are solved."""

from __future__ import annotations

import pytest

from grognard.bots import bot
from tests.bots.oao_positions import POSITIONS, set_up
from tests.bots.positions import is_solved


def test_there_are_enough_and_each_asks_for_something() -> None:
    assert len(POSITIONS) >= 60
    for name, position in POSITIONS.items():
        question = set_up(position).pending
        assert question is not None, name
        assert question.side == position.get("side", "german"), name
        named = position.get("best") or position["never"]
        assert all(question.find(id_) is not None for id_ in named), f"{name}: {question.options}"
        assert len(question.options) > len(named), name


@pytest.mark.parametrize("name", POSITIONS)
def test_doctrine_solves_the_hand_made_positions(name: str) -> None:
    position = POSITIONS[name]
    answer = bot("scripted", 1).choose(set_up(position), position.get("side", "german"))
    assert is_solved(position, answer), answer


def test_the_planner_solves_the_suite() -> None:
    unsolved = [
        name
        for name, position in POSITIONS.items()
        if not is_solved(
            position, bot("planner-4w", 1).choose(set_up(position), position.get("side", "german"))
        )
    ]
    assert len(unsolved) <= 0.05 * len(POSITIONS), unsolved
