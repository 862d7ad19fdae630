"""9.0 The example of play as one scripted game: every shot, every sum, every result.

Where the example itself departs from the rules, the rules are followed, and the place is marked `departure`:

- turn 1, rally (9.0.T1#6): the example offers to rally a company that is spent; 3.8 asks for a ready one.
- turn 1, artillery (9.0.T1#14): 8 against a cohesion of 7 is called harmless. It is a failed check that changes
  nothing: the company is dispersed already and its move is over. The machine gun in its hex must check too (6.53).
- turn 2, fire into V10 (9.0.T2#5): the company in V12 fires through friendly infantry in V11, which 4.6 and 6.51
  forbid to infantry; only the machine gun fires. It and the German machine gun also strike friends in V10 (6.53).
- turn 2, third couplet (9.0.T2#7): not told; both sides pass.
- turn 3, third party (9.0.T3#7): the machine gun in X09 is not in the target hex and cannot answer (6.74).
- the craters of V09, W10 and W11 are printed on the map; the six scrapes of the bombardment lie elsewhere (7.13).
- the eighth German company has no hex in the text (9.0.S#1): it stands in X13 with the artillery.
"""

from __future__ import annotations

from typing import Any

from grognard.games.rpc.state import CASUALTY
from tests.rpc.scene import Scene, named

GERMANS = {
    "g1": "X09 german infantry",
    "gm": "X09 german machine-gun dispersed",
    "g2": "X10 german infantry",
    "g3": "X10 german infantry",
    "g4": "X11 german infantry",
    "g5": "X11 german infantry",
    "g6": "X12 german infantry",
    "g7": "X12 german infantry",
    "g8": "X13 german infantry",
    "ga": "X13 german artillery dispersed",
}
BRITISH = {
    "b1": "V09 british infantry",
    "b2": "V10 british machine-gun",
    "b3": "V11 british infantry",
    "b4": "V12 british machine-gun",
    "b5": "V13 british infantry",
}


def set_up() -> Scene:
    """EOP 1: all units are IN their trenches, and German guns will fire before the first turn."""
    areas = {"british": {"trenches": "british"}, "german": {"trenches": "german"}}
    shells = [{"side": "german", "kind": "pulverizing"}]
    scene = Scene(GERMANS | BRITISH, map="trenches", phase="set up", areas=areas, bombardments=shells)
    assert all(unit.inside for unit in scene.g.units.values())  # 9.0.S#1
    return scene


def bombardment(scene: Scene) -> None:
    """EOP 2: nobody is destroyed, all are dispersed, and no die shows a 6. There is no wire to breach."""
    for die in (1, 2, 3, 4, 5):
        scene.dice(die)
    for company in BRITISH:
        assert (scene.at(company), scene.unit(company).formed) == (BRITISH[company][:3], False)  # 9.0.S#2
    scene.german("crater-choose", "W08", "W09", "W12", "W13", "W14", "V08")  # where nobody will fight


def check(scene: Scene, unit: str, mods: dict[str, int], total: int, result: str) -> None:
    """The last check of this unit in the log: its modifiers, their sum with the dice, and what came of it."""
    said: dict[str, Any] = [note for note in scene.said("check") if note["unit"] == unit][-1]
    assert named(said["modifiers"]) == mods
    assert (said["total"], said["result"]) == (total, f"@check-{result}")
    assert sum(said["dice"]) + sum(mods.values()) == total


def test_the_example_of_play() -> None:
    scene = set_up()
    bombardment(scene)
    first_german_wave(scene)
    the_rest_of_the_mass(scene)
    end_of_turn_1(scene)
    turn_2(scene)
    turn_3(scene)


