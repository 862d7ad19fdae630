"""11.1: the way of a retreat, and what it costs."""

from __future__ import annotations

import pytest

from grognard.games.oao.boards import ground
from grognard.games.oao.oob import side_of
from grognard.games.oao.reference_units import CI, D1, D2
from grognard.games.oao.rules.s11_ways import Flight, Survey
from grognard.games.oao.state import Army, Boundary, State
from tests.oao.retreats import (
    ASSET,
    FRENCH,
    GERMAN,
    HERE,
    NORTH,
    NORTH_WEST,
    RING,
    SECOND_FRENCH,
    SOUTH,
    SOUTH_EAST,
    at,
    level,
    place,
    put,
    retreat,
    ringed,
)
from tests.oao.scenes import cell

# the way


def test_a_retreat_leads_as_far_away_as_it_is_long() -> None:  # 11.1#1 11.1.1#1
    play = retreat(place({FRENCH: HERE}), 2)
    assert set(play.ids) == RING
    play.allied("retreat-step", SOUTH)
    assert set(play.ids) == {"06.42", "07.43", "08.42"}, "two hexes from where it began, not beside it"
    play.allied("retreat-step", "06.42")
    assert play.is_over
    assert at(play.g, FRENCH) == "06.42"


def test_hexes_count_not_movement_points() -> None:  # 11.1#1
    g = place({FRENCH: "58.56"})  # Forest around, three MPs a hexside
    play = retreat(g, 3)
    while not play.is_over:
        play.allied("retreat-step", play.ids[0])
    assert g.board.distance(g.units[FRENCH].where, cell("58.56")) == 3


def test_the_sea_and_neutral_countries_are_closed() -> None:  # 11.1#2
    board = ground().board
    shore = next(c for c in sorted(ground().coastal) if len([n for n in board.adjacent[c] if n >= 0]) < 6)
    border = next(
        (c, n)
        for c in sorted(ground().playable)
        for n in board.adjacent[c]
        if n not in ground().playable and n >= 0
    )
    flight = Flight("allied", (FRENCH,), (shore,), 1, "9.9.2", shore)
    ways = Survey(place({FRENCH: board.name(shore)}), flight).possible
    assert {way[0] for way in ways} == {n for n in board.adjacent[shore] if n >= 0}
    why = Survey(place({FRENCH: HERE}), flight._replace(path=(border[0],))).barred(*border)
    assert why is not None
    assert why.rule == "11.1.5"


def test_farther_from_the_combat_comes_before_the_area() -> None:  # 11.1.1#1
    """The boundary runs beside the hex: the ways that stay in the Area go before others that are as far."""
    g = place({FRENCH: HERE})
    g.change(FRENCH, army="fr-FIRST")
    g.boundaries = (Boundary("fr-FIRST", "fr-SECOND", (cell("20.41"), cell("01.41"))),)
    for army in ("fr-FIRST", "fr-SECOND"):
        g.armies[army] = Army(side_of(army).value)
    flight = Flight("allied", (FRENCH,), (cell(HERE),), 2, "9.9.2", cell(HERE))
    inside = {g.board.name(way[-1]) for way in Survey(g, flight).allowed}
    assert "07.39" in inside
    assert "07.43" not in inside, "outside of the Area"
    play = retreat(g, 2)
    assert SOUTH not in play.ids
    assert play.why_not(f"hex:{SOUTH}") == ["11.1.1"]
    assert Survey(g, flight).why_not(cell(SOUTH)).text == "why-not-retreat-guided"
    around = Survey(g, flight._replace(path=(cell(HERE), cell(NORTH)))).why_not(cell(NORTH_WEST))
    assert (around.text, around.value) == ("why-not-retreat-distance", None)


def supplied(**more: str) -> State:
    """A Depot of the army three hexes to the south-east."""
    g = place({FRENCH: HERE, "fr-depot-FIFTH": "08.43"} | more)
    for id_ in (FRENCH, "fr-depot-FIFTH"):
        g.change(id_, army="fr-FIFTH")
    return g


def test_a_retreat_leads_toward_a_supply_unit_of_the_army() -> None:  # 11.1.1#1
    play = retreat(supplied(), 1)
    assert set(play.ids) == {SOUTH, SOUTH_EAST}


def test_a_supply_unit_of_another_army_does_not_draw() -> None:  # 11.1.1#1
    g = supplied()
    g.change("fr-depot-FIFTH", army="fr-FOURTH")
    assert set(retreat(g, 1).ids) == RING


def test_the_owner_may_avoid_zones_against_the_later_priorities() -> None:  # 11.1.1a
    """Both hexes toward the Depot are in EZOCs; those away from it are not. Then one of the two is not either."""
    g = supplied(**{GERMAN: "08.42"})
    assert set(retreat(g, 1).ids) == RING
    g.move_to(GERMAN, cell("07.43"))
    assert set(retreat(g, 1).ids) == {SOUTH, SOUTH_EAST}, "enemies do not change the priorities otherwise"


def test_zones_are_no_reason_to_retreat_less_far() -> None:  # 11.1.1a 11.1.1#1
    g = place({FRENCH: HERE, GERMAN: "07.43", "de-4-2": "09.41", "de-5-3": "05.41", "de-6-3": "07.38"})
    play = retreat(g, 2)
    play.allied("retreat-step", "06.41")
    assert all(g.board.distance(cell(HERE), cell(name)) == 2 for name in play.ids)


