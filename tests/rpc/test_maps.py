"""The maps: what the text attests of them, and what every map must keep."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest
from shapely.geometry import LineString, Point, Polygon

from grognard.games.rpc.maps.drawing.draw import MAPS, draw
from grognard.games.rpc.maps.drawing.write import as_toml
from tests.rpc.ground import (
    EXAMPLES,
    ORIGINAL,
    YPRES,
    board,
    cells,
    contour_levels,
    having,
    levels_by_contours,
    line_of,
    linked,
    named,
    sides,
    touches,
    with_terrain,
)

ALL = YPRES + ORIGINAL
FIXTURES = ("hill60", "sight", "trenches", "open")


@pytest.mark.parametrize("name", ALL)
def test_a_document_is_what_its_sketches_draw(name: str) -> None:
    assert MAPS[name].read_text(encoding="utf-8") == as_toml(draw(name))


@pytest.mark.parametrize("name", ALL + FIXTURES)
def test_levels_agree_with_the_contours(name: str) -> None:
    """Every centre has the level of the innermost contour around it."""
    ground = board(name)
    assert list(ground.level) == levels_by_contours(ground)


def _clockwise_on_screen(points: tuple[tuple[float, float], ...]) -> bool:
    closed = [*points, points[0]]
    return sum(x * v - u * y for (x, y), (u, v) in pairwise(closed)) > 0


@pytest.mark.parametrize("name", ALL + FIXTURES)
def test_contours_have_their_hill_on_the_right(name: str) -> None:
    for contour in board(name).contours:
        assert contour.closed
        assert Polygon(contour.points).is_valid
        assert _clockwise_on_screen(contour.points)


# The grid of the Ypres maps


@pytest.mark.parametrize("name", YPRES)
def test_the_grid_runs_from_a01_to_aq25(name: str) -> None:
    ground = board(name)
    west, east = ground.edge("left"), ground.edge("right")
    assert ground.cell("A06") in west
    assert ground.cell("P25") in ground.edge("bottom")
    assert {ground.name(cell)[:-2] for cell in east} == {"AQ"}
    assert (ground.name(ground.cells[0]), ground.name(ground.cells[-1])) == ("A01", "AQ25")  # MAP.rows 2.2#1


DISTANCES = [
    ("X09", "W10", 1), ("W10", "V09", 1), ("X10", "W10", 1), ("V10", "W11", 1), ("V12", "W10", 3),
    ("X13", "V12", 2), ("X09", "V10", 2), ("A17", "K12", 10), ("AI11", "AG16", 6), ("AC16", "AG16", 4),
    ("R10", "S11", 1), ("N19", "M20", 1),
]  # fmt: skip


@pytest.mark.parametrize(("start", "end", "distance"), DISTANCES)
def test_attested_distances(start: str, end: str, distance: int) -> None:
    ground = board("ypres_1915")
    assert ground.distance(ground.cell(start), ground.cell(end)) == distance  # MAP.orient MAP.neighbours


def test_the_reserve_line_is_two_straight_rows() -> None:
    """A17 to K12 to K02: 21 hexes."""
    ground = board("ypres_1915")
    bend = ground.cell("K12")
    rows = [ground.row(ground.cell("A17"), 2, 10), ground.row(bend, 1, 10)]
    assert (rows[0][-1], rows[1][-1]) == (bend, ground.cell("K02"))
    assert len({ground.cell("A17"), *rows[0], *rows[1]}) == 21


def test_the_spine_of_the_stray_shell() -> None:
    """N18, N19 and O19 meet in a vertex; due west along the side N18/N19 lies that of M19."""
    for name in ("ypres_1915", "hill60", "open"):
        ground = board(name)
        start, end = ground.vertex("N18/N19/O19"), ground.vertex("M19/N18/N19")
        assert start.spines()[0] == end
        assert ground.point(end)[0] < ground.point(start)[0]
        assert ground.point(end)[1] == ground.point(start)[1]


# The ground


@pytest.mark.parametrize("name", YPRES)
@pytest.mark.parametrize(("place", "level"), [("B12", 0), ("C13", 1), ("J17", 2), ("N19", 3), ("I17", 1)])
def test_attested_levels_at_the_centre(name: str, place: str, level: int) -> None:
    ground = board(name)
    assert ground.level[ground.cell(place)] == level  # 4.3#3


@pytest.mark.parametrize("name", YPRES)
def test_a_contour_clips_i17(name: str) -> None:
    ground = board(name)
    assert contour_levels(ground, ground.cell("I17")) == {2}


@pytest.mark.parametrize("name", YPRES)
def test_battle_wood(name: str) -> None:
    """O22 has the dot at level 2; P21 has woods artwork, no dot and no contour; P22 a sliver of level 2."""
    ground = board(name)
    o22, p21, p22 = ground.cell("O22"), ground.cell("P21"), ground.cell("P22")
    assert {o22, p22} <= having(ground, "green_dot")
    assert p21 not in having(ground, "green_dot")
    assert (ground.level[o22], ground.level[p21]) == (2, 2)
    assert contour_levels(ground, p21) == set()
    assert (ground.level[p22], contour_levels(ground, p22)) == (1, {2})
    assert touches(ground, line_of(ground, "N22", "Q21")) >= {"woods O22", "copse P21"}  # MAP.woods


VILLAGES = [
    ("Ypres", ("B06", "B07", "B08", "B09", "B10")), ("Zillebeke", ("L14", "L15")), ("Hooge", ("R10", "S11")),
    ("Gheluvelt", ("AG16", "AG17", "AH15", "AH16")), ("Zandvoorde", ("AC25",)),
]  # fmt: skip


@pytest.mark.parametrize("name", YPRES)
@pytest.mark.parametrize(("village", "hexes"), VILLAGES)
def test_attested_villages(name: str, village: str, hexes: tuple[str, ...]) -> None:
    ground = board(name)
    found = {cell for cell in ground.cells if (ground.extra[cell].get("name") or {}).get("en") == village}
    assert named(ground, found) == set(hexes)
    assert found <= with_terrain(ground, "village")  # MAP.places 8.1#1


def test_hill_60_is_the_two_hexes_of_its_contour() -> None:
    ground = board("ypres_1915")
    ring = next(i for i, contour in enumerate(ground.contours) if contour.level == 3)
    area = Polygon(ground.contours[ring].points)
    inside = {cell for cell in ground.cells if area.contains(Point(ground.centre(cell)))}
    assert named(ground, inside) == {"N19", "M20"}


def test_polygon_wood_reaches_the_worcesters() -> None:
    ground = board("ypres_1914")
    wood = next(o for o in ground.outlines if o.extra.get("name", {}).get("en") == "Polygon Wood")
    assert Polygon(wood.points).distance(Point(ground.centre(ground.cell("AI11")))) < 0.5


def test_the_three_years_share_one_ground() -> None:
    first = board("ypres_1914")
    for name in YPRES[1:]:
        other = board(name)
        assert other.level == first.level
        assert other.contours == first.contours
        for kind in ("stream", "bridge", "blue", "green"):
            assert sides(other, kind) == sides(first, kind)
        for kind in ("road", "railway"):
            assert [line for line in other.lines if line.kind == kind] == [
                line for line in first.lines if line.kind == kind
            ]
        assert with_terrain(other, "village") == with_terrain(first, "village")


# Longitude and latitude of places on the map and their hex; the affine map was fitted to the attested hexes alone.
PLACES = [
    (2.8857, 50.8511, "B08"), (2.9225, 50.8346, "L15"), (2.9300, 50.8241, "N19"), (2.9437, 50.8463, "R10"),
    (2.9934, 50.8351, "AG16"), (2.9805, 50.8123, "AC25"), (2.9048, 50.8650, "H03"), (2.9230, 50.8600, "M05"),
    (2.9360, 50.8645, "R03"), (2.9500, 50.8680, "V02"), (2.9640, 50.8560, "Z07"), (2.9740, 50.8410, "AB13"),
    (3.0245, 50.8481, "AQ11"), (2.9872, 50.8726, "AH01"), (2.9450, 50.8225, "R20"), (2.9190, 50.8230, "J19"),
]  # fmt: skip


@pytest.mark.parametrize(("longitude", "latitude", "place"), PLACES)
def test_places_lie_where_geography_puts_them(longitude: float, latitude: float, place: str) -> None:
    """Within one and a half hexes: about 400 metres."""
    east, south = (longitude - 2.93) * 70.3, (50.835 - latitude) * 111.2
    column = 13.301 + 4.344 * east - 0.438 * south
    row = 15.219 + 0.210 * east + 3.549 * south
    ground = board("ypres_1914")
    x, y = ground.centre(ground.cell(place))
    assert Point(1.5 * column, 3**0.5 * (row - 1)).distance(Point(x, y)) < 1.5 * 3**0.5


# Features


@pytest.mark.parametrize("name", ALL)
def test_bridges_carry_a_road_over_a_stream(name: str) -> None:
    ground = board(name)
    streams = sides(ground, "stream")
    crossed = {pair for pair in streams if ground.linked("road", *pair)}
    assert crossed
    assert sides(ground, "bridge") == crossed
    assert not any(ground.linked("road", *pair) for pair in sides(ground, "blue"))


@pytest.mark.parametrize("name", YPRES)
def test_lakes_have_blue_sides(name: str) -> None:
    ground = board(name)
    lakes = [Polygon(outline.points) for outline in ground.outlines if outline.kind == "lake"]
    assert len(lakes) == 2
    blue = sides(ground, "blue")
    assert all(any(lake.contains(_middle(name, pair)) for lake in lakes) for pair in blue)
    for cell in with_terrain(ground, "lake"):
        assert sum(frozenset((cell, other)) in blue for other in ground.adjacent[cell]) >= 4


def _middle(name: str, pair: frozenset[Any]) -> Point:
    return LineString([board(name).centre(cell) for cell in sorted(pair)]).centroid


@pytest.mark.parametrize("name", ALL)
def test_green_sides_are_inside_woods(name: str) -> None:
    ground = board(name)
    woods = [Polygon(outline.points) for outline in ground.outlines if outline.kind == "woods"]
    green = sides(ground, "green")
    assert green
    assert all(any(wood.contains(_middle(name, pair)) for wood in woods) for pair in green)


@pytest.mark.parametrize("name", ALL)
def test_dots_stand_in_woods_with_dots(name: str) -> None:
    ground = board(name)
    dotted = [Polygon(o.points) for o in ground.outlines if o.kind == "woods" and o.extra["dots"]]
    for cell in having(ground, "green_dot") - cells(ground, "P22"):
        assert any(wood.contains(Point(ground.centre(cell))) for wood in dotted)
    assert any(outline.kind == "woods" and not outline.extra["dots"] for outline in ground.outlines)


@pytest.mark.parametrize("name", ALL)
def test_roads_are_drawn_over_the_hexsides_of_their_path(name: str) -> None:
    ground = board(name)
    for line, drawn in zip(ground.lines, ground.document["lines"], strict=True):
        if line.kind == "trench":
            continue
        for (a, b), ends in zip(pairwise(line.path), pairwise(drawn["points"]), strict=True):
            shared = set(ground.vertices_of(a)) & set(ground.vertices_of(b))
            assert LineString(ends).intersects(LineString([ground.point(vertex) for vertex in shared]))


# Lines of sight


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda e: f"{e['rule']} {e['from']}-{e['to']}")
def test_what_the_lines_of_the_examples_touch(example: dict[str, Any]) -> None:
    ground = board(example["map"])
    assert touches(ground, line_of(ground, example["from"], example["to"])) == set(example["touches"])


FIGURE = [example for example in EXAMPLES if example["map"] == "hill60" and "L18" not in example["to"]]


@pytest.mark.parametrize("name", YPRES)
@pytest.mark.parametrize("example", FIGURE, ids=lambda e: f"{e['rule']} {e['from']}-{e['to']}")
def test_the_figure_stands_on_the_maps_of_ypres(name: str, example: dict[str, Any]) -> None:
    ground = board(name)
    assert touches(ground, line_of(ground, example["from"], example["to"])) == set(example["touches"])


# The original grounds


def test_the_tank_ground_has_belts_roads_and_exits() -> None:
    ground = board("flesquieres_1917")
    assert len({s.extra["name"]["en"] for s in ground.sides if s.kind == "wire" and "name" in s.extra}) == 2
    roads = ground.on_line["road"]
    assert roads & set(ground.edge("top"))
    assert roads & set(ground.edge("bottom"))
    assert roads & set(ground.edge("right"))
    start, end = ground.cell("K22"), ground.cell("AB01")
    assert end in linked(ground, "road", start), "a lorry can drive from Trescault towards Cambrai"


def test_the_infiltration_ground_has_a_way_through() -> None:
    ground = board("holnon_1918")
    assert ground.cell("A04") in linked(ground, "road", ground.cell("AB07"))
    assert len({c for c in ground.cells if ground.level[c] == 3}) >= 5
    assert sum(outline.kind == "wheat" for outline in ground.outlines) >= 5
