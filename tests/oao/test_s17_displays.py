"""17.1, 17.2: armies that come and go."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from grognard.games.oao.boards import ground
from grognard.games.oao.rail import BELGIEN, Net, railways
from grognard.games.oao.rules import s07_entered, s17_displays, s18_operational
from grognard.games.oao.state import OFF_MAP, REMOVED, TRACK, Army, Boundary, Due, Means, State
from tests.oao.playing import Playing
from tests.oao.scenes import cell, scene

DETACHEMENT, NINTH = "fr-DETACHEMENT", "fr-NINTH"
DEPOT = "fr-depot-DETACHEMENT"


def position(gt: int, units: dict[str, str] | None = None, side: str = "allied", **state: Any) -> State:
    lines = dict.fromkeys(railways().cells[Net.ALL], side)
    g = scene(units or {}, gt=gt, operational=lines, **state)
    g.means = {"allied": Means(), "german": Means()}
    return g


def lines_of(g: State, side: str) -> set[str]:
    return {g.board.name(c) for c in s18_operational.operational(g, side) & ground().playable}


# new armies


def test_a_new_army_puts_its_depot_on_any_friendly_line() -> None:  # 17.1#1
    g = position(5)
    play = Playing(g, s17_displays.arrivals, "allied").allied("army-now", "yes")
    assert set(play.ids) == lines_of(g, "allied")
    play.allied("army-depot", "22.37")
    assert g.armies["fr-SIXTH"] == Army("allied", since=5)
    assert (g.units["fr-depot-SIXTH"].where, g.units["fr-depot-SIXTH"].army) == (cell("22.37"), "fr-SIXTH")


def test_its_depot_comes_to_its_hex_as_any_unit_does() -> None:  # 7.1.4a#1 17.1#1
    g = position(5)
    play = Playing(g, s17_displays.arrivals, "allied").allied("army-now", "yes")
    place = next(each for each in play.ids if s07_entered.blown(g, cell(each), "allied"))
    bridges = s07_entered.blown(g, cell(place), "allied")
    play.allied("army-depot", place)
    assert set(bridges) <= set(g.bridges)


def test_it_may_wait_for_one_turn_only() -> None:  # 17.1#2
    g = position(5)
    assert Playing(g, s17_displays.arrivals, "allied").allied("army-now", "no").is_over
    assert "fr-SIXTH" not in g.armies
    g.gt = 6
    assert Playing(g, s17_displays.arrivals, "allied").asked.kind == "army-depot"


def test_nothing_comes_before_its_time_nor_what_is_there() -> None:  # 17.1#1
    assert Playing(position(4), s17_displays.arrivals, "allied").is_over
    g = position(5)
    g.armies["fr-SIXTH"] = Army("allied")
    assert Playing(g, s17_displays.arrivals, "allied").is_over
    g = position(5)
    g.setting = replace(g.setting, armies=("fr-FIFTH",))
    assert Playing(g, s17_displays.arrivals, "allied").is_over, "it is not in the scenario"


def test_belgien_comes_on_the_line_from_brussel_to_liege() -> None:  # 17.1.1#1 25.4#1
    g = position(5, side="german")
    play = Playing(g, s17_displays.arrivals, "german").german("army-now", "yes")
    assert {cell(id_) for id_ in play.ids} == set(railways().lines[BELGIEN])
    assert play.why_not("hex:63.28") == ["17.1.1#1"]


@pytest.mark.parametrize(
    ("army", "town", "rule"), [("de-METZ", "54.49", "17.1.1#3"), ("de-STRASSBURG", "65.62", "17.1.1#2")]
)
def test_two_depots_come_within_five_hexes_of_their_towns(army: str, town: str, rule: str) -> None:
    """C-20."""  # 17.1.1#2 17.1.1#3
    g = position(15, side="german")
    g.setting = replace(g.setting, armies=(army,))
    play = Playing(g, s17_displays.arrivals, "german").german("army-now", "yes")
    near = {name for name in lines_of(g, "german") if g.board.distance(cell(name), cell(town)) <= 5}
    assert near
    assert set(play.ids) == near
    assert play.why_not("hex:63.28") == [rule]


def test_where_no_line_is_left_an_army_waits() -> None:  # 17.1#1
    g = position(5)
    g.operational = {}
    assert Playing(g, s17_displays.arrivals, "allied").is_over
    assert "fr-SIXTH" not in g.armies


# armies that end


def test_an_army_goes_with_its_depots_and_boundaries() -> None:  # 25.4.2 17.2.3
    units = {"de-depot-BELGIEN": "52.22", "de-depot-secondary": "52.22", "de-38-Lw": "51.22"}
    g = position(25, units, side="german")
    for id_ in units:
        g.change(id_, army="de-BELGIEN")
    g.armies = {"de-BELGIEN": Army("german"), "de-FOURTH": Army("german"), "de-SIXTH": Army("german")}
    g.boundaries = (Boundary("de-BELGIEN", "de-FOURTH", (cell("45.20"), cell("55.20"))),)
    g.gt = 24
    s17_displays.endings(g, "german")
    assert "de-BELGIEN" in g.armies
    g.gt = 25
    s17_displays.endings(g, "allied")
    assert "de-BELGIEN" in g.armies
    s17_displays.endings(g, "german")
    assert "de-BELGIEN" not in g.armies
    assert (g.units["de-depot-BELGIEN"].where, g.units["de-depot-secondary"].where) == (REMOVED, OFF_MAP)
    assert not g.boundaries
    play = Playing(g, s17_displays.reattachment, "german")
    assert set(play.ids) == {"de-FOURTH", "de-SIXTH"}
    play.german("army-heir", "de-FOURTH")
    assert g.units["de-38-Lw"].army == "de-FOURTH"  # 16.1#2


def test_nobody_is_asked_while_all_armies_are_in_play() -> None:  # 16.1#2
    g = position(5, {"fr-22-11": "43.40"})
    g.change("fr-22-11", army="fr-FOURTH")
    g.armies["fr-FOURTH"] = Army("allied")
    assert Playing(g, s17_displays.reattachment, "allied").is_over


# the Détachement


def test_the_detachement_is_called_up_in_the_attachment_phase() -> None:  # 17.2.1 17.2
    g = position(3)
    play = Playing(g, s17_displays.detachment, "allied")
    assert play.ids == ["detachement-on", "pass"]
    play.allied("detachement-on", "detachement-on")
    assert set(play.ids) == lines_of(g, "allied")
    play.allied("army-depot", "36.43")
    assert g.armies[DETACHEMENT].since == 3
    assert g.units[DEPOT].where == cell("36.43")
    assert Playing(position(3), s17_displays.detachment, "german").is_over


def called_up(gt: int = 3) -> State:
    g = position(gt, {DEPOT: "36.43", "fr-22-11": "38.43", "fr-11-train": "37.43"})
    for id_ in g.units:
        g.change(id_, army=DETACHEMENT)
    g.armies[DETACHEMENT] = Army("allied")
    g.setting = replace(g.setting, armies=(DETACHEMENT, NINTH))
    return g


def test_it_is_taken_off_only_without_formations_and_comes_again_the_next_turn() -> None:  # 17.2.2
    g = called_up()
    assert Playing(g, s17_displays.detachment, "allied").is_over, "a division is attached to it"
    g.change("fr-22-11", army="fr-FOURTH")
    g.armies["fr-FOURTH"] = Army("allied")
    Playing(g, s17_displays.detachment, "allied").allied("detachement-off", "detachement-off")
    assert DETACHEMENT not in g.armies
    assert g.units[DEPOT].where == OFF_MAP
    assert g.units["fr-11-train"].army == "fr-FOURTH", "what else it had goes to another army"
    assert Playing(g, s17_displays.detachment, "allied").is_over, "not in the same GT"
    g.gt = 4
    assert Playing(g, s17_displays.detachment, "allied").asked.kind == "detachement-on"


def test_from_gt_10_there_is_none() -> None:  # 17.2.3
    assert not Playing(position(9), s17_displays.detachment, "allied").is_over
    assert Playing(position(10), s17_displays.detachment, "allied").is_over


def test_the_ninth_army_takes_its_place() -> None:  # 17.2.3
    g = called_up(10)
    g.change(DEPOT, mode="extended")
    g.boundaries = (Boundary("fr-FOURTH", DETACHEMENT, (cell("45.40"), cell("35.45"))),)
    assert Playing(g, s17_displays.arrivals, "allied").is_over, "it cannot wait"
    assert (DETACHEMENT in g.armies, NINTH in g.armies) == (False, True)
    ninth = g.units["fr-depot-NINTH"]
    assert (ninth.where, ninth.army, ninth.mode) == (cell("36.43"), NINTH, "extended")
    assert g.units[DEPOT].where == REMOVED
    assert g.units["fr-22-11"].army == g.units["fr-11-train"].army == NINTH
    assert g.boundaries[0].second == NINTH


def test_it_takes_the_place_of_a_depot_under_way() -> None:  # 17.2.3 15.6.4#2
    g = called_up(10)
    g.move_to(DEPOT, TRACK)
    g.track[11] = (Due("relocation", DEPOT, cell("36.43"), "allied"),)
    Playing(g, s17_displays.arrivals, "allied")
    assert g.track[11][0].unit == "fr-depot-NINTH"
    assert g.units["fr-depot-NINTH"].where == TRACK


def test_without_the_detachement_the_ninth_army_comes_like_others() -> None:  # 17.2.3 17.1#2
    g = position(10)
    g.setting = replace(g.setting, armies=(NINTH, DETACHEMENT))
    play = Playing(g, s17_displays.arrivals, "allied").allied("army-now", "yes")
    assert set(play.ids) == lines_of(g, "allied")
    play.allied("army-depot", "36.43")
    assert NINTH in g.armies
