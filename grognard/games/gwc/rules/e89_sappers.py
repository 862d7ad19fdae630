"""E89 Sappers: Wire is laid or lifted next to a Good Order Unit."""

from __future__ import annotations

from grognard.engine.board import Cell
from grognard.engine.procedure import Procedure, procedure
from grognard.engine.rulebook import rule
from grognard.games.gwc.cards import EventName
from grognard.games.gwc.registry import EVENTS
from grognard.games.gwc.rules import e56_choices, f125_fortifications, s08_stacking
from grognard.games.gwc.rules.words import hex_name
from grognard.games.gwc.state import State


@rule("E89")
@procedure
def sappers(g: State, side: str, _card: str) -> Procedure[None]:
    """The receiving player may choose a hex: its Wire is removed, or Wire is placed where none is."""
    cell: Cell | None = yield from e56_choices.choose_hex(
        g, side, "choose-sappers", work_hexes(g, side), "E89", may=True
    )
    if cell is None:
        return
    if g.fortifications.get(cell) == "wire":
        f125_fortifications.lift(g, cell)
        g.note("wire-removed", "E89", hex=hex_name(g, cell))
    else:
        f125_fortifications.lay(g, cell, "wire")
        g.note("wire-placed", "E89", hex=hex_name(g, cell))


def work_hexes(g: State, side: str) -> tuple[Cell, ...]:
    """The hexes without enemies next to a Good Order Unit in which there is Wire to remove or room for more."""
    units = e56_choices.good_order_units(g, side)
    near = sorted({cell for id_ in units for cell in g.board.adjacent[g.formations[id_].cell]})
    enemy = g.other(side)
    return tuple(cell for cell in near if not g.in_hex(cell, enemy) and can_work(g, cell))


def can_work(g: State, cell: Cell) -> bool:
    if g.fortifications.get(cell) == "wire":
        return True
    return g.available("wire") and s08_stacking.may_fortify(g, cell)


EVENTS[EventName.SAPPERS] = sappers
