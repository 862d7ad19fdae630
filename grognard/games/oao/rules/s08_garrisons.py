"""8.6 Garrisons: the place to which they belong, and how far from it they may go."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from grognard.engine.board import Board, Cell, nearest
from grognard.engine.reasons import Reason, because
from grognard.engine.rulebook import rule
from grognard.games.oao import boards
from grognard.games.oao.boards import ground_of
from grognard.games.oao.counters import Artillery, Combat, Fortress
from grognard.games.oao.counters_own import piece_of
from grognard.games.oao.counters_read import counters
from grognard.games.oao.rules import s03_control
from grognard.games.oao.rules.words import hex_name, unit_name
from grognard.games.oao.state import State

PARIS = "Paris "
"""How the IDs of the garrisons of its districts begin."""  # 22.2.2#2


class Tether(NamedTuple):
    """The hexes of its city or camp, and how far from the nearest of them a garrison may go."""

    home: frozenset[Cell]
    limit: int
    rule: str


@rule("8.6", "8.6.1", "8.6.2#1", "8.6.4", "8.8.2", "2.3.5", "2.5.4")
def tether(g: State, id_: str) -> Tether | None:
    """What ties a garrison; None for other units, and if the enemy controls its city or camp."""
    found = printed(g.units[id_].counter)
    if found is None:
        return None
    home, enemy = home_of(g.board, found.camp), g.other(g.units[id_].side)
    if all(s03_control.controller(g, cell) == enemy for cell in home):
        return None
    if found.range is None:
        return Tether(home, 0, "8.6.1")
    return Tether(home, _reach(g, home, enemy, found.range), "8.6.2")


class Printed(NamedTuple):
    """What a counter says of its place: the name, and the number in the hexagon."""

    camp: str
    range: int | None


@lru_cache(maxsize=1024)
def printed(counter: str) -> Printed | None:
    """Whether a counter is that of a garrison."""
    found = piece_of(counter)
    if not isinstance(found, Combat | Artillery) or found.camp is None:
        return None
    return Printed(found.camp, found.garrison_range)


@rule("8.6.2#2")
def _reach(g: State, home: frozenset[Cell], enemy: str, number: int) -> int:
    """The number in the hexagon, and twice that while no enemy is so near to the place."""
    threatened = any(cell in g.at and g.in_hex(cell, enemy) for cell in _disc(g.board, home, number))
    return number if threatened else 2 * number


@lru_cache(maxsize=64)
def _disc(board: Board, home: frozenset[Cell], number: int) -> tuple[Cell, ...]:
    far = nearest(board, home)
    return tuple(cell for cell in board.cells if far[cell] <= number)


@rule("8.6", "22.2.2#2")
@lru_cache(maxsize=64)
def home_of(board: Board, camp: str) -> frozenset[Cell]:
    """The hexes of a camp, of a district of Paris, of a city, or of a Fortress that stands alone."""
    ground = ground_of(board)
    if camp in ground.camps:
        return ground.camps[camp].hexes
    if camp.startswith(PARIS):
        return ground.districts.get(camp.removeprefix(PARIS), frozenset())
    if camp in ground.places:
        return ground.places[camp]
    alone = (found for found in counters().units.values() if isinstance(found, Fortress))
    return frozenset(
        cell for found in alone if found.label == camp for cell in boards.printed(board, found.hex)
    )


# where it may be


@rule("8.6.1", "8.6.2#1", "8.6.2#3")
def refused(g: State, id_: str, cell: Cell) -> Reason | None:
    """Why a garrison may not enter a hex: it is too far from its place; if it is out there, no farther than now."""
    place = tether(g, id_)
    if place is None:
        return None
    far = nearest(g.board, place.home)
    if far[cell] <= max(place.limit, _began(g, id_, far)):
        return None
    return because(
        place.rule, "why-not-garrison", name=unit_name(g, id_), hex=hex_name(g, cell), most=place.limit
    )


@rule("8.6.2#3")
def no_end(g: State, id_: str, cell: Cell) -> Reason | None:
    """Why a garrison that is out of its range may not end its move in a hex: it is no nearer than before."""
    place = tether(g, id_)
    if place is None:
        return None
    far = nearest(g.board, place.home)
    before = _began(g, id_, far)
    if before <= place.limit or far[cell] < before:
        return None
    return because("8.6.2", "why-not-garrison-home", name=unit_name(g, id_), hex=hex_name(g, cell))


def _began(g: State, id_: str, far: tuple[int, ...]) -> int:
    """How far from its place it began the phase."""
    return min([far[cell] for cell in g.units[id_].began or g.hexes_of(id_)], default=0)


@rule("8.6.3")
def outside(g: State, id_: str, cell: Cell) -> int:
    """By how many hexes a garrison would be out of its range; it retreats where that is least."""
    place = tether(g, id_)
    return max(0, nearest(g.board, place.home)[cell] - place.limit) if place is not None else 0


def astray(g: State, id_: str) -> int:
    """By how many hexes a garrison is out of its range."""
    found = printed(g.units[id_].counter)
    if found is None or g.units[id_].where in home_of(g.board, found.camp):
        return 0
    return min([outside(g, id_, cell) for cell in g.hexes_of(id_)], default=0)
