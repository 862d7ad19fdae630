"""The map of a document, and areas on it."""

from __future__ import annotations

import re
from functools import lru_cache
from pathlib import Path
from typing import Any

import msgspec

from grognard.engine.board import Board, Cell
from grognard.engine.documents import cell_of, inline_map, named_map, need, one_of
from grognard.engine.rulebook import rule
from grognard.games.gwc.artwork import with_artwork
from grognard.games.gwc.rules.t99_chart import SURCHARGE, TERRAIN

MAPS = Path(__file__).parent / "maps"
FORTIFICATIONS = ("foxholes", "trench", "mines", "wire", "blockhaus", "pillbox")  # F125.1#1
HEX_KEYS = ("terrain", "level", "name", "objective", "building", "observer", "fortification")
LINES = ("road", "railway", "trail", "stream")
OUTLINES = ("building", "ruin")
CONTOURS = ("contour", "crest")
OBSERVERS = ("A6", "O6", "H1", "H11")  # 2.1#4


def read_map(given: str | dict[str, Any]) -> Board:
    """The map of a document: one of the title's, or one that it brings along."""
    if isinstance(given, dict):
        return inline_map(given, _inline_board)
    return named_map(MAPS, given)


@lru_cache(maxsize=32)
def _inline_board(document: bytes) -> Board:
    """A map of a document is compiled and checked once, however many games are played on it."""
    given = msgspec.json.decode(document)
    _check_keys(given)
    board = with_artwork(Board.load(_with_observers(given)))
    for cell in board.cells:
        where = f"hexes.{board.name(cell)}"
        for kind in board.terrain[cell].split("+"):
            one_of(kind, tuple(TERRAIN), f"{where}.terrain")
        fort = board.extra[cell].get("fortification", "trench")
        need(fort in FORTIFICATIONS, f"{fort!r} is no Fortification", f"{where}.fortification")
    _check_objectives(board)
    for side in board.sides:
        one_of(side.kind, tuple(SURCHARGE), "sides.kind")
    for i, line in enumerate(board.lines):
        one_of(line.kind, LINES, f"lines[{i}].kind")
    for i, outline in enumerate(board.outlines):
        one_of(outline.kind, OUTLINES, f"outlines[{i}].kind")
    for i, contour in enumerate(board.contours):
        one_of(contour.kind, CONTOURS, f"contours[{i}].kind")
    return board


def _check_objectives(board: Board) -> None:
    """Objectives bear different numbers from 1 to 5."""  # 2.3#1
    found: list[object] = []
    for cell in board.cells:
        number = board.extra[cell].get("objective")
        if number is not None:
            where = f"hexes.{board.name(cell)}.objective"
            need(number in range(1, 6), "Objectives are numbered 1 to 5", where)
            need(number not in found, f"there is an Objective {number} already", where)
            found.append(number)


def _check_keys(given: dict[str, Any]) -> None:
    """A misspelt key of a hex would be a feature that silently is not there."""
    parts = {f"hexes.{name}": keys for name, keys in given.get("hexes", {}).items()}
    parts |= {
        f"picture.legend.{name}": keys for name, keys in given.get("picture", {}).get("legend", {}).items()
    }
    parts["default"] = given.get("default", {})
    for where, keys in parts.items():
        for key in keys if isinstance(keys, dict) else ():
            one_of(key, HEX_KEYS, f"{where}.{key}")


@rule("2.1#4", "2.4#1")
def _with_observers(given: dict[str, Any]) -> dict[str, Any]:
    """A map of the usual size on which no Observer is marked has them in the hexes where all maps have them."""
    grid, hexes = given.get("grid", {}), given.get("hexes", {})
    if not isinstance(grid, dict) or not isinstance(hexes, dict):
        return given
    usual = (grid.get("columns"), grid.get("rows"), grid.get("numbering")) == (15, 11, "letters")
    if not usual or any("observer" in keys for keys in hexes.values() if isinstance(keys, dict)):
        return given
    marked = {name: {**hexes.get(name, {}), "observer": True} for name in OBSERVERS}
    return {**given, "hexes": {**hexes, **marked}}


RECTANGLE = re.compile(r"([A-Z]*)(\d*):([A-Z]*)(\d*)")


def read_area(board: Board, parts: list[str], where: str) -> frozenset[Cell]:
    """Hexes (`H7`), columns (`A:C`), rows (`9:11`) and rectangles (`A1:C5`) of the map."""
    found: set[Cell] = set()
    for i, part in enumerate(parts):
        match = RECTANGLE.fullmatch(part)
        if match is None:
            found.add(cell_of(board, part, f"{where}[{i}]"))
            continue
        left, top, right, bottom = match.groups()
        columns = (_column(left, 1), _column(right, 10_000))
        rows = (int(top or 1), int(bottom or 10_000))
        inside = [
            cell
            for cell, hexagon in zip(board.cells, board.hexes, strict=True)
            if columns[0] <= hexagon.column <= columns[1] and rows[0] <= hexagon.row <= rows[1]
        ]
        need(inside, f"{part!r} holds no hex of the map", f"{where}[{i}]")
        found.update(inside)
    return frozenset(found)


def _column(letters: str, default: int) -> int:
    number = 0
    for letter in letters:
        number = number * 26 + ord(letter) - ord("A") + 1
    return number or default
