"""Positions written down in the middle of a game, as documents and as saves, and read again."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest
from msgspec.structs import astuple

from grognard.engine.decision import Choose
from grognard.engine.position import Position
from grognard.engine.procedure import run, start
from grognard.engine.snapshot import dump_state, plain_json, restore_state
from grognard.engine.title import settled
from grognard.games.oao.rules.s04_sequence import play
from grognard.games.oao.scenario import scenario_document
from grognard.games.oao.start import begin
from grognard.games.oao.state import State, clone
from grognard.games.oao.title import TITLE
from grognard.games.oao.write import UNDER_WAY, write
from tests.oao.random_play import decisions

GAMES = [("lorraine", 5, 600), ("marne", 4, 250), ("campaign", 2, 100)]


def again(g: State, scenario: str) -> State:
    """The position that the document of a position tells."""
    given = scenario_document(scenario)
    return begin(json.loads(json.dumps(write(g, given))), settled(TITLE, {}))


def lasting(g: State) -> dict[str, Any]:
    return {name: value for name, value in dump_state(g).items() if name not in UNDER_WAY}


def first_question(g: State) -> tuple[Any, ...]:
    """What is asked next from the start of a phase on."""
    asked = run(g, start(play.__procedure__))  # type: ignore[attr-defined]
    if isinstance(asked, Choose):
        return asked.side, asked.kind, asked.rule, [option.id for option in asked.options]
    return astuple(asked)


@pytest.fixture
def phases(monkeypatch: pytest.MonkeyPatch) -> list[State]:
    """Positions at the start of phases, as they are played."""
    found: list[State] = []

    def note(self: State, id_: str, *rules: str, **more: Any) -> None:
        if id_ == "phase":
            found.append(clone(self))
        Position.note(self, id_, *rules, **more)

    monkeypatch.setattr(State, "note", note, raising=False)
    return found


def played(phases: list[State], scenario: str, seed: int, most: int) -> Iterator[State]:
    for _ in decisions(seed, most, scenario):
        begun = tuple(phases)
        yield from begun
        phases.clear()  # what was asked of them has begun phases too


@pytest.mark.parametrize(("scenario", "seed", "most"), GAMES)
def test_a_document_tells_all_of_a_position_at_the_start_of_a_phase(
    phases: list[State], scenario: str, seed: int, most: int
) -> None:
    for g in played(phases, scenario, seed, most):
        found = again(g, scenario)
        assert dump_state(found) == dump_state(g), (g.gt, g.player, g.phase)
        assert first_question(found) == first_question(clone(g)), (g.gt, g.player, g.phase)


@pytest.mark.parametrize(("scenario", "seed", "most"), GAMES)
def test_and_between_two_marches_with_the_same_question(scenario: str, seed: int, most: int) -> None:
    marches = 0
    for g, _, asked in decisions(seed, most, scenario):
        if asked.kind == "force-choose":
            marches += 1
            found = again(g, scenario)
            assert dump_state(found) == dump_state(g), (g.gt, g.player, g.phase)
            options = [option.id for option in asked.options]
            assert first_question(found) == (asked.side, asked.kind, asked.rule, options)
    assert marches > 5


@pytest.mark.parametrize(("scenario", "seed", "most"), GAMES)
def test_and_all_that_lasts_at_every_decision(scenario: str, seed: int, most: int) -> None:
    for number, (g, _, asked) in enumerate(decisions(seed, most, scenario)):
        if number % 5 == 0:
            document = {
                **json.loads(json.dumps(write(g, scenario_document(scenario)))),
                "moment": {"fits": ""},
            }
            found = begin(document, settled(TITLE, {}))
            assert lasting(found) == lasting(g), (g.gt, g.player, g.phase, asked.kind)
            for name in ("units", "at", "armies", "control", "operational", "track", "means"):
                assert list(getattr(found, name)) == list(getattr(g, name)), f"the order of {name}"


@pytest.mark.parametrize(("scenario", "seed", "most"), GAMES)
def test_a_save_holds_all_of_a_position_at_every_decision(scenario: str, seed: int, most: int) -> None:
    for number, (g, _, _) in enumerate(decisions(seed, most, scenario)):
        if number % 10 == 0:
            found = restore_state(TITLE, plain_json(dump_state(g)), g.setting)
            assert dump_state(found) == dump_state(g), number
            assert found.at == g.at, number
