"""7.7.3: Rail Mode step by step, and the worked examples of the chapter."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.games.oao.rail import ALLIED_SINGLE_TRACK, Net, railways
from grognard.games.oao.rules import (
    s03_stacking,
    s03_zoc,
    s06_demoralized,
    s07_allowance,
    s07_move_end,
    s07_moves,
    s07_rail,
    s07_rail_entrain,
    s07_rail_ways,
    s07_tasks,
    s15_sources,
)
from grognard.games.oao.rules.s07_act import Act
from grognard.games.oao.rules.s15_lines import Lines
from grognard.games.oao.state import OFF_MAP, Means, Move, State
from tests.oao.playing import Playing
from tests.oao.scenes import cell, scene

ALL = railways().cells[Net.ALL]
LUXEMBURG, BRUSSEL, ARLON, NAMUR = "57.43", "49.21", "54.40", "51.28"


def network(units: dict[str, str], side: str = "german", points: int = 20, **more: Any) -> State:
    """A position in which all railways are one side's, in the Movement Phase of that side."""
    more = {"gt": 19, "phase": "movement", "player": side, **more}
    return scene(units, operational=dict.fromkeys(ALL, side), means={side: Means(rail_points=points)}, **more)


def moving(g: State, id_: str, spent: int = 0) -> State:
    g.move = Move((id_,), spent, began=g.units[id_].where)
    g.change(id_, began=g.hexes_of(id_))
    return g


def boards(g: State, id_: str, goal: str, spent: int = 0) -> Playing:
    """A unit begins its transport to a hex."""
    play = Playing(moving(g, id_, spent), s07_rail.perform, Act("entrain", unit=id_))
    if play.asked.kind == "rail-points-choose":
        play.answer(g.units[id_].side, "rail-points-choose", "normal")
    return play.answer(g.units[id_].side, "rail-destination-choose", goal)


def rides(g: State, id_: str) -> Playing:
    """It goes on in a new phase, by the shortest way."""
    g.platforms, g.phase = {}, "movement"
    option = s07_rail.onward(moving(g, id_), id_, 9)
    assert option is not None, f"{id_} cannot go on"
    play = Playing(g, s07_rail.perform, option.value)
    return play if play.is_over else play.answer(g.units[id_].side, "rail-way-choose", "way 1")


def reasons(g: State, id_: str) -> list[str]:
    return [why.text for why in s07_rail_entrain.refusals(g, id_)]


# the comprehensive example


def test_the_37th_landwehr_goes_to_brussel() -> None:  # 7.7.3#1
    g = network({"de-37-Lw": LUXEMBURG}, points=7)
    play = boards(g, "de-37-Lw", BRUSSEL)
    unit = g.units["de-37-Lw"]
    assert g.means["german"].rail_points == 6  # 7.7.EX#1 7.7.3(1)#1
    assert (unit.mode, unit.spent) == ("rail", 0)
    assert s07_moves.left(g) == 9 - 5  # 7.7.EX#1 7.7.3(3)#3
    assert play.ids[0] == "way 1"
    play.german("rail-way-choose", "way 1")
    assert g.capacity == {cell(ARLON): 6, cell(NAMUR): 6}  # 7.7.EX#2 18.6.2#1
    assert play.note("rail-ridden")["hexes"] == 28  # 7.7.EX#3
    assert play.note("rail-ridden")["spent"] == 3  # 7.7.EX#3 7.7.2#3
    unit = g.units["de-37-Lw"]
    assert (unit.where, unit.mode, unit.spent) == (
        cell(BRUSSEL),
        "detraining",
        1,
    )  # 7.7.EX#4 7.7.3(4)#4 7.7.3(5)#3
    assert s07_moves.left(g) == 0
    assert s07_moves.left_with_march(g) == 0  # 7.7.EX#4 7.7.4#1
    assert play.is_over


