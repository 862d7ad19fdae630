"""The same games on many machines, by Ray. A game whose worker dies is played again elsewhere, and counted once."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from typing import Any

from grognard.engine.errors import BadDocument
from grognard.simulation.match import Match, Played, play

RETRIES = 5
"""So often a game is begun again because its worker was lost."""


def games_on_cluster(match: Match, numbers: list[int], address: str, at_once: int) -> Iterator[Played]:
    """Play games on the cluster at this address; `local` starts one here with so many workers."""
    try:
        import ray
    except ImportError:
        raise BadDocument("a cluster needs Ray: pip install 'grognard[cluster]'", "cluster") from None
    if not ray.is_initialized():
        where: dict[str, Any] = {"num_cpus": at_once} if address == "local" else {"address": address}
        ray.init(log_to_driver=False, include_dashboard=False, **where)
    task = ray.remote(max_retries=RETRIES, num_cpus=1)(play)
    left, shared = iter(numbers), ray.put(match)
    running = [task.remote(shared, number) for number in islice(left, at_once * 2)]
    while running:
        finished, running = ray.wait(running, num_returns=1)
        running += [task.remote(shared, number) for number in islice(left, len(finished))]
        yield from ray.get(finished)
