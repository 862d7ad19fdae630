"""7.5, 7.6 and 7.8: CE Recovery, positions, MPs that are carried over."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from grognard.games.oao.boards import ground
from grognard.games.oao.reference_units import CI, D1
from grognard.games.oao.rules import s07_move_end, s07_moves, s07_rail_entrain, s07_recovery, s07_tasks
from grognard.games.oao.rules.s07_act import Act
from grognard.games.oao.state import OFF_MAP, Means, Move, State
from tests.oao.playing import Playing
from tests.oao.scenes import cell, scene

OWN, ENEMY = "fr-3-2", "de-3-2"
HERE = "30.40"
AT = {1: "30.39", 2: "30.38", 3: "30.37", 4: "30.36", 5: "30.35"}
"""Hexes so far from there."""


def facing(distance: int, own: str = OWN, at: str = HERE, level: int = 2, **more: Any) -> State:
    """A French division that has lost some effectiveness, with an enemy so many hexes away, in its Movement Phase."""
    means = {"allied": Means(positions=None), "german": Means(positions=None)}
    g = scene({own: at, ENEMY: AT[distance]}, **{"phase": "movement", "gt": 10, "means": means, **more})
    assert at != HERE or g.board.distance(cell(at), cell(AT[distance])) == distance
    g.change(own, level=level)
    return begin(g, own)


def begin(g: State, id_: str, spent: int = 0) -> State:
    g.move = Move((id_,), spent, began=g.units[id_].where)
    g.change(id_, began=g.hexes_of(id_), moved=False)
    return g


def offered(g: State) -> list[str]:
    return [option.id for option in s07_tasks.options(g)]


def recover(g: State, id_: str = OWN) -> None:
    s07_tasks.perform(g, Act("recover", unit=id_))


def no_recovery(g: State, id_: str = OWN) -> list[str]:
    return [why.text for why in s07_tasks.no_recovery(g, id_)]


# recovery


def test_nine_points_raise_a_formation_one_level() -> None:  # 7.5#1
    g = facing(5)
    assert "recover" in offered(g)
    recover(g)
    assert g.units[OWN].level == 1
    assert s07_moves.left(g) == 0
    assert g.units[OWN].where == cell(HERE)
    assert (g.units[OWN].task, g.units[OWN].spent) == ("", 0)


def test_what_is_missing_is_carried_over_and_paid_first() -> None:  # 7.5#3 7.8#1 7.8.2
    g = begin(facing(5), OWN, spent=4)
    recover(g)
    assert (g.units[OWN].level, g.units[OWN].task, g.units[OWN].spent) == (2, "recovery", 5)
    assert s07_moves.left(g) == 0
    begin(g, OWN)
    assert [option.id for option in s07_tasks.first(g)] == ["recover"]
    recover(g)
    assert (g.units[OWN].level, g.units[OWN].spent) == (1, 0)
    assert s07_moves.left(g) == 5
    assert "recover" in offered(g), "another level may be begun"


def test_a_forced_march_pays_for_no_recovery() -> None:  # 7.5#2 7.2.2#2
    g = begin(facing(5), OWN, spent=9)
    assert s07_moves.left_with_march(g) == 3
    assert no_recovery(g) == ["task-no-mps"]
    assert offered(g) == []


def test_only_a_reduced_formation_recovers() -> None:  # 7.5#1
    assert no_recovery(facing(5, level=0)) == ["recovery-unreduced"]
    g = begin(facing(5, own="fr-Alpins1"), "fr-Alpins1")
    assert no_recovery(g, "fr-Alpins1") == ["recovery-formation"]
    assert offered(g) == []


@pytest.mark.parametrize(("distance", "may"), [(5, True), (3, True), (2, False), (1, False)])
def test_three_hexes_to_the_nearest_enemy(distance: int, *, may: bool) -> None:  # 7.5.1#1
    assert (s07_recovery.refusals(facing(distance), OWN) == ()) is may


def test_two_hexes_behind_friends_in_positions() -> None:  # 7.5.1#2
    g = facing(2)
    between = [c for c in g.board.adjacent[cell(HERE)] if g.board.distance(c, cell(AT[2])) == 1]
    assert len(between) == 1
    g.positions[between[0]] = "allied"
    assert no_recovery(g) == ["recovery-near"], "nobody is in it"
    friend = scene({"fr-4-2": g.board.name(between[0])}).units["fr-4-2"]
    g.units["fr-4-2"], g.at[between[0]] = friend, ("fr-4-2",)
    assert no_recovery(g) == []
    del g.positions[between[0]]
    assert no_recovery(g) == ["recovery-near"]


def test_every_hex_between_must_be_held() -> None:  # 7.5.1#2
    g = scene({OWN: HERE, ENEMY: "31.39", "fr-4-2": "30.39"}, gt=10, positions={cell("30.39"): "allied"})
    far = next(
        c
        for c in g.board.ring(cell(HERE), 2)
        if sum(g.board.distance(c, n) == 1 for n in g.board.adjacent[cell(HERE)]) == 2
    )
    g.move_to(ENEMY, far)
    between = [n for n in g.board.adjacent[cell(HERE)] if g.board.distance(far, n) == 1]
    g.move_to("fr-4-2", between[0])
    g.positions = dict.fromkeys(between, "allied")
    assert not s07_recovery.is_screened(g, "allied", cell(HERE))
    g.units["fr-23-12"] = scene({"fr-23-12": g.board.name(between[1])}).units["fr-23-12"]
    g.at[between[1]] = ("fr-23-12",)
    assert s07_recovery.is_screened(g, "allied", cell(HERE))


def in_camp(distance: int, **more: Any) -> State:
    """A French division in a printed position of Verdun."""
    at = next(c for c in sorted(ground().camps["Verdun"].hexes) if c in ground().printed_ips)
    g = facing(5, at=ground().board.name(at), **more)
    g.move_to(ENEMY, next(c for c in g.board.ring(at, distance) if c not in ground().camps["Verdun"].hexes))
    return g


def test_next_to_the_enemy_in_a_printed_position() -> None:  # 7.5.1#3
    g = in_camp(1)
    assert no_recovery(g) == []
    g.ruined[g.units[OWN].where] = True
    assert no_recovery(g) == ["recovery-near"]


@pytest.mark.parametrize(("gt", "may"), [(18, False), (19, True), (30, True)])
def test_next_to_the_enemy_in_a_position_of_ones_own(gt: int, *, may: bool) -> None:  # 7.5.1#4
    g = facing(1, gt=gt, positions={cell(HERE): "allied"})
    assert (no_recovery(g) == []) is may


def test_next_to_the_enemy_recovery_is_completed_at_once_or_not_begun() -> None:  # 7.5.1a#1
    g = in_camp(1)
    g.move = Move((OWN,), 1)
    assert no_recovery(g) == ["recovery-in-full"]
    g = in_camp(2)
    g.move = Move((OWN,), 1)
    assert no_recovery(g) == []
    g = in_camp(1, phase="counter_movement")
    assert no_recovery(g) == ["recovery-in-full"], "five MPs are never enough"


def test_a_position_dug_in_this_phase_shelters_nobody_who_recovers() -> None:  # 7.5.1a#2
    g = facing(1, gt=19)
    g.change(OWN, level=0)
    g.move = Move((OWN,), 0)
    g.change(OWN, task="position", spent=10, site=cell(HERE))
    s07_tasks.perform(g, Act("build", cell(HERE), OWN))
    assert g.positions == {cell(HERE): "allied"}
    g.units["fr-4-2"], g.at[cell(HERE)] = scene({"fr-4-2": HERE}).units["fr-4-2"], (OWN, "fr-4-2")
    g.change("fr-4-2", level=1)
    assert no_recovery(begin(g, "fr-4-2"), "fr-4-2") == ["recovery-new-position"]
    s07_move_end.clear(g)
    assert no_recovery(g, "fr-4-2") == []


@pytest.mark.parametrize(("distance", "may"), [(5, True), (4, False)])
def test_the_demoralized_need_five_hexes(distance: int, *, may: bool) -> None:  # 7.5.2#1 6.4#6
    assert no_recovery(facing(distance, level=CI)) == []
    assert (no_recovery(facing(distance, level=D1)) == []) is may


@pytest.mark.parametrize(
    ("own", "at", "enemy", "may"),
    [
        ("fr-3-2", "16.36", "16.34", True),
        ("fr-3-2", "16.36", "16.35", False),
        ("be-1", "16.36", "16.34", False),
        ("be-1", "52.16", "50.16", True),
        ("fr-3-2", "52.16", "50.16", False),
    ],
)
def test_in_paris_and_antwerpen_two_are_enough(
    own: str, at: str, enemy: str, *, may: bool
) -> None:  # 7.5.2#2 6.4#7
    g = facing(5, own=own, at=at, level=D1)
    g.move_to(ENEMY, cell(enemy))
    assert g.board.distance(cell(at), cell(enemy)) == (2 if enemy != "16.35" else 1)
    assert ("recovery-near-demoralized" not in no_recovery(g, own)) is may


@pytest.mark.parametrize(("reading", "may"), [("two", True), ("three", False)])
def test_the_two_readings_of_the_distance_in_paris(reading: str, *, may: bool) -> None:  # C-2
    g = facing(5, at="16.36", level=D1)
    g.move_to(ENEMY, next(c for c in g.board.ring(cell("16.36"), 2) if c in ground().playable))
    g.setting = replace(g.setting, options={"redoubt_recovery": reading})
    assert ("recovery-near-demoralized" not in no_recovery(g)) is may


def test_a_formation_that_failed_to_repulse_does_not_recover() -> None:  # 7.4.5#3
    g = facing(5)
    g.move = Move((OWN,), halted=True)
    assert no_recovery(g) == ["task-halted"]


def test_a_pinned_formation_only_finishes_what_it_digs() -> None:  # 7.3.3#2 7.3.3#3
    g = facing(1, phase="counter_movement", gt=19, positions={})
    g.change(ENEMY, prepared=cell(HERE))
    g.pins = {ENEMY: (OWN,)}
    assert "task-pinned" in no_recovery(g)
    assert [why.text for why in s07_tasks.no_position(g, OWN, cell(HERE))] == ["task-pinned-position"]
    assert "rail-pinned" in [why.text for why in s07_rail_entrain.refusals(g, OWN)]
    assert offered(g) == []
    g.change(OWN, task="position", spent=10, site=cell(HERE))
    assert [option.id for option in s07_tasks.first(g)] == ["build"]


# positions


def test_a_position_takes_thirteen_points_over_two_phases() -> None:  # 7.8.2.EX 7.8.2 7.8#1 14.3.1#1 14.3.1#3
    g = facing(3, phase="counter_movement", level=0)
    assert offered(g) == ["build"]
    s07_tasks.perform(g, Act("build", cell(HERE), OWN))
    assert (g.units[OWN].task, g.units[OWN].spent) == ("position", 5)
    g.phase = "movement"
    begin(g, OWN)
    assert [option.id for option in s07_tasks.first(g)] == ["build"], "it may do nothing else"
    s07_tasks.perform(g, s07_tasks.first(g)[0].value)
    assert g.positions == {cell(HERE): "allied"}
    assert s07_moves.left(g) == 9 - 8
    assert s07_tasks.first(g) == ()


def test_the_rest_of_a_task_comes_before_the_end_of_the_phase() -> None:  # 7.8.2
    g = facing(3, level=0)
    g.move = None
    g.change(OWN, task="position", spent=5, site=cell(HERE), moved=False, began=())
    play = Playing(g, s07_moves.movement_phase, "allied")
    while "option-done" not in [option.label for option in play.asked.options]:
        kind = play.asked.kind
        play.allied(kind, OWN if kind == "force-choose" else "build")
    assert g.positions == {cell(HERE): "allied"}


def test_a_two_hex_unit_builds_in_one_hex_and_then_in_the_other() -> None:  # 19.1.5
    g = facing(3, level=0)
    g.move_to(OWN, cell(HERE), cell("30.41"))
    begin(g, OWN)
    assert offered(g) == [f"build {HERE}", "build 30.41"]
    s07_tasks.perform(g, Act("build", cell("30.41"), OWN))
    begin(g, OWN)
    assert [option.id for option in s07_tasks.first(g)] == ["build 30.41"]
    s07_tasks.perform(g, s07_tasks.first(g)[0].value)
    assert g.positions == {cell("30.41"): "allied"}
    assert offered(g) == [f"build {HERE}"]


def test_who_becomes_demoralized_gives_up_his_position() -> None:  # 14.3.3
    g = facing(3, level=D1)
    g.change(OWN, task="position", spent=5, site=cell(HERE))
    s07_tasks.begin(g, "german")
    assert g.units[OWN].task == "position"
    s07_tasks.begin(g, "allied")
    assert g.units[OWN].task == ""


# markers


def test_tasks_are_not_done_at_the_same_time() -> None:  # 7.8.1#2 7.8.1#1
    g = facing(4)
    for task in ("recovery", "position", "entraining"):
        g.change(OWN, task=task, spent=1, site=cell(HERE))
        assert offered(g) == []
        assert "task-another" in no_recovery(g)
        assert "rail-task" in [why.text for why in s07_rail_entrain.refusals(g, OWN)]


def test_each_task_has_its_own_marker() -> None:  # 7.8.1#1
    g = begin(facing(4), OWN, spent=5)
    recover(g)
    assert g.units[OWN].task == "recovery"
    g = begin(facing(4), OWN, spent=5)
    s07_tasks.perform(g, Act("build", cell(HERE), OWN))
    assert g.units[OWN].task == "position"


def test_a_unit_with_a_marker_cannot_attack() -> None:  # 7.8#2
    g = facing(1)
    assert s07_tasks.busy(g, OWN) is None
    for task in ("recovery", "position", "entraining"):
        g.change(OWN, task=task, spent=1)
        why = s07_tasks.busy(g, OWN)
        assert why is not None
        assert why.rule == "7.8"
    g.change(OWN, task="", spent=0, reaction=3)
    assert s07_tasks.busy(g, OWN) is None, "MPs of a reaction are no task"
    g.change(OWN, mode="rail")
    assert s07_tasks.busy(g, OWN) is not None


def test_an_enemy_who_comes_adjacent_ends_recovery() -> None:  # 7.8.3#1
    g = facing(2)
    g.change(OWN, task="recovery", spent=5)
    s07_tasks.entered(g, (ENEMY,))
    assert g.units[OWN].spent == 5
    g.move_to(ENEMY, cell(AT[1]))
    s07_tasks.entered(g, (ENEMY,))
    assert (g.units[OWN].task, g.units[OWN].spent) == ("", 0)


def test_an_enemy_without_arms_costs_a_platform_what_was_spent_there() -> None:  # 7.8.3#1
    g = scene({OWN: HERE, "de-OHL": AT[1]})
    g.change(OWN, task="entraining", spent=5, bound_for=cell("16.36"))
    s07_tasks.entered(g, ("de-OHL",))
    assert (g.units[OWN].task, g.units[OWN].spent, g.units[OWN].bound_for) == ("", 0, OFF_MAP)
    g.change(OWN, mode="detraining", spent=5, bound_for=cell(HERE))
    s07_tasks.entered(g, ("de-OHL",))
    assert (g.units[OWN].mode, g.units[OWN].spent) == ("detraining", 0)


def test_an_enemy_who_comes_adjacent_does_not_stop_the_digging() -> None:  # 7.8.3#1 7.8.3#2
    g = facing(1)
    g.change(OWN, task="position", spent=5, site=cell(HERE))
    s07_tasks.entered(g, (ENEMY,))
    assert g.units[OWN].spent == 5
    s07_tasks.attacked(g, cell("30.41"))
    assert g.units[OWN].spent == 5
    s07_tasks.attacked(g, cell(HERE))
    assert (g.units[OWN].task, g.units[OWN].spent) == ("", 0)  # 7.8.3#2


def test_who_is_driven_from_his_place_loses_his_task() -> None:  # 7.5#1 7.8.3#2
    g = facing(3)
    g.change(OWN, task="recovery", spent=5)
    g.move_to(OWN, cell("30.41"))
    s07_tasks.entered(g, (OWN,))
    assert g.units[OWN].task == ""


def test_why_a_force_cannot_do_a_task_is_told() -> None:  # 7.5.1#1 7.7.3(3)#1
    g = facing(2)
    assert [why.rule for why in s07_tasks.why_not(g, "recover")] == ["7.5.1"]
    assert "7.7.3(3)" in [why.rule for why in s07_tasks.why_not(g, "entrain")]
    assert s07_tasks.why_not(g, "build") == ()
