"""3.4.1 The Front Line of an army, and the Adjoining Fronts that armies form side by side.

The rulebook describes the line with a picture; this is how it is drawn here (C-51). Only the hexes of Infantry
Formations count, and two of them are linked if they are at most three hexes apart and the hexes between them may be
used. Of the groups so linked the largest is the main concentration. Each member faces the enemy's infantry, the near
ones above all; a member is covered if another one, or nearly straight ahead a Formation of another army, is in front of
it and nearer than any enemy. The members that are not covered, from left to right as the army faces, and those in
echelon beyond them are the line, with the shortest chain of links from each to the next. An army that is covered by
others altogether, like the garrison of Paris, has the line it would have alone.
"""

from __future__ import annotations

import heapq
import itertools
import math
from collections.abc import Iterable
from functools import lru_cache
from typing import NamedTuple

from grognard.engine.board import Board, Cell
from grognard.games.oao.boards import ground_of
from grognard.games.oao.counters import Type
from grognard.games.oao.rules import s02_units, s03_zoc
from grognard.games.oao.state import State

APART = 3  # 3.4.1#3 3.4.2#1
NOT_ARMIES = frozenset(("fr-GDT",))  # 3.4.2#6
COVERED, COVERED_BY_OTHERS = math.cos(math.radians(40)), math.cos(math.radians(20))
"""How nearly straight ahead another Formation must be to cover one, of the same army and of another."""
HALF_HEX = 0.87
AROUND = 6.0
"""Members so near, in units of the board, turn with each other."""
TOWARD = {"allied": (0.8, -0.6), "german": (-0.8, 0.6)}
"""Where the enemy is as long as none of his infantry is on the map."""

Vector = tuple[float, float]


class Front(NamedTuple):
    """A Front Line from left to right, as the army faces the enemy."""

    army: str
    group: tuple[Cell, ...]
    """The hexes of the main concentration."""
    line: tuple[Cell, ...]
    facings: tuple[Vector, ...]
    """Where the enemy is from each hex of the line."""
    facing: Vector


class Adjoining(NamedTuple):
    """Armies side by side and their common line."""  # 3.4.2#1

    armies: tuple[str, ...]
    line: tuple[Cell, ...]
    facings: tuple[Vector, ...]
    ends: frozenset[Cell]
    """The last members, beyond which no other army of the front stands."""  # 3.4.1#4


class Field(NamedTuple):
    """All that the Front Lines of a side depend on."""

    board: Board
    side: str
    armies: tuple[tuple[str, tuple[tuple[Cell, int], ...]], ...]
    """The hexes of each army's Infantry Formations, and how much stands there."""
    against: frozenset[Cell]
    """Where the enemy's Infantry Formations are, but for garrisons, which may be left behind."""
    fighting: frozenset[Cell]
    """Where his Combat units are."""
    enemies: frozenset[Cell]
    supplies: frozenset[Cell]
    held: frozenset[Cell]
    """Friendly occupied, or in a friendly ZOC."""


def fronts(g: State, side: str) -> dict[str, Front]:
    """The Front Lines of the armies of a side that have any Infantry Formation on the map."""
    return fronts_of(field(g, side))


def front(g: State, army: str) -> Front | None:
    side = "german" if army.startswith("de-") else "allied"
    return fronts(g, side).get(army)


def adjoining(g: State, side: str) -> tuple[Adjoining, ...]:
    """The Adjoining Fronts of a side, the one with most armies first."""
    return adjoining_of(field(g, side))


def line(g: State, side: str) -> frozenset[Cell]:
    """Every hex on a Front Line of this side."""
    return frozenset(cell for each in adjoining(g, side) for cell in each.line)


def counts(g: State, id_: str) -> bool:
    """Whether a unit is one that makes a Front Line: an Infantry Formation, not LOC, not on a train."""  # 3.4.1#1
    unit = g.units[id_]
    if unit.where < 0 or unit.mode in ("rail", "detraining") or not s02_units.is_formation(g, id_):
        return False
    return s02_units.kind_of(g, id_).infantry and s02_units.piece(g, id_).type != Type.LOC_INFANTRY


