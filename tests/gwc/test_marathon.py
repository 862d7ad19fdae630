"""The first games of the marathon: one for each scenario."""

from __future__ import annotations

import pytest

import grognard
from tests.gwc import marathon


@pytest.mark.parametrize("number", range(len(grognard.scenarios("gwc"))))
def test_a_random_game_ends_and_loses_nothing(number: int) -> None:
    game = marathon.new_game(number)
    assert marathon.play(game, number) > 50
    assert game.outcome is not None


def test_a_lost_piece_is_noticed() -> None:
    game = marathon.new_game(0)
    before = dict(game.title.pieces(game.state))
    side = game.sides[0]
    game.state.decks[side] = game.state.decks[side][1:]
    lost = marathon.difference(before, dict(game.title.pieces(game.state)))
    assert list(lost.values()) == [(1, 0)]
