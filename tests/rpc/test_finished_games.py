"""Stored games, one for each way to end: each proves, and replays to the outcome that was stored."""

from __future__ import annotations

import json

import pytest

import grognard
from grognard.engine.decision import CHANCE
from tests.rpc.endings import GAMES, WANTED

NAMES = {
    f"{scenario}-{winner or 'draw'}": winner for scenario, winners in WANTED.items() for winner in winners
}
each = pytest.mark.parametrize("name", sorted(NAMES))


def test_every_way_to_end_is_stored() -> None:
    assert {file.stem for file in GAMES.glob("*.json")} == set(NAMES)
    assert set(WANTED) == {scenario.id for scenario in grognard.scenarios("rpc")}


@each
def test_a_stored_game_proves(name: str) -> None:
    verdict = grognard.verify(GAMES / f"{name}.json")
    assert verdict.good, verdict.problem
    assert verdict.draws > 0


@each
def test_a_stored_game_ends_as_it_did(name: str) -> None:
    game = grognard.load(GAMES / f"{name}.json")
    assert game.outcome is not None
    assert game.outcome.winner == NAMES[name]  # 10.1#3 10.1#4


@each
def test_the_same_answers_lead_to_the_same_position(name: str) -> None:
    """Chance is given its stored answers too: nothing but the log decides."""
    stored = grognard.load(GAMES / f"{name}.json")
    again = grognard.new("rpc", json.loads((GAMES / f"{name}.json").read_text())["origin"], chance="ask")
    for entry in stored.log:
        assert again.pending is not None
        assert again.pending.side == entry.side or entry.side == CHANCE
        answer = "-".join(map(str, entry.answer)) if isinstance(entry.answer, tuple) else entry.answer
        again.answer(answer, entry.side)
    assert again.outcome == stored.outcome
    assert again.digest() == stored.digest()
