"""Running a match: over processes, with a file of results from which a broken-off run goes on."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from itertools import islice
from multiprocessing import get_context
from pathlib import Path

import msgspec

from grognard.bots.worker import prepare
from grognard.engine.errors import BadDocument, RulesError
from grognard.simulation.match import Match, Played, play

AHEAD = 2
"""So many games for each process wait to be played."""

Progress = Callable[[Played], None]


def run(
    match: Match,
    jobs: int = 1,
    results: Path | None = None,
    progress: Progress | None = None,
    cluster: str | None = None,
) -> list[Played]:
    """Play all games of a match that are not yet in the file of results; every game once, in the order of numbers."""
    done = {game.number: game for game in (read(match, results) if results is not None else ())}
    for game in done.values():
        _tell(progress, game)
    missing = [number for number in range(match.games) if number not in done]
    for game in _games(match, missing, jobs, cluster):
        if game.number not in done:
            done[game.number] = game
            if results is not None:
                append(match, results, game)
            _tell(progress, game)
    return [done[number] for number in sorted(done)]


def _tell(progress: Progress | None, game: Played) -> None:
    if progress is not None:
        progress(game)


def _games(match: Match, numbers: list[int], jobs: int, cluster: str | None) -> Iterator[Played]:
    if cluster is not None:
        from grognard.simulation.cluster import games_on_cluster

        return games_on_cluster(match, numbers, cluster, jobs)
    if jobs <= 1:
        return (play(match, number) for number in numbers)
    return _in_processes(match, numbers, jobs)


def _apart(match: Match, number: int) -> Played:
    """A game in a process of its own; an error of the rules comes back without the game, which cannot travel."""
    try:
        return play(match, number)
    except RulesError as error:
        raise RulesError(f"game {number}: {error}") from None


def _in_processes(match: Match, numbers: Iterable[int], jobs: int) -> Iterator[Played]:
    left = iter(numbers)
    with ProcessPoolExecutor(jobs, get_context("spawn"), prepare) as pool:
        running: set[Future[Played]] = {pool.submit(_apart, match, n) for n in islice(left, jobs * AHEAD)}
        try:
            while running:
                finished, running = wait(running, return_when=FIRST_COMPLETED)
                running |= {pool.submit(_apart, match, n) for n in islice(left, len(finished))}
                for future in finished:
                    yield future.result()
        finally:
            for future in running:
                future.cancel()


# the file of results: the match on the first line, then a game on each


def read(match: Match, file: Path) -> list[Played]:
    """The games that a file already holds; BadDocument if it belongs to another match."""
    if not file.is_file():
        return []
    lines = mended(file).splitlines()
    try:
        before = msgspec.json.decode(lines[0], type=Match) if lines else match
        played = [msgspec.json.decode(line, type=Played) for line in lines[1:]]
    except msgspec.DecodeError as error:
        raise BadDocument(f"holds no results: {error}", str(file)) from None
    if msgspec.structs.replace(before, games=match.games) != match:
        raise BadDocument("holds the games of another match", str(file))
    return [game for game in played if game.number < match.games]


def mended(file: Path) -> bytes:
    """What the file holds, without a last line that was not written to its end: that is cut off."""
    held = file.read_bytes()
    whole = held[: held.rfind(b"\n") + 1]
    if whole != held:
        file.write_bytes(whole)
    return whole


def append(match: Match, file: Path, game: Played) -> None:
    """Write a game down at once, so that nothing is lost if the run breaks off."""
    fresh = not file.is_file() or file.stat().st_size == 0
    with file.open("ab") as out:
        if fresh:
            out.write(msgspec.json.encode(match) + b"\n")
        out.write(msgspec.json.encode(game) + b"\n")
