"""Hints for a decision and reviews of finished games; the thinking is done in other processes."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable
from concurrent.futures.process import BrokenProcessPool
from typing import Any

import msgspec
from sqlalchemy import update

from grognard.bots.advice import Hint
from grognard.server import thinkers
from grognard.server.advice import asked, reason_to_plain
from grognard.server.bots import world_for
from grognard.server.errors import Refused, conflict, forbidden
from grognard.server.hub import Hub
from grognard.server.live import Live
from grognard.server.picture import Eyes
from grognard.server.store import schema
from grognard.server.store.records import User
from grognard.server.thinkers import Heard, Thinkers


class Counsel:
    """Gives advice where the game allows it."""

    def __init__(self, hub: Hub, minds: Thinkers) -> None:
        self.hub, self.minds = hub, minds
        self._reviewing: dict[str, asyncio.Task[dict[str, Any]]] = {}

    async def hint(self, live: Live, user: User, eyes: Eyes, seconds: float, heard: Heard) -> dict[str, Any]:
        """The best options of the decision that waits for one of these sides, from what that side may know."""
        table, question = asked(live, eyes)
        if not live.game.hints:
            raise forbidden("this game is played without hints", "no-hints")
        number, world = table.number, world_for(table, question.side)
        thought = self.minds.think(f"hint {user.id}", heard, thinkers.hint, question.side, world, seconds)
        found: list[Hint] = await self._thought(thought)
        return {"decision": number, "side": question.side, "hints": [_to_plain(each) for each in found]}

    def enough(self, user: User) -> None:
        """Whoever waits for a hint wants the best found so far."""
        self.minds.hurry(f"hint {user.id}")

    async def review(self, live: Live) -> dict[str, Any]:
        """The course of a finished game and where it turned; it is worked out once."""
        if live.game.status != "finished":
            raise conflict("a game is reviewed when it is over", "not-over")
        if live.game.review is not None:
            return live.game.review
        task = self._reviewing.get(live.id)
        if task is None:
            task = self._reviewing[live.id] = asyncio.create_task(self._review(live))
            task.add_done_callback(lambda _: self._reviewing.pop(live.id, None))
        return await asyncio.shield(task)

    async def _review(self, live: Live) -> dict[str, Any]:
        save = msgspec.json.encode(live.table.save())
        thought = self.minds.think(f"review {live.id}", lambda _: None, thinkers.review, save)
        found: dict[str, Any] = msgspec.to_builtins(await self._thought(thought))
        row = update(schema.games).where(schema.games.c.id == live.id).values(review=found)
        await self.hub.database.write(lambda c: c.execute(row))
        live.game = msgspec.structs.replace(live.game, review=found)
        return found

    async def _thought(self, thought: Awaitable[Any]) -> Any:
        try:
            return await thought
        except (TimeoutError, BrokenProcessPool):
            self.minds.renew()
            raise Refused(503, "busy", "nobody has time to think about this; try again") from None


def _to_plain(hint: Hint) -> dict[str, Any]:
    reasons = [reason_to_plain(reason) for reason in hint.reasons]
    return {"option": hint.option, "chance": hint.chance, "worlds": hint.worlds, "reasons": reasons}
