"""Documents of positions to which no game can come are refused, and the message names the place."""

from __future__ import annotations

from typing import Any

import pytest

import grognard
from grognard.engine.errors import BadDocument
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
        ("units.P.has_exited", {"units": {**UNITS, "P": {**UNITS["P"], "has_exited": True}}}),  # 7.2.1.1
    ],
)
def test_what_no_game_can_reach(where: str, document: dict[str, Any]) -> None:
    with pytest.raises(BadDocument) as refused:
        begun(**document)
    assert where in str(refused.value)


def test_what_a_game_can_reach() -> None:
    begun(reminders={"german": ["GS1"]}, chits={"secret": {"german": ["C"]}, "open": ["Y"]}, vp={"french": 3})
