"""8.32 Trenches: where they are, and how they hang together."""

from __future__ import annotations

from grognard.engine.board import Cell
from grognard.games.rpc.state import State


def has_trench(g: State, cell: Cell) -> bool:
    return cell in g.trenches or cell in g.board.on_line["trench"]


def are_connected(g: State, a: Cell, b: Cell) -> bool:
    return g.board.linked("trench", a, b)


def side_key(g: State, a: Cell, b: Cell) -> str:
    return "/".join(sorted((g.board.name(a), g.board.name(b))))


def is_enemy_trench(g: State, cell: Cell, side: str) -> bool:
    return has_trench(g, cell) and cell in g.setting.set_up_areas[g.other(side)]
