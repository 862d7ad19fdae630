"""The railways: the lines, structures and areas that the text names, and ways over the graph."""

from __future__ import annotations

from itertools import pairwise

import pytest

from grognard.engine.board import Cell
from grognard.games.oao import boards, rail
from grognard.games.oao.boards import Country
from grognard.games.oao.rail import ALLIED_SINGLE_TRACK, BELGIEN, KEPT_OPEN, Net

GROUND = boards.ground()
BOARD = GROUND.board
RAILWAYS = rail.railways()


def at(name: str) -> Cell:
    return GROUND.cell(name)


def printed(way: tuple[Cell, ...]) -> list[str]:
    return [BOARD.name(cell) for cell in way]


# Lines that the text names


def test_luxemburg_to_brussel_is_28_hexes_by_arlon_and_namur() -> None:
    way = RAILWAYS.way(at("57.43"), at("49.21"))
    assert way is not None
    assert len(way) - 1 == 28  # 7.7.EX#3
    passed = printed(way)
    assert {"54.40", "51.28"} <= set(passed), "the two bottlenecks"  # 7.7.EX#2
    assert "Marche-en-Famenne" in {GROUND.name(c) for cell in way for c in (cell, *BOARD.adjacent[cell])}


def test_the_single_track_line_of_allied_transport() -> None:
    line = RAILWAYS.lines[ALLIED_SINGLE_TRACK]
    assert (printed(line)[0], printed(line)[-1]) == ("16.24", "20.18")
    assert "16.18" in printed(line)  # 7.7.2#2 18.1#2
    beyond = line[printed(line).index("17.24") :]
    assert {RAILWAYS.track(a, b) for a, b in pairwise(beyond)} == {"single"}
    assert RAILWAYS.way(at("17.21"), at("20.18")) is None  # 7.7.2#1
    assert RAILWAYS.way(at("17.21"), at("20.18"), Net.ALLIED) is not None


@pytest.mark.parametrize(
    ("name", "ends"),
    [
        (BELGIEN, ("49.21", "58.28")),  # 25.4#1 18.6.4#4
        (KEPT_OPEN, ("20.19", "28.13")),  # 18.3.1#4
    ],
)
def test_named_lines_are_double_track(name: str, ends: tuple[str, str]) -> None:
    line = RAILWAYS.lines[name]
    assert (printed(line)[0], printed(line)[-1]) == ends
    assert {RAILWAYS.track(a, b) for a, b in pairwise(line)} == {"double"}


def test_the_lines_to_the_bases_and_ports() -> None:
    main = RAILWAYS.components(Net.DOUBLE)[0]
    for name in ("01.21", "02.36", "02.46", "37.10", "52.16", "31.11"):
        assert at(name) in main  # 23.1#1 23.1#2 24.3#1 24.3#2
    for name in ("02.36", "02.46"):
        outside = [c for c in GROUND.edge if BOARD.distance(c, at(name)) <= 2 and c in main]
        assert outside, "its line leads off the map"


def test_the_siege_train_stands_by_its_railway() -> None:
    assert at("53.20") in RAILWAYS.cells[Net.ALL]  # 20.EX#2


MAIN_LINES = (
    "16.36/20.32 20.32/22.23 22.23/30.21 30.21/35.18 20.32/32.28 32.28/41.26 41.26/50.27 51.28/58.28 59.29/63.28 "
    "16.36/29.34 29.34/33.33 33.33/40.30 40.30/44.35 44.35/46.36 44.35/34.38 34.38/33.41 34.38/33.33 16.36/22.37 "
    "22.37/27.38 27.38/33.41 33.41/36.43 36.43/37.47 37.47/42.48 42.48/48.53 48.53/51.54 51.54/53.56 16.36/28.50 "
    "51.54/50.61 50.61/50.68 50.68/56.69 56.69/65.62 62.50/54.48 54.48/55.46 55.46/57.43 57.43/54.40 57.43/62.42 "
    "62.42/62.50 22.23/20.19 20.19/22.11 22.11/26.09 26.09/28.13 31.11/35.18 22.23/08.25 08.25/01.21 16.36/09.25 "
    "49.21/44.15 44.15/37.10 49.21/52.16 49.21/42.23 42.23/37.23 46.36/49.41 49.41/53.42 54.48/51.54 37.57/37.61 "
    "37.57/44.56 44.56/48.53 40.70/50.68 63.28/70.28"
)


