"""What titles share in reading their documents: typed parts, checks that name the place, maps, folders of scenarios."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from grognard.engine.board import Board, Cell
from grognard.engine.errors import BadDocument
from grognard.engine.title import Scenario

Part = TypeVar("Part")
Number = TypeVar("Number", int, float)


def typed(value: Any, into: type[Part], where: str = "") -> Part:
    """A part of a document in its typed form; a wrong field is named with its place."""
    try:
        return msgspec.convert(value, into)
    except msgspec.ValidationError as error:
        words, inside = _named(value, into, str(error))
        raise BadDocument(words, f"{where}{inside}".removeprefix(".") or "document") from None


_STEP = re.compile(r"\.([^.\[]+)|\[(\d+)\]|(\[\.\.\.\])")
_AT = re.compile(r"(.*) - at (?:`key` in )?`\$([^`]*)`$", re.DOTALL)
_KEY = re.compile(r"Object (contains unknown|missing required) field `(.*)`$", re.DOTALL)


def _named(value: Any, into: Any, told: str) -> tuple[str, str]:
    """What is wrong and where, in our words: the reader of the form leaves out which key of a table it was."""
    at = _AT.match(told)
    words, place = (at[1], at[2]) if at else (told, "")
    inside = ""
    path: list[str | int] = []
    for field, number, any_key in _STEP.findall(place):
        key = _wrong_key(value, into, told, path) if any_key else int(number) if number else field
        path.append(key)
        inside += f"[{key}]" if isinstance(key, int) else f".{key}"
    if about := _KEY.match(words):
        words = "is not a known key" if about[1] == "contains unknown" else "is missing"
        inside += f".{about[2]}"
    return words, inside


def _wrong_key(value: Any, into: Any, told: str, path: list[str | int]) -> str:
    """Which key of the table at this place is meant, by halves: the first half still has the error, or the second."""
    table = value
    try:
        for key in path:
            table = table[key]
    except (LookupError, TypeError):  # a key that reads like an error
        return "..."
    keys = list(table) if isinstance(table, dict) else ["..."]
    while len(keys) > 1:
        half = keys[: len(keys) // 2]
        is_there = _error_of(_with(value, path, {key: table[key] for key in half}), into) == told
        keys = half if is_there else keys[len(half) :]
    return str(keys[0])


def _error_of(value: Any, into: Any) -> str:
    try:
        msgspec.convert(value, into)
    except msgspec.ValidationError as error:
        return str(error)
    return ""


def _with(value: Any, path: list[str | int], part: Any) -> Any:
    """The value with another part at a place; what lies beside the way is shared."""
    if not path:
        return part
    copy = value.copy()
    copy[path[0]] = _with(value[path[0]], path[1:], part)
    return copy


def need(condition: object, words: str, where: str) -> None:
    """Refuse the document unless the condition holds."""
    if not condition:
        raise BadDocument(words, where)


def one_of(value: str, allowed: tuple[str, ...], where: str) -> str:
    """The value, if it is one of those; they are told in their order."""
    need(value in allowed, f"must be one of {', '.join(allowed)}, not {value!r}", where)
    return value


def between(value: Number, low: Number, high: Number, where: str) -> Number:
    """The number, if it lies within the limits."""
    need(low <= value <= high, f"must lie between {low} and {high}", where)
    return value


def cell_of(board: Board, name: Any, where: str) -> Cell:
    """The hex of a printed name."""
    try:
        return board.cell(name)
    except BadDocument as error:
        raise BadDocument(error.message, where) from None


# maps


def named_map(folder: Path, name: str) -> Board:
    """A map of the title, by the name of its file."""
    names = sorted(file.stem for file in folder.glob("*.toml"))
    need(name in names, f"there is no map {name!r}; there are {', '.join(names)}", "map")
    return Board.load(folder / f"{name}.toml")


def inline_map(document: dict[str, Any], compiled: Callable[[bytes], Board]) -> Board:
    """A map that a document brings along; `compiled` gets it as text, so that it can remember its boards."""
    try:
        return compiled(msgspec.json.encode(document, order="sorted"))
    except BadDocument as error:
        raise BadDocument(error.message, f"map.{error.where}") from None


# scenarios


def scenario_document(folder: Path, id_: str) -> dict[str, Any]:
    """The document of a scenario of the folder; BadDocument for an unknown one."""
    file = folder / f"{id_}.toml"
    if not file.is_file():
        raise BadDocument(f"unknown scenario {id_!r}", "scenario")
    return tomllib.loads(file.read_text("utf-8"))


def scenario(id_: str, document: dict[str, Any], sides: tuple[str, ...], map_: str = "") -> Scenario:
    """What a player reads of a scenario; `map_` is the map of one that names none."""
    return Scenario(
        id=id_,
        title=document["title"],
        year=int(document["date"][:4]),
        sides=sides,
        map=document.get("map", map_),
        date=document["date"],
        length=document.get("length", {}),
        note=document.get("note", {}),
        balance=document.get("balance", {}),
        options=document.get("options", {}),
    )