def test_the_rest_of_the_detraining_is_paid_in_the_next_phase() -> None:  # 7.7.3(5)#1 7.7.3(5)#3
    g = network({"de-37-Lw": LUXEMBURG})
    boards(g, "de-37-Lw", BRUSSEL).german("rail-way-choose", "way 1")
    rides(g, "de-37-Lw")
    unit = g.units["de-37-Lw"]
    assert (unit.mode, unit.spent, unit.bound_for) == ("", 0, OFF_MAP)
    assert s07_moves.left(g) == 9 - 4, "it may go on with the rest"


# Rail Points


def test_without_rail_points_nobody_entrains() -> None:  # 7.7.1#3
    g = moving(network({"de-3-2": LUXEMBURG}, points=1), "de-3-2")
    assert reasons(g, "de-3-2") == ["rail-no-points"]
    g.means["german"] = Means(rail_points=2)
    assert reasons(g, "de-3-2") == []


def test_a_player_may_think_better_of_it_before_he_pays() -> None:  # 7.7.3(1)#1
    g = network({"de-3-2": LUXEMBURG}, points=2)
    boards(g, "de-3-2", "back")
    assert g.means["german"].rail_points == 2
    assert g.units["de-3-2"].task == ""


# destinations


@pytest.mark.parametrize(
    ("enemy", "goal", "may"),
    [
        ("19.36", "16.36", True),  # 7.7.3(2).EX1
        ("19.36", "17.38", False),  # 7.7.3(2).EX1
        ("19.38", "16.38", True),  # 7.7.3(2).EX2
    ],
)
def test_hexes_of_fortified_camps_count_double(enemy: str, goal: str, *, may: bool) -> None:  # 7.7.3(2)#2
    g = network({"fr-23-12": "02.36", "de-3-2": enemy}, "allied")
    assert g.board.distance(cell(enemy), cell(goal)) == 3
    why = [each.text for each in s07_rail_ways.no_destination(g, "fr-23-12", "normal", cell(goal))]
    assert ("rail-destination-near" not in why) is may


def test_a_destination_is_six_hexes_from_every_enemy() -> None:  # 7.7.3(2)#1
    g = network({"de-3-2": LUXEMBURG, "be-1": "49.15"})
    assert g.board.distance(cell("49.15"), cell(BRUSSEL)) == 6
    play = Playing(moving(g, "de-3-2"), s07_rail.perform, Act("entrain", unit="de-3-2"))
    assert BRUSSEL in play.ids
    g.move_to("be-1", cell("49.16"))
    play = Playing(moving(g, "de-3-2"), s07_rail.perform, Act("entrain", unit="de-3-2"))
    assert BRUSSEL not in play.ids
    assert play.why_not(f"hex:{BRUSSEL}") == ["7.7.3(2)"]
    assert "7.7.3(4)" in play.why_not("hex:02.30"), "no line leads there"


def test_the_destination_is_named_before_the_unit_moves() -> None:  # 7.7.3#1 7.7.3(2)#1
    g = network({"de-3-2": LUXEMBURG})
    play = Playing(moving(g, "de-3-2"), s07_rail.perform, Act("entrain", unit="de-3-2"))
    assert play.asked.kind == "rail-destination-choose"
    assert g.units["de-3-2"].where == cell(LUXEMBURG)
    play.german("rail-destination-choose", BRUSSEL)
    assert g.units["de-3-2"].bound_for == cell(BRUSSEL)


# entraining


def test_entraining_needs_an_operational_double_track() -> None:  # 7.7.3(3)#1
    single = next(iter(sorted(ALL - railways().cells[Net.ALLIED])))
    g = moving(network({"de-3-2": LUXEMBURG}), "de-3-2")
    assert reasons(g, "de-3-2") == []
    g.operational[cell(LUXEMBURG)] = "allied"
    assert reasons(g, "de-3-2") == ["rail-no-line"]
    g.operational[cell(LUXEMBURG)] = "german"
    g.move_to("de-3-2", single)
    assert reasons(g, "de-3-2") == ["rail-no-line"]


