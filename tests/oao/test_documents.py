"""Documents: what they can say of a position, and that whatever is wrong is refused with its place."""

from __future__ import annotations

from copy import deepcopy
from typing import Any

import pytest

from grognard.engine.errors import BadDocument
from grognard.engine.reasons import Reason
from grognard.games.oao.boards import ground_of
from grognard.games.oao.document import setting
from grognard.games.oao.oob import setup
from grognard.games.oao.rules import (
    s02_units,
    s03_control,
    s07_costs,
    s12_fortress,
    s15_lines,
    s16_arrivals,
    s18_bottlenecks,
    s18_operational,
)
from grognard.games.oao.scenario import scenario_document
from grognard.games.oao.start import begin
from grognard.games.oao.state import REMOVED, State

BASE: dict[str, Any] = {
    "date": "1914-09-05",
    "first": 10,
    "armies": ["de-FIRST", "fr-SIXTH", "br-BEF"],
    "area": {"columns": [13, 34], "rows": [28, 44]},
    "units": {
        "de-depot-FIRST": {"hex": "29.34"},
        "de-7r-4R": {"hex": "23.36"},
        "fr-depot-SIXTH": {"hex": "18.35", "army": "fr-SIXTH"},
        "fr-55r": {"hex": "21.36", "army": "fr-SIXTH", "losses": 1, "level": 2},
    },
}


def document(**changes: Any) -> dict[str, Any]:
    return deepcopy(BASE) | changes


def state(**changes: Any) -> State:
    return begin(document(**changes), {})


def with_unit(id_: str, **unit: Any) -> dict[str, Any]:
    return {"units": {**BASE["units"], id_: unit}}


# what they can say


def test_the_set_up_of_the_campaign_is_for_those_who_begin_with_it() -> None:
    """A later document places everything but the works of the map."""
    early = begin({"date": "1914-08-18", "armies": ["de-FIRST", "fr-FIFTH"]}, {})
    assert early.units["de-3-2"].where == early.board.cell(setup()["de-3-2"].hex)
    assert "de-13-7" not in early.units
    assert "fr-fort-Laon" in early.units
    later = state()
    assert "de-3-2" not in later.units
    assert "fr-fort-Laon" in later.units
    assert "fr-fortress-Verdun-46.44" not in later.units, "outside the area"


def test_losses_and_effectiveness() -> None:
    g = state()
    assert (g.units["fr-55r"].losses, g.units["fr-55r"].level) == (1, 2)
    whole, reduced = state(**with_unit("fr-55r", hex="21.36", army="fr-SIXTH")), g
    assert s02_units.values(reduced, "fr-55r") != s02_units.values(whole, "fr-55r")


def test_what_is_removed_is_out_of_the_game() -> None:
    assert state(**with_unit("fr-fort-Laon", hex="removed")).units["fr-fort-Laon"].where == REMOVED


def test_territory_gives_land_and_railways() -> None:
    """The later entry counts; neutral countries and what is behind the fronts stay as they are."""
    given = [
        {"side": "german", "country": "Belgium"},
        {"side": "allied", "country": "Belgium", "columns": [28, 45]},
        {"side": "allied", "country": "Germany", "rows": [60, 73]},
    ]
    g = state(territory=given)
    cell = g.board.cell
    assert s03_control.controller(g, cell("58.28")) == "german"
    assert g.operational[cell("58.28")] == "german"
    assert s03_control.controller(g, cell("44.15")) == "allied"
    assert cell("44.15") not in g.control, "their own country is not noted"
    assert s03_control.controller(g, cell("65.62")) == "allied"
    assert s03_control.controller(g, cell("46.13")) is None, "the Netherlands"


def test_lines_say_more_than_the_land() -> None:
    g = state(lines={"58.28": "german", "48.21": "none"})
    assert g.operational[g.board.cell("58.28")] == "german"
    assert g.board.cell("48.21") not in g.operational


