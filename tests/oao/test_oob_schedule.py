"""What arrives and leaves: nobody twice, nobody before he is there, each on the turn of its day in 1914."""

from __future__ import annotations

from collections import Counter

import pytest

from grognard.games.oao import boards
from grognard.games.oao.counters import Combat, CorpsMarker, Nation, Side, Size, Train
from grognard.games.oao.counters_markers import markers
from grognard.games.oao.counters_read import counters
from grognard.games.oao.oob import Event, Kind, armies, due, schedule, setup, side_of
from grognard.games.oao.reference_calendar import dates, turns
from grognard.games.oao.reference_units import stacking

GROUND = boards.ground()
BOARD = GROUND.board
UNITS, SETUP = counters().units, setup()
EVENTS = schedule()
LAST = turns() + 1


def turn_of(unit: str) -> int:
    """The GT from which a unit can be in play; events without a GT come last."""
    if unit in SETUP or unit in markers().siege:
        return 0
    if unit.startswith("fr-depot"):
        return 1
    return next(event.gt or LAST for event in EVENTS if unit in event.units and event.kind != Kind.REMOVAL)


def arrivals(unit: str) -> Event:
    return next(event for event in EVENTS if event.kind == Kind.ARRIVAL and unit in event.units)


def test_events_stand_in_the_order_of_turns() -> None:
    numbered = [event.gt for event in EVENTS if event.gt is not None]
    assert numbered == sorted(numbered)
    assert set(numbered) <= set(range(1, turns() + 1))
    assert due(23) == tuple(event for event in EVENTS if event.gt == 23)


@pytest.mark.parametrize("event", [event for event in EVENTS if event.gt is not None])
def test_the_day_falls_into_the_turn(event: Event) -> None:
    assert event.gt is not None
    assert event.date is not None
    span = dates(event.gt)
    assert span.first <= event.date <= span.last


def test_nobody_arrives_twice_or_is_there_already() -> None:
    new = Counter(unit for event in EVENTS if event.kind != Kind.REMOVAL for unit in event.units)
    assert set(new.values()) == {1}
    assert not set(new) & set(SETUP)


def test_nobody_leaves_before_he_is_there() -> None:
    for event in EVENTS:
        gone = event.units if event.kind == Kind.REMOVAL else event.replaces
        for unit in gone:
            if unit in UNITS:
                assert turn_of(unit) < (event.gt or LAST + 1), unit
            else:
                assert unit in markers().truck or unit in markers().siege, unit
    replaced = Counter(unit for event in EVENTS for unit in event.replaces)
    assert set(replaced.values()) == {1}


def test_arrivals_have_one_place() -> None:
    """A hex, a lettered hexside of their own side, or the Naval Holding Box."""  # 16.1#1 23.3.1
    for event in EVENTS:
        if event.kind != Kind.ARRIVAL or event.gt is None:
            continue
        assert sum(place is not None for place in (event.hex, event.entry, event.box)) == 1, event.units
        if event.entry is not None:
            assert GROUND.entries[event.entry].side == side_of(event.army or "").value, event.units
        if event.hex is not None:
            assert BOARD.cell(event.hex) in GROUND.playable, event.units
            taken = [UNITS[unit].eighths for unit, place in SETUP.items() if place.hex == event.hex]
            together = sum(taken) + sum(UNITS[unit].eighths for unit in event.units)
            assert together <= stacking().movement, event.units
        assert event.box is None or set(event.units) <= {"br-Marine", "br-1Naval", "br-2Naval"}


def test_arrivals_join_an_army_of_their_own_side_that_exists() -> None:  # 16.1#2
    for event in EVENTS:
        if event.kind != Kind.ARRIVAL or event.gt is None or event.army is None:
            continue
        assert armies()[event.army].exists(event.gt), event.units
        for unit in event.units:
            assert UNITS[unit].nation.side == side_of(event.army), unit
            bound = getattr(UNITS[unit], "army", None)
            assert bound in (None, event.army), unit  # 5.4#1


def test_divisions_come_with_or_after_their_corps() -> None:
    """The 4th British Division alone was in line before its corps."""  # 5.2.2#2
    for event in EVENTS:
        for unit in event.units:
            piece = UNITS.get(unit)
            if event.kind == Kind.ARRIVAL and isinstance(piece, Combat) and piece.corps is not None:
                early = turn_of(f"{piece.corps}-train") > turn_of(unit)
                assert early == (unit == "br-4-III"), unit
                assert event.corps in (None, piece.corps), unit
            if isinstance(piece, Train) and event.kind == Kind.ARRIVAL:
                assert event.corps == piece.corps, unit


def test_no_display_overflows() -> None:
    """Even if no player ever moved a corps from one army to another."""  # 5.1.3
    boxes: Counter[str] = Counter(
        place.army or "" for unit, place in SETUP.items() if isinstance(UNITS[unit], Train)
    )
    for event in EVENTS:
        if event.kind == Kind.ARRIVAL:
            boxes[event.army or ""] += sum(isinstance(UNITS[unit], Train) for unit in event.units)
    for army, number in boxes.items():
        limit = armies()[army].corps_boxes
        assert number <= limit or army == "de-FOURTH", army
    assert boxes["de-FOURTH"] - 5 == 4, "the four new corps of October take the places of the old ones"


# What the rules say


def test_withdrawal_to_the_east() -> None:  # 25.2#1
    (event,) = (event for event in EVENTS if event.kind == Kind.WITHDRAWAL)
    assert (event.gt, event.side) == (6, Side.GERMAN)
    assert event.choice == {"first_line_corps": 2, "divisions": 4, "cavalry_divisions": 1}


