"""Lines of sight on which several things lie: levels, crests, sunken ground, markers, hexsides; and the Observer."""

from __future__ import annotations

from typing import Any

import pytest

from tests.gwc.ground import Ground, flat
from tests.gwc.test_s10_sight import look as seen
from tests.gwc.test_s10_sight import observe
from tests.gwc.test_t110_hills import ROOT3, look, ridge


def ring(row: int, top: float, bottom: float, level: int = 1) -> dict[str, Any]:
    """A closed crest line across column B, between two heights of the hex in this row; its dot is at 0."""
    y = ROOT3 * (row - 0.5)
    points = [[0.9, y + top], [2.1, y + top], [2.1, y + bottom], [0.9, y + bottom]]
    return {"kind": "crest", "level": level, "closed": True, "points": points}


@pytest.mark.parametrize(("row", "blocked"), [(3, True), (4, True), (None, False)])
def test_a_look_down_never_crosses_a_crest_as_high_again(row: int | None, blocked: bool) -> None:
    """A spur of level 1 before the dot of the target hex hides it as one in the hex between does."""
    spur = [] if row is None else [ring(row, -0.7, -0.3)]
    assert (look(ridge("1000", contours=spur), "B1", "B4") != 0) == blocked  # T110.3.2#2 T110.3.2#3


def test_a_lower_spur_before_the_target_hides_nothing() -> None:
    assert look(ridge("2000", contours=[ring(4, -0.7, -0.3)]), "B1", "B4") == 0  # T110.3.2#3


# what a line meets, from the higher end: levels, letters, whom B1 sees

LINES = [
    # Obstacles at other levels
    ("100001", "..w...", "B6", 0),  # T110.4#1: both above it
    ("000010", "..w...", "B5", 0),  # from below, not next to it
    ("000010", ".w....", "B5", "T110.4.1"),  # T110.4.1#5: right behind the Woods
    ("200011", "..w...", "B6", 0),  # over a Hill that is lower than the viewer
    ("100000", ".ww...", "B4", "T110.4.1"),  # T110.4.1#2
    ("100000", ".ww...", "B3", "T110.4.1"),  # Woods in the Blind Hex behind Woods
    ("100000", ".ww...", "B5", 0),  # T110.4.1#4
    ("100000", ".w.w..", "B4", 0),  # into the second Woods: B3 alone is blind
    ("000000", ".d.d..", "B4", 0),  # T124.1#3: into the second
    ("000000", ".d.d..", "B5", "T124.1"),
    ("000000", "d.d.d.", "B5", 0),  # one's own and the target's do not count
    ("000000", "dd.dd.", "B5", "T124.1"),
    # Hindrances at other levels
    ("100000", ".b.o..", "B6", 0),  # T110.5#1
    ("000000", ".f.b.o", "B6", 3),  # 10.3.3
    ("000001", ".b.o..", "B6", 0),  # T110.5#1: to a Hill hex
    # sunken ground
    ("000000", "g.....", "B2", 0),  # T108#3
    ("000000", "g.g...", "B3", "T108"),
    ("000000", "q.....", "B3", "T114"),
    ("100000", "..q...", "B3", 0),  # T114#3: from higher ground
    ("100000", "g.....", "B3", "T108"),  # a Gully on the Hill itself is seen from no lower hex
    ("100000", ".wg...", "B3", "T110.4.1"),
]


@pytest.mark.parametrize(("levels", "letters", "to", "expected"), LINES)
def test_a_line_down_the_column(levels: str, letters: str, to: str, expected: int | str) -> None:
    assert look(ridge(levels, letters), "B1", to) == expected


