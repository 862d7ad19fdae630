"""How far a title's evaluation can be trusted: `python -m benchmarks.trust gwc --games 400 --jobs 2`.

The script plays itself. At one decision in twenty-five its first few answers are played on to the end of the order in
some sampled worlds, as the planner does, and judged; then one of them is taken at random, whatever the judgement, and
the game goes on. For each kind of decision the table shows by how much better the side stood some orders later for each
point by which the answer had looked better (1: all of it came true; 0: nothing), give or take one standard error, and
how much better the script's first answer did than the others. A title's margins come from this table.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterable
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from math import sqrt
from multiprocessing import get_context
from random import Random
from typing import NamedTuple

import grognard
from benchmarks.bots import scenarios
from grognard.bots.base import serious
from grognard.bots.courses import Candidate
from grognard.bots.planner import Budget, Planner
from grognard.bots.scripted import by_doctrine
from grognard.engine.decision import Choose, Option
from grognard.engine.table import Table

RATE, TOP, WORLDS, LATER = 0.04, 4, 3, (6, 12, 24)
"""How often an answer is random, among how many, seen in how many worlds; and how many orders later it is looked at."""
FEW = 60
"""Kinds of decision with fewer trials are not shown."""


class Trial(NamedTuple):
    """One random answer: how much better it had looked than the average, and how much better the side stood later."""

    kind: str
    is_first: bool
    looked: float
    later: tuple[float, ...]


class Taken(NamedTuple):
    """The same before it is known what comes of it."""

    kind: str
    side: str
    orders: int
    is_first: bool
    looked: float
    before: float


def tried(game: Table, question: Choose, rng: Random) -> tuple[Option, bool, float] | None:
    """One of the script's first answers at random, whether it is the very first, and how it looks beside the others."""
    order, side = game.title.ordering, question.side
    options = serious(order(game.state, question, ""))[:TOP] if order is not None else []
    if len(options) < 2:
        return None
    planner = Planner(game, side, Budget(worlds=WORLDS), 0)
    looked = dict.fromkeys(options, 0.0)
    for _ in range(WORLDS):
        world, seed = game.sample(side, rng.getrandbits(48)), rng.getrandbits(32)
        for option in options:
            course = Candidate(((question.kind, option.id),), "")
            looked[option] += planner.playout(world.clone(), course, Random(seed)) / WORLDS
    chosen = rng.choice(options)
    return chosen, chosen is options[0], looked[chosen] - sum(looked.values()) / len(looked)


def trials(title: str, job: tuple[str, int]) -> list[Trial]:
    """One game of the script against itself with some random answers."""
    scenario, seed = job
    game, rng = grognard.new(title, scenario, seed=seed, options={"reactions": "friendly"}), Random(seed)
    evaluate = game.title.evaluate
    assert evaluate is not None
    values: list[dict[str, float]] = []
    taken: list[Taken] = []
    while (question := game.pending) is not None:
        option = by_doctrine(game, question, rng)
        if question.kind in game.title.quiet:
            values.append({side: evaluate(game.state, side) for side in game.sides})
        if values and len(question.options) > 1 and rng.random() < RATE:
            found = tried(game, question, rng)
            if found is not None:
                option, is_first, looked = found
                before = evaluate(game.state, question.side)
                taken.append(Taken(question.kind, question.side, len(values), is_first, looked, before))
        game.answer(option, question.side)
    return [_seen(each, values, game) for each in taken]


def _seen(taken: Taken, values: list[dict[str, float]], game: Table) -> Trial:
    """What came of an answer: the opinion some orders later, and at last who won."""
    assert game.outcome is not None
    winner = game.outcome.winner
    end = 0.0 if winner is None else 1.0 if winner == taken.side else -1.0
    places = [taken.orders - 1 + more for more in LATER]
    later = [values[place][taken.side] if place < len(values) else end for place in places]
    return Trial(taken.kind, taken.is_first, taken.looked, tuple(x - taken.before for x in (*later, end)))


def slope(pairs: Iterable[tuple[float, float]]) -> tuple[float, float]:
    """The straight line through some points, and the standard error of its slope."""
    points = list(pairs)
    middle_x = sum(x for x, _ in points) / len(points)
    middle_y = sum(y for _, y in points) / len(points)
    squares = sum((x - middle_x) ** 2 for x, _ in points) or 1e-12
    found = sum((x - middle_x) * (y - middle_y) for x, y in points) / squares
    rest = sum((y - middle_y - found * (x - middle_x)) ** 2 for x, y in points)
    return found, sqrt(rest / max(1, len(points) - 2) / squares)


def tell(name: str, some: list[Trial]) -> None:
    spread = sqrt(sum(each.looked**2 for each in some) / len(some))
    slopes = [slope((each.looked, each.later[i]) for each in some) for i in range(len(LATER) + 1)]
    first = [each.later[0] for each in some if each.is_first]
    others = [each.later[0] for each in some if not each.is_first]
    ahead = sum(first) / max(1, len(first)) - sum(others) / max(1, len(others))
    shown = "  ".join(f"{found:5.2f} ± {error:.2f}" for found, error in slopes)
    print(f"{name:24} {len(some):6} {spread:6.3f}   {shown}   {ahead:+.3f}")


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("title")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--jobs", type=int, default=2)
    given = parser.parse_args()
    places = scenarios(given.title)
    jobs = [(places[number % len(places)], 7000 + number) for number in range(given.games)]
    with ProcessPoolExecutor(given.jobs, mp_context=get_context("spawn")) as pool:
        found = [each for game in pool.map(partial(trials, given.title), jobs) for each in game]
    heads = [f"{number} later" for number in LATER]
    print(f"{'kind':24} trials spread   {'     '.join([*heads, 'at the end'])}   first ahead")
    tell("all", found)
    for kind in sorted({each.kind for each in found}):
        some = [each for each in found if each.kind == kind]
        if len(some) >= FEW:
            tell(kind, some)


if __name__ == "__main__":
    main()
