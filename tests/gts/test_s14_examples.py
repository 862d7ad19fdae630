"""14 Movement: the worked examples, with all their numbers."""

from __future__ import annotations

from typing import Any

from tests.gts.moves import cost, left, moving, refusal, roads, side, step
from tests.gts.scene import Scene

LEG = {"kind": "infantry", "steps": 2, "front": {"fire": 2, "movement": 4, "quality": 3}}


# Movement and forced march


def movement_example(**described: Any) -> Scene:
    """A German Leg Unit goes over a stream into polder, and on into more of it."""
    return Scene(
        {"G": "D06 german-leg of=feld", "W": "P12 grenadiers"},
        hexes={"D05": "polder", "D04": "polder"},
        features={"sides": [side("stream", "D06/D05")]},
        counters={"german-leg": LEG},
        chit="formation:feld",
        **described,
    ).act("G", "move")


def test_the_first_hex_takes_all_points() -> None:
    scene = movement_example()
    assert cost(scene, "D05") == "4"  # EX.MOVE#1, DATA.TEC#1
    step(scene, "D05")
    assert left(scene) == "0"  # EX.MOVE#1
    assert set(scene.ids) == {"march", "done"}
    said = scene.note("moved")
    assert [(each["id"], each["args"]["points"]) for each in said["costs"]] == [
        ("cost-terrain", "2"),
        ("cost-hexside", "2"),
    ]  # 14.3, DATA.TEC#1


def test_the_forced_march() -> None:
    scene = step(movement_example(), "D05", "march").die(1)
    assert scene.note("check")["total"] == 3  # EX.MOVE#2
    assert scene.note("check")["passed"]
    assert left(scene) == "2"  # EX.MOVE#2, 14.8#3
    step(scene, "D04")
    assert scene.at("G") == "D04"
    scene.expect("german", "actor-choose")  # EX.MOVE#2: it stops, with nothing left


def test_out_of_command_it_needs_two_and_no_point_can_be_spent() -> None:
    scene = movement_example(leaders={"feld": "P01"}, points={"zweite": (5, 0)})
    step(scene, "D05", "march")
    scene.expect_chance().die(3)
    assert (scene.note("check")["total"], scene.note("check")["passed"]) == (2, False)  # EX.MOVE#2


def test_a_command_point_instead_of_the_roll() -> None:
    scene = movement_example(points={"zweite": (5, 0)})
    step(scene, "D05", "march")
    scene.german("check-spend", "spend")
    assert left(scene) == "2"  # EX.MOVE#2, 14.8#2
    assert scene.g.points["zweite"].command == 4


def test_a_failed_forced_march() -> None:
    scene = step(movement_example(), "D05", "march").die(4)
    assert scene.unit("G").hits == 1  # EX.MOVE#3, 14.8#4
    scene.expect("german", "actor-choose")
    assert "G" not in scene.ids  # EX.MOVE#3


# Column


def column_example() -> Scene:
    """Out of an orchard into Column, over polder to a road, and along it through a village."""
    return moving(
        {"A": "B06 rifles"},
        "A",
        hexes={"B06": "orchard", "C06": "polder", "E06": "village"},
        features=roads("C06 D05 E06 F05 G06 H05 I06 J05 K06"),
    )


def test_the_column_and_its_costs() -> None:
    scene = column_example()
    assert cost(scene, "column") == "1"
    step(scene, "column")
    assert left(scene) == "3"  # EX.COL#1, 14.6#1
    assert cost(scene, "C06") == "1"  # EX.COL#1, DATA.TEC#1
    step(scene, "C06")
    assert left(scene) == "2"
    for hex_, rest in (("D05", "1½"), ("E06", "1"), ("F05", "½"), ("G06", "0")):
        assert cost(scene, hex_) == "½"  # EX.COL#1, DATA.TEC#1
        step(scene, hex_)
        assert left(scene) == rest
    assert scene.at("A") == "G06"


def test_a_forced_march_is_four_more_hexes_of_road() -> None:
    scene = step(column_example(), "column", "C06", "D05", "E06", "F05", "G06", "march").die(0)
    step(scene, "H05", "I06", "J05", "K06")
    assert scene.at("A") == "K06"  # EX.COL#2
    assert set(scene.ids) == {"shed", "done"}


