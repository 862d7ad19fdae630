"""4.2.1: the Preliminary Phase."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from grognard.games.oao.boards import ground
from grognard.games.oao.rail import Net, railways
from grognard.games.oao.rules import s18_operational
from grognard.games.oao.rules.s04_preliminary import joint, preliminary
from grognard.games.oao.rules.s07_bridges import bridges_at, hexside_cells
from grognard.games.oao.state import TRACK, Army, Due, Means, State
from tests.oao.playing import Playing
from tests.oao.scenes import cell, scene

DEPOT = "fr-depot-FIFTH"


def position(units: dict[str, str] | None = None, gt: int = 2, **state: Any) -> State:
    lines = dict.fromkeys(railways().cells[Net.ALL], "allied")
    g = scene(units or {}, gt=gt, operational=lines, **state)
    g.armies = {"fr-FIFTH": Army("allied"), "br-BEF": Army("allied"), "de-FIRST": Army("german")}
    for id_ in units or {}:
        g.change(id_, army="fr-FIFTH" if g.units[id_].side == "allied" else "de-FIRST")
    g.setting = replace(g.setting, armies=tuple(g.armies))
    g.means = {"allied": Means(), "german": Means()}
    return g


def test_the_track_comes_first_and_arrivals_after_it() -> None:  # 4.2.1#1 4.2.1#2
    g = position({DEPOT: "40.30"})
    g.move_to(DEPOT, TRACK)
    g.track[2] = (Due("relocation", DEPOT, cell("40.30"), "allied"),)
    Playing(g, preliminary, "allied")
    assert g.units[DEPOT].where == cell("40.30")
    assert g.units["fr-18-train"].where == cell("39.28")
    order = [note.id for note in g.notes]
    assert order.index("depot-returned") < order.index("arrived")


def bridge(country: str) -> str:
    """A bridge within a country."""
    board, countries = ground().board, ground().country
    for here in board.cells:
        for name in bridges_at(board)[here]:
            if {countries[each].value for each in hexside_cells(board, name)} == {country}:
                return name
    raise AssertionError(country)


@pytest.mark.parametrize(("side", "left"), [("allied", "Germany"), ("german", "France")])
def test_the_phasing_player_repairs_bridges_in_his_own_territory(
    side: str, left: str
) -> None:  # 4.2.1#3 7.1.4b
    both = {bridge("France"): True, bridge("Germany"): True}
    g = position(bridges=both)
    Playing(g, preliminary, side)
    assert list(g.bridges) == [bridge(left)]


def test_a_base_transfer_begins_and_ends_here() -> None:  # 4.2.1#4
    g = position(gt=8)
    g.means["allied"] = Means(used=(s18_operational.BRITISH_DUE,))
    assert Playing(g, preliminary, "german").is_over
    play = Playing(g, preliminary, "allied")
    assert (play.asked.kind, set(play.ids)) == ("base-hex", {"02.36", "02.46"})
    play.allied("base-hex", "02.46")
    assert g.armies["br-BEF"].limit == 4
    g.gt = 10
    Playing(g, preliminary, "allied")
    assert g.armies["br-BEF"].limit is None


def test_a_cleared_network_takes_effect_in_the_allied_phase() -> None:  # 4.2.1#5
    g = position(gt=5, cleared={"east": 5})
    g.setting = replace(g.setting, first=5)
    before = len(g.operational)
    Playing(g, preliminary, "german")
    assert len(g.operational) == before
    Playing(g, preliminary, "allied")
    assert len(g.operational) < before


def test_orphans_of_an_army_that_ends_find_another() -> None:  # 22.3.1#1 16.1#2 4.2.1#5
    g = position({"fr-81t-GDT": "31.14"}, gt=18)
    g.setting = replace(g.setting, first=18, armies=("fr-FIFTH", "fr-GDT"))
    g.armies = {"fr-FIFTH": Army("allied"), "fr-GDT": Army("allied")}
    g.change("fr-81t-GDT", army="fr-GDT", corps="fr-GDT")
    Playing(g, preliminary, "allied")
    assert "fr-GDT" not in g.armies
    new = g.units["fr-81t"]
    assert (new.army, new.corps, new.later) == ("fr-FIFTH", "", True)


# both players


def test_fortresses_are_repaired_by_either_player() -> None:  # 4.2.1a#1
    toul, metz = "fr-fortress-Toul-48.53", "de-fortress-Metz-54.49"
    g = position({toul: "48.53", metz: "54.49"}, gt=3)
    g.steps_lost = {toul: 1, metz: 1}
    play = Playing(g, joint)
    sides = []
    while not play.is_over:
        sides.append(play.asked.side)
        play.answer(play.asked.side, play.asked.kind, "pass")
    assert sides == ["allied", "german"]


def test_plans_are_noted_as_achieved_or_expired() -> None:  # 4.2.1a#2
    g = position({"be-1": "53.24"}, gt=5)
    g.armies["be-BELGIAN"] = Army("allied", plan="active")
    Playing(g, joint)
    assert g.armies["be-BELGIAN"].plan == "expired"


def test_either_player_may_abandon_a_plan() -> None:  # 4.2.1a#3
    g = position({"fr-22-11": "43.40", "de-3-2": "46.30"}, gt=3)
    g.armies |= {
        "fr-FOURTH": Army("allied", plan="active", mandated=6),
        "de-FIRST": Army("german", plan="active"),
    }
    g.change("fr-22-11", army="fr-FOURTH")
    Playing(g, joint).allied("plan-abandon", "pass").german("plan-abandon", "de-FIRST")
    assert (g.armies["fr-FOURTH"].plan, g.armies["de-FIRST"].plan) == ("active", "abandoned")


def test_both_sides_are_activated() -> None:  # 4.2.1a#4
    g = position({"fr-22-11": "43.40", "de-3-2": "60.30"}, gt=3)
    g.setting = replace(g.setting, rules={"activates": {"3": ["fr-22-11", "de-3-2"]}})
    for id_ in ("fr-22-11", "de-3-2"):
        g.change(id_, active=False)
    Playing(g, joint)
    assert g.units["fr-22-11"].active
    assert g.units["de-3-2"].active
