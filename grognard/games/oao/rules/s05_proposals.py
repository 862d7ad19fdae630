"""5.1.1 Boundaries that the engine proposes: midway between the outermost Formations of neighbours.

From the middle of two Formations that are close to each other a leg leads to the enemy's Front Line and another to the
map's edge in the rear, each at most forty-five degrees from where the whole side faces. Of the closest pairs and their
legs those are chosen which cross no other boundary, leave the fewest units on the wrong side, reach an enemy's line and
are straight, in this order; the rear leg first, then the other. At last `s05_refined` shifts points a little.
"""

from __future__ import annotations

import itertools
import math

import numpy as np

from grognard.engine.board import Board, Cell
from grognard.games.oao.boards import ground_of
from grognard.games.oao.counters import Type
from grognard.games.oao.rules import s02_units, s03_front, s05_areas
from grognard.games.oao.rules.s03_front import TOWARD, Front, Vector, centres
from grognard.games.oao.rules.s05_areas import BELGIAN, GDT, PARIS
from grognard.games.oao.rules.s05_refined import refined
from grognard.games.oao.state import Boundary, State

TURNS = (0, -15, 15, -30, 30, -45, 45)
MIDDLES = 4
STEP = math.sqrt(3)
"""From hex to hex, in units of the board."""

Points = s05_areas.Points
Price = tuple[int, int, int, int]


def proposals(g: State, side: str) -> tuple[Boundary, ...]:
    """A boundary between each two neighbouring armies of a side, from left to right as they face the enemy."""
    fronts = s03_front.fronts(g, side)
    held = {army: _hexes(g, army, fronts) for army in s05_areas.in_play(g, side) if army != PARIS}
    ahead = facing(g, side)
    order = sorted(
        (army for army in held if held[army]), key=lambda army: _rank(g.board, army, held[army], ahead)
    )
    found, enemy = list[Boundary](), _at(g, s03_front.line(g, g.other(side)))
    for i, (left, right) in enumerate(itertools.pairwise(order)):
        sides = _Sides(g, enemy, frozenset(order[: i + 1]), frozenset(order[i + 1 :]), found[-1:])
        middles = _middles(g.board, held[left], held[right])
        found.append(Boundary(left, right, min(sides.best(middle, ahead) for middle in middles)[1]))
    return refined(g, side, tuple(found))


def facing(g: State, side: str) -> Vector:
    """Where all Front Lines of a side together face."""
    all_ = [each.facing for each in s03_front.fronts(g, side).values() if each.army != PARIS]
    x, y = sum(x for x, _ in all_), sum(y for _, y in all_)
    length = math.hypot(x, y)
    return (x / length, y / length) if length > 1e-9 else TOWARD[side]


def _hexes(g: State, army: str, fronts: dict[str, Front]) -> list[Cell]:
    """Where the army's infantry is, or else its other Formations, or else anything of it."""
    if army in fronts:
        return list(fronts[army].group)
    own = [id_ for id_, unit in g.units.items() if unit.army == army and unit.where >= 0]
    formations = [id_ for id_ in own if s02_units.is_formation(g, id_)]
    return sorted({g.units[id_].where for id_ in formations or own})


def _rank(board: Board, army: str, held: list[Cell], ahead: Vector) -> tuple[int, float]:
    """From left to right; the Belgians hold the left of all, and the GDT stands between them and the others."""
    points = [centres(board)[cell] for cell in held]
    across = sum(y * ahead[0] - x * ahead[1] for x, y in points) / len(points)
    return (0 if army == BELGIAN else 1 if army == GDT else 2), across


def _middles(board: Board, left: list[Cell], right: list[Cell]) -> list[Cell]:
    """The middles of the pairs of Formations that are closest to each other."""
    pairs = sorted((board.distance(a, b), a, b) for a in left for b in right)
    found = dict.fromkeys(s05_areas.line(board, (a, b))[far // 2] for far, a, b in pairs[: 3 * MIDDLES])
    return list(found)[:MIDDLES]


def _turned(ahead: Vector, degrees: float) -> Vector:
    cosine, sine = math.cos(math.radians(degrees)), math.sin(math.radians(degrees))
    return ahead[0] * cosine - ahead[1] * sine, ahead[0] * sine + ahead[1] * cosine


class _Sides:
    """What a new boundary is to part: all Formations and Trains to its left and to its right."""

    def __init__(
        self,
        g: State,
        enemy: frozenset[Cell],
        left: frozenset[str],
        right: frozenset[str],
        before: list[Boundary],
    ) -> None:
        self._board, self._centres = g.board, centres(g.board)
        self._playable, self._enemy = ground_of(g.board).playable, enemy
        self._left, self._right = self._places(g, left), self._places(g, right)
        self._before = before[0].points if before else None

    def _places(self, g: State, armies: frozenset[str]) -> Points:
        found = [
            self._centres[unit.where]
            for id_, unit in g.units.items()
            if unit.army in armies
            and unit.where >= 0
            and (s02_units.piece(g, id_).type == Type.TRAIN or s02_units.is_formation(g, id_))
        ]
        return np.array(found).reshape(-1, 2)

    def best(self, middle: Cell, ahead: Vector) -> tuple[Price, tuple[Cell, ...]]:
        """The best line through a middle, and what is wrong with it."""
        fore = {turn: self._reach(middle, _turned(ahead, turn), self._enemy) for turn in TURNS}
        back = {turn: self._reach(middle, _turned(ahead, turn + 180), frozenset()) for turn in TURNS}
        _, turned = min((self._price((fore[0], middle, back[turn]), 0, turn), turn) for turn in TURNS)
        price, chosen = min(
            (self._price((fore[turn], middle, back[turned]), turn, turned), turn) for turn in TURNS
        )
        return price, _points(fore[chosen], middle, back[turned])

    def _price(self, points: tuple[Cell, Cell, Cell], turn: int, back: int) -> Price:
        found = _points(*points)
        if len(found) < 2:
            return 1000, 1000, 1, 0
        line = self._at(found)
        wrong = (~s05_areas.on_first(self._left, line)).sum() + s05_areas.on_first(self._right, line).sum()
        bent = abs(turn - back) + abs(turn) + abs(back)
        return self._crossing(line), int(wrong), int(points[0] not in self._enemy), bent

    def _crossing(self, line: Points) -> int:
        """How many of a row of places along a line are on the wrong side of the boundary to its left."""
        if self._before is None:
            return 0
        places = np.concatenate([np.linspace(a, b, 20) for a, b in itertools.pairwise(line)])
        return int(s05_areas.on_first(places, self._at(self._before)).sum())

    def _at(self, cells: tuple[Cell, ...]) -> Points:
        return np.array([self._centres[cell] for cell in cells])

    def _reach(self, start: Cell, way: Vector, until: frozenset[Cell]) -> Cell:
        """The last hex from here in a direction: at the enemy's Front Line, or where the playable map ends."""
        here, home = start, self._board.hexes[start]
        for step in itertools.count(1):
            q = way[0] * STEP * step / 1.5
            cell = self._board.cell_at(s05_areas.rounded(home.q + q, home.r + way[1] * step - q / 2))
            if here in until or cell < 0 or cell not in self._playable:
                break
            here = cell
        return here


def _points(*points: Cell) -> tuple[Cell, ...]:
    return tuple(dict.fromkeys(points))


def _at(g: State, line: frozenset[Cell]) -> frozenset[Cell]:
    """The hexes at a Front Line."""
    return line | {near for cell in line for near in g.board.adjacent[cell]}
