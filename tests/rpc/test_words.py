"""Every message that play uses has words in English and French, and so has everything that the code could say."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random

import pytest

import grognard
from grognard.engine.reasons import Modifiers, Reason
from grognard.engine.text import LANGUAGES, texts
from grognard.games.rpc import TITLE
from grognard.games.rpc.counters import counters, names
from grognard.games.rpc.rules.words import shown
from tests.catalogues import messages, referred

CODE = Path(__file__).parents[2] / "grognard" / "games" / "rpc"
LOCALE = CODE / "locale"
SHORT = [scenario.id for scenario in grognard.scenarios("rpc") if not scenario.id.startswith("campaign")]


def spoken(id_: str, seed: int) -> set[str]:
    """All message ids of a random game."""
    game, rng, found = grognard.new("rpc", id_, seed=seed), Random(seed), set()
    while (question := game.pending) is not None:
        found.add(question.kind)
        found.update(reference for _, value in question.args for reference in referred(value))
        for option in question.options:
            found.add(option.label)
            found.update(reference for _, value in option.args for reference in referred(value))
        game.answer(rng.choice(question.options))
    assert game.outcome is not None
    found.add(game.outcome.reason)
    for entry in game.log:
        for note in entry.notes:
            found.add(note.id)
            found.update(reference for value in note.args.values() for reference in referred(value))
    return found - {""}


@pytest.mark.parametrize("id_", SHORT)
def test_everything_said_in_a_game_has_words(id_: str) -> None:
    said = spoken(id_, 3)
    for language in LANGUAGES:
        words = texts(TITLE, language)
        assert not sorted(message for message in said if not words.has(message)), language


MESSAGE = re.compile(
    r'(?:because\(\s*"[^"]+",|Reason\(\s*"[^"]+",|\.note\(|\.plus\([^,]+,)\s*"([a-z][a-z-]+)"'
)
LABEL = re.compile(r'(?:label=|Roll\(\d, \d, |Choose\(\s*[^,]+,\s*)"([a-z][a-z-]+)"')


def test_everything_that_the_rules_could_say_has_words() -> None:
    found = {
        message
        for file in CODE.rglob("*.py")
        for pattern in (MESSAGE, LABEL)
        for message in pattern.findall(file.read_text("utf-8"))
    }
    assert len(found) > 100
    for language in LANGUAGES:
        words = texts(TITLE, language)
        assert not sorted(message for message in found if not words.has(message)), language


def test_both_languages_have_the_same_messages_with_the_same_arguments() -> None:
    for english in sorted(LOCALE.glob("*.en.ftl")):
        french = english.with_name(english.name.replace(".en.", ".fr."))
        assert messages(english.read_text("utf-8")) == messages(french.read_text("utf-8")), english.name


def test_no_message_is_defined_in_two_catalogues() -> None:
    seen: dict[str, str] = {}
    for file in sorted(LOCALE.glob("*.en.ftl")):
        for message in messages(file.read_text("utf-8")):
            assert message not in seen, f"{message}: {seen.get(message)} and {file.name}"
            seen[message] = file.name


@pytest.mark.parametrize("language", LANGUAGES)
def test_units_are_called_as_their_counters_are(language: str) -> None:
    words = texts(TITLE, language)
    for _, kind in counters():
        assert words(f"unit-{kind}") == names()[kind][language]


def test_a_modifier_is_shown_with_its_arguments() -> None:
    mods = Modifiers((Reason("REF.rng.2", "mod-range", -1, (("range", 3),)), Reason("8.2", "mod-crater", -1)))
    words = texts(TITLE, "en")
    assert words("check", {"modifiers": shown(mods)}).count("range 3 -1 [REF.rng.2], craters -1 [8.2]") == 1
