"""3.4: Front Lines, Adjoining Fronts, Open Flanks and the control of the map."""

from __future__ import annotations

import pytest

from grognard.engine.board import Cell
from grognard.games.oao.boards import ground
from grognard.games.oao.counters import Type
from grognard.games.oao.counters_read import counters
from grognard.games.oao.rules import s03_control, s03_front
from grognard.games.oao.state import SIDES, State
from tests.oao.campaign import campaign
from tests.oao.scenes import cell, scene

BOARD = ground().board


def facing(french: dict[str, str], german: dict[str, str]) -> State:
    """Divisions of the French First Army and of the German Sixth."""
    g = scene(french | german)
    for id_ in french:
        g.change(id_, army="fr-FIRST")
    for id_ in german:
        g.change(id_, army="de-SIXTH")
    return g


def names(cells: tuple[Cell, ...]) -> list[str]:
    return [BOARD.name(each) for each in cells]


def line(g: State, army: str = "fr-FIRST") -> list[str]:
    found = s03_front.front(g, army)
    assert found is not None
    return names(found.line)


EAST = {"de-1B-1B": "50.40"}
LOC = next(unit.id for unit in counters().combat() if unit.type == Type.LOC_INFANTRY)


def test_the_line_runs_from_member_to_member_and_ends_with_them() -> None:  # 3.4.1#1 3.4.1#4
    g = facing({"fr-15-8": "44.37", "fr-16-8": "44.39", "fr-25-13": "44.41"}, EAST)
    assert line(g) == ["44.37", "44.38", "44.39", "44.40", "44.41"]


def test_a_member_behind_another_is_not_on_the_line() -> None:  # 3.4.1#1
    g = facing({"fr-15-8": "44.39", "fr-16-8": "44.40", "fr-25-13": "42.40"}, EAST)
    assert "42.40" not in line(g)


@pytest.mark.parametrize(("second", "linked"), [("44.40", True), ("44.41", False)])
def test_members_are_at_most_three_hexes_apart(second: str, *, linked: bool) -> None:  # 3.4.1#3 3.4.1#5
    g = facing({"fr-15-8": "44.37", "fr-16-8": "44.36", "fr-25-13": second}, EAST)
    assert (second in line(g)) is linked
    assert "44.37" in line(g), "the main concentration is the larger group"


@pytest.mark.parametrize("unit", ["fr-9c", LOC, "fr-4-train"])
def test_cavalry_loc_units_and_trains_make_no_line(unit: str) -> None:  # 3.4.1#1
    g = scene({unit: "44.40", "fr-15-8": "44.40"})
    assert not s03_front.counts(g, unit)
    assert s03_front.counts(g, "fr-15-8")


def test_a_formation_on_a_railway_makes_no_line() -> None:  # 3.4.1#1
    g = facing({"fr-15-8": "44.40"}, EAST)
    g.change("fr-15-8", mode="rail")
    assert s03_front.front(g, "fr-FIRST") is None


def test_the_line_avoids_enemy_units() -> None:  # 3.4.1#1
    g = facing({"fr-15-8": "44.38", "fr-16-8": "44.40"}, {"de-1B-1B": "44.39"})
    assert "44.39" not in line(g)


def test_the_line_does_not_cut_off_enemies_but_in_a_zone() -> None:  # 3.4.1#2
    members = {"fr-15-8": "44.38", "fr-16-8": "44.41"}
    g = facing(members, {"de-1B-1B": "41.40", "de-1B-train": "47.39"})
    links = s03_front.Links(s03_front.field(g, "allied"))
    assert links.usable(cell("44.39")), "in a friendly ZOC"
    assert not links.usable(cell("46.39"))
    assert links.usable(cell("46.44")), "not between them"


def test_armies_adjoin_within_three_hexes() -> None:  # 3.4.2#1
    g = facing({"fr-15-8": "44.38", "fr-11-20": "44.41"}, EAST)
    g.change("fr-11-20", army="fr-SECOND")
    (both,) = s03_front.adjoining(g, "allied")
    assert set(both.armies) == {"fr-FIRST", "fr-SECOND"}
    assert len(both.line) == 4
    g.move_to("fr-11-20", cell("44.42"))
    assert len(s03_front.adjoining(g, "allied")) == 2


def test_a_front_that_reaches_the_sea_or_the_netherlands_has_no_open_flank() -> None:  # 3.4.2#2
    g = facing({"fr-15-8": "40.11"}, {"de-1B-1B": "50.20"})
    assert s03_control.open_flank(s03_front.field(g, "allied")) is None
    g = facing({"fr-15-8": "30.30"}, {"de-1B-1B": "58.19"})
    assert s03_control.open_flank(s03_front.field(g, "german")) is None
    assert s03_control.open_flank(s03_front.field(g, "allied")) == (cell("09.25"), cell("30.30"))


