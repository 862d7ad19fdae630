"""18.6: bottlenecks and the Belgian Sortie."""

from __future__ import annotations

import pytest

from grognard.games.oao.boards import ground
from grognard.games.oao.rail import railways
from grognard.games.oao.reference_railway import bottlenecks, dender
from grognard.games.oao.rules import (
    s07_rail,
    s07_rail_ways,
    s18_bottlenecks,
    s18_engineering,
    s18_sortie,
    s18_structures,
)
from grognard.games.oao.state import Means, State
from tests.oao.scenes import cell, scene
from tests.oao.test_s07_rail import BRUSSEL, LUXEMBURG, boards, network

ARLON, LIEGE, NAMUR = "54.40", "59.29", "51.28"
ROUEN, PONTOISE, EU = "08.25", "15.34", "16.18"


def left(g: State, side: str, name: str) -> int | None:
    return s18_bottlenecks.left(g, side, cell(name))


# which are active


def test_arlon_and_liege_are_active_from_the_start() -> None:  # 18.6.1#2 BK.capacity
    g = scene({})
    assert (left(g, "german", ARLON), left(g, "german", LIEGE)) == (7, 7)
    assert left(g, "german", NAMUR) is None
    assert left(g, "allied", ARLON) is None, "they limit nobody else"
    assert left(g, "german", BRUSSEL) is None


def test_namur_is_placed_in_the_sixth_inter_phase() -> None:  # 18.6.1#2
    g = scene({}, gt=15)
    s18_bottlenecks.inter_phase(g)
    assert left(g, "german", NAMUR) is None
    g.gt = 18
    assert left(g, "german", NAMUR) is None
    s18_bottlenecks.inter_phase(g)
    assert left(g, "german", NAMUR) == 7
    assert left(scene({}, gt=19), "german", NAMUR) == 7, "also where a scenario begins later"


def test_the_french_ones_wait_for_a_german_near_creil() -> None:  # 18.6.1#1
    g = scene({"de-3-2": "29.32"}, gt=6)
    assert g.board.distance(cell("29.32"), cell("20.32")) == 9
    s18_structures.entered(g, ("de-3-2",))
    s18_bottlenecks.inter_phase(g)
    assert {left(g, "allied", name) for name in (ROUEN, PONTOISE, EU)} == {None}
    g.move_to("de-3-2", cell("28.32"))
    s18_structures.entered(g, ("de-3-2",))
    table = bottlenecks()
    assert left(g, "allied", ROUEN) == table["rouen"].capacity
    assert left(g, "allied", PONTOISE) == table["pontoise"].capacity
    assert left(g, "allied", EU) == table["eu"].capacity


# what is used and what comes back


def test_a_unit_takes_its_rail_points_from_the_hexes_that_it_enters() -> None:  # 18.6.2#1
    g = network({"de-37-Lw": LUXEMBURG, "de-3-2": ARLON})
    boards(g, "de-37-Lw", BRUSSEL).german("rail-way-choose", "way 1")
    assert (left(g, "german", ARLON), left(g, "german", NAMUR)) == (6, 6)
    assert left(g, "german", LIEGE) == 7, "it has not been there"
    boards(g, "de-3-2", BRUSSEL)
    assert left(g, "german", ARLON) == 6, "who entrains in it does not enter it"


def test_what_is_left_never_falls_below_zero() -> None:  # 18.6.2#2
    g = scene({}, capacity={cell(ARLON): 1})
    assert cell(ARLON) in s18_bottlenecks.closed(g, "german", 2), "half a point is not enough for a division"
    assert cell(ARLON) not in s18_bottlenecks.closed(g, "german", 1)
    s18_bottlenecks.enter(g, "german", cell(ARLON), 1)
    assert cell(ARLON) in s18_bottlenecks.closed(g, "german", 1)


