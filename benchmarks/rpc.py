"""Red Poppies Campaigns: random play of every scenario, and what a server or a bot asks of a position.

The lines of sight of a map are worked out when they are first needed and kept for the life of the process; the games
that warm up fill them as play does.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import msgspec

import grognard
from benchmarks.yardstick import decisions, ratio_of_rates, seconds
from grognard.engine.snapshot import read, replayed
from grognard.engine.table import Table
from grognard.games.rpc import TITLE

SCENARIOS = ("gheluvelt", "hill-60", "frezenberg", "hooge", "flesquieres", "manchester-hill")
MIDDLE = "flesquieres"
"""80 units; the scenarios have 10 to 104."""
WARM_UP = 2
POSITIONS = range(300, 1500, 300)


def played(id_: str, seed: int, reactions: str = "strict", until: int | None = None) -> Table:
    """A random game, to its end or until so many entries are in its log."""
    rng = Random(seed)
    game = grognard.new("rpc", id_, seed=seed, options={"reactions": reactions})
    while (question := game.pending) is not None and (until is None or game.number < until):
        game.answer(rng.choice(question.options), question.side)
    return game


def random_play(reactions: str) -> Callable[[], int]:
    """Whole games; each call plays one of every scenario and returns how many decisions that took."""
    seeds = iter(range(1, 1_000_000))

    def play() -> int:
        seed = next(seeds)
        return sum(decisions(played(id_, seed, reactions)) for id_ in SCENARIOS)

    return play


def measure() -> list[tuple[str, float, str, float]]:
    """Rows of (what, figure, at least or at most, target)."""
    for id_ in SCENARIOS:
        for seed in range(WARM_UP):
            played(id_, -seed)
    seeds = iter(range(1, 1_000_000))
    middle = played(MIDDLE, 3, until=900)
    saves = [played(MIDDLE, 3, until=number).save(log=False) for number in POSITIONS]
    finished = read(played(MIDDLE, 5).save())

    def replay() -> int:
        return decisions(replayed(TITLE, finished))

    def full(id_: str) -> float:
        return seconds(lambda: played(id_, next(seeds)), 2)

    return [
        ("random play, every window asked, in PC", ratio_of_rates(random_play("strict")), ">=", 0.4),
        ("random play, friendly windows, in PC", ratio_of_rates(random_play("friendly")), ">=", 0.5),
        *((f"a full random game of {id_}, s", full(id_), "<=", 1) for id_ in SCENARIOS),
        ("clone in mid-game, us", 1e6 * seconds(middle.clone, 10_000), "<=", 30),
        ("a side's view, ms", 1e3 * seconds(lambda: middle.view("german"), 200), "<=", 2),
        ("the largest save without log, kB", max(len(msgspec.json.encode(s)) for s in saves) / 1000, "<=", 8),
        ("replay of a log, answers/s in PC", ratio_of_rates(replay), ">=", 0.25),
    ]
