"""17.3 Fire Zones and Fire Range."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.games.gts.rules import s17_zones
from tests.gts.scene import Scene


def zone(scene: Scene, id_: str) -> set[str]:
    """All hexes in the Fire Zone of a Unit."""
    board = scene.g.board
    return {board.name(cell) for cell in board.cells if s17_zones.covers(scene.g, id_, cell)}


def alone(counter: str, where: str = "H06", **document: Any) -> tuple[Scene, set[str]]:
    """A Unit with nobody near it, and its Fire Zone."""
    scene = Scene({"X": f"{where} {counter}", "A": "A01 rifles", "G": "P12 grenadiers"}, **document)
    return scene, zone(scene, "X")


def around(scene: Scene, where: str, radius: int) -> set[str]:
    """All hexes within a distance, without the hex itself."""
    board = scene.g.board
    return {board.name(cell) for cell in board.within(board.cell(where), radius)} - {where}


def test_a_fire_zone_is_range_and_sight() -> None:
    scene, found = alone("tanks")
    assert found == around(scene, "H06", 4)  # 17.3#1 29.29#1
    scene, found = alone("tanks", hexes={"H07": "woods"})
    assert "H07" in found  # 17.3#1
    assert not found & {"H08", "H09", "H10"}  # 17.3#1 29.29#1


@pytest.mark.parametrize("counter", ["field-guns", "infantry-guns", "coastal"])
def test_artillery_covers_three_hexes(counter: str) -> None:
    scene, found = alone(counter)
    assert found == around(scene, "H06", 3)  # 17.3#2 29.29#3


@pytest.mark.parametrize(
    "counter",
    ["mortars", "trucked mounted", "rifles suppressed", "field-guns mounted"],
)
def test_who_has_no_fire_zone(counter: str) -> None:
    assert alone(counter)[1] == set()  # 17.3#3 29.29#3 19.2.2#8 17.5 17.5#2 MARK.supp 29.28#2


def test_light_mortars_have_one() -> None:
    assert alone("light-mortars")[1]  # 15.1#7


def test_an_adjacent_enemy_limits_it() -> None:
    scene = Scene({"X": "H06 tanks", "G": "H07 flak"})
    assert zone(scene, "X") == around(scene, "H06", 1)  # 17.3#4 29.29#2 15.3#3


def test_a_barrage_limits_it() -> None:
    scene, found = alone("tanks", barrages={"H06": "heavy"})
    assert found == around(scene, "H06", 1)  # 17.3#5 29.29#2


def test_a_park_under_a_barrage_is_limited_too() -> None:
    parks = {"P": {"division": "first", "hex": "H06"}}
    scene, found = alone("field-guns park=P", parks=parks, barrages={"H06": "light"})
    assert found == around(scene, "H06", 1)  # 15.3#4 29.29#2
    assert len(alone("field-guns park=P", parks=parks)[1]) == 36


@pytest.mark.parametrize("counter", ["coastal", "mortars", "infantry-guns", "field-guns"])
def test_guns_under_a_barrage_reach_one_hex(counter: str) -> None:
    scene, _ = alone(counter, barrages={"H06": "light"})
    assert s17_zones.fire_range(scene.g, "X") == 1  # 15.3#9 15.3#10 15.3#4


def test_units_on_entry_hexes_have_none() -> None:
    assert alone("tanks entering")[1] == set()


def test_night_and_fog_shorten_it() -> None:
    scene, found = alone("tanks", weather="fog")
    assert found == around(scene, "H06", 2)  # 17.3#1


def test_a_strongpoint_extends_it_and_an_observation_post_does_not() -> None:
    hexes = {"H07": "woods", "H06": {"terrain": "clear", "strongpoint": True}}
    assert "H09" in alone("tanks", hexes=hexes)[1]  # 15.4.3#4
    hexes["H06"] = {"terrain": "clear", "observation": True}
    assert "H09" not in alone("tanks", hexes=hexes)[1]  # 15.4.2#2


def test_whose_zone_a_hex_is_in() -> None:
    scene = Scene({"A": "E05 tanks", "B": "E06 rifles", "S": "E06 rifles suppressed", "G": "N05 grenadiers"})
    board = scene.g.board
    assert s17_zones.coverers(scene.g, "allied", board.cell("E08")) == ("A", "B")
    assert s17_zones.coverers(scene.g, "allied", board.cell("E09")) == ("A",)
    assert s17_zones.in_enemy_zone(scene.g, "german", board.cell("E08"))  # 17.6.2#2
    assert not s17_zones.in_enemy_zone(scene.g, "allied", board.cell("E08"))
