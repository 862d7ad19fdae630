"""The same games on a Ray cluster of two workers here, one of which is killed in mid-run."""

from __future__ import annotations

import os
import signal
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from grognard.simulation import Match, Played, run
from tests.simulation.test_simulation import facts

ray = pytest.importorskip("ray", reason="Ray is not installed: pip install 'grognard[cluster]'")

MATCH = Match(title="rpc", scenario="hooge", bots=("random", "random"), games=10, seed=5)


@pytest.fixture
def cluster() -> Iterator[None]:
    ray.init(num_cpus=2, include_dashboard=False, log_to_driver=False)
    yield
    ray.shutdown()


@pytest.mark.usefixtures("cluster")
def test_a_killed_worker_costs_no_game_and_none_is_counted_twice() -> None:
    workers = both_workers()
    counted: list[int] = []

    def progress(game: Played) -> None:
        counted.append(game.number)
        if len(counted) == 1:
            os.kill(workers[0], signal.SIGKILL)

    found = run(MATCH, jobs=2, progress=progress, cluster="local")
    assert not is_alive(workers[0])
    assert sorted(counted) == list(range(MATCH.games))
    assert facts(found) == facts(run(MATCH))


def both_workers() -> list[int]:
    """The processes that play: each is asked for its number while the other is busy."""

    def number() -> int:
        time.sleep(1.5)
        return os.getpid()

    task = ray.remote(num_cpus=1)(number)
    found = sorted(set(ray.get([task.remote() for _ in range(2)])))
    assert len(found) == 2, found
    return found


def is_alive(pid: int) -> bool:
    status = Path(f"/proc/{pid}/status")
    return status.exists() and "State:\tZ" not in status.read_text()
