"""All decisions that wait for one player, over all his games: what a bot reads."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

import msgspec

from grognard.server.errors import Refused
from grognard.server.store import games as store
from grognard.server.store import schema

if TYPE_CHECKING:
    from grognard.server.hub import Hub
    from grognard.server.live import Live

Queue = asyncio.Queue[bytes]


def decisions_of(live: Live, user_id: str) -> list[dict[str, Any]]:
    """The decisions of a game that wait for this player."""
    found = []
    for side in live.game.waiting:
        if side in live.seats and live.seats[side].user_id == user_id:
            decision = live.table.view(side)["decision"]
            found.append({"type": "decision", "game": live.id, "title": live.game.title, **decision})
    return found


class Decisions:
    """Passes on decisions to those who listen."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self._listeners: dict[str, set[Queue]] = {}
        hub.on_change.append(self.look)
        hub.on_news.append(self.heard)

    def listen(self, user_id: str) -> Queue:
        queue: Queue = asyncio.Queue()
        self._listeners.setdefault(user_id, set()).add(queue)
        return queue

    def hush(self, user_id: str, queue: Queue) -> None:
        queues = self._listeners.get(user_id, set())
        queues.discard(queue)
        if not queues:
            self._listeners.pop(user_id, None)

    def look(self, live: Live) -> None:
        """A game has changed: tell those whose turn it is, and those for whom it is over."""
        for user_id in {seat.user_id for seat in live.seats.values()} & set(self._listeners):
            assert user_id is not None
            messages = decisions_of(live, user_id)
            if live.game.status == "finished":
                messages = [{"type": "over", "game": live.id, "result": live.game.result}]
            for queue in self._listeners[user_id]:
                for message in messages:
                    queue.put_nowait(msgspec.json.encode(message))

    def heard(self, game_id: str) -> None:
        """Another worker has changed a game that is not in memory here; somebody here may wait for it."""
        if self._listeners:
            self.hub.spawn(self._look_up(game_id))

    async def _look_up(self, game_id: str) -> None:
        async with self.hub.database.read() as connection:
            head = await store.header(connection, game_id)
        if head is not None and {seat.user_id for seat in head[1]} & set(self._listeners):
            self.look(await self.hub.get(game_id))

    async def pending(self, user_id: str) -> list[dict[str, Any]]:
        """All decisions that wait for a player now."""
        async with self.hub.database.read() as connection:
            mine = await store.listed(
                connection, store.of_user(user_id) & (schema.games.c.status == "playing"), 100
            )
        found = []
        for game, seats in mine:
            if any(seat.user_id == user_id and seat.side in game.waiting for seat in seats):
                try:
                    found += decisions_of(await self.hub.get(game.id), user_id)
                except Refused:
                    continue
        return found
