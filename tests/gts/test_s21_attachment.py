"""21.5 and 21.6 Attachment: who acts with a Formation, how many, and when that is settled."""

from __future__ import annotations

from typing import Any

from grognard.games.gts.rules import s13_actions, s21_command
from tests.gts.scene import Scene

PARK = {"P1": {"division": "first", "hex": "K10"}}


def begin(units: dict[str, str], **more: Any) -> Scene:
    """The chit of `red` has just been drawn; its Leader, of Range 5 and Attachment Rating 2, is in D05."""
    return Scene({"A": "D05 rifles", "G": "P01 grenadiers", **units}, begun=False, **more)


def attached(scene: Scene) -> set[str]:
    assert scene.g.acting is not None
    return set(scene.g.acting.attached)


def test_white_stripes_up_to_the_rating() -> None:
    scene = begin(
        {
            "S": "D06 mortars white",
            "T": "D07 mortars white",
            "U": "D08 mortars white",
            "V": "D12 mortars white",
        }
    )
    scene.expect("allied", "attach-choose")  # 21.5#2: before anything else
    assert scene.ids == ["S", "T", "U", "done"]  # 21.6.2#1: V is out of range
    assert scene.why_not("unit:V") == ["21.6.2 why-not-attach-range"]
    assert scene.why_not("unit:A") == ["21.6 why-not-attach-striped"]
    scene.allied("attach-choose", "S", "T")
    scene.expect("allied", "actor-choose")  # 21.5#1, 29.11: two and no more
    assert attached(scene) == {"S", "T"}
    assert {"A", "S", "T"} == set(s13_actions.able_units(scene.g))  # 13.1#2, 21.6.1#1
    assert scene.why_not("unit:U") == ["21.5 why-not-act-not-attached"]  # 21.5#6


def test_nobody_need_be_attached() -> None:
    scene = begin({"S": "D06 mortars white"}).allied("attach-choose", "done")
    assert attached(scene) == set()
    assert "S" not in scene.ids  # 21.6.2#1, 21.5#6
    scene.act("A", "move").allied("step-choose", "D06", "done")
    assert "S" not in scene.ids  # 21.5#6: not even when the Leader's men come near


def test_the_last_choice_can_be_taken_back() -> None:
    scene = begin({"S": "D06 mortars white", "T": "D07 mortars white", "U": "D08 mortars white"})
    scene.allied("attach-choose", "S", "back", "T", "done")
    assert attached(scene) == {"T"}


def test_black_stripes_do_not_count() -> None:
    scene = begin(
        {
            "S": "D06 mortars white",
            "T": "D07 mortars white",
            "U": "D08 mortars black",
            "V": "D04 mortars black",
            "W": "D12 mortars black",
        }
    )
    scene.allied("attach-choose", "S", "T")
    assert scene.ids == ["U", "V", "back", "done"]  # 21.6.4: no room is needed, but the Range counts
    scene.allied("attach-choose", "U", "V")
    assert attached(scene) == {"S", "T", "U", "V"}  # 21.6.4


def test_another_division_and_its_artillery() -> None:
    scene = begin(
        {
            "S": "D06 mortars white division=second",
            "P": "D07 field-guns white division=second park=P2",
            "B": "D07 field-guns black division=second park=P2",
            "O": "D08 field-guns white division=second",
            "X": "H09 rifles of=green",
        },
        parks={"P2": {"division": "second", "hex": "D07"}},
    )
    assert scene.ids == ["P", "done"]  # 21.6.1#2, 21.6.3: in a park and white
    assert scene.why_not("unit:S") == ["21.6.1 why-not-attach-division"]  # 21.6.1#1


def test_emplaced_guns_of_another_division() -> None:
    scene = Scene(
        {"G": "D05 grenadiers", "E": "D08 coastal white division=andere", "A": "P01 rifles"},
        chit="formation:feld",
        begun=False,
        divisions={"andere": {"side": "german", "command": 3, "dispatch": 4}},
    )
    assert scene.ids == ["E", "done"]  # 21.6.1#2


def test_artillery_in_contact_comes_first() -> None:
    scene = begin(
        {"P": "K10 field-guns white park=P1 contact=red", "S": "D06 mortars white", "T": "D07 mortars white"},
        parks=PARK,
    )
    assert scene.ids == ["S", "T", "done"]
    scene.allied("attach-choose", "S")
    assert attached(scene) == {
        "P",
        "S",
    }  # 21.5#3, 21.6.2#3: the guns took one of two places, out of range (c86)
    assert s21_command.in_command(scene.g, "P")


