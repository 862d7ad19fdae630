"""8.6, 8.7, 8.8 Garrisons, LOC units and artillery: where they may go, and what becomes of them alone."""

from __future__ import annotations

from grognard.engine.board import Cell
from grognard.engine.reasons import Reason
from grognard.engine.rulebook import rule
from grognard.games.oao.rules import (
    s02_units,
    s03_stacking,
    s03_zoc,
    s06_losses,
    s08_garrisons,
    s08_loc,
)
from grognard.games.oao.rules.s08_garrisons import outside
from grognard.games.oao.rules.s08_loc import abroad, no_advance
from grognard.games.oao.state import SIDES, State

__all__ = ["abroad", "left_alone", "no_advance", "no_end", "outside", "refused"]


def refused(g: State, id_: str, cell: Cell) -> Reason | None:
    """Why a unit that is bound to a place may not enter this hex in a move."""
    return s08_loc.refused(g, id_, cell) or s08_garrisons.refused(g, id_, cell)


def no_end(g: State, id_: str, cell: Cell) -> Reason | None:
    """Why a unit that is bound to a place, and out of its range, may not end its move in this hex."""
    return s08_loc.no_end(g, id_, cell) or s08_garrisons.no_end(g, id_, cell)


# what becomes of them


@rule("8.8.1#3", "8.7.1#6")
def left_alone(g: State) -> None:
    """Guns and HQs that an EZOC reaches and nobody protects are gone; so are Belgian LOC units outside Belgium."""
    for side in SIDES:
        zone = s03_zoc.zone(g, g.other(side))
        for id_ in g.on_map(side):
            where = g.units[id_].where
            if s02_units.kind_of(g, id_).category == "artillery":
                if where in zone and is_exposed(g, id_):
                    s06_losses.eliminate(g, id_, "8.8.1")
            elif abroad(g, id_, where) is not None:
                s06_losses.eliminate(g, id_, "8.7.1")


@rule("8.8.1#3")
def is_exposed(g: State, id_: str) -> bool:
    """Whether neither a Combat unit nor a Fortress with its exterior garrison shares the hex of a gun.

    Guns on a train are another matter: their transport is interrupted.
    """  # 7.7.5#3
    unit = g.units[id_]
    if s03_stacking.is_railborne(g, id_):
        return False
    return not any(
        s02_units.kind_of(g, other).combat
        or (s02_units.kind_of(g, other).category == "fortress" and not g.units[other].turned)
        for other in g.in_hex(unit.where, unit.side)
    )