def first_german_wave(scene: Scene) -> None:
    """Turn 1: companies from X09 and X10 run into the machine gun of V10."""
    scene.dice(4).dice(6)
    assert (scene.g.initiative, scene.g.couplets) == ("british", 2)  # 9.0.T1#1
    scene.british("command-choose", "pass")
    scene.command("g1", "g2", "g3", "g4", "g5", "g6", "g7", "g8")  # 9.0.T1#2
    assert "gm" not in scene.ids
    assert "ga" not in scene.ids

    scene.act("g1", "move").german("step-choose", "W10").british("react-offer", "b2").total(5)
    check(scene, "g1", {"firepower": 2, "formed": 1, "moving": 1, "crater": -1}, 8, "passed")  # 9.0.T1#3
    assert scene.unit("b2").ready, "a machine gun that fires at movers stays ready"
    assert "b2" not in scene.ids, "but waits for the next point"
    scene.decline().german("step-choose", "V09").british("react-offer", "b1").total(7)
    same_hex = {"firepower": 1, "formed": 1, "moving": 1, "same-hex": 1, "crater": -1}
    check(scene, "g1", same_hex, 10, "failed")  # 9.0.T1#4
    g1 = scene.unit("g1")
    assert (scene.at("g1"), g1.formed, g1.ready, g1.inside, g1.moving) == ("V09", False, False, False, False)
    assert not scene.unit("b1").ready
    scene.decline()

    scene.act("g2", "move").german("step-choose", "W10").british("react-offer", "b2").total(3)
    check(scene, "g2", {"firepower": 2, "formed": 1, "moving": 1, "crater": -1}, 6, "passed")  # 9.0.T1#5
    scene.decline().german("step-choose", "V09")
    assert scene.pending.kind == "react-offer", "departure: no rally of a spent company"  # 9.0.T1#6
    scene.british("react-offer", "b2").british("modifier-choose", "mod-trench").total(8).total(8).total(8)
    check(scene, "g2", {"firepower": 2, "formed": 1, "moving": 1, "crater": -1}, 11, "killed")  # 9.0.T1#7
    check(scene, "g1", {"firepower": 2, "crater": -1}, 9, "failed")
    check(scene, "b1", {"firepower": 2, "trench": -3}, 7, "passed")
    assert (scene.unit("g2").where, scene.at("g1"), scene.at("b1")) == (CASUALTY, "V09", "V09")

    scene.act("g3", "move").german("step-choose", "W10").british("react-offer", "b2").total(9)
    check(scene, "g3", {"firepower": 2, "formed": 1, "moving": 1, "crater": -1}, 12, "killed")  # 9.0.T1#8
    assert scene.unit("b2").ready


def the_rest_of_the_mass(scene: Scene) -> None:
    """Turn 1: X11 goes straight ahead, X12 through the own trench."""
    scene.act("g4", "move").german("step-choose", "W11").british("react-offer", "b2").dice(6, 6)
    check(scene, "g4", {"firepower": 2, "formed": 1, "moving": 1, "crater": -1}, 15, "killed")
    assert not scene.unit("b2").ready  # 9.0.T1#9

    scene.act("g5", "move").german("step-choose", "W11").british("react-offer", "b3").total(7)
    check(scene, "g5", {"firepower": 1, "formed": 1, "moving": 1, "crater": -1}, 9, "failed")  # 9.0.T1#10
    assert (scene.unit("g5").formed, scene.unit("g5").ready) == (False, False)
    scene.decline()

    for company in ("g6", "g7"):  # 9.0.T1#11
        scene.act(company, "move").german("step-choose", "X11").decline().german(
            "step-choose", "X10"
        ).decline()
        assert scene.unit(company).inside
        scene.german("step-choose", "W10")
        assert (scene.unit(company).inside, scene.unit(company).points) == (False, 0)
        if company == "g6":
            scene.decline()
            assert scene.unit("g6").moving, "until the next unit moves elsewhere"
    scene.british("react-offer", "b4").total(7).total(6)
    far = {"firepower": 2, "formed": 1, "range": -1, "crater": -1}
    check(scene, "g7", {**far, "moving": 1}, 8, "passed")  # 9.0.T1#12
    check(scene, "g6", far, 8, "passed")
    scene.decline()
    assert [scene.unit(company).ready for company in ("g6", "g7", "g8")] == [False, False, True]
    scene.german("actor-choose", "done")


def end_of_turn_1(scene: Scene) -> None:
    assert (scene.g.couplet, scene.pending.side) == (2, "british")  # 9.0.T1#13
    scene.command("b5")
    scene.act("b5", "move").british("step-choose", "V12").german("react-offer", "ga").total(5).total(8)
    check(scene, "b5", {"firepower": 3, "moving": 1, "range": -1, "trench": -3}, 8, "failed")  # 9.0.T1#14
    check(scene, "b4", {"firepower": 3, "range": -1, "trench": -3}, 4, "passed")  # departure
    b5 = scene.unit("b5")
    assert (scene.at("b5"), b5.inside, b5.formed, b5.ready) == ("V12", True, False, False)
    scene.decline().german("command-choose", "pass")
    assert all(unit.ready for unit in scene.g.units.values())  # 9.0.T1#15


