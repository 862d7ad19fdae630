"""5.1: Areas of Attachment, their boundaries and what they may hold."""

from __future__ import annotations

import pytest

from grognard.engine.board import Cell
from grognard.games.oao.boards import ground
from grognard.games.oao.oob import side_of
from grognard.games.oao.rules import s03_front, s05_areas, s05_boundaries, s05_proposals
from grognard.games.oao.state import SIDES, Army, Boundary, State
from tests.oao.campaign import campaign
from tests.oao.scenes import cell, scene

BOARD = ground().board


def cells(text: str) -> tuple[Cell, ...]:
    return tuple(cell(name) for name in text.split())


def boundary(first: str, second: str, points: str) -> Boundary:
    return Boundary(first, second, cells(points))


def parted(*boundaries: Boundary, gt: int = 1, units: dict[str, str] | None = None) -> State:
    """A German line in the east from 54.36 to 54.46, and these boundaries."""
    line = {"de-1B-1B": "54.36", "de-2B-1B": "54.39", "de-5B-3B": "54.42", "de-6B-3B": "54.45"}
    g = scene(line | (units or {}), gt=gt)
    for id_ in line:
        g.change(id_, army="de-SIXTH")
    g.boundaries = boundaries
    for army in dict.fromkeys(army for each in boundaries for army in (each.first, each.second)):
        g.armies[army] = Army(side_of(army).value)
    return g


def texts(g: State, each: Boundary) -> list[str]:
    return [reason.text for reason in s05_boundaries.refusals(g, each)]


THIRD_SECOND = boundary("fr-THIRD", "fr-SECOND", "53.42 20.42")


def test_a_zigzag_along_a_row_is_a_straight_line() -> None:  # 5.1.1.EX 5.1.1#4
    points = cells("51.51 45.51")
    north = s05_areas.first_side(BOARD, points)
    for inside, outside in [
        ("51.51", "51.52"), ("51.51", "50.51"), ("50.50", "50.51"), ("49.51", "50.51"), ("49.51", "49.52"),
    ]:  # fmt: skip
        assert cell(inside) in north, inside
        assert cell(outside) not in north, outside


def test_the_hexes_of_the_line_are_the_first_armys_which_is_on_the_left() -> None:  # 5.1.1#1
    g = parted(THIRD_SECOND)
    areas = s05_areas.areas(g, "allied")
    assert set(s05_areas.line(BOARD, THIRD_SECOND.points)) <= areas["fr-THIRD"]
    assert cell("40.40") in areas["fr-THIRD"]
    assert cell("40.44") in areas["fr-SECOND"]
    assert s05_areas.armies_at(g, cell("40.44"), "allied") == ("fr-SECOND",)


def test_no_hex_is_in_two_areas_and_none_in_no_one() -> None:  # 5.1.1#1
    g = parted(THIRD_SECOND, boundary("fr-SECOND", "fr-FIRST", "53.45 40.48 20.48"))
    areas = s05_areas.areas(g, "allied")
    assert sum(map(len, areas.values())) == len(ground().playable)
    assert s05_areas.overlaps(g, "allied") == ()


def test_at_a_bend_the_inner_side_is_the_smaller() -> None:
    area = s05_areas.first_side(BOARD, cells("50.40 40.40 40.52"))
    assert cell("38.38") in area
    assert cell("39.44") in area
    assert cell("42.44") not in area


def test_one_army_alone_has_the_whole_map() -> None:  # 5.1.1#1
    g = parted()
    g.armies["de-SIXTH"] = Army("german")
    assert s05_areas.areas(g, "german")["de-SIXTH"] == ground().playable


@pytest.mark.parametrize(
    ("points", "refused"),
    [
        ("53.42 20.42", []),
        ("53.42 40.40 30.42 20.40", []),
        ("53.42 45.42 40.40 30.42 20.40", ["area-too-many-bends"]),
        ("53.42", ["area-too-many-bends"]),
        ("45.42 20.42", ["area-not-from-front"]),
        ("53.42 30.42 40.50 20.50", ["area-snakes"]),
        ("53.42 54.40", ["area-not-to-rear"]),
    ],
)
def test_what_may_be_a_boundary(points: str, refused: list[str]) -> None:  # 5.1.1#3
    g = parted()
    assert texts(g, boundary("fr-THIRD", "fr-SECOND", points)) == refused


def test_boundaries_do_not_cross() -> None:  # 5.1.1#1
    g = parted(THIRD_SECOND)
    assert texts(g, boundary("fr-SECOND", "fr-FIRST", "53.45 20.38")) == ["area-overlap"]
    assert texts(g, boundary("fr-SECOND", "fr-FIRST", "53.45 20.46")) == []


