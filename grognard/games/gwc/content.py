"""What every content file of the title shares: nations, months, names in two languages, and reading."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from enum import StrEnum
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

import msgspec

FOLDER = Path(__file__).parent
FIRST_YEAR, LAST_YEAR = 1914, 1918
T = TypeVar("T")


class ContentError(ValueError):
    """A content file says something impossible; the message names the file and the entry."""


class Nation(StrEnum):
    GERMAN = "german"
    FRENCH = "french"
    AMERICAN = "american"


class Month(NamedTuple):
    """A date as scenarios give it: year and month. Months compare in order of time."""

    year: int
    month: int

    @classmethod
    def parse(cls, text: str) -> Month:
        """`1916-05`, or `1916` for its January."""
        year, _, month = text.partition("-")
        if not (year.isdigit() and (month or "1").isdigit() and 1 <= int(month or "1") <= 12):
            raise ContentError(f"{text!r} is not a month such as 1916-05")
        return cls(int(year), int(month or "1"))

    def __str__(self) -> str:
        return f"{self.year}-{self.month:02}"


class Years(NamedTuple):
    """The years in which a counter, a card or a table is in use, both included."""

    first: int
    last: int

    @classmethod
    def parse(cls, text: str) -> Years:
        """`1914` or `1916-1918`."""
        first, _, last = text.partition("-")
        if not (first.isdigit() and (last or first).isdigit()):
            raise ContentError(f"{text!r} is not a span of years such as 1916-1918")
        years = cls(int(first), int(last or first))
        if not FIRST_YEAR <= years.first <= years.last <= LAST_YEAR:
            raise ContentError(f"{text!r} lies outside {FIRST_YEAR}-{LAST_YEAR} or runs backwards")
        return years

    def include(self, year: int) -> bool:
        return self.first <= year <= self.last


ALWAYS = Years(FIRST_YEAR, LAST_YEAR)


class Name(msgspec.Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """A display text in both languages."""

    en: str
    fr: str

    def text(self, language: str) -> str:
        return self.fr if language == "fr" else self.en


def read_toml(file: str) -> dict[str, Any]:
    """A content file of this folder."""
    return tomllib.loads((FOLDER / file).read_text(encoding="utf-8"))


def shaped(raw: object, shape: type[T], where: str) -> T:
    """The raw value as a typed one; a wrong field or type is reported with its place."""
    try:
        return msgspec.convert(raw, shape)
    except msgspec.ValidationError as error:
        raise ContentError(f"{where}: {error}") from None


def section(document: Mapping[str, Any], name: str, where: str) -> dict[str, Any]:
    """A table of the document, empty when it is absent."""
    return shaped(document.get(name, {}), dict[str, Any], f"{where}: [{name}]")


def check(condition: object, where: str, words: str) -> None:
    """Refuse the content unless the condition holds."""
    if not condition:
        raise ContentError(f"{where}: {words}")
