"""Names and figures for prompts and the log."""

from __future__ import annotations

from typing import Any

from grognard.engine.board import Cell
from grognard.engine.decision import Option
from grognard.engine.reasons import Reason
from grognard.games.oao.counters_read import counters
from grognard.games.oao.state import State


def unit_name(g: State, id_: str) -> str:
    """The designation printed on a counter, which is the same in every language."""
    return counters().units[g.units[id_].counter].label


def of_unit(g: State, id_: str) -> dict[str, Any]:
    """What the log says of a unit: which it is and whose."""
    return {"unit": id_, "name": unit_name(g, id_), "side": side_name(g.units[id_].side)}


def side_name(side: str) -> str:
    return f"@side-{side}"


def army_name(army: str) -> str:
    return f"@army-{army}"


def hex_name(g: State, cell: Cell) -> str:
    return g.board.name(cell) if cell >= 0 else "@off-map"


def shown(reasons: tuple[Reason, ...]) -> list[list[Any]]:
    """The parts of a sum for the log: words, with their arguments if they have some; value; rule."""
    return [
        [
            {"id": each.text, "args": dict(each.args)} if each.args else f"@{each.text}",
            each.value or 0,
            each.rule,
        ]
        for each in reasons
    ]


def told(reasons: tuple[Reason, ...]) -> list[dict[str, Any]]:
    """The parts of a sum in which there are fractions: words that tell their amounts."""
    return [{"id": each.text, "args": dict(each.args)} for each in reasons]


def unit_option(g: State, id_: str, verb: str, rule: str, label: str = "option-unit") -> Option:
    """An option that touches a unit and its hex."""
    where = g.units[id_].where
    touches = (f"unit:{id_}", f"hex:{g.board.name(where)}") if where >= 0 else (f"unit:{id_}",)
    args = (("name", unit_name(g, id_)), ("hex", hex_name(g, where)), ("unit", id_))
    return Option(id_, id_, verb, touches, label, args, rule)


def hex_option(g: State, cell: Cell, verb: str, rule: str, label: str = "option-hex") -> Option:
    """An option that touches a hex."""
    name = g.board.name(cell)
    return Option(name, cell, verb, (f"hex:{name}",), label, (("hex", name),), rule)
