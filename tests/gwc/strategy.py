"""Situations for tests: a side in its own Turn that holds a Strategy Card."""

from __future__ import annotations

from typing import Any

from tests.gwc.guns import OBSERVERS
from tests.gwc.scene import Scene, order

PREFIX = {"GS": "german", "FS": "french", "US": "american"}
GERMAN = {"B": "F6 ge-bertin", "X": "A1 ge-landwehr"}
ENTENTE = {
    "french": {"D": "F9 fr-durant", "Y": "O11 fr-infanterie"},
    "american": {"D": "F9 us-kelly", "Y": "O11 us-infantry"},
}
PHONES = {
    "german": {"counter": "ge-telephone-8", "box": "standing"},
    "french": {"counter": "fr-telephone-9", "box": "standing"},
}


def holder_of(card: str) -> str:
    return PREFIX[card[:2]]


def holding(card: str, units: dict[str, str] | None = None, **document: Any) -> Scene:
    """The holder of a Strategy Card is active, unless it is said otherwise, and can wait with a Rout card."""
    side = holder_of(card)
    active = document.setdefault("active", side)
    pieces = {**GERMAN, **ENTENTE["american" if side == "american" else "french"]}
    to_rout = "Y" if active == "german" else "X"
    pieces = {**pieces, to_rout: f"{pieces[to_rout]} broken", **(units or {})}
    held = dict(document.pop("hands", {}))
    held[side] = {"W": order("rout"), "W2": order("rout"), **held.get(side, {})}
    strategy = {side: card, **document.pop("strategy", {})}
    ground = {**OBSERVERS, **document.pop("ground", {})}
    return Scene(pieces, ground=ground, hands=held, strategy=strategy, **document)


def played(card: str, use: str, units: dict[str, str] | None = None, **document: Any) -> Scene:
    """The card has just been played between two Orders."""
    side = holder_of(card)
    scene = holding(card, units, **document).answer(side, "order-choose", "situation")
    return scene.answer(side, "situation-own-turn", use)


def uses(scene: Scene, card: str) -> list[str]:
    """The uses that are offered between two Orders."""
    side = holder_of(card)
    scene.expect(side, "order-choose")
    if "situation" not in scene.ids:
        return []
    return [id_ for id_ in scene.answer(side, "order-choose", "situation").ids if id_ != "pass"]


def shot(scene: Scene, firer: str, hex_: str, base: str | None = None) -> Scene:
    """The answers of a Fire Order that can be asked, until the roll."""
    side = scene.pending.side
    known = {
        "activate-first": firer,
        "fire-target": hex_,
        "fire-base": base or firer,
        "fire-group": "fire",
        "op-fire-offer": "fire",
    }
    while scene.pending.kind in known and scene.pending.side == side:
        scene.answer(side, scene.pending.kind, known[scene.pending.kind])
    return scene.decline("action-before-fire")
