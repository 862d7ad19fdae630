"""14.8 Forced march, 14.9 the minimum move, 14.11 retiring by prolonge."""

from __future__ import annotations

from typing import Any

from grognard.games.gts.rules import s14_movement, s14_stacking, s22_works
from tests.gts.moves import cost, left, moving, refusal, roads, side, step
from tests.gts.scene import ALLIED, Scene

LINE = ("D06", "D07", "D08", "D09")
AROUND = {**dict.fromkeys(("D09", "C08", "C09", "E08", "E09"), "marsh"), "D07": "polder"}
"""The hexes next to D08: nobody with one point left may enter any of them."""


def marched(**described: Any) -> Scene:
    """A Leg Unit at the end of its points."""
    return step(moving({"A": "D05 rifles"}, "A", **described), *LINE)


# forced march


def test_two_points_more_on_a_check() -> None:
    scene = marched()
    assert set(scene.ids) == {"march", "done"}  # 14.8#1
    step(scene, "march").die(8)
    assert scene.note("check")["kind"] == "@check-march"
    assert left(scene) == "2"  # 14.8#2, 14.8#3
    step(scene, "D10", "D11")
    assert scene.at("A") == "D11"


def test_not_before_it_has_moved_as_far_as_it_can() -> None:
    scene = step(moving({"A": "D05 rifles"}, "A"), "D06")
    assert refusal(scene, "march") == "march-yet"  # 14.8#1


def test_points_that_are_left_are_kept() -> None:
    scene = step(moving({"A": "D06 rifles"}, "A", hexes=AROUND), "D07", "D08")
    assert refusal(scene, "D09") == "points"
    step(scene, "march").die(0)
    assert left(scene) == "3"  # 14.8#3


def test_one_hex_that_is_too_dear_is_not_enough() -> None:
    """With one point left, five hexes may be entered and the marsh may not."""
    scene = moving({"A": "D05 rifles"}, "A", hexes={"D09": "marsh"})
    step(scene, "D06", "D07", "D08")
    assert refusal(scene, "D09") == "points"
    assert refusal(scene, "march") == "march-yet"  # 14.8#1
    scene = step(moving({"A": "D06 rifles"}, "A", hexes={**AROUND, "C08": "clear"}), "D07", "D08")
    assert refusal(scene, "march") == "march-yet"  # 14.8#1: one hex is still open


def test_not_while_a_column_could_go_on() -> None:
    """A point for the Column, and half a point for the Road: with 2 left it can go on, with 1 it cannot."""
    features = roads("D07 D08 D09")
    rifles: dict[str, Any] = ALLIED["rifles"]
    counters = {"marchers": {**rifles, "front": {**rifles["front"], "movement": 5}}}
    scene = moving({"A": "D06 marchers of=red"}, "A", hexes=AROUND, features=features, counters=counters)
    step(scene, "D07", "D08")
    assert left(scene) == "2"
    assert refusal(scene, "march") == "march-yet"  # 14.8#1
    step(scene, "column")
    assert left(scene) == "1"
    assert refusal(scene, "march") == "march-yet"  # 14.8#1: two hexes of the Road
    scene = step(moving({"A": "D06 rifles"}, "A", hexes=AROUND, features=features), "D07", "D08")
    assert (left(scene), "march" in scene.ids) == ("1", True)  # 14.8#1


def test_not_before_the_first_hex_if_nothing_but_the_enemy_bars_the_way() -> None:
    enemies = {f"G{i}": f"{hex_} festung suppressed" for i, hex_ in enumerate(AROUND)}
    scene = moving({"A": "D08 rifles", **enemies}, "A")
    assert scene.ids == ["column", "back"]
    assert refusal(scene, "march") == "march-nowhere"  # 14.8#1


def test_a_failure_is_a_cohesion_hit_and_the_end() -> None:
    scene = step(marched(), "march").die(9)
    assert (scene.unit("A").hits, scene.at("A")) == (1, "D09")  # 14.8#4
    assert scene.expect("allied", "actor-choose").ids == ["W", "done"]  # 14.8#4


