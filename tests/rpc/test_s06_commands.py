"""6.01 to 6.05, 6.3, 6.4: what a command activates, the actions, deploying and digging."""

from __future__ import annotations

import pytest

from tests.rpc.scene import Scene

WAITING = {"V": "L01 british artillery", "W": "L10 german artillery"}


def dug(scene: Scene, outcome: str) -> Scene:
    """The unit `G` digs; everybody else passes; then its shovel becomes something."""
    scene.command("G").act("G", "dig")
    while scene.pending.kind == "command-choose":
        scene.answer(scene.pending.side, "command-choose", "pass")
    if scene.pending.kind == "shovel-choose":
        scene.german("shovel-choose", outcome)
    return scene


# commands


def test_only_ready_units_of_ones_own_can_be_commanded() -> None:
    units = {"G": "D05 german infantry", "S": "D06 german infantry spent", "B": "D02 british infantry"}
    scene = Scene(units)
    assert scene.ids == ["G", "pass"]  # 3.3#2 6.01#2 3.11#6
    assert scene.why_not("unit:S") == ["3.3 why-not-spent"]
    assert scene.why_not("unit:B") == ["3.11 why-not-enemy"]


def test_a_stack_of_two_need_not_be_alike() -> None:
    units = {
        "A": "D05 german infantry", "M": "D05 german machine-gun dispersed", "C": "D06 german machine-gun", **WAITING,
    }  # fmt: skip
    scene = Scene(units).german("command-choose", "A")
    assert scene.ids == ["done", "M", "back"]  # 6.01#3 3.4#2
    scene.german("command-add", "M")
    assert scene.g.command is not None
    assert scene.g.command.units == ("A", "M")  # 6.01#1


def test_a_spent_companion_cannot_be_commanded() -> None:
    units = {"A": "D05 german infantry", "B": "D05 german infantry spent", **WAITING}
    scene = Scene(units).german("command-choose", "A")
    scene.german("actor-choose", "A")
    assert scene.g.command is not None
    assert scene.g.command.units == ("A",)  # 6.01#3 3.3#2


def test_back_begins_the_command_again() -> None:
    units = {"A": "D05 german infantry", "B": "D05 german infantry", **WAITING}
    scene = Scene(units).german("command-choose", "A").german("command-add", "back")
    scene.expect("german", "command-choose")
    assert scene.g.command is None


def test_units_of_one_command_may_act_differently_or_not_at_all() -> None:
    units = {
        "A": "D05 german infantry", "B": "D05 german infantry", "C": "D06 german infantry", **WAITING,
    }  # fmt: skip
    scene = Scene(units).command("A", "B", "C").act("A", "deploy").act("B", "dig")  # 6.03#2 5.22#1
    scene.german("actor-choose", "done")  # 6.03#1
    assert [scene.unit(id_).ready for id_ in "ABC"] == [False, False, True]  # 6.05#1 6.05#4


def test_each_unit_acts_once() -> None:
    units = {"A": "D05 german infantry", "B": "D05 german infantry", **WAITING}
    scene = Scene(units).command("A", "B").act("A", "deploy")
    assert scene.ids == ["B", "done"]  # 6.03#3


@pytest.mark.parametrize(
    ("unit", "actions"),
    [
        ("german infantry", {"deploy", "dig", "fire", "move"}),
        ("german machine-gun", {"deploy", "dig", "move"}),
        ("german machine-gun dispersed", {"deploy", "dig", "fire"}),
        ("german flamethrower", {"deploy", "move"}),
        ("german a7v", {"deploy", "fire", "move"}),
    ],
)
def test_the_actions_of_a_unit(unit: str, actions: set[str]) -> None:
    scene = Scene({"G": f"D05 {unit}", "B": "D03 british infantry spent", **WAITING}).command("G")
    scene.german("actor-choose", "G")
    assert set(scene.ids) == actions | {"back"}  # 6.03#3 6.41#1 GLOSS.dash 6.3#2


def test_back_from_an_action_leaves_the_unit_free_to_choose_again() -> None:
    scene = Scene({"G": "D05 german infantry", "B": "D03 british infantry spent", **WAITING}).command("G")
    scene.act("G", "fire").german("fire-choose", "back")
    scene.act("G", "deploy")
    assert not scene.unit("G").ready


def test_a_moving_unit_is_spent_when_its_move_is_over() -> None:
    scene = Scene({"G": "D05 german infantry", **WAITING}).command("G").act("G", "move")
    scene.german("step-choose", "D06")
    assert scene.unit("G").ready
    scene.german("step-choose", "done")
    assert not scene.unit("G").ready  # 6.05#1


