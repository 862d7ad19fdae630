"""Names and figures for prompts and the log."""

from __future__ import annotations

from typing import Any

from grognard.engine import words
from grognard.engine.board import Cell
from grognard.engine.decision import Option
from grognard.engine.reasons import Modifiers
from grognard.games.gts.state import State


def unit_name(g: State, id_: str) -> str:
    """The designation of a Unit, which is the same in every language."""
    return g.units[id_].name


def of_unit(g: State, id_: str) -> dict[str, Any]:
    """What the log says of a Unit: which it is, its designation, and whose."""
    return {"unit": id_, "name": unit_name(g, id_), "side": side_name(g.units[id_].side)}


def side_name(side: str) -> str:
    return words.side_name(side)


def hex_name(g: State, cell: Cell) -> str:
    return words.hex_name(g.board, cell)


def shown(mods: Modifiers) -> list[list[Any]]:
    """Modifiers for the log: words, with their arguments if they have some; value; rule."""
    return words.shown(mods.reasons)


def unit_option(g: State, id_: str, verb: str, rule: str, label: str = "option-unit") -> Option:
    """An option that touches a Unit and its hex."""
    return words.unit_option(g.board, id_, unit_name(g, id_), g.units[id_].where, verb, rule, label)


def hex_option(g: State, cell: Cell, verb: str, rule: str, label: str = "option-hex") -> Option:
    """An option that touches a hex."""
    return words.hex_option(g.board, cell, verb, rule, label)


def both(name: dict[str, str]) -> dict[str, Any]:
    """A name out of a document in both languages: a message takes `en` or `fr`, whichever is its own."""
    return {"en": name["en"], "fr": name.get("fr", name["en"])}


def division_name(g: State, id_: str) -> dict[str, Any]:
    """The name of a Division as a message, for the log."""
    return {"id": "own-name", "args": both(g.setting.divisions[id_].name)}


def formation_name(g: State, id_: str) -> dict[str, Any]:
    """The name of a Formation as a message, for the log."""
    return {"id": "own-name", "args": both(g.setting.formations[id_].name)}
