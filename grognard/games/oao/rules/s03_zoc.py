"""3.3 Zones of Control."""

from __future__ import annotations

from functools import lru_cache

from grognard.engine.board import Board, Cell
from grognard.games.oao.boards import ground_of
from grognard.games.oao.rules import s02_units
from grognard.games.oao.state import State

Zone = frozenset[Cell]


def zone(g: State, side: str) -> Zone:
    """Every hex in the ZOC of a unit of this side."""
    held = set[Cell]()
    for unit in g.units.values():
        if unit.side == side and unit.where >= 0 and s02_units.projects(unit):
            held.add(unit.where)
            if unit.other >= 0:
                held.add(unit.other)
    return _united(g.board, frozenset(held))


def projecting(g: State, side: str) -> list[str]:
    """The units of a side that have a ZOC."""  # 3.3#2 3.3#3
    return [id_ for id_ in g.on_map(side) if s02_units.has_zone(g, id_)]


def zone_of(g: State, id_: str) -> Zone:
    """The ZOC of a unit: the six hexes around it, eight for a Two-Hex Unit."""  # 3.3#1
    if not s02_units.has_zone(g, id_):
        return frozenset()
    held = g.hexes_of(id_)
    return frozenset(near for cell in held for near in around(g.board)[cell] if near not in held)


def is_watched(g: State, side: str, cell: Cell) -> bool:
    """Whether a hex is in an EZOC of this side: asked of one hex, without the zone of all units."""
    enemy, reaches, units = g.other(side), around(g.board), g.units
    for near in g.board.adjacent[cell]:
        for id_ in g.at.get(near, ()):
            if units[id_].side == enemy and cell in reaches[near] and s02_units.projects(units[id_]):
                return True
    return False


@lru_cache(maxsize=4096)
def _united(board: Board, held: frozenset[Cell]) -> Zone:
    near = around(board)
    return frozenset(cell for each in held for cell in near[each])


@lru_cache(maxsize=8)
def around(board: Board) -> tuple[tuple[Cell, ...], ...]:
    """For every hex those into which a ZOC extends from it: not across a Mountain Ridge; the sea is no hex."""  # 3.3.1
    ground = ground_of(board)
    return tuple(
        tuple(near for near in board.adjacent[cell] if not ground.hexside(cell, near).ridge)
        for cell in board.cells
    )
