"""Random games over all scenarios and campaigns: none may crash, come to a dead end, run on for ever, or lose a piece.

    python -m tests.rpc.marathon scenarios 0 100      the games 0 to 99, each another scenario, seed, table and temper
    python -m tests.rpc.marathon campaigns 0 6        the same with campaigns

After every decision the pieces are counted and every hex is looked at. A game that fails is stored, to be replayed.
"""

from __future__ import annotations

import sys
import time
from collections import Counter
from pathlib import Path
from random import Random

import msgspec

import grognard
from grognard.engine.decision import Choose, Option
from grognard.engine.table import Table
from grognard.games.rpc.rules.s03_units import STACKING
from grognard.games.rpc.state import State

LIMIT = 100_000
"""More decisions than any campaign takes."""
OPTIONS: tuple[dict[str, str], ...] = (
    {"reactions": "strict"},
    {"reactions": "friendly"},
    {"reactions": "strict", "movement_order": "fire-first", "flamethrowers_in_trenches": "allowed"},
    {"reactions": "friendly", "shelled_scrapes": "crater", "barrage_breaches": "line", "long_range": "flat"},
    {"reactions": "friendly", "low_obstacles": "overlook", "concealment_category": "terrain"},
)
EAGER = 0.9
"""How often an eager player does something where he could pass, stop or go back."""
IDLE = ("pass", "done", "back", "no")


def new_game(kind: str, number: int) -> Table:
    """The game of this number: scenarios take turns, and with each round so do the options."""
    found = [s.id for s in grognard.scenarios("rpc") if s.id.startswith("campaign") == (kind == "campaigns")]
    options = OPTIONS[number // len(found) % len(OPTIONS)]
    return grognard.new("rpc", found[number % len(found)], seed=number, options=options)


def choice(question: Choose, rng: Random, *, eager: bool) -> Option:
    """Any answer; an eager player seldom takes one that does nothing."""
    busy = [option for option in question.options if option.id not in IDLE]
    return rng.choice(busy if eager and busy and rng.random() < EAGER else question.options)


def check(g: State) -> None:
    """Every unit is where the index says, no side has more than two in a hex, and nobody is out of play."""
    for cell, there in g.at.items():
        sides = [g.units[id_].side for id_ in there if g.units[id_].where == cell]
        assert len(sides) == len(there), f"{there} are not in {cell}"
        assert len(there) <= STACKING or max(map(sides.count, sides)) <= STACKING, f"{there} are too many"
        assert cell in g.setting.playable, f"{there} are out of play"


def play(game: Table, seed: int, *, eager: bool) -> int:
    """Play at random to the end, counting everything after every decision; the number of decisions."""
    rng = Random(seed)
    whole = game.title.pieces(game.state)
    for count in range(LIMIT):
        question = game.pending
        if question is None:
            assert game.outcome is not None, "over without an outcome"
            return count
        game.answer(choice(question, rng, eager=eager), question.side)
        assert game.title.pieces(game.state) == whole, f"after decision {count}"
        check(game.state)
    raise AssertionError(f"no end after {LIMIT} decisions")


def main(kind: str, first: int, last: int) -> int:
    """Play the games of these numbers and tell how they went; the number of failures."""
    decisions, failed, start = 0, 0, time.process_time()
    ends: Counter[str] = Counter()
    for number in range(first, last):
        game = new_game(kind, number)
        try:
            decisions += play(game, number, eager=number % 2 == 1)
            assert game.outcome is not None
            ends[f"{game.outcome.reason} {game.outcome.winner}"] += 1
        except Exception as error:
            failed += 1
            print(f"{kind} {number}: {type(error).__name__}: {error}", flush=True)
            Path(f"failed-{kind}-{number}.json").write_bytes(msgspec.json.encode(game.save()))
    spent = time.process_time() - start
    print(
        f"{kind} {first} to {last - 1}: {decisions} decisions, {failed} failed, {spent:.0f} s, {dict(ends)}"
    )
    return failed


if __name__ == "__main__":
    sys.exit(bool(main(sys.argv[1], int(sys.argv[2]), int(sys.argv[3]))))
