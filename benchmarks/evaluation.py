"""How good a title's evaluation is: `python -m benchmarks.evaluation gwc --games 60`.

The script plays itself. At a quarter of all orders the evaluation is asked for the chance of the side that decides; the
table shows how often such a side won in the end, and the scale by which the opinions should be multiplied to be most
likely, in the logistic sense: below 1 they are too sure of themselves.
"""

from __future__ import annotations

import argparse
from itertools import pairwise
from math import atanh, exp, log
from random import Random
from typing import NamedTuple

import grognard
from benchmarks.bots import scenarios
from grognard.bots import bot

EDGES = (0.0, 0.1, 0.25, 0.5, 0.75, 0.9, 1.0)
SURE = 0.9995


class Opinion(NamedTuple):
    """What was thought of a side's chances, as a logit, and whether it won."""

    logit: float
    won: bool


def opinions(title: str, scenario: str, seed: int) -> list[Opinion]:
    """One game of the script against itself."""
    game, rng = grognard.new(title, scenario, seed=seed, options={"reactions": "friendly"}), Random(seed)
    players = {side: bot("scripted", seed) for side in game.sides}
    evaluate, found = game.title.evaluate, []
    assert evaluate is not None
    while (question := game.pending) is not None:
        side = question.side
        if question.kind in game.title.quiet and rng.random() < 0.25:
            value = evaluate(game.sample(side, rng.getrandbits(32)).state, side)
            found.append((side, 2 * atanh(max(-SURE, min(SURE, value)))))
        game.answer(players[side].choose(game, side), side)
    assert game.outcome is not None
    winner = game.outcome.winner
    return [Opinion(logit, side == winner) for side, logit in found]


def chance(logit: float) -> float:
    return 1 / (1 + exp(-logit))


def loss(found: list[Opinion], scale: float = 1.0) -> float:
    """The mean surprise in nats; 0.693 for who knows nothing."""
    return -sum(log(chance(scale * (x.logit if x.won else -x.logit))) for x in found) / len(found)


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("title")
    parser.add_argument("--games", type=int, default=60)
    given = parser.parse_args()
    places = scenarios(given.title)
    found = [
        opinion
        for number in range(given.games)
        for opinion in opinions(given.title, places[number % len(places)], 5000 + number)
    ]
    for low, high in pairwise(EDGES):
        part = [x for x in found if low <= chance(x.logit) < high]
        if part:
            thought = sum(chance(x.logit) for x in part) / len(part)
            won = sum(x.won for x in part) / len(part)
            print(f"{low:4.0%} to {high:4.0%}: {len(part):5} positions, thought {thought:.2f}, won {won:.2f}")
    best = min((0.05 * step for step in range(1, 41)), key=lambda scale: loss(found, scale))
    right = sum((x.logit > 0) == x.won for x in found) / len(found)
    print(
        f"{given.games} games, {len(found)} positions: loss {loss(found):.3f}, right {right:.1%}, scale {best:.2f}"
    )


if __name__ == "__main__":
    main()
