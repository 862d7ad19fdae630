"""10.0.2 Second Actions: after which Action, by whom, for how much, and which."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tests.gts.scene import Scene


def beside(chit: str = "formation:red", units: Mapping[str, str] = {}, **more: Any) -> Scene:
    """A rifle company with an enemy two hexes away, who cannot fire so far."""
    more.setdefault("points", {"first": (4, 0)})
    return Scene({"A": "D06 rifles", "G": "D04 grenadiers", **units}, chit=chit, **more)


def test_after_a_formation_or_division_chit_only() -> None:
    assert beside().act("A", "pass").pending.kind == "second-choose"  # 10.0.2#1, 29.43#1
    assert beside("division:first").act("A", "pass").pending.kind == "second-choose"  # 10.0.2#1
    direct = (
        beside("command:allied", {"B": "D07 rifles"}).act("A", "move").allied("step-choose", "E06", "done")
    )
    direct.expect("allied", "actor-choose")  # 10.0.2#1, 10.0.5#6


def test_pass_then_fire_under_a_division_chit() -> None:
    scene = beside("division:first").allied("actor-choose", "A")
    assert "fire" not in scene.ids  # 13.2.2
    assert "assault" not in scene.ids
    scene.allied("action-choose", "pass")
    assert "fire" in scene.ids  # 13.2.8#2, 10.0.2#9, 13.2#5, 29.43#2
    scene.allied("second-choose", "fire")
    assert scene.g.points["first"].command == 3  # 13.2.8#2, 10.0.2#3


def test_assault_and_fire_zones_as_a_second_action_of_a_division() -> None:
    scene = Scene(
        {"A": "D06 rifles", "G": "D04 machine-guns"}, chit="division:first", points={"first": (4, 0)}
    )
    scene.act("A", "move")
    assert "D05" not in scene.ids  # 13.2.1#2, ACT.moveFZ
    scene.allied("step-choose", "back").act("A", "pass").allied("second-choose", "move")
    assert "D05" in scene.ids  # 10.0.2#9, 13.2#5, ACT.moveFZ
    near = Scene({"A": "D05 rifles", "G": "D04 grenadiers"}, chit="division:first", points={"first": (4, 0)})
    near.act("A", "pass")
    assert "assault" in near.ids  # 10.0.2#9, 13.2#5


def test_in_command_at_that_moment() -> None:
    units = {"A": "D06 rifles hit", "B": "D12 rifles"}
    far = beside(leaders={"red": "D12"}, units=units)
    far.act("A", "move").allied("step-choose", "D07", "done")
    far.expect("allied", "second-choose")  # 21.4#2: five hexes from the Leader now
    still = beside(leaders={"red": "D12"}, units=units).act("A", "pass")
    still.expect("allied", "actor-choose")  # 10.0.2#2, 29.43#1, 21.7#1


def test_a_point_of_its_division_is_needed() -> None:
    scene = beside(points={"first": (0, 0), "second": (5, 0)}, units={"B": "D07 rifles"}).act("A", "pass")
    scene.expect("allied", "actor-choose")  # 10.0.2#3


def test_mount_and_move_are_one_type() -> None:
    scene = beside(units={"T": "D09 trucked hit"}).act("T", "mount")
    scene.allied("mount-choose", "mount").expect("allied", "second-choose")
    assert "move" not in scene.ids  # 13.2#4, 10.0.2#4, 13.2#2, 29.43#2
    assert scene.why_not("move") == ["10.0.2 why-not-act-same-type"]
    assert "rally" in scene.ids


def test_no_engineer_action() -> None:
    scene = beside(units={"S": "D09 sappers"}).act("S", "pass").expect("allied", "second-choose")
    assert "build-ip" not in scene.ids  # 10.0.2#5, 13.2#3, 29.43#2, 29.26#2
    assert scene.why_not("build-ip") == ["22.2.1 why-not-act-table"]
    assert "pass" in scene.ids  # to decline; Pass itself is no Second Action


def test_at_once_or_not_at_all() -> None:
    scene = beside(units={"B": "D07 rifles"}).act("A", "pass").allied("second-choose", "pass")
    assert scene.ids == ["B", "done"]  # 10.0.2#6, 13.3#2
    scene.act("B", "pass").allied("second-choose", "pass")
    assert "A" not in scene.ids  # 10.0.2#6


def stack(**more: Any) -> Scene:
    return Scene(
        dict.fromkeys("ABC", "D07 rifles hit") | {"D": "D11 rifles", "G": "P01 grenadiers"},
        **{"points": {"first": (4, 0)}, **more},
    )


def test_a_stack_does_the_same_and_pays_for_each() -> None:
    scene = stack().act("A", "move", "B", "C").allied("step-choose", "D06", "done")
    scene.expect("allied", "second-choose")
    assert scene.explained("rally")[0].args == (("cost", 3),)
    scene.allied("second-choose", "rally")
    assert [scene.unit(id_).hits for id_ in "ABC"] == [0, 0, 0]  # 10.0.2#7, 29.43#2
    assert scene.g.points["first"].command == 1  # 10.0.2#8
    assert scene.note("second-action")["cost"] == 3


def test_all_of_the_stack_or_none() -> None:
    scene = stack(points={"first": (2, 0)}).act("A", "move", "B", "C").allied("step-choose", "D06", "done")
    scene.expect("allied", "actor-choose")  # 10.0.2#7: two points do not pay for three
    scene = stack()
    scene.g.change("C", hits=0)
    scene.act("A", "move", "B", "C").allied("step-choose", "D06", "done")
    scene.expect("allied", "actor-choose")  # 10.0.2#7: C has nothing to rally from


def test_a_part_of_it_where_the_ruling_allows() -> None:
    scene = stack(points={"first": (2, 0)}, options={"part_second_action": "yes"})
    scene.act("A", "move", "B", "C").allied("step-choose", "D06", "done").allied("second-choose", "rally")
    scene.allied("second-part", "A", "C")
    assert [scene.unit(id_).hits for id_ in "ABC"] == [0, 1, 0]
    assert scene.g.points["first"].command == 0
    scene.expect("allied", "actor-choose")


def test_whoever_is_dropped_off_decides_before_the_rest_go_on() -> None:
    scene = stack().act("A", "move", "B", "C").allied("step-choose", "D06")
    drop = next(id_ for id_ in scene.ids if id_.startswith("drop") and "C" in id_)
    scene.allied("step-choose", drop).expect("allied", "second-choose")  # c30, 10.0.2#6
    scene.allied("second-choose", "rally")
    assert scene.g.points["first"].command == 3  # 10.0.2#3: C alone
    scene.allied("step-choose", "D05", "done").expect("allied", "second-choose")
    scene.allied("second-choose", "rally")
    assert scene.g.points["first"].command == 1
    scene.expect("allied", "actor-choose")  # nobody is asked twice


def test_a_unit_suppressed_on_its_way_may_rally_for_a_point() -> None:
    scene = Scene({"A": "D05 rifles", "B": "D09 rifles", "G": "D04 grenadiers"}, points={"first": (4, 0)})
    scene.act("A", "move").allied("step-choose", "D06").german("opportunity-offer", "G").dice(0, 1)
    scene.allied("check-spend", "roll").die(9).allied("convert-choose", "take").expect(
        "allied", "second-choose"
    )
    assert scene.unit("A").suppressed
    assert scene.ids == ["rally", "pass"]  # 19.2.2#6, c89
    scene.allied("second-choose", "rally")
    assert not scene.unit("A").suppressed
    assert scene.g.points["first"].command == 3


def test_a_stack_passes_and_assaults_together_under_a_division_chit() -> None:
    """Nobody can move in the Fire Zone; the stack passes, and Assaults as one for a point each."""
    units = {"A": "D05 rifles", "B": "D05 rifles", "C": "D05 rifles", "G": "D04 grenadiers"}
    scene = Scene(units, chit="division:first", points={"first": (2, 0)})
    scene.allied("actor-choose", "A").allied("action-choose", "pass").expect("allied", "stack-choose")
    assert scene.ids == ["B", "C", "back", "done"]
    scene.allied("stack-choose", "B").expect(
        "allied", "second-choose"
    )  # 10.0.2#3: there are two points alone
    assert "assault" in scene.ids  # 10.0.2#7, 10.0.2#9, 13.2#5
    scene.allied("second-choose", "assault").allied("assault-hex", "D04")
    assert [note["unit"] for note in scene.said("assaults")] == ["A", "B"]  # 10.0.2#7
    assert scene.g.points["first"].command == 0  # 10.0.2#8


def test_nobody_passes_together_to_do_nothing() -> None:
    units = {"A": "D05 rifles", "B": "D05 rifles", "C": "D09 rifles"}
    poor = Scene(units, chit="division:first", points={"first": (1, 0)}).act("A", "pass")
    poor.expect("allied", "second-choose")  # 10.0.2#3: the points are for one
    assert dict(poor.pending.args)["cost"] == 1


def test_whoever_is_stopped_in_an_assault_may_rally_for_a_point() -> None:
    units = {"A": "D05 rifles", "B": "D09 rifles", "G": "D04 grenadiers"}
    scene = Scene(units, points={"first": (4, 0)}).act("A", "assault").allied("assault-hex", "D04").die(0)
    scene.german("opportunity-offer", "G").dice(0, 3).allied("convert-choose", "take")
    scene.expect("allied", "second-choose")
    assert scene.ids == ["rally", "pass"]  # 10.0.2#1: its Action was the Assault, 19.2.2#6
    assert scene.allied("second-choose", "pass").said("assault-over")


def test_no_third_action() -> None:
    scene = beside(units={"B": "D07 rifles"}).act("A", "pass").allied("second-choose", "move")
    scene.allied("step-choose", "E06", "done").expect("allied", "actor-choose")
    assert scene.ids == ["B", "done"]  # 13.2#1


def test_taken_back_it_costs_nothing() -> None:
    scene = beside().act("A", "pass").allied("second-choose", "move").allied("step-choose", "back")
    scene.expect("allied", "second-choose")
    assert scene.g.points["first"].command == 4
