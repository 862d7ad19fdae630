"""Readings that the letter decides, each with the older one as an option."""

from __future__ import annotations

from typing import Any

import pytest

import grognard
from grognard.games.rpc.areas import area
from grognard.games.rpc.rules import s07_bombardment, s08_trenches, s10_victory
from grognard.games.rpc.state import CASUALTY, Bombardment
from tests.rpc.ground import board
from tests.rpc.moves import moving
from tests.rpc.scene import Scene

G, B = "german infantry", "british infantry"
WORKS: dict[str, Any] = {"trenches": {"D05": "german", "D06": "british"}}


# 12.S3: level 3 hexes


@pytest.mark.parametrize(("reading", "counts"), [("highest", 53), ("centre", 36)])
@pytest.mark.parametrize("scenario", ["frezenberg", "campaign-frezenberg"])
def test_hexes_of_level_three(scenario: str, reading: str, counts: int) -> None:
    game = grognard.new("rpc", scenario, options={"level_hexes": reading})
    assert len(game.state.setting.victory.worth[1].cells) == counts  # 12.S3#3 12.CG2#3 4.51#1 8.44


def test_a_level_is_the_highest_wherever_an_area_asks_for_it() -> None:
    ground = board("ypres_1915")
    assert area(ground, {"on": ["T14"], "and": {"level": 3}}, "area") == {ground.cell("T14")}


# 8.33, 6.42: bomb stops


def dug(units: dict[str, str], *stops: str, **document: Any) -> Scene:
    """The German A in D05 has dug, and chooses."""
    given = {**units, "A": f"D05 {G} in", "W": "L01 british machine-gun"}
    return Scene(given, **WORKS, bomb_stops=list(stops), shovels=["A"], phase="administration", **document)


@pytest.mark.parametrize(("stops", "options"), [
    ((), {"scrape", "stop D06"}),
    (("D05/D06",), {"scrape", "clear D06"}),  # one for each side of a hex
    (("D06/D05",), {"scrape", "stop D06", "clear D06/D05"}),  # that of the other hex is another
    (("D05/D06", "D06/D05"), {"scrape", "clear D06", "clear D06/D05"}),
])  # fmt: skip
def test_one_from_each_hex(stops: tuple[str, ...], options: set[str]) -> None:
    assert set(dug({}, *stops).ids) == options  # 8.33#5 6.41#5


def test_both_must_go_before_the_trenches_connect() -> None:
    scene = dug({}, "D05/D06", "D06/D05").german("shovel-choose", "clear D06/D05")
    a, b = scene.cell("D05"), scene.cell("D06")
    assert list(scene.g.bomb_stops) == ["D05/D06"]
    assert not s08_trenches.are_connected(scene.g, a, b)  # 8.33#1


def test_a_second_one_goes_up_behind_the_enemy_s() -> None:
    scene = dug({"B": f"D06 {B} in"}, "D06/D05")
    assert set(scene.ids) == {"scrape", "stop D06"}  # 6.42: the enemy beyond keeps his own
    scene.german("shovel-choose", "stop D06")
    assert set(scene.g.bomb_stops) == {"D05/D06", "D06/D05"}


@pytest.mark.parametrize(("stop", "cleared"), [("D05/D06", True), ("D06/D05", False)])
def test_an_enemy_in_the_hex_at_which_it_points(stop: str, cleared: bool) -> None:
    scene = dug({"B": f"D05 {B}"}, stop)
    assert any(id_.startswith("clear") for id_ in scene.ids) is cleared  # 6.42


def test_the_older_reading_has_one_for_both() -> None:
    scene = dug({}, "D06/D05", options={"bomb_stops": "side"})
    assert set(scene.ids) == {"scrape", "clear D06"}


# 12.S3, 12.CG2, 12.CG3: bombardments of hexes and of units


@pytest.mark.parametrize(("reading", "alone", "kind", "struck"), [
    ("everybody", False, "pulverizing", None),
    ("everybody", True, "pulverizing", "british"),
    ("everybody", False, "early", "british"),
    ("targets", False, "pulverizing", "british"),
])  # fmt: skip
def test_whom_a_bombardment_strikes(reading: str, alone: bool, kind: str, struck: str | None) -> None:
    scene = Scene({"A": f"D05 {G}", "W": "L01 british infantry"}, options={"bombarded_hexes": reading})
    spec = Bombardment("german", kind, frozenset(), "british", alone=alone)
    assert s07_bombardment.struck_side(scene.g, spec) == struck  # 7.12#1 12.S3#4 12.CG3#9 12.CG1#5


