"""E56 Events in general, E57 Air Support, E58 Auftragstaktik, E59 to E61 and E74: wind and fire."""

from __future__ import annotations

import pytest

from grognard.games.gwc.cards import EventName
from grognard.games.gwc.registry import EVENTS
from tests.gwc.happening import happening, impossible
from tests.gwc.scene import Scene


def burning(scene: Scene) -> list[str]:
    return sorted(scene.g.board.name(c) for c, marker in scene.g.terrain_markers.items() if marker == "blaze")


# E56


def test_every_event_of_the_decks_is_carried_out() -> None:
    assert set(EVENTS) == set(EventName)  # E56#1


def test_an_event_interrupts_the_roll_and_its_result_stands() -> None:
    scene = happening("fatigue", {"A": "C5 ge-infanterie", "B": "J6 ge-infanterie"})
    assert scene.unit("B").suppressed
    assert not scene.unit("R0").suppressed
    ids = [note.id for note in scene.notes]
    assert ids.index("event") < ids.index("suppressed") < ids.index("rally-roll")  # E56#1
    assert scene.note("event")["event"] == "@event-fatigue"
    assert scene.note("rally-roll")["roll"] == 12


def test_an_impossible_part_is_ignored_and_the_rest_performed() -> None:
    """Nobody is exposed, so nobody is Suppressed, but the wind blows."""
    units = {"A": "C5 ge-infanterie", "B": "H6 fr-infanterie"}
    ground = {"C5": "woods", "H6": "woods", "A1": "woods", "O11": "woods"}
    scene = happening("interdiction", units, ground=ground, gas=["F3"], direction=2)
    assert impossible(scene)  # E56#2
    assert not scene.g.gas


def test_the_steps_of_an_event_are_taken_in_their_order() -> None:
    """The Unit is Suppressed before the Blaze reaches its hex: in the Woods it would be beyond reach."""
    units = {"B": "H6 fr-infanterie", "C": "H7 fr-infanterie"}
    scene = happening("interdiction", units, ground={"H6": "woods"}, terrain={"H5": "blaze"}, direction=4)
    assert set(scene.ids) == {"R0", "Z0", "C"}  # E56#3
    scene.german("choose-interdiction", "C")
    scene.expect("french", "choose-refuge")


def test_triggers_are_ignored_in_an_event() -> None:
    scene = happening("infiltration", {"A": "C5 ge-infanterie"}).roll(6, 5, "sniper")
    assert not scene.said("random-hex")  # E56#4
    scene.turns_up("X").expect("german", "choose-arrival-hex")
    assert [said["trigger"] for said in scene.said("trigger")] == ["@trigger-event"]  # E56#4


# E57


def test_air_support_suppresses_all_units_of_a_hex() -> None:
    units = {
        "A": "H6 fr-infanterie",
        "B": "H6 fr-specialistes",
        "L": "H6 fr-barnier",
        "C": "C3 ge-infanterie",
    }
    scene = happening("air-support", units, date="1916-06")
    assert set(scene.ids) == {"A1", "C3", "H6", "O11", "pass"}
    scene.german("choose-air-support", "H6")
    assert scene.unit("A").suppressed
    assert scene.unit("B").suppressed
    assert not scene.unit("L").suppressed  # E57#1
    assert not scene.unit("A").broken


@pytest.mark.parametrize(
    ("by", "date", "breaks"),
    [("german", "1917-01", True), ("german", "1918-01", False), ("french", "1917-06", False)],
)
def test_german_aircraft_break_units_in_1917(by: str, date: str, breaks: bool) -> None:
    units = {"A": "H6 fr-infanterie", "C": "C3 ge-infanterie"}
    scene = happening("air-support", units, by=by, date=date).answer(by, "choose-air-support", "H6")
    assert (scene.unit("A").broken, scene.unit("A").suppressed) == (breaks, not breaks)  # E57#2


def test_air_support_may_be_declined() -> None:
    scene = happening("air-support", {"A": "H6 fr-infanterie"}).german("choose-air-support", "pass")
    assert not scene.unit("A").broken  # E57#1


