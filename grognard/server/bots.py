"""Bots think in processes of their own. They are sent a world dealt anew from what their side may know."""

from __future__ import annotations

import asyncio
import logging
import os
import signal
import time
from concurrent.futures import Executor, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context, parent_process
from multiprocessing.connection import wait
from random import Random
from threading import Thread
from typing import Any

import msgspec
from sqlalchemy import select

from grognard.engine.errors import GrognardError
from grognard.engine.table import Table
from grognard.server import actions, metrics
from grognard.server.config import Settings
from grognard.server.errors import Refused
from grognard.server.hub import Hub
from grognard.server.live import Live
from grognard.server.store import schema

log = logging.getLogger(__name__)
RECOVER = 15.0
"""So often a worker looks for games in which a bot waits and nobody lets it think."""


def world_for(table: Table, side: str) -> bytes:
    """The game as a bot of this side may know it: a sampled world without a past, with chance of its own."""
    return msgspec.json.encode(table.sample(side).save(log=False))


def choose(name: str, side: str, world: bytes) -> str:
    """The choice of a bot; runs in a process that knows nothing else."""
    import grognard
    from grognard.bots import bot

    return bot(name).choose(grognard.load(world, trusted=True), side)


def prepare(titles: tuple[str, ...]) -> None:
    """Make a new process ready: it gives way to the server, ends with it, and knows further titles."""
    from grognard.server.titles import register_all

    os.nice(10)
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C is for the server, which then ends its bots
    Thread(target=_end_with_the_server, daemon=True).start()
    register_all(titles)


def _end_with_the_server() -> None:
    """However the server ends, even killed, no bot thinks on."""
    parent = parent_process()
    if parent is not None:
        wait([parent.sentinel])
        os._exit(1)


class Bots:
    """Lets bots think whenever one of their sides has to decide."""

    def __init__(self, settings: Settings, hub: Hub) -> None:
        self.settings, self.hub = settings, hub
        self._executor: Executor | None = None
        self._busy: set[str] = set()
        self._stopped = False
        hub.on_change.append(self.look)

    def start(self) -> None:
        self.hub.spawn_forever(self._recover_forever())

    def stop(self) -> None:
        self._stopped = True
        if self._executor is not None:
            self._executor.shutdown(wait=False, cancel_futures=True)

    def look(self, live: Live) -> None:
        """Start a bot's thinking if it is its turn in this game."""
        if live.game.bots_wait and live.id not in self._busy and not self._stopped:
            self._busy.add(live.id)
            self.hub.spawn(self._play(live))

    async def _play(self, live: Live) -> None:
        """Answer until no bot is asked any more."""
        try:
            while live.game.bots_wait and not self._stopped:
                side = next(s for s in live.game.waiting if live.seats[s].kind == "bot")
                number, name = live.table.number, live.seats[side].bot or "random"
                option = await self._think(live, side, name)
                try:
                    await live.act(lambda draft: actions.answer(draft, (side,), number, option))  # noqa: B023
                except Refused as refused:
                    if refused.code == "illegal-choice":
                        raise
                    continue  # somebody else was first: another side, another worker, or a take-back
                metrics.ANSWERS.labels(live.game.title, "bot").inc()
        finally:
            self._busy.discard(live.id)

    async def _think(self, live: Live, side: str, name: str) -> str:
        """The bot's choice; if it fails or takes too long, any answer, so that the game goes on."""
        started = time.perf_counter()
        try:
            world = world_for(live.table, side)
            choice = await asyncio.wait_for(self._submit(name, side, world), self.settings.bot_seconds)
            metrics.BOTS.labels(name).observe(time.perf_counter() - started)
            question = live.table.pending_for(side)
            if question is None or question.find(choice) is not None:
                return choice
            log.warning("a bot chose what is not offered", extra={"game": live.id, "bot": name})
        except (TimeoutError, BrokenProcessPool, GrognardError, OSError) as error:
            log.warning("a bot failed", extra={"game": live.id, "bot": name, "problem": repr(error)})
            if isinstance(error, TimeoutError | BrokenProcessPool):
                self._renew()
        question = live.table.pending_for(side)
        return Random().choice(question.options).id if question is not None else "pass"

    async def _submit(self, *work: Any) -> str:
        if self._executor is None:
            self._executor = ProcessPoolExecutor(
                self.settings.bot_processes,
                mp_context=get_context("spawn"),
                initializer=prepare,
                initargs=(self.settings.titles,),
            )
        return await asyncio.get_running_loop().run_in_executor(self._executor, choose, *work)

    def _renew(self) -> None:
        if self._executor is not None:
            self._executor.shutdown(wait=False, cancel_futures=True)
            self._executor = None

    async def _recover_forever(self) -> None:
        """After a restart, or when another worker is gone, its bots think here."""
        while True:
            waits = (schema.games.c.bots_wait, schema.games.c.status == "playing")
            stuck = schema.games.c.updated < time.time() - (RECOVER if self._executor else 1.0)
            async with self.hub.database.read() as connection:
                found = await connection.execute(select(schema.games.c.id).where(*waits, stuck).limit(50))
                ids = list(found.scalars())
            for id_ in ids:
                try:
                    self.look(await self.hub.get(id_))
                except Refused as refused:
                    log.warning(
                        "a bot's game cannot be read", extra={"game": id_, "problem": refused.message}
                    )
            await asyncio.sleep(RECOVER if self._executor else 2.0)
