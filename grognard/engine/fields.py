"""Readers for the fields of a document: each returns a checked value or raises BadDocument with the place."""

from __future__ import annotations

import json
import math
import tomllib
from collections.abc import Collection, Mapping
from pathlib import Path
from types import MappingProxyType
from typing import Any

from grognard.engine.errors import BadDocument

DEEPEST = 40  # levels of nesting; a deeper document is a mistake and would exhaust the stack


def read(source: Mapping[str, Any] | str | Path) -> dict[str, Any]:
    """The document itself: a mapping is copied, a path to a .toml or .json file is read."""
    if isinstance(source, Mapping):
        return dict(source)
    path = Path(source)
    try:
        text = path.read_text(encoding="utf-8")
        document = json.loads(text) if path.suffix == ".json" else tomllib.loads(text)
    except (OSError, ValueError, RecursionError) as error:
        raise BadDocument(f"cannot be read ({error})", path.name) from error
    return table(document, path.name)


def at(where: str, key: object) -> str:
    """The place of a field inside a place: `hexes` and `H7` give `hexes.H7`, `lines` and 3 `lines[3]`."""
    if isinstance(key, int):
        return f"{where}[{key}]"
    name = str(key) or '""'
    return f"{where}.{name}" if where else name


def table(value: object, where: str) -> dict[str, Any]:
    if not isinstance(value, Mapping):
        raise BadDocument("must be a table", where)
    for key in value:
        if not isinstance(key, str) or not _is_clean(key):
            raise BadDocument(f"the key {key!r} must be a text", where)
    return dict(value)


def items(value: object, where: str) -> list[Any]:
    if not isinstance(value, list | tuple):
        raise BadDocument("must be a list", where)
    return list(value)


def whole(value: object, where: str, low: int = -1_000_000, high: int = 1_000_000) -> int:
    if not isinstance(value, int) or isinstance(value, bool):
        raise BadDocument("must be a whole number", where)
    if not low <= value <= high:
        raise BadDocument(f"must lie between {low} and {high}", where)
    return value


def number(value: object, where: str, limit: float = 100_000.0) -> float:
    if not isinstance(value, int | float) or isinstance(value, bool):
        raise BadDocument("must be a number", where)
    if not -limit <= value <= limit:  # false for not-a-number too
        raise BadDocument(f"must lie between {-limit:g} and {limit:g}", where)
    return float(value)


def truth(value: object, where: str) -> bool:
    if not isinstance(value, bool):
        raise BadDocument("must be true or false", where)
    return value


def text(value: object, where: str) -> str:
    if not isinstance(value, str) or not value.strip() or not _is_clean(value):
        raise BadDocument("must be a text", where)
    return value


def _is_clean(value: str) -> bool:
    """Whether the text can be written down: JSON lets half of a surrogate pair through."""
    return value.isascii() or not any("\ud800" <= letter <= "\udfff" for letter in value)


def one_of(value: object, choices: Collection[str], where: str) -> str:
    if not isinstance(value, str) or value not in choices:
        raise BadDocument(f"must be one of {', '.join(sorted(choices))}", where)
    return value


def words(value: object, where: str) -> dict[str, str]:
    """A text by language; a plain text counts as English."""
    given = {"en": value} if isinstance(value, str) else table(value, where)
    if not given:
        raise BadDocument("must have a text in one language at least", where)
    return {language: text(string, at(where, language)) for language, string in given.items()}


def required(fields: Mapping[str, Any], key: str, where: str) -> Any:
    if key not in fields:
        raise BadDocument("is missing", at(where, key))
    return fields[key]


def only(fields: Mapping[str, Any], known: Collection[str], where: str) -> None:
    """Refuse keys that nobody would read."""
    for key in fields:
        if key not in known:
            raise BadDocument("is not a known key", at(where, key))


def plain(value: object, where: str, depth: int = 0) -> Any:
    """A copy that JSON can hold: texts, finite numbers, truth values, lists and tables."""
    if isinstance(value, str) and not _is_clean(value):
        raise BadDocument("must be a text", where)
    if value is None or isinstance(value, bool | str):
        return value
    if isinstance(value, int):
        return whole(value, where, -(2**53), 2**53)
    if isinstance(value, float):
        if not math.isfinite(value):
            raise BadDocument("must be a finite number", where)
        return value
    if depth >= DEEPEST:
        raise BadDocument("is nested too deeply", where)
    if isinstance(value, list | tuple):
        return [plain(item, at(where, i), depth + 1) for i, item in enumerate(value)]
    if isinstance(value, Mapping):
        return {key: plain(item, at(where, key), depth + 1) for key, item in table(value, where).items()}
    raise BadDocument("must be a text, a number, true, false, a list or a table", where)


def frozen(value: Any) -> Any:
    """The read-only twin of plain data: lists become tuples and tables read-only mappings."""
    if isinstance(value, list):
        return tuple(frozen(item) for item in value)
    if isinstance(value, dict):
        return MappingProxyType({key: frozen(item) for key, item in value.items()})
    return value
