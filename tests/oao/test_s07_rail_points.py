"""7.7.1: Rail Points, what they are spent on and where they come from; 7.7.5: interrupted transports."""

from __future__ import annotations

import pytest

from grognard.games.oao.reference_calendar import inter_phases
from grognard.games.oao.rules import s07_rail, s07_rail_interrupted, s07_rail_points
from grognard.games.oao.rules.s07_act import Act
from grognard.games.oao.state import OFF_MAP, TRACK, Due, Means, State
from tests.oao.playing import Playing
from tests.oao.scenes import cell, scene
from tests.oao.test_s07_rail import ARLON, BRUSSEL, LUXEMBURG, boards, moving, network

LIEGE = "59.29"


# what a unit costs


@pytest.mark.parametrize(
    ("id_", "halves", "points"),
    [
        ("fr-23-12", 2, 9),
        ("fr-1CC", 2, 9),
        ("de-2-train", 2, 9),
        ("de-37-Lw", 1, 5),
        ("de-2c", 1, 5),
        ("de-OHL", 1, 5),
        ("de-21cm-3-1", 1, 5),
        ("de-train1", 1, 9),
        ("fr-Alpins1", 1, 3),
        ("fr-Spahis", 1, 3),
        ("br-Samson", 1, 3),
    ],
)
def test_costs_by_size_and_type(id_: str, halves: int, points: int) -> None:  # 7.7.1#3 7.7.1#4 7.7.3(3)#5
    g = scene({id_: LUXEMBURG})
    assert (s07_rail_points.cost(g, id_), s07_rail_points.platform_cost(g, id_)) == (halves, points)


def test_a_unit_costs_what_its_counter_shows_now() -> None:  # 7.7.3(3)#5
    g = scene({"be-15": BRUSSEL})
    assert s07_rail_points.platform_cost(g, "be-15") == 5
    g.change("be-15", losses=2)
    assert s07_rail_points.platform_cost(g, "be-15") == 3, "the brigade has become a regiment"


# what comes in


def test_each_inter_phase_brings_the_points_of_the_chart_and_takes_the_old_ones() -> (
    None
):  # 7.7.1#1 7.7.1#2 4.3.2#1
    g = scene({}, gt=9, means={"allied": Means(rail_points=5), "german": Means(rail_points=1)})
    s07_rail.inter_phase(g)
    assert (g.means["allied"].rail_points, g.means["german"].rail_points) == (14, 7)
    assert inter_phases()[3].german_rp == 7
    g.gt = 30
    s07_rail.inter_phase(g)
    assert g.means["allied"].rail_points == 0


def test_special_points_come_once_and_stay() -> None:  # 24.5 23.3.2#3 7.7.1#2
    g = scene({}, gt=3)
    for gt, special in ((3, ()), (6, ("belgian",)), (9, ("belgian",)), (18, ("belgian", "rnd"))):
        g.gt = gt
        s07_rail.inter_phase(g)
        assert g.means["allied"].special == special
        assert g.means["german"].special == ()


# special points


def test_the_belgian_point_entrains_one_belgian_unit() -> None:  # 24.5
    g = network({"be-1": "44.15", "be-2": "44.15", "fr-23-12": "44.15"}, "allied", points=0)
    g.means["allied"] = Means(special=("belgian",))
    assert s07_rail_points.sources(g, "fr-23-12") == ()
    assert s07_rail_points.sources(g, "be-1") == ("belgian",)
    boards(g, "be-1", "16.36")
    assert g.means["allied"].special == ()
    assert s07_rail_points.sources(g, "be-2") == ()


def test_an_owner_chooses_which_points_to_spend() -> None:  # 24.5 7.7.3(1)#1
    g = moving(network({"be-1": "44.15"}, "allied", points=4), "be-1")
    g.means["allied"] = Means(rail_points=4, special=("belgian",))
    play = Playing(g, s07_rail.perform, Act("entrain", unit="be-1"))
    assert play.ids == ["normal", "belgian"]
    play.allied("rail-points-choose", "normal").allied("rail-destination-choose", "16.36")
    assert g.means["allied"] == Means(rail_points=2, special=("belgian",))


