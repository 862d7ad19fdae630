"""Who is looking at a game now, here and at other workers."""

from __future__ import annotations

import asyncio
import secrets
import time
from typing import TYPE_CHECKING, Any

import msgspec

from grognard.server.store import games as store

if TYPE_CHECKING:
    from grognard.server.hub import Hub
    from grognard.server.live import Live

TOGETHER = 0.1
"""News of who came and went waits so long, and longer where many watch, so that a crowd does not drown in it."""
REFRESH = 20.0
STALE = 3 * REFRESH
"""A worker that is not heard of for so long is gone, and its watchers with it."""

Here = dict[str, int]
"""How many connections each side has; the empty name counts spectators."""


class Presence:
    """Counts of connections by side."""

    def __init__(self, hub: Hub) -> None:
        self.hub, self.worker = hub, secrets.token_hex(4)
        self._elsewhere: dict[str, dict[str, tuple[float, Here]]] = {}
        self._due: set[str] = set()

    def of(self, live: Live) -> dict[str, Any]:
        """The sides that are here, and how many spectators."""
        total = dict(self._local(live))
        now = time.monotonic()
        for heard, counts in self._elsewhere.get(live.id, {}).values():
            if now - heard < STALE:
                for side, number in counts.items():
                    total[side] = total.get(side, 0) + number
        return {"online": sorted(side for side in total if side), "spectators": total.get("", 0)}

    @staticmethod
    def _local(live: Live) -> Here:
        counts: Here = {}
        for watcher in live.watchers:
            for side in watcher.eyes or ("",):
                counts[side] = counts.get(side, 0) + 1
        return counts

    def changed(self, live: Live) -> None:
        """Somebody came or went: tell everybody, here and elsewhere, once for all who come together."""
        if live.id not in self._due:
            self._due.add(live.id)
            self.hub.spawn(self._tell(live))

    async def _tell(self, live: Live) -> None:
        await asyncio.sleep(max(TOGETHER, len(live.watchers) * TOGETHER / 10))
        self._due.discard(live.id)
        live.send_all({"type": "presence", **self.of(live)})
        if self.hub.database.is_postgres:
            await self._publish(live)

    async def _publish(self, live: Live) -> None:
        payload = msgspec.json.encode([self.worker, self._local(live)]).decode()
        async with self.hub.database.engine.begin() as connection:
            await store.notify(connection, f"presence {live.id} {payload}")

    def heard(self, game_id: str, payload: str) -> None:
        worker, counts = msgspec.json.decode(payload, type=tuple[str, Here])
        if worker == self.worker:
            return
        self._elsewhere.setdefault(game_id, {})[worker] = (time.monotonic(), counts)
        live = self.hub.games.get(game_id)
        if live is not None:
            live.send_all({"type": "presence", **self.of(live)})

    async def refresh_forever(self) -> None:
        """Say again who is here, and forget workers that fell silent."""
        while True:
            await asyncio.sleep(REFRESH)
            if self.hub.database.is_postgres:
                for live in list(self.hub.games.values()):
                    if live.watchers:
                        await self._publish(live)
            now = time.monotonic()
            for game_id, workers in list(self._elsewhere.items()):
                kept = {w: said for w, said in workers.items() if now - said[0] < STALE and said[1]}
                if kept:
                    self._elsewhere[game_id] = kept
                else:
                    del self._elsewhere[game_id]
