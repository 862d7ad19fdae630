"""What each step of budget brings: `python -m benchmarks.steps gwc --games 60`.

The script plays itself. At some of the decisions that bots search the planner looks for a course with each of the
budgets, and whatever it finds is played on by the script in the same fresh worlds, beside the script's own course. It
is judged when the planner would judge it (far), and 6, 12 and 24 orders later. The table shows what every budget brings
a decision, and what each gains over the one before it, give or take a standard error: games between bots say the same,
but a hundred times more of them are needed.
"""

from __future__ import annotations

import argparse
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from multiprocessing import get_context
from random import Random
from time import process_time
from typing import Any

import numpy as np

import grognard
from benchmarks.bots import scenarios
from grognard.bots import bot
from grognard.bots.base import asked
from grognard.bots.courses import Candidate, Course, is_searched
from grognard.bots.planner import Budget, Planner
from grognard.bots.scripted import by_doctrine
from grognard.bots.worker import prepare
from grognard.engine.table import Table

LATER = (6, 12, 24)
"""So many orders later courses are judged again."""
LONGEST = 3000
"""A playout is cut after so many decisions."""

Array = np.ndarray[Any, np.dtype[np.float64]]


def judged(world: Table, side: str, candidate: Candidate) -> list[float]:
    """What a course is worth to a side when the planner judges it, and later, if the script goes on for both."""
    title, course, rng = world.title, Course(candidate, world), Random(0)
    evaluate, is_answered = title.evaluate, asked(world, side).kind not in title.quiet
    assert evaluate is not None
    found: list[float] = []
    is_followed, orders = True, 0
    for number in range(LONGEST):
        question = world.pending
        if question is None or len(found) > len(LATER):
            break
        if number and question.kind in title.quiet:
            is_followed = False
            if is_answered and orders in (0, *LATER):
                found.append(evaluate(world.state, side))
            orders += is_answered
            is_answered = is_answered or question.side != side
        follows = is_followed and question.side == side
        answer = course.answer(world, question, rng) if follows else by_doctrine(world, question, rng)
        world.answer(answer, question.side)
    return found + [evaluate(world.state, side)] * (1 + len(LATER) - len(found))


def compared(game: Table, side: str, budgets: tuple[float, ...], worlds: int) -> Array:
    """What the planner finds at one decision with each budget, beside the script's course: by budget and time."""
    searches = [
        Planner(game, side, Budget(seconds, clock=process_time), game.number, only_known=True)
        for seconds in budgets
    ]
    world = game.sample(side, game.number)
    own = searches[0]._ranked(world, asked(world, side))[0]
    courses = [own, *(search.search()[0] for search in searches)]
    keys = [(course.picks, course.plan) for course in courses]
    worth = {
        key: np.mean(
            [judged(game.sample(side, f"fresh {n}", coupled=True), side, course) for n in range(worlds)], 0
        )
        for key, course in dict(zip(keys, courses, strict=True)).items()
        if len(set(keys)) > 1
    }
    if not worth:
        return np.zeros((len(budgets), 1 + len(LATER)))
    return np.array([worth[key] - worth[keys[0]] for key in keys[1:]])


def looked_at(
    title: str, budgets: tuple[float, ...], worlds: int, share: float, number: int
) -> list[tuple[str, Array]]:
    """Some of the searched decisions of one game: their kinds, and what each budget brought."""
    places, rng, script = scenarios(title), Random(number), bot("scripted", number)
    game = grognard.new(title, places[number % len(places)], seed=number, options={"reactions": "friendly"})
    is_begun, found = False, []
    while (question := game.pending) is not None:
        side, kind = question.side, question.kind
        is_begun = is_begun or kind in game.title.quiet
        is_meant = is_begun and len(question.options) > 1 and is_searched(game.title, kind)
        if is_meant and rng.random() < share:
            found.append((kind, compared(game, side, budgets, worlds)))
        game.answer(script.choose(game, side), side)
    return found


def tell(name: str, gains: Array) -> None:
    """A line: the mean over the decisions at every time, with its standard error."""
    errors = gains.std(0) / np.sqrt(len(gains))
    cells = (f"{mean:+.4f} ± {error:.4f}" for mean, error in zip(gains.mean(0), errors, strict=True))
    print(f"{name:>24} {len(gains):5}  ", *cells)


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("title")
    parser.add_argument("--seconds", default="0.05,0.2", help="the budgets, the smallest first")
    parser.add_argument("--games", type=int, default=60)
    parser.add_argument("--worlds", type=int, default=20)
    parser.add_argument("--share", type=float, default=0.06, help="of the decisions that are searched")
    parser.add_argument("--jobs", type=int, default=2)
    given = parser.parse_args()
    budgets = tuple(map(float, given.seconds.split(",")))
    look = partial(looked_at, given.title, budgets, given.worlds, given.share)
    with ProcessPoolExecutor(given.jobs, get_context("spawn"), prepare) as pool:
        found = [each for game in pool.map(look, range(given.games)) for each in game]
    print(f"{'':24} {'':5}  ", *(f"{name:>16}" for name in ("far", *(f"{n} orders later" for n in LATER))))
    for kind in ("", *sorted({kind for kind, _ in found})):
        gains = np.array([each for of, each in found if kind in ("", of)])
        print(kind or "all")
        for place, seconds in enumerate(budgets):
            tell(f"{1000 * seconds:.0f} ms", gains[:, place])
        for place, seconds in enumerate(budgets[1:], 1):
            tell(f"gain of {1000 * seconds:.0f} ms", gains[:, place] - gains[:, place - 1])


if __name__ == "__main__":
    main()
