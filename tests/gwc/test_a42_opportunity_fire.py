"""A42 Opportunity Fire: at each expenditure, by firers that stay activated for the Move Order."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import pytest

from tests.gwc.scene import Scene, action, order

FIRE_MAP = tomllib.loads((Path(__file__).parent / "maps" / "fire.toml").read_text("utf-8"))
EXAMPLE = {
    "P": "L3 us-infantry",
    "Kelly": "L4 us-kelly",
    "Mueller": "H4 ge-mueller",
    "L": "H4 ge-landwehr+mg08",
}


def example() -> Scene:
    """Step A: the US Platoon has moved from L3 to K3."""
    hands = {
        "american": {"M": order("move"), "M2": order("move")},
        "german": {
            "F": order("fire"),
            "F2": order("fire"),
            "X1": action("crossfire"),
            "X2": action("crossfire"),
        },
    }
    scene = Scene(
        EXAMPLE,
        map=FIRE_MAP,
        hands=hands,
        active="american",
        strategy={"german": "GS1"},
        order_limits={"american": 4},
    )
    return step(scene.american("order-choose", "M").american("activate-first", "P"), "K3")


def step(scene: Scene, hex_: str) -> Scene:
    return scene.american("step-choose", hex_)


def halted(scene: Scene, *group: str) -> Scene:
    """The German plays his Fire Action and activates a group."""
    scene.german("op-fire-offer", "F")
    if scene.pending.kind == "activate-first":
        scene.german("activate-first", group[0])
    for id_ in group[1:]:
        if scene.pending.kind == "activate-more":
            scene.german("activate-more", id_)
    return scene


def first_shot(scene: Scene) -> Scene:
    """Steps B to D: 1 and 1, Jammed; the Platoon rolls 4 and 6."""
    halted(scene, "Mueller", "L").german("op-fire-offer", "fire")
    scene.german("fire-base", "L+mg08").german("fire-group", "L", "fire").german("action-before-fire", "pass")
    return scene.roll(1, 1, "jammed").roll(4, 6)


def test_ex_opfire_a_the_first_shellhole_costs_two() -> None:
    scene = example()  # EX.opfire.A A42.1
    assert scene.g.steps["P"].spent == 2
    assert scene.expect("german", "op-fire-offer").ids == ["F", "F2", "pass"]  # GLOSS.opfire


def test_ex_opfire_b_c_d() -> None:
    """8 and 2 for Müller and 1 for the Platoon: 11, and 1+1 makes 13; the gun jams; 8 and 4+6 beat it."""
    scene = halted(example(), "Mueller", "L")  # EX.opfire.B A42.2#1
    scene.german("op-fire-offer", "fire")
    assert "Mueller" not in scene.ids
    assert scene.why_not("unit:Mueller") == ["O21.2.1 why-not-range"]
    scene.german("fire-base", "L+mg08").german("fire-group", "L")
    assert dict(scene.pending.args)["strength"] == 11  # INFER.mg08
    scene.german("fire-group", "fire").german("action-before-fire", "pass").roll(1, 1, "jammed")
    assert scene.note("fire-attack")["total"] == 13
    assert scene.g.weapons["L+mg08"].broken  # EX.opfire.C
    scene.roll(4, 6)  # EX.opfire.D
    assert (scene.note("defense")["morale"], scene.note("defense")["total"]) == (8, 18)
    assert not scene.unit("P").broken
    scene.expect("american", "step-choose")  # A42.2#3 A42.3#5: one attack, and the move goes on


def test_ex_opfire_e_f_g() -> None:
    """5, 2 for Müller and 4 for two Crossfires: 11; 4+2 and a Strategy Card make 18; 8 and 5+5 tie, so it breaks."""
    scene = step(first_shot(example()), "J3")  # EX.opfire.E
    assert scene.g.steps["P"].spent == 3
    assert "fire" in scene.expect("german", "op-fire-offer").ids  # A42.3#3 A42.2#2: still activated
    scene.german("op-fire-offer", "fire")
    assert scene.ids == ["L", "back"]  # the gun is broken
    scene.german("fire-base", "L").german("fire-group", "fire").german("action-before-fire", "X1", "X2")
    scene.roll(4, 2, windows=True).german("reroll-offer", "pass").german("plus-one-offer", "GS1")
    attack = scene.note("fire-attack")  # EX.opfire.F A38#1 A38#2
    assert (attack["strength"], attack["bonus"], attack["total"]) == (11, 1, 18)
    scene.roll(5, 5)  # EX.opfire.G
    assert (scene.note("defense")["total"], scene.note("defense")["attack"]) == (18, 18)
    assert scene.unit("P").broken
    assert not scene.unit("P").suppressed


def test_ex_opfire_note_the_activation_is_spent_for_the_turn() -> None:
    scene = first_shot(example()).american("step-choose", "done")
    scene.american("order-choose", "M2")
    if scene.pending.kind == "activate-first":
        scene.american("activate-first", "Kelly")
    step(scene, "K4")
    assert scene.pending.side == "american"  # EX.opfire.note A42.3#4: though the German holds F2
    assert not scene.g.op_fires  # A42.3#3: for that Move Order only


# the rules about it

MOVER = {"P": "H8 us-infantry", "Q": "O11 us-kelly", "G": "H4 ge-infanterie+mg08"}


def moving(units: dict[str, str], hex_: str, german: dict[str, Any], **document: Any) -> Scene:
    """The American Platoon P has just moved into a hex."""
    hands = {"american": {"M": order("move")}, "german": german}
    scene = Scene(units, hands=hands, active="american", **document).american("order-choose", "M")
    return step(scene.american("activate-first", "P"), hex_)


def test_no_window_with_an_empty_hand_or_nobody_to_fire() -> None:
    assert moving(MOVER, "H7", {}).pending.side == "american"
    far = MOVER | {"G": "A1 ge-infanterie"}
    assert moving(far, "H7", {"F": order("fire")}).pending.side == "american"


def test_the_window_opens_whatever_the_hand_holds() -> None:
    """With the reactions of a stranger at the table: a card without a Fire Action must not show."""
    scene = moving(MOVER, "H7", {"X": action("ambush")}, options={"reactions": "strict"})
    assert scene.expect("german", "op-fire-offer").ids == ["pass"]


def test_the_group_must_be_able_to_fire_at_that_hex() -> None:
    units = MOVER | {"R": "A5 us-infantry", "H": "A4 ge-infanterie"}
    scene = moving(units, "H7", {"F": order("fire")}).german("op-fire-offer", "F")
    assert scene.g.op_fires[0].group == ("G",)  # A42.2#1: H has an enemy beside it, but not in H7


def test_ordnance_does_not_op_fire_but_its_crew_does() -> None:
    units = MOVER | {"G": "H4 ge-infanterie+minenwerfer-76mm"}
    scene = (
        moving(units, "H7", {"F": order("fire")}).german("op-fire-offer", "F").german("op-fire-offer", "fire")
    )
    assert scene.ids == ["G", "back"]  # A42.3#2 11.6#4


def test_a_tank_op_fires_with_its_machine_guns_only() -> None:
    units = MOVER | {"G": "H4 ge-a7v"}
    scene = moving(units, "H7", {"F": order("fire")}, date="1918-06")
    scene.german("op-fire-offer", "F").german("op-fire-offer", "fire")
    assert scene.ids == ["G:mg", "back"]  # A42.3#2


def test_another_mover_may_be_shot_at_by_the_same_firers() -> None:
    """Entering a Stream is one expenditure of 3 MP; a second Formation that enters it is another."""
    units = {"B": "H8 us-wise", "P": "H8 us-infantry", "R": "G8 us-infantry", "G": "H4 ge-infanterie+mg08"}
    hands = {"american": {"M": order("move")}, "german": {"F": order("fire")}}
    scene = Scene(units, hands=hands, active="american", ground={"H7": "stream"}).american(
        "order-choose", "M"
    )
    scene.american("activate-first", "B").american("activate-more", "P", "R")
    scene.american("move-choose", "P").american("stack-choose", "done")
    step(scene, "H7").german("op-fire-offer", "F").german("op-fire-offer", "fire")  # EX.opfire.stream
    scene.german("fire-base", "G+mg08").german("fire-group", "fire").roll(1, 1).roll(6, 6)
    scene.expect("american", "step-choose").american("step-choose", "done")  # A42.3#5: only one attack
    scene.american("move-choose", "R")
    assert step(scene, "H7").german("op-fire-offer", "fire").ids == ["G", "G+mg08", "back"]  # A42.3#3


def test_two_activations_do_not_fire_together() -> None:
    units = MOVER | {"H": "H5 ge-infanterie"}
    scene = moving(units, "H7", {"F": order("fire"), "F2": order("fire")})
    scene.german("op-fire-offer", "F").german("activate-first", "G")
    scene.german("op-fire-offer", "F2").german("op-fire-offer", "fire")  # A28.1#2
    assert scene.ids == ["G", "G+mg08", "H", "back"]  # A42.2#2
    scene.german("fire-base", "H")
    assert scene.why_not("unit:G") == ["O21.3.1 why-not-other-leader"]  # O21.3.1#2 A42.3#1


def test_he_may_activate_and_yet_hold_his_fire() -> None:
    scene = moving(MOVER, "H7", {"F": order("fire")}).german("op-fire-offer", "F")
    scene.german("op-fire-offer", "fire").german("fire-base", "back").german("op-fire-offer", "pass")
    assert scene.expect("american", "step-choose")  # A42.2#3
    assert scene.unit("G").activated == "op fire"  # A28.3#1
    step(scene, "H6").german("op-fire-offer", "fire")


@pytest.mark.parametrize("kept", [True, False])
def test_sturmabteilung_vor_cancels_an_op_fire_action(kept: bool) -> None:
    units = {"P": "H4 ge-infanterie", "Q": "O11 ge-ebel", "G": "H8 us-infantry"}
    hands = {"german": {"M": order("move")}, "american": {"F": order("fire")}}
    scene = Scene(units, hands=hands, strategy={"german": "GS6"}).german("order-choose", "M")
    scene.german("activate-first", "P").german("step-choose", "H5").american("op-fire-offer", "F")
    asked = scene.pending
    assert asked.side == "german"  # S98.4.6#1
    scene.game.answer("pass" if kept else "sturmabteilung-vor")
    assert bool(scene.g.op_fires) == kept  # S98.4.6#2
    assert bool(scene.unit("G").activated) == kept


def test_an_advance_draws_no_op_fire() -> None:
    units = {"P": "H8 us-infantry", "Q": "O11 us-kelly", "G": "H4 ge-infanterie+mg08"}
    hands = {"american": {"A": order("advance")}, "german": {"F": order("fire")}}
    scene = Scene(units, hands=hands, active="american").american("order-choose", "A")
    scene.american("activate-first", "P").answer("american", scene.pending.kind, "H7")
    assert not any(entry.kind == "op-fire-offer" for entry in scene.game.log)
    assert scene.pending.kind != "op-fire-offer"  # A42.3#6


def test_no_op_fire_along_a_trench() -> None:
    scene = moving(MOVER, "H7", {"F": order("fire")}, fortifications={"H8": "trench", "H7": "trench"})
    assert scene.pending.side == "american"  # A42.3#6 F130.2#2


@pytest.mark.parametrize(("dice", "hex_"), [((1, 1), "I7"), ((2, 3), "I7"), ((1, 1), "J6")])
def test_doughboy_surge_keeps_op_fire_from_breaking_led_units(dice: tuple[int, int], hex_: str) -> None:
    """A failed roll or a tie does not break a Good Order Unit in the radius (2) of an activated Leader."""
    units = {"W": "H8 us-wise", "P": "I8 us-infantry", "G": "H4 ge-infanterie+mg08"}
    hands = {"american": {"O": order("offensive")}, "german": {"F": order("fire")}}
    scene = Scene(units, hands=hands, active="american", strategy={"american": "USS3"})
    scene.american("order-choose", "O").american("offensive-first", "W").american(
        "offensive-line", "P", "done"
    )
    scene.american("move-choose", "situation")
    if scene.pending.kind == "situation-own-offensive":
        scene.game.answer(scene.ids[0])
    scene.american("move-choose", "P").american("step-choose", "I7")
    scene.german("op-fire-offer", "F")
    if hex_ != "I7":
        scene.german("op-fire-offer", "pass").american("step-choose", hex_)
    scene.german("op-fire-offer", "fire").german("fire-base", "G+mg08").german("fire-group", "fire")
    scene.roll(1, 3).roll(*dice)
    out_of_radius = hex_ == "J6"
    assert scene.unit("P").broken == out_of_radius  # S98.5.3#2
