"""Strategy Cards at their moment and outside it: who may still play one, and what it does not touch."""

from __future__ import annotations

from typing import Any

import pytest

from tests.gwc.guns import aimed
from tests.gwc.marching import go, moving
from tests.gwc.scene import Scene, action, order
from tests.gwc.strategy import holding, played, shot, uses

ROW = {"center": "H6", "impacts": ["H3", "H4", "H5", "H7", "H8", "H9"]}
DEFENDERS = {"french": "defend", "german": "attack"}
LATE = "1918-06"


# in general


def test_who_passes_adds_nothing_to_a_roll_of_that_turn() -> None:
    """The Germans pass; the French roll for a Hidden Unit: they alone may add 1."""
    units = {"K": "B2 ge-infanterie", "F": "N10 fr-infanterie"}
    hands = {"german": {"A": order("recover"), "B": order("recover")}, "french": {"U": action("hidden-unit")}}
    scene = Scene(
        units,
        hands=hands,
        postures=DEFENDERS,
        strategy={"german": "GS1", "french": "FS6"},
        ground={"H8": "woods", "H9": "woods", "I9": "woods", "G9": "woods"},
    )
    scene.german("order-choose", "pass")
    while scene.pending.side == "german":
        scene.german(scene.pending.kind, next(id_ for id_ in ("A", "done") if id_ in scene.ids))
    scene.french(scene.pending.kind, "U")
    scene.roll(3, 3, windows=True).decline("reroll-offer")
    assert scene.expect("french", "plus-one-offer").ids == ["FS6", "pass"]
    scene.french("plus-one-offer", "pass")
    assert scene.pending.kind != "plus-one-offer"  # 1.S#6 S98#6


def test_a_card_drawn_in_a_time_advance_adds_nothing_in_that_turn() -> None:
    units = {
        "L": "H6 ge-landwehr broken",
        "M": "I6 ge-landwehr broken",
        "K": "B2 ge-infanterie",
        "F": "N10 fr-infanterie broken",
    }
    scene = Scene(
        units, hands={"german": {"R": order("recover"), "W": order("rout")}}, strategy={"french": "FS6"}
    )
    scene.german("order-choose", "R").german("rally-choose", "L").roll(1, 2, "time", windows=True)
    scene.decline("reroll-offer", "plus-one-offer").draws("GS1")
    scene.roll(1, 2, windows=True).decline("reroll-offer")
    assert scene.expect("french", "plus-one-offer")
    scene.french("plus-one-offer", "pass")
    assert scene.pending.kind != "plus-one-offer"  # 1.S#5


def test_one_card_a_turn_whatever_its_use() -> None:
    """+1 in the first of two Orders: no Situation afterwards."""
    scene = holding("GS1").german("order-choose", "W").roll(1, 1, windows=True).decline("reroll-offer")
    scene.german("plus-one-offer", "GS1")
    scene.decline("reroll-offer", "plus-one-offer")
    assert scene.g.strategy_used["german"]
    assert "situation" not in scene.ids  # S98#3


# S98.3.1, S98.4.3


def test_two_are_drawn_of_a_pile_of_one() -> None:
    gone = [f"GS{n}" for n in (1, 2, 4, 5, 6, 7, 8)]
    scene = played("GS3", "draw-two", strategy_discards={"german": gone})
    if scene.pending.side != "german":
        scene.draws("GS9")
    assert scene.g.strategy["german"].card == "GS9"  # S98.3.1#4: what there is


def test_nothing_is_drawn_of_an_empty_pile() -> None:
    gone = [f"GS{n}" for n in (1, 2, 4, 5, 6, 7, 8, 9)]
    assert "draw-two" not in uses(holding("GS3", strategy_discards={"german": gone}), "GS3")


def test_a_spy_looks_though_the_enemy_holds_nothing() -> None:
    assert "spy" in uses(holding("FS1"), "FS1")  # S98.3.1#2: if any


# S98.3.2, S98.4.2, S98.5.5


