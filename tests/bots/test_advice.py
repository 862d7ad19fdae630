"""Hints and reviews."""

from __future__ import annotations

from math import isfinite

import pytest

import grognard
from grognard.bots import bot
from grognard.bots.advice import analyse, hint
from grognard.bots.courses import is_searched
from grognard.bots.planner import Budget, Planner
from tests.bots.games import EVERYWHERE, OPTIONS, SCENARIOS, positions
from tests.bots.positions import set_up, suite


def test_a_hint_names_the_best_options_with_chances_and_reasons() -> None:
    game = set_up(suite("gwc")["free-objective-step"])
    found = hint(game, "german", Budget(worlds=4), seed=1)
    assert 1 <= len(found) <= 3
    assert len({each.option for each in found}) == len(found)
    assert found[0].option == "H6"
    for each in found:
        assert 0.0 <= each.chance <= 1.0
        assert each.reasons
        assert each.worlds
    assert found[0].chance == max(each.chance for each in found)
    assert any(reason.text == "advice-doctrine" for each in found for reason in each.reasons)


@pytest.mark.parametrize(("title", "scenario"), EVERYWHERE)
def test_a_review_follows_the_chances_to_the_end_and_marks_where_they_turned(
    title: str, scenario: str
) -> None:
    game = grognard.new(title, scenario, seed=21, options=OPTIONS)
    players = {side: bot("scripted" if side == game.sides[0] else "random", 1) for side in game.sides}
    while (question := game.pending) is not None:
        game.answer(players[question.side].choose(game, question.side), question.side)
    assert game.outcome is not None
    review = analyse(game, most=3)
    assert review.course[-1].number == len(game.log)
    if game.outcome.winner is not None:
        assert review.course[-1].chances[game.outcome.winner] == 1.0
    assert 1 <= len(review.turning_points) <= 3
    firsts = [turn.first for turn in review.turning_points]
    assert firsts == sorted(firsts)
    for turn in review.turning_points:
        assert turn.first <= turn.entry < turn.last
        before = next(m for m in review.course if m.number == turn.first)
        after = next(m for m in review.course if m.number == turn.last)
        gained = after.chances[turn.side] - before.chances[turn.side]
        assert gained == pytest.approx(turn.swing, abs=0.002)


@pytest.mark.parametrize(("title", "scenario"), SCENARIOS)
def test_advice_is_given_where_the_bots_leave_the_answer_to_the_script(title: str, scenario: str) -> None:
    """A margin without end once got into the chances there: a poor answer was sure to win."""
    asked = 0
    for game, side in positions(title, scenario, 400, seed=6):
        question = game.pending_for(side)
        assert question is not None
        if len(question.options) > 1 and not is_searched(game.title, question.kind):
            asked += 1
            found = Planner(game, side, Budget(worlds=2), 1).search()
            assert all(isfinite(each.belief) for each in found)
            assert all(0 <= each.chance <= 1 for each in hint(game, side, Budget(worlds=2), seed=1))
    assert asked > 5
