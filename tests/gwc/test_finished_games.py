"""Stored games, one for each way to end: each proves, and replays to the outcome and position that were stored."""

from __future__ import annotations

import pytest

import grognard
from tests.gwc.finished import ENDS, GAMES, POSITIONS
from tests.stored_games import check_proof, check_replay

each = pytest.mark.parametrize("name", sorted(ENDS))


def test_every_way_to_end_is_stored() -> None:
    assert {file.stem for file in GAMES.glob("*.json")} == set(ENDS) == set(POSITIONS)


@each
def test_a_stored_game_proves(name: str) -> None:
    check_proof(GAMES / f"{name}.json")


@each
def test_a_stored_game_ends_as_it_did(name: str) -> None:  # 6.3#1 6.3#2 6.3#3 6.3#4 6.3.1#1 6.3.1#2 9.2
    game = grognard.load(GAMES / f"{name}.json")
    outcome = game.outcome
    assert outcome is not None
    assert (outcome.reason, outcome.rule) == ENDS[name]
    if name in ("sudden-death-tie", "simultaneous-defeat"):
        assert outcome.winner == game.state.initiative
    else:
        assert outcome.winner != _loser(game)


@each
def test_the_same_answers_lead_to_the_same_position(name: str) -> None:
    check_replay("gwc", GAMES / f"{name}.json")


def _loser(game: grognard.Table) -> str:
    """Who has the worse of it: the side without Formations, past its Surrender marker, or behind in points."""
    g = game.state
    for side in g.setting.sides:
        if len(g.casualties.get(side, ())) >= g.surrender[side]:
            return str(side)
        if not g.of(side) and g.casualties.get(side):
            return str(side)
    return str(g.setting.sides[1] if g.vp > 0 else g.setting.sides[0])
