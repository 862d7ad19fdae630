"""18.6 RR Line Bottlenecks: which are active, what is left of them, who may still pass."""

from __future__ import annotations

from fractions import Fraction

from grognard.engine.board import Board, Cell
from grognard.engine.reasons import Reason, because
from grognard.engine.rulebook import rule
from grognard.games.oao.boards import printed
from grognard.games.oao.points import written
from grognard.games.oao.reference import HALVES
from grognard.games.oao.reference_calendar import events, inter_phase_after
from grognard.games.oao.reference_railway import Bottleneck, bottlenecks
from grognard.games.oao.rules.words import hex_name, side_name
from grognard.games.oao.state import State

LIEGE = "liege"
LATE = 6
"""The Inter-Phase in which the marker of Namur is placed."""  # 18.6.1#2


def left(g: State, side: str, cell: Cell) -> int | None:
    """The half RPs that a side may still send into a hex; None if no active bottleneck of its own is there."""
    found = _at(g, side).get(cell)
    if found is None:
        return None
    if cell in g.capacity:
        return g.capacity[cell]
    return found.capacity_on(g.gt) if _is_open(g, found) else None  # BK.capacity


def active(g: State, side: str) -> dict[Cell, int]:
    """The active bottlenecks of a side and the half RPs that are left of each."""
    known = {cell: left(g, side, cell) for cell in _at(g, side)}
    return {cell: halves for cell, halves in known.items() if halves is not None}


def _at(g: State, side: str) -> dict[Cell, Bottleneck]:
    return {cell: each for cell, each in _on(g.board).items() if each.side == side}


def _on(board: Board) -> dict[Cell, Bottleneck]:
    """The bottlenecks that the map has."""
    return {cell: each for each in bottlenecks().values() for cell in printed(board, each.hex)}


@rule("18.6.1#1", "18.6.1#2")
def _is_open(g: State, found: Bottleneck) -> bool:
    """Whether a bottleneck is active by the calendar alone; those of the French wait for a German near Creil."""
    is_late = any(inter_phase_after(turn) == LATE for turn in range(1, g.gt))
    return found.active == "start" or (found.active == "sixth inter-phase" and is_late)


@rule("18.6.2#2", "18.6.4#4")
def closed(g: State, side: str, halves: int, *, sortie: bool = False) -> dict[Cell, Reason]:
    """The bottlenecks that a unit of so many half RPs cannot enter: what is left never falls below zero."""  # C-60
    liege = printed(g.board, bottlenecks()[LIEGE].hex)
    return {
        cell: because("18.6.2", "rail-bottleneck", hex=hex_name(g, cell), left=points(there))
        for cell, there in active(g, side).items()
        if there < halves and not (sortie and cell in liege)
    }


@rule("18.6.2#1", "18.6.4#4")
def enter(g: State, side: str, cell: Cell, halves: int, *, sortie: bool = False) -> None:
    """A unit is transported into a hex: if it is a bottleneck, its marker is turned by the RPs that the unit costs."""
    there = left(g, side, cell)
    if there is None or (sortie and cell in printed(g.board, bottlenecks()[LIEGE].hex)):
        return
    assert there >= halves, f"{hex_name(g, cell)} has {there} halves left, not {halves}"
    g.capacity[cell] = there - halves
    g.note(
        "rail-bottleneck-used",
        "18.6.2",
        side=side_name(side),
        hex=hex_name(g, cell),
        left=points(there - halves),
    )


@rule("18.6.1#1")
def activate(g: State) -> None:
    """A German has come near Creil: the French markers are placed."""
    for cell, each in _on(g.board).items():
        if each.active == "creil":
            g.capacity.setdefault(cell, each.capacity_on(g.gt))
    g.note("rail-bottlenecks-active", "18.6.1", side=side_name("allied"))


@rule("18.6.1#2", "18.6.2#3", "4.3.2#2", "BK.capacity")
def inter_phase(g: State) -> None:
    """Markers return to full capacity; that of Namur is placed."""
    number = inter_phase_after(g.gt) or 0
    for cell, each in _on(g.board).items():
        placed = each.active == "sixth inter-phase" and number >= LATE
        if each.active == "start" or placed or cell in g.capacity:
            g.capacity[cell] = each.capacity_on(g.gt + 1)


@rule("18.6.3")
def new_reserve_corps(g: State) -> None:
    """As the GT of the New Reserve Corps begins, what is left of the German bottlenecks grows by as much again."""
    if g.gt != events()["new_reserve_corps"].first:
        return
    for cell, each in _on(g.board).items():
        if each.extra and cell in g.capacity:
            g.capacity[cell] += each.extra
    g.note("rail-bottlenecks-doubled", "18.6.3", side=side_name("german"))


def points(halves: int) -> str:
    """Half RPs as players write them: 3 1/2."""  # 7.7.1#3
    return written(Fraction(halves, HALVES))