def test_a_second_action_is_possible_after_a_failure() -> None:
    scene = marched(points={"first": (2, 0)}, leaders={"red": "D09"})
    scene.allied("step-choose", "march").allied("check-spend", "roll").die(9)
    scene.expect("allied", "second-choose")
    assert "move" not in scene.ids  # 29.34#3


def test_one_forced_march_in_an_action() -> None:
    scene = step(marched(), "march").die(0)
    step(scene, "D10", "D11")
    assert "march" not in scene.ids  # 14.8#1, c71
    assert scene.expect("allied", "actor-choose").ids == ["W", "done"]


def test_each_of_a_stack_checks_and_those_who_pass_go_on() -> None:
    scene = step(moving({"A": "D05 rifles", "B": "D05 rifles"}, "A", "B"), *LINE)
    scene.allied("step-choose", "march").dice(9, 1)
    assert (scene.unit("A").hits, scene.unit("B").hits) == (1, 0)  # 14.8#2, 14.8#4
    step(scene, "D10", "done")
    assert (scene.at("A"), scene.at("B")) == ("D09", "D10")  # 14.8#3, c62


def test_vehicles_do_not_march() -> None:
    scene = moving({"A": "D05 tanks"}, "A")
    step(scene, "D06", "D07", "D08", "D09", "D10", "D11", "D10")
    assert (scene.at("A"), scene.pending.kind) == ("D10", "actor-choose")  # 14.8#1
    assert "march" not in scene.ids


# the minimum move


def swamp(unit: str = "festung", **described: Any) -> Scene:
    """Three points, and a hex for which they do not suffice."""
    features = {"sides": [side("stream", "D05/D06")]}
    units = {"G": f"D05 {unit}", "W": "P12 grenadiers"}
    described = {"chit": "formation:feld", "hexes": {"D06": "polder"}, "features": features, **described}
    return Scene(units, **described).act("G", "move")


def test_leg_infantry_may_always_move_one_hex() -> None:
    scene = swamp()
    option = scene.pending.find("D06")
    assert option is not None
    assert option.label == "step-minimum"  # 14.9#1
    step(scene, "D06")
    assert scene.at("G") == "D06"
    assert scene.note("moved-minimum")["left"] == "0"  # 14.9#2


def test_no_forced_march_follows() -> None:
    scene = step(swamp(), "D06")
    assert scene.expect("german", "actor-choose").ids == ["W", "done"]  # 14.9#2: nothing was left to ask


def test_others_of_the_stack_may_still_march() -> None:
    """Rifles have the four points that the polder behind a stream takes, the festung company has not."""
    units = {"G": "D05 festung", "A": "D05 rifles of=feld", "W": "P12 grenadiers"}
    features = {"sides": [side("stream", "D05/D06")]}
    scene = Scene(units, chit="formation:feld", hexes={"D06": "polder"}, features=features)
    step(scene.act("A", "move", "G"), "D06")
    assert refusal(scene, "march") == "march-minimum"  # 14.9#2: G has made the minimum move
    step(scene, "drop G", "march").die(0)
    assert left(scene) == "2"  # 14.9#2, 14.8#1: A has not


def test_only_for_the_first_hex() -> None:
    features = {"sides": [side("stream", "D06/D07")]}
    scene = step(swamp(hexes={"D07": "polder"}, features=features), "D06")
    assert left(scene) == "2"
    assert refusal(scene, "D07") == "points"  # 14.9#1: one hex, regardless of cost


def test_prohibited_ground_stays_prohibited() -> None:
    features = {"sides": [side("river", "D05/D06"), side("bridge", "D05/D06"), side("river", "D05/D04")]}
    scene = swamp(hexes={"E05": "water"}, features=features)
    assert refusal(scene, "D06") == "bridge"  # 14.9#3
    assert refusal(scene, "D04") == "hexside"  # 14.9#3
    assert refusal(scene, "E05") == "terrain"  # 14.9#3


def test_not_for_others_nor_for_the_suppressed() -> None:
    slow = {
        "kind": "vehicle",
        "steps": 1,
        "front": {"fire": 1, "movement": 3, "moves": "tracked", "quality": 5},
    }
    gun = {"kind": "gun", "steps": 1, "front": {"fire": 1, "movement": 3, "quality": 5}}
    for counter in (slow, gun):
        scene = swamp("slow of=feld", counters={"slow": counter})
        assert refusal(scene, "D06") == "points"  # 14.9#1
    suppressed = Scene({"A": "D05 rifles suppressed"})
    assert not s14_movement.may_move(suppressed.g, "A", "formation")  # 14.9#1


