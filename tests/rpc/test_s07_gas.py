"""7.51 Gas: checks without firepower and cover, markers that stay, and drift."""

from __future__ import annotations

from typing import Any

from grognard.games.rpc.rules import s07_gas
from tests.rpc.scene import Scene
from tests.rpc.test_s07_ffe import VERTEX, checked, fire, ready

GAS = ready(shell="gas")


def clouds(scene: Scene) -> dict[str, int]:
    return {scene.g.board.name(cell): count for cell, count in scene.g.gas.items()}


def entering(gas: dict[str, int], units: dict[str, str], hex_: str = "E05", **document: Any) -> Scene:
    """The German G moves into a gas hex; its check is next."""
    everybody = {"B": "A10 british infantry", **units}
    scene = Scene(everybody, gas=gas, date="1917-04-01", couplets=3, initiative="german", **document)
    return scene.command("G").act("G", "move").german("step-choose", hex_).expect("chance", "check-gas")


# the attack


def test_a_gas_attack_knows_neither_firepower_nor_cover() -> None:
    scene = fire(GAS, {"G": "H05 german infantry"}, date="1917-04-01", hexes={"H05": "village"})
    scene.dice(1).total(4)
    assert scene.modifiers() == {"formed": 1}  # 7.511#1 7.51#3
    assert clouds(scene) == {"H05": 1, "I05": 1, "I06": 1}


def test_gas_stays_when_the_turn_is_over_and_goes_with_the_scenario() -> None:
    scene = fire(GAS, {}, date="1917-04-01", couplets=1, turns=2)
    scene.dice(1)
    scene.act("B", "deploy").german("command-choose", "pass")
    assert scene.g.turn == 2
    assert clouds(scene) == {"H05": 1, "I05": 1, "I06": 1}  # 7.512#1
    assert not scene.g.artillery["B1"].target, "the FFE marker itself is gone"
    scene.dice(3).dice(2)
    scene.german("command-choose", "pass").british("command-choose", "pass")
    assert not scene.g.gas  # 7.512#1


def test_markers_pile_up_to_no_further_effect() -> None:
    scene = entering({"E05": 2}, {"G": "D05 german infantry"})
    scene.total(5)
    assert scene.modifiers() == {"formed": 1, "moving": 1}  # 7.512#2
    assert checked(scene) == ["G"]


def test_gas_attacks_those_who_enter_and_not_those_who_stay() -> None:
    scene = entering(
        {"E05": 1, "F04": 1}, {"G": "D05 german infantry", "H": "E05 german infantry"}
    )  # 7.511#2
    scene.total(5)
    assert checked(scene) == ["G"]  # 7.512#3
    scene.german("step-choose", "F04").expect("chance", "check-gas").total(5)  # 7.512#4
    assert checked(scene) == ["G", "G"]


# 7.513 drift


def test_doubles_let_all_gas_drift_where_the_side_that_rolled_them_likes() -> None:
    units = {"G": "D05 german infantry", "X": "E06 british infantry", "Y": "H06 german infantry"}
    scene = entering({"E05": 1, "H05": 2, "A01": 1}, units)
    scene.dice(1, 1)
    scene.expect("german", "drift-choose")  # 7.513#2
    scene.german("drift-choose", "down")
    assert clouds(scene) == {"E06": 1, "H06": 2, "A02": 1}
    assert scene.ids == ["H06", "E06"] or scene.ids == ["E06", "H06"]  # 7.513#4
    scene.german("drift-order", "H06").total(5).total(5)
    assert checked(scene) == ["G", "Y", "X"]  # 7.513#5
    scene.decline().expect("german", "step-choose")


def test_the_check_is_concluded_before_the_gas_drifts() -> None:
    scene = entering({"E05": 1}, {"G": "D05 german infantry"})
    scene.dice(4, 4)
    assert not scene.unit("G").formed, "10 against 8"  # 7.513#1
    scene.expect("german", "drift-choose")


def test_gas_that_leaves_the_map_is_gone() -> None:
    scene = entering({"A05": 1, "E05": 1}, {"G": "D05 german infantry"})
    scene.dice(1, 1).german("drift-choose", "upper-left")
    assert clouds(scene) == {"D04": 1}  # 7.513#6


def test_a_hex_that_held_gas_when_the_doubles_were_rolled_is_not_attacked_again() -> None:
    """The gas of E05 drifts into E06, where there was some already; that of E06 reaches E07."""
    units = {"G": "D05 german infantry", "X": "E06 british infantry", "Y": "E07 british infantry"}
    scene = entering({"E05": 1, "E06": 1}, units)
    scene.dice(1, 1).german("drift-choose", "down").total(5)
    assert checked(scene) == ["G", "Y"]  # 7.513#5
    assert clouds(scene) == {"E06": 1, "E07": 1}


def test_every_doubles_causes_a_drift_of_its_own_chosen_anew() -> None:
    """G rolls doubles; the gas reaches X, who rolls doubles too: now the British choose."""
    units = {"G": "D05 german infantry", "X": "E06 british infantry", "Y": "F06 german infantry"}
    scene = entering({"E05": 1}, units)
    scene.dice(2, 2).german("drift-choose", "down").dice(1, 1)
    scene.expect("british", "drift-choose")  # 7.513#3
    scene.british("drift-choose", "lower-right").total(5)
    assert checked(scene) == ["G", "X", "Y"]
    assert clouds(scene) == {"F06": 1}


def test_two_doubles_in_one_attack_are_two_drifts() -> None:
    units = {"G": "H05 german infantry", "F": "I05 british infantry"}
    scene = fire(GAS, units, date="1917-04-01")
    scene.dice(1).dice(1, 1).dice(2, 2)
    scene.expect("german", "drift-choose").german("drift-choose", "up")
    scene.expect("british", "drift-choose").british("drift-choose", "up")
    assert set(clouds(scene)) == {"H03", "I03", "I04"}


def test_a_gas_mission_is_fixed_by_the_call() -> None:
    scene = fire(ready(shell="gas"), {}, date="1917-04-01")
    scene.dice(1)
    assert scene.note("blast")["shell"] == "@shell-gas"  # 7.51#2
    assert scene.g.artillery["B1"].target == VERTEX


def test_direction_names_agree_with_the_board() -> None:
    scene = entering({"E05": 1}, {"G": "D05 german infantry"})
    ends = [scene.g.board.name(c) for c in scene.g.board.neighbours[scene.cell("E05")]]
    assert dict(zip(s07_gas.DIRECTIONS, ends, strict=True)) == {
        "up": "E04",
        "upper-right": "F04",
        "lower-right": "F05",
        "down": "E06",
        "lower-left": "D05",
        "upper-left": "D04",
    }
