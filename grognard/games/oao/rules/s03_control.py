"""3.4 Hex control: what is behind the Front Lines, the Open Flank, and who controls a hex.

A hex is behind an Adjoining Front if from the nearest hex of its line it lies to the rear, at most sixty degrees from
straight back (thirty at the ends of the line), and ahead of none of the hexes of the line that are as near or one
farther, or if no enemy can come there without crossing such hexes or the lines. Beside the ends of a line, and in the
gaps between lines, nothing is behind. What is behind the lines of both sides is undecided: like every hex that is
behind neither, it stays with its last controller.

Where a line has turned round to face an enemy behind it, only what is near is behind it: a line gains what it passes
over (3.4#2), and in a phase it passes over no more hexes than infantry marches.

A line that closes an Open Flank parts what is behind from what is not between its ends, whatever the fronts say.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from grognard.engine.board import Board, Cell
from grognard.games.oao.boards import Country, ground_of, printed
from grognard.games.oao.rules import s03_front
from grognard.games.oao.rules.s03_front import Adjoining, Field
from grognard.games.oao.state import SIDES, State

HOMES = {
    Country.FRANCE: "allied",
    Country.BELGIUM: "allied",
    Country.GERMANY: "german",
    Country.LUXEMBURG: "german",
}
"""Whose a country is on 18 August 1914; Luxemburg is occupied, and no one may enter the others."""
REAR, REAR_OF_END = 0.5, 0.866
"""The cosines of sixty degrees and of thirty."""
SWEEP = 8
"""So far to the rear goes what is behind a line that has turned round: a long march, and the breadth of a link."""
ALONE = {"allied": "be-BELGIAN", "german": "de-BELGIEN"}  # 3.4.2#3
ANCHORS = {"allied": "09.25", "german": "48.20"}
"""Rouen and Brussels, where the lines of the Open Flank begin."""  # 3.4.2#4 3.4.2#5


class OpenFlank(NamedTuple):
    """The line that closes an Open Flank: from the anchor to the northernmost Formation in France."""  # 3.4.2#2

    anchor: Cell
    formation: Cell


class _Plane(NamedTuple):
    """All hexes of a board as arrays."""

    q: NDArray[np.int32]
    r: NDArray[np.int32]
    x: NDArray[np.float64]
    y: NDArray[np.float64]


def behind(g: State, side: str) -> frozenset[Cell]:
    """Every hex behind the Front Lines of a side, its members' own hexes included; all within a scenario's area."""
    found = _behind(s03_front.field(g, side))
    return found & g.setting.area if g.setting.area else found


def controller(g: State, cell: Cell) -> str | None:
    """Who controls a hex; None in a neutral country."""
    return g.control.get(cell) or HOMES.get(ground_of(g.board).country[cell])


def control(g: State) -> dict[Cell, str]:
    """What `State.control` becomes by the Front Lines of now."""  # 3.4#1
    ground, found = ground_of(g.board), dict(g.control)
    own = {side: behind(g, side) for side in SIDES}
    for side in SIDES:
        for cell in own[side] - own[g.other(side)]:
            if HOMES[ground.country[cell]] == side:
                found.pop(cell, None)
            else:
                found[cell] = side
    return found


@lru_cache(maxsize=64)
def _behind(field: Field) -> frozenset[Cell]:
    chains, playable = s03_front.adjoining_of(field), ground_of(field.board).playable
    alone = set[Cell]().union(*(_rear(field, each) for each in chains if _is_alone(field, each)))
    found = set[Cell]().union(*(_rear(field, each) for each in chains if not _is_alone(field, each)))
    flank, beyond = open_flank(field), set[Cell]()
    if flank is not None:
        closed, beyond = _parted(field, flank)
        found |= closed
    members = {cell for each in s03_front.fronts_of(field).values() for cell in each.group}
    lines = {cell for each in chains for cell in each.line}
    found = found - beyond | alone | members
    if field.enemies:
        found |= playable - _open_to(field, found | lines) - beyond
    found -= lines - members  # the line itself passes through these: they are not fully behind it
    return frozenset((found & playable) - field.enemies)


def _rear(field: Field, each: Adjoining) -> set[Cell]:
    """The hexes behind a line; behind those of its hexes that face home, only the near ones."""  # 3.4#2
    return {Cell(int(cell)) for cell in np.flatnonzero(_sides(field.board, each, field.side)[0])}


def _is_alone(field: Field, each: Adjoining) -> bool:
    """The Belgian Army or AG Belgien without a neighbour, which the Open Flank does not consider."""  # 3.4.2#3
    return each.armies == (ALONE[field.side],)


def _open_to(field: Field, closed: set[Cell]) -> set[Cell]:
    """Where enemies are, and where they can come without entering these hexes."""
    reached, grown = set(field.enemies), list(field.enemies)
    while grown:
        for near in field.board.adjacent[grown.pop()]:
            if near not in reached and near not in closed:
                reached.add(near)
                grown.append(near)
    return reached


@lru_cache(maxsize=64)
def _sides(board: Board, each: Adjoining, side: str) -> tuple[NDArray[np.bool_], NDArray[np.bool_]]:
    """For every hex whether it is behind a line, and whether it is ahead of it."""
    plane, line = _plane(board), np.array(each.line)
    facing = np.array(each.facings)
    q, r = plane.q[:, None] - plane.q[line], plane.r[:, None] - plane.r[line]
    far = np.maximum(np.maximum(abs(q), abs(r)), abs(q + r))
    x, y = plane.x[:, None] - plane.x[line], plane.y[:, None] - plane.y[line]
    depth = x * facing[:, 0] + y * facing[:, 1]
    least = far.min(axis=1, keepdims=True)
    ahead: NDArray[np.bool_] = ((far <= least + 1) & (depth > 0)).any(axis=1)
    cosine = np.array([REAR_OF_END if cell in each.ends else REAR for cell in each.line])
    reach = np.where(facing @ np.array(s03_front.TOWARD[side]) < 0, SWEEP, board.size)
    behind = (far == least) & (far <= reach) & (depth <= -cosine * np.hypot(x, y))
    rear: NDArray[np.bool_] = behind.any(axis=1) & ~ahead
    return rear, ahead


@lru_cache(maxsize=8)
def _plane(board: Board) -> _Plane:
    q, r = np.array(board.hexes, dtype=np.int32).T
    x, y = np.array(s03_front.centres(board)).T
    return _Plane(q, r, x, y)


# The Open Flank


@lru_cache(maxsize=64)
def open_flank(field: Field) -> OpenFlank | None:
    """The line of an Open Flank; None if the Adjoining Front leans on the sea or the Netherlands."""
    ground = ground_of(field.board)
    chains = [each for each in s03_front.adjoining_of(field) if not _is_alone(field, each)]
    if not chains or _leans(field, chains[0]):
        return None
    in_france = {
        cell: part
        for part in s03_front.fronts_of(field).values()
        for cell in part.group
        if any(part.army in each.armies for each in chains) and ground.country[cell] == Country.FRANCE
    }
    anchor = printed(field.board, ANCHORS[field.side])
    if not in_france or not anchor:
        return None
    northern = min(in_france, key=lambda cell: (field.board.centre(cell)[1], cell))
    return OpenFlank(anchor[0], northern)


def _leans(field: Field, each: Adjoining) -> bool:
    """Whether a front connects to the sea or the Netherlands: by an end of its line, or from there by ZOC."""
    ground = ground_of(field.board)
    reached = each.ends | {near for cell in each.ends for near in field.board.adjacent[cell]}
    return any(cell in ground.coastal or ground.borders(cell, Country.NETHERLANDS) for cell in reached)


def _parted(field: Field, flank: OpenFlank) -> tuple[set[Cell], set[Cell]]:
    """What the line of an Open Flank decides: the hexes behind it, and those beyond it.

    Behind it are those on it or south of it, and not ahead of the Adjoining Front; for the Allies also those west of
    Rouen. The German line goes on from its Formation along the wing of the front, and so out to the sea: what lies
    north of that is beyond. East and west of its ends the line says nothing else."""
    board, plane = field.board, _plane(field.board)
    (x1, y1), (x2, y2) = board.centre(flank.anchor), board.centre(flank.formation)
    within = (plane.x >= min(x1, x2)) & (plane.x <= max(x1, x2))
    slope = (y2 - y1) / (x2 - x1) if x1 != x2 else 0.0
    south = plane.y >= y1 + slope * (plane.x - x1) - 1e-6
    chosen, outside = within & south, within & ~south
    if field.side == "allied":
        chosen |= (plane.x < x1) & (plane.y >= y1)
    elif x2 < x1:
        outside |= (plane.x < x2) & (plane.y < y2 + _wing(field, flank, slope) * (plane.x - x2) - 1e-6)
    for each in s03_front.adjoining_of(field):
        if not _is_alone(field, each):
            chosen &= ~_sides(board, each, field.side)[1]
    closed, beyond = ({Cell(int(cell)) for cell in np.flatnonzero(mask)} for mask in (chosen, outside))
    return closed, beyond


def _wing(field: Field, flank: OpenFlank, slope: float) -> float:
    """How the line of a German Open Flank goes on to the west: to the end of the front's wing, if there is one."""
    chains = [each for each in s03_front.adjoining_of(field) if not _is_alone(field, each)]
    x, y = field.board.centre(flank.formation)
    ends = sorted(field.board.centre(cell) for cell in chains[0].ends)
    return (ends[0][1] - y) / (ends[0][0] - x) if ends and ends[0][0] < x else slope


def settle(g: State) -> None:
    """Store who controls what, now that a phase is over."""  # 3.4#1 3.4#2
    g.control = control(g)
