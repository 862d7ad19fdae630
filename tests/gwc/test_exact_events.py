"""Events that fall into the middle of something else, and what then holds no longer."""

from __future__ import annotations

from typing import Any

import pytest

from tests.gwc.marching import go, moving, ordered
from tests.gwc.scene import Scene

MINED: dict[str, Any] = {"fortifications": {"H6": "mines"}, "ground": {"H5": "woods"}}
MOVER = {"L": "H6 ge-infanterie", "K": "B2 ge-landwehr"}


def out_of_mines(scene: Scene, event: str) -> Scene:
    """The French roll for the Mines that a German leaves sets off an Event of theirs in H5."""
    scene.roll(1, 1, "event").turns_up(event)
    return scene.turns_up("X") if event == "blaze" else scene


def french(**events: str) -> dict[str, Any]:
    return {"french": {**{id_: {"event": event} for id_, event in events.items()}, "X": {"hex": "H5"}}}


def test_nobody_moves_into_a_hex_that_took_fire_while_he_left_mines() -> None:
    scene = moving(MOVER, "L", cards=french(blaze="blaze"), **MINED)
    go(scene, "L").german("step-choose", "H5")
    out_of_mines(scene, "blaze").roll(6, 6)
    assert scene.at("L") == "H6"  # T100#5 8.1.6
    assert not scene.unit("L").broken


def test_nobody_advances_into_a_hex_that_took_fire() -> None:
    scene = ordered("advance", MOVER, "L", cards=french(blaze="blaze"), **MINED)
    scene.german("advance-hex", "H5")
    out_of_mines(scene, "blaze").roll(6, 6)
    assert scene.at("L") == "H6"  # T100#5 O16.3#1


def test_a_retreat_takes_another_way_when_its_hex_took_fire() -> None:
    """The hex that burns uses up none of those that it must go back."""
    units = {**MOVER, "L": "G6 ge-infanterie broken", "F": "A9 fr-infanterie"}
    mined: dict[str, Any] = {**MINED, "fortifications": {"G6": "mines"}}
    scene = ordered("rout", units, side="french", cards=french(blaze="blaze"), **mined)
    scene.french("rout-player", "german").roll(6, 6)
    hexes = scene.note("retreat")["hexes"]
    scene.german("retreat-choose", "H5")
    out_of_mines(scene, "blaze").roll(6, 6)
    assert (scene.at("L"), "H5" in scene.ids) == ("G6", False)  # T100#5 O26.3.4#3
    for step in range(hexes):
        scene.german("retreat-choose", scene.ids[0])
        if step == 0:
            scene.roll(1, 1).roll(6, 6)  # the Mines again
    assert len(scene.said("entered")) == hexes  # O26.3#1


@pytest.mark.parametrize("manner", ["move", "advance"])
def test_a_move_does_not_enter_a_hex_that_the_enemy_entered_meanwhile(manner: str) -> None:
    """French stragglers come to H5 while the German leaves the Mines: a Move stops, an Advance leads to a Melee."""
    lost: dict[str, Any] = {"casualties": {"french": ["fr-infanterie"]}}
    scene = ordered(manner, MOVER, "L", cards=french(back="walking-wounded"), **lost, **MINED)
    if manner == "move":
        go(scene, "L")
    scene.german("step-choose" if manner == "move" else "advance-hex", "H5")
    out_of_mines(scene, "back").turns_up("X").french("choose-wounded-hex", "H5").roll(6, 6)
    assert scene.at("L") == {"move": "H6", "advance": "H5"}[manner]  # O23.4#1 O16.3


@pytest.mark.parametrize("manner", ["move", "advance"])
def test_who_flees_a_blaze_at_the_edge_has_not_left_the_map(manner: str) -> None:
    """The roll of the Mines in H11 sets the hex itself on fire; the German gets out of it, but not off the map."""
    units = {"L": "H11 ge-infanterie", "K": "B2 ge-landwehr"}
    cards = {"french": {"blaze": {"event": "blaze"}, "X": {"hex": "H11"}}}
    mined: dict[str, Any] = {"fortifications": {"H11": "mines"}, "ground": {"H11": "woods"}}
    scene = ordered(manner, units, "L", cards=cards, **mined)
    if manner == "move":
        go(scene, "L")
    scene.german("step-choose" if manner == "move" else "advance-hex", "exit")
    out_of_mines(scene, "blaze").german("choose-refuge", "H10").roll(6, 6)
    assert scene.at("L") == "H10"  # 7.2#2
    assert scene.g.vp == 0
