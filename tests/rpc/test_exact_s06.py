"""Chapter 6 by exact positions: fire and fire returned, movement, melee, reaction fire."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.games.rpc.state import CASUALTY
from tests.rpc.moves import commanded, moving, road, sides, step, trench
from tests.rpc.scene import Scene

G = "german infantry"
LOOSE = "german infantry dispersed"
B = "british infantry dispersed"
BG = "british infantry"
GUN = "british machine-gun dispersed"
MG = "german machine-gun dispersed"


def british(units: dict[str, str], **document: Any) -> Scene:
    return Scene({**units, "W": "L10 british machine-gun"}, initiative="british", **document)


def fires(units: dict[str, str], at: str, **document: Any) -> Scene:
    scene = british(units, **document).command("S").act("S", "fire")
    return scene.british("fire-choose", at) if scene.pending.kind == "fire-choose" else scene


# 6.5 and 6.74


@pytest.mark.parametrize(("units", "at", "returns"), [
    # a unit among enemies cannot fire out of its hex, not even back
    ({"S": f"D03 {GUN}", "F": f"D05 {B}", "G": f"D05 {G}"}, "D05", set()),
    # beyond its range
    ({"S": f"D01 {GUN}", "G": f"D05 {G}"}, "D05", set()),
    # friends in the line
    ({"S": f"D03 {GUN}", "G": f"D05 {G}", "X": f"D04 {G}"}, "D05", set()),
    ({"S": f"D03 {GUN}", "G": f"D05 {MG}", "X": f"D04 {G}"}, "D05", {"G"}),
    # spent ones and mortars do not
    ({"S": f"D03 {GUN}", "G": f"D05 {G} spent", "X": "D05 german mortar dispersed"}, "D05", set()),
    # both of a hex
    ({"S": f"D03 {GUN}", "G": f"D05 {G}", "X": f"D05 {MG}"}, "D05", {"G", "X"}),
    # a company has nothing against a tank alone
    ({"S": "D03 british tank", "G": f"D05 {G}", "X": f"D05 {MG}"}, "D05", {"X at S"}),
])  # fmt: skip
def test_who_fires_back(units: dict[str, str], at: str, returns: set[str]) -> None:
    scene = fires(units, at)
    offered = set(scene.ids) - {"pass"} if scene.pending.kind == "return-offer" else set()
    assert offered == returns  # 6.74#1 6.51#4 6.51#2 6.71#6


def test_both_shots_count_what_the_units_were() -> None:
    scene = fires({"S": f"D04 {BG}", "G": f"D05 {G}"}, "D05").german("return-offer", "G").total(7).total(7)
    for said in scene.said("check"):
        assert [value for _, value, _ in said["modifiers"]] == [2, 1]
    assert [scene.unit(id_).formed for id_ in "SG"] == [False, False]  # 6.74#2


def test_a_shot_back_strikes_everybody_with_the_shooter() -> None:
    units = {"S": f"D04 {BG}", "F": f"D04 {GUN}", "G": f"D05 {MG}", "V": f"A10 {MG}"}
    scene = fires(units, "D05").german("return-offer", "G").total(2).total(2).total(2)
    assert {note["unit"] for note in scene.said("check")} == {"S", "F", "G"}
    assert not scene.unit("G").ready  # 6.75#5


def test_one_who_is_struck_by_both_sides_checks_twice_as_it_was() -> None:
    units = {"S": f"D05 {BG}", "G": f"D05 {G}", "X": f"D05 {G} spent", "V": f"A10 {MG}"}
    scene = fires(units, "D05").german("return-offer", "G")
    while scene.pending.side == "chance":
        scene.total(6)
    checks = [note for note in scene.said("check") if note["unit"] == "X"]
    assert [[value for _, value, _ in note["modifiers"]] for note in checks] == [[2, 1, 1], [2, 1, 1]]
    assert (scene.unit("X").formed, scene.at("X")) == (False, "D05")


def test_the_ways_of_tanks() -> None:
    units = {"S": f"D03 {GUN}", "G": "D05 german a7v", "X": f"D05 {G} spent"}
    scene = british(units).command("S").act("S", "fire")
    assert len([id_ for id_ in scene.ids if id_ != "back"]) == 2  # 6.53#1 6.54#1
    scene.british("fire-choose", "D05").decline("return-offer").total(4)
    assert [note["unit"] for note in scene.said("check")] == ["X"]


def test_concealment_by_night() -> None:
    night = {"rules": {"night": {"turns": ["all"]}}}
    scene = fires({"S": f"D05 {GUN}", "G": f"D03 {LOOSE} spent"}, "D03", **night).total(2)
    assert sorted(scene.modifiers().values()) == [-1, -1, 2]  # 4.81 REF.rng.2


def test_whoever_is_freed_of_its_enemy_goes_on() -> None:
    units = {"A": f"D04 {G}", "C": f"D05 {G}", "B": f"D04 {B} spent"}
    scene = commanded(units, "A", "C").act("C", "fire")
    if scene.pending.kind == "fire-choose":
        scene.german("fire-choose", "D04")
    scene.total(2).total(12)
    assert scene.unit("B").where == CASUALTY
    scene.act("A", "move")
    assert "D03" in scene.ids  # 6.63#3


# 6.6


def test_the_bonus_of_the_road_only_for_the_road() -> None:
    features = {"lines": [*road("D06", "D05", "D04")["lines"], trench("british", "D05", "E05")]}
    scene = moving({"A": f"D06 {LOOSE}"}, "A", features=features).german("step-choose", "D05")
    assert set(scene.ids) == {"D06", "D04", "done"}  # 6.64


def test_the_bonus_may_lead_to_an_enemy_and_buys_no_melee() -> None:
    units = {"A": f"D06 {LOOSE}", "B": f"D04 {B} spent"}
    scene = moving(units, "A", features=road("D06", "D05", "D04"))
    step(scene, "D05", "D04")
    scene.expect("british", "command-choose")
    assert scene.at("A") == "D04"
    units = {"A": f"D06 {LOOSE}", "B": f"D05 {B} spent"}
    scene = moving(units, "A", features=road("D06", "D05", "D04"))
    step(scene, "D05")
    scene.expect("british", "command-choose")


def test_mules_and_the_road() -> None:
    scene = moving(
        {"A": "D06 german machine-gun"}, "A", features=road("D06", "D05", "D04", "D03", "D02"),
        transports={"m": {"side": "german", "kind": "mule"}},
    ).german("step-choose", "mule A")  # fmt: skip
    step(scene, "D05", "D04", "D03")
    scene.expect("british", "command-choose")
    assert scene.at("A") == "D03"  # 6.84#4


def test_transport_keeps_away_from_enemies_and_from_the_scattered() -> None:
    column = {"m": {"side": "german", "kind": "mule"}}
    units = {"A": f"D06 {G}", "B": f"D04 {B} spent", "M": "D06 german machine-gun"}
    scene = moving(units, "M", transports=column).german("step-choose", "mule M")
    step(scene, "D05")
    assert "D04" not in scene.ids  # 6.82#3
    scene = moving({"A": f"D06 {LOOSE}"}, "A", transports=column)
    assert "mule A" not in scene.ids  # 6.82#2


def test_a_slow_unit_that_is_collected_has_nothing_left() -> None:
    units = {"A": f"D06 {G}", "C": f"D05 {LOOSE}", "E": f"D05 {G}"}
    del units["E"]
    scene = moving({**units, "A": f"D05 {G}"}, "A", "C")
    step(scene, "D04", "D05")
    if scene.pending.kind == "rally-offer":
        scene.german("rally-offer", "no")
    if "with C" in scene.ids:
        scene.german("step-choose", "with C")
        assert not {"D04", "D06"} & set(scene.ids)  # 6.61#5


def test_two_meet_in_the_enemys_hex_and_fight_together() -> None:
    units = {"A": f"D05 {G}", "C": f"D04 {G}", "B": f"D04 {B} spent"}
    scene = moving(units, "A", "C")
    step(scene, "D04")
    scene.german("step-choose", "with C").german("step-choose", "melee")
    scene.german("melee-attack", "B", "B").british("melee-attack", "A").total(2).total(2)
    assert (scene.unit("A").points, scene.unit("C").points) == (1, 1)
    assert [value for _, value, _ in scene.said("check")[-1]["modifiers"]] in ([4, 4], [3])


def test_a_tank_clears_the_wire_for_those_who_follow() -> None:
    units = {"T": "D05 german a7v", "A": f"D05 {G}"}
    scene = moving(units, "T", "A", features=sides("wire", "D04/D05"))
    step(scene, "D04")
    assert scene.unit("T").ready
    step(scene, "done")
    scene.act("A", "move")
    step(scene, "D04")
    assert (scene.unit("A").formed, scene.unit("A").ready) == (True, True)  # 8.342#4


def test_wire_scatters_a_mover_that_is_still_moving() -> None:
    units = {"A": f"D05 {G}", "M": f"D03 {GUN}"}
    scene = moving(units, "A", features=sides("wire", "D04/D05")).german("step-choose", "D04")
    scene.british("react-offer", "M").total(2)
    assert scene.modifiers() == {"firepower": 2, "moving": 1}  # 6.65#6


def test_the_road_spares_the_bog() -> None:
    features = {"lines": [*road("D06", "D05", "D04")["lines"], trench("german", "D05", "E05")]}
    scene = british({"S": "D06 british cavalry", "G": "L01 german infantry"}, features=features)
    scene.command("S").act("S", "move").british("step-choose", "D05")
    scene.expect("british", "step-choose")  # 8.6#5
    scene.british("step-choose", "D06")
    scene.british("step-choose", "E06").british("step-choose", "D05").expect_chance()  # 8.323


def test_return_fire_too_costs_a_mover_its_transport() -> None:
    """The lorry has arrived and its company is still moving when the company beside it draws fire."""
    units = {"A": f"D08 {G}", "C": f"D07 {G}", "S": f"D06 {G}", "B": f"D04 {BG}"}
    column = {"t": {"side": "german", "kind": "truck"}}
    scene = moving(units, "A", "C", "S", features=road("D08", "D07", "D06"), transports=column)
    scene.german("step-choose", "truck A")
    step(scene, "D07", "D06", "done")
    scene.act("S", "fire").german("fire-choose", "D04").british("return-offer", "B").total(2)
    scene.total(2).total(6)
    assert [note["unit"] for note in scene.said("check")] == ["B", "S", "A"]
    assert scene.g.transports["t"].lost  # 6.85#1 6.04#1


@pytest.mark.parametrize(("unit", "ahead"), [("machine-gun", set()), ("infantry", {"D05", "D07"})])
def test_a_gun_that_a_barrage_unlimbers_does_not_go_on_along_the_road(unit: str, ahead: set[str]) -> None:
    """A deployed gun cannot move at all; a scattered company has had its one point, and the bonus is left."""
    barrage = {"side": "british", "lines": [["D06"], ["D05"]], "active": True}
    where: dict[str, Any] = {"hexes": {"D06": "village"}, "features": road("D07", "D06", "D05")}
    scene = moving({"A": f"D07 german {unit}"}, "A", **where, barrage=barrage, couplet=3, couplets=3)
    scene.german("step-choose", "D06").dice(1)
    assert (set(scene.ids) & {"D05", "D07"}) == ahead  # 3.2#4 6.64 GLOSS.dash


# 6.67


def melee(units: dict[str, str], *ids: str, **document: Any) -> Scene:
    scene = moving(units, *ids, **document)
    for other in ids[1:]:
        scene.german("step-choose", f"with {other}")
    return scene.german("step-choose", "melee")


@pytest.mark.parametrize(("attacker", "target", "document", "value"), [
    (LOOSE, BG, {}, 3), (G, BG, {}, 4),
    ("german late-infantry dispersed", "british tank", {}, 5),
    ("german machine-gun", "british tank", {}, 0),
    ("german late-infantry dispersed", BG, {}, 4),
    (G, BG, {"rules": {"infiltration": {"german": ["attack"]}}}, 8),
    (G, BG, {"rules": {"infiltration": {"german": ["attack"]}}, "turn": 2}, 4),
    (G, BG, {"rules": {"infiltration": {"british": ["attack"]}}}, 4),
])  # fmt: skip
def test_melee_values(attacker: str, target: str, document: dict[str, Any], value: int) -> None:
    scene = melee({"A": f"D05 {attacker}", "B": f"D05 {target} spent"}, "A", **document)
    scene.german("melee-attack", "B").british("melee-attack", "hold").total(2)
    assert scene.note("check")["total"] == 2 + value  # 6.675#3 6.675#4 6.677#1 6.677#2


def test_the_reactors_infiltration_doubles_too() -> None:
    rules = {"infiltration": {"british": ["attack"]}}
    scene = melee({"A": f"D05 {G}", "B": f"D05 {BG} spent"}, "A", rules=rules)
    scene.german("melee-attack", "hold").british("melee-attack", "A").total(2)
    assert scene.note("check")["total"] == 10  # 6.675#4


def test_the_dead_hallow_the_ground() -> None:
    scene = melee({"A": f"D05 {G}", "B": f"D05 {BG} spent", "E": f"D09 {G}"}, "A")
    scene.german("melee-attack", "B").british("melee-attack", "A").dice(6, 6).dice(6, 6)
    assert {scene.unit(id_).where for id_ in "AB"} == {CASUALTY}
    assert scene.g.hallowed == {scene.cell("D05"): "german"}  # 6.679#2


def test_ground_once_hallowed_stays_the_only_one() -> None:
    scene = melee(
        {"A": f"D05 {G}", "B": f"D05 {BG} spent"}, "A", hallowed={"A10": "british"}, hallowed_made=True
    )
    scene.german("melee-attack", "B").british("melee-attack", "A").dice(1, 1).dice(1, 2)
    assert scene.g.hallowed == {scene.cell("A10"): "british"}  # 6.679#5


def test_hallowed_ground_saves_from_eleven() -> None:
    scene = melee({"A": f"D05 {LOOSE}", "B": f"D05 {BG} spent"}, "A", hallowed={"D04": "british"})
    scene.german("melee-attack", "B").british("melee-attack", "hold").total(8)
    assert (scene.at("B"), scene.note("check")["total"]) == ("D05", 10)  # 6.675#6


def test_a_shot_from_elsewhere_waits_for_the_melee_and_spends_the_gun() -> None:
    units = {"A": f"D05 {G}", "B": f"D05 {B} spent", "M": f"D03 {GUN}"}
    scene = melee(units, "A").british("react-declare", "M")
    if scene.pending.kind == "react-declare":
        scene.british("react-declare", "done")
    scene.german("melee-attack", "B").british("melee-attack", "A").total(3).total(3)
    while scene.pending.side == "chance":
        scene.total(3)
    assert [note["unit"] for note in scene.said("check")[-2:]] in (["A", "B"], ["B", "A"])
    assert not scene.unit("M").ready  # 6.72#4 6.75#5


def test_a_shot_of_one_who_fights_is_lost() -> None:
    units = {"A": f"D05 {G}", "B": f"D05 {B}"}
    scene = melee(units, "A").british("react-declare", "B")
    if scene.pending.kind == "react-declare":
        scene.british("react-declare", "done")
    scene.german("melee-attack", "B").british("melee-attack", "hold").total(2)
    assert len(scene.said("check")) == 1  # 6.72#5
    scene.expect("british", "command-choose")


# 6.7


def test_reactors_among_enemies_fire_at_nobody_outside() -> None:
    units = {"A": f"D06 {G}", "X": f"D04 {G} spent", "M": f"D04 {GUN}"}
    scene = moving(units, "A").german("step-choose", "D05")
    scene.expect("german", "step-choose")  # 6.51#4 6.71


def test_doubles_of_one_of_two_movers_spend_the_gun() -> None:
    units = {"A": f"D06 {G}", "C": f"D06 {G}", "M": f"D03 {GUN}"}
    scene = moving(units, "A", "C").german("step-choose", "with C", "D05")
    scene.british("react-offer", "M").dice(1, 2).dice(1, 1)
    assert not scene.unit("M").ready  # 6.75#2


def test_a_tank_that_moves_under_anti_tank_fire_leaves_the_gun_ready() -> None:
    units = {"A": "D06 german a7v", "M": f"D03 {GUN}"}
    scene = moving(units, "A").german("step-choose", "D05").british("react-offer", "M at A").dice(1, 2)
    assert scene.unit("M").ready
    assert scene.note("check")["unit"] == "A"


def test_reaction_fire_into_a_contested_hex_strikes_the_own_men() -> None:
    units = {"A": f"D06 {G}", "B": f"D05 {B} spent", "M": f"D03 {GUN}"}
    scene = moving(units, "A").german("step-choose", "D05").british("react-offer", "M").total(3).total(3)
    assert {note["unit"] for note in scene.said("check")} == {"A", "B"}  # 6.73#3


def test_each_gun_once_for_each_point() -> None:
    units = {"A": f"D06 {G}", "M": f"D03 {GUN}", "N": f"E03 {GUN}"}
    scene = moving(units, "A").german("step-choose", "D05").british("react-offer", "M").total(3)
    assert set(scene.ids) == {"N", "pass"}  # 6.73#1 6.73#2
    scene.british("react-offer", "N").total(3)
    scene.german("step-choose", "D06").british("react-offer", "M").total(3)


def test_a_mover_that_fails_its_first_check_is_shot_at_as_one_at_rest() -> None:
    units = {"A": f"D06 {G}", "M": f"D03 {GUN}", "N": f"E03 {GUN}"}
    scene = moving(units, "A").german("step-choose", "D05").british("react-offer", "M").total(6)
    scene.british("react-offer", "N").total(3)
    assert "moving" not in scene.modifiers()  # 6.65#2
    assert not scene.unit("N").ready  # 6.75#5


# 6.42


@pytest.mark.parametrize(("here", "beyond", "cleared"), [
    ((), (), True),
    ((), ("german",), True),  # friends on both sides of it
    (("british",), (), True),  # an enemy beside the digger, and nobody beyond
    ((), ("british",), False),
    (("british",), ("german",), False),  # opponents face each other across the side here too
])  # fmt: skip
def test_a_bomb_stop_between_opponents_stays(
    here: tuple[str, ...], beyond: tuple[str, ...], cleared: bool
) -> None:
    units = {"A": f"D05 {LOOSE} in", "Z": f"L10 {G}", "W": "L01 british machine-gun"}
    units |= {f"h{n}": f"D05 {side} infantry spent out" for n, side in enumerate(here)}
    units |= {f"b{n}": f"D04 {side} infantry spent in" for n, side in enumerate(beyond)}
    line = {"lines": [trench("german", "D06", "D05", "D04")]}
    scene = Scene(units, features=line, bomb_stops=["D05/D04"], shovels=["A"], phase="administration").expect(
        "german", "shovel-choose"
    )
    assert ("clear D04" in scene.ids) == cleared  # 6.42 6.41#5
