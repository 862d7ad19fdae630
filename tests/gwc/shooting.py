"""Fire Orders for tests: one given, and a group that fires."""

from __future__ import annotations

from typing import Any

from tests.gwc.scene import Scene, order

FIRE = {"german": {"F": order("fire")}}


def firing(units: dict[str, str], **document: Any) -> Scene:
    """The active side, German unless it is said, has given a Fire Order."""
    document.setdefault("hands", FIRE)
    scene = Scene(units, **document)
    return scene.answer(scene.g.active, "order-choose", "F")


def shooting(scene: Scene, base: str, *others: str) -> Scene:
    """The pending player gathers a group and fires."""
    side = scene.pending.side
    return scene.answer(side, "fire-base", base).answer(side, "fire-group", *others, "fire")
