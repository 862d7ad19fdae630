"""Strategy Cards and movement: Assaults, Sturmtruppen, Hidden Path, Red Trousers, La Force Noire."""

from __future__ import annotations

from typing import Any

from tests.gwc.marching import go, left, moving, ordered
from tests.gwc.scene import Scene, action, order

WEST = {"X": "A1 ge-landwehr broken"}


def french_move(**document: Any) -> Scene:
    units = {
        "D": "H6 fr-durant",
        "U": "H6 fr-infanterie",
        "G": "H5 ge-landwehr",
        "H": "E5 ge-landwehr",
        **WEST,
    }
    return moving(units, "D", "U", side="french", strategy={"french": "FS4"}, **document)


def test_assaults() -> None:
    """Movers may enter enemy hexes; they are Suppressed and stop, and Melee follows the Order."""
    scene = french_move()
    scene.french("move-choose", "U").french("stack-choose", "done")
    assert "H5" not in scene.ids
    scene.french("step-choose", "situation").french("situation-own-move", "assaults")  # S98.3.4#1
    scene.french("step-choose", "H5")  # S98.3.4#2
    assert scene.unit("U").suppressed  # S98.3.4#3
    assert scene.at("U") == "H5"
    scene.french("move-choose", "D").french("step-choose", "H5")
    assert scene.note("melee")["hex"] == "H5"
    assert scene.said("melee-fp")[1]["total"] == 5 + 2 - 1 + 1 - 1  # Suppressed, both of them


def test_assaults_draw_no_shot_into_the_mixed_hex() -> None:
    scene = french_move(hands={"german": {"OF": action("fire")}})
    scene.french("move-choose", "situation").french("situation-own-move", "assaults")
    scene.french("move-choose", "U").french("stack-choose", "done").french("step-choose", "H5")
    scene.expect("french", "move-choose")  # A42.3#6: both sides are in H5


def german_move(use: str, **document: Any) -> Scene:
    units = {"L": "H6 ge-stosstruppen", "F": "H5 fr-infanterie", "K": "B2 ge-landwehr"}
    scene = go(moving(units, "L", strategy={"german": "GS7"}, fortifications={"G6": "wire"}, **document), "L")
    return scene.german("step-choose", "situation").german("situation-own-move", use)


def test_sturmtruppen_ignore_wire() -> None:
    scene = german_move("no-wire")
    assert "H5" not in scene.ids
    scene.german("step-choose", "G6")
    assert left(scene) == 4  # S98.4.7#1
    scene.german("step-choose", "G5")
    assert left(scene) == 3


def test_sturmtruppen_enter_enemies() -> None:
    scene = german_move("storm").german("step-choose", "H5")
    assert not scene.unit("L").suppressed
    assert scene.note("melee")["hex"] == "H5"  # S98.4.7#2: no MP left, so the Order is over


def test_hidden_path() -> None:
    units = {"A": "H6 us-infantry", "K": "C3 us-infantry", **WEST}
    scene = moving(units, "A", side="american", strategy={"american": "USS6"}, fortifications={"H5": "wire"})
    scene.american("move-choose", "A").american("step-choose", "H5")
    assert left(scene) == 0
    scene.american("step-choose", "situation").american("situation-own-move", "hidden-path")
    assert left(scene) == 3  # S98.5.6: at any point, so the MP lost in the Wire are there again


def test_la_force_noire() -> None:
    units = {"U": "H6 fr-infanterie", "G": "H5 ge-landwehr", "C": "C3 fr-infanterie", **WEST}
    scene = ordered("advance", units, "U", side="french", strategy={"french": "FS8"})
    scene.french("advance-hex", "H5").french("situation-melee", "force-noire")  # S98.3.8
    assert scene.unit("G").broken
    assert scene.said("melee-fp")[0]["total"] == 3


def test_red_trousers() -> None:
    """1914: the French Offensive is cancelled, half of its Units are Suppressed, and nothing counts."""
    units = {
        "D": "H6 fr-marchal",
        "U": "H5 fr-infanterie-1914",
        "V": "H4 fr-infanterie-1914",
        "W": "G5 fr-infanterie-1914",
        "X": "A1 ge-landwehr-1914 broken",
    }
    hands = {"french": {"O": order("offensive"), "R": order("rout")}}
    scene = Scene(units, hands=hands, active="french", date="1914-08", strategy={"german": "GS5"})
    scene.french("order-choose", "O").french("offensive-first", "D").french("offensive-line", "U", "V", "W")
    if scene.pending.kind == "offensive-line":
        scene.french("offensive-line", "done")
    scene.german("situation-french-offensive", "red-trousers")  # S98.4.5#1
    while scene.pending.side == "german":
        scene.german(scene.pending.kind, scene.ids[0])
    assert sum(scene.unit(id_).suppressed for id_ in "UVW") == 2  # S98.4.5#2
    assert scene.expect("french", "order-choose").g.orders_given == 0  # S98.4.5#3
    assert not any(scene.unit(id_).activated for id_ in "DUVW")
    assert {scene.at(id_) for id_ in "DUVW"} == {"H6", "H5", "H4", "G5"}
