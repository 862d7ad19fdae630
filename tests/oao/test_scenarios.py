"""The scenarios: each begins as the rules allow, has something to do for both sides, and can be played."""

from __future__ import annotations

import datetime
from functools import cache
from random import Random
from typing import Any

import pytest

from grognard.engine.decision import Choose, End, Roll
from grognard.engine.procedure import Finished, answer, run, start
from grognard.games.oao import oob
from grognard.games.oao.boards import ground
from grognard.games.oao.counters import Combat, Fortress, Train
from grognard.games.oao.counters_read import counters
from grognard.games.oao.reference_calendar import dates
from grognard.games.oao.reference_units import stacking
from grognard.games.oao.rules import (
    s02_units,
    s03_control,
    s03_front,
    s03_stacking,
    s03_zoc,
    s05_attachment,
    s07_rail_ways,
    s09_targets,
    s15_lines,
    s15_phase,
    s15_sources,
    s16_arrivals,
    s17_displays,
    s27_victory,
)
from grognard.games.oao.rules.s04_sequence import play
from grognard.games.oao.rules.s07_costs import playable
from grognard.games.oao.scenario import SCENARIOS, scenario_document, scenarios
from grognard.games.oao.start import begin
from grognard.games.oao.state import REMOVED, SIDES, State, clone

IDS = sorted(file.stem for file in SCENARIOS.glob("*.toml"))
LATER = [id_ for id_ in IDS if scenario_document(id_).get("first", 1) > 1]
MARCH = 5
"""As far as infantry goes over clear ground in a phase, and one hex."""
every = pytest.mark.parametrize("id_", IDS)


def state(id_: str) -> State:
    return clone(_state(id_))


@cache
def _state(id_: str) -> State:
    return begin(scenario_document(id_), {})


def where(g: State, id_: str) -> str:
    return f"{id_} in {g.board.name(g.units[id_].where)}"


# what the documents say


def test_all_of_them_are_there_the_shorter_first() -> None:
    assert [each.id for each in scenarios()] == [
        "ardennes", "marne", "lorraine", "sambre", "last-battles", "frontiers", "race-to-the-sea", "campaign",
    ]  # fmt: skip


@every
def test_words_in_both_languages(id_: str) -> None:
    document = scenario_document(id_)
    for key in ("title", "note", "length"):
        assert set(document[key]) == {"en", "fr"}, key
        assert len(set(document[key].values())) == 2, key


@every
def test_the_day_is_that_of_the_first_game_turn(id_: str) -> None:
    document = scenario_document(id_)
    assert datetime.date.fromisoformat(document["date"]) == dates(document.get("first", 1)).first


@pytest.mark.parametrize("id_", LATER)
def test_the_place_of_every_unit_is_named(id_: str) -> None:
    """Behind the hex, as in the set-up of the campaign."""
    for line in (SCENARIOS / f"{id_}.toml").read_text("utf-8").splitlines():
        if " = { hex = " in line and '"removed"' not in line:
            assert "  # " in line, line


# where everything stands


@every
def test_every_unit_is_in_the_area_of_play(id_: str) -> None:
    g = state(id_)
    within = playable(g.board, g.setting.area)
    assert all(cell in within for cell in g.at)


@every
def test_no_stack_is_too_large_and_no_enemies_are_together(id_: str) -> None:
    g = state(id_)
    for cell in g.at:
        sides = {g.units[unit].side for unit in g.at[cell]}
        assert len(sides) == 1, g.board.name(cell)  # 3.1#1
        size = s03_stacking.size_of(g, s03_stacking.counted(g, cell, sides.pop()))
        assert size <= stacking().movement, g.board.name(cell)  # 3.1.1


@every
def test_everybody_is_on_his_side_of_the_front(id_: str) -> None:
    """But for the cavalry and its Jaeger, which screen the armies."""
    g = state(id_)
    for unit in (*g.on_map("allied"), *g.on_map("german")):
        if not s02_units.kind_of(g, unit).cavalry:
            for cell in g.hexes_of(unit):
                assert s03_control.controller(g, cell) == g.units[unit].side, where(g, unit)  # 3.4#1


@every
def test_supply_units_and_guns_have_company_in_an_enemy_zone(id_: str) -> None:
    g = state(id_)
    for side in SIDES:
        zone = s03_zoc.zone(g, g.other(side))
        for unit in g.on_map(side):
            if s02_units.kind_of(g, unit).category in ("supply", "artillery") and g.units[unit].where in zone:
                here = [s02_units.piece(g, other) for other in g.in_hex(g.units[unit].where, side)]
                assert any(isinstance(each, Combat | Fortress) for each in here), where(g, unit)  # 15.6.2


