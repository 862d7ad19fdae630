"""15.7, 15.8: Secondary Depots and Ammunition shortage."""

from __future__ import annotations

from collections import Counter

import pytest
from msgspec.structs import replace

from grognard.games.oao.oob import side_of
from grognard.games.oao.rail import Net
from grognard.games.oao.rules import (
    s07_bridges,
    s15_depots,
    s15_phase,
    s15_secondary,
    s15_shortage,
    s15_sources,
)
from grognard.games.oao.rules.s15_lines import Lines
from grognard.games.oao.state import OFF_MAP, TRACK, Army, Means, State
from tests.oao.playing import Playing
from tests.oao.scenes import cell, scene
from tests.oao.supplies import DEPOT, FAR, FIFTH, FOURTH, MIDDLE, NEAR, UNIT, army, line

SECONDARY = "fr-depot-secondary"
WAY = line(NEAR, "01.46", Net.DOUBLE)


def test_it_is_placed_for_an_army_near_one_of_its_formations() -> None:  # 15.7#2 15.7#1
    g = army({UNIT: MIDDLE, DEPOT: g_name(30)})
    play = Playing(g, s15_phase.supply_phase, "allied")
    assert play.asked.kind == "secondary-army"
    assert play.ids == [FOURTH, "pass"]
    play.allied("secondary-army", FOURTH)
    near = {c for c in WAY if g.board.distance(c, cell(MIDDLE)) <= 9}
    assert {cell(id_) for id_ in play.ids} == near
    assert play.why_not(f"hex:{g_name(30)}") == ["15.7#2"]
    assert play.why_not(f"hex:{FAR}") == ["15.6.3#1"]
    play.allied("secondary-hex", NEAR)
    assert (g.units[SECONDARY].where, g.units[SECONDARY].army) == (cell(NEAR), FOURTH)
    offers = s15_sources.offers(Lines(g, "allied"), UNIT, "ammo")
    assert SECONDARY in {each.source for each in offers if each.no is None}, "it acts as a Depot at once"


def test_it_comes_to_its_hex_as_any_unit_does() -> None:  # 7.1.4a#1 15.7#2
    g = army({UNIT: MIDDLE, DEPOT: g_name(30)})
    hexes = s15_secondary.hexes(g, FOURTH)
    where = next(each for each in hexes if s07_bridges.bridges_at(g.board)[each])
    bridge = s07_bridges.bridges_at(g.board)[where][0]
    other = next(each for each in s07_bridges.hexside_cells(g.board, bridge) if each != where)
    g.control[other] = "german"
    play = Playing(g, s15_secondary.activation, "allied").allied("secondary-army", FOURTH)
    play.allied("secondary-hex", g.board.name(where))
    assert bridge in g.bridges


def g_name(place: int) -> str:
    return scene({}).board.name(WAY[place])


def test_one_is_all_that_a_side_has() -> None:  # 15.7#1
    g = army({UNIT: MIDDLE, DEPOT: NEAR, SECONDARY: NEAR})
    assert Playing(g, s15_secondary.activation, "allied").is_over
    assert Playing(g, s15_secondary.activation, "german").is_over


def test_it_may_be_taken_off_at_the_beginning_of_the_phase_and_placed_again() -> None:  # 15.7#3 15.7#5
    g = army({UNIT: MIDDLE, DEPOT: NEAR, SECONDARY: NEAR})
    play = Playing(g, s15_phase.supply_phase, "allied")
    assert play.asked.kind == "secondary-keep"
    assert set(play.ids) == {"remove", "pass"}, "the primary is in that hex already"
    play.allied("secondary-keep", "remove")
    assert g.units[SECONDARY].where == OFF_MAP
    play.allied("secondary-army", FOURTH).allied("secondary-hex", g_name(2))
    assert g.units[SECONDARY].where == WAY[2]


def test_the_primary_may_take_its_place() -> None:  # 15.7#4
    g = army({UNIT: MIDDLE, DEPOT: g_name(20), SECONDARY: NEAR})
    Playing(g, s15_secondary.removal, "allied").allied("secondary-keep", "primary")
    assert (g.units[DEPOT].where, g.units[SECONDARY].where) == (cell(NEAR), OFF_MAP)
    g = army({UNIT: MIDDLE, DEPOT: g_name(20), SECONDARY: NEAR})
    Playing(g, s15_secondary.removal, "allied").allied("secondary-keep", "pass")
    assert (g.units[DEPOT].where, g.units[SECONDARY].where) == (WAY[20], cell(NEAR))


