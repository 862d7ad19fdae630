"""Any position can be written as a document, in the middle of an operation too, and is read back to an equal one."""

from __future__ import annotations

import json
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

import grognard
from grognard import registry
from grognard.engine.decision import Choose
from grognard.engine.table import Table
from tests.contract.games import all_scenarios, one_scenario_a_title, played

EVERY = 10
"""A document is written at every tenth decision."""
LENGTH = {"oao": 70}
"""Decisions of a scripted game where each takes long."""
every_one = pytest.mark.parametrize(("title", "scenario"), all_scenarios())
one_each = pytest.mark.parametrize(("title", "scenario"), one_scenario_a_title())


def shown(game: Table, side: str | None) -> dict[str, Any]:
    """A view without what belongs to the past of a game and not to its position."""
    view = {name: value for name, value in game.view(side).items() if name not in ("number", "log")}
    if view["decision"] is not None:
        view["decision"] = {name: value for name, value in view["decision"].items() if name != "number"}
    return view


def asked(game: Table, side: str) -> Choose | None:
    """What a side is asked, without the functions that explain it: those made for one question are never equal."""
    question = game.pending_for(side)
    return None if question is None else replace(question, explain=None, why_not=None, odds=None)


def assert_same(one: Table, other: Table) -> None:
    """Same digest, same options, same views."""
    assert one.digest() == other.digest()
    assert one.deciders() == other.deciders()
    assert [asked(one, side) for side in one.sides] == [asked(other, side) for side in other.sides]
    for side in (*one.sides, None):
        assert shown(one, side) == shown(other, side)


def round_trip(game: Table) -> dict[str, Any]:
    """The document of a position, read back; a save of it leads to the same one."""
    document: dict[str, Any] = json.loads(json.dumps(game.document()))
    again = grognard.new(game.title.id, document, chance=game.chance)
    assert_same(again, game)
    assert_same(grognard.load(json.loads(json.dumps(game.save())), trusted=True), game)
    within = set(document.get("moment", {}).get("state", {}))
    assert within <= game.title.under_way, f"no key tells {sorted(within - game.title.under_way)}"
    return document


def scripted(game: Table, decisions: int) -> Iterator[Table]:
    """Play as the script of the title does, handing out the game at every decision."""
    doctrine = game.title.doctrine
    assert doctrine is not None
    for _ in range(decisions):
        question = game.pending
        if question is None:
            return
        yield game
        game.answer(doctrine(game.state, question), question.side)


@every_one
def test_a_position_is_read_back_equal_from_its_document(title: str, scenario: str) -> None:
    game = grognard.new(title, scenario, seed=31)
    for number, position in enumerate(played(game, 31, 200)):
        if number % EVERY == 0:
            round_trip(position)


@every_one
def test_a_position_of_a_scripted_game_too(title: str, scenario: str) -> None:
    if registry.title(title).doctrine is None:
        pytest.skip("has no script")
    for number, position in enumerate(
        scripted(grognard.new(title, scenario, seed=32), LENGTH.get(title, 200))
    ):
        if number % EVERY == 0:
            round_trip(position)


@one_each
def test_a_game_goes_on_from_its_document_as_from_its_save(title: str, scenario: str) -> None:
    game = grognard.new(title, scenario, seed=33)
    for number, position in enumerate(played(game, 33, 120)):
        if number % 40:
            continue
        document = grognard.new(title, position.document(), chance="ask")
        save = grognard.load(grognard.new(title, position.document(), chance="ask").save())
        for one, other in zip(played(document, number, 20), played(save, number, 20), strict=True):
            assert_same(one, other)


@one_each
def test_a_roll_that_waits_is_made_by_whoever_speaks_for_chance(title: str, scenario: str) -> None:
    """A document of a pending roll is read as it is by one who wants to be asked, and rolled on by one with a seed."""
    game, rng, tried = grognard.new(title, scenario, chance="ask"), Random(36), 0
    doctrine = game.title.doctrine
    for _ in range(200):
        question = game.pending
        if question is None or tried == 4:
            break
        if question.side == "chance":
            tried += 1
            document = round_trip(game)
            seeded = grognard.new(title, document, seed=1)
            assert seeded.pending is None or seeded.pending.side != "chance"
            assert seeded.log[0].side == "chance"
            assert_same(grognard.load(json.loads(json.dumps(seeded.save()))), seeded)
            game.answer(rng.choice(question.options))
        else:
            by_script = doctrine(game.state, question) if doctrine is not None else None
            game.answer(by_script or rng.choice(question.options), question.side)
    assert tried


@one_each
@pytest.mark.parametrize("kind", ["enum:Enum", "urllib.parse:ParseResult", "os:stat_result", 3, ["x"]])
def test_a_moment_makes_nothing_that_its_title_does_not_keep(title: str, scenario: str, kind: Any) -> None:
    game = grognard.new(title, scenario, seed=37)
    for position in played(game, 37, 150):
        moment = position.document().get("moment", {})
        for i, waiting in enumerate(moment.get("waiting", [])):
            if waiting["locals"]:
                forged = json.loads(json.dumps(position.document()))
                first = next(iter(waiting["locals"]))
                forged["moment"]["waiting"][i]["locals"][first] = [{"$": kind, "value": "x", "names": ["a"]}]
                with pytest.raises(
                    grognard.BadDocument, match=rf"moment\.waiting\[{i}\]\.locals: .* is nothing that"
                ):
                    grognard.new(title, forged)
                return
    pytest.fail("no moment had variables")


@one_each
def test_a_finished_game_is_a_document_too(title: str, scenario: str) -> None:
    game = grognard.new(title, scenario, seed=34)
    for _ in played(game, 34, 30_000 if title != "oao" else 300):
        pass
    round_trip(game)


@one_each
def test_a_document_that_was_changed_cannot_keep_its_moment(title: str, scenario: str) -> None:
    game = grognard.new(title, scenario, seed=35)
    tried = 0
    for position in played(game, 35, 150):
        document = position.document()
        if "moment" not in document:
            continue
        for wrong, where in (
            ({"fits": "0" * 32}, r"moment\.fits"),
            ({"waiting": document["moment"]["waiting"][:-1]}, "moment"),
            ({"more": 1}, "moment"),
            ({"state": {"nonsense": 1}}, r"moment\.state\.nonsense"),
            ({"waiting": []}, r"moment\.waiting: nothing is asked"),
            (
                {"state": {"outcome": {"winner": None, "reason": "x", "rule": "x"}}},
                r"moment\.waiting: the game is over",
            ),
        ):
            with pytest.raises(grognard.BadDocument, match=where):
                grognard.new(title, {**document, "moment": {**document["moment"], **wrong}})
        tried += 1
        if tried == 5:
            break
    assert tried
