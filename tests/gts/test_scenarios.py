"""The scenarios of our volume: accepted by the game, set up by the rules, and open to either side."""

from __future__ import annotations

from collections import Counter
from functools import cache
from random import Random
from typing import Any

import pytest

from grognard.engine.board import Cell
from grognard.engine.chance import Ask
from grognard.engine.table import Table
from grognard.engine.title import settled
from grognard.games.gts.charts import TERRAIN
from grognard.games.gts.counters import counters
from grognard.games.gts.rules import s02_units, s12_victory, s14_costs, s14_stacking, s21_command
from grognard.games.gts.scenario import scenario_document, scenarios
from grognard.games.gts.start import begin
from grognard.games.gts.state import WAITING, State
from grognard.games.gts.title import TITLE

IDS = ("hillman", "pegasus", "caen-road", "authie")


@cache
def first(id_: str) -> State:
    """The first position, to be looked at only."""
    return begin(scenario_document(id_), settled(TITLE, {}))


def table(id_: str) -> Table:
    return Table(TITLE, scenario_document(id_), settled(TITLE, {}), Ask())


def on_map(g: State) -> list[str]:
    return [id_ for id_, unit in g.units.items() if unit.where >= 0]


def arriving(g: State) -> list[str]:
    return [id_ for id_, unit in g.units.items() if unit.where == WAITING]


# all of them


def test_four_scenarios() -> None:
    found = {scenario.id: scenario for scenario in scenarios()}
    assert set(found) == set(IDS)
    for scenario in found.values():
        assert scenario.sides == ("allied", "german")
        assert set(scenario.title) == set(scenario.note) == set(scenario.length) == {"en", "fr"}
        assert scenario.year == 1944
    assert [found[id_].date for id_ in IDS] == ["1944-06-06"] * 3 + ["1944-06-07"]
    assert [found[id_].map for id_ in IDS] == ["sword-caen"] * 3 + ["authie-buron"]


@pytest.mark.parametrize(("id_", "labels", "nights"), [
    ("hillman", ("1100", "1300", "1500", "1700"), ()),
    ("pegasus", ("0300", "0500", "0700", "0900", "1100"), ("0300", "0500")),
    ("caen-road", ("0900", "1100", "1300", "1500", "1700", "1900", "2100", "2300"), ("2300",)),
    ("authie", ("1300", "1500", "1700", "1900", "2100"), ()),
])  # fmt: skip
def test_turns_of_two_hours(id_: str, labels: tuple[str, ...], nights: tuple[str, ...]) -> None:
    turns = first(id_).setting.turns
    assert tuple(turn.label for turn in turns) == labels  # 1.0#1
    assert tuple(turn.label for turn in turns if turn.night) == nights
    assert not any(turn.night and turn.first for turn in turns)
    length = scenario_document(id_)["length"]
    assert length == {"en": f"{len(turns)} turns", "fr": f"{len(turns)} tours"}


@pytest.mark.parametrize("id_", IDS)
def test_the_game_accepts_a_scenario_and_asks(id_: str) -> None:
    game = table(id_)
    assert game.pending is not None
    assert game.state.step in "ABCD"


@pytest.mark.parametrize("id_", IDS)
def test_nobody_stands_where_he_could_not_stay(id_: str) -> None:
    g = first(id_)
    for unit in on_map(g):
        ground, moves = g.board.terrain[g.units[unit].where], s02_units.movement_class(g, unit)
        assert ground != "water", unit
        if moves != "immobile":
            kind = f"{moves}_column" if g.units[unit].column else moves
            assert getattr(TERRAIN[ground], kind) is not None, (unit, ground)  # 14.3


@pytest.mark.parametrize("id_", IDS)
def test_stacking(id_: str) -> None:
    g = first(id_)
    for cell, here in g.at.items():
        assert s14_stacking.steps_stacked(g, cell) <= s14_stacking.LIMIT, g.board.name(cell)  # 1.2#16
        assert sum(g.units[unit].column for unit in here) <= 1, g.board.name(cell)  # 14.6.1#4
        assert len({g.units[unit].side for unit in here}) == 1, g.board.name(cell)


@pytest.mark.parametrize("id_", IDS)
def test_leaders_are_with_their_formations(id_: str) -> None:
    g = first(id_)
    for formation, row in g.setting.formations.items():
        assert row.leader, formation  # 2.0.FIG#2
        assert row.range >= 4
        assert row.attachment >= 1
        assert set(row.name) == {"en", "fr"}
        leader = g.leaders[formation]
        members = [unit for unit, each in g.units.items() if each.formation == formation]
        if leader.where >= 0:
            assert any(g.units[unit].where == leader.where for unit in members), formation  # 29.32#2
        else:
            assert row.due == min(g.units[unit].due for unit in members), formation  # 8.0#4
            assert all(g.units[unit].where < 0 for unit in members), formation


