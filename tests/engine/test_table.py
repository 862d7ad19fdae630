"""The table, on Ridge: worked examples with drawn dice, prescribed draws and charts, simultaneous choices, advice."""

from __future__ import annotations

from typing import Any

import pytest

import grognard
from grognard import registry
from grognard.engine.table import Table
from grognard.engine.text import texts
from tests.ridge import TITLE
from tests.ridge.title import HILL, START

registry.register(TITLE)


def scene(**changes: Any) -> Table:
    """Blue's B1 is about to move under the guns of R1 and R2."""
    document = {
        "map": HILL,
        "goal": "D3",
        "units": {
            "B1": {"side": "blue", "hex": "C3"},
            "R1": {"side": "red", "hex": "E2"},
            "R2": {"side": "red", "hex": "E4"},
        },
        "hands": {"blue": ["smoke"], "red": []},
        "stances": {"blue": "assault", "red": "assault"},
        "next": {"deck": ["spotter"]},
        **changes,
    }
    return grognard.new("ridge", document, chance="ask")


def answer(game: Table, side: str, kind: str, id_: str) -> None:
    """An answer that names who is asked what, and fails if the rules ask somebody else."""
    question = game.pending
    assert question is not None
    assert (question.side, question.kind) == (side, kind)
    game.answer(id_)


def said(game: Table, language: str = "en") -> list[str]:
    words = texts(game.title, language)
    return [words(note.id, note.args) for entry in game.log for note in entry.notes]


def test_a_unit_under_fire_twice() -> None:
    """B1 climbs the ridge in front of two red units; smoke turns the first shot aside, the second tells."""
    game = scene()
    answer(game, "blue", "unit-choose", "B1")
    answer(game, "blue", "step-choose", "D3")
    answer(game, "red", "opfire-offer", "R1")
    answer(game, "blue", "card-window", "smoke")
    answer(game, "chance", "fire-roll", "5-2")
    assert said(game)[-1] == "R1 fires at B1: 5, 2 with 1 is 8"
    answer(game, "red", "opfire-offer", "R2")
    answer(game, "blue", "card-window", "pass")
    answer(game, "chance", "fire-roll", "6-1")
    assert said(game)[-1] == "R2 fires at B1: 6, 1 with 3 is 10"
    assert game.view("red")["units"][0]["steps"] == 1
    assert game.pending is not None
    assert game.pending.side != "red", "6.1.3: a hit ends the window"


def test_the_sum_shown_is_the_sum_used() -> None:
    game = scene()
    answer(game, "blue", "unit-choose", "B1")
    answer(game, "blue", "step-choose", "D3")
    reasons = game.explain("R1")
    assert [(reason.text, reason.value, reason.rule) for reason in reasons] == [
        ("strength", 4, "6.2"),
        ("cover", -1, "6.2.1"),
    ]
    odds = game.odds("R1", samples=30)
    assert not odds.exact
    assert sum(odds.outcomes.values()) == pytest.approx(1)


def test_why_not() -> None:
    game = scene()
    assert game.why_not("unit:B1") == ()
    assert [(reason.rule, reason.text) for reason in game.why_not("unit:R1")] == [("5.1", "why-not-enemy")]
    assert game.why_not("hex:A1")[0].text == "why-not-unrelated"


def test_prescribed_draws_dice_and_chart_results() -> None:
    game = scene(next={"deck": ["dig in"], "dice": [[1, 1]]}, forced={"fire": ["hit"]})
    assert game.view("blue")["hands"]["blue"] == ["dig in", "smoke"]
    answer(game, "blue", "unit-choose", "B1")
    answer(game, "blue", "step-choose", "D3")
    answer(game, "red", "opfire-offer", "R1")
    answer(game, "blue", "card-window", "pass")
    assert game.view("red")["units"][0]["steps"] == 1, "the chart was told to say hit"
    with pytest.raises(grognard.BadDocument, match=r"next\.deck: 'tank' is not left in deck"):
        scene(next={"deck": ["tank"]})


def test_a_prescribed_roll_is_used_up_once() -> None:
    """Also by a game that is played again from its answers."""
    game = grognard.new("ridge", {**START, "next": {"deck": ["dig in", "smoke"]}}, seed=1)
    game.answer("hold", "blue")
    game.answer("hold", "red")
    again = grognard.load(game.save())
    assert again._queues == game._queues == {"deck": ("smoke",)}


def test_simultaneous_choices_stay_secret_until_both_are_made() -> None:
    game = grognard.new("ridge", "hill", seed=1)
    assert game.deciders() == ("blue", "red")
    untouched = game.view("blue")
    game.answer("hold", "red")
    assert game.deciders() == ("blue",)
    assert "hold" not in str(game.view("blue")["log"])
    assert game.view("blue")["decision"] == {**untouched["decision"], "number": 1}
    with pytest.raises(grognard.IllegalChoice):
        game.answer("assault", "red")
    game.undo("red")
    game.answer("assault", "red")
    game.answer("hold", "blue")
    assert game.state.stances == {"blue": "hold", "red": "assault"}
    with pytest.raises(grognard.IllegalUndo):
        game.undo()


def test_chance_answers_like_any_player() -> None:
    game = grognard.new("ridge", START, chance="ask")
    game.answer("hold", "blue")
    game.answer("hold", "red")
    assert game.pending is not None
    assert game.pending.side == "chance"
    assert {option.id for option in game.options()} == {"smoke", "dig in", "spotter"}
    game.answer("dig in")
    assert "dig in" in game.view("blue")["hands"]["blue"]
    assert grognard.verify(game.save()).good


def test_a_script_speaks_the_dice_in_order() -> None:
    game = grognard.new("ridge", START, chance=grognard.Scripted(["smoke"]))
    game.answer("hold", "blue")
    game.answer("hold", "red")
    assert game.view("blue")["hands"]["blue"].count("smoke") == 2


def test_the_words_of_both_languages() -> None:
    assert texts(TITLE, "fr")("option-pass") == "Passer"
    assert texts(TITLE, "en")("option-pass") == "Pass"
    assert texts(TITLE, "en")("no-such-message") == "no-such-message"