def field(g: State, side: str) -> Field:
    """What the lines of a side depend on, to be compared with what it was."""
    armies: dict[str, dict[Cell, int]] = {}
    for id_ in g.on_map(side):
        army = g.units[id_].army
        if army and army not in NOT_ARMIES and counts(g, id_):
            hexes = armies.setdefault(army, {})
            for cell in g.hexes_of(id_):
                hexes[cell] = hexes.get(cell, 0) + s02_units.eighths_in(g, id_)
    own = frozenset(cell for id_ in g.on_map(side) for cell in g.hexes_of(id_))
    against, fighting, enemies, supplies = _enemy(g, g.other(side))
    return Field(
        g.board,
        side,
        tuple((army, tuple(sorted(armies[army].items()))) for army in sorted(armies)),
        against,
        fighting,
        enemies,
        supplies,
        own | s03_zoc.zone(g, side),
    )


def _enemy(g: State, side: str) -> tuple[frozenset[Cell], ...]:
    against, fighting, enemies, supplies = set[Cell](), set[Cell](), set[Cell](), set[Cell]()
    for id_ in g.on_map(side):
        hexes, kind = g.hexes_of(id_), s02_units.kind_of(g, id_)
        enemies.update(hexes)
        if kind.category == "supply":
            supplies.update(hexes)
        if kind.combat:
            fighting.update(hexes)
        if counts(g, id_) and s02_units.piece(g, id_).type != Type.GARRISON:
            against.update(hexes)
    return frozenset(against), frozenset(fighting), frozenset(enemies), frozenset(supplies)


@lru_cache(maxsize=64)
def fronts_of(field: Field) -> dict[str, Front]:
    """The Front Lines by army."""
    links = Links(field)
    return {army: _front(field, links, army, dict(hexes)) for army, hexes in field.armies}


def _front(field: Field, links: Links, army: str, hexes: dict[Cell, int]) -> Front:
    group = _main_concentration(links, hexes)
    own = {cell: _toward(field, cell) for cell in group}
    ahead = _unit(sum(x for x, _ in own.values()), sum(y for _, y in own.values()), TOWARD[field.side])
    facing = {cell: _turned(field.board, cell, own, ahead) for cell in group}
    across = {cell: _across(centres(field.board)[cell], ahead) for cell in group}
    ranked = sorted(group, key=lambda cell: (across[cell], cell))
    others = [cell for other, hexes in field.armies if other != army for cell, _ in hexes]
    ours = [
        cell for cell in ranked if not _is_covered(field, cell, facing[cell], others, COVERED_BY_OTHERS)
    ] or ranked
    open_ = [cell for cell in ours if not _is_covered(field, cell, facing[cell], group, COVERED)] or ours[:1]
    joined = _join(links, group, _to_the_last(links, ours, open_, across))
    facings = tuple(_turned(field.board, cell, own, ahead) for cell in joined)
    return Front(army, group, joined, facings, ahead)


def _main_concentration(links: Links, hexes: dict[Cell, int]) -> tuple[Cell, ...]:
    """The group with the most divisions; of equal ones that with more hexes, then the first on the map."""  # 3.4.1#5
    groups, left = [], sorted(hexes)
    while left:
        group, grown = {left[0]}, [left[0]]
        while grown:
            here = grown.pop()
            more = [cell for cell in left if cell not in group and links.between(here, cell) is not None]
            group.update(more)
            grown += more
        groups.append(tuple(sorted(group)))
        left = [cell for cell in left if cell not in group]
    return max(groups, key=lambda group: (sum(hexes[cell] for cell in group), len(group), -group[0]))


