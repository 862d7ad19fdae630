"""Games under watch for a given time, one after another: `python -m tests.soak gwc oao --minutes 120`.

What was played is appended to a file by title, a line a game, and a run goes on where the last one stopped. The exit
code is 1 if anything was found.
"""

from __future__ import annotations

import argparse
import os
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import msgspec

import grognard
from tests.soak.games import MANNERS, Watched, watch

CAPS = {"oao": 1_500}
"""Where a game has thousands of dear decisions, so many of them; elsewhere every game is played to its end."""
EVERY = {"oao": 100, "gts": 50}
"""How many decisions lie between two documents; the contract test writes one at every tenth."""


def games(title: str) -> Iterator[tuple[str, str, int]]:
    """All scenarios in every manner, again and again with other seeds."""
    seed = 1
    while True:
        for manner in MANNERS:
            for scenario in grognard.scenarios(title):
                yield scenario.id, manner, seed
        seed += 1


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.soak", description=__doc__)
    parser.add_argument("titles", nargs="*", default=[t for t in grognard.titles() if t != "ridge"])
    parser.add_argument("--minutes", type=float, default=10, help="processor time for each title")
    parser.add_argument("--folder", type=Path, default=Path("build/soak"))
    given = parser.parse_args()
    given.folder.mkdir(parents=True, exist_ok=True)
    return max([_soak(title, given.minutes * 60, given.folder / f"{title}.jsonl") for title in given.titles])


def _soak(title: str, seconds: float, file: Path) -> int:
    lines = file.read_bytes().splitlines() if file.exists() else []
    before = [msgspec.json.decode(line, type=Watched) for line in lines]
    done = {(w.scenario, w.manner, w.seed) for w in before}
    until, found, count = time.process_time() + seconds, 0, 0
    for scenario, manner, seed in games(title):
        if (scenario, manner, seed) in done:
            continue
        if time.process_time() >= until:
            break
        watched = watch(title, scenario, manner, seed, CAPS.get(title, 200_000), EVERY.get(title, 25))
        with file.open("ab") as out:
            out.write(msgspec.json.encode(watched) + b"\n")
        count += 1
        if watched.problem:
            found += 1
            print(f"{title} {scenario} {manner} {seed}: {watched.problem}", flush=True)
    print(f"{title}: {count} games, {found} with problems", flush=True)
    return int(found > 0)


if __name__ == "__main__":
    os.nice(10)
    sys.exit(main())
