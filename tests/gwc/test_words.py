"""Words: no message id shows through in either language, whatever happens in a game."""

from __future__ import annotations

import ast
from collections import Counter
from collections.abc import Iterator
from itertools import chain
from pathlib import Path
from random import Random
from typing import Any

import pytest

import grognard
from grognard.engine.table import Table
from grognard.engine.text import LANGUAGES, texts
from grognard.games.gwc import TITLE, rules
from tests.gwc import wording
from tests.gwc.scene import Scene, order

SCENARIOS = [scenario.id for scenario in grognard.scenarios("gwc")]
DECISIONS = 300
MESSAGE = {"note": 0, "because": 1, "plus": 1, "Reason": 1, "Choose": 1, "unit_option": None}
"""Where in a call of the rules a message id stands."""


def subjects(game: Table, rng: Random) -> list[str]:
    """Something of everything that a player may point at."""
    g = game.state
    side = rng.choice(game.sides)
    found = [f"hex:{rng.choice(g.board.names)}", f"edge:{rng.choice(['top', 'left'])}"]
    found += [f"unit:{id_}" for id_ in rng.sample(sorted(g.formations), min(2, len(g.formations)))]
    found += [f"card:{id_}" for id_ in g.hands[side][:2]]
    return found + ([f"strategy:{g.strategy[side].card}"] if side in g.strategy else [])


@pytest.mark.parametrize("scenario", SCENARIOS)
@pytest.mark.parametrize("seed", [1, 2])
def test_every_word_of_a_random_game_is_there(scenario: str, seed: int) -> None:
    """Prompts, options, explanations, odds, refusals and the log, in English and French."""
    rng = Random(f"{scenario}{seed}")
    edition = ("en", "fr")[seed - 1]
    game = grognard.new("gwc", scenario, seed=seed, options={"edition": edition})
    wrong: set[str] = set()
    for count in range(DECISIONS):
        question = game.pending
        if question is None:
            break
        said = wording.of_question(question)
        if count % 5 == 0:
            said = chain(said, wording.of_advice(game, subjects(game, rng)))
        before = game.number
        wrong |= wording.faults(said)
        wrong |= {
            f"{question.kind}: {option.id} has no words" for option in question.options if not option.label
        }
        game.answer(rng.choice(question.options), question.side)
        wrong |= wording.faults(wording.of_log(game, before))
    assert not wrong


def messages_in(file: Path) -> Iterator[str]:
    """The message ids that stand as they are in the calls of a module."""
    for node in ast.walk(ast.parse(file.read_text("utf-8"))):
        if not isinstance(node, ast.Call):
            continue
        name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
        at = MESSAGE.get(name)
        if at is not None and len(node.args) > at:
            word = node.args[at]
            if isinstance(word, ast.Constant) and isinstance(word.value, str):
                yield word.value
        for keyword in node.keywords:
            if keyword.arg == "label" and isinstance(keyword.value, ast.Constant):
                yield str(keyword.value.value)


def test_every_message_that_the_rules_name_is_in_both_catalogues() -> None:
    files = sorted(Path(rules.__file__).parent.glob("*.py"))
    named = {message for file in files for message in messages_in(file)}
    assert len(named) > 300
    for language in LANGUAGES:
        words = texts(TITLE, language)
        assert not sorted(message for message in named if not words.has(message)), language


def test_both_catalogues_have_the_same_messages() -> None:
    folder = TITLE.resource("locale")
    for file in sorted(item.name for item in folder.iterdir() if item.name.endswith(".en.ftl")):
        english, french = (
            messages_of(folder.joinpath(name)) for name in (file, file.replace(".en.", ".fr."))
        )
        assert english == french, file


def messages_of(file: Any) -> set[str]:
    lines = file.read_text("utf-8").splitlines()
    return {line.partition(" =")[0] for line in lines if " =" in line and line[0].isalpha()}


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_stands_in_two_files(language: str) -> None:
    """The later one would take the place of the earlier."""
    folder = TITLE.resource("locale")
    files = (item for item in folder.iterdir() if item.name.endswith(f".{language}.ftl"))
    counted = Counter(message for file in files for message in messages_of(file))
    assert [message for message, number in counted.items() if number > 1] == []


def test_a_hole_in_a_message_is_found() -> None:
    assert wording.faults([("rolled", (("side", "@side-german"),))])
    assert wording.faults([("no-such-message", ())])
    assert wording.faults([("turn", (("side", "@side-nobody"), ("turn", 1)))])


def test_cards_are_named_by_their_titles() -> None:
    units = {"A": "H3 ge-infanterie broken", "F": "N9 fr-infanterie broken"}
    hands = {"german": {"R": order("recover"), "W": order("rout")}}
    scene = Scene(units, hands=hands, strategy={"german": "GS2"}).german("order-choose", "R")
    scene.draws("G-25")
    line = next(note for note in scene.notes if note.id == "rolled")
    assert "(G-25 Fire)" in texts(TITLE, "en")(line.id, line.args)
    assert "(G-25 Tir)" in texts(TITLE, "fr")(line.id, line.args)
    scene.decline("reroll-offer").expect("german", "plus-one-offer")
    offer = scene.pending.options[0]
    assert texts(TITLE, "en")(offer.label, offer.args) == "Give up Dog Fights for +1"