def test_nobody_entrains_on_the_purple_line_but_one_may_detrain_there() -> None:  # 7.7.2#2 7.7.3(3)#1 18.1#2
    purple = [c for c in railways().lines[ALLIED_SINGLE_TRACK] if c not in railways().cells[Net.DOUBLE]]
    g = moving(network({"fr-23-12": "16.36"}, "allied"), "fr-23-12")
    goals = s07_rail_ways.destinations(g, "fr-23-12", "normal")
    assert set(purple) <= set(goals)
    g.move_to("fr-23-12", purple[3])
    assert reasons(g, "fr-23-12") == ["rail-no-line"]
    german = network({"de-3-2": LUXEMBURG})
    assert not set(purple) & set(s07_rail_ways.destinations(german, "de-3-2", "normal"))  # 7.7.2#1


@pytest.mark.parametrize(("enemy", "may"), [("57.47", True), ("57.46", False)])
def test_entraining_needs_four_hexes_to_the_enemy(enemy: str, *, may: bool) -> None:  # 7.7.3(3)#2
    g = moving(network({"de-3-2": LUXEMBURG, "fr-3-2": enemy}), "de-3-2")
    assert (reasons(g, "de-3-2") == []) is may
    assert may or reasons(g, "de-3-2") == ["rail-entrain-near"]


def test_a_brigade_entrains_for_five_points_and_has_four_left() -> None:  # 7.7.3(3).EX1 7.7.3(3)#3
    g = network({"de-37-Lw": LUXEMBURG})
    boards(g, "de-37-Lw", BRUSSEL)
    assert g.units["de-37-Lw"].mode == "rail"
    assert s07_moves.left(g) == 4


def test_a_regiment_entrains_in_two_phases() -> None:  # 7.7.3(3).EX2 7.7.3(3)#7 7.8#1
    g = network({"fr-Alpins1": "16.36"}, "allied")
    boards(g, "fr-Alpins1", "02.36", spent=7)
    unit = g.units["fr-Alpins1"]
    assert (unit.mode, unit.task, unit.spent) == ("", "entraining", 2)
    rides(g, "fr-Alpins1")
    assert g.units["fr-Alpins1"].mode == ""
    assert g.units["fr-Alpins1"].where == cell("02.36")
    assert g.move is not None
    assert g.move.spent == 1 + 2 + 3, "one MP to entrain, two for the way, three to detrain"


def test_a_forced_march_pays_for_no_platform() -> None:  # 7.7.3(3)#6 7.7.3(5)#2
    g = moving(network({"de-37-Lw": LUXEMBURG}), "de-37-Lw", spent=9)
    assert s07_moves.left_with_march(g) == 3
    assert reasons(g, "de-37-Lw") == ["rail-no-mps"]
    g.change("de-37-Lw", mode="rail", bound_for=cell(LUXEMBURG))
    assert s07_rail.options(g) == ()


def test_one_unit_entrains_in_a_hex_in_a_phase() -> None:  # 7.7.3(3)#4
    g = network({"de-37-Lw": LUXEMBURG, "de-38-Lw": LUXEMBURG})
    boards(g, "de-37-Lw", BRUSSEL).german("rail-way-choose", "way 1")
    assert reasons(moving(g, "de-38-Lw"), "de-38-Lw") == ["rail-crowded"]
    s07_move_end.clear(g)
    assert reasons(g, "de-38-Lw") == []


def test_who_has_begun_to_entrain_keeps_the_platform() -> None:  # 7.7.3(3)#4 7.8.2
    g = network({"de-37-Lw": LUXEMBURG, "de-38-Lw": LUXEMBURG})
    boards(g, "de-37-Lw", BRUSSEL, spent=7)
    Playing(g, s07_rail.begin, "german")
    assert reasons(moving(g, "de-38-Lw"), "de-38-Lw") == ["rail-crowded"]
    assert s07_rail.onward(g, "de-37-Lw", 9) is not None


def test_one_unit_detrains_in_a_hex_in_a_phase() -> None:  # 7.7.3(5)#1
    g = network({"de-37-Lw": BRUSSEL, "de-38-Lw": BRUSSEL})
    for id_ in ("de-37-Lw", "de-38-Lw"):
        g.change(id_, mode="rail", bound_for=cell(BRUSSEL))
    rides(g, "de-37-Lw")
    assert g.units["de-37-Lw"].mode == ""
    assert s07_rail.onward(moving(g, "de-38-Lw"), "de-38-Lw", 9) is None, "it waits in Rail Mode"


