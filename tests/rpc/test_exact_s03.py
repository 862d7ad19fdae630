"""Chapters 3 to 5 by exact positions: who forms a command, two types in one, rally, control, sight, couplets."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rpc.moves import commanded, moving, sides, step, trench
from tests.rpc.scene import Scene

G = "german infantry"
LOOSE = "german infantry dispersed"
B = "british infantry dispersed"
BG = "british infantry"
GUN = "british machine-gun dispersed"
HORSE = "british horse-machine-gun dispersed"
INFILTRATION = {"infiltration": {"german": ["attack"]}}


def others(units: dict[str, str], first: str, **document: Any) -> set[str]:
    """Whoever can be added to a German command that begins with this unit, one after another."""
    scene = Scene({**units, "W": "L01 british machine-gun"}, **document).german("command-choose", first)
    found: set[str] = set()
    while scene.pending.kind == "command-add":
        more = [id_ for id_ in scene.ids if id_ not in ("done", "back")]
        if not more:
            break
        found.add(more[0])
        scene.german("command-add", more[0])
    return found


@pytest.mark.parametrize(("units", "document", "expected"), [
    # a mass passes a hex in which somebody unfit stands with a fit one  # 3.5#3
    ({"A": f"D05 {G}", "C": f"D04 {G}", "X": f"D04 {LOOSE}", "E": f"D03 {G}"}, {}, {"C", "E"}),
    # other values are not identical  # 3.11#5
    ({"A": f"D05 {G}", "C": "D04 german reserve-infantry"}, {}, set()),
    # any two in one hex are a stack  # 6.01#3
    ({"A": f"D05 {G}", "C": "D05 german artillery dispersed"}, {}, {"C"}),
    ({"A": f"D05 {LOOSE}", "C": f"D05 {G}", "E": f"D04 {G}"}, {}, {"C"}),
    # a spent one is not part of it
    ({"A": f"D05 {G}", "C": f"D05 {G} spent"}, {}, set()),
    # scattered ones in two hexes need infiltration tactics, and four are the most  # 3.6#1 3.6#2
    ({"A": f"D05 {LOOSE}", "C": f"D04 {LOOSE}"}, {}, set()),
    ({"A": f"D05 {LOOSE}", "C": "D04 german machine-gun dispersed", "E": f"D03 {LOOSE}",
      "F": f"D02 {LOOSE}", "H": f"D01 {LOOSE}"}, {"rules": INFILTRATION}, {"C", "E", "F"}),
    # locked with an enemy they are a mass all the same
    ({"A": f"D05 {G}", "C": f"D04 {G}", "B": f"D04 {B}", "B2": f"D05 {B}"}, {}, {"C"}),
])  # fmt: skip
def test_who_shares_a_command(units: dict[str, str], document: dict[str, Any], expected: set[str]) -> None:
    assert others(units, "A", **document) == expected


def test_infiltration_of_the_other_side_gives_no_blob() -> None:
    units = {"A": f"D05 {LOOSE}", "C": f"D04 {LOOSE}"}
    assert others(units, "A", rules={"infiltration": {"british": ["attack"]}}) == set()  # 3.6#1


# 3.12


def british(units: dict[str, str], **document: Any) -> Scene:
    return Scene(units, initiative="british", **document)


def test_a_horse_machine_gun_does_not_fire_through_friends() -> None:
    units = {"S": f"D01 {HORSE}", "F": f"D02 {BG}", "G": f"D04 {G} spent"}
    scene = british(units).command("S").british("actor-choose", "S")
    assert "fire" not in scene.ids  # 3.12#2 4.6 6.51#2
    units["S"] = f"D01 {GUN}"
    scene = british(units).command("S").british("actor-choose", "S")
    assert "fire" in scene.ids


def test_horse_guns_neither_dig_nor_go_in() -> None:
    lines = {"lines": [trench("british", "D05", "D04")]}
    scene = british({"S": "D05 british horse-artillery out", "G": f"L10 {G}"}, features=lines)
    scene.command("S").british("actor-choose", "S")
    assert "dig" not in scene.ids  # 3.12#3
    scene.british("action-choose", "move")
    assert "in" not in scene.ids  # 8.321#3


def test_a_horse_machine_gun_stays_out_of_a_blockhouse() -> None:
    scene = british(
        {"S": "D05 british horse-machine-gun out", "G": f"L10 {G}"}, blockhouses={"D05": "british"}
    )
    scene.command("S").act("S", "move")
    assert "in" not in scene.ids  # 8.31#2 3.12#2


# 3.7


@pytest.mark.parametrize("states", ["", "spent", "dispersed", "dispersed spent"])
def test_a_failed_check_leaves_dispersed_and_spent(states: str) -> None:
    units = {"S": f"D03 {GUN}", "G": f"D05 {G} {states}", "W": f"A10 {BG}", "X": f"L10 {G}"}
    scene = british(units).command("S").act("S", "fire").british("fire-choose", "D05")
    scene.decline("return-offer").total(8)
    unit = scene.unit("G")
    assert (unit.formed, unit.ready, scene.at("G")) == (False, False, "D05")  # 3.72#2 3.72#4


def test_bog_never_kills() -> None:
    units = {"C": "D05 british cavalry", "G": f"L10 {G}", "W": f"A10 {BG}"}
    scene = british(units, features={"lines": [trench("german", "D04", "E04")]}).command("C").act("C", "move")
    scene.british("step-choose", "D04").dice(6, 6)
    assert (scene.at("C"), scene.unit("C").formed, scene.unit("C").ready) == ("D04", False, False)  # 3.73#2


# 3.8


def test_whoever_crosses_wire_is_dispersed_and_rallies_nobody() -> None:
    units = {"A": f"D05 {G}", "C": f"D04 {LOOSE}"}
    scene = moving(units, "A", features=sides("wire", "D04/D05")).german("step-choose", "D04")
    scene.expect("british", "command-choose")  # 3.8#1 8.341#1


def test_whoever_crosses_a_stream_is_formed_and_rallies() -> None:
    units = {"A": f"D05 {G}", "C": f"D04 {LOOSE}"}
    scene = moving(units, "A", features=sides("stream", "D04/D05")).german("step-choose", "D04")
    scene.german("rally-offer", "yes").total(7)
    assert (scene.unit("C").formed, scene.unit("C").ready) == (True, False)


def test_a_unit_of_the_same_stack_that_rallies_is_spent_and_does_nothing_more() -> None:
    units = {"A": f"D05 {G}", "C": f"D05 {LOOSE}", "E": "L10 german infantry"}
    scene = moving(units, "A", "C")
    step(scene, "D04")
    scene.german("step-choose", "D05").german("rally-offer", "yes").total(7)
    assert "with C" not in scene.ids  # 3.8#5 6.61#4
    step(scene, "done")
    scene.expect("british", "command-choose")


def test_a_mover_that_leaves_and_comes_back_may_rally_again() -> None:
    units = {"A": f"D05 {G}", "C": f"D05 {LOOSE}"}
    scene = moving(units, "A")
    step(scene, "D04")
    scene.german("step-choose", "D05").german("rally-offer", "yes").total(9)
    scene.german("step-choose", "D04").expect("british", "command-choose")
    assert scene.unit("C").ready  # 3.8#4


def test_hallowed_ground_helps_a_rally() -> None:
    units = {"A": f"D05 {G}", "C": f"D04 {LOOSE}"}
    scene = moving(units, "A", hallowed={"D03": "german"}).german("step-choose", "D04")
    scene.german("rally-offer", "yes").total(8)
    assert scene.unit("C").formed  # 6.679#3


# 3.9


def test_whoever_is_left_alone_controls_the_hex() -> None:
    units = {"S": f"D03 {GUN}", "F": f"D05 {B}", "G": f"D05 {G} spent", "W": f"A10 {BG}"}
    scene = british(units, control={"D05": "german"}).command("S").act("S", "fire")
    scene.british("fire-choose", "D05").total(5).total(12)
    assert scene.g.control[scene.cell("D05")] == "british"  # 3.9#1


def test_mutual_destruction_leaves_control_as_it_was() -> None:
    units = {"A": f"D05 {LOOSE}", "B": f"D05 {B} spent", "E": f"D09 {G}"}
    scene = moving(units, "A", control={"D05": "british"}).german("step-choose", "melee")
    scene.german("melee-attack", "B").british("melee-attack", "A").dice(6, 5).dice(6, 5)
    assert scene.g.control[scene.cell("D05")] == "british"  # 3.9#1


# 4


def targets(units: dict[str, str], **document: Any) -> set[str]:
    """The hexes at which the British unit `S` may fire."""
    scene = british(units, **document).command("S").british("actor-choose", "S")
    if "fire" not in scene.ids:
        return set()
    scene.british("action-choose", "fire")
    return {id_ for id_ in scene.ids if id_ != "back"}


@pytest.mark.parametrize(("units", "document", "expected"), [
    # along a side one friend is not enough, two are  # 4.41#2 4.6
    ({"S": f"D05 {BG}", "F": f"D04 {BG}", "G": f"E04 {G}"}, {}, {"E04"}),
    ({"S": f"D05 {BG}", "F": f"D04 {BG}", "F2": f"E05 {BG}", "G": f"E04 {G}"}, {}, set()),
    ({"S": f"D05 {BG}", "F": f"D04 {BG}", "G": f"E04 {G}"}, {"hexes": {"E05": "village"}}, set()),
    # machine guns and tanks fire through friends, nobody is hindered by enemies
    ({"S": f"D05 {GUN}", "F": f"D04 {BG}", "G": f"D03 {G}"}, {}, {"D03"}),
    ({"S": "D05 british tank", "F": f"D04 {BG}", "G": f"D03 {G}"}, {}, {"D03"}),
    ({"S": "D05 british cavalry dispersed", "F": f"D04 {BG}", "G": f"D03 {G}"}, {}, set()),
    ({"S": f"D05 {BG}", "X": f"D04 {G}", "G": f"D03 {G}"}, {}, {"D04", "D03"}),
    # smoke in both ends does not count, one hex between is seen through, two are not
    ({"S": f"D05 {GUN}", "G": f"D03 {G}"}, {"smoke": ["D05", "D04", "D03"]}, {"D03"}),
    ({"S": f"D05 {GUN}", "G": f"D02 {G}"}, {"smoke": ["D04", "D03"]}, set()),
    # night: two hexes  # 4.82
    ({"S": f"D05 {GUN}", "G": f"D03 {G}"}, {"rules": {"night": {"turns": ["all"]}}}, {"D03"}),
    ({"S": f"D05 {GUN}", "G": f"D02 {G}"}, {"rules": {"night": {"turns": ["all"]}}}, set()),
    # an enemy in the own hex: nothing else
    ({"S": f"D05 {GUN}", "G": f"D04 {G}", "X": f"D05 {G}"}, {}, {"D05"}),
])  # fmt: skip
def test_what_can_be_fired_at(units: dict[str, str], document: dict[str, Any], expected: set[str]) -> None:
    assert targets(units, **document) == expected


# 5


def test_in_a_mass_each_does_what_it_likes() -> None:
    units = {"A": f"D05 {G}", "C": f"D06 {G}", "E": f"D07 {G}", "B": f"E05 {B} spent"}
    scene = commanded(units, "A", "C", "E").act("A", "fire").german("fire-choose", "E05").total(2)
    scene.act("C", "deploy").act("E", "dig")  # 6.03#3
    assert [scene.unit(id_).ready for id_ in "ACE"] == [False] * 3
    assert not scene.unit("C").formed
    scene.expect("british", "command-choose")
