"""9 The mug: what goes in."""

from __future__ import annotations

from typing import Any

from tests.gts.scene import Scene

UNITS = {"A": "D05 rifles", "B": "D06 rifles of=blue", "G": "K05 grenadiers"}


def filled(**more: Any) -> Scene:
    return Scene(UNITS, chit="", step="G", **more)


def test_every_division_and_every_player_has_a_chit() -> None:
    scene = filled(turn=2)
    divisions = {"division:first", "division:second", "division:zweite"}
    assert set(scene.g.mug) == divisions | {"command:allied", "command:german"}  # 9.0#2, 9.0#4, 1.2#2, 1.2#8
    assert len(scene.g.mug) == 5  # 9.0#4: one Direct Command Chit each; MARK.activechit
    assert scene.note("mug-filled") == {"count": 5, "held": 0}


def test_no_formation_chit_goes_in_unless_it_was_bought() -> None:
    scene = filled(turn=2, bought={"allied": ("formation:blue",)}, held={"german": ("formation:feld",)})
    assert "formation:blue" in scene.g.mug  # 9.0#5
    assert "formation:red" not in scene.g.mug  # 1.2#3
    assert "formation:feld" not in scene.g.mug  # 9.0#5: it is for the next turn
    assert scene.note("mug-filled") == {"count": 6, "held": 1}


def test_a_division_that_is_granted_later() -> None:
    later = {"second": {"from_turn": 3}}
    assert "division:second" not in filled(turn=2, divisions=later).g.mug  # 9.0#3
    assert "division:second" in filled(turn=3, divisions=later).g.mug  # 9.0#3, 7.1#3


def test_the_scenario_states_the_first_mug() -> None:
    scene = filled(mug=("division:zweite", "formation:feld", "command:allied"))
    assert scene.g.mug == ("division:zweite", "formation:feld", "command:allied")  # 9.0#1


def test_what_is_bought_on_the_first_turn_is_added() -> None:
    scene = filled(mug=("division:zweite", "command:allied"), bought={"allied": ("formation:red",)})
    assert scene.g.mug == ("division:zweite", "command:allied", "formation:red")  # 9.0#1, 9.0#5


def test_a_chit_carried_over_is_not_in_the_mug_as_well() -> None:
    scene = filled(turn=2, carried="command:german")
    assert scene.g.played == ("command:german",)  # 10.0.6#2
    assert set(scene.g.mug) == {"division:first", "division:second", "division:zweite", "command:allied"}


def test_division_chits_go_in_every_turn() -> None:
    scene = Scene(UNITS, chit="", mug=("command:german", "command:allied"))
    scene.draw("command:german")
    assert scene.g.turn == 2
    assert {"division:first", "division:second", "division:zweite"} <= set(scene.g.mug)  # 7.1#3, 9.0#2


def test_a_division_that_is_wiped_out_has_no_chit() -> None:
    units = {**UNITS, "Z": "eliminated rifles of=green"}
    assert "division:second" not in Scene(units, chit="", step="G", turn=2).g.mug  # 9.0#2
    due = {**units, "Y": "waiting rifles of=green due=9"}
    entry = {"second": {"entry": "A09"}}
    assert (
        "division:second" in Scene(due, chit="", step="G", turn=2, divisions=entry).g.mug
    )  # 9.0#2: some are to come