# retiring by prolonge


def test_a_star_moves_one_hex_on_a_check() -> None:
    scene = moving(
        {"A": "D05 anti-tank"}, "A", hexes={"D06": "polder"}, features={"sides": [side("stream", "D05/D06")]}
    )
    option = scene.pending.find("D06")
    assert option is not None
    assert option.label == "step-prolonge"
    scene.allied("step-choose", "D06").die(6)
    assert scene.at("A") == "D06"  # 14.11#1: whatever it costs
    assert scene.expect("allied", "actor-choose").ids == ["W", "done"]  # 14.11#1


def test_on_failure_it_stays_with_a_cohesion_hit() -> None:
    scene = moving({"A": "D05 anti-tank"}, "A").allied("step-choose", "D06").die(7)
    assert (scene.at("A"), scene.unit("A").hits) == ("D05", 1)  # 14.11#2
    assert scene.expect("allied", "actor-choose").ids == ["W", "done"]


def test_not_into_prohibited_ground_nor_into_a_fire_zone() -> None:
    features = {"sides": [side("river", "D05/D04")]}
    scene = moving(
        {"A": "D05 anti-tank", "G": "D07 grenadiers"}, "A", hexes={"E05": "water"}, features=features
    )
    assert refusal(scene, "D06") == "prolonge-zone"  # 14.11#3
    assert refusal(scene, "D04") == "hexside"  # 14.11#3
    assert refusal(scene, "E05") == "terrain"  # 14.11#3
    assert "C05" in scene.ids


def test_it_counts_as_leg() -> None:
    scene = moving({"A": "D05 anti-tank"}, "A", hexes={"D06": "forest"})
    assert "D06" in scene.ids  # 14.11#4: prohibited to wheels and tracks
    assert cost(scene, "D06") == "0"


def test_a_command_point_for_the_check() -> None:
    scene = moving({"A": "D05 anti-tank"}, "A", points={"first": (1, 0)})
    scene.allied("step-choose", "D06").allied("check-spend", "spend")
    assert scene.at("A") == "D06"  # 14.11#5
    assert scene.g.points["first"].command == 0


def test_it_moves_alone() -> None:
    scene = Scene({"A": "D05 anti-tank", "B": "D05 rifles", "W": "P12 rifles"})
    assert not s14_movement.may_move_together(scene.g, ("B", "A"), "formation")


def test_a_star_and_entrenchments() -> None:
    entrenchments = {"e": {"side": "allied", "hex": "D05"}}
    scene = (
        Scene({"A": "D05 anti-tank", "W": "P12 rifles"}, entrenchments=entrenchments).act("A", "enter").die(7)
    )
    assert scene.unit("A").work == ""  # 14.11#6
    scene = (
        Scene({"A": "D05 anti-tank", "W": "P12 rifles"}, entrenchments=entrenchments).act("A", "enter").die(6)
    )
    assert scene.unit("A").work == "ent"  # 14.11#6
    covered = Scene({"A": "D05 anti-tank", "G": "D06 grenadiers"}, entrenchments=entrenchments)
    assert not s22_works.may_enter(covered.g, "A")  # 14.11#6


def test_an_entrenched_unit_must_leave_first() -> None:
    scene = Scene(
        {"A": "D05 rifles ent"}, entrenchments={"e": {"side": "allied", "hex": "D05", "occupant": "A"}}
    )
    assert not s14_movement.may_move(scene.g, "A", "formation")  # 22.3.3#1
    assert s14_stacking.steps_stacked(scene.g, scene.unit("A").where) == 2


def test_a_column_marches_on_along_its_road() -> None:
    scene = moving({"A": "D01 rifles column"}, "A", features=roads("D01 D02 D03 D04 D05 D06 D07 D08 D09 D10"))
    step(scene, "D02", "D03", "D04", "D05", "D06", "D07", "D08", "D09", "march").die(0)
    assert left(scene) == "2"  # 14.8#1
