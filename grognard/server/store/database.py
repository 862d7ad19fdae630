"""The connection to the database: reading, and writing in transactions that are durable before they return.

SQLite has one writer: whatever waits is written together and flushed to the disk once. PostgreSQL does the same by
itself, so there each piece of work is its own transaction.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from typing import Any, TypeVar

from sqlalchemy import event
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

T = TypeVar("T")
Work = Callable[[AsyncConnection], Awaitable[T]]
GROUP = 64
"""So many pieces of work share one transaction at most."""


class Database:
    """An engine to read with, and a way to write. Work may be run twice, so it must do nothing but write."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.is_postgres = url.startswith("postgresql")
        if self.is_postgres:
            self.engine = create_async_engine(url, pool_size=8, max_overflow=8, pool_pre_ping=True)
            self.writer = self.engine
        else:
            self.engine = _sqlite(url, "BEGIN", 4)
            self.writer = _sqlite(url, "BEGIN IMMEDIATE", 1)
        self._queue: asyncio.Queue[tuple[Work[Any], asyncio.Future[Any]]] = asyncio.Queue()
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        if not self.is_postgres:
            self._task = asyncio.create_task(self._write_groups(), name="writer")

    async def close(self) -> None:
        """Finish what was accepted, then let go."""
        if self._task is not None:
            await self._queue.join()
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task
        await self.engine.dispose()
        await self.writer.dispose()

    @asynccontextmanager
    async def read(self) -> AsyncIterator[AsyncConnection]:
        async with self.engine.connect() as connection:
            yield connection

    async def write(self, work: Work[T]) -> T:
        """Do the work in a transaction; when this returns, it is on the disk."""
        if self._task is None:
            async with self.writer.begin() as connection:
                return await work(connection)
        future: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._queue.put_nowait((work, future))
        return await future

    async def _write_groups(self) -> None:
        while True:
            group = [await self._queue.get()]
            while len(group) < GROUP and not self._queue.empty():
                group.append(self._queue.get_nowait())
            try:
                await self._write_together(group)
            finally:
                for _ in group:
                    self._queue.task_done()

    async def _write_together(self, group: list[tuple[Work[Any], asyncio.Future[Any]]]) -> None:
        """One transaction for all; if one fails, each again on its own, so that only that one fails."""
        try:
            async with self.writer.begin() as connection:
                results = [await work(connection) for work, _ in group]
        except Exception:
            for work, future in group:
                await self._write_alone(work, future)
            return
        for (_, future), result in zip(group, results, strict=True):
            if not future.done():
                future.set_result(result)

    async def _write_alone(self, work: Work[Any], future: asyncio.Future[Any]) -> None:
        try:
            async with self.writer.begin() as connection:
                result = await work(connection)
        except Exception as error:
            if not future.done():
                future.set_exception(error)
        else:
            if not future.done():
                future.set_result(result)


def _sqlite(url: str, begin: str, connections: int) -> AsyncEngine:
    engine = create_async_engine(url, pool_size=connections, max_overflow=0, pool_timeout=60)

    @event.listens_for(engine.sync_engine, "connect")
    def connected(connection: Any, _record: Any) -> None:
        connection.isolation_level = None  # we say BEGIN ourselves
        cursor = connection.cursor()
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=20000", "foreign_keys=ON"):
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    @event.listens_for(engine.sync_engine, "begin")
    def began(connection: Any) -> None:
        connection.exec_driver_sql(begin)

    return engine
