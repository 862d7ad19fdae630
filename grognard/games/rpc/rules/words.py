"""Names and figures for prompts and the log."""

from __future__ import annotations

from typing import Any

from grognard.engine import words
from grognard.engine.board import Cell
from grognard.engine.decision import Option
from grognard.engine.reasons import Modifiers
from grognard.games.rpc.state import State


def unit_name(g: State, id_: str) -> str:
    """A reference to the message that names this kind of unit, or the name that the document gives it."""
    unit = g.units[id_]
    own: str = g.setting.counters[unit.side, unit.type].name
    return own or f"@unit-{unit.type}"


def of_unit(g: State, id_: str) -> dict[str, Any]:
    """What the log says of a unit: which it is, of what kind, and whose."""
    return {"unit": id_, "name": unit_name(g, id_), "side": side_name(g.units[id_].side)}


def called(g: State, id_: str) -> dict[str, Any]:
    """A unit in a sentence about another: its kind, and which it is."""
    return {"id": "unit-called", "args": {"name": unit_name(g, id_), "unit": id_}}


def place_of(g: State, id_: str) -> dict[str, Any]:
    """A unit in a list: its kind, and where it is."""
    args = {"name": unit_name(g, id_), "hex": hex_name(g, g.units[id_].where), "unit": id_}
    return {"id": "option-unit", "args": args}


def side_name(side: str) -> str:
    return words.side_name(side)


def hex_name(g: State, cell: Cell) -> str:
    return words.hex_name(g.board, cell)


def shown(mods: Modifiers) -> list[list[Any]]:
    """Modifiers for the log: words, with their arguments if they have some; value; rule."""
    return words.shown(mods.reasons)


def unit_option(g: State, id_: str, verb: str, rule: str, label: str = "option-unit") -> Option:
    """An option that touches a unit and its hex."""
    return words.unit_option(g.board, id_, unit_name(g, id_), g.units[id_].where, verb, rule, label)


def hex_option(g: State, cell: Cell, verb: str, rule: str, label: str = "option-hex") -> Option:
    """An option that touches a hex."""
    return words.hex_option(g.board, cell, verb, rule, label)
