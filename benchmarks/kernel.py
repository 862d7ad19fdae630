"""The engine alone, on Ridge, the small game of the tests."""

from __future__ import annotations

from random import Random
from typing import Any

import grognard
from benchmarks.yardstick import copy_of_board, ratio_of_costs, ratio_of_rates
from grognard import registry
from grognard.engine.board import Board
from grognard.engine.snapshot import read, replayed
from grognard.engine.table import Table
from tests.ridge import TITLE
from tests.ridge.title import START

SEARCHES = ("unit-choose", "step-choose")
"""Decisions whose options need a look at the ground around a unit."""


def random_game(rng: Random = Random(1)) -> int:  # noqa: B008 - one stream of games for the whole run
    game = grognard.new("ridge", "hill", seed=rng.getrandbits(30))
    count = 0
    while (question := game.pending) is not None:
        game.answer(rng.choice(question.options), question.side)
        count += 1
    return count


def crowded(units: int) -> Table:
    """A game with many units on a large field."""
    columns = 40
    rows = units // 20 + 4
    document: dict[str, Any] = {
        "map": {
            "id": "field",
            "title": {"en": "Field"},
            "grid": {"columns": columns, "rows": rows, "numbering": "letters"},
        },
        "goal": "A1",
        "units": {},
        "hands": START["hands"],
    }
    names = Board.load(document["map"]).names
    for number in range(units):
        side = "blue" if number % 2 else "red"
        document["units"][f"{side[0].upper()}{number}"] = {"side": side, "hex": names[number * 2]}
    return grognard.new("ridge", document, seed=1)


def answers_without_search() -> list[tuple[Table, str]]:
    """Positions of random games and an answer to each that leads to no movement search."""
    found, rng = [], Random(2)
    for seed in range(40):
        game = grognard.new("ridge", "hill", seed=seed, options={"reactions": "strict"})
        while (question := game.pending) is not None:
            option = rng.choice(question.options)
            after = game.clone()
            after.answer(option, question.side)
            if (
                question.kind not in SEARCHES
                and after.pending is not None
                and after.pending.kind not in SEARCHES
            ):
                found.append((game.clone(), option.id))
            game.answer(option, question.side)
    return found


def finished_game() -> dict[str, Any]:
    game, rng = grognard.new("ridge", "hill", seed=5), Random(5)
    while (question := game.pending) is not None:
        game.answer(rng.choice(question.options), question.side)
    return game.save()


def measure() -> list[tuple[str, float, str, float]]:
    """Rows of (what, ratio, at least or at most, target)."""
    registry.register(TITLE)
    small, large = crowded(60), crowded(600)
    positions = answers_without_search()
    saved = read(finished_game())

    def clone_and_answer() -> int:
        for game, id_ in positions:
            game.clone().answer(id_)
        return len(positions)

    def replay() -> int:
        return sum(not entry.is_random for entry in replayed(TITLE, saved).log)

    return [
        ("random play of the small game, decisions/s in PC", ratio_of_rates(random_game), ">=", 3),
        ("clone of 60 units, in Board.copy()", ratio_of_costs(small.clone, copy_of_board), "<=", 1),
        ("clone of 600 units, in Board.copy()", ratio_of_costs(large.clone, copy_of_board), "<=", 8),
        ("answer + clone without movement search, in PC", ratio_of_rates(clone_and_answer), ">=", 5),
        ("replay of a log, answers/s in PC", ratio_of_rates(replay), ">=", 2),
    ]