@pytest.mark.parametrize("ends", MAIN_LINES.split())
def test_main_lines_of_1914_are_double_track_and_fairly_straight(ends: str) -> None:
    a, b = map(at, ends.split("/"))
    way = RAILWAYS.way(a, b)
    assert way is not None
    assert len(way) - 1 <= 1.4 * BOARD.distance(a, b) + 3


# Structures and bottlenecks


def structures(colour: str) -> dict[frozenset[str], int]:
    return {
        frozenset((BOARD.name(s.a), BOARD.name(s.b))): s.rebuilt
        for s in GROUND.structures
        if s.colour == colour
    }


def test_red_bridges_and_their_numbers() -> None:
    assert structures("red") == {
        frozenset(("23.24", "23.25")): 21,
        frozenset(("29.31", "30.31")): 0,
        frozenset(("30.30", "31.31")): 0,
    }  # 18.4.1#3 18.4.3.EX 18.4.3#2


def test_orange_structures_that_the_text_numbers() -> None:
    orange = structures("orange")
    assert orange[frozenset(("29.31", "30.31"))] == 15
    assert orange[frozenset(("30.30", "31.31"))] == 16  # 18.4.3.EX
    assert {s.shape for s in GROUND.structures if s.colour == "orange"} == {"bridge", "tunnel"}  # 18.4#1


def test_the_pont_de_pontoise_is_never_rebuilt() -> None:
    assert structures("P") == {frozenset(("15.33", "15.34")): 0}  # 18.4.1a#1 18.4.1a#2 3.5.5#4


def test_german_makeshifts_replace_what_is_lost_for_good() -> None:
    yellow, orange = structures("yellow"), structures("orange")
    assert [min(sides) for sides in yellow] == ["49.41", "40.29"]
    assert any("40.30" in sides for sides in yellow)
    assert all(number > 0 for number in yellow.values())  # 18.5#1
    assert [orange[sides] for sides in yellow] == [0, 0]


def test_every_structure_carries_a_double_track_line() -> None:
    for structure in GROUND.structures:
        assert RAILWAYS.track(structure.a, structure.b) == "double", structure.name


def test_bottlenecks() -> None:
    assert {BOARD.name(cell): side for cell, side in GROUND.bottlenecks.items()} == {
        "08.25": "allied", "15.34": "allied", "16.18": "allied",
        "54.40": "german", "59.29": "german", "51.28": "german",
    }  # fmt: skip  # 18.6.1#1 18.6.1#2
    assert set(GROUND.bottlenecks) <= RAILWAYS.cells[Net.ALLIED]


def test_entries_stand_where_double_track_meets_a_friendly_edge() -> None:
    main = RAILWAYS.components(Net.DOUBLE)[0]
    assert {entry.side for entry in GROUND.entries.values()} == {"allied", "german"}
    for letter, entry in GROUND.entries.items():
        assert entry.letter == letter
        assert GROUND.friendly_edge(entry.cell) == entry.side  # 16.1#1
        assert entry.cell in main  # 16.1.1


# The Reseau du Nord and the Dender


def test_the_reseau_du_nord_lies_behind_seine_and_oise() -> None:
    network = GROUND.reseau_east | GROUND.reseau_west
    for name in ("40.30", "14.33", "01.21", "22.23", "35.18", "26.09", "15.33"):
        assert at(name) in network  # 18.3#1
    for name in ("16.36", "15.34", "20.32", "33.33", "01.22"):
        assert at(name) not in network
    for cell in network:
        assert GROUND.country[cell] == Country.FRANCE
        for other in BOARD.adjacent[cell]:
            if other not in network and GROUND.country[other] == Country.FRANCE:
                assert GROUND.hexside(cell, other).river_name in ("Seine", "Oise")


