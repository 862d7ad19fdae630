"""The hexes of the map: numbers, places, terrain, coast, edges and what the examples say of them."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.engine.board import Board, Cell
from grognard.engine.errors import BadDocument
from grognard.games.oao import boards
from grognard.games.oao.boards import Country, Elevation

GROUND = boards.ground()
BOARD = GROUND.board


def at(name: str) -> Cell:
    return GROUND.cell(name)


def names(cells: frozenset[Cell]) -> set[str]:
    return {BOARD.name(cell) for cell in cells}


# Numbers and neighbours


def test_a_hex_touches_the_rows_that_the_examples_show() -> None:
    """Even columns lie half a hex lower."""  # HEX.numbering 3.5
    assert names(frozenset(BOARD.adjacent[at("52.50")])) == {
        "52.49", "52.51", "51.50", "51.51", "53.50", "53.51",
    }  # fmt: skip  # HEX.numbering
    assert names(frozenset(BOARD.adjacent[at("43.40")])) == {
        "43.39", "43.41", "42.39", "42.40", "44.39", "44.40",
    }  # fmt: skip


ADJACENT = {
    "5.1.1.EX": "51.51/51.52 51.51/50.51 50.50/50.51 49.51/50.51 49.51/49.52",
    "7.1.6a.EX1": "44.18/43.18 44.18/44.17 43.18/44.17",
    "8.2.2.EX": "58.54/59.54 59.54/59.55 58.54/59.55",
    "11.2.EX#1": "43.41/43.40 42.40/43.40 42.39/43.40",
    "12.2.2.EX": "47.45/47.46 46.44/46.45 46.44/47.45 46.45/47.46",
    "19.1.EX#1": "55.70/55.71 54.70/55.70 54.71/55.71",
    "19.1.EX#5": "55.70/56.70 56.70/55.71",
    "20.EX#1": "52.19/52.18 53.19/52.18 52.18/53.18 52.18/51.19",
    "20.EX#2": "52.19/53.20",
    "20.EX#8": "52.18/51.18 51.18/50.17",
    "27.2": "55.70/56.69 56.69/56.70 55.70/56.70",
    "27.8#2": "34.18/35.18 29.21/30.21 34.38/35.38 35.38/35.39",
    "27.8.1": "08.25/09.25 28.50/29.50",
    "C-55": "48.20/48.21 48.21/49.21 50.27/51.28 58.28/59.29 54.48/54.49 20.18/20.19 20.31/20.32 40.29/40.30",
}


@pytest.mark.parametrize("row", ADJACENT)
def test_hexes_that_the_text_calls_neighbours(row: str) -> None:
    for pair in ADJACENT[row].split():
        a, b = map(at, pair.split("/"))
        assert b in BOARD.adjacent[a], pair


def test_distances_of_the_rail_examples_in_plain_hexes() -> None:
    for pair in ("19.36/16.36", "19.36/17.38", "19.38/16.38"):
        assert BOARD.distance(*map(at, pair.split("/"))) == 3  # 7.7.3(2).EX1 7.7.3(2).EX2 TERM.range


def test_the_grid_follows_the_geography() -> None:
    """Places outside the gazetteer fall within a hex of where the fit puts them."""  # MAP.fit INTRO.scale#1
    for name, lon, lat in (
        ("Dieppe", 1.08, 49.92), ("Chaumont", 5.14, 48.11), ("Trier", 6.64, 49.76), ("Charleroi", 4.44, 50.41),
        ("Orléans", 1.90, 47.90), ("Vesoul", 6.15, 47.62), ("Aachen", 6.08, 50.78), ("Brugge", 3.22, 51.21),
        ("Kolmar", 7.36, 48.08), ("Sens", 3.28, 48.20),
    ):  # fmt: skip
        east, north = (lon - 4.0) * 72.3, (lat - 49.5) * 111.2
        x, y = 249.4 + 0.8965 * east + 0.4162 * north, 283.9 + 0.4419 * east - 0.8609 * north
        column = round(x / 6.928)
        row = round((y - (4 if column % 2 == 0 else 0)) / 8)
        (found,) = [cell for cell in BOARD.cells if GROUND.name(cell) == name]
        assert BOARD.distance(found, at(f"{column:02}.{row:02}")) <= 1, name


# Places

PLACES = {
    "26.4.1#1": (
        "Col de la Schlucht 55.65, Markirch 57.63 58.63, Col du Donon 59.60, Saargemund 62.52, Finstingen 60.55"
    ),
    "26.4.1#2": "Saarbrucken 62.50, Metz 54.48 54.49, Falkenberg 57.51, Puttelangen 60.52",
    "26.4.1#3": "Diedenhofen 55.46, Martelange 54.38, Arlon 54.40",
    "26.4.1#4": "Rochefort 52.32, Neufchateau 52.37",
    "26.5.1": "Antwerpen 51.16 51.17 52.16, Gent 44.15",
    "26.6.1#1": "Hal 46.21, Brussel 48.20 48.21 49.21",
    "26.6.1#2": "Namur 50.27 51.28, Wavre 50.23",
    "26.6.1#3": "Givet 48.31, Dinant 50.30",
    "26.6.1#4": "Fumay 46.32, Paliseul 49.35",
    "26.6.1#5": "Florenville 50.38, Montmedy 49.41",
    "26.6.1#6": "Toul 48.53, Epinal 50.61, Manonviller 55.57",
    "27.2": "Muhlhausen 55.70 56.69 56.70",
    "27.3": "Luneville 53.56, Baccarat 55.59, St.Die 55.62",
    "27.7#1": "Paris Central 16.36",
    "27.8#2": (
        "Oostende 37.10, Ieper 34.14, Lille 35.18 34.18, Aire 28.15, Dunkerque 31.11, Calais 26.09, Boulogne 22.11, "
        "Abbeville 20.18 20.19, Amiens 22.23, Albert 26.24, Arras 29.21 30.21, Cambrai 33.24, St.Quentin 32.28, "
        "Compiegne 24.31, Creil 20.31 20.32, Meaux 22.37, Chateau-Thierry 27.38, Soissons 29.34, Laon 33.33, "
        "Hirson 40.29 40.30, Mezieres 44.35, Grandpre 43.41, Reims 34.38 35.38 35.39, Epernay 33.41, "
        "Chalons-s.Marne 36.43, Vitry-le-Francois 37.47, Bar-le-Duc 42.48, St.Mihiel 46.49, Hartmannsweilerkopf 55.68"
    ),
    "27.8.1": "Rouen 08.25 09.25, Troyes 28.50 29.50, Nancy 51.54",
    "22.5#1": "Besancon 40.70, Belfort 50.68",
    "17.1.1#2": "Strassburg 65.62",
    "7.7.EX#1": "Luxemburg 57.43",
    "7.7.2#2": "Abancourt 16.24, Eu 16.18",
    "18.3.1#4": "St.Omer 28.13",
    "18.4.3.EX": "Chauny 29.31 30.31, La Fere 30.30 31.31",
    "18.6.1#1": "Pontoise 15.34",
    "18.6.1#2": "Liege 58.28 59.29",
    "21.3#1": "Nieuwpoort 35.11",
    "23.1#1": "Le Havre 01.21",
    "25.6": "Longwy 53.42",
    "3.5.5#6": "Iges 46.36",
}  # C-20 C-55


@pytest.mark.parametrize("row", PLACES)
def test_places_stand_in_their_printed_hexes(row: str) -> None:
    for entry in PLACES[row].split(", "):
        words = entry.split()
        numbers = {word for word in words if word[0].isdigit()}
        place = " ".join(word for word in words if word not in numbers)
        assert names(GROUND.places[place]) == numbers


def test_every_hex_of_an_example_is_on_the_map() -> None:
    for name in ("02.36", "02.46", "15.32", "25.23", "29.34", "52.51", "56.55", "58.55", "50.17"):
        assert at(name) in GROUND.playable  # 23.1#2 27.4.EX 3.4.1.EX 15.3.EX 15.5.EX


# Terrain


def test_elevations_rise_in_the_order_of_the_book() -> None:
    assert [level.name.lower() for level in Elevation] == [
        "lowland", "upland", "highland", "foothills", "mountain", "steep_mountain",
    ]  # fmt: skip  # 3.6#1
    for cell in BOARD.cells:
        if GROUND.terrain[cell] != "moor":
            assert GROUND.terrain[cell] == GROUND.elevation[cell].name.lower()  # 3.5.1
    assert {GROUND.terrain[cell] for cell in BOARD.cells} == set(boards.TERRAIN)  # 3.5.3#1 3.5.3#5
    assert {GROUND.terrain[cell] for cell in BOARD.cells if GROUND.is_mountainous(cell)} == boards.MOUNTAINOUS


def test_heights_of_the_combat_example() -> None:
    heights = {name: GROUND.elevation[at(name)] for name in ("42.40", "43.40", "43.41")}
    assert heights == {
        "42.40": Elevation.LOWLAND, "43.40": Elevation.UPLAND, "43.41": Elevation.UPLAND,
    }  # fmt: skip  # 11.2.EX#1


def test_the_woods_of_the_example() -> None:
    assert at("58.56") in GROUND.wooded
    assert at("57.56") not in GROUND.wooded  # 3.5.3.EX 3.5.3#3
    assert {GROUND.terrain[cell] for cell in GROUND.wooded} == {"lowland", "upland", "highland"}  # 3.5.3#2


def test_mountains_stand_where_objectives_lie_in_them() -> None:
    for name in ("55.65", "59.60", "55.68"):
        assert GROUND.is_mountainous(at(name))  # 26.4.1#1 27.8#2


# Countries, coast and edges


def test_countries_of_named_places() -> None:
    for country, listed in (
        (Country.FRANCE, "01.21 16.36 22.23 31.11 40.30 41.26 48.31 49.41 53.42 55.57 55.62 40.70"),
        (Country.BELGIUM, "35.11 37.10 34.14 49.21 50.27 52.16 59.29 54.40 52.37 54.38 42.10"),
        (Country.GERMANY, "54.48 55.46 57.51 57.63 59.60 62.50 65.62 55.70"),
        (Country.LUXEMBURG, "57.43"),
    ):
        assert {GROUND.country[at(name)] for name in listed.split()} == {country}


def test_only_neutral_ground_is_barred() -> None:
    barred = {GROUND.country[cell] for cell in BOARD.cells if cell not in GROUND.playable}
    assert barred == {Country.NETHERLANDS, Country.SWITZERLAND}


def test_coastal_hexes_run_from_le_havre_to_the_dutch_frontier() -> None:
    coast = sorted(GROUND.coastal)
    assert (BOARD.name(coast[0]), BOARD.name(coast[-1])) == ("01.21", "42.10")  # 21.2 27.6
    assert names(GROUND.coastal) >= {"22.11", "26.09", "31.11", "35.11", "37.10"}
    assert GROUND.borders(at("42.10"), Country.NETHERLANDS)
    assert len(coast) == 49
    assert not GROUND.coastal & {at("08.25"), at("20.19"), at("52.16")}
    reached, left = {coast[0]}, set(coast[1:])
    while found := {c for c in left if reached & set(BOARD.adjacent[c])}:
        reached |= found
        left -= found
    assert not left, "the coast has no gap"


def test_edges_are_friendly_by_country() -> None:
    sides: dict[Country, set[str | None]] = {country: set() for country in Country}
    for cell in GROUND.edge:
        sides[GROUND.country[cell]].add(GROUND.friendly_edge(cell))
    assert sides == {
        Country.FRANCE: {"allied"}, Country.GERMANY: {"german"}, Country.NETHERLANDS: {None},
        Country.SWITZERLAND: {None}, Country.BELGIUM: set(), Country.LUXEMBURG: set(),
    }  # fmt: skip  # GLOSS.friendly_map_edges C-57
    assert GROUND.friendly_edge(at("16.36")) is None


def test_the_sea_is_no_edge() -> None:
    assert not GROUND.edge & GROUND.coastal - {at("01.21")}
    for name in ("01.35", "15.52", "36.60", "36.73", "70.40", "65.73"):
        assert at(name) in GROUND.edge


def test_the_front_ends_at_the_swiss_border() -> None:
    touching = {cell for cell in BOARD.cells if GROUND.borders(cell, Country.SWITZERLAND)}
    assert {GROUND.country[cell] for cell in touching} == {Country.FRANCE, Country.GERMANY}  # 27.5#3 27.5#4
    assert min(BOARD.distance(cell, at("55.70")) for cell in touching) <= 4


# Maps of a document


def small(**changes: Any) -> dict[str, Any]:
    return {
        "id": "small", "title": "Small",
        "grid": {"columns": 4, "rows": 3, "first_column": 50, "first_row": 20, "numbering": "dotted"},
        "default": {"terrain": "upland", "level": 2, "country": "France"},
        **changes,
    }  # fmt: skip


def test_a_document_may_bring_its_own_map() -> None:
    board = boards.board_of(
        small(hexes={"51.21": {"camp": "X", "camp_side": "allied", "fortress_type": 2, "fortress": "X"}})
    )
    ground = boards.ground_of(board)
    assert ground.camps["X"].hexes == {board.cell("51.21")}
    assert ground is boards.ground_of(board)
    assert boards.ground_of(boards.board_of(boards.MAP)) is boards.ground()


@pytest.mark.parametrize(
    ("changes", "where"),
    [
        ({"hexes": {"51.21": {"terrain": "desert"}}}, "map.hexes.51.21.terrain"),
        ({"hexes": {"51.21": {"level": 7}}}, "map.hexes.51.21.level"),
        ({"hexes": {"51.21": {"country": "Spain"}}}, "map.hexes.51.21.country"),
        ({"sides": [{"kind": "wall", "between": ["51.21/51.22"]}]}, "map.sides[0].kind"),
        ({"lines": [{"kind": "road", "path": ["51.21", "51.22"]}]}, "map.lines[0].kind"),
    ],
)
def test_a_map_of_things_that_the_rules_do_not_know_is_refused(changes: dict[str, Any], where: str) -> None:
    with pytest.raises(BadDocument) as error:
        boards.board_of(small(**changes))
    assert error.value.where == where


def test_there_is_one_map_by_name() -> None:
    with pytest.raises(BadDocument, match="west_1914"):
        boards.board_of("east_1914")
    assert isinstance(boards.board_of("west_1914"), Board)
