"""Positions where Orders, Actions and the ground meet, each with the result that the rulebook gives."""

from __future__ import annotations

from typing import Any

import pytest

from tests.gwc.marching import go, left, moving, ordered
from tests.gwc.scene import Card, Scene, action, order

FAR = {"Z": "A11 fr-infanterie", "Y": "O1 ge-infanterie"}
SPARE = {"K": "B2 ge-landwehr"}


def shot_at(
    units: dict[str, str],
    *,
    german: dict[str, Card] | None = None,
    french: dict[str, Card] | None = None,
    **document: Any,
) -> Scene:
    """P has moved into H7, and G fires at it alone by Op Fire; the Fire Attack Roll comes next."""
    hands = {
        "french": {"M": order("move"), **(french or {})},
        "german": {"F": order("fire"), **(german or {})},
    }
    scene = Scene({**units, **FAR}, hands=hands, active="french", **document).french("order-choose", "M")
    scene.french("activate-first", "P").french("step-choose", "H7")
    if scene.pending.kind == "action-entered":
        scene.german("action-entered", "H")
    return scene.german("op-fire-offer", "F", "fire").german("fire-base", "G").german("fire-group", "fire")


MOVER = {"P": "H8 fr-infanterie", "G": "H4 ge-infanterie"}


def test_in_one_hex_a_tie_breaks_the_mover_and_suppresses_who_stands() -> None:
    scene = shot_at({**MOVER, "B": "H7 fr-infanterie"}).roll(3, 4)
    scene.french("defense-next", "P").roll(2, 3).roll(2, 3)  # 12 against 7 + 5
    assert (scene.unit("P").broken, scene.unit("P").suppressed) == (True, False)  # O21.3.7#5
    assert (scene.unit("B").broken, scene.unit("B").suppressed) == (False, True)


def test_hidden_wire_lowers_the_morale_against_the_op_fire_that_follows() -> None:
    cards = {"H": action("hidden-wire")}
    scene = (
        shot_at(MOVER, german=cards, postures={"german": "defend", "french": "attack"}).roll(3, 4).roll(3, 3)
    )
    assert scene.note("defense")["morale"] == 6  # A45.4 F131.1#1
    assert scene.unit("P").broken


def test_a_unit_that_is_no_target_counterattacks_and_the_next_shot_is_weaker() -> None:
    scene = shot_at({**MOVER, "N": "G5 fr-infanterie"}, french={"C": action("counterattack")})
    scene.roll(1, 1).french("action-before-defense", "C").roll(6, 6)
    assert scene.unit("G").suppressed  # A37#2
    scene.french("step-choose", "H6").german("op-fire-offer", "fire").german("fire-base", "G")
    assert scene.german("fire-group", "fire").roll(1, 1).note("fire-attack")["strength"] == 4  # 13.2#1


def test_a_platoon_with_light_wounds_goes_on_as_a_team() -> None:
    scene = shot_at(MOVER, french={"L": action("light-wounds")}).roll(6, 6).roll(1, 1)
    scene.french("action-break", "L").french("wounded-team", "fr-specialistes")
    assert left(scene) == 4  # A47#6: the Movement of the Team, less what the Platoon has spent


def test_going_to_ground_makes_the_cover_that_two_concealments_count() -> None:
    cards = {"C": action("concealment"), "D": action("go-to-ground"), "E": action("concealment")}
    scene = shot_at(MOVER, french=cards).roll(3, 4).french("action-before-defense", "D", "C", "E").roll(1, 2)
    found = scene.note("defense")
    assert (found["morale"], found["attack"]) == (8, 12 - 2)  # A43#3 A36#2 A28.1#3


# Advance and Melee


def stormed(units: dict[str, str], **document: Any) -> Scene:
    """S has advanced from H6 into H5."""
    return ordered("advance", {"S": "H6 ge-landwehr", **units, **SPARE}, "S", **document).german(
        "advance-hex", "H5"
    )


@pytest.mark.parametrize(
    ("document", "french", "german"),
    [
        ({"gas": ["H5"]}, 5, 4),  # T107.1#1: whoever enters is Suppressed
        ({"hands": {"french": {"H": action("hidden-wire")}}}, 4, 4),  # A45.4 F131.1#1: both are in the Wire
    ],
)
def test_the_ground_of_a_melee_counts(document: dict[str, Any], french: int, german: int) -> None:
    scene = stormed({"F": "H5 fr-infanterie"}, postures={"german": "attack", "french": "defend"}, **document)
    if scene.pending.kind == "action-entered":
        scene.french("action-entered", "H")
    assert [fp["total"] for fp in scene.said("melee-fp")] == [french, german]


def test_broken_by_the_mines_that_it_leaves_a_platoon_fights_with_its_broken_fp() -> None:
    scene = stormed({"F": "H5 fr-infanterie"}, fortifications={"H6": "mines"}).roll(6, 6).roll(1, 1)
    assert scene.at("S") == "H5"  # F128.2#5
    assert scene.said("melee-fp")[1]["total"] == 3


def test_a_runner_that_an_ambush_leaves_alone_fights() -> None:
    scene = stormed(
        {"F": "H5 fr-infanterie broken", "R": "H5 fr-agent"}, hands={"german": {"A": action("ambush")}}
    )
    scene.german("action-melee", "A").french("ambush-choose", "F")
    assert [fp["total"] for fp in scene.said("melee-fp")] == [
        1,
        5,
    ]  # O16.4.1#1: it was not alone when they met


@pytest.mark.parametrize(
    ("who", "may"),
    [("fr-hero", True), ("fr-durant broken", True), ("fr-agent", False), ("fr-renault-leader", False)],
)
def test_who_leads_a_charge(who: str, may: bool) -> None:
    units = {"F": "H5 fr-infanterie", "D": f"H5 {who}"}
    scene = stormed(units, hands={"french": {"C": action("charge")}}, date="1918-06")
    assert (scene.pending.side == "french" and "C" in scene.ids) == may  # A35#1


# Storm Troops

STORM = {"german": {"ST": action("storm-troops")}, "french": {"OF": order("fire")}}


def storming(units: dict[str, str], *activated: str) -> Scene:
    scene = moving({**units, **SPARE}, *activated, hands=STORM)
    return scene.german("move-choose", "ST")


def test_a_leader_storms_only_while_he_is_stacked_with_storm_troops() -> None:
    scene = storming({"M": "H6 ge-mueller", "L": "H6 ge-stosstruppen", "F": "H5 fr-infanterie"}, "M", "L")
    go(scene, "L").german("step-choose", "H5")
    assert "H5" not in go(scene, "M").ids  # A54#2: they have gone in without him


def test_a_stormed_unit_is_not_activated_for_op_fire_by_a_leader_elsewhere() -> None:
    units = {"M": "H6 ge-mueller", "L": "H6 ge-stosstruppen", "S": "G6 ge-landwehr"}
    foes = {"F": "H5 fr-infanterie", "D": "I5 fr-durant", "J": "I5 fr-infanterie"}
    scene = go(storming({**units, **foes}, "M", "L", "S"), "L").german("step-choose", "H5").decline()
    go(scene, "S").german("step-choose", "G5").french("op-fire-offer", "OF").french("activate-first", "D")
    assert scene.g.op_fires[0].group == ("D", "J")  # A54#5 O21.3#10: F is in his radius too
