"""10.1 Victory: control, points, units in an area, exits."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.games.rpc.rules import s03_units, s10_victory
from grognard.games.rpc.state import EXITED
from tests.rpc.scene import Scene

UNITS = {"G": "D08 german infantry", "B": "D02 british infantry"}


def verdict(units: dict[str, str] = UNITS, **document: Any) -> tuple[str | None, dict[str, int]]:
    outcome = s10_victory.verdict(Scene(units, **document).g)
    return outcome.winner, outcome.scores


HILL = {"kind": "control", "area": ["E05", "F05"]}


@pytest.mark.parametrize(
    ("control", "winner"),
    [
        ({"E05": "german", "F05": "german"}, "german"),
        ({"E05": "british", "F05": "british"}, "british"),
        ({"E05": "german", "F05": "british"}, None),
        ({"E05": "german", "A01": "german"}, None),
    ],
)
def test_control_of_every_hex(control: dict[str, str], winner: str | None) -> None:
    assert verdict(victory=HILL, control=control)[0] == winner  # 10.1#3 12.S2#3 12.S4#3


def test_a_side_that_is_named_wins_or_loses() -> None:
    named = {**HILL, "side": "german"}
    assert verdict(victory=named, control={"E05": "german", "F05": "german"})[0] == "german"  # 10.1#3
    assert verdict(victory=named, control={"E05": "german", "F05": "british"})[0] == "british"  # 10.1#3
    assert verdict(victory=named, control={"E05": "british", "F05": "british"})[0] == "british"  # 10.1#3


POINTS = {
    "kind": "points",
    "worth": [{"points": 3, "area": ["E05"]}, {"points": 1, "area": ["F05", "G05"]}],
    "destroyed": {"artillery": 1},
}


def test_points_for_hexes_and_losses() -> None:
    control = {"E05": "german", "F05": "british", "G05": "british"}
    units = {
        **UNITS,
        "L": "casualty british artillery",
        "C": "captured british artillery",
        "I": "casualty british infantry",
    }
    assert verdict(units, victory=POINTS, control=control) == (
        "german",
        {"german": 5, "british": 2},
    )  # GLOSS.VP
    assert verdict(victory=POINTS, control={**control, "E05": "british"}) == (
        "british",
        {"german": 0, "british": 5},
    )


def test_equal_points_are_a_draw() -> None:
    control = {"F05": "german", "G05": "british"}
    assert verdict(victory=POINTS, control=control) == (None, {"german": 1, "british": 1})


def test_control_counts_not_occupation() -> None:
    """A hex once taken stays with its side when the unit has gone."""
    units = {"G": "E05 german infantry", "B": "D02 british infantry"}
    scene = Scene(units, victory=POINTS)
    scene.g.move_to("G", scene.cell("A01"))
    assert s10_victory.points(scene.g, "german") == 3  # 10.1#5 3.9#3


def test_units_beyond_a_line() -> None:
    terms = {"kind": "units", "side": "british", "area": {"columns": "D:"}, "count": 2}
    units = {"A": "D02 british infantry", "B": "C02 british infantry", "G": "L02 german infantry"}
    assert verdict(units, victory=terms)[0] == "german"
    assert verdict({**units, "C": "E02 british infantry"}, victory=terms) == ("british", {"british": 2})


def test_points_for_units_that_left_by_the_exit() -> None:
    terms = {
        "kind": "points",
        "side": "british",
        "exited": {"tank": 3, "any": 1},
        "count": 4,
        "exit": {"edge": "right"},
    }
    units = {"T": "L02 british tank", "I": "L03 british infantry", "G": "L05 german infantry"}
    scene = Scene(units, victory=terms)
    assert s10_victory.verdict(scene.g).winner == "german"
    for id_ in ("T", "I"):
        scene.g.move_to(id_, EXITED)
    outcome = s10_victory.verdict(scene.g)
    assert (outcome.winner, outcome.scores["british"]) == ("british", 4)  # 10.3#1


def test_destroyed_units_count_for_the_enemy() -> None:
    scene = Scene({**UNITS, "A": "D03 british artillery"}, victory=POINTS)
    s03_units.destroy_all(scene.g, ("A",), "fire")
    assert s10_victory.points(scene.g, "german") == 1  # 12.S1#4
    assert s10_victory.points(scene.g, "british") == 0
