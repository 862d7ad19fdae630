"""15.0, 15.3, 15.5 Lines of Communications over the railways, supply lines over land, the paths of Isolation."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import NamedTuple

from grognard.engine.board import Board, Cell
from grognard.games.oao.boards import NEUTRAL, ground_of
from grognard.games.oao.counters import Depot, Nation, Train
from grognard.games.oao.counters_own import piece_of
from grognard.games.oao.counters_read import counters
from grognard.games.oao.rail import Net, Way, railways_of
from grognard.games.oao.reference_calendar import holds
from grognard.games.oao.reference_movement import supply
from grognard.games.oao.rules import s02_units, s03_zoc, s18_operational
from grognard.games.oao.rules.s07_bridges import hexside_cells
from grognard.games.oao.state import OFF_MAP, State

Hexes = frozenset[Cell]
Around = tuple[tuple[Cell, ...], ...]


# Lines of Communications


def supply_units(g: State, side: str, kind: type[Depot] | type[Train]) -> list[str]:
    """The Depots or the Corps Trains of a side on the map."""
    return [id_ for id_ in g.on_map(side) if isinstance(s02_units.piece(g, id_), kind)]


def locs(g: State, side: str, order: Sequence[str] = ()) -> dict[str, Way]:
    """The LOCs of all supply units of a side that have one, from their hexes to the map edge or base.

    Each hex of single track serves one army. The armies of `order` choose first, or those that their player has named
    in his Supply Phase; Depots go before Trains, and every army keeps to double track where it can.
    """  # 15.0#2 15.0#3
    return _traced(g, side, order).found


class _Traced(NamedTuple):
    found: dict[str, Way]
    taken: dict[Cell, str]
    """The hexes of single track in use, and by which army."""


def _traced(g: State, side: str, order: Sequence[str]) -> _Traced:
    usable, taken = passable_lines(g, side), dict[Cell, str]()
    found: dict[str, Way] = {}
    for id_ in _in_turn(g, side, order or _first_in_line(g, side)):
        army = g.units[id_].army
        way = _followed(_ways(g, side, army, usable, taken), g.units[id_].where)
        if way is not None:
            found[id_] = way
            taken |= dict.fromkeys(_single_track(g.board).intersection(way), army)
    return _Traced(found | _port_supply(g, side, found), taken)


def _first_in_line(g: State, side: str) -> tuple[str, ...]:
    return g.means[side].lines if side in g.means else ()


def _ways(g: State, side: str, army: str, usable: Hexes, taken: dict[Cell, str]) -> tuple[Cell, ...]:
    """For each RR hex the next one on the LOC of an army, beside the LOCs of the others."""
    ends = s18_operational.bases_of(g, army) or s18_operational.edges(g.board, side)
    foreign = frozenset(cell for cell, whose in taken.items() if whose != army)
    return _tree(g.board, usable - foreign, ends, s18_operational.cut(g, side))


@lru_cache(maxsize=8)
def _single_track(board: Board) -> Hexes:
    railways = railways_of(board)
    return railways.cells[Net.ALL] - railways.cells[Net.DOUBLE]


def loc_hexes(g: State, side: str, army: str) -> Hexes:
    """The hexes in which a supply unit of an army has a LOC beside those of the other armies."""  # 15.0#2 15.0#3
    ahead = _ways(g, side, army, passable_lines(g, side), _traced(g, side, ()).taken)
    return frozenset(cell for cell in railways_of(g.board).cells[Net.ALL] if ahead[cell] != OFF_MAP)


def rivals(g: State, side: str, order: Sequence[str]) -> tuple[str, ...]:
    """The armies that contend for single track beyond those of `order`: one that comes off without, and who has it."""
    traced = _traced(g, side, order)
    for id_ in (*supply_units(g, side, Depot), *supply_units(g, side, Train)):
        army = g.units[id_].army
        if id_ in traced.found or army in order:
            continue
        way = locs(g, side, (*order, army)).get(id_, ())
        holders = dict.fromkeys(traced.taken[cell] for cell in way if cell in traced.taken)
        others = tuple(each for each in holders if each not in order and each != army)
        if others:
            return (army, *others)  # C-46
    return ()


def _in_turn(g: State, side: str, order: Sequence[str]) -> list[str]:
    rank = {
        army: place for place, army in enumerate((*order, *(army for army in g.armies if army not in order)))
    }

    def place(id_: str) -> int:
        return rank.get(g.units[id_].army, len(rank))

    depots, trains = supply_units(g, side, Depot), supply_units(g, side, Train)
    return [*sorted(depots, key=place), *sorted(trains, key=place)]


def _port_supply(g: State, side: str, found: dict[str, Way]) -> dict[str, Way]:
    """One British Train in a Port has a LOC there: the first that has no other."""  # 23.4
    if side != "allied" or not holds("british_port_supply", g.gt):
        return {}
    ground = ground_of(g.board)
    for id_ in supply_units(g, side, Train):
        where = g.units[id_].where
        if id_ not in found and s02_units.piece(g, id_).nation == Nation.BRITISH and ground.port(where):
            return {id_: (where,)}
    return {}


def passable_lines(g: State, side: str) -> Hexes:
    """The operational RR hexes through which a LOC may pass: not in an EZOC unless a friendly unit is there."""
    lines = s18_operational.operational(g, side)  # GLOSS.loc
    watched = lines & s03_zoc.zone(g, g.other(side))
    return lines - {cell for cell in watched if not g.in_hex(cell, side)}


@lru_cache(maxsize=256)
def _tree(board: Board, usable: Hexes, ends: Hexes, broken: frozenset[int]) -> tuple[Cell, ...]:
    """For each RR hex the next one on its way to an end, over the least single track; an end leads to itself."""
    double = railways_of(board).cells[Net.DOUBLE]
    around = _tracks(board, broken)
    ahead = [OFF_MAP] * board.size
    level = [(end, end) for end in sorted(ends & usable)]
    while level:
        later: list[tuple[Cell, Cell]] = []
        for cell, toward in level:  # it grows while double track leads on
            if ahead[cell] != OFF_MAP:
                continue
            ahead[cell] = toward
            for near in around[cell]:
                if ahead[near] == OFF_MAP and near in usable:
                    (level if near in double else later).append((near, cell))
        level = later
    return tuple(ahead)


@lru_cache(maxsize=64)
def _tracks(board: Board, broken: frozenset[int]) -> Around:
    around: list[list[Cell]] = [[] for _ in board.cells]
    for number, (a, b, _) in enumerate(railways_of(board).links):
        if number not in broken:
            around[a].append(b)
            around[b].append(a)
    return tuple(map(tuple, around))


def _followed(ahead: tuple[Cell, ...], cell: Cell) -> Way | None:
    if ahead[cell] == OFF_MAP:
        return None
    way = [cell]
    while ahead[way[-1]] != way[-1]:
        way.append(ahead[way[-1]])
    return tuple(way)


# supply lines over land


def farthest(g: State) -> int:
    """The longest range of any supply source."""
    return _farthest(tuple(g.setting.counters.values()))


@lru_cache(maxsize=64)
def _farthest(own: tuple[str, ...]) -> int:
    pieces = (*counters().units.values(), *(piece_of(key) for key in own))
    backs = [each.back.range for each in pieces if isinstance(each, Depot | Train)]
    return max(supply().railway, supply().fortress2, *backs)


@lru_cache(maxsize=8)
def _neighbours(board: Board) -> Around:
    """The hexes to which a path can lead from a hex: no sea, no neutral country."""  # 15.3#2
    country = ground_of(board).country
    return tuple(tuple(n for n in board.adjacent[c] if country[n] not in NEUTRAL) for c in board.cells)


@lru_cache(maxsize=64)
def _open_hexsides(board: Board, damaged: frozenset[str]) -> Around:
    """The neighbours to which a supply line can go on: not over Mountain Ridges and unbridged Grand Rivers."""
    ground = ground_of(board)
    gone = {hexside_cells(board, name) for name in damaged}
    gone |= {(b, a) for a, b in gone}

    def ends_line(a: Cell, b: Cell) -> bool:
        side = ground.hexside(a, b)
        bridged = side.bridge and (a, b) not in gone  # 7.1.4a#2
        return side.ridge or (side.river == "grand_river" and not bridged)  # 15.3.2

    return tuple(
        tuple(n for n in near if not ends_line(c, n))
        for c, near in zip(board.cells, _neighbours(board), strict=True)
    )


class Lines:
    """All that supply lines of a side depend on; a position that changes needs a new one."""  # GLOSS.supply_line

    def __init__(self, g: State, side: str, order: Sequence[str] = ()) -> None:
        self.g, self.side = g, side
        self.loc = locs(g, side, order)
        self.railways = s18_operational.operational(g, side)
        self.linked_to_france = s18_operational.linked_to_france(g) if side == "allied" else self.railways
        enemy = g.other(side)
        self._closed = frozenset(c for id_ in g.on_map(enemy) for c in g.hexes_of(id_))  # 15.3.1
        self._shared = frozenset(c for c in self._closed if g.in_hex(c, side))  # 15.3.1#2
        self._doubtful = self._watched(s03_zoc.zone(g, enemy))
        self._neighbours = _neighbours(g.board)
        self._open = _open_hexsides(g.board, frozenset(g.bridges))
        self._reached: dict[Cell, dict[Cell, int]] = {}
        self.depots = tuple(supply_units(g, side, Depot))
        self.trains = tuple(supply_units(g, side, Train))

    def _watched(self, zone: Hexes) -> dict[Cell, frozenset[str]]:
        """The EZOC hexes without a friendly unit, and the friendly units whose ZOCs cover them."""
        g, near = self.g, s03_zoc.around(self.g.board)
        held = {c for id_ in g.on_map(self.side) for c in g.hexes_of(id_)}
        found: dict[Cell, set[str]] = {cell: set() for cell in zone - held - self._closed}
        for id_ in s03_zoc.projecting(g, self.side):
            for cell in g.hexes_of(id_):
                for other in near[cell]:
                    if other in found:
                        found[other].add(id_)
        return {cell: frozenset(units) for cell, units in found.items()}

    def reach(self, cell: Cell) -> dict[Cell, int]:
        """The hexes from which a supply line comes to a hex, and how long it is."""  # 15.3#1
        if cell not in self._reached:
            own = frozenset(self.g.in_hex(cell, self.side))  # 15.3.1#1 3.3.2#1
            self._reached[cell] = self._spread((cell,), farthest(self.g), own, self._open)
        return self._reached[cell]

    def ways_out(self, id_: str) -> dict[Cell, int]:
        """The hexes to which a unit has a path that saves it from Isolation, and how far they are."""  # 15.5#2 3.3.2#2
        return self._spread(self.g.hexes_of(id_), supply().isolation, frozenset(), self._neighbours)

    def at_any_length(self, id_: str) -> dict[Cell, int]:
        """The hexes from which a supply line of any length comes to a unit."""  # 23.2#3
        cell = self.g.units[id_].where
        return self._spread((cell,), self.g.board.size, frozenset(self.g.in_hex(cell, self.side)), self._open)

    def _spread(
        self, starts: Iterable[Cell], limit: int, own: frozenset[str], beyond: Around
    ) -> dict[Cell, int]:
        """Distances from some hexes, over hexes that EZOCs do not close to lines for which ZOCs of `own` do not count.

        Lines are followed from their end: its last hexside may be one that ends the line, the others are those of
        `beyond`.
        """
        found = dict.fromkeys(starts, 0)
        front, around = list(found), self._neighbours
        for distance in range(1, limit + 1):
            ahead = []
            for cell in front:
                for near in around[cell]:
                    if near in found:
                        continue
                    if near in self._closed:
                        if near in self._shared:
                            found[near] = distance  # it begins beside a Fortress, and passes none
                        continue
                    friends = self._doubtful.get(near)
                    if friends is not None and friends <= own:
                        continue
                    found[near] = distance
                    ahead.append(near)
            front, around = ahead, beyond
            if not front:
                break
        return found