def _to_the_last(
    links: Links, ranked: list[Cell], open_: list[Cell], across: dict[Cell, float]
) -> list[Cell]:
    """The line with the members in echelon beyond its ends, each linked to the one before."""  # 3.4.1#4
    line = list(open_)
    for outward in (-1, 1):
        for cell in ranked[::outward]:
            end = line[0] if outward < 0 else line[-1]
            if (across[cell] - across[end]) * outward > HALF_HEX and links.between(end, cell) is not None:
                line.insert(0 if outward < 0 else len(line), cell)
    return line


def _join(links: Links, group: tuple[Cell, ...], members: list[Cell]) -> tuple[Cell, ...]:
    """The members from left to right with the hexes between them; its ends are members."""  # 3.4.1#4
    joined = [members[0]]
    for a, b in itertools.pairwise(members):
        chain = _chain(links, group, frozenset(members), a, b)
        for here, there in itertools.pairwise(chain):
            joined += [*(links.between(here, there) or ()), there]
    return tuple(dict.fromkeys(joined))


def _chain(links: Links, group: tuple[Cell, ...], open_: frozenset[Cell], a: Cell, b: Cell) -> list[Cell]:
    """From one member to another by short links, through covered members only where there is no better way."""
    queue: list[tuple[int, Cell]] = [(0, a)]
    came, best = dict[Cell, Cell](), {a: 0}
    while queue:
        cost, here = heapq.heappop(queue)
        if here == b:
            break
        for there in group:
            if there != here and links.between(here, there) is not None:
                price = cost + links.board.distance(here, there) ** 2 + (0 if there in open_ else APART)
                if price < best.get(there, price + 1):
                    best[there], came[there] = price, here
                    heapq.heappush(queue, (price, there))
    chain = [b]
    while chain[-1] != a:
        chain.append(came[chain[-1]])
    return chain[::-1]


# Which hexes may join two members


class Links:
    """Which pairs of hexes are linked, and by which hexes between them."""

    def __init__(self, field: Field) -> None:
        self.board, self._field = field.board, field
        self._playable = ground_of(field.board).playable
        self._found: dict[tuple[Cell, Cell], tuple[Cell, ...] | None] = {}
        self._usable: dict[Cell, bool] = {}

    def between(self, a: Cell, b: Cell) -> tuple[Cell, ...] | None:
        """The hexes between two that are at most three apart, the shortest way; None if no way is allowed."""
        if self.board.distance(a, b) > APART:
            return None
        low, high = min(a, b), max(a, b)
        if (low, high) not in self._found:
            self._found[low, high] = self._way(low, high)
        found = self._found[low, high]
        return found if found is None or a == low else found[::-1]

    def _way(self, a: Cell, b: Cell) -> tuple[Cell, ...] | None:
        adjacent, held = self.board.adjacent, self._field.held
        if self.board.distance(a, b) <= 1:
            return ()
        ways: list[tuple[Cell, ...]] = []
        for first in filter(self.usable, adjacent[a]):
            if b in adjacent[first]:
                ways.append((first,))
            ways += [
                (first, second)
                for second in adjacent[first]
                if second != a and b in adjacent[second] and self.usable(second)
            ]
        return min(ways, key=lambda way: (len(way), sum(cell not in held for cell in way), way), default=None)

    def usable(self, cell: Cell) -> bool:
        """Not an enemy's hex, and not between enemy units and their supply unless held."""  # 3.4.1#2
        if cell not in self._usable:
            free = cell in self._playable and cell not in self._field.enemies
            self._usable[cell] = free and (cell in self._field.held or not self._cuts(cell))
        return self._usable[cell]

    def _cuts(self, cell: Cell) -> bool:
        """Whether it is on a shortest way from an enemy within five hexes to the supply unit nearest to him."""
        field, distance = self._field, self.board.distance
        for enemy in self.board.within(cell, 5):
            if enemy in field.fighting and field.supplies:
                far, source = min((distance(enemy, each), each) for each in field.supplies)
                if distance(enemy, cell) + distance(cell, source) == far and cell != source:
                    return True
        return False


# Where the enemy is


