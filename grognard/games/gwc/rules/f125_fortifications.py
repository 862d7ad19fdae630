"""F125 to F131 Fortifications: the chart, Trenches, Wire, Mines and strongholds."""

from __future__ import annotations

from msgspec import Struct

from grognard.engine.board import Cell
from grognard.engine.chart import chart
from grognard.engine.rulebook import rule
from grognard.games.gwc.counters import TANKS
from grognard.games.gwc.state import State


class Fortification(Struct, frozen=True, gc=False):
    """A row of the chart."""

    name: str
    rule: str
    cover: int | None
    vulnerability: int
    downgrade: str


# fmt: off
FORTIFICATIONS = chart(Fortification, """
    name       rule  cover  vulnerability  downgrade
    blockhaus  F126      6             20  rubble
    foxholes   F127      3             18  shellhole
    mines      F128      -             18  shellhole
    pillbox    F129      5             20  rubble
    trench     F130      4             18  foxholes
    wire       F131      -             18  shellhole
""")
# fmt: on
# F125.1#1 F126#1 F126#2 F127#1 F127#2 F128 F129#1 F129#2 F130 F130.1 F131

STRONGHOLDS = frozenset({"pillbox", "blockhaus"})
TRENCHED = STRONGHOLDS | {"trench"}
MINE_FP = 6  # F128.2#1
MINE_FP_VEHICLES = 9  # F128.2#1
NO_WIRE = "no wire"
"""The effect of an Order in which Wire does not touch moving Units and Leaders."""  # S98.4.7#1 S98.5.6


# on the map and off it: a Fortification that is not the printed one of its hex is a marker of the countermix


def is_printed(g: State, cell: Cell) -> bool:
    """The Fortification in a hex is the one that the map shows there, and no marker."""
    shown: str | None = g.board.extra[cell].get("fortification")
    return g.fortifications[cell] == shown


@rule("F125.1#2", "F125.4#1")
def lay(g: State, cell: Cell, kind: str) -> None:
    """Put a Fortification in a hex."""
    g.fortifications[cell] = kind
    if not is_printed(g, cell):
        g.take(kind)


@rule("F125.2")
def lift(g: State, cell: Cell) -> str:
    """Remove the Fortification of a hex; its kind, or nothing if there was none."""
    marker = cell in g.fortifications and not is_printed(g, cell)
    kind = g.fortifications.pop(cell, "")
    if marker:
        g.put_back(kind)
    g.sole.pop(cell, None)
    return kind


@rule("F130.2#1")
def by_trench(g: State, id_: str, start: Cell, end: Cell) -> bool:
    """A Formation on foot steps along a Trench: to another one, to a Pillbox or Blockhaus, or back.

    It then pays 1 MP, and in the hex that it enters no Op Fire may be directed at it.  F130.2#2
    """
    first, second = g.fortifications.get(start, ""), g.fortifications.get(end, "")
    if "trench" not in (first, second) or first not in TRENCHED or second not in TRENCHED:
        return False
    return g.setting.formations[g.formations[id_].counter].kind not in TANKS


@rule("F131.1#1")
def in_wire(g: State, id_: str) -> bool:
    """Wire hampers the Formation, unless an effect frees those that move from it."""
    formation = g.formations[id_]
    if g.fortifications.get(formation.cell) != "wire":
        return False
    return not ignores_wire(g, id_)


@rule("S98.4.7#1", "S98.5.6")
def ignores_wire(g: State, id_: str) -> bool:
    """The Order in progress lifts Wire for the Units and Leaders that move in it."""
    order = g.order
    if not g.has_effect(NO_WIRE) or order is None or id_ not in order.group:
        return False
    return g.setting.formations[g.formations[id_].counter].kind not in TANKS


@rule("F126#3", "F129#3")
def melee_holder(g: State, cell: Cell) -> str | None:
    """The side that wins a tied Melee: the last one to be alone in a Pillbox or Blockhaus."""
    return g.sole.get(cell) if g.fortifications.get(cell) in STRONGHOLDS else None
