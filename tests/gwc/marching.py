"""Moves for tests: a Move, Advance or other Order given, and what a step is said to cost."""

from __future__ import annotations

from typing import Any

from grognard.engine.decision import Option
from tests.gwc.scene import Scene, order

FOE = "A11 fr-infanterie broken"
WAIT = {"W": order("rout")}


def ordered(
    kind: str,
    units: dict[str, str],
    *activated: str,
    hands: dict[str, dict[str, Any]] | None = None,
    side: str = "german",
    **document: Any,
) -> Scene:
    """An Order has been given and these were activated; a Rout card is left to wait with."""
    held = {side: {"O": order(kind), **WAIT, **(hands or {}).get(side, {})}}
    held |= {other: cards for other, cards in (hands or {}).items() if other != side}
    scene = Scene({"X": FOE, **units}, hands=held, active=side, **document)
    scene.answer(side, "order-choose", "O")
    for id_ in activated:
        if scene.pending.kind.startswith("activate"):
            scene.answer(side, scene.pending.kind, id_)
    while scene.pending.kind == "activate-more":
        scene.answer(side, "activate-more", "done")
    return scene


def moving(units: dict[str, str], *activated: str, **document: Any) -> Scene:
    """A Move Order, German unless another side is named."""
    return ordered("move", units, *activated, **document)


def go(scene: Scene, id_: str) -> Scene:
    """This Formation moves next, alone; the question is not asked if nobody else could."""
    side = scene.pending.side
    if scene.pending.kind == "move-choose":
        scene.answer(side, "move-choose", id_)
    return scene.answer(side, "stack-choose", "done") if scene.pending.kind == "stack-choose" else scene


def chosen(scene: Scene, id_: str) -> Option:
    found = scene.pending.find(id_)
    assert found is not None, f"{id_} is not among {scene.ids}"
    return found


def cost(scene: Scene, hex_: str) -> int:
    """The MP that a step is said to cost."""
    return int(dict(chosen(scene, hex_).args)["cost"])


def left(scene: Scene) -> int:
    """The MP that the stack has left."""
    return int(dict(scene.expect(scene.pending.side, "step-choose").pending.args)["left"])
