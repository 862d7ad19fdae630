"""6.6 Movement: points, stacks, enemies in the way, roads, moving status, lost checks, rally."""

from __future__ import annotations

import pytest

from grognard.engine.decision import CHANCE
from tests.rpc.moves import commanded, moving, road, sides, step, trench

G = "german infantry"
LOOSE = "german infantry dispersed"
B = "british infantry dispersed"
GUN = "british machine-gun dispersed"


# 6.61 points and stacks


def test_a_unit_walks_hex_by_hex_until_its_points_are_spent() -> None:
    scene = moving({"A": f"D05 {G}"}, "A")
    neighbours = {"D04", "D06", "C05", "C06", "E05", "E06"}
    assert set(scene.ids) == neighbours | {"back"}  # 6.61#1 6.62#1
    for cell, left in (("D04", 2), ("D03", 1)):
        step(scene, cell)
        assert (scene.at("A"), scene.unit("A").points) == (cell, left)  # 6.61#7
        assert scene.unit("A").ready
        assert scene.unit("A").moving  # 6.65#1
    step(scene, "D02")
    scene.expect("british", "command-choose")
    assert (scene.at("A"), scene.unit("A").ready) == ("D02", False)  # 6.65#8 6.05#1


def test_a_move_can_stop_early_and_be_taken_back_before_its_first_point() -> None:
    scene = moving({"A": f"D05 {G}"}, "A").german("step-choose", "back")
    assert scene.expect("german", "actor-choose").unit("A").ready
    scene.act("A", "move")
    step(scene, "D04", "done")
    assert (scene.at("A"), scene.unit("A").ready) == ("D04", False)
    assert scene.pending.side == "british"


def test_every_point_draws_fire() -> None:
    """6.61#2: entering, going IN and a melee each are a point of its own, and each is a chance to fire."""
    units = {"A": f"D05 {G}", "M": f"D01 {GUN}"}
    scene = moving(units, "A", features={"lines": [trench("british", "D04", "E04")]})
    scene.german("step-choose", "D04").british("react-offer", "pass")  # 6.72#1
    scene.german("step-choose", "in").expect("british", "react-offer")  # 6.61#2 6.62#2
    scene.british("react-offer", "M").total(2)
    assert scene.modifiers() == {
        "firepower": 2,
        "formed": 1,
        "moving": 1,
        "range": -1,
        "trench": -3,
    }  # 6.72#3
    assert scene.unit("A").points == 1


def test_a_stack_moves_in_unison() -> None:
    scene = moving({"A": f"D05 {G}", "C": f"D05 {G}"}, "A", "C").german("step-choose", "with C")
    step(scene, "D04")
    assert (scene.at("A"), scene.at("C")) == ("D04", "D04")  # 6.61#3
    assert (scene.unit("A").points, scene.unit("C").points) == (2, 2)
    step(scene, "D03", "D02")
    assert scene.pending.side == "british", "both have acted"
    assert not scene.unit("A").ready
    assert not scene.unit("C").ready


def test_one_reactor_fires_once_at_a_stack() -> None:
    units = {"A": f"D05 {G}", "C": f"D05 {G}", "M": f"D02 {GUN}"}
    scene = moving(units, "A", "C").german("step-choose", "with C", "D04")
    scene.british("react-offer", "M").total(3).total(4)
    assert {note["unit"] for note in scene.said("check")} == {"A", "C"}  # 6.73#1
    scene.expect("german", "step-choose")


def test_whoever_passes_goes_on_without_the_one_that_fails() -> None:
    units = {"A": f"D05 {G}", "C": f"D05 {G}", "M": f"D02 {GUN}"}
    scene = moving(units, "A", "C").german("step-choose", "with C", "D04").british("react-offer", "M")
    scene.total(6).total(2)  # A: 6 +2 +1 +1 -1 = 9, C: 5
    assert (scene.unit("A").ready, scene.unit("A").formed, scene.unit("A").moving) == (False, False, False)
    scene.german("step-choose", "E04").decline()
    assert (scene.at("A"), scene.at("C")) == ("D04", "E04")  # 6.61#6


