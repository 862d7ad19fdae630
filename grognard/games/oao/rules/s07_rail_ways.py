"""7.7.2, 7.7.3(2), 7.7.3(4) Where a unit may go by rail: the lines open to it, its destinations, its ways."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from grognard.engine.board import Board, Cell
from grognard.engine.hexes import Hex
from grognard.engine.reasons import Reason, because
from grognard.engine.rulebook import rule
from grognard.games.oao.boards import ground_of
from grognard.games.oao.rail import Net, Way, railways_of
from grognard.games.oao.reference_movement import movement
from grognard.games.oao.rules import (
    s07_rail_points,
    s08_bound,
    s18_bottlenecks,
    s18_operational,
    s18_sortie,
    s22_french,
    s23_british,
    s26_orders,
)
from grognard.games.oao.rules.s07_costs import playable
from grognard.games.oao.rules.words import hex_name
from grognard.games.oao.state import State

Hexes = frozenset[Cell]
RISK = (2, 3, 4, 5, 6)
"""How far a way may be asked to keep from enemies."""  # 7.7.3(4)#3


# near the enemy


def held(g: State, side: str) -> Hexes:
    """The hexes in which a side has units."""
    return frozenset(cell for id_ in g.on_map(side) for cell in g.hexes_of(id_))


def near_enemy(g: State, side: str, limit: int, *, camps: bool = False) -> Hexes:
    """The hexes less than so many hexes from any enemy; those of Fortified Camps count double if `camps`."""
    return _nearer(g.board, held(g, g.other(side)), limit, camps=camps)


@rule("7.7.3(2)#2")
@lru_cache(maxsize=64)
def _nearer(board: Board, begin: Hexes, limit: int, *, camps: bool) -> Hexes:
    """Hexes are counted as they are entered, over whatever lies between."""  # TERM.range C-40
    double = {board.hexes[cell] for cell in ground_of(board).camp_at} if camps else frozenset[Hex]()
    heavy = movement().rail.camp_hex
    rings: list[set[Hex]] = [
        {board.hexes[cell] for cell in begin},
        *(set[Hex]() for _ in range(limit + heavy)),
    ]
    done = set[Hex]()
    for far in range(limit):
        for at in rings[far] - done:
            done.add(at)
            for near in at.neighbours():
                if near not in done:
                    rings[far + (heavy if near in double else 1)].add(near)
    return frozenset(cell for cell in map(board.cell_at, done) if cell >= 0)


# the lines


@rule("7.7.2#1", "7.7.2#2", "18.1#2")
def net(side: str) -> Net:
    """Double track, and for the Allies one line besides."""
    return Net.ALLIED if side == "allied" else Net.DOUBLE


def usable(g: State, side: str) -> Hexes:
    """The operational RR hexes of a side within the area of play."""
    return s18_operational.operational(g, side) & playable(g.board, g.setting.area)


@rule("7.7.3(4)#1", "18.4.2#1", "18.5#2")
def connected(g: State, side: str, cell: Cell) -> Hexes:
    """The RR hexes to which a side can transport units from here."""
    mine, broken = usable(g, side), s18_operational.cut(g, side, transport=True)
    return railways_of(g.board).reached((cell,), net(side), within=mine, cut=broken)


# destinations


def destinations(g: State, id_: str, source: str) -> tuple[Cell, ...]:
    """The hexes that a unit may name as its destination, if it is paid for from here."""
    return tuple(cell for cell in _in_reach(g, id_, source) if _bound(g, id_, cell) is None)


def has_destination(g: State, id_: str, source: str) -> bool:
    return any(_bound(g, id_, cell) is None for cell in _in_reach(g, id_, source))


def _in_reach(g: State, id_: str, source: str) -> list[Cell]:
    unit = g.units[id_]
    found = connected(g, unit.side, unit.where) - {unit.where}
    found -= near_enemy(g, unit.side, movement().rail.destination_distance, camps=True)
    return sorted(found & s18_sortie.line(g) if source == s18_sortie.SORTIE else found)


def _bound(g: State, id_: str, cell: Cell) -> Reason | None:
    """What binds a unit to other places: its kind, its nation, and before it entrains the plan of its army."""
    if g.units[id_].mode != "rail" and (why := s26_orders.no_end(g, id_, cell)) is not None:
        return why  # 26.2.1
    chapters = (s08_bound.refused, s22_french.refused, s23_british.refused)
    return next((why for refused in chapters if (why := refused(g, id_, cell)) is not None), None)


@rule("7.7.3(2)#1", "7.7.3(2)#2", "7.7.3(4)#1", "18.6.4#4")
def no_destination(g: State, id_: str, source: str, cell: Cell) -> tuple[Reason, ...]:
    """Why a unit may not name a hex as its destination; nothing if it may."""
    unit, found, name = g.units[id_], list[Reason](), hex_name(g, cell)
    least = movement().rail.destination_distance
    if cell == unit.where or cell not in connected(g, unit.side, unit.where):
        found.append(because("7.7.3(4)", "rail-not-connected", hex=name))
    if cell in near_enemy(g, unit.side, least, camps=True):
        found.append(because("7.7.3(2)", "rail-destination-near", hex=name, hexes=least))
    if source == s18_sortie.SORTIE and cell not in s18_sortie.line(g):
        found.append(because("18.6.4", "rail-sortie-line", hex=name))
    bound = _bound(g, id_, cell)
    return (*found, bound) if bound is not None else tuple(found)


# ways


class Lines(NamedTuple):
    """What a way of a unit is looked for on."""

    start: Cell
    goal: Cell
    net: Net
    mine: Hexes
    broken: frozenset[int]
    shut: Hexes
    """Bottlenecks that have too little left for it."""


def lines(g: State, id_: str) -> Lines:
    unit = g.units[id_]
    return Lines(
        unit.where,
        unit.bound_for,
        net(unit.side),
        usable(g, unit.side),
        s18_operational.cut(g, unit.side, transport=True),
        frozenset(full(g, id_)) - {unit.where},
    )


def full(g: State, id_: str) -> dict[Cell, Reason]:
    """The bottlenecks that have too little left for a unit, and how little."""
    unit = g.units[id_]
    return s18_bottlenecks.closed(g, unit.side, s07_rail_points.cost(g, id_), sortie=unit.sortie)


@rule("7.7.3(4)#1", "7.7.3(4)#3", "18.6.2#2")
def ways(g: State, id_: str) -> tuple[Way, ...]:
    """The ways by rail to a unit's destination: the shortest, and detours around enemies and bottlenecks.

    Where every way leads into a bottleneck that is used up, it is gone as far as that.
    """
    on, side = lines(g, id_), g.units[id_].side
    first = _way(g, on, on.shut)
    if first is None:
        short = _stopped(g, on)
        return (short,) if short is not None else ()
    around = [on.shut | {cell} for cell in s18_bottlenecks.active(g, side) if cell in first[1:-1]]
    apart = [on.shut | near_enemy(g, side, hexes) for hexes in RISK]
    others = (_way(g, on, shunned - {on.start, on.goal}) for shunned in (*around, *apart))
    return tuple(dict.fromkeys((first, *(way for way in others if way is not None))))


def has_way(g: State, id_: str) -> bool:
    """Whether a unit can come nearer to its destination."""
    on = lines(g, id_)
    return _way(g, on, on.shut) is not None or _stopped(g, on) is not None


def _way(g: State, on: Lines, shunned: Hexes) -> Way | None:
    return railways_of(g.board).way(on.start, on.goal, on.net, within=on.mine, without=shunned, cut=on.broken)


def _stopped(g: State, on: Lines) -> Way | None:
    """The shortest way up to the first hex of it that is closed, if it leads anywhere."""
    way = _way(g, on, frozenset())
    if way is None:
        return None
    short = way[: next(place for place, cell in enumerate(way) if cell in on.shut)]
    return short if len(short) > 1 else None


@rule("7.7.5#5")
def is_cut_off(g: State, id_: str) -> bool:
    """Whether no line leads to a unit's destination any more; one that is merely crowded still does."""
    unit = g.units[id_]
    return unit.bound_for >= 0 and unit.bound_for not in connected(g, unit.side, unit.where)
