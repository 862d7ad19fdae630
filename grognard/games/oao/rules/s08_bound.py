"""8.6, 8.7, 8.8 Garrisons, LOC units and artillery: where they may go, and what becomes of them alone."""

from __future__ import annotations

from functools import lru_cache

from grognard.engine.board import Cell
from grognard.engine.reasons import Reason
from grognard.engine.rulebook import rule
from grognard.games.oao.counters_own import piece_of
from grognard.games.oao.reference_units import kind
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
from grognard.games.oao.state import State

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
    for id_ in lonely(g):
        s06_losses.eliminate(g, id_, "8.7.1" if s08_loc.is_loc(g, id_) else "8.8.1")


def lonely(g: State) -> tuple[str, ...]:
    """Who is lost where he is."""
    return tuple(
        id_
        for id_, unit in g.units.items()
        if unit.where >= 0 and _may_be_lost(unit.counter) and _is_lost(g, id_)
    )


def _is_lost(g: State, id_: str) -> bool:
    if abroad(g, id_, g.units[id_].where) is not None:
        return True
    return not s08_loc.is_loc(g, id_) and is_exposed(g, id_)


@lru_cache(maxsize=1024)
def _may_be_lost(counter: str) -> bool:
    found = piece_of(counter)
    return kind(found.type.value).category == "artillery" or found.type in s08_loc.LOC


@rule("8.8.1#3")
def is_exposed(g: State, id_: str) -> bool:
    """Whether a gun is in an EZOC, with neither a Combat unit nor a Fortress with its exterior garrison in its hex.

    Guns on a train are another matter: their transport is interrupted.
    """  # 7.7.5#3
    unit = g.units[id_]
    if s03_stacking.is_railborne(g, id_) or any(
        _protects(g, each) for each in g.in_hex(unit.where, unit.side)
    ):
        return False
    return s03_zoc.is_watched(g, unit.side, unit.where)


def _protects(g: State, id_: str) -> bool:
    kind_ = s02_units.kind_of(g, id_)
    return kind_.combat or (kind_.category == "fortress" and not g.units[id_].turned)
