"""The charts: what the rulebook's examples show of them is there to the letter, and the rest is whole."""

from __future__ import annotations

import tomllib
from importlib import resources

import pytest

from grognard.games.gts import charts
from grognard.games.gts.counters import COLOURS


@pytest.mark.parametrize(
    ("weapon", "armored", "die", "result"),
    [
        ("direct-he", False, 1, "S"),  # DATA.CRT#1
        ("mortar", False, 1, "S?"),  # DATA.CRT#2
        ("indirect", False, 4, "C"),  # DATA.CRT#3
        ("small-arms", False, 3, "S"),  # DATA.CRT#4 DATA.CRT#8
        ("small-arms", False, 5, "C"),  # DATA.CRT#5
        ("dual", False, 2, "S"),  # DATA.CRT#6
        ("dual", True, 2, "S"),  # DATA.CRT#7
    ],
)
def test_cells_of_the_combat_results_table(weapon: str, armored: bool, die: int, result: str) -> None:
    assert charts.result(weapon, die, armored=armored) == result


def test_the_rows_of_the_combat_results_table_are_whole() -> None:
    """Nine colours, two targets, faces 0 to 8; five results."""
    assert {weapon for weapon, _ in charts.RESULTS} == set(COLOURS)  # 29.53#1
    assert all(len(row) == 9 for row in charts.RESULTS.values())
    assert {code for row in charts.RESULTS.values() for code in row} == {
        "S?",
        "S",
        "C",
        "1",
        "E",
    }  # 19.1 1.2#21
    assert "C" in charts.RESULTS["dual", False]  # DATA.CRT#9


def test_direct_and_indirect_fire_have_lines_of_their_own() -> None:
    assert charts.RESULTS["direct-he", False] != charts.RESULTS["indirect", False]  # 15.1#1


def test_mass() -> None:
    assert [charts.mass(steps) for steps in range(9)] == [-1, 0, 0, 0, 1, 2, 3, 3, 3]  # DATA.MASS


def test_range() -> None:
    """Three hexes: -1 at armor, -2 if that is as far as the firer reaches, -3 at the unarmored; at two -1."""
    unarmored = [charts.range_modifier(n, armored=False, farthest=False) for n in (1, 2, 3, 4)]
    armored = [charts.range_modifier(n, armored=True, farthest=False) for n in (1, 2, 3, 4)]
    assert unarmored == [0, -1, -3, -4]  # DATA.RANGE 15.6.2#3
    assert armored == [0, -1, -1, -1]  # 15.6.2#2
    assert charts.range_modifier(3, armored=True, farthest=True) == -2  # 15.6.2#2
    assert charts.range_modifier(3, armored=False, farthest=True) == -3


def test_terrain() -> None:
    woods, clear = charts.TERRAIN["woods"], charts.TERRAIN["clear"]
    assert (woods.unarmored, woods.he, woods.blocks) == (-2, 0, True)  # DATA.TEC#2 29.12#1 15.4.1#1
    assert (clear.unarmored, clear.armored, clear.he, clear.blocks) == (0, 0, 0, False)  # DATA.TEC#2
    assert charts.BRAVERY["bocage"] == -1  # DATA.TEC#2
    assert {"crest", "slope", "ridge"} == charts.SIGHT_HEXSIDES  # 15.4.1#5


def test_weapons_have_the_colours_of_the_rulebook() -> None:
    assert COLOURS["dual"] == "white"  # 29.53#1
    assert COLOURS["small-arms"] == "pink"  # 29.53#2 2.0#4
    assert COLOURS["armor-piercing"] == "blue"  # 29.53#3
    assert COLOURS["light-mortar"] == "purple"  # 29.53#4
    assert COLOURS["mortar"] == "green"  # 29.53#5
    assert COLOURS["indirect"] == "orange"  # 29.53#6
    assert COLOURS["direct-he"] == "yellow"  # 29.53#7
    assert COLOURS["emplaced"] == "black"  # 29.53#8
    assert COLOURS["organic"] == "brown"  # 29.53#9


# as the page shows them


def test_the_page_has_the_same_charts() -> None:
    """reference.toml says cell by cell what charts.py says."""
    told = tomllib.loads(resources.files(charts.__package__).joinpath("reference.toml").read_text("utf-8"))
    for weapon, row in told["results"].items():
        assert tuple(row["unarmored"].split()) == charts.RESULTS[weapon, False]
        assert tuple(row["armored"].split()) == charts.RESULTS[weapon, True]
    assert set(told["results"]) == set(COLOURS)
    assert list(told["terrain"]) == list(charts.TERRAIN)
    for name, row in told["terrain"].items():
        terrain = charts.TERRAIN[name]
        legs, wheels = (terrain.leg, terrain.leg_column), (terrain.wheeled, terrain.wheeled_column)
        assert cells(row["costs"]) == [*legs, *wheels, terrain.tracked, terrain.tracked_column]
        assert cells(row["fire"]) == [terrain.unarmored, terrain.armored, terrain.he]
        assert row["blocks"] == terrain.blocks
    assert list(told["hexsides"]) == list(charts.HEXSIDES)
    for name, row in told["hexsides"].items():
        side = charts.HEXSIDES[name]
        assert cells(row["costs"]) == [side.leg, side.wheeled, side.tracked]
        assert (cells(row["fire"]), row["blocks"]) == ([side.fire, side.armored], side.blocks)


def cells(text: str) -> list[int | None]:
    return [None if cell == "-" else int(cell) for cell in text.split()]
