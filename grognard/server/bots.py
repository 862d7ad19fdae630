"""Bots think in processes of their own. They are sent a world dealt anew from what their side may know."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import OrderedDict
from concurrent.futures.process import BrokenProcessPool
from random import Random

import msgspec
from sqlalchemy import select

from grognard.bots import Bot, bot
from grognard.engine import snapshot
from grognard.engine.errors import GrognardError
from grognard.engine.table import Table
from grognard.server import actions, metrics, thinkers
from grognard.server.errors import Refused
from grognard.server.hub import Hub
from grognard.server.live import Live
from grognard.server.store import schema
from grognard.server.thinkers import Thinkers

log = logging.getLogger(__name__)
RECOVER = 15.0
"""So often a worker looks for games in which a bot waits and nobody lets it think."""
PLAYERS = 256
"""So many bots are remembered: what they set out to do, and what has led them nowhere."""
STEP = 5
"""Progress is told in steps of so many percent."""


def world_for(table: Table, side: str) -> bytes:
    """The game as a bot of this side may know it: a sampled world without a past, with chance of its own."""
    return msgspec.json.encode(snapshot.save(table.sample(side), log=False, packed=False))


class Progress:
    """Tells those who look at a game how far its bot is with thinking."""

    def __init__(self, live: Live, side: str) -> None:
        self.live, self.side, self.percent = live, side, -STEP

    def __call__(self, part: float) -> None:
        percent = round(100 * part)
        if percent >= self.percent + STEP:
            self.percent = percent
            self.live.hub.thinks(self.live, self.side, percent)


class Bots:
    """Lets bots think whenever one of their sides has to decide."""

    def __init__(self, hub: Hub, minds: Thinkers) -> None:
        self.hub, self.minds = hub, minds
        self._busy: set[str] = set()
        self._players: OrderedDict[tuple[str, str, str], Bot] = OrderedDict()
        self._stopped = False
        hub.on_change.append(self.look)
        hub.on_hurry.append(minds.hurry)

    def start(self) -> None:
        self.hub.spawn_forever(self._recover_forever())

    def stop(self) -> None:
        self._stopped = True
        self.minds.stop()

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
            choice: str
            choice, self._players[live.id, side, name] = await self.minds.think(
                live.id, Progress(live, side), thinkers.choose, side, self._player(live.id, side, name), world
            )
            metrics.BOTS.labels(name).observe(time.perf_counter() - started)
            question = live.table.pending_for(side)
            if question is None or question.find(choice) is not None:
                return choice
            log.warning("a bot chose what is not offered", extra={"game": live.id, "bot": name})
        except (TimeoutError, BrokenProcessPool, GrognardError, OSError) as error:
            log.warning("a bot failed", extra={"game": live.id, "bot": name, "problem": repr(error)})
            if isinstance(error, TimeoutError | BrokenProcessPool):
                self.minds.renew()
        question = live.table.pending_for(side)
        return Random().choice(question.options).id if question is not None else "pass"

    def _player(self, game: str, side: str, name: str) -> Bot:
        """The bot that plays a side of a game, with its memory: each time it may think in another process."""
        found = self._players.pop((game, side, name), None) or bot(name)
        while len(self._players) >= PLAYERS:
            self._players.popitem(last=False)
        return found

    async def _recover_forever(self) -> None:
        """After a restart, or when another worker is gone, its bots think here."""
        while True:
            waits = (schema.games.c.bots_wait, schema.games.c.status == "playing")
            stuck = schema.games.c.updated < time.time() - (RECOVER if self.minds.is_running else 1.0)
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
            await asyncio.sleep(RECOVER if self.minds.is_running else 2.0)
