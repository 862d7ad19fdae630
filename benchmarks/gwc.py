"""Great War Commander: random play of a scenario of middle size, and what a server or a bot asks of a position.

The lines of sight of a map are worked out when they are first needed and kept for the life of the process. All of them
are worked out before the games begin, and that has a row of its own.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from itertools import combinations
from random import Random

import msgspec

import grognard
from benchmarks.yardstick import decisions, ratio_of_rates, seconds
from grognard.engine.snapshot import read, replayed
from grognard.engine.table import Table
from grognard.games.gwc import TITLE
from grognard.games.gwc.rules import s10_sight

SCENARIO = "belleau"
"""35 counters in the set-up; the scenarios have 15 to 51."""
WARM_UP = 5
POSITIONS = range(100, 1000, 100)


def played(seed: int, reactions: str, until: int | None = None, scenario: str = SCENARIO) -> Table:
    """A random game, to its end or until so many entries are in its log."""
    rng = Random(seed)
    game = grognard.new("gwc", scenario, seed=seed, options={"reactions": reactions})
    while (question := game.pending) is not None and (until is None or game.number < until):
        game.answer(rng.choice(question.options), question.side)
    return game


def look_everywhere() -> None:
    """Every line of sight of the map, those of the observers beyond its edges included."""
    g = grognard.new("gwc", SCENARIO, seed=0).state
    for a, b in combinations(g.board.cells, 2):
        s10_sight.sight(g, a, b)
    for side in g.setting.sides:
        for cell in g.board.cells:
            s10_sight.sight_from_fao(g, side, cell)


def random_play(reactions: str) -> Callable[[], int]:
    """Whole games one after another; each call plays one and returns how many decisions it took."""
    seeds = iter(range(1, 1_000_000))
    return lambda: decisions(played(next(seeds), reactions))


def game_length(scenario: str) -> float:
    """The median time of a full random game of a scenario, in seconds."""
    for seed in range(WARM_UP):
        played(-seed, "strict", scenario=scenario)
    seeds = iter(range(1, 1_000_000))
    return seconds(lambda: played(next(seeds), "strict", scenario=scenario), 3)


def measure() -> list[tuple[str, float, str, float]]:
    """Rows of (what, figure, at least or at most, target)."""
    start = time.process_time()
    look_everywhere()
    lines = time.process_time() - start
    for seed in range(WARM_UP):
        played(-seed, "strict")
    seeds = iter(range(1, 1_000_000))
    middle = played(3, "strict", until=500)
    saves = [played(3, "strict", until=number).save(log=False) for number in POSITIONS]
    finished = read(played(5, "strict").save())

    def replay() -> int:
        return decisions(replayed(TITLE, finished))

    return [
        ("all lines of sight of a map, s", lines, "<=", 10),
        ("random play, every window asked, in PC", ratio_of_rates(random_play("strict")), ">=", 0.5),
        ("random play, friendly windows, in PC", ratio_of_rates(random_play("friendly")), ">=", 0.5),
        ("a full random game, ms", 1e3 * seconds(lambda: played(next(seeds), "strict"), 5), "<=", 300),
        (
            "the same, slowest scenario, ms",
            1e3 * max(game_length(s.id) for s in grognard.scenarios("gwc")),
            "<=",
            300,
        ),
        ("clone in mid-game, us", 1e6 * seconds(middle.clone, 10_000), "<=", 15),
        ("a side's view, ms", 1e3 * seconds(lambda: middle.view("german"), 500), "<=", 1),
        ("the largest save without log, kB", max(len(msgspec.json.encode(s)) for s in saves) / 1000, "<=", 4),
        ("replay of a log, answers/s", replay() / seconds(replay, 5), ">=", 10_000),
        ("replay of a log, answers/s in PC", ratio_of_rates(replay), ">=", 0.65),
    ]