def _toward(field: Field, cell: Cell) -> Vector:
    """Toward the enemy's infantry; twice as far away counts a quarter."""
    points = centres(field.board)
    x, y = points[cell]
    ahead_x = ahead_y = 0.0
    for enemy in sorted(field.against):
        dx, dy = points[enemy][0] - x, points[enemy][1] - y
        far = math.hypot(dx, dy) or 1.0
        ahead_x, ahead_y = ahead_x + dx / far**3, ahead_y + dy / far**3
    return _unit(ahead_x, ahead_y, TOWARD[field.side])


def _turned(board: Board, cell: Cell, own: dict[Cell, Vector], ahead: Vector) -> Vector:
    """The mean of the members around and of the whole army, so that one enemy near turns nobody around."""
    points = centres(board)
    near = [own[other] for other in own if math.dist(points[cell], points[other]) <= AROUND]
    local = _unit(sum(dx for dx, _ in near), sum(dy for _, dy in near), ahead)
    return _unit(local[0] + ahead[0], local[1] + ahead[1], ahead)


def _unit(x: float, y: float, otherwise: Vector) -> Vector:
    length = math.hypot(x, y)
    return (x / length, y / length) if length > 1e-9 else otherwise


def _across(point: Vector, ahead: Vector) -> float:
    """How far to the right a point is for one who looks ahead; the second axis points down."""
    return point[1] * ahead[0] - point[0] * ahead[1]


def _is_covered(field: Field, cell: Cell, facing: Vector, others: Iterable[Cell], cosine: float) -> bool:
    """Whether one of these others stands in front of a member, nearer than any enemy."""
    points, enemy = centres(field.board), _nearest_enemy(field, cell)
    x, y = points[cell]
    for other in others:
        dx, dy = points[other][0] - x, points[other][1] - y
        ahead_of_it = dx * facing[0] + dy * facing[1]
        if ahead_of_it > 0 and (far := math.hypot(dx, dy)) < enemy and ahead_of_it > cosine * far:
            return True
    return False


def _nearest_enemy(field: Field, cell: Cell) -> float:
    points = centres(field.board)
    return min([math.dist(points[cell], points[each]) for each in field.against], default=math.inf)


@lru_cache(maxsize=8)
def centres(board: Board) -> tuple[Vector, ...]:
    """The centre of every hex."""
    return tuple(board.centre(cell) for cell in board.cells)


# Adjoining Fronts


@lru_cache(maxsize=64)
def adjoining_of(field: Field) -> tuple[Adjoining, ...]:
    """The Adjoining Fronts, the one with most armies first."""
    found = fronts_of(field)
    left, chains = list(found), []
    while left:
        chain = [left.pop(0)]
        for army in chain:
            chain += [other for other in left if _apart(field.board, found[army], found[other]) <= APART]
            left = [other for other in left if other not in chain]
        chains.append(_together(field, [found[army] for army in chain]))
    return tuple(sorted(chains, key=lambda each: (-len(each.armies), -len(each.line), each.armies)))


def _apart(board: Board, one: Front, two: Front) -> int:
    """How far apart the closest Formations of two armies are."""  # 3.4.2#1
    return min(board.distance(a, b) for a in one.group for b in two.group)


def _together(field: Field, parts: list[Front]) -> Adjoining:
    """The lines of armies, and the hexes between the closest members of those that adjoin."""
    links, facings = Links(field), dict[Cell, Vector]()
    for part in parts:
        facings |= dict(zip(part.line, part.facings, strict=True))
    for one, two in itertools.combinations(parts, 2):
        _, a, b = min((field.board.distance(a, b), a, b) for a in one.line for b in two.line)
        for cell in links.between(a, b) or ():
            facings.setdefault(cell, facings[a])
    ends = [
        cell
        for part in parts
        for cell in (part.line[0], part.line[-1])
        if not any(
            field.board.distance(cell, each) <= APART for two in parts if two != part for each in two.group
        )
    ]
    return Adjoining(
        tuple(part.army for part in parts), tuple(facings), tuple(facings.values()), frozenset(ends)
    )
