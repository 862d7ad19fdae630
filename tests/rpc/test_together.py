"""What strikes several at once: stacks that walk into gas, shells and barrages, and hexes in which both sides die."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.games.rpc.state import CAPTURED, CASUALTY
from tests.rpc.moves import moving, step, trench
from tests.rpc.scene import Scene
from tests.rpc.test_s06_melee import attacks, fight
from tests.rpc.test_s07_ffe import checked, ready

G = "german infantry"
PAIR = {"A": f"D03 {G}", "C": f"D03 {G}"}


def stack(**document: Any) -> Scene:
    """Two German companies that are about to move out of D03 together."""
    return moving(PAIR, "A", "C", **document).german("step-choose", "with C")


# into gas


def test_gas_attacks_the_whole_stack_before_it_drifts() -> None:
    scene = stack(gas={"D04": 1}, date="1917-04-01").german("step-choose", "D04")
    scene.expect("chance", "check-gas").dice(2, 2)
    scene.expect("chance", "check-gas").total(5)  # 7.512#4 6.61#3
    assert checked(scene) == ["A", "C"]
    scene.german("drift-choose", "down")  # 7.513#1
    assert scene.g.gas == {scene.cell("D05"): 1}
    scene.decline().expect("german", "step-choose")
    assert checked(scene) == ["A", "C"]


def test_each_doubles_of_a_stack_is_a_drift() -> None:
    scene = stack(gas={"D04": 1}, date="1917-04-01").german("step-choose", "D04").dice(2, 2).dice(1, 1)
    scene.german("drift-choose", "down").german("drift-choose", "down")  # 7.513#3
    assert scene.g.gas == {scene.cell("D06"): 1}


def test_one_alone_checks_once() -> None:
    scene = moving(PAIR, "A", gas={"D04": 1}, date="1917-04-01").german("step-choose", "D04").total(5)
    assert checked(scene) == ["A"]  # 7.512#4


# into shells, and into a barrage


FIRING = {
    "B1": ready(firing=True, primed=False, ready=False, target="C04/C05/D04"),
    "B2": ready(firing=True, primed=False, ready=False, target="D04/E04/E05"),
}


def test_every_group_attacks_the_whole_stack_in_turn() -> None:
    scene = stack(artillery=FIRING).german("step-choose", "D04")
    for _ in range(4):
        scene.expect("chance", "check-ffe").total(2)
    assert checked(scene) == ["A", "C", "A", "C"]  # 7.247#1 6.61#3


def test_who_fell_to_the_first_group_is_spared_by_the_second() -> None:
    scene = stack(artillery=FIRING).german("step-choose", "D04").total(12).total(2).total(2)
    assert checked(scene) == ["A", "C", "C"]  # 7.247#1
    assert scene.unit("A").where == CASUALTY


def test_a_barrage_strikes_the_whole_stack() -> None:
    barrage = {"side": "british", "lines": [{"columns": "D", "rows": "4"}, {"columns": "L"}], "active": True}
    line = {"lines": [trench("german", "D03", "D04")]}
    scene = stack(barrage=barrage, features=line, couplets=3, couplet=3).german("step-choose", "D04")
    assert not scene.unit("A").formed
    assert not scene.unit("C").formed, "both disperse before a die is rolled"  # 7.43#4 7.12#2
    scene.expect("chance", "bombardment-roll").dice(1).dice(2)
    assert [note["result"] for note in scene.said("shelled")] == [
        "@paralyzing-missed",
        "@paralyzing-hit",
    ]  # 7.12#5


# 3.9 nobody is alone in a hex while others of the same moment still die


def test_a_melee_that_kills_all_leaves_control_as_it_was() -> None:
    """The Germans hold D05, a Briton walked in, and the Germans start the melee."""
    units = {"A": f"D05 {G}", "B": "D05 british infantry dispersed spent"}
    for holder in ("german", "british"):
        scene = fight(units, "A", control={"D05": holder})
        attacks(scene, A="B", B="A").total(12).total(12)
        assert {scene.unit("A").where, scene.unit("B").where} == {CASUALTY}  # 6.675#1
        assert scene.g.control[scene.cell("D05")] == holder  # 3.9#1 3.9#3


def test_the_survivor_of_a_melee_takes_control() -> None:
    units = {"A": f"D05 {G}", "B": "D05 british infantry dispersed spent"}
    scene = fight(units, "A", control={"D05": "british"})
    attacks(scene, A="B", B="A").total(2).total(12)
    assert scene.g.control[scene.cell("D05")] == "german"  # 3.9#1


@pytest.mark.parametrize("holder", ["german", "british"])
def test_a_firefight_in_one_hex_that_kills_all_leaves_control_as_it_was(holder: str) -> None:
    units = {"A": f"D05 {G}", "B": "D05 british infantry", "W": "L01 british infantry"}
    scene = Scene(units, control={"D05": holder}).command("A").act("A", "fire")
    scene.german("fire-choose", "D05").british("return-offer", "B").total(12).total(12)  # 6.74#2
    assert {scene.unit("A").where, scene.unit("B").where} == {CASUALTY}
    assert scene.g.control[scene.cell("D05")] == holder  # 3.9#1


@pytest.mark.parametrize("shell", ["he", "gas"])
@pytest.mark.parametrize("holder", ["german", "british"])
def test_shells_that_kill_both_sides_leave_control_as_it_was(holder: str, shell: str) -> None:
    units = {"A": f"D05 {G}", "B": "D05 british infantry", "X": "A01 british infantry", "Z": f"L10 {G}"}
    group = ready(target="C05/C06/D05", shell=shell)
    document: dict[str, Any] = {"control": {"D05": holder}, "date": "1917-04-01", "couplets": 3}
    scene = Scene(units, artillery={"B1": group}, initiative="british", **document)
    scene.command("X").total(2).dice(1)
    scene.total(12).total(12)  # 7.245
    if scene.pending.kind == "drift-choose":
        scene.game.answer("down")
    assert {scene.unit("A").where, scene.unit("B").where} == {CASUALTY}
    assert scene.g.control[scene.cell("D05")] == holder  # 3.9#1


@pytest.mark.parametrize("holder", ["german", "british"])
def test_a_barrage_that_kills_both_sides_leaves_control_as_it_was(holder: str) -> None:
    units = {"A": f"D05 {G}", "B": "D05 british infantry", "X": "A01 british infantry", "Z": f"L10 {G}"}
    barrage = {"side": "british", "lines": [{"columns": "D"}, {"columns": "E"}, {"columns": "F"}]}
    scene = Scene(
        units, barrage=barrage, phase="initiative", control={"D05": holder}, initiative="british", turns=3
    )
    scene.dice(1).dice(3)
    assert {scene.unit("A").where, scene.unit("B").where} == {CASUALTY}  # 7.43#1
    assert scene.g.control[scene.cell("D05")] == holder  # 3.9#1


@pytest.mark.parametrize(("type_", "place"), [("cavalry", CASUALTY), ("horse-artillery", CAPTURED)])
def test_a_horse_gun_lost_in_melee_is_captured_and_cavalry_is_not(type_: str, place: int) -> None:
    scene = fight({"A": f"D05 {G}", "B": f"D05 british {type_} spent"}, "A")
    attacks(scene, A="B", B="hold").total(12)
    assert scene.unit("B").where == place  # 3.12#1 11.531#3


def test_a_step_out_of_gas_is_none_into_it() -> None:
    scene = step(moving(PAIR, "A", gas={"D03": 1}, date="1917-04-01"), "D04")
    assert not checked(scene)  # 7.512#3
