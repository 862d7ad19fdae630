"""A battery in its park behind woods, its missions and its spotters: for the tests of chapter 16."""

from __future__ import annotations

from typing import Any

from grognard.games.gts.rules import s16_spotting
from tests.gts.scene import Scene

PARK = {"first-1": {"division": "first", "hex": "B05"}}
GUNS = "B05 field-guns white park=first-1 contact=red"
WOODS = {"E05": "woods", "E06": "woods", "E04": "woods", "E07": "woods", "E03": "woods"}


def battery(units: dict[str, str], guns: str = GUNS, **document: Any) -> Scene:
    """A battery in a park on B05, attached to the Leader of `red`; nothing seen of it beyond column E."""
    document = {"hexes": WOODS, "parks": PARK, "attached": ("H",), "leaders": {"red": "C05"}, **document}
    return Scene({"H": guns, **units}, **document)


def aim(scene: Scene, firer: str, hex_: str, target: str = "") -> Scene:
    """The mission is announced; the next roll is that for the Company Bonus, or the shot itself."""
    scene.act(firer, "fire").allied("mission-hex", hex_)
    if target:
        scene.allied("mission-target", target)
    return with_bonus(scene)


def with_bonus(scene: Scene) -> Scene:
    """Whoever is asked checks for the Company Bonus."""
    if scene.pending.kind == "mission-bonus":
        scene.answer(scene.pending.side, "mission-bonus", "try")
    return scene


def spotters(scene: Scene, firer: str, hex_: str) -> list[str]:
    """Everybody who could spot for a Unit at a hex."""
    g = scene.g
    found = s16_spotting.observers(g, firer, g.board.cell(hex_), s16_spotting.spotters(g, firer))
    return sorted(found)