def test_structures_and_the_reseau_du_nord() -> None:  # 18.3 18.4
    g = state(demolished={"Creil orange": 8}, cleared={"east": 6, "west": 8})
    structures = {s18_operational.key(each): each for each in ground_of(g.board).structures}
    assert s18_operational.is_down(g, structures["Creil orange"])
    assert not s18_operational.is_down(g, structures["Hirson orange"])
    assert s18_operational.is_cleared(g, "west")
    amiens = g.board.cell("22.23")
    assert amiens in state().operational
    assert amiens not in g.operational


def test_bottlenecks() -> None:  # 18.6.2
    g = state(bottlenecks={"15.34": 1.5})
    assert s18_bottlenecks.left(g, "allied", g.board.cell("15.34")) == 3
    assert s18_bottlenecks.left(g, "allied", g.board.cell("08.25")) is None


def test_bases_and_what_was_used() -> None:  # 23.1
    means = {"allied": {"used": ["british transfer"]}}
    g = state(means=means, bases={"br-BEF": "02.46"})
    found = s18_operational.bases_of(g, "br-BEF") or ()
    assert sorted(map(g.board.name, found)) == ["02.36", "02.46"]


def price(g: State) -> int:
    """What the Marne at Saint-Jean costs a division."""
    found = s07_costs.cost(g, ("de-4-2",), g.board.cell("23.38"), g.board.cell("23.37"))
    assert not isinstance(found, Reason)
    return s07_costs.total(found)


def test_bridges_positions_steps_and_floods() -> None:
    g = state(
        **with_unit("de-4-2", hex="23.38"),
        bridges=["23.38/23.37"],
        positions={"23.36": "german"},
        steps_lost={"fr-fortress-Paris-18.37": 1},
        flooded=True,
    )
    assert g.bridges == {"23.37/23.38": True}
    mended = state(**with_unit("de-4-2", hex="23.38"))
    assert price(g) > price(mended)  # 7.1.4a#2
    assert g.positions == {g.board.cell("23.36"): "german"}
    whole = s12_fortress.fortress(g, "fr-fortress-Paris-18.37").steps
    assert s12_fortress.steps_left(g, "fr-fortress-Paris-18.37") == whole - 1
    assert g.flooded


def test_means() -> None:
    given = {
        "rail_points": 2.5,
        "positions": "unlimited",
        "replacements": {"french": 3},
        "special": ["belgian"],
    }
    g = state(means={"allied": given, "german": {"shells": {"42": 1}, "shortages": 2}})
    assert g.means["allied"].rail_points == 5
    assert g.means["allied"].positions is None
    assert g.means["allied"].replacements == {"french": 3}
    assert g.means["german"].shells["42"] == 1
    assert g.means["german"].shells["30.5"] == 25  # 13.4
    assert g.means["german"].shortages == 2


def test_reserves_whose_markers_were_turned() -> None:  # 22.4
    assert not state().units["fr-55r"].later
    assert state(means={"allied": {"used": ["french reserve"]}}).units["fr-55r"].later


def test_arrivals_of_their_own() -> None:  # 16.1#1
    g = state(arrivals=[{"gt": 11, "units": ["fr-45"], "army": "fr-SIXTH", "hex": "18.36"}])
    event = g.setting.arrivals[0]
    assert event in s16_arrivals.events(g)
    assert not s16_arrivals.due(g, "allied")
    g.gt = 11
    (number,) = s16_arrivals.due(g, "allied")
    assert s16_arrivals.events(g)[number] is event


def test_boundaries_that_were_drawn() -> None:  # 5.1.1
    drawn = {"armies": ["fr-SIXTH", "br-BEF"], "hexes": ["22.36", "18.40"]}
    (found,) = state(boundaries=[drawn]).boundaries
    assert (found.first, found.second) == ("fr-SIXTH", "br-BEF")
    assert found.points == tuple(map(state().board.cell, drawn["hexes"]))


