"""What a line touches: hexes, hexsides and vertices, against an independent computation by Shapely."""

from __future__ import annotations

from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from shapely import LineString, Point, Polygon

from grognard.engine.board import OFF_MAP, Board, Cell, Vertex, load
from grognard.engine.hexes import Hexside


def rectangle(columns: int, rows: int, **grid: object) -> Board:
    return load({"id": "s", "title": "s", "grid": {"columns": columns, "rows": rows, **grid}})


BOARD = rectangle(16, 15)
GAPS = rectangle(9, 8, short_even_columns=True, missing=["D4", "E4", "F4", "A1", "H7"])
SHAPES = {cell: Polygon(BOARD.hexes[cell].vertices()) for cell in BOARD.cells}
cells = st.sampled_from(BOARD.cells)
inner = st.sampled_from([cell for cell in BOARD.cells if not BOARD.is_edge(cell)])


def names(board: Board, found: tuple[Cell, ...]) -> list[str]:
    return ["-" if cell == OFF_MAP else board.name(cell) for cell in found]


def pairs(board: Board, found: tuple[tuple[Cell, Cell], ...]) -> list[str]:
    return ["/".join(names(board, pair)) for pair in found]


def line(board: Board, a: Cell, end: Cell | Vertex) -> LineString:
    return LineString([board.hexes[a].centre, end if isinstance(end, Vertex) else board.hexes[end].centre])


def meets(first: LineString, second: Polygon | LineString | Point) -> tuple[str, str]:
    """The dimension in which the inside of a line meets the inside and the boundary of a shape; F for not at all."""
    relation = first.relate(second)
    return relation[0], relation[1]


def test_along_a_hexside() -> None:
    crossing = BOARD.sight(BOARD.cell("C5"), BOARD.cell("E5"))
    assert not any((crossing.hexes, crossing.sides))
    assert pairs(BOARD, crossing.along) == ["D4/D5"]
    assert [names(BOARD, passed.cells) for passed in crossing.vertices] == [
        ["C5", "D4", "D5"],
        ["D4", "D5", "E5"],
    ]
    assert crossing.vertices[0].vertex == BOARD.vertex("C5/D4/D5")
    assert names(BOARD, crossing.touched) == ["D4", "D5"]
    assert not crossing.off_map


def test_the_left_hand_comes_first_along_a_hexside() -> None:
    assert pairs(BOARD, BOARD.sight(BOARD.cell("E5"), BOARD.cell("C5")).along) == ["D5/D4"]


def test_along_the_side_of_two_woods() -> None:
    board = rectangle(16, 6, numbering="letters2", first_row=19)
    crossing = board.sight(board.cell("P21"), board.cell("O23"))
    assert pairs(board, crossing.along) == ["P22/O22"]
    assert crossing.hexes == ()


def test_a_straight_row_crosses_hexes_and_sides() -> None:
    crossing = BOARD.sight(BOARD.cell("A5"), BOARD.cell("D3"))
    assert names(BOARD, crossing.hexes) == ["B4", "C4"]
    assert pairs(BOARD, crossing.sides) == ["A5/B4", "B4/C4", "C4/D3"]
    assert crossing.along == ()
    assert crossing.vertices == ()
    assert BOARD.crossed(BOARD.cell("A5"), BOARD.cell("D3")) == crossing.hexes


def test_alternating_hexes_and_hexsides() -> None:
    crossing = BOARD.sight(BOARD.cell("C5"), BOARD.cell("I5"))
    assert names(BOARD, crossing.hexes) == ["E5", "G5"]
    assert pairs(BOARD, crossing.along) == ["D4/D5", "F4/F5", "H4/H5"]
    assert len(crossing.vertices) == 6


def test_along_the_edge_of_the_map() -> None:
    crossing = BOARD.sight(BOARD.cell("A1"), BOARD.cell("C1"))
    assert pairs(BOARD, crossing.along) == ["-/B1"]
    assert names(BOARD, crossing.vertices[0].cells) == ["A1", "-", "B1"]
    assert not crossing.off_map


def test_across_a_gap_in_the_map() -> None:
    crossing = GAPS.sight(GAPS.cell("D3"), GAPS.cell("D6"))
    assert names(GAPS, crossing.hexes) == ["D5"]
    assert pairs(GAPS, crossing.sides) == ["D3/-", "-/D5", "D5/D6"]
    assert crossing.off_map
    assert GAPS.crossed(GAPS.cell("D3"), GAPS.cell("D6")) == crossing.hexes
    assert not GAPS.crosses(GAPS.cell("D3"), GAPS.cell("D6"), {GAPS.cells[-1]})


def test_neighbours_and_the_hex_itself() -> None:
    a, b = BOARD.cell("C5"), BOARD.cell("C6")
    assert BOARD.sight(a, b).sides == ((a, b),)
    assert BOARD.sight(a, b).hexes == ()
    same = BOARD.sight(a, a)
    assert not any((same.hexes, same.sides, same.along, same.vertices, same.touched))
    assert not any((same.outlines, same.contours))


