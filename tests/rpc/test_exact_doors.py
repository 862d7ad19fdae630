"""Prohibitions at the doors that are left: blobs, commands that split under fire, what a scenario closes."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.games.rpc.state import CASUALTY
from tests.rpc.moves import commanded, moving
from tests.rpc.scene import Scene
from tests.rpc.test_s11_day import day

G, B = "german infantry", "british infantry"
MG = "british machine-gun dispersed"


# blobs

INFILTRATION: dict[str, Any] = {"rules": {"infiltration": {"german": ["attack"]}}}
PAIRS = {
    "A": f"D05 {G} dispersed",
    "C": f"D06 {G} dispersed",
    "E": "H05 german late-infantry dispersed",
    "F": "H06 german machine-gun dispersed",
    "W": "L01 british machine-gun",
}


def test_no_third_who_stands_alone() -> None:
    units = {id_: text for id_, text in PAIRS.items() if id_ != "F"}
    scene = Scene(units, **INFILTRATION).german("command-choose", "A").german("command-add", "C")
    assert scene.g.command is not None  # nobody else can join
    assert set(scene.g.command.units) == {"A", "C"}


# commands that split under fire


def test_one_of_a_mass_that_waits_is_struck_with_the_mover_and_drops_out() -> None:
    units = {"A": f"D06 {G}", "C": f"D05 {G}", "D": f"C05 {G}", "M": f"D03 {MG}"}
    scene = commanded(units, "A", "C", "D").act("A", "move").german("step-choose", "D05")
    scene.british("react-offer", "M")
    while scene.pending.side == "chance":
        scene.total(7 if dict(scene.pending.args)["about"] == "C" else 3)
    assert (scene.unit("C").formed, scene.unit("C").ready) == (False, False)  # 6.73#2
    scene.german("step-choose", "done")
    assert scene.ids == ["D", "done"]  # 3.3#2


def test_the_mover_dies_and_the_mass_goes_on() -> None:
    units = {"A": f"D06 {G}", "C": f"E06 {G}", "M": f"D03 {MG}"}
    scene = moving(units, "A", "C").german("step-choose", "D05").british("react-offer", "M").total(12)
    assert scene.unit("A").where == CASUALTY
    scene.act("C", "move")  # 6.03: activated before


def test_a_mass_that_lost_its_link_still_acts() -> None:
    units = {"A": f"D06 {G}", "C": f"D07 {G}", "D": f"D08 {G}", "M": f"D03 {MG}"}
    scene = commanded(units, "A", "C", "D").act("C", "move").german("step-choose", "E07").decline()
    scene.german("step-choose", "E06").decline()
    while scene.pending.kind == "step-choose":
        scene.german("step-choose", "done")
    assert {"A", "D"} <= set(scene.ids)


def test_a_shot_back_strikes_one_of_the_stack_who_has_still_to_act() -> None:
    units = {"A": f"D05 {G} dispersed", "C": f"D05 {G} dispersed", "M": f"D04 {MG}"}
    scene = commanded(units, "A", "C").act("A", "fire")
    if scene.pending.kind == "fire-choose":
        scene.german("fire-choose", "D04")
    scene.british("return-offer", "M")
    while scene.pending.side == "chance":
        scene.total(6 if dict(scene.pending.args)["about"] == "C" else 2)
    assert not scene.unit("C").ready
    assert scene.g.command is None or "C" not in scene.ids  # 3.3#2


# what the type or the task of a unit forbids


@pytest.mark.parametrize(("type_", "digs"), [
    ("infantry", True), ("machine-gun", True), ("artillery", True), ("mortar", True),
    ("horse-artillery", False), ("horse-machine-gun", False), ("cavalry", False), ("flamethrower", False),
])  # fmt: skip
def test_who_digs_in_at_night(type_: str, digs: bool) -> None:
    side = "german" if type_ in ("mortar", "flamethrower") else "british"
    other = "british" if side == "german" else "german"
    units = {"X": f"F05 {side} {type_}", "Z": f"{'A' if other == 'british' else 'L'}01 {other} infantry"}
    scene = day(units, segment="improvement", date="1916-05-01")
    while scene.pending.kind == "improve-choose" and scene.pending.side != side:
        scene.game.answer("done")
    found = scene.pending.kind == "improve-choose" and any("F05" in id_ for id_ in scene.ids)
    assert found == digs  # 11.543#1 3.12#2


def test_the_observer_of_the_trench_sets_does_not_leave_over_the_edge() -> None:
    sets = {"X": {"side": "german", "firepower": 3, "mode": "trench set"}}
    scene = commanded({"A": f"A05 {G}"}, "A", artillery=sets, observers={"german": "A"})
    assert "move" not in scene.ids  # 7.21.trenchset#2


def test_no_exit_among_enemies() -> None:
    units = {"A": f"A05 {G}", "B": f"A05 {B} dispersed spent"}
    scene = moving(units, "A")
    assert not [id_ for id_ in scene.ids if id_.startswith(("exit", "off"))]  # 6.63#3 10.3


# what a scenario closes


def test_nobody_walks_into_a_closed_area() -> None:
    units = {"A": f"E05 {G}", "W": f"A01 {B}"}
    scene = Scene(units, playable={"columns": "A:E"}).command("A").act("A", "move")
    assert not {"F04", "F05"} & set(scene.ids)
    assert "D05" in scene.ids
