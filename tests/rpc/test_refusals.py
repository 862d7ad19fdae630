"""Whatever cannot be chosen says why: the fact, and the number of its rule."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from tests.rpc.refused import refused
from tests.rpc.scene import Scene, open_map
from tests.rpc.test_s07_bombardment import shelled
from tests.rpc.test_s07_call import battle, gun
from tests.rpc.test_s10_setup import FORCES, put, set_up

UNITS = {
    "A": "D05 german infantry", "C": "D05 german machine-gun", "S": "D08 german infantry spent",
    "B": "D02 british infantry", "F": "L10 british infantry",
}  # fmt: skip


def test_a_hex_stands_for_the_unit_in_it() -> None:
    scene = Scene(UNITS)
    assert scene.why_not("hex:D08") == ["3.3 why-not-spent"]
    assert scene.why_not("hex:H08") == ["6.01 why-not-nobody"]
    assert scene.why_not("hex:D02") == ["6.01 why-not-nobody"]


def test_who_has_gone_or_is_chosen_already_is_told_so() -> None:
    scene = Scene({**UNITS, "X": "casualty german infantry"})
    assert scene.why_not("unit:X") == ["2.2 why-not-gone"]
    scene.german("command-choose", "A")
    assert scene.why_not("unit:A") == ["6.01 why-not-chosen"]
    assert scene.why_not("hex:D08") == ["3.3 why-not-spent"]


def test_the_units_of_a_command_act_in_turn() -> None:
    scene = Scene({**UNITS, "E": "E08 german infantry"}).command("A", "C")
    assert scene.why_not("unit:E") == ["6.02 why-not-activation"]
    assert scene.why_not("unit:B") == ["3.11 why-not-enemy"]
    scene.act("A", "deploy").expect("german", "actor-choose")
    assert scene.why_not("unit:A") == ["6.03 why-not-acted"]


def test_an_action_that_is_not_offered() -> None:
    """The machine gun is limbered and cannot fire; the infantry is too far away to."""
    scene = Scene(UNITS).command("A", "C").german("actor-choose", "C")
    assert scene.why_not("unit:B") == ["6.52 why-not-dash"]
    assert scene.why_not("unit:A") == ["6.02 why-not-one-by-one"]
    scene.german("action-choose", "back").german("actor-choose", "A")
    assert scene.why_not("unit:B") == ["6.52 why-not-range"]
    assert scene.why_not("hex:D04") == ["6.03 why-not-action-first"]


def test_where_fire_is_offered_the_action_is_chosen_first() -> None:
    scene = Scene({**UNITS, "B": "D04 british infantry"}).command("A", "C").german("actor-choose", "A")
    assert "fire" in scene.ids
    assert scene.why_not("unit:B") == ["6.03 why-not-action-first"]


def test_guns_and_units_off_the_map_have_no_part_in_an_action() -> None:
    guns = {"G1": gun(side="german"), "B1": gun()}
    units = {**UNITS, "B": "D04 british infantry", "X": "casualty british infantry"}
    scene = Scene(units, artillery=guns).german("command-choose", "A").expect("german", "command-add")
    assert refused(scene, "artillery:G1") == ["6.01 why-not-group-command"]
    scene.german("command-add", "C").german("actor-choose", "A").expect("german", "action-choose")
    assert refused(scene, "artillery:B1") == ["7.0 why-not-group-enemy"]
    assert refused(scene, "unit:X") == ["2.2 why-not-off-map"]
    scene.german("action-choose", "fire").expect("german", "fire-choose")
    assert refused(scene, "unit:X") == ["2.2 why-not-off-map"]
    scene.german("fire-choose", "back").act("A", "move").expect("german", "step-choose")
    assert refused(scene, "unit:X") == ["2.2 why-not-off-map"]
    assert refused(scene, "artillery:G1") == ["6.01 why-not-group-command"]


def test_an_enemy_far_away_is_not_entered() -> None:
    scene = Scene(UNITS).command("A", "C").act("A", "move")
    assert scene.why_not("unit:B") == ["6.61 why-not-adjacent"]


def test_whoever_can_react_is_touched_by_the_answer() -> None:
    units = {"G": "D05 german infantry", "B": "D02 british infantry", "L": "L01 british infantry"}
    scene = Scene({**units, "H": "L10 german infantry"}).command("G").act("G", "move")
    scene.german("step-choose", "D04").expect("british", "react-offer")
    assert scene.why_not("unit:B") == []
    assert scene.why_not("hex:L01") == ["6.52 why-not-range"]
    assert scene.why_not("hex:H08") == ["6.71 why-not-nobody"]


def test_one_shot_for_each_point() -> None:
    """Both machine guns have the mover in sight; the one that has fired waits for another point."""
    units = {"G": "D05 german infantry", "M": "D02 british machine-gun dispersed"}
    scene = Scene({**units, "N": "E02 british machine-gun dispersed"}).command("G").act("G", "move")
    scene.german("step-choose", "D04").british("react-offer", "M").dice(1, 2)
    assert scene.expect("british", "react-offer").unit("M").ready
    assert refused(scene, "unit:M") == ["6.73 why-not-fired"]


def test_who_has_nothing_against_armour() -> None:
    units = {
        "T": "D05 british tank", "B": "D06 british infantry", "G": "D03 german infantry dispersed",
        "H": "E03 german artillery dispersed",
    }  # fmt: skip
    scene = Scene(units, date="1917-11-20", initiative="british").command("T").act("T", "move")
    scene.british("step-choose", "D04").expect("german", "react-offer")
    assert refused(scene, "unit:G") == ["6.54 why-not-armour"]
    alone = Scene({"T": "D05 british tank", "G": "D03 german infantry dispersed"}, date="1917-11-20")
    alone.command("G").german("actor-choose", "G").expect("german", "action-choose")
    assert "fire" not in alone.ids
    assert refused(alone, "unit:T") == ["6.54 why-not-armour"]


def test_a_hex_is_chosen_and_not_what_is_in_it() -> None:
    scene = Scene({**UNITS, "B": "D04 british infantry"}).command("A", "C").act("A", "fire")
    assert refused(scene, "unit:B") == ["6.51 why-not-hex-itself"]
    scene.german("fire-choose", "back").act("A", "move")
    assert refused(scene, "unit:B") == ["6.62 why-not-hex-itself"]


# set-up and artillery


def test_setting_up_says_what_comes_first() -> None:
    scene = set_up()
    assert scene.why_not("hex:B03") == ["10.1 why-not-unit-first"]
    assert scene.why_not("unit:battalion-2") == ["10.1 why-not-alike"]
    assert scene.why_not("unit:regiment-1") == ["3.11 why-not-enemy"]
    put(scene, "british", "battalion-1", "B03", "formed out")
    assert scene.why_not("unit:battalion-1") == ["10.1 why-not-placed"]
    scene.british("set-up-choose", "battalion-2").british("set-up-hex", "B02")
    assert scene.why_not("hex:B04") == ["6.3 why-not-posture-first"]


def test_a_marker_lies_in_its_area_once() -> None:
    works = {**FORCES["battalion"], "markers": {"scrape": 2}}
    scene = set_up({**FORCES, "battalion": works})
    assert scene.why_not("hex:C03") == ["10.1 why-not-marker-area"]
    scene.british("marker-hex", "B03")
    assert scene.why_not("hex:B03") == ["8.3 why-not-marker-there"]


def test_craters_where_they_may_not_be() -> None:
    scene = shelled({}, {"kind": "pulverizing", "area": "A05"})
    here = scene.ids[0]
    scene.german("crater-choose", here)
    assert scene.why_not(f"hex:{here}") == ["7.13 why-not-cratered"]
    outside = next(name for name in scene.g.board.names if name not in scene.ids and name != here)
    assert scene.why_not(f"hex:{outside}") == ["7.13 why-not-crater-area"]


def test_observers_and_corners() -> None:
    units = {"B": "C05 british infantry", "M": "C07 british machine-gun", "G": "K05 german infantry"}
    scene = battle({"B1": gun()}, units)
    scene.british("command-choose", "B1").british("call-mode", "runner")
    assert scene.why_not("unit:M") == ["6.1 why-not-observes"]
    assert scene.why_not("unit:G") == ["3.11 why-not-enemy"]
    scene.british("call-observer", "B").british("call-hex", "D06")
    assert scene.why_not("hex:D07") == ["6.1 why-not-corner"]


def test_the_hex_comes_before_pieces_that_are_off_the_map() -> None:
    works = {**FORCES["battalion"], "markers": {"scrape": 2}}
    scene = set_up({**FORCES, "battalion": works})
    assert scene.why_not("unit:battalion-1") == ["10.1 why-not-marker-first"]
    scene.british("marker-hex", "B03").british("marker-hex", "B02")
    scene.british("set-up-choose", "battalion-1").expect("british", "set-up-hex")
    assert scene.why_not("unit:battalion-2") == ["10.1 why-not-hex-first"]
    assert scene.why_not("unit:regiment-1") == ["10.1 why-not-hex-first"]


def test_wire_is_breached_where_shells_fell() -> None:
    scene = shelled({}, {"kind": "paralyzing", "area": ["E04", "E05", "D05"]})
    scene.expect("german", "breach-choose")
    assert scene.why_not("hex:E04") == ["7.12 why-not-breach-side"]
    assert scene.why_not("hex:D05") == ["7.12 why-not-breach-none"]
    assert scene.why_not("hex:E06") == ["7.12 why-not-breach-area"]
    assert scene.why_not("unit:Z") == ["7.12 why-not-breach-area"]
    assert scene.why_not("hexside:D05/E05") == ["7.12 why-not-breach-none"]
    assert scene.why_not("hexside:E06/F06") == ["7.12 why-not-breach-area"]


def test_a_breach_is_made_once() -> None:
    scene = shelled({}, {"kind": "paralyzing", "area": ["E04", "E05", "E06"]})
    scene.german("breach-choose", "E04/F04")
    assert scene.why_not("hexside:E04/F04") == ["7.12 why-not-breached"]
    assert scene.why_not("hex:E04") == ["7.12 why-not-breach-none"]


def test_one_modifier_of_a_category() -> None:
    """In a village and in a trench at once: until one is taken, nothing else is chosen."""
    ground = open_map({"D03": {"terrain": "village"}})
    units = {"G": "D05 german infantry", "B": "D03 british infantry in spent"}
    scene = Scene(units, map=ground, trenches={"D03": "british"}).command("G").act("G", "fire")
    scene.german("fire-choose", "D03").expect("british", "modifier-choose")
    assert scene.why_not("hex:D05") == ["6.53 why-not-modifier-first"]
    assert scene.why_not("unit:B") == ["6.53 why-not-modifier-first"]


def shovelled(posture: str, **document: Any) -> Scene:
    """Two companies in one hex, of which one has dug."""
    units = {"G": f"D05 german infantry {posture}", "H": "D05 german infantry", "B": "D07 british infantry"}
    works = {"trenches": {"D04": "german", "D05": "german"}, **document}
    scene = Scene(units, **works).command("G").act("G", "dig")
    return passed(scene)


def passed(scene: Scene) -> Scene:
    """Everybody passes until shovels are turned over."""
    while scene.pending.kind == "command-choose":
        scene.answer(scene.pending.side, "command-choose", "pass")
    scene.expect("german", "shovel-choose")
    return scene


def test_a_shovel_works_on_the_sides_of_its_hex() -> None:
    scene = shovelled("in")
    assert scene.ids == ["scrape", "stop D04"]
    assert scene.why_not("unit:H") == ["6.41 why-not-shovel-first"]
    assert scene.why_not("hex:D06") == ["8.33 why-not-shovel-apart"]
    assert scene.why_not("unit:B") == ["6.41 why-not-shovel-far"]


def test_a_bomb_stop_that_cannot_be_built_or_cleared() -> None:
    stops: dict[str, Any] = {"bomb_stops": ["D05/D04", "D05/D06"]}
    trenches = {"D04": "german", "D05": "german", "D06": "german"}
    scene = shovelled("out", trenches=trenches, **stops)
    assert scene.ids == ["scrape", "clear D04", "clear D06"]
    assert scene.why_not("hex:E05") == ["8.33 why-not-shovel-out"]
    faced = {"G": "D05 german infantry in", "B": "D06 british infantry"}
    scene = Scene(faced, trenches={"D04": "german", "D05": "german", "D06": "british"}, **stops)
    scene = passed(scene.command("G").act("G", "dig"))
    assert scene.ids == ["scrape", "clear D04"]
    assert scene.why_not("hex:D06") == ["6.42 why-not-shovel-enemy"]


def test_modes_of_transmission() -> None:
    scene = battle({"B1": gun("telephone"), "B2": gun("trench set")})
    scene.british("command-choose", "B1").expect("british", "call-mode")
    assert scene.why_not("hex:D06") == ["7.21 why-not-mode-first"]
    assert scene.why_not("artillery:B2") == ["7.21 why-not-mode-first"]
    assert scene.why_not("runner") == []
    assert scene.why_not("flare") == ["7.21 why-not-mode-other"]
    scene = battle({"B2": gun("trench set")}).british("command-choose", "B2")
    assert scene.why_not("trench set") == ["6.1 why-not-mode-observer"]
    scene.g.artillery["B2"] = replace(scene.g.artillery["B2"], mode="aircraft")
    scene.g.segment = "night"
    assert scene.why_not("aircraft") == ["11.522 why-not-mode-night"]
