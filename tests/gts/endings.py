"""Finished games, one for each way in which a game can end: `python -m tests.gts.endings` plays and stores them.

A game ends with its last turn, and the side that the scenario names has its points or has not: by hexes, by Steps
destroyed, or by both. Three small documents show these, Hillman a whole battle. The side that is to win goes by
doctrine and the other does next to nothing, or both do as chance tells them. A stored game is a save with all its
answers; the test plays it again and expects the same end.
"""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

import grognard
from grognard.engine.decision import Choose, Option
from grognard.engine.table import Table
from grognard.games.gts.doctrine import doctrine

GAMES = Path(__file__).parent / "games"
ENOUGH = 300
"""With so many seeds an ending is tried."""
QUIET = ("pass", "done", "no", "stay")

GROUND: dict[str, Any] = {
    "id": "crossroads",
    "title": {"en": "Crossroads"},
    "grid": {"columns": 6, "rows": 5, "numbering": "letters2"},
    "default": {"terrain": "clear"},
    "hexes": {"D03": {"terrain": "village"}, "E02": {"terrain": "woods"}},
    "lines": [{"kind": "road", "path": ["A03", "B03", "C03", "D03", "E03", "F03"]}],
}
POSITION: dict[str, Any] = {
    "map": GROUND,
    "turns": [{"label": "1300"}, {"label": "1500"}],
    "divisions": {
        "div": {"side": "allied", "command": 4, "dispatch": 5, "points": [4, 2]},
        "id": {"side": "german", "command": 2, "dispatch": 3, "points": [2, 2]},
    },
    "formations": {
        "bde": {"division": "div", "leader": "Cass", "range": 4, "attachment": 1, "hex": "B03"},
        "regt": {"division": "id", "leader": "Krug", "range": 4, "attachment": 1, "hex": "D03"},
    },
    "units": {
        "A": {"counter": "rifles", "hex": "B03", "formation": "bde"},
        "B": {"counter": "rifles", "hex": "C02", "formation": "bde"},
        "M": {"counter": "mortars", "hex": "B03", "formation": "bde"},
        "1": {"counter": "static-infantry", "hex": "D03", "formation": "regt"},
        "2": {"counter": "static-infantry", "hex": "F02", "formation": "regt"},
    },
    "carried": "formation:bde",
    "control": {"D03": "german", "E02": "german"},
}
PRIZES = [{"points": 2, "area": ["D03"]}, {"points": 1, "area": ["E02"]}]
ORIGINS: dict[str, str | dict[str, Any]] = {
    "hexes": {**POSITION, "victory": {"side": "allied", "count": 2, "worth": PRIZES}},
    "steps": {**POSITION, "victory": {"side": "allied", "count": 2, "steps": 1}},
    "both": {**POSITION, "victory": {"side": "german", "count": 4, "worth": PRIZES, "steps": 1}},
    "hillman": "hillman",
}
"""The scenario or the document of each. In `both` the Germans are named: they need all that they hold, and a Step."""
WINNERS = ("allied", "german")


def idle(question: Choose, rng: Random) -> Option:
    """Nothing, where that is possible."""
    return next((option for option in question.options if option.id in QUIET), rng.choice(question.options))


def play(origin: str | dict[str, Any], planner: str, seed: int) -> Table:
    """A whole game: one side goes by doctrine and the other is idle, or both do as chance tells them."""
    game, rng = grognard.new("gts", origin, seed=seed), Random(seed)
    while (question := game.pending) is not None:
        if not planner:
            option = rng.choice(question.options)
        else:
            by_plan = question.side == planner
            option = doctrine(game.state, question) if by_plan else idle(question, rng)
        game.answer(option, question.side)
    return game


def ending(origin: str | dict[str, Any], winner: str) -> Table:
    """A game that this side wins."""
    for seed in range(ENOUGH):
        for planner in (winner, ""):
            game = play(origin, planner, seed)
            if game.outcome is not None and game.outcome.winner == winner:
                return game
    raise AssertionError(f"{winner} never wins")


def store() -> None:
    GAMES.mkdir(exist_ok=True)
    for name, origin in ORIGINS.items():
        for winner in WINNERS:
            game = ending(origin, winner)
            data = json.dumps(game.save(), separators=(",", ":"), sort_keys=True)
            (GAMES / f"{name}-{winner}.json").write_text(data)
            print(name, winner, game.number, game.outcome, len(data))


if __name__ == "__main__":
    store()
