"""6.67 Melee: who takes part, allocation, simultaneous results, armour, infiltration, hallowed ground."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.games.rpc.state import CAPTURED, CASUALTY
from tests.rpc.moves import moving, sides, step, trench
from tests.rpc.scene import Scene

G = "german infantry"
LOOSE = "german infantry dispersed"
B = "british infantry dispersed"
GUN = "british machine-gun dispersed"


def fight(units: dict[str, str], *ids: str, **document: Any) -> Scene:
    """The German units named pay together and start a melee where they stand."""
    scene = moving(units, *ids, **document)
    for other in ids[1:]:
        scene.german("step-choose", f"with {other}")
    return scene.german("step-choose", "melee")


def attacks(scene: Scene, **targets: str) -> Scene:
    """Each unit attacks its target, in the order in which they are asked."""
    for attacker, target in targets.items():
        assert dict(scene.pending.args)["unit"] == attacker
        scene.answer(scene.unit(attacker).side, "melee-attack", target)
    return scene


def sums(scene: Scene, unit: str) -> list[int]:
    """The modifiers of the last check of a unit."""
    said = [note for note in scene.said("check") if note["unit"] == unit][-1]
    return [value for _, value, _ in said["modifiers"]]


# who takes part


def test_the_melee_of_the_example_of_play() -> None:
    """A company (3) attacks the machine gun; machine gun and company together (5) attack it: 15 kills, 7 does not."""
    units = {"A": f"D05 {LOOSE} out", "M": f"D05 {GUN} in", "B": f"D05 {B} in"}
    scene = moving(units, "A", features={"lines": [trench("british", "D05", "D04")]})
    assert set(scene.ids) == {"in", "melee", "assault", "back"}  # 6.671#4 6.62#3 6.62#4
    scene.german("step-choose", "back").act("A", "move")
    scene.german("step-choose", "melee").british("react-declare", "done")
    attacks(scene, A="M", M="A", B="A").total(10).total(4)
    assert sums(scene, "A") == [2, 3]
    assert sums(scene, "M") == [3]
    assert scene.unit("A").where == CASUALTY  # 9.0.T3#3 6.675#2
    assert scene.at("M") == "D05"
    assert not any(note["unit"] == "B" for note in scene.said("check")), "nobody attacked it"
    assert not scene.unit("M").ready  # 6.678#1
    assert not scene.unit("B").ready


def test_only_payers_take_part_and_all_defenders_do() -> None:
    units = {"A": f"D05 {G}", "C": f"D05 {G}", "B": f"D05 {B} spent", "M": f"D05 {GUN} spent"}
    scene = moving(units, "A", "C").german("step-choose", "melee")
    assert dict(scene.pending.args)["unit"] == "A"
    scene.german("melee-attack", "B")
    assert dict(scene.pending.args)["unit"] == "B", "spent, and yet it fights"  # 6.673 3.3#3 6.672#2
    assert scene.why_not("unit:C") == ["6.672 why-not-unpaid"]  # 6.672#1
    scene.british("melee-attack", "hold", "A")  # 6.674#2
    scene.total(2).total(2)
    assert scene.unit("C").ready
    assert scene.expect("german", "actor-choose").ids == ["C", "done"]


def test_two_payers_and_two_targets() -> None:
    units = {"A": f"D05 {G}", "C": f"D05 {G}", "B": f"D05 {B} spent", "M": f"D05 {GUN} spent"}
    scene = fight(units, "A", "C")
    assert [reason.value for reason in scene.explained("B")] == [4, 4]
    attacks(scene, A="B")  # 6.674#1
    explained = scene.explained("B")
    assert (explained[0].value, [r.rule for r in explained[1:]]) == (8, ["6.675", "6.675"])
    assert scene.game.odds("B").outcomes["odds-destroyed"] == 35 / 36
    attacks(scene, C="B", B="A", M="A").total(2).total(2)  # 6.674#3
    assert sums(scene, "B") == [4, 4]
    assert sums(scene, "A") == [3, 2]
    assert (scene.unit("A").points, scene.unit("C").points) == (2, 2)
    assert scene.pending.side == "british"


def test_a_unit_needs_an_enemy_and_must_be_ready() -> None:
    scene = moving({"A": f"D05 {G}"}, "A")
    assert scene.why_not("melee") == ["6.671 why-not-no-enemy"]  # 6.671#1
    units = {"A": f"D05 {G}", "B": f"D04 {B} spent"}
    scene = moving(units, "A", features=sides("wire", "D04/D05"))
    step(scene, "D04")
    scene.expect("british", "command-choose")  # 6.671#2


def test_the_last_point_spent_on_entering_leaves_none_for_melee() -> None:
    scene = moving({"A": f"D05 {LOOSE}", "B": f"D04 {B} spent"}, "A")
    step(scene, "D04")
    scene.expect("british", "command-choose")  # 6.671#5 9.0.T2#4


def test_going_in_and_melee_is_one_point() -> None:
    units = {"A": f"D05 {G}", "B": f"D04 {B} spent"}
    scene = moving(units, "A", features={"lines": [trench("british", "D04", "E04")]})
    step(scene, "D04")
    scene.german("step-choose", "assault")
    assert (scene.unit("A").inside, scene.unit("A").points) == (True, 1)  # 6.62#4 6.671#3
    scene.expect("german", "melee-attack")


# resolution


def test_results_are_simultaneous() -> None:
    scene = fight({"A": f"D05 {LOOSE}", "B": f"D05 {B} spent"}, "A")
    attacks(scene, A="B", B="A").dice(6, 5).dice(5, 6)
    assert (scene.unit("A").where, scene.unit("B").where) == (CASUALTY, CASUALTY)  # 6.675#1


def test_a_gun_lost_in_melee_is_captured() -> None:
    scene = fight({"A": f"D05 {LOOSE}", "M": f"D05 {GUN} spent"}, "A")
    attacks(scene, A="M", M="hold").dice(6, 5)
    assert scene.unit("M").where == CAPTURED


def test_cover_and_circumstances_do_not_count() -> None:
    units = {"A": f"D05 {G} out", "B": f"D05 {B} spent in"}
    scene = fight(units, "A", hexes={"D05": "village"}, features={"lines": [trench("british", "D05", "D04")]})
    attacks(scene, A="B", B="A").total(2).total(2)
    assert sums(scene, "A") == [3]
    assert sums(scene, "B") == [4]  # 6.675#5 8.02#2


def test_survivors_are_spent_stay_and_are_no_longer_moving() -> None:
    scene = fight({"A": f"D05 {G}", "C": f"D05 {G}", "B": f"D05 {B}"}, "A", "C")
    scene.british("react-declare", "done")
    attacks(scene, A="B", C="hold", B="hold").total(2)
    for id_ in ("A", "C", "B"):
        assert (scene.at(id_), scene.unit(id_).ready, scene.unit(id_).moving) == (
            "D05",
            False,
            False,
        )  # 6.65#3
    assert scene.unit("A").points == 2
    scene.expect("british", "command-choose")  # 6.678#1 6.678#2


def test_survivors_can_fire_or_fight_again_but_neither_leave_nor_fire_out() -> None:
    units = {"A": f"D05 {LOOSE}", "B": f"D05 {B} spent", "X": f"D03 {B} spent"}
    scene = moving(units, "A")
    assert scene.ids == ["melee", "back"]  # 6.678#4
    assert scene.why_not("hex:D04") == ["6.63 why-not-locked"]  # 6.678#3
    scene.german("step-choose", "back").act("A", "fire")
    assert scene.ids == ["D05", "back"]
    assert scene.why_not("hex:D03") == ["6.51 why-not-contested"]


# 6.72 delayed fire


def test_a_shot_from_elsewhere_waits_for_the_melee() -> None:
    """6.72#4: the shot is made after the melee, at a target that is no longer moving (so the gun is spent)."""
    units = {"A": f"D05 {G}", "B": f"D05 {B} spent", "M": f"D03 {GUN}"}
    scene = fight(units, "A").british("react-declare", "M")
    attacks(scene, A="B", B="hold").total(3)
    assert scene.said("shot")[-1]["from_"] == "D03"  # 6.72#4 6.72#7
    scene.total(3).total(3)
    assert sums(scene, "A") == [2, 1, -1], "firepower, formed, range; not moving"
    assert not scene.unit("M").ready


