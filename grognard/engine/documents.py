"""What titles share in reading their documents: typed parts, checks that name the place, maps, folders of scenarios."""

from __future__ import annotations

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
        words, _, place = str(error).partition(" - at ")
        inside = place.strip("`").removeprefix("$")
        raise BadDocument(words, f"{where}{inside}".removeprefix(".") or "document") from None


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
