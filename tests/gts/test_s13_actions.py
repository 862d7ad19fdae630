"""13 Activation: who is Active, what he may do under which chit, and in what order."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.games.gts.rules import s02_units, s13_table
from tests.gts.scene import Scene

TABLE = {
    # direct, division, division second, formation, formation second
    "move": "yyyyy",  # ACT.move
    "enter": "yyyyy",  # ACT.enterENT
    "leave": "yyyyy",  # ACT.leaveENT
    "mount": "yyyyy",  # ACT.mount
    "build-ip": "nynyn",  # ACT.buildIP
    "build-ent": "nynyn",  # ACT.buildENT
    "build-block": "nynyn",  # ACT.roadblock
    "remove-block": "nynyn",  # ACT.roadblock
    "rearguard": "nynyn",  # ACT.createRG
    "remove-rearguard": "yyyyy",  # ACT.removeRG
    "assault": "ynyyy",  # ACT.assault
    "rally": "yyyyy",  # ACT.rally
    "pass": "nynyn",  # ACT.pass
}
COLUMNS = ("direct", "division", "division-second", "formation", "formation-second")
CHITS = {"direct": "command:allied", "division": "division:first", "formation": "formation:red"}
ROAD = {"lines": [{"kind": "path", "path": ["D04", "D05", "D06"]}]}
READY = {
    "move": "D05 rifles",
    "enter": "D05 rifles",
    "leave": "D05 rifles ent",
    "mount": "D05 trucked",
    "build-ip": "D05 rifles",
    "build-ent": "D05 sappers ip",
    "build-block": "D05 sappers",
    "remove-block": "D05 sappers",
    "rearguard": "D05 rifles",
    "remove-rearguard": "D05 hundreds division=first of=red",
    "assault": "D05 rifles",
    "rally": "D05 rifles suppressed",
    "pass": "D05 rifles",
    "fire": "D05 rifles",
}


def ready(name: str, unit: str, column: str) -> Scene:
    """A Unit that lacks nothing for an Action but perhaps the permission of the table."""
    more: dict[str, Any] = {"limits": {"blocks": {"allied": 1}, "rearguards": {"allied": 3}}}
    if name == "enter":
        more["entrenchments"] = {"e": {"side": "allied", "hex": "D05"}}
    if name == "leave":
        more["entrenchments"] = {"e": {"side": "allied", "hex": "D05", "occupant": "A"}}
    if name == "remove-block":
        more["blocks"] = {"D05": "zweite"}
    return Scene(
        {"A": unit, "G": "D04 grenadiers suppressed", "H": "P12 grenadiers"},
        features=ROAD,
        chit=CHITS[column.partition("-")[0]],
        points={"first": (3, 0)},
        leaders={"red": "D05"},
        rearguard={"allied": "hundreds"},
        **more,
    )


@pytest.mark.parametrize("name", TABLE)
@pytest.mark.parametrize("column", COLUMNS)
def test_the_action_table(name: str, column: str) -> None:
    """What chapter by chapter could be done is allowed in exactly the columns of the table."""
    scene = ready(name, READY[name], column)
    assert s13_table.may(scene.g, "A", name, column)
    allowed = TABLE[name][COLUMNS.index(column)] == "y"
    assert (
        name in s13_table.actions_of(scene.g, "A", column)
    ) == allowed  # 13.2.5#2 13.2.3 13.2.4 13.2.6 13.2.8#1
    # 10.0.2#5 13.2#3 10.0.5#11 29.26#2 22.2.1#4 22.3.1#6 23.1#4 23.3#3 24.2#2 20.0#1


@pytest.mark.parametrize(("column", "allowed"), list(zip(COLUMNS, "ynyyy", strict=True)))
def test_who_may_fire(column: str, allowed: str) -> None:
    scene = ready("fire", READY["fire"], column)
    assert ("fire" in s13_table.actions_of(scene.g, "A", column)) == (allowed == "y")  # 13.2.2, ACT.fire
    light = ready("fire", "D05 light-mortars", column)
    assert "fire" in s13_table.actions_of(light.g, "A", column)  # 13.2.2, ACT.fire: purple


def test_engineers_may_do_all_but_engineering_under_direct_command() -> None:
    scene = ready("build-ip", "D05 sappers", "direct")
    scene.allied("actor-choose", "A")
    assert {"move", "fire", "assault"} <= set(scene.ids)  # 10.0.5#11
    assert "build-ip" not in scene.ids  # 10.0.5#11, 13.2.5#2
    assert scene.why_not("build-ip") == ["22.2.1 why-not-act-table"]


def test_types_of_actions() -> None:
    types = {name: row.type for name, row in s13_table.ACTIONS.items()}
    assert {n for n, t in types.items() if t == "movement"} == {
        "move",
        "mount",
        "enter",
        "leave",
    }  # 13.2.1#1, c70
    engineer = {"build-ip", "build-ent", "build-block", "remove-block", "rearguard"}
    assert {n for n, t in types.items() if t == "engineer"} == engineer  # 13.2.5#1, 29.26#1, 29.1
    assert types["remove-rearguard"] != "engineer"  # 13.2.6


def test_a_unit_may_pass() -> None:
    scene = Scene({"A": "D05 rifles", "B": "D06 rifles", "G": "K05 grenadiers"})
    scene.act("A", "pass")
    assert scene.g.acting is not None
    assert "A" in scene.g.acting.done  # 13.2#1, 13.2.8#1
    assert "A" not in scene.ids
    assert scene.why_not("unit:A") == ["13.2 why-not-act-done"]


# who is Active

ARMY = {
    "A": "D05 rifles",
    "X": "H05 rifles of=blue",
    "S": "D06 mortars white",
    "Z": "K05 rifles of=green",
    "G": "P01 grenadiers",
    "H": "P12 grenadiers",
}


def test_a_division_chit_makes_all_its_units_active() -> None:
    scene = Scene(ARMY, chit="division:first")
    assert scene.ids == ["A", "X", "S", "done"]  # 13.1#1, 29.3#1
    assert scene.why_not("unit:Z") == ["13.1 why-not-act-not-active"]  # 29.36#2, 13.4#2
    assert scene.why_not("unit:G") == ["13.3 why-not-enemy"]  # 29.36#1


def test_a_formation_chit_makes_the_formation_and_the_attached_active() -> None:
    scene = Scene(ARMY, attached=("S",))
    assert scene.ids == ["A", "S", "done"]  # 13.1#2, 29.3#1, 29.36#2
    assert scene.why_not("unit:X") == ["13.1 why-not-act-not-active"]  # 13.4#2


def test_direct_command_is_for_whoever_is_in_command_and_not_independent() -> None:
    scene = Scene(ARMY, chit="command:allied", points={"first": (3, 0), "second": (1, 0)})
    assert scene.ids == ["A", "X", "Z", "done"]  # 13.1#3, 29.3#2
    assert scene.why_not("unit:S") == ["10.0.5 why-not-act-independent"]


def test_counters_show_division_and_formation() -> None:
    scene = Scene(ARMY)
    unit = scene.unit("S")
    assert (unit.division, unit.formation, unit.stripe) == ("first", "", "white")  # 13.1#4
    assert (scene.unit("A").division, scene.unit("A").formation) == ("first", "red")


def test_a_unit_may_be_activated_again_by_another_chit() -> None:
    scene = Scene(ARMY, attached=("S",), mug=("division:first", "command:allied", "command:german"))
    scene.act("S", "pass").act("A", "pass").allied("leader-transfer", "stay").expect_chance()
    scene.game.answer("division:first")
    while scene.pending.side == "chance":
        scene.die(5)
    assert {"A", "S"} <= set(scene.ids)  # 13.2#6


def test_what_non_active_units_do() -> None:
    scene = Scene({"A": "D05 rifles", "X": "D05 rifles of=blue", "G": "D04 grenadiers"})
    scene.act("A", "move").allied("step-choose", "D06")
    scene.expect("german", "opportunity-offer")  # 13.4#1
    scene.german("opportunity-offer", "G").expect_chance()  # 29.16#2: no Command Point for this check
    assert "X" not in scene.ids  # 13.4#2


def test_unit_classes() -> None:
    scene = Scene(
        {
            "I": "D05 rifles",
            "N": "D06 anti-tank",
            "V": "D07 tanks",
            "T": "D08 trucked mounted",
            "G": "P01 festung",
        }
    )
    found = [s02_units.unit_class(scene.g, id_) for id_ in "INVT"]
    assert found == ["infantry", "gun", "vehicle", "vehicle"]  # 29.51#1


# order


def test_actions_come_in_any_order() -> None:
    scene = Scene({"A": "D05 rifles", "B": "D06 rifles", "C": "D07 rifles", "G": "P01 grenadiers"})
    assert scene.ids == ["A", "B", "C", "done"]
    scene.act("C", "pass")
    assert scene.ids == ["A", "B", "done"]  # 13.3#1
    scene.act("A", "move").allied("step-choose", "D04", "done")
    assert scene.ids == ["B", "done"]


def test_an_action_can_be_taken_back_before_anything_was_done() -> None:
    scene = Scene(
        {"A": "D05 rifles", "B": "D05 rifles", "G": "P01 grenadiers"},
        points={"first": (2, 0)},
        chit="command:allied",
    )
    scene.allied("actor-choose", "A").allied("action-choose", "back").expect("allied", "actor-choose")
    scene.allied("actor-choose", "A").allied("action-choose", "move").allied("stack-choose", "back")
    scene.expect("allied", "actor-choose")
    scene.act("A", "move", "B").allied("step-choose", "back")
    assert scene.ids == ["A", "B", "done"]
    assert scene.g.points["first"].command == 2


# what keeps a Unit from acting


def test_a_suppressed_unit_only_rallies() -> None:
    scene = Scene({"A": "D05 rifles suppressed", "G": "D04 grenadiers"}).allied("actor-choose", "A")
    assert scene.ids == ["rally", "back"]  # 19.2.2#6
    assert scene.why_not("fire") == ["19.2.2 why-not-act-suppressed"]


def test_guns_in_a_park_are_frozen() -> None:
    scene = Scene(
        {
            "P": "D05 field-guns white park=P1 hit",
            "S": "D05 priests white park=P1",
            "A": "D05 sappers",
            "G": "P01 grenadiers",
        },
        parks={"P1": {"division": "first", "hex": "D05"}},
        chit="division:first",
    )
    scene.allied("actor-choose", "P")
    assert scene.ids == ["rally", "pass", "back"]  # 16.2.3#5
    assert scene.why_not("mount") == ["16.2.3 why-not-act-frozen"]
    scene.allied("action-choose", "back").allied("actor-choose", "S")
    assert "move" in scene.ids  # 16.2.3#6


def test_entering_units_only_move_and_may_not_be_held_back() -> None:
    scene = Scene(
        {"E": "A01 rifles entering hit", "A": "C03 rifles", "G": "P12 grenadiers"},
        leaders={"red": "C03"},
        points={"first": (3, 0)},
    )
    assert scene.ids == ["E", "A"]  # 8.0#7, 8.0#8
    assert scene.why_not("done") == ["8.0 why-not-act-entry-first"]
    scene.allied("actor-choose", "E")
    assert scene.ids == ["move", "back"]  # 8.0#10, 8.0#17
    assert scene.why_not("pass") == ["8.0 why-not-act-entering"]
    scene.allied("action-choose", "back")
    scene.act("A", "pass").allied("second-choose", "pass")
    scene.act("E", "move").allied("step-choose", "A02", "done")
    scene.expect("allied", "second-choose")  # 8.0#17: it is in play now, and in range
    assert scene.ids == ["rally", "pass"]


def test_nobody_joins_a_move_out_of_an_overstacked_hex() -> None:
    eight = Scene({**dict.fromkeys("ABCD", "D05 rifles"), "G": "P01 festung"})
    eight.allied("actor-choose", "A").allied("action-choose", "move").expect(
        "allied", "stack-choose"
    )  # 14.7#1
    ten = Scene({**dict.fromkeys("ABCDE", "D05 rifles"), "G": "P01 festung"})
    ten.allied("actor-choose", "A").allied("action-choose", "move").expect("allied", "step-choose")  # 14.7#10
