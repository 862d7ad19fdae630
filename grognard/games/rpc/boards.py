"""The board of a document: one of the title's maps by name, or a map of its own."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from typing import Any

import msgspec

from grognard.engine import fields
from grognard.engine.board import Board
from grognard.engine.documents import inline_map, named_map

MAPS = Path(__file__).parent / "maps"
TERRAIN = ("open", "village", "crater", "lake")  # 8.1#1
LINE_KINDS = ("railway", "road", "trench")  # 8.32, 8.6
LINE_KEYS = {"trench": ("front", "name", "side")}
OUTLINE_KINDS = ("building", "lake", "wheat", "woods")  # 8.1, 8.8, 8.9
HEX_KEYS = ("green_dot", "name", "nml")  # 8.9, 12.0
OWNERS = ("british", "german")
SIDE_KINDS = ("blue", "bridge", "green", "stream", "wire")


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
        where = f"hexes.{board.name(cell)}"
        fields.one_of(board.terrain[cell], TERRAIN, f"{where}.terrain")
        for key in board.extra[cell]:
            fields.one_of(key, HEX_KEYS, where)
            if key != "name":
                fields.truth(board.extra[cell][key], f"{where}.{key}")
    for i, side in enumerate(board.sides):
        fields.one_of(side.kind, SIDE_KINDS, f"sides[{i}].kind")
    for i, line in enumerate(board.lines):
        where = f"lines[{i}]"
        fields.one_of(line.kind, LINE_KINDS, f"{where}.kind")
        for key in line.extra:
            fields.one_of(key, LINE_KEYS.get(line.kind, ("name",)), where)
        if line.kind == "trench":
            fields.one_of(line.extra.get("side"), OWNERS, f"{where}.side")
    for i, outline in enumerate(board.outlines):
        fields.one_of(outline.kind, OUTLINE_KINDS, f"outlines[{i}].kind")
    return board
