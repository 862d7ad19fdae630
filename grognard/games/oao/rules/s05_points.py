"""5.1.1 A boundary that its player changes: which of its points, and where to."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from grognard.engine.board import Cell
from grognard.engine.decision import BACK, DONE, Choose, Option, option
from grognard.engine.procedure import Procedure, procedure
from grognard.engine.reasons import Args, Reason, because
from grognard.engine.rulebook import rule
from grognard.games.oao.rules import s05_areas
from grognard.games.oao.rules.s05_boundaries import MOST_POINTS, Judge
from grognard.games.oao.rules.words import army_name, hex_option
from grognard.games.oao.state import Boundary, State

STRAIGHT, FRONT, REAR = "straight", "front", "rear"
"""What may be changed, besides `bend 1` and `bend 2`, and `new 1` and `new 2` before the point of that number."""


def find(g: State, pair: str) -> Boundary:
    """The boundary of two armies, named `fr-THIRD|fr-SECOND`."""
    first, _, second = pair.partition("|")
    return next(each for each in g.boundaries if (each.first, each.second) == (first, second))


def name(boundary: Boundary) -> str:
    return f"{boundary.first}|{boundary.second}"


def args_of(pair: str) -> Args:
    """The two armies of a boundary, for the words of a question."""
    first, _, second = pair.partition("|")
    return (("pair", pair), ("first", army_name(first)), ("second", army_name(second)))


@rule("5.1.1#3")
@procedure
def change(g: State, side: str, pair: str) -> Procedure[None]:
    """Point by point until the player is done with this boundary."""
    while True:
        what: str | None = yield Choose(side, "area-point", point_options(g, pair), "5.1.1", args_of(pair))
        if what is None:
            return
        if what == STRAIGHT:
            ends = find(g, pair).points
            set_points(g, pair, (ends[0], ends[-1]))
        else:
            yield from move_point(g, side, pair, what)


@procedure
def move_point(g: State, side: str, pair: str, what: str, most: int = MOST_POINTS) -> Procedure[None]:
    """A point goes to another hex, or stays if the player thinks better of it."""
    cell: Cell | str = yield Choose(
        side,
        "area-hex",
        hex_options(g, side, pair, what, most),
        "5.1.1",
        (*args_of(pair), ("what", what), ("most", most)),
        why_not=why_not_hex,
    )
    if not isinstance(cell, str):
        set_points(g, pair, moved(find(g, pair), what, cell).points)


def set_points(g: State, pair: str, points: tuple[Cell, ...]) -> None:
    changed = replace(find(g, pair), points=points)
    g.boundaries = tuple(changed if name(each) == pair else each for each in g.boundaries)
    where = " - ".join(g.board.name(cell) for cell in points)
    g.note(
        "area-changed",
        "5.1.1",
        first=army_name(changed.first),
        second=army_name(changed.second),
        points=where,
    )


def point_options(g: State, pair: str) -> tuple[Option, ...]:
    """What may be changed about a boundary."""
    boundary = find(g, pair)
    bends = len(boundary.points) - 2
    found = [FRONT, *(f"bend {i}" for i in range(1, bends + 1)), REAR]
    if len(boundary.points) < MOST_POINTS:
        found += [f"new {i}" for i in range(1, bends + 2)]
    straight = replace(boundary, points=(boundary.points[0], boundary.points[-1]))
    if bends and not Judge(g, s05_areas.side_of(boundary.first)).refusals(straight):
        found.append(STRAIGHT)
    return (DONE, *(point_option(g, boundary, what) for what in found))


def point_option(g: State, boundary: Boundary, what: str) -> Option:
    kind, _, number = what.partition(" ")
    place = {FRONT: 0, REAR: -1}.get(kind, int(number or 0))
    hex_ = g.board.name(boundary.points[place]) if kind in (FRONT, REAR, "bend") else ""
    touches = (f"hex:{hex_}",) if hex_ else ()
    return option(
        what,
        verb="change",
        touches=touches,
        label=f"option-area-{kind}",
        rule="5.1.1",
        number=number,
        hex=hex_,
    )


def moved(boundary: Boundary, what: str, cell: Cell) -> Boundary:
    """A boundary with a point in another hex, or with one more bend."""
    kind, _, number = what.partition(" ")
    points = list(boundary.points)
    if kind == "new":
        points.insert(int(number), cell)
    else:
        points[{FRONT: 0, REAR: -1}.get(kind, int(number or 0))] = cell
    return replace(boundary, points=tuple(points))


@rule("5.1.1#3", "5.1.1#1")
def hex_options(g: State, side: str, pair: str, what: str, most: int) -> tuple[Option, ...]:
    """The hexes to which a point may go, in the Areas of the two armies."""
    boundary, judge = find(g, pair), Judge(g, side)
    able = [
        cell
        for cell in candidates(g, side, boundary, what, judge)
        if cell not in boundary.points and not judge.refusals(moved(boundary, what, cell), most)
    ]
    return (*(hex_option(g, cell, "place", "5.1.1") for cell in able), BACK)


def candidates(g: State, side: str, boundary: Boundary, what: str, judge: Judge) -> Iterator[Cell]:
    """The hexes of the two armies: at the front, at the limits of the map, or all of them."""
    areas = s05_areas.areas(g, side)
    for cell in sorted(areas.get(boundary.first, frozenset()) | areas.get(boundary.second, frozenset())):
        if what == FRONT and not judge.at_front(cell):
            continue
        if what == REAR and not judge.at_limit(cell):
            continue
        yield cell


def why_not_hex(g: State, question: Choose, subject: str) -> tuple[Reason, ...]:
    """Why a point cannot go to a hex."""
    kind, _, hex_ = subject.partition(":")
    args = dict(question.args)
    boundary, what = find(g, str(args["pair"])), str(args["what"])
    if kind != "hex":
        return (because("5.1.1", "area-choose-hex"),)
    cell, judge = g.board.cell(hex_), Judge(g, question.side)
    if cell in boundary.points:
        return (because("5.1.1", "area-same-hex"),)
    found = judge.refusals(moved(boundary, what, cell), int(args["most"]))
    return found or (because("5.1.1", "area-limit-only" if what == REAR else "area-two-armies"),)