def test_a_complete_document_adds_nothing() -> None:
    g = state(complete=True, displays={"de-FIRST": {}, "fr-SIXTH": {}})
    assert set(g.units) == set(BASE["units"]), "not even the works of the map"
    assert set(g.armies) == {"de-FIRST", "fr-SIXTH"}
    assert not g.boundaries
    assert not g.control


def test_fronts_change_nothing_outside_the_area() -> None:
    g = state()
    assert all(s03_control.behind(g, side) <= g.setting.area for side in ("allied", "german"))


def test_supply_lines_go_on_beyond_the_area() -> None:
    g = state()
    way = s15_lines.locs(g, "allied")["fr-depot-SIXTH"]
    assert not set(way) <= g.setting.area
    assert s18_operational.edges(g.board, "allied") & set(way)


# what is refused


REFUSED: list[tuple[dict[str, Any], str]] = [
    ({"date": "soon"}, "date"),
    ({"map": "atlantis"}, "map"),
    ({"moon": "full"}, "moon"),
    ({"first": 0}, "first"),
    ({"last": 9}, "last"),
    ({"gt": 9}, "gt"),
    ({"player": "french"}, "player"),
    ({"phase": "lunch"}, "phase"),
    ({"armies": ["de-FIRST", "de-TENTH"]}, "armies[1]"),
    ({"area": {"columns": [30, 20], "rows": [28, 44]}}, "area.columns"),
    ({"area": {"columns": [13, 34], "rows": [44, 28]}}, "area.rows"),
    ({"area": {"columns": [80, 90], "rows": [28, 44]}}, "area"),
    ({"area": {"columns": [13, 34]}}, "area.rows"),
    ({"victory": {"objectives": {"99.99": 3}}}, "victory.objectives.99.99"),
    ({"victory": {"objectives": {"46.45": 3}}}, "victory.objectives.46.45"),
    ({"victory": {"objectives": {"22.37": 0}}}, "victory.objectives.22.37"),
    ({"victory": {"german": -5, "allied": 5}}, "victory.allied"),
    (with_unit("de-99", hex="23.36"), "units.de-99"),
    (with_unit("de-4-2", hex="99.99"), "units.de-4-2.hex"),
    (with_unit("de-4-2", hex="46.45"), "units.de-4-2.hex"),
    (with_unit("de-4-2", hex="23.36+23.38"), "units.de-4-2.hex"),
    (with_unit("de-4-2", hex="21.36"), "units.de-4-2.hex"),
    (with_unit("de-4-2", hex="23.36", side="german"), "units.de-4-2.side"),
    (with_unit("de-4-2", hex=2336), "units.de-4-2.hex"),
    (with_unit("de-4-2"), "units.de-4-2.hex"),
    (with_unit("de-4-2", hex="23.36", losses=4), "units.de-4-2.losses"),
    (with_unit("de-4-2", hex="23.36", level=7), "units.de-4-2.level"),
    (with_unit("de-Jaeger2", hex="23.36", level=1), "units.de-Jaeger2.level"),
    (with_unit("de-depot-SECOND", hex="29.34", army="de-FIRST", losses=1), "units.de-depot-SECOND.losses"),
    (with_unit("de-4-2", hex="23.36", army="de-SECOND"), "units.de-4-2.army"),
    (with_unit("de-13-7", hex="23.36"), "units.de-13-7.army"),
    (with_unit("de-4-2", hex="23.36", corps="de-99"), "units.de-4-2.corps"),
    (with_unit("de-4-2", hex="23.36", mode="balloon"), "units.de-4-2.mode"),
    (with_unit("de-4-2", hex="23.36", task="sleeping"), "units.de-4-2.task"),
    (with_unit("de-4-2", hex="23.36", prepared="99.99"), "units.de-4-2.prepared"),
    ({"displays": {"de-SECOND": {}}}, "displays"),
    ({"displays": {"de-FIRST": {"plan": "Schlieffen"}}}, "displays.de-FIRST.plan"),
    ({"displays": {"de-FIRST": {"cavalry": 3}}}, "displays.de-FIRST.cavalry"),
    ({"means": {"french": {}}}, "means"),
    ({"means": {"allied": {"rail_points": 0.3}}}, "means.allied.rail_points"),
    ({"means": {"allied": {"rail_points": -1}}}, "means.allied.rail_points"),
    ({"means": {"allied": {"positions": "many"}}}, "means.allied.positions"),
    ({"means": {"allied": {"positions": -1}}}, "means.allied.positions"),
    ({"means": {"allied": {"replacements": {"german": 1}}}}, "means.allied.replacements"),
    ({"means": {"allied": {"shells": {"42": 1}}}}, "means.allied.shells"),
    ({"means": {"german": {"shells": {"75": 1}}}}, "means.german.shells"),
    ({"means": {"german": {"special": ["belgian"]}}}, "means.german.special[0]"),
    ({"means": {"german": {"shortages": 7}}}, "means.german.shortages"),
    ({"means": {"german": {"reattached": ["de-99"]}}}, "means.german.reattached[0]"),
    (
        {"means": {"german": {"reattached": ["de-3-2", "de-4-2", "de-7-4", "de-8-4"]}}},
        "means.german.reattached",
    ),
    ({"territory": [{"side": "french"}]}, "territory[0].side"),
    ({"territory": [{"side": "german", "country": "Spain"}]}, "territory[0].country"),
    ({"territory": [{"side": "german", "columns": [9, 1]}]}, "territory[0].columns"),
    ({"territory": [{"country": "Belgium"}]}, "territory[0].side"),
    ({"control": {"22.37": "french"}}, "control.22.37"),
    ({"control": {"99.99": "german"}}, "control.99.99"),
    ({"positions": {"22.37": "french"}}, "positions.22.37"),
    ({"bridges": ["24.38/29.34"]}, "bridges[0]"),
    ({"bridges": ["24.38"]}, "bridges[0]"),
    ({"bridges": ["20.40/20.41"]}, "bridges[0]"),
    ({"steps_lost": {"fr-55r": 1}}, "steps_lost.fr-55r"),
    ({"steps_lost": {"fr-fortress-Paris-18.37": 9}}, "steps_lost.fr-fortress-Paris-18.37"),
    ({"lines": {"22.36": "german"}}, "lines.22.36"),
    ({"lines": {"58.28": "french"}}, "lines.58.28"),
    ({"demolished": {"Tower Bridge": 3}}, "demolished"),
    ({"demolished": {"Creil orange": 0}}, "demolished.Creil orange"),
    ({"cleared": {"south": 3}}, "cleared"),
    ({"cleared": {"east": 99}}, "cleared.east"),
    ({"bottlenecks": {"22.37": 3}}, "bottlenecks.22.37"),
    ({"bottlenecks": {"15.34": 0.3}}, "bottlenecks.15.34"),
    ({"bases": {"fr-SIXTH": "02.46"}}, "bases"),
    ({"bases": {"br-BEF": "99.99"}}, "bases.br-BEF"),
    ({"was_german": ["99.99"]}, "was_german.99.99"),
    ({"ruined": ["99.99"]}, "ruined.99.99"),
    ({"boundaries": [{"armies": ["fr-SIXTH", "fr-FIFTH"], "hexes": ["22.36"]}]}, "boundaries[0].armies"),
    (
        {"boundaries": [{"armies": ["fr-SIXTH", "de-FIRST"], "hexes": ["22.36", "18.36"]}]},
        "boundaries[0].armies",
    ),
    ({"boundaries": [{"armies": ["fr-SIXTH", "br-BEF"], "hexes": ["22.36"]}]}, "boundaries[0].hexes"),
    (
        {"boundaries": [{"armies": ["fr-SIXTH", "br-BEF"], "hexes": ["22.36", "99.99"]}]},
        "boundaries[0].hexes",
    ),
    ({"overlapping": ["fr-FIFTH"]}, "overlapping[0]"),
    ({"checked": ["fr-55r"]}, "checked[0]"),
    ({"embarked": ["fr-99"]}, "embarked[0]"),
    ({"preparation": {"hq": "de-99"}}, "preparation.hq"),
    ({"preparation": {"hq": "de-7r-4R", "target": "99.99"}}, "preparation.target"),
    ({"track": [{"gt": 9, "kind": "siege", "unit": "fr-55r", "side": "allied"}]}, "track[0].gt"),
    ({"track": [{"gt": 11, "kind": "tea", "unit": "fr-55r", "side": "allied"}]}, "track[0].kind"),
    ({"track": [{"gt": 11, "kind": "siege", "unit": "fr-99", "side": "allied"}]}, "track[0].unit"),
    ({"track": [{"gt": 11, "kind": "siege", "unit": "fr-55r", "side": "french"}]}, "track[0].side"),
    (
        {"track": [{"gt": 11, "kind": "relocation", "unit": "fr-depot-SIXTH", "side": "allied", "hex": "x"}]},
        "track[0].hex",
    ),
    (with_unit("de-4-2", hex="23.36", site="99.99"), "units.de-4-2.site"),
    (with_unit("de-4-2", hex="23.36", ammo=-1), "units.de-4-2.ammo"),
    ({"means": {"german": {"lines": ["de-TENTH"]}}}, "means.german.lines"),
    ({"arrivals": [{"gt": 9, "units": ["fr-45"], "army": "fr-SIXTH", "hex": "18.36"}]}, "arrivals[0].gt"),
    ({"arrivals": [{"gt": 11, "units": [], "army": "fr-SIXTH", "hex": "18.36"}]}, "arrivals[0].units"),
    (
        {"arrivals": [{"gt": 11, "units": ["fr-99"], "army": "fr-SIXTH", "hex": "18.36"}]},
        "arrivals[0].units[0]",
    ),
    (
        {"arrivals": [{"gt": 11, "units": ["fr-55r"], "army": "fr-SIXTH", "hex": "18.36"}]},
        "arrivals[0].units[0]",
    ),
    ({"arrivals": [{"gt": 11, "units": ["fr-45"], "army": "fr-FIFTH", "hex": "18.36"}]}, "arrivals[0].army"),
    (
        {"arrivals": [{"gt": 11, "units": ["fr-45"], "army": "fr-SIXTH", "corps": "x", "hex": "18.36"}]},
        "arrivals[0].corps",
    ),
    ({"arrivals": [{"gt": 11, "units": ["fr-45"], "army": "fr-SIXTH", "hex": "99.99"}]}, "arrivals[0].hex"),
    ({"arrivals": [{"gt": 11, "units": ["fr-45"], "army": "fr-SIXTH", "entry": "Z"}]}, "arrivals[0].entry"),
    ({"arrivals": [{"gt": 11, "units": ["fr-45"], "army": "fr-SIXTH"}]}, "arrivals[0]"),
]


@pytest.mark.parametrize(("changes", "where"), REFUSED, ids=[where for _, where in REFUSED])
def test_whatever_is_wrong_is_refused_with_its_place(changes: dict[str, Any], where: str) -> None:
    with pytest.raises(BadDocument) as caught:
        state(**changes)
    assert caught.value.where == where
    assert caught.value.message


def test_the_setting_alone_refuses_too() -> None:
    with pytest.raises(BadDocument, match=r"^last: "):
        setting(document(last=3), {})


def test_enemies_may_be_with_a_fortress_that_has_lost_its_garrison() -> None:  # 7.1.2#6
    given = document(**with_unit("de-4-2", hex="18.37"))
    with pytest.raises(BadDocument, match=r"^units.de-4-2.hex: enemies are in 18.37"):
        begin(given, {})
    given["units"]["fr-fortress-Paris-18.37"] = {"hex": "18.37", "turned": True}
    assert begin(given, {}).units["de-4-2"].where >= 0


def test_there_is_no_such_scenario() -> None:
    with pytest.raises(BadDocument, match=r"^scenario: "):
        scenario_document("verdun")
