"""Moves for the tests of sections 6 and 8: a German command on open ground, with a Briton far away to end it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tests.rpc.scene import Scene


def commanded(units: Mapping[str, str], *ids: str, **document: Any) -> Scene:
    """A position in which the German units named have been commanded."""
    watch = {"W": "L01 british machine-gun"}
    return Scene({**units, **watch}, **document).command(*ids)


def moving(units: Mapping[str, str], *ids: str, **document: Any) -> Scene:
    """The first of the units commanded is about to spend its first point."""
    return commanded(units, *ids, **document).act(ids[0], "move")


def road(*path: str) -> dict[str, Any]:
    return {"lines": [{"kind": "road", "path": list(path)}]}


def trench(side: str, *path: str) -> dict[str, Any]:
    return {"kind": "trench", "side": side, "path": list(path)}


def sides(kind: str, *between: str) -> dict[str, Any]:
    return {"sides": [{"kind": kind, "between": list(between)}]}


def step(scene: Scene, *ids: str) -> Scene:
    """Spend points, and let nobody fire."""
    for id_ in ids:
        scene.german("step-choose", id_).decline()
    return scene
