"""Section 3: types, values, faces, readiness, stacking, cohesion checks, control."""

from __future__ import annotations

from typing import Any

import pytest

import grognard
from grognard.games.rpc.counters import GUNS, TYPES, Face, counters, names, read_face
from grognard.games.rpc.rules import s03_units
from grognard.games.rpc.state import CAPTURED, CASUALTY
from tests.rpc.scene import Scene


def shoot(dice: int, target: str = "D02 german infantry spent", **document: Any) -> Scene:
    """A British company fires at a unit `G` with these dice; others wait, so that the turn does not end."""
    units = {
        "S": "D01 british infantry",
        "G": target,
        "W": "L10 german artillery",
        "V": "L01 british artillery",
    }
    scene = Scene(units, initiative="british", **document)
    scene.command("S").act("S", "fire").british("fire-choose", "D02").decline("return-offer")
    return scene.total(dice)


# types and values


def test_eight_types_of_which_three_are_guns_and_two_are_afvs() -> None:
    assert len(TYPES) == 8
    assert GUNS == ("artillery", "machine gun", "mortar")  # 3.11#3
    scene = Scene({"T": "A01 british tank", "C": "A02 british armored-car", "I": "A03 british infantry"})
    assert [s03_units.is_afv(scene.g, id_) for id_ in "TCI"] == [True, True, False]  # 3.11#4
    assert {type_ for counter in counters().values() for type_ in counter.types} == set(TYPES)  # 3.11#1


VALUES = [
    ("german", "reserve-infantry", (1, None, 2, 8, 3), (0, None, 2, 7, 1)),
    ("german", "infantry", (2, None, 2, 8, 3), (1, None, 2, 7, 1)),
    ("german", "late-infantry", (3, None, 2, 7, 3), (2, None, 2, 7, 3)),
    ("german", "flamethrower", (None, None, None, 7, 3), (None, None, None, 8, 2)),
    ("german", "mortar", (None, None, None, 7, 1), (3, 3, 4, 8, None)),
    ("british", "bef-infantry", (3, None, 3, 8, 3), (1, None, 3, 7, 1)),
    ("british", "infantry", (2, None, 2, 8, 3), (1, None, 2, 7, 1)),
    ("british", "late-infantry", (3, None, 2, 7, 3), (2, None, 2, 7, 3)),
    ("british", "machine-gun", (None, None, None, 7, 1), (2, -1, 5, 8, None)),
    ("british", "artillery", (None, None, None, 7, 1), (3, 5, 9, 8, None)),
    ("british", "cavalry", (0, None, 1, 8, 9), (1, None, 2, 7, 1)),
    ("british", "horse-artillery", (None, None, None, 7, 3), (3, 5, 9, 8, None)),
    ("british", "horse-machine-gun", (None, None, None, 7, 3), (2, -1, 5, 8, None)),
    ("british", "stokes-mortar", (None, None, None, 7, 1), (3, 3, 4, 8, None)),
    ("british", "heavy-mortar", (None, None, None, 7, 1), (5, 5, 4, 8, None)),
]


@pytest.mark.parametrize(("side", "kind", "formed", "dispersed"), VALUES)
def test_the_values_of_the_orders_of_battle(side: str, kind: str, formed: object, dispersed: object) -> None:
    def shown(face: Face) -> object:
        return face.firepower, face.anti_tank, face.range, face.cohesion, face.movement

    counter = counters()[side, kind]
    assert (shown(counter.formed), shown(counter.dispersed)) == (
        formed,
        dispersed,
    )  # 12.0#5 12.0#6 COMP.sheets


def test_the_guns_of_both_sides_are_alike_and_the_example_gives_two_melee_values() -> None:
    for kind in ("machine-gun", "artillery"):
        british, german = counters()["british", kind], counters()["german", kind]
        assert (british.formed, british.dispersed) == (german.formed, german.dispersed)
    assert counters()["german", "infantry"].dispersed.melee == 3
    assert counters()["british", "machine-gun"].dispersed.melee == 2  # GLOSS.MV
    for horse, gun in (("horse-artillery", "artillery"), ("horse-machine-gun", "machine-gun")):
        own, other = counters()["british", horse], counters()["british", gun]
        assert own.formed.melee >= other.formed.melee  # 3.12#1
        assert own.dispersed.melee >= other.dispersed.melee  # 3.12#1


def test_a_face_is_read_as_it_is_printed() -> None:
    assert read_face("+3[+5] / 9 / 1_ / 8 / -", "x") == Face(3, 5, 9, 1, 8, None, underlined=True)
    assert read_face("- / - / [5] / 8 / 2", "x").boxed
    with pytest.raises(grognard.BadDocument, match="x: '3/2'"):
        read_face("3/2", "x")


def test_every_kind_of_unit_has_a_name_in_both_languages() -> None:
    assert set(names()) == {kind for _, kind in counters()}
    assert all(set(words) == {"en", "fr"} for words in names().values())


