"""Processes that think, so that the server never does: for bots, for hints and for reviews of finished games.

Each piece of work has a place on two boards in shared memory: on one it tells how far it is, on the other it is asked
to come to an end.
"""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import Callable
from concurrent.futures import Executor, ProcessPoolExecutor
from multiprocessing import get_context, parent_process
from multiprocessing.connection import wait
from random import Random
from threading import Thread
from typing import Any

from grognard.bots import Bot, advice, worker
from grognard.bots.levels import PlannerBot
from grognard.bots.planner import Budget
from grognard.server.config import Settings

PLACES = 256
"""So much can be thought about at once; whatever comes beyond that thinks unwatched."""
TICK = 0.25
"""So often a thinker is asked how far it is."""

Heard = Callable[[float], None]
_boards: tuple[Any, Any] = ([0.0] * PLACES, [0] * PLACES)


# in the processes


def prepare(titles: tuple[str, ...], told: Any, stopped: Any) -> None:
    """Make a new process ready: it gives way to the server, ends with it, and knows further titles."""
    from grognard.server.titles import register_all

    global _boards
    _boards = told, stopped
    os.nice(10)
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C is for the server, which then ends its thinkers
    Thread(target=_end_with_the_server, daemon=True).start()
    register_all(titles)
    worker.prepare()


def _end_with_the_server() -> None:
    """However the server ends, even killed, nobody thinks on."""
    parent = parent_process()
    if parent is not None:
        wait([parent.sentinel])
        os._exit(1)


def _watched(place: int) -> dict[str, Any]:
    told, stopped = _boards

    def tell(part: float) -> None:
        told[place] = part

    return {"told": tell, "stopped": lambda: bool(stopped[place])}


def choose(place: int, side: str, player: Bot, world: bytes) -> tuple[str, Bot]:
    """The choice of a bot, which knows nothing but this world and what it thought before, and the bot after it."""
    import grognard

    if not isinstance(player, PlannerBot):
        return player.choose(grognard.load(world, trusted=True), side), player
    watched = _watched(place)
    player.told, player.stopped = watched["told"], watched["stopped"]
    chosen = player.choose(grognard.load(world, trusted=True), side)
    player.told = player.stopped = None  # they belong to this process
    return chosen, player


def hint(place: int, side: str, world: bytes, seconds: float) -> list[advice.Hint]:
    """The best options of a side, the best first, with the reasons for each."""
    import grognard

    game, rng = grognard.load(world, trusted=True), Random()
    while (question := game.pending) is not None and question.side != side:
        game.answer(rng.choice(question.options))  # where all choose at once, the others have chosen somehow
    return advice.hint(game, side, Budget(seconds=seconds), **_watched(place))


def review(_place: int, save: bytes) -> advice.Review:
    """The course of a finished game and where it turned."""
    import grognard

    return advice.analyse(grognard.load(save, trusted=True))


# in the server


class Thinkers:
    """A few processes, started when they are first needed."""

    def __init__(self, settings: Settings) -> None:
        self.settings, self._context = settings, get_context("spawn")
        self._told = self._context.RawArray("d", PLACES)
        self._stopped = self._context.RawArray("b", PLACES)
        self._free = list(range(1, PLACES))
        self._places: dict[str, int] = {}
        self._executor: Executor | None = None

    @property
    def is_running(self) -> bool:
        return self._executor is not None

    async def think(self, about: str, heard: Heard, work: Callable[..., Any], *given: Any) -> Any:
        """Let one of them do the work; meanwhile it is heard how far it is. TimeoutError if it takes too long."""
        place = self._free.pop() if self._free else 0
        self._told[place], self._stopped[place] = 0.0, 0
        self._places[about] = place
        thought = asyncio.get_running_loop().run_in_executor(self._started(), work, place, *given)
        thought.add_done_callback(lambda _: self._leave(about, place))
        for _ in range(int(self.settings.bot_seconds / TICK)):
            done, _ = await asyncio.wait({thought}, timeout=TICK)
            if done:
                return thought.result()
            heard(self._told[place] if place else 0.0)
        self._stopped[place] = 1
        raise TimeoutError(f"no answer after {self.settings.bot_seconds} s")

    def hurry(self, about: str) -> bool:
        """Ask for the best answer found so far; whether anybody was thinking about this."""
        place = self._places.get(about, 0)
        self._stopped[place] = 1
        return place != 0

    def _leave(self, about: str, place: int) -> None:
        if self._places.get(about) == place:
            del self._places[about]
        if place:
            self._free.append(place)

    def _started(self) -> Executor:
        if self._executor is None:
            self._executor = ProcessPoolExecutor(
                self.settings.bot_processes,
                mp_context=self._context,
                initializer=prepare,
                initargs=(self.settings.titles, self._told, self._stopped),
            )
        return self._executor

    def renew(self) -> None:
        """Let go of processes of which one is lost or stuck; others are started when they are needed."""
        self.stop()
        self._executor = None

    def stop(self) -> None:
        for place in range(PLACES):
            self._stopped[place] = 1
        if self._executor is not None:
            self._executor.shutdown(wait=False, cancel_futures=True)
