"""8.34 Wire: who is caught, who breaches it, and what a breach is worth."""

from __future__ import annotations

from typing import Any

from tests.rpc.moves import moving, sides, step, trench
from tests.rpc.scene import Scene

G = "german infantry"
WIRE = sides("wire", "D04/D05", "E05/D05", "C05/D05")
GUN = "british machine-gun dispersed"


def test_wire_disperses_and_spends_whoever_crosses_it() -> None:
    units = {"A": f"D05 {G}", "M": f"D02 {GUN}"}
    scene = moving(units, "A", features=WIRE)
    assert [reason.rule for reason in scene.explained("D04")] == ["6.62", "8.341"]
    scene.german("step-choose", "D04")
    assert (scene.unit("A").formed, scene.unit("A").ready) == (False, False)  # 8.341#2
    scene.british("react-offer", "M").total(3)
    assert scene.modifiers() == {"firepower": 2, "moving": 1, "range": -1}  # 8.341#6 6.65#7 8.341#1
    assert (scene.at("A"), scene.pending.side) == ("D04", "british")


def test_wire_hinders_only_those_who_cross_it() -> None:
    scene = moving({"A": f"D05 {G}"}, "A", features=WIRE)
    step(scene, "D06", "C06")
    assert scene.unit("A").formed  # 8.341#4 8.04
    assert scene.unit("A").ready


def test_no_trench_and_no_melee_after_wire() -> None:
    units = {"A": f"D05 {G}", "B": "D04 british infantry dispersed spent"}
    scene = moving(units, "A", features={**WIRE, "lines": [trench("british", "D04", "D03")]})
    step(scene, "D04")
    scene.expect("british", "command-choose")  # 8.341#3 6.671#2
    assert (scene.unit("A").points, scene.unit("A").inside) == (2, False)


def test_a_breach_negates_the_wire_of_its_side_alone() -> None:
    scene = moving({"A": f"D05 {G}"}, "A", features=WIRE, breaches=["D04/D05"])
    step(scene, "D04")
    assert scene.unit("A").formed  # 8.342#3
    scene = moving({"A": f"D05 {G}"}, "A", features=WIRE, breaches=["D04/D05"])
    step(scene, "E05")
    assert not scene.unit("A").formed


def tanks(units: dict[str, str], *ids: str, **document: Any) -> Scene:
    units = {**units, "W": "L01 german machine-gun"}
    return Scene(units, features=WIRE, initiative="british", **document).command(*ids).act(ids[0], "move")


def test_armour_breaches_the_wire_that_it_crosses() -> None:
    scene = tanks({"T": "D05 british tank"}, "T")
    assert [reason.rule for reason in scene.explained("D04")] == ["6.62", "8.342"]
    scene.british("step-choose", "D04")
    assert (scene.unit("T").formed, scene.unit("T").ready) == (True, True)  # 8.341#5
    assert scene.g.breaches == {"D04/D05": True}  # 8.342#2


def test_infantry_beside_the_tank_is_caught_and_the_next_is_not() -> None:
    units = {"T": "D05 british tank", "A": "D05 british infantry"}
    scene = tanks(units, "T", "A").british("step-choose", "with A", "D04")
    assert not scene.unit("A").formed  # 8.341#2
    assert scene.unit("T").formed
    scene = tanks(units, "T", "A").british("step-choose", "D04", "done")
    scene.act("A", "move").british("step-choose", "D04")
    assert scene.unit("A").formed  # 8.342#3


def test_a_scenario_can_do_without_wire() -> None:
    scene = moving({"A": f"D05 {G}"}, "A", features=WIRE, rules={"no_wire": True})
    step(scene, "D04")
    assert scene.unit("A").formed


def test_a_road_does_not_carry_through_wire() -> None:
    features = {**WIRE, "lines": [{"kind": "road", "path": ["D05", "D04"]}]}
    scene = moving({"A": f"D05 {G}"}, "A", features=features)
    step(scene, "D04")
    assert not scene.unit("A").formed
