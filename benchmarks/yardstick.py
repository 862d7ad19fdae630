"""The yardstick: python-chess in the same process, on the same core, in the same minutes.

PC = plies a second of random chess games, all legal moves listed. Every figure is the median of three rounds in which
ours and theirs take turns, so that a slow minute of the machine slows both.
"""

from __future__ import annotations

import statistics
import time
from collections.abc import Callable
from random import Random

import chess

from grognard.engine.table import Table

ROUNDS = 3


def rate(work: Callable[[], int], seconds: float = 0.8) -> float:
    """How many things a second `work` does; it returns how many it did."""
    done, start = 0, time.perf_counter()
    while (spent := time.perf_counter() - start) < seconds:
        done += work()
    return done / spent


def cost(work: Callable[[], object], seconds: float = 0.4) -> float:
    """Seconds a call."""
    repeat = 1
    while True:
        start = time.perf_counter()
        for _ in range(repeat):
            work()
        spent = time.perf_counter() - start
        if spent > seconds / 4:
            return spent / repeat
        repeat *= 4


def seconds(work: Callable[[], object], repeat: int) -> float:
    """The median time of a call, as the processor counts it: absolute figures are not to suffer from its other work."""
    spent = []
    for _ in range(ROUNDS):
        start = time.process_time()
        for _ in range(repeat):
            work()
        spent.append((time.process_time() - start) / repeat)
    return statistics.median(spent)


def decisions(game: Table) -> int:
    """How many answers of a game were somebody's choice."""
    return sum(not entry.is_random for entry in game.log)


def random_chess(rng: Random = Random(1)) -> int:  # noqa: B008 - one stream of games for the whole run
    """One random game of chess; the number of its plies."""
    board = chess.Board()
    while not board.is_game_over() and len(board.move_stack) < 200:
        board.push(rng.choice(list(board.legal_moves)))
    return len(board.move_stack)


def ratio_of_rates(ours: Callable[[], int], theirs: Callable[[], int] = random_chess) -> float:
    """Ours to theirs: more is faster."""
    return statistics.median(rate(ours) / rate(theirs) for _ in range(ROUNDS))


def ratio_of_costs(ours: Callable[[], object], theirs: Callable[[], object]) -> float:
    """Ours to theirs: less is faster."""
    return statistics.median(cost(ours) / cost(theirs) for _ in range(ROUNDS))


def list_of_moves() -> object:
    """The twenty moves of the opening position."""
    return list(_OPENING.legal_moves)


def copy_of_board() -> object:
    return _OPENING.copy()


_OPENING = chess.Board()