def test_a_boundary_is_extended_when_the_enemy_has_withdrawn() -> None:  # 5.1.1a
    each = boundary("fr-THIRD", "fr-SECOND", "50.42 20.42")
    g = parted(each)
    found = s05_boundaries.extended(g, each)
    assert found.points[1:] == each.points
    assert found.points[0] in s03_front.line(g, "german")
    assert s05_boundaries.extended(g, THIRD_SECOND) == THIRD_SECOND, "it still reaches the front"


def test_an_area_holds_no_more_trains_than_the_display_has_boxes() -> None:  # 5.1.3 5.2.1
    trains = dict.fromkeys(("fr-4-train", "fr-5-train", "fr-6-train", "fr-2-train", "fr-11-train"), "40.40")
    assert s05_areas.crowded(parted(THIRD_SECOND, units=trains), "allied") == ()
    trains["fr-12-train"] = "41.38"
    (reason,) = s05_areas.crowded(parted(THIRD_SECOND, units=trains), "allied")
    assert (reason.rule, dict(reason.args)) == ("5.1.3", {"army": "@army-fr-THIRD", "trains": 6, "boxes": 5})


def test_every_army_has_an_area() -> None:  # 5.1
    g = parted(THIRD_SECOND)
    g.armies["fr-FIRST"] = Army("allied")
    assert [dict(reason.args)["army"] for reason in s05_areas.missing(g, "allied")] == ["@army-fr-FIRST"]


OVERLAPPING = (
    boundary("fr-TENTH", "fr-EIGHTH", "53.42 20.42"),
    boundary("fr-TENTH", "br-BEF", "53.40 20.40"),
    boundary("br-BEF", "fr-EIGHTH", "53.44 20.44"),
)


def test_the_bef_may_lie_over_two_french_armies_from_gt_22() -> None:  # 5.1.4#1
    g = parted(*OVERLAPPING, gt=22)
    assert set(s05_areas.armies_at(g, cell("40.41"), "allied")) == {"fr-TENTH", "br-BEF"}
    assert set(s05_areas.armies_at(g, cell("40.43"), "allied")) == {"fr-EIGHTH", "br-BEF"}
    assert s05_areas.overlaps(g, "allied") == ()


def test_not_over_three_and_not_with_the_belgians() -> None:  # 5.1.4#1 5.1.4#2
    third = boundary("fr-EIGHTH", "fr-SECOND", "53.43 20.43")
    g = parted(*OVERLAPPING, third, gt=22)
    assert [reason.text for reason in s05_areas.overlaps(g, "allied")] == ["area-overlaps-most"]
    belgians = (
        boundary("fr-TENTH", "be-BELGIAN", "53.41 20.41"),
        boundary("be-BELGIAN", "fr-EIGHTH", "53.43 20.43"),
    )
    g = parted(*OVERLAPPING, *belgians, gt=22)
    assert [(each.rule, each.text) for each in s05_areas.overlaps(g, "allied")] == [("5.1.4", "area-both")]


def test_paris_lies_over_other_areas() -> None:  # 22.2 22.2.1
    g = parted(THIRD_SECOND)
    g.armies["fr-PARIS"] = Army("allied")
    assert set(s05_areas.armies_at(g, cell("16.36"), "allied")) == {"fr-THIRD", "fr-PARIS"}
    assert s05_areas.overlaps(g, "allied") == ()


def test_where_the_gdt_is_no_army_has_an_area() -> None:  # 22.3.1#2
    gdt = boundary("fr-GDT", "fr-THIRD", "53.42 20.42")
    assert s05_areas.armies_at(parted(gdt), cell("40.40"), "allied") == ()


@pytest.mark.parametrize("side", SIDES)
def test_the_proposals_of_the_campaign_are_allowed(side: str) -> None:  # 5.1 5.1.1#3 5.1.3
    g = campaign()
    g.boundaries = s05_proposals.proposals(g, side)
    for each in g.boundaries:
        assert texts(g, each) == [], (each.first, each.second)
    assert s05_areas.missing(g, side) == ()
    assert s05_areas.crowded(g, side) == ()
    assert s05_areas.overlaps(g, side) == ()


@pytest.mark.parametrize("side", SIDES)
def test_most_formations_of_the_campaign_are_in_the_proposed_areas(side: str) -> None:  # 5.1.2#4
    g = campaign()
    g.boundaries = s05_proposals.proposals(g, side)
    own = [unit for id_, unit in g.units.items() if unit.side == side and s03_front.counts(g, id_)]
    own = [unit for unit in own if unit.army not in ("fr-GDT", "fr-PARIS")]
    wrong = [unit for unit in own if unit.army not in s05_areas.armies_at(g, unit.where, side)]
    assert len(wrong) * 8 < len(own)
    for unit in g.units.values():
        if unit.counter.startswith("fr-8") and unit.army == "fr-GDT" and unit.counter.endswith("GDT"):
            assert side != "allied" or s05_areas.armies_at(g, unit.where, side) == ()
