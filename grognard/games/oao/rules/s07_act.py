"""What a Force may do in its move, as the value of an option."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from grognard.engine.board import Cell
from grognard.games.oao.state import OFF_MAP

Kind = Literal[
    "go",
    "drop",
    "pick",
    "stop",
    "prepare",
    "repulse",
    "recover",
    "build",
    "entrain",
    "detrain",
    "ride",
    "embark",
    "debark",
    "bound",
    "spread",
    "join",
    "shift",
    "deploy",
    "limber",
    "abandon",
    "show",
]


class Act(Struct, frozen=True, gc=False, omit_defaults=True):
    """One thing of the list above: where, with which unit, and for two hexes the second."""

    kind: Kind
    cell: Cell = OFF_MAP
    unit: str = ""
    other: Cell = OFF_MAP
    way: tuple[Cell, ...] = ()
    """The hexes to enter one after another."""
