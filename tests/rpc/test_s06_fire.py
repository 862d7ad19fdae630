"""6.5 Fire: who may fire at what, modifiers, area and anti-tank fire. The figures are those of the example of play."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.games.rpc.counters import counters
from grognard.games.rpc.reference import card
from grognard.games.rpc.rules import s06_fire
from grognard.games.rpc.state import CASUALTY, Shot
from tests.rpc.scene import Scene, open_map, square

GUN = "british machine-gun dispersed"


def duel(units: dict[str, str], target: str, *, map: str = "", **document: Any) -> Scene:  # noqa: A002
    """The unit `S` of the British fires by command at a hex, and nobody fires back."""
    scene = Scene(units, map=map, initiative="british", **document)
    scene.command("S").act("S", "fire")
    if scene.pending.kind == "fire-choose":
        scene.british("fire-choose", target)
    return scene.decline("return-offer")


# the arithmetic of the example of play


def test_a_commanded_machine_gun_fires_into_craters() -> None:
    """V10 at W10: +2 firepower, -1 craters; both targets check at +1, and the gun is spent."""
    units = {"S": f"V10 {GUN}", "G1": "W10 german infantry dispersed", "G2": "W10 german infantry dispersed"}
    scene = duel(units, "W10", map="trenches")
    scene.total(6)
    assert scene.modifiers() == {
        "firepower": 2,
        "crater": -1,
    }  # 9.0.T2#3 6.53#2 REF.ter.crater REF.rng.1 8.2#3
    assert (scene.note("check")["total"], scene.note("check")["cohesion"]) == (7, 7)
    scene.total(6)
    assert [scene.unit(id_).ready for id_ in ("G1", "G2", "S")] == [
        True,
        True,
        False,
    ]  # 3.72#3 6.56 6.75#5 6.05#1


def test_simultaneous_fire_in_one_hex() -> None:
    """V09: the British company IN its trench and the German outside shoot at each other; both fail, one dies."""
    units = {
        "S": "V09 british infantry dispersed in",
        "G": "V09 german infantry dispersed out",
        "W": "X13 german artillery",
    }
    scene = Scene(units, map="trenches", initiative="british")
    scene.command("S").act("S", "fire").british("fire-choose", "V09")
    scene.german("return-offer", "G")  # 6.74#1
    scene.total(10)
    assert scene.modifiers() == {"firepower": 1, "same-hex": 1, "crater": -1}  # 9.0.T3#6 REF.rng.0
    assert scene.at("G") == "V09", "nothing is applied before both shots are resolved"  # 6.74#2
    scene.british("modifier-choose", "mod-trench").total(9)
    assert scene.modifiers() == {"firepower": 1, "same-hex": 1, "trench": -3}  # REF.ter.trench 8.321#1
    assert scene.unit("G").where == CASUALTY  # 3.73#1
    assert scene.at("S") == "V09"
    assert not scene.unit("S").ready  # 3.72#2


def test_both_can_die() -> None:
    units = {"S": "D04 british infantry", "G": "D05 german infantry"}
    scene = Scene(units, initiative="british")
    scene.command("S").act("S", "fire").british("fire-choose", "D05").german("return-offer", "G")
    scene.total(10).total(10)
    assert {scene.unit(id_).where for id_ in units} == {CASUALTY}  # 6.74#2


@pytest.mark.parametrize(("distance", "steps", "flat"), [
    (1, 0, 0), (2, -1, -1), (3, -1, -1), (4, -2, -1), (5, -2, -1), (6, -3, -1), (8, -4, -1), (9, -4, -1),
])  # fmt: skip
def test_the_range_modifier(distance: int, steps: int, flat: int) -> None:
    """-1 for every two hexes, or -1 throughout if the table reads it so."""
    units = {"S": "A01 british artillery dispersed", "G": "A09 german infantry dispersed"}
    for reading, expected in (("steps", steps), ("flat", flat)):
        g = Scene(units, options={"long_range": reading}).g
        assert (
            sum(reason.value or 0 for reason in s06_fire.at_range(g, distance)) == expected
        )  # REF.rng.1 REF.rng.2


# who may fire


def test_range_counts_the_target_hex_and_not_the_firing_one() -> None:
    units = {"S": "D01 british infantry", "G1": "D03 german infantry", "G2": "D04 german infantry"}
    scene = Scene(units, initiative="british").command("S").act("S", "fire")
    assert "D03" in scene.ids  # 6.52#1 6.52#2
    assert "D04" not in scene.ids  # 6.52#1
    assert scene.why_not("hex:D04") == ["6.52 why-not-range"]
    assert scene.why_not("hex:D02") == ["6.51 why-not-empty"]


@pytest.mark.parametrize("unit", ["artillery", "machine-gun", "flamethrower"])
def test_a_dash_means_that_the_unit_cannot_fire(unit: str) -> None:
    side = "german" if unit == "flamethrower" else "british"
    other = "british" if side == "german" else "german"
    scene = Scene({"S": f"D01 {side} {unit}", "G": f"D02 {other} infantry"}, initiative=side)
    scene.command("S").answer(side, "actor-choose", "S")
    assert "fire" not in scene.ids  # 6.52#1 GLOSS.dash


def test_no_fire_out_of_a_hex_with_an_enemy_but_within_it() -> None:
    units = {"S": "D04 british infantry", "G1": "D04 german infantry", "G2": "D05 german infantry"}
    scene = Scene(units, initiative="british").command("S").act("S", "fire")
    assert scene.ids == ["D04", "back"]  # 6.51#4 6.51#5 6.678#3
    assert scene.why_not("hex:D05") == ["6.51 why-not-contested"]
    scene.british("fire-choose", "D04").decline("return-offer").total(7)
    assert len(scene.said("check")) == 1, "the shooter itself is spared"  # 6.51#6


def test_a_mortar_among_enemies_cannot_fire_at_all() -> None:
    units = {
        "S": "D04 british stokes-mortar dispersed",
        "G1": "D04 german infantry spent",
        "G2": "D05 german infantry spent",
    }
    scene = Scene(units, initiative="british").command("S").british("actor-choose", "S")
    assert "fire" not in scene.ids  # 6.51#7


def test_fire_from_elsewhere_into_a_contested_hex_strikes_both_sides() -> None:
    units = {
        "S": f"D03 {GUN}",
        "F": "D05 british infantry dispersed",
        "G": "D05 german infantry dispersed spent",
    }
    scene = duel(units, "D05").total(7).total(7)
    assert [note["unit"] for note in scene.said("check")] == ["F", "G"]  # 6.51#8 6.53#1 3.71


def test_infantry_does_not_fire_through_friends() -> None:
    units = {
        "S": "D01 british bef-infantry", "F": "D02 british infantry", "M": f"E01 {GUN}", "G": "D03 german infantry",
    }  # fmt: skip
    scene = Scene(units, initiative="british").command("S").british("actor-choose", "S")
    assert "fire" not in scene.ids  # 6.51#2 4.6


def test_units_fire_one_by_one() -> None:
    """Two companies in one hex: each shot counts its own firepower."""
    units = {
        "S": "D01 british infantry",
        "T": "D01 british infantry",
        "G": "D02 german infantry dispersed spent",
    }
    scene = (
        Scene(units, initiative="british").command("S", "T").act("S", "fire").british("fire-choose", "D02")
    )
    scene.total(4)
    assert scene.modifiers() == {"firepower": 2}  # 6.51#3 REF.dep.formed
    scene.act("T", "fire").british("fire-choose", "D02").total(4)
    assert scene.modifiers() == {"firepower": 2}


def test_an_empty_hex_and_one_with_friends_alone_are_no_targets() -> None:
    units = {"S": f"D01 {GUN}", "F": "D03 british infantry", "G": "A10 german infantry"}
    scene = Scene(units, initiative="british").command("S").british("actor-choose", "S")
    assert "fire" not in scene.ids  # 6.51#1


# modifiers


def test_a_formed_target_in_the_open() -> None:
    scene = duel({"S": "D01 british infantry", "G": "D02 german infantry spent"}, "D02").total(5)
    assert scene.modifiers() == {"firepower": 2, "formed": 1}  # REF.dep.formed REF.ter.open 8.05


def test_the_owner_of_the_target_chooses_among_kinds_of_cover() -> None:
    """A village with a scrape, IN a trench: of the three the owner may take any, but one."""
    units = {"S": "D01 british infantry", "G": "D02 german infantry dispersed in spent"}
    document: dict[str, Any] = {
        "hexes": {"D02": "village"},
        "scrapes": {"D02": "dug"},
        "trenches": {"D02": "german"},
    }
    for taken, value in (("mod-trench", -3), ("mod-village", -1), ("mod-crater", -1)):
        scene = duel(units, "D02", **document)
        scene.expect("german", "modifier-choose")
        assert scene.ids == ["mod-trench", "mod-village", "mod-crater"]  # 6.53#4
        scene.german("modifier-choose", taken).total(7)
        assert scene.modifiers() == {"firepower": 2, taken.removeprefix("mod-"): value}  # 6.53#3 REF.cat


def test_concealment_adds_to_cover_or_is_part_of_it() -> None:
    units = {"S": "D01 british infantry", "G": "D03 german infantry dispersed spent"}
    document: dict[str, Any] = {"smoke": ["D02"], "hexes": {"D03": "crater"}}
    scene = duel(units, "D03", **document).total(7)
    assert scene.modifiers() == {
        "firepower": 2,
        "range": -1,
        "crater": -1,
        "concealed": -1,
    }  # 4.81#1 REF.vis.conceal
    scene = duel(units, "D03", options={"concealment_category": "terrain"}, **document).total(7)
    assert scene.modifiers() == {"firepower": 2, "range": -1, "crater": -1}  # 8.03#1


def test_concealment_in_the_targets_own_hex_gives_nothing() -> None:
    units = {"S": "D01 british infantry", "G": "D02 german infantry dispersed spent"}
    wheat = open_map(outlines=[square("D02", "wheat")])
    scene = Scene(units, map=wheat, date="1915-06-15", smoke=["D02"], initiative="british")
    scene.command("S").act("S", "fire").british("fire-choose", "D02").total(7)
    assert scene.modifiers() == {"firepower": 2}  # 8.03#2 4.81#2


def test_fire_out_of_gas() -> None:
    units = {"S": "D01 british infantry", "G": "D02 german infantry dispersed spent"}
    scene = duel(units, "D02", gas={"D01": 1}).total(7)
    assert scene.modifiers() == {"firepower": 2, "out-of-gas": -1}  # 7.514#1 REF.vis.gas
    inside = {"S": "D01 british infantry", "G": "D01 german infantry dispersed spent"}
    scene = duel(inside, "D01", gas={"D01": 1}).total(7)
    assert scene.modifiers() == {"firepower": 2, "same-hex": 1}, (
        "fire within the gas is not out of it"
    )  # REF.vis.gas


def test_gas_and_concealment_are_one_category() -> None:
    units = {"S": "D01 british infantry", "G": "D03 german infantry dispersed spent"}
    scene = duel(units, "D03", gas={"D01": 1}, smoke=["D02"]).total(7)
    assert scene.modifiers() == {"firepower": 2, "range": -1, "concealed": -1}  # 6.53#3


def test_hallowed_ground_stands_outside_the_categories() -> None:
    units = {"S": "D01 british infantry", "G": "D02 german infantry dispersed spent"}
    scene = duel(units, "D02", hallowed={"D03": "german"}, hexes={"D02": "crater"}).total(7)
    assert scene.modifiers() == {"firepower": 2, "crater": -1, "hallowed": -1}  # REF.hallow 6.679#4


# anti-tank fire


TANKS = {
    "S": "D01 british artillery dispersed",
    "T1": "D03 german a7v",
    "T2": "D03 german a7v dispersed",
}


def test_anti_tank_fire_strikes_one_afv() -> None:
    scene = Scene(TANKS, initiative="british").command("S")
    scene.g.change("T1", moving=True)  # as one that is shot at while it moves
    scene.act("S", "fire")
    assert scene.ids == ["T1", "T2", "back"], "area fire has no target"  # 6.54#1 6.53#1
    scene.british("fire-choose", "T1").decline("return-offer").total(4)
    assert scene.modifiers() == {
        "anti-tank": 5,
        "formed": 1,
        "range": -1,
    }  # 6.54#2 6.54#3 REF.mov.at GLOSS.antitank
    assert [note["unit"] for note in scene.said("check")] == ["T1"]  # 6.54#1


def test_area_fire_spares_afvs() -> None:
    units = {"S": f"D01 {GUN}", "T": "D03 german a7v", "G": "D03 german infantry spent"}
    scene = Scene(units, initiative="british").command("S").act("S", "fire")
    assert scene.ids == ["D03", "T", "back"]
    scene.british("fire-choose", "D03").decline("return-offer").total(5)
    assert [note["unit"] for note in scene.said("check")] == ["G"]  # 6.53#1


def test_infantry_has_no_anti_tank_fire() -> None:
    units = {"S": "D01 british infantry", "T": "D03 german a7v"}
    scene = Scene(units, initiative="british").command("S").british("actor-choose", "S")
    assert "fire" not in scene.ids  # 6.51#1 GLOSS.antitank


def test_the_owner_of_an_afv_chooses_its_cover_too() -> None:
    units = {"S": "D01 british artillery dispersed", "T": "D02 german a7v dispersed spent"}
    document: dict[str, Any] = {"hexes": {"D02": {"terrain": "village", "green_dot": True}}}
    scene = duel(units, "T", **document).total(4)
    assert scene.modifiers() == {"anti-tank": 5, "village": -1}, "equal values are no choice"  # 6.54#3


# explanations


def test_the_sum_shown_is_the_sum_used() -> None:
    units = {"S": f"V10 {GUN}", "G1": "W10 german infantry", "G2": "W11 german infantry dispersed spent"}
    scene = Scene(units, map="trenches", initiative="british").command("S").act("S", "fire")
    shown = scene.explained("W10")
    assert (shown[0].text, shown[0].value) == ("explain-target", 2)
    assert [(reason.text, reason.value) for reason in shown[1:]] == [
        ("mod-firepower", 2), ("mod-formed", 1), ("mod-crater", -1),
    ]  # fmt: skip
    odds = scene.game.odds("W10").outcomes
    assert odds["odds-destroyed"] == pytest.approx(10 / 36), "9 or more"
    assert odds["odds-passed"] == pytest.approx(15 / 36), "6 or less against cohesion 8"
    scene.british("fire-choose", "W10").decline("return-offer").total(6)
    assert scene.note("check")["total"] == 8


def test_the_card_has_the_values_of_section_8() -> None:
    terrain = card().terrain
    values = (terrain.village, terrain.crater, terrain.blockhouse, terrain.trench, terrain.trench_plunging)
    assert values == (-1, -1, -4, -3, -2)  # 8.1#3 8.2#1 8.31#1 8.321#1 8.01#1 COMP.refcard
    assert (terrain.hill, terrain.hill_plunging, terrain.woods) == (-1, 0, -1)  # 8.43#1 8.9#1


def test_a_shot_at_one_hex_only() -> None:
    """Every shot names one hex within range and sight."""
    units = {"S": f"D01 {GUN}", "G1": "D02 german infantry", "G2": "E03 german infantry"}
    g = Scene(units, initiative="british").g
    assert s06_fire.shots(g, "S") == (
        Shot("S", g.board.cell("D02")),
        Shot("S", g.board.cell("E03")),
    )  # 6.51#1
    assert counters()["british", "machine-gun"].dispersed.range == 5
