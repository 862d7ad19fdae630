"""Watches the clocks of all games and ends those whose time is up."""

from __future__ import annotations

import asyncio
import logging
import time
from typing import TYPE_CHECKING

from sqlalchemy import select

from grognard.server import actions
from grognard.server.errors import Refused
from grognard.server.store import schema

if TYPE_CHECKING:
    from grognard.server.hub import Hub
    from grognard.server.live import Live

log = logging.getLogger(__name__)
EVERY = 1.0


class Timekeeper:
    """Looks once a second; several workers may look at once, the first one counts."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub

    def start(self) -> None:
        self.hub.spawn_forever(self._watch_forever())

    async def _watch_forever(self) -> None:
        while True:
            await asyncio.sleep(EVERY)
            try:
                await self.look()
            except Exception:
                log.exception("the clocks could not be read")

    async def look(self) -> None:
        late = (schema.games.c.status == "playing", schema.games.c.deadline <= time.time())
        async with self.hub.database.read() as connection:
            ids = list(
                (await connection.execute(select(schema.games.c.id).where(*late).limit(100))).scalars()
            )
        for id_ in ids:
            try:
                await self._call_time(await self.hub.get(id_))
            except Refused as refused:
                log.info("no time was called", extra={"game": id_, "problem": refused.message})

    async def _call_time(self, live: Live) -> None:
        users = [seat.user_id for seat in live.seats.values() if seat.user_id is not None]
        query = select(schema.users.c.id, schema.users.c.vacation_until).where(schema.users.c.id.in_(users))
        async with self.hub.database.read() as connection:
            vacations = {row.id: row.vacation_until for row in await connection.execute(query)}
        await live.act(lambda draft: actions.run_out(draft, vacations))
