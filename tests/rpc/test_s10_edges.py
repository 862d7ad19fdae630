"""10.2 and 10.3 The edge of the map: reinforcements that walk in, and units that walk off."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.engine.decision import CHANCE
from grognard.games.rpc.state import EXITED, OFF_MAP, REMOVED
from tests.rpc.moves import moving, step, trench
from tests.rpc.scene import Scene

ENTRY = ["A03", "A04", "A05", "A08"]
G = "german infantry"


def entering(count: int, *, type_: str = "infantry", states: str = "", **document: Any) -> Scene:
    """So many German units wait off the map and may enter by the hexes of ENTRY."""
    units = {f"R{i}": f"off_map german {type_} group=relief due=1 {states}" for i in range(1, count + 1)}
    forces = {"relief": {"side": "german", "entry": ENTRY, "turn": 1}}
    return Scene({**units, "W": "L01 british machine-gun"}, forces=forces, **document)


def test_a_unit_walks_in_for_one_point() -> None:
    scene = entering(1).command("R1").act("R1", "move")
    assert set(scene.ids) == {*ENTRY, "face R1", "back"}  # 10.2#1 10.2#3 10.21#4
    assert scene.why_not("hex:A02") == ["10.2 why-not-entry"]
    step(scene, "A04")
    assert (scene.at("R1"), scene.unit("R1").points) == ("A04", 2)  # 10.21#3
    step(scene, "B04")
    assert scene.at("R1") == "B04"


def test_it_may_wait() -> None:
    scene = entering(1).german("command-choose", "pass")
    assert scene.unit("R1").where == OFF_MAP  # 10.2#2


def test_a_mass_enters_by_adjacent_hexes() -> None:
    scene = entering(3).command("R1", "R2", "R3")  # 10.21#1
    scene.act("R1", "move")
    step(scene, "A04", "done")
    scene.act("R2", "move")
    assert set(scene.ids) >= {"A03", "A04", "A05"}
    assert scene.why_not("hex:A08") == ["10.21 why-not-mass-entry"]  # 10.21#2
    step(scene, "A05", "done")
    scene.act("R3", "move")
    assert "A08" not in scene.ids


def test_single_units_enter_where_they_like() -> None:
    scene = entering(2, couplets=2).command("R1").act("R1", "move")
    step(scene, "A04", "done")
    scene.british("command-choose", "pass").command("R2").act("R2", "move")
    assert {"A04", "A08"} < set(scene.ids)  # 10.21#4


INFILTRATION = {"infiltration": {"german": ["attack"]}}


def test_a_blob_waits_side_by_side_and_so_enters_side_by_side() -> None:
    scene = entering(2, states="dispersed", rules=INFILTRATION).command("R1", "R2")
    scene.act("R1", "move")
    step(scene, "A04")
    scene.act("R2", "move")
    assert set(scene.ids) == {"A03", "A04", "A05", "back"}  # 10.21#1
    assert scene.why_not("hex:A08") == ["10.21 why-not-mass-entry"]


def test_any_number_of_a_blob_enters_by_one_hex() -> None:
    units = entering(4, type_="storm-infantry", states="dispersed", rules=INFILTRATION)
    scene = units.command("R1", "R2", "R3", "R4")
    for id_, hex_ in (("R1", "B03"), ("R2", "B04"), ("R3", "A03")):
        scene.act(id_, "move")
        step(scene, "A04", hex_, "done")
    scene.act("R4", "move")
    assert "A04" in scene.ids  # 10.21#4


def march(scene: Scene, *ways: tuple[str, str, str]) -> Scene:
    """Units of a mass enter, each by a hex, and go on to another."""
    for id_, entry, on in ways:
        scene.act(id_, "move")
        step(scene, entry, on, "done")
    return scene


def test_two_of_a_mass_come_from_each_hex_outside() -> None:
    scene = entering(5).command("R1", "R2", "R3", "R4", "R5")
    march(scene, ("R1", "A04", "B03"), ("R2", "A04", "B04")).act("R3", "move")
    assert scene.why_not("hex:A04") == ["10.21 why-not-mass-hex"]  # 10.21#1 10.21#2 3.4#1
    assert {"A03", "A05"} < set(scene.ids)
    column = entering(5, options={"mass_entry": "column"}).command("R1", "R2", "R3", "R4", "R5")
    march(column, ("R1", "A04", "B03"), ("R2", "A04", "B04")).act("R3", "move")
    assert "A04" in column.ids, "if the table reads it so"


def test_a_stack_of_a_mass_fills_its_hex() -> None:
    scene = entering(5).command("R1", "R2", "R3", "R4", "R5")
    march(scene, ("R1", "A04", "B04")).act("R2", "move").german("step-choose", "with R3")
    assert scene.why_not("hex:A04") == ["10.21 why-not-mass-hex"]  # 10.21#1
    assert {"A03", "A05"} < set(scene.ids)


@pytest.mark.parametrize("count", [7, 8])
def test_a_mass_enters_by_six_hexes_at_most(count: int) -> None:
    rows = range(2, 10)
    units = {f"R{i}": "off_map german infantry group=relief due=1" for i in range(1, count + 1)}
    forces = {"relief": {"side": "german", "entry": [f"A{row:02}" for row in rows], "turn": 1}}
    scene = Scene({**units, "W": "L01 british machine-gun"}, forces=forces).command(*units)
    for i, row in enumerate(rows, 1):
        scene.act(f"R{i}", "move")
        if i > 6:
            break
        assert f"A{row:02}" in scene.ids, "up to the sixth"  # 10.21#1 3.5#4
        step(scene, f"A{row:02}", "done")
    assert scene.why_not("hex:A08") == ["10.21 why-not-mass-hexes"]  # 10.21#1 10.21#2 3.5#4
    assert "A07" in scene.ids, "by one of the six there is room"


def test_two_kinds_wait_in_one_hex_and_enter_by_one() -> None:
    units = {
        "R1": "off_map german infantry group=relief due=1",
        "R2": "off_map german machine-gun group=relief due=1",
    }
    forces = {"relief": {"side": "german", "entry": ENTRY, "turn": 1}}
    scene = Scene({**units, "W": "L01 british machine-gun"}, forces=forces).command("R1", "R2")
    scene.act("R1", "move")
    step(scene, "A04", "B04", "done")
    scene.act("R2", "move")
    assert scene.why_not("hex:A05") == ["10.21 why-not-stack-entry"]  # 10.21#1 10.21#5 3.4#2
    assert "A04" in scene.ids


def test_who_disperses_keeps_beside_those_activated_with_it() -> None:
    """Two companies that waited side by side: showing the other face does not lead one of them elsewhere."""
    scene = entering(2).command("R1", "R2").act("R1", "move")
    step(scene, "A04", "done")
    scene.act("R2", "move").german("step-choose", "face R2")
    assert "A08" not in scene.ids  # 10.21#1
    assert "A05" in scene.ids


def test_a_mass_that_could_be_a_blob_may_enter_as_one() -> None:
    units = (
        entering(3, type_="storm-infantry", rules=INFILTRATION).command("R1", "R2", "R3").act("R1", "move")
    )
    assert "face R1" in units.ids  # 3.6#1 10.21#4
    units.german("step-choose", "face R1")
    step(units, "A04", "B04", "done")
    units.act("R2", "move")
    assert not units.unit("R2").formed, "all of a blob are dispersed"
    units.german("step-choose", "back").act("R2", "move")
    step(units, "A04", "done")
    formed = (
        entering(3, type_="storm-infantry", rules=INFILTRATION).command("R1", "R2", "R3").act("R1", "move")
    )
    step(formed, "A04", "B04", "done")
    formed.act("R2", "move")
    assert "face R2" not in formed.ids, "all of a mass are formed"  # 3.5#1


def test_a_mass_that_thinks_better_of_a_blob_is_a_mass_again() -> None:
    scene = (
        entering(3, type_="storm-infantry", rules=INFILTRATION).command("R1", "R2", "R3").act("R1", "move")
    )
    scene.german("step-choose", "face R1", "back").act("R2", "move")
    assert scene.unit("R2").formed
    assert scene.g.command is not None
    assert scene.g.command.kind == "mass"


def test_stacking_holds_at_the_edge() -> None:
    scene = entering(3).command("R1", "R2", "R3")
    for id_ in ("R1", "R2"):
        scene.act(id_, "move")
        step(scene, "A04", "done")
    scene.act("R3", "move")
    assert scene.why_not("hex:A04") == ["3.4 why-not-stacking"]  # 10.21#4


def test_two_enter_as_a_stack() -> None:
    scene = entering(2).command("R1", "R2").act("R1", "move").german("step-choose", "with R2")
    step(scene, "A04")
    assert (scene.at("R1"), scene.at("R2")) == ("A04", "A04")


def test_dispersed_units_enter_too() -> None:
    scene = entering(1, states="dispersed").command("R1").act("R1", "move")
    step(scene, "A03")
    assert scene.at("R1") == "A03"  # 10.21#4


def test_the_hex_outside_mirrors_the_one_inside() -> None:
    """Along a road the bonus is earned from off the map; along a trench the unit arrives IN it."""
    road = {"lines": [{"kind": "road", "path": ["A04", "B04", "C05", "D05"]}]}
    scene = entering(1, features=road).command("R1").act("R1", "move")
    step(scene, "A04", "B04", "C05", "D05")
    assert scene.at("R1") == "D05"  # 10.21#5
    scene = entering(1, features={"lines": [trench("german", "A04", "B04")]}).command("R1").act("R1", "move")
    assert {"A04", "A04 out"} < set(scene.ids)
    step(scene, "A04")
    assert scene.unit("R1").inside  # 10.21#5
    line = {"lines": [trench("german", "A04", "B04")]}
    scene = entering(1, type_="flamethrower", features=line).command("R1").act("R1", "move")
    step(scene, "A04")
    assert not scene.unit("R1").inside, "never IN a trench"


def test_at_night_they_get_lost_on_entry_unless_by_road() -> None:
    night = {"night": {"turns": ["all"]}}
    road = {"lines": [{"kind": "road", "path": ["A04", "B04"]}]}
    scene = entering(1, features=road, rules=night).command("R1").act("R1", "move")
    scene.german("step-choose", "A03").total(5)
    assert scene.note("check")["kind"] == "@check-lost"
    scene = entering(1, features=road, rules=night).command("R1").act("R1", "move")
    step(scene, "A04")
    assert scene.pending.side != CHANCE  # 10.21#5 6.661#1


# 10.3 leaving


def test_a_unit_leaves_over_the_edge_for_a_point_and_for_good() -> None:
    scene = moving({"A": f"A05 {G}", "M": "C05 british machine-gun dispersed"}, "A")
    scene.german("step-choose", "exit")
    assert scene.unit("A").where == EXITED  # 10.3#1
    assert "A" not in scene.expect("british", "command-choose").ids
    scene.british("command-choose", "pass")
    scene.dice(6).dice(1)
    assert "A" not in scene.g.on_map("german")  # 10.3#2


def test_only_from_an_edge_hex_with_a_point_left_and_without_enemies() -> None:
    scene = moving({"A": f"B05 {G}"}, "A")
    assert scene.why_not("exit") == ["10.3 why-not-edge"]
    step(scene, "A05")
    assert "exit" in scene.ids  # 10.3#1
    units = {"A": f"A05 {G}", "B": "A05 british infantry dispersed spent"}
    assert moving(units, "A").why_not("exit") == ["6.63 why-not-locked"]


@pytest.mark.parametrize(("hex_", "place"), [("A05", EXITED), ("E01", REMOVED)])
def test_only_the_exits_of_the_scenario_count(hex_: str, place: int) -> None:
    victory = {"kind": "points", "exited": {"any": 2}, "exit": ["A04", "A05", "A06"]}
    scene = moving({"A": f"{hex_} {G}"}, "A", victory=victory).german("step-choose", "exit")
    assert scene.unit("A").where == place


def test_a_truck_leaves_by_road_alone() -> None:
    trucks = {"transports": {"t": {"side": "german", "kind": "truck"}}}
    road = {"lines": [{"kind": "road", "path": ["B04", "A05", "A06"]}]}
    scene = moving({"A": "B04 german machine-gun"}, "A", features=road, **trucks)
    scene.german("step-choose", "truck A")
    step(scene, "A05")
    assert scene.why_not("exit") == ["6.84 why-not-truck"], "here the road runs along the edge"  # 8.6#2
    step(scene, "A06")
    assert "exit" in scene.ids


@pytest.mark.parametrize(("path", "offered"), [(["A04", "B04"], True), (["A06", "B06"], False)])
def test_a_truck_is_offered_off_the_map_if_a_road_leads_in(path: list[str], offered: bool) -> None:
    trucks = {"t": {"side": "german", "kind": "truck"}}
    road = {"lines": [{"kind": "road", "path": path}]}
    scene = entering(1, type_="machine-gun", features=road, transports=trucks)
    scene.command("R1").act("R1", "move")
    assert ("truck R1" in scene.ids) == offered  # 6.82#2 6.84#3
