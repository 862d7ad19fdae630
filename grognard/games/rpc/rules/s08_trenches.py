"""8.32 and 8.33 Trenches: where they are, how they hang together, bomb stops, and whose they are."""

from __future__ import annotations

from grognard.engine.board import Cell
from grognard.engine.rulebook import rule
from grognard.games.rpc.state import State


@rule("8.322#3")
def has_trench(g: State, cell: Cell) -> bool:
    """A printed trench, or a marker where none is printed."""
    return cell in g.board.on_line["trench"] or cell in g.trenches


@rule("8.321#6", "8.322#4", "8.33#1")
def are_connected(g: State, a: Cell, b: Cell) -> bool:
    """Printed trenches connect where the artwork crosses the side, a marker with every trench next to it."""
    if g.board.linked("trench", a, b):
        return not is_stopped(g, a, b)
    if a not in g.trenches and b not in g.trenches:
        return False
    near = g.board.distance(a, b) == 1 and has_trench(g, a) and has_trench(g, b)
    return near and not is_stopped(g, a, b)


@rule("8.33#4")
def is_stopped(g: State, a: Cell, b: Cell) -> bool:
    """A bomb stop of either hex faces the other."""
    return bool(g.bomb_stops) and side_key(g, a, b) in g.bomb_stops


def side_key(g: State, a: Cell, b: Cell) -> str:
    """The name of a hex side, the same from either hex: H7/H8."""
    return "/".join(sorted((g.board.name(a), g.board.name(b))))


@rule("6.662#1", "6.662#2")
def is_enemy_trench(g: State, cell: Cell, side: str) -> bool:
    """The enemy could have set up there when play began, or dug it since; who holds it now does not matter."""
    if cell in g.board.on_line["trench"]:
        return cell in g.setting.set_up_areas.get(g.other(side), ())
    return g.trenches.get(cell) == g.other(side)
