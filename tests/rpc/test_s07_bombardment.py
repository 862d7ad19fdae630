"""7.1 Preliminary bombardments and the early war bombardment of the first campaign."""

from __future__ import annotations

from typing import Any

from grognard.games.rpc.rules import s07_modes
from grognard.games.rpc.state import CASUALTY
from tests.rpc.scene import Scene, open_map

WIRE = [{"kind": "wire", "between": ["E04/F04", "E05/F05", "E06/F06"]}]
GROUND = {"E04": {"terrain": "village"}, "G05": {"nml": True}, "G06": {"nml": True}}
TRENCH = [{"kind": "trench", "side": "british", "path": ["E05", "E06"]}]


def shelled(units: dict[str, str], *bombardments: dict[str, Any], **document: Any) -> Scene:
    """A bombardment before the first turn of a scenario in which the British set up one company in A01."""
    features = document.pop("features", {"lines": TRENCH, "sides": WIRE})
    return Scene(
        {"Z": "L10 german infantry", **units},
        map=open_map(document.pop("hexes", GROUND), **features),
        forces={"late": {"side": "british", "units": {"infantry": 1}, "area": "A01", "face": "formed"}},
        areas={"british": {"columns": "A:E"}, "german": {"columns": "K:L"}},
        bombardments=[{"side": "german", **each} for each in bombardments],
        phase="set up",
        **document,
    )


AREA = ["E04", "E05", "E06", "D05"]
UNITS = {
    "O": "D05 british infantry dispersed",
    "V": "E04 british infantry",
    "T": "E05 british infantry in",
    "N": "E05 british machine-gun dispersed out",
    "D": "E06 british infantry dispersed in",
    "S": "C03 british infantry",
}


def test_a_pulverizing_bombardment() -> None:
    """The open kills, shelter disperses, a 6 kills there too; one breach each, six craters."""
    scene = shelled(UNITS, {"kind": "pulverizing", "area": AREA})
    assert (scene.at("late-1"), scene.g.turn, scene.g.phase) == ("A01", 1, "set up")  # 7.11#1
    assert [scene.unit(id_).where for id_ in ("O", "N")] == [CASUALTY, CASUALTY]  # 7.12#1
    assert {note.rules for note in scene.notes if note.id == "destroyed"} == {("7.12",)}
    assert [scene.unit(id_).formed for id_ in ("V", "T", "S")] == [False, False, True]  # 7.12#2 7.11#2
    scene.dice(5).dice(6).dice(6)  # D was dispersed before, and rolls as well
    rolled = [note["unit"] for note in scene.said("shelled")]
    assert rolled == ["V", "T", "D"]
    assert [scene.unit(id_).where == CASUALTY for id_ in rolled] == [False, True, True]  # 7.12#3
    assert scene.ids == ["E04/F04", "E05/F05", "E06/F06"]
    scene.british("breach-choose", "E06/F06").german("breach-choose", "E04/F04")  # 7.12#4
    assert set(scene.g.breaches) == {"E04/F04", "E06/F06"}
    for hex_ in ("G05", "G06", "A01", "A02", "B01", "B02"):
        scene.german("crater-choose", hex_)  # 7.13#1
        assert hex_ not in scene.ids
    assert set(scene.g.scrapes.values()) == {"shelled"}  # 7.13#3
    assert len(scene.g.scrapes) == 6
    scene.expect("chance", "initiative-roll")


def test_craters_lie_in_no_mans_land_and_where_the_enemy_sets_up() -> None:
    scene = shelled({}, {"kind": "pulverizing", "area": "D05"})
    assert {name[0] for name in scene.ids} == {"A", "B", "C", "D", "E", "G"}  # 7.13#1
    assert [name for name in scene.ids if name[0] == "G"] == ["G05", "G06"]


def test_a_paralyzing_bombardment() -> None:
    """2 or more spends; three breaches, all placed by the firer."""
    scene = shelled(UNITS, {"kind": "paralyzing", "area": AREA}, couplets=1)
    scene.dice(1).dice(2).dice(6)
    assert [scene.unit(id_).ready for id_ in ("V", "T", "D")] == [True, False, False]  # 7.12#5
    scene.german("breach-choose", "E04/F04").german("breach-choose", "E05/F05")
    assert set(scene.g.breaches) == {"E04/F04", "E05/F05", "E06/F06"}, "the third was the last"  # 7.12#6
    for hex_ in ("G05", "G06", "A01", "A02", "B01", "B02"):
        scene.german("crater-choose", hex_)
    scene.dice(2).dice(1)
    assert "T" not in scene.ids
    scene.german("command-choose", "pass").expect("british", "command-choose")
    assert "V" in scene.ids
    assert "T" not in scene.ids
    scene.british("command-choose", "pass")
    assert scene.unit("T").ready, "until the administration phase of turn 1"  # 7.12#7


def test_no_wire_no_breaches() -> None:
    scene = shelled({}, {"kind": "pulverizing", "area": "A05"})
    scene.expect("german", "crater-choose")


def test_without_target_hexes_the_enemys_set_up_area_is_hit() -> None:
    scene = shelled({"A": "E10 british infantry", "F": "F10 british infantry"}, {"kind": "pulverizing"})
    assert scene.unit("A").where == CASUALTY  # 7.11#3
    assert scene.unit("F").where != CASUALTY


def test_only_units_of_the_side_that_is_aimed_at() -> None:
    units = {"A": "D05 british infantry", "G": "D06 german infantry"}
    scene = shelled(units, {"kind": "pulverizing", "area": {}, "occupied_by": "british"})
    assert scene.unit("A").where == CASUALTY
    assert scene.at("G") == "D06"


def test_a_bombardment_around_a_hex_of_the_firers_choice() -> None:
    units = {"A": "C05 british infantry", "F": "F05 british infantry"}
    scene = shelled(units, {"kind": "pulverizing", "area": {}, "around": 2, "occupied_by": "british"})
    scene.german("bombardment-choose", "D05")
    assert scene.unit("A").where == CASUALTY
    assert scene.unit("F").where == CASUALTY, "two hexes away"
    other = shelled(units, {"kind": "pulverizing", "area": {}, "around": 2, "occupied_by": "british"})
    other.german("bombardment-choose", "B05")
    assert other.at("F") == "F05"


def test_a_bombardment_spoils_the_signals_of_both_sides() -> None:
    scene = shelled({}, {"kind": "pulverizing", "area": "A05"})
    assert scene.g.bombarded
    assert s07_modes.signal_success(scene.g, "runner") == 4  # 7.14


def test_the_early_war_bombardment_disperses_along_the_roads() -> None:
    lines = [{"kind": "road", "path": ["A05", "B05", "C05"]}]
    units = {
        "R": "B05 british infantry",
        "N": "B06 british infantry",
        "F": "D08 british infantry",
        "G": "C05 german infantry",
        "W": "A09 british infantry",
    }
    scene = shelled(
        units,
        {"kind": "early", "area": {"columns": "B:"}, "occupied_by": "british"},
        features={"lines": lines, "sides": WIRE},
    )
    assert [scene.unit(id_).formed for id_ in ("R", "N", "F", "G", "W")] == [False, False, True, True, True]
    # 12.CG1#6 12.CG1#21
    assert scene.g.bombarded  # 12.CG1#7
    scene.expect("chance", "initiative-roll")
    assert not scene.g.breaches
    assert not scene.g.scrapes
