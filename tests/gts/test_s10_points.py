"""10.0.3 and 10.0.4: rolling for Command and Dispatch Points."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.games.gts.rules import s10_points
from tests.gts.scene import Scene

UNITS = {"A": "D05 rifles", "G": "K05 grenadiers"}
EVENING = [{"label": "0700", "first": True}, {"label": "1900"}, {"label": "night", "night": True}]


def drawn(points: tuple[int, int], **more: Any) -> Scene:
    """The chit of the first Division is in play: Command Rating 4, Dispatch Rating 6."""
    return Scene(UNITS, chit="division:first", begun=False, points={"first": points}, **more)


def points(scene: Scene) -> tuple[int, int]:
    has = scene.g.points["first"]
    return has.command, has.dispatch


@pytest.mark.parametrize(
    ("face", "gain"),
    [(1, 2), (0, 3), (2, 1), (6, 1), (7, 0), (9, -1)],  # 10.0.3#8, 10.0.3#9, 10.0.3#10
)
def test_the_dispatch_roll_of_the_example(face: int, gain: int) -> None:
    """Dispatch Rating 6, two points."""
    scene = drawn((0, 2)).die(0).die(face)
    assert points(scene)[1] == 2 + gain  # 10.0.3#3, 10.0.3#4, 10.0.3#5, 10.0.3#6, 10.0.3#7, 29.24
    assert scene.note("dispatch-points")["total"] == gain


def test_the_reasons_of_a_dispatch_roll_are_listed() -> None:
    scene = drawn((0, 2)).dice(0, 0)
    assert scene.modifiers("dispatch-points") == {
        "mod-dispatch-zero": 1,  # 10.0.3#4
        "mod-dispatch-rating": 1,  # 10.0.3#5
        "mod-dispatch-stock": 1,  # 10.0.3#6
    }  # 10.0.3#7


def test_a_nine_below_the_stock_cancels_out() -> None:
    scene = drawn((0, 12)).dice(0, 9)
    assert points(scene)[1] == 12  # 10.0.3#3, 10.0.3#6, 10.0.3#7


@pytest.mark.parametrize(("face", "half"), [(0, 0), (1, 0), (5, 2), (8, 4), (9, 4)])
def test_command_points_are_the_rating_and_half_the_die(face: int, half: int) -> None:
    scene = drawn((3, 0)).dice(face, 7)
    assert points(scene)[0] == 3 + 4 + half  # 10.0.3#2, 29.18: added to the pool
    assert scene.note("command-points")["total"] == 4 + half


def test_ratings_are_those_of_the_division() -> None:
    scene = drawn((0, 0), divisions={"first": {"command": 1, "dispatch": 2}}).dice(4, 3)
    assert points(scene) == (3, 0)  # 10.0.3#14, 29.18, 29.24
    better = drawn((0, 0), divisions={"first": {"command": 1, "dispatch": 3}}).dice(4, 3)
    assert points(better) == (3, 1)  # 10.0.3#14


def test_the_record_track_ends_at_nineteen_and_at_zero() -> None:
    scene = drawn((17, 19)).dice(8, 0)
    assert points(scene) == (19, 19)  # 10.0.4#1, 10.0.4#2
    poor = drawn((0, 0)).dice(0, 9)
    assert points(poor) == (4, 0)  # 10.0.4#2: not fewer than none
    broke = drawn((0, 0), divisions={"first": {"command": 0}}).dice(1, 7)
    assert points(broke) == (0, 0)  # 10.0.4#1


# before the night


def test_two_points_more_before_the_night() -> None:
    scene = drawn((0, 2), turns=EVENING, turn=2).dice(0, 1)
    assert points(scene)[1] == 2 + 2 + 2  # 10.0.3#12: after the roll
    assert scene.note("dispatch-bonus")["total"] == 2


def test_the_bonus_comes_after_the_roll() -> None:
    scene = drawn((0, 0), turns=EVENING, turn=2).dice(0, 1)
    assert points(scene)[1] == 1 + 2  # 10.0.3#12: 1 is not below the stock of 0


def test_no_bonus_on_other_turns() -> None:
    assert points(drawn((0, 2), turns=EVENING, turn=1).dice(0, 1))[1] == 4  # 10.0.3#12
    assert points(drawn((0, 2), turns=EVENING, turn=3).dice(0, 1))[1] == 4  # 10.0.3#12


def test_no_bonus_within_the_night() -> None:
    nights = [{"label": "night", "night": True}, {"label": "morning", "night": True}]
    assert points(drawn((0, 2), turns=nights, turn=1).dice(0, 1))[1] == 4  # 10.0.3#12: the night has begun


def test_no_bonus_for_a_chit_that_stays_in_the_mug() -> None:
    scene = Scene(
        UNITS,
        chit="",
        turns=EVENING,
        turn=2,
        points={"first": (0, 2)},
        mug=("command:german", "division:first"),
    )
    scene.draw("command:german")
    assert scene.g.turn == 3
    scene.allied("chit-choose", "done")
    assert scene.g.played == ("division:first",), "it is the first of the night turn"
    scene.dice(0, 7)
    assert points(scene)[1] == 2  # 10.0.3#13


def test_a_chit_carried_over_has_the_bonus() -> None:
    scene = Scene(
        UNITS, chit="", turns=EVENING, turn=2, points={"first": (0, 2)}, carried="division:first", mug=()
    )
    scene.dice(0, 7)
    assert points(scene)[1] == 4  # 10.0.3#1, 10.0.3#12: it is drawn by being played first


def test_points_are_rolled_for_each_time() -> None:
    scene = drawn((0, 0)).dice(0, 7)
    assert scene.game.log[0].kind == "command-roll"  # 10.0.3#1, 10.0.1#7
    assert scene.game.log[1].kind == "dispatch-roll"
    assert not s10_points.is_before_night(scene.g)
    formation = Scene(UNITS, chit="formation:red", begun=False, points={"first": (0, 0)})
    assert points(formation) == (0, 0)  # 10.0.3#1: a Formation chit brings none
    assert not formation.said("command-points")