def test_the_somme_parts_the_reseau() -> None:
    assert not GROUND.reseau_east & GROUND.reseau_west
    assert {at("19.19"), at("31.29"), at("22.23"), at("16.18")} <= GROUND.reseau_west  # 18.3#2
    assert {at("20.18"), at("32.28"), at("30.21"), at("28.13"), at("40.30")} <= GROUND.reseau_east
    upper = [{"31.29", "32.28"}, {"31.29", "32.29"}, {"31.30", "32.29"}]
    for cell in GROUND.reseau_west:
        for other in BOARD.adjacent[cell]:
            if other in GROUND.reseau_east:
                pair = {BOARD.name(cell), BOARD.name(other)}
                assert GROUND.hexside(cell, other).river_name == "Somme" or pair in upper


def test_the_dender_line() -> None:
    line = [at(name) for name in ("48.17", "47.17", "46.17", "41.21", "40.21", "39.22")]
    assert not set(line) & GROUND.northwest_of_dender  # 18.6.4#1
    assert {at("44.15"), at("37.10"), at("43.18")} <= GROUND.northwest_of_dender
    assert not {at("49.21"), at("46.21"), at("52.16"), at("51.19"), at("39.23")} & GROUND.northwest_of_dender
    assert {GROUND.country[cell] for cell in GROUND.northwest_of_dender} == {Country.BELGIUM}
    assert GROUND.north_of_schelde - GROUND.northwest_of_dender == {at("47.17"), at("48.17")}  # 26.5.2#1
    assert at("47.16") in GROUND.north_of_schelde
    assert at("43.18") not in GROUND.north_of_schelde


# The graph


def test_a_way_avoids_what_is_closed() -> None:
    start, goal = at("57.43"), at("49.21")
    plain = RAILWAYS.way(start, goal)
    assert plain is not None
    around = RAILWAYS.way(start, goal, without=frozenset((at("51.28"),)))
    assert around is not None
    assert at("51.28") not in around
    assert len(around) > len(plain)
    cut = RAILWAYS.link(at("51.28"), at("51.29"))
    assert cut is not None
    assert RAILWAYS.way(start, goal, cut=frozenset((cut,))) != plain
    assert RAILWAYS.way(start, goal, within=frozenset(plain)) == plain
    assert RAILWAYS.way(start, goal, within=frozenset(plain) - {at("54.40")}) is None
    assert RAILWAYS.way(start, goal, without=frozenset((goal,))) is None
    assert RAILWAYS.way(start, start) == (start,)


def test_a_way_is_as_short_as_any() -> None:
    """The search agrees with a plain one that widens hex by hex."""
    start = at("16.36")
    steps, front = {start: 0}, [start]
    for cell in front:
        for other in BOARD.adjacent[cell]:
            if RAILWAYS.track(cell, other) == "double" and other not in steps:
                steps[other] = steps[cell] + 1
                front.append(other)
    for goal in (at("01.21"), at("65.62"), at("70.28"), at("37.10"), at("50.68")):
        way = RAILWAYS.way(start, goal)
        assert way is not None
        assert len(way) - 1 == steps[goal]
        assert all(RAILWAYS.track(a, b) == "double" for a, b in pairwise(way))
    assert RAILWAYS.reached((start,), Net.DOUBLE) == frozenset(steps)


def test_what_hangs_together() -> None:
    parts = RAILWAYS.components(Net.ALL)
    assert frozenset().union(*parts) == RAILWAYS.cells[Net.ALL]  # 18.1#1
    assert sum(map(len, parts)) == len(RAILWAYS.cells[Net.ALL])
    assert len(parts[0]) > 0.98 * len(RAILWAYS.cells[Net.ALL])
    assert RAILWAYS.cells[Net.DOUBLE] < RAILWAYS.cells[Net.ALLIED] < RAILWAYS.cells[Net.ALL]
    wall = frozenset(cell for cell in BOARD.cells if BOARD.hexes[cell].column == 40)
    west = RAILWAYS.reached((at("16.36"),), Net.ALL, without=wall)
    assert at("22.23") in west
    assert at("54.48") not in west
    assert RAILWAYS.reached((at("16.36"),), Net.ALL, within=frozenset((at("16.36"),))) == {at("16.36")}
    assert RAILWAYS.reached((), Net.ALL) == frozenset()


def test_no_line_runs_where_none_is_drawn() -> None:
    assert RAILWAYS.track(at("16.36"), at("16.38")) == ""
    assert RAILWAYS.link(at("55.65"), at("55.66")) is None
