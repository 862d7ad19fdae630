"""S98.3 The Situations of the French alone."""

from __future__ import annotations

from typing import Any

import pytest

from tests.gwc.marching import go, moving, ordered
from tests.gwc.scene import Scene, order
from tests.gwc.strategy import PHONES, holding, played, uses

# S98.3.4 Assaults


def assaulting(**document: Any) -> Scene:
    units = {"M": "H3 fr-infanterie", "G": "H5 ge-landwehr", "B": "B9 ge-landwehr broken"}
    return go(moving(units, "M", side="french", strategy={"french": "FS4"}, **document), "M")


def test_assaults_open_the_enemys_hexes_at_a_price() -> None:
    scene = assaulting().french("step-choose", "H4")
    assert "H5" not in scene.ids
    scene.french("step-choose", "situation").french("situation-own-move", "assaults")  # S98.3.4#1
    scene.french("step-choose", "H5")  # S98.3.4#2
    assert scene.at("M") == "H5"
    assert scene.unit("M").suppressed  # S98.3.4#3
    assert scene.said("melee"), "S98.3.4#3: its move is over"


def test_assaults_belong_to_a_move_order() -> None:
    assert uses(holding("FS4"), "FS4") == []  # S98.3.4#1
    units = {"M": "H3 fr-infanterie", "D": "H3 fr-durant", "G": "B9 ge-landwehr broken"}
    hands = {"french": {"O": order("offensive"), "W": order("rout")}}
    scene = Scene(units, hands=hands, active="french", strategy={"french": "FS4"})
    assert "situation" not in scene.ids


# S98.3.5 Field Reports


def test_field_reports() -> None:
    hands = {"german": {"1": order("move"), "2": order("fire"), "3": order("rout"), "4": order("move")}}
    scene = played(
        "FS5", "field-reports", hands=hands, strategy={"german": "GS4"}, chits={"secret": {"german": ["C"]}}
    )
    assert scene.g.hands["german"] == ()  # S98.3.5#1
    assert scene.g.strategy_discards["german"] == ("GS4",)
    assert set(scene.g.discards["german"]) >= {"1", "2", "3", "4"}
    assert not scene.g.open_chits  # S98.1#3: first the new hand
    scene.draws("G-1").draws("G-2").draws("G-3")
    assert set(scene.g.hands["german"]) == {"G-1", "G-2", "G-3"}  # S98.3.5#2
    assert scene.g.open_chits == ("C",)  # S98.3.5#3
    assert scene.g.secret_chits["german"] == ()
    assert scene.expect("french", "order-choose")


def test_field_reports_against_empty_hands() -> None:
    scene = played("FS5", "field-reports")
    for card in ("G-1", "G-2", "G-3"):
        scene.draws(card)
    assert len(scene.g.hands["german"]) == 3  # S98.3.5#2


# S98.3.6 French 75's


def test_french_75s_break_an_unbroken_telephone() -> None:
    scene = played(
        "FS6", "french-75s", telephones=PHONES, barrages={"german": {"center": "H6", "impacts": ["H7"]}}
    )
    assert scene.g.telephones["german"].broken  # S98.3.6#1
    assert scene.g.barrages == {}  # S98.3.6#2
    assert not scene.g.telephones["french"].broken


@pytest.mark.parametrize("phones", [{}, {"german": {"counter": "ge-telephone-8", "broken": True}}])
def test_french_75s_need_one(phones: dict[str, Any]) -> None:
    assert uses(holding("FS6", telephones=phones), "FS6") == []  # S98.3.6#1


# S98.3.7 Gabions et Fascines


def test_gabions_raise_the_cover_of_trenches_in_defense() -> None:
    units = {"T": "H6 fr-infanterie", "G": "H5 ge-landwehr", "B": "B9 ge-landwehr broken"}
    hands = {"german": {"F": order("fire")}}
    scene = Scene(
        units, hands=hands, reminders={"french": ["FS7"]}, fortifications={"H6": "trench"}, date="1916-06"
    )
    scene.german("order-choose", "F")
    for kind, id_ in (
        ("activate-first", "G"),
        ("fire-target", "H6"),
        ("fire-base", "G"),
        ("fire-group", "fire"),
    ):
        if scene.pending.kind == kind:
            scene.german(kind, id_)
    scene.roll(1, 2).roll(1, 1)
    modifiers = scene.note("defense")["modifiers"]
    assert ["@value-gabions", 1, "S98.3.7"] in modifiers  # S98.3.7#1
    assert scene.note("defense")["total"] == 7 + 4 + 1 + 2


def test_gabions_are_kept_as_a_reminder() -> None:
    scene = played("FS7", "gabions-et-fascines", date="1916-06")
    assert scene.g.reminders["french"] == ("FS7",)  # S98.3.7#1


# S98.3.8 La Force Noire


@pytest.mark.parametrize("active", ["german", "french"])
def test_force_noire_is_an_ambush_in_either_turn(active: str) -> None:
    mine, theirs = (
        ("fr-infanterie", "ge-infanterie") if active == "french" else ("ge-infanterie", "fr-infanterie")
    )
    foe = "A11 fr-infanterie broken" if active == "german" else "A11 ge-landwehr broken"
    units = {"M": f"H6 {mine}", "F": f"H5 {theirs}", "K": f"B2 {mine}", "X": foe}
    scene = ordered("advance", units, "M", side=active, strategy={"french": "FS8"})
    if scene.pending.kind == "advance-choose":
        scene.answer(active, "advance-choose", "M")
    scene.answer(active, "advance-hex", "H5").french("situation-melee", "force-noire")
    victim = "F" if active == "french" else "M"
    assert scene.unit(victim).broken  # S98.3.8
    assert scene.g.strategy_discards["french"] == ("FS8",)
