"""T110 Hills: levels, uphill steps, height in fire, crest lines and what hides behind them."""

from __future__ import annotations

from collections.abc import Iterable

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


@rule("T110.3.2#1", "T110.3.2#2", "T110.3.2#3", "T110.3.3")
def hill_between(
    board: Board, course: Crossing, low: int, high: int, observed_from_afar: bool
) -> list[Reason]:
    """What Hills do to a line that runs from its higher end (`course.start`) to its lower or equal one.

    `observed_from_afar`: the higher end is a Forward Artillery Observer, who needs no crest of his own.
    """
    found: list[Reason] = []
    needs_crest = high > low and not observed_from_afar
    for crossing in course.contours:
        level = board.contours[crossing.contour].level
        if crossing.rise == 0 or board.contours[crossing.contour].kind != "crest":
            continue
        if crossing.cells == (course.start,):
            needs_crest = needs_crest and not (crossing.rise < 0 and level >= high)  # T110.3.2#3
            continue
        between = [cell for cell in crossing.cells if cell not in (course.start, course.end)]
        blocks = level > high if high == low else level >= high  # T110.3.3 T110.3.2#2
        if between and blocks:
            rule_ = "T110.3.3" if level > high else "T110.3.2"
            found.append(because(rule_, "sight-hill", hex=board.name(between[0]), level=level))
    if needs_crest:
        found.insert(0, because("T110.3.2", "sight-no-crest", hex=board.name(course.start), level=high))
    return found
