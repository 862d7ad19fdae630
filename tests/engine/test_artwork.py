"""Where a line meets outlines and contours, against an independent computation by Shapely."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st
from shapely import LineString, Point, Polygon

from grognard.engine.board import Board, Cell, load

Points = list[list[float]]
ROOT3 = 3**0.5


def board_with(**artwork: Any) -> Board:
    return load({"id": "a", "title": "a", "grid": {"columns": 9, "rows": 8}, **artwork})


def outline(points: Points, at: str | None = None) -> Board:
    return board_with(outlines=[{"kind": "building", "points": points, **({"at": at} if at else {})}])


def contour(points: Points, at: str, **more: Any) -> Board:
    return board_with(contours=[{"kind": "crest", "level": 1, "at": at, "points": points, **more}])


def names(board: Board, cells: tuple[Cell, ...]) -> list[str]:
    return [board.name(cell) for cell in cells]


def test_through_a_building() -> None:
    board = outline([[-0.4, -0.4], [0.4, -0.4], [0.4, 0.4], [-0.4, 0.4]], at="E4")
    (touch,) = board.sight(board.cell("E2"), board.cell("E6")).outlines
    assert touch.crossed
    assert touch.outline == 0
    assert names(board, touch.cells) == ["E4"]
    middle = 0.4 / (4 * ROOT3)
    assert (touch.enters, touch.leaves) == pytest.approx((0.5 - middle, 0.5 + middle), abs=1e-3)


def test_past_a_building_in_the_same_hex() -> None:
    board = outline([[0.1, -0.4], [0.4, -0.4], [0.4, 0.4], [0.1, 0.4]], at="E4")
    assert board.sight(board.cell("E2"), board.cell("E6")).hexes[1] == board.cell("E4")
    assert board.sight(board.cell("E2"), board.cell("E6")).outlines == ()


def test_along_the_wall_of_a_building_is_only_touching() -> None:
    board = outline([[0, -0.4], [0.4, -0.4], [0.4, 0.4], [0, 0.4]], at="E4")
    (touch,) = board.sight(board.cell("E2"), board.cell("E6")).outlines
    assert not touch.crossed
    assert touch.enters < touch.leaves


def test_a_corner_is_touched() -> None:
    board = outline([[0, 0], [0.4, -0.4], [0.4, 0.4]], at="E4")
    (touch,) = board.sight(board.cell("E2"), board.cell("E6")).outlines
    assert touch == (0, 0.5, 0.5, False, (board.cell("E4"),))


def test_an_outline_on_a_hexside_lies_on_both_hexes() -> None:
    board = outline([[-0.5, -0.866], [0.5, -0.866], [0.5, -0.5], [-0.5, -0.5]], at="E4")
    a, b = board.cell("D3"), board.cell("F3")  # the line runs along the hexside E3/E4
    (touch,) = board.sight(a, b).outlines
    assert board.sight(a, b).along == ((board.cell("E3"), board.cell("E4")),)
    assert not touch.crossed
    assert set(names(board, touch.cells)) == {"D3", "E3", "E4", "F3"}


def test_a_horseshoe_is_met_twice() -> None:
    horseshoe: Points = [
        [-0.5, -0.6],
        [0.5, -0.6],
        [0.5, 0.6],
        [-0.5, 0.6],
        [-0.5, 0.3],
        [0.2, 0.3],
        [0.2, -0.3],
        [-0.5, -0.3],
    ]
    board = outline(horseshoe, at="E4")
    touches = board.sight(board.cell("E2"), board.cell("E6")).outlines
    assert [touch.crossed for touch in touches] == [True, True]
    assert touches[0].leaves < touches[1].enters


def test_a_line_may_begin_in_an_outline() -> None:
    board = outline([[-0.4, -0.4], [0.4, -0.4], [0.4, 0.4], [-0.4, 0.4]], at="E4")
    (touch,) = board.sight(board.cell("E4"), board.cell("E6")).outlines
    assert touch.enters == 0
    assert touch.crossed
    (touch,) = board.sight_to_vertex(board.cell("E4"), board.vertex("E4/F3/F4")).outlines
    assert touch.enters == 0


def test_up_and_down_a_slope() -> None:
    board = contour(
        [[-2, 0.2], [2, 0.2]], at="E4"
    )  # drawn to the right: the ground below it is the higher one
    down_the_page = board.sight(board.cell("E3"), board.cell("E5")).contours
    up_the_page = board.sight(board.cell("E5"), board.cell("E3")).contours
    assert [(c.contour, c.rise, names(board, c.cells)) for c in down_the_page] == [(0, 1, ["E4"])]
    assert [(c.contour, c.rise, names(board, c.cells)) for c in up_the_page] == [(0, -1, ["E4"])]
    assert up_the_page[0].t == pytest.approx(1 - down_the_page[0].t)


def test_over_a_closed_hill() -> None:
    hill: Points = [[0.6, -0.6], [0.6, 0.6], [-0.6, 0.6], [-0.6, -0.6]]  # clockwise: the inside is higher
    board = contour(hill, at="E4", closed=True)
    assert [c.rise for c in board.sight(board.cell("E2"), board.cell("E6")).contours] == [1, -1]
    assert [c.rise for c in board.sight(board.cell("E4"), board.cell("E6")).contours] == [-1]
    open_board = contour(hill, at="E4")
    assert [c.rise for c in open_board.sight(open_board.cell("E2"), open_board.cell("E6")).contours] == [-1]


@pytest.mark.parametrize(
    ("points", "rises"),
    [
        ([[-0.5, 0], [0, 0], [0.5, 0]], [1]),  # through a point of the contour
        (
            [[-0.5, -0.2], [0, -0.2], [0, 0.2], [0.5, 0.2]],
            [1],
        ),  # along a piece of it, then on to the other side
        ([[-0.5, -0.2], [0, -0.2], [0, 0.2], [-0.5, 0.2]], [0]),  # along a piece of it and back
        ([[-0.5, 0], [0, 0.1], [-0.5, 0.2]], [0]),  # touching a bend
        ([[0, 0], [0.5, 0]], [0]),  # at an open end
        ([[0.001, 0], [0.5, 0]], []),
        ([[0, -3.8], [0, -3.2], [-0.5, -3]], [0]),  # a part of it only reaches into the line
    ],
)
def test_touching_a_contour_is_not_crossing_it(points: Points, rises: list[int]) -> None:
    board = contour(points, at="E4")
    there = board.sight(board.cell("E2"), board.cell("E6")).contours
    back = board.sight(board.cell("E6"), board.cell("E2")).contours
    assert [c.rise for c in there] == rises
    assert [c.rise for c in back] == [-rise for rise in rises]


def test_a_contour_through_a_centre_is_only_touched_from_there() -> None:
    board = contour([[-0.5, 0], [0.6, 0]], at="E4")
    assert [(c.t, c.rise) for c in board.sight(board.cell("E4"), board.cell("E6")).contours] == [(0, 0)]
    assert [(c.t, c.rise) for c in board.sight(board.cell("E2"), board.cell("E4")).contours] == [(1, 0)]


def test_a_crossing_on_a_hexside_belongs_to_both_hexes() -> None:
    board = contour([[-0.5, 0.866], [0.5, 0.866]], at="E4")
    (crossing,) = board.sight(board.cell("E3"), board.cell("E6")).contours
    assert names(board, crossing.cells) == ["E4", "E5"]


FLAT = board_with()
cells = st.sampled_from(FLAT.cells)
coordinate = st.integers(-1500, 1500)
fine_points = st.lists(st.tuples(coordinate, coordinate), min_size=3, max_size=7, unique=True)
centres = {cell: FLAT.hexes[cell].centre for cell in FLAT.cells}


def fine(cell: Cell, offsets: list[tuple[int, int]]) -> list[tuple[int, int]]:
    """Points around a cell's centre in thousandths of the lattice unit."""
    x, y = centres[cell]
    return [(1000 * x + dx, 1000 * y + dy) for dx, dy in offsets]


