"""6.7 Reaction fire: windows after every movement point, return fire, machine guns. Figures of the example of play."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.games.rpc.state import CASUALTY
from tests.rpc.scene import Scene

GUN = "british machine-gun dispersed"
COMPANY = "british infantry dispersed"
WAITING = {"W": "U14 british artillery"}
"""A limbered gun far off, whose side has something to command: the turn does not end by itself."""


def advance(units: dict[str, str], *steps: str, **document: Any) -> Scene:
    """The German unit `G` moves; every step but the last draws no fire."""
    scene = Scene(units, **document)
    scene.command("G").act("G", "move")
    for step in steps:
        scene.decline().german("step-choose", step)
    return scene


# the arithmetic of the example of play


def test_a_machine_gun_fires_at_a_mover_and_stays_ready() -> None:
    """V10 at W10: +2 +1 formed +1 moving -1 craters = +3; 5 makes 8, no effect."""
    scene = advance({"G": "X09 german infantry", "M": f"V10 {GUN}"}, "W10", map="trenches")
    scene.british("react-offer", "M").total(5)
    assert scene.modifiers() == {
        "firepower": 2,
        "formed": 1,
        "moving": 1,
        "crater": -1,
    }  # 9.0.T1#3 REF.mov.area
    assert (scene.note("check")["total"], scene.note("check")["cohesion"]) == (8, 8)  # 3.72#3
    assert scene.unit("M").ready  # 6.75#2 6.05#3
    assert scene.unit("G").ready
    scene.expect("german", "step-choose")


def test_a_company_fires_at_a_unit_that_enters_its_hex() -> None:
    """V09: +1 +1 formed +1 moving +1 same hex -1 craters = +3; 7 makes 10: dispersed and spent, outside the trench."""
    scene = advance(
        {"G": "X09 german infantry", "B": f"V09 {COMPANY} in", **WAITING}, "W10", "V09", map="trenches"
    )
    scene.british("react-offer", "B").total(7)
    expected = {"firepower": 1, "formed": 1, "moving": 1, "same-hex": 1, "crater": -1}
    assert scene.modifiers() == expected  # 9.0.T1#4 6.72#3 6.72#6
    unit = scene.unit("G")
    assert (unit.formed, unit.ready, unit.inside, scene.at("G")) == (False, False, False, "V09")  # 3.72#2
    assert not scene.unit("B").ready  # 6.75#1 6.04#2


def test_area_fire_on_a_mixed_hex() -> None:
    """V10 into V09: the mover dies at 11, the German at rest is dispersed already, the company IN the trench passes."""
    units = {
        "G": "W10 german infantry",
        "D": "V09 german infantry dispersed spent out",
        "B": f"V09 {COMPANY} in",
        "M": f"V10 {GUN}",
    }
    scene = advance(units, "V09", map="trenches")
    scene.british("react-offer", "M")
    scene.total(8)
    assert scene.modifiers() == {"firepower": 2, "crater": -1}  # 6.73#3: no modifier for a stationary unit
    assert scene.note("check")["total"] == 9
    scene.british("modifier-choose", "mod-trench").total(8)
    assert scene.modifiers() == {"firepower": 2, "trench": -3}
    assert scene.note("check")["total"] == 7
    scene.total(8)
    assert scene.modifiers() == {"firepower": 2, "formed": 1, "moving": 1, "crater": -1}
    assert scene.unit("G").where == CASUALTY  # 9.0.T1#7 3.73#1
    assert scene.at("D") == "V09"  # 3.72#4
    assert scene.unit("B").ready
    assert scene.unit("M").ready, "no mover rolled doubles"


def test_doubles_of_a_mover_spend_the_machine_gun() -> None:
    scene = advance({"G": "X11 german infantry", "M": f"V10 {GUN}", **WAITING}, "W11", map="trenches")
    scene.british("react-offer", "M").dice(6, 6)
    assert scene.note("check")["total"] == 15
    assert scene.unit("G").where == CASUALTY
    assert not scene.unit("M").ready  # 9.0.T1#9 6.75#2 GLOSS.doubles


def test_doubles_of_a_unit_at_rest_do_not() -> None:
    units = {"G": "X09 german infantry", "D": "W10 german infantry spent", "M": f"V10 {GUN}"}
    scene = advance(units, "W10", map="trenches")
    scene.british("react-offer", "M").dice(1, 1).dice(1, 2)
    assert scene.unit("M").ready  # 6.75#3


def test_a_company_answers_a_mover_at_range_one() -> None:
    """V11 at W11: +1 +1 +1 -1 = +2; 7 makes 9, above 8."""
    scene = advance({"G": "X11 german infantry", "B": f"V11 {COMPANY}", **WAITING}, "W11", map="trenches")
    scene.british("react-offer", "B").total(7)
    assert scene.note("check")["total"] == 9  # 9.0.T1#10
    assert not scene.unit("G").ready
    assert not scene.unit("G").moving  # 6.65#2


def test_a_machine_gun_at_range_three() -> None:
    """V12 at W10: +2 +1 +1 -1 craters -1 range = +2 for the mover, +1 for the one that has stopped."""
    units = {"G": "X10 german infantry", "D": "W10 german infantry spent", "M": f"V12 {GUN}"}
    scene = advance(units, "W10", map="trenches")
    scene.british("react-offer", "M").total(7)
    assert scene.note("check")["total"] == 8
    assert scene.modifiers() == {"firepower": 2, "formed": 1, "range": -1, "crater": -1}
    scene.total(6)
    assert scene.note("check")["total"] == 8  # 9.0.T1#12 REF.rng.2
    assert scene.modifiers() == {"firepower": 2, "formed": 1, "moving": 1, "range": -1, "crater": -1}


def test_an_artillery_shot_into_a_trench() -> None:
    """X13 at V12, range 2: +3 firepower +1 moving -1 range -3 trench = 0."""
    units = {"G": f"V13 {COMPANY} in", "M": f"V12 {GUN} in", "A": "X13 german artillery dispersed in"}
    scene = Scene(units, map="trenches", initiative="british")
    scene.command("G").act("G", "move").british("step-choose", "V12")
    scene.german("react-offer", "A").total(5).total(8)
    assert scene.modifiers() == {"firepower": 3, "moving": 1, "range": -1, "trench": -3}  # 9.0.T1#14
    assert scene.note("check")["total"] == 8
    assert scene.at("G") == "V12"


# who may react, and when


def test_after_each_point_every_ready_unit_in_reach_is_asked_once() -> None:
    units = {
        "G": "X09 german infantry",
        "M": f"V10 {GUN}",
        "B": f"V09 {COMPANY}",
        "S": f"V11 {COMPANY} spent",
        "F": f"V13 {COMPANY}",
        "L": "V12 british machine-gun",
    }
    scene = advance(units, "W10", map="trenches")
    assert scene.ids == [
        "M",
        "B",
        "pass",
    ]  # 6.71#1 6.71#2 6.72#1 3.3#3: spent, out of range and limbered do not fire
    refused = {unit: scene.why_not(f"unit:{unit}") for unit in "SFL"}
    assert refused == {"S": ["3.3 why-not-spent"], "F": ["6.52 why-not-range"], "L": ["6.52 why-not-dash"]}
    scene.british("react-offer", "M").total(3)
    assert scene.ids == ["B", "pass"], "once a point"  # 6.73#1 6.73#2 6.75#4
    scene.british("react-offer", "B").total(3)
    scene.german("step-choose", "V10")
    assert scene.ids == ["M", "pass"], "the gun may fire again at another point"  # 6.75#4


def test_mortars_do_not_react() -> None:
    units = {"G": "X09 german infantry", "M": "V10 british stokes-mortar dispersed"}
    scene = advance(units, "W10", map="trenches")
    scene.expect("german", "step-choose")  # 6.71#2


def test_reaction_fire_keeps_the_limits_of_fire() -> None:
    """A unit in a hex with an enemy cannot fire out of it; infantry not through friends."""
    units = {
        "G": "D05 german infantry",
        "B": "D02 british bef-infantry",
        "F": "D03 british infantry spent",
        "C": "C05 british infantry",
        "E": "C05 german infantry spent",
    }
    scene = advance(units, "E05")
    scene.expect("german", "step-choose")  # 6.71#3 6.51#4
    scene = advance(
        {"G": "D06 german infantry", "B": "D02 british bef-infantry", "F": "D03 british infantry spent"},
        "D05",
    )
    scene.expect("german", "step-choose")  # 4.6


def test_a_shot_needs_a_mover() -> None:
    """The second gun finds nobody left to shoot at."""
    units = {"G": "X09 german infantry", "M": f"V10 {GUN}", "N": f"V10 {GUN}", "W": "X13 german infantry"}
    scene = advance(units, "W10", map="trenches")
    scene.british("react-offer", "M").total(12)
    assert scene.unit("G").where == CASUALTY
    assert scene.pending.kind != "react-offer"  # 6.71#1


def test_a_machine_gun_that_fires_at_a_unit_no_longer_moving_is_spent() -> None:
    """The first shot stops the mover; the second is at a unit at rest."""
    units = {"G": "X09 german infantry", "M": f"V10 {GUN}", "B": f"V09 {COMPANY}", **WAITING}
    scene = advance(units, "W10", map="trenches")
    scene.british("react-offer", "B").total(7)
    assert not scene.unit("G").moving
    scene.british("react-offer", "M").total(4)
    assert scene.modifiers() == {"firepower": 2, "crater": -1}
    assert not scene.unit("M").ready  # 6.75#2 6.75#5


def test_a_horse_machine_gun_is_spent_as_cavalry() -> None:
    units = {"G": "D05 german infantry", "M": "D02 british horse-machine-gun dispersed"}
    scene = advance(units, "D04")
    scene.british("react-offer", "M").total(3)
    assert not scene.unit("M").ready  # 3.12#2


def test_reaction_fire_costs_no_command() -> None:
    units = {"G": "X09 german infantry", "M": f"V10 {GUN}"}
    scene = advance(units, "W10", map="trenches")
    scene.british("react-offer", "M").total(3)
    scene.german("step-choose", "done")
    scene.expect("british", "command-choose")  # 6.04#2
    assert "M" in scene.ids


def test_a_deploy_action_draws_no_fire() -> None:
    scene = Scene({"G": "W10 german infantry", "M": f"V10 {GUN}"}, map="trenches")
    scene.command("G").act("G", "deploy")
    scene.expect("british", "command-choose")  # 6.3#3


def test_anti_tank_fire_in_reaction() -> None:
    """A tank with infantry in its hex: against the tank alone the gun has anti-tank fire."""
    units = {"G": "D06 german a7v", "A": "D02 british artillery dispersed", "B": "D02 british infantry"}
    scene = advance(units, "D05")
    assert scene.ids == ["A at G", "pass"]  # 6.71#3 6.54#1
    scene.british("react-offer", "A at G").total(3)
    assert scene.modifiers() == {"anti-tank": 5, "formed": 1, "range": -1}  # REF.mov.at


def test_a_stack_that_moves_together_is_one_target() -> None:
    units = {"G": "X09 german infantry", "H": "X09 german infantry", "M": f"V10 {GUN}"}
    scene = Scene(units, map="trenches").command("G", "H").act("G", "move")
    scene.german("step-choose", "with H", "W10").british("react-offer", "M").total(3).total(4)
    assert {note["unit"] for note in scene.said("check")} == {"G", "H"}
    scene.expect("german", "step-choose")  # 6.73#1


# 6.74 return fire


def test_only_ready_units_in_the_target_hex_fire_back() -> None:
    units = {
        "S": f"D03 {GUN}",
        "G1": "D05 german infantry",
        "G2": "D05 german infantry spent",
        "H": "D06 german machine-gun dispersed",
    }
    scene = Scene(units, initiative="british").command("S").act("S", "fire").british("fire-choose", "D05")
    assert scene.ids == ["G1", "pass"]  # 6.74#1 6.71#1 6.55
    assert scene.why_not("unit:H") == ["6.74 why-not-not-shot-at"]
    scene.german("return-offer", "G1").total(4).total(4).total(4)
    assert [note["unit"] for note in scene.said("check")] == ["G1", "G2", "S"]
    assert not scene.unit("G1").ready  # 6.75#1
    assert not scene.unit("S").ready


def test_a_machine_gun_that_returns_fire_is_spent() -> None:
    units = {
        "S": "D03 british infantry",
        "M": "D05 german machine-gun dispersed",
        "W": "L10 german artillery",
    }
    scene = Scene(units, initiative="british").command("S").act("S", "fire").british("fire-choose", "D05")
    scene.german("return-offer", "M").total(4).total(4)
    assert not scene.unit("M").ready  # 6.75#5


def test_those_in_a_contested_hex_cannot_fire_out_of_it_in_return() -> None:
    units = {"S": f"D03 {GUN}", "G": "D05 german infantry", "B": "D05 british infantry"}
    scene = Scene(units, initiative="british").command("S").act("S", "fire").british("fire-choose", "D05")
    assert scene.pending.kind == "check-fire", "nobody may answer"  # 6.51#4


@pytest.mark.parametrize("choice", ["M", "pass"])
def test_reacting_is_optional(choice: str) -> None:
    scene = advance({"G": "X09 german infantry", "M": f"V10 {GUN}"}, "W10", map="trenches")
    scene.british("react-offer", choice)
    assert (scene.pending.kind == "check-fire") == (choice == "M")  # 6.04#1 9.0.T2#5
