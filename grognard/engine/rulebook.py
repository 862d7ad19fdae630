"""The rulebook as the index: which code enforces a rule, and the built-in reference in our own words."""

from __future__ import annotations

import csv
import functools
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

from msgspec import Struct

from grognard.engine.citations import Place, cited_in
from grognard.engine.title import Title

F = TypeVar("F", bound=Callable[..., object])


def rule(*numbers: str) -> Callable[[F], F]:
    """Say which rules a function enforces. The numbers stay readable on the function."""

    def mark(function: F) -> F:
        function.__rules__ = numbers  # type: ignore[attr-defined]
        return function

    return mark


class Row(Struct, frozen=True):
    """A row of the reference: one checkable obligation, in English and, where written, in French."""

    rule: str
    kind: str
    title: str
    statement: str
    title_fr: str = ""
    statement_fr: str = ""

    def words(self, language: str) -> tuple[str, str]:
        if language == "fr" and self.statement_fr:
            return self.title_fr or self.title, self.statement_fr
        return self.title, self.statement


def reference(title: Title) -> dict[str, Row]:
    """The built-in reference of a title by rule number."""
    return _reference(title.resource("rulebook.tsv"))


@functools.lru_cache(maxsize=8)
def _reference(file: Path) -> dict[str, Row]:
    if not file.is_file():
        return {}
    lines = file.read_text("utf-8").splitlines()
    rows = csv.DictReader(lines, delimiter="\t", quoting=csv.QUOTE_NONE)
    return {
        row["rule"]: Row(**{k: v or "" for k, v in row.items() if k in Row.__struct_fields__}) for row in rows
    }


def rows_of(title: Title, number: str) -> list[Row]:
    """The row of this number and all its parts: O21.3 gives O21.3, O21.3#1 and so on."""
    return [row for id_, row in reference(title).items() if id_ == number or id_.split("#")[0] == number]


def places_of(title: Title, number: str) -> list[Place]:
    """Where the code cites this rule or one of its parts, in `@rule(...)` or in a comment."""
    found: set[Place] = set()
    for cited, places in cited_in(title.resource()).items():
        if cited == number or cited.split("#")[0] == number or number.split("#")[0] == cited:
            found.update(places)
    folder = title.package.replace(".", "/")
    return sorted(Place(f"{folder}/{place.file}", place.line) for place in found)
