"""14.6 Column: in, out, what it is worth to the enemy, and one in a hex."""

from __future__ import annotations

import pytest

from grognard.games.gts.rules import s13_table, s14_costs, s14_stacking, s14_steps, s15_fire
from grognard.games.gts.state import ELIMINATED
from tests.gts.moves import cost, left, moving, refusal, step
from tests.gts.scene import Scene


def parts(scene: Scene, firer: str, target: str, manner: str = "direct") -> dict[str, int]:
    mods = s15_fire.rating(scene.g, firer, target, manner, False, ())
    return {reason.text: reason.value or 0 for reason in mods.reasons}


# in and out


def test_column_costs_a_point() -> None:
    scene = step(moving({"A": "D05 rifles"}, "A"), "column")
    assert scene.unit("A").column  # 14.6#1, 29.15#1
    assert left(scene) == "3"  # 14.6#1
    assert scene.ids.count("back") == 0
    assert refusal(scene, "back") == "back"


def test_without_a_point_there_is_no_column() -> None:
    scene = step(moving({"A": "D05 rifles"}, "A"), "D04", "D03", "D02", "C02")
    assert left(scene) == "0"
    assert refusal(scene, "column") == "points"  # 14.6#1


def test_leaving_column_costs_a_point_or_a_cohesion_hit() -> None:
    scene = step(moving({"A": "D05 rifles column"}, "A"), "deploy")
    assert (scene.unit("A").column, scene.unit("A").hits, left(scene)) == (False, 0, "3")  # 14.6#3
    scene = step(moving({"A": "D05 rifles column"}, "A"), "shed")
    assert (scene.unit("A").column, scene.unit("A").hits, left(scene)) == (False, 1, "4")  # 14.6#4


def test_not_in_and_out_for_points() -> None:
    scene = step(moving({"A": "D05 rifles"}, "A"), "column", "D04")
    assert "deploy" not in scene.ids  # 14.6#5
    assert refusal(scene, "deploy") == "in-and-out"
    step(scene, "shed")
    assert not scene.unit("A").column  # 14.6#5


def test_nor_out_and_in() -> None:
    scene = step(moving({"A": "D05 rifles column"}, "A"), "deploy", "D04")
    assert refusal(scene, "column") == "out-and-in"  # 14.6#5: not both for points in one Action
    scene = step(moving({"A": "D05 rifles column"}, "A"), "shed", "D04", "column")
    assert scene.unit("A").column  # 14.6#5: the way out was a Cohesion Hit


def test_the_cohesion_hit_is_the_end_of_a_unit_without_steps() -> None:
    zero = {"kind": "infantry", "steps": 0, "front": {"fire": 1, "movement": 3, "quality": 5}}
    scene = step(moving({"A": "D05 zero of=red column"}, "A", counters={"zero": zero}), "shed")
    assert scene.unit("A").where == ELIMINATED  # 14.6#4, 19.2.3#2
    scene.expect("allied", "actor-choose")


def test_a_column_moves_over_any_ground_at_its_own_cost() -> None:
    scene = moving({"A": "D05 rifles column"}, "A", hexes={"D06": "polder"})
    assert cost(scene, "D06") == "1"  # 14.6#6


# Opportunity Fire


@pytest.mark.parametrize(("state", "change"), [("", "column"), ("column", "deploy")])
def test_who_changes_is_fired_at_in_column(state: str, change: str) -> None:
    scene = moving({"A": f"D05 rifles {state}", "G": "D08 machine-guns"}, "A", hexes={"D05": "woods"})
    scene.allied("step-choose", change)
    scene.german("opportunity-offer", "G").dice(0, 9)  # 17.2#5, 14.6#3, 29.15#2
    shown = scene.modifiers()
    assert shown["mod-target-column"] == 2  # 17.2#5, 14.6.1#1
    assert "mod-woods" not in shown  # 17.2#5, 14.6.1#2
    assert shown["mod-in-hex"] == 2
    assert scene.unit("A").column == (change == "column")


def test_the_cohesion_hit_is_silent() -> None:
    scene = moving({"A": "D05 rifles column", "G": "D08 machine-guns"}, "A")
    scene.allied("step-choose", "shed")
    scene.expect("allied", "step-choose")  # 17.2#6, 29.15#2, 29.34#2, 14.6#4


