"""The maps of our volume: drawn from their sketches, true to the ground, and fit to be played on."""

from __future__ import annotations

from functools import cache
from itertools import combinations, pairwise
from math import cos, dist, hypot, radians

import pytest

from grognard.engine.board import Board, Cell
from grognard.games.gts.boards import SPECIAL, board_of
from grognard.games.gts.charts import CROSSINGS, HEXSIDES, ROADS, SIGHT_HEXSIDES, TERRAIN
from grognard.games.gts.maps.drawing.draw import MAPS, draw
from grognard.games.gts.maps.drawing.write import as_toml

NAMES = ("sword-caen", "authie-buron")
KILOMETRES = 0.5 / 3**0.5
"""In a board unit: a hex is the root of three high."""


@cache
def board(name: str) -> Board:
    return board_of(name)


def having(ground: Board, key: str) -> set[str]:
    return {ground.name(cell) for cell in ground.cells if ground.extra[cell].get(key)}


def sides(ground: Board, kind: str) -> set[frozenset[Cell]]:
    return {frozenset((side.a, side.b)) for side in ground.sides if side.kind == kind}


def named(ground: Board, place: str) -> set[str]:
    return {ground.name(c) for c in ground.cells if (ground.extra[c].get("name") or {}).get("en") == place}


def on_foot(ground: Board, start: str, closed: set[frozenset[Cell]]) -> set[Cell]:
    """All land that can be reached without crossing these hexsides."""
    found = {ground.cell(start)}
    waiting = list(found)
    while waiting:
        here = waiting.pop()
        for there in ground.adjacent[here]:
            if there not in found and ground.terrain[there] != "water" and {here, there} not in closed:
                found.add(there)
                waiting.append(there)
    return found


# every map


def test_there_are_two_maps() -> None:
    assert set(MAPS) == set(NAMES)
    sizes = {name: board(name).document["grid"] for name in NAMES}
    assert [(sizes[name]["columns"], sizes[name]["rows"]) for name in NAMES] == [(26, 32), (18, 20)]
    assert {size["numbering"] for size in sizes.values()} == {"letters2"}


@pytest.mark.parametrize("name", NAMES)
def test_a_document_is_what_its_sketch_draws(name: str) -> None:
    assert MAPS[name].read_text(encoding="utf-8") == as_toml(draw(name))


@pytest.mark.parametrize("name", NAMES)
def test_the_charts_know_everything_on_a_map(name: str) -> None:
    ground = board(name)
    assert set(ground.terrain) <= set(TERRAIN)  # 1.2#13
    assert {side.kind for side in ground.sides} <= {*HEXSIDES, *CROSSINGS}
    assert {line.kind for line in ground.lines} <= set(ROADS)  # 29.42
    for words in (ground.document["title"], ground.document["note"]):
        assert set(words) == {"en", "fr"}
    drawn = [line.extra for line in ground.lines]
    drawn += [side.extra for side in ground.sides if side.kind not in CROSSINGS]
    assert all(set(extra["name"]) == {"en", "fr"} for extra in drawn)


@pytest.mark.parametrize("name", NAMES)
def test_roads_run_from_hex_to_adjacent_hex_over_passable_ground(name: str) -> None:
    ground = board(name)
    for line in ground.lines:
        assert all(ground.distance(a, b) == 1 for a, b in pairwise(line.path)), line.extra["name"]
        for cell in line.path:
            assert TERRAIN[ground.terrain[cell]].wheeled_column is not None, ground.name(cell)


@pytest.mark.parametrize("name", NAMES)
def test_all_roads_are_one_net(name: str) -> None:
    ground = board(name)
    paths = [set(line.path) for line in ground.lines]
    net, rest = paths[0], paths[1:]
    while joined := [path for path in rest if path & net]:
        net = net.union(*joined)
        rest = [path for path in rest if path not in joined]
    assert not rest


@pytest.mark.parametrize("name", NAMES)
def test_bridges_carry_roads_over_rivers(name: str) -> None:
    ground = board(name)
    steps = {frozenset(pair) for line in ground.lines for pair in pairwise(line.path)}
    bridges, rivers = sides(ground, "bridge"), sides(ground, "river")
    assert bridges <= rivers
    assert bridges == rivers & steps, "a road that meets a river crosses it, and nothing else does"  # 14.7#8


@pytest.mark.parametrize("name", NAMES)
def test_every_road_off_the_map_ends_in_an_edge_hex_or_in_a_place(name: str) -> None:
    ground = board(name)
    crossings = [cell for line in ground.lines for cell in line.path]
    for line in ground.lines:
        for end in (line.path[0], line.path[-1]):
            joined = crossings.count(end) > 1
            assert joined or ground.is_edge(end) or ground.extra[end].get("name"), ground.name(end)


# the ground is where geography has it

PLACES = {
    "sword-caen": {
        "Lion-sur-Mer": (49.30018, -0.32157), "Hermanville": (49.28464, -0.31544), "Cresserons": (49.28701, -0.35569),
        "Colleville": (49.27528, -0.30052), "Ouistreham": (49.27566, -0.2591), "Mathieu": (49.25448, -0.37188),
        "Beuville": (49.24364, -0.32585), "Bénouville": (49.24151, -0.28246), "Blainville": (49.22913, -0.30061),
        "Ranville": (49.23071, -0.2556), "Hérouvillette": (49.2213, -0.24348), "Escoville": (49.21028, -0.23941),
        "Amfreville": (49.25, -0.23333), "Épron": (49.22174, -0.37085), "Colombelles": (49.2049, -0.29571),
        "Giberville": (49.18158, -0.28386), "Cuverville": (49.18998, -0.26474), "Caen": (49.18585, -0.35912),
    },
    "authie-buron": {
        "Anisy": (49.25069, -0.39116), "Villons-les-Buissons": (49.24047, -0.4096), "Cairon": (49.24017, -0.45046),
        "Rosel": (49.22856, -0.45864), "Rots": (49.21235, -0.47319), "Authie": (49.20615, -0.43191),
        "Saint-Contest": (49.21401, -0.40221), "Cambes": (49.23161, -0.3854), "Carpiquet": (49.18522, -0.44623),
        "St-Germain-la-Blanche-Herbe": (49.18327, -0.40426),
    },
}  # fmt: skip
"""Latitude and longitude after GeoNames.org."""


