"""18.2 RR Engineering: structures rebuilt, Railheads advanced and pulled back."""

from __future__ import annotations

from grognard.engine.board import Cell
from grognard.engine.rulebook import rule
from grognard.games.oao.boards import ground_of
from grognard.games.oao.rules import s03_control, s18_bottlenecks, s18_operational
from grognard.games.oao.rules.s18_operational import RED, YELLOW
from grognard.games.oao.rules.words import side_name
from grognard.games.oao.state import SIDES, State


@rule("4.2.4#1", "4.2.4#2")
def engineering_phase(g: State, side: str) -> None:
    """The steps of 4.2.4. Nothing in them is left to choose."""
    if side == SIDES[0]:
        s18_bottlenecks.new_reserve_corps(g)  # before anybody moves in this GT
    note_rebuilt(g, side)
    pull_back(g, side)
    advance(g, side)


@rule("18.4.3#1", "18.4.3#2", "18.5#1")
def note_rebuilt(g: State, side: str) -> None:
    """Structures whose GT has come are whole again; the German's makeshifts are noted in his own Player Turn."""
    for each in ground_of(g.board).structures:
        makeshift = each.colour == YELLOW
        owner = SIDES[1] if makeshift else SIDES[0]
        if each.rebuilt != g.gt or side != owner:
            continue
        if makeshift or g.demolished.get(s18_operational.key(each), g.gt + 1) <= g.gt:
            g.note("structure-bypassed" if makeshift else "structure-rebuilt", "18.4.3", name=each.name)


@rule("18.1.3#1", "18.1.3#2")
def pull_back(g: State, side: str) -> None:
    """A side's Railheads go back from lines in which enemies are, and from those behind the enemy's Front Lines."""
    gone = s18_operational.lost(g, side, _surely_behind(g, g.other(side)))
    for cell in gone:
        del g.operational[cell]
    if gone:
        g.note("railheads-back", "18.1.3", side=side_name(side), hexes=len(gone))


@rule("18.2#1", "18.2#2")
def advance(g: State, side: str) -> None:
    """Its Railheads go forward to the Front Lines of its armies; the GDT has none."""
    new = s18_operational.engineered(g, side, _surely_behind(g, side))
    for cell in new:
        g.operational[cell] = side
    g.operational = dict(sorted(g.operational.items()))
    if new:
        g.note("railheads-forward", "18.2", side=side_name(side), hexes=len(new))


def _surely_behind(g: State, side: str) -> frozenset[Cell]:
    """Behind the Front Lines of one side only; what is behind those of both stays as it is."""  # 3.4
    return s03_control.behind(g, side) - s03_control.behind(g, g.other(side))


@rule("18.1.3#2", "18.4.1#2")
def settle(g: State) -> None:
    """At the end of a phase lines behind the enemy's front are lost; where the German has been is kept in mind."""
    for side in SIDES:
        pull_back(g, side)
    for each in ground_of(g.board).structures:
        for cell in (each.a, each.b):
            if each.colour == RED and s03_control.controller(g, cell) == "german":
                g.was_german[cell] = True
