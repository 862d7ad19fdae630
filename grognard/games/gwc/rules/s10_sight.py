"""10 Line of sight: who sees whom, remembered for each map and for what lies on it."""

from __future__ import annotations

from functools import lru_cache

from grognard.engine.board import Board, Cell
from grognard.engine.rulebook import rule
from grognard.games.gwc.counters import TANKS
from grognard.games.gwc.rules.s10_line import SUNKEN, Line, Overlay, Sight, cells_on, ends
from grognard.games.gwc.rules.t99_chart import TERRAIN, printed
from grognard.games.gwc.state import State

OBSERVER_LEVEL = 2  # GLOSS.fao
MOST_VARIANTS = 64
BARE = frozenset(name for name, row in TERRAIN.items() if row.los == "clear" and name not in SUNKEN)
"""Ground that neither blocks nor hinders a view, nor lies below it."""

__all__ = ["Sight", "fao_cell", "sight", "sight_from_fao"]


class _Known:
    """What is known of one line: the verdict on the bare map, and those for what may lie on it.

    `shaped` are the hexes in which any marker changes what is seen; elsewhere a Shellhole changes nothing.
    """

    __slots__ = ("bare", "between", "both", "shaped", "variants")

    def __init__(self, board: Board, a: Cell, b: Cell, observer: bool) -> None:
        self.between = frozenset(cells_on(board.sight(a, b))) - {a, b}
        self.both = self.between | {a, b}
        ground = printed(board)
        self.shaped = {c for c in self.between if ground[c] not in BARE} | {
            c for c in (a, b) if ground[c] in SUNKEN
        }
        self.variants: dict[Overlay, Sight] = {}
        self.bare = _judge(board, a, b, observer, Overlay())


def _judge(board: Board, a: Cell, b: Cell, observer: bool, overlay: Overlay) -> Sight:
    level_a = OBSERVER_LEVEL if observer else board.level[a]
    return Line(board, ends(a, b, level_a, board.level[b], observer=observer), overlay).judge()


@lru_cache(maxsize=32)
def _lines(board: Board, observer: bool) -> dict[int, _Known]:  # noqa: ARG001  one table for each map
    return {}


@rule("10.1#1", "10.1#5", "10.1#7")
def sight(g: State, a: Cell, b: Cell) -> Sight:
    """The line of sight between two hexes, the same both ways."""
    board: Board = g.setting.board
    key = a * board.size + b if a < b else b * board.size + a
    known = _lines(board, False).get(key)
    if known is None:
        known = _lines(board, False)[key] = _Known(board, min(a, b), max(a, b), False)
    return _as_it_lies(g, known, a, b, False)


def _as_it_lies(g: State, known: _Known, a: Cell, b: Cell, observer: bool) -> Sight:
    """The verdict with the markers and Tanks that are on the line now."""
    terrain = () if g.terrain_markers.keys().isdisjoint(known.both) else _terrain(g, known)
    if (
        not terrain
        and (not g.gas or g.gas.keys().isdisjoint(known.both))
        and (not g.smoke or g.smoke.keys().isdisjoint(known.both))
        and (g.at.keys().isdisjoint(known.between) or not _tanks(g, known))
    ):
        return known.bare
    overlay = _overlay(g, known, terrain)
    found = known.variants.get(overlay)
    if found is None:
        if len(known.variants) >= MOST_VARIANTS:
            known.variants.clear()
        first, second = (a, b) if observer else (min(a, b), max(a, b))
        found = known.variants[overlay] = _judge(g.board, first, second, observer, overlay)
    return found


def _terrain(g: State, known: _Known) -> tuple[tuple[Cell, str], ...]:
    """The terrain markers that change what is seen along a line."""
    markers, shaped, between = g.terrain_markers, known.shaped, known.between
    return tuple(
        [
            (c, markers[c])
            for c in known.both
            if c in markers and (c in shaped or (c in between and markers[c] not in BARE))
        ]
    )


def _overlay(g: State, known: _Known, terrain: tuple[tuple[Cell, str], ...]) -> Overlay:
    """What lies on a line now."""
    gas, smoke, both = g.gas, g.smoke, known.both
    return Overlay(
        terrain,
        tuple(c for c in both if c in gas) if gas else (),
        tuple((c, smoke[c]) for c in both if c in smoke) if smoke else (),
        tuple(_tanks(g, known)),
    )


def _tanks(g: State, known: _Known) -> list[Cell]:
    """The hexes between the ends that hold a Tank of either side."""
    at, formations, counters = g.at, g.formations, g.setting.formations
    found = []
    for cell in known.between:
        if cell in at:
            for id_ in at[cell]:
                if counters[formations[id_].counter].kind in TANKS:
                    found.append(cell)
                    break
    return found


# Forward Artillery Observers


@rule("2.4#1", "2.4#2", "2.1#4")
def fao_cell(g: State, side: str) -> Cell:
    """The hex of a side's Forward Artillery Observer: the target symbol on its own map edge."""
    edge = g.board.edge(g.setting.edges[side])
    marked = (cell for cell in edge if g.board.extra[cell].get("observer"))
    return next(marked, edge[len(edge) // 2])


@rule("GLOSS.fao", "O19.2.1.1")
def sight_from_fao(g: State, side: str, b: Cell) -> Sight:
    """The line of sight from a side's Forward Artillery Observer, who stands at level 2, to a hex."""
    a, lines = fao_cell(g, side), _lines(g.board, True)
    key = a * g.board.size + b
    known = lines.get(key)
    if known is None:
        known = lines[key] = _Known(g.board, a, b, True)
    return _as_it_lies(g, known, a, b, True)
