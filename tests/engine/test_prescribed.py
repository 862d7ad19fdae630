"""What a document lets chance and charts say next is checked when it is read."""

from __future__ import annotations

import pytest

import grognard
from grognard import registry
from grognard.engine.chance import RollKind, Scripted, prescribed_results, queues
from tests.ridge import TITLE
from tests.ridge.title import START

registry.register(TITLE)

ROLLS = {"check-fire": RollKind("a check", 2, 6), "drift": RollKind("drift", 0, 10)}
SOURCES = {"deck": "the cards", "fate:red": "his cards"}


@pytest.mark.parametrize(
    ("given", "where"),
    [
        ({"chek-fire": [[1, 1]]}, r"next\.chek-fire: nothing of that name"),
        ({"check-fire": [[1]]}, r"next\.check-fire\[0\]: must be 2 dice of 6 faces, such as \[1, 1\]"),
        ({"check-fire": [[1, 1], [0, 1]]}, r"next\.check-fire\[1\]"),
        ({"check-fire": [[1, 7]]}, r"next\.check-fire\[0\]"),
        ({"check-fire": [3]}, r"next\.check-fire\[0\]"),
        ({"check-fire:": [[1, True]]}, r"next\.check-fire"),
        ({"drift": [[]]}, r"next\.drift\[0\]"),
        ({"dice": [[11]]}, r"next\.dice\[0\]"),
        ({"fate:blue": ["x"]}, r"next\.fate:blue"),
        ({"deck": "x"}, "next: must be an object of lists"),
        ([], "next: must be an object of lists"),
    ],
)
def test_what_cannot_come_is_refused(given: object, where: str) -> None:
    with pytest.raises(grognard.BadDocument, match=where):
        queues(given, ROLLS, SOURCES)


def test_what_can_come() -> None:
    given = {
        "check-fire": [[1, 6]],
        "check-fire:g2": [[3, 4]],
        "drift": [[10]],
        "dice": [[9, 9, 9]],
        "fate:red": ["x"],
        "deck": [],
    }
    assert set(queues(given, ROLLS, SOURCES)) == set(given)


def test_a_title_of_cards_has_no_dice() -> None:
    with pytest.raises(grognard.BadDocument, match=r"next\.dice: nothing of that name is rolled or drawn"):
        queues({"dice": [[1]]}, {}, SOURCES)


def test_results_of_charts() -> None:
    charts = {"fire": ("hit", "miss")}
    assert prescribed_results({"fire": ["hit", "hit"]}, charts) == {"fire": ("hit", "hit")}
    assert prescribed_results({"fire": []}, charts) == {}
    for wrong, where in (
        ({"crt": ["hit"]}, r"forced\.crt: there is no such chart; there are fire"),
        ({"fire": ["hot"]}, r"forced\.fire\[0\]: must be one of hit, miss"),
        ({"fire": "hit"}, r"forced\.fire: must be a list"),
        (3, "forced: must be an object of lists"),
    ):
        with pytest.raises(grognard.BadDocument, match=where):
            prescribed_results(wrong, charts)


def test_a_script_of_plain_numbers_is_refused_with_words() -> None:
    with pytest.raises(grognard.BadDocument, match=r"chance\[0\]: must be a list of dice such as \[3, 4\]"):
        Scripted([7, 2])


def test_a_pending_roll_says_whose_it_is() -> None:
    game = grognard.new("ridge", {**START, "stances": {"blue": "hold", "red": "hold"}}, chance="ask")
    question = game.pending
    assert question is not None
    assert (question.side, question.kind) == ("chance", "card-draw")
    assert dict(question.args) == {"side": "blue"}


def test_every_question_is_asked_at_that_pace() -> None:
    flowing = grognard.new("ridge", "hill", seed=1)
    asked = grognard.new("ridge", "hill", seed=1, options={"pace": "every question"})
    single = 0
    for _ in range(400):
        if asked.pending is None:
            break
        single += len(asked.options()) == 1
        asked.answer(asked.options()[0])
    while flowing.pending is not None:
        assert len(flowing.options()) > 1 or flowing.pending.window
        flowing.answer(flowing.options()[0])
    assert single
    assert asked.digest() == flowing.digest()
