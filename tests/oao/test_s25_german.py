"""25: the Eastern Front, trucks, AG Belgien, Longwy."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.games.oao.boards import ground
from grognard.games.oao.counters_read import counters
from grognard.games.oao.oob import schedule
from grognard.games.oao.rules import s15_lines, s16_arrivals, s16_combinations, s25_german, s25_trucks
from grognard.games.oao.state import REMOVED, Army, Means, Setting, State
from tests.oao.campaign import campaign
from tests.oao.playing import Playing
from tests.oao.scenes import cell, scene

# the Eastern Front

CORPS = {
    "de-11": ("de-22-11", "de-38-11"),
    "de-GdR": ("de-3Gd-GdR", "de-1Gdr-GdR"),
    "de-2B": ("de-3B-2B", "de-4B-2B"),
    "de-8R": ("de-15r-8R", "de-16r-8R"),
    "de-9": ("de-17-9", "de-18-9"),
}


def front(*corps: str, cavalry: tuple[str, ...] = ("de-8c", "de-Bc"), **setting: Any) -> State:
    """These corps with their Trains and divisions, and cavalry divisions, on GT 6."""
    units = {f"{each}-train": "60.40" for each in corps}
    units |= {id_: "60.40" for each in corps for id_ in CORPS[each]} | dict.fromkeys(cavalry, "60.41")
    g = scene(units, gt=6, player="german", phase="preliminary")
    for each in corps:
        for id_ in (f"{each}-train", *CORPS[each]):
            g.change(id_, army="de-SECOND", corps=each)
    g.setting = Setting(ground().board, "test", **({"options": {}} | setting))
    return g


def test_two_corps_four_divisions_and_a_cavalry_division_go_east() -> None:  # 25.2#1 25.2.NOTE
    g = front("de-11", "de-GdR", "de-9")
    play = Playing(g, s25_german.events, "german")
    play.german("east-corps", "de-GdR").german("east-corps", "de-11")
    assert play.is_over, "four divisions and one cavalry division: no choice"
    gone = {id_ for id_, unit in g.units.items() if unit.where == REMOVED}
    assert gone == {"de-11-train", "de-GdR-train", *CORPS["de-11"], *CORPS["de-GdR"], "de-8c"}


def test_on_gt_6_only() -> None:  # 25.2#1
    g = front("de-11", "de-GdR", "de-9")
    g.gt = 7
    assert Playing(g, s25_german.events, "german").is_over
    assert all(unit.where >= 0 for unit in g.units.values())
    g.gt = 6
    assert Playing(g, s25_german.events, "allied").is_over


def test_first_line_corps_only() -> None:  # 25.2#2
    g = front("de-11", "de-GdR", "de-9", "de-8R", "de-2B")
    assert Playing(g, s25_german.events, "german").ids == ["de-11", "de-9", "de-GdR"]
    found = {corps for corps, marker in counters().corps.items() if marker.first_line}
    assert {"de-Gd", "de-GdR", "de-21"} <= found
    assert not {"de-1B", "de-3R", "de-10R", "fr-1"} & found


def test_no_bavarians_and_nobody_demoralized() -> None:  # 25.2.1#1 25.2.1#2
    g = front("de-11", "de-GdR", "de-9", cavalry=("de-8c", "de-7c", "de-Bc"))
    g.change("de-22-11", level=5)
    play = Playing(g, s25_german.events, "german")
    assert play.ids == ["de-9", "de-GdR"], "with the Demoralized division four cannot be found"
    play.german("east-corps", "de-GdR")
    assert play.asked.kind == "east-cavalry"
    assert play.ids == ["de-8c", "de-7c"]
    assert play.why_not("unit:de-Bc") == ["25.2.1"]
    g.change("de-7c", level=6)
    assert play.why_not("unit:de-7c") == ["25.2.1"]


def test_who_is_left_of_a_corps_becomes_independent() -> None:  # 25.2#1
    g = front("de-11", "de-GdR")
    g.units |= {"de-8Ez": scene({"de-8Ez": "61.40"}).units["de-8Ez"]}
    g.at[cell("61.40")] = ("de-8Ez",)
    g.change("de-8Ez", army="de-SECOND", corps="de-11")
    play = Playing(g, s25_german.events, "german")
    play.german("east-corps", "de-11")
    play.german("east-division", "de-8Ez", "de-22-11", "de-3Gd-GdR", "de-1Gdr-GdR")
    assert g.units["de-38-11"].where >= 0
    assert g.units["de-38-11"].corps == ""


@pytest.mark.parametrize(("options", "spared"), [({}, False), ({"southern_armies_spared": "yes"}, True)])
def test_the_option_that_spares_the_sixth_and_seventh_armies(
    options: dict[str, str], spared: bool
) -> None:  # 25.2.2
    g = front("de-11", "de-GdR", "de-9", options=options)
    for id_ in CORPS["de-9"]:
        g.change(id_, army="de-SEVENTH")
    assert ("de-9" not in Playing(g, s25_german.events, "german").ids) is spared


# trucks


def convoy(gt: int = 3) -> s15_lines.Lines:
    g = scene(
        {"de-depot-FIRST": "57.25", "de-3-2": "52.25", "de-depot-THIRD": "57.33", "de-22-11": "54.33"}, gt=gt
    )
    g.means["german"] = Means()
    for army, ids in {
        "de-FIRST": ("de-depot-FIRST", "de-3-2"),
        "de-THIRD": ("de-depot-THIRD", "de-22-11"),
    }.items():
        g.armies[army] = Army("german")
        for id_ in ids:
            g.change(id_, army=army)
    return s15_lines.Lines(g, "german")


def test_trucks_serve_units_in_the_range_of_their_depot() -> None:  # 25.3#1
    lines = convoy()
    assert s25_trucks.serves(lines, "de-3-2") == "de-depot-FIRST"
    g = lines.g
    g.move_to("de-3-2", cell("46.25"))
    assert s25_trucks.serves(s15_lines.Lines(g, "german"), "de-3-2") is None, "eleven hexes"
    g.change("de-3-2", army="de-FOURTH")
    assert s25_trucks.serves(lines, "de-3-2") is None, "no trucks there"


def test_their_ammo_counts_against_no_limit() -> None:  # 25.3#1
    lines = convoy()
    s25_trucks.spend(lines.g, "de-FIRST")
    assert lines.g.armies["de-FIRST"].ammo == 0


def test_two_uses_and_one_for_the_third_army() -> None:  # 25.3#2 25.3#3
    lines = convoy()
    s25_trucks.spend(lines.g, "de-FIRST")
    assert s25_trucks.serves(lines, "de-3-2") == "de-depot-FIRST"
    s25_trucks.spend(lines.g, "de-FIRST")
    assert s25_trucks.serves(lines, "de-3-2") is None
    assert s25_trucks.serves(lines, "de-22-11") == "de-depot-THIRD"
    s25_trucks.spend(lines.g, "de-THIRD")
    assert s25_trucks.serves(lines, "de-22-11") is None


@pytest.mark.parametrize(("gt", "left"), [(11, 2), (12, 0)])
def test_trucks_break_down_on_gt_12(gt: int, left: int) -> None:  # 25.3#4
    assert s25_trucks.left(convoy(gt).g, "de-FIRST") == left


# Armee-Gruppe Belgien


def test_a_landwehr_brigade_leaves_three_gts_after_antwerpens_surrender() -> None:  # 25.4.1#2
    units = ("de-37-Lw", "de-38-Lw", "de-26Lw-Belgien", "de-10-Lw", "de-8Ez")
    g = scene(dict.fromkeys(units, "50.20"), gt=23, player="german")
    for id_ in units:
        g.change(id_, army="de-FIRST" if id_ == "de-10-Lw" else "de-BELGIEN")
    g.happened["antwerpen surrendered"] = 21
    assert Playing(g, s25_german.events, "german").is_over
    g.gt = 24
    play = Playing(g, s25_german.events, "german")
    assert play.ids == ["de-37-Lw", "de-38-Lw"]
    play.german("belgien-landwehr", "de-38-Lw")
    assert play.is_over
    assert g.units["de-38-Lw"].where == REMOVED


# Longwy


@pytest.mark.parametrize(
    ("gt", "phase", "player", "hex_", "banned"),
    [
        (2, "counter_movement", "allied", "53.42", True),
        (2, "movement", "german", "53.42", False),
        (3, "counter_movement", "allied", "53.42", False),
        (2, "counter_movement", "allied", "49.41", False),
    ],
)
def test_longwy_is_not_repulsed_in_the_counter_movement_of_gt_2(
    gt: int, phase: str, player: str, hex_: str, banned: bool
) -> None:  # 25.6
    g = campaign()
    g.gt, g.phase, g.player = gt, phase, player
    reason = s25_german.no_repulse(g, cell(hex_))
    assert (reason is not None) is banned
    g.move_to("fr-fortress-Longwy", REMOVED)
    assert s25_german.no_repulse(g, cell(hex_)) is None


def test_kampffer_waits_for_longwy() -> None:  # 25.7.1 25.7.2
    g = scene({"de-26minus-13": "54.42", "de-Kaempffer": "54.42", "fr-fortress-Longwy": "53.42"}, gt=4)
    assert s16_combinations.ready(g, "german") == ()
    g.move_to("fr-fortress-Longwy", REMOVED)
    assert len(s16_combinations.ready(g, "german")) == 1


def test_eichhorn_may_be_put_together_and_parted_again() -> None:  # 25.5
    g = scene({"de-1BLw": "60.60", "de-2BLw": "60.60"}, gt=4)
    (number,) = s16_combinations.ready(g, "german")
    s16_combinations.combine(g, number, s16_combinations.places(g, number)[0])
    assert g.units["de-Eichhorn"].where == cell("60.60")
    assert s16_combinations.reversible(g, "german") == (number,)
    s16_combinations.part(g, number, (0, 0))
    assert g.units["de-1BLw"].where == g.units["de-2BLw"].where == cell("60.60")


def test_what_else_changes_three_gts_later() -> None:  # 25.4.1#1 25.4.1#3 25.4.1#4 25.4.1#5
    belgien = ("de-26Lw-Belgien", "de-1rEz-Belgien", "de-Marine-Belgien", "de-depot-BELGIEN")
    units = (*belgien, "de-Brussel2", "de-38-Lw")
    g = scene(dict.fromkeys(units, "50.20"), gt=23, player="german")
    g.setting = Setting(ground().board, "test", {}, first=22)
    for id_ in units:
        g.change(id_, army="de-BELGIEN")
    g.armies["de-BELGIEN"] = Army("german")
    g.happened["antwerpen surrendered"] = 21
    assert "de-OHL" not in g.units
    assert not [n for n in s16_arrivals.due(g, "german") if schedule()[n].after == "antwerpen surrendered"]
    g.gt = 24
    play = Playing(g, s16_arrivals.arrivals, "german")
    while not play.is_over:
        play.german(play.asked.kind, play.ids[0])
    assert g.units["de-26Lw-Belgien"].where == g.units["de-1rEz-Belgien"].where == REMOVED
    assert g.units["de-OHL"].where >= 0
    assert g.units["de-Marine"].where == g.units["de-2rEz"].where == cell("50.20")
    assert g.units["de-Marine-Belgien"].where == g.units["de-Brussel2"].where == REMOVED
    assert g.units["de-38-Lw"].where == cell("50.20")
