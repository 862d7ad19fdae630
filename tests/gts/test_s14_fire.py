"""14 Movement under fire: Opportunity Fire, Fire Zones, barrages, and the way out of an entry hex."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.games.gts.rules import s14_movement
from tests.gts.moves import cost, left, moving, refusal, step
from tests.gts.scene import Scene

# Opportunity Fire


def test_leaving_a_fire_zone_is_fired_at_before_the_next_hex() -> None:
    scene = moving({"A": "D05 rifles", "G": "D07 machine-guns"}, "A").allied("step-choose", "D04")
    scene.expect("german", "opportunity-offer")  # 14.1#3, 29.34#2
    assert scene.at("A") == "D05"  # 14.1#3
    scene.german("opportunity-offer", "pass")
    assert scene.at("A") == "D04"


def test_entering_one_is_not() -> None:
    scene = moving({"A": "D03 rifles", "G": "D07 machine-guns"}, "A").allied("step-choose", "D04")
    scene.expect("allied", "step-choose")  # 1.2#11: no zone of control stops it either
    assert left(scene) == "3"


def test_only_suppression_and_elimination_stop_a_mover() -> None:
    scene = moving({"A": "D05 rifles", "G": "D07 machine-guns"}, "A").allied("step-choose", "D04")
    scene.german("opportunity-offer", "G").dice(0, 0)
    assert (scene.unit("A").hits, scene.at("A")) == (1, "D04")  # 17.7#2
    scene.expect("allied", "step-choose")


def test_a_mover_that_is_stopped_has_had_its_action() -> None:
    scene = moving({"A": "D05 rifles", "G": "D07 machine-guns"}, "A").allied("step-choose", "D04")
    scene.german("opportunity-offer", "G").dice(0, 3)
    scene.allied("convert-choose", "take")
    assert scene.at("A") == "D05"
    assert scene.expect("allied", "actor-choose").ids == ["W", "done"]


def test_the_player_is_told_of_the_fire() -> None:
    scene = moving({"A": "D05 rifles", "G": "D07 machine-guns"}, "A")
    assert {"explain-move-fire", "explain-move-zone"} <= {reason.text for reason in scene.explained("D06")}
    assert "explain-move-fire" in {reason.text for reason in scene.explained("column")}


# the free Action of a Division activation


def division(units: dict[str, str], lead: str = "A", **described: Any) -> Scene:
    return moving(units, lead, chit="division:first", **described)


def test_a_division_activation_does_not_move_into_fire_zones() -> None:
    scene = division({"A": "D04 rifles", "G": "D07 machine-guns"})
    assert "D05" not in scene.ids  # 13.2.1#2: within three hexes
    assert refusal(scene, "D05") == "zone"
    assert "D03" in scene.ids  # 13.2.1#2: out of it to a hex in none
    formation = moving({"A": "D04 rifles", "G": "D07 machine-guns"}, "A")
    assert "D05" in formation.ids


def test_not_even_from_one_to_another() -> None:
    scene = division({"A": "D06 rifles", "G": "D07 grenadiers"})
    assert "E07" not in scene.ids  # 13.2.1#2
    assert "D05" in scene.ids
    scene.allied("step-choose", "D05").expect("german", "opportunity-offer")


def test_changes_in_the_hex_are_allowed() -> None:
    scene = division({"A": "D06 rifles", "G": "D07 grenadiers"})
    assert "column" in scene.ids  # 13.2.1#3
    scene = division({"A": "D06 rifles column", "G": "D07 grenadiers"})
    assert {"deploy", "shed"} <= set(scene.ids)  # 13.2.1#3


def test_a_second_action_is_not_so_limited() -> None:
    scene = Scene(
        {"A": "D04 rifles", "G": "D07 machine-guns"}, chit="division:first", points={"first": (2, 0)}
    )
    scene.act("A", "pass").allied("second-choose", "move")
    assert "D05" in scene.ids  # 13.2.1#2: only the free Action


# barrages


def barrage(kind: str, units: dict[str, str] | None = None, *stack: str, **described: Any) -> Scene:
    return moving(units or {"A": "D05 rifles"}, *(stack or ("A",)), barrages={"D05": kind}, **described)


def test_out_of_a_light_barrage_for_two_points_more() -> None:
    scene = barrage("light")
    assert cost(scene, "D06") == "3"  # 16.6.2.2#5, MARK.light
    step(scene, "D06")
    assert (left(scene), scene.unit("A").hits) == ("1", 0)


def test_into_a_barrage_for_nothing() -> None:
    scene = moving({"A": "D04 rifles"}, "A", barrages={"D05": "heavy"})
    assert cost(scene, "D05") == "1"  # 16.6.2.2#11


def test_out_of_a_heavy_barrage_on_a_check_and_with_a_hit() -> None:
    scene = barrage("heavy")
    assert cost(scene, "D06") == "3"  # 16.6.2.2#6, MARK.heavy
    assert "explain-move-barrage" in {reason.text for reason in scene.explained("D06")}
    scene.allied("step-choose", "D06").die(6)
    assert scene.note("check")["total"] == 6, "8 - 2"  # 16.6.2.2#6, MARK.heavy
    assert (scene.at("A"), scene.unit("A").hits) == ("D06", 1)  # 16.6.2.2#6


def test_the_check_comes_before_the_hit() -> None:
    scene = barrage("heavy", {"A": "D05 rifles hit"}).allied("step-choose", "D06").die(6)
    assert scene.note("check")["total"] == 6  # 16.6.2.2#6, c32: the second hit would make it 5
    assert (scene.at("A"), scene.unit("A").hits) == ("D06", 2)


def test_who_fails_stays_with_the_hit() -> None:
    scene = barrage("heavy").allied("step-choose", "D06").die(7)
    assert (scene.at("A"), scene.unit("A").hits) == ("D05", 1)  # 16.6.2.2#7
    assert scene.expect("allied", "actor-choose").ids == ["W", "done"]


def test_a_command_point_for_the_way_out() -> None:
    scene = barrage("heavy", points={"first": (1, 0)}).allied("step-choose", "D06")
    scene.allied("check-spend", "spend")
    assert (scene.at("A"), scene.unit("A").hits) == ("D06", 1)  # c41


def test_a_stack_commits_itself_and_those_who_pass_leave() -> None:
    units = {"A": "D05 rifles", "B": "D05 rifles", "C": "D05 rifles"}
    scene = barrage("heavy", units, "A", "B", "C").allied("step-choose", "D06")
    scene.die(0).expect_chance().die(9).expect_chance().die(0)  # 16.6.2.2#8: nothing is asked in between
    assert [scene.at(id_) for id_ in "ABC"] == ["D06", "D05", "D06"]  # 16.6.2.2#8
    assert [scene.unit(id_).hits for id_ in "ABC"] == [1, 1, 1]  # 16.6.2.2#6, 16.6.2.2#7
    assert dict(scene.pending.args)["count"] == 2


def test_only_those_who_leave_are_fired_at() -> None:
    scene = barrage("heavy", {"A": "D05 rifles", "G": "D07 machine-guns"}).allied("step-choose", "D06").die(9)
    scene.expect("allied", "actor-choose")


def test_nothing_more_for_what_is_done_in_the_hex() -> None:
    scene = barrage("heavy", {"A": "D05 trucked mounted"})
    assert cost(scene, "column") == "1"  # 16.6.2.2#11
    step(scene, "column")
    assert (left(scene), scene.unit("A").hits) == ("15", 0)  # 16.6.2.2#11
    step(scene, "dismount A")
    assert scene.unit("A").hits == 0  # 16.6.2.2#11
    mount = Scene({"A": "D05 trucked", "W": "P12 rifles"}, barrages={"D05": "heavy"}).act("A", "mount")
    mount.allied("mount-choose", "mount").expect("allied", "actor-choose")
    assert mount.unit("A").hits == 0  # 16.6.2.2#11


def test_the_minimum_move_leaves_a_barrage_too() -> None:
    scene = barrage("heavy", hexes={"D06": "marsh"})
    option = scene.pending.find("D06")
    assert option is not None
    assert option.label == "step-minimum"  # 14.9#1, c31
    scene.allied("step-choose", "D06").die(0)
    assert (scene.at("A"), scene.unit("A").hits) == ("D06", 1)


# out of the entry hex


def entering(units: dict[str, str], **described: Any) -> Scene:
    described = {"chit": "division:first", "divisions": {"first": {"entry": "A05"}}, **described}
    return Scene({**units, "W": "P12 rifles"}, **described)


def test_a_move_begins_in_the_entry_hex_and_puts_the_unit_into_play() -> None:
    scene = entering({f"U{i}": "A05 rifles entering" for i in range(6)})  # 8.0#5: twelve Steps
    scene.act("U0", "move", "U1")  # 8.0#5: as a stack, out of a hex with more than eight Steps
    assert left(scene) == "4"  # 8.0#6
    step(scene, "B05")
    assert (scene.at("U0"), scene.unit("U0").entering, scene.unit("U0").hits) == (
        "B05",
        False,
        0,
    )  # 8.0#6, 8.0#5
    assert left(scene) == "3"  # 8.0#6
    assert scene.unit("U2").entering


def test_columns_do_not_count_in_an_entry_hex() -> None:
    scene = entering({"A": "A05 rifles entering column", "B": "A05 rifles entering column"})  # 8.0#5, 8.0#14
    step(scene.act("A", "move"), "B05", "done")
    assert scene.unit("A").column  # 8.0#14
    scene.act("B", "move")
    assert refusal(scene, "B05") == "two-columns"


def test_no_fire_at_whoever_leaves_an_entry_hex() -> None:
    scene = entering({"A": "A05 rifles entering", "G": "A07 machine-guns"}, chit="formation:red")
    scene.act("A", "move").allied("step-choose", "A04")
    scene.expect("allied", "step-choose")  # 8.0#11
    assert scene.at("A") == "A04"


def test_nobody_is_held_back() -> None:
    scene = entering({"A": "A05 rifles entering"})
    scene.expect("allied", "actor-choose")
    assert "done" not in scene.ids  # 8.0#7
    scene.act("A", "move").allied("step-choose", "column")
    assert "done" not in scene.ids  # 8.0#7
    assert refusal(scene, "done") == "clear-entry"
    step(scene, "B05")
    assert "done" in scene.ids


@pytest.mark.parametrize(("chit", "able"), [("division:first", False), ("formation:red", True)])
def test_who_cannot_leave_waits_for_a_chit_that_lets_him(chit: str, able: bool) -> None:
    """All the hexes round the entry hex are in Fire Zones."""
    units = {"A": "A05 rifles entering", "G": "C05 panzers", "H": "A08 panzers", "I": "A02 panzers"}
    scene = entering(units, chit=chit)
    column = chit.partition(":")[0]
    assert s14_movement.may_move(scene.g, "A", column) == able  # 8.0#8


def test_a_column_may_be_the_way_out() -> None:
    """A Vehicle not in Column on an entry hex among towns forms Column first."""
    towns = dict.fromkeys(("A04", "A06", "B04", "B05"), "town")
    scene = entering({"A": "A05 tanks entering"}, hexes=towns).act("A", "move")
    assert scene.ids == ["column", "back"]  # 8.0#7
    step(scene, "column", "B05")
    assert scene.at("A") == "B05"
