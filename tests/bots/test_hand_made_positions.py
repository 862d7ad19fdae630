"""The hand-made positions of oao and rpc, put to the script and to the planner: at least 95 of 100 are solved."""

from __future__ import annotations

import pytest

from grognard.bots import bot
from tests.bots import oao_positions, rpc_positions
from tests.bots.positions import is_solved

SUITES = {
    "oao": (oao_positions.POSITIONS, oao_positions.set_up),
    "rpc": (rpc_positions.POSITIONS, rpc_positions.set_up),
}
EACH = [(title, name) for title, (positions, _) in SUITES.items() for name in positions]


def solves(player: str, title: str, name: str) -> bool:
    """Whether a bot finds the answer of a position."""
    positions, set_up = SUITES[title]
    position = positions[name]
    return is_solved(position, bot(player, 1).choose(set_up(position), position.get("side", "german")))


@pytest.mark.parametrize("title", SUITES)
def test_there_are_enough_and_each_asks_for_something(title: str) -> None:
    positions, set_up = SUITES[title]
    assert len(positions) >= 60
    for name, position in positions.items():
        question = set_up(position).pending
        assert question is not None, name
        assert question.side == position.get("side", "german"), name
        named = position.get("best") or position["never"]
        assert all(question.find(id_) is not None for id_ in named), f"{name}: {question.options}"
        assert len(question.options) > len(named), name


@pytest.mark.parametrize(("title", "name"), EACH)
def test_doctrine_solves_the_hand_made_positions(title: str, name: str) -> None:
    assert solves("scripted", title, name)


@pytest.mark.parametrize("title", SUITES)
def test_the_planner_solves_the_suite(title: str) -> None:
    unsolved = [name for name in SUITES[title][0] if not solves("planner-4w", title, name)]
    assert len(unsolved) <= 0.05 * len(SUITES[title][0]), unsolved
