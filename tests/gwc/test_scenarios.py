"""The scenarios: each can be set up as its sheet says, keeps to its date and to the counters, and all are varied."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import msgspec
import pytest

import grognard
from grognard.games.gwc.content import Month, Nation
from grognard.games.gwc.countermix import countermix
from grognard.games.gwc.counters import TANKS, Gun, Kind, counters
from grognard.games.gwc.document import EDGES, POSTURES, read
from grognard.games.gwc.document_map import FORTIFICATIONS, MAPS
from grognard.games.gwc.form import Document, Force
from grognard.games.gwc.rules import s01_cards, s08_stacking
from grognard.games.gwc.rules.s12_telephones import allowed_boxes
from grognard.games.gwc.state import State
from grognard.games.gwc.title import scenario_document, scenarios

IDS = [scenario.id for scenario in scenarios()]
every = pytest.mark.parametrize("id_", IDS)
LANGUAGES = {"en", "fr"}


def sheet(id_: str) -> Document:
    return read(scenario_document(id_))


def forces(given: Document) -> list[tuple[str, Force]]:
    """Every entry of the sheet with its side, the reinforcements too."""
    first = [(side, force) for side, part in given.set_up.items() for force in part.forces]
    later = [(force.side, force) for there in given.time_track.values() for force in there]
    return first + later


def pieces(given: Document) -> Counter[str]:
    """How many of each counter the sheet asks for."""
    found: Counter[str] = Counter(phone.counter for phone in given.telephones.values())
    for _, force in forces(given):
        found[force.counter] += force.count
        if force.weapon:
            found[force.weapon] += force.count
    return found


def set_up_at_random(id_: str, seed: int) -> State:
    game = grognard.new("gwc", id_, seed=seed)
    rng = Random(seed)
    while game.state.phase == "set up" and game.pending is not None:
        asked = game.pending
        game.answer(rng.choice(asked.options).id, asked.side)
    state: State = game.state
    return state


# each scenario


@every
def test_texts_in_both_languages(id_: str) -> None:
    given = sheet(id_)
    for texts in (given.title, given.note, given.length):
        assert set(texts) == LANGUAGES
        assert all(text.strip() == text and text for text in texts.values())
    assert all(len(note) > 100 for note in given.note.values())


@every
def test_counters_of_the_countermix_and_of_the_date(id_: str) -> None:
    given = sheet(id_)
    date, known = Month.parse(given.date), counters()
    for counter, count in pieces(given).items():
        limit = countermix()[counter]
        assert limit is None or count <= limit, counter
        if counter in known.formations:
            assert known.formations[counter].years.include(date.year), counter
        if counter in known.weapons:
            assert known.weapons[counter].available <= date, counter
    assert not given.smoke or date >= Month(1916, 1)  # 1914 and 1915 knew no Smoke


@every
def test_the_sheet_says_everything(id_: str) -> None:  # 4.3#1 5#1 5.1#2 5.3#1 6.1.1 6.2.1 7.3.1#1 9#2
    given = sheet(id_)
    for table in ("postures", "edges", "order_limits", "discard_limits", "surrender", "set_up"):
        assert set(getattr(given, table)) == set(given.sides), table
    assert given.active in given.sides
    assert given.initiative in given.sides
    assert sum(posture == "defend" for posture in given.postures.values()) <= 1
    assert 0 <= given.time < given.sudden_death <= 8
    assert given.map in {file.stem for file in MAPS.glob("*.toml")}
    assert all(int(space) > given.time for space in given.time_track)


@every
def test_losses_can_reach_the_surrender_marker(id_: str) -> None:
    """A Surrender marker beyond the whole force would never decide a game, and one at a third decides too soon."""
    given = sheet(id_)
    known = counters().formations
    for side in given.sides:
        own = {c: n for c, n in pieces(given).items() if c in known and known[c].nation == side}
        spaces = sum(n * (2 if known[c].kind in TANKS else 1) for c, n in own.items())
        assert spaces / 3 < given.surrender[side] < spaces, side


@every
def test_set_up_finds_room_for_all(id_: str) -> None:  # 8.2.2
    given, g = sheet(id_), set_up_at_random(id_, 3)
    placed = Counter(formation.counter for formation in g.formations.values())
    placed.update(weapon.counter for weapon in g.weapons.values())
    for side, part in given.set_up.items():
        for force in part.forces:
            if force.counter not in FORTIFICATIONS:
                assert placed[force.counter] >= force.count, (side, force.counter)
    assert not any(g.reserves.values())
    assert {int(space) for space in given.time_track} == set(g.time_track)  # nothing was put off
    for side in g.setting.sides:
        assert all(g.formations[id_].cell in g.setting.set_up_areas[side] for id_ in g.of(side))
        assert all(s08_stacking.figures_in(g, cell, side) <= 7 for cell in g.at)
        assert len(g.hands[side]) == s01_cards.hand_size(g, side)
    printed = sum("fortification" in g.board.extra[cell] for cell in g.board.cells)
    assert len(g.fortifications) == printed + sum(pieces(given)[kind] for kind in FORTIFICATIONS)


@every
def test_weapons_have_carriers(id_: str) -> None:  # 11.2#3
    given, known = sheet(id_), counters()
    for side, part in given.set_up.items():
        loose = [f for f in part.forces if f.counter in known.weapons]
        units = [
            (known.formations[f.counter].kind, f)
            for f in part.forces
            if f.counter in known.formations and not f.weapon
        ]
        teams = sum(f.count for kind, f in units if kind == Kind.TEAM)
        carriers = teams + sum(f.count for kind, f in units if kind == Kind.PLATOON)
        flames = sum(f.count for f in loose if known.weapons[f.counter].kind == Gun.FLAMETHROWER)
        assert sum(f.count for f in loose) <= carriers, side
        assert flames <= teams, side


@every
def test_telephones_stand_in_boxes_of_their_date(id_: str) -> None:  # O19.2#5
    g = set_up_at_random(id_, 1)
    for side, phone in g.telephones.items():
        assert phone.box in allowed_boxes(g, side)


@every
def test_measured_balance_lies_near_the_middle(id_: str) -> None:
    balance = sheet(id_).balance
    assert not balance or set(balance) == set(sheet(id_).sides)
    assert all(0.4 <= share <= 0.6 for share in balance.values())
    assert not balance or sum(balance.values()) == pytest.approx(1)


# all of them together


def values(field: str) -> set[Any]:
    found: set[Any] = set()
    for id_ in IDS:
        value = msgspec.to_builtins(getattr(sheet(id_), field))
        found |= set(value.values()) if isinstance(value, dict) else {value}
    return found


def test_there_are_enough_from_every_year() -> None:
    assert len(IDS) >= 12
    assert {scenario.year for scenario in scenarios()} == {1914, 1915, 1916, 1917, 1918}
    assert [scenario.date for scenario in scenarios()] == sorted(scenario.date for scenario in scenarios())


def test_all_maps_postures_edges_and_nations() -> None:
    assert values("map") == {file.stem for file in MAPS.glob("*.toml")}
    assert values("postures") == set(POSTURES)
    assert values("edges") == set(EDGES)
    assert {side for id_ in IDS for side in sheet(id_).sides} == {"german", "french", "american"}
    attackers = {side for id_ in IDS for side, p in sheet(id_).postures.items() if p == "attack"}
    defenders = {side for id_ in IDS for side, p in sheet(id_).postures.items() if p == "defend"}
    assert attackers == defenders == {"german", "french", "american"}
    assert any(set(sheet(id_).postures.values()) == {"recon"} for id_ in IDS)


def test_fortifications_weapons_tanks_and_telephones() -> None:
    used: Counter[str] = sum((pieces(sheet(id_)) for id_ in IDS), Counter())
    known = counters()
    assert set(FORTIFICATIONS) <= set(used)
    assert {known.weapons[c].kind for c in used if c in known.weapons} == set(Gun)
    assert {"fr-schneider", "fr-saint-chamond", "fr-renault-37", "us-renault-37", "us-renault-mg"} <= set(
        used
    )
    assert {known.telephones[c].fp for c in used if c in known.telephones} == {8, 9, 10}
    kinds = {known.formations[c].kind for c in used if c in known.formations}
    assert {Kind.PLATOON, Kind.TEAM, Kind.LEADER, Kind.RUNNER, Kind.TANK, Kind.TANK_LEADER} <= kinds
    assert sum(any(known.formations[c].kind in TANKS for c in pieces(sheet(id_)) if c in known.formations)
               for id_ in IDS) >= 3  # fmt: skip


def test_gas_and_strafing_before_and_after_their_dates() -> None:  # O17.1#9 O19.2#5
    gas = {"gas" in allowed_boxes(set_up_at_random(id_, 0), side) for id_ in IDS for side in sheet(id_).sides}
    assert gas == {True, False}
    boxes = {phone.box for id_ in IDS for phone in sheet(id_).telephones.values()}
    assert boxes == {"local", "standing", "gas"}
    for nation in (Nation.GERMAN, Nation.FRENCH):
        dates = [Month.parse(sheet(id_).date) for id_ in IDS if nation in sheet(id_).sides]
        strafing = {counters().aircraft[nation].strafing_fp(date) for date in dates}
        assert strafing == {None, 5}


def test_chits_reinforcements_and_sizes() -> None:
    sheets = [sheet(id_) for id_ in IDS]
    assert all(given.chits.open and given.chits.draw for given in sheets)
    assert sum(bool(given.time_track) for given in sheets) >= 8
    sizes = [sum(part.count for _, part in forces(given)) for given in sheets]
    assert min(sizes) <= 20
    assert max(sizes) >= 45
