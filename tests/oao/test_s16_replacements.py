"""16.6: replacements."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from grognard.games.oao.rules import s06_losses
from grognard.games.oao.rules.s16_replacements import replacement_segment
from grognard.games.oao.state import REMOVED, Means, State
from tests.oao.playing import Playing
from tests.oao.scenes import scene

HEXES = ("30.40", "30.41", "30.42", "30.43", "30.44", "30.45", "30.46", "30.47")
FOURTH, FIFTH = "fr-FOURTH", "fr-FIFTH"


def reduced(armies: Mapping[str, tuple[str, ...]], gt: int, stored: dict[str, int] | None = None) -> State:
    """Units of armies that have each suffered one SR."""
    units = [id_ for each in armies.values() for id_ in each]
    g = scene(dict(zip(units, HEXES, strict=False)), gt=gt)
    for army, each in armies.items():
        for id_ in each:
            g.change(id_, army=army, losses=1)
    g.means = {"allied": Means(replacements=stored or {}), "german": Means(replacements=stored or {})}
    return g


def whole(g: State) -> set[str]:
    return {id_ for id_, unit in g.units.items() if not unit.losses}


def left(g: State, nation: str, side: str = "allied") -> int:
    return g.means[side].replacements[nation]


def test_one_repl_removes_one_sr_and_everybody_takes_one_if_there_are_enough() -> None:  # 16.6.2#1 16.6#2
    g = reduced({FOURTH: ("fr-22-11", "fr-21-11"), FIFTH: ("fr-1-1",)}, 6)
    play = Playing(g, replacement_segment, "allied")
    assert play.is_over, "nothing to choose, and no choice to keep them"
    assert whole(g) == {"fr-22-11", "fr-21-11", "fr-1-1"}
    assert left(g, "french") == 5, "the rest is stored"  # 16.6.1#1 4.3.1


@pytest.mark.parametrize(("losses", "after"), [(1, 0), (2, 1), (3, 2)])
def test_a_unit_takes_only_one(losses: int, after: int) -> None:  # 16.6.2#2 16.6.2#1
    g = reduced({FOURTH: ("fr-22-11",)}, 6)
    g.change("fr-22-11", losses=losses)
    Playing(g, replacement_segment, "allied")
    assert g.units["fr-22-11"].losses == after
    assert left(g, "french") == 7


def test_no_army_takes_more_than_the_chart_allows() -> None:  # 16.6.3 CHART.ip#REPL_FR
    units = ("fr-22-11", "fr-21-11", "fr-33-17")
    g = reduced({FOURTH: units, FIFTH: ("fr-1-1",)}, 6)
    play = Playing(g, replacement_segment, "allied")
    assert set(play.ids) == {*units, "fr-1-1"}
    play.allied("replacement-choose", "fr-22-11", "fr-21-11")
    assert play.is_over
    assert whole(g) == {"fr-22-11", "fr-21-11", "fr-1-1"}
    assert left(g, "french") == 5


def test_what_cannot_be_taken_is_asked_for_and_refused_with_a_reason() -> None:  # 16.6.3 16.6.2#2
    units = ("fr-22-11", "fr-21-11", "fr-33-17", "fr-34-17")
    g = reduced({FOURTH: units}, 9)
    g.change("fr-22-11", losses=2)
    play = Playing(g, replacement_segment, "allied").allied("replacement-choose", "fr-22-11")
    assert play.why_not("unit:fr-22-11") == ["16.6.2#2"]
    assert "fr-22-11" not in play.ids


def test_the_choice_is_the_owners_secret() -> None:  # 3.1.6#1 16.6#2
    g = reduced({FOURTH: ("fr-22-11", "fr-21-11", "fr-33-17")}, 6)
    play = Playing(g, replacement_segment, "allied")
    assert play.asked.secret
    play.allied("replacement-choose", "fr-22-11")
    assert {note.to for note in g.notes if note.id == "replacement-taken"} == {("allied",)}


def test_each_nation_has_its_own() -> None:  # 16.6#1 CHART.ip#REPL_BR
    g = reduced({FOURTH: ("fr-22-11",), "br-BEF": ("br-1-I", "br-2-I", "br-3-II", "br-5-II")}, 12)
    play = Playing(g, replacement_segment, "allied")
    assert set(play.ids) == {"br-1-I", "br-2-I", "br-3-II", "br-5-II"}, "three for four"
    play.allied("replacement-choose", "br-1-I", "br-2-I", "br-3-II")
    assert play.is_over
    assert (left(g, "british"), left(g, "french")) == (0, 11)
    assert g.units["br-5-II"].losses == 1


@pytest.mark.parametrize(("gt", "armies"), [(6, {"de-SIXTH"}), (9, {"de-SIXTH", "de-FIFTH"})])
def test_early_german_repls_are_for_the_left_wing(
    gt: int, armies: set[str]
) -> None:  # 16.6.3 CHART.ip#REPL_GE
    units = {"de-SIXTH": ("de-5B-3B",), "de-FIFTH": ("de-9-5",), "de-FIRST": ("de-3-2",)}
    g = reduced(units, gt)
    Playing(g, replacement_segment, "german")
    assert {g.units[id_].army for id_ in whole(g)} == armies


def test_only_infantry_that_is_still_there() -> None:  # 16.6.2#1 16.6.2#3
    g = reduced({FOURTH: ("fr-9c", "fr-22-11", "fr-21-11")}, 6)
    g.move_to("fr-21-11", REMOVED)
    Playing(g, replacement_segment, "allied")
    assert whole(g) == {"fr-22-11"}


def test_stored_repls_are_used_and_debts_come_off_the_next_allotment() -> None:  # 16.6.1#3 16.6#2 16.6.1#1
    g = reduced({FOURTH: ("fr-22-11",)}, 3, {"french": 2})
    Playing(g, replacement_segment, "allied")
    assert (whole(g), left(g, "french")) == (set(), 2), "no army may take any in the first Inter-Phase"
    g = reduced({FOURTH: ("fr-22-11",)}, 6, {"french": -7})
    Playing(g, replacement_segment, "allied")
    assert (whole(g), left(g, "french")) == ({"fr-22-11"}, 0)
    g = reduced({FOURTH: ("fr-22-11",)}, 6, {"french": -9})
    Playing(g, replacement_segment, "allied")
    assert (whole(g), left(g, "french")) == (set(), -1)


def test_an_excess_sr_costs_one() -> None:  # 16.6.1#2
    g = reduced({FOURTH: ("fr-22-11",)}, 6, {"french": 3})
    g.change("fr-22-11", losses=3)
    s06_losses.strike(g, "fr-22-11", "9.10.4")
    assert (left(g, "french"), g.units["fr-22-11"].losses) == (2, 3)


def test_belgians_have_none() -> None:  # 16.6#1
    g = reduced({"be-BELGIAN": ("be-1",)}, 12)
    Playing(g, replacement_segment, "allied")
    assert whole(g) == set()


@pytest.mark.parametrize("gt", [4, 30])
def test_nothing_comes_but_in_an_inter_phase_with_a_row(gt: int) -> None:  # 16.6#1
    g = reduced({FOURTH: ("fr-22-11",)}, gt, {"french": 5})
    Playing(g, replacement_segment, "allied")
    assert (whole(g), left(g, "french")) == (set(), 5)
