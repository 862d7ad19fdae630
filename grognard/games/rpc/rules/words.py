"""Names and figures for prompts and the log."""

from __future__ import annotations

from typing import Any

from grognard.engine.board import Cell
from grognard.engine.decision import Option
from grognard.engine.reasons import Modifiers
from grognard.games.rpc.state import State


def unit_name(g: State, id_: str) -> str:
    """A reference to the message that names this kind of unit."""
    return f"@unit-{g.units[id_].type}"


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
    return f"@side-{side}"


def hex_name(g: State, cell: Cell) -> str:
    return g.board.name(cell) if cell >= 0 else "@off-map"


def shown(mods: Modifiers) -> list[list[Any]]:
    """Modifiers for the log: words, with their arguments if they have some; value; rule."""
    return [
        [{"id": r.text, "args": dict(r.args)} if r.args else f"@{r.text}", r.value or 0, r.rule]
        for r in mods.reasons
    ]


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
