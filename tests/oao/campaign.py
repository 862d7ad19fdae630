"""The set-up of the whole campaign as a position."""

from __future__ import annotations

from functools import cache

from grognard.games.oao.boards import ground
from grognard.games.oao.counters_read import counters
from grognard.games.oao.oob import armies, setup, side_of
from grognard.games.oao.state import OFF_MAP, Army, Setting, State, Unit, clone


def campaign() -> State:
    """All units and armies of GT 1."""
    return clone(_campaign())


@cache
def _campaign() -> State:
    g = State(setting=Setting(ground().board, "test", {}))
    for id_, place in setup().items():
        side = counters().units[id_].nation.side.value
        g.units[id_] = Unit(id_, side, OFF_MAP, army=place.army or "", corps=place.corps or "")
        g.move_to(id_, ground().cell(place.hex))
    for army, display in armies().items():
        if display.exists(1) and not display.optional:
            g.armies[army] = Army(side_of(army).value)
    return g
