"""14.10 Transport: mounting up, dismounting, and what holds in between."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.games.gts.rules import s02_units, s13_table, s14_movement, s14_transport, s15_fire, s19_results
from tests.gts.moves import cost, left, moving, refusal, roads, step
from tests.gts.scene import Scene


def mounting(unit: str = "trucked", **described: Any) -> Scene:
    enemies = described.pop("enemies", {})
    return Scene({"A": f"D05 {unit}", **enemies, "W": "P12 rifles"}, **described).act("A", "mount")


# who


def test_who_has_organic_transport() -> None:
    scene = Scene({"A": "D05 trucked", "F": "D05 field-guns", "B": "D05 rifles", "T": "D05 tanks"})
    able = [id_ for id_ in "AFBT" if s14_transport.may_mount(scene.g, id_)]
    assert able == [
        "A",
        "F",
    ]  # 14.10.1#1, 14.10.1#2, 29.38, 29.44#1: Infantry and Guns with a vehicle on the back
    assert s02_units.counter(scene.g, "A").transport is not None  # 14.10.1#2, 29.44#1


@pytest.mark.parametrize("state", ["mounted", "suppressed", "ent", "park=P1"])
def test_who_cannot_mount_now(state: str) -> None:
    unit = "field-guns" if "park" in state else "trucked"
    parks = {"P1": {"division": "first", "hex": "D05"}} if "park" in state else {}
    scene = Scene({"A": f"D05 {unit} {state}"}, parks=parks)
    assert not s14_transport.may_mount(scene.g, "A")  # 14.10.2#1, 16.2.3#5


# mounting


def test_mounting_is_the_whole_action() -> None:
    scene = mounting().allied("mount-choose", "mount")
    assert (scene.unit("A").mounted, scene.unit("A").column) == (True, False)  # 14.10.2#1
    assert scene.expect("allied", "actor-choose").ids == ["W", "done"]  # 14.10.2#1
    assert scene.note("mounted")["hex"] == "D05"


def test_it_can_be_taken_back_before_it_is_announced() -> None:
    scene = mounting().allied("mount-choose", "back").expect("allied", "actor-choose")
    assert "A" in scene.ids
    assert not scene.unit("A").mounted


def test_column_is_free_when_mounting() -> None:
    scene = mounting().allied("mount-choose", "mount-column")
    assert (scene.unit("A").mounted, scene.unit("A").column) == (True, True)  # 14.10.2#2


def test_who_is_in_column_stays_in_it() -> None:
    scene = mounting("trucked column")
    assert scene.ids == ["mount-column", "back"]  # 14.10.2#2
    assert refusal(scene, "mount") == "stays-column"


def test_some_ground_demands_a_column() -> None:
    scene = mounting(hexes={"D05": "town"})
    assert scene.ids == ["mount-column", "back"]  # 14.10.2#2
    assert refusal(scene, "mount") == "only-column"
    full = Scene({"A": "D05 trucked", "K": "D05 rifles column"}, hexes={"D05": "town"})
    assert not s14_transport.may_mount(full.g, "A")  # 14.6.1#4


def test_one_column_in_a_hex_when_mounting() -> None:
    scene = mounting(enemies={"K": "D05 rifles column"})
    assert scene.ids == ["mount", "back"]  # 14.6.2#1
    assert refusal(scene, "mount-column") == "two-columns"


def test_markers_are_kept_but_for_an_improved_position() -> None:
    scene = mounting("trucked hit reduced ip").allied("mount-choose", "mount")
    unit = scene.unit("A")
    assert (unit.mounted, unit.hits, unit.lost) == (True, 1, 1)  # 14.10.2#5
    assert unit.work == ""  # 22.2.5


def test_mounting_is_a_movement_action_and_draws_fire() -> None:
    scene = mounting(enemies={"G": "D06 grenadiers"})
    scene.allied("mount-choose", "mount")
    scene.expect("german", "early-choose")  # 14.10.2#3, 29.34#1, 29.34#2
    scene.german("early-choose", "pass").german("opportunity-offer", "pass")
    assert s13_table.ACTIONS["mount"].type == s13_table.ACTIONS["move"].type  # 14.10.2#3, 29.34#1
    after = s13_table.actions_of(scene.g, "A", "formation-second", "movement")
    assert "move" not in after  # 14.10.2#3, 29.34#3
    assert "move" in s13_table.actions_of(scene.g, "A", "formation")


def test_the_firer_chooses_before_or_after() -> None:
    scene = mounting(enemies={"G": "D06 grenadiers", "H": "D04 grenadiers"})
    scene.allied("mount-choose", "mount").german("early-choose", "G")
    assert not scene.unit("A").mounted  # 14.10.2#4
    scene.die(9).expect("german", "early-choose")
    assert scene.ids == ["H", "pass"]  # 14.10.2#4: H has seen what became of it, and waits
    scene.german("early-choose", "pass").expect("german", "opportunity-offer")
    assert scene.ids == ["H", "pass"]  # 14.10.2#4: after it, and G no more
    assert scene.unit("A").mounted


def test_who_is_stopped_before_it_does_not_mount() -> None:
    scene = mounting(enemies={"G": "D06 grenadiers"}).allied("mount-choose", "mount")
    scene.german("early-choose", "G").dice(0, 3)
    scene.allied("convert-choose", "take")
    assert (scene.unit("A").suppressed, scene.unit("A").mounted) == (True, False)  # 14.10.2#4
    assert scene.expect("allied", "actor-choose").ids == ["W", "done"]


def test_who_is_stopped_is_there_for_the_next_firer() -> None:
    scene = mounting(enemies={"G": "D06 grenadiers", "H": "D04 grenadiers"}).allied("mount-choose", "mount")
    scene.german("early-choose", "G").dice(0, 3).allied("convert-choose", "take")
    scene.german("early-choose", "H").dice(0, 4)
    assert (scene.unit("A").hits, scene.unit("A").mounted) == (1, False)  # 17.8#2, c53


def test_who_is_stopped_after_it_is_mounted() -> None:
    scene = mounting(enemies={"G": "D06 grenadiers"}).allied("mount-choose", "mount")
    scene.german("early-choose", "pass").german("opportunity-offer", "G").dice(0, 3)
    scene.allied("convert-choose", "take")
    assert (scene.unit("A").suppressed, scene.unit("A").mounted) == (True, True)  # 14.10.2#4


def test_mounting_is_allowed_in_a_fire_zone_under_a_division_chit() -> None:
    scene = mounting(enemies={"G": "D06 grenadiers"}, chit="division:first")
    scene.expect("allied", "mount-choose")  # 13.2.1#3


# mounted


def test_a_mounted_unit_is_a_vehicle_with_the_values_of_its_vehicle_side() -> None:
    scene = Scene({"A": "D05 trucked mounted", "G": "D06 grenadiers"})
    assert s02_units.unit_class(scene.g, "A") == "vehicle"  # 14.10.2#6, 29.46
    assert s02_units.movement_class(scene.g, "A") == "tracked"  # 14.10.2#6
    mods = s15_fire.rating(scene.g, "G", "A", "direct", False, ())
    assert {reason.text: reason.value for reason in mods.reasons}["mod-defense"] == 1  # 14.10.4#1, 29.46
    assert left(moving({"A": "D05 trucked mounted"}, "A")) == "16"  # 14.10.2#6


def test_who_is_suppressed_cannot_dismount() -> None:
    scene = Scene({"A": "D05 trucked mounted suppressed"})
    assert not s14_movement.may_move(scene.g, "A", "formation")  # 14.10.4#2


# dismounting


def test_half_the_printed_allowance_rounded_down() -> None:
    odd = {"fire": None, "assault": None, "movement": 9, "moves": "wheeled", "quality": 6}
    counter = {
        "kind": "infantry",
        "steps": 2,
        "front": {"fire": 3, "movement": 4, "quality": 6},
        "transport": odd,
    }
    scene = moving({"A": "D05 odd of=red mounted"}, "A", counters={"odd": counter})
    assert cost(scene, "dismount A") == "4"  # 14.10.3#1
    step(scene, "D06")
    assert cost(scene, "dismount A") == "4"
    step(scene, "D07")
    assert refusal(scene, "dismount A") == "points"  # 14.10.3#1: three are left


def test_the_owner_chooses_column_and_the_action_is_over() -> None:
    scene = step(moving({"A": "D05 trucked mounted"}, "A"), "dismount-column A")
    assert (scene.unit("A").mounted, scene.unit("A").column) == (False, True)  # 14.10.3#2, 14.6#2
    assert scene.expect("allied", "actor-choose").ids == ["W", "done"]  # 14.10.3#2
    scene = step(moving({"A": "D05 trucked mounted column"}, "A"), "dismount A")
    assert (scene.unit("A").mounted, scene.unit("A").column) == (False, False)  # 14.10.3#2


def test_not_into_a_second_column() -> None:
    scene = moving({"A": "D05 trucked mounted", "K": "D05 rifles column"}, "A")
    assert refusal(scene, "dismount-column A") == "two-columns"  # 14.10.3#2
    assert "dismount A" in scene.ids


def test_losses_stay_with_the_unit() -> None:
    scene = step(moving({"A": "D05 trucked mounted hit reduced"}, "A"), "dismount A")
    assert (scene.unit("A").hits, scene.unit("A").lost) == (1, 1)  # 14.10.4#3


def test_a_step_lost_is_a_marker_and_not_the_other_side() -> None:
    scene = Scene({"A": "D05 trucked", "B": "D05 rifles"})
    s19_results.step_loss(scene.g, "A")
    assert (scene.unit("A").lost, scene.unit("A").mounted) == (1, False)  # 29.44#3
    assert s02_units.steps(scene.g, "A") == 1  # 29.44#3


def test_who_dismounts_out_of_a_stack_leaves_it() -> None:
    scene = moving({"A": "D05 trucked mounted", "B": "D05 trucked mounted"}, "A", "B")
    step(scene, "D06", "dismount A", "D07", "done")
    assert (scene.at("A"), scene.at("B"), scene.unit("B").mounted) == ("D06", "D07", True)  # 14.10.3#2


def test_dismounting_is_allowed_in_a_fire_zone_under_a_division_chit() -> None:
    scene = moving({"A": "D05 trucked mounted", "G": "D06 grenadiers"}, "A", chit="division:first")
    assert {"dismount A", "column"} <= set(scene.ids)  # 13.2.1#3


def test_who_is_not_mounted_cannot_dismount() -> None:
    scene = moving({"A": "D05 trucked"}, "A")
    assert refusal(scene, "dismount A") == "mounted"


# parks


def test_guns_dismount_into_their_park_without_fire() -> None:
    units = {"F": "D05 field-guns mounted", "P": "D05 priests park=P1", "G": "D06 grenadiers"}
    scene = moving(units, "F", parks={"P1": {"division": "first", "hex": "D05"}})
    assert refusal(scene, "dismount-column F") == "column-in-park"
    scene.allied("step-choose", "dismount F")
    assert (scene.unit("F").park, scene.unit("F").mounted) == ("P1", False)  # 16.2.2#1, 16.2.2#3
    scene.expect("allied", "actor-choose")


def test_guns_on_tracks_join_and_leave_as_they_like() -> None:
    units = {"P": "D04 priests", "Q": "D05 priests park=P1", "R": "D05 priests park=P1"}
    scene = moving(units, "P", parks={"P1": {"division": "first", "hex": "D05"}}, features=roads("D04 D05"))
    step(scene, "D05", "join P")
    assert scene.unit("P").park == "P1"  # 16.2.2#1
    scene.act("Q", "move")
    assert refusal(scene, "column") == "in-park"
    step(scene, "D06", "done")
    assert (scene.at("Q"), scene.unit("Q").park) == ("D06", "")  # 16.2.3#6


def test_the_last_gun_stays_in_the_park() -> None:
    scene = Scene({"P": "D05 priests park=P1"}, parks={"P1": {"division": "first", "hex": "D05"}})
    assert not s14_movement.may_move(scene.g, "P", "formation")  # 16.2.3#6


def test_dismounting_into_column_gives_the_improved_position_up() -> None:
    """An engineer may have dug it for the vehicles; it is kept by whoever just gets out of them."""
    for how, work in (("dismount", "ip"), ("dismount-column", "")):
        scene = step(moving({"A": "D05 trucked mounted ip"}, "A"), f"{how} A")
        assert scene.unit("A").work == work  # 22.2.5


def test_who_dismounts_keeps_the_shelter_of_its_improved_position() -> None:
    scene = moving({"A": "D05 trucked mounted ip", "G": "D06 grenadiers"}, "A")
    scene.allied("step-choose", "dismount A").german("early-choose", "G").dice(0, 9)
    assert scene.modifiers()["mod-improved-position"] == -1  # 17.2#3: it does not leave it
    scene = mounting("trucked ip", enemies={"G": "D06 grenadiers"})
    scene.allied("mount-choose", "mount").german("early-choose", "G").dice(0, 9)
    assert "mod-improved-position" not in scene.modifiers()  # 17.2#3, 22.2.5: mounting does
