"""One finished game for each way in which a game can end: how they were played, and how to play them again.

Each begins with a position in which that end is near; answers are random, and the first seed that leads to the wanted
end is kept. After a change of the rules `python -m tests.gwc.finished` plays and stores them anew.
"""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import msgspec

import grognard
from grognard.engine.table import Table

GAMES = Path(__file__).parent / "games"
LIMIT = 3000

OUTPOSTS: dict[str, Any] = {
    "map": "lorraine",
    "date": "1914-08",
    "sides": ["german", "french"],
    "postures": {"german": "defend", "french": "attack"},
    "edges": {"german": "right", "french": "left"},
    "control": {"german": [2, 3], "french": [1]},
    "chits": {"open": ["F"]},
    "time": 3,
    "sudden_death": 5,
    "vp": {"french": 2},
    "units": {
        "Dorn": {"counter": "ge-dorn", "hex": "H6"},
        "G1": {"counter": "ge-infanterie-1914", "hex": "H6", "weapon": "mg08"},
        "G2": {"counter": "ge-infanterie-1914", "hex": "H7"},
        "Lagarde": {"counter": "fr-lagarde", "hex": "F7"},
        "F1": {"counter": "fr-infanterie-1914", "hex": "F7"},
        "F2": {"counter": "fr-infanterie-1914", "hex": "F8"},
        "F3": {"counter": "fr-infanterie-1914", "hex": "E6"},
    },
}
NEAR = {"order": "advance", "dice": [4, 4]}
LAST_MAN = {
    "F1": {"counter": "fr-infanterie-1914", "hex": "M6"},
    "G1": {"counter": "ge-landwehr-1914", "hex": "B2"},
}
TWO_MEN = {
    "F1": {"counter": "fr-infanterie-1914", "hex": "G6"},
    "G1": {"counter": "ge-landwehr-1914", "hex": "H6"},
}

POSITIONS: dict[str, dict[str, Any]] = {
    "surrender": {**OUTPOSTS, "surrender": {"german": 2, "french": 2}},
    "annihilation": {
        **OUTPOSTS,
        "units": {**TWO_MEN, "F2": {"counter": "fr-infanterie-1914", "hex": "G7"}},
        "active": "french",
        "hands": {"french": [NEAR, NEAR]},
    },
    "exit": {**OUTPOSTS, "units": LAST_MAN, "active": "french"},
    "sudden-death": OUTPOSTS,
    "sudden-death-tie": {**OUTPOSTS, "initiative": "french", "vp": {"french": 1}},
    "simultaneous-defeat": {
        **OUTPOSTS,
        "units": TWO_MEN,
        "active": "french",
        "hands": {"french": [NEAR, NEAR]},
        "initiative": "french",
    },
}
ENDS = {  # the reason and the rule of the outcome
    "surrender": ("surrender", "6.3.1"),
    "annihilation": ("annihilation", "6.3.1"),
    "exit": ("exit", "6.3.2"),
    "sudden-death": ("sudden-death", "6.3.2"),
    "sudden-death-tie": ("sudden-death", "9.2"),
    "simultaneous-defeat": ("simultaneous-defeat", "6.3.1"),
}


def play(name: str, seed: int) -> Table:
    """The game of a position and a seed, at most so many answers long."""
    game = grognard.new("gwc", POSITIONS[name], seed=seed)
    rng = Random(seed)
    for _ in range(LIMIT):
        asked = game.pending
        if asked is None:
            break
        game.answer(rng.choice(asked.options).id, asked.side)
    return game


def find(name: str) -> Table:
    """The first game of the position that ends as wanted."""
    for seed in range(400):
        game = play(name, seed)
        outcome = game.outcome
        if outcome is not None and (outcome.reason, outcome.rule) == ENDS[name]:
            return game
    raise LookupError(f"no seed leads to {name}")


def store() -> None:
    """Play all of them and write them down."""
    GAMES.mkdir(exist_ok=True)
    for name in POSITIONS:
        game = find(name)
        (GAMES / f"{name}.json").write_bytes(msgspec.json.encode(game.save()))
        print(name, game.number, game.outcome)


if __name__ == "__main__":
    store()
