"""The board of a document: one of the title's maps by name, or a map of its own."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from typing import Any

import msgspec

from grognard.engine import fields
from grognard.engine.board import Board
from grognard.engine.documents import inline_map, named_map
from grognard.games.gts.charts import CROSSINGS, HEXSIDES, ROADS, TERRAIN

MAPS = Path(__file__).parent / "maps"
SPECIAL = ("observation", "strongpoint")
"""Keys of a hex: a triangle and a star on the map."""  # 15.4.2#1, 15.4.3#1
HEX_KEYS = (*SPECIAL, "unconnected", "name")
"""All keys of a hex beside its terrain and level; in an unconnected one the Roads do not meet."""  # 14.6#7


def board_of(value: str | dict[str, Any]) -> Board:
    """The compiled board; BadDocument for an unknown name or a map that the rules do not know how to read."""
    if isinstance(value, dict):
        return inline_map(value, _inline_board)
    return named_map(MAPS, value)


@lru_cache(maxsize=32)
def _inline_board(document: bytes) -> Board:
    """A map of a document is compiled and checked once, however many games are played on it."""
    board = Board.load(msgspec.json.decode(document))
    for cell in board.cells:
        fields.one_of(board.terrain[cell], (*TERRAIN, "none"), f"hexes.{board.name(cell)}.terrain")
        for key in board.extra[cell]:
            fields.one_of(key, HEX_KEYS, f"hexes.{board.name(cell)}")
    for i, side in enumerate(board.sides):
        fields.one_of(side.kind, (*HEXSIDES, *CROSSINGS), f"sides[{i}].kind")
    for i, line in enumerate(board.lines):
        fields.one_of(line.kind, ROADS, f"lines[{i}].kind")
    return board
