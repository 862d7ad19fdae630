"""Where supply units, railways and attachment meet: Extended Mode in a train, sources in strange places."""

from __future__ import annotations

import pytest

from grognard.engine.reasons import because
from grognard.games.oao.boards import ground
from grognard.games.oao.counters import Train
from grognard.games.oao.rail import railways
from grognard.games.oao.rules import (
    s02_units,
    s07_naval,
    s07_rail_interrupted,
    s07_rail_ways,
    s08_flight,
    s09_ammo,
    s15_depots,
    s15_phase,
    s15_sources,
    s18_operational,
)
from grognard.games.oao.rules.s15_lines import Lines
from grognard.games.oao.state import CHANNEL, Army, State
from tests.oao.scenes import cell, scene
from tests.oao.test_s05_attachment import divided
from tests.oao.test_s07_naval import chosen, harbour
from tests.oao.test_s07_rail import BRUSSEL, LUXEMBURG, boards, network, rides

TRAIN = "de-2-train"


def extended_range(g: State) -> int:
    found = s02_units.piece(g, TRAIN)
    assert isinstance(found, Train)
    return found.back.range


# 15.6.1 Extended Mode under a Rail Mode marker


@pytest.mark.parametrize("mode", ["rail", "detraining"])
def test_the_supply_phase_takes_no_train_off_its_railway(mode: str) -> None:  # 4.2.3#1 7.7.3#1
    """The record of the Ammo that it gave comes off, the Rail Mode marker does not."""
    g = network({TRAIN: LUXEMBURG})
    g.change(TRAIN, mode=mode, ammo=2, bound_for=cell(BRUSSEL))
    s15_phase.restore(g, "german")
    assert (g.units[TRAIN].mode, g.units[TRAIN].ammo) == (mode, 0)


def test_a_train_in_rail_mode_is_flipped_and_travels_on() -> None:  # 15.6.1#1 7.7.3#1
    g = network({TRAIN: LUXEMBURG})
    g.change(TRAIN, mode="rail", bound_for=cell(BRUSSEL))
    far = extended_range(g)
    assert s15_sources.flips_for(g, TRAIN, far) == (TRAIN,)
    s15_depots.extend(g, TRAIN)
    assert g.units[TRAIN].mode == "rail"
    assert s15_sources.flips_for(g, TRAIN, far) == (), "it is flipped already"
    assert s09_ammo.recorded(g, s15_sources.Offer("train", TRAIN)) == (TRAIN,)  # 9.4.2#1
    s15_phase.restore(g, "german")
    assert g.units[TRAIN].mode == "rail"
    assert s15_sources.flips_for(g, TRAIN, far) == (TRAIN,), "until its next Supply Phase"  # 15.6.1#2


def test_what_is_flipped_when_it_entrains_is_flipped_when_it_detrains() -> None:  # 15.6.1#2
    g = network({TRAIN: LUXEMBURG})
    g.change(TRAIN, mode="extended", ammo=1)
    boards(g, TRAIN, BRUSSEL)
    assert g.units[TRAIN].mode == "rail"
    while g.units[TRAIN].mode in ("rail", "detraining"):
        rides(g, TRAIN)
    assert (g.units[TRAIN].mode, g.units[TRAIN].turned) == ("extended", False)
    assert g.units[TRAIN].ammo == 1


def test_an_interrupted_transport_comes_back_on_its_front() -> None:  # 7.7.5#1 4.2.3#1
    g = network({TRAIN: LUXEMBURG})
    g.change(TRAIN, mode="rail", bound_for=cell(BRUSSEL))
    s15_depots.extend(g, TRAIN)
    s07_rail_interrupted.interrupt(g, TRAIN, because("7.7.5#5", "rail-cut-off"))
    assert (g.units[TRAIN].mode, g.units[TRAIN].turned) == ("", False)


# what binds a unit on foot binds it in a train and in a ship


@pytest.mark.parametrize(
    ("unit", "start", "open_"),
    [
        ("fr-Dunkerque", "31.11", {"Calais", "Oostende"}),  # 8.6.2#1: twice three hexes
        ("be-GdCivique1", "37.10", {"Zeebrugge"}),  # 8.7.1#6
        ("br-Samson", "31.11", {"Boulogne", "Calais", "Oostende"}),  # 23.2#2
        ("fr-44", "31.11", {"Le Havre", "Dieppe", "Boulogne", "Calais", "Oostende", "Zeebrugge"}),
    ],
)
def test_ports_for_units_that_are_bound(unit: str, start: str, open_: set[str]) -> None:  # 7.9.1(2)#1
    g = harbour({unit: start, "be-depot-BELGIAN": "37.11", "fr-depot-FIRST": "01.46"}, gt=8)
    goals = {option.id for option in s07_naval.destinations(chosen(g, unit), unit)}
    assert goals == {g.board.name(ground().ports[name]) for name in open_}


