"""Hand-made positions of rpc, and how they are put to a bot: open ground of twelve columns and ten rows."""

from __future__ import annotations

from typing import Any

import grognard
from grognard.engine.table import Table
from tests.bots.positions import suite
from tests.rpc.scene import open_map, unit_of

POSITIONS = suite("rpc")
ARMY = {"g": "german", "b": "british"}
KEPT = (
    "artillery", "blockhouses", "breaches", "bombarded", "couplet", "couplets", "half", "hallowed", "initiative",
    "rules", "scrapes", "trenches", "turn", "turns",
)  # fmt: skip
"""What a position says in the words of a document."""


def set_up(position: dict[str, Any]) -> Table:
    """The game at the question that the position puts."""
    side = position.get("side", "german")
    enemy = "british" if side == "german" else "german"
    aims, held = position.get("aims", []), position.get("held", ["A10"])
    document: dict[str, Any] = {
        "map": open_map(position.get("hexes", {}), **features(position)),
        "date": position.get("date", "1916-01-15"),
        "phase": "couplets",
        "initiative": side,
        "turn": 2,
        "couplets": 2,
        "couplet": 1,
        "victory": {"kind": "points", "worth": [{"points": 1, "area": [*aims, *held]}]},
        "control": {**dict.fromkeys(aims, enemy), **dict.fromkeys(held, side)},
        "units": {id_: unit_of(spelt_out(text)) for id_, text in position["units"].items()},
        **{key: position[key] for key in KEPT if key in position},
    }
    document["victory"] |= position.get("victory", {})
    game = grognard.new("rpc", document, seed=position.get("seed", 1), options={"reactions": "friendly"})
    for answer in position.get("path", ()):
        game.answer(answer)
    return game


def features(position: dict[str, Any]) -> dict[str, Any]:
    """Wire and streams on hexsides, roads and printed trenches along hexes."""
    sides = [{"kind": kind, "between": position[kind]} for kind in ("wire", "stream") if kind in position]
    lines = [{"kind": "road", "path": position["road"]}] if "road" in position else []
    return {"sides": sides, "lines": lines}


def spelt_out(text: str) -> str:
    """`H04 g infantry dispersed` with the name of the side."""
    hex_, army, *rest = text.split()
    return " ".join((hex_, ARMY[army], *rest))
