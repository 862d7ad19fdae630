"""15.4, 4.2.3: the Supply Phase."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from grognard.games.oao.rail import Net
from grognard.games.oao.rules import s15_phase
from grognard.games.oao.rules.s15_lines import locs
from grognard.games.oao.rules.s15_phase import supply_phase
from grognard.games.oao.state import Army, Means, State
from tests.oao.playing import Playing
from tests.oao.scenes import cell
from tests.oao.supplies import (
    BEYOND,
    DEPOT,
    FAR,
    FIFTH,
    FOURTH,
    MIDDLE,
    NEAR,
    TRAIN,
    UNIT,
    army,
    behind,
    line,
)


def phase(g: State, side: str = "allied") -> Playing:
    """The phase up to its first question about anything but the Secondary Depot."""
    play = Playing(g, supply_phase, side)
    if play.asked is not None and play.asked.kind == "secondary-army":
        play.answer(side, "secondary-army", "pass")
    return play


def test_supply_units_are_restored_first() -> None:  # 4.2.3#1 15.6.1#2
    g = army({UNIT: NEAR, TRAIN: NEAR, DEPOT: NEAR, "de-depot-FIFTH": "60.45"})
    for id_ in (TRAIN, DEPOT, "de-depot-FIFTH"):
        g.change(id_, mode="extended")
    g.change(TRAIN, ammo=2)
    g.armies[FOURTH] = replace(g.armies[FOURTH], ammo=5, rationed=3)
    assert phase(g).is_over
    assert [g.units[id_].mode for id_ in (TRAIN, DEPOT)] == ["", ""]
    assert (g.units[TRAIN].ammo, g.armies[FOURTH].ammo, g.armies[FOURTH].rationed) == (0, 0, 0)
    assert g.units["de-depot-FIFTH"].mode == "extended", "the enemy's stay as they are"


def test_a_force_out_of_supply_loses_a_level() -> None:  # 15.4(4)#1 15.4#1 15.4(3) 4.2.3#2
    g = army({UNIT: FAR, "fr-21-11": NEAR})
    play = phase(g)
    assert play.is_over
    assert (g.units[UNIT].level, g.units["fr-21-11"].level) == (1, 0)
    assert play.note("in-want") == {"hex": FAR, "state": "@supply-out-of-supply", "names": "22/11"}


def test_a_fort_does_not_starve_with_the_assets_in_its_hex() -> None:  # 8.5.1#3 5.5.2#2
    fort, asset = "fr-fort-Montmedy", "fr-Alpins1"
    g = army({fort: "49.41", asset: "49.41"}, line_=False)
    g.change(asset, army=FOURTH)
    assert s15_phase.forces_in_want(g, "allied") == (s15_phase.Plight((asset,), cell("49.41"), "isolated"),)
    assert phase(g).is_over, "nobody is asked whether the Fort suffers"
    assert g.units[asset].where < 0
    assert (g.units[fort].where, g.units[fort].turned) == (cell("49.41"), False)


def test_an_isolated_force_loses_three() -> None:  # 15.4(4)#2 15.5#1 15.4(3)
    g = army({UNIT: "60.40"}, line_=False)
    play = phase(g)
    assert g.units[UNIT].level == 3
    assert play.note("in-want")["state"] == "@supply-isolated"


def test_assets_alone_take_strength_reductions_instead() -> None:  # 15.4(4)#1 5.5.2#2
    g = army({"fr-Alpins1": FAR})
    phase(g)
    assert g.units["fr-Alpins1"].losses == 1


def test_a_force_in_two_hexes_suffers_once() -> None:  # 15.4(4)#1 19.0#2
    g = army({UNIT: f"{FAR}+34.47"})
    phase(g)
    assert g.units[UNIT].level == 1


def test_states_are_those_before_anybody_is_reduced_and_leave_nothing_behind() -> None:  # 15.4(5) 15.4(4)#1
    g = army({UNIT: FAR, "fr-21-11": FAR})
    before = dict(g.units)
    phase(g)
    assert all(g.units[id_] == replace(before[id_], level=1) for id_ in g.units)


def test_only_the_owner_reads_who_is_in_want() -> None:  # 3.1.6a#2
    g = army({UNIT: FAR})
    phase(g)
    assert [note.to for note in g.notes if note.id == "in-want"] == [("allied",)]


# Depots and Trains


def test_a_depot_without_a_loc_is_displaced() -> None:  # 15.4(1) C-52 15.6.1#3
    g = army({DEPOT: MIDDLE})
    play = phase(g)
    assert play.asked.kind == "depot-displace"
    assert {cell(id_) for id_ in play.ids} == set(line(NEAR, "01.46", Net.DOUBLE)), "any hex with a LOC"
    play.allied("depot-displace", NEAR)
    assert (g.units[DEPOT].where, g.units[DEPOT].mode) == (cell(NEAR), "extended")
    assert DEPOT in locs(g, "allied")


def test_a_line_without_a_loc_is_no_place_for_a_displaced_depot() -> None:  # 15.4(1)
    way = line(NEAR, "01.46", Net.DOUBLE)
    g = army({DEPOT: MIDDLE})
    beside = next(c for c in g.board.adjacent[way[20]] if c not in way)
    g = army({DEPOT: MIDDLE, "de-3-2": g.board.name(beside)})
    play = phase(g)
    assert NEAR not in play.ids
    assert play.why_not(f"hex:{NEAR}") == ["15.0#2"]
    assert play.why_not("hex:34.42") == ["15.6.3#1"]


def test_a_depot_with_no_way_out_stays_extended() -> None:  # 15.4(1)
    g = army({DEPOT: MIDDLE}, line_=False)
    assert phase(g).is_over
    assert (g.units[DEPOT].where, g.units[DEPOT].mode) == (cell(MIDDLE), "extended")


def test_a_train_without_loc_or_depot_is_out_of_supply() -> None:  # 15.4(2)
    assert phase(army({TRAIN: MIDDLE})).note("train-out-of-supply")["unit"] == TRAIN
    fed = phase(army({TRAIN: MIDDLE, DEPOT: NEAR}))
    assert not fed.said("train-out-of-supply"), "in range of its Depot"
    assert not phase(army({TRAIN: NEAR})).said("train-out-of-supply"), "it has a LOC"


def test_the_owner_may_flip_a_supply_unit_for_provisions() -> None:  # 15.6.1#1
    units = {UNIT: BEYOND, TRAIN: MIDDLE, DEPOT: NEAR}
    g = army(units)
    play = phase(g)
    assert play.asked.kind == "supply-extend"
    assert play.ids == [TRAIN, "done"]
    play.allied("supply-extend", TRAIN)
    assert play.is_over
    assert (g.units[TRAIN].mode, g.units[UNIT].level) == ("extended", 0)
    g = army(units)
    phase(g).allied("supply-extend", "done")
    assert (g.units[TRAIN].mode, g.units[UNIT].level) == ("", 1), "he need not"


def test_a_chain_may_need_two_flips() -> None:  # 15.6.1#1 15.1.2
    g = army({UNIT: "34.52", TRAIN: "34.46", DEPOT: NEAR})
    play = phase(g)
    assert play.ids == [f"{TRAIN}+{DEPOT}", "done"]
    assert play.why_not(f"unit:{UNIT}") == ["15.6.1#1"]
    play.allied("supply-extend", f"{TRAIN}+{DEPOT}")
    assert {g.units[id_].mode for id_ in (TRAIN, DEPOT)} == {"extended"}
    assert g.units[UNIT].level == 0


# single track


def test_the_owner_says_who_has_a_contested_single_track() -> None:  # 15.0#3 C-46
    units = {"fr-depot-FOURTH": "05.42", "fr-depot-FIFTH": "04.43"}
    armies = {"fr-depot-FOURTH": FOURTH, "fr-depot-FIFTH": FIFTH}
    g = behind(units, line("05.42", "01.42"), armies=armies)
    g.armies |= {FOURTH: Army("allied"), FIFTH: Army("allied")}
    g.means["allied"] = Means(lines=(FOURTH,))
    play = phase(g)
    assert play.asked.kind == "loc-first"
    assert set(play.ids) == {FOURTH, FIFTH}
    play.allied("loc-first", FIFTH)
    assert g.means["allied"].lines == (FIFTH,)
    assert set(locs(g, "allied")) == {"fr-depot-FIFTH"}, "it holds until the next Supply Phase"


def test_nobody_is_asked_where_there_is_double_track() -> None:  # 15.0#3
    g = army({"fr-depot-FOURTH": NEAR, "fr-depot-FIFTH": NEAR})
    g.change("fr-depot-FIFTH", army=FIFTH)
    play = Playing(g, s15_phase.communications, "allied")
    assert play.is_over


# after 15.4


@pytest.mark.parametrize(("gt", "asked"), [(22, True), (23, False)])
def test_the_german_may_begin_the_prep_bombardment_last_of_all(gt: int, asked: bool) -> None:  # 4.2.3#4
    line_ = line("58.28", "70.28")
    units = {"de-train1": "58.28", "de-25-Lw": "58.28", "de-depot-SECOND": "58.28"}
    g = behind(units, line_, armies=dict.fromkeys(units, "de-SECOND"), side="german", gt=gt)
    g.armies["de-SECOND"] = Army("german")
    g.means["german"] = Means(shells={"prep": 3}, shortages=1)
    play = phase(g, "german")
    assert g.armies["de-SECOND"].shortage is not None, "shortages come before"  # 4.2.3#3
    assert (play.asked is not None and play.asked.kind == "prep-initiate") == asked