def test_some_corps_can_go_to_the_east() -> None:
    """The corps that went, the Guard Reserve and the XI, and the 8th Cavalry Division, satisfy the rule."""
    corps: list[CorpsMarker] = [counters().corps[id_] for id_ in ("de-GdR", "de-11")]
    assert all(each.first_line for each in corps)
    divisions = [unit for unit in counters().combat() if unit.corps in ("de-GdR", "de-11")]
    assert len(divisions) == 4
    assert not any("B" in unit.label for unit in divisions)  # 25.2.1#1
    assert "de-8c" in SETUP


def test_cavalry_corps_take_the_place_of_two_or_three_divisions() -> None:  # 16.4
    made = [event for event in EVENTS if event.rule == "16.4"]
    assert {event.units[0] for event in made} == {"de-1CC", "de-2CC", "de-4CC", "fr-2CC", "br-CC"}
    for event in made:
        corps = UNITS[event.units[0]]
        assert isinstance(corps, Combat)
        assert corps.size == Size.CORPS
        parts = [UNITS[unit] for unit in event.replaces]
        assert 2 <= len(parts) <= 3
        for part in parts:
            assert isinstance(part, Combat)
            assert part.size == Size.DIVISION
            assert part.combination == corps.combination is not None  # 2.2.3
        squadrons = sum(part.establishment.squadrons for part in parts if isinstance(part, Combat))
        assert corps.establishment.squadrons == squadrons


def test_combinations() -> None:
    """Kämpffer and the 26th after Longwy; Eichhorn, which may part again."""  # 16.3#1 25.7.1 25.7.2 25.5
    made = {event.units[0]: event for event in EVENTS if event.kind == Kind.COMBINATION}
    assert made["de-26-13"].replaces == ("de-26minus-13", "de-Kaempffer")
    assert made["de-26-13"].after == "longwy eliminated"
    assert made["de-Eichhorn"].replaces == ("de-1BLw", "de-2BLw")
    assert [unit for unit, event in made.items() if event.reversible] == ["de-Eichhorn"]
    for event in made.values():
        whole = UNITS[event.units[0]]
        assert isinstance(whole, Combat)
        assert {getattr(UNITS[unit], "combination", None) for unit in event.replaces} == {whole.combination}


def test_the_fall_of_antwerpen() -> None:
    """What it does at once and three turns later."""
    events = [event for event in EVENTS if event.after == "antwerpen surrendered"]
    by_rule = {event.rule: event for event in events}
    assert by_rule["25.4.1#3"].units == ("de-OHL",)
    assert by_rule["25.4.1#2"].choice == {"landwehr_brigades": 1}
    assert (by_rule["25.4.1#4"].units, by_rule["25.4.1#4"].replaces) == (
        ("de-Marine",),
        ("de-Marine-Belgien",),
    )
    assert (by_rule["25.4.1#5"].units, by_rule["25.4.1#5"].replaces) == (("de-2rEz",), ("de-Brussel2",))
    assert {event.delay for event in events if event.rule.startswith("25")} == {3}
    belgien = {unit.id for unit in counters().combat() if unit.army == "de-BELGIEN"}
    assert set(by_rule["25.4.1#1"].units) | {"de-Marine-Belgien"} == belgien
    assert set(by_rule["23.3.3"].units) == {"br-Marine", "br-1Naval", "br-2Naval"}
    garrison = {id_ for id_, unit in UNITS.items() if getattr(unit, "camp", None) == "Antwerpen"}
    assert set(by_rule["24.4#3"].units) == {id_ for id_ in garrison if isinstance(UNITS[id_], Combat)}
    assert by_rule["24.4#4"].units == ("be-depot-Antwerpen",)


def test_flight_from_oostende() -> None:  # 24.3.2a#2
    (event,) = (event for event in EVENTS if event.after == "oostende fled")
    assert [UNITS[unit].label for unit in event.units] == ["LOC c", "Gd Civique 1", "Gd Civique 2"]


def test_the_gdt_on_its_turns() -> None:  # 22.3#2 22.3.4#1 22.3.4#3
    assert arrivals("fr-GDT-train").gt == 11
    changed = {event.units[0]: event.replaces[0] for event in due(18) if event.kind == Kind.SUBSTITUTION}
    assert changed == {f"fr-{number}t": f"fr-{number}t-GDT" for number in (81, 82, 84, 88)}
    assert [event.units for event in due(18) if event.kind == Kind.REMOVAL] == [("fr-GDT-train",)]


def test_markers_that_go() -> None:  # 25.3#4 13.3.3#9
    gone = {unit for event in due(12) if event.kind == Kind.REMOVAL for unit in event.units}
    assert gone == {*markers().truck, "de-METZ"}


def test_the_new_reserve_corps_arrive_when_the_lines_are_doubled() -> None:  # 18.6.3
    trains = {unit for event in due(23) for unit in event.units if isinstance(UNITS[unit], Train)}
    assert trains == {"de-22R-train", "de-23R-train", "de-24R-train", "de-26R-train", "de-27R-train"}


def test_the_british_arrive_as_they_did() -> None:
    order = {1: 2, 2: 2, 3: 2, 5: 2, 4: 4, 6: 13, 7: 21, 8: 29}
    corps = {1: "I", 2: "I", 3: "II", 5: "II", 4: "III", 6: "III", 7: "IV", 8: "IV"}
    assert {number: arrivals(f"br-{number}-{corps[number]}").gt for number in order} == order
    assert arrivals("br-Marine").gt is not None
    assert (arrivals("br-Marine").gt or 0) <= 18, (
        "landed before the special RP of the 6th Inter-Phase"
    )  # 23.3.2#3
    british = [unit for unit in UNITS.values() if unit.nation == Nation.BRITISH]
    assert all(unit.id in SETUP or turn_of(unit.id) <= turns() for unit in british)
