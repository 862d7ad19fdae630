"""Hand-made positions of gts, and how they are put to a bot: open ground of sixteen columns and twelve rows."""

from __future__ import annotations

from typing import Any

import grognard
from grognard.engine.table import Table
from tests.bots.positions import suite
from tests.gts.scene import ALLIED, DIVISIONS, FORMATIONS, GERMAN, open_map, unit_of

POSITIONS = suite("gts")
OWN = {"allied": "formation:red", "german": "formation:feld"}
"""The chit in play, unless the position names another."""
CHITS = ("division:first", "division:zweite", *OWN.values())
TURNS = ("0700", "0900", "1100")
KEPT = (
    "air", "barrages", "blocks", "bought", "entrenchments", "limits", "mug", "next", "parks", "rearguard", "step",
    "turn",
)  # fmt: skip
"""What a position says in the words of a document."""


def set_up(position: dict[str, Any]) -> Table:
    """The game at the question that the position puts."""
    side, step = position.get("side", "allied"), position.get("step", "H")
    chit = position.get("chit", OWN[side])
    units = {id_: unit_of(text) for id_, text in position["units"].items()}
    formations = formations_of(position, units, chit)
    document: dict[str, Any] = {
        "map": open_map(position.get("hexes", {}), **features(position)),
        "turns": [{"label": label} for label in TURNS],
        "turn": 2,
        "step": "H",
        "counters": {**ALLIED, **GERMAN},
        "units": units,
        "divisions": divisions_of(position),
        "formations": formations,
        **terms(position, side),
        **{key: position[key] for key in KEPT if key in position},
    }
    if step == "H" and chit:
        known = [
            each for each in CHITS if each.startswith("division:") or each.partition(":")[2] in formations
        ]
        document.setdefault("mug", [each for each in known if each != chit])
        document["acting"] = {"chit": chit, "begun": True, **position.get("acting", {})}
    options = {"reactions": "friendly", **position.get("options", {})}
    game = grognard.new("gts", document, seed=1, options=options)
    for answer in position.get("path", ()):
        game.answer(answer)
    return game


def terms(position: dict[str, Any], side: str) -> dict[str, Any]:
    """The side that is asked wins if it has all of `aims`, which the enemy holds, and of `held` at the end."""
    enemy = "german" if side == "allied" else "allied"
    aims, held = position.get("aims", []), position.get("held", ["A12"])
    victory = {"side": side, "count": len(aims) + len(held), "worth": [{"points": 1, "area": [*aims, *held]}]}
    control = {**dict.fromkeys(aims, enemy), **dict.fromkeys(held, side)}
    return {"victory": victory, "control": control}


def divisions_of(position: dict[str, Any]) -> dict[str, Any]:
    """The usual Divisions, with Command and Dispatch Points and an entry hex if the position gives them."""
    points, entry = position.get("points", {}), position.get("entry", {})
    return {
        id_: {**row, "points": points.get(id_, (0, 0)), "entry": entry.get(id_, "")}
        for id_, row in DIVISIONS.items()
    }


def formations_of(position: dict[str, Any], units: dict[str, Any], chit: str) -> dict[str, Any]:
    """Those that have Units, each with its Leader where the position says, or with the first of his men."""
    found: dict[str, Any] = {}
    leaders = position.get("leaders", {})
    for id_, row in FORMATIONS.items():
        own = [unit["hex"] for unit in units.values() if unit.get("formation") == id_]
        if own or chit == f"formation:{id_}":
            found[id_] = {**row, "hex": leaders.get(id_) or next((hex_ for hex_ in own if hex_ != "box"), "")}
    return found


def features(position: dict[str, Any]) -> dict[str, Any]:
    """A road along hexes."""
    return {"lines": [{"kind": "road", "path": position["road"]}] if "road" in position else []}
