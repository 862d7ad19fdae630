"""Chapter 4 by exact positions: a small hill, villages, friends in the way, the edge of the map."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rpc.scene import Scene

G = "german infantry"
LOOSE = "german infantry dispersed spent"
BG = "british infantry"
GUN = "british machine-gun dispersed"
HILL = {name: {"level": 1} for name in ("F06", "F05", "F07", "E06", "E07", "G06", "G07")}
"""A hill of seven hexes: F06 lies within, the others have the crest."""
IDLE = {"W": "A10 british machine-gun", "V": "L10 german machine-gun"}


def shooting(units: dict[str, str], **document: Any) -> Scene:
    return Scene({**units, **IDLE}, initiative="british", **document).command("S")


@pytest.mark.parametrize(("here", "there", "seen"), [
    ("F06", "F04", False),  # from within nobody looks down  # 4.52#1 8.42#1
    ("F04", "F06", False),  # nor up to it  # 4.1#2
    ("F05", "F03", True),  # from the crest one does  # 8.42#1
    ("F03", "F05", True),  # 8.42#2
    ("F04", "F08", False),  # nobody looks through a hill  # 8.41#2
    ("F03", "F07", False),  # the far crest lies behind the near one  # 4.52#1
    ("F05", "F07", True),  # on the hill itself one sees  # 4.43#2
    ("F06", "F05", True),  # next door there is nothing between  # 4.2#3
])  # fmt: skip
def test_a_hill(here: str, there: str, seen: bool) -> None:
    scene = shooting({"S": f"{here} {GUN}", "G": f"{there} {G}"}, hexes=HILL).british("actor-choose", "S")
    assert ("fire" in scene.ids) == seen


@pytest.mark.parametrize(("units", "document", "seen"), [
    ({"S": f"D05 {GUN}", "G": f"D03 {G}"}, {"hexes": {"D04": "village"}}, False),  # 4.41#1
    ({"S": f"D05 {GUN}", "G": f"D04 {G}"}, {"hexes": {"D04": "village", "D05": "village"}}, True),  # 4.2#3
    ({"S": f"D05 {GUN}", "G": f"E04 {G}"}, {"hexes": {"E05": "village"}}, True),  # 4.41#2
    ({"S": f"D05 {GUN}", "G": f"E04 {G}"}, {"hexes": {"E05": "village", "D04": "village"}}, False),  # 4.41#2
    # along a side at the edge there is no second hex
    ({"S": f"A01 {BG}", "F": f"B01 {BG}", "G": f"C01 {G}"}, {}, True),
    ({"S": f"A01 {GUN}", "G": f"C01 {G}"}, {"hexes": {"B01": "village"}}, True),
])  # fmt: skip
def test_what_is_seen(units: dict[str, str], document: dict[str, Any], seen: bool) -> None:
    scene = shooting(units, **document).british("actor-choose", "S")
    assert ("fire" in scene.ids) == seen


@pytest.mark.parametrize(("shooter", "at", "document", "expected"), [
    (f"F04 {GUN}", "F05", {"hexes": HILL}, {"firepower": 2, "hill": -1}),  # 8.43#1
    ("F04 british stokes-mortar dispersed", "F05", {"hexes": HILL}, {"firepower": 3}),
    (f"F05 {GUN}", "F04", {"hexes": HILL}, {"firepower": 2}),
    (f"A01 {GUN}", "C01", {"rules": {"night": {"turns": ["all"]}}},
     {"firepower": 2, "range": -1, "concealed": -1}),  # 4.81#1
])  # fmt: skip
def test_what_fire_meets(shooter: str, at: str, document: dict[str, Any], expected: dict[str, int]) -> None:
    scene = shooting({"S": shooter, "G": f"{at} {LOOSE}"}, **document).act("S", "fire")
    assert scene.british("fire-choose", at).total(2).modifiers() == expected
