"""13.2, 13.3 Deployment of Siege-Artillery and of the markers of Siege-Train HQs."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.games.oao.rules import (
    s02_units,
    s07_moves,
    s07_refused,
    s11_retreat,
    s13_bombardment,
    s13_guns,
    s13_siege,
    s18_operational,
)
from grognard.games.oao.rules.s07_act import Act
from grognard.games.oao.rules.s11_stack import TABLE
from grognard.games.oao.state import OFF_MAP, REMOVED, TRACK, Army, Means, Move, Preparation, State, Unit
from tests.oao.playing import Playing
from tests.oao.scenes import cell, scene

ALONG = "58.28"
"""Liège, with a railway to the German map edge."""


def park(units: dict[str, str], phase: str = "movement", **state: Any) -> State:
    """A movement phase of the German."""
    player = "german" if phase == "movement" else "allied"
    g = scene(units, phase=phase, player=player, **state)
    g.means["german"] = Means(shells={"42": 7, "30.5": 25, "prep": 5})
    return g


@pytest.fixture
def railway(monkeypatch: pytest.MonkeyPatch) -> None:
    """The line at Liège is operational."""
    monkeypatch.setattr(s18_operational, "operational", lambda _g, _side: frozenset({cell(ALONG)}))


def moving(g: State, *units: str, spent: int = 0) -> list[str]:
    """What the siege park may do while these units move."""
    g.move = Move(units, spent=spent, began=g.units[units[0]].where)
    return [option.id for option in s13_siege.options(g)]


def act(g: State, id_: str) -> Playing:
    option = next(each for each in s13_siege.options(g) if each.id == id_)
    return Playing(g, s13_siege.deploy, option.value)


# 13.2.1 guns


@pytest.mark.parametrize(
    ("gun", "counter"), [("de-21cm-3-1", True), ("ah-1", True), ("de-5and6sKM", False), ("de-3kMK", False)]
)
def test_which_guns_deploy_in_which_phase(gun: str, *, counter: bool) -> None:  # 13.2.1#1 13.2.1#2
    g = park({gun: "52.19"})
    assert moving(g, gun) == [f"deploy {gun}"]
    g.phase = "counter_movement"
    assert (moving(g, gun) == [f"deploy {gun}"]) == counter


def test_a_gun_deploys_by_staying_all_the_phase() -> None:
    g = park({"de-21cm-3-1": "52.19"})
    assert moving(g, "de-21cm-3-1", spent=1) == []  # 13.2.1#1
    assert moving(g, "de-21cm-3-1") == ["deploy de-21cm-3-1"]
    act(g, "deploy de-21cm-3-1")
    assert (g.units["de-21cm-3-1"].mode, g.units["de-21cm-3-1"].moved) == ("deploying", True)
    assert g.move is not None
    assert g.move.units == ()
    s13_siege.end_of_phase(g, "german")
    assert g.units["de-21cm-3-1"].mode == "deployed"


def test_it_may_bombard_in_the_player_turn_in_which_it_has_deployed() -> None:  # 13.2.1#3
    g = park({"de-21cm-3-1": "48.31", "fr-fortress-Charlemont": "48.31"})
    g.change("fr-fortress-Charlemont", turned=True)
    moving(g, "de-21cm-3-1")
    act(g, "deploy de-21cm-3-1")
    s13_siege.end_of_phase(g, "german")
    assert not Playing(g, s13_bombardment.bombardments, "german").is_over


def test_a_deployed_gun_is_no_asset() -> None:  # 13.2#1
    g = park({"de-21cm-3-1": "52.19"})
    assert s02_units.is_asset(g, "de-21cm-3-1")
    g.change("de-21cm-3-1", mode="deployed")
    assert not s02_units.is_asset(g, "de-21cm-3-1")
    assert s02_units.values(g, "de-21cm-3-1") == (0, 0, 0, 0, 0), "it neither attacks nor supports"


def test_limbering_up_costs_nothing_and_the_gun_may_go_on() -> None:  # 13.2.1#4
    g = park({"de-21cm-3-1": "52.19"})
    g.change("de-21cm-3-1", mode="deployed")
    assert moving(g, "de-21cm-3-1") == ["limber de-21cm-3-1"]
    act(g, "limber de-21cm-3-1")
    assert (g.units["de-21cm-3-1"].mode, g.units["de-21cm-3-1"].moved) == ("", False)
    assert g.move is not None
    assert (g.move.units, g.move.spent) == (("de-21cm-3-1",), 0)


def test_a_deployed_gun_that_moves_is_mobile() -> None:  # 13.2.1#4
    g = park({"de-21cm-3-1": "52.19"})
    g.change("de-21cm-3-1", mode="deployed", army="de-FIRST")
    g.armies["de-FIRST"] = Army("german")
    play = Playing(g, s07_moves.movement_phase, "german").german("force-choose", "de-21cm-3-1")
    play.german("move-choose", "to 52.20")
    assert (g.units["de-21cm-3-1"].where, g.units["de-21cm-3-1"].mode) == (cell("52.20"), "")


def test_deployment_within_a_movement_phase() -> None:  # 13.2.1#1 13.2.1#3
    g = park({"de-21cm-3-1": "52.19"})
    g.change("de-21cm-3-1", army="de-FIRST")
    g.armies["de-FIRST"] = Army("german")
    play = Playing(g, s07_moves.movement_phase, "german").german("force-choose", "de-21cm-3-1")
    play.german("move-choose", "deploy de-21cm-3-1")
    assert play.is_over
    assert g.units["de-21cm-3-1"].mode == "deployed"


# 13.3.3 markers


@pytest.mark.usefixtures("railway")
def test_an_hq_at_a_railway_deploys_its_markers() -> None:
    g = park({"de-train1": ALONG}, gt=3)
    assert moving(g, "de-train1") == ["deploy de-1sKM", "deploy de-2kMK"]  # 13.3.3#1 13.3.3#3
    play = act(g, "deploy de-1sKM")
    assert play.ids == ["de-2kMK", "done"]
    play.german("deploy-another", "done")
    assert g.units["de-train1"].mode == "deploying"  # 13.3.3#4
    assert g.units["de-1sKM"].where == TRACK
    assert [due.unit for due in g.track[4]] == ["de-1sKM"]  # 13.3.3#4
    assert s13_siege.refused(g, "de-train1", cell("58.27")) is not None  # 13.3.3#6
    assert "13.3.3#6" in [why.rule for why in s07_refused.refusals(g, ("de-train1",), cell("58.27"))]


@pytest.mark.usefixtures("railway")
def test_markers_are_placed_deployed_one_gt_later() -> None:  # 13.3.3#4 13.3.3#5
    g = park({"de-train1": ALONG}, gt=3)
    g.change("de-train1", army="de-SECOND")
    moving(g, "de-train1")
    act(g, "deploy de-1sKM").german("deploy-another", "de-2kMK")
    s13_siege.preliminary(g)
    assert g.units["de-1sKM"].where == TRACK, "not in the same GT"
    g.gt = 4
    s13_siege.preliminary(g)
    for marker in ("de-1sKM", "de-2kMK"):
        assert (g.units[marker].where, g.units[marker].mode) == (cell(ALONG), "deployed")
        assert g.units[marker].army == "de-SECOND"
        assert s13_guns.unready(g, marker) is None  # 13.3.3#2
        assert s13_siege.refused(g, marker, cell("58.27")) is not None  # 13.3.3#2
    assert g.units["de-train1"].mode == ""
    assert 4 not in g.track


@pytest.mark.usefixtures("railway")
def test_what_an_hq_needs_to_deploy_markers() -> None:  # 13.3.3#3
    near = park({"de-train1": "58.27"})
    assert moving(near, "de-train1") == ["deploy de-1sKM", "deploy de-2kMK"], "next to the line"
    assert moving(park({"de-train1": "58.25"}), "de-train1") == []
    assert moving(park({"de-train1": ALONG}), "de-train1", spent=1) == []
    assert moving(park({"de-train1": ALONG}, "counter_movement"), "de-train1") == []
    railborne = park({"de-train1": ALONG})
    railborne.change("de-train1", mode="rail")
    assert moving(railborne, "de-train1") == []


@pytest.mark.usefixtures("railway")
def test_an_hq_that_prepares_may_deploy_markers_in_the_same_gt() -> None:  # C-75 20.EX#2
    g = park({"de-train1": ALONG})
    g.change("de-train1", mode="deploying")
    g.preparation = Preparation("de-train1")
    assert moving(g, "de-train1") == ["deploy de-1sKM", "deploy de-2kMK"]


@pytest.mark.usefixtures("railway")
def test_an_hq_forced_to_retreat_recalls_its_markers() -> None:  # 13.3.3#7
    g = park({"de-train1": ALONG, "de-13-7": ALONG}, gt=3)
    moving(g, "de-train1")
    act(g, "deploy de-1sKM").german("deploy-another", "done")
    assert s13_siege.driven_back(g, ("de-13-7", "de-train1")) == ("de-13-7", "de-train1")
    assert g.units["de-train1"].mode == ""
    assert g.units["de-1sKM"].where == OFF_MAP
    assert 4 not in g.track
    assert s13_siege.reserve(g, "de-train1") == ("de-1sKM", "de-2kMK")


def on_map(g: State, marker: str, where: str = "52.19") -> None:
    g.units[marker] = Unit(marker, "german", OFF_MAP)
    g.move_to(marker, cell(where), mode="deployed")


def test_a_marker_forced_to_retreat_is_eliminated() -> None:  # 13.3.3#2
    g = park({"de-train1": "52.19", "de-5and6sKM": "52.19"})
    on_map(g, "de-1sKM")
    g.change("de-5and6sKM", mode="deployed")
    rest = s13_siege.driven_back(g, ("de-1sKM", "de-5and6sKM"))
    assert rest == ("de-5and6sKM",)
    assert g.units["de-1sKM"].where == REMOVED
    assert g.units["de-5and6sKM"].mode == ""


def test_a_retreat_drives_the_siege_park_back() -> None:  # 13.3.3#2
    g = park({"de-train1": "52.19", "de-13-7": "52.19"})
    on_map(g, "de-1sKM")
    g.phase = "counter_attack"
    units = ("de-13-7", "de-train1", "de-1sKM")
    Playing(g, s11_retreat.retreat, units, 1, TABLE).german("retreat-step", "52.20")
    assert g.units["de-1sKM"].where == REMOVED
    assert g.units["de-train1"].where == cell("52.20")


def test_a_marker_goes_back_to_reserve_in_a_movement_phase() -> None:  # 13.3.3#8
    g = park({"de-train1": "52.19"}, "counter_movement")
    on_map(g, "de-2kMK")
    assert moving(g, "de-2kMK") == ["limber de-2kMK"]
    act(g, "limber de-2kMK")
    assert g.units["de-2kMK"].where == OFF_MAP
    assert "de-2kMK" in s13_siege.reserve(g, "de-train1")


def test_metz_leaves_the_game_when_it_is_un_deployed() -> None:  # 13.3.3#9
    g = park({"de-train2": "52.19"})
    on_map(g, "de-METZ")
    moving(g, "de-METZ")
    act(g, "limber de-METZ")
    assert g.units["de-METZ"].where == REMOVED
    assert s13_siege.reserve(g, "de-train2") == ("de-1kMK",)


@pytest.mark.parametrize("where", [OFF_MAP, TRACK, "52.19"])
def test_metz_leaves_the_game_on_gt_12(where: Any) -> None:  # 13.3.3#9
    g = park({"de-train2": "52.19"}, gt=11)
    on_map(g, "de-METZ")
    if where != "52.19":
        g.move_to("de-METZ", where)
    s13_siege.preliminary(g)
    assert g.units["de-METZ"].where != REMOVED
    g.gt = 12
    s13_siege.preliminary(g)
    assert g.units["de-METZ"].where == REMOVED
    assert s13_siege.reserve(park({"de-train2": "52.19"}, gt=12), "de-train2") == ("de-1kMK",)


def test_a_marker_whose_hq_is_gone_is_not_placed() -> None:
    g = park({"de-train1": "52.19"}, gt=4)
    g.units["de-1sKM"] = Unit("de-1sKM", "german", TRACK)
    g.move_to("de-train1", REMOVED)
    s13_siege.place(g, "de-1sKM")
    assert g.units["de-1sKM"].where == OFF_MAP


def test_reasons() -> None:
    g = park({"de-train1": "52.19", "de-21cm-3-1": "52.19"})
    g.change("de-21cm-3-1", mode="rail")
    moving(g, "de-21cm-3-1")
    refused = s13_siege.deploy_refused(g, "de-21cm-3-1")
    assert refused is not None
    assert refused.rule == "13.2"
    assert s13_siege.limber_refused(g, "de-21cm-3-1") is not None
    assert s13_siege.refused(g, "de-21cm-3-1", cell("52.20")) is None
    assert Act("limber").kind == "limber"
