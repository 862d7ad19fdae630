"""20 Preparatory Bombardment: the routine from its initiation to its end, and the example before Antwerpen."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.games.oao.rules import (
    s07_refused,
    s13_bombardment,
    s13_guns,
    s13_siege,
    s18_operational,
    s20_preparation,
)
from grognard.games.oao.state import OFF_MAP, REMOVED, TRACK, Due, Means, Move, Preparation, State, Unit
from tests.oao.playing import Playing
from tests.oao.scenes import cell, scene

GUNS = ("de-21cm-2and3-4", "de-21cm-2and3-7", "de-21cm-1and2-9")
TARGET = cell("52.18")
ANTWERPEN = "be-fortress-Antwerpen-52.18"


def before_antwerpen(gt: int = 21, more: dict[str, str] | None = None, *, routine: bool = True) -> State:
    """The German before 52.18 in his Attack Phase, with the Prep marker on his HQ and all guns deployed."""  # 20.EX#1
    heavy = ("de-5and6sKM", "de-3kMK")
    stack = dict.fromkeys(("de-train1", *GUNS, *heavy, "de-5r-3R", "de-Marine-Belgien"), "52.19")
    others = dict.fromkeys(("de-6r-3R", "de-26Lw-Belgien", "ah-1", "ah-2"), "53.19")
    belgians = {"be-3": "52.18", "be-5": "53.18", **(more or {})}
    g = scene({**stack, **others, **belgians}, gt=gt, player="german", phase="attack")
    g.means = {"german": Means(shells={"42": 7, "30.5": 25, "prep": 5}), "allied": Means()}
    for id_ in s13_guns.on_map(g, "german"):
        g.change(id_, mode="deployed")
    g.change("de-5r-3R", prepared=TARGET)
    if routine:
        g.preparation = Preparation("de-train1", placed=True)
    return g


def conduct(g: State, target: str = "52.18") -> Playing:
    return Playing(g, s20_preparation.conduct, cell(target))


def is_deploying(g: State) -> bool:
    return g.units["de-train1"].mode == "deploying"


def rule_of(g: State, target: str = "52.18") -> str | None:
    found = s20_preparation.refused(g, cell(target))
    return None if found is None else found.rule


@pytest.fixture
def railway(monkeypatch: pytest.MonkeyPatch) -> None:
    """The line at 53.20 is operational."""  # 20.EX#2
    monkeypatch.setattr(s18_operational, "operational", lambda _g, _side: frozenset({cell("53.20")}))


# the example


@pytest.mark.usefixtures("railway")
def test_the_routine_is_initiated_on_gt_20() -> None:  # 20.EX#2
    """The HQ turns, the Prep marker and 1 sKM go to GT 21, 2 kMK stays in reserve."""
    g = before_antwerpen(20, routine=False)
    g.phase = "supply"
    Playing(g, s20_preparation.initiate).german("prep-initiate", "de-train1")
    assert is_deploying(g)  # 20.1#1
    assert [due.kind for due in g.track[21]] == ["prep"]  # 20.1#1
    g.phase = "movement"
    g.move = Move(("de-train1",), began=cell("52.19"))
    first = next(each for each in s13_siege.options(g) if each.id == "deploy de-1sKM")
    Playing(g, s13_siege.deploy, first.value).german("deploy-another", "done")
    assert [due.unit for due in g.track[21]] == ["de-train1", "de-1sKM"]
    g.move = None
    g.gt = 21  # 20.EX#3
    s13_siege.preliminary(g)
    s20_preparation.preliminary(g)
    assert g.preparation == Preparation("de-train1", placed=True)  # 20.1#2
    assert g.units["de-1sKM"].where == cell("52.19")
    assert s13_siege.reserve(g, "de-train1") == ("de-2kMK",)
    assert not is_deploying(g)  # C-49
    assert 21 not in g.track


def test_the_prep_roll_before_antwerpen() -> None:  # 20.EX#5
    """Three 21cm units of x2 and 1 sKM; a 5 without DRM: 3 shifts, an SR for the 3rd Division, +4 to its check."""
    g = before_antwerpen()
    g.units["de-1sKM"] = Unit("de-1sKM", "german", OFF_MAP)
    g.move_to("de-1sKM", cell("52.19"), mode="deployed")
    play = conduct(g)
    assert dict(play.asked.args) == {"hex": "52.18", "guns": 6, "drm": 0}  # 20.2#3
    play.german("prep-conduct", "yes").german("prep-heavy", "de-1sKM").dice(5)
    assert play.is_over
    assert s20_preparation.effects(g, TARGET) == (3, 4)  # 20.4#2 20.5#4
    assert g.units["be-3"].losses == 1  # 20.5#4
    assert g.means["german"].shells == {"42": 7, "30.5": 24, "prep": 5}  # 20.1#5
    assert {*GUNS, "de-1sKM"} == set(g.bombarded)


def test_the_finishing_phase_of_the_example() -> None:  # 20.EX#9
    g = before_antwerpen()
    g.phase = "finishing"
    play = Playing(g, s20_preparation.routine)
    assert g.means["german"].shells["prep"] == 4
    assert dict(play.asked.args)["left"] == 4
    play.german("prep-end", "no")
    assert g.preparation is not None


# 20.1 initiation


@pytest.mark.usefixtures("railway")
def test_it_may_be_initiated_until_gt_22() -> None:  # 20.6.1
    for gt, may in ((22, True), (23, False)):
        g = before_antwerpen(gt, routine=False)
        assert (s20_preparation.initiate_refused(g, "de-train1") is None) == may
        assert Playing(g, s20_preparation.initiate).is_over == (not may)


@pytest.mark.usefixtures("railway")
def test_what_an_hq_needs_to_initiate() -> None:  # 20.1#1
    g = before_antwerpen(more={"de-train2": "52.22"}, routine=False)
    play = Playing(g, s20_preparation.initiate)
    assert play.ids == ["de-train1", "pass"]
    assert play.why_not("unit:de-train2") == ["20.1#1"]
    assert play.why_not("unit:de-5r-3R") == ["20.0"]
    play.german("prep-initiate", "pass")
    assert g.preparation is None


@pytest.mark.usefixtures("railway")
def test_one_routine_at_a_time_and_each_hq_once() -> None:  # 20.0 13.3.2
    g = before_antwerpen(more={"de-train2": "53.19"})
    assert s20_preparation.beginners(g) == ()
    g.phase = "finishing"
    Playing(g, s20_preparation.routine).german("prep-end", "yes")
    assert s20_preparation.beginners(g) == ("de-train2",), "the first is gone for ever"


@pytest.mark.usefixtures("railway")
def test_the_routine_goes_on_where_its_hq_had_to_retreat_to() -> None:  # 20.1#3 20.1#6 20.2#1
    g = before_antwerpen()
    g.move_to("de-train1", cell("53.19"))
    assert rule_of(g, "53.18") == "20.2#1", "it needs its division and guns anew"
    Playing(g, s20_preparation.routine).german("prep-end", "no")
    assert g.preparation is not None


def test_no_initiation_without_prep_ammo() -> None:  # 20.6
    g = before_antwerpen(routine=False)
    g.means["german"] = Means(shells={"prep": 0})
    found = s20_preparation.initiate_refused(g, "de-train1")
    assert found is not None
    assert found.rule == "20.6"


def test_the_hq_is_frozen() -> None:  # 20.1#3
    g = before_antwerpen()
    found = s13_siege.refused(g, "de-train1", cell("52.20"))
    assert found is not None
    assert found.rule == "20.1#3"
    assert "20.1#3" in [why.rule for why in s07_refused.refusals(g, ("de-train1",), cell("52.20"))]
    g.preparation = None
    assert s13_siege.refused(g, "de-train1", cell("52.20")) is None


def test_nothing_is_bombarded_before_the_marker_is_placed() -> None:  # 20.1#2 20.1#4
    g = before_antwerpen()
    assert rule_of(g) is None
    g.preparation = Preparation("de-train1")
    assert rule_of(g) == "20.1"
    assert conduct(g).is_over


# 20.1#4, 20.2, 20.3 requirements


def test_one_bombardment_in_each_german_attack_phase_of_a_hex_next_to_the_hq() -> None:  # 20.1#4
    g = before_antwerpen()
    g.change("de-5r-3R", prepared=cell("51.18"))
    assert rule_of(g, "51.18") == "20.1#4", "not next to it"
    g.change("de-5r-3R", prepared=TARGET)
    conduct(g).german("prep-conduct", "yes").german("prep-heavy", "pass").dice(6)
    for id_ in GUNS:
        del g.bombarded[id_]
    assert rule_of(g) == "20.1#4"
    g = before_antwerpen()
    g.phase, g.player = "counter_attack", "allied"
    assert rule_of(g) == "20.1#4"


def test_it_may_be_left_undone() -> None:  # 20.1#4
    g = before_antwerpen()
    assert conduct(g).german("prep-conduct", "no").is_over
    assert s20_preparation.effects(g, TARGET) == (0, 0)
    assert g.bombarded == {}


def test_an_infantry_division_with_the_hq_points_at_the_target() -> None:  # 20.2#1
    g = before_antwerpen()
    g.change("de-5r-3R", prepared=cell("51.19"))
    assert rule_of(g) == "20.2#1"
    g.change("de-6r-3R", prepared=TARGET)
    assert rule_of(g) == "20.2#1", "not in the hex of the HQ"
    g.move_to("de-26Lw-Belgien", cell("52.19"), prepared=TARGET)
    assert rule_of(g) == "20.2#1", "a brigade does not do"
    g.change("de-5r-3R", prepared=TARGET)
    assert rule_of(g) is None


def test_four_21cm_units_are_deployed_with_the_hq() -> None:  # 20.2#2 20.2#3
    g = before_antwerpen()
    g.move_to(GUNS[0], cell("53.19"))
    assert rule_of(g) is None, "two units of x2 count as four"
    g.change(GUNS[1], mode="")
    assert rule_of(g) == "20.2#2"
    g.units["de-METZ"] = Unit("de-METZ", "german", OFF_MAP)
    g.move_to("de-METZ", cell("52.19"), mode="deployed")
    assert s20_preparation.strength(g, s20_preparation.light_guns(g)) == 6
    g.change(GUNS[2], mode="")
    assert rule_of(g) is None, "METZ alone counts as four"


def test_guns_do_not_bombard_twice_in_a_phase() -> None:  # 13.2#3
    g = before_antwerpen(more={ANTWERPEN: "52.18"})
    play = Playing(g, s13_bombardment.bombardments, "german").german("bombard-target", ANTWERPEN)
    play.german("bombard-gun", GUNS[0]).german("bombard-pioneers", "no").dice(6)
    play.german("bombard-pioneers", "no").dice(6).german("bombard-target", "done")
    assert GUNS[0] not in s20_preparation.light_guns(g)
    conduct(g).german("prep-conduct", "yes").german("prep-heavy", "pass").dice(6)
    found = s13_guns.unready(g, GUNS[1])
    assert found is not None
    assert found.rule == "13.2#3"


@pytest.mark.parametrize(
    ("here", "target", "rule", "flooded"),
    [
        ("41.73", "42.73", "20.3#1", False),
        ("01.46", "02.46", "20.3#2", False),
        ("01.21", "02.21", "20.3#2", False),
        ("35.11", "36.11", "20.3#2", True),
        ("35.11", "36.11", None, False),
        ("52.19", "52.18", None, False),
    ],
)
def test_terrain_restrictions(
    here: str, target: str, rule: str | None, *, flooded: bool
) -> None:  # 20.3#1 20.3#2
    g = scene({}, flooded=flooded)
    found = s20_preparation.barred(g, cell(here), cell(target))
    assert (None if found is None else found.rule) == rule


# 20.5 the roll


@pytest.mark.parametrize(
    ("here", "target", "drm"),
    [("03.24", "02.24", 2), ("26.45", "26.44", 3), ("29.44", "29.43", 1), ("52.19", "52.18", 0)],
)
def test_modifiers(here: str, target: str, drm: int) -> None:  # 20.5#2 20.5#3
    g = scene({"de-train1": here}, preparation=Preparation("de-train1", placed=True))
    assert s20_preparation.modifiers(g, cell(target)).total == drm


def test_a_heavy_gun_takes_part_if_its_owner_wants_it() -> None:  # 20.1#5 20.4#2
    g = before_antwerpen()
    play = conduct(g).german("prep-conduct", "yes")
    assert play.ids == ["de-5and6sKM", "de-3kMK", "pass"], "those with the HQ"
    assert play.why_not("unit:ah-1") == ["20.2#2"]
    assert play.why_not(f"unit:{GUNS[0]}") == ["20.4#2"]
    assert play.why_not("unit:de-5r-3R") == ["13.0"]
    play.german("prep-heavy", "de-3kMK").dice(5)
    assert g.means["german"].shells == {"42": 6, "30.5": 25, "prep": 5}
    assert s20_preparation.effects(g, TARGET) == (3, 4)
    light = before_antwerpen()
    conduct(light).german("prep-conduct", "yes").german("prep-heavy", "pass").dice(5)
    assert light.means["german"].shells == {"42": 7, "30.5": 25, "prep": 5}
    assert s20_preparation.effects(light, TARGET) == (3, 3)


def test_a_heavy_gun_without_shells_takes_no_part() -> None:  # 13.4 20.1#5
    g = before_antwerpen()
    g.means["german"] = Means(shells={"42": 0, "30.5": 1, "prep": 5})
    assert s20_preparation.heavy_guns(g) == ("de-5and6sKM",)


def test_a_fortress_in_the_hex_saves_from_shifts() -> None:  # 20.5#1
    g = before_antwerpen(more={ANTWERPEN: "52.18"})
    conduct(g).german("prep-conduct", "yes").german("prep-heavy", "pass").dice(5)
    assert s20_preparation.effects(g, TARGET) == (0, 3)
    g.move_to(ANTWERPEN, REMOVED)
    assert s20_preparation.effects(g, TARGET) == (3, 3)


def test_effects_are_for_the_attack_on_that_hex_in_that_phase() -> None:  # 20.4#1 20.4#2
    g = before_antwerpen()
    conduct(g).german("prep-conduct", "yes").german("prep-heavy", "pass").dice(5)
    assert s20_preparation.effects(g, cell("53.18")) == (0, 0)
    g.phase = "counter_attack"
    assert s20_preparation.effects(g, TARGET) == (0, 0)
    g.phase = "finishing"
    Playing(g, s20_preparation.routine).german("prep-end", "no")
    g.phase = "attack"
    assert s20_preparation.effects(g, TARGET) == (0, 0)


def test_an_empty_hex_suffers_nothing() -> None:
    g = before_antwerpen()
    g.move_to("be-3", cell("51.18"))
    assert conduct(g).german("prep-conduct", "yes").german("prep-heavy", "pass").dice(5).is_over


# 20.1, 20.6 the end


def finish(g: State) -> Playing:
    g.phase = "finishing"
    return Playing(g, s20_preparation.routine)


def test_every_gt_with_an_active_routine_uses_up_ammo_fired_or_not() -> None:  # 20.6
    g = before_antwerpen()
    for left in (4, 3, 2, 1):
        finish(g).german("prep-end", "no")
        assert g.means["german"].shells["prep"] == left
    assert finish(g).is_over  # 20.1#7
    assert g.means["german"].shells["prep"] == 0
    assert g.preparation is None


def test_a_routine_whose_marker_is_on_the_track_uses_up_nothing() -> None:  # 20.6
    g = before_antwerpen()
    g.preparation = Preparation("de-train1")
    assert finish(g).is_over
    assert g.means["german"].shells["prep"] == 5


def test_with_the_routine_the_hq_and_its_markers_leave_the_game() -> None:  # 20.1#6 20.1#8
    g = before_antwerpen()
    for marker, where in (("de-1sKM", cell("52.19")), ("de-2kMK", TRACK)):
        g.units[marker] = Unit(marker, "german", OFF_MAP)
        g.move_to(marker, where)
    g.track[22] = (Due("siege", "de-2kMK"),)
    finish(g).german("prep-end", "yes")
    assert {g.units[id_].where for id_ in ("de-train1", "de-1sKM", "de-2kMK")} == {REMOVED}
    assert 22 not in g.track
    assert g.units[GUNS[0]].where == cell("52.19"), "the guns stay"
    reserve = before_antwerpen()
    finish(reserve).german("prep-end", "yes")
    assert reserve.units["de-1sKM"].where == REMOVED


def test_a_routine_ends_with_its_hq() -> None:
    g = before_antwerpen()
    g.move_to("de-train1", REMOVED)
    assert rule_of(g) == "20.1"
    assert finish(g).is_over
    assert g.preparation is None
    g.gt = 21
    s20_preparation.preliminary(g)
    assert g.preparation is None
    assert Playing(g, s20_preparation.routine).is_over


def test_the_marker_of_a_lost_hq_is_not_placed() -> None:
    g = before_antwerpen()
    g.preparation = Preparation("de-train1")
    g.track[21] = (Due("prep", "de-train1"),)
    g.move_to("de-train1", REMOVED)
    s20_preparation.preliminary(g)
    assert g.preparation == Preparation("de-train1")


def test_the_defenders_choose_who_suffers() -> None:  # 20.5#4
    g = before_antwerpen(more={"be-4": "52.18"})
    play: Any = conduct(g).german("prep-conduct", "yes").german("prep-heavy", "pass").dice(5)
    play.allied("choose-reduced", "be-4")
    assert (g.units["be-3"].losses, g.units["be-4"].losses) == (0, 1)