def test_a_unit_uses_the_values_of_the_side_now_showing() -> None:
    scene = Scene({"A": "A01 british artillery", "B": "A02 british artillery dispersed"})
    assert s03_units.values(scene.g, "A").movement == 1  # 3.2#4 3.2#1
    assert s03_units.values(scene.g, "B").movement is None  # 3.2#2 GLOSS.dash
    assert s03_units.values(scene.g, "A").range is None
    assert s03_units.values(scene.g, "B").range == 9


def test_identical_units() -> None:
    units = {
        "A": "A01 british infantry", "B": "A02 british infantry", "C": "A03 british bef-infantry",
        "D": "A04 british infantry dispersed", "E": "A05 german infantry",
    }  # fmt: skip
    g = Scene(units).g
    assert s03_units.are_identical(g, "A", "B")  # 3.11#5
    assert not any(s03_units.are_identical(g, "A", other) for other in "CDE")  # 3.11#5


def test_horse_artillery_counts_as_what_is_worse() -> None:
    """As cavalry it may not dig; as a gun it is captured."""
    scene = Scene({"H": "D04 british horse-artillery dispersed", "G": "D05 german infantry"})
    assert s03_units.is_cavalry(scene.g, "H")
    assert not s03_units.is_gun(scene.g, "H")  # 3.12#2 3.12#3
    s03_units.destroy_all(scene.g, ("H",), "melee")
    assert scene.unit("H").where == CAPTURED  # 11.531#3


# cohesion checks


def test_a_check_equal_to_cohesion_passes_and_one_more_fails() -> None:
    scene = shoot(5)
    assert scene.note("check")["total"] == 8  # 3.72#1
    assert scene.unit("G").formed  # 3.72#3
    scene = shoot(6)
    unit = scene.unit("G")
    assert (unit.formed, unit.ready, scene.at("G")) == (False, False, "D02")  # 3.72#2 3.2#3


def test_eleven_destroys() -> None:
    assert shoot(7).at("G") == "D02"
    scene = shoot(8)
    assert scene.note("check")["total"] == 11
    assert scene.unit("G").where == CASUALTY  # 3.73#1 11.01#4
    assert scene.unit("G").lost_to == "fire"
    assert "destroyed" in {note.id for note in scene.notes}


def test_nothing_more_happens_to_a_unit_already_dispersed_and_spent() -> None:
    scene = shoot(7, "D02 german infantry dispersed spent")
    unit = scene.unit("G")
    assert scene.note("check")["total"] == 9
    assert (unit.formed, unit.ready, scene.at("G")) == (False, False, "D02")  # 3.72#4


def test_a_ready_dispersed_unit_that_fails_is_spent() -> None:
    assert not shoot(7, "D02 german infantry dispersed").unit("G").ready  # 3.72#4 3.3#1


def test_a_check_of_movement_never_kills() -> None:
    """At night off the road every hex asks for a lost check: 12 disperses and spends."""
    units = {"G": "D05 german infantry", "W": "A01 british artillery"}
    scene = Scene(units, rules={"night": {"turns": ["all"]}})
    scene.command("G").act("G", "move").german("step-choose", "D04").dice(6, 6)
    unit = scene.unit("G")
    assert (scene.at("G"), unit.formed, unit.ready) == ("D04", False, False)  # 3.73#2 3.71


def test_dice_keep_both_faces() -> None:
    scene = shoot(4)
    assert sorted(scene.note("check")["dice"]) == [1, 3]  # 2.1#3


# stacking and control


def test_two_units_a_side_and_four_in_all() -> None:
    units = {"A": "D02 british infantry", "B": "D02 british infantry", "C": "D02 german infantry"}
    scene = Scene(units)
    cell = scene.cell("D02")
    assert not s03_units.has_room(scene.g, cell, "british")  # 3.4#1
    assert s03_units.has_room(scene.g, cell, "german")  # 3.4#3
    assert s03_units.is_contested(scene.g, cell)
    with pytest.raises(grognard.BadDocument, match=r"units\.D\.hex: two units of a side"):
        Scene({**units, "D": "D02 british infantry"})


def test_markers_do_not_count_for_stacking() -> None:
    markers: dict[str, Any] = {
        "trenches": {"D02": "british"},
        "scrapes": {"D02": "dug"},
        "gas": {"D02": 3},
        "smoke": ["D02"],
    }
    scene = Scene({"A": "D02 british infantry"}, **markers)
    assert s03_units.has_room(scene.g, scene.cell("D02"), "british")  # 3.4#4 7.512#2


def test_the_side_alone_in_a_hex_controls_it_until_another_is() -> None:
    units = {"G": "D05 german infantry", "B": "D03 british infantry spent", "W": "A01 british artillery"}
    scene = Scene(units, control={"D04": "british", "D03": "british"})
    scene.command("G").act("G", "move").german("step-choose", "D04")
    assert scene.g.control[scene.cell("D04")] == "german"  # 3.9#1
    scene.german("step-choose", "D03")
    assert scene.g.control[scene.cell("D04")] == "german", "control stays behind"  # 3.9#3 10.1#5
    assert scene.g.control[scene.cell("D03")] == "british", "nobody is alone there"  # 3.9#1
    s03_units.destroy_all(scene.g, ("B",), "melee")
    assert scene.g.control[scene.cell("D03")] == "german"  # 3.9#1
