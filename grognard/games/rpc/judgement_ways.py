"""Ways over the printed map: what each step takes, what stops it, and how far a decisive hex draws."""

from __future__ import annotations

from functools import lru_cache
from heapq import heappop, heappush
from math import log

from grognard.engine.board import Board, Cell

FADE = 0.9
"""What is left of the pull of a hex at a distance of one more."""
WIRE, STREAM, WOODS, BOG = 1.5, 1.0, 0.8, 0.6
"""By how many hexes a hexside or hex delays: the formation that wire breaks, lost checks, bog checks."""

Sources = tuple[tuple[Cell, float], ...]
"""Hexes that draw, and how strongly."""
UNDER_WATER = ""
"""What stands for a stream where otherwise the name of a wired hexside does."""


@lru_cache(maxsize=32)
def _ways(
    board: Board, playable: frozenset[Cell], *, armour: bool
) -> tuple[tuple[tuple[Cell, float, str], ...], ...]:
    """For every hex those from which it can be entered, what that takes, and the name of the side if it is wired."""
    trench, wire = board.on_line["trench"], {} if armour else wired(board)
    found = []
    for cell in board.cells:
        into = []
        for origin in board.adjacent[cell] if cell in playable else ():
            side = board.side(origin, cell)
            if "blue" in side or origin not in playable:
                continue
            cost = 1.0 + STREAM * ("stream" in side and "bridge" not in side)
            cost += WOODS * ("green" in side and not board.linked("road", origin, cell))
            cost += BOG * (armour and cell in trench)
            into.append((origin, cost, wire.get((origin, cell), "")))
        found.append(tuple(into))
    return tuple(found)


@lru_cache(maxsize=32)
def ways_from(board: Board, playable: frozenset[Cell]) -> tuple[tuple[Cell, ...], ...]:
    """For every hex those that can be entered from it."""
    return tuple(
        tuple(n for n in board.adjacent[cell] if n in playable and "blue" not in board.side(cell, n))
        for cell in board.cells
    )


@lru_cache(maxsize=32)
def wired(board: Board) -> dict[tuple[Cell, Cell], str]:
    """The pairs of hexes with wire between them, and the name of the side."""
    return {
        (a, b): "/".join(sorted((board.name(a), board.name(b))))
        for a in board.cells
        for b in board.adjacent[a]
        if "wire" in board.side(a, b)
    }


@lru_cache(maxsize=512)
def pulls(
    board: Board,
    playable: frozenset[Cell],
    sources: Sources,
    breaches: frozenset[str] | None,
) -> tuple[float, ...]:
    """The pull of the strongest source on every hex; `breaches` is None for those whom wire does not stop."""
    ways = _ways(board, playable, armour=breaches is None)
    far = [1e9] * len(board.cells)
    heap: list[tuple[float, Cell]] = []
    for cell, weight in sources:
        if weight > 0:
            far[cell] = min(far[cell], log(weight) / log(FADE))
            heappush(heap, (far[cell], cell))
    while heap:
        cost, cell = heappop(heap)
        if cost > far[cell]:
            continue
        for origin, step, wire in ways[cell]:
            total = cost + step
            if wire and breaches is not None and wire not in breaches:
                total += WIRE
            if total < far[origin]:
                far[origin] = total
                heappush(heap, (total, origin))
    return tuple(FADE**cost if cost < 1e8 else 0.0 for cost in far)


@lru_cache(maxsize=32)
def barriers(board: Board) -> tuple[dict[Cell, str], ...]:
    """For every hex those next to it behind a stream or wire, which end a move: UNDER_WATER, or the side's name."""
    names = wired(board)
    found: list[dict[Cell, str]] = []
    for cell in board.cells:
        sides = {near: board.side(cell, near) for near in board.adjacent[cell]}
        wet = {near for near, side in sides.items() if "stream" in side and "bridge" not in side}
        found.append(
            {
                near: UNDER_WATER if near in wet else names[cell, near]
                for near in sides
                if near in wet or (cell, near) in names
            }
        )
    return tuple(found)


@lru_cache(maxsize=32)
def covered(board: Board) -> frozenset[Cell]:
    """The hexes whose printed ground gives cover in the open: villages, craters, thick woods."""
    return frozenset(
        cell
        for cell in board.cells
        if board.terrain[cell] in ("village", "crater") or board.extra[cell].get("green_dot")
    )
