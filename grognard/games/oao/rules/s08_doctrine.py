"""8.4 Poor Cavalry Doctrine."""

from __future__ import annotations

from grognard.engine.board import Cell
from grognard.engine.reasons import Reason, because
from grognard.engine.rulebook import rule
from grognard.games.oao.reference_calendar import events, holds
from grognard.games.oao.rules import s02_units, s03_zoc
from grognard.games.oao.rules.words import hex_name
from grognard.games.oao.state import State

DOCTRINE = "poor_cavalry_doctrine"


@rule("8.4")
def kept_back(g: State, id_: str, cell: Cell) -> Reason | None:
    """Why cavalry may not enter a hex in a Counter Movement Phase: infantry has its ZOC there."""
    if g.phase != "counter_movement" or not holds(DOCTRINE, g.gt) or not s02_units.kind_of(g, id_).cavalry:
        return None
    enemy = g.other(g.units[id_].side)
    for near in s03_zoc.around(g.board)[cell]:
        for other in g.in_hex(near, enemy):
            if _is_infantry_formation(g, other):
                return because("8.4", "why-not-doctrine", hex=hex_name(g, cell), last=events()[DOCTRINE].last)
    return None


def _is_infantry_formation(g: State, id_: str) -> bool:
    return (
        s02_units.is_formation(g, id_) and s02_units.kind_of(g, id_).infantry and s02_units.has_zone(g, id_)
    )
