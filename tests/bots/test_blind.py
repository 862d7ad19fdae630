"""Bots are blind to what their side may not know: the same view gives the same choice, whatever is hidden."""

from __future__ import annotations

import os

import pytest

from grognard.bots import bot
from grognard.bots.levels import PlannerBot
from grognard.bots.planner import Budget
from tests.bots.games import EVERYWHERE, positions

MANY = int(os.environ.get("GROGNARD_BLIND_POSITIONS", "60"))
"""The proof runs with 10,000."""


@pytest.mark.parametrize(("title", "scenario"), EVERYWHERE)
def test_permuting_what_is_hidden_never_changes_a_move(title: str, scenario: str) -> None:
    differed = 0
    for number, (game, side) in enumerate(positions(title, scenario, MANY)):
        one, other = game.sample(side, f"one {number}"), game.sample(side, f"other {number}")
        assert one.view(side) == other.view(side)
        differed += one.digest() != other.digest()
        for name in ("random", "greedy", "scripted"):
            if name == "greedy" and len(game.options()) > 12:
                continue
            assert bot(name, number).choose(one, side) == bot(name, number).choose(other, side), name
    if title in ("gwc", "oao"):
        assert differed > MANY / 2, "there was something to hide"


@pytest.mark.parametrize(("title", "scenario"), EVERYWHERE)
def test_the_planner_is_as_blind(title: str, scenario: str) -> None:
    for number, (game, side) in enumerate(positions(title, scenario, max(6, MANY // 10), seed=5)):
        choices = set()
        for world in range(3):
            thinker = PlannerBot(number, budget=Budget(worlds=2))
            choices.add(thinker.choose(game.sample(side, f"{number} {world}"), side))
        assert len(choices) == 1, game.pending