def test_a_division_does_not_pass_where_half_a_point_is_left() -> None:  # 18.6.2#2
    line = railways().way(cell(LUXEMBURG), cell(BRUSSEL))
    back = railways().way(cell(LUXEMBURG), cell("70.39"))
    assert line is not None
    assert back is not None
    g = network({"de-3-2": LUXEMBURG, "de-37-Lw": LUXEMBURG}, capacity={cell(ARLON): 2, cell(NAMUR): 1})
    g.operational = dict.fromkeys((*back, *line), "german")
    for id_ in ("de-3-2", "de-37-Lw"):
        g.change(id_, mode="rail", bound_for=cell(BRUSSEL))
    assert s07_rail_ways.ways(g, "de-3-2") == (line[: line.index(cell(NAMUR))],), "it goes as far as it can"
    assert s07_rail_ways.ways(g, "de-37-Lw") == (line,)


def test_each_inter_phase_gives_full_capacity_again() -> None:  # 18.6.2#3 4.3.2#2
    g = scene({}, gt=6, capacity={cell(ARLON): 0, cell(ROUEN): 1})
    s18_bottlenecks.inter_phase(g)
    assert (left(g, "german", ARLON), left(g, "allied", ROUEN)) == (7, bottlenecks()["rouen"].capacity)


def test_on_gt_23_the_german_ones_grow_by_as_much_again() -> None:  # 18.6.3
    g = scene({}, gt=21)
    s18_bottlenecks.inter_phase(g)
    g.capacity[cell(LIEGE)] = 2
    g.gt = 22
    s18_engineering.engineering_phase(g, "allied")
    assert left(g, "german", LIEGE) == 2
    g.gt = 23
    s18_engineering.engineering_phase(g, "allied")
    s18_engineering.engineering_phase(g, "german")
    assert [left(g, "german", name) for name in (LIEGE, ARLON, NAMUR)] == [9, 14, 14]
    g.gt = 24
    s18_engineering.engineering_phase(g, "allied")
    assert left(g, "german", LIEGE) == 9
    s18_bottlenecks.inter_phase(g)
    assert left(g, "german", LIEGE) == 14


# the Belgian Sortie


@pytest.mark.parametrize(
    ("id_", "where", "gt", "called"),
    [
        ("be-1", "49.19", 10, True),
        ("be-1", "49.19", 9, False),
        ("fr-3-2", "49.19", 10, False),
        ("be-1", "51.17", 10, False),  # in the camp of Antwerpen
        ("be-1", "44.15", 10, False),  # northwest of the Dender
        ("be-1", "26.14", 10, False),  # in France
    ],
)
def test_what_calls_for_the_sortie_points(id_: str, where: str, gt: int, *, called: bool) -> None:  # 18.6.4#1
    g = scene({id_: where}, gt=gt)
    s18_sortie.prepared(g, id_)
    assert bool([note for note in g.notes if note.id == "sortie-called"]) is called


def test_the_hexes_of_the_dender_line_are_beyond_it_or_not() -> None:  # 18.6.4#1
    g = scene({"be-1": "49.19"})
    named = [name for name in dender() if cell(name) not in ground().northwest_of_dender]
    for name in dender():
        g.move_to("be-1", cell(name))
        assert s18_sortie.sallies(g, "be-1") is (name in named)


def test_the_points_are_ready_after_the_next_inter_phase_and_come_once() -> None:  # 18.6.4#2 18.6.4#3
    g = scene({"be-1": "49.19"}, gt=10, means={"german": Means()})
    s18_sortie.prepared(g, "be-1")
    assert not g.means["german"].special
    g.gt = 12
    s07_rail.inter_phase(g)
    assert g.means["german"].special == ("sortie", "sortie")
    g.gt = 13
    s18_sortie.prepared(g, "be-1")
    g.gt = 15
    s07_rail.inter_phase(g)
    assert g.means["german"].special == ("sortie", "sortie"), "they wait until they are used"