@every
def test_everybody_belongs_to_an_army_and_a_corps_that_may_have_him(id_: str) -> None:
    g = state(id_)
    known = s05_attachment.displays_of(g)
    for unit, found in g.units.items():
        if found.where < 0 or s02_units.kind_of(g, unit).category in ("fort", "fortress"):
            continue
        assert found.army in g.armies, unit
        assert not s05_attachment.army_refusals(g, unit, found.army), unit
        if s02_units.is_formation(g, unit):
            assert not s05_attachment.corps_refusals(g, unit, found.corps, known), unit  # 5.2.2 5.2.3


@every
def test_garrisons_are_in_their_camps(id_: str) -> None:  # 8.6.1 22.2.2#2
    g, ground_ = state(id_), ground()
    for unit in g.units:
        found = s02_units.piece(g, unit)
        camp = found.camp if isinstance(found, Combat) else None
        if g.units[unit].where < 0 or camp is None or found.id in ("de-33r", "de-30r"):
            continue
        if camp in ground_.camps:
            near = min(g.board.distance(g.units[unit].where, cell) for cell in ground_.camps[camp].hexes)
            assert near <= (found.garrison_range or 0) if isinstance(found, Combat) else True, unit
        elif camp.startswith("Paris "):
            assert g.units[unit].where in ground_.districts[camp.removeprefix("Paris ")], unit


# supply


@every
def test_every_army_has_its_depot_on_a_line_of_communications(id_: str) -> None:
    g = state(id_)
    for army, display in g.armies.items():
        depot = oob.armies()[army].depot
        if depot is not None:
            assert depot in g.units, army
            assert depot in s15_lines.locs(g, display.side), where(g, depot)  # 15.1.1#1


@every
def test_nobody_has_to_fight_for_a_single_track(id_: str) -> None:
    g = state(id_)
    assert not [side for side in SIDES if s15_lines.rivals(g, side, ())]


@every
def test_everybody_is_in_supply(id_: str) -> None:
    """All Forces without a supply unit in Extended Mode, all Trains with their Depot in it at the worst."""
    g = state(id_)
    for side in SIDES:
        assert not s15_phase.forces_in_want(g, side)  # 15.4(3)
        lines = s15_lines.Lines(g, side)
        for train in lines.trains:
            assert s15_sources.status(lines, (train,), (*lines.depots, *lines.trains)) == "full", train


# what there is to do


@every
def test_both_sides_have_infantry_near_the_enemy(id_: str) -> None:
    """A march away at the most: within one phase somebody can fight."""
    g = state(id_)
    for side in SIDES:
        mine = {cell for unit in g.on_map(side) if s03_front.counts(g, unit) for cell in g.hexes_of(unit)}
        assert mine & s07_rail_ways.near_enemy(g, side, MARCH)


@pytest.mark.parametrize("id_", LATER)
def test_a_battle_that_is_on_can_be_gone_on_with(id_: str) -> None:
    """Both sides have somebody who may attack at once."""
    g = state(id_)
    for side in SIDES:
        targets = {cell for unit in g.on_map(g.other(side)) for cell in g.hexes_of(unit)}
        assert any(s09_targets.candidates(g, cell, side) for cell in targets)


@every
def test_objectives_are_shared_out_and_the_terms_leave_it_open(id_: str) -> None:
    g = state(id_)
    if not g.setting.wins:
        assert id_ == "campaign"
        return
    holders = [s03_control.controller(g, cell) for cell in g.setting.objectives]
    assert holders.count("allied") >= 5
    most = sum(g.setting.objectives.values())
    assert -most < g.setting.wins["allied"] < g.setting.wins["german"] < most
    assert len(g.setting.objectives) >= 12


@every
def test_whoever_holds_everything_wins(id_: str) -> None:
    g = state(id_)
    for side in SIDES if g.setting.wins else ():
        g.control = dict.fromkeys(g.setting.objectives, side)
        g.vp = 0
        s27_victory.final(g)
        assert s27_victory.verdict(g).winner == side


# what comes


@every
def test_only_those_come_who_belong_here(id_: str) -> None:
    g = state(id_)
    within = playable(g.board, g.setting.area)
    for event in s16_arrivals.events(g):
        g.gt = event.gt or g.gt
        if event.kind == oob.Kind.ARRIVAL and s16_arrivals.belongs(g, event):
            assert event.army is None or event.army in g.setting.armies
            assert s16_arrivals.place_of(g, event) < 0 or s16_arrivals.place_of(g, event) in within