@pytest.mark.parametrize(
    ("card", "use", "answer", "flown"), [("GS2", "one-assault", "FS2", 0), ("FS2", "two-assaults", "GS2", 1)]
)
def test_a_free_air_assault_is_cancelled_too(card: str, use: str, answer: str, flown: int) -> None:
    side = "german" if card == "GS2" else "french"
    enemy = "french" if side == "german" else "german"
    over = {side: {"o1": {"hex": "H11"}, "o2": {"hex": "H11"}}}
    scene = played(card, use, strategy={enemy: answer}, cards=over)
    scene.answer(enemy, "situation-enemy-air-assault", "cancel-assault")  # S98.3.2#1 S98.4.2#1
    for _ in range(flown):
        scene.draws("o1").answer(side, "air-facing", "face-1").answer(side, "air-target", "strafe-H11-H10")
    assert len(scene.said("air-strafe")) == flown
    assert scene.expect(side, "order-choose")


def test_own_air_assaults_are_not_barred_by_ones_own_squadrons() -> None:
    scene = holding(
        "USS8", reminders={"american": ["USS5"]}, date=LATE, hands={"american": {"A": order("air-assault")}}
    )
    assert "A" in scene.expect("american", "order-choose").ids  # S98.5.5


# Anti-Gas


@pytest.mark.parametrize(
    ("state", "reminder", "broken", "suppressed"),
    [
        ("", False, False, True),
        (" suppressed", False, True, True),
        ("", True, False, True),
        (" suppressed", True, False, True),
    ],
)
def test_anti_gas_spares_the_break_alone(state: str, reminder: bool, broken: bool, suppressed: bool) -> None:
    units = {"M": f"H3 ge-infanterie{state}", "F": "N9 fr-infanterie"}
    reminders = {"german": ["GS1"]} if reminder else {}
    scene = go(moving(units, "M", gas=["H4"], reminders=reminders), "M").german("step-choose", "H4")
    assert (scene.unit("M").broken, scene.unit("M").suppressed) == (broken, suppressed)  # S98.4.1 T107.1


def test_the_enemys_anti_gas_does_not_help() -> None:
    units = {"M": "H3 ge-infanterie suppressed", "F": "N9 fr-infanterie"}
    scene = go(moving(units, "M", gas=["H4"], reminders={"french": ["FS3"]}), "M").german("step-choose", "H4")
    assert scene.unit("M").broken  # T107.1


def test_no_major_gas_attack_where_anti_gas_kept_all_from_breaking() -> None:
    units = {"N": "F6 ge-bertin", "F": "I8 fr-infanterie suppressed", "W": "A11 fr-infanterie broken"}
    scene = aimed(
        "gas", "I8", units=units, hand={"M": action("major-gas-attack")}, reminders={"french": ["FS3"]}
    )
    scene.roll(6, 6).roll(1, 4)
    assert not scene.unit("F").broken  # S98.3.3#1
    assert scene.pending.kind == "order-choose"


# S98.3.4, S98.4.7: into the enemy's hex


@pytest.mark.parametrize(("card", "use", "side"), [("FS4", "assaults", "french"), ("GS7", "storm", "german")])
def test_tanks_do_not_storm(card: str, use: str, side: str) -> None:
    tank, foe = ("fr-renault-mg", "ge-landwehr") if side == "french" else ("ge-a7v", "fr-infanterie")
    platoon = "fr-infanterie" if side == "french" else "ge-infanterie"
    units = {"T": f"H3 {tank}", "G": f"H4 {foe}", "B": f"B9 {'ge-landwehr' if side == 'french' else platoon}"}
    scene = go(moving(units, "T", side=side, strategy={side: card}, date=LATE), "T")
    if "situation" in scene.ids:
        scene.answer(side, "step-choose", "situation").answer(side, "situation-own-move", use)
    assert "H4" not in scene.ids  # S98.3.4#2 S98.4.7#2: Units and Leaders