@pytest.mark.parametrize(("reading", "lost"), [("everybody", {"A", "B"}), ("targets", {"B"})])
def test_a_mixed_hex_on_a_later_day(reading: str, lost: set[str]) -> None:
    shells = [{"side": "german", "kind": "pulverizing", "area": ["D05", "D06"], "occupied_by": "british"}]
    campaign: dict[str, Any] = {
        "campaign": {"attacker": "german", "days": 3},
        "day": 2,
        "segment": "attack",
        "phase": "between",
    }
    units = {"A": f"D05 {G}", "B": f"D05 {B}", "C": f"D06 {G}", "W": "L01 british machine-gun"}
    scene = Scene(units, bombardments=shells, options={"bombarded_hexes": reading}, **campaign)
    assert {id_ for id_ in "ABC" if scene.unit(id_).where == CASUALTY} == lost  # 7.12#1 12.CG2#4


@pytest.mark.parametrize(("scenario", "alone"), [
    ("frezenberg", [False]), ("campaign-frezenberg", [False]), ("campaign-menin-road", [False, True]),
])  # fmt: skip
def test_which_of_ours_are_aimed_at_units(scenario: str, alone: list[bool]) -> None:
    assert [each.alone for each in grognard.new("rpc", scenario).state.setting.bombardments] == alone


# 7.511: gas that has drifted away


@pytest.mark.parametrize(("reading", "gas", "checked"), [
    ("blast", {}, True), ("markers", {}, False), ("blast", {"D05": 1}, True), ("markers", {"D05": 1}, True),
])  # fmt: skip
def test_gas_shells_still_fall(reading: str, gas: dict[str, int], checked: bool) -> None:
    group = {
        "side": "british",
        "firepower": 4,
        "shell": "gas",
        "firing": True,
        "ready": False,
        "target": "D04/D05/E05",
    }
    scene = moving({"A": f"D06 {G}"}, "A", artillery={"X": group}, gas=gas, options={"gas_fire": reading})
    scene.german("step-choose", "D05")
    assert (scene.pending.side == "chance") is checked  # 7.511#2 7.247#1
    if checked:
        scene.total(3)
        assert len(scene.said("check")) == 1
        scene.expect("german", "step-choose")


# 12.S1: who destroyed it


@pytest.mark.parametrize(("reading", "points"), [("enemy", 0), ("count", 1)])
def test_a_battery_lost_to_its_own_side(reading: str, points: int) -> None:
    units = {"S": f"D04 {B}", "A": "D05 british artillery dispersed", "G": f"D05 {G} spent", "W": f"A01 {G}"}
    terms: dict[str, Any] = {"victory": {"kind": "points", "destroyed": {"artillery": 1}}}
    scene = (
        Scene(units, initiative="british", options={"own_losses": reading}, **terms)
        .command("S")
        .act("S", "fire")
    )
    scene.british("fire-choose", "D05").total(12).total(2)
    assert (scene.unit("A").where, scene.unit("A").lost_to) == (CASUALTY, "own fire")
    assert s10_victory.points(scene.g, "german") == points  # 12.S1#4


def test_a_battery_that_both_sides_destroy_at_once_counts() -> None:
    units = {"S": f"D05 {B}", "A": "D05 british artillery dispersed", "G": f"D05 {G}", "W": f"A01 {G}"}
    terms: dict[str, Any] = {"victory": {"kind": "points", "destroyed": {"artillery": 1}}}
    scene = Scene(units, initiative="british", **terms).command("S").act("S", "fire")
    scene.british("fire-choose", "D05").german("return-offer", "G")
    while scene.pending.side == "chance":
        scene.total(12)
    assert s10_victory.points(scene.g, "german") == 1  # 6.74#2 12.S1#4


# 6.662: whose trench


@pytest.mark.parametrize(("trenches", "areas", "day", "enemy"), [
    ({"D05": "german"}, {}, 1, False),
    ({"D05": "german"}, {"british": ["D05"]}, 1, True),  # the enemy could have set up there too
    ({"D05": "german"}, {"british": ["D05"]}, 2, False),  # dug in a night
    ({"D05": "british"}, {"british": ["A01"]}, 1, True),
])  # fmt: skip
def test_whose_a_marker_is(trenches: dict[str, str], areas: dict[str, Any], day: int, enemy: bool) -> None:
    campaign: dict[str, Any] = {"campaign": {"attacker": "german", "days": 3}} if day > 1 else {}
    scene = Scene(
        {"A": f"D05 {G}", "W": "L01 british infantry"}, trenches=trenches, areas=areas, day=day, **campaign
    )
    assert s08_trenches.is_enemy_trench(scene.g, scene.cell("D05"), "german") is enemy  # 6.662#1
