"""11.1.2: those who retreat, and the hex that they leave."""

from __future__ import annotations

import pytest

from grognard.engine.decision import Choose, Roll
from grognard.engine.procedure import Procedure, procedure
from grognard.games.oao.rules import s11_leaving, s11_retreat
from grognard.games.oao.state import State
from tests.oao import supplies
from tests.oao.playing import Playing
from tests.oao.retreats import (
    ASSET,
    FRENCH,
    GERMAN,
    HERE,
    NORTH,
    RING,
    SECOND_FRENCH,
    SOUTH,
    SOUTH_WEST,
    at,
    place,
    retreat,
)
from tests.oao.scenes import cell

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


def test_guns_by_themselves_pay_nothing() -> None:  # 8.8
    g = place({FRENCH: HERE, "fr-art-Toul": HERE, GERMAN: "08.42"})
    forces = s11_leaving.grouped(g, ("fr-art-Toul",), cell(HERE))
    assert forces == ()
    forces = s11_leaving.grouped(g, (FRENCH, "fr-art-Toul"), cell(HERE))
    assert [force.units for force in forces] == [(FRENCH, "fr-art-Toul")]


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
