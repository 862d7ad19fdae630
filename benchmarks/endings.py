"""Near the end of a game, to judge or to play out: `python -m benchmarks.endings rpc`.

The script plays itself up to a decision at which its title says that the end is near. The planner looks for an answer
there twice, once judging positions as usual, at the kinds of decision that it searches, and once playing them out, at
any. What either found is played to the end by the script in many other worlds, and the table shows how much better
than the script's own answer it did there, by how near the end is: 2 is a game won instead of lost.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from math import sqrt
from multiprocessing import get_context
from random import Random
from statistics import mean, pstdev
from time import process_time
from typing import NamedTuple

import grognard
from benchmarks.bots import scenarios
from grognard.bots import bot
from grognard.bots.courses import Candidate, closing
from grognard.bots.planner import Budget, Planner
from grognard.bots.worker import prepare
from grognard.engine.table import Table

SHARE, OPEN = 0.1, 0.9
"""So many of the decisions are looked at, where the game is not yet thought to be as good as won or lost."""


class Judging(Planner):
    """As if the end were not near."""

    def _reaches_the_end(self, world: Table) -> bool:  # noqa: ARG002
        return False


class Ending(NamedTuple):
    """A decision near the end: how near, whether a playout reached it in time, and what both answers brought."""

    near: float
    reached: bool
    judged: float
    played_out: float


def decisions(title: str, number: int) -> Iterator[tuple[Table, str]]:
    """Open positions near the end of one game of the script against itself, with the side that has to decide."""
    places, rng, script = scenarios(title), Random(number), bot("scripted", number)
    game = grognard.new(title, places[number % len(places)], seed=number, options={"reactions": "friendly"})
    evaluate = game.title.evaluate
    assert evaluate is not None
    while (question := game.pending) is not None:
        side, state = question.side, game.state
        near = closing(game.title, state) > 0 and len(question.options) > 1
        if near and abs(evaluate(state, side)) < OPEN and rng.random() < SHARE:
            yield game, side
        game.answer(script.choose(game, side), side)


def looked_at(title: str, seconds: float, worlds: int, number: int) -> list[Ending]:
    """The decisions of one game, with what the planner finds by judging and by playing out."""
    return [
        ending(game, side, Budget(seconds, clock=process_time), worlds)
        for game, side in decisions(title, number)
    ]


def ending(game: Table, side: str, budget: Budget, worlds: int) -> Ending:
    """Both searches at one decision, and both answers beside the script's in other worlds."""
    judging, playing = (kind(game, side, budget, game.number, only_known=True) for kind in (Judging, Planner))
    found = [search.search()[0] for search in (judging, playing)]
    world = game.sample(side, 0)
    assert world.pending is not None
    own = judging._ranked(world, world.pending)[0]
    rng = Random(game.number)
    dealt = [game.sample(side, rng.getrandbits(48), coupled=True) for _ in range(worlds)]
    gains = [gain(side, each, own, dealt) for each in found]
    return Ending(closing(game.title, game.state), playing.is_closing, *gains)


def gain(side: str, candidate: Candidate, own: Candidate, dealt: list[Table]) -> float:
    """How much better a course ends than the script's, in the same worlds."""
    if (candidate.picks, candidate.plan) == (own.picks, own.plan):
        return 0.0
    out = Planner(dealt[0], side, Budget(worlds=1), 0)
    out.is_closing = True
    return mean(
        out.playout(world.clone(), candidate, Random(0)) - out.playout(world.clone(), own, Random(0))
        for world in dealt
    )


def tell(name: str, found: list[Ending]) -> None:
    cells = [
        f"{mean(gains):+.3f} ± {pstdev(gains) / sqrt(len(gains)):.3f}"
        for gains in ([each.judged for each in found], [each.played_out for each in found])
    ]
    reached = sum(each.reached for each in found)
    print(
        f"{name}: {len(found)} decisions, {reached} reached the end; judged {cells[0]}, played out {cells[1]}"
    )


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("title")
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--seconds", type=float, default=1.0)
    parser.add_argument("--worlds", type=int, default=60)
    parser.add_argument("--jobs", type=int, default=2)
    given = parser.parse_args()
    look = partial(looked_at, given.title, given.seconds, given.worlds)
    with ProcessPoolExecutor(given.jobs, get_context("spawn"), prepare) as pool:
        found = [each for game in pool.map(look, range(given.games)) for each in game]
    for near in sorted({each.near for each in found}):
        tell(f"answers differ by {near}", [each for each in found if each.near == near])


if __name__ == "__main__":
    main()
