"""3.8 and 6.9: rally on the move, the order of consequences, and what strikes whoever enters a hex."""

from __future__ import annotations

import pytest

from grognard.engine.decision import CHANCE
from grognard.games.rpc.rules import s03_rally
from grognard.games.rpc.state import CASUALTY
from tests.rpc.moves import moving, sides
from tests.rpc.refused import refused
from tests.rpc.scene import Scene

G = "german infantry"
LOOSE = "german infantry dispersed"
B = "british infantry dispersed"
GUN = "british machine-gun dispersed"


# 3.8 rally


def rallying(dispersed: str = "dispersed", mover: str = "german infantry") -> Scene:
    units = {"A": f"D05 {mover}", "C": f"D04 german infantry {dispersed}", "M": f"D02 {GUN}"}
    return moving(units, "A").german("step-choose", "D04")


def test_a_formed_mover_rallies_a_dispersed_friend() -> None:
    scene = rallying()
    assert scene.game.odds("yes").outcomes["check-rallied"] == 21 / 36, "7 or less"
    scene.german("rally-offer", "yes").total(7)
    assert scene.note("check")["result"] == "@check-rallied"
    assert (scene.unit("C").formed, scene.unit("C").ready) == (True, False)  # 3.8#1 3.8#5
    assert scene.unit("A").points == 2, "free of charge"  # 3.8#3
    scene.british("react-offer", "pass")  # 3.8#6
    scene.german("step-choose", "E04")  # 3.8#2


def test_a_failed_rally_changes_nothing() -> None:
    scene = rallying().german("rally-offer", "yes").dice(6, 6)
    assert scene.note("check")["result"] == "@check-not-rallied"
    assert (scene.at("C"), scene.unit("C").formed, scene.unit("C").ready) == ("D04", False, True)  # 3.8#4
    scene.expect("british", "react-offer")


def test_the_owner_may_decline_to_rally() -> None:
    scene = rallying().german("rally-offer", "no").expect("british", "react-offer")
    assert scene.pending.side != CHANCE  # 3.8#1


def test_neither_spent_friends_nor_dispersed_movers_rally() -> None:
    rallying("dispersed spent").expect("british", "react-offer")  # 3.8#1
    rallying("dispersed", LOOSE).expect("british", "react-offer")


def test_why_others_do_not_rally() -> None:
    units = {
        "A": f"D05 {G}", "C": f"D04 {LOOSE}", "M": f"D02 {GUN}",
        "E": f"F04 {LOOSE}", "X": "casualty german infantry",
    }  # fmt: skip
    scene = moving(units, "A").german("step-choose", "D04").expect("german", "rally-offer")
    assert refused(scene, "unit:A") == ["3.8 why-not-rally-mover"]
    assert refused(scene, "unit:E") == ["3.8 why-not-rally-elsewhere"]
    assert refused(scene, "hex:F04") == ["3.8 why-not-rally-elsewhere"]
    assert refused(scene, "unit:X") == ["3.8 why-not-rally-elsewhere"]
    assert refused(scene, "unit:M") == ["3.11 why-not-enemy"]
    assert refused(scene, "hex:D02") == ["3.8 why-not-nobody"]
    assert refused(scene, "unit:C") == ["3.8 why-not-rally-first"]


@pytest.mark.parametrize(("states", "why"), [("", "formed"), ("dispersed spent", "spent")])
def test_neither_the_formed_nor_the_spent_rally(states: str, why: str) -> None:
    g = Scene({"A": f"D04 {G}", "C": f"D04 german infantry {states}", "B": f"L01 {B}"}).g
    reason = s03_rally.not_rallied(g, ("A",), g.units["A"].where, "C")
    assert reason is not None
    assert reason.text == f"why-not-rally-{why}"
    assert not s03_rally.may_rally(g, ("A",), g.units["A"].where)


# 6.91 the order of consequences


def test_the_ruling_can_put_reaction_fire_first() -> None:
    units = {"A": f"D05 {G}", "M": f"D02 {GUN}"}
    features = sides("green", "D04/D05")
    scene = moving(units, "A", features=features).german("step-choose", "D04").total(5)
    scene.expect("british", "react-offer")  # 6.91 6.72#2
    scene = moving(units, "A", features=features, options={"movement_order": "fire-first"})
    scene.german("step-choose", "D04").british("react-offer", "pass").total(5)
    assert scene.note("check")["kind"] == "@check-lost"


# what falls on the hex


def test_gas_attacks_before_the_enemy_fires() -> None:
    units = {"A": f"D05 {G}", "M": f"D02 {GUN}"}
    scene = moving(units, "A", gas={"D04": 1}, date="1917-06-01")
    assert [reason.rule for reason in scene.explained("D04")] == ["6.62", "7.512"]
    scene.german("step-choose", "D04").total(3)
    assert scene.note("check")["kind"] == "@check-gas"  # 7.512#4
    scene.expect("british", "react-offer")


def test_a_fire_for_effect_attacks_whoever_enters() -> None:
    battery = {"side": "british", "firepower": 3, "target": "D04/E04/E05", "firing": True, "ready": False}
    scene = moving({"A": f"D05 {G}"}, "A", artillery={"F": battery})
    assert [reason.rule for reason in scene.explained("D04")] == ["6.62", "7.247"]
    scene.german("step-choose", "D04").dice(6, 5)
    assert scene.note("check")["kind"] == "@check-ffe"  # 7.247#1
    assert scene.unit("A").where == CASUALTY
    scene.expect("british", "command-choose")


def test_a_barrage_strikes_whoever_enters() -> None:
    curtain = {"side": "british", "lines": [["D04", "E05"]], "active": True}
    scene = moving({"A": f"D05 {G}"}, "A", barrage=curtain, couplet=3, couplets=3)
    assert [reason.rule for reason in scene.explained("D04")] == ["6.62", "7.43"]
    scene.german("step-choose", "D04")
    assert scene.unit("A").where == CASUALTY  # 7.43#4 7.43#6


def test_a_unit_that_a_barrage_disperses_has_the_points_of_that_side() -> None:
    """3.2#4: a company in a village is dispersed, is not spent by a 1, and has no second point as a dispersed one."""
    curtain = {"side": "british", "lines": [["D04"]], "active": True}
    scene = moving({"A": f"D05 {G}"}, "A", hexes={"D04": "village"}, barrage=curtain, couplet=3, couplets=3)
    scene.german("step-choose", "D04").dice(1)
    assert (scene.unit("A").formed, scene.unit("A").points, scene.pending.side) == (False, 0, "british")


def test_the_observer_of_a_trench_set_stays_in_its_hex() -> None:
    battery = {"side": "german", "firepower": 3, "mode": "trench set"}
    units = {"A": f"D05 {G}", "C": f"D05 {G}"}
    scene = moving(units, "C", "A", artillery={"F": battery}, observers={"german": "A"})
    assert "D04" in scene.ids
    scene.german("step-choose", "with A")
    assert scene.why_not("hex:D04") == ["7.21 why-not-observer"]  # 7.21.trenchset#3


def test_a_step_names_the_friend_that_it_may_rally() -> None:
    scene = moving({"A": f"D05 {G}", "C": f"D04 {LOOSE}"}, "A")
    assert [reason.rule for reason in scene.explained("D04")] == ["6.62", "3.8"]