def test_a_ship_that_must_go_elsewhere_asks_nobody() -> None:  # 7.9.1(3)#3
    g = harbour({"fr-Dunkerque": "31.11"}, gt=8)
    g.move_to("fr-Dunkerque", CHANNEL)
    assert len(s07_naval.destinations(g, "fr-Dunkerque")) == len(ground().ports)


def test_samson_takes_no_train_beyond_his_leash() -> None:  # 23.2#2
    g = network({"br-Samson": "31.11"}, "allied")
    goals = s07_rail_ways.destinations(g, "br-Samson", "normal")
    assert goals
    assert max(g.board.distance(cell("31.11"), goal) for goal in goals) == 9


def test_a_belgian_division_does_not_sail_from_its_plan() -> None:  # 26.2.1
    g = harbour({"be-1": "37.10"}, gt=3)
    g.armies = {"be-BELGIAN": Army("allied", plan="active")}
    g.change("be-1", army="be-BELGIAN")
    goals = {option.id for option in s07_naval.destinations(chosen(g, "be-1"), "be-1")}
    assert goals == {"41.10"}, "Zeebrugge is nearer to Gent"


# 15.3.1 a source beside an enemy Fortress


def test_a_supply_line_may_begin_in_the_hex_of_a_fortress_but_not_pass_it() -> None:  # 15.3.1#2 15.5#2
    fortress = "fr-fortress-Charlemont"
    g = scene({fortress: "48.31", TRAIN: "48.31", "de-3-2": "48.32"})
    g.change(fortress, turned=True)
    lines = Lines(g, "german")
    assert s15_sources.distance_to(lines, "de-3-2", cell("48.31")) == 1
    assert cell("48.31") in lines.ways_out("de-3-2")
    assert s15_sources.distance_to(lines, "de-3-2", cell("48.30")) == 3, "around it, not through it"


# 4.2.4 structures are rebuilt in RR Engineering


@pytest.mark.parametrize(
    ("gt", "player", "phase", "down"),
    [
        (14, "german", "finishing", True),
        (15, "allied", "supply", True),
        (15, "allied", "rr_engineering", False),
        (15, "german", "supply", False),
        (16, "allied", "preliminary", False),
    ],
)
def test_a_bridge_is_whole_again_after_the_supply_phase(
    gt: int, player: str, phase: str, *, down: bool
) -> None:  # 4.2.4#1 18.4.3#1
    g = scene({}, gt=gt, player=player, phase=phase, demolished={"Chauny orange": 5})
    (chauny,) = (each for each in ground().structures if s18_operational.key(each) == "Chauny orange")
    assert chauny.rebuilt == 15
    assert s18_operational.is_down(g, chauny) == down


@pytest.mark.parametrize(
    ("player", "phase", "open_"),
    [("allied", "movement", False), ("german", "supply", False), ("german", "movement", True)],
)
def test_the_makeshifts_of_the_german_wait_for_his_own_engineers(
    player: str, phase: str, *, open_: bool
) -> None:  # 4.2.4#1 18.5#1
    yellow = next(each for each in ground().structures if each.colour == s18_operational.YELLOW)
    g = scene({}, gt=yellow.rebuilt, player=player, phase=phase)
    g.demolished = {s18_operational.key(each): 2 for each in ground().structures if each.a == yellow.a}
    link = railways().link(yellow.a, yellow.b)
    assert (link not in s18_operational.cut(g, "german")) == open_


# 5.3.1 Cavalry Retirement and Areas


@pytest.mark.parametrize(("army", "open_"), [("fr-THIRD", True), ("fr-SECOND", False)])
def test_cavalry_retires_next_to_enemies_in_its_own_area_only(
    army: str, *, open_: bool
) -> None:  # 5.3.1#2 8.3.1#1
    """A friend holds the hex to which it would retire, and the enemy is next to that hex too."""
    g = divided({"fr-9c": "40.41", "fr-37": "39.41", "de-3-2": "40.40"})
    g.change("fr-9c", army=army)
    found = s08_flight.escapes(g, "fr-9c")
    assert (cell("39.41") in {act.cell for act in found if act.kind == "go"}) == open_
    assert cell("40.42") in {act.cell for act in found}, "there is no enemy next to it"
