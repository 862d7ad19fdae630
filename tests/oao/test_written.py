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
from tests.oao.random_play import decisions
from tests.oao.written import written

GAMES = [("lorraine", 5, 600), ("marne", 4, 250), ("campaign", 2, 100)]


def told(g: State) -> dict[str, Any]:
    """All that makes a position; in which order units lie in a hex is not part of it."""
    found = {name: getattr(g, name) for name in State.__struct_fields__ if name not in ("notes", "setting")}
    at = {cell: sorted(units) for cell, units in g.at.items()}
    return found | {"at": at, "track": {gt: dues for gt, dues in g.track.items() if dues}}


def first_question(g: State) -> tuple[Any, ...]:
    """What is asked next from the start of a phase on."""
    asked = run(g, start(play.__procedure__))  # type: ignore[attr-defined]
    if isinstance(asked, Choose):
        return asked.side, asked.kind, asked.rule, sorted(option.id for option in asked.options)
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
    document, options = scenario_document(scenario), settled(TITLE, {})
    for g in played(phases, scenario, seed, most):
        again = begin(json.loads(json.dumps(written(g, document))), options)
        assert told(again) == told(g), (g.gt, g.player, g.phase)
        assert first_question(again) == first_question(clone(g)), (g.gt, g.player, g.phase)


@pytest.mark.parametrize(("scenario", "seed", "most"), GAMES)
def test_a_save_holds_all_of_a_position_at_every_decision(scenario: str, seed: int, most: int) -> None:
    for number, (g, _, _) in enumerate(decisions(seed, most, scenario)):
        if number % 10 == 0:
            again = restore_state(TITLE, plain_json(dump_state(g)), g.setting)
            assert told(again) == told(g), number
            assert again.at == g.at, number