@pytest.mark.parametrize("name", NAMES)
def test_villages_lie_as_far_apart_as_in_normandy(name: str) -> None:
    """A hex is 500 metres wide, so that a distance is right to about 500 metres."""
    ground = board(name)
    for (one, (lat, lon)), (two, (lat2, lon2)) in combinations(PLACES[name].items(), 2):
        real = hypot((lat - lat2) * 111.2, (lon - lon2) * 111.2 * cos(radians(49.24)))
        drawn = min(
            dist(ground.centre(ground.cell(a)), ground.centre(ground.cell(b))) * KILOMETRES
            for a in named(ground, one)
            for b in named(ground, two)
        )
        assert abs(real - drawn) < 0.6, (one, two, real, drawn)  # 1.0#1


@pytest.mark.parametrize("name", NAMES)
def test_north_is_up(name: str) -> None:
    ground = board(name)
    northernmost, southernmost = (
        ground.cell(min(named(ground, pick(PLACES[name], key=lambda p: PLACES[name][p][0]))))
        for pick in (max, min)
    )
    assert ground.centre(northernmost)[1] < ground.centre(southernmost)[1]


def test_the_sea_is_at_the_top_with_beaches_along_it() -> None:
    ground = board("sword-caen")
    sea = {cell for cell in ground.cells if ground.terrain[cell] == "water"}
    assert len(sea & set(ground.edge("top"))) == 20
    assert not sea & set(ground.edge("bottom"))
    shore = {cell for cell in ground.cells if cell not in sea and sea & set(ground.adjacent[cell])}
    beaches = {cell for cell in ground.cells if ground.terrain[cell] == "beach"}
    assert beaches <= shore
    assert len(beaches) >= 12
    assert {ground.terrain[cell] for cell in shore} <= {"beach", "village", "town", "dunes", "marsh"}


def test_canal_and_orne_part_the_map_and_three_bridges_join_it() -> None:
    ground = board("sword-caen")
    rivers = sides(ground, "river")
    west = on_foot(ground, "P17", rivers)
    east = on_foot(ground, "U20", rivers)
    assert not west & east
    assert {ground.name(cell) for side in sides(ground, "bridge") for cell in side} == {
        "Q17", "R17", "S18", "D31", "E32",
    }  # fmt: skip
    assert ground.cell("U20") in on_foot(ground, "P17", rivers - sides(ground, "bridge"))


def test_the_island_is_reached_from_caen_alone() -> None:
    """Between canal and Orne: without the canal bridge one comes to it by the basin of Caen."""
    ground = board("sword-caen")
    closed = sides(ground, "river")
    island = ground.cell("R17")
    assert island in on_foot(ground, "P17", closed)
    basin = {frozenset((ground.cell("D30"), other)) for other in ground.adjacent[ground.cell("D30")]}
    basin |= {frozenset((ground.cell("D31"), other)) for other in ground.adjacent[ground.cell("D31")]}
    assert island not in on_foot(ground, "P17", closed | basin)


def test_strongpoints_and_observation_posts() -> None:
    ground = board("sword-caen")
    works = {place for place in ("Hillman", "Morris", "Daimler") for _ in named(ground, place)}
    assert works == {"Hillman", "Morris", "Daimler"}
    assert having(ground, "strongpoint") == set().union(
        *(named(ground, place) for place in works)
    )  # 15.4.3#1
    posts = having(ground, "observation")
    for place in ("Hermanville", "Ranville", "Amfreville", "Caen", "Point 61"):
        assert named(ground, place) <= posts  # 15.4.2#1
    other = board("authie-buron")
    assert having(other, "strongpoint") == named(other, "Abbey of Ardenne")
    assert {"I12", "K09", "N09", "L13"} <= having(other, "observation")
    for name in NAMES:
        keys = {key for cell in board(name).cells for key in board(name).extra[cell]}
        assert keys <= {"name", *SPECIAL}


def test_the_periers_ridge_hides_beuville_from_the_beach() -> None:
    ground = board("sword-caen")
    crest = {
        frozenset((s.a, s.b))
        for s in ground.sides
        if s.kind in SIGHT_HEXSIDES and "Périers" in s.extra["name"]["en"]
    }
    line = ground.sight(ground.cell("J10"), ground.cell("J14"))
    assert {frozenset(pair) for pair in line.sides} & crest  # 15.4.1#5
    columns = {ground.name(cell)[0] for side in crest for cell in side}
    assert set("DEFGHIJKLM") <= columns, "from Périers to beyond Hillman"


def test_lebisey_wood_lies_across_the_caen_road() -> None:
    ground = board("sword-caen")
    road = next(line for line in ground.lines if line.extra["name"]["en"] == "Hermanville to Caen")
    terrain = [ground.terrain[cell] for cell in road.path]
    assert "woods" in terrain
    assert terrain[-1] == "city"
    assert terrain.index("woods") < terrain.index("city")
