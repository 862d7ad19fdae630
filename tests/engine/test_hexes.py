"""The endless plane: distances, directions, rings, vertices and printed ids."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from grognard.engine.hexes import DIRECTIONS, Hex, Hexside, Numbering, Vertex, column_number, letters

hexes = st.builds(Hex, st.integers(-60, 60), st.integers(-60, 60))
numberings = st.sampled_from(list(Numbering))


def named(name: str) -> Hex:
    numbering = Numbering.LETTERS2 if name[-2:].isdigit() else Numbering.LETTERS
    hexagon = numbering.parse(name)
    assert hexagon is not None
    return hexagon


def vertex(*names: str) -> Vertex:
    (shared,) = set.intersection(*(set(named(name).vertices()) for name in names))
    return shared


@pytest.mark.parametrize(
    ("a", "b", "distance"),
    [
        ("X09", "W10", 1), ("W10", "V09", 1), ("X10", "W10", 1), ("V10", "W11", 1), ("V12", "W10", 3),
        ("X13", "V12", 2), ("X09", "V10", 2), ("A17", "K12", 10), ("AI11", "AG16", 6), ("AC16", "AG16", 4),
        ("R10", "S11", 1), ("N19", "M20", 1),
        ("H2", "J4", 3), ("H4", "J4", 2), ("H4", "K3", 3), ("K6", "I7", 2), ("I7", "G6", 2), ("G6", "G5", 1),
        ("K6", "I4", 3), ("G5", "I4", 2),
    ],
)  # fmt: skip
def test_distances_of_the_worked_examples(a: str, b: str, distance: int) -> None:
    assert named(a).distance(named(b)) == distance


def test_even_columns_lie_half_a_hex_lower() -> None:
    around_odd = [Numbering.LETTERS.printed(h) for h in named("C5").neighbours()]
    around_even = [Numbering.LETTERS.printed(h) for h in named("D5").neighbours()]
    assert around_odd == ["C4", "D4", "D5", "C6", "B5", "B4"]
    assert around_even == ["D4", "E5", "E6", "D6", "C6", "C5"]


def test_hex_rows_of_the_worked_examples() -> None:
    row = [Numbering.LETTERS.printed(h) for h in named("G11").hex_row(2, 4)]
    assert row == ["H10", "I10", "J9", "K9"]
    assert named("G11").hex_row(1, 3)[-1] == named("G8")
    assert named("A17").direction(named("K12")) == 2
    assert named("A17").direction(named("K13")) is None
    assert named("A17").direction(named("A17")) is None


def test_spine_between_two_vertices() -> None:
    east, west = vertex("N18", "O19", "N19"), vertex("M19", "N18", "N19")
    assert east.spines()[0] == west
    assert west.spines()[0] == east
    assert west.x < east.x
    assert Hexside.between(named("N18"), named("N19")).vertices() in ((east, west), (west, east))


@pytest.mark.parametrize(
    ("numbering", "column", "row", "name"),
    [
        (Numbering.LETTERS, 8, 7, "H7"),
        (Numbering.LETTERS, 43, 16, "AQ16"),
        (Numbering.LETTERS2, 23, 9, "W09"),
        (Numbering.LETTERS2, 27, 12, "AA12"),
        (Numbering.DOTTED, 60, 55, "60.55"),
        (Numbering.DOTTED, 7, 3, "07.03"),
    ],
)
def test_printed_ids(numbering: Numbering, column: int, row: int, name: str) -> None:
    assert numbering.printed(Hex.at(column, row)) == name
    assert numbering.parse(name) == Hex.at(column, row)


@pytest.mark.parametrize("name", ["", "H", "7", "h7", "H07", "H7 ", "H7\n", "60.55", "H٧", "H-1"])
def test_a_name_must_be_written_as_printed(name: str) -> None:
    assert Numbering.LETTERS.parse(name) is None


def test_letters_of_columns() -> None:
    assert [letters(n) for n in (1, 26, 27, 52, 53, 702, 703)] == ["A", "Z", "AA", "AZ", "BA", "ZZ", "AAA"]
    assert all(column_number(letters(n)) == n for n in range(1, 1500))


@given(st.integers(1, 700), st.integers(0, 999), numberings)
def test_printed_and_parsed_again(column: int, row: int, numbering: Numbering) -> None:
    hexagon = Hex.at(column, row)
    assert (hexagon.column, hexagon.row) == (column, row)
    assert numbering.parse(numbering.printed(hexagon)) == hexagon


@given(hexes, hexes, hexes)
def test_distance_is_a_metric(a: Hex, b: Hex, c: Hex) -> None:
    assert a.distance(b) == b.distance(a)
    assert (a.distance(b) == 0) == (a == b)
    assert a.distance(c) <= a.distance(b) + b.distance(c)


@given(hexes, st.sampled_from(DIRECTIONS), st.integers(1, 30))
def test_a_row_is_straight(start: Hex, direction: int, length: int) -> None:
    row = start.hex_row(direction, length)
    assert [start.distance(h) for h in row] == list(range(1, length + 1))
    assert {start.direction(h) for h in row} == {direction}
    assert {h.direction(start) for h in row} == {(direction + 2) % 6 + 1}


@given(hexes, st.integers(1, 12))
def test_a_ring_goes_round_once(centre: Hex, radius: int) -> None:
    ring = centre.ring(radius)
    assert len(set(ring)) == len(ring) == 6 * radius
    assert {centre.distance(h) for h in ring} == {radius}
    assert ring[0] == centre.step(1, radius)
    assert ring[radius] == centre.step(2, radius)
    assert all(a.distance(b) == 1 for a, b in zip(ring, ring[1:] + ring[:1], strict=True))
    assert centre.ring(0) == (centre,)


@given(hexes, st.integers(0, 5))
def test_a_vertex_is_one_for_its_three_hexes(centre: Hex, corner: int) -> None:
    shared = centre.vertices()[corner]
    around = shared.hexes()
    assert centre in around
    assert len(set(around)) == 3
    assert all(shared in h.vertices() for h in around)
    assert all(a.distance(b) == 1 for a in around for b in around if a != b)
    for far in shared.spines():
        assert shared in far.spines()
        assert len(set(far.hexes()) & set(around)) == 2


@given(hexes, st.sampled_from(DIRECTIONS))
def test_a_hexside_is_one_from_both_sides(centre: Hex, direction: int) -> None:
    other = centre.step(direction)
    side = Hexside.between(centre, other)
    assert side == Hexside.between(other, centre)
    assert set(side.vertices()) == set(centre.vertices()) & set(other.vertices())
    assert set(side.vertices()) == {centre.vertices()[direction - 2], centre.vertices()[direction - 1]}


def test_far_hexes_share_no_hexside() -> None:
    with pytest.raises(AssertionError, match="share no hexside"):
        Hexside.between(Hex(0, 0), Hex(2, 0))
