"""The board of a document: one of the title's maps by name, or a map of its own."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from typing import Any

import msgspec

from grognard.engine import fields
from grognard.engine.board import Board
from grognard.engine.errors import BadDocument

MAPS = Path(__file__).parent / "maps"
TERRAIN = ("open", "village", "crater", "lake")  # 8.1#1
SIDE_KINDS = ("blue", "bridge", "green", "stream", "wire")


def board_of(value: str | dict[str, Any]) -> Board:
    """The compiled board; BadDocument for an unknown name or a map that the rules do not know how to read."""
    if isinstance(value, dict):
        try:
            return _inline_board(msgspec.json.encode(value, order="sorted"))
        except BadDocument as error:
            raise BadDocument(error.message, f"map.{error.where}") from None
    names = sorted(file.stem for file in MAPS.glob("*.toml"))
    if value not in names:
        raise BadDocument(f"there is no map {value!r}; there are {', '.join(names)}", "map")
    return Board.load(MAPS / f"{value}.toml")


@lru_cache(maxsize=32)
def _inline_board(document: bytes) -> Board:
    """A map of a document is compiled and checked once, however many games are played on it."""
    board = Board.load(msgspec.json.decode(document))
    for cell in board.cells:
        fields.one_of(board.terrain[cell], TERRAIN, f"hexes.{board.name(cell)}.terrain")
    for i, side in enumerate(board.sides):
        fields.one_of(side.kind, SIDE_KINDS, f"sides[{i}].kind")
    return board
