"""Orders and Actions where they meet: Op Fire, Trenches, Wire, Tanks and the cards that answer them."""

from __future__ import annotations

from typing import Any

import pytest

from tests.gwc.marching import go, left, moving, ordered
from tests.gwc.scene import Card, Scene, action, order

FAR = {"Z": "A11 fr-infanterie", "Y": "O1 ge-infanterie"}
TRENCHES = {"H8": "trench", "H7": "trench"}


def french_move(
    units: dict[str, str], *activated: str, german: dict[str, Card] | None = None, **document: Any
) -> Scene:
    """A French Move Order; the German holds a Fire Action."""
    hands = {"french": {"M": order("move")}, "german": {"F": order("fire"), **(german or {})}}
    scene = Scene({**units, **FAR}, hands=hands, active="french", **document).french("order-choose", "M")
    scene.french("activate-first", activated[0]).french("activate-more", *activated[1:])
    return scene.french("activate-more", "done") if scene.pending.kind == "activate-more" else scene


def op_fire(scene: Scene, base: str = "G") -> Scene:
    """The German activates one Formation and fires with it alone."""
    scene.german("op-fire-offer", "F", "fire")
    return scene.german("fire-base", base).german("fire-group", "fire")


def test_who_came_along_a_trench_is_no_target_when_another_follows_in_the_open() -> None:
    """Durant comes along the Trench, the Platoon from outside: the shot at the hex is answered by the Platoon alone."""
    units = {"D": "H8 fr-durant", "P": "I7 fr-infanterie", "B": "H7 fr-agent", "G": "H4 ge-infanterie"}
    scene = french_move(units, "D", "P", fortifications=TRENCHES)
    scene.french("move-choose", "D").french("step-choose", "H7")
    scene.expect("french", "step-choose").french("step-choose", "done")  # no Op Fire at him
    scene.french("move-choose", "P").french("step-choose", "H7")
    op_fire(scene).roll(6, 6)
    assert set(scene.ids) == {"P", "B"}  # F130.2#2: the Runner has not moved and is no less a target
    scene.french("defense-next", "P").roll(1, 1).roll(1, 1)
    assert scene.unit("P").broken
    assert not scene.unit("D").broken


def test_the_shelter_is_that_of_the_last_step() -> None:
    """Whoever goes on from the Trench into the open is a target there."""
    units = {"P": "H8 fr-infanterie", "G": "H4 ge-infanterie"}
    scene = french_move(units, "P", fortifications=TRENCHES).french("step-choose", "H7", "H6")
    op_fire(scene).roll(6, 6).roll(1, 1)  # F130.2#2
    assert scene.unit("P").broken


@pytest.mark.parametrize(("gun", "offered"), [("", False), ("+mg08", True)])
def test_a_tank_beside_a_sheltered_platoon_draws_only_the_fire_of_weapons(gun: str, offered: bool) -> None:
    """In an Offensive both go along a Trench together; only the Platoon is sheltered by it."""
    units = {
        "D": "G9 fr-durant",
        "T": "H8 fr-renault-mg",
        "P": "H8 fr-infanterie",
        "G": f"H4 ge-infanterie{gun}",
    }
    hands = {"french": {"M": order("offensive")}, "german": {"F": order("fire")}}
    scene = Scene(
        {**units, **FAR}, hands=hands, active="french", date="1918-06", fortifications=TRENCHES
    ).french("order-choose", "M")
    scene.french("offensive-first", "D").french("offensive-line", "T", "P", "done")
    scene.french("move-choose", "T").french("stack-choose", "P").french("step-choose", "H7")
    assert (scene.pending.kind == "op-fire-offer") == offered  # F130.2#2 O21.3.3
    if offered:
        op_fire(scene, "G+mg08").roll(6, 6).roll(6, 6)
        assert [note["unit"] for note in scene.said("defense")] == ["T"]