# E58


def test_auftragstaktik_moves_a_leader_and_the_units_of_his_hex() -> None:
    units = {
        "L": "H6 ge-bertin",
        "M": "H6 ge-mueller",
        "A": "H6 ge-infanterie",
        "T": "H6 ge-a7v",
        "N": "C3 ge-ebel",
    }
    scene = happening("auftragstaktik", units, ground={"H5": "water"}, date="1918-06")
    assert set(scene.ids) == {"L", "M", "N", "pass"}  # E58#1
    scene.german("choose-auftragstaktik", "N").german("choose-auftragstaktik-hex", "back")
    scene.german("choose-auftragstaktik", "L")
    assert "H5" not in scene.ids  # E58#2
    scene.german("choose-auftragstaktik-hex", "H7")
    assert [scene.at(id_) for id_ in ("L", "A", "M", "T")] == ["H7", "H7", "H6", "H6"]  # E58#1


def test_auftragstaktik_lone_leader_but_none_in_melee() -> None:
    units = {"L": "H6 ge-bertin", "N": "C3 ge-ebel", "F": "H6 fr-infanterie"}
    scene = happening("auftragstaktik", units)
    assert scene.ids == ["N", "pass"]  # E58#1
    scene.german("choose-auftragstaktik", "N").german("choose-auftragstaktik-hex", "C4")
    assert scene.at("N") == "C4"


def test_auftragstaktik_into_the_enemy_is_a_melee_when_the_trigger_is_over() -> None:
    units = {"L": "C3 ge-bertin", "A": "C3 ge-infanterie", "F": "C4 fr-infanterie"}
    scene = happening("auftragstaktik", units).german("choose-auftragstaktik", "L")
    scene.german("choose-auftragstaktik-hex", "C4")
    assert scene.note("melee")["hex"] == "C4"  # O16.4#1
    assert not scene.said("rally-roll")


# E59, E61, E74


def test_attrition_counts_enemy_formations_lost() -> None:
    """A Platoon, a Team and a Tank that takes two spaces are three Formations; Weapons are not."""
    scene = happening(
        "battlefield-attrition",
        {"A": "C3 ge-infanterie"},
        direction=1,
        casualties={
            "french": ["fr-infanterie", "fr-specialistes", "fr-schneider"],
            "german": ["ge-infanterie"],
        },
        weapons_box={"french": ["hotchkiss"]},
        gas=["F3", "F4"],
        smoke={"G3": 2},
        ground={"H5": "woods"},
        terrain={"H6": "blaze"},
    )
    assert scene.g.vp == 3  # E59#1
    assert not scene.g.gas  # E59#2
    assert not scene.g.smoke  # E59#2
    assert burning(scene) == ["H5", "H6"]  # E59#3


@pytest.mark.parametrize(("direction", "spreads"), [(1, ["H4"]), (2, []), (4, ["H6"]), (6, [])])
def test_a_breeze_spreads_every_blaze_in_its_direction(direction: int, spreads: list[str]) -> None:
    """H4 is a Building, H6 Woods, I4 open, G4 Water: only what burns takes fire."""
    ground = {"H4": "building", "H5": "woods", "H6": "woods", "H7": "woods", "G4": "stream", "G5": "marsh"}
    scene = happening(
        "breeze", {}, direction=direction, ground=ground, terrain={"H5": "blaze"}, gas=["B2"], smoke={"C3": 1}
    )
    assert not scene.g.gas  # E61#1
    assert not scene.g.smoke  # E61#1
    assert burning(scene) == sorted(["H5", *spreads])  # E61#2 2.2.2#2


def test_a_breeze_displaces_and_clears_what_it_sets_on_fire() -> None:
    units = {"F": "H6 fr-infanterie", "G": "H6 fr-barnier"}
    ground = {"H5": "woods", "H6": "woods"}
    scene = happening(
        "breeze", units, direction=4, ground=ground, terrain={"H5": "blaze"}, fortifications={"H6": "wire"}
    )
    assert not scene.g.fortifications  # 8.1.6
    assert "H5" not in scene.ids
    scene.french("choose-refuge", "H7", "G6")
    assert (scene.at("F"), scene.at("G")) == ("H7", "G6")


