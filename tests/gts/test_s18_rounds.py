"""18.7 steps 5B to 5F: charge, Assault Fire, the second round and the advance."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.games.gts.state import ELIMINATED
from tests.gts.scene import Scene

SPARE = {"W": "A01 rifles"}
ODD = {
    "silent": {"kind": "infantry", "steps": 2, "front": {"assault": 4, "movement": 4, "quality": 5}},
    "mouse": {"kind": "infantry", "steps": 2, "front": {"fire": 4, "movement": 4, "quality": 5}},
    "guards": {"kind": "infantry", "steps": 1, "front": {"fire": 3, "assault": 2, "coloured": True, "movement": 4,
        "quality": 6}},
    "tubes": {"kind": "infantry", "steps": 1, "front": {"fire": 3, "weapon": "mortar", "range": 5, "assault": 2,
        "movement": 3, "quality": 5}},
    "rigged": {"kind": "infantry", "steps": 2, "front": {"fire": 6, "weapon": "dual", "assault": 6,
        "assault_weapon": "mortar", "movement": 4, "quality": 6}},
}  # fmt: skip


def stood(units: dict[str, str], *stack: str, **document: Any) -> Scene:
    """`H`, and whoever else is named, Assault F06 and pass; nobody fires at them, and the defending Units stand."""
    leaders = {"red": "E06", **document.pop("leaders", {})}
    scene = Scene({"H": "E06 rifles", **units, **SPARE}, leaders=leaders, counters=ODD, **document)
    scene.act("H", "assault", *stack).allied("assault-hex", "F06")
    while not scene.said("assault-round") and scene.pending.side == "chance":
        scene.die(0)
    scene.decline("opportunity-offer")
    if scene.pending.kind == "stand-or-run":
        scene.german("stand-or-run", "stand")
    return scene


def charged(units: dict[str, str], *stack: str, **document: Any) -> Scene:
    return stood(units, *stack, **document).allied("charge-or-fire", "charge")


def fired_on(units: dict[str, str], *stack: str, **document: Any) -> Scene:
    return stood(units, *stack, **document).allied("charge-or-fire", "fire")


def shots(scene: Scene) -> list[tuple[str, str]]:
    """Who has fired how, shot by shot."""
    return [(said["unit"], said["manner"].removeprefix("@manner-")) for said in scene.said("shot")]


# 5B


def test_all_charge_or_all_fire() -> None:
    scene = stood({"I": "E06 rifles", "G": "F06 grenadiers"}, "I")
    scene.expect("allied", "charge-or-fire")
    assert scene.ids == ["charge", "fire"]  # 18.7.5B#1
    assert scene.explained("charge")[0].value == 5
    assert [reason.text for reason in scene.explained("fire")] == ["explain-assault-fire"]
    scene.allied("charge-or-fire", "charge")
    scene.die(9)
    assert scene.note("check")["kind"] == "@check-charge"  # 18.7.5B#3


def test_assault_fire_goes_to_the_defenders_first() -> None:
    scene = fired_on({"G": "F06 grenadiers"}).dice(9, 9, 9)
    assert shots(scene) == [("G", "defence-fire"), ("G", "defence-rating")]  # 18.7.5B#3, 18.7.5D#3
    scene.dice(9, 9, 9)
    assert shots(scene)[2:] == [("H", "assault-fire"), ("H", "assault-rating")]  # 18.7.5E#1, 18.7.5E#3
    scene.expect("allied", "assault-continue")  # 18.7.5B#2


# 5C


def test_one_unit_checks_for_all() -> None:
    scene = charged({"G": "F06 grenadiers", "P": "F06 festung"})
    scene.expect("german", "charge-checker")
    assert scene.ids == ["G", "P"]  # 18.7.5C#1
    assert scene.explained("G")[0].value == 5
    scene.german("charge-checker", "G").die(6)
    assert [said["unit"] for said in scene.said("check")] == ["G"]  # 18.7.5C#1
    assert scene.unit("G").where == scene.unit("P").where == ELIMINATED  # 18.7.5C#4
    assert scene.at("H") == "F06"  # 18.7.5C#4
    assert scene.said("assault-over")  # 18.7.5C#4, 18.7.5B#2


def test_a_command_point_stands() -> None:
    scene = charged({"G": "F06 grenadiers"}, points={"zweite": (1, 0)})
    scene.german("check-spend", "spend")
    assert scene.g.points["zweite"].command == 0  # 18.7.5C#2
    scene.dice(9, 9, 9)
    assert shots(scene) == [("G", "defence-fire"), ("G", "defence-rating")]  # 18.7.5C#3


def test_a_charge_that_is_held() -> None:
    scene = charged({"G": "F06 grenadiers"}).die(5)
    assert scene.note("check")["passed"]
    scene.dice(9, 9, 9)
    assert {who for who, _ in shots(scene)} == {"G"}  # 18.7.5D#12: the attackers do not fire
    assert scene.said("assault-over")  # 18.7.5B#2, 18.7.5D#10, 18.7.5D#12
    assert (scene.at("H"), scene.at("G")) == ("E06", "F06")  # 18.7.5D#12
    scene.expect("allied", "actor-choose")


# 5D


def test_one_company_bonus_serves_both_shots() -> None:
    scene = fired_on({"G": "F06 grenadiers"}).dice(3, 9)
    assert scene.modifiers()["mod-company-bonus"] == 2  # 18.7.5D#2
    scene.die(9)
    assert scene.modifiers()["mod-company-bonus"] == 2  # 18.7.5D#2
    assert [said["kind"] for said in scene.said("check")] == ["@check-company-bonus"]  # 18.7.5D#2: one roll


def test_no_bonus_for_a_unit_of_one_step() -> None:
    scene = fired_on({"G": "F06 pioneers"}).dice(9)
    assert shots(scene) == [("G", "defence-fire")]  # 18.7.5D#2: nothing was rolled before


def test_targets_are_chosen_shot_by_shot() -> None:
    scene = fired_on({"I": "E06 rifles", "K": "E06 rifles", "G": "F06 grenadiers"}, "I").die(9)
    assert scene.ids == ["H", "I"]  # 18.7.5D#4, 18.0#3: the third company is not in the Assault
    assert scene.why_not("unit:K") == ["18.7.5D why-not-in-assault"]
    assert scene.explained("H")[0].value == 4 - 1 + 3
    scene.german("assault-target", "H").die(9)
    scene.german("assault-target", "I").die(9)  # 18.7.5D#4
    assert [said["target_unit"] for said in scene.said("shot")] == ["H", "I"]


def test_it_is_direct_fire_without_range_and_without_shelter_for_attackers() -> None:
    units = {"G": "F06 grenadiers"}
    scene = fired_on(units, hexes={"E06": "woods"}, weather="rain").dice(9, 9)
    assert scene.modifiers() == {
        "mod-fire-rating": 4,
        "mod-rain": -2,
        "mod-defense": -1,
    }  # 18.7.5D#5, 18.7.5D#1, 29.9
    scene = fired_on(units, hexes={"E06": "beach"}).dice(9, 9)
    assert scene.modifiers()["mod-beach"] == 1  # 18.7.5D#5: only what protects is left out


def test_assault_fire_is_no_action() -> None:
    """The defending side is not Active, and no Action of anybody's is spent."""
    scene = fired_on({"G": "F06 grenadiers"}).dice(9, 9, 9, 9, 9, 9)
    scene.allied("assault-continue", "withdraw")
    assert scene.g.acting is not None
    assert scene.g.acting.done == ("H",)  # 18.7.5D#1, 29.9: its Action was the Assault