def test_a_leader_alone_assaults() -> None:
    units = {"D": "H3 fr-durant", "G": "H4 ge-landwehr", "K": "B9 fr-infanterie"}
    scene = go(moving(units, "D", side="french", strategy={"french": "FS4"}), "D")
    scene.french("step-choose", "situation").french("situation-own-move", "assaults").french(
        "step-choose", "H4"
    )
    assert scene.note("melee")["hex"] == "H4"  # S98.3.4#2


# S98.3.5 Field Reports


def test_field_reports_run_through_the_end_of_the_deck() -> None:
    """Two cards are left: Time advances, the discards come back, the third is drawn, and a Strategy Card besides."""
    two = {"german": {"a": order("move"), "b": order("move")}}
    scene = played(
        "FS5",
        "field-reports",
        cards=two,
        decks={"german": ["a", "b"]},
        strategy={"german": "GS4"},
        hands={"german": {"h": order("fire")}},
    )
    scene.draws("a").draws("b")
    assert scene.g.time == 1  # 6.1.2#1
    while len(scene.g.hands["german"]) < 3:
        scene.draws()
    assert "german" in scene.g.strategy  # 6.1.2#12
    assert scene.expect("french", "order-choose")


# S98.3.7 Gabions et Fascines


@pytest.mark.parametrize(
    ("counter", "fort", "extra"),
    [
        ("fr-infanterie", "trench", 1),
        ("fr-infanterie", "foxholes", 1),
        ("fr-durant", "trench", 1),
        ("fr-infanterie", "pillbox", 0),
        ("fr-infanterie", "wire", 0),
    ],
)
def test_gabions_and_what_they_strengthen(counter: str, fort: str, extra: int) -> None:
    units = {"T": f"H6 {counter}", "G": "H5 ge-landwehr", "B": "B9 ge-landwehr broken"}
    scene = Scene(
        units,
        hands={"german": {"F": order("fire")}},
        reminders={"french": ["FS7"]},
        fortifications={"H6": fort},
        date="1916-06",
    )
    shot(scene.german("order-choose", "F"), "G", "H6").roll(1, 2).roll(1, 1)
    found = sum(value for text, value, _ in scene.note("defense")["modifiers"] if text == "@value-gabions")
    assert found == extra  # S98.3.7#1


def test_gabions_do_nothing_against_a_flamethrower() -> None:
    gun = "flammenwerfer"
    units = {"T": "H6 fr-infanterie", "G": f"H5 ge-abteilung+{gun}", "B": "B9 ge-landwehr broken"}
    scene = Scene(
        units,
        hands={"german": {"F": order("fire")}},
        reminders={"french": ["FS7"]},
        fortifications={"H6": "trench"},
        date="1916-06",
    )
    shot(scene.german("order-choose", "F"), "G", "H6", f"G+{gun}").roll(1, 2).roll(1, 1)
    assert "@value-gabions" not in [m[0] for m in scene.note("defense")["modifiers"]]  # 11.7: no modification


def test_gabions_swept_away_help_no_more() -> None:
    scene = played(
        "GS3",
        "clear-reminders",
        {"T": "H6 fr-infanterie", "G": "H5 ge-landwehr"},
        reminders={"french": ["FS7"]},
        fortifications={"H6": "trench"},
        date="1916-06",
        hands={"german": {"F": order("fire")}},
    )
    shot(scene.german("order-choose", "F"), "G", "H6").roll(1, 2).roll(1, 1)
    assert "@value-gabions" not in [m[0] for m in scene.note("defense")["modifiers"]]


# Under Shot


def test_losses_of_an_under_shot_are_the_enemys() -> None:
    phones: Any = {"german": {"counter": "ge-telephone-10", "box": "standing"}}
    units = {"B": "B2 ge-bertin", "V": "H4 ge-infanterie broken", "Z": "A1 ge-landwehr broken"}
    scene = played("FS9", "under-shot", units, telephones=phones, barrages={"german": ROW})
    scene.roll(1, 1).roll(6, 6).roll(1, 1)
    assert "V" not in scene.g.formations
    assert scene.g.vp == -2  # 7.1#2
