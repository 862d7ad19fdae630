"""What a map document may leave undrawn: a Building fills most of its hex, a crest runs just inside those of its Hill.

Sight looks at the artwork (T104, T110.3.1). The printed maps draw all of it; a position on a map of its own need not.
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from typing import Any

from shapely import LinearRing, Polygon
from shapely.geometry.polygon import orient
from shapely.ops import unary_union

from grognard.engine.board import Board, Cell
from grognard.engine.rulebook import rule

WALLS = 0.8
"""How far from the centre dot the corners of an undrawn Building lie."""
INSET, STEP = 0.07, 0.08
"""How far inside the hexes of a Hill its crest runs, and how much further for each level."""
CLOSED = 1.001
"""Hexes a trifle too large, so that no gap is left between neighbours."""


def with_artwork(board: Board) -> Board:
    """The board with an outline for every Building that has none, and crests if no contour is drawn at all."""
    buildings = list(undrawn_buildings(board))
    crests = [] if board.contours else list(undrawn_crests(board))
    if not buildings and not crests:
        return board
    document: dict[str, Any] = dict(board.document)
    document["outlines"] = [*document["outlines"], *buildings]
    document["contours"] = [*document["contours"], *crests]
    return Board.load(document)


def hexagon(board: Board, cell: Cell, size: float = 1.0) -> Polygon:
    """The hex around a centre dot in board units."""
    x, y = board.centre(cell)
    turns = (math.radians(60 * corner) for corner in range(6))
    return Polygon([(x + size * math.cos(turn), y + size * math.sin(turn)) for turn in turns])


def undrawn_buildings(board: Board) -> Iterator[dict[str, Any]]:
    drawn = [Polygon(outline.points) for outline in board.outlines if outline.kind == "building"]
    for cell in board.cells:
        whole = hexagon(board, cell)
        if "building" in board.terrain[cell].split("+") and not any(
            shape.intersection(whole).area for shape in drawn
        ):
            yield {"kind": "building", "points": points_of(hexagon(board, cell, WALLS).exterior)}


@rule("T110.3.1#2")
def undrawn_crests(board: Board) -> Iterator[dict[str, Any]]:
    """Closed lines around the ground of each level and above."""
    for level in range(min(board.level) + 1, max(board.level) + 1):
        hexes = [hexagon(board, cell, CLOSED) for cell in board.cells if board.level[cell] >= level]
        hill = unary_union(hexes).buffer(-INSET - STEP * level, join_style="mitre")
        for part in getattr(hill, "geoms", (hill,)):
            upright = orient(part)  # the higher ground lies on the right hand, y growing downward
            for ring in (upright.exterior, *upright.interiors):
                yield {"kind": "crest", "level": level, "closed": True, "points": points_of(ring)}


def points_of(ring: LinearRing) -> list[list[float]]:
    return [[round(x, 4), round(y, 4)] for x, y in ring.coords[:-1]]