def as_written(offsets: list[tuple[int, int]]) -> Points:
    return [[dx / 2000, dy / 2000 * ROOT3] for dx, dy in offsets]


def straight(a: Cell, b: Cell) -> LineString:
    return LineString([(1000 * x, 1000 * y) for x, y in (centres[a], centres[b])])


@settings(deadline=None)
@given(cells, cells, cells, fine_points)
def test_outlines_as_shapely_sees_them(a: Cell, b: Cell, at: Cell, offsets: list[tuple[int, int]]) -> None:
    shape = Polygon(fine(at, offsets))
    assume(a != b and shape.is_valid and shape.area > 1)
    board = outline(as_written(offsets), at=FLAT.name(at))
    touches = board.sight(a, b).outlines
    line = straight(a, b)
    assert bool(touches) == line.intersects(shape)
    assert any(touch.crossed for touch in touches) == (line.relate(shape)[0] != "F")
    met = line.intersection(shape)
    assert sum(touch.leaves - touch.enters for touch in touches) * line.length == pytest.approx(
        met.length, abs=1e-3
    )
    assert len(touches) <= max(1, len(getattr(met, "geoms", [met])))
    for touch in touches:
        assert 0 <= touch.enters <= touch.leaves <= 1
        assert touch.cells
    mirrored = [(t.outline, t.crossed, round(1 - t.leaves, 9), round(1 - t.enters, 9)) for t in touches]
    back = [
        (t.outline, t.crossed, round(t.enters, 9), round(t.leaves, 9)) for t in board.sight(b, a).outlines
    ]
    assert sorted(back) == sorted(mirrored)


@settings(deadline=None)
@given(cells, cells, cells, fine_points, st.booleans())
def test_contours_as_shapely_sees_them(
    a: Cell, b: Cell, at: Cell, offsets: list[tuple[int, int]], closed: bool
) -> None:
    assume(a != b)
    board = contour(as_written(offsets), at=FLAT.name(at), closed=closed)
    points = fine(at, offsets)
    crossings = board.sight(a, b).contours
    line = straight(a, b)
    drawn = LineString([*points, points[0]] if closed else points)
    assert bool(crossings) == line.intersects(drawn)
    assert [c.t for c in crossings] == sorted(c.t for c in crossings)
    back = board.sight(b, a).contours
    assert sorted(-c.rise for c in back) == sorted(c.rise for c in crossings)
    assert all(crossing.cells for crossing in crossings)
    if closed and drawn.is_simple and all(c.rise for c in crossings):
        inside = [Polygon(points).contains(Point(line.coords[i])) for i in (0, -1)]
        assert len(crossings) % 2 == (inside[0] != inside[1])
        assert abs(sum(c.rise for c in crossings)) == (inside[0] != inside[1])
