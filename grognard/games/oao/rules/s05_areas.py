"""5.1 Areas of Attachment: boundaries between neighbouring armies, the hexes on either side, what may be a boundary.

A boundary is a line of hexes from the enemy's front to the rear, straight from each of its points to the next, and
straight on beyond its ends. For one who faces the enemy its first army is on the left; the hexes of the line are the
first army's. Since the boundaries of a side part its armies from left to right and do not cross, each Area is in one
piece and no hex falls to two of them. Armies whose areas may overlap others lie on top: Paris with its camp, the BEF
and the Belgians between boundaries of their own.
"""

from __future__ import annotations

import itertools
import math
from collections.abc import Collection, Iterable
from functools import lru_cache

import numpy as np
from numpy.typing import NDArray

from grognard.engine.board import Board, Cell, Hex
from grognard.engine.reasons import Reason, because
from grognard.games.oao.boards import ground_of
from grognard.games.oao.counters import Type
from grognard.games.oao.oob import armies as displays
from grognard.games.oao.reference_units import organisation
from grognard.games.oao.rules import s02_units
from grognard.games.oao.rules.s03_front import centres
from grognard.games.oao.rules.words import army_name
from grognard.games.oao.state import Boundary, State

PARIS, GDT, BEF, BELGIAN = "fr-PARIS", "fr-GDT", "br-BEF", "be-BELGIAN"
OVERLAP_FROM = 22  # 5.1.4#1
GDT_UNTIL = 18  # 22.3.1#1

Areas = dict[str, frozenset[Cell]]
Points = NDArray[np.float64]


def areas(g: State, side: str) -> Areas:
    """The Area of Attachment of every army of a side. That of the GDT is where no army has one."""  # 22.3.1#2
    over = g.overlapping if g.gt >= OVERLAP_FROM else ()
    return _areas(g.board, own(g, side), tuple(in_play(g, side)), over, g.gt >= OVERLAP_FROM)


def own(g: State, side: str) -> tuple[Boundary, ...]:
    """The boundaries between armies of a side."""
    return tuple(each for each in g.boundaries if side_of(each.first) == side)


def armies_at(g: State, cell: Cell, side: str) -> tuple[str, ...]:
    """The armies in whose Area a hex is: more than one only where areas overlap."""  # 5.1.1#1
    return tuple(army for army, area in areas(g, side).items() if army != GDT and cell in area)


def in_play(g: State, side: str) -> list[str]:
    """The armies of a side that have an Area, and the GDT as long as it stands apart."""
    return [
        army for army, each in g.armies.items() if each.side == side and (army != GDT or g.gt < GDT_UNTIL)
    ]


def side_of(army: str) -> str:
    return "german" if army.startswith("de-") else "allied"


@lru_cache(maxsize=64)
def _areas(
    board: Board, all_: tuple[Boundary, ...], armies: tuple[str, ...], over: tuple[str, ...], late: bool
) -> Areas:
    ground = ground_of(board)
    on_top = _on_top(all_).union(over) if late else frozenset[str]()
    rest, found = ground.playable, Areas()
    for each in in_order(all_, on_top):
        part = rest & first_side(board, each.points)
        found[each.first], found[each.second] = part, rest - part
        rest -= part
    for army in on_top:
        area = ground.playable
        for each in all_:
            if each.first == army:
                area &= first_side(board, each.points)
            elif each.second == army:
                area -= first_side(board, each.points)
        found[army] = area
    if PARIS in armies:
        found[PARIS] = ground.camp_hexes("Paris")  # 22.2 22.2.1
    alone = [army for army in armies if army not in found]
    if len(alone) == 1 and not all_:
        found[alone[0]] = ground.playable
    return found


def _on_top(all_: Collection[Boundary]) -> frozenset[str]:
    """Of the BEF and the Belgians those around which other armies have a boundary of their own."""  # 5.1.4#1
    found = set()
    for each, other in itertools.permutations(all_, 2):
        if each.first == other.first and each.second in (BEF, BELGIAN):
            found.add(each.second)
        if each.second == other.second and each.first in (BEF, BELGIAN):
            found.add(each.first)
    return frozenset(found)


def in_order(all_: Iterable[Boundary], without: Collection[str] = ()) -> list[Boundary]:
    """The boundaries of a side from left to right."""
    left = {each.first: each for each in all_ if each.first not in without and each.second not in without}
    starts = sorted(left.keys() - {each.second for each in left.values()})
    chain: list[Boundary] = []
    for army in starts:
        while army in left:
            chain.append(left.pop(army))
            army = chain[-1].second
    return chain


# Lines on the map


def line(board: Board, points: tuple[Cell, ...]) -> tuple[Cell, ...]:
    """The hexes of a boundary; between two that are equally near, that on the side of the first army."""  # 5.1.1#4
    legs = (_leg(board, a, b) for a, b in itertools.pairwise(points))
    return tuple(dict.fromkeys(itertools.chain.from_iterable(legs)))