def test_units_of_the_royal_naval_division_share_a_platform() -> None:  # 23.3.2#3
    g = network({"br-1Naval": "31.11", "br-2Naval": "31.11"}, "allied")
    boards(g, "br-1Naval", "16.36")
    assert reasons(moving(g, "br-2Naval"), "br-2Naval") == []


def test_depots_and_units_in_two_hexes_do_not_entrain() -> None:  # 7.7
    g = network({"de-depot-FIRST": LUXEMBURG, "de-3-2": f"{LUXEMBURG}+57.44"})
    assert "rail-depot" in reasons(moving(g, "de-depot-FIRST"), "de-depot-FIRST")
    assert "rail-two-hex" in reasons(moving(g, "de-3-2"), "de-3-2")


def test_a_unit_that_failed_to_repulse_does_not_entrain() -> None:  # 7.4.5#3
    g = moving(network({"de-3-2": LUXEMBURG}), "de-3-2")
    g.move = Move(("de-3-2",), halted=True)
    assert reasons(g, "de-3-2") == ["rail-halted"]


# the ride


def test_a_train_goes_as_far_as_its_points_allow() -> None:  # 7.7.3(4)#2 7.7.2#3
    g = network({"de-37-Lw": LUXEMBURG})
    way = railways().way(cell(LUXEMBURG), cell(BRUSSEL))
    assert way is not None
    boards(g, "de-37-Lw", BRUSSEL, spent=2).german("rail-way-choose", "way 1")
    assert g.units["de-37-Lw"].where == way[20], "two MPs were left"
    assert s07_moves.left(g) == 0
    rides(g, "de-37-Lw")
    unit = g.units["de-37-Lw"]
    assert (unit.where, unit.mode) == (cell(BRUSSEL), ""), "one MP for eight hexes and five to detrain"
    assert g.move is not None
    assert g.move.spent == 1 + 5


def test_a_train_keeps_to_connected_lines_and_passes_enemies() -> None:  # 7.7.3(4)#1
    way = railways().way(cell(LUXEMBURG), cell(BRUSSEL))
    assert way is not None
    board = railways().board
    near = next(c for c in board.adjacent[way[8]] if c not in ALL)
    g = network({"de-37-Lw": LUXEMBURG, "fr-3-2": board.name(near)})
    play = boards(g, "de-37-Lw", BRUSSEL)
    assert len(play.ids) > 1, "it may detour around the enemy"  # 7.7.3(4)#3
    assert play.why_not("hex:16.36") == ["7.7.3(4)"], "not by Paris"
    play.german("rail-way-choose", "way 1")
    assert g.units["de-37-Lw"].where == cell(BRUSSEL)


def test_a_demoralized_formation_rides_past_enemies_too() -> None:  # 7.7.3(4)#1
    g = scene({"de-3-2": LUXEMBURG, "fr-3-2": "57.44"})
    g.change("de-3-2", level=5)
    assert s06_demoralized.must_go(g, "de-3-2")
    g.change("de-3-2", mode="rail")
    assert not s06_demoralized.must_go(g, "de-3-2")


def test_a_line_that_is_not_operational_carries_nobody() -> None:  # 7.7.3(4)#1
    g = network({"de-37-Lw": LUXEMBURG})
    del g.operational[cell(ARLON)]
    play = boards(g, "de-37-Lw", BRUSSEL)
    play.german("rail-way-choose", "way 1")
    assert g.capacity.get(cell(ARLON)) is None, "it went another way"


def test_ways_are_the_shortest_and_detours_for_a_reason() -> None:  # 7.7.3(4)#3
    g = network({"de-37-Lw": LUXEMBURG})
    g.change("de-37-Lw", mode="rail", bound_for=cell(BRUSSEL))
    ways = s07_rail_ways.ways(g, "de-37-Lw")
    assert len(ways[0]) == min(map(len, ways)) == 29
    assert any(cell(ARLON) not in way for way in ways), "around a bottleneck"
    assert any(cell(NAMUR) not in way for way in ways)


