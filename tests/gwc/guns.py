"""A German battery and its Spotters, for the tests of artillery."""

from __future__ import annotations

from typing import Any

from tests.gwc.scene import Card, Scene, order

OBSERVERS = {"H1": {"observer": True}, "H11": {"observer": True}}
UNITS = {
    "N": "F6 ge-bertin",
    "F": "I8 fr-infanterie",
    "G": "J8 fr-infanterie",
    "W": "A11 fr-infanterie broken",
}
ROW = {"center": "H8", "impacts": ["H5", "H6", "H7", "H9", "H10", "H11"]}


def requested(
    units: dict[str, str] = UNITS,
    *,
    box: str = "local",
    broken: bool = False,
    ground: dict[str, Any] = {},  # noqa: B006
    hand: dict[str, Card] = {},  # noqa: B006
    french: dict[str, Card] = {},  # noqa: B006
    counter: str = "ge-telephone-8",
    **document: Any,
) -> Scene:
    """The Germans, at the top, order an Artillery Request; the Rout card lets them wait afterwards."""
    german = {"A": order("artillery-request"), "A2": order("artillery-request"), "R": order("rout"), **hand}
    phones = {"german": {"counter": counter, "box": box, "broken": broken}}
    hands = {"german": german, "french": french}
    scene = Scene(units, ground={**OBSERVERS, **ground}, hands=hands, telephones=phones, **document)
    return scene.german("order-choose", "A")


def aimed(box: str = "local", hex_: str = "I8", spotter: str = "N", **document: Any) -> Scene:
    """Box, Spotter and Spotting Round are chosen; the Accuracy Roll comes next."""
    scene = requested(**document).german("telephone-box", box)
    if scene.pending.kind == "spotter-choose":
        scene.german("spotter-choose", spotter)
    return scene.german("spotting-choose", hex_)


def on_target(box: str = "local", hex_: str = "I8", **document: Any) -> Scene:
    """The round hits and drifts straight back to where it was meant to fall."""
    return aimed(box, hex_, **document).roll(6, 6).roll(1, 4)
