"""The maps of Great War Commander: sound documents, sound ground."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import pairwise
from pathlib import Path

import pytest
from shapely.geometry import Point, Polygon

from grognard.engine.board import Board, Cell
from grognard.games import gwc

MAPS = sorted((Path(gwc.__file__).parent / "maps").glob("*.toml"))
EXAMPLES = sorted((Path(__file__).parent / "maps").glob("*.toml"))

TERRAIN = {
    "open", "field", "woods", "destroyed_woods", "brush", "orchard", "building", "rubble", "shellhole",
    "boulders", "quarry", "gully", "marsh", "stream", "water", "bridge",
}  # fmt: skip
SIDES = {"wall", "destroyed_wall", "hedge", "fence"}
LINES = {"road", "trail", "railway", "stream"}
FORTIFICATIONS = {"foxholes", "trench", "mines", "wire", "pillbox"}
WATER = {"marsh", "stream", "water"}
KEYS = {"observer", "objective", "fortification", "building", "name"}


def named(board: Board, cells: Iterable[Cell]) -> list[str]:
    return [board.name(cell) for cell in cells]


def with_key(board: Board, key: str) -> dict[str, object]:
    return {board.name(cell): board.extra[cell][key] for cell in board.cells if key in board.extra[cell]}


@pytest.fixture(params=[*MAPS, *EXAMPLES], ids=lambda path: path.stem)
def board(request: pytest.FixtureRequest) -> Board:
    return Board.load(request.param)


@pytest.fixture(params=MAPS, ids=lambda path: path.stem)
def sector(request: pytest.FixtureRequest) -> Board:
    return Board.load(request.param)


def test_there_are_enough_maps_and_each_is_called_after_its_file() -> None:
    assert len(MAPS) >= 8
    assert [Board.load(path).id for path in MAPS] == [path.stem for path in MAPS]


def test_grid(board: Board) -> None:
    assert board.size == 165
    assert (board.names[0], board.names[-1]) == ("A1", "O11")  # INFER.grid#1
    around = named(board, board.adjacent[board.cell("H6")])
    assert around == ["H5", "I6", "I7", "H7", "G7", "G6"]  # INFER.grid#2


def test_only_known_kinds(board: Board) -> None:
    assert set(board.terrain) <= TERRAIN
    assert {side.kind for side in board.sides} <= SIDES
    assert {line.kind for line in board.lines} <= LINES
    assert {outline.kind for outline in board.outlines} <= {"building", "ruin"}
    assert {contour.kind for contour in board.contours} <= {"crest"}
    assert set().union(*board.extra) <= KEYS
    assert set(with_key(board, "fortification").values()) <= FORTIFICATIONS
    assert set(board.level) <= set(range(5))


def test_observers_and_objectives(board: Board) -> None:
    assert set(with_key(board, "observer")) == {"A6", "O6", "H1", "H11"}  # 2.1#4
    assert sorted(map(str, with_key(board, "objective").values())) == ["1", "2", "3", "4", "5"]  # 2.3#1
    for name in with_key(board, "objective"):
        assert board.terrain[board.cell(name)] != "water"


def test_printed_fortifications_stand_on_dry_ground(board: Board) -> None:
    wet = [n for n in with_key(board, "fortification") if board.terrain[board.cell(n)] in WATER]
    assert wet == []  # F125.4#3


def test_between_them_the_maps_show_everything() -> None:
    boards = [Board.load(path) for path in MAPS]
    assert set().union(*(board.terrain for board in boards)) == TERRAIN
    assert {side.kind for board in boards for side in board.sides} == SIDES
    assert {line.kind for board in boards for line in board.lines} == LINES
    assert {f for b in boards for f in with_key(b, "fortification").values()} == FORTIFICATIONS
    assert {level for board in boards for level in board.level} == {0, 1, 2, 3, 4}
    uncovered = [free for board in boards for free in centre_dots(board).values()]
    assert True in uncovered
    assert False in uncovered


def test_shellhole_maps() -> None:
    holes = {path.stem: Board.load(path).terrain.count("shellhole") for path in MAPS}
    assert holes["mort_homme"] == 165  # T118.3#2
    assert 130 <= holes["fleury"] < 165  # T118.3#2


# Crest lines


def test_between_neighbours_crest_lines_and_levels_agree(board: Board) -> None:
    """On the way to a neighbour each level of difference is one crest line, and it lies in the higher hex."""
    for a in board.cells:
        for b in board.adjacent[a]:
            crossings = board.sight(a, b).contours
            met = sorted((board.contours[c.contour].level, c.rise) for c in crossings)
            low, high = sorted((board.level[a], board.level[b]))
            rise = 1 if board.level[b] > board.level[a] else -1
            assert met == [(level, rise) for level in range(low + 1, high + 1)], named(board, (a, b))
            higher = a if rise < 0 else b
            assert all(c.cells == (higher,) for c in crossings), named(board, (a, b))


def test_crest_lines_lie_on_ground_of_their_level_and_leave_the_centre_dots_alone(board: Board) -> None:
    dots = {cell: Point(board.centre(cell)) for cell in board.cells}
    hexes = {cell: Polygon([board.point(v) for v in board.vertices_of(cell)]) for cell in board.cells}
    for contour in board.contours:
        for point in map(Point, contour.points):
            under = [cell for cell in board.cells if hexes[cell].intersects(point)]
            assert all(board.level[cell] >= contour.level for cell in under), (contour.level, point.wkt)
            assert all(point.distance(dots[cell]) > 0.1 for cell in under), (contour.level, point.wkt)


# Buildings


def buildings_in(board: Board, cell: Cell) -> list[Polygon]:
    ground = Polygon([board.point(vertex) for vertex in board.vertices_of(cell)])
    shapes = (Polygon(outline.points) for outline in board.outlines if outline.kind == "building")
    return [shape for shape in shapes if shape.intersection(ground).area > 0.001]


def centre_dots(board: Board) -> dict[str, bool]:
    """The Building hexes, and whether the centre dot is free."""
    dots = {cell: Point(board.centre(cell)) for cell in board.cells if board.terrain[cell] == "building"}
    return {
        board.name(cell): not any(shape.intersects(dot) for shape in buildings_in(board, cell))
        for cell, dot in dots.items()
    }


def test_building_hexes_and_only_they_show_buildings(board: Board) -> None:
    shown = {board.name(cell) for cell in board.cells if buildings_in(board, cell)}
    assert shown == {board.name(cell) for cell in board.cells if board.terrain[cell] == "building"}


def test_one_building_in_several_hexes_is_one_outline(board: Board) -> None:
    groups: dict[object, set[str]] = {}
    for name, building in with_key(board, "building").items():
        groups.setdefault(building, set()).add(name)
    assert all(len(group) > 1 for group in groups.values())
    spans = [
        {board.name(cell) for cell in board.cells if any(shape.equals(s) for s in buildings_in(board, cell))}
        for shape in (Polygon(o.points) for o in board.outlines if o.kind == "building")
    ]
    assert sorted(sorted(span) for span in spans if len(span) > 1) == sorted(map(sorted, groups.values()))


def test_enough_buildings_span_hexes() -> None:
    assert sum(len(with_key(Board.load(path), "building")) > 0 for path in MAPS) >= 3


# Roads and water


def test_roads_and_tracks_lead_somewhere(board: Board) -> None:
    for line in board.lines:
        assert len(set(line.path)) == len(line.path), line.kind
        for end in (line.path[0], line.path[-1]):
            others = [other for other in board.lines if other is not line and end in other.path]
            place = board.terrain[end] in ("building", "rubble", "quarry") or "objective" in board.extra[end]
            spring = line.kind == "stream" and end == line.path[0]
            assert board.is_edge(end) or others or place or spring, (line.kind, board.name(end))


def test_roads_and_tracks_cross_water_on_bridges_only(board: Board) -> None:
    for line in board.lines:
        if line.kind != "stream":
            assert not {board.terrain[cell] for cell in line.path} & {"stream", "water"}, line.kind
    for cell in board.cells:
        if board.terrain[cell] == "bridge":
            banks = [b for b in board.adjacent[cell] if passable(board, cell, b)]
            assert len(banks) >= 2, board.name(cell)
            assert not any(board.linked("stream", cell, bank) for bank in banks), board.name(cell)


def test_streams_flow_downhill_in_their_bed(board: Board) -> None:
    for line in board.lines:
        if line.kind == "stream":
            assert {board.terrain[cell] for cell in line.path} <= {"stream", "water", "bridge"}
            assert all(board.level[a] >= board.level[b] for a, b in pairwise(line.path))
    beds = {cell for cell in board.cells if board.terrain[cell] in ("stream", "bridge")}
    assert beds <= board.on_line["stream"]


def passable(board: Board, a: Cell, b: Cell) -> bool:
    """Whether infantry can step across: no Water Barrier, and Bridges only along what leads over them."""
    if "water" in (board.terrain[a], board.terrain[b]):
        return False
    if "bridge" in (board.terrain[a], board.terrain[b]):
        return any(board.linked(kind, a, b) for kind in ("road", "trail", "railway"))
    return True


def test_no_ground_is_cut_off(board: Board) -> None:
    dry = {cell for cell in board.cells if board.terrain[cell] != "water"}
    reached, frontier = {board.cell("A6")}, [board.cell("A6")]
    while frontier:
        here = frontier.pop()
        for there in board.adjacent[here]:
            if there not in reached and passable(board, here, there):
                reached.add(there)
                frontier.append(there)
    assert named(board, sorted(dry - reached)) == []


def test_maps_are_named_in_both_languages(sector: Board) -> None:
    document = sector.document
    texts = [document["title"], document["note"], *(label["text"] for label in document["labels"])]
    texts += [line["name"] for line in document["lines"] if "name" in line]
    texts += [name for name in with_key(sector, "name").values() if isinstance(name, dict)]
    assert all({"en", "fr"} <= set(text) and all(text.values()) for text in texts)