def test_the_naval_point_serves_the_whole_division_in_one_phase() -> None:  # 23.3.2#3
    units = ("br-Marine", "br-1Naval", "br-2Naval")
    g = network(dict.fromkeys((*units, "br-19"), "31.11"), "allied", points=0)
    g.means["allied"] = Means(special=("rnd",))
    assert s07_rail_points.sources(g, "br-19") == ()
    for id_ in units[:2]:
        boards(g, id_, "16.36")
        assert g.units[id_].mode == "rail"
    assert s07_rail_points.sources(g, "br-2Naval") == ("rnd",)
    Playing(g, s07_rail.begin, "allied")
    assert g.means["allied"].special == ()
    assert s07_rail_points.sources(g, "br-2Naval") == ()


def test_all_three_units_of_the_division_use_up_their_point() -> None:  # 23.3.2#3
    units = ("br-Marine", "br-1Naval", "br-2Naval")
    g = network(dict.fromkeys(units, "31.11"), "allied", points=0)
    g.means["allied"] = Means(special=("rnd",))
    for id_ in units:
        boards(g, id_, "16.36")
    assert g.means["allied"].special == ()


def test_sortie_points_lead_to_the_line_of_brussel_and_spare_liege() -> None:  # 18.6.4#3 18.6.4#4
    g = network({"de-3-2": "70.28", "de-4-2": "70.28"}, points=0, capacity={cell(LIEGE): 0})
    g.means["german"] = Means(special=("sortie", "sortie"))
    play = Playing(moving(g, "de-3-2"), s07_rail.perform, Act("entrain", unit="de-3-2"))
    assert BRUSSEL in play.ids
    assert LUXEMBURG not in play.ids
    assert play.why_not(f"hex:{LUXEMBURG}") == ["18.6.4"]
    play.german("rail-destination-choose", BRUSSEL)
    assert g.means["german"].special == ("sortie",)
    for _ in range(2):
        g.platforms = {}
        option = s07_rail.onward(moving(g, "de-3-2"), "de-3-2", 9)
        assert option is not None
        play = Playing(g, s07_rail.perform, option.value)
        if not play.is_over:
            play.german("rail-way-choose", "way 1")
    assert g.units["de-3-2"].where == cell(BRUSSEL), "through Liege, though it is closed"
    assert g.capacity[cell(LIEGE)] == 0
    assert not g.units["de-3-2"].sortie
    boards(g, "de-4-2", BRUSSEL)
    assert not g.means["german"].special, "the second use is the last"


# interruption


def riding(id_: str = "de-37-Lw", enemy: str = "fr-3-2", at: str = "50.40") -> State:
    """A train in Arlon on its way to Brussel, and an enemy somewhere."""
    g = network({id_: ARLON, enemy: at})
    g.change(id_, mode="rail", bound_for=cell(BRUSSEL), army="de-FOURTH", corps="x")
    return g


def test_a_combat_unit_next_to_a_train_interrupts_it() -> None:  # 7.7.5#3 7.7.5#1
    g = riding()
    s07_rail_interrupted.interrupted(g, ("fr-3-2",))
    assert g.units["de-37-Lw"].where == cell(ARLON)
    g.move_to("fr-3-2", cell("53.40"))
    s07_rail_interrupted.interrupted(g, ("fr-3-2",))
    unit = g.units["de-37-Lw"]
    assert (unit.where, unit.mode, unit.bound_for) == (TRACK, "", OFF_MAP)
    assert (unit.army, unit.corps) == ("de-FOURTH", "x"), "its marker stays where it is"
    assert g.track == {22: (Due("interrupted", "de-37-Lw", side="german"),)}, "three GTs later"


@pytest.mark.parametrize(("task", "mode"), [("entraining", ""), ("", "rail"), ("", "detraining")])
def test_entraining_riding_and_detraining_are_interrupted(task: str, mode: str) -> None:  # 7.7.5#3
    g = riding(at="53.40")
    g.change("de-37-Lw", task=task, mode=mode, spent=1)
    s07_rail_interrupted.interrupted(g, ("fr-3-2",))
    assert g.units["de-37-Lw"].where == TRACK


