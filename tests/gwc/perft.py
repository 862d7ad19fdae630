"""Perft: how many sequences of answers a small position has, to a depth; a change of any rule's menu shows here.

Chance is prescribed: the next cards of both decks are the same whatever is answered. `python -m tests.gwc.perft` counts
anew and writes `perft.txt`.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import grognard
from grognard.engine.table import Table
from tests.gwc.scene import open_map, order

FILE = Path(__file__).parent / "perft.txt"
DEPTH = 5
SIX = [{"dice": dice, "hex": "A1"} for dice in ([2, 5], [4, 4], [6, 1], [3, 3], [5, 6], [1, 2])]
BASE: dict[str, Any] = {
    "date": "1917-06",
    "sides": ["german", "french"],
    "edges": {"german": "top", "french": "bottom"},
    "next": {"fate:german": SIX, "fate:french": SIX},
}

POSITIONS: dict[str, dict[str, Any]] = {
    # a Leader, two platoons and a machine gun choose whom to activate and at whom to fire
    "fire-group": {
        **BASE,
        "map": open_map({"H5": "woods", "I6": "building"}),
        "units": {
            "Ebel": {"counter": "ge-ebel", "hex": "H3"},
            "G1": {"counter": "ge-infanterie", "hex": "H3", "weapon": "mg08"},
            "G2": {"counter": "ge-landwehr", "hex": "I3"},
            "F1": {"counter": "fr-infanterie", "hex": "I6"},
            "F2": {"counter": "fr-specialistes", "hex": "G6", "broken": True},
        },
        "hands": {"german": [order("fire"), order("recover")], "french": [{"action": "concealment"}]},
    },
    # a platoon walks past a machine gun: every step may be answered
    "opportunity-fire": {
        **BASE,
        "map": open_map({"G6": "shellhole"}, sides=[{"kind": "wall", "between": ["F6/G6"]}]),
        "units": {
            "G1": {"counter": "ge-jaeger", "hex": "E6"},
            "F1": {"counter": "fr-infanterie", "hex": "H6", "weapon": "hotchkiss"},
        },
        "hands": {
            "german": [order("move"), {"action": "assault-fire"}],
            "french": [{"action": "fire"}],
        },
    },
    # an Advance into Melee with an Ambush on either side
    "melee": {
        **BASE,
        "map": open_map(),
        "units": {
            "Vogt": {"counter": "ge-vogt", "hex": "H5"},
            "G1": {"counter": "ge-infanterie", "hex": "H5"},
            "F1": {"counter": "fr-chasseurs", "hex": "H6"},
            "F2": {"counter": "fr-specialistes", "hex": "H6"},
        },
        "hands": {"german": [order("advance", action="ambush")], "french": [{"action": "ambush"}]},
    },
}


def perft(game: Table, depth: int) -> int:
    """The number of sequences of so many answers; a game that ends before is one sequence."""
    asked = game.pending
    if depth == 0 or asked is None:
        return 1
    total = 0
    for option in asked.options:
        after = game.clone()
        after.answer(option.id, asked.side)
        total += perft(after, depth - 1)
    return total


def count(name: str, depth: int) -> int:
    """The figure of a position."""
    return perft(grognard.new("gwc", POSITIONS[name], seed=1), depth)


def stored() -> dict[tuple[str, int], int]:
    """The figures of the file: position, depth, sequences."""
    rows = [line.split() for line in FILE.read_text("utf-8").splitlines() if not line.startswith("#")]
    return {(name, int(depth)): int(figure) for name, depth, figure in rows}


def store() -> None:
    """Count all of them and write them down."""
    lines = ["# position, depth, sequences of answers"]
    lines += [f"{name} {depth} {count(name, depth)}" for name in POSITIONS for depth in range(1, DEPTH + 1)]
    FILE.write_text("\n".join(lines) + "\n", "utf-8")


if __name__ == "__main__":
    store()
