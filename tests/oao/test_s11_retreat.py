"""11.1: the way of a retreat, what it costs, those who cannot."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from grognard.engine.decision import Choose, Roll
from grognard.engine.procedure import Procedure, procedure
from grognard.games.oao.boards import ground
from grognard.games.oao.oob import side_of
from grognard.games.oao.reference_units import CI, D1, D2
from grognard.games.oao.rules import s11_leaving, s11_retreat
from grognard.games.oao.rules.s11_ways import Flight, Survey
from grognard.games.oao.state import OFF_MAP, Army, Boundary, Means, State
from tests.oao import supplies
from tests.oao.playing import Playing
from tests.oao.scenes import cell, scene

HERE = "07.41"
"""A hex on open ground; the six around it follow, from the north to the right."""
NORTH, NORTH_EAST, SOUTH_EAST, SOUTH, SOUTH_WEST, NORTH_WEST = (
    "07.40", "08.40", "08.41", "07.42", "06.41", "06.40",
)  # fmt: skip
RING = {NORTH, NORTH_EAST, SOUTH_EAST, SOUTH, SOUTH_WEST, NORTH_WEST}
FRENCH, SECOND_FRENCH, ASSET = "fr-10-5", "fr-6-3", "fr-Alpins2"
GERMAN = "de-3-2"


def retreat(
    g: State,
    hexes: int,
    *units: str,
    because: str = "9.9.2",
    origin: str = "",
    withheld: tuple[str, ...] = (),
) -> Playing:
    """Units retreat, by default the French division."""
    left = cell(origin) if origin else g.units[(units or (FRENCH,))[0]].where
    return Playing(g, s11_retreat.retreat, units or (FRENCH,), hexes, because, left, withheld)


def place(units: dict[str, str], **more: Any) -> State:
    g = scene(units, **more)
    g.means = {side: Means() for side in ("allied", "german")}
    return g


def put(g: State, units: dict[str, str]) -> State:
    """More units in a position."""
    for id_, unit in scene(units).units.items():
        g.units[id_] = replace(unit, where=OFF_MAP)
        g.move_to(id_, unit.where)
    return g


def at(g: State, id_: str) -> str:
    return g.board.name(g.units[id_].where) if g.units[id_].where >= 0 else ""


def level(g: State, id_: str = FRENCH) -> int:
    return g.units[id_].level


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
    flight = Flight("allied", (FRENCH,), (shore,), 1, "9.9.2")
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
    flight = Flight("allied", (FRENCH,), (cell(HERE),), 2, "9.9.2")
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
    survey = Survey(g, Flight("allied", (FRENCH,), (cell(HERE),), 2, "9.9.2"))
    assert {way[0] for way in survey.allowed} == {cell(NORTH)}
    assert survey.why_not(cell(SOUTH)).rule == "11.1.5"


def test_the_way_leads_through_friends() -> None:  # 3.1#2
    g = place({FRENCH: HERE, SECOND_FRENCH: SOUTH, "fr-18-9": SOUTH, "fr-36-18": SOUTH, "fr-9-5": SOUTH})
    play = retreat(g, 1).allied("retreat-step", SOUTH)
    assert play.is_over
    assert len(g.in_hex(cell(SOUTH))) == 5


# Forces


def test_an_asset_goes_with_its_formation() -> None:  # 11.1.2#2
    g = place({FRENCH: HERE, ASSET: HERE})
    retreat(g, 1, FRENCH, ASSET).allied("retreat-step", SOUTH)
    assert at(g, ASSET) == at(g, FRENCH) == SOUTH


def test_assets_belong_to_the_formation_that_they_follow() -> None:  # 11.1.2#2
    g = place({FRENCH: HERE, ASSET: HERE, SECOND_FRENCH: HERE, "fr-Alpins3": HERE, "fr-Alpins4": HERE})
    units = (FRENCH, ASSET, SECOND_FRENCH, "fr-Alpins3", "fr-Alpins4")
    forces = [force.units for force in s11_leaving.grouped(g, units, cell(HERE))]
    assert forces == [(FRENCH, ASSET), (SECOND_FRENCH, "fr-Alpins3", "fr-Alpins4")]


def test_a_withheld_asset_suffers_nothing() -> None:  # 9.2.5D#3
    g = place({FRENCH: HERE, ASSET: HERE})
    forces = s11_leaving.grouped(g, (FRENCH, ASSET), cell(HERE), (ASSET,))
    assert [force.units for force in forces] == [(FRENCH,)]  # C-77
    retreat(g, 1, FRENCH, ASSET, withheld=(ASSET,)).allied("retreat-step", SOUTH)
    assert at(g, ASSET) == SOUTH


def test_the_pa_marker_and_the_task_of_a_retreating_unit_are_gone() -> None:  # 9.2.5A#3 11.2.2#2
    g = place({FRENCH: HERE}, phase="attack")
    g.change(FRENCH, prepared=cell(NORTH), task="recovery", spent=5)
    play = retreat(g, 1).allied("retreat-step", SOUTH)
    unit = g.units[FRENCH]
    assert (unit.prepared < 0, unit.task, unit.spent, unit.retreated) == (True, "", 0, True)
    assert play.note("task-lost")["hex"] == HERE
    assert retreat(place({FRENCH: HERE}), 1).allied("retreat-step", SOUTH).said("task-lost") == []


def test_who_retreats_in_movement_may_still_fight() -> None:  # 9.2.5A#3
    g = place({FRENCH: HERE}, phase="movement")
    retreat(g, 1, because="7.4.4").allied("retreat-step", SOUTH)
    assert not g.units[FRENCH].retreated


# works, Depots, Belgians


def test_a_fort_turns_and_retreats_or_is_gone() -> None:  # 11.1.2#4
    g = place({"fr-fort-Montmedy": "49.41", "fr-fort-Hirson": "40.30"})
    play = retreat(g, 1, "fr-fort-Montmedy")
    play.allied("retreat-step", play.ids[0])
    assert g.units["fr-fort-Montmedy"].turned
    assert at(g, "fr-fort-Montmedy") != "49.41"
    assert retreat(g, 1, "fr-fort-Hirson").is_over
    assert at(g, "fr-fort-Hirson") == ""


FORTRESS = "fr-fortress-Verdun-46.44"


@pytest.mark.parametrize(
    ("because", "stays", "turned"),
    [
        ("9.9.2", True, True),
        ("7.4.4", True, True),
        ("10.3", True, False),
        ("10.3", False, True),
        ("6.4", False, False),
    ],
)
def test_a_fortress_flips_when_the_hex_retreats(because: str, stays: bool, turned: bool) -> None:  # 11.1.2#5
    """By the table in any case; for failed checks only if no Combat unit stays."""
    g = place({FRENCH: "46.44", FORTRESS: "46.44"} | ({SECOND_FRENCH: "46.44"} if stays else {}))
    play = retreat(g, 1, because=because)
    play.allied("retreat-step", play.ids[0])
    assert g.units[FORTRESS].turned == turned
    assert at(g, FORTRESS) == "46.44"
    assert not any(unit.turned for id_, unit in g.units.items() if id_ != FORTRESS)


def test_a_fortress_alone_flips() -> None:  # 11.1.2#5
    g = place({FORTRESS: "46.44"})
    play = retreat(g, 1, FORTRESS)
    assert (play.is_over, play.said("retreat-begins")) == (True, [])
    assert g.units[FORTRESS].turned


def test_a_depot_is_displaced_by_a_retreat_from_its_hex() -> None:  # 11.1.2#3
    g = supplies.army({FRENCH: supplies.MIDDLE, supplies.DEPOT: supplies.MIDDLE})
    play = retreat(g, 1)
    while play.asked.kind == "retreat-step":
        play.allied("retreat-step", play.ids[0])
    play.allied("depot-displace", supplies.NEAR)
    assert (at(g, supplies.DEPOT), g.units[supplies.DEPOT].mode) == (supplies.NEAR, "extended")
    g = supplies.army({FRENCH: supplies.MIDDLE, supplies.DEPOT: supplies.MIDDLE})
    play = retreat(g, 1, because="6.4")
    assert play.allied("retreat-step", play.ids[0]).is_over, "not by a retreat without combat"


@pytest.mark.parametrize(("roll", "losses"), [(3, 0), (4, 1)])
def test_each_belgian_division_rolls_for_a_black_result(roll: int, losses: int) -> None:  # 11.1.2#1
    g = place({"be-1": HERE, "be-2": HERE, "be-c": HERE})
    stack = s11_leaving.stacked(g, ("be-1", "be-2", "be-c"), cell(HERE), "9.9.2")
    play = Playing(g, s11_retreat.belgian_rolls, stack)
    play.dice(roll).dice(1)
    assert play.is_over, "cavalry does not roll"
    assert (g.units["be-1"].losses, g.units["be-2"].losses) == (losses, 0)


@procedure
def black_result(g: State, units: tuple[str, ...]) -> Procedure[None]:
    """One hex for a black-circled result."""
    yield from s11_retreat.retreat(g, units, 1, "9.9.2", black=True)


def test_they_roll_before_they_go_and_for_black_results_only() -> None:  # 11.1.2#1
    g = place({"be-1": HERE})
    play = Playing(g, black_result, ("be-1",))
    assert isinstance(play.asked, Roll)
    assert play.dice(5).note("belgian-retreat")["hit"] == "yes"
    play.allied("retreat-step", SOUTH)
    assert g.units["be-1"].losses == 1
    assert isinstance(retreat(place({"be-1": HERE}), 1, "be-1").asked, Choose), "no roll for a white circle"


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


# those who cannot


def ringed(*free: str, **more: Any) -> State:
    """Germans all around, but not in these hexes."""
    ring = sorted(RING - set(free))
    germans = ("de-3-2", "de-4-2", "de-5-3", "de-6-3", "de-7-4", "de-8-4")
    return place({FRENCH: HERE} | dict(zip(germans, ring, strict=False)), **more)


def test_each_hex_not_retreated_costs_a_level_and_strength() -> None:  # 11.1.5#1
    g = ringed(phase="counter_movement")
    assert retreat(g, 2).is_over
    assert (level(g), g.units[FRENCH].losses, at(g, FRENCH)) == (2, 2, HERE)
    assert not g.units[FRENCH].retreated


def test_who_can_go_one_hex_pays_for_the_other() -> None:  # 11.1.5#1
    g = ringed(SOUTH, phase="movement")
    put(g, {"de-17-9": "06.42", "de-18-9": "07.43", "de-13-7": "08.42"})
    assert retreat(g, 2, because="7.4.4").is_over
    assert at(g, FRENCH) == SOUTH
    assert (level(g), g.units[FRENCH].losses) == (2, 1), "a level for the EZOC, a level and an SR for the hex"


def test_an_isolated_demoralized_force_surrenders_when_it_cannot_retreat() -> None:  # 11.1.6 6.4#5
    g = ringed(phase="counter_movement")
    g.change(FRENCH, level=3)
    retreat(g, 2)
    assert at(g, FRENCH) == "", "CI by the first hex, D1 by the second"
    g = ringed(phase="counter_movement")
    g.change(FRENCH, level=2)
    retreat(g, 2)
    assert (at(g, FRENCH), level(g)) == (HERE, CI)


def test_it_surrenders_too_when_it_must_go_through_a_zone() -> None:  # 11.1.6
    g = put(ringed(SOUTH, phase="movement"), {"de-17-9": "07.44"})
    g.change(FRENCH, level=CI)
    retreat(g, 1, because="7.4.4")
    assert at(g, FRENCH) == ""
    g = put(ringed(SOUTH, phase="movement"), {"de-17-9": "07.44", SECOND_FRENCH: SOUTH})
    g.change(FRENCH, level=CI)
    retreat(g, 1, because="7.4.4")
    assert at(g, FRENCH) == SOUTH, "a friend negates the EZOC"


def test_not_if_it_is_not_isolated() -> None:  # 11.1.6
    """The way to the supply sources is open, and it may still be Demoralized by the step."""
    g = ringed(SOUTH, phase="movement")
    g.change(FRENCH, level=CI)
    retreat(g, 1, because="7.4.4")
    assert level(g) == D1
    assert at(g, FRENCH) not in ("", SOUTH), "it flees at once from where its retreat has ended"


def test_assets_go_with_the_formation_that_surrenders() -> None:  # 11.1.6 5.5.1#4
    g = ringed(phase="movement")
    put(g, {ASSET: HERE})
    g.change(FRENCH, level=D2)
    retreat(g, 1, FRENCH, ASSET, because="7.4.4")
    assert (at(g, FRENCH), at(g, ASSET)) == ("", "")


# Repulse in retreat


def test_who_is_blocked_may_repulse_first() -> None:  # 11.1.5#2 7.4#3
    play = retreat(ringed(phase="attack"), 1)
    assert set(play.ids) == {"stay", *(f"repulse {name} {FRENCH}" for name in RING)}
    play.allied("retreat-step", "stay")
    assert level(play.g) == 1


def test_a_repulse_may_follow_the_last_hex() -> None:  # 7.4#3
    g = place({FRENCH: HERE, "de-Etappe1": "07.43"}, phase="attack")
    play = retreat(g, 1).allied("retreat-step", SOUTH)
    assert set(play.ids) == {f"repulse 07.43 {FRENCH}", "done"}
    assert play.why_not("hex:06.42") == ["11.1"]
    assert play.allied("retreat-step", "done").is_over


def test_no_repulse_outside_of_attack_phases_or_by_those_thrown_back() -> None:  # 7.4#3 7.4#1
    for phase, because in (("movement", "8.5.3"), ("attack", "7.4.4")):
        g = place({FRENCH: HERE, "de-Etappe1": "07.43"}, phase=phase)
        assert retreat(g, 1, because=because).allied("retreat-step", SOUTH).is_over


# Two-Hex Units


def test_a_two_hex_unit_consolidates_or_wheels() -> None:  # 19.1.7#1 11.1.2#6
    g = place({FRENCH: f"{HERE}+{SOUTH}"})
    play = retreat(g, 1, origin=HERE)
    assert SOUTH in play.ids
    play.allied("retreat-half", SOUTH)
    assert g.hexes_of(FRENCH) == (cell(SOUTH),)
    g = place({FRENCH: f"{HERE}+{SOUTH}"})
    retreat(g, 1, origin=HERE).allied("retreat-half", f"{SOUTH}+{SOUTH_WEST}")
    assert set(g.hexes_of(FRENCH)) == {cell(SOUTH), cell(SOUTH_WEST)}


def test_a_longer_retreat_takes_all_of_it() -> None:  # 19.1.7#2
    g = place({FRENCH: f"{HERE}+{SOUTH}"})
    play = retreat(g, 2, origin=HERE)
    assert g.hexes_of(FRENCH) == (cell(HERE),)
    play.allied("retreat-step", SOUTH_WEST)
    play.allied("retreat-step", play.ids[0])
    assert len(g.hexes_of(FRENCH)) == 1
    assert g.board.distance(g.units[FRENCH].where, cell(HERE)) == 2
    g = place({FRENCH: f"{HERE}+{SOUTH}"})
    play = retreat(g, 1, because="10.3", origin=HERE)
    assert set(play.ids) == RING, "one hex for a failed check takes all of it too"


# what is told


def test_a_step_explains_what_it_costs() -> None:  # 11.1.3#1 11.1.4
    g = place({FRENCH: "52.66", "de-3-2": "54.67"})
    play = retreat(g, 1)
    option = play.asked.find("53.67")
    rules = [reason.rule for reason in play.asked.explain(g, play.asked, option)]
    assert rules == ["11.1.1", "11.1.3", "11.1.4"]


def test_guns_by_themselves_pay_nothing() -> None:  # 8.8
    g = place({FRENCH: HERE, "fr-art-Toul": HERE, GERMAN: "08.42"})
    forces = s11_leaving.grouped(g, ("fr-art-Toul",), cell(HERE))
    assert forces == ()
    forces = s11_leaving.grouped(g, (FRENCH, "fr-art-Toul"), cell(HERE))
    assert [force.units for force in forces] == [(FRENCH, "fr-art-Toul")]


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
