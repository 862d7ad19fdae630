"""The railways as a graph: tracks between adjacent hexes, shortest ways over them, what hangs together."""

from __future__ import annotations

from collections.abc import Container, Iterable, Mapping
from enum import StrEnum
from functools import lru_cache
from itertools import pairwise
from types import MappingProxyType
from typing import NamedTuple

from grognard.engine.board import Board
from grognard.engine.hexes import OFF_MAP, Cell
from grognard.games.oao import boards

ALLIED_SINGLE_TRACK = "Abancourt - Eu - Abbeville"  # 7.7.2#2
BELGIEN = "Brussel - Liege"  # 25.4#1 18.6.4#4
KEPT_OPEN = "Abbeville - St.Omer"  # 18.3.1#4


class Net(StrEnum):
    """Which tracks count."""

    DOUBLE = "double"  # 7.7.2#1
    ALLIED = "allied"
    """Double track and the one single-track line that Allied transport may use."""  # 7.7.2#2
    ALL = "all"
    """Every track: what supply and Depots use."""  # 18.1#1


class Link(NamedTuple):
    """A stretch of railway between two adjacent hexes; the first is the lower cell."""

    a: Cell
    b: Cell
    track: str


Way = tuple[Cell, ...]
Around = tuple[tuple[tuple[Cell, int], ...], ...]


class Railways:
    """The RR lines of a map. A link is known by its number, its place in `links`."""

    def __init__(self, board: Board) -> None:
        tracks: dict[tuple[Cell, Cell], str] = {}
        for line in board.lines:
            for a, b in pairwise(line.path):
                if line.kind in boards.TRACKS:
                    tracks[min(a, b), max(a, b)] = line.kind
        self.board = board
        self.links = tuple(Link(a, b, track) for (a, b), track in sorted(tracks.items()))
        self.lines: Mapping[str, Way] = MappingProxyType(
            {line.extra["line"]: line.path for line in board.lines if line.kind not in boards.TRACKS}
        )
        """The lines that rules name, from end to end."""
        self._numbers = {link.a * board.size + link.b: i for i, link in enumerate(self.links)}
        self._nets = {net: self._compiled(net) for net in Net}
        self.cells = {
            net: frozenset(cell for cell in board.cells if around[cell]) for net, around in self._nets.items()
        }
        """The RR hexes of each net."""

    def _compiled(self, net: Net) -> Around:
        purple = self.lines.get(ALLIED_SINGLE_TRACK, ())
        allied = {(min(ends), max(ends)) for ends in pairwise(purple)}
        around: list[list[tuple[Cell, int]]] = [[] for _ in self.board.cells]
        for number, (a, b, track) in enumerate(self.links):
            counts = track == "double" or net is Net.ALL
            if counts or (net is Net.ALLIED and (a, b) in allied):
                around[a].append((b, number))
                around[b].append((a, number))
        return tuple(map(tuple, around))

    def link(self, a: Cell, b: Cell) -> int | None:
        """The number of the stretch between two hexes; None where no line crosses their hexside."""
        return self._numbers.get(min(a, b) * self.board.size + max(a, b))

    def track(self, a: Cell, b: Cell) -> str:
        """double, single or narrow; empty where no line crosses the hexside."""
        number = self.link(a, b)
        return "" if number is None else self.links[number].track

    def way(
        self,
        start: Cell,
        goal: Cell,
        net: Net = Net.DOUBLE,
        *,
        within: Container[Cell] | None = None,
        without: Container[Cell] = (),
        cut: Container[int] = (),
    ) -> Way | None:
        """The shortest way by rail, both ends included; None if there is none.

        It keeps to the hexes of `within`, if given, and avoids the hexes of `without` and the links of `cut`; its two
        ends must obey as well.
        """
        if not _open(start, within, without) or not _open(goal, within, without):
            return None
        before = self._spread((start,), net, within, without, cut, goal)
        if before[goal] == OFF_MAP and goal != start:
            return None
        way = [goal]
        while way[-1] != start:
            way.append(before[way[-1]])
        return tuple(reversed(way))

    def reached(
        self,
        starts: Iterable[Cell],
        net: Net = Net.ALL,
        *,
        within: Container[Cell] | None = None,
        without: Container[Cell] = (),
        cut: Container[int] = (),
    ) -> frozenset[Cell]:
        """Every RR hex that hangs together with one of these, themselves included, under the conditions of `way`."""
        begin = tuple(c for c in starts if self._nets[net][c] and _open(c, within, without))
        before = self._spread(begin, net, within, without, cut, OFF_MAP)
        return frozenset(cell for cell in self.cells[net] if before[cell] != OFF_MAP).union(begin)

    def components(
        self, net: Net = Net.ALL, *, without: Container[Cell] = (), cut: Container[int] = ()
    ) -> tuple[frozenset[Cell], ...]:
        """The parts of a net that hang together, the largest first."""
        left = {cell for cell in self.cells[net] if cell not in without}
        parts = []
        while left:
            part = self.reached((min(left),), net, without=without, cut=cut)
            parts.append(part)
            left -= part
        return tuple(sorted(parts, key=lambda part: (-len(part), min(part))))

    def _spread(
        self,
        starts: Iterable[Cell],
        net: Net,
        within: Container[Cell] | None,
        without: Container[Cell],
        cut: Container[int],
        goal: Cell,
    ) -> list[Cell]:
        """For each cell the one from which it was first reached; a start is reached from itself."""
        around = self._nets[net]
        before = [OFF_MAP] * self.board.size
        front = list(starts)
        for cell in front:
            before[cell] = cell
        for cell in front:
            for other, number in around[cell]:
                if before[other] != OFF_MAP or other in without or number in cut:
                    continue
                if within is not None and other not in within:
                    continue
                before[other] = cell
                if other == goal:
                    return before
                front.append(other)
        return before


def _open(cell: Cell, within: Container[Cell] | None, without: Container[Cell]) -> bool:
    return cell not in without and (within is None or cell in within)


@lru_cache(maxsize=8)
def railways_of(board: Board) -> Railways:
    """The railways of a board, compiled once."""
    return Railways(board)


def railways() -> Railways:
    """The railways of the campaign."""
    return railways_of(boards.board_of(boards.MAP))
