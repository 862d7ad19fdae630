"""A server's services in the test's own process, for what cannot be seen from outside."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from grognard.server.config import Settings
from grognard.server.lobby import NewGame
from grognard.server.services import Services
from grognard.server.store.records import User


@asynccontextmanager
async def services_in(data: Path, url: str = "") -> AsyncIterator[Services]:
    services = Services(Settings(data=data, database_url=url, rate_limits=False))
    await services.start()
    try:
        yield services
    finally:
        await services.stop()


async def hot_seat(services: Services, decisions: int) -> tuple[User, str]:
    """A game with both sides at one keyboard, some decisions on."""
    user = await services.accounts.new_guest()
    created = await services.lobby.create(
        user, NewGame(title="ridge", scenario="hill", opponent="hotseat", seed="1")
    )
    live = await services.hub.get(created.id)
    for _ in range(decisions):
        question = live.table.pending
        assert question is not None
        await services.play.answer(live, user, live.table.number, question.options[0].id)
    return user, created.id
