"""Situations in the middle of somebody's Order: Offensives, Opportunity Fire, Wire, Rally."""

from __future__ import annotations

import pytest

from tests.gwc.marching import go, moving
from tests.gwc.scene import Scene, action, order
from tests.gwc.strategy import played, shot

LATE = "1918-06"


# S98.4.5 Red Trousers


def test_red_trousers_leave_the_line_unactivated_and_the_card_spent() -> None:
    units = {
        "I": "I9 fr-infanterie-1914",
        "J": "J9 fr-infanterie-1914",
        "H": "J9 fr-hero",
        "G": "B1 ge-infanterie-1914",
        "X": "A1 ge-infanterie-1914 broken",
    }
    hands = {"french": {"O": order("offensive"), "O2": order("offensive"), "W": order("rout")}}
    scene = Scene(units, hands=hands, active="french", strategy={"german": "GS5"}, date="1914-09").french(
        "order-choose", "O"
    )
    while scene.pending.side == "french":
        scene.french(scene.pending.kind, next(id_ for id_ in ("H", "I", "J", "done") if id_ in scene.ids))
    scene.german("situation-french-offensive", "red-trousers").german("red-trousers-choose", "I")
    assert [scene.unit(id_).suppressed for id_ in "IJ"] == [True, False]  # S98.4.5#2: half of two
    assert "O" in scene.g.discards["french"]
    assert "O2" in scene.expect("french", "order-choose").ids  # they revert to unactivated


# S98.4.6 Sturmabteilung Vor


def test_sturmabteilung_vor_waits_until_all_are_activated_and_another_card_may_follow() -> None:
    units = {
        "M": "H3 ge-infanterie",
        "F": "H6 fr-infanterie",
        "E": "I6 fr-infanterie",
        "X": "A11 fr-infanterie broken",
    }
    hands = {
        "german": {"O": order("move"), "W": order("rout")},
        "french": {"S": order("fire"), "S2": order("fire")},
    }
    scene = Scene(units, hands=hands, strategy={"german": "GS6"}).german("order-choose", "O")
    go(scene, "M").german("step-choose", "H4").french("op-fire-offer", "S")
    if scene.pending.kind.startswith("activate"):
        scene.french(scene.pending.kind, "F")
    scene.german("situation-op-fire", "sturmabteilung-vor")
    assert not scene.unit("F").activated  # S98.4.6#2
    assert "S" in scene.g.discards["french"]
    scene.french("op-fire-offer", "S2")  # 5.2: another Action
    if scene.pending.kind.startswith("activate"):
        scene.french(scene.pending.kind, "F")
    assert scene.unit("F").activated


# S98.4.7, S98.5.6: Wire


@pytest.mark.parametrize(
    ("card", "use", "side"), [("GS7", "no-wire", "german"), ("USS6", "hidden-path", "american")]
)
def test_whoever_ignores_wire_has_his_full_morale_in_it(card: str, use: str, side: str) -> None:
    mine, theirs = (
        ("ge-infanterie", "fr-infanterie") if side == "german" else ("us-infantry", "ge-infanterie")
    )
    enemy = "french" if side == "german" else "german"
    foe = "A11 fr-infanterie broken" if side == "german" else "A1 ge-landwehr broken"
    units = {"M": f"H3 {mine}", "F": f"H7 {theirs}", "X": foe}
    scene = moving(
        units,
        "M",
        side=side,
        strategy={side: card},
        fortifications={"H4": "wire"},
        date=LATE,
        hands={enemy: {"S": order("fire")}},
    )
    go(scene, "M").answer(side, "step-choose", "situation").answer(side, "situation-own-move", use)
    scene.answer(side, "step-choose", "H4").answer(enemy, "op-fire-offer", "S")
    shot(scene, "F", "H4")
    scene.roll(1, 1).roll(1, 1)
    assert not [m for m in scene.note("defense")["modifiers"] if m[2].startswith("F131")]  # S98.4.7#1 S98.5.6


# S98.5.2 Battle Morale


def test_battle_morale_by_a_leader_who_is_not_broken_himself() -> None:
    units = {
        "K": "H6 us-wise",
        "1": "H8 us-infantry broken",
        "R": "H7 us-runner broken",
        "T": "H7 us-team broken",
    }
    scene = played("USS2", "battle-morale", {**units, "Y": "O11 us-infantry"}, date=LATE)
    if scene.pending.kind == "battle-morale-choose":
        scene.american("battle-morale-choose", "K")
    assert not any(scene.unit(id_).broken for id_ in ("1", "R", "T"))  # S98.5.2


# S98.5.7 Scout


def test_scout_in_the_enemys_turn() -> None:
    """Americans fire at movers, who hide: Scout uncovers them."""
    units = {
        "B": "B2 ge-bertin",
        "M": "H3 ge-infanterie",
        "F": "H6 us-infantry",
        "X": "A11 us-infantry broken",
    }
    hands = {
        "german": {"O": order("move"), "W": order("rout"), "C": action("concealment")},
        "american": {"S": order("fire")},
    }
    scene = Scene(units, hands=hands, ground={"H4": "brush"}, strategy={"american": "USS7"}, date=LATE)
    scene.german("order-choose", "O").german("activate-first", "M")
    go(scene, "M").german("step-choose", "H4").american("op-fire-offer", "S")
    shot(scene, "F", "H4").roll(6, 6).german("action-before-defense", "C")
    scene.american("situation-enemy-action", "scout")
    assert scene.g.attack.reductions.total == 0  # S98.5.7#1


# S98.5.9 Woods Fighting


@pytest.mark.parametrize(
    ("counter", "ground", "extra"),
    [
        ("us-kelly", "woods", 1),
        ("us-infantry", "woods", 0),
        ("us-kelly", "orchard", 0),
        ("us-hero", "woods", 1),
    ],
)
def test_woods_fighting_counts_when_a_leader_rallies(counter: str, ground: str, extra: int) -> None:
    units = {"L": f"H6 {counter} broken", "G": "A1 ge-landwehr broken", "K": "O2 us-infantry"}
    hands = {"american": {"R": order("recover"), "W": order("rout")}}
    scene = Scene(
        units,
        ground={"H6": ground},
        hands=hands,
        active="american",
        reminders={"american": ["USS9"]},
        date=LATE,
    )
    scene.american("order-choose", "R").roll(6, 6)
    found = [m for m in scene.note("rally-roll")["modifiers"] if m[2] == "S98.5.9"]
    assert len(found) == extra  # S98.5.9