def test_it_shows_the_side_of_its_primary_and_shares_its_ammo() -> None:  # 15.7.1#1 15.7.1#2
    g = army({UNIT: MIDDLE, DEPOT: NEAR})
    s15_depots.extend(g, DEPOT)
    s15_secondary.place(g, "allied", FOURTH, cell(NEAR))
    assert g.units[SECONDARY].mode == "extended"
    g.armies[FOURTH] = replace(g.armies[FOURTH], ammo=8)
    refused = {
        each.source: each.no.rule
        for each in s15_sources.offers(Lines(g, "allied"), UNIT, "ammo")
        if each.no is not None
    }
    assert refused[SECONDARY] == refused[DEPOT] == "9.4.2#1"


# shortages


def many(gt: int, held: int) -> State:
    """The French armies of the set-up with their Depots, and so many markers."""
    depots = {f"fr-depot-{name}": NEAR for name in ("FIRST", "SECOND", "FOURTH", "FIFTH", "ALSACE")}
    g = scene(depots | {"be-depot-BELGIAN": "37.10"}, gt=gt)
    for id_ in depots:
        name = f"fr-{id_.removeprefix('fr-depot-')}"
        g.change(id_, army=name)
        g.armies[name] = Army("allied")
    g.change("be-depot-BELGIAN", army="be-BELGIAN")
    g.armies |= {"be-BELGIAN": Army("allied"), "fr-PARIS": Army("allied"), "fr-THIRD": Army("allied")}
    g.means["allied"] = Means(shortages=held)
    return g


def limits(g: State) -> Counter[int]:
    return Counter(each.shortage for each in g.armies.values() if each.shortage is not None)


def test_all_markers_are_placed_each_on_its_own_depot() -> None:  # 15.8.2#1 15.8.2#2 15.8.3 15.8.2#5
    g = many(16, 2)
    play = Playing(g, s15_shortage.placement, "allied")
    assert set(play.ids) == {"fr-FIRST", "fr-SECOND", FOURTH, FIFTH}
    assert play.why_not("army:fr-ALSACE") == play.why_not("army:be-BELGIAN") == ["15.8.2#5"]
    assert play.why_not("army:fr-THIRD") == ["15.8.2#1"], "it has no Depot on the map"
    play.allied("shortage-place", FOURTH)
    assert FOURTH not in play.ids
    assert play.why_not(f"army:{FOURTH}") == ["15.8.2#2"]
    play.allied("shortage-place", FIFTH)
    assert play.is_over
    assert limits(g) == Counter([6, 5])
    assert s15_sources.limit_of(g.armies[FOURTH]) == 6


def test_there_are_no_shortages_before_gt_13() -> None:  # 4.2.3#3
    assert Playing(many(12, 1), s15_shortage.placement, "allied").is_over
    assert not Playing(many(13, 1), s15_shortage.placement, "allied").is_over


def test_what_finds_no_depot_is_not_placed() -> None:  # 15.8.2#1 15.8.2#2
    g = many(30, 6)
    play = Playing(g, s15_shortage.placement, "allied")
    while not play.is_over:
        play.allied("shortage-place", play.ids[0])
    assert sum(limits(g).values()) == 4


def test_a_placement_lasts_until_the_next_supply_phase() -> None:  # 15.8.2#3
    g = many(16, 1)
    Playing(g, s15_shortage.placement, "allied").allied("shortage-place", FOURTH)
    g.armies["de-FIRST"] = Army("german", shortage=5)
    s15_phase.restore(g, "allied")
    assert [army for army, each in g.armies.items() if each.shortage is not None] == ["de-FIRST"]


def test_a_depot_under_way_may_have_one() -> None:  # 15.8.2#4
    g = many(16, 1)
    g.move_to(DEPOT, TRACK)
    assert FOURTH in Playing(g, s15_shortage.placement, "allied").ids


def test_never_on_belgien() -> None:  # 15.8.2#6 25.4#3
    g = scene({"de-depot-BELGIEN": "58.28", "de-depot-FIRST": "58.28"}, gt=16)
    for id_ in g.units:
        g.change(id_, army=f"de-{id_.removeprefix('de-depot-')}")
        g.armies[g.units[id_].army] = Army(side_of(g.units[id_].army).value)
    reason = s15_shortage.refusal(g, "de-BELGIEN")
    assert reason is not None
    assert reason.rule == "15.8.2#6"
    assert s15_shortage.armies(g, "german") == ("de-FIRST",)


@pytest.mark.parametrize(
    ("limit", "shortage", "lower"), [(4, 6, 4), (4, 3, 3), (None, 5, 5), (None, None, None)]
)
def test_the_lower_limit_counts(limit: int | None, shortage: int | None, lower: int | None) -> None:  # 15.8.3
    assert s15_sources.limit_of(Army("allied", limit=limit, shortage=shortage)) == lower