def test_to_a_vertex_along_a_spine() -> None:
    vertex = BOARD.vertex("D4/D5/E5")
    crossing = BOARD.sight_to_vertex(BOARD.cell("C5"), vertex)
    assert pairs(BOARD, crossing.along) == ["D4/D5"]
    assert [passed.vertex for passed in crossing.vertices] == [BOARD.vertex("C5/D4/D5")]
    assert not any((crossing.hexes, crossing.sides))


def test_to_a_vertex_of_its_own_hex() -> None:
    crossing = BOARD.sight_to_vertex(BOARD.cell("C5"), BOARD.vertex("C5/D4/D5"))
    assert not any((crossing.hexes, crossing.sides, crossing.along, crossing.vertices))


def test_to_a_vertex_across_the_last_hex() -> None:
    crossing = BOARD.sight_to_vertex(BOARD.cell("A5"), BOARD.vertices_of(BOARD.cell("D5"))[1])
    assert names(BOARD, crossing.hexes)[-1] == "D5"


def check_against_shapely(a: Cell, end: Cell | Vertex) -> None:
    crossing = BOARD.sight(a, end) if isinstance(end, int) else BOARD.sight_to_vertex(a, end)
    straight = line(BOARD, a, end)
    met = {cell: meets(straight, shape) for cell, shape in SHAPES.items() if cell not in (a, end)}
    assert set(crossing.hexes) == {cell for cell, (inside, _) in met.items() if inside != "F"}
    beside = {cell for cell, (inside, edge) in met.items() if inside == "F" and edge == "1"}
    assert {cell for pair in crossing.along for cell in pair} - {OFF_MAP} == beside
    assert set(crossing.touched) == {
        cell for cell, (inside, edge) in met.items() if (inside, edge) != ("F", "F")
    }
    distances = [straight.project(straight.intersection(SHAPES[cell]).centroid) for cell in crossing.hexes]
    assert distances == sorted(distances)

    around = {vertex for cell in (*crossing.touched, a) for vertex in BOARD.vertices_of(cell)}
    passed = [vertex for vertex in around if meets(straight, Point(vertex))[0] == "0"]
    assert [p.vertex for p in crossing.vertices] == sorted(passed, key=lambda v: straight.project(Point(v)))
    ends = {a, end} if isinstance(end, int) else {a}
    near = sorted({*crossing.touched, *ends})
    crossed_sides, run_along = set(), set()
    for one, other in combinations(near, 2):
        if BOARD.distance(one, other) == 1:
            side = LineString(Hexside.between(BOARD.hexes[one], BOARD.hexes[other]).vertices())
            inside = meets(straight, side)[0]
            crossed_sides |= {frozenset((one, other))} if inside == "0" else set()
            run_along |= {frozenset((one, other))} if inside == "1" else set()
    assert {frozenset(pair) for pair in crossing.sides} == crossed_sides
    assert {frozenset(pair) for pair in crossing.along if OFF_MAP not in pair} == run_along


@settings(max_examples=150, deadline=None)
@given(cells, cells)
def test_lines_between_centres_as_shapely_sees_them(a: Cell, b: Cell) -> None:
    if a != b:
        check_against_shapely(a, b)


@settings(max_examples=100, deadline=None)
@given(inner, inner, st.integers(0, 5))
def test_lines_to_vertices_as_shapely_sees_them(a: Cell, near: Cell, corner: int) -> None:
    check_against_shapely(a, BOARD.vertices_of(near)[corner])


@given(st.sampled_from([BOARD, GAPS]), st.data())
def test_a_line_is_the_same_in_reverse(board: Board, data: st.DataObject) -> None:
    a, b = data.draw(st.sampled_from(board.cells)), data.draw(st.sampled_from(board.cells))
    there, back = board.sight(a, b), board.sight(b, a)
    assert back.hexes == there.hexes[::-1]
    assert back.sides == tuple((d, c) for c, d in reversed(there.sides))
    assert back.along == tuple((d, c) for c, d in reversed(there.along))
    assert back.vertices == there.vertices[::-1]
    assert back.off_map == there.off_map
    assert set(back.touched) == set(there.touched)


@given(st.sampled_from([BOARD, GAPS]), st.data())
def test_a_line_hangs_together(board: Board, data: st.DataObject) -> None:
    a, b = data.draw(st.sampled_from(board.cells)), data.draw(st.sampled_from(board.cells))
    crossing = board.sight(a, b)
    assert board.sight(a, b) is crossing
    assert board.crossed(a, b) == crossing.hexes
    for cell in board.cells:
        assert board.crosses(a, b, {cell}) == (cell in crossing.hexes)
    assert set(crossing.hexes) <= set(crossing.touched)
    assert all(
        board.distance(a, c) + board.distance(c, b) <= board.distance(a, b) + 1 for c in crossing.touched
    )


def test_the_cache_starts_afresh_when_full(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("grognard.engine.sight.MOST_CACHED", 3)
    board = rectangle(4, 4, first_row=2)
    corner = board.vertices_of(board.cells[5])[0]
    for b in board.cells[1:]:
        assert board.sight(board.cells[0], b).hexes == board.crossed(board.cells[0], b)
        assert board.sight_to_vertex(b, corner).end == corner
    board.sight_lines.forget()
    assert repr(board.sight(board.cells[0], board.cells[5])) == "Crossing(A2 to B3)"
