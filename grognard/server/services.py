"""Everything that runs in one worker, made and ended in order."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from litestar import Litestar

from grognard.server.accounts import Accounts
from grognard.server.bots import Bots
from grognard.server.config import Settings
from grognard.server.decisions import Decisions
from grognard.server.history import History
from grognard.server.hub import Hub
from grognard.server.limits import Limits
from grognard.server.lobby import Lobby
from grognard.server.notify import Notices
from grognard.server.play import Play
from grognard.server.store.database import Database
from grognard.server.store.migrate import upgrade
from grognard.server.thinkers import Thinkers
from grognard.server.timekeeper import Timekeeper
from grognard.server.titles import Maps, read_all, register_all

log = logging.getLogger(__name__)


class Services:
    """One of each."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        register_all(settings.titles)
        self.database = Database(settings.url)
        self.hub = Hub(settings, self.database)
        self.accounts = Accounts(settings, self.database)
        self.limits = Limits(enabled=settings.rate_limits)
        self.lobby = Lobby(self.hub)
        self.minds = Thinkers(settings)
        self.play = Play(self.hub, self.lobby, self.limits, self.minds)
        self.history = History(self.hub)
        self.notices = Notices(settings, self.hub)
        self.decisions = Decisions(self.hub)
        self.bots = Bots(self.hub, self.minds)
        self.timekeeper = Timekeeper(self.hub)
        self.maps = Maps()

    async def start(self) -> None:
        if not self.database.is_postgres:
            await asyncio.to_thread(self.settings.data.mkdir, parents=True, exist_ok=True)
        await asyncio.to_thread(read_all)
        await upgrade(self.settings.url)
        self.database.start()
        self.hub.start()
        self.notices.start()
        self.bots.start()
        self.timekeeper.start()
        log.info("started", extra={"database": "postgresql" if self.database.is_postgres else "sqlite"})

    async def stop(self) -> None:
        """Nothing that was accepted is lost: what waits is written before the database is let go."""
        self.bots.stop()
        await self.hub.stop()
        await self.database.close()
        log.info("stopped")


@asynccontextmanager
async def lifespan(app: Litestar) -> AsyncIterator[None]:
    services: Services = app.state.services
    await services.start()
    try:
        yield
    finally:
        await services.stop()
