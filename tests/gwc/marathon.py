"""Random games over all scenarios: none may crash, come to a dead end, run on for ever, or gain or lose a piece.

    python -m tests.gwc.marathon 0 100        the games 0 to 99, each another scenario, seed and table of options

After every decision the pieces, cards and chits are counted. A game that fails is stored, so that it can be replayed.
"""

from __future__ import annotations

import sys
import time
from collections import Counter
from pathlib import Path
from random import Random

import msgspec

import grognard
from grognard.engine.table import Table

LIMIT = 20_000
"""More decisions than any game takes."""
OPTIONS = (
    {"reactions": "strict"},
    {"reactions": "friendly"},
    {"reactions": "strict", "edition": "fr", "leader_vp": "unbroken"},
    {"reactions": "friendly", "edition": "fr", "unit_with_weapon": "together"},
)


def new_game(number: int) -> Table:
    """The game of this number: scenarios take turns, and with each round so do the options."""
    scenarios = grognard.scenarios("gwc")
    options = OPTIONS[number // len(scenarios) % len(OPTIONS)]
    return grognard.new("gwc", scenarios[number % len(scenarios)].id, seed=number, options=options)


def play(game: Table, seed: int) -> int:
    """Play at random to the end, counting everything after every decision; the number of decisions."""
    rng = Random(seed)
    whole = game.title.pieces(game.state)
    for count in range(LIMIT):
        question = game.pending
        if question is None:
            assert game.outcome is not None, "over without an outcome"
            return count
        game.answer(rng.choice(question.options), question.side)
        left = game.title.pieces(game.state)
        assert left == whole, f"after decision {count}: {difference(dict(whole), dict(left))}"
    raise AssertionError(f"no end after {LIMIT} decisions")


def difference(before: dict[str, int], after: dict[str, int]) -> dict[str, tuple[int, int]]:
    names = sorted({*before, *after})
    return {n: (before.get(n, 0), after.get(n, 0)) for n in names if before.get(n, 0) != after.get(n, 0)}


def main(first: int, last: int) -> int:
    """Play the games of these numbers and tell how they went; the number of failures."""
    decisions, failed, start = 0, 0, time.process_time()
    ends: Counter[str] = Counter()
    for number in range(first, last):
        game = new_game(number)
        try:
            decisions += play(game, number)
            ends[game.outcome.reason if game.outcome else ""] += 1
        except Exception as error:
            failed += 1
            print(f"game {number}: {type(error).__name__}: {error}")
            Path(f"failed-{number}.json").write_bytes(msgspec.json.encode(game.save()))
    spent = time.process_time() - start
    print(f"games {first} to {last - 1}: {decisions} decisions, {failed} failed, {spent:.0f} s, {dict(ends)}")
    return failed


if __name__ == "__main__":
    sys.exit(bool(main(int(sys.argv[1]), int(sys.argv[2]))))