@lru_cache(maxsize=16384)
def _leg(board: Board, a: Cell, b: Cell) -> tuple[Cell, ...]:
    steps, one, two = board.distance(a, b), board.hexes[a], board.hexes[b]
    (ax, ay), (bx, by) = centres(board)[a], centres(board)[b]
    aside_q = -(by - ay) * 1e-6 / 1.5
    aside_r = (bx - ax) * 1e-6 / math.sqrt(3) - aside_q / 2
    found = []
    for step in range(steps + 1):
        share = step / max(1, steps)
        q, r = one.q + (two.q - one.q) * share + aside_q, one.r + (two.r - one.r) * share + aside_r
        found.append(board.cell_at(rounded(q, r)))
    return tuple(cell for cell in found if cell >= 0)


def rounded(q: float, r: float) -> Hex:
    """The hex around a point of the plane."""
    near_q, near_r, near_s = round(q), round(r), round(-q - r)
    off_q, off_r, off_s = abs(near_q - q), abs(near_r - r), abs(near_s + q + r)
    if off_q > off_r and off_q > off_s:
        return Hex(-near_r - near_s, near_r)
    return Hex(near_q, -near_q - near_s) if off_r > off_s else Hex(near_q, near_r)


@lru_cache(maxsize=512)
def first_side(board: Board, points: tuple[Cell, ...]) -> frozenset[Cell]:
    """The hexes on the side of the first army, those of the line included."""
    inside = on_first(np.array(centres(board)), np.array([centres(board)[cell] for cell in points]))
    return frozenset(Cell(int(cell)) for cell in np.flatnonzero(inside)) | frozenset(line(board, points))


def on_first(places: Points, points: Points) -> NDArray[np.bool_]:
    """Which places are on the side of the first army: by the nearest part of the line, and at a bend by both."""
    found: NDArray[np.bool_] = on_first_of_each(places, points[None])[0]
    return found


def on_first_of_each(places: Points, lines: Points) -> NDArray[np.bool_]:
    """The same for each of several lines that have equally many points."""
    along = np.diff(lines, axis=1)[:, None]
    off = places[None, :, None, :] - lines[:, None, :-1, :]
    share = (off * along).sum(axis=3) / (along**2).sum(axis=3)
    legs = along.shape[2]
    low = np.array([-np.inf] + [0.0] * (legs - 1))
    high = np.array([1.0] * (legs - 1) + [np.inf])
    to_line = off - np.clip(share, low, high)[..., None] * along
    far = (to_line**2).sum(axis=3)
    left = along[..., 0] * off[..., 1] - along[..., 1] * off[..., 0] >= -1e-6
    nearest = far.argmin(axis=2)
    inside: NDArray[np.bool_] = np.take_along_axis(left, nearest[..., None], axis=2)[..., 0]
    for bend in range(legs - 1):
        tied = abs(far[..., bend] - far[..., bend + 1]) < 1e-9
        tied &= far[..., bend] <= far.min(axis=2) + 1e-9
        here, then = along[:, :, bend], along[:, :, bend + 1]
        toward = here[..., 0] * then[..., 1] - here[..., 1] * then[..., 0] > 0
        one, two = left[..., bend], left[..., bend + 1]
        inside = np.where(tied, np.where(toward, one & two, one | two), inside)
    return inside


# What an Area may hold and overlap


def crowded(g: State, side: str) -> tuple[Reason, ...]:
    """The armies with more Corps Trains in their Areas than their displays have corps boxes."""  # 5.1.3
    found = []
    trains = [id_ for id_ in g.on_map(side) if s02_units.piece(g, id_).type == Type.TRAIN]
    for army, area in areas(g, side).items():
        boxes = displays()[army].corps_boxes
        inside = [id_ for id_ in trains if g.units[id_].where in area and g.units[id_].mode != "rail"]
        if army in (PARIS, GDT):
            inside = [id_ for id_ in inside if g.units[id_].army == army]
        if len(inside) > boxes:
            found.append(
                because("5.1.3", "area-too-many-corps", army=army_name(army), trains=len(inside), boxes=boxes)
            )
    return tuple(found)


def missing(g: State, side: str) -> tuple[Reason, ...]:
    """The armies that have no Area yet."""  # 5.1
    found = areas(g, side)
    return tuple(
        because("5.1", "area-none", army=army_name(army)) for army in in_play(g, side) if not found.get(army)
    )


def overlaps(g: State, side: str) -> tuple[Reason, ...]:
    """The Areas that overlap and may not."""
    found, all_ = [], {army: area for army, area in areas(g, side).items() if army != PARIS}  # 22.2
    over: dict[str, int] = {}
    for one, two in itertools.combinations(all_, 2):
        if all_[one].isdisjoint(all_[two]):
            continue
        top = [army for army in (one, two) if army in (BEF, BELGIAN)]
        if len(top) != 1 or g.gt < OVERLAP_FROM:
            found.append(
                because(
                    "5.1.4" if g.gt >= OVERLAP_FROM else "5.1.1",
                    "area-both",
                    first=army_name(one),
                    second=army_name(two),
                )
            )
        else:  # 5.1.4#2
            over[top[0]] = over.get(top[0], 0) + 1
    most = organisation().overlapped_armies
    found += [
        because("5.1.4", "area-overlaps-most", army=army_name(army), most=most)
        for army in over
        if over[army] > most
    ]  # 5.1.4#1
    return tuple(found)
