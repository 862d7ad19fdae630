"""Names and figures for prompts and the log."""

from __future__ import annotations

from typing import Any

from grognard.engine import words
from grognard.engine.board import Cell
from grognard.engine.decision import Option
from grognard.engine.reasons import Reason
from grognard.games.oao.counters_own import piece_of
from grognard.games.oao.state import State


def unit_name(g: State, id_: str) -> str:
    """The designation printed on a counter, which is the same in every language."""
    return piece_of(g.units[id_].counter).label


def of_unit(g: State, id_: str) -> dict[str, Any]:
    """What the log says of a unit: which it is and whose."""
    return {"unit": id_, "name": unit_name(g, id_), "side": side_name(g.units[id_].side)}


def side_name(side: str) -> str:
    return words.side_name(side)


def army_name(army: str) -> str:
    return f"@army-{army}"


def hex_name(g: State, cell: Cell) -> str:
    return words.hex_name(g.board, cell)


def shown(reasons: tuple[Reason, ...]) -> list[list[Any]]:
    """The parts of a sum for the log: words, with their arguments if they have some; value; rule."""
    return words.shown(reasons)


def told(reasons: tuple[Reason, ...]) -> list[dict[str, Any]]:
    """The parts of a sum in which there are fractions: words that tell their amounts."""
    return [{"id": each.text, "args": dict(each.args)} for each in reasons]


def unit_option(g: State, id_: str, verb: str, rule: str, label: str = "option-unit") -> Option:
    """An option that touches a unit and its hex."""
    return words.unit_option(g.board, id_, unit_name(g, id_), g.units[id_].where, verb, rule, label)


def hex_option(g: State, cell: Cell, verb: str, rule: str, label: str = "option-hex") -> Option:
    """An option that touches a hex."""
    return words.hex_option(g.board, cell, verb, rule, label)
