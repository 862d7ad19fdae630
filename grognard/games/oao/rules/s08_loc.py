"""8.7 LOC units: away from the enemy and near to a Depot."""

from __future__ import annotations

from collections.abc import Iterable

from grognard.engine.board import Cell
from grognard.engine.reasons import Reason, because
from grognard.engine.rulebook import rule
from grognard.games.oao.boards import Country, ground_of
from grognard.games.oao.counters import Nation, Type
from grognard.games.oao.reference_movement import distances
from grognard.games.oao.rules import s02_units, s03_zoc
from grognard.games.oao.rules.words import hex_name, unit_name
from grognard.games.oao.state import State

LOC = (Type.LOC_INFANTRY, Type.LOC_CAVALRY)
SAMSON = "br-Samson"


def is_loc(g: State, id_: str) -> bool:
    return s02_units.piece(g, id_).type in LOC


@rule("8.7.1#1", "8.7.1#2", "8.7.1#5", "8.7.1#6")
def refused(g: State, id_: str, cell: Cell) -> Reason | None:
    """Why an LOC unit may not enter a hex in a move; a Fortress without its garrison does not keep it out."""
    if not is_loc(g, id_):
        return None
    return watched(g, id_, cell) or abroad(g, id_, cell) or too_far(g, id_, cell)


@rule("8.7.1#1")
def watched(g: State, id_: str, cell: Cell) -> Reason | None:
    """An EZOC keeps it out, friends in the hex or not."""
    if cell not in s03_zoc.zone(g, g.other(g.units[id_].side)):
        return None
    return because("8.7.1", "why-not-loc-zone", name=unit_name(g, id_), hex=hex_name(g, cell))


@rule("8.7.1#6")
def abroad(g: State, id_: str, cell: Cell) -> Reason | None:
    """Belgian LOC units stay in Belgium."""
    is_belgian = is_loc(g, id_) and s02_units.piece(g, id_).nation == Nation.BELGIAN
    if not is_belgian or ground_of(g.board).country[cell] == Country.BELGIUM:
        return None
    return because("8.7.1", "why-not-loc-abroad", name=unit_name(g, id_), hex=hex_name(g, cell))


# the leash


@rule("8.7.1#2", "8.7.1#3", "8.7.1#4")
def too_far(g: State, id_: str, cell: Cell) -> Reason | None:
    """A hex beyond the leash, to those who are not beyond it already; Samson is on none from Depots."""
    most, side = distances().loc_leash, g.units[id_].side
    if g.units[id_].name == SAMSON or near(g, depots(g, side), (cell,), most):
        return None
    if not near(g, depots(g, side), _began(g, id_), most):
        return None
    return because("8.7.1", "why-not-loc-depot", name=unit_name(g, id_), hex=hex_name(g, cell), most=most)


@rule("8.7.1#3", "8.7.1#4")
def no_end(g: State, id_: str, cell: Cell) -> Reason | None:
    """Why an LOC unit beyond its leash may not end its move here: it is no nearer to any Depot of its nation."""
    if not is_loc(g, id_) or g.units[id_].name == SAMSON:
        return None
    held, most, piece = _began(g, id_), distances().loc_leash, s02_units.piece(g, id_)
    if near(g, depots(g, g.units[id_].side), held, most):
        return None
    for depot in depots(g, g.units[id_].side, piece.nation):
        if g.board.distance(depot, cell) < min(g.board.distance(depot, each) for each in held):
            return None
    return because("8.7.1", "why-not-loc-nearer", name=unit_name(g, id_), hex=hex_name(g, cell), most=most)


def _began(g: State, id_: str) -> tuple[Cell, ...]:
    """Where it began the phase."""
    return g.units[id_].began or g.hexes_of(id_)


def depots(g: State, side: str, nation: Nation | None = None) -> tuple[Cell, ...]:
    """Where the Depots of a side are, or those of one nation."""
    return tuple(
        unit.where
        for id_, unit in g.units.items()
        if unit.side == side
        and unit.where >= 0
        and (found := s02_units.piece(g, id_)).type == Type.DEPOT
        and nation in (None, found.nation)
    )


def near(g: State, places: tuple[Cell, ...], cells: Iterable[Cell], most: int) -> bool:
    """Whether one of the cells is at most so far from one of the places."""
    return any(g.board.distance(cell, place) <= most for cell in cells for place in places)


# after combat


@rule("8.7.2")
def no_advance(g: State, units: tuple[str, ...], cell: Cell) -> Reason | None:
    """Why units may not advance into a hex: an EZOC is there, and all of them are LOC units."""
    if not units or not all(is_loc(g, id_) for id_ in units):
        return None
    if cell not in s03_zoc.zone(g, g.other(g.units[units[0]].side)):
        return None
    return because("8.7.2", "why-not-loc-advance", name=unit_name(g, units[0]), hex=hex_name(g, cell))
