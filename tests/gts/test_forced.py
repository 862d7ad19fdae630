"""Results of charts that a document prescribes, whatever the dice say."""

from __future__ import annotations

import pytest

from grognard.engine.errors import BadDocument
from tests.gts.scene import Scene
from tests.gts.test_s26_weather import morning
from tests.gts.test_s27_air import day, strike

SHOT = {"R": "D05 rifles", "G": "E05 grenadiers"}


@pytest.mark.parametrize(
    ("forced", "gone", "hits", "lost"),
    [("miss", False, 0, 0), ("C", False, 1, 0), ("1", False, 0, 1), ("E", True, 0, 0)],
)
def test_a_shot_has_the_result_that_is_prescribed(forced: str, gone: bool, hits: int, lost: int) -> None:
    scene = Scene(SHOT, forced={"crt": [forced]}).act("R", "fire")
    scene.allied("fire-choose", "G").dice(9, 9)
    unit = scene.unit("G")
    assert (unit.where < 0, scene.note("shot")["code"]) == (gone, forced)  # 15.5.5#1
    assert gone or (unit.hits, unit.lost) == (hits, lost)  # 19.2
    assert not scene.g.forced


def test_a_result_is_prescribed_once_and_the_document_says_what_is_left() -> None:
    scene = Scene(SHOT, forced={"crt": ["C", "miss"]})
    assert scene.game.document()["forced"] == {"crt": ["C", "miss"]}
    scene.act("R", "fire").allied("fire-choose", "G").dice(9, 9)
    assert scene.game.document()["forced"] == {"crt": ["miss"]}


def test_an_air_strike_too() -> None:
    scene = strike(day(forced={"crt": ["1"]}), "G")
    scene.die(9)
    assert scene.unit("G").lost == 1  # 27.0#7


def test_the_weather() -> None:
    scene = morning(1, forced={"weather": ["rain"]}).die(0)
    assert scene.g.weather == "rain"  # 5.0#2


@pytest.mark.parametrize("wrong", [{"crt": ["2"]}, {"weather": ["snow"]}, {"table": ["E"]}])
def test_no_chart_says_so(wrong: dict[str, list[str]]) -> None:
    with pytest.raises(BadDocument):
        Scene(SHOT, forced=wrong)