@every
def test_what_the_scenario_adds_does_come(id_: str) -> None:
    g = state(id_)
    for event in g.setting.arrivals:
        assert s16_arrivals.belongs(g, event), event.units
        assert not [unit for unit in event.units if unit in g.units], event.units
        assert s16_arrivals.side_of(event) == oob.side_of(event.army or "").value
        for unit in event.units:
            found = counters().units[unit]
            if isinstance(found, Train):
                assert found.corps == event.corps, unit
            if isinstance(found, Combat) and found.corps is not None and unit not in _strangers(g):
                assert found.corps == event.corps, unit  # 5.2.2#2


def _strangers(g: State) -> tuple[str, ...]:
    return tuple(unit for side in SIDES for unit in g.means[side].reattached)


@every
def test_nothing_comes_twice(id_: str) -> None:
    g = state(id_)
    added = [unit for event in g.setting.arrivals for unit in event.units]
    assert len(added) == len(set(added))


def test_the_schedule_stops_at_the_armies_and_the_area() -> None:
    """In Lorraine the two reserve divisions of GT 3 come by Is-sur-Tille; no Moroccans for the Fourth Army."""
    g = state("lorraine")
    g.gt = 3
    coming = [
        unit for number in s16_arrivals.due(g, "allied") for unit in s16_arrivals.events(g)[number].units
    ]
    assert coming == ["fr-64r", "fr-74r"]
    assert not s16_arrivals.due(g, "german")
    assert not s17_displays.due(g, "german")


def test_the_marne_brings_the_taxis() -> None:
    g = state("marne")
    g.gt = 11
    coming = {
        unit for number in s16_arrivals.due(g, "allied") for unit in s16_arrivals.events(g)[number].units
    }
    assert {"fr-7-4", "fr-8-4", "fr-13-21", "fr-30-15"} <= coming


# later dates


def test_what_has_fallen_is_out_of_the_game() -> None:
    g = state("race-to-the-sea")
    gone = {unit for unit, each in g.units.items() if each.where == REMOVED}
    assert {"be-fortress-Namur-50.27", "fr-fortress-Maubeuge-41.26", "fr-fort-Laon"} <= gone
    assert g.units["be-fortress-Antwerpen-51.19"].where >= 0
    late = state("last-battles")
    assert late.units["be-fortress-Antwerpen-51.19"].where == REMOVED
    assert late.happened["antwerpen surrendered"] == 22


def test_the_open_flank_of_september() -> None:
    """Nobody's railways lead to the gap: the German's end at Cambrai, those of the Allies at the Somme."""
    g = state("race-to-the-sea")
    cell = g.board.cell
    assert s03_control.controller(g, cell("33.24")) == "german"
    for name in ("34.14", "26.09", "29.21", "35.18"):
        assert s03_control.controller(g, cell(name)) == "allied", name  # 3.4.2#4
        assert g.operational.get(cell(name)) != "german", name


def test_the_british_base_has_moved() -> None:  # 23.1.1#2
    g = state("marne")
    assert g.bases["br-BEF"] == g.board.cell("02.46")
    end = s15_lines.locs(g, "allied")["br-depot-BEF"][-1]
    assert g.board.name(end) in ("02.36", "02.46")


# play

STOPS, HURRY = ("done", "pass", "keep", "accept"), 0.3
"""What ends a series of questions, and how often a random player says it besides."""


@every
def test_a_random_player_comes_through(id_: str) -> None:
    decisions = (
        60 if id_ == "campaign" else 200 if id_ in ("lorraine", "last-battles", "race-to-the-sea") else 100
    )
    g, rng = state(id_), Random(1914)
    stack = start(play.__procedure__)  # type: ignore[attr-defined]
    asked: Any = run(g, stack)
    for _ in range(decisions):
        assert not isinstance(asked, Finished | End), "it is over so soon"
        asked = answer(g, stack, _said(asked, rng))
    assert g.notes


def _said(asked: Any, rng: Random) -> Any:
    if isinstance(asked, Roll):
        return tuple(rng.randint(1, asked.faces) for _ in range(asked.dice))
    assert isinstance(asked, Choose), asked
    assert asked.options, asked.kind
    stops = [each for each in asked.options if each.id in STOPS]
    return rng.choice(stops if stops and rng.random() < HURRY else asked.options).value


def test_the_plans_of_august_bind_only_scenarios_of_august() -> None:  # 26.0
    assert begin(scenario_document("lorraine"), {}).armies["fr-FIRST"].plan == "active"
    later = begin(scenario_document("marne"), {})
    assert {army.plan for army in later.armies.values()} == {"none"}