def test_who_is_not_in_transport_is_not_interrupted_nor_by_a_train_of_supplies() -> None:  # 7.7.5#3
    g = riding(at="53.40")
    g.change("de-37-Lw", mode="", bound_for=OFF_MAP)
    s07_rail_interrupted.interrupted(g, ("fr-3-2",))
    assert g.units["de-37-Lw"].where == cell(ARLON)
    g = riding(enemy="fr-art-Toul", at="53.40")
    s07_rail_interrupted.interrupted(g, ("fr-art-Toul",))
    assert g.units["de-37-Lw"].where == cell(ARLON)


def test_an_enemy_at_the_destination_interrupts() -> None:  # 7.7.5#4
    g = riding(at="49.19")
    s07_rail_interrupted.interrupted(g, ("fr-3-2",))
    assert g.units["de-37-Lw"].where == cell(ARLON)
    g.move_to("fr-3-2", cell("49.20"))
    s07_rail_interrupted.interrupted(g, ("fr-3-2",))
    assert g.units["de-37-Lw"].where == TRACK, "its hex is in an EZOC"
    g = riding(enemy="fr-art-Toul", at=BRUSSEL)
    s07_rail_interrupted.interrupted(g, ("fr-art-Toul",))
    assert g.units["de-37-Lw"].where == TRACK, "its hex is occupied"


def test_a_train_without_a_way_is_interrupted_when_its_phase_begins() -> None:  # 7.7.5#5
    g = riding()
    Playing(g, s07_rail.begin, "german")
    assert g.units["de-37-Lw"].where == cell(ARLON)
    g.operational = {cell(ARLON): "german"}
    Playing(g, s07_rail.begin, "allied")
    assert g.units["de-37-Lw"].where == cell(ARLON), "not in the other side's phase"
    Playing(g, s07_rail.begin, "german")
    assert g.units["de-37-Lw"].where == TRACK


def test_a_crowded_line_is_not_cut() -> None:  # 7.7.5#5 18.6.2#2
    g = riding()
    g.capacity = dict.fromkeys(map(cell, (ARLON, "51.28", LIEGE)), 0)
    Playing(g, s07_rail.begin, "german")
    assert g.units["de-37-Lw"].where == cell(ARLON)


# return


def away(*units: str) -> State:
    g = network(dict.fromkeys(units, ARLON), gt=19)
    for id_ in units:
        g.change(id_, mode="rail", bound_for=cell(BRUSSEL))
    g.operational = {}
    Playing(g, s07_rail.begin, "german")
    g.operational, g.gt = network({}).operational, 22
    return g


def test_an_interrupted_unit_returns_to_any_operational_line_four_hexes_from_enemies() -> None:  # 7.7.5#2
    g = away("de-37-Lw")
    enemy = scene({"fr-3-2": LUXEMBURG})
    g.units["fr-3-2"], g.at = enemy.units["fr-3-2"], enemy.at
    play = Playing(g, s07_rail_interrupted.returning, "german")
    far = {g.board.distance(cell(LUXEMBURG), cell(name)) for name in play.ids}
    assert min(far) == 4
    assert play.why_not("hex:57.42") == ["7.7.5"]
    assert play.why_not("hex:01.23") == ["7.7.5"], "no line"
    play.german("rail-return-choose", BRUSSEL)
    assert g.units["de-37-Lw"].where == cell(BRUSSEL)
    assert 22 not in g.track


def test_each_of_several_returns_in_its_own_time() -> None:  # 7.7.5#2
    g = away("de-37-Lw", "de-38-Lw")
    assert Playing(g, s07_rail_interrupted.returning, "allied").is_over
    play = Playing(g, s07_rail_interrupted.returning, "german")
    play.german("rail-return-choose", BRUSSEL).german("rail-return-choose", LUXEMBURG)
    assert play.is_over
    assert {g.units[id_].where for id_ in ("de-37-Lw", "de-38-Lw")} == {cell(BRUSSEL), cell(LUXEMBURG)}


def test_who_finds_no_line_waits_for_the_next_turn() -> None:  # 7.7.5#2
    g = away("de-37-Lw")
    g.operational = {}
    assert Playing(g, s07_rail_interrupted.returning, "german").is_over
    assert g.units["de-37-Lw"].where == TRACK
    assert g.track[23] == (Due("interrupted", "de-37-Lw", side="german"),)
