"""Chapters that meet: melee and works, reaction fire and wire, gas and transport, nights in a row, the last turn."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.games.rpc.rules import s08_trenches, s10_victory, s11_isolation, s11_night
from grognard.games.rpc.state import CASUALTY
from tests.rpc.moves import moving, road, sides, trench
from tests.rpc.scene import Scene

G, B = "german infantry", "british infantry dispersed"
MG = "british machine-gun dispersed"
LINE: dict[str, Any] = {"lines": [trench("british", "D04", "D05", "D06")]}
NIGHT: dict[str, Any] = {"rules": {"night": {"turns": ["all"]}}}
CAMPAIGN: dict[str, Any] = {"campaign": {"attacker": "german", "days": 3}, "phase": "between"}


# melee, trenches, bomb stops, blockhouses, hallowed ground


@pytest.mark.parametrize(("stops", "inside"), [([], True), (["D05/D06"], False), (["D06/D05"], False)])
def test_along_the_trench_into_the_enemy(stops: list[str], inside: bool) -> None:
    units = {"A": f"D06 {G} in", "B": f"D05 {B} spent in"}
    scene = moving(units, "A", features=LINE, bomb_stops=stops).german("step-choose", "D05")
    if scene.pending.side == "chance":
        scene.total(2)  # lost among enemy trenches
    assert scene.unit("A").inside is inside  # 8.33#2 8.321#6
    assert ("assault" in scene.ids) is not inside  # 6.62#4


@pytest.mark.parametrize("shelter", ["in", "in by_trench"])
def test_no_shelter_helps_in_melee(shelter: str) -> None:
    units = {"A": f"D05 {G} out", "B": f"D05 {MG} spent {shelter}"}
    scene = moving(units, "A", features=LINE, blockhouses={"D05": "british"}).german("step-choose", "melee")
    scene.german("melee-attack", "B").british("melee-attack", "A")
    scene.total(2).total(2)
    assert set(scene.modifiers()) == {"melee"}  # 8.02#2


def test_hallowed_ground_next_door_helps_one_side() -> None:
    units = {"A": f"D05 {G}", "B": f"D05 {B} spent"}
    scene = moving(units, "A", hallowed={"D04": "british"}).german("step-choose", "melee")
    scene.german("melee-attack", "B").british("melee-attack", "A").total(3).total(3)
    found = {note["unit"]: [part[1] for part in note["modifiers"]] for note in scene.said("check")}
    assert -1 in found["B"]
    assert -1 not in found["A"]  # 6.679#4


def test_ground_that_both_die_for() -> None:
    units = {"A": f"D05 {G}", "B": f"D05 {B} spent"}
    scene = moving(units, "A", control={"D05": "british"}).german("step-choose", "melee")
    scene.german("melee-attack", "B").british("melee-attack", "A").dice(6, 6).dice(6, 6)
    assert [scene.unit(id_).where for id_ in "AB"] == [CASUALTY, CASUALTY]
    assert scene.g.control[scene.cell("D05")] == "british"  # 3.9#1
    assert scene.g.hallowed == {scene.cell("D05"): "german"}  # 6.679#2


# reaction fire at stacks, wire and streams


@pytest.mark.parametrize(("kind", "formed"), [("wire", False), ("stream", True)])
def test_whoever_is_stopped_is_still_moving_under_fire(kind: str, formed: bool) -> None:
    units = {"A": f"D06 {G}", "M": f"D03 {MG}"}
    scene = moving(units, "A", features=sides(kind, "D06/D05")).german("step-choose", "D05")
    assert (scene.unit("A").formed, scene.unit("A").ready) == (formed, False)  # 8.341#2 8.7#4
    scene.british("react-offer", "M").total(2)
    assert "moving" in scene.modifiers()  # 6.65#7
    assert ("formed" in scene.modifiers()) is formed


def test_one_shot_at_a_stack_of_which_one_goes_on() -> None:
    units = {"A": f"D06 {G}", "C": f"D06 {G}", "M": f"D03 {MG}"}
    scene = moving(units, "A", "C").german("step-choose", "with C").german("step-choose", "D05")
    scene.british("react-offer", "M").total(3).total(6)
    assert (scene.unit("A").ready, scene.unit("C").ready) == (True, False)  # 6.61#6
    scene.german("step-choose", "D04")
    assert (scene.at("A"), scene.at("C")) == ("D04", "D05")
    assert "M" in scene.ids  # the machine gun was not spent: 6.75#2


def test_doubles_of_one_who_stands_there_do_not_spend_the_gun() -> None:
    units = {"A": f"D06 {G}", "S": f"D05 {G} spent", "M": f"D03 {MG}"}
    scene = moving(units, "A").german("step-choose", "D05").british("react-offer", "M")
    by = {"A": (1, 2), "S": (1, 1)}
    for _ in by:
        scene.dice(*by[str(dict(scene.pending.args)["about"])])
    assert scene.unit("M").ready  # 6.75#3


def test_an_afv_breaches_for_the_next_and_bogs_by_itself() -> None:
    features = {**LINE, **sides("wire", "E05/D05")}
    units = {"T": "E05 german a7v", "A": f"E06 {G}"}
    scene = moving(units, "T", features=features).german("step-choose", "D05").total(12)
    assert "D05/E05" in scene.g.breaches  # 8.342#2
    assert (scene.unit("T").formed, scene.unit("T").ready) == (False, False)  # 8.323
    assert scene.unit("T").where >= 0  # 3.73#2


# transport, gas, barrage, edge


def test_no_transport_into_gas_and_none_out_of_it() -> None:
    mule = {"t": {"side": "german", "kind": "mule"}}
    gun = {"A": "D05 german machine-gun"}
    scene = moving(gun, "A", transports=mule, gas={"D04": 1}).german("step-choose", "mule A")
    assert "D04" not in scene.ids  # 6.82#3
    scene = moving(gun, "A", transports=mule, gas={"D05": 1})
    assert "mule A" not in scene.ids  # 6.82#2


def test_a_gun_on_wagons_that_is_shot_down_costs_the_wagons() -> None:
    wagon = {"t": {"side": "german", "kind": "wagon"}}
    units = {"A": "D07 german machine-gun", "M": f"D04 {MG}"}
    scene = moving(units, "A", transports=wagon, features=road("D07", "D06", "D05"))
    scene.german("step-choose", "wagon A").german("step-choose", "D06").british("react-offer", "M").total(12)
    assert scene.unit("A").where == CASUALTY
    assert scene.g.transports["t"].lost  # 6.85#1


def test_fire_gas_and_barrage_in_one_hex_come_one_after_another() -> None:
    he = {"side": "british", "firepower": 0, "firing": True, "ready": False, "target": "D04/D05/E05"}
    lines = {"side": "german", "lines": [["D05"], ["D04"]], "fell": 1}
    scene = moving(
        {"A": f"D06 {G}"}, "A", artillery={"X": he}, gas={"D05": 1}, barrage=lines, half=0, couplets=2
    )
    scene.german("step-choose", "D05").total(2).dice(1, 2)
    kinds = [note["kind"] for note in scene.said("check")]
    assert kinds == ["@check-ffe", "@check-gas"]  # 7.247#1 7.512#4
    assert scene.unit("A").where == CASUALTY  # 7.43#4: in the open


def test_own_artillery_strikes_its_observer_at_the_edge() -> None:
    group = {
        "side": "german",
        "firepower": 9,
        "target": "A01/A02/B01",
        "primed": True,
        "called_mode": "runner",
    }
    units = {"A": f"A01 {G}", "C": f"D05 {G}", "W": "L01 british machine-gun"}
    scene = Scene(units, artillery={"X": group}, forced={"signal": ["yes"], "accuracy": ["yes"]}).command("C")
    scene.dice(1, 1).dice(1).total(4)
    assert (scene.unit("A").where, scene.unit("A").lost_to) == (CASUALTY, "own fire")  # 7.245
    scene.act("C", "move")  # 6.02#4


# night


def test_by_night_a_friendly_trench_leads_and_a_bomb_stop_does_not() -> None:
    own = {"lines": [trench("german", "D04", "D05", "D06")]}
    for stops, lost in (([], False), (["D05/D06"], True)):
        scene = moving({"A": f"D06 {G} in"}, "A", features=own, bomb_stops=stops, **NIGHT)
        scene.german("step-choose", "D05")
        assert (scene.pending.side == "chance") is lost  # 6.661#4 8.33#2


@pytest.mark.parametrize(("last", "able"), [(1, {"british"}), (0, {"german", "british"})])
def test_no_two_nights_running(last: int, able: set[str]) -> None:
    attacks = {"german": last} if last else {}
    units = {"A": f"L05 {G}", "B": f"A05 {B}"}
    scene = Scene(units, **CAMPAIGN, day=2, segment="night", night_attacks=attacks)
    assert set(s11_night.may_choose(scene.g)) == able  # 11.521#3


def test_units_among_enemies_exert_nothing_and_trace_out() -> None:
    units = {"A": f"F05 {G}", "B": f"F05 {B}", "C": f"A05 {B}", "D": f"L05 {G}"}
    scene = Scene(units, **CAMPAIGN, segment="isolation")
    assert s11_isolation.isolated(scene.g, "german") == ()
    assert not s11_isolation.beaten_zone(scene.g, "german") & {
        scene.cell("E05"),
        scene.cell("G05"),
    }  # 11.42#4


# the end


@pytest.mark.parametrize(("control", "winner"), [
    ({"D05": "german", "D06": "german"}, "german"), ({"D05": "german", "D06": "british"}, None), ({}, None),
])  # fmt: skip
def test_contested_on_the_last_turn(control: dict[str, str], winner: str | None) -> None:
    units = {"A": f"D05 {G}", "B": f"D05 {B}", "W": "L01 british machine-gun"}
    terms: dict[str, Any] = {"victory": {"kind": "control", "area": ["D05", "D06"]}, "turn": 6}
    scene = Scene(units, control=control, **terms)
    assert s10_victory.verdict(scene.g).winner == winner  # 3.9#3 10.1#5


def test_a_stop_of_either_hex_is_one_too_many() -> None:
    scene = Scene(
        {"A": f"D06 {G}", "W": "L01 british infantry"}, features=LINE, bomb_stops=["D05/D06", "D06/D05"]
    )
    del scene.g.bomb_stops["D05/D06"]
    assert not s08_trenches.are_connected(scene.g, scene.cell("D05"), scene.cell("D06"))  # 8.33#1