def test_a_lone_mover_collects_a_unit_that_counts_as_having_spent_as_much() -> None:
    scene = moving({"A": f"D05 {G}", "C": f"D04 {G}", "E": f"D06 {G}"}, "A", "C", "E")
    assert scene.why_not("unit:C") == ["6.61 why-not-elsewhere"]
    step(scene, "D04", "with C", "D03")
    assert (scene.unit("A").points, scene.unit("C").points) == (1, 1)  # 6.61#4 6.61#5
    assert scene.why_not("unit:E") == ["6.61 why-not-elsewhere"]
    step(scene, "D02")
    assert scene.expect("german", "actor-choose").ids == ["E", "done"]
    assert scene.at("C") == "D02"


def test_only_a_unit_of_the_same_activation_that_has_not_moved_is_collected() -> None:
    units = {"A": f"D05 {G}", "C": f"D04 {LOOSE} spent", "E": f"D05 {G}"}
    scene = moving(units, "A", "E")
    step(scene, "D04")
    assert "with C" not in scene.ids
    assert scene.why_not("unit:C") == ["6.61 why-not-activation"]  # 6.61#4
    step(scene, "E04", "done")
    scene.act("E", "move")
    step(scene, "E05", "E04")
    assert scene.why_not("unit:A") == ["6.61 why-not-acted"]


def test_a_slower_unit_is_left_behind() -> None:
    units = {"A": f"D05 {G}", "C": f"D05 {LOOSE}"}
    scene = moving(units, "A", "C").german("step-choose", "with C")
    step(scene, "D04")
    assert set(scene.ids) == {"leave A", "leave C", "done"}
    assert scene.why_not("hex:D03") == ["6.61 why-not-points"]
    step(scene, "leave C", "D03")
    assert (scene.at("A"), scene.at("C"), scene.unit("C").ready) == ("D03", "D04", False)


# 6.63 other units


def test_stacking_is_never_exceeded_not_even_in_passing() -> None:
    units = {"A": f"D05 {G}", "C": f"D04 {LOOSE}", "E": f"D04 {LOOSE}", "F": f"E05 {LOOSE}", "H": f"D05 {G}"}
    scene = moving(units, "A", "H")
    assert scene.why_not("hex:D04") == ["3.4 why-not-stacking"]  # 6.63#1
    assert "E05" in scene.ids
    scene.german("step-choose", "with H")
    assert scene.why_not("hex:E05") == ["3.4 why-not-stacking"]


def test_an_enemy_hex_costs_one_point_and_is_not_left_again() -> None:
    scene = moving({"A": f"D05 {G}", "B": f"D04 {B} spent"}, "A")
    step(scene, "D04")
    assert scene.unit("A").points == 2  # 6.63#2
    assert set(scene.ids) == {"melee", "done"}  # 6.63#3
    assert scene.why_not("hex:D03") == ["6.63 why-not-locked"]
    assert scene.why_not("exit") == ["10.3 why-not-edge"]


def test_a_dispersed_gun_has_no_points() -> None:
    scene = commanded({"A": "D05 german machine-gun dispersed", "B": f"D05 {B} spent"}, "A")
    scene.german("actor-choose", "A")
    assert "move" not in scene.expect("german", "action-choose").ids  # 6.671#5 GLOSS.dash


# 6.64 roads


def test_the_road_gives_one_more_hex_along_it() -> None:
    scene = moving({"A": f"D06 {G}"}, "A", features=road("D06", "D05", "D04", "D03", "D02", "D01"))
    step(scene, "D05", "D04", "D03")
    assert scene.unit("A").points == 0
    assert set(scene.ids) == {"D04", "D02", "done"}  # 6.64
    assert scene.why_not("hex:E03") == ["6.64 why-not-bonus"]  # 8.6#3
    step(scene, "D02")
    assert (scene.at("A"), scene.pending.side) == ("D02", "british")


def test_one_step_beside_the_road_forfeits_the_bonus() -> None:
    features = road("D06", "D05", "D04", "D03", "D02", "D01")
    scene = moving({"A": f"D06 {G}"}, "A", features=features)
    step(scene, "D05", "E05", "D04")
    assert scene.pending.side == "british"  # 8.6#3
    scene = moving({"A": f"E06 {G}"}, "A", features=features)
    step(scene, "D06", "D05", "D04")
    assert scene.pending.side == "british", "it did not start on the road"


