"""Stored games, one for each way to end: each proves, and replays to the outcome that was stored."""

from __future__ import annotations

import pytest

import grognard
from tests.rpc.endings import GAMES, WANTED
from tests.stored_games import check_proof, check_replay

NAMES = {
    f"{scenario}-{winner or 'draw'}": winner for scenario, winners in WANTED.items() for winner in winners
}
each = pytest.mark.parametrize("name", sorted(NAMES))


def test_every_way_to_end_is_stored() -> None:
    assert {file.stem for file in GAMES.glob("*.json")} == set(NAMES)
    assert set(WANTED) == {scenario.id for scenario in grognard.scenarios("rpc")}


@each
def test_a_stored_game_proves(name: str) -> None:
    check_proof(GAMES / f"{name}.json")


@each
def test_a_stored_game_ends_as_it_did(name: str) -> None:
    game = grognard.load(GAMES / f"{name}.json")
    assert game.outcome is not None
    assert game.outcome.winner == NAMES[name]  # 10.1#3 10.1#4


@each
def test_the_same_answers_lead_to_the_same_position(name: str) -> None:
    check_replay("rpc", GAMES / f"{name}.json")