def test_a_shot_that_was_not_declared_is_not_made_after_the_melee() -> None:
    units = {"A": f"D05 {G}", "B": f"D05 {B} spent", "M": f"D03 {GUN}"}
    scene = fight(units, "A").british("react-declare", "done")
    attacks(scene, A="B", B="hold").total(3)
    assert scene.unit("M").ready
    scene.expect("british", "command-choose")


def test_a_melee_that_spends_the_would_be_shooter_cancels_its_shot() -> None:
    scene = fight({"A": f"D05 {G}", "B": f"D05 {B}"}, "A").british("react-declare", "B")
    attacks(scene, A="hold", B="A").total(2)
    assert not scene.said("shot")  # 6.72#5
    scene.expect("british", "command-choose")


def test_with_fire_first_the_shot_may_stop_the_melee() -> None:
    units = {"A": f"D05 {LOOSE}", "B": f"D05 {B}", "M": f"D03 {GUN} spent"}
    scene = fight(units, "A", options={"movement_order": "fire-first"})
    scene.british("react-offer", "B").total(7)
    assert not scene.unit("A").ready
    assert not scene.said("melee")
    scene.expect("british", "command-choose")


# armour


@pytest.mark.parametrize(
    ("attacker", "expected"),
    [
        ("D05 german infantry", [4]),
        ("D05 german late-infantry dispersed", [4, 1]),
        ("D05 german flamethrower dispersed", [5, 1]),
        ("D05 german machine-gun", [1, -1]),
    ],
)
def test_boxes_and_underlines_count_against_armour(attacker: str, expected: list[int]) -> None:
    scene = fight({"A": attacker, "T": "D05 british tank spent"}, "A")
    attacks(scene, A="T", T="hold").total(2)
    total = sum(expected)
    said = scene.note("check")
    assert (sums(scene, "T"), said["total"]) == (expected, 2 + total)  # 6.676 6.677#1 6.677#2


