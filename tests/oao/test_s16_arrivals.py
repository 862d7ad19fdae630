"""16.1, 16.2, 16.5: reinforcements, substitutions, withdrawals."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from grognard.games.oao.boards import ground
from grognard.games.oao.oob import Kind, schedule, side_of
from grognard.games.oao.rail import Net, railways
from grognard.games.oao.rules import s16_arrivals, s16_substitution
from grognard.games.oao.rules.s16_arrivals import arrivals
from grognard.games.oao.state import HOLDING_BOX, OFF_MAP, REMOVED, Army, Due, Means, State, Unit
from tests.oao.playing import Playing
from tests.oao.scenes import cell, scene

ARMIES = (
    "fr-PARIS",
    "fr-FIFTH",
    "fr-THIRD",
    "fr-SECOND",
    "fr-FOURTH",
    "br-BEF",
    "be-BELGIAN",
    "de-SECOND",
    "de-BELGIEN",
)


def position(units: dict[str, str] | None = None, gt: int = 2, side: str = "allied", **state: Any) -> State:
    """All lines are operational for a side, and some armies are in play."""
    lines = dict.fromkeys(railways().cells[Net.ALL], side)
    g = scene(units or {}, gt=gt, operational=lines, **state)
    g.armies = {army: Army(side_of(army).value) for army in ARMIES}
    g.setting = replace(g.setting, first=gt)
    g.means = {"allied": Means(), "german": Means()}
    return g


def play(g: State, side: str = "allied") -> Playing:
    return Playing(g, arrivals, side)


# reinforcements


def test_a_corps_appears_in_its_hex_on_an_army_display() -> None:  # 16.1#1 16.1#2 4.2.1#2
    g = position()
    assert play(g).is_over
    for id_ in ("fr-18-train", "fr-35-18", "fr-36-18"):
        unit = g.units[id_]
        assert (unit.where, unit.army, unit.corps, unit.mode) == (cell("39.28"), "fr-FIFTH", "fr-18", "")
    assert "ah-1" not in g.units, "the enemy's come in his own Preliminary Phase"


def test_by_the_map_edge_they_come_in_rail_mode_and_pay_nothing() -> None:  # 16.1#1 16.1.1 7.7.3(1)#2
    g = position(gt=3)
    play(g)
    unit = g.units["fr-Maroc"]
    assert (unit.where, unit.mode, unit.army) == (ground().entries["R"].cell, "rail", "fr-FOURTH")
    assert g.means["allied"].rail_points == 0


def test_the_naval_division_comes_to_england() -> None:  # 23.3.1 16.1#1
    g = position(gt=21)
    play(g)
    assert {g.units[id_].where for id_ in ("br-1Naval", "br-2Naval")} == {HOLDING_BOX}


def test_nobody_comes_twice_or_before_his_time() -> None:  # 16.1#1
    g = position()
    play(g)
    g.move_to("fr-35-18", cell("40.28"))
    g.move_to("fr-36-18", REMOVED)
    play(g)
    assert (g.units["fr-35-18"].where, g.units["fr-36-18"].where) == (cell("40.28"), REMOVED)
    assert "br-19" not in g.units, "the 19th Brigade comes on GT 3"


def test_a_scenario_has_what_came_before_its_first_turn() -> None:  # 16.0
    g = position(gt=5)
    play(g)
    assert "fr-18-train" not in g.units


def test_other_armies_and_places_of_a_scenario_get_nothing() -> None:  # 16.0
    g = position()
    g.setting = replace(g.setting, armies=("br-BEF",))
    play(g)
    assert "fr-18-train" not in g.units
    assert "br-1-I" in g.units
    g = position()
    g.setting = replace(g.setting, area=frozenset((cell("39.28"),)))
    play(g)
    assert "fr-18-train" in g.units
    assert "br-1-I" not in g.units


def test_nobody_comes_to_a_side_without_an_army() -> None:  # 16.1#2
    g = position()
    g.armies = {"de-SECOND": Army("german")}
    assert play(g).is_over
    assert not g.units


def test_a_closed_hex_makes_them_wait_or_go_around() -> None:  # 16.1#1 16.1.1
    g = position({"de-3-2": "39.28"})
    asked = play(g)
    assert asked.asked.kind == "arrival-closed"
    friendly = {letter for letter, entry in ground().entries.items() if entry.side == "allied"}
    assert set(asked.ids) == {*friendly, "pass"}
    assert asked.why_not("hex:39.28") == ["16.1#1"]
    asked.allied("arrival-closed", "pass")
    assert g.units["fr-35-18"].where == OFF_MAP
    g.gt = 3
    g.move_to("de-3-2", cell("45.28"))
    play(g)
    assert g.units["fr-35-18"].where == cell("39.28"), "later"
    g = position({"de-3-2": "39.28"})
    play(g).allied("arrival-closed", "Q")
    assert (g.units["fr-35-18"].where, g.units["fr-35-18"].mode) == (ground().entries["Q"].cell, "rail")


def test_a_hex_that_the_enemy_controls_is_closed_too() -> None:  # 16.1#1
    g = position(control={cell("39.28"): "german"})
    assert play(g).asked.kind == "arrival-closed"


def test_an_entry_without_an_operational_line_is_closed() -> None:  # 16.1.1
    g = position(gt=3)
    del g.operational[ground().entries["R"].cell]
    asked = play(g)
    assert asked.asked.kind == "arrival-closed"
    assert "R" not in asked.ids
    assert asked.why_not(f"hex:{g.board.name(ground().entries['R'].cell)}") == ["16.1.1"]


def test_where_its_army_is_not_in_play_the_owner_names_another() -> None:  # 16.1#2
    g = position()
    del g.armies["fr-FIFTH"]
    asked = play(g)
    assert asked.asked.kind == "arrival-army"
    assert set(asked.ids) == {"fr-PARIS", "fr-THIRD", "fr-SECOND", "fr-FOURTH"}, "the French ones"
    asked.allied("arrival-army", "fr-FOURTH")
    assert {g.units[id_].army for id_ in ("fr-18-train", "fr-35-18")} == {"fr-FOURTH"}


def test_cavalry_and_early_divisions_come_without_a_corps() -> None:  # 5.2.4#2 16.1#2
    g = position(gt=21)
    play(g)
    assert (g.units["br-7-IV"].corps, g.units["br-3c"].corps) == ("br-IV", "")
    g = position(gt=4)
    play(g)
    assert g.units["br-4-III"].corps == "", "its corps comes on GT 7"


def test_what_has_no_place_comes_to_a_depot() -> None:  # 25.4.1#3 16.1#1
    g = position({"de-depot-SECOND": "58.28", "de-depot-BELGIEN": "52.22"}, gt=24, side="german")
    g.happened["antwerpen surrendered"] = 21
    asked = play(g, "german")
    assert (asked.asked.kind, set(asked.ids)) == ("arrival-hex", {"58.28", "52.22"})
    asked.german("arrival-hex", "58.28")
    assert (g.units["de-OHL"].where, g.units["de-OHL"].army) == (cell("58.28"), "de-BELGIEN")
    g = position({"de-depot-SECOND": "58.28"}, gt=24, side="german")
    g.happened["antwerpen surrendered"] = 22
    assert play(g, "german").is_over, "three GTs have not passed"


# substitutions


def test_the_new_unit_takes_over_place_losses_and_status() -> None:  # 16.2.1 16.2.1.EX 16.2
    g = position({"fr-44": "43.40"}, gt=10)
    g.change("fr-44", level=2, losses=1, army="fr-FOURTH")
    play(g)
    new = g.units["fr-77"]
    assert (new.where, new.level, new.losses, new.army) == (cell("43.40"), 2, 1, "fr-FOURTH")
    assert g.units["fr-44"].where == REMOVED
    assert g.in_hex(cell("43.40")) == ("fr-77",)


def test_a_two_hex_unit_is_replaced_in_both_hexes() -> None:  # 16.2.1
    g = position({"fr-44": "43.40+43.41"}, gt=10)
    play(g)
    assert g.hexes_of("fr-77") == (cell("43.40"), cell("43.41"))


def test_a_lost_formation_is_not_replaced() -> None:  # 16.6.2#3
    g = position({"fr-44": "43.40"}, gt=10)
    g.move_to("fr-44", REMOVED)
    play(g)
    assert g.units["fr-77"].where == REMOVED


def test_a_formation_for_a_lost_asset_comes_without_its_steps() -> None:  # 16.2.2
    g = position({"de-Brussel2": "48.21", "de-depot-SECOND": "58.28"}, gt=24, side="german")
    g.change("de-Brussel2", army="de-BELGIEN")
    g.move_to("de-Brussel2", REMOVED)
    g.happened["antwerpen surrendered"] = 21
    asked = play(g, "german").german("arrival-army", "de-SECOND")
    assert asked.is_over
    new = g.units["de-2rEz"]
    assert (new.where, new.losses, new.level, new.army) == (cell("58.28"), 1, 0, "de-SECOND"), (
        "all it can lose"
    )
    assert s16_substitution.steps(g, "de-Brussel2") == 2


def test_an_asset_leaves_no_status_to_a_formation() -> None:  # 16.2.1
    g = position({"de-Brussel2": "48.21", "de-depot-SECOND": "58.28"}, gt=24, side="german")
    g.change("de-Brussel2", army="de-BELGIEN", losses=1)
    g.happened["antwerpen surrendered"] = 21
    play(g, "german")
    assert (g.units["de-2rEz"].where, g.units["de-2rEz"].losses) == (cell("48.21"), 1)


def test_the_gdt_gets_its_new_counters_and_loses_its_train() -> None:  # 22.3.4#1 22.3.4#3 16.5
    g = position({"fr-81t-GDT": "31.14", "fr-GDT-train": "31.15"}, gt=18)
    for id_ in ("fr-81t-GDT", "fr-GDT-train"):
        g.change(id_, army="fr-GDT", corps="fr-GDT")
    play(g)
    assert g.units["fr-81t"].where == cell("31.14")
    assert g.units["fr-81t"].corps == ""
    assert g.units["fr-GDT-train"].where == REMOVED


def test_a_substitute_takes_over_what_stands_on_the_track() -> None:  # 16.2.1
    g = position({"fr-44": "43.40"}, gt=10)
    g.track[12] = (Due("interrupted", "fr-44", side="allied"),)
    play(g)
    assert g.track[12][0].unit == "fr-77"


# withdrawals


def test_units_are_withdrawn_in_the_preliminary_phase() -> None:  # 16.5 23.3.3
    g = position({"br-Marine": "52.16"}, gt=21)
    g.happened["antwerpen surrendered"] = 21
    play(g)
    assert g.units["br-Marine"].where == REMOVED
    assert "br-1Naval" not in g.units, "and who has not come does not come"


def test_the_guns_of_antwerpen_are_not_withdrawn() -> None:  # 24.4#3
    g = position({"be-Antwerpen1": "51.18", "be-art-Antwerpen": "51.18"}, gt=21)
    g.happened["antwerpen surrendered"] = 21
    play(g)
    assert g.units["be-Antwerpen1"].where == REMOVED
    assert g.units["be-art-Antwerpen"].where == cell("51.18"), "no Combat unit"


def test_events_with_a_choice_or_of_markers_are_left_to_their_rules() -> None:
    chosen = [event for event in schedule() if event.choice]
    assert {event.rule for event in chosen} == {"25.2#1", "25.4.1#2"}
    assert {s16_arrivals.side_of(event) for event in chosen} == {""}
    markers = [event for event in schedule() if event.rule == "25.3#4"]
    assert {s16_arrivals.side_of(event) for event in markers} == {""}


@pytest.mark.parametrize("side", ["allied", "german"])
def test_the_whole_schedule_can_be_carried_out(side: str) -> None:  # 16.1#1 16.0
    g = position(gt=1, side=side)
    g.armies = {army: Army(side_of(army).value) for army in (*ARMIES, "fr-SIXTH", "fr-NINTH")}
    for turn in range(1, 31):
        g.gt = turn
        asked = play(g, side)
        while not asked.is_over:
            asked.answer(side, asked.asked.kind, asked.ids[0])
    waiting = [
        id_
        for event in schedule()
        if event.kind == Kind.ARRIVAL and event.gt is not None and s16_arrivals.side_of(event) == side
        for id_ in event.units
        if s16_substitution.waits(g, id_)
    ]
    assert waiting == []


def test_who_may_not_know_a_reinforcement_reads_nothing_of_its_army() -> None:
    """3.1.6#1: nor an empty place where its army would stand."""
    g = scene({"fr-1-1": "36.36", "de-7-4": "46.37"}, gt=12)
    g.units["fr-2-1"] = Unit("fr-2-1", "allied", OFF_MAP)
    s16_arrivals.enter(g, "fr-2-1", cell("36.36"), "fr-FIFTH", "fr-1", "")
    told = {note.id: note.to for note in g.notes}
    assert told == {"arrived-unseen": ("german", None), "arrived": ("allied",)}
