"""How many answers to try, and in how many worlds: `python -m benchmarks.breadth rpc`.

The script plays itself up to the choice of an order. The candidates that a planner would think of are played out there
in the same worlds, many more of them than it has time for. The table shows what it brings to try the first so many
candidates in so many worlds and to take the best, judged in all the other worlds: by how much that is better than the
script's own course. Where a line grows to the right worlds are wanting, where a column grows downward candidates are.
"""

from __future__ import annotations

import argparse
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from multiprocessing import get_context
from random import Random
from time import process_time
from typing import Any, NamedTuple

import numpy as np

from benchmarks.bots import scenarios
from benchmarks.differences import reached
from grognard.bots import planner
from grognard.bots.base import asked
from grognard.bots.worker import prepare

ANSWERS, WORLDS = (2, 4, 6, 8, 12, 16), (1, 2, 4, 8)
TRIES = 40
"""So often the worlds of a position are dealt into those that are looked at and the others."""

Array = np.ndarray[Any, np.dtype[np.float64]]


class Position(NamedTuple):
    """What every candidate came to in every world, beside the script's course, and what a playout took."""

    gains: Array
    seconds: float


def looked_at(title: str, worlds: int, number: int) -> Position | None:
    """One choice of an order, its candidates played out in so many worlds."""
    rng, places = Random(number), scenarios(title)
    planner.WIDE = max(ANSWERS)
    found = reached(title, places[number % len(places)], "", rng)
    if found is None:
        return None
    game, question = found
    search = planner.Planner(game, question.side, planner.Budget(worlds=1), number)
    world = search._sample()
    candidates = search._ranked(world, asked(world, question.side))[: max(ANSWERS)]
    started, seen = process_time(), []
    for _ in range(worlds):
        world, seed = search._sample(), rng.getrandbits(32)
        seen.append([search.playout(world.clone(), each, Random(seed)) for each in candidates])
    values = np.array(seen).T
    return Position(values - values[0], (process_time() - started) / values.size)


def brought(positions: list[Position], answers: int, worlds: int) -> tuple[float, float]:
    """What the best of so many answers in so many worlds brings in the others, and its standard error."""
    rng, means = np.random.default_rng(1), []
    for each in positions:
        found = []
        for _ in range(TRIES):
            dealt = rng.permutation(each.gains.shape[1])
            best = int(np.argmax(each.gains[:answers, dealt[:worlds]].mean(1)))
            found.append(each.gains[best, dealt[worlds:]].mean())
        means.append(np.mean(found))
    return float(np.mean(means)), float(np.std(means) / np.sqrt(len(means)))


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("title")
    parser.add_argument("--positions", type=int, default=60)
    parser.add_argument("--worlds", type=int, default=24)
    parser.add_argument("--jobs", type=int, default=2)
    given = parser.parse_args()
    look = partial(looked_at, given.title, given.worlds)
    with ProcessPoolExecutor(given.jobs, get_context("spawn"), prepare) as pool:
        found = [each for each in pool.map(look, range(given.positions)) if each is not None]
    took = 1000 * np.mean([each.seconds for each in found])
    luck = np.mean([each.gains[1:].std(1).mean() for each in found])
    print(f"{len(found)} positions, {took:.1f} ms a playout, one world moves a difference by {luck:.3f}")
    print("answers", *(f"{worlds:>6} worlds  " for worlds in WORLDS))
    for answers in ANSWERS:
        cells = [brought(found, answers, worlds) for worlds in WORLDS]
        print(f"{answers:7}", *(f"{gain:+.3f} ± {error:.3f}" for gain, error in cells))


if __name__ == "__main__":
    main()
