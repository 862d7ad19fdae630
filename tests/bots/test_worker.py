"""A process that plays looks for cycles in its garbage seldom, and can afford to: games leave hardly any."""

from __future__ import annotations

import gc

import pytest

import grognard
from grognard.bots import bot
from grognard.bots.worker import SELDOM, prepare
from tests.bots.games import OPTIONS, SCENARIOS


@pytest.mark.parametrize(("title", "scenario"), SCENARIOS)
def test_a_game_leaves_few_cycles_behind(title: str, scenario: str) -> None:
    before = gc.get_threshold()
    try:
        prepare()
        assert gc.get_threshold()[0] == SELDOM
        game, script = grognard.new(title, scenario, seed=3, options=OPTIONS), bot("scripted", 1)
        gc.collect()
        gc.disable()
        decisions = 0
        while (question := game.pending) is not None:
            game.answer(script.choose(game, question.side), question.side)
            decisions += 1
        assert gc.collect() < 10 * decisions
    finally:
        gc.enable()
        gc.unfreeze()
        gc.set_threshold(*before)
