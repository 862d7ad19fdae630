"""T110 Hills: levels, uphill steps, height in fire, crest lines and what hides behind them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Protocol

from grognard.engine.board import Board, Cell
from grognard.engine.reasons import Modifiers, Reason, because
from grognard.engine.rulebook import rule
from grognard.engine.sight import Crossing
from grognard.games.gwc.state import State

HIGHEST = 4  # T110#1


@rule("T110#1", "T110.3.1#1")
def level_of(g: State, cell: Cell) -> int:
    """The level of a hex: that of its centre dot."""
    return g.board.level[cell]


@rule("T110.1", "T116#3")
def uphill(g: State, start: Cell, end: Cell) -> int:
    """The extra MP of a step up: 1, but none along a Road."""
    level = g.board.level
    return int(level[end] > level[start] and not g.board.linked("road", start, end))


@rule("T110.1.1#1")
def changes_level(g: State, start: Cell, end: Cell) -> bool:
    """A step crosses a contour line, up or down."""
    return g.board.level[start] != g.board.level[end]


@rule("T110.2#1", "T110.2#2")
def height(g: State, firers: Iterable[Cell], target: Cell) -> Modifiers:
    """-1 FP if some firing piece stands lower than the target, +1 if some stands higher; each once."""
    level = g.board.level
    levels = {level[cell] for cell in firers}
    modifiers = Modifiers()
    if any(here < level[target] for here in levels):
        modifiers = modifiers.plus(-1, "height-below", "T110.2")
    if any(here > level[target] for here in levels):
        modifiers = modifiers.plus(1, "height-above", "T110.2")
    return modifiers


# crest lines: the ground inside one is the Hill


class Heights(Protocol):
    """The ends of a line, the higher one first."""

    @property
    def first(self) -> Cell: ...
    @property
    def second(self) -> Cell: ...
    @property
    def high(self) -> int: ...
    @property
    def low(self) -> int: ...
    @property
    def observer_first(self) -> bool: ...


@rule("T110.3.2#1", "T110.3.2#2", "T110.3.2#3", "T110.3.3", "T110.3.1#2", "T110#2")
def hill_between(board: Board, course: Crossing, ends: Heights) -> list[Reason]:
    """What Hills do to a line traced from its higher end: no crest of its own, or a Hill in between.

    Looking up ends at the first crest of each level, which is the same line seen from its other end.
    """
    found: list[Reason] = []
    differ = ends.high > ends.low
    needs_crest = differ and not ends.observer_first
    for crossing in course.contours:
        contour = board.contours[crossing.contour]
        if crossing.rise == 0 or contour.kind != "crest":
            continue
        if crossing.cells == (ends.first,):
            needs_crest = needs_crest and not (crossing.rise < 0 and contour.level == ends.high)  # T110.3.2#3
            continue
        ends_free = (ends.first,) if differ else (ends.first, ends.second)  # T110.3.2#3: never again
        between = [cell for cell in crossing.cells if cell not in ends_free]
        if between and contour.level >= ends.high + (not differ):  # T110.3.2#2, T110.3.3 at equal height
            rule_ = "T110.3.2" if differ else "T110.3.3"
            found.append(because(rule_, "sight-hill", hex=board.name(between[0]), level=contour.level))
    if needs_crest:
        found.insert(0, because("T110.3.2", "sight-no-crest", hex=board.name(ends.first), level=ends.high))
    return found
