"""Hand-made positions of oao, and how they are put to a bot: a part of the map, one army a side, Depots behind both."""

from __future__ import annotations

from typing import Any

import grognard
from grognard.engine.table import Table
from tests.bots.positions import suite

POSITIONS = suite("oao")
ARMIES = {"de": "de-FIRST", "fr": "fr-FIFTH", "br": "br-BEF", "be": "be-BELGIAN"}
DEPOTS = {"de-depot-FIRST": "33.20", "fr-depot-FIFTH": "23.24"}
AREA = {"columns": [20, 39], "rows": [14, 29]}
TERRITORY = [{"side": "german", "columns": [30, 75]}, {"side": "german", "country": "Belgium"}]
KEPT = (
    "area", "control", "displays", "gt", "last", "means", "next", "phase", "player", "positions", "steps_lost",
    "territory",
)  # fmt: skip
"""What a position says in the words of a document."""


def set_up(position: dict[str, Any]) -> Table:
    """The game at the question that the position puts."""
    side = position.get("side", "german")
    given = position.get("depots", DEPOTS) | position["units"]
    units = {id_: unit(id_, text) for id_, text in given.items()}
    document: dict[str, Any] = {
        "date": "1914-10-01",
        "first": min(14, position.get("gt", 14)),
        "last": 16,
        "player": side,
        "phase": "movement",
        "area": AREA,
        "territory": TERRITORY,
        "armies": sorted({each["army"] for each in units.values() if each["army"]}),
        "units": units,
        "victory": {"german": 1, "allied": -1, "objectives": position.get("aims", {})},
        **{key: position[key] for key in KEPT if key in position},
    }
    game = grognard.new("oao", document, seed=1, options={"reactions": "friendly"})
    for answer in position.get("path", ()):
        game.answer(answer)
    return game


def unit(id_: str, text: str) -> dict[str, Any]:
    """`29.21 level=2 prepared=28.21 moved` as a document has it."""
    hex_, *states = text.split()
    found: dict[str, Any] = {"hex": hex_, "army": ARMIES[id_.partition("-")[0]]}
    for state in states:
        key, has, value = state.partition("=")
        found[key] = (int(value) if value.isdigit() else value) if has else True
    return found
