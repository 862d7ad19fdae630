"""Checks that every title's built-in rules reference must pass, in English and in French."""

from __future__ import annotations

import re
from collections import Counter, defaultdict
from pathlib import Path
from typing import NamedTuple

HEADER = ("rule", "kind", "title", "statement", "title_fr", "statement_fr")
GAMES = Path(__file__).parent.parent / "grognard" / "games"
LONG = 60


class Row(NamedTuple):
    rule: str
    kind: str
    title: str
    statement: str
    title_fr: str
    statement_fr: str


def read(game: str) -> list[Row]:
    """The rows of a title's reference, after its header."""
    text = (GAMES / game / "rulebook.tsv").read_text(encoding="utf-8")
    assert text.endswith("\n")
    header, *lines = text.removesuffix("\n").split("\n")
    assert tuple(header.split("\t")) == HEADER
    return [Row(*line.split("\t")) for line in lines]


def kinds(rows: list[Row]) -> dict[str, int]:
    """How many rows of each kind there are."""
    return dict(Counter(row.kind for row in rows))


def repeated(rows: list[Row]) -> list[str]:
    """Rule ids that occur more than once."""
    return [rule for rule, times in Counter(row.rule for row in rows).items() if times > 1]


def gaps(rows: list[Row]) -> list[str]:
    """Rules whose numbered clauses leave one out; a first clause may go without its number."""
    clauses: defaultdict[str, set[int]] = defaultdict(set)
    for row in rows:
        rule, _, clause = row.rule.partition("#")
        if clause != "fr":
            clauses[rule].add(int(clause or 1))
    return [rule for rule, found in clauses.items() if found != set(range(1, len(found) + 1))]


def misshapen(rows: list[Row], pattern: str) -> list[str]:
    """Rule ids that do not have the shape of the rulebook's numbers."""
    return [row.rule for row in rows if not re.fullmatch(pattern, row.rule)]


def blank(rows: list[Row]) -> list[str]:
    """Rows with an empty field or stray white space."""
    return [row.rule for row in rows if any(not field or field != field.strip() for field in row)]


def lost_numbers(rows: list[Row]) -> dict[str, set[str]]:
    """Rows whose French has other figures than the English."""
    return {
        row.rule: figures(row.statement) ^ figures(row.statement_fr)
        for row in rows
        if figures(row.statement) != figures(row.statement_fr)
    }


def figures(text: str) -> set[str]:
    return set(re.findall(r"\d+", text))


def untranslated(rows: list[Row]) -> list[str]:
    """Long statements left in English, whole or in part."""
    english = re.compile(r"\b(the|of|and|with|from|is|are|may|must|not|its|each|this|that)\b")
    return [
        row.rule
        for row in rows
        if english.search(row.statement_fr)
        or (len(row.statement) > LONG and row.statement == row.statement_fr)
    ]


def badly_spaced(rows: list[Row]) -> list[str]:
    """French colons, semicolons, question and exclamation marks take a no-break space before them."""
    wrong = re.compile(r"(?<!\u00a0)[:;!?]|\u00a0$|  ")
    return [row.rule for row in rows if wrong.search(row.title_fr) or wrong.search(row.statement_fr)]


def wrong_terms(rows: list[Row], terms: dict[str, str]) -> list[tuple[str, str]]:
    """Rows whose English uses a term of the game and whose French lacks its French counterpart."""
    return [
        (row.rule, english)
        for row in rows
        for english, french in terms.items()
        if re.search(rf"\b(?:{english})", row.statement) and not re.search(french, row.statement_fr)
    ]
