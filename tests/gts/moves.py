"""Moves for tests: a scene in which somebody is about to move, and the steps that are taken."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tests.gts.scene import Scene


def moving(units: Mapping[str, str], *stack: str, **described: Any) -> Scene:
    """The first of the stack has begun a move with the others."""
    scene = Scene({**units, "W": "P12 rifles"}, **described)
    lead, *joined = stack
    return scene.act(lead, "move", *joined)


def step(scene: Scene, *ids: str) -> Scene:
    """Take steps, and let nobody fire."""
    for id_ in ids:
        scene.answer(scene.pending.side, "step-choose", id_).decline()
    return scene


def left(scene: Scene) -> str:
    """The points that are left."""
    assert scene.pending.kind == "step-choose", scene.pending
    return str(dict(scene.pending.args)["left"])


def cost(scene: Scene, id_: str) -> str:
    """What a step that is offered costs."""
    option = scene.pending.find(id_)
    assert option is not None, f"{id_} is not among {scene.ids}: {scene.why_not(id_)}"
    return str(dict(option.args)["cost"])


def refusal(scene: Scene, subject: str) -> str:
    """The words of the refusal, without what they have in common."""
    found = scene.game.why_not(subject)
    return found[0].text.removeprefix("why-not-move-") if found else ""


def roads(*paths: str, kind: str = "road") -> dict[str, Any]:
    """Roads, each as the names of its hexes."""
    return {"lines": [{"kind": kind, "path": path.split()} for path in paths]}


def side(kind: str, *between: str) -> dict[str, Any]:
    """What lies on hexsides, each as in D06/D05."""
    return {"kind": kind, "between": list(between)}