def test_a_suppressed_defender_fires_its_assault_rating_alone() -> None:
    scene = fired_on({"G": "F06 grenadiers suppressed"}).dice(9, 9)
    assert shots(scene) == [("G", "defence-rating")]  # 18.7.5D#6
    assert scene.modifiers()["mod-suppressed"] == -2  # 18.7.5D#6


def test_a_coloured_assault_rating_is_fired_twice() -> None:
    scene = fired_on({"G": "F06 machine-guns"}).dice(9, 9)
    assert shots(scene) == [("G", "defence-rating"), ("G", "defence-rating")]  # 18.7.5D#7, 29.10#2
    scene = fired_on({"G": "F06 machine-guns suppressed"}).dice(9)
    assert shots(scene) == [("G", "defence-rating")]  # 18.7.5D#7: the second stands for the Fire Rating


def test_a_coloured_assault_rating_of_an_attacker_is_fired_once() -> None:
    scene = fired_on({"H": "E06 guards of=red", "G": "F06 machine-guns"}).dice(9, 9)
    scene.dice(9, 9)
    assert shots(scene)[2:] == [("H", "assault-fire"), ("H", "assault-rating")]  # 29.10#2, 18.7.5E#3


@pytest.mark.parametrize("counter", ["silent", "mouse", "hundreds"])
def test_without_fire_rating_or_assault_rating_nobody_fires(counter: str) -> None:
    scene = fired_on({"G": "F06 grenadiers", "S": f"F06 {counter} of=feld"}).dice(9, 9, 9)
    assert {who for who, _ in shots(scene)} == {"G"}  # 18.7.5D#8, 18.7.5D#11, 18.1#4, 29.10#3


