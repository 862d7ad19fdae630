"""2.3, 3.1, 3.3: what units are worth as they lie, how many stand in a hex, and what they control around it."""

from __future__ import annotations

import pytest

from grognard.games.oao.rules import s02_units, s03_stacking, s03_zoc
from grognard.games.oao.state import clone
from tests.oao.scenes import cell, scene

RND = ("br-Marine", "br-1Naval", "br-2Naval")


def test_each_reduction_turns_or_marks_a_division() -> None:  # 2.3#1 9.10.3
    g = scene({"fr-22-11": "52.37"})
    found = []
    for losses in range(4):
        g.change("fr-22-11", losses=losses)
        found.append(s02_units.values(g, "fr-22-11")[:2])
    assert found[0] == (13, 15)
    assert found[2] == (found[1][0] - 2, found[1][1] - 2)
    assert found[3] == (found[1][0] - 4, found[1][1] - 4)


def test_belgian_cavalry_has_a_secondary_counter_too() -> None:  # 24.2.1#1
    g = scene({"be-c": "52.16"})
    g.change("be-c", losses=2)
    assert s02_units.taken(g.units["be-c"]) == ("flip", "secondary")


def test_a_two_hex_unit_counts_half_in_each_hex() -> None:  # 19.1.3 3.1.1
    g = scene({"fr-22-11": "52.37+52.38"})
    assert s02_units.eighths_in(g, "fr-22-11") == 4
    assert g.in_hex(cell("52.38")) == ("fr-22-11",)
    g.move_to("fr-22-11", cell("52.38"))
    assert g.in_hex(cell("52.37")) == ()
    assert s02_units.eighths_in(g, "fr-22-11") == 8


def test_a_copy_of_a_position_is_independent() -> None:
    g = scene({"fr-22-11": "52.37"})
    other = clone(g)
    other.move_to("fr-22-11", cell("52.38"))
    assert g.in_hex(cell("52.37")) == ("fr-22-11",)


def test_a_hex_holds_three_and_a_half_divisions_and_rail_mode_counts_nothing() -> None:  # 3.1.1 3.1.4
    divisions = ("fr-22-11", "fr-31-16", "fr-23-12", "fr-3-2")
    g = scene(dict.fromkeys(divisions, "52.37"))
    assert s03_stacking.excess(g, cell("52.37"), "allied") == 4
    g.change("fr-3-2", mode="rail")
    assert s03_stacking.excess(g, cell("52.37"), "allied") == 0


def test_the_royal_naval_division_stacks_as_one_brigade() -> None:  # 23.3.2#1
    g = scene(dict.fromkeys(RND, "52.16"))
    assert s03_stacking.size_of(g, RND) == 4


@pytest.mark.parametrize(("hex_", "fits"), [("52.37", True), ("53.67", False)])
def test_two_divisions_fight_from_a_hex_but_not_in_steep_mountains(hex_: str, *, fits: bool) -> None:
    g = scene({"fr-22-11": hex_, "fr-31-16": hex_})  # 3.1.2#1 3.1.2a#1
    assert s03_stacking.may_fight(g, ("fr-22-11", "fr-31-16"), cell(hex_)) is fits


def test_a_zone_is_six_hexes_and_eight_around_two() -> None:  # 3.3#1 3.3#3 7.7.4#3
    g = scene({"fr-22-11": "52.37", "fr-31-16": "40.40+40.41"})
    assert s03_zoc.zone_of(g, "fr-22-11") == set(g.board.adjacent[cell("52.37")])
    assert len(s03_zoc.zone_of(g, "fr-31-16")) == 8
    assert len(s03_zoc.zone(g, "allied")) == 6 + 8 + 2, (
        "each half of a Two-Hex Unit is in the ZOC of the other"
    )
    g.change("fr-22-11", mode="rail")
    assert s03_zoc.zone_of(g, "fr-22-11") == frozenset()