def test_boxes_do_not_count_against_men() -> None:
    scene = fight({"A": "D05 german flamethrower dispersed", "B": f"D05 {B} spent"}, "A")
    attacks(scene, A="B", B="hold").total(2)
    assert sums(scene, "B") == [5]  # 6.677#2


# infiltration

INFILTRATION = {"infiltration": {"german": ["attack"]}}


@pytest.mark.parametrize(("turn", "expected"), [(1, [4, 4]), (2, [4])])
def test_infiltrators_count_twice_on_the_first_turn(turn: int, expected: list[int]) -> None:
    scene = fight({"A": f"D05 {G}", "B": f"D05 {B} spent"}, "A", rules=INFILTRATION, turn=turn)
    attacks(scene, A="B", B="A").total(2).total(2)
    assert sums(scene, "B") == expected  # 6.675#3
    assert sums(scene, "A") == [3], "the other side does not infiltrate"


@pytest.mark.parametrize(("ruling", "expected"), [("adjust-first", [4, 1, 5]), ("double-first", [4, 1, 4])])
def test_doubling_and_the_box(ruling: str, expected: list[int]) -> None:
    units = {"A": "D05 german storm-infantry dispersed", "T": "D05 british tank spent"}
    scene = fight(units, "A", rules=INFILTRATION, options={"melee_doubling": ruling})
    attacks(scene, A="T", T="hold").total(2)
    assert sums(scene, "T") == expected


# 6.679 hallowed ground


def test_doubles_hallow_the_hex_for_the_side_that_rolled_them() -> None:
    scene = fight({"A": f"D05 {G}", "B": f"D05 {B} spent", "C": f"D04 {B} spent"}, "A")
    attacks(scene, A="B", B="A").total(3).dice(1, 1)
    assert scene.g.hallowed == {scene.cell("D05"): "british"}  # 6.679#1
    assert scene.note("hallowed")["side"] == "@side-british"


def test_if_both_roll_doubles_the_actor_has_it() -> None:
    scene = fight({"A": f"D05 {G}", "B": f"D05 {B} spent"}, "A")
    attacks(scene, A="B", B="A").dice(1, 1)
    assert not scene.g.hallowed, "not before the melee is over"  # 6.679#3
    scene.dice(2, 2)
    assert scene.g.hallowed == {scene.cell("D05"): "german"}  # 6.679#2


def test_hallowed_ground_is_made_once() -> None:
    scene = fight({"A": f"D05 {G}", "B": f"D05 {B} spent"}, "A", hallowed_made=True)
    attacks(scene, A="B", B="A").dice(1, 1).dice(1, 1)
    assert not scene.g.hallowed  # 6.679#5


def test_without_doubles_there_is_none() -> None:
    scene = fight({"A": f"D05 {G}", "B": f"D05 {B} spent"}, "A")
    attacks(scene, A="B", B="A").total(3).total(3)
    assert not scene.g.hallowed  # 6.679#1


def test_hallowed_ground_helps_in_every_check_in_it_and_next_to_it() -> None:
    scene = fight({"A": f"D05 {G}", "B": f"D05 {B} spent"}, "A", hallowed={"D04": "german"})
    attacks(scene, A="B", B="A").total(3).total(3)
    assert sums(scene, "A") == [3, -1]  # 6.675#4 6.679#4
    assert sums(scene, "B") == [4], "it is German ground"
    green = sides("green", "D04/D05", "D05/D06")
    scene = moving({"A": f"D05 {G}"}, "A", features=green, hallowed={"D03": "german"})
    scene.german("step-choose", "D04").total(5)
    assert (scene.note("check")["kind"], sums(scene, "A")) == ("@check-lost", [-1])
    scene = moving({"A": f"D05 {G}"}, "A", features=green, hallowed={"D03": "german"})
    scene.german("step-choose", "D06").total(5)
    assert sums(scene, "A") == [], "three hexes away"


def test_going_in_a_blockhouse_and_into_a_melee_are_two_points() -> None:
    """Only a trench is stormed for one and the same point."""
    units = {"A": "D05 german machine-gun", "E": "D05 british infantry dispersed spent"}
    scene = moving(units, "A", blockhouses={"D05": "german"})
    assert {"in", "melee"} <= set(scene.ids)
    assert "assault" not in scene.ids  # 6.62#4
    assert "assault" in moving(units, "A", trenches={"D05": "german"}).ids
