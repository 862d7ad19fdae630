"""Chapter 8 by exact positions: streams, shelters and what fire meets in them."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rpc.moves import moving, sides, trench
from tests.rpc.scene import Scene

G = "german infantry"
GUN = "british machine-gun dispersed"
LINE = {"lines": [trench("german", "D07", "D06", "D05", "D04")]}
HILL = {name: {"level": 1} for name in ("D05", "D06", "E06", "C06", "D04", "E05", "C05")}


def test_a_stream_spends_and_does_not_disperse() -> None:
    scene = moving({"A": f"D05 {G}", "M": f"D02 {GUN}"}, "A", features=sides("stream", "D04/D05"))
    scene.german("step-choose", "D04")
    assert (scene.unit("A").formed, scene.unit("A").ready) == (True, False)  # 8.7#3
    scene.british("react-offer", "M").total(2)
    assert scene.modifiers() == {"firepower": 2, "formed": 1, "moving": 1, "range": -1}  # 6.65#7
    scene.decline().expect("british", "command-choose")


def test_a_bridge_carries_over_the_stream() -> None:
    water = [
        {"kind": "stream", "between": ["D04/D05", "E05/D05"]},
        {"kind": "bridge", "between": ["D04/D05"]},
    ]
    scene = moving({"A": f"D05 {G}"}, "A", features={"sides": water}).german("step-choose", "D04")
    assert scene.unit("A").ready  # 8.7#2
    scene = moving({"A": f"D05 {G}"}, "A", features={"sides": water}).german("step-choose", "E05")
    assert not scene.unit("A").ready


def test_nobody_crosses_a_blue_side() -> None:
    scene = moving({"A": f"D05 {G}"}, "A", features=sides("blue", "D04/D05"))
    assert "D04" not in scene.ids  # 8.7#4


@pytest.mark.parametrize(("shooter", "target", "document", "cover"), [
    (GUN, "german machine-gun dispersed spent in", {"blockhouses": {"D05": "german"}}, {"blockhouse": -4}),
    ("british stokes-mortar dispersed", "german machine-gun dispersed spent in",
     {"blockhouses": {"D05": "german"}}, {"blockhouse": -4}),  # 8.31#1
    ("british stokes-mortar dispersed", "german infantry dispersed spent in", {"features": LINE}, {"trench": -2}),
    (GUN, "german infantry dispersed spent in", {"features": LINE}, {"trench": -3}),  # 8.321#1
    (GUN, "german infantry dispersed spent out", {"features": LINE}, {}),  # 8.321#2
    (GUN, "german infantry dispersed spent out", {"features": LINE, "scrapes": {"D05": "dug"}}, {"crater": -1}),
    (GUN, "german infantry dispersed spent", {"blockhouses": {"D05": "german"}}, {}),  # 8.31#3
    (GUN, "german flamethrower dispersed spent", {"features": LINE}, {}),  # 8.321#4
    (GUN, "german infantry dispersed spent", {"hexes": {"D05": "village"}}, {"village": -1}),  # 8.1#1
    (GUN, "german infantry dispersed spent", {"hexes": {"D04": {"terrain": "open"}}}, {}),  # 8.05
])  # fmt: skip
def test_cover(shooter: str, target: str, document: dict[str, Any], cover: dict[str, int]) -> None:
    units = {"S": f"D04 {shooter}", "G": f"D05 {target}", "W": "A10 british infantry", "V": f"L10 {G}"}
    scene = Scene(units, initiative="british", **document).command("S").act("S", "fire")
    if scene.pending.kind == "fire-choose":
        scene.british("fire-choose", "D05")
    scene.total(2)
    found = {name: value for name, value in scene.modifiers().items() if name != "firepower"}
    assert sorted(found.values()) == sorted(cover.values()), found


@pytest.mark.parametrize("where", [{"features": LINE}, {"trenches": {"D05": "british"}}])
def test_horses_bog_in_printed_trenches_and_markers(where: dict[str, Any]) -> None:
    units = {"A": "E06 british cavalry", "W": "L01 german machine-gun"}
    scene = Scene(units, initiative="british", **where).command("A").act("A", "move")
    scene.british("step-choose", "D05").expect("chance", "check-bog")  # 8.323


def test_digging_up_a_bomb_stop() -> None:
    units = {"A": f"D05 {G} in", "W": "L01 british machine-gun"}
    scene = Scene(units, features=LINE, bomb_stops=["D05/D06"], couplets=1).command("A").act("A", "dig")
    scene.decline("command-choose").expect("german", "shovel-choose")
    assert set(scene.ids) == {"scrape", "stop D04", "clear D06"}  # 6.41#3 6.41#4 6.41#5