def test_op_fire_is_for_shots_that_a_mover_must_answer() -> None:
    """A Tank joins Infantry that stands: rifles could harm the Infantry alone, so only the machine gun may fire."""
    units = {
        "P": "H8 fr-renault-mg",
        "I": "H7 fr-infanterie",
        "G": "H4 ge-infanterie+mg08",
        "J": "I4 ge-jaeger",
    }
    scene = french_move(units, "P", german={"X": action("crossfire")}, date="1918-06")
    scene.french("step-choose", "H7").german("op-fire-offer", "F")
    assert scene.unit("G").activated == "op fire"  # O23.3 A42.3#3: not J, who was not even asked for
    scene.german("op-fire-offer", "fire")
    assert scene.ids == ["G+mg08", "back"]
    assert scene.why_not("unit:G") == ["O21.3.3 why-not-tank"]
    scene.german("fire-base", "G+mg08").german("fire-group", "fire").german(
        "action-before-fire", "X"
    )  # A38#1
    assert scene.roll(6, 6).ids == ["I", "P"]


def test_engineering_works_do_not_undo_the_wire_that_was_left() -> None:
    """From Wire into Wire: both take the MP away, and one card removes one of them."""
    units = {"M": "H6 ge-mueller", "L": "H6 ge-pionier", "K": "B2 ge-landwehr"}
    cards = {"E": action("engineering-works"), "E2": action("engineering-works")}
    scene = moving(units, "M", "L", fortifications={"H6": "wire", "H7": "wire"}, hands={"german": cards})
    go(scene, "L").german("step-choose", "H7", "E").german("wire-choose", "H7")
    assert left(scene) == 0  # F131.2#1 A41#2
    scene.german("step-choose", "E2")
    assert left(scene) == 4  # now that both are gone


def test_a_broken_tank_that_bogs_down_again_stops() -> None:
    units = {"T": "H6 fr-renault-mg broken", "A": "A10 fr-infanterie", "X": "O1 ge-infanterie broken"}
    scene = moving(units, "T", side="french", date="1918-06", fortifications={"H5": "foxholes"})
    scene.french("step-choose", "H5").roll(1, 1)
    assert scene.at("T") == "H5"  # O23.5.4#3: it shows its broken side already
    assert scene.pending.kind == "order-choose"


@pytest.mark.parametrize("crowd", [True, False])
def test_no_offensive_where_every_step_would_overstack(crowd: bool) -> None:
    """Two full hexes with water all around: nobody of the line could enter another hex."""
    units = {"M": "A1 ge-mueller", "P": "A2 ge-landwehr", "B": "A1 ge-abteilung broken"}
    if crowd:
        units |= {"C": "A1 ge-infanterie broken", "D": "A2 ge-abteilung broken", "E": "A2 ge-bote broken"}
    ground = dict.fromkeys(("B1", "B2", "B3", "A3"), "water")
    hands = {"german": {"O": order("offensive"), "W": order("rout")}}
    scene = Scene({**units, "X": "O11 fr-infanterie broken"}, ground=ground, hands=hands)
    assert ("O" in scene.ids) != crowd  # O14.5 O24.2#4


@pytest.mark.parametrize("kind", ["move", "advance"])
def test_a_tank_leader_whose_engine_has_failed_still_sends_others(kind: str) -> None:
    """A dash keeps him from moving, not from being activated and activating a Tank in his radius."""
    units = {
        "L": "H6 fr-schneider-leader broken",
        "T": "H8 fr-schneider",
        "U": "G7 fr-schneider",
        "X": "O1 ge-landwehr broken",
    }
    scene = ordered(kind, units, side="french", date="1918-06")
    scene.french("activate-first", "L")
    assert set(scene.ids) == {"T", "U"}  # O23.5.1#2 O14.5: no end yet, he alone could not carry it out
    scene.french("activate-more", "T", "U")
    assert set(scene.expect("french", f"{kind}-choose").ids) == {"T", "U"}  # O23.5.9 O16.3.1
    alone = {"L": units["L"], "A": "A9 fr-agent", "B": "B9 fr-agent", "X": units["X"]}
    scene = ordered(kind, alone, side="french", date="1918-06")
    assert scene.ids == ["A", "B"]
    assert scene.why_not("unit:L") == ["O23.5.9 why-not-engine"]