def test_the_marker_stays_and_comes_off_for_a_cohesion_hit() -> None:
    scene = step(column_example(), "column", "C06", "D05", "E06", "F05", "G06")
    assert "shed" in scene.ids  # EX.COL#3: also in this activation
    assert refusal(scene, "deploy") == "in-and-out"
    step(scene, "done")
    assert scene.unit("A").column  # EX.COL#3


def test_next_time_the_marker_comes_off_for_a_point_or_for_a_cohesion_hit() -> None:
    scene = moving({"A": "G06 rifles column", "G": "G08 machine-guns"}, "A")
    assert cost(scene, "deploy") == "1"
    scene.allied("step-choose", "deploy").expect("german", "opportunity-offer")  # EX.COL#3
    scene = moving({"A": "G06 rifles column", "G": "G08 machine-guns"}, "A")
    scene.allied("step-choose", "shed").expect("allied", "step-choose")  # EX.COL#3: nobody may fire
    assert (scene.unit("A").column, scene.unit("A").hits, left(scene)) == (False, 1, "4")


# Stacks


def stack_example(**described: Any) -> Scene:
    """Three British Units, one of them a mortar, two hexes of polder away from a German Unit's neighbourhood."""
    units = {"A": "D07 rifles", "B": "D07 rifles", "M": "D07 mortars", "G": "D04 festung"}
    hexes = {"D06": "polder", "D05": "polder"}
    return moving(units, "A", "B", "M", hexes=hexes, **described)


def test_the_mortar_is_dropped_off() -> None:
    scene = step(stack_example(), "D06")
    assert left(scene) == "2"  # EX.STACK#1
    step(scene, "drop M")
    assert "M" in scene.g.acting.done  # type: ignore[union-attr]  # EX.STACK#1
    assert left(scene) == "2"
    step(scene, "D05")
    assert [scene.at(id_) for id_ in "ABM"] == ["D05", "D05", "D06"]  # EX.STACK#2
    assert left(scene) == "0"


def test_opportunity_fire_is_at_one_unit_of_the_stack() -> None:
    units = {"A": "D07 rifles", "B": "D07 rifles", "M": "D07 mortars", "G": "D06 grenadiers"}
    scene = moving(units, "A", "B", "M")
    scene.allied("step-choose", "C07").expect("german", "opportunity-offer")
    assert set(scene.ids) == {"G at A", "G at B", "G at M", "pass"}  # EX.STACK#1, 14.7#4


def test_both_take_the_same_second_action_for_two_points() -> None:
    scene = step(stack_example(points={"first": (2, 0)}), "D06")
    scene.allied("step-choose", "drop M").decline("second-choose")
    step(scene, "D05", "done")
    scene.expect("allied", "second-choose")
    assert dict(scene.pending.args)["cost"] == 2  # EX.STACK#3
    assert {"fire", "assault"} <= set(scene.ids)  # EX.STACK#3
    assert "move" not in scene.ids  # EX.STACK#3, 29.34#3


# Dismounting


def dismount_example(**described: Any) -> Scene:
    """A Tracked Unit on clear ground along a road, not in Column."""
    return moving({"A": "D07 trucked mounted"}, "A", features=roads("D07 D06 D05"), **described)


def test_two_hexes_and_dismounting() -> None:
    scene = dismount_example()
    assert cost(scene, "D06") == "2"  # EX.DISM#1, DATA.TEC#1
    step(scene, "D06", "D05")
    assert left(scene) == "12"
    assert cost(scene, "dismount A") == "8"  # EX.DISM#1, 14.10.3#1
    step(scene, "dismount A")
    assert (scene.unit("A").mounted, scene.unit("A").column) == (False, False)
    scene.expect("allied", "actor-choose")
    assert "A" not in scene.ids  # EX.DISM#1: its Action is over


def test_the_enemy_fires_before_or_after_the_dismounting() -> None:
    for early, mounted in (("G", True), ("pass", False)):
        scene = moving({"A": "D07 trucked mounted", "G": "D04 machine-guns"}, "A")
        scene.allied("step-choose", "dismount A").german("early-choose", early)
        scene.german("opportunity-offer", *(() if mounted else ("G",)))
        assert scene.unit("A").mounted == mounted
        scene.dice(0, 9)
        assert scene.modifiers()["mod-defense" if mounted else "mod-in-hex"] == (1 if mounted else 2)
        assert ("mod-defense" in scene.modifiers()) == mounted  # EX.DISM#2, 14.10.3#3
