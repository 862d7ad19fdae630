"""The strength of the bots: pairings over the scenarios of a title, sides swapped, with intervals of 95 percent.

python -m benchmarks.bots gwc --games 200              the proof: every pairing, 200 games each
python -m benchmarks.bots rpc --only scripted,random   one pairing
python -m benchmarks.bots gwc --minutes 8              as many games as fit, spread over the scenarios
python -m benchmarks.bots gwc --speed                  decisions a second against python-chess
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from time import perf_counter
from typing import NamedTuple

import chess

import grognard
from grognard.bots import bot
from grognard.simulation.match import Match, Played, play
from grognard.simulation.report import line
from grognard.simulation.run import run


class Pairing(NamedTuple):
    """Two bots, and the least share of games that the first should win."""

    first: str
    second: str
    aim: float = 0.5


PAIRINGS = (
    Pairing("scripted", "random", 0.99),
    Pairing("scripted", "greedy", 0.75),
    Pairing("planner-200ms", "greedy", 0.90),
    Pairing("planner-200ms", "scripted", 0.60),
    Pairing("planner-1s", "scripted", 0.70),
    Pairing("regular", "recruit", 0.50),
    Pairing("veteran", "regular", 0.50),
    Pairing("planner-4w", "scripted", 0.50),
    Pairing("planner-4w", "greedy", 0.50),
)


def scenarios(title: str) -> list[str]:
    """The single scenarios of a title; campaigns take too long."""
    return [each.id for each in grognard.scenarios(title) if "campaign" not in each.id]


def games_of(title: str, pairing: Pairing, games: int) -> Iterator[tuple[Match, int]]:
    """Games in pairs with sides swapped, from scenario to scenario."""
    places = scenarios(title)
    for number in range(games):
        pair, half = divmod(number, 2)
        match = Match(
            title=title,
            scenario=places[pair % len(places)],
            bots=(pairing.first, pairing.second),
            games=2,
            seed=1000 + pair,
        )
        yield match, half


def contest(title: str, pairing: Pairing, games: int, minutes: float) -> list[Played]:
    """Play until the games or the minutes are used up."""
    until = perf_counter() + 60 * minutes
    played: list[Played] = []
    for match, number in games_of(title, pairing, games):
        if perf_counter() > until:
            break
        played.append(play(match, number))
    return played


def tell(title: str, pairing: Pairing, played: list[Played]) -> None:
    """One line: who won how often, with the interval, and how long the first thought at most."""
    won = sum(game.winner is not None and game.seats[game.winner] == 0 for game in played)
    drawn = sum(game.winner is None for game in played)
    found = line(pairing.first, "both", won, len(played) - won - drawn, drawn)
    slowest = max((s for g in played for side, s in g.slowest.items() if g.seats[side] == 0), default=0.0)
    low, high = found.interval
    print(
        f"{title} {pairing.first} against {pairing.second}: {won} of {len(played)} won, {drawn} drawn, "
        f"{found.win_rate:.1%} (95 percent: {low:.1%} to {high:.1%}; aim {pairing.aim:.0%}), "
        f"slowest decision {slowest:.2f} s",
        flush=True,
    )


# speed


def speed(title: str, seconds: float = 10.0) -> None:
    """Decisions a second of random, greedy and scripted play against python-chess, and two processes against one."""
    plies = _plies(seconds / 2)
    print(f"python-chess random: {plies:.0f} plies a second = 1 PC")
    place = scenarios(title)[0]
    for name in ("random", "greedy", "scripted"):
        rate = _decisions(title, place, name, seconds)
        print(f"{title} {name}: {rate:.0f} decisions a second = {rate / plies:.4f} PC")
    match = Match(title=title, scenario=place, bots=("scripted", "random"), games=8, seed=1)
    taken = []
    for jobs in (1, 2):
        started = perf_counter()
        run(match, jobs)
        taken.append(perf_counter() - started)
    print(
        f"{title} eight games: one process {taken[0]:.1f} s, two {taken[1]:.1f} s: {taken[0] / taken[1]:.2f}"
    )


def _plies(seconds: float) -> float:
    from random import Random

    rng, board, count = Random(1), chess.Board(), 0
    until = perf_counter() + seconds
    while perf_counter() < until:
        moves = list(board.legal_moves)
        if not moves or board.is_game_over():
            board = chess.Board()
            continue
        board.push(rng.choice(moves))
        count += 1
    return count / seconds


def _decisions(title: str, scenario: str, name: str, seconds: float) -> float:
    count, game, player = 0, None, bot(name, 1)
    until = perf_counter() + seconds
    while perf_counter() < until:
        if game is None or game.pending is None:
            game = grognard.new(title, scenario, seed=count, options={"reactions": "friendly"})
        question = game.pending
        assert question is not None
        game.answer(player.choose(game, question.side), question.side)
        count += 1
    return count / seconds


def named(bots: str) -> Pairing:
    """A pairing that is not among those of the proof."""
    first, _, second = bots.partition(",")
    return Pairing(first, second)


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("title")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--minutes", type=float, default=1e6)
    parser.add_argument("--only", help="two bots with a comma between them")
    parser.add_argument("--speed", action="store_true")
    given = parser.parse_args()
    if given.speed:
        speed(given.title)
        return
    wanted = [p for p in PAIRINGS if not given.only or f"{p.first},{p.second}" == given.only]
    for pairing in wanted or [named(given.only)]:
        tell(given.title, pairing, contest(given.title, pairing, given.games, given.minutes))


if __name__ == "__main__":
    main()
