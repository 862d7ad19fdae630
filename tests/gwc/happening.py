"""An Event, set off by the Rally Roll of a broken Unit in a corner of the map.

    scene = happening("kia", {"A": "C3 ge-infanterie broken", "B": "H6 fr-infanterie"})
    scene.german("choose-kia", "A")

The receiving side has given a Recover Order and has rolled 12 with an Event trigger; its next card shows the Event, and
the card `X`, to be turned up when the Event asks for a Random Hex, names `at`. With a Move
in hand its Turn goes on.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tests.gwc.scene import Scene, order

ROLLER = {"german": "ge-landwehr", "french": "fr-territoriale", "american": "us-national-guard"}


def happening(
    event: str, units: Mapping[str, str], *, by: str = "german", at: str = "H6", **fields: Any
) -> Scene:
    """The scene at the first question of an Event, or after it if it asks nothing."""
    entente = "american" if by == "american" or "american" in fields.get("sides", ()) else "french"
    everybody = {"R0": f"A1 {ROLLER['german']}", "Z0": f"O11 {ROLLER[entente]}", **units}
    roller = "R0" if by == "german" else "Z0"
    everybody[roller] += " broken"
    printed = {key: fields.pop(key) for key in ("direction", "month") if key in fields}
    cards: dict[str, Any] = {
        by: {"E": {"event": event, **printed}, "X": {"hex": at}, **fields.pop("cards", {})}
    }
    hands: dict[str, Any] = {by: {"REC": order("recover"), "MOV": order("move")}, **fields.pop("hands", {})}
    scene = Scene(everybody, cards=cards, hands=hands, active=by, **fields)
    scene.answer(by, "order-choose", "REC")
    if scene.pending.kind == "rally-choose":
        scene.answer(by, "rally-choose", roller)
    return scene.roll(6, 6, "event").turns_up("E")


def impossible(scene: Scene) -> bool:
    """A part of the Event could not be fulfilled."""
    return bool(scene.said("event-impossible"))


def arrived(scene: Scene, counter: str) -> list[str]:
    """The Formations that have come into play with this counter; their ids have a number after a point."""
    return [id_ for id_, one in scene.g.formations.items() if one.counter == counter and "." in id_]
