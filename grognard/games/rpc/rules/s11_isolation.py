"""11.4 Isolation: lines of communication to the friendly edge, beaten zones, and those who are cut off."""

from __future__ import annotations

from grognard.engine.board import Cell
from grognard.engine.decision import Roll
from grognard.engine.procedure import Procedure, procedure
from grognard.engine.rulebook import rule
from grognard.games.rpc.rules import s03_units
from grognard.games.rpc.rules.words import of_unit, side_name
from grognard.games.rpc.state import CAPTURED, State


@rule("11.41#1", "11.41#2", "11.41#3")
@procedure
def isolation(g: State) -> Procedure[None]:
    """The higher die checks first; the units that it loses are gone when the other side looks."""
    german: tuple[int] = (0,)
    british: tuple[int] = (0,)
    while german == british:
        german = yield Roll(1, 6, "isolation-roll", "german", "german")
        british = yield Roll(1, 6, "isolation-roll", "british", "british")
    first = "german" if german > british else "british"
    g.note("isolation", "11.41", side=side_name(first), german=german[0], british=british[0])
    for side in (first, g.other(first)):
        for id_ in isolated(g, side):
            capture(g, id_)


@rule("11.41#3")
def isolated(g: State, side: str) -> tuple[str, ...]:
    """The units of a side on the map that have no line of communication."""
    rear = open_hexes(g, side)
    return tuple(id_ for id_ in g.on_map(side) if not has_line(g, g.units[id_].where, side, rear))


@rule("11.42#1", "11.42#2", "11.42#3")
def has_line(g: State, cell: Cell, side: str, rear: frozenset[Cell]) -> bool:
    """From this hex, whatever is in it, to the friendly edge; `rear` is what `open_hexes` found."""
    if cell in g.board.edge(g.setting.edges[side]):
        return True
    return not rear.isdisjoint(g.board.adjacent[cell])


@rule("11.42#1", "11.42#2", "11.42#3")
def open_hexes(g: State, side: str) -> frozenset[Cell]:
    """The hexes through which lines of communication run to the friendly edge: no enemy, no beaten zone of his."""
    adjacent = g.board.adjacent
    passable: frozenset[Cell] = g.setting.playable - enemy_hexes(g, side) - beaten_zone(g, g.other(side))
    reached = set(passable.intersection(g.board.edge(g.setting.edges[side])))
    waiting = list(reached)
    while waiting:
        for cell in adjacent[waiting.pop()]:
            if cell in passable and cell not in reached:
                reached.add(cell)
                waiting.append(cell)
    return frozenset(reached)


def enemy_hexes(g: State, side: str) -> set[Cell]:
    """The hexes with units of the other side."""
    enemy = g.other(side)
    return {cell for cell in g.at if g.in_hex(cell, enemy)}


def near_enemies(g: State, side: str) -> set[Cell]:
    """The hexes with units of the other side, and those next to them."""
    held = enemy_hexes(g, side)
    return held | {near for cell in held for near in g.board.adjacent[cell]}


@rule("11.42#4")
def beaten_zone(g: State, side: str) -> set[Cell]:
    """The hexes next to units of this side, except those that share their own hex with an enemy."""
    own = enemy_hexes(g, g.other(side))
    return {near for cell in own if not s03_units.is_contested(g, cell) for near in g.board.adjacent[cell]}


@rule("11.41#3", "11.531#3", "11.531#4")
def capture(g: State, id_: str) -> None:
    """Out of the campaign for good."""
    cell = g.units[id_].where
    g.note("captured", "11.41", **of_unit(g, id_), hex=g.board.name(cell))
    g.move_to(id_, CAPTURED, lost_to="isolation", ready=True, moving=False, inside=False, by_trench=False)
    s03_units.take_control(g, cell)
