"""10.0.5 Direct Command: Units of any Division, a Command Point each."""

from __future__ import annotations

from typing import Any

from tests.gts.scene import Scene

UNITS = {
    "A": "D05 rifles",
    "B": "D05 rifles",
    "Z": "H05 rifles of=green",
    "S": "D06 mortars white",
    "T": "D06 mortars black",
    "F": "D12 rifles",
    "G": "P01 grenadiers",
}


def drawn(points: dict[str, tuple[int, int]], units: dict[str, str] = UNITS, **more: Any) -> Scene:
    return Scene(units, chit="command:allied", points=points, **more)


def walk(scene: Scene, unit: str, to: str) -> Scene:
    scene.act(unit, "move").allied("step-choose", to)
    if scene.pending.kind == "leader-follow":
        scene.allied("leader-follow", "stay")
    return scene.allied("step-choose", "done")


def test_any_unit_in_command_of_any_division() -> None:
    scene = drawn({"first": (3, 0), "second": (2, 0)})
    assert scene.ids == ["A", "B", "Z", "done"]  # 10.0.5#1, 10.0.5#3, 13.1#3
    assert scene.why_not("unit:S") == ["10.0.5 why-not-act-independent"]  # 10.0.5#12, 21.4.1#5
    assert scene.why_not("unit:T") == ["10.0.5 why-not-act-independent"]
    assert scene.why_not("unit:F") == ["21.7 why-not-act-out-of-command"]  # 10.0.5#9


def test_independent_formations_are_not_striped() -> None:
    """A Formation without a Leader has a colour of its own; the nearest Leader of its Division commands it."""
    units = {**UNITS, "L": "D07 rifles of=lone", "M": "P12 rifles of=lone"}
    scene = drawn({"first": (3, 0)}, units, formations={"lone": {"division": "first"}})
    assert scene.ids == ["A", "B", "L", "done"]  # 10.0.5#1, 21.4#3
    assert scene.why_not("unit:M") == ["21.7 why-not-act-out-of-command"]  # 10.0.5#9


def test_each_costs_a_point_of_its_own_division() -> None:
    scene = drawn({"first": (3, 0), "second": (2, 0)})
    walk(scene, "Z", "H06")
    assert (scene.g.points["first"].command, scene.g.points["second"].command) == (3, 1)  # 10.0.5#2, 10.0.5#5
    walk(scene, "A", "D04")
    assert scene.g.points["first"].command == 2  # 10.0.5#2, 29.16#1
    assert scene.ids == ["B", "done"]  # 10.0.5#6: once each; mixed as one likes: 10.0.5#3


def test_without_points_nobody_acts() -> None:
    scene = drawn({"first": (0, 0), "second": (1, 0)})
    assert scene.ids == ["Z", "done"]  # 10.0.5#5, 29.16#3
    assert scene.why_not("unit:A") == ["10.0.5 why-not-act-no-points"]


def test_as_many_as_the_points_allow_or_none() -> None:
    scene = drawn({"first": (1, 0), "second": (1, 0)})
    walk(scene, "A", "D04")
    assert scene.ids == ["Z", "done"]  # 10.0.5#4
    none = drawn({"first": (3, 0), "second": (2, 0)}).allied("actor-choose", "done")
    assert none.g.points["first"].command == 3  # 10.0.5#4, 10.0.5#8


def test_no_second_action_and_one_after_another() -> None:
    scene = drawn({"first": (3, 0), "second": (2, 0)})
    scene.act("A", "move").allied("step-choose", "D04").allied("leader-follow", "go")
    scene.expect("allied", "step-choose")  # 10.0.5#7: nobody else until it is done
    scene.allied("step-choose", "done").expect("allied", "actor-choose")  # 10.0.5#6


def test_a_stack_moves_at_once_for_a_point_a_unit() -> None:
    scene = drawn({"first": (2, 0), "second": (0, 0)})
    scene.act("A", "move", "B").allied("step-choose", "D04", "done")
    assert (scene.at("A"), scene.at("B")) == ("D04", "D04")
    assert scene.g.points["first"].command == 0  # 10.0.5#10
    assert scene.note("commanded")["cost"] == 2


def test_a_stack_must_be_paid_for() -> None:
    scene = (
        drawn({"first": (1, 0), "second": (1, 0)}).allied("actor-choose", "A").allied("action-choose", "move")
    )
    scene.expect("allied", "step-choose")  # 10.0.5#10: there is no point for B
    mixed = drawn(
        {"first": (2, 0), "second": (1, 0)},
        {"A": "D05 rifles", "Z": "D05 rifles of=green", "G": "P01 grenadiers"},
    )
    mixed.act("A", "move", "Z").allied("step-choose", "D04")
    assert (mixed.g.points["first"].command, mixed.g.points["second"].command) == (
        1,
        0,
    )  # 10.0.5#5, 10.0.5#10


def test_a_stack_assaults_at_once() -> None:
    scene = drawn(
        {"first": (3, 0)}, {"A": "D05 rifles", "B": "D05 rifles", "G": "D04 grenadiers", "H": "P01 festung"}
    )
    scene.allied("actor-choose", "A").allied("action-choose", "assault").expect("allied", "stack-choose")
    scene.allied("stack-choose", "B")
    assert scene.g.points["first"].command == 1  # 10.0.5#10


def test_no_engineer_action() -> None:
    scene = drawn({"first": (3, 0)}, {"S": "D05 sappers", "A": "D07 rifles", "G": "D04 grenadiers"})
    scene.allied("actor-choose", "S")
    assert "build-ip" not in scene.ids  # 10.0.5#11
    assert "fire" in scene.ids  # 10.0.5#11
    assert "move" in scene.ids
    assert "pass" not in scene.ids  # ACT.pass


def test_an_action_taken_back_is_not_paid() -> None:
    scene = drawn({"first": (3, 0)}).act("A", "move", "B").allied("step-choose", "back")
    assert scene.g.points["first"].command == 3
    assert {"A", "B"} <= set(scene.ids)
