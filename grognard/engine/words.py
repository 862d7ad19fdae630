"""How prompts and the log name what every game has: sides, hexes, units, the parts of a sum."""

from __future__ import annotations

from typing import Any

from grognard.engine.board import Board, Cell
from grognard.engine.decision import Option
from grognard.engine.reasons import Reason


def side_name(side: str) -> str:
    """The name of a side, as a reference into the catalogue."""
    return f"@side-{side}"


def hex_name(board: Board, cell: Cell) -> str:
    """The printed name of a hex, or the words for what is not on the map."""
    return board.name(cell) if cell >= 0 else "@off-map"


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


def unit_option(
    board: Board, id_: str, name: str, where: Cell, verb: str, rule: str, label: str = "option-unit"
) -> Option:
    """An option that touches a unit and its hex."""
    touches = (f"unit:{id_}", f"hex:{board.name(where)}") if where >= 0 else (f"unit:{id_}",)
    args = (("name", name), ("hex", hex_name(board, where)), ("unit", id_))
    return Option(id_, id_, verb, touches, label, args, rule)


def hex_option(board: Board, cell: Cell, verb: str, rule: str, label: str = "option-hex") -> Option:
    """An option that touches a hex."""
    name = board.name(cell)
    return Option(name, cell, verb, (f"hex:{name}",), label, (("hex", name),), rule)
