"""Suspended procedures as data: what may be kept, how it is written, what is refused on the way back."""

from __future__ import annotations

import json
from enum import IntEnum, StrEnum
from typing import Any, NamedTuple

import msgspec
import pytest

from grognard.engine import procedure
from grognard.engine.procedure import Finished, Procedure


class Arm(StrEnum):
    FOOT = "foot"
    HORSE = "horse"


class Weather(IntEnum):
    CLEAR = 0
    RAIN = 1


class Place(NamedTuple):
    q: int
    r: int


class Loss(msgspec.Struct, frozen=True):
    unit: str
    where: Place
    arms: tuple[Arm, ...] = ()


class Open(msgspec.Struct):
    unit: str


@procedure.procedure
def hold(g: Any, value: object) -> Procedure[object]:
    yield "hold"
    return value


def suspended(value: object) -> procedure.Stack:
    stack = procedure.start(hold.__procedure__, (value,))  # type: ignore[attr-defined]
    procedure.run(None, stack)
    return stack


@pytest.mark.parametrize(
    "value",
    [
        None,
        True,
        3,
        0.5,
        "text",
        (),
        (1, ("a", (None,))),
        Arm.HORSE,
        Weather.RAIN,
        Place(1, -2),
        Loss("R1", Place(0, 0), (Arm.FOOT, Arm.HORSE)),
        ((Place(1, 2), Loss("B1", Place(3, 4))), 1),
    ],
)
def test_plain_values_survive_json(value: object) -> None:
    data = json.loads(json.dumps([procedure.frame_to_plain(frame) for frame in suspended(value)]))
    stack = [procedure.frame_from_plain(frame) for frame in data]
    finished = procedure.answer(None, stack, None)
    assert finished == Finished(value)
    assert type(finished.value) is type(value)


def test_how_a_frame_is_written() -> None:
    (frame,) = suspended((Loss("R1", Place(0, 1)), Arm.FOOT))
    here = "tests.engine.test_procedure_frames"
    loss = {"$": f"{here}:Loss", "unit": "R1", "where": {"$": f"{here}:Place", "q": 0, "r": 1}, "arms": []}
    assert procedure.frame_to_plain(frame) == [
        f"{here}.hold",
        1,
        [[loss, {"$": f"{here}:Arm", "value": "foot"}]],
    ]


NOT_PLACE: Any = [3]


@pytest.mark.parametrize(
    "value", [[1], {}, set(), frozenset(), b"", Open("R1"), print, (1, [2]), Loss("R1", NOT_PLACE)]
)
def test_what_may_not_be_kept(value: object) -> None:
    with pytest.raises(AssertionError, match="hold keeps value"):
        suspended(value)


def test_a_class_inside_a_function_cannot_be_written() -> None:
    class Hidden(NamedTuple):
        n: int

    (frame,) = suspended(Hidden(1))
    with pytest.raises(LookupError, match="Hidden"):
        procedure.frame_to_plain(frame)


@pytest.mark.parametrize(
    "name", ["os:system", "tests.engine.test_procedure_frames:Open", "nowhere:Thing", "builtins:list"]
)
def test_a_save_cannot_name_anything_else(name: str) -> None:
    with pytest.raises(LookupError, match="no enum, named tuple or frozen struct"):
        procedure.frame_from_plain(["tests.engine.test_procedure_frames.hold", 1, [{"$": name}]])


@pytest.mark.parametrize("frame", [["no.such", 0, []], ["tests.engine.test_procedure_frames.hold", 9, [1]]])
def test_a_frame_of_nothing_known(frame: list[Any]) -> None:
    with pytest.raises(LookupError):
        procedure.frame_from_plain(frame)


def test_a_frame_of_another_version() -> None:
    with pytest.raises(LookupError, match="other variables at point 1"):
        procedure.frame_from_plain(["tests.engine.test_procedure_frames.hold", 1, [1, 2]])