def test_the_belgians_alone_do_not_close_the_flank() -> None:  # 3.4.2#3
    g = facing({"fr-15-8": "30.30", "be-1": "40.11"}, {"de-1B-1B": "50.28"})
    g.change("be-1", army="be-BELGIAN")
    assert s03_control.open_flank(s03_front.field(g, "allied")) is not None
    g.move_to("be-1", cell("30.32"))
    assert s03_control.open_flank(s03_front.field(g, "allied")) is not None, (
        "adjoining, but nowhere near the sea"
    )


def test_the_german_line_from_brussels() -> None:  # 3.4.2#4
    g = facing({"fr-15-8": "24.40"}, {"de-1B-1B": "28.30", "de-2B-1B": "28.33"})
    assert s03_control.open_flank(s03_front.field(g, "german")) == (cell("48.20"), cell("28.30"))
    behind = s03_control.behind(g, "german")
    assert {cell("40.30"), cell("48.20")} <= behind
    assert cell("36.15") not in behind, "north of the line"
    assert cell("24.38") not in behind, "ahead of the front"


def test_the_allied_line_from_rouen() -> None:  # 3.4.2#5
    g = facing({"fr-15-8": "30.30"}, {"de-1B-1B": "40.30"})
    behind = s03_control.behind(g, "allied")
    assert {cell("09.25"), cell("05.30"), cell("20.35")} <= behind
    assert cell("20.20") not in behind


def test_the_gdt_has_no_front() -> None:  # 3.4.2#6 22.3.1#1
    g = campaign()
    assert s03_front.front(g, "fr-GDT") is None
    assert all("fr-GDT" not in each.armies for each in s03_front.adjoining(g, "allied"))


def test_control_passes_with_the_front_and_stays_where_nothing_is_decided() -> None:  # 3.4#1 3.4.1.EX
    g = campaign()
    assert s03_control.controller(g, cell("58.28")) == "allied"
    g.control = s03_control.control(g)
    assert s03_control.controller(g, cell("58.28")) == "german", "Liege"
    assert s03_control.controller(g, cell("58.57")) == "allied", "before Saarburg"
    between = cell("52.51")
    assert between in s03_front.line(g, "allied"), "the line passes through it"
    assert s03_control.controller(g, between) == "allied"
    g.control[between] = "german"
    assert s03_control.control(g)[between] == "german", "it stays with its last controller"


def test_control_that_returns_to_its_country_is_not_noted() -> None:  # 3.4#1
    g = campaign()
    g.control[cell("30.40")] = "german"
    assert cell("30.40") not in s03_control.control(g)


def test_a_single_unit_that_rides_through_takes_nothing() -> None:  # 3.4#2
    g = campaign()
    before = s03_control.control(g)
    g.move_to("de-9c", cell("50.24"))
    assert s03_control.control(g) == before


@pytest.mark.parametrize("side", SIDES)
def test_the_fronts_of_the_campaign(side: str) -> None:  # 3.4.1#1 3.4#1
    g = campaign()
    fronts = s03_front.fronts(g, side)
    with_infantry = {
        unit.army for id_, unit in g.units.items() if unit.side == side and s03_front.counts(g, id_)
    }
    assert set(fronts) == with_infantry - {"", "fr-GDT"}
    for front in fronts.values():
        assert _is_connected(set(front.line)), front.army
        assert {front.line[0], front.line[-1]} <= set(front.group), front.army
    enemies = {where for id_ in g.on_map(g.other(side)) for where in g.hexes_of(id_)}
    assert not s03_control.behind(g, side) & enemies


def test_every_front_of_the_campaign_faces_the_enemy() -> None:
    g = campaign()
    for side, toward in (("allied", 1), ("german", -1)):
        for front in s03_front.fronts(g, side).values():
            assert front.facing[0] * toward > 0.5, front.army
    assert not s03_control.behind(g, "allied") & s03_front.line(g, "german")
    assert not s03_control.behind(g, "german") & s03_front.line(g, "allied")


def _is_connected(cells: set[Cell]) -> bool:
    reached = {min(cells)}
    grown = list(reached)
    while grown:
        more = [near for near in BOARD.adjacent[grown.pop()] if near in cells and near not in reached]
        reached.update(more)
        grown += more
    return reached == cells


def test_a_line_that_has_turned_round_gains_only_what_is_near() -> None:  # 3.4#2
    german, french = ("de-3-2", "de-5-3", "de-4-2"), ("fr-3-2", "fr-4-2")
    places = dict(zip(german, ("42.24", "42.25", "42.26"), strict=True))
    g = scene(places | dict(zip(french, ("46.23", "46.26"), strict=True)) | {"fr-23-12": "30.12"})
    for id_ in german:
        g.change(id_, army="de-FIRST")
    for id_ in (*french, "fr-23-12"):
        g.change(id_, army="fr-FIFTH")
    behind = s03_control.behind(g, "german")
    assert cell("38.24") in behind, "four hexes to the rear"
    assert not behind & {cell(name) for name in ("33.24", "29.21", "22.23")}, "Cambrai, Arras, Amiens"