def test_an_exhausted_bottleneck_is_gone_around_or_waited_for() -> None:  # 18.6.2#2
    g = network({"de-37-Lw": LUXEMBURG}, capacity={cell(NAMUR): 0, cell(ARLON): 7, cell("59.29"): 7})
    g.change("de-37-Lw", mode="rail", bound_for=cell(BRUSSEL))
    assert all(cell(NAMUR) not in way for way in s07_rail_ways.ways(g, "de-37-Lw"))
    play = Playing(moving(g, "de-37-Lw"), s07_rail.ride, "de-37-Lw")
    assert play.why_not(f"hex:{NAMUR}") == ["18.6.2"]
    for name in (ARLON, "59.29"):
        g.capacity[cell(name)] = 0
    (way,) = s07_rail_ways.ways(g, "de-37-Lw") or ((),)
    assert not {cell(name) for name in (ARLON, NAMUR, "59.29")} & set(way), "as far as it can"


# what Rail Mode means


def test_a_unit_in_rail_mode_is_supplied_and_takes_no_room() -> None:  # 7.7.4#2 7.7.4#4
    crowd = ("de-3-2", "de-4-2", "de-12-6", "de-8Ez")
    g = scene(dict.fromkeys(crowd, LUXEMBURG), gt=5)
    assert s03_stacking.excess(g, cell(LUXEMBURG), "german")
    lines = Lines(g, "german")
    assert s15_sources.status(lines, ("de-3-2",)) != "full"
    g.change("de-3-2", mode="rail")
    assert not s03_stacking.excess(g, cell(LUXEMBURG), "german")
    assert s15_sources.status(lines, ("de-3-2",)) == "full"


def test_a_unit_in_rail_mode_has_no_zone_and_does_not_march() -> None:  # 7.7.4#1 7.7.4#3
    g = scene({"de-3-2": LUXEMBURG})
    for mode in ("rail", "detraining"):
        g.change("de-3-2", mode=mode)
        assert s03_zoc.zone(g, "german") == frozenset()
        assert s07_allowance.forced_march(g, ("de-3-2",)).value == 0


# reinforcements


def test_reinforcements_in_rail_mode_name_a_destination_and_pay_nothing() -> (
    None
):  # 7.7.3(2)#3 7.7.3(1)#2 16.1.1
    g = network({"de-37-Lw": "70.28"}, points=0)
    g.change("de-37-Lw", mode="rail")
    play = Playing(g, s07_rail.begin, "german").german("rail-destination-choose", BRUSSEL)
    assert play.is_over
    assert g.units["de-37-Lw"].bound_for == cell(BRUSSEL)
    assert g.means["german"].rail_points == 0
    rides(g, "de-37-Lw")
    assert g.units["de-37-Lw"].where == cell(BRUSSEL)


# obligations


def test_a_train_must_be_moved_before_the_phase_ends() -> None:  # 7.7.3(4)#2 7.8.2
    g = network({"de-37-Lw": LUXEMBURG, "de-3-2": "62.50"})
    g.change("de-37-Lw", mode="rail", bound_for=cell(BRUSSEL))
    play = Playing(g, s07_moves.movement_phase, "german")
    assert "done" not in play.ids
    play.german("force-choose", "de-37-Lw")
    assert play.ids == ["ride", "back"]
    play.german("move-choose", "ride").german("rail-way-choose", "way 1")
    assert g.units["de-37-Lw"].mode == ""
    play.german("move-choose", "done")
    assert "done" in play.ids


def test_a_train_that_can_only_wait_holds_nobody_up() -> None:  # 7.7.3(5)#1
    g = network({"de-37-Lw": BRUSSEL}, platforms={cell(BRUSSEL): "de-38-Lw"})
    g.units["de-38-Lw"] = scene({"de-38-Lw": "62.50"}).units["de-38-Lw"]
    g.change("de-37-Lw", mode="rail", bound_for=cell(BRUSSEL))
    assert not list(s07_tasks.obliged(g, "german"))
