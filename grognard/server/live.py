"""A game in memory: one at a time changes it, every change is stored before anybody hears of it."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import msgspec

from grognard.engine.table import Table
from grognard.server import metrics
from grognard.server.draft import Draft
from grognard.server.errors import Refused
from grognard.server.picture import Eyes
from grognard.server.store import games as store
from grognard.server.store.change import Change
from grognard.server.store.records import Game, Seat
from grognard.server.stream import Stream, Watcher

if TYPE_CHECKING:
    from grognard.server.hub import Hub

TRIES = 20
STREAMS = 32
"""So many chains of views are kept for watchers that may come back."""


class Live:
    """A running game and those who look at it."""

    def __init__(self, hub: Hub, game: Game, seats: list[Seat], table: Table) -> None:
        self.hub, self.id = hub, game.id
        self.game, self.seats, self.table = game, {seat.side: seat for seat in seats}, table
        self.lock = asyncio.Lock()
        self.streams: dict[Eyes, Stream] = {}
        self.last_snapshot = 0
        self.used = time.monotonic()

    @property
    def version(self) -> int:
        return self.game.version

    def eyes_of(self, user_id: str | None) -> Eyes:
        """The sides for which somebody plays."""
        if user_id is None:
            return ()
        return tuple(side for side, seat in self.seats.items() if seat.user_id == user_id)

    # changing

    async def act(self, make: Callable[[Draft], None]) -> None:
        """Change the game. When this returns, the change is on the disk; if it raises, nothing has changed."""
        async with self.lock:
            for _ in range(TRIES):
                draft = Draft(self.game, self.seats, self.table, time.time())
                make(draft)
                draft.finish()
                if await self._store(draft):
                    self._adopt(draft)
                    break
                await self.catch_up()
            else:
                raise Refused(503, "busy", "too many changes at once; try again")
        self.hub.changed(self)

    async def _store(self, draft: Draft) -> bool:
        change = draft.change(self.hub.settings.snapshot_every, self.last_snapshot)
        change.notices = self.hub.notices(self, draft)
        after, database = self.hub.afterwards(self, draft), self.hub.database
        with metrics.STORED.time():
            if change.is_move and after is None:
                written = await database.move(change)
            else:
                written = await database.write(lambda c: _write(c, change, after))
        if written and change.snapshot is not None:
            self.last_snapshot = change.snapshot[0]
        return written

    def _adopt(self, draft: Draft) -> None:
        if draft.cut is not None:
            for stream in self.streams.values():
                stream.taken_back(draft.cut)
        self.game, self.seats, self.table = draft.game, draft.seats, draft.table
        self.tell()

    async def catch_up(self) -> None:
        """Another worker was first: read what it did."""
        async with self.hub.database.read() as connection:
            head = await store.header(connection, self.id)
            if head is None or head[0].version == self.version:
                return
            game, seats = head
            rows = await store.entries_since(connection, self.id, self.table.number)
        if game.branches != self.game.branches or game.rules != self.game.rules:
            fresh = await self.hub.read(self.id)
            self.game, self.seats, self.table = fresh.game, fresh.seats, fresh.table
            for stream in self.streams.values():
                stream.restart(self)
            return
        table = self.table.clone()
        for row in rows:
            if row.number == table.number:
                table.answer(row.answer, row.side)
        self.game, self.table, self.seats = game, table, {seat.side: seat for seat in seats}
        self.tell()

    # watching

    def tell(self) -> None:
        """Send every watcher what has changed."""
        for stream in self.streams.values():
            if stream.watchers:
                stream.advance(self)

    def watch(self, watcher: Watcher, since: int | None) -> None:
        stream = self.streams.get(watcher.eyes)
        if stream is None:
            self._forget_idle_streams()
            stream = self.streams[watcher.eyes] = Stream(self, watcher.eyes)
        stream.greet(self, watcher, since)

    def unwatch(self, watcher: Watcher) -> None:
        stream = self.streams.get(watcher.eyes)
        if stream is not None:
            stream.watchers.discard(watcher)
        self.used = time.monotonic()

    def _forget_idle_streams(self) -> None:
        idle = [eyes for eyes, stream in self.streams.items() if not stream.watchers]
        for eyes in idle[: max(0, len(self.streams) - STREAMS)]:
            del self.streams[eyes]

    @property
    def watchers(self) -> list[Watcher]:
        return [watcher for stream in self.streams.values() for watcher in stream.watchers]

    def send_all(self, message: dict[str, Any]) -> None:
        """The same message to everybody, whatever he may see: chat and presence."""
        text = msgspec.json.encode(message)
        for watcher in self.watchers:
            watcher.send(text)

    def is_here(self, user_id: str | None) -> bool:
        return any(watcher.user_id == user_id for watcher in self.watchers)

    def seats_changed(self) -> None:
        """Somebody's eyes may have changed by sitting down: he is shown his own view from now on."""
        for watcher in self.watchers:
            eyes = self.eyes_of(watcher.user_id)
            if eyes != watcher.eyes:
                self.unwatch(watcher)
                watcher.eyes = eyes
                self.watch(watcher, None)


async def _write(connection: Any, change: Change, after: Any) -> bool:
    written = await store.advance(connection, change)
    if written and after is not None:
        await after(connection)
    return written
