"""The first games of the marathon: one for each scenario, patient and eager, and a campaign."""

from __future__ import annotations

import pytest

from tests.rpc import marathon


@pytest.mark.parametrize("number", range(6))
@pytest.mark.parametrize("eager", [False, True])
def test_a_random_game_ends_and_loses_nothing(number: int, eager: bool) -> None:
    game = marathon.new_game("scenarios", number)
    assert marathon.play(game, number, eager=eager) > 50
    assert game.outcome is not None


def test_a_random_campaign_ends_and_loses_nothing() -> None:
    game = marathon.new_game("campaigns", 0)
    assert marathon.play(game, 0, eager=False) > 500
    assert game.outcome is not None


def test_a_lost_piece_and_a_crowd_are_noticed() -> None:
    game = marathon.new_game("scenarios", 0)
    whole = game.title.pieces(game.state)
    unit = next(iter(game.state.units))
    clone = game.clone()
    del clone.state.units[unit]
    assert clone.title.pieces(clone.state) != whole
    three = tuple(game.state.units)[:3]
    cell = min(game.state.setting.playable)
    for id_ in three:
        game.state.move_to(id_, cell)
    with pytest.raises(AssertionError):
        marathon.check(game.state)