def test_an_attacker_without_fire_rating_does_not_fire() -> None:
    scene = fired_on({"H": "E06 silent of=red", "G": "F06 grenadiers"}).dice(9, 9, 9)
    scene.expect("allied", "assault-continue")
    assert {who for who, _ in shots(scene)} == {"G"}  # 18.7.5D#11, 18.7.5D#8


def test_a_defending_mortar_fires_on_its_own_row_and_leaves_no_barrage() -> None:
    scene = fired_on({"G": "F06 tubes of=feld"}).die(0)
    assert scene.note("shot")["weapon"] == "@weapon-mortar"
    assert not scene.g.barrages  # 16.6.2.1#9
    assert shots(scene) == [("G", "defence-fire")]


def test_the_owner_chooses_who_fires_first() -> None:
    scene = fired_on({"G": "F06 pioneers", "P": "F06 machine-guns", "S": "F06 silent of=feld"})
    scene.expect("german", "assault-firer")
    assert scene.ids == ["G", "P"]
    assert scene.why_not("unit:S") == ["18.7.5D why-not-assault-fire-no"]
    scene.german("assault-firer", "P").dice(9, 9).dice(9, 9)
    assert [who for who, _ in shots(scene)] == ["P", "P", "G", "G"]  # 18.7.5D#3: each of them


def test_suppressed_attackers_drop_out() -> None:
    scene = fired_on({"I": "E06 rifles", "G": "F06 grenadiers"}, "I").die(9)
    scene.german("assault-target", "I").die(3).allied("convert-choose", "take")
    scene.german("assault-target", "I").die(9).dice(9, 9, 9)
    assert shots(scene)[2:] == [("H", "assault-fire"), ("H", "assault-rating")]  # 18.7.5D#9
    scene.allied("assault-continue", "withdraw")
    assert scene.ids == ["W", "done"]  # 18.7.5D#9: the Action of both is done


def test_without_attackers_it_is_over() -> None:
    scene = fired_on({"G": "F06 grenadiers"}).dice(9, 3).allied("convert-choose", "take").die(9)
    assert scene.said("assault-over")  # 18.7.5D#10
    assert {who for who, _ in shots(scene)} == {"G"}
    assert scene.at("H") == "E06"


# 5E


def test_the_attackers_bonus_and_shots() -> None:
    scene = fired_on({"G": "F06 pioneers", "P": "F06 machine-guns"})
    scene.german("assault-firer", "G").dice(9, 9).dice(9, 9)
    scene.die(2)
    scene.allied("assault-target", "G").die(9)
    assert scene.modifiers()["mod-company-bonus"] == 2  # 18.7.5E#2
    scene.allied("assault-target", "P").die(9)  # 18.7.5E#3
    assert scene.modifiers()["mod-company-bonus"] == 2  # 18.7.5E#2
    assert scene.modifiers()["mod-assault-rating"] == 5  # 29.10#1
    kinds = [said["kind"] for said in scene.said("check")]
    assert kinds == ["@check-company-bonus"]  # 18.7.5E#2: one roll


def test_defenders_have_their_terrain_and_works() -> None:
    units = {"G": "F06 grenadiers ip"}
    wall = {"sides": [{"kind": "wall", "between": ["E06/F06"]}]}
    scene = fired_on(units, hexes={"F06": "woods"}, features=wall).dice(9, 9, 9).dice(9, 9)
    assert scene.modifiers() == {
        "mod-fire-rating": 4,
        "mod-woods": -2,
        "mod-wall": -1,
        "mod-improved-position": -1,
    }  # 18.7.5E#4