MARKED: list[tuple[str, str, dict[str, Any], str, int | str]] = [
    ("000", "g..", {"mark": ("B1", "shellhole")}, "B3", 0),  # T99.1#3: a Shellhole is no Gully
    ("000", ".g.", {"mark": ("B3", "shellhole")}, "B3", 0),
    ("0000", ".B..", {"mark": ("B2", "rubble")}, "B4", 2),  # T117
    ("1000", ".w..", {"mark": ("B2", "shellhole")}, "B3", 0),  # no Blind Hex any more
    ("1000", ".w..", {"mark": ("B2", "blaze")}, "B4", "T100"),  # T100#2
    ("2000", "....", {"gas": "B1"}, "B2", 1),  # T107#3: out of it, next to it, from above
    ("2000", ".b..", {"gas": "B3", "smoke": ("B3", 2)}, "B4", 2),  # 10.3.3
    ("1001", "....", {"tank": "B2"}, "B4", 1),  # 10.1.1#2 at any height
    ("0000", ".o..", {"tank": "B2"}, "B4", 2),
    ("0000", "....", {"tank": "B4"}, "B4", 0),
]


@pytest.mark.parametrize(("levels", "letters", "on", "to", "expected"), MARKED)
def test_markers_on_the_line(
    levels: str, letters: str, on: dict[str, Any], to: str, expected: int | str
) -> None:
    ground = ridge(levels, letters)
    if "mark" in on:
        ground.mark(*on["mark"])
    if "gas" in on:
        ground.g.gas[ground.cell(on["gas"])] = True
    if "smoke" in on:
        ground.g.smoke[ground.cell(on["smoke"][0])] = on["smoke"][1]
    if "tank" in on:
        ground.put("T", "fr-schneider", on["tank"])
    assert look(ground, "B1", to) == expected


# along hexsides: the line A2-C2 runs between B1 and B2

ALONG: list[tuple[str, dict[str, Any], int | str]] = [
    (". w .\n. d .\n. . .", {}, 0),  # one Destroyed Woods hex lets the view in
    (". w .\n. k .\n. . .", {}, "T124"),  # Obstacles on both sides
    (". w .\n. o .\n. . .", {}, 2),  # 10.3#1: the free side hinders
    (". f .\n. w .\n. . .", {}, 1),
    (". g .\n. q .\n. . .", {}, 0),
]


@pytest.mark.parametrize(("picture", "features", "expected"), ALONG)
def test_a_line_along_a_hexside(picture: str, features: dict[str, Any], expected: int | str) -> None:
    assert seen(Ground(flat(picture, **features)), "A2", "C2") == expected


@pytest.mark.parametrize("what", ["gas", "smoke", "tank"])
def test_counters_beside_the_line_hinder_it(what: str) -> None:
    ground = Ground(flat("\n".join([". . ."] * 3)))
    if what == "gas":
        ground.g.gas[ground.cell("B1")] = True
    elif what == "smoke":
        ground.g.smoke[ground.cell("B2")] = 1
    else:
        ground.put("T", "fr-schneider", "B2")
    assert seen(ground, "A2", "C2") == 1  # 10.3.4#1 10.1.1#2


# the Observer


@pytest.mark.parametrize(
    ("levels", "letters", "to", "expected"),
    [
        ("0000", ".w..", "B3", "T110.4.1"),  # GLOSS.fao: he looks down from level 2
        ("0000", ".w..", "B4", 0),
        ("0100", "....", "B4", 0),  # over a lower Hill
        ("0200", "....", "B4", "T110.3.2"),
        ("0200", "....", "B2", 0),
        ("0202", "....", "B4", 0),  # as high as he
        ("0003", "....", "B4", 0),  # up to a crest
        ("0000", "w...", "B2", 0),
        ("0000", "B...", "B2", 0),  # what is in his hex
        ("0000", "g...", "B3", 0),  # ruled: he is not in the Gully
        ("0000", ".B..", "B1", 0),  # his own hex
    ],
)
def test_what_the_observer_sees(levels: str, letters: str, to: str, expected: int | str) -> None:
    ground = ridge(levels, letters)
    ground.g.setting.edges.update({"french": "top", "german": "bottom"})
    assert observe(ground, "french", to) == expected  # O19.2.1.1#2