def test_a_road_hex_entered_over_another_side_is_no_road() -> None:
    """8.6#2: only sides that the artwork crosses count, not road hexes that happen to be adjacent."""
    two = {"lines": [{"kind": "road", "path": ["D06", "D05"]}, {"kind": "road", "path": ["E06", "E05"]}]}
    scene = moving({"A": f"D06 {LOOSE}"}, "A", features=two)
    step(scene, "E06")
    assert scene.pending.side == "british"  # 8.6#2
    scene = moving({"A": f"D06 {LOOSE}"}, "A", features=two)
    step(scene, "D05")
    assert scene.ids == ["D06", "done"]


# 6.65 moving status


def test_moving_status_ends_when_attention_shifts_to_another_hex() -> None:
    scene = commanded({"A": f"D05 {G}", "C": f"D06 {G}", "E": f"D06 {G}"}, "A", "C", "E").act("A", "move")
    step(scene, "D04", "done")
    assert scene.unit("A").moving, "spent, but still moving"
    scene.act("C", "move")
    step(scene, "D05")
    assert not scene.unit("A").moving  # 6.65#4
    step(scene, "done")
    assert scene.unit("C").moving
    scene.act("E", "move")
    step(scene, "D05", "done")
    assert not scene.unit("C").moving


def test_a_unit_that_moves_out_of_the_same_hex_does_not_end_it() -> None:
    scene = commanded({"A": f"D05 {G}", "C": f"D04 {G}"}, "A", "C").act("A", "move")
    step(scene, "D04", "done")
    scene.act("C", "move")
    step(scene, "D03")
    assert scene.unit("A").moving  # 6.65#4
    step(scene, "D02")
    assert not scene.unit("A").moving, "now the mover was in another hex"


def test_moving_status_ends_when_the_other_player_acts() -> None:
    scene = moving({"A": f"D05 {LOOSE}"}, "A")
    step(scene, "D04")
    assert scene.expect("british", "command-choose").unit("A").moving is False  # 6.65#5


def test_a_failed_check_ends_moving_status_and_the_move() -> None:
    scene = moving({"A": f"D05 {G}", "C": f"D05 {G}", "M": f"D02 {GUN}"}, "A", "C")
    scene.german("step-choose", "D04").british("react-offer", "M").total(7)
    assert not scene.unit("A").moving  # 6.65#2
    assert scene.ids == ["C", "done"]


def test_stopped_by_a_stream_it_is_spent_and_still_moving() -> None:
    units = {"A": f"D05 {G}", "M": f"D02 {GUN}"}
    scene = moving(units, "A", features=sides("stream", "D04/D05"))
    assert [reason.rule for reason in scene.explained("D04")] == ["6.62", "8.7"]
    scene.german("step-choose", "D04")
    assert (scene.unit("A").ready, scene.unit("A").formed) == (False, True)  # 8.7#2
    scene.british("react-offer", "M").total(3)
    assert scene.modifiers() == {"firepower": 2, "formed": 1, "moving": 1, "range": -1}  # 6.65#6 6.65#7
    scene.expect("british", "command-choose")


# 8.7 water


def test_a_bridge_takes_the_road_over_the_stream() -> None:
    both = {"sides": [{"kind": kind, "between": ["D04/D05"]} for kind in ("stream", "bridge")]}
    scene = moving({"A": f"D05 {G}"}, "A", features={**both, **road("D05", "D04")})
    step(scene, "D04")
    assert scene.unit("A").ready  # 8.7#3


def test_a_bridge_is_crossed_as_a_road_even_where_no_road_is_drawn() -> None:
    both = {"sides": [{"kind": kind, "between": ["D04/D05"]} for kind in ("stream", "bridge")]}
    scene = moving({"A": f"D05 {G}"}, "A", features=both, rules={"night": {"turns": ["all"]}})
    step(scene, "D04")
    assert scene.pending.side != CHANCE  # 8.7#3 6.661#1


def test_a_stream_that_only_touches_the_hex_is_nothing() -> None:
    scene = moving({"A": f"D05 {G}"}, "A", features=sides("stream", "D04/E04"))
    step(scene, "D04")
    assert scene.unit("A").ready  # 8.7#4 8.04


def test_no_melee_and_no_trench_after_a_stream() -> None:
    units = {"A": f"D05 {G}", "B": f"D04 {B} spent"}
    features = {**sides("stream", "D04/D05"), "lines": [trench("british", "D04", "E04")]}
    scene = moving(units, "A", features=features)
    step(scene, "D04")
    assert scene.expect("british", "command-choose").unit("A").points == 2  # 8.7#7 6.671#2