def test_column_counts_in_assault_fire() -> None:
    units = {"H": "E06 rifles column", "G": "F06 grenadiers column"}
    scene = fired_on(units, hexes={"F06": "woods"}).dice(9, 9)
    assert scene.modifiers() == {
        "mod-fire-rating": 4,
        "mod-in-column": -1,
        "mod-defense": -1,
        "mod-target-column": 2,
    }  # 14.6.1#5
    scene.die(9)
    assert scene.modifiers()["mod-in-column"] == -1  # 14.6.1#5: the Assault Rating too
    scene.dice(9, 9)
    assert scene.modifiers() == {
        "mod-fire-rating": 4,
        "mod-in-column": -1,
        "mod-target-column": 2,
    }  # 14.6.1#5, 18.7.5E#4: no woods for a Column


def test_fire_at_a_mounted_defender_uses_its_vehicle_side() -> None:
    scene = fired_on({"G": "F06 howitzers mounted"}).dice(9, 9)
    assert {who for who, _ in shots(scene)} == {"H"}
    assert scene.modifiers()["mod-defense"] == 2  # 14.10.4#1


def test_when_the_last_defender_is_gone_they_advance() -> None:
    units = {"I": "E06 rifles", "G": "F06 pioneers"}
    scene = fired_on(units, "I").german("assault-target", "H").die(9).german("assault-target", "H").die(9)
    scene.allied("assault-firer", "H").dice(0, 6)
    assert scene.unit("G").where == ELIMINATED
    assert (scene.at("H"), scene.at("I")) == ("F06", "F06")  # 18.7.5E#5
    assert scene.said("assault-over")  # 18.7.5E#5
    assert len(shots(scene)) == 3  # nobody is left to fire at


def test_no_assault_leaves_a_barrage() -> None:
    """A white Fire Rating with the Assault Rating of a mortar."""
    scene = fired_on({"H": "E06 rigged of=red", "G": "F06 grenadiers"}).dice(9, 9, 9).dice(0, 9, 8)
    assert scene.note("shot")["weapon"] == "@weapon-mortar"
    assert not scene.g.barrages  # 16.6.2.1#9


def test_columns_may_be_left_for_a_cohesion_hit() -> None:
    units = {"H": "E06 rifles column", "G": "F06 grenadiers column"}
    scene = fired_on(units).dice(9, 9, 9).dice(9, 9, 9)
    scene.allied("assault-leave-column", "yes")
    assert (scene.unit("H").column, scene.unit("H").hits) == (False, 1)  # 18.7.5E#6
    scene.german("assault-leave-column", "yes")
    assert (scene.unit("G").column, scene.unit("G").hits) == (False, 1)  # 18.7.5E#7
    scene.expect("allied", "assault-continue")


def test_columns_may_be_kept() -> None:
    units = {"H": "E06 rifles column", "G": "F06 grenadiers column"}
    scene = fired_on(units).dice(9, 9, 9).dice(9, 9, 9)
    scene.allied("assault-leave-column", "no").german("assault-leave-column", "no")
    assert (scene.unit("H").column, scene.unit("G").column) == (True, True)  # 18.7.5E#6, 18.7.5E#7
    assert (scene.unit("H").hits, scene.unit("G").hits) == (0, 0)


def test_vehicles_stay_in_column_where_the_ground_demands_it() -> None:
    scene = fired_on({"G": "F06 panzers column"}, hexes={"F06": "town"}).dice(9, 9, 9).dice(9, 9, 9)
    scene.expect("allied", "assault-continue")  # 18.7.5E#7


def test_leaving_column_may_be_the_end() -> None:
    """A third Cohesion Hit takes the last Step, and then nobody defends the hex."""
    units = {"G": "F06 pioneers column hits=2"}
    scene = fired_on(units).dice(9, 9).dice(9, 9, 9).german("assault-leave-column", "yes")
    assert scene.unit("G").where == ELIMINATED  # 18.7.5E#7
    assert scene.at("H") == "F06"  # 18.7.5E#5


