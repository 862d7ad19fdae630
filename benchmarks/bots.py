"""The strength of the bots: pairings over the scenarios of a title, sides swapped, with intervals of 95 percent.

python -m benchmarks.bots gwc --games 200 --jobs 2     the proof: every pairing, 200 games each
python -m benchmarks.bots rpc --only scripted,random   one pairing
python -m benchmarks.bots gwc --minutes 8              as many games as fit, spread over the scenarios
python -m benchmarks.bots gwc --kept                   what the games say that were played before
python -m benchmarks.bots gwc --speed                  decisions a second against python-chess

Games are kept in `benchmarks/games` as they end, so that a run that was broken off goes on and every figure of
docs/bots.md can be counted again.
"""

from __future__ import annotations

import argparse
from concurrent.futures import FIRST_COMPLETED, ProcessPoolExecutor, wait
from hashlib import sha256
from itertools import islice
from multiprocessing import get_context
from pathlib import Path
from time import perf_counter
from typing import NamedTuple

import chess
import msgspec
from msgspec.structs import replace

import grognard
from grognard.bots import bot
from grognard.bots.worker import prepare
from grognard.engine.errors import RulesError
from grognard.simulation.match import Match, Played, play
from grognard.simulation.report import line
from grognard.simulation.run import mended, run

ROOT = Path(__file__).parents[1]
RESULTS = ROOT / "benchmarks" / "games"
MATCH = 40
"""So many games are played by one process and by two: enough for their start to matter little."""


class Pairing(NamedTuple):
    """Two bots, and the least share of games that the first should win."""

    first: str
    second: str
    aim: float = 0.5


PAIRINGS = (
    Pairing("scripted", "random", 0.99),
    Pairing("scripted", "greedy", 0.75),
    Pairing("planner-50ms", "greedy", 0.90),
    Pairing("planner-50ms", "scripted", 0.50),
    Pairing("planner-200ms", "scripted", 0.60),
    Pairing("planner-1s", "scripted", 0.70),
)
"""The steps of budget are compared by how each fares against the script: the games are needed anyway. Against greedy
the planner has its smallest budget: who beats it with that needs no more."""


def scenarios(title: str) -> list[str]:
    """The single scenarios of a title that were measured and found balanced; campaigns take too long."""
    single = [each for each in grognard.scenarios(title) if "campaign" not in each.id]
    fair = [
        each.id
        for each in single
        if each.balance and all(0.4 <= share <= 0.6 for share in each.balance.values())
    ]
    return fair or [each.id for each in single]


def game_of(title: str, pairing: Pairing, number: int) -> Played:
    """Games in pairs with sides swapped, from scenario to scenario."""
    places, pair = scenarios(title), number // 2
    match = Match(
        title=title,
        scenario=places[pair % len(places)],
        bots=(pairing.first, pairing.second),
        games=2,
        seed=1000 + pair,
    )
    try:
        return replace(play(match, number % 2), number=number)
    except RulesError as error:
        raise RulesError(f"game {number} of {pairing}: {error}") from None  # the game itself cannot travel


def results_file(title: str, pairing: Pairing) -> Path:
    """Named after everything that decides, so that a changed bot is measured anew."""
    simple = {name for name in ("random", "greedy", "scripted") if name in pairing}
    names = ["base.py", *(f"{name}.py" for name in sorted(simple) if name != "random")]
    if any(name not in simple for name in pairing[:2]):
        names += ["scripted.py", "courses.py", "planner.py", "levels.py"]
    minds = [ROOT / "grognard" / "bots" / name for name in names]
    stems = ["doctrine*", "judgement*"]
    if not {pairing.first, pairing.second} <= {"random", "scripted"}:
        stems.append("evaluate*")
    for stem in stems:
        minds += sorted((ROOT / "grognard" / "games" / title).glob(f"{stem}.py"))
    digest = sha256(b"".join(file.read_bytes() for file in minds)).hexdigest()[:8]
    RESULTS.mkdir(parents=True, exist_ok=True)
    return RESULTS / f"{title}-{pairing.first}-{pairing.second}-{digest}.jsonl"


def kept(title: str, pairing: Pairing) -> dict[int, Played]:
    """The games that these bots, as they are now, have played before."""
    file = results_file(title, pairing)
    lines = mended(file).splitlines() if file.is_file() else []
    return {game.number: game for game in (msgspec.json.decode(line, type=Played) for line in lines)}


def contest(title: str, pairing: Pairing, games: int, minutes: float, jobs: int = 1) -> list[Played]:
    """Play until the games or the minutes are used up; what was played before is taken from the file of results."""
    file, until = results_file(title, pairing), perf_counter() + 60 * minutes
    done = kept(title, pairing)
    left = iter([number for number in range(games) if number not in done])
    with ProcessPoolExecutor(jobs, get_context("spawn"), prepare) as pool, file.open("ab") as out:
        running = {pool.submit(game_of, title, pairing, number) for number in islice(left, jobs)}
        while running:
            finished, running = wait(running, return_when=FIRST_COMPLETED)
            for game in (future.result() for future in finished):
                done[game.number] = game
                out.write(msgspec.json.encode(game) + b"\n")
                out.flush()
            if perf_counter() < until:
                running |= {pool.submit(game_of, title, pairing, n) for n in islice(left, len(finished))}
    return [done[number] for number in sorted(done) if number < games]


def tell(title: str, pairing: Pairing, played: list[Played]) -> None:
    """One line: who won how often, with the interval, and how long the first thought at most."""
    won = sum(game.winner is not None and game.seats[game.winner] == 0 for game in played)
    drawn = sum(game.winner is None for game in played)
    found = line(pairing.first, "both", won, len(played) - won - drawn, drawn)
    slowest = max((s for g in played for side, s in g.slowest.items() if g.seats[side] == 0), default=0.0)
    seconds = sum(game.seconds for game in played) / max(1, len(played))
    low, high = found.interval
    print(
        f"{title} {pairing.first} against {pairing.second}: {won} of {len(played)} won, {drawn} drawn, "
        f"{found.win_rate:.1%} (95 percent: {low:.1%} to {high:.1%}; aim {pairing.aim:.0%}), "
        f"slowest decision {slowest:.2f} s, {seconds:.1f} s a game",
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
    match = Match(title=title, scenario=place, bots=("scripted", "random"), games=MATCH, seed=1)
    taken = []
    for jobs in (1, 2):
        started = perf_counter()
        run(match, jobs)
        taken.append(perf_counter() - started)
    print(
        f"{title} {MATCH} games: one process {taken[0]:.1f} s, two {taken[1]:.1f} s: {taken[0] / taken[1]:.2f}"
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
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--by-scenario", action="store_true", help="a line for each scenario too")
    parser.add_argument("--only", help="two bots with a comma between them")
    parser.add_argument("--kept", action="store_true")
    parser.add_argument("--speed", action="store_true")
    given = parser.parse_args()
    if given.speed:
        speed(given.title)
        return
    wanted = [p for p in PAIRINGS if not given.only or f"{p.first},{p.second}" == given.only]
    for pairing in wanted or [named(given.only)]:
        if given.kept:
            tell(given.title, pairing, list(kept(given.title, pairing).values()))
            continue
        played = contest(given.title, pairing, given.games, given.minutes, given.jobs)
        if given.by_scenario:
            places = scenarios(given.title)
            for place, id_ in enumerate(places):
                some = [game for game in played if game.number // 2 % len(places) == place]
                tell(f"{given.title} {id_}", pairing, some)
        tell(given.title, pairing, played)


if __name__ == "__main__":
    main()
