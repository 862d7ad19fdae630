"""Positions as documents: whatever a game comes to is read back equal, without a `moment` where an Action begins."""

from __future__ import annotations

import json
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

import grognard
from grognard.engine.snapshot import NOT_DUMPED
from grognard.engine.table import Table
from grognard.games.gts.scenario import scenarios
from grognard.games.gts.start import begin
from grognard.games.gts.state import State
from grognard.games.gts.write import UNDER_WAY, write

IDS = [scenario.id for scenario in scenarios()]
ACTION = ("actor-choose",)
"""Decisions with which an Action begins."""


def fields_of(g: State) -> dict[str, Any]:
    return {name: getattr(g, name) for name in g.__struct_fields__ if name not in NOT_DUMPED}


def read_back(game: Table) -> State:
    """The position of a game, written and read."""
    document = json.loads(json.dumps(write(game.state, game.given)))
    return begin(document, game.options_given)


def random_game(id_: str, seed: int, decisions: int) -> Iterator[tuple[Table, bool]]:
    """A game at random, and at each decision whether the Step has just begun."""
    game, rng, step = grognard.new("gts", id_, seed=seed), Random(seed), ""
    for _ in range(decisions):
        question = game.pending
        if question is None:
            return
        now = f"{game.state.turn}{game.state.step}"
        yield game, now != step
        step = now
        options = [option for option in question.options if option.id != "back"] or question.options
        game.answer(rng.choice(options), question.side)


@pytest.mark.parametrize("id_", IDS)
def test_every_position_is_read_back(id_: str) -> None:
    """All fields but those that live within an Action only; containers in their order."""
    for number, (game, _) in enumerate(random_game(id_, 1, 600)):
        if number % 5:
            continue
        again, was = fields_of(read_back(game)), fields_of(game.state)
        different = {name for name in was if again[name] != was[name]}
        assert different <= UNDER_WAY, {name: (was[name], again[name]) for name in different - UNDER_WAY}
        for name, value in was.items():
            if isinstance(value, dict) and name not in UNDER_WAY:
                assert list(again[name]) == list(value), name


@pytest.mark.parametrize("id_", IDS)
def test_an_action_and_a_step_begin_without_a_moment(id_: str) -> None:
    met = 0
    for number, (game, begins) in enumerate(random_game(id_, 3, 300)):
        first = begins and game.state.acting is None
        if first or (game.pending is not None and game.pending.kind in ACTION and number % 5 == 0):
            document = json.loads(json.dumps(game.document()))
            assert "moment" not in document, (game.pending, number)
            assert grognard.new("gts", document, chance="ask").digest() == game.digest()
            met += 1
    assert met > 5