def test_a_vehicle_that_left_column_stays_out_of_the_town() -> None:
    units = {"H": "E06 tanks column", "R": "E06 rifles", "G": "F06 grenadiers suppressed"}
    scene = fired_on(units, "R", hexes={"F06": "town"}).die(9)
    scene.german("assault-target", "R").die(9)
    scene.allied("assault-firer", "H").dice(9, 9, 9).dice(9, 9, 9).allied("assault-leave-column", "yes")
    scene.allied("assault-continue", "continue").allied("charge-or-fire", "charge").die(9)
    assert (scene.at("H"), scene.at("R")) == ("E06", "F06")


# 5F


def test_the_attacker_may_withdraw() -> None:
    scene = fired_on({"G": "F06 grenadiers"}).dice(9, 9, 9).dice(9, 9, 9)
    scene.expect("allied", "assault-continue")
    assert scene.ids == ["continue", "withdraw"]  # 18.7.5F#1
    assert [reason.text for reason in scene.explained("continue")] == ["explain-continue"]
    scene.allied("assault-continue", "withdraw")
    assert scene.said("assault-over")  # 18.7.5F#1
    assert scene.ids == ["W", "done"]


def test_there_are_two_rounds_at_most() -> None:
    scene = fired_on({"G": "F06 grenadiers"}).dice(9, 9, 9).dice(9, 9, 9)
    scene.allied("assault-continue", "continue")
    scene.allied("charge-or-fire", "fire").dice(9, 9, 9).dice(9, 9, 9)
    assert [said["number"] for said in scene.said("assault-round")] == [1, 2]  # 18.0#1, 18.7.5F#2
    assert scene.said("assault-over")  # 18.0#1, 18.7.5F#2
    scene.expect("allied", "actor-choose")
    assert scene.ids == ["W", "done"]


def test_running_away_in_the_second_round_is_a_switch() -> None:
    for chosen, asked in (({}, "charge-or-fire"), ({"second_round_run": "yes"}, "stand-or-run")):
        scene = fired_on({"G": "F06 grenadiers"}, options=chosen)
        scene.dice(9, 9, 9).dice(9, 9, 9).allied("assault-continue", "continue")
        assert scene.pending.kind == asked  # 18.7.5F#2


def test_an_assault_may_end_early() -> None:
    scene = charged({"G": "F06 grenadiers"}).die(9)
    assert [said["number"] for said in scene.said("assault-round")] == [1]  # 18.0#1


# afterwards


def test_those_still_together_may_take_a_second_action() -> None:
    scene = charged({"I": "E06 rifles", "G": "F06 grenadiers"}, "I", points={"first": (2, 0)}).die(9)
    scene.expect("allied", "second-choose")
    assert "move" in scene.ids
    assert "assault" not in scene.ids
    assert scene.pending.args[-1] == ("cost", 2)


def test_who_was_suppressed_has_no_part_in_it() -> None:
    scene = fired_on({"I": "E06 rifles", "G": "F06 grenadiers"}, "I", points={"first": (2, 0)}).die(9)
    scene.german("assault-target", "I").die(3).allied("convert-choose", "take")
    scene.german("assault-target", "I").die(9).allied("second-choose", "pass")  # 10.0.2#6: at once
    scene.dice(9, 9, 9).allied("assault-continue", "withdraw").expect("allied", "second-choose")
    assert scene.pending.args[-1] == ("cost", 1)


def test_the_advance_draws_no_fire() -> None:
    scene = charged({"G": "F06 grenadiers", "N": "G06 grenadiers"}).die(9)
    assert scene.at("H") == "F06"
    scene.expect("allied", "actor-choose")


def test_leaders_advance_with_those_who_were_paid_for() -> None:
    """Under Direct Command the Leader keeps to his Unit; in a free Action he stays where he was."""
    units = {"G": "F06 grenadiers"}
    scene = charged(units, chit="command:allied", points={"first": (2, 0)}).die(9)
    assert scene.g.board.name(scene.g.leaders["red"].where) == "F06"
    scene = charged(units).die(9)
    assert scene.g.board.name(scene.g.leaders["red"].where) == "E06"


def test_the_leader_of_those_who_were_lost_goes_to_others() -> None:
    units = {"G": "F06 grenadiers", "L": "M06 grenadiers"}
    scene = charged(units, leaders={"feld": "F06"}).die(9)
    assert scene.g.board.name(scene.g.leaders["feld"].where) == "M06"