def turn_2(scene: Scene) -> None:
    scene.dice(5).dice(5)
    assert (scene.g.initiative, scene.g.couplets) == ("german", 3)  # 9.0.T2#1
    scene.command("g6", "g7")  # 9.0.T2#2
    for company in ("g6", "g7"):
        scene.act(company, "deploy")
        assert (scene.unit(company).formed, scene.unit(company).ready) == (False, False)

    scene.expect("british", "command-choose").command("b2")  # 9.0.T2#3
    scene.act("b2", "fire").british("fire-choose", "W10").total(5).total(6)
    for company, total in (("g6", 6), ("g7", 7)):
        check(scene, company, {"firepower": 2, "crater": -1}, total, "passed")
    assert not scene.unit("b2").ready

    scene.command("g5").act("g5", "move").german("step-choose", "V10")  # 9.0.T2#4
    offered = set(scene.expect("british", "react-offer").ids)
    assert "b2" not in offered, "spent"
    assert {"b3", "b4"} < offered
    assert "b5" not in offered, "departure: friends in V11 are in its way"  # 4.6
    scene.british("react-offer", "b4").total(4).total(5)  # 9.0.T2#5
    check(scene, "g5", {"firepower": 2, "moving": 1, "range": -1}, 7, "passed")
    check(scene, "b2", {"firepower": 2, "range": -1, "trench": -3}, 2, "passed")  # departure
    scene.decline()
    assert (scene.at("g5"), scene.unit("g5").ready) == ("V10", False)

    scene.command("b3").act("b3", "move").british("step-choose", "V10")  # 9.0.T2#6
    scene.german("react-offer", "gm").total(5).total(6).total(6)
    check(scene, "b3", {"firepower": 2, "moving": 1, "range": -1, "trench": -3}, 5, "passed")
    assert scene.unit("b3").inside
    scene.decline()
    scene.german("command-choose", "pass").british("command-choose", "pass")  # departure: not told
    assert all(unit.ready for unit in scene.g.units.values())  # 9.0.T2#7


def turn_3(scene: Scene) -> None:
    scene.dice(6).dice(1)
    assert (scene.g.initiative, scene.g.couplets) == ("german", 5)  # 9.0.T3#1
    scene.command("g5").act("g5", "move").german("step-choose", "assault")  # 9.0.T3#2
    assert scene.unit("g5").inside
    shots = len(scene.said("shot"))
    assert shots == 12
    scene.british("react-declare", "b2", "b3", "done")
    scene.german("melee-attack", "b2").british("melee-attack", "g5", "g5")
    scene.total(10).total(4)
    german = [note for note in scene.said("check") if note["unit"] == "g5"][-1]
    assert [value for _, value, _ in german["modifiers"]] == [2, 3]
    assert (german["total"], german["result"]) == (15, "@check-killed")  # 9.0.T3#3
    check(scene, "b2", {"melee": 3}, 7, "passed")
    assert len(scene.said("melee-attacks")) == 3
    assert (scene.unit("b2").ready, scene.unit("b3").ready) == (False, False)  # 9.0.T3#4
    assert len(scene.said("shot")) == shots, "spent units make no reaction shot"
    scene.british("command-choose", "pass")

    scene.command("g6", "g7")  # 9.0.T3#5
    for company in ("g6", "g7"):
        scene.act(company, "move").german("step-choose", "V10").decline()
        assert (scene.at(company), scene.unit(company).ready, scene.unit(company).inside) == (
            "V10",
            False,
            False,
        )

    scene.command("b1").act("b1", "fire").british("fire-choose", "V09")
    assert "gm" not in scene.expect("german", "return-offer").ids, (
        "departure: X09 is not the target"
    )  # 9.0.T3#7
    scene.german("return-offer", "g1").total(10)
    scene.british("modifier-choose", "mod-trench").total(10)
    check(scene, "g1", {"firepower": 1, "same-hex": 1, "crater": -1}, 11, "killed")  # 9.0.T3#6
    check(scene, "b1", {"firepower": 1, "same-hex": 1, "trench": -3}, 9, "failed")
    assert scene.unit("g1").where == CASUALTY
    assert (scene.at("b1"), scene.unit("b1").ready) == ("V09", False)
