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
    """Two trenches meet on the side, and no bomb stop is between them."""
    return meet(g, a, b) and not is_stopped(g, a, b)


@rule("8.321#6", "8.322#4")
def meet(g: State, a: Cell, b: Cell) -> bool:
    """Printed trenches meet where the artwork crosses the side, a marker with every trench next to it."""
    if g.board.linked("trench", a, b):
        return True
    if a not in g.trenches and b not in g.trenches:
        return False
    return g.board.distance(a, b) == 1 and has_trench(g, a) and has_trench(g, b)


@rule("8.33#4")
def is_stopped(g: State, a: Cell, b: Cell) -> bool:
    """A bomb stop of either hex faces the other."""
    return bool(g.bomb_stops) and bool(stops_on(g, a, b))


def stops_on(g: State, a: Cell, b: Cell) -> tuple[str, ...]:
    """The bomb stops on a side: that of the first hex, then that of the other."""
    keys = dict.fromkeys((stop_key(g, a, b), stop_key(g, b, a)))
    return tuple(key for key in keys if key in g.bomb_stops)


@rule("8.33#4", "8.33#5")
def stop_key(g: State, cell: Cell, facing: Cell) -> str:
    """The name of the bomb stop that lies in a hex and faces another; where a side has only one, that of the side."""
    if has_one_for_both(g):
        return side_key(g, cell, facing)
    return f"{g.board.name(cell)}/{g.board.name(facing)}"


def has_one_for_both(g: State) -> bool:
    """By an older reading a side has one bomb stop, in whichever of its two hexes."""
    return bool(g.setting.options.get("bomb_stops", "side") == "side")


@rule("6.42")
def faced(g: State, key: str) -> Cell | None:
    """The hex at which a bomb stop points."""
    return None if has_one_for_both(g) else g.board.cell(key.split("/")[1])


@rule("8.33#5", "8.33#1")
def may_be_stopped(g: State, cell: Cell, facing: Cell) -> bool:
    """Trenches meet on the side, and the hex has no bomb stop there yet."""
    return meet(g, cell, facing) and stop_key(g, cell, facing) not in g.bomb_stops


def side_key(g: State, a: Cell, b: Cell) -> str:
    """The name of a hex side, the same from either hex: H7/H8."""
    return "/".join(sorted((g.board.name(a), g.board.name(b))))


@rule("6.662#1", "6.662#2")
def is_enemy_trench(g: State, cell: Cell, side: str) -> bool:
    """The enemy could have set up there when play began, or dug it since; who holds it now does not matter.

    Markers dug in the nights of a campaign belong to no set-up: they are of the side that placed them.
    """
    enemy = g.other(side)
    of_set_up = cell in g.board.on_line["trench"] or g.day == 1
    if of_set_up and cell in g.setting.set_up_areas.get(enemy, ()):
        return True
    return g.trenches.get(cell) == enemy
