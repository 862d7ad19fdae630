"""18 Assault: who may Assault whom, together with whom, and steps 3 and 4."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.games.gts.rules import s18_assault
from grognard.games.gts.state import ELIMINATED
from tests.gts.scene import Scene

SPARE = {"W": "A01 rifles"}
ODD = {
    "rigged": {"kind": "infantry", "steps": 2, "front": {"fire": 3, "weapon": "dual", "assault": 3,
        "assault_weapon": "mortar", "defense": 0, "movement": 4, "quality": 6}},
    "zero": {"kind": "infantry", "steps": 0, "front": {"fire": 3, "assault": 3, "movement": 4, "quality": 6}},
    "blank": {"kind": "infantry", "steps": 2, "front": {"fire": 3, "movement": 4, "quality": 6}},
    "nought": {"kind": "infantry", "steps": 2, "front": {"fire": 3, "assault": 0, "movement": 4, "quality": 6}},
    "organ": {"kind": "gun", "steps": 2, "front": {"fire": 3, "weapon": "organic", "range": 6, "assault": 3,
        "movement": 4, "quality": 6}},
    "orange": {"kind": "gun", "steps": 2, "contact": [5, 5], "front": {"fire": 3, "weapon": "indirect",
        "range": 6, "assault": 3, "movement": 4, "quality": 6}},
    "black": {"kind": "gun", "steps": 2, "contact": [5, 5], "front": {"fire": 3, "weapon": "emplaced",
        "range": 6, "assault": 3, "movement": 4, "quality": 6}},
}  # fmt: skip


def scene_of(units: dict[str, str], **document: Any) -> Scene:
    counters = {**ODD, **document.pop("counters", {})}
    return Scene({**units, **SPARE}, counters=counters, **document)


def may(first: str, enemy: str = "F06 grenadiers", **document: Any) -> bool:
    """Whether a Unit described as in a scene is offered the Assault Action."""
    scene = scene_of({"H": first, "G": enemy}, **document)
    if "H" not in scene.ids:
        return False
    scene.allied("actor-choose", "H")
    return "assault" in scene.ids


def announced(units: dict[str, str], *stack: str, dice: tuple[int, ...] = (0,), **document: Any) -> Scene:
    """`H`, and whoever else is named, Assault F06 and roll for Bravery."""
    scene = scene_of(units, leaders={"red": "E06"}, **document)
    return scene.act("H", "assault", *stack).allied("assault-hex", "F06").dice(*dice)


# 18.1: who may


def test_a_unit_with_movement_and_an_assault_rating_may_assault() -> None:
    assert may("E06 rifles")  # 18.1#1, 18.0#2, 29.8
    assert may("E06 nought of=red")  # 29.10#1: 0 is a rating
    assert not may("D06 rifles")  # 29.8: not adjacent
    assert not may("E06 anti-tank")  # 18.1#1: a star is no number
    assert not may("E06 rifles suppressed")  # 18.1#1
    assert not may("E06 rifles ent")  # 18.1#1, 22.3.3#4, 18.7.1#2
    assert not may("E06 blank of=red")  # 18.1#4, 29.10#3
    assert not may("E06 zero of=red")  # 18.1#5
    assert not may("E06 trucked mounted")  # 14.10.4#1: its transport has no Assault Rating


def test_heavy_barrage_bars_and_light_does_not() -> None:
    assert not may("E06 rifles", barrages={"E06": "heavy"})  # 18.1#6
    assert may("E06 rifles", barrages={"E06": "light"})  # 18.1#6
    assert may("E06 rifles", barrages={"F06": "heavy"})  # 18.1#6


def test_nobody_assaults_from_an_overstacked_hex() -> None:
    five = {"H": "E06 rifles", **{f"R{i}": "E06 rifles" for i in range(4)}, "G": "F06 grenadiers"}
    scene = scene_of(five).allied("actor-choose", "H")
    assert "assault" not in scene.ids  # 18.1#7, 14.7#11
    del five["R0"]
    scene = scene_of(five).allied("actor-choose", "H")
    assert "assault" in scene.ids  # 18.1#7


@pytest.mark.parametrize("unit", ["mortars", "organ of=red", "orange of=red", "black of=red"])
def test_units_for_indirect_fire_do_not_assault(unit: str) -> None:
    assert not may(f"E06 {unit}")  # 18.1#8


def test_the_colour_of_the_assault_rating_does_not_matter() -> None:
    assert may("E06 rigged of=red")  # 18.1#8


def test_a_division_chit_allows_it_as_a_second_action_alone() -> None:
    scene = scene_of(
        {"H": "E06 rifles", "G": "F06 grenadiers"}, chit="division:first", points={"first": (3, 0)}
    )
    scene.allied("actor-choose", "H")
    assert "assault" not in scene.ids  # 18.1#9
    scene.allied("action-choose", "pass")
    scene.expect("allied", "second-choose")
    assert "assault" in scene.ids  # 18.1#9


def test_terrain_and_hexsides_that_it_may_not_enter() -> None:
    wall = {"sides": [{"kind": "river", "between": ["E06/F06"]}]}
    assert not may("E06 rifles", features=wall)  # 18.1#2
    assert not may("E06 tanks", hexes={"F06": "town"})  # 18.1#2, 18.1#3
    assert may("E06 tanks column", hexes={"F06": "town"})  # 18.1#3
    assert may("E06 tanks", hexes={"F06": "village"})


def test_one_vehicle_unit_alone_assaults_a_town() -> None:
    units = {"H": "E06 tanks column", "T": "E06 tanks", "R": "E06 rifles", "G": "F06 grenadiers"}
    scene = scene_of(units, hexes={"F06": "town"})
    scene.allied("actor-choose", "H").allied("action-choose", "assault")
    assert set(scene.ids) - {"back"} == {"R", "done"}  # 18.1#3, 18.1#2


def test_movement_points_are_not_needed() -> None:
    slow = {"slow": {**ODD["nought"], "front": {**ODD["nought"]["front"], "movement": 1}}}  # type: ignore[dict-item]
    stream = {"sides": [{"kind": "stream", "between": ["E06/F06"]}]}
    assert may("E06 slow of=red", counters=slow, features=stream, hexes={"F06": "woods"})  # 18.1#2


def test_reinforcements_that_have_not_entered_do_not_assault() -> None:
    scene = scene_of({"H": "E06 rifles entering", "G": "F06 grenadiers"})
    assert not s18_assault.may_assault(scene.g, "H")
    assert [reason.text for reason in s18_assault.bars(scene.g, "H")] == ["why-not-assault-absent"]


# 18.2 to 18.6


@pytest.mark.parametrize(
    "enemy",
    ["grenadiers", "flak", "grenadiers suppressed", "howitzers", "howitzers mounted", "panzers", "hundreds"],
)
def test_any_enemy_may_be_assaulted(enemy: str) -> None:
    assert may("E06 rifles", f"F06 {enemy}")  # 18.2


def test_units_of_one_hex_assault_together() -> None:
    units = {
        "H": "E06 rifles",
        "I": "E06 rifles",
        "N": "E05 rifles",
        "G": "F06 grenadiers",
        "N2": "F05 grenadiers",
    }
    scene = scene_of(units).allied("actor-choose", "H").allied("action-choose", "assault")
    assert set(scene.ids) - {"back"} == {"I", "done"}  # 18.3#1, 18.3#2, 18.4
    scene.allied("stack-choose", "I")
    scene.expect("allied", "assault-hex")
    assert scene.ids == ["F05", "F06", "back"]  # 18.5, 18.7.1#1
    scene.allied("assault-hex", "F06").dice(1, 1)
    assert [said["unit"] for said in scene.said("bravery")] == ["H", "I"]  # 18.3#1, 18.7.1#2
    scene.expect("german", "opportunity-offer")
    assert not any(option.startswith("N2") for option in scene.ids)  # 18.5, 17.2.2#1, 18.7.3#1


def test_it_can_be_taken_back_before_the_hex_is_named() -> None:
    scene = scene_of({"H": "E06 rifles", "G": "F06 grenadiers"}).act("H", "assault")
    scene.allied("assault-hex", "back").expect("allied", "actor-choose")
    assert "H" in scene.ids


@pytest.mark.parametrize("chit", ["formation:red", "division:first"])
def test_together_as_a_second_action_for_a_point_each(chit: str) -> None:
    """Two companies move up and Assault at once."""
    units = {"H": "D06 rifles", "I": "D06 rifles", "G": "F06 grenadiers suppressed"}
    scene = scene_of(units, chit=chit, points={"first": (5, 0)}, leaders={"red": "D06"})
    scene.act("H", "move", "I").allied("step-choose", "E06")
    while scene.pending.kind == "step-choose":
        scene.allied("step-choose", "done")
    scene.allied("second-choose", "assault").allied("assault-hex", "F06")
    assert scene.g.points["first"].command == 3  # 18.3#3
    assert [said["unit"] for said in scene.said("assaults")] == ["H", "I"]  # 18.3#3


def test_the_first_action_under_a_formation_chit_is_free() -> None:
    units = {"H": "E06 rifles", "I": "E06 rifles", "G": "F06 grenadiers"}
    scene = announced(units, "I", dice=(1, 1), points={"first": (5, 0)})
    assert scene.g.points["first"].command == 5  # 18.3#2


def test_together_by_direct_command_for_a_point_each() -> None:
    units = {"H": "E06 rifles", "I": "E06 rifles", "G": "F06 grenadiers"}
    scene = announced(units, "I", dice=(1, 1), chit="command:allied", points={"first": (5, 0)})
    assert scene.g.points["first"].command == 3  # 18.3#4


def test_a_unit_may_be_assaulted_again() -> None:
    units = {"H": "E06 rifles", "N": "E07 rifles", "G": "F06 grenadiers suppressed ent"}
    scene = announced(units, dice=()).allied("charge-or-fire", "fire")
    scene.dice(9, 9).dice(9, 9, 9).allied("assault-continue", "withdraw")
    scene.act("N", "assault").allied("assault-hex", "F06")  # 18.6
    assert [said["unit"] for said in scene.said("assaults")] == ["H", "N"]  # 18.6


# step 3


def test_opportunity_fire_by_the_defending_units_alone() -> None:
    units = {"H": "E06 rifles", "K": "E06 rifles", "G": "F06 grenadiers", "N": "F05 grenadiers"}
    scene = announced(units)
    assert scene.ids == ["G", "pass"]  # 18.7.3#1, 17.2.2#1; 18.7.3#3: H alone is a target
    scene.german("opportunity-offer", "G").dice(0, 9)
    assert scene.modifiers() == {
        "mod-fire-rating": 4,
        "mod-defense": -1,
        "mod-mass": 1,
        "mod-in-hex": 2,
    }  # 18.7.3#2, 18.7.3#3: both companies


def test_all_other_modifiers_are_in_force() -> None:
    scene = announced({"H": "E06 rifles", "G": "F06 grenadiers"}, hexes={"E06": "woods"}, weather="fog")
    scene.german("opportunity-offer", "G").dice(0, 9)
    assert scene.modifiers()["mod-woods"] == -2  # 18.7.3#4
    assert scene.modifiers()["mod-fog"] == -1  # 18.7.3#4


def test_it_is_ordinary_opportunity_fire() -> None:
    units = {"H": "E06 rifles", "G": "F06 grenadiers", "M": "F06 granatwerfer", "S": "F06 festung suppressed"}
    scene = announced(units, points={"zweite": (5, 0)})
    assert scene.ids == ["G", "pass"]  # 18.7.3#6: no mortar, nobody Suppressed
    scene.german("opportunity-offer", "G").die(9)
    assert scene.note("check")["kind"] == "@check-opportunity"  # 18.7.3#6
    assert (scene.g.points["zweite"].command, len(scene.said("shot"))) == (5, 0)  # 18.7.3#6


def test_a_suppressed_attacker_drops_out_and_the_others_go_on() -> None:
    units = {"H": "E06 rifles", "I": "E06 rifles", "G": "F06 grenadiers"}
    scene = announced(units, "I", dice=(1, 1))
    scene.german("opportunity-offer", "G at I").dice(1, 3).allied("convert-choose", "take")
    assert scene.unit("I").suppressed
    scene.german("stand-or-run", "stand").allied("charge-or-fire", "charge").die(9)
    assert (scene.at("H"), scene.at("I")) == ("F06", "E06")  # 18.7.3#5
    assert scene.ids == ["W", "done"]  # 18.7.3#5: I has had its Action


# step 4


def test_without_attackers_it_is_over_and_zero_step_units_live() -> None:
    scene = announced({"H": "E06 rifles", "G": "F06 grenadiers", "F": "F06 flak"})
    scene.german("opportunity-offer", "G").dice(1, 3).allied("convert-choose", "take").decline()
    assert scene.said("assault-over")  # 18.7.4#1
    assert scene.at("F") == "F06"  # 18.7.4#1, 18.7.3#7
    assert scene.at("H") == "E06"


def test_an_empty_hex_is_entered() -> None:
    units = {"H": "E06 rifles", "I": "E06 rifles", "F": "F06 flak"}
    scene = announced(units, "I", dice=(1, 1)).decline()
    assert scene.unit("F").where == ELIMINATED  # 18.7.4#2
    assert (scene.at("H"), scene.at("I")) == ("F06", "F06")  # 18.7.4#3
    assert not scene.said("assault-round")  # 18.7.4#3


# 16.2.5: parks


def park(first: str, enemy: str = "F06 howitzers park=P contact=feld", **document: Any) -> Scene:
    document.setdefault("parks", {"P": {"division": "zweite", "hex": "F06"}})
    units = {"H": first, "G": enemy, "L": "M06 grenadiers"}
    scene = scene_of(units, leaders={"red": "E06", "feld": "M06"}, **document)
    return scene.act("H", "assault").allied("assault-hex", "F06")


def test_a_park_disbands_when_an_assaulting_unit_has_passed() -> None:
    scene = park("E06 rifles")
    assert "P" in scene.g.parks
    scene.die(9)
    assert "P" in scene.g.parks  # 16.2.5#3: nobody passed
    scene = park("E06 rifles").die(1)
    assert "P" not in scene.g.parks  # 16.2.5#3
    assert scene.unit("G").park == ""
    assert not scene.unit("G").contact


def test_a_park_disbands_when_no_check_is_needed() -> None:
    scene = park("E06 rifles", "F06 howitzers park=P suppressed")
    assert "P" not in scene.g.parks  # 16.2.5#3
    assert not scene.said("bravery")


# what is said


def test_advice_about_the_hex() -> None:
    units = {
        "H": "E06 tanks",
        "G": "F06 grenadiers",
        "F": "F06 flak",
        "T": "E07 grenadiers",
        "X": "H06 grenadiers",
    }
    scene = scene_of(units, hexes={"E07": "town"}).act("H", "assault")
    assert scene.ids == ["F06", "back"]
    explained = {reason.text: reason.value for reason in scene.explained("F06")}
    assert explained["explain-bravery"] == 7  # 6 - 2 for those in the town + 3
    assert "explain-no-steps" in explained
    assert scene.why_not("hex:E07")[0].startswith("14.3 ")
    assert scene.why_not("hex:H06") == ["18.4 why-not-assault-far"]
    assert scene.why_not("hex:E05") == ["18.7.1 why-not-assault-empty"]
    assert [reason.text for reason in scene.explained("back")] == ["option-back"]