def test_no_hex_is_entered_twice_and_none_with_enemies() -> None:  # 11.1.1#1 11.1.5#1
    g = place({FRENCH: HERE, GERMAN: NORTH})
    play = retreat(g, 2)
    assert NORTH not in play.ids
    assert play.why_not(f"hex:{NORTH}") == ["11.1.5"]
    play.allied("retreat-step", SOUTH)
    assert play.why_not(f"hex:{HERE}") == ["11.1.1"]
    assert play.why_not("hex:20.40") == ["11.1.1"]


def test_no_step_leads_into_a_dead_end() -> None:  # 11.1.5#1 11.1.1#1
    g = put(ringed(SOUTH, NORTH), {"de-17-9": "06.42", "de-18-9": "07.43", "de-13-7": "08.42"})
    survey = Survey(g, Flight("allied", (FRENCH,), (cell(HERE),), 2, "9.9.2", cell(HERE)))
    assert {way[0] for way in survey.allowed} == {cell(NORTH)}
    assert survey.why_not(cell(SOUTH)).rule == "11.1.5"


def test_the_way_leads_through_friends() -> None:  # 3.1#2
    g = place({FRENCH: HERE, SECOND_FRENCH: SOUTH, "fr-18-9": SOUTH, "fr-36-18": SOUTH, "fr-9-5": SOUTH})
    play = retreat(g, 1).allied("retreat-step", SOUTH)
    assert play.is_over
    assert len(g.in_hex(cell(SOUTH))) == 5


def test_a_garrison_stays_in_its_area() -> None:  # 8.6.3
    """The brigade of Toul retreats within the camp, or no farther from it than it must."""
    g = place({"fr-Toul1": "48.53", "de-3-2": "49.53"})
    play = retreat(g, 1, "fr-Toul1")
    camp = {g.board.name(c) for c in ground().camps["Toul"].hexes}
    ids = {at(g, "fr-Toul1")} if play.is_over else set(play.ids)
    assert ids <= camp
    if not play.is_over:
        outside = next(
            g.board.name(n)
            for n in g.board.adjacent[cell("48.53")]
            if g.board.name(n) not in camp | {"49.53"}
        )
        assert play.why_not(f"hex:{outside}") == ["8.6.3"]


# what it costs


def test_three_hexes_through_zones() -> None:  # 11.1.3.EX 11.1.3#1
    g = place({FRENCH: HERE, GERMAN: "08.42", "de-4-2": "06.43", "de-5-3": "08.44"})
    g.change(FRENCH, level=3)
    play, found = retreat(g, 3), []
    for name in ("07.42", "07.43", "07.44"):
        if not play.is_over:
            play.allied("retreat-step", name)
        found.append(level(g))
    assert found == [CI, D1, D2]


def test_a_friend_negates_the_zone_in_his_hex() -> None:  # 11.1.3#2
    g = place({FRENCH: HERE, GERMAN: "08.42", SECOND_FRENCH: SOUTH})
    retreat(g, 1).allied("retreat-step", SOUTH)
    assert level(g) == 0
    g = place({FRENCH: HERE, GERMAN: "08.42"})
    retreat(g, 1).allied("retreat-step", SOUTH)
    assert level(g) == 1


def test_every_force_of_the_stack_loses_a_level() -> None:  # 11.1.3#1
    g = place({FRENCH: HERE, SECOND_FRENCH: HERE, GERMAN: "08.42"})
    retreat(g, 1, FRENCH, SECOND_FRENCH).allied("retreat-step", SOUTH)
    assert (level(g), level(g, SECOND_FRENCH)) == (1, 1)


def test_companions_in_the_retreat_negate_nothing() -> None:  # 11.1.3#2
    g = place({FRENCH: HERE, ASSET: HERE, GERMAN: "08.42"})
    retreat(g, 1, FRENCH, ASSET).allied("retreat-step", SOUTH)
    assert level(g) == 1


@pytest.mark.parametrize(("start", "end"), [("52.66", "53.67"), ("04.22", "05.22")])
def test_a_ridge_or_a_grand_river_costs_a_level_and_strength(start: str, end: str) -> None:  # 11.1.4
    g = place({FRENCH: start})
    retreat(g, 1).allied("retreat-step", end)
    assert (level(g), g.units[FRENCH].losses) == (1, 1)


def test_a_withheld_force_loses_no_level_at_a_ridge() -> None:  # 9.2.5D#3
    g = place({FRENCH: "52.66"})
    retreat(g, 1, FRENCH, withheld=(FRENCH,)).allied("retreat-step", "53.67")
    assert (level(g), g.units[FRENCH].losses) == (0, 1)


# what is told


def test_a_step_explains_what_it_costs() -> None:  # 11.1.3#1 11.1.4
    g = place({FRENCH: "52.66", "de-3-2": "54.67"})
    play = retreat(g, 1)
    option = play.asked.find("53.67")
    rules = [reason.rule for reason in play.asked.explain(g, play.asked, option)]
    assert rules == ["11.1.1", "11.1.3", "11.1.4"]
    g = place({FRENCH: HERE, "de-Etappe1": "07.40"}, phase="attack")
    play = retreat(g, 1)
    for id_, expected in ((SOUTH, ["11.1.1"]), (f"repulse 07.40 {FRENCH}", ["7.4"])):
        found = play.asked.explain(g, play.asked, play.asked.find(id_))
        assert [reason.rule for reason in found] == expected
    assert play.asked.rule == "11.1.1"
