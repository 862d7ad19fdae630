"""Ratings of the bots by a round robin: `python -m benchmarks.ratings gwc --bots random,greedy,scripted --games 20`.

Elo by the method of Bradley and Terry, with one drawn game against the average for each, so that who never lost has a
rating too. The random bot stands at 0. Games of the proof count as well, all of them, and are not played again.
"""

from __future__ import annotations

import argparse
from itertools import combinations
from math import log10

from benchmarks.bots import PAIRINGS, Pairing, contest, kept


def fitted(names: list[str], won: dict[tuple[str, str], float]) -> dict[str, float]:
    """The strengths that explain the results best, in Elo above the first name."""
    strength = dict.fromkeys(names, 1.0)
    for _ in range(2000):
        middle = sum(strength.values()) / len(names)
        fresh = {}
        for name in names:
            points, weight = 0.5, 1.0 / (strength[name] + middle)
            for other in names:
                if other != name:
                    met = won.get((name, other), 0.0) + won.get((other, name), 0.0)
                    points += won.get((name, other), 0.0)
                    weight += met / (strength[name] + strength[other])
            fresh[name] = points / weight
        strength = fresh
    return {name: 400 * log10(strength[name] / strength[names[0]]) for name in names}


def pairing_of(one: str, other: str) -> Pairing:
    """The two as the proof pairs them, if it does."""
    return next((each for each in PAIRINGS if {one, other} == {each.first, each.second}), Pairing(one, other))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("title")
    parser.add_argument("--bots", default="random,greedy,scripted,planner-50ms,planner-200ms,planner-1s")
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--minutes", type=float, default=1e6)
    parser.add_argument("--jobs", type=int, default=2)
    given = parser.parse_args()
    names = given.bots.split(",")
    won: dict[tuple[str, str], float] = {}
    for pairing in (pairing_of(*pair) for pair in combinations(names, 2)):
        first, second, _ = pairing
        contest(given.title, pairing, given.games, given.minutes, given.jobs)
        for game in kept(given.title, pairing).values():
            for one, other, seat in ((first, second, 0), (second, first, 1)):
                point = 0.5 if game.winner is None else float(game.seats[game.winner] == seat)
                won[one, other] = won.get((one, other), 0.0) + point
        print(f"{first} {won.get((first, second), 0)} : {won.get((second, first), 0)} {second}", flush=True)
    for name, rating in sorted(fitted(names, won).items(), key=lambda each: -each[1]):
        print(f"{rating:7.0f}  {name}")


if __name__ == "__main__":
    main()
