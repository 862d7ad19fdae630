"""8.6, 8.7, 8.8: garrisons, LOC units, artillery."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.engine.reasons import Reason
from grognard.games.oao.boards import ground
from grognard.games.oao.rules import (
    s02_units,
    s03_stacking,
    s03_zoc,
    s07_allowance,
    s07_move_forces,
    s07_move_ways,
    s08_bound,
    s08_garrisons,
    s08_loc,
    s08_recall,
    s19_ways,
)
from grognard.games.oao.state import State
from tests.oao.scenes import cell, scene

GERMAN = "de-33-16"


def refused(g: State, id_: str, to: str) -> str | None:
    reason = s08_bound.refused(g, id_, cell(to))
    return reason.rule if reason is not None else None


def moving(units: dict[str, str], id_: str, **more: Any) -> State:
    g = scene(units, phase="movement", gt=10, **more)
    s07_move_forces.begin(g, id_)
    return g


# garrisons


def test_a_confined_garrison_stays_in_its_camp() -> None:  # 8.6.1
    g = scene({"fr-Verdun1": "46.44"})
    assert refused(g, "fr-Verdun1", "47.45") is None, "it is free to move within the camp"
    assert refused(g, "fr-Verdun1", "45.45") == "8.6.1"


@pytest.mark.parametrize(
    ("id_", "camp", "inside", "outside"),
    [
        ("fr-Paris-Nord", "Paris Nord", "16.34", "16.37"),  # 22.2.2#2
        ("fr-Paris1", "Paris", "16.37", "19.36"),
        ("de-Brussel1", "Brussel", "48.21", "47.21"),
        ("be-art-Antwerpen", "Antwerpen", "51.18", "49.18"),  # guns without a hexagon like others
    ],
)
def test_whose_place_is_where(id_: str, camp: str, inside: str, outside: str) -> None:  # 8.6 8.6.1
    home = s08_garrisons.home_of(ground().board, camp)
    g = scene({id_: ground().board.name(min(home))})
    g.control.update(dict.fromkeys(home, g.units[id_].side))
    assert cell(inside) in home
    assert refused(g, id_, inside) is None
    assert refused(g, id_, outside) == "8.6.1"


def test_a_garrison_of_a_lone_fortress() -> None:  # 8.6 8.6.2#1
    assert s08_garrisons.home_of(ground().board, "Neu-Breisach") == {cell("60.67")}


@pytest.mark.parametrize("enemy", [None, "51.46"])
def test_the_number_in_the_hexagon(enemy: str | None) -> None:  # 8.6.2#1 8.6.2#2 2.3.5
    g = scene({"fr-72r": "46.45", **({GERMAN: enemy} if enemy else {})})
    most = 8 if enemy is None else 4
    far = [
        min(g.board.distance(each, home) for home in ground().camps["Verdun"].hexes) for each in g.board.cells
    ]
    for each in g.board.within(cell("46.45"), 10):
        assert (s08_bound.refused(g, "fr-72r", each) is None) == (far[each] <= most)


def test_twice_the_number_only_if_the_enemy_is_farther_than_the_number() -> None:  # 8.6.2#2
    home = ground().camps["Verdun"].hexes
    for hex_, most in (("51.46", 4), ("52.46", 8)):
        g = scene({"fr-72r": "46.45", GERMAN: hex_})
        distance = min(g.board.distance(cell(hex_), each) for each in home)
        assert (distance, s08_garrisons.tether(g, "fr-72r").limit) == (4 if most == 4 else 5, most)  # type: ignore[union-attr]


@pytest.mark.parametrize("id_", ["fr-art-Verdun", "fr-72r"])
def test_guns_with_a_hexagon_are_bound_too(id_: str) -> None:  # 8.8.2 2.5.4
    g = scene({id_: "46.45", GERMAN: "50.46"})
    assert refused(g, id_, "42.45") is None
    assert refused(g, id_, "41.45") == "8.6.2"


def test_a_garrison_out_of_range_must_come_back() -> None:  # 8.6.2#3
    g = moving({"fr-72r": "39.45", GERMAN: "50.46"}, "fr-72r")
    assert s08_recall.recalled(g, "allied") == ("fr-72r",)
    assert s08_recall.recalled(g, "german") == ()
    assert s08_recall.must_go_on(g) is not None
    ends = s07_move_ways.destinations(g)
    far = {each: s08_bound.outside(g, "fr-72r", each) for each in (cell("39.45"), *ends)}
    assert ends
    assert all(far[each] < far[cell("39.45")] for each in ends), "no way ends as far from home as it began"
    assert "done" not in [option.id for option in s07_move_ways.options(g)]
    g.move_to("fr-72r", cell("42.45"))
    assert s08_recall.must_go_on(g) is None
    g.change("fr-72r", moved=True)
    assert s08_recall.recalled(g, "allied") == ()


def test_a_garrison_moves_outward_within_its_range() -> None:  # 8.6.2#3 8.6.2#1
    g = moving({"fr-72r": "46.45", GERMAN: "50.46"}, "fr-72r")
    assert s08_garrisons.no_end(g, "fr-72r", cell("43.45")) is None, "three hexes off, of four"
    assert s08_garrisons.no_end(g, "fr-72r", cell("42.45")) is None, "at the limit"
    assert cell("43.45") in s07_move_ways.destinations(g)
    assert refused(g, "fr-72r", "41.45") == "8.6.2"
    assert s08_garrisons.no_end(g, "fr-72r", cell("41.45")) is None, (
        "it is not out of range: it may not get there"
    )


def test_a_garrison_in_range_need_not_move() -> None:  # 8.6.2#3
    g = moving({"fr-72r": "39.45", GERMAN: "56.46"}, "fr-72r")
    assert s08_recall.recalled(g, "allied") == ()
    assert s08_recall.must_go_on(g) is None


def test_in_a_retreat_it_keeps_to_its_area() -> None:  # 8.6.3
    g = scene({"fr-72r": "46.45", "fr-Verdun1": "46.45", "fr-39-20": "46.45", GERMAN: "47.44"})
    assert s08_bound.outside(g, "fr-72r", cell("42.45")) == 0
    assert s08_bound.outside(g, "fr-72r", cell("41.45")) == 1
    assert s08_bound.outside(g, "fr-Verdun1", cell("45.46")) == 1
    assert s08_bound.outside(g, "fr-39-20", cell("41.45")) == 0


def test_once_its_camp_is_lost_it_is_free() -> None:  # 8.6.4
    g = scene({"fr-Verdun1": "46.44"})
    hexes = ground().camps["Verdun"].hexes
    g.control.update(dict.fromkeys(sorted(hexes)[1:], "german"))
    assert refused(g, "fr-Verdun1", "45.45") == "8.6.1", "not while a hex of it holds"
    g.control.update(dict.fromkeys(hexes, "german"))
    assert refused(g, "fr-Verdun1", "45.45") is None


# LOC units


def test_loc_units_avoid_the_enemy() -> None:  # 8.7.1#1
    units = {"de-Etappe1": "58.40", "de-depot-THIRD": "58.40", "fr-39-20": "60.40"}
    g = scene(units)
    assert refused(g, "de-Etappe1", "59.40") == "8.7.1"
    assert refused(g, "de-Etappe1", "57.40") is None
    g = scene({**units, GERMAN: "59.40"})
    assert refused(g, "de-Etappe1", "59.40") == "8.7.1", "a friend in the hex changes nothing"
    assert refused(g, GERMAN, "59.41") is None


def test_loc_units_and_a_fortress_without_its_garrison() -> None:  # 8.7.1#5
    g = scene({"de-Etappe1": "54.41", "de-depot-FIFTH": "54.41", "fr-fortress-Longwy": "53.42"})
    assert refused(g, "de-Etappe1", "54.42") == "8.7.1"
    g.change("fr-fortress-Longwy", turned=True)
    assert refused(g, "de-Etappe1", "53.42") is None


def test_the_leash_to_the_depots() -> None:  # 8.7.1#2
    g = scene({"de-Etappe1": "60.40", "de-depot-THIRD": "65.40", "de-depot-FOURTH": "62.50"})
    for each in g.board.within(cell("60.40"), 6):
        near = min(g.board.distance(each, cell(depot)) for depot in ("65.40", "62.50"))
        reason = s08_bound.refused(g, "de-Etappe1", each)
        assert (reason is None) == (near <= 6)


def test_beyond_the_leash_a_move_ends_nearer_to_a_depot() -> None:  # 8.7.1#3
    g = moving({"de-Etappe1": "57.40", "de-depot-THIRD": "65.40"}, "de-Etappe1")
    assert refused(g, "de-Etappe1", "56.40") is None, "it may pass"
    assert _rule(s08_bound.no_end(g, "de-Etappe1", cell("56.40"))) == "8.7.1"
    assert _rule(s08_bound.no_end(g, "de-Etappe1", cell("57.41"))) == "8.7.1"
    assert s08_bound.no_end(g, "de-Etappe1", cell("58.40")) is None
    depot = cell("65.40")
    assert all(g.board.distance(each, depot) < 8 for each in s07_move_ways.destinations(g))
    g.move_to("de-depot-THIRD", cell("61.40"))
    assert s08_bound.no_end(g, "de-Etappe1", cell("56.40")) is None, "within six hexes it is free"


def test_only_depots_of_its_own_nation_count_for_the_way_back() -> None:  # 8.7.1#3
    g = moving({"be-LOCc": "44.15", "fr-depot-THIRD": "44.40", "be-depot-Antwerpen": "60.15"}, "be-LOCc")
    assert s08_bound.no_end(g, "be-LOCc", cell("45.15")) is None
    assert _rule(s08_bound.no_end(g, "be-LOCc", cell("44.16"))) == "8.7.1"


def test_samson_is_on_no_leash_from_depots() -> None:  # 8.7.1#4
    g = scene({"br-Samson": "31.11"})
    assert refused(g, "br-Samson", "32.12") is None
    assert s08_bound.no_end(g, "br-Samson", cell("32.12")) is None
    g = scene({"be-LOCc": "31.11"})
    assert s08_loc.too_far(g, "be-LOCc", cell("32.12")) is None, "beyond the leash already"
    assert s08_bound.no_end(g, "be-LOCc", cell("32.12")) is not None


def test_belgian_loc_units_stay_in_belgium() -> None:  # 8.7.1#6
    g = scene({"be-GdCivique1": "36.13", "be-depot-Antwerpen": "37.12", "de-Etappe1": "60.40"})
    assert refused(g, "be-GdCivique1", "35.13") is None
    outside = next(each for each in g.board.cells if ground().country[each] == "France")
    assert _rule(s08_loc.abroad(g, "be-GdCivique1", outside)) == "8.7.1"
    s08_bound.left_alone(g)
    assert g.units["be-GdCivique1"].where >= 0
    g.move_to("be-GdCivique1", outside)
    s08_bound.left_alone(g)
    assert g.units["be-GdCivique1"].where < 0
    assert g.units["de-Etappe1"].where >= 0


def test_loc_units_advance_into_a_zone_only_with_others() -> None:  # 8.7.2
    g = scene({"de-Etappe1": "58.40", GERMAN: "58.40", "fr-39-20": "60.40"})
    assert _rule(s08_bound.no_advance(g, ("de-Etappe1",), cell("59.40"))) == "8.7.2"
    assert s08_bound.no_advance(g, ("de-Etappe1", GERMAN), cell("59.40")) is None
    assert s08_bound.no_advance(g, ("de-Etappe1",), cell("57.40")) is None
    assert s08_bound.no_advance(g, (GERMAN,), cell("59.40")) is None


def _rule(reason: Reason | None) -> str | None:
    return reason.rule if reason is not None else None


# artillery


def test_guns_neither_march_nor_watch_nor_lie_in_two_hexes() -> None:
    for id_ in ("fr-art-Verdun", "de-art-Metz"):
        g = scene({id_: "46.45"})
        assert s07_allowance.forced_march(g, (id_,)).value == 0  # 8.8.1#1
        assert s03_zoc.zone_of(g, id_) == frozenset()  # 8.8.1#2
        assert s19_ways.unfit(g, (id_,)) is not None  # 8.8.1#7
        assert s02_units.values(g, id_).eighths == 0  # 8.8
        assert s02_units.values(g, id_).proficiency == 0  # 8.8


@pytest.mark.parametrize(
    ("with_", "turned", "lost"),
    [
        (None, False, True),
        ("fr-39-20", False, False),
        ("fr-fortress-Verdun-46.45", False, False),
        ("fr-fortress-Verdun-46.45", True, True),
        ("fr-art-Toul", False, True),
    ],
)
def test_guns_alone_in_a_zone_are_gone(with_: str | None, turned: bool, lost: bool) -> None:  # 8.8.1#3
    g = scene({"fr-art-Verdun": "46.45", GERMAN: "47.45", **({with_: "46.45"} if with_ else {})})
    if with_ is not None:
        g.change(with_, turned=turned)
    s08_bound.left_alone(g)
    assert (g.units["fr-art-Verdun"].where < 0) is lost


def test_guns_out_of_reach_are_safe() -> None:  # 8.8.1#3
    g = scene({"fr-art-Verdun": "46.45", GERMAN: "48.45"})
    s08_bound.left_alone(g)
    assert g.units["fr-art-Verdun"].where >= 0
    g = scene({"fr-art-Verdun": "46.45", GERMAN: "47.45"})
    g.change(GERMAN, mode="rail")
    s08_bound.left_alone(g)
    assert g.units["fr-art-Verdun"].where >= 0, "an enemy without a ZOC does nothing to them"


def test_how_many_guns_may_fight() -> None:
    units = ("fr-39-20", "fr-art-Verdun", "fr-art-Toul")
    g = scene(dict.fromkeys(units, "46.45"))
    assert s03_stacking.may_fight(g, units[:2], cell("46.45"))
    assert not s03_stacking.may_fight(g, units, cell("46.45"))  # 8.8.1#5
    steep = next(each for each in g.board.cells if ground().terrain[each] == "steep_mountain")
    assert not s03_stacking.may_fight(g, units[1:2], cell("46.45"), steep)  # 8.8.1#6
