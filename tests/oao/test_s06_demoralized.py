"""6.4: the Demoralized Retreat, and what Demoralization takes away."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.engine.board import Cell
from grognard.games.oao.reference_units import CI, D1, D2
from grognard.games.oao.rules import (
    s06_demoralized,
    s06_effectiveness,
    s06_losses,
    s07_moves,
    s11_retreat,
    s11_ways,
)
from grognard.games.oao.rules.s06_effectiveness import Force
from grognard.games.oao.state import Army, Means, State
from tests.oao.playing import Playing
from tests.oao.scenes import cell, scene

HERE, NEAR = "07.41", "07.40"
FRENCH, SECOND, ASSET, GERMAN = "fr-10-5", "fr-6-3", "fr-Alpins2", "de-3-2"


def place(units: dict[str, str], level: int = D1, **more: Any) -> State:
    """The French division is Demoralized."""
    g = scene(units, **more)
    g.means = {side: Means() for side in ("allied", "german")}
    g.armies = {"fr-FIFTH": Army("allied"), "de-FIRST": Army("german")}
    for id_, unit in list(g.units.items()):
        g.change(id_, army="fr-FIFTH" if unit.side == "allied" else "de-FIRST")
    g.change(FRENCH, level=level)
    return g


def forced_out(g: State) -> Playing:
    return Playing(g, s06_demoralized.forced_out, "allied")


def away(play: Playing, *names: str) -> Playing:
    """Step after step, these hexes and then whatever comes first."""
    for name in names:
        if play.asked is not None and name in play.ids:
            play.allied("retreat-step", name)
    while not play.is_over:
        play.allied("retreat-step", play.ids[0])
    return play


def at(g: State, id_: str = FRENCH) -> str:
    return g.board.name(g.units[id_].where) if g.units[id_].where >= 0 else ""


def far(g: State, id_: str = FRENCH, from_: str = HERE) -> int:
    return g.board.distance(g.units[id_].where, cell(from_))


# who


@pytest.mark.parametrize(("level", "flees"), [(CI, False), (D1, True), (D2, True)])
def test_a_demoralized_formation_in_a_zone_retreats_three_hexes(
    level: int, flees: bool
) -> None:  # 6.4#8 6.4#9
    g = place({FRENCH: HERE, GERMAN: NEAR}, level)
    away(forced_out(g))
    assert far(g) == (3 if flees else 0)
    assert g.units[FRENCH].losses == int(flees)  # 6.4#9


def test_friends_in_the_hex_do_not_save_it() -> None:  # 6.4#8
    g = place({FRENCH: HERE, SECOND: HERE, GERMAN: NEAR})
    away(forced_out(g))
    assert (far(g), at(g, SECOND)) == (3, HERE)


def test_out_of_zones_it_stays() -> None:  # 6.4#8
    g = place({FRENCH: HERE, GERMAN: "07.39"})
    assert forced_out(g).is_over
    assert at(g) == HERE


def test_a_unit_that_retreats_already_is_not_driven_out_again() -> None:  # 6.4#13
    g = place({FRENCH: HERE, GERMAN: NEAR}, retreating=(FRENCH,))
    assert forced_out(g).is_over  # C-78
    assert at(g) == HERE


# the way


def test_the_way_leads_through_no_zone_but_past_friends() -> None:  # 6.4#10
    """The only hex that is not in an EZOC is 07.42, or 06.41 once a friend is there."""
    g = place({FRENCH: HERE, GERMAN: NEAR, "de-4-2": "09.41", "de-5-3": "05.41"})
    play = forced_out(g)
    assert play.ids
    first = {g.board.name(way) for way in _first_steps(g)}
    assert first == {"07.42"}
    g = place({FRENCH: HERE, GERMAN: NEAR, "de-4-2": "09.41", "de-5-3": "05.41", SECOND: "06.41"})
    assert {"07.42", "06.41"} == {g.board.name(way) for way in _first_steps(g)}


def _first_steps(g: State) -> tuple[Cell, ...]:
    return s11_ways.steps(g, s11_ways.Flight("allied", (FRENCH,), (cell(HERE),), 3, "6.4", cell(HERE)))


def test_surrounded_by_zones_it_is_eliminated() -> None:  # 6.4#11
    g = place({FRENCH: HERE, GERMAN: NEAR, "de-4-2": "08.42", "de-5-3": "05.41"})
    assert forced_out(g).is_over
    assert at(g) == ""


def test_it_may_stop_in_a_fortified_camp() -> None:  # 6.4#12
    """Two hexes from Verdun: it may stop when it is inside, or go on."""
    g = place({FRENCH: "45.43", "fr-fortress-Verdun-46.44": "46.44", GERMAN: "45.42"})
    play = forced_out(g)
    while play.asked is not None and "stop" not in play.ids:
        play.allied("retreat-step", "46.44" if "46.44" in play.ids else play.ids[0])
    assert at(g) == "46.44"
    assert "stop" in play.ids
    play.allied("retreat-step", "stop")
    assert play.is_over
    assert (at(g), g.units[FRENCH].level) == ("46.44", D1), "and pays nothing for the other hexes"


def test_elsewhere_it_may_not_stop() -> None:  # 6.4#12
    g = place({FRENCH: HERE, GERMAN: NEAR})
    play = forced_out(g)
    play.allied("retreat-step", play.ids[0])
    assert "stop" not in play.ids


def test_its_assets_go_along() -> None:  # 11.1.2#2
    g = place({FRENCH: HERE, ASSET: HERE, GERMAN: NEAR})
    away(forced_out(g))
    assert at(g, ASSET) == at(g)


def test_an_asset_may_be_assigned_to_a_formation_that_stays() -> None:  # 11.1.2#2 5.5.1#2
    g = place({FRENCH: HERE, SECOND: HERE, ASSET: HERE, GERMAN: NEAR})
    play = forced_out(g)
    assert set(play.ids) == {ASSET, "done"}
    away(play.allied("demoralized-assets", "done"))
    assert (at(g, ASSET), far(g)) == (HERE, 3)


def test_where_it_ends_beside_friends_it_stays_though_in_a_zone() -> None:  # 6.4#10
    g = place({FRENCH: HERE, SECOND: "07.42", GERMAN: "07.43"})
    play = Playing(g, s11_retreat.retreat, (FRENCH,), 1, "6.4").allied("retreat-step", "07.42")
    assert play.is_over
    assert at(g) == "07.42"


def test_trains_are_interrupted_not_driven_off() -> None:  # 7.7.3(4)#1
    g = place({FRENCH: HERE, GERMAN: NEAR})
    g.change(FRENCH, mode="rail")
    assert not s06_demoralized.must_go(g, FRENCH)


# when


def test_it_happens_when_an_enemy_comes_adjacent_in_his_move() -> None:  # 6.4#13
    g = place({FRENCH: HERE, GERMAN: "07.38"}, phase="movement", player="german")
    play = Playing(g, s07_moves.movement_phase, "german").german("force-choose", GERMAN)
    play.german("move-choose", f"to {NEAR}")
    assert play.asked.kind == "retreat-step"
    assert (at(g), at(g, GERMAN)) == (HERE, NEAR)
    while play.asked.kind == "retreat-step":
        play.allied("retreat-step", play.ids[-1])
    assert far(g) == 3
    assert play.asked.kind == "move-choose", "the move then goes on"


def test_it_happens_when_it_comes_adjacent_itself() -> None:  # 6.4#13
    g = place({FRENCH: HERE, GERMAN: "07.38"}, phase="movement", player="allied")
    play = Playing(g, s07_moves.movement_phase, "allied").allied("force-choose", FRENCH)
    play.allied("move-choose", "to 07.39")
    assert play.asked.kind == "retreat-step"


def test_who_is_far_from_the_step_is_not_concerned() -> None:  # 6.4#13
    """It stands where a friend negates the zone, where a retreat may have ended."""
    g = place({FRENCH: HERE, SECOND: HERE, GERMAN: NEAR, "de-4-2": "20.40"})
    play = Playing(g, s06_demoralized.entered, ("de-4-2",))
    assert play.is_over
    assert at(g) == HERE
    assert not Playing(g, s06_demoralized.entered, (GERMAN,)).is_over


# levels


def test_levels_are_the_owners_secret() -> None:  # 6.1.1#2 6.1.1#1
    g = place({FRENCH: HERE}, 3)
    s06_losses.lower(g, Force(FRENCH), 2, "10.3")
    assert g.units[FRENCH].level == D1  # 6.1.3#1 6.1.3#2
    (note,) = g.notes
    assert (note.to, note.args["status"]) == (("allied",), "D1")


@pytest.mark.parametrize("level", [CI, D1, D2])
def test_ci_and_demoralized_formations_check_three_lower(level: int) -> None:  # 6.3#1 6.4#1
    g = place({FRENCH: HERE}, level)
    reasons = s06_effectiveness.cel(g, Force(FRENCH))
    assert reasons[1].value == -3
    assert sum(reason.value or 0 for reason in reasons) == (s06_effectiveness.base_ce(g, FRENCH) or 0) - 3
