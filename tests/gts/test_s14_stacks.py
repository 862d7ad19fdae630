"""14.7 Stacking, moving as a stack, dropping off, and overstacked hexes."""

from __future__ import annotations

from grognard.games.gts.rules import s14_movement, s14_stacking, s15_fire, s18_assault, s18_run
from grognard.games.gts.state import ELIMINATED
from tests.gts.moves import cost, left, moving, refusal, roads, step
from tests.gts.scene import Scene

FIVE = dict.fromkeys("ABCDE", "D05 rifles")
"""Ten Steps in one hex."""
FOUR = dict.fromkeys("ABCD", "D05 rifles")


# what counts


def steps(scene: Scene, hex_: str = "D05") -> int:
    return s14_stacking.steps_stacked(scene.g, scene.g.board.cell(hex_))


def overstacked(scene: Scene, hex_: str = "D05") -> bool:
    return s14_stacking.is_overstacked(scene.g, scene.g.board.cell(hex_))


def test_eight_steps_and_a_column() -> None:
    scene = Scene({**FOUR, "K": "D05 rifles column"})
    assert steps(scene) == 8  # 1.2#16, 14.7#6
    assert not overstacked(scene)  # 14.7#15, 29.44#2
    scene.g.change("K", column=False)
    assert steps(scene) == 10
    assert overstacked(scene)  # 14.7#9, 1.2#17: at once


def test_what_does_not_count() -> None:
    scene = Scene({**FOUR, "F": "D05 priests park=P1"}, parks={"P1": {"division": "first", "hex": "D05"}})
    assert scene.g.leaders["red"].where == scene.g.board.cell("D05")
    assert steps(scene) == 8  # 1.2#18, 14.7#15, 16.2.3#3: neither the Leader nor the park
    flak = Scene({**{f"F{i}": "D05 flak" for i in range(9)}, "G": "D05 festung"}, chit="formation:feld")
    assert steps(flak) == 2  # 1.2#19, 14.7#15


def test_steps_are_those_that_are_left() -> None:
    scene = Scene({"A": "D05 rifles reduced", "B": "D05 sappers", "C": "D05 rifles"})
    assert steps(scene) == 4  # 29.44#1


# moving together


def test_a_stack_moves_together() -> None:
    scene = step(moving({"A": "D05 rifles", "B": "D05 rifles"}, "A", "B"), "D06")
    assert (scene.at("A"), scene.at("B")) == ("D06", "D06")  # 14.7#1
    assert left(scene) == "3"


def test_a_stack_is_as_fast_as_its_slowest() -> None:
    scene = moving({"A": "D05 tanks", "B": "D05 rifles"}, "A", "B")
    assert cost(scene, "D06") == "2"
    step(scene, "D06", "D07", "D08", "D09")
    assert refusal(scene, "D10") == "points"


def test_columns_do_not_move_in_a_stack() -> None:
    scene = Scene({"A": "D05 rifles", "B": "D05 rifles column", "C": "D05 rifles"}).allied(
        "actor-choose", "A"
    )
    scene.allied("action-choose", "move").expect("allied", "stack-choose")
    assert "B" not in scene.ids  # 14.7#1
    assert "C" in scene.ids
    column = moving({"B": "D05 rifles column", "C": "D05 rifles"}, "B")
    assert dict(column.pending.args)["count"] == 1  # 14.7#1: nobody is asked to join it


def test_nobody_in_a_stack_enters_column() -> None:
    scene = moving({"A": "D05 rifles", "B": "D05 rifles"}, "A", "B")
    assert refusal(scene, "column") == "column-stack"  # 14.7#1


def test_nobody_is_picked_up() -> None:
    scene = step(moving({"A": "D05 rifles", "B": "D06 rifles"}, "A"), "D06")
    assert not [id_ for id_ in scene.ids if "B" in id_]  # 14.7#2
    assert refusal(scene, "unit:B") == "pick-up"


def test_whoever_is_dropped_off_has_had_its_action() -> None:
    scene = moving({"A": "D05 rifles", "B": "D05 rifles"}, "A", "B")
    assert refusal(scene, "drop B") == "drop-yet"
    step(scene, "D06", "drop B", "D07", "done")
    assert (scene.at("A"), scene.at("B")) == ("D07", "D06")
    assert scene.expect("allied", "actor-choose").ids == ["W", "done"]  # 14.7#3


def test_whoever_is_dropped_off_may_take_a_second_action_before_the_rest_move_on() -> None:
    units = {"A": "D05 rifles", "B": "D05 rifles", "G": "D08 grenadiers"}
    scene = moving(units, "A", "B", points={"first": (1, 0)})
    step(scene, "D06")
    scene.allied("step-choose", "drop B").expect("allied", "second-choose")  # 14.7#3
    assert "fire" in scene.ids
    assert "move" not in scene.ids  # 29.34#3
    scene.allied("second-choose", "pass").expect("allied", "step-choose")


def test_all_of_a_stack_count_for_mass() -> None:
    scene = Scene({"A": "D05 rifles", "B": "D05 rifles", "G": "D06 grenadiers"})
    mods = s15_fire.rating(scene.g, "G", "A", "opportunity", False, ())
    assert {reason.text: reason.value for reason in mods.reasons}["mod-mass"] == 1  # 14.7#5


