"""Every message that play uses has words in English and French, and so has everything that the code could say."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from itertools import islice
from pathlib import Path
from typing import Any, get_args

import pytest

from grognard.engine.position import Position
from grognard.engine.text import LANGUAGES, texts
from grognard.games.oao.counters import Nation, Size, Type
from grognard.games.oao.oob import armies
from grognard.games.oao.rules.s04_sequence import PHASES
from grognard.games.oao.state import SIDES, Plan, State
from grognard.games.oao.title import TITLE
from tests.catalogues import messages, referred
from tests.oao.random_play import decisions

ROOT = Path(__file__).parents[2]
CODE = ROOT / "grognard" / "games" / "oao"
LOCALE = CODE / "locale"
WORD = re.compile(r"[a-z][a-z0-9]*(?:-[a-z0-9]+)+")


# what a game says


def test_everything_said_in_a_game_has_words(monkeypatch: pytest.MonkeyPatch) -> None:
    said: set[str] = set()

    def note(self: State, id_: str, *rules: str, to: Any = None, reveals: bool = False, **args: Any) -> None:
        said.update((id_, *referred(list(args.values()))))
        Position.note(self, id_, *rules, to=to, reveals=reveals, **args)

    monkeypatch.setattr(State, "note", note, raising=False)
    for g, _, question in decisions(6, 700):
        said.add(question.kind)
        said.update(name for _, value in question.args for name in referred(value))
        for option in question.options:
            said.update((option.label, *(name for _, value in option.args for name in referred(value))))
        explain = question.explain or (lambda *_: ())
        for option in question.options[:3]:
            said.update(reason.text for reason in explain(g, question, option))
        if question.why_not is not None:
            for id_ in islice(g.units, 0, None, 60):
                said.update(reason.text for reason in question.why_not(g, question, f"unit:{id_}"))
    assert len(said) > 200
    for language in LANGUAGES:
        words = texts(TITLE, language)
        assert not sorted(message for message in said - {""} if not words.has(message)), language


# what the code could say


@cache
def spoken() -> frozenset[str]:
    """The message ids in the code, as far as they stand there whole."""
    found: set[str] = set()
    for file in CODE.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.Call):
                found |= set(_said_by(node))
    return frozenset(found)


SAYS = {
    "note": 0, "tell": 1, "because": 1, "Reason": 1, "plus": 1, "Choose": 1, "Roll": 2, "unit_option": 4,
    "hex_option": 4,
}  # fmt: skip
"""Which argument of a function is a message id."""


def _said_by(call: ast.Call) -> Iterator[str]:
    name = getattr(call.func, "attr", getattr(call.func, "id", ""))
    place = SAYS.get(name)
    given = [call.args[place]] if place is not None and len(call.args) > place else []
    given += [each.value for each in call.keywords if each.arg in ("label", "unseen")]
    if name == "Option" and len(call.args) > 4:
        given.append(call.args[4])
    for each in given:
        for part in ast.walk(each):
            if isinstance(part, ast.Constant) and isinstance(part.value, str) and not _is_part(each, part):
                yield part.value


def _is_part(whole: ast.expr, part: ast.Constant) -> bool:
    """Whether a constant is only a piece of an f-string or a test, not what is said."""
    for node in ast.walk(whole):
        if isinstance(node, ast.JoinedStr | ast.Compare | ast.Subscript | ast.Call) and part in ast.walk(
            node
        ):
            return True
    return False


def test_everything_that_the_rules_could_say_has_words() -> None:
    assert len(spoken()) > 500
    for language in LANGUAGES:
        words = texts(TITLE, language)
        assert not sorted(each for each in spoken() if each and not words.has(each)), language


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_that_are_made_of_data_have_words(language: str) -> None:
    words = texts(TITLE, language)
    made = [f"side-{side}" for side in SIDES] + [f"phase-{phase}" for phase in PHASES]
    made += [f"army-{army}" for army in armies()] + [f"nation-{nation.value}" for nation in Nation]
    made += [f"size-{size.name.lower()}" for size in Size] + [f"type-{kind.value}" for kind in Type]
    made += [f"month-{month}" for month in (8, 9, 10, 11)] + [f"plan-{plan}" for plan in get_args(Plan)[3:]]
    assert not [message for message in made if not words.has(message)]


# the catalogues


def catalogues() -> list[tuple[Path, Path]]:
    english = sorted(LOCALE.glob("*.en.ftl"))
    return [(file, file.with_name(file.name.replace(".en.", ".fr."))) for file in english]


def test_both_languages_have_the_same_messages_with_the_same_arguments() -> None:
    for english, french in catalogues():
        assert messages(english.read_text("utf-8")) == messages(french.read_text("utf-8")), english.name


def test_no_message_is_defined_in_two_catalogues() -> None:
    seen: dict[str, str] = {}
    for english, _ in catalogues():
        for message in messages(english.read_text("utf-8")):
            assert message not in seen, f"{message}: {seen.get(message)} and {english.name}"
            seen[message] = english.name


def test_no_message_is_left_over() -> None:
    """Each stands in the code, in the page or in the data, or begins as something does that the code composes."""
    sources = [*CODE.rglob("*.py"), *CODE.rglob("*.toml"), *(ROOT / "web" / "src").rglob("*.ts")]
    sources += (ROOT / "web" / "src").rglob("*.svelte")
    text = "\n".join(file.read_text("utf-8") for file in sources)
    whole = set(WORD.findall(text)) | set(re.findall(r'"([a-z]+)"', text))
    made = {each for each in re.findall(r'[f`@"]"?@?([a-z][a-z0-9-]*-)[{$"]', text) if each}
    ends = set(re.findall(r"\}(-[a-z-]+)[\"`]", text))
    for english, _ in catalogues():
        for message in messages(english.read_text("utf-8")):
            composed = any(message.startswith(each) for each in made) or any(
                message.endswith(e) for e in ends
            )
            assert message in whole or composed, f"{english.name}: nothing says {message}"
