"""Every message that play uses has words in English and French, and so has everything that the code could say."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator
from functools import cache
from itertools import chain
from pathlib import Path
from random import Random
from typing import get_args

import pytest

from grognard.engine.reasons import Modifiers, Reason
from grognard.engine.text import LANGUAGES, texts
from grognard.games.gts import charts
from grognard.games.gts.counters import WeaponClass
from grognard.games.gts.document import WEATHER
from grognard.games.gts.rules import s13_table, s15_rating
from grognard.games.gts.rules.words import shown
from grognard.games.gts.scenario import scenarios
from grognard.games.gts.title import TITLE
from tests.catalogues import messages
from tests.gts import marathon, wording

ROOT = Path(__file__).parents[2]
CODE = ROOT / "grognard" / "games" / "gts"
LOCALE = CODE / "locale"
DECISIONS = 500


# what a game says


@pytest.mark.parametrize("id_", [scenario.id for scenario in scenarios()])
@pytest.mark.parametrize("eager", [False, True])
def test_every_word_of_a_random_game_is_there(id_: str, eager: bool) -> None:
    """Prompts, options, explanations, odds, refusals and the log, whole and in both languages."""
    game, rng, wrong = marathon.new_game(id_, 5), Random(5), set[str]()
    wrong |= wording.faults((note.id, note.args) for note in game.opening)
    for count in range(DECISIONS):
        question = game.pending
        if question is None:
            break
        said = wording.of_question(question)
        if count % 4 == 0:
            said = chain(said, wording.of_reasons(marathon.advice(game, question, rng)))
        wrong |= wording.faults(said)
        wrong |= {f"{question.kind}: {o.id} has no words" for o in question.options if not o.label}
        before = game.number
        game.answer(marathon.choice(question, rng, eager=eager), question.side)
        wrong |= wording.faults(wording.of_log(game.log_since(before)))
    assert not wrong


def test_a_hole_in_a_message_is_found() -> None:
    assert wording.faults([("suppressed", (("side", "@side-german"),))])
    assert wording.faults([("no-such-message", ())])
    assert wording.faults([("suppressed", (("name", "A"), ("side", "@side-nobody")))])
    hollow = [[{"id": "mod-range", "args": {}}, -1, "15.6.2"]]
    assert wording.faults([("barrage-strength", {"modifiers": hollow})])
    assert not wording.faults([("suppressed", (("name", "A"), ("side", "@side-german")))])


def test_a_modifier_is_shown_with_its_arguments() -> None:
    mods = Modifiers(
        (
            Reason("15.6.2", "mod-range", -3, (("range", 3),)),
            Reason("15.6.9", "mod-woods", -2),
        )
    )
    args = {"name": "A", "side": "@side-german", "total": 1, "modifiers": shown(mods)}
    line = texts(TITLE, "en")("barrage-strength", args)
    assert line.endswith("range 3 -3 [15.6.2], woods -2 [15.6.9]")


# what the code could say

SAYS = {
    "note": 0, "because": 1, "Reason": 1, "plus": 1, "of_the_check": 2, "take": 2, "_say": 1, "Choose": 1, "Roll": 2,
    "Draw": 2, "Outcome": 1, "unit_option": 4, "hex_option": 4, "Option": 4,
}  # fmt: skip
"""Which argument of a function is a message id."""
GIVES = {
    "of_unit": {"unit", "name", "side"}, "of_leader": {"name", "formation", "side"}, "both": {"en", "fr"},
    "about": {"side", "division", "hex"},
}  # fmt: skip
"""What is given by `**` of a function, or of a variable of this name."""
NAMED = ("note", "because", "plus")
"""Functions that are given arguments by their names."""


@cache
def calls() -> tuple[tuple[str, ast.Call], ...]:
    """All calls in the code, with the name of what is called."""
    return tuple(
        (getattr(node.func, "attr", getattr(node.func, "id", "")), node)
        for file in sorted(CODE.rglob("*.py"))
        for node in ast.walk(ast.parse(file.read_text("utf-8")))
        if isinstance(node, ast.Call)
    )


def said_by(name: str, call: ast.Call) -> Iterator[str]:
    """The message ids that stand whole in a call."""
    place = SAYS.get(name)
    given = [call.args[place]] if place is not None and len(call.args) > place else []
    given += [each.value for each in call.keywords if each.arg in ("label", "words")]
    for each in given:
        choices = [each.body, each.orelse] if isinstance(each, ast.IfExp) else [each]
        for choice in choices:
            if isinstance(choice, ast.Constant) and isinstance(choice.value, str) and choice.value:
                yield choice.value


def test_everything_that_the_rules_name_has_words() -> None:
    named = {id_ for name, call in calls() for id_ in said_by(name, call)}
    assert len(named) > 350
    for language in LANGUAGES:
        words = texts(TITLE, language)
        assert not sorted(id_ for id_ in named if not words.has(id_)), language


def test_every_argument_of_a_message_is_given_where_it_is_said() -> None:
    needed = {language: all_messages(language) for language in LANGUAGES}
    checked = 0
    for name, call in calls():
        if name not in NAMED:
            continue
        given = {each.arg for each in call.keywords if each.arg is not None}
        for each in call.keywords:
            if each.arg is None:
                source = each.value.func if isinstance(each.value, ast.Call) else each.value
                given |= GIVES[getattr(source, "attr", getattr(source, "id", ""))]
        for id_ in said_by(name, call):
            checked += 1
            for language in LANGUAGES:
                missing = needed[language].get(id_, frozenset()) - given
                assert not missing, f"{id_}, line {call.lineno}: {missing}"
    assert checked > 250


TRIGGERS = ("move", "column", "mount", "dismount", "enter", "leave", "engineer", "assault", "run")
STEPS = (
    "enter",
    "minimum",
    "prolonge",
    "column",
    "deploy",
    "shed",
    "dismount",
    "dismount-column",
    "join",
    "drop",
    "march",
)
MADE = {
    "side-": ("allied", "german"),
    "action-": tuple(s13_table.ACTIONS),
    "explain-action-": tuple(s13_table.ACTIONS),
    "why-not-act-": tuple(s13_table.ACTIONS),
    "table-": ("direct", "division", "division-second", "formation", "formation-second"),
    "chit-": ("division", "formation", "command"),
    "option-buy-": ("now", "next"),
    "explain-buy-": ("now", "next"),
    "bought-": ("now", "next"),
    "explain-order-": ("back", "done"),
    "weather-": WEATHER,
    "cost-": tuple(charts.WEATHER),
    "step-": STEPS,
    "option-": ("mount", "mount-column", "way-spotted", "way-counter-battery", "park-create", "park-disband"),
    "terrain-": (*charts.TERRAIN, "none"),
    "hexside-": (*charts.HEXSIDES, *charts.CROSSINGS),
    "weapon-": get_args(WeaponClass),
    "manner-": tuple(s15_rating.MANNERS),
    "result-": ("miss", "S-perhaps", "S", "C", "1", "E"),
    "trigger-": TRIGGERS,
    "barrage-": tuple(charts.BARRAGE),
    "mission-": ("counter", "self", "spotted"),
    "explain-hit-": ("marker", "step", "end"),
    "mod-": (
        *charts.WEATHER,
        *(f"{kind}-barrage" for kind in charts.BARRAGE),
        *(f"{manner.rated}-rating" for manner in s15_rating.MANNERS.values()),
        *(name for name, row in charts.TERRAIN.items() if row.unarmored or row.armored or row.he),
        *(name for name, row in charts.HEXSIDES.items() if row.fire or row.armored),
        *("opposing-ip", "opposing-ent"),
    ),
    "track-": ("turn", "weather", "command", "dispatch", "mug", "vp"),
    "marker-": ("barrage", "entrenchment", "road-block", "park", "entry"),
}
"""Ids that are made of data: what they begin with, and every end."""


def test_checks_are_called_by_words() -> None:
    """Their kinds are named where they are made."""
    made = [call.args[2] for name, call in calls() if name == "check" and len(call.args) > 3]
    kinds = {str(kind.value) for kind in made if isinstance(kind, ast.Constant)}
    assert len(kinds) > 10
    for language in LANGUAGES:
        assert not [kind for kind in kinds if not texts(TITLE, language).has(f"check-{kind}")], language


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_that_are_made_of_data_have_words(language: str) -> None:
    words = texts(TITLE, language)
    made = [f"{start}{end}" for start, ends in MADE.items() for end in ends]
    assert not [message for message in made if not words.has(message)]


def test_badges_have_words() -> None:
    """All that a Unit could ever show."""
    tree = ast.parse((CODE / "picture.py").read_text("utf-8"))
    function = next(n for n in ast.walk(tree) if isinstance(n, ast.FunctionDef) and n.name == "badges")
    pairs = [node for node in ast.walk(function) if isinstance(node, ast.Tuple) and len(node.elts) == 2]
    names = [str(first.value) for pair in pairs if isinstance(first := pair.elts[0], ast.Constant)]
    assert len(names) == 15
    for language in LANGUAGES:
        assert not [name for name in names if not texts(TITLE, language).has(f"badge-{name}")], language


# the catalogues


def catalogues(language: str) -> list[Path]:
    return sorted(LOCALE.glob(f"*.{language}.ftl"))


def all_messages(language: str) -> dict[str, frozenset[str]]:
    found: dict[str, frozenset[str]] = {}
    for file in catalogues(language):
        found |= messages(file.read_text("utf-8"))
    return found


def test_both_languages_have_the_same_messages_with_the_same_arguments() -> None:
    for english in catalogues("en"):
        french = english.with_name(english.name.replace(".en.", ".fr."))
        ours, theirs = (messages(file.read_text("utf-8")) for file in (english, french))
        assert list(ours) == list(theirs), english.name
        for id_, arguments in ours.items():
            assert arguments - {"en"} == theirs[id_] - {"fr"}, id_


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_is_defined_in_two_catalogues(language: str) -> None:
    seen: dict[str, str] = {}
    for file in catalogues(language):
        for message in messages(file.read_text("utf-8")):
            assert message not in seen, f"{message}: {seen.get(message)} and {file.name}"
            seen[message] = file.name


def test_no_message_is_left_over() -> None:
    """Each stands in the code or the page, or is made of data; nothing is there that nobody says."""
    page = read(file for kind in ("*.ts", "*.svelte") for file in (ROOT / "web" / "src").rglob(kind))
    text = read((*CODE.rglob("*.py"), *CODE.rglob("*.toml"))) + page
    whole = set(re.findall(r"[\"'@`]@?([a-z][a-zA-Z0-9-]*)[\"'`]", text))
    made = {f"{start}{end}" for start, ends in MADE.items() for end in ends}
    made |= {f"check-{kind}" for kind in whole} | {f"badge-{name}" for name in whole}
    left = [id_ for id_ in all_messages("en") if id_ not in whole | made]
    by_page = ("marker-", *re.findall(r"`([a-z][a-z-]*-)\$\{", page))  # a marker's words: panels/describe.ts
    by_page += tuple(f"{start}-" for start in re.findall(r'named\("([a-z]+)"', page))
    ours = messages(LOCALE.joinpath("page.en.ftl").read_text("utf-8"))
    assert not [id_ for id_ in left if not (id_ in ours and id_.startswith(by_page))]


def read(files: Iterable[Path]) -> str:
    return "\n".join(file.read_text("utf-8") for file in files)


def test_french_is_written_as_the_vocabulary_says() -> None:
    """No term that the list does without, and a no-break space before double punctuation."""
    given_up = r"points? d'ordre|barrages? routier|contre-batterie|hors de commandement|double usage|antichar|hexagone"
    given_up += r"|explosif|casemate|S\?|sans pas|en commandement direct|zones? de feu| [:;?!](?:\s|$)"
    for file in catalogues("fr"):
        for line in file.read_text("utf-8").splitlines():
            assert line.startswith("#") or not re.search(given_up, line), f"{file.name}: {line}"