# 6.3 deploy


def test_deploying_flips_and_spends() -> None:
    for before in (True, False):
        face = "formed" if before else "dispersed"
        scene = Scene({"G": f"D05 german machine-gun {face}", **WAITING}).command("G").act("G", "deploy")
        unit = scene.unit("G")
        assert (unit.formed, unit.ready) == (not before, False)  # 6.3#2


# 6.4 dig


def test_a_shovel_becomes_a_scrape() -> None:
    scene = Scene({"G": "D05 german infantry", **WAITING}).command("G").act("G", "dig")
    assert not scene.unit("G").ready  # 6.41#2
    assert scene.game.view(None)["units"][0]["badges"] == ["spent", "digging"]
    scene.british("command-choose", "pass")
    assert scene.g.scrapes == {scene.cell("D05"): "dug"}  # 6.41#3 5.3#2
    assert not scene.g.shovels


TRENCH = {"trenches": {"D04": "german", "D05": "german", "D06": "german"}}


def test_a_unit_in_a_trench_may_build_a_bomb_stop() -> None:
    scene = Scene({"G": "D05 german infantry in", **WAITING}, **TRENCH)
    scene.command("G").act("G", "dig").british("command-choose", "pass")
    assert scene.ids == ["scrape", "stop D04", "stop D06"]  # 6.41#4 6.41#6 8.33#3
    scene.german("shovel-choose", "stop D04")
    assert list(scene.g.bomb_stops) == ["D05/D04"]  # 8.33#1 8.33#4
    assert not scene.g.scrapes  # 6.41#6


def test_outside_the_trench_there_is_no_bomb_stop_to_build() -> None:
    scene = dug(Scene({"G": "D05 german infantry out", **WAITING}, **TRENCH), "scrape")
    assert list(scene.g.scrapes) == [scene.cell("D05")]
    assert scene.said("shovel-scrape-done")  # 6.41#4: no other outcome was offered


def test_in_a_blockhouse_one_is_not_in_the_trench() -> None:
    units = {"G": "D05 german machine-gun dispersed in", **WAITING}
    scene = Scene(units, blockhouses={"D05": "german"}, **TRENCH).command("G").act("G", "dig")
    scene.british("command-choose", "pass")
    assert scene.said("shovel-scrape-done"), "no other outcome was offered"  # 8.33#3


def test_one_bomb_stop_a_side() -> None:
    units = {"G": "D05 german infantry in", **WAITING}
    scene = Scene(units, bomb_stops=["D05/D04"], **TRENCH)
    scene.command("G").act("G", "dig").british("command-choose", "pass")
    assert scene.ids == ["scrape", "stop D06", "clear D04"]  # 8.33#5 6.41#5


def test_a_bomb_stop_is_cleared_unless_an_enemy_stands_behind_it() -> None:
    units = {"G": "D05 german infantry out", **WAITING}
    scene = dug(Scene(units, bomb_stops=["D05/D04"], **TRENCH), "clear D04")
    assert not scene.g.bomb_stops  # 6.41#5
    scene = Scene({**units, "E": "D04 british infantry spent"}, bomb_stops=["D05/D04"], **TRENCH)
    scene = dug(scene, "scrape")
    assert scene.g.bomb_stops  # 6.42
    assert scene.g.scrapes, "only the scrape was left to choose"


def test_horse_guns_and_cavalry_do_not_dig() -> None:
    for unit in ("horse-artillery", "horse-machine-gun", "cavalry", "tank"):
        scene = Scene({"G": f"D05 british {unit} dispersed", **WAITING}, initiative="british").command("G")
        scene.british("actor-choose", "G")
        assert "dig" not in scene.ids  # 6.41#1 3.12#3


def test_a_dead_digger_leaves_a_scrape() -> None:
    """The shovel is turned over with the others at the end of the turn."""
    units = {"G": "D05 german infantry", "B": "D03 british infantry", **WAITING}
    scene = Scene(units, couplets=2).command("G").act("G", "dig").command("B").act("B", "fire")
    scene.british("fire-choose", "D05").total(12)
    assert not scene.g.shovels
    assert not scene.g.scrapes
    while scene.g.turn == 1:
        scene.answer(scene.pending.side, "command-choose", "pass")
    assert scene.g.scrapes == {scene.cell("D05"): "dug"}  # 5.3#2
