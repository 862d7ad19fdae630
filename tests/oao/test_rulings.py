"""The readings that a table may choose: each is asked for in the code, told in both languages and on the page."""

from __future__ import annotations

import re
from pathlib import Path

from grognard.engine.text import LANGUAGES
from grognard.engine.title import rulings_of
from grognard.games.oao.rules.s25_german import EAST_LIMIT
from grognard.games.oao.title import TITLE

ROOT = Path(__file__).parents[2]
RULINGS = rulings_of(TITLE)


def test_every_reading_is_asked_for_and_no_other() -> None:
    code = "\n".join(file.read_text("utf-8") for file in (ROOT / "grognard/games/oao/rules").glob("*.py"))
    asked = set(re.findall(r'setting\.options\.get\("(\w+)"\)', code)) | {EAST_LIMIT}
    assert asked == set(RULINGS)


def test_the_code_names_choices_that_exist() -> None:
    for file in (ROOT / "grognard/games/oao/rules").glob("*.py"):
        for name, choice in re.findall(r'options\.get\("(\w+)"\) == "([\w-]+)"', file.read_text("utf-8")):
            assert choice in RULINGS[name].choices
            assert choice != RULINGS[name].default, "a position without options plays the defaults"


def test_every_reading_is_told_in_both_languages_and_on_the_page() -> None:
    page = (ROOT / "docs" / "rulings" / "oao.md").read_text("utf-8")
    for name, ruling in RULINGS.items():
        assert ruling.default in ruling.choices, name
        assert f"`{name}`" in page, name
        for text in (ruling.question, ruling.reason, *ruling.choices.values()):
            assert set(text) == set(LANGUAGES), name
            assert all(text.values()), name


def test_every_ambiguity_of_the_data_report_has_its_answer() -> None:
    page = (ROOT / "docs" / "rulings" / "oao.md").read_text("utf-8")
    assert {int(number) for number in re.findall(r"C-(\d+)", page)} == set(range(1, 79))
