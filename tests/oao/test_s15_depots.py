"""15.6: Depots and Trains in Extended Mode, before enemies, on the railways and under way."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from grognard.games.oao.rail import Net, railways
from grognard.games.oao.rules import (
    s03_stacking,
    s03_zoc,
    s06_instants,
    s07_moves,
    s12_fortress,
    s15_depots,
    s15_places,
    s15_ways,
    s18_operational,
)
from grognard.games.oao.state import TRACK, Army, Due, State
from tests.oao.playing import Playing
from tests.oao.scenes import cell, scene
from tests.oao.supplies import DEPOT, FAR, FIFTH, FOURTH, MIDDLE, NEAR, TRAIN, UNIT, army, behind, line

ENEMY = "de-3-2"
NEXT = "34.43"
"""A hex next to the middle one."""


def test_supply_units_have_no_zone_and_depots_no_size() -> None:  # 15.6#1 15.6#2
    g = army({TRAIN: MIDDLE, DEPOT: MIDDLE})
    assert s03_zoc.zone(g, "allied") == frozenset()
    assert s03_stacking.size_of(g, (DEPOT,)) == 0
    assert s03_stacking.size_of(g, (TRAIN,)) > 0


def test_a_secondary_depot_is_flipped_with_its_primary() -> None:  # 15.7.1#1
    g = army({DEPOT: NEAR, "fr-depot-secondary": NEAR, "fr-depot-FIFTH": NEAR, TRAIN: NEAR})
    g.change("fr-depot-FIFTH", army=FIFTH)
    s15_depots.extend(g, "fr-depot-secondary")
    assert {id_ for id_, unit in g.units.items() if unit.mode == "extended"} == {DEPOT, "fr-depot-secondary"}
    s15_depots.extend(g, TRAIN)
    assert g.units[TRAIN].mode == "extended"


# enemies come near


def test_an_unprotected_train_retreats_three_hexes() -> None:  # 15.6.2a#1 15.6.2 15.6.1#3
    g = army({TRAIN: MIDDLE, ENEMY: NEXT})
    play = Playing(g, s15_depots.entered, (ENEMY,))
    assert play.asked.kind == "train-retreat"
    assert all(g.board.distance(cell(id_), cell(MIDDLE)) == 3 for id_ in play.ids)
    assert "34.39" in play.ids
    assert play.why_not("hex:34.40") == ["15.6.2a#1"]
    play.allied("train-retreat", "34.39")
    assert (g.units[TRAIN].where, g.units[TRAIN].mode) == (cell("34.39"), "extended")


def test_the_way_back_avoids_enemy_zones() -> None:  # 15.6.2a#2
    g = army({TRAIN: MIDDLE, ENEMY: NEXT, "de-4-2": "34.39"})
    around = {g.board.name(c) for c in (cell("34.39"), *g.board.adjacent[cell("34.39")])}
    open_ = {g.board.name(c) for c in s15_ways.ends(g, TRAIN)}
    assert not around & open_
    helped = army({TRAIN: MIDDLE, ENEMY: NEXT, "de-4-2": "34.39", "fr-21-11": "34.40"})
    ways = {g.board.name(c) for c in s15_ways.ends(helped, TRAIN)}
    assert ways == open_, "through a friend's hex, but not to an end in an EZOC"
    friend = army({TRAIN: MIDDLE, ENEMY: NEXT, "de-4-2": "34.38", "fr-21-11": "34.39"})
    assert "34.39" in {g.board.name(c) for c in s15_ways.ends(friend, TRAIN)}, "friends negate EZOCs"


@pytest.mark.parametrize(("way", "blown"), [("52.49 51.50 50.50", True), ("51.49 51.50 50.50", False)])
def test_the_owner_chooses_the_way_where_one_brings_down_bridges(way: str, blown: bool) -> None:
    """Past the bridges of 52.49, or around them."""  # 15.6.2a#1 7.1.4a#1
    g = army({TRAIN: "52.48", ENEMY: "53.48"})
    play = Playing(g, s15_depots.entered, (ENEMY,)).allied("train-retreat", "50.50")
    assert play.ids == ["52.49 51.50 50.50", "51.49 51.50 50.50"]
    play.allied("train-way", way)
    assert g.units[TRAIN].where == cell("50.50")
    assert ("52.49/53.49" in g.bridges) is blown


def test_nobody_is_asked_for_a_way_where_all_are_alike() -> None:  # 15.6.2a#1
    g = army({TRAIN: MIDDLE, ENEMY: NEXT})
    play = Playing(g, s15_depots.entered, (ENEMY,))
    assert any(sum(way[-1] == cell(end) for way in s15_ways.ways(g, TRAIN)) > 1 for end in play.ids)
    assert all(len(s15_ways.differing(g, TRAIN, cell(end))) == 1 for end in play.ids)


def test_a_line_that_a_train_passes_is_cut() -> None:  # 18.1.3#1 15.6.2a#1
    g = army({TRAIN: "52.48", ENEMY: "53.48"})
    g.operational = {cell("51.49"): "german"}
    play = Playing(g, s15_depots.entered, (ENEMY,)).allied("train-retreat", "50.50")
    play.allied("train-way", "51.49 51.50 50.50")
    assert cell("51.49") not in g.operational


def test_a_train_without_a_way_is_placed_on_its_depot() -> None:  # 15.6.2a#2
    ring = dict(zip(("de-3-2", "de-4-2", "de-7-4", "de-8-4", "de-5-3", "de-6-3"), HEXES, strict=True))
    g = army({TRAIN: MIDDLE, DEPOT: NEAR} | ring)
    assert s15_ways.ends(g, TRAIN) == ()
    play = Playing(g, s15_depots.entered, ("de-3-2",))
    assert play.is_over, "there is one Depot"
    assert (g.units[TRAIN].where, g.units[TRAIN].mode) == (cell(NEAR), "extended")


HEXES = tuple(scene({}).board.name(c) for c in scene({}).board.adjacent[cell(MIDDLE)])


@pytest.mark.parametrize(
    ("friend", "stays"), [("fr-22-11", True), ("fr-art-Verdun", False), ("fr-7-train", False)]
)
def test_a_combat_unit_protects_a_train(friend: str, stays: bool) -> None:  # 15.6.2
    g = army({TRAIN: MIDDLE, friend: MIDDLE, ENEMY: NEXT})
    assert s15_places.is_exposed(g, TRAIN) != stays


@pytest.mark.parametrize("turned", [False, True])
def test_a_fortress_protects_while_it_has_its_exterior_garrison(turned: bool) -> None:  # 15.6.2
    hex_, fort = "46.45", "fr-fortress-Verdun-46.45"
    g = scene({fort: hex_, TRAIN: hex_, ENEMY: "46.44"})
    g.change(fort, turned=turned)
    assert s15_places.is_exposed(g, TRAIN) == turned


def test_a_unit_that_goes_leaves_its_train_exposed() -> None:  # 15.6.2a#3 15.6.2
    g = army({TRAIN: MIDDLE, UNIT: MIDDLE, ENEMY: NEXT})
    assert Playing(g, s15_depots.entered, (ENEMY,)).is_over
    g.move_to(UNIT, cell("34.41"))
    play = Playing(g, s15_depots.entered, (UNIT,))
    assert play.asked.kind == "train-retreat", "its own side's move counts as well"


def test_what_is_on_the_railway_is_interrupted_instead() -> None:  # 15.6.2 7.7.5#3
    g = army({TRAIN: MIDDLE, ENEMY: NEXT})
    g.change(TRAIN, mode="rail")
    assert not s15_places.is_exposed(g, TRAIN)


def test_a_depot_is_displaced_to_any_friendly_line() -> None:  # 15.6.2b 15.6.1#3
    way = line(NEAR, "01.46", Net.DOUBLE)
    g = army({DEPOT: NEAR, ENEMY: "34.39"})
    play = Playing(g, s15_depots.entered, (ENEMY,))
    assert play.asked.kind == "depot-displace"
    in_zone = {c for c in way if c in s03_zoc.zone(g, "german")}
    assert {cell(id_) for id_ in play.ids} == set(way) - in_zone
    assert play.why_not(f"hex:{NEAR}") == ["15.6.2"]
    there = g.board.name(way[30])
    play.allied("depot-displace", there)
    assert (g.units[DEPOT].where, g.units[DEPOT].mode) == (way[30], "extended")


def test_a_displaced_depot_needs_no_loc() -> None:  # 15.6.2b
    way = line(NEAR, "01.46", Net.DOUBLE)
    g = army({DEPOT: NEAR, ENEMY: "34.39"})
    blocker = next(c for c in g.board.adjacent[way[20]] if c not in way)
    g = army({DEPOT: NEAR, ENEMY: "34.39", "de-4-2": g.board.name(blocker)})
    play = Playing(g, s15_depots.entered, (ENEMY,))
    assert g.board.name(way[10]) in play.ids


def test_exposed_units_are_found_without_a_step() -> None:  # 15.6.2
    g = army({TRAIN: MIDDLE, ENEMY: NEXT})
    assert Playing(g, s06_instants.settle).asked.kind == "train-retreat"


# movement


def test_depots_keep_to_friendly_lines() -> None:  # 15.6.3#1
    g = army({DEPOT: NEAR, TRAIN: NEAR})
    reason = s15_depots.refused(g, DEPOT, cell("34.39"))
    assert reason is not None
    assert reason.rule == "15.6.3#1"
    assert s15_depots.refused(g, DEPOT, line(NEAR, "01.46", Net.DOUBLE)[1]) is None
    assert s15_depots.refused(g, TRAIN, cell("34.39")) is None, "Trains march"


def test_supply_units_may_not_enter_an_ezoc_unprotected() -> None:  # 15.6.2
    g = army({TRAIN: MIDDLE, ENEMY: "34.44", UNIT: "33.43"})
    reason = s15_depots.refused(g, TRAIN, cell(NEXT))
    assert reason is not None
    assert reason.rule == "15.6.2"
    g.move_to(UNIT, cell(NEXT))
    assert s15_depots.refused(g, TRAIN, cell(NEXT)) is None
    assert s15_depots.refused(g, UNIT, cell(NEXT)) is None


def test_each_hex_along_the_track_costs_one() -> None:  # 15.6.3#2 15.6.3#1
    way = line(NEAR, "01.46", Net.DOUBLE)
    g = army({DEPOT: NEAR})
    assert s15_places.depot_cost(g, DEPOT, way[0], way[1]).value == 1
    beside = next(c for c in g.board.adjacent[way[0]] if c != way[1])
    assert s15_places.depot_cost(g, DEPOT, way[0], beside).value is None


@pytest.mark.parametrize(("phase", "hexes"), [("movement", 9), ("counter_movement", 5)])
def test_a_depot_moves_along_its_line_without_rps(phase: str, hexes: int) -> None:  # 15.6.3#2 15.6.3#3
    way = line(NEAR, "01.46", Net.DOUBLE)
    g = army({DEPOT: NEAR}, phase=phase)
    play = Playing(g, s07_moves.movement_phase, "allied").allied("force-choose", DEPOT)
    ways = [id_.removeprefix("to ") for id_ in play.ids if id_.startswith("to ")]
    assert {cell(name) for name in ways} == set(way[1 : hexes + 1])
    play.allied("move-choose", f"to {g.board.name(way[hexes])}")
    assert g.units[DEPOT].where == way[hexes]
    assert g.means["allied"].rail_points == 0, "and there were none"


def test_a_depot_stays_in_the_area_of_play() -> None:  # 7.1
    way = line(NEAR, "01.46", Net.DOUBLE)
    g = army({DEPOT: NEAR}, phase="movement")
    g.setting = replace(g.setting, area=frozenset(way[:4]))
    play = Playing(g, s07_moves.movement_phase, "allied").allied("force-choose", DEPOT)
    assert {id_ for id_ in play.ids if id_.startswith("to ")} == {f"to {g.board.name(c)}" for c in way[1:4]}
    assert play.why_not(f"hex:{g.board.name(way[4])}") == ["7.1"]


@pytest.mark.parametrize("track", ["double", "single", "narrow"])
def test_every_kind_of_track_serves(track: str) -> None:  # 15.6.3#1
    g = scene({DEPOT: NEAR})
    link = next(each for each in railways().links if each.track == track)
    assert s15_places.depot_cost(g, DEPOT, link.a, link.b).value == 1


def test_the_depots_of_belgien_and_antwerpen_stay_near() -> None:  # 17.1.1#1 25.4#2 24.7#2
    way = line("49.21", "58.28")
    g = behind({"de-depot-BELGIEN": "58.28"}, line("58.28", "70.28"), way, armies={}, side="german")
    g.change("de-depot-BELGIEN", army="de-BELGIEN")
    beyond = line("58.28", "70.28")[3]
    reason = s15_depots.refused(g, "de-depot-BELGIEN", beyond)
    assert reason is not None
    assert reason.rule == "17.1.1#1"
    g.happened["antwerpen surrendered"] = 20
    assert s15_depots.refused(g, "de-depot-BELGIEN", beyond) is None
    far = line("52.16", "44.15")
    g = behind({"be-depot-Antwerpen": "52.16"}, far, armies={"be-depot-Antwerpen": "be-BELGIAN"})
    refused = [s15_depots.refused(g, "be-depot-Antwerpen", c) for c in far]
    assert {r.rule for r in refused if r is not None} == {"24.7#2"}
    assert [r is None for r in refused] == [g.board.distance(c, cell("52.16")) <= 5 for c in far]


def test_the_antwerpen_depot_is_displaced_within_its_five_hexes() -> None:  # 24.7#2 15.6.2b
    near, far = line("52.16", "51.19"), line("52.16", "44.15")
    g = behind({"be-depot-Antwerpen": "52.16", ENEMY: "53.16"}, near, far, armies={})
    g.change("be-depot-Antwerpen", army="be-BELGIAN")
    play = Playing(g, s15_depots.entered, (ENEMY,))
    assert {g.board.distance(cell(id_), cell("52.16")) for id_ in play.ids} <= {0, 1, 2, 3, 4, 5}
    assert play.why_not(f"hex:{g.board.name(far[-1])}") == ["24.7#2"]


# relocation


def relocated() -> tuple[State, Playing]:
    g = army({DEPOT: NEAR, "fr-depot-FIFTH": NEAR, TRAIN: MIDDLE}, gt=4)
    g.change("fr-depot-FIFTH", army=FIFTH)
    g.armies[FIFTH] = Army("allied")
    return g, Playing(g, s15_depots.relocation, "allied")


def test_a_depot_sets_out_and_is_there_two_turns_later() -> None:  # 15.6.4#1 15.6.4#2
    g, play = relocated()
    assert set(play.ids) == {DEPOT, "fr-depot-FIFTH", "pass"}
    goal = line(NEAR, "01.46", Net.DOUBLE)[12]
    play.allied("depot-relocate", DEPOT)
    assert {cell(id_) for id_ in play.ids} == set(s18_operational.operational(g, "allied")), "any line"
    play.allied("depot-destination", g.board.name(goal))
    assert g.units[DEPOT].where == TRACK
    assert g.track == {6: (Due("relocation", DEPOT, goal, "allied"),)}
    for gt in (5, 6):
        g.gt = gt
        assert Playing(g, s15_depots.returned, "german").is_over
        assert g.units[DEPOT].where == TRACK
        Playing(g, s15_depots.returned, "allied")
        assert (g.units[DEPOT].where == goal) == (gt == 6)
    assert (g.track, g.units[DEPOT].mode) == ({}, "")


def test_one_depot_of_a_side_at_a_time() -> None:  # 15.6.4#3
    g, play = relocated()
    play.allied("depot-relocate", DEPOT).allied("depot-destination", NEAR)
    second = Playing(g, s15_depots.relocation, "allied")
    assert second.is_over, "there is nothing to choose"
    reason = s15_depots.relocation_refusal(g, "fr-depot-FIFTH")
    assert reason is not None
    assert reason.rule == "15.6.4#3"
    g.track = {6: (Due("relocation", "de-depot-FIRST", cell(NEAR), "german"),)}
    assert s15_depots.relocation_refusal(g, "fr-depot-FIFTH") is None, "the other side's does not count"


def test_only_army_depots_relocate() -> None:  # 15.6.4#1
    g, play = relocated()
    assert play.why_not(f"unit:{TRAIN}") == ["15.6.4#1"]
    g = army({"fr-depot-secondary": NEAR})
    assert Playing(g, s15_depots.relocation, "allied").is_over


def test_a_depot_of_an_inactive_army_does_not_relocate() -> None:  # GLOSS.inactive#1 15.6.4#1
    g, _ = relocated()
    g.armies[FIFTH] = replace(g.armies[FIFTH], active=False)
    play = Playing(g, s15_depots.relocation, "allied")
    assert set(play.ids) == {DEPOT, "pass"}
    assert play.why_not("unit:fr-depot-FIFTH") == ["GLOSS.inactive#1"]


def test_a_depot_shut_in_a_camp_does_not_relocate(
    monkeypatch: pytest.MonkeyPatch,
) -> None:  # 12.3.2#1 15.6.4#1
    g, _ = relocated()
    g.move_to(DEPOT, cell("16.36"))
    assert s15_depots.relocation_refusal(g, DEPOT) is None
    monkeypatch.setattr(s12_fortress, "is_invested", lambda *_: True)
    play = Playing(g, s15_depots.relocation, "allied")
    assert set(play.ids) == {"fr-depot-FIFTH", "pass"}
    assert play.why_not(f"unit:{DEPOT}") == ["12.3.2"]


def test_a_lost_destination_is_changed_for_another() -> None:  # 15.6.4#2 15.6.2b
    g = army({DEPOT: NEAR, ENEMY: FAR}, gt=6)
    g.move_to(DEPOT, TRACK)
    g.track[6] = (Due("relocation", DEPOT, cell(FAR), "allied"),)
    play = Playing(g, s15_depots.returned, "allied")
    play.allied("depot-displace", NEAR)
    assert (g.units[DEPOT].where, g.units[DEPOT].mode) == (cell(NEAR), "extended")


def test_the_depot_of_an_army_is_known_while_it_is_under_way() -> None:  # 15.8.2#4
    g = army({DEPOT: NEAR})
    g.move_to(DEPOT, TRACK)
    assert s15_depots.depot_of(g, FOURTH) == DEPOT
    assert s15_depots.depot_of(g, FIFTH) is None
