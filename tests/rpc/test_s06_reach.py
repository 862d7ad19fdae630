"""Where a unit could get to, as the board shows it; moves along the same law."""

from __future__ import annotations

from typing import Any

from grognard.games.rpc.rules.s06_reach import reachable
from tests.rpc.moves import moving, road, sides
from tests.rpc.scene import Scene

G = "german infantry"


def reach(unit: str, **document: Any) -> dict[str, int]:
    scene = moving({"A": unit, **document.pop("others", {})}, "A", **document)
    return {scene.g.board.name(cell): points for cell, points in reachable(scene.g, "A").items()}


def test_three_points_reach_three_hexes() -> None:
    found = reach(f"D05 {G}")
    assert (found["D04"], found["D03"], found["D02"]) == (1, 2, 3)
    assert "D01" not in found
    assert len(found) == 36


def test_the_road_reaches_one_further() -> None:
    found = reach(f"D06 {G}", features=road("D06", "D05", "D04", "D03", "D02", "D01"))
    assert found["D02"] == 4
    assert "D01" not in found
    assert "E02" not in found


def test_wire_streams_and_enemies_end_the_way() -> None:
    wired = reach(
        "D05 german infantry", features=sides("wire", "D04/D05"), others={"B": "D06 british infantry"}
    )
    assert (wired["D04"], wired["D06"], wired["D03"], wired["D07"]) == (1, 1, 3, 3), "round the corner"
    walled = reach(f"A05 {G}", features=sides("blue", "A05/A04", "A05/B04", "A05/B05"))
    assert walled == {
        "A06": 1,
        "A07": 2,
        "B06": 2,
        "B05": 2,
        "A08": 3,
        "B07": 3,
        "C07": 3,
        "B04": 3,
        "C06": 3,
        "C05": 3,
    }


def test_a_unit_off_the_map_reaches_its_hexes_of_entry() -> None:
    units = {"R": "off_map german infantry group=relief due=1", "W": "L01 british machine-gun"}
    scene = Scene(units, forces={"relief": {"side": "german", "entry": ["A04"], "turn": 1}}).command("R")
    found = {scene.g.board.name(cell): points for cell, points in reachable(scene.g, "R").items()}
    assert (found["A04"], found["A05"], found["A06"]) == (1, 2, 3)
    assert "A07" not in found