def test_interdiction_suppresses_an_exposed_unit_of_either_side() -> None:
    units = {
        "A": "C3 ge-infanterie broken",
        "B": "D3 fr-infanterie suppressed",
        "W": "H6 fr-infanterie",
        "T": "E3 fr-infanterie",
        "O": "K9 fr-infanterie",
        "L": "C3 ge-bertin",
    }
    scene = happening(
        "interdiction",
        units,
        direction=4,
        ground={"H6": "woods", "F8": "woods", "K9": "orchard"},
        fortifications={"E3": "foxholes"},
        gas=["J6"],
        smoke={"J7": 1},
        terrain={"F7": "blaze"},
    )
    assert set(scene.ids) == {"A", "R0", "Z0"}  # E74#1
    scene.german("choose-interdiction", "A")
    assert scene.unit("A").suppressed
    assert not scene.g.gas  # E74#2
    assert not scene.g.smoke  # E74#2
    assert burning(scene) == ["F7", "F8"]  # E74#3


# E60


def test_blaze_takes_the_nearest_building_or_woods() -> None:
    ground = {"H4": "building", "I9": "woods", "H7": "destroyed_woods", "G6": "orchard"}
    scene = happening("blaze", {}, ground=ground).turns_up("X")
    assert burning(scene) == ["H4"]  # E60#1


def test_blaze_ties_are_the_receiving_players_choice() -> None:
    scene = happening("blaze", {}, ground={"H4": "building", "H8": "woods"}).turns_up("X")
    assert set(scene.ids) == {"H4", "H8"}
    scene.german("choose-blaze", "H8")
    assert burning(scene) == ["H8"]  # E60#1


def test_blaze_clears_its_hex() -> None:
    scene = happening(
        "blaze",
        {"F": "H6 fr-infanterie", "G": "H6 fr-barnier"},
        ground={"H6": "woods", "H5": "water", "G6": {"terrain": "open"}},
        fortifications={"H6": "trench"},
        gas=["H6"],
        smoke={"H6": 3},
    )
    scene.turns_up("X")
    assert not scene.g.fortifications  # E60#2
    assert not scene.g.smoke  # E60#2
    assert not scene.g.gas  # 8.1.6
    assert "H5" not in scene.ids  # E60#3
    scene.french("choose-refuge", "H7", "I6")  # E60#3
    assert (scene.at("F"), scene.at("G")) == ("H7", "I6")


def test_blaze_eliminates_who_cannot_leave() -> None:
    around = {"H5": "water", "H7": "water", "G6": "water", "G7": "water", "I6": "water", "I7": "water"}
    around |= {"G5": "water", "I5": "water"}
    units = {"F": "H6 fr-infanterie", "K": "M9 fr-infanterie"}
    scene = happening("blaze", units, ground={"H6": "woods", **around}).turns_up("X")
    assert "F" not in scene.g.formations  # E60#3
    assert scene.g.casualties["french"] == ("fr-infanterie",)


def test_a_tank_flees_neither_into_woods_nor_to_another_tank() -> None:
    units = {"T": "H6 fr-schneider", "U": "H7 fr-schneider", "F": "H5 ge-infanterie"}
    ground = {"H6": "building", "G6": "woods", "I6": "woods"}
    road = {"lines": [{"kind": "road", "path": ["H6", "H7"]}]}  # by which it came
    scene = happening("blaze", units, ground=ground, features=road).turns_up("X")
    assert set(scene.ids) == {"H5", "G7", "I7"}  # E60#3 8.2.1
    scene.french("choose-refuge", "H5")
    assert scene.note("melee")["hex"] == "H5"  # O16.4#1


def test_no_fuel_no_blaze() -> None:
    scene = happening("blaze", {}).turns_up("X")
    assert impossible(scene)
    assert burning(scene) == []