def test_only_the_unit_that_is_stopped_stays_behind() -> None:
    scene = moving({"A": "D05 rifles", "B": "D05 rifles", "G": "D07 machine-guns"}, "A", "B")
    scene.allied("step-choose", "D04").german("opportunity-offer", "G at B").dice(0, 3)
    scene.allied("convert-choose", "take")
    assert (scene.at("A"), scene.at("B"), scene.unit("B").suppressed) == ("D04", "D05", True)  # 17.7#3
    assert dict(scene.pending.args)["count"] == 1
    step(scene, "done")
    assert scene.expect("allied", "actor-choose").ids == ["W", "done"]


# overstacked hexes


def test_overstacking_is_allowed() -> None:
    scene = moving({**FOUR, "K": "D04 rifles"}, "K")
    assert "D05" in scene.ids  # 14.7#9
    step(scene, "D05")
    assert overstacked(scene)


def test_nobody_leaves_an_overstacked_hex_in_a_stack() -> None:
    scene = Scene({**FIVE, "W": "P12 rifles"}).allied("actor-choose", "A").allied("action-choose", "move")
    scene.expect("allied", "step-choose")  # 14.7#10: nobody may join
    assert dict(scene.pending.args)["count"] == 1


def test_a_stack_that_passes_through_must_go_on_singly() -> None:
    scene = moving({**FOUR, "K": "D04 rifles", "L": "D04 rifles"}, "K", "L")
    step(scene, "D05")
    assert refusal(scene, "D06") == "overstacked"  # 14.7#10, 1.2#17: also while moving
    step(scene, "drop L")
    scene.allied("step-choose", "D06")
    assert (scene.at("K"), scene.unit("K").hits) == ("D06", 1)  # 14.7#12


def test_a_cohesion_hit_for_leaving() -> None:
    scene = step(moving(FIVE, "A"), "D06")
    assert (scene.at("A"), scene.unit("A").hits) == ("D06", 1)  # 14.7#12
    step(scene, "done").act("B", "move", "C")
    step(scene, "D06")
    assert (scene.unit("B").hits, scene.unit("C").hits) == (0, 0)  # 14.7#15: eight Steps are left


def test_the_hit_comes_before_the_fire_and_stands_if_it_is_stopped() -> None:
    scene = moving({**FIVE, "G": "D07 machine-guns"}, "A").allied("step-choose", "D04")
    assert scene.unit("A").hits == 1  # 14.7#12, c88
    scene.german("opportunity-offer", "G").dice(0, 3)
    scene.allied("convert-choose", "take")
    assert (scene.at("A"), scene.unit("A").hits, scene.unit("A").suppressed) == ("D05", 1, True)  # 14.7#13


def test_a_column_leaving_takes_the_hit_too() -> None:
    scene = step(moving({**FIVE, "K": "D05 rifles column"}, "K"), "D06")
    assert scene.unit("K").hits == 1  # 14.7#12: each Unit, by any method


def test_the_hit_may_be_the_end() -> None:
    units = {**FIVE, "K": "D05 sappers hits=2"}
    scene = step(moving(units, "K"), "D06")
    assert scene.unit("K").where == ELIMINATED
    scene.expect("allied", "actor-choose")


def test_no_assault_out_of_an_overstacked_hex() -> None:
    units = {**FIVE, "G": "D06 grenadiers"}
    scene = Scene(units)
    assert not s18_assault.may_assault(scene.g, "A")  # 14.7#11
    scene.g.move_to("E", scene.g.board.cell("D04"))
    assert s18_assault.may_assault(scene.g, "A")


def test_no_running_out_of_an_overstacked_hex() -> None:
    scene = Scene(FIVE)
    assert not s18_run.may_run(scene.g, "A")  # 14.7#14
    scene.g.move_to("E", scene.g.board.cell("D04"))
    assert s18_run.may_run(scene.g, "A")


# Leaders


def test_a_leader_goes_along_with_a_command_point() -> None:
    units = {"A": "D05 rifles", "W": "A01 rifles"}
    scene = Scene(units, chit="command:allied", points={"first": (3, 0)}, leaders={"red": "D05"}).act(
        "A", "move"
    )
    step(scene, "D06")
    assert scene.g.leaders["red"].where == scene.g.board.cell("D06")  # 21.2#6
    step(scene, "D07")
    assert scene.g.leaders["red"].where == scene.g.board.cell("D07")  # 21.2#6


def test_he_may_stay_with_another_unit() -> None:
    units = {"A": "D05 rifles", "B": "D05 rifles"}
    scene = Scene(units, chit="command:allied", points={"first": (3, 0)}, leaders={"red": "D05"})
    scene.act("A", "move").allied("step-choose", "D06").expect("allied", "leader-follow")  # 21.2#7
    scene.allied("leader-follow", "stay")
    assert scene.g.leaders["red"].where == scene.g.board.cell("D05")


def test_he_stays_when_the_action_is_free() -> None:
    scene = step(moving({"A": "D05 rifles"}, "A"), "D06")
    assert scene.g.leaders["red"].where == scene.g.board.cell("D05")  # 21.2#11


def test_the_way_back_is_open_until_something_was_done() -> None:
    scene = moving({"A": "D05 rifles", "B": "D05 rifles"}, "A", "B", features=roads("D05 D06"))
    scene.allied("step-choose", "back").expect("allied", "actor-choose")
    assert {"A", "B"} <= set(scene.ids)


def test_an_entry_hex_holds_any_number_in_play_too() -> None:
    for entry, together in (({}, False), ({"first": {"entry": "D05"}}, True)):
        scene = Scene({**FIVE, "W": "P12 rifles"}, divisions=entry)
        assert s14_stacking.is_overstacked(scene.g, scene.unit("A").where) != together  # 8.0#5
        assert s14_movement.may_move_together(scene.g, ("A", "B"), "formation") == together  # 8.0#5
