"""Documents of positions to which no game can come are refused, and the message names the place."""

from __future__ import annotations

from typing import Any

import pytest

import grognard
from grognard.engine.errors import BadDocument
from grognard.games.gwc.support import tracks
from tests.gwc.scene import open_map

UNITS: dict[str, Any] = {
    "L": {"counter": "ge-bertin", "hex": "H2"},
    "P": {"counter": "ge-infanterie", "hex": "H3"},
    "F": {"counter": "fr-infanterie", "hex": "H9"},
}
SIDES: dict[str, Any] = {"sides": ["german", "french"], "date": "1917-06", "map": open_map()}


def begun(**document: Any) -> None:
    grognard.new("gwc", {**SIDES, "units": UNITS, **document}, chance="ask")


@pytest.mark.parametrize(
    ("where", "document"),
    [
        ("reminders.german", {"reminders": {"german": ["GS5"]}}),  # S98.1.1#1: no Reminder Card
        ("reminders.german", {"reminders": {"german": ["GS1"]}, "date": "1915-12"}),  # S98.1.2
        ("reminders.french", {"reminders": {"french": ["FS7"]}, "date": "1918-03"}),  # S98.1.2
        ("chits.secret.german", {"chits": {"secret": {"german": ["Y"]}}}),  # 7.3.3#3
        ("vp", {"vp": {"german": 3, "french": 2}}),  # 4.1.1#2: one marker
        ("vp.french", {"vp": {"french": -2}}),  # 4.1.1#2
        ("time_track.2", {"time": 3, "time_track": {"2": [{"counter": "ge-garde"}]}}),  # 6.1.2#7
        ("time_track.3", {"time": 3, "time_track": {"3": [{"counter": "ge-garde"}]}}),  # 7.2.1#4
        ("hands.german", {"hands": {"german": [f"G-{n}" for n in range(1, 7)]}}),  # 1.1#1: Recon
        (
            "hands.french",
            {"postures": {"french": "defend"}, "hands": {"french": [f"F-{n}" for n in range(1, 6)]}},
        ),  # 1.1#1
        ("edges", {"edges": {"german": "top", "french": "left"}}),  # 7.2#1
        ("edges.german", {"edges": {"german": "north"}}),
        ("units.P.has_exited", {"units": {**UNITS, "P": {**UNITS["P"], "has_exited": True}}}),  # 7.2.1.1
    ],
)
def test_what_no_game_can_reach(where: str, document: dict[str, Any]) -> None:
    with pytest.raises(BadDocument) as refused:
        begun(**document)
    assert where in str(refused.value)


def test_what_a_game_can_reach() -> None:
    begun(reminders={"german": ["GS1"]}, chits={"secret": {"german": ["C"]}, "open": ["Y"]}, vp={"french": 3})


def test_what_waits_at_the_end_of_the_time_track_has_not_been_passed() -> None:
    last = tracks().time.last
    begun(time=last, time_track={str(last): [{"counter": "ge-garde"}]})  # 6.1.2#9


@pytest.mark.parametrize(
    ("given", "edges"),
    [
        ({}, ("top", "bottom")),
        ({"german": "left"}, ("left", "right")),
        ({"french": "top"}, ("bottom", "top")),
        ({"french": "left"}, ("right", "left")),
    ],
)
def test_the_edge_that_is_not_named_faces_the_other(given: dict[str, str], edges: tuple[str, str]) -> None:
    game = grognard.new("gwc", {**SIDES, "units": UNITS, "edges": given}, chance="ask")
    assert tuple(game.state.setting.edges.values()) == edges  # 7.2#2


@pytest.mark.parametrize(("posture", "size"), [("attack", 6), ("recon", 5), ("defend", 4)])
def test_a_hand_may_be_full(posture: str, size: int) -> None:
    begun(postures={"german": posture}, hands={"german": [f"G-{n}" for n in range(1, size + 1)]})  # 1.1#1
