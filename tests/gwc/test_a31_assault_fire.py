"""A31 Assault Fire."""

from __future__ import annotations

from typing import Any

from grognard.games.gwc.rules import o21_targets
from tests.gwc.scene import Scene, action, order

UNITS = {
    "B": "H4 fr-barnier",
    "C": "H4 fr-chasseurs",
    "Z": "H5 fr-zouaves",
    "I": "H5 fr-infanterie+chauchat",
    "L": "H8 ge-landwehr",
    "K": "O11 ge-ebel",
}
HANDS = {"french": {"M": order("move"), "X": action("assault-fire"), "Y": action("assault-fire")}}


def moving(units: dict[str, str] = UNITS, *others: str, **document: Any) -> Scene:
    """Barnier and those named are activated to Move."""
    scene = Scene(units, hands=HANDS, active="french", **document).french("order-choose", "M")
    return scene.french("activate-first", "B").french("activate-more", *(others or ("C", "Z", "I")))


def test_moving_pieces_with_boxed_fp_fire_once_before_they_move() -> None:
    scene = moving().french("move-choose", "X").french("fire-target", "H8")  # A31#1 A31#3
    assert scene.ids == ["C", "Z", "I+chauchat", "back"]  # A31#2: not Barnier, not the Infanterie itself
    scene.french("fire-base", "C").french("fire-group", "Z", "I+chauchat")
    assert dict(scene.pending.args)["strength"] == 6 + 2 + 2  # O21.3.1.2 with Barnier's Command
    scene.french("fire-group", "fire").roll(1, 1).roll(6, 6)
    scene.expect("french", "move-choose")  # a single attack
    scene.french("move-choose", "Y").french("fire-target", "H8").french(
        "fire-base", "C"
    )  # each card allows another  A31#2


def test_it_may_be_announced_in_the_midst_of_movement() -> None:
    scene = (
        moving()
        .french("move-choose", "Z")
        .french("stack-choose", "done")
        .french("step-choose", "H6")
        .decline()
    )
    scene.french("step-choose", "X").french("fire-target", "H8").french("fire-base", "Z")  # A31#3
    scene.french("fire-group", "fire").roll(6, 6).roll(1, 1)
    assert scene.unit("L").broken


def test_nobody_with_boxed_fp_or_no_target() -> None:
    scene = moving(UNITS, "I")
    if scene.pending.kind == "activate-more":
        scene.french("activate-more", "done")
    assert "X" in scene.ids  # the Chauchat will do
    scene = moving(UNITS | {"I": "H5 fr-infanterie"}, "I").french("activate-more", "done")
    assert "X" not in scene.ids  # A31#1
    scene = moving(UNITS | {"L": "O10 ge-landwehr"})
    assert "X" not in scene.ids  # A31#1


def test_not_in_an_offensive() -> None:
    hands = {"french": {"O": order("offensive"), "X": action("assault-fire")}}
    units = {
        **UNITS,
        "I": "I5 fr-infanterie+chauchat",
    }  # two Platoons in H5 would overstack the line  O24.2#4
    scene = (
        Scene(units, hands=hands, active="french").french("order-choose", "O").french("offensive-first", "B")
    )
    scene.french("offensive-line", "C", "Z", "done").expect("french", "move-choose")
    assert "X" not in scene.ids  # A31#3 O24.2#3


def test_a_weapon_fires_from_wire_that_does_not_touch_its_unit() -> None:
    """Sturmtruppen lift all effects of Wire for Units on the move, the silence of their Weapons too."""
    units = {"L": "H6 ge-stosstrupp+mg08-15", "F": "H9 fr-infanterie", "X": "N2 fr-infanterie broken"}
    held = {"german": {"M": order("move"), "X": action("assault-fire")}}
    scene = Scene(units, hands=held, fortifications={"H6": "wire"}, strategy={"german": "GS7"})
    scene.german("order-choose", "M")
    assert not o21_targets.pieces_of(scene.g, "L")[1:]  # F131.3#2
    scene.german("move-choose", "situation").german("situation-own-move", "no-wire")
    assert o21_targets.pieces_of(scene.g, "L")[1:] == ("L+mg08-15",)  # S98.4.7#1