def test_who_is_stopped_does_not_change() -> None:
    scene = moving({"A": "D05 rifles", "G": "D08 machine-guns"}, "A").allied("step-choose", "column")
    scene.german("opportunity-offer", "G").dice(0, 3)
    scene.allied("convert-choose", "take")
    assert (scene.unit("A").suppressed, scene.unit("A").column) == (True, False)
    assert scene.expect("allied", "actor-choose").ids == ["W", "done"]


# what it is worth


def test_the_marker_on_the_firer_and_on_the_target() -> None:
    scene = Scene({"A": "D05 rifles column", "G": "D06 grenadiers"}, hexes={"D05": "woods"})
    assert parts(scene, "A", "G")["mod-in-column"] == -1  # 14.6.1#1, MARK.column
    assert parts(scene, "A", "G", "assault-rating")["mod-in-column"] == -1  # 14.6.1#1, 14.6.1#5, MARK.column
    assert parts(scene, "G", "A")["mod-target-column"] == 2  # 14.6.1#1, MARK.column
    assert parts(scene, "G", "A", "defence-fire")["mod-target-column"] == 2  # 14.6.1#5
    assert "mod-woods" not in parts(scene, "G", "A")  # 14.6.1#2, MARK.column
    scene.g.change("A", column=False)
    assert parts(scene, "G", "A")["mod-woods"] == -2


def test_what_helps_the_firer_still_counts() -> None:
    scene = Scene({"A": "D05 rifles column", "G": "D06 grenadiers"}, hexes={"D05": "marsh"})
    assert parts(scene, "G", "A")["mod-marsh"] == 1  # 14.6.1#3


def test_no_engineer_actions_in_column() -> None:
    for state in ("", "column"):
        scene = Scene(
            {"A": f"D05 sappers {state}"}, limits={"rearguards": {"allied": 1}, "blocks": {"allied": 1}}
        )
        offered = s13_table.actions_of(scene.g, "A", "formation")
        assert ("build-ip" in offered) == (not state)  # 14.6.2#2, 29.15#4, MARK.column
        assert not state or not {"build-ent", "build-block", "rearguard"} & set(offered)


# one in a hex


def test_no_second_column_in_a_hex() -> None:
    scene = moving({"A": "D05 rifles column", "B": "D06 rifles column"}, "A")
    assert "D06" not in scene.ids  # 14.6.1#4, 14.6.2#1, 29.15#3: neither to stop nor to pass
    assert refusal(scene, "D06") == "two-columns"
    scene = moving({"A": "D05 rifles", "B": "D05 rifles column"}, "A")
    assert refusal(scene, "column") == "two-columns"  # 14.6.2#1, MARK.column
    assert s14_stacking.column_in(scene.g, scene.unit("A").where) == "B"
    assert s14_stacking.column_in(scene.g, scene.unit("A").where, "B") == ""


def test_a_column_may_join_others() -> None:
    scene = moving({"A": "D05 rifles column", "B": "D06 rifles"}, "A")
    assert "D06" in scene.ids  # 1.2#16


def test_an_enemy_column_does_not_bar_an_assault() -> None:
    scene = Scene({"A": "D05 rifles column", "G": "D06 grenadiers column"})
    assert s14_costs.may_enter(scene.g, "A", scene.unit("A").where, scene.unit("G").where, True)


def test_taking_column_gives_the_improved_position_up() -> None:
    scene = step(moving({"A": "D05 rifles ip"}, "A"), "column")
    assert scene.unit("A").work == ""  # 22.2.5


def test_leaving_the_hex_gives_the_improved_position_up() -> None:
    scene = step(moving({"A": "D05 rifles ip"}, "A"), "D06")
    assert scene.unit("A").work == ""  # 22.2.5


def test_the_question_says_what_is_left() -> None:
    scene = moving({"A": "D05 rifles"}, "A")
    args = dict(scene.pending.args)
    assert (args["name"], args["hex"], args["left"], args["count"]) == ("A", "D05", "4", 1)
    assert isinstance(scene.pending.options[0].value, s14_steps.Step)