def test_blue_sides_are_not_crossed_but_their_hexes_can_be_entered() -> None:
    scene = moving({"A": f"D05 {G}"}, "A", hexes={"D04": "lake"}, features=sides("blue", "D04/D05"))
    assert scene.why_not("hex:D04") == ["8.7 why-not-blue"]  # 8.7#5
    step(scene, "E05", "D04")
    assert scene.at("A") == "D04"  # 8.7#6


# lost checks


def test_a_green_side_calls_for_a_lost_check() -> None:
    scene = moving({"A": f"D05 {G}"}, "A", features=sides("green", "D04/D05"))
    assert [r.text for r in scene.explained("D04")] == ["explain-point", "lost-woods", "explain-check-lost"]
    assert scene.game.odds("D04").outcomes["odds-passed"] == 26 / 36
    assert scene.game.odds("D06").outcomes == scene.game.odds("back").outcomes == {"nothing": 1.0}
    scene.german("step-choose", "D04").dice(4, 4)
    assert (scene.note("check")["kind"], scene.note("check")["total"]) == ("@check-lost", 8)  # 6.661#2 8.9#3
    step(scene, "D03")
    assert scene.at("A") == "D03"


def test_whoever_gets_lost_is_dispersed_and_spent_and_never_destroyed() -> None:
    scene = moving({"A": f"D05 {G}"}, "A", features=sides("green", "D04/D05"))
    scene.german("step-choose", "D04").dice(6, 6)
    unit = scene.unit("A")
    assert (scene.at("A"), unit.formed, unit.ready, unit.moving) == ("D04", False, False, False)  # 6.661#5
    assert scene.pending.side == "british"  # 6.663#2 3.73#2


def test_one_lost_check_a_turn() -> None:
    scene = moving({"A": f"D05 {G}"}, "A", features=sides("green", "D04/D05", "D03/D04"))
    scene.german("step-choose", "D04").total(5)
    step(scene, "D03")
    assert scene.pending.side != CHANCE  # 6.663#1


def test_the_road_is_never_lost() -> None:
    features = {**sides("green", "D04/D05"), **road("D05", "D04")}
    scene = moving({"A": f"D05 {G}"}, "A", features=features, rules={"night": {"turns": ["all"]}})
    step(scene, "D04")
    assert scene.pending.side != CHANCE  # 6.661#1


def test_at_night_all_but_road_and_friendly_trench_is_lost_ground() -> None:
    features = {"lines": [trench("german", "D05", "D04"), trench("british", "F05", "F04")]}
    areas = {"german": ["D05", "D04"], "british": ["F05", "F04"]}
    night = {"night": {"turns": ["all"]}}
    scene = moving({"A": f"D05 {G}"}, "A", features=features, areas=areas, rules=night)
    step(scene, "D04")
    assert scene.pending.side != CHANCE
    scene.german("step-choose", "D03").total(5)
    assert scene.note("check")["kind"] == "@check-lost"  # 6.661#4
    scene = moving({"A": f"F05 {G}"}, "A", features=features, areas=areas, rules=night)
    scene.german("step-choose", "F04").total(5)
    assert scene.note("check")["kind"] == "@check-lost"
    scene = moving({"A": f"D05 {G}"}, "A", features=features, areas=areas, rules=night)
    scene.german("step-choose", "D04 out").total(5)
    assert scene.note("check")["kind"] == "@check-lost", "over the top is not through the trench"


@pytest.mark.parametrize("night", [False, True])
def test_out_of_a_friendly_trench_into_that_of_the_enemy_one_gets_lost_by_night_alone(night: bool) -> None:
    features = {"lines": [trench("german", "D05", "D04")]}
    areas = {"german": ["D05"], "british": ["D04"]}
    rules = {"night": {"turns": ["all"]}} if night else {}
    scene = moving({"A": f"D05 {G}"}, "A", features=features, areas=areas, rules=rules)
    scene.german("step-choose", "D04")
    assert scene.unit("A").inside
    assert (scene.pending.side == CHANCE) == night  # 6.661#3 6.661#4


def test_by_day_open_ground_is_never_lost() -> None:
    scene = moving({"A": f"D05 {G}"}, "A")
    step(scene, "D04")
    assert scene.pending.side != CHANCE
