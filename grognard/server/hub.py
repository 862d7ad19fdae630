"""All games in memory, and the news from other workers about them."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import TYPE_CHECKING, Any

from grognard.engine.errors import GrognardError
from grognard.server import metrics, revive
from grognard.server.config import Settings
from grognard.server.draft import Draft, snapshot_of
from grognard.server.errors import Refused, conflict, not_found
from grognard.server.live import Live
from grognard.server.presence import Presence
from grognard.server.store import games as store
from grognard.server.store.change import Change, Notice
from grognard.server.store.database import Database
from grognard.server.store.games import Stored
from grognard.server.store.moves import CHANNEL

if TYPE_CHECKING:
    from grognard.server.store.records import Line

log = logging.getLogger(__name__)
After = Callable[[Any], Awaitable[None]] | None


class Hub:
    """Finds games, loads them once, forgets them when nobody looks."""

    def __init__(self, settings: Settings, database: Database) -> None:
        self.settings, self.database = settings, database
        self.games: dict[str, Live] = {}
        self.presence = Presence(self)
        self._loading: dict[str, asyncio.Task[Live]] = {}
        self._listener: asyncio.Task[None] | None = None
        self._tasks: set[asyncio.Task[Any]] = set()
        self.on_change: list[Callable[[Live], None]] = []
        self.on_tell: list[Callable[[Live, Draft], list[Notice]]] = []
        self.on_store: list[Callable[[Live, Draft], After]] = []
        self.on_news: list[Callable[[str], None]] = []
        self.on_hurry: list[Callable[[str], object]] = []

    # finding

    async def get(self, game_id: str) -> Live:
        """The game in memory; it is read if it is not there."""
        live = self.games.get(game_id)
        if live is None:
            task = self._loading.get(game_id)
            if task is None:
                task = asyncio.create_task(self._load(game_id))
                self._loading[game_id] = task
            live = await asyncio.shield(task)
        live.used = time.monotonic()
        return live

    async def _load(self, game_id: str) -> Live:
        try:
            live = await self.read(game_id)
            self._make_room()
            self.games[game_id] = live
            metrics.LIVE.set(len(self.games))
            return live
        finally:
            self._loading.pop(game_id, None)

    async def read(self, game_id: str) -> Live:
        """The game as it is stored now."""
        async with self.database.read() as connection:
            stored = await store.read(connection, game_id)
        if stored is None:
            raise not_found("game")
        try:
            revived = await asyncio.to_thread(revive.revive, stored)
        except GrognardError as error:
            log.error("a stored game does not resume", extra={"game": game_id, "problem": str(error)})
            raise conflict("this game cannot be resumed; its log can be exported", "damaged") from None
        if revived.changed and stored.game.status != "finished":
            stored = await self._accept_new_rules(stored, revived)
        live = Live(self, stored.game, stored.seats, revived.table)
        live.last_snapshot = stored.snapshot_number
        return live

    async def _accept_new_rules(self, stored: Stored, revived: revive.Revived) -> Stored:
        """Bind a game to the present rules; where its log is no longer legal, its players are asked."""
        table, game = revived.table, stored.game
        changes: dict[str, Any] = {"rules": revived.rules, "updated": time.time()}
        cut, since = None, 0
        if revived.legal is not None:
            cut = revived.legal
            proposal: dict[str, Any] = {
                "kind": "repair", "side": None, "to": cut, "accepted": [], "problem": revived.problem,
            }  # fmt: skip
            changes |= {"status": "halted", "proposal": proposal, "number": table.number, "waiting": []}
            changes |= {"branches": game.branches + 1, "bots_wait": False, "counter": table.counter}
        draft = Draft(game, {s.side: s for s in stored.seats}, table, time.time())
        change = Change(
            game_id=game.id, version=game.version, set=changes, cut=since, entries=draft.entries(0),
            branch=None if cut is None else stored.log[cut:], snapshot=snapshot_of(table),
        )  # fmt: skip
        if not await self.database.write(lambda c: store.advance(c, change)):
            raise Refused(503, "busy", "another worker is reading this game; try again")
        log.warning("rules have changed", extra={"game": game.id, "legal": cut, "problem": revived.problem})
        async with self.database.read() as connection:
            fresh = await store.read(connection, game.id)
        assert fresh is not None
        return fresh

    def _make_room(self) -> None:
        """Forget the games that nobody has looked at for longest."""
        idle = [live for live in self.games.values() if not live.watchers and not live.lock.locked()]
        if len(self.games) >= self.settings.live_games and idle:
            for live in sorted(idle, key=lambda live: live.used)[: max(1, len(idle) // 4)]:
                del self.games[live.id]

    # changes

    def afterwards(self, live: Live, draft: Draft) -> After:
        """What else belongs into the transaction of a change, such as ratings."""
        work = [after for hook in self.on_store if (after := hook(live, draft)) is not None]
        if not work:
            return None

        async def all_of_it(connection: Any) -> None:
            for after in work:
                await after(connection)

        return all_of_it

    def notices(self, live: Live, draft: Draft) -> list[Notice]:
        """Who is to be told of a change."""
        return [notice for hook in self.on_tell for notice in hook(live, draft)]

    def changed(self, live: Live) -> None:
        for hook in self.on_change:
            hook(live)

    def spawn(self, work: Any) -> None:
        """Run something beside, and keep hold of it."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if (
            not task.cancelled()
            and (error := task.exception()) is not None
            and not isinstance(error, Refused)
        ):
            log.error("a task failed", exc_info=error)

    def said(self, live: Live, lines: list[Line]) -> None:
        """Pass on what was said in the chat."""
        live.send_all({"type": "chat", "lines": lines})

    def thinks(self, live: Live, side: str, percent: int) -> None:
        """Tell everybody how far a bot is."""
        self._announce(f"thinking {live.id} {percent} {side}")

    def hurry(self, live: Live) -> None:
        """The bot of a game is to answer at once, wherever it thinks."""
        self._announce(f"hurry {live.id}")

    # other workers

    def _announce(self, payload: str) -> None:
        """Tell all workers, this one too, what need not be remembered."""
        if self.database.is_postgres:
            self.spawn(self._notify(payload))
        else:
            self._heard(payload)

    async def _notify(self, payload: str) -> None:
        async with self.database.engine.begin() as connection:
            await store.notify(connection, payload)

    def start(self) -> None:
        if self.database.is_postgres:
            self._listener = asyncio.create_task(self._listen(), name="listener")
        self.spawn_forever(self.presence.refresh_forever())

    def spawn_forever(self, work: Any) -> None:
        self._tasks.add(asyncio.create_task(work))

    async def stop(self) -> None:
        for task in [*self._tasks, *([self._listener] if self._listener else [])]:
            task.cancel()
            with suppress(asyncio.CancelledError, Exception):
                await task
        for live in self.games.values():
            for watcher in live.watchers:
                watcher.close()

    async def _listen(self) -> None:
        """Hear what other workers do; after a lost connection, look at every game again."""
        import asyncpg

        dsn = self.database.url.replace("postgresql+asyncpg", "postgresql")
        while True:
            try:
                await self._listen_on(await asyncpg.connect(dsn))
            except (OSError, asyncpg.PostgresError) as error:
                log.warning("no connection to listen on", extra={"problem": str(error)})
            await asyncio.sleep(1)

    async def _listen_on(self, connection: Any) -> None:
        lost = asyncio.Event()
        connection.add_termination_listener(lambda *_: lost.set())
        try:
            await connection.add_listener(CHANNEL, lambda *given: self._heard(given[3]))
            for live in list(self.games.values()):
                self.spawn(self._follow(live))
            await lost.wait()
        finally:
            await connection.close()

    def _heard(self, payload: str) -> None:
        kind, game_id, *rest = payload.split(" ", 2)
        if kind == "presence":
            self.presence.heard(game_id, rest[0])
            return
        if kind == "hurry":
            for hook in self.on_hurry:
                hook(game_id)
            return
        live = self.games.get(game_id)
        if kind == "game" and live is None:
            self._news(game_id)
        elif kind == "game" and live is not None and int(rest[0]) > live.version:
            self.spawn(self._follow(live, int(rest[0])))
        elif kind == "chat" and live is not None:
            self.spawn(self._hear_chat(live, int(rest[0])))
        elif kind == "thinking" and live is not None:
            percent, side = rest[0].split(" ", 1)
            live.send_all({"type": "thinking", "side": side, "percent": int(percent)})

    def _news(self, game_id: str) -> None:
        for hook in self.on_news:
            hook(game_id)

    async def _follow(self, live: Live, version: int | None = None) -> None:
        """Read what another worker did. What this one does may be heard of before it is told that it is written."""
        async with live.lock:
            if version is not None and version <= live.version:
                return
            await live.catch_up()
        live.seats_changed()
        self._news(live.id)

    async def follow(self, game_ids: list[str]) -> None:
        """Seats were changed in the database: look at those games again."""
        for game_id in game_ids:
            if game_id in self.games:
                await self._follow(self.games[game_id])

    async def _hear_chat(self, live: Live, number: int) -> None:
        async with self.database.read() as connection:
            self.said(live, await store.chat_since(connection, live.id, number - 1, 1))
