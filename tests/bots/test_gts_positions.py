"""The hand-made positions of gts, put to the script and to the planner: at least 95 of 100 are solved."""

from __future__ import annotations

import pytest

from grognard.bots import bot
from grognard.bots.levels import PlannerBot
from grognard.bots.planner import Budget
from grognard.engine.decision import Choose
from grognard.engine.table import Table
from grognard.games.gts.doctrine import RULES
from grognard.games.gts.title import TITLE
from tests.bots.gts_positions import POSITIONS, set_up
from tests.bots.positions import is_solved


def asked(game: Table, side: str, name: str) -> Choose:
    """The question that the position puts to its side."""
    question = game.pending_for(side)
    assert question is not None, name
    return question


def test_there_are_enough_and_each_asks_for_something() -> None:
    assert len(POSITIONS) >= 60
    kinds = set()
    for name, position in POSITIONS.items():
        question = asked(set_up(position), position.get("side", "allied"), name)
        named = position.get("best") or position["never"]
        assert all(question.find(id_) is not None for id_ in named), f"{name}: {question.options}"
        assert len(question.options) > len(named), name
        kinds.add(question.kind)
    assert len(kinds) >= 30, sorted(kinds)


def test_searched_are_kinds_that_are_asked() -> None:
    assert TITLE.margins.keys() <= RULES.keys()


@pytest.mark.parametrize("name", POSITIONS)
def test_doctrine_solves_the_hand_made_positions(name: str) -> None:
    position = POSITIONS[name]
    answer = bot("scripted", 1).choose(set_up(position), position.get("side", "allied"))
    assert is_solved(position, answer), answer


@pytest.mark.parametrize("worlds", [2, 4])
def test_the_planner_solves_the_suite(worlds: int) -> None:
    unsolved = []
    for name, position in POSITIONS.items():
        thinker = PlannerBot(1, budget=Budget(worlds=worlds))
        answer = thinker.choose(set_up(position), position.get("side", "allied"))
        if not is_solved(position, answer):
            unsolved.append((name, answer))
    assert len(unsolved) <= 0.05 * len(POSITIONS), unsolved