def test_too_much_artillery() -> None:
    guns = dict.fromkeys(("P", "Q", "R"), "K10 field-guns white park=P1 contact=red")
    scene = begin({**guns, "S": "D06 mortars white", "B": "D07 mortars black"}, parks=PARK)
    assert scene.ids == ["P", "Q", "R", "B", "done"]  # 21.5#4: no other white stripes
    assert scene.why_not("unit:S") == ["21.5 why-not-attach-room"]
    scene.allied("attach-choose", "P", "R")
    assert scene.ids == ["B", "back", "done"]  # 21.5#4: as many as the rating
    scene.allied("attach-choose", "done")
    assert attached(scene) == {"P", "R"}


def test_black_artillery_in_contact_needs_no_room() -> None:
    scene = begin(
        {"P": "K10 field-guns black park=P1 contact=red", "S": "D06 mortars white", "T": "D07 mortars white"},
        parks=PARK,
    )
    scene.allied("attach-choose", "S", "T")
    assert attached(scene) == {"P", "S", "T"}  # 21.6.4, c19


def test_emplaced_guns_in_contact_must_be_in_range() -> None:
    far = Scene(
        {"G": "D02 grenadiers", "E": "D08 coastal white contact=feld", "A": "P01 rifles"},
        chit="formation:feld",
        begun=False,
    )
    assert attached(far) == set()  # 21.4.1#3, c86
    near = Scene(
        {"G": "D03 grenadiers", "E": "D08 coastal white contact=feld", "A": "P01 rifles"},
        chit="formation:feld",
        begun=False,
    )
    assert attached(near) == {"E"}  # 21.5#3


def test_full_status_and_second_actions_in_range() -> None:
    scene = begin({"S": "D06 mortars white hit"}, points={"first": (2, 0)}).allied("attach-choose", "S")
    scene.act("S", "pass").allied("second-choose", "rally")
    assert scene.unit("S").hits == 0  # 21.6.2#2
    scene = begin({"S": "D10 mortars white hit"}, points={"first": (2, 0)}).allied("attach-choose", "S")
    scene.act("S", "move").allied("step-choose", "D11", "done")
    scene.expect("allied", "actor-choose")  # 21.6.2#2: out of range there is no Second Action


def test_its_own_division_pays() -> None:
    scene = begin(
        {"P": "D07 field-guns white division=second park=P2 hit", "X": "H09 rifles of=green"},
        parks={"P2": {"division": "second", "hex": "D07"}},
        points={"first": (2, 0), "second": (2, 0)},
    )
    scene.allied("attach-choose", "P").act("P", "pass").allied("second-choose", "rally")
    assert (scene.g.points["first"].command, scene.g.points["second"].command) == (2, 1)  # c87, 29.16#3


def test_they_may_act_again_with_another_chit() -> None:
    scene = Scene(
        {"A": "D05 rifles", "S": "D06 mortars white", "X": "D07 rifles of=blue", "G": "P01 grenadiers"},
        begun=False,
        mug=("formation:blue", "command:allied", "command:german"),
    )
    scene.allied("attach-choose", "S").act("S", "pass").act("A", "pass").allied("leader-transfer", "stay")
    scene.expect_chance()
    scene.game.answer("formation:blue")
    scene.expect("allied", "attach-choose").allied("attach-choose", "S")
    assert "S" in scene.ids  # 21.6.5#1, 13.2#6


def test_a_division_chit_needs_no_attachment() -> None:
    units = dict.fromkeys(("S", "T", "U"), "P12 mortars white")
    scene = Scene({"A": "D05 rifles", **units, "G": "P01 grenadiers"}, chit="division:first")
    assert scene.ids == ["A", "S", "T", "U", "done"]  # 13.1#1, c37


def test_artillery_of_another_formation_comes_with_the_leader_it_is_in_contact_with() -> None:
    """It has no stripe, and takes no place of the Attachment Rating."""
    guns = {"H": "K10 field-guns of=blue park=P1 contact=red", "I": "K10 field-guns of=blue park=P1"}
    scene = begin({**guns, "B": "D08 rifles of=blue"}, parks=PARK)
    assert attached(scene) == {"H"}  # 21.6.3
    assert set(s13_actions.able_units(scene.g)) == {"A", "H"}  # 21.6.3
    striped = {"S": "D06 mortars white", "T": "D07 mortars white"}
    both = begin({**guns, **striped}, parks=PARK).allied("attach-choose", "S", "T")
    assert attached(both) == {"H", "S", "T"}  # 29.11: white stripes alone count
    own = begin({"H": "K10 field-guns park=P1 contact=red"}, parks=PARK)
    assert attached(own) == set(), "a Unit of the Formation is Active anyhow"