@pytest.mark.parametrize("id_", IDS)
def test_works(id_: str) -> None:
    """Whoever is entrenched occupies an entrenchment of his own in his hex, and each of them holds one Unit."""
    g = first(id_)
    entrenched = {unit for unit, each in g.units.items() if each.work == "ent"}
    assert Counter(work.occupant for work in g.entrenchments.values()) == Counter(entrenched)  # 22.3.4#1
    for work in g.entrenchments.values():
        occupant = g.units[work.occupant]
        assert (occupant.where, occupant.side) == (work.where, work.side)  # 22.3.4#2
        assert not occupant.column
        assert not occupant.mounted


@pytest.mark.parametrize("id_", IDS)
def test_parks_and_contacts(id_: str) -> None:
    g = first(id_)
    for name, park in g.parks.items():
        inside = [unit for unit, each in g.units.items() if each.park == name]
        assert inside, name
        for unit in inside:
            assert s02_units.values(g, unit).weapon == "indirect"
            assert g.units[unit].division == park.division
    for division, row in g.setting.divisions.items():
        assert sum(park.division == division for park in g.parks.values()) <= row.parks  # 16.2.1#1
    for unit, each in g.units.items():
        if each.contact:
            assert each.park or s02_units.values(g, unit).weapon == "emplaced"  # 16.3#3
            assert g.leaders[each.contact].where >= 0
    for formation, row in g.setting.formations.items():
        held = [unit for unit in g.units.values() if unit.contact == formation and unit.stripe == "white"]
        assert len(held) <= row.attachment  # 16.3#8


@pytest.mark.parametrize("id_", IDS)
def test_ratings_and_starting_points(id_: str) -> None:
    g = first(id_)
    for division, row in g.setting.divisions.items():
        assert 2 <= row.command <= 5  # 10.0.3#14
        assert 3 <= row.dispatch <= 6
        assert set(row.name) == {"en", "fr"}
        assert g.points[division].command >= 1
        assert g.points[division].dispatch >= 1


@pytest.mark.parametrize("id_", IDS)
def test_the_first_mug_and_the_first_chit(id_: str) -> None:
    g = first(id_)
    automatic = {f"division:{division}" for division in g.setting.divisions} | {
        "command:allied",
        "command:german",
    }
    assert automatic <= set(g.mug)  # 9.0#1
    assert g.carried.startswith("formation:")  # 10.0.1#1
    assert g.carried not in g.mug
    for chit in (*g.mug, g.carried):
        kind, _, formation = chit.partition(":")
        if kind == "formation":
            assert g.leaders[formation].where >= 0, "its Units can act on the first turn"


@pytest.mark.parametrize("id_", IDS)
def test_limits_and_rearguards(id_: str) -> None:
    setting = first(id_).setting
    assert set(setting.blocks) == set(setting.rearguards) == set(setting.rearguard) == set(setting.sides)
    assert all(
        1 <= number <= 4 for number in (*setting.blocks.values(), *setting.rearguards.values())
    )  # 23.1#5
    assert all(setting.counters[counter].rearguard for counter in setting.rearguard.values())  # 24.2#3


# reinforcements


@pytest.mark.parametrize("id_", IDS)
def test_whoever_comes_later_has_a_turn_and_a_way_in(id_: str) -> None:
    """From its entry hex a Unit can go on to some hex, in Column or not."""
    g = first(id_)
    for unit in arriving(g):
        each = g.units[unit]
        assert 1 <= each.due <= len(g.setting.turns), unit  # 8.0#1
        entry = g.setting.divisions[each.division].entry
        assert entry >= 0
        assert _exits(g, unit, entry), unit  # 8.0#6


def _exits(g: State, unit: str, entry: Cell) -> bool:
    return any(
        s14_costs.may_enter(g, unit, entry, to, in_column)
        for to in g.board.adjacent[entry]
        for in_column in (True, False)
    )


@pytest.mark.parametrize("id_", IDS)
def test_nobody_begins_near_an_enemy_entry_hex(id_: str) -> None:
    g = first(id_)
    for row in g.setting.divisions.values():
        if row.entry < 0:
            continue
        assert g.board.terrain[row.entry] != "water"
        for unit in on_map(g):
            if g.units[unit].side != row.side:
                assert g.board.distance(g.units[unit].where, row.entry) > s14_costs.DISTANCE, unit  # 14.1#5
        for cell in g.setting.counted:
            near = g.board.distance(cell, row.entry) <= s14_costs.DISTANCE
            assert not near, "an objective that the enemy may not come to"


def test_the_landing_zone_north_of_ranville_keeps_the_enemy_off() -> None:
    g = first("caen-road")
    assert g.board.name(g.setting.divisions["6-ab"].entry) == "V17"
    gliders = [unit for unit in arriving(g) if g.units[unit].division == "6-ab"]
    assert {g.units[unit].due for unit in gliders} == {7}


# victory


