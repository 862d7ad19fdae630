"""Positions for tests: units in hexes of the real map."""

from __future__ import annotations

from typing import Any

from grognard.engine.board import Cell
from grognard.games.oao.boards import ground
from grognard.games.oao.counters_read import counters
from grognard.games.oao.state import OFF_MAP, Setting, State, Unit


def cell(name: str) -> Cell:
    return ground().cell(name)


def scene(units: dict[str, str], gt: int = 1, **state: Any) -> State:
    """A position with these units in these hexes; two hexes with a plus between them for a Two-Hex Unit."""
    g = State(setting=Setting(ground().board, "test", {}), gt=gt, **state)
    for id_, hexes in units.items():
        first, _, second = hexes.partition("+")
        found = counters().units[id_]
        g.units[id_] = Unit(id_, found.nation.side.value, OFF_MAP)
        g.move_to(id_, cell(first), cell(second) if second else OFF_MAP)
    return g
