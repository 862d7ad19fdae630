"""Entering and leaving a hex by whatever means: Mines, Wire under Tanks, Gas, control."""

from __future__ import annotations

from grognard.engine.board import Cell
from grognard.engine.procedure import Procedure, procedure
from grognard.engine.rulebook import rule
from grognard.games.gwc.rules import (
    f128_mines,
    o23_tanks,
    s03_formations,
    s07_victory,
    s08_stacking,
    s98_strategy,
    t99_terrain,
)
from grognard.games.gwc.rules.words import hex_name, name
from grognard.games.gwc.state import State

ENTRY = {"advance": "O16.1", "retreat": "O26.3", "place": "E56"}
"""The rule by which a hex is entered otherwise than by a move."""


@rule("F128.1#1", "F128.2#5", "F131.2#2", "O26.3.3")
@procedure
def enter_hex(g: State, ids: tuple[str, ...], cell: Cell, manner: str) -> Procedure[bool]:
    """Formations that go together enter a hex; `manner` is move, advance, retreat or place. True if any did.

    Mines that they leave strike first, and what that sets off may close the way; then a Tank checks before all else;
    Gas and Mines of the new hex follow.
    """
    start, side = g.formations[ids[0]].cell, g.formations[ids[0]].side
    met = bool(g.in_hex(cell, g.other(side)))
    if manner != "place":
        yield from f128_mines.strike(g, ids, start, leaving=True)
    going = tuple(
        id_ for id_ in still_in(g, ids, start) if not shut(g, id_, cell, met or manner == "advance")
    )
    if not going:
        if still_in(g, ids, start):
            g.note("way-closed", "F128.1", hex=hex_name(g, cell))
        return False
    for id_ in going:
        g.move_to(id_, cell)
    if manner != "move":  # a move announces each step with its MP
        names = [name(g, id_) for id_ in going]
        g.note("entered", ENTRY[manner], names=names, units=list(going), hex=hex_name(g, cell))
    s07_victory.occupy(g, start)
    s07_victory.occupy(g, cell)  # 7.3.1#2
    if manner in ("move", "advance"):
        for tank in (id_ for id_ in going if s03_formations.is_tank(g, id_)):
            yield from o23_tanks.tank_enters(g, tank, start, cell)
    if manner != "place":
        yield from breathe(g, still_in(g, going, cell), cell)
        struck = still_in(g, going, cell)
        if struck:
            yield from f128_mines.strike(g, struck, cell, leaving=False)
    return True


@rule("T100#5", "8.2.1", "O23.4#1", "O26.3.4#1")
def shut(g: State, id_: str, cell: Cell, may_meet: bool) -> bool:
    """What happened while Mines were left has closed the hex: it burns, holds a Tank, or enemies not met before."""
    side = g.formations[id_].side
    if t99_terrain.is_impassable(g, cell) or (not may_meet and g.in_hex(cell, g.other(side))):
        return True
    return s03_formations.is_tank(g, id_) and s08_stacking.has_tank(g, cell, side)


def still_in(g: State, ids: tuple[str, ...], cell: Cell) -> tuple[str, ...]:
    """Those of a list that are in the hex."""
    return tuple(id_ for id_ in ids if id_ in g.formations and g.formations[id_].cell == cell)


@rule("T107.1#1", "T107.1#2")
@procedure
def breathe(g: State, ids: tuple[str, ...], cell: Cell) -> Procedure[None]:
    """Gas Suppresses those who enter it together, and breaks those of them who were Suppressed already."""
    if cell not in g.gas:
        return
    choking = tuple(
        id_ for id_ in ids if g.formations[id_].suppressed and not has_masks(g, g.formations[id_].side)
    )
    for id_ in ids:
        s07_victory.suppress(g, id_, "T107.1")
    yield from s07_victory.strike(g, choking, "gas")


@rule("S98.3.3#1", "S98.4.1", "S98.5.1")
def has_masks(g: State, side: str) -> bool:
    """The side has Anti-Gas Strategy face up: Gas breaks none of its Formations."""
    return s98_strategy.reminds(g, side, "anti-gas")


@rule("7.2.1#1", "F128.1#1")
@procedure
def exit_hex(g: State, ids: tuple[str, ...]) -> Procedure[None]:
    """Formations that go together leave the map, through Mines if they lie there."""
    start = g.formations[ids[0]].cell
    yield from f128_mines.strike(g, ids, start, leaving=True)
    for id_ in still_in(g, ids, start):
        yield from s07_victory.exit_map(g, id_)