@pytest.mark.parametrize("id_", IDS)
def test_either_side_can_win(id_: str) -> None:
    """All hexes are enough for the side that needs points, and none are not; who holds them is settled at first."""
    g = begin(scenario_document(id_), settled(TITLE, {}))
    terms = g.setting.victory
    assert set(g.held_hexes) == set(g.setting.counted)
    now = s12_victory.points(g, terms.side)
    assert terms.count > 0
    for side in g.setting.sides:
        g.held_hexes = dict.fromkeys(g.setting.counted, side)
        assert s12_victory.verdict(g).winner == side  # 12.0#2
    most = sum(worth.points * len(worth.cells) for worth in terms.worth)
    assert terms.count < most, "there is room for a loss"
    assert now <= most


@pytest.mark.parametrize("id_", IDS)
def test_every_hex_that_counts_can_be_reached_by_both(id_: str) -> None:
    """It is land, and foot soldiers of both sides find a way from their first hexes."""
    g = first(id_)
    rivers = {frozenset((s.a, s.b)) for s in g.board.sides if s.kind == "river"}
    bridges = {frozenset((s.a, s.b)) for s in g.board.sides if s.kind == "bridge"}
    for side in g.setting.sides:
        found = {g.units[unit].where for unit in on_map(g) if g.units[unit].side == side}
        waiting = list(found)
        while waiting:
            here = waiting.pop()
            for there in g.board.adjacent[here]:
                pair = frozenset((here, there))
                land = TERRAIN[g.board.terrain[there]].leg is not None
                if land and there not in found and (pair not in rivers or pair in bridges):
                    found.add(there)
                    waiting.append(there)
        assert g.setting.counted <= found


@pytest.mark.parametrize("id_", IDS)
def test_who_holds_a_hex_at_first_is_not_who_faces_it(id_: str) -> None:
    g = first(id_)
    for cell, side in g.held_hexes.items():
        assert all(g.units[unit].side == side for unit in g.in_hex(cell))
    assert set(scenario_document(id_)["control"]) == {g.board.name(cell) for cell in g.setting.counted}


# orders of battle


def forces(id_: str, division: str) -> Counter[str]:
    return Counter(unit.counter for unit in first(id_).units.values() if unit.division == division)


def test_every_counter_of_a_scenario_is_of_our_volume() -> None:
    for id_ in IDS:
        assert "counters" not in scenario_document(id_)
        assert {unit.counter for unit in first(id_).units.values()} <= set(counters())


def test_the_third_division_brings_three_brigades_of_twelve_companies() -> None:
    g = first("caen-road")
    for brigade in ("8-bde", "185-bde", "9-bde"):
        companies = [u for u in g.units.values() if u.formation == brigade and u.counter == "rifles"]
        assert len(companies) == 12, brigade
    leaders = {id_: row.leader for id_, row in g.setting.formations.items()}
    assert leaders == {
        "8-bde": "Cass", "185-bde": "Smith", "9-bde": "Cunningham", "27-armd": "Prior-Palmer", "5-para": "Poett",
        "6-al": "Kindersley", "1-ss-bde": "Lovat", "gr-736": "Krug", "pzgr-125": "Luck", "pzgr-192": "Rauch",
        "pzr-22": "Oppeln-Bronikowski",
    }  # fmt: skip
    assert forces("caen-road", "3-div")["priests"] == 6


def test_the_21st_panzer_has_eight_tank_companies_and_two_regiments() -> None:
    found = forces("caen-road", "21-pz")
    assert found["panzer-iv"] + found["panzer-iv-short"] == 8
    assert found["panzergrenadiers"] == found["lorried-grenadiers"] == 6


def test_hillman_is_entrenched_round_its_colonel() -> None:
    for id_ in ("hillman", "caen-road"):
        g = first(id_)
        cell = g.board.cell("L12")
        assert g.board.extra[cell]["strongpoint"]
        assert g.leaders["gr-736"].where == cell
        assert all(g.units[unit].work == "ent" for unit in g.in_hex(cell))


def test_the_ss_regiment_has_its_twelve_companies() -> None:
    g = first("authie")
    numbers = {unit.name for unit in g.units.values() if unit.formation == "ss-25"}
    assert {f"{number}/SS 25" for number in range(1, 17)} <= numbers
    assert forces("authie", "12-ss")["ss-panzer-iv"] == 5
    assert forces("authie", "3-cdn")["canadian-rifles"] == 12


@pytest.mark.parametrize("id_", IDS)
def test_most_units_begin_in_command(id_: str) -> None:
    g = first(id_)
    out = [unit for unit in on_map(g) if not s21_command.in_command(g, unit)]
    assert len(out) <= len(on_map(g)) // 6, out


def test_names_are_told_apart() -> None:
    for id_ in IDS:
        names = Counter((unit.side, unit.name) for unit in first(id_).units.values())
        assert max(names.values()) == 1, names.most_common(2)


# they are played to the end


@pytest.mark.parametrize("id_", IDS)
def test_a_game_at_random_ends(id_: str) -> None:
    game, rng = table(id_), Random(6)
    while game.pending is not None:
        asked: Any = game.pending
        options = [option for option in asked.options if option.id != "back"]
        game.answer(rng.choice(options or list(asked.options)).id)
    assert game.outcome is not None
    assert game.outcome.winner in ("allied", "german")
