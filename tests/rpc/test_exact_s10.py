"""10.21 and 10.3 by exact positions: the edge of the map, and roads and trenches that lead off it or run along it."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.engine.decision import CHANCE
from tests.rpc.moves import moving, trench
from tests.rpc.scene import Scene

NIGHT = {"night": {"turns": ["all"]}}
ALONG = {
    "lines": [{"kind": "road", "path": ["B03", "A04", "A05", "B05"]}, trench("german", "B08", "A09", "A10")]
}
"""A road that comes to the edge in A04 and leaves it again, and a trench that ends in A10."""


def entering(**document: Any) -> Scene:
    group = {"r": {"side": "german", "units": {"infantry": 1}, "entry": {"edge": "left"}, "turn": 1}}
    units = {"W": "L01 british machine-gun"}
    scene = Scene(
        units, forces=group, features=ALONG, edges={"german": "left", "british": "right"}, **document
    )
    return scene.command("r-1").act("r-1", "move")


@pytest.mark.parametrize("at", ["A04", "A05"])
def test_nobody_enters_by_a_road_that_runs_along_the_edge(at: str) -> None:
    scene = entering().german("step-choose", at)
    assert not scene.unit("r-1").by_road  # 8.6#2 10.21#5
    scene = entering(rules=NIGHT).german("step-choose", at)
    assert scene.pending.side == CHANCE, "lost"  # 6.661#4


def test_a_trench_is_entered_where_it_ends_and_not_where_it_passes() -> None:
    ids = entering().ids
    assert "A09 out" not in ids  # 8.321#6
    assert "A10 out" in ids  # 10.21#5
    assert not entering().german("step-choose", "A09").unit("r-1").inside
    assert entering().german("step-choose", "A10").unit("r-1").inside


def test_a_trench_marker_connects_with_its_mirror_image() -> None:
    scene = entering(trenches={"A07": "german"}).german("step-choose", "A07")
    assert scene.unit("r-1").inside  # 8.322#4 10.21#5


@pytest.mark.parametrize(("path", "way", "leaves"), [
    (["B05", "A05", "A06"], ("A05", "A06"), True),
    (["B05", "A06", "A05", "B04"], ("A06", "A05"), False),
])  # fmt: skip
def test_the_bonus_takes_a_unit_off_the_map_along_the_road_alone(
    path: list[str], way: tuple[str, str], leaves: bool
) -> None:
    """A scattered company has one point, and the bonus for one more hex of the road."""
    road = {"lines": [{"kind": "road", "path": path}]}
    scene = moving({"A": f"{way[0]} german infantry dispersed"}, "A", features=road)
    scene.german("step-choose", way[1])
    assert ("exit" in scene.ids) == leaves  # 6.64 8.6#2 10.3#1


# 10.22 and 10.1: hexes out of play


def test_nobody_is_placed_where_the_map_is_out_of_play() -> None:
    """One of the two hexes of the picket is out of play; a second picket has none at all."""
    units = {"B": "A05 british infantry", "G": "L05 german infantry"}
    picket = {"side": "british", "units": {"infantry": 1}, "area": ["D02", "D03"], "turn": 1}
    nowhere = {**picket, "units": {"machine-gun": 1}, "area": ["D01", "D02"]}
    forces = {"picket": picket, "nowhere": nowhere}
    scene = Scene(units, forces=forces, playable={"rows": "3:"}, phase="initiative").dice(1).dice(2)
    assert scene.ids == ["picket-1", "pass"]  # 10.22#1
    scene.british("place-choose", "picket-1").british("set-up-how", "formed out")
    assert scene.at("picket-1") == "D03"


def test_who_finds_no_hex_in_play_overflows() -> None:
    units = {"B": "A05 british infantry", "G": "L05 german infantry"}
    group = {"side": "british", "units": {"infantry": 1}, "area": ["D02"], "overflow": ["D03", "D04"]}
    scene = Scene(units, forces={"late": group}, playable={"rows": "3:"}, phase="set up")
    assert scene.expect("british", "set-up-hex").ids == ["D03", "D04"]  # 10.1#2
