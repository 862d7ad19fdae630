"""The connection to the database: reading, and writing in transactions that are durable before they return.

SQLite has one writer: whatever waits is written together by one thread and flushed to the disk once. PostgreSQL does
the same by itself, so there each piece of work is its own transaction; but moves, of which there are many, are written
together there too, because each of them notifies, and PostgreSQL lets those that notify be flushed only in turn.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager, suppress
from typing import Any, TypeVar, cast

from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.engine.interfaces import Dialect
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine

from grognard.server.store import games, moves
from grognard.server.store.change import Change

log = logging.getLogger(__name__)
T = TypeVar("T")
Work = Callable[[AsyncConnection], Coroutine[Any, Any, T]]
Waiting = tuple[Work[Any], "asyncio.Future[Any]"]
Moving = tuple[Change, "asyncio.Future[bool]"]
GROUP = 64
"""So many pieces of work share one transaction at most."""


class Database:
    """An engine to read with, and a way to write. Work may be run twice, so it must do nothing but write."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.is_postgres = url.startswith("postgresql")
        if self.is_postgres:
            self.engine = create_async_engine(url, pool_size=8, max_overflow=8, pool_pre_ping=True)
        else:
            self.engine = create_async_engine(url, pool_size=4, max_overflow=0, pool_timeout=60)
            _prepare(self.engine.sync_engine, "BEGIN")
            self._writer = create_engine(url.replace("+aiosqlite", ""), pool_size=1, max_overflow=0)
            _prepare(self._writer, "BEGIN IMMEDIATE")
            self._thread = ThreadPoolExecutor(1, "writer")
        self._queue: asyncio.Queue[Waiting] = asyncio.Queue()
        self._moves: asyncio.Queue[Moving] = asyncio.Queue()
        self._line: Any = None
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        groups = self._move_groups() if self.is_postgres else self._write_groups()
        self._task = asyncio.create_task(groups, name="writer")

    async def close(self) -> None:
        """Finish what was accepted, then let go."""
        if self._task is not None:
            await self._queue.join()
            await self._moves.join()
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task
        await self.engine.dispose()
        if self._line is not None:
            await self._line.close()
        if not self.is_postgres:
            self._thread.submit(self._writer.dispose).result()
            self._thread.shutdown()

    @asynccontextmanager
    async def read(self) -> AsyncIterator[AsyncConnection]:
        async with self.engine.connect() as connection:
            yield connection

    async def write(self, work: Work[T]) -> T:
        """Do the work in a transaction; when this returns, it is on the disk."""
        if self.is_postgres:
            async with self.engine.begin() as connection:
                return await work(connection)
        future: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._queue.put_nowait((work, future))
        return await future

    async def move(self, change: Change) -> bool:
        """Write a move if it follows the stored version; when this returns, it is on the disk."""
        if not self.is_postgres:
            return await self.write(lambda c: _move(c, change))
        future: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._moves.put_nowait((change, future))
        return await future

    async def _move_groups(self) -> None:
        while True:
            group = [await self._moves.get()]
            while len(group) < GROUP and not self._moves.empty():
                group.append(self._moves.get_nowait())
            try:
                moved = await moves.write_postgres(await self._connected(), [change for change, _ in group])
            except Exception as error:
                log.warning("moves could not be written together", extra={"problem": repr(error)})
                await asyncio.gather(*(self._move_alone(*each) for each in group))
            else:
                for change, future in group:
                    _settle(future, change.game_id in moved)
            for _ in group:
                self._moves.task_done()

    async def _move_alone(self, change: Change, future: asyncio.Future[bool]) -> None:
        try:
            _settle(future, await self.write(lambda c: games.advance(c, change)))
        except Exception as error:
            _settle(future, error)

    async def _connected(self) -> Any:
        """The connection for moves, which prepares its one statement once."""
        if self._line is None or self._line.is_closed():
            import asyncpg

            self._line = await asyncpg.connect(self.url.replace("postgresql+asyncpg", "postgresql"))
        return self._line

    async def _write_groups(self) -> None:
        loop = asyncio.get_running_loop()
        while True:
            group = [await self._queue.get()]
            while len(group) < GROUP and not self._queue.empty():
                group.append(self._queue.get_nowait())
            works = [work for work, _ in group]
            results = await loop.run_in_executor(self._thread, _write_together, self._writer, works)
            for (_, future), result in zip(group, results, strict=True):
                _settle(future, result)
                self._queue.task_done()


async def _move(connection: Any, change: Change) -> bool:
    return moves.write_sqlite(connection.driver, change)


class Direct:
    """A connection for work that is written for an asynchronous one, run in a thread of its own.

    Nothing here waits, so such work runs to its end in one go, and no statement costs a change of threads.
    """

    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    @property
    def dialect(self) -> Dialect:
        return self._connection.dialect

    @property
    def driver(self) -> Any:
        """The connection of `sqlite3`, in the same transaction."""
        return self._connection.connection.driver_connection

    async def execute(self, *given: Any) -> Any:
        return self._connection.execute(*given)


def _do(connection: Connection, work: Work[Any]) -> Any:
    running = work(cast(AsyncConnection, Direct(connection)))
    try:
        running.send(None)
    except StopIteration as done:
        return done.value
    running.close()
    raise RuntimeError("work on a database must do nothing but write")


def _write_together(engine: Engine, works: list[Work[Any]]) -> list[Any]:
    """One transaction for all; if one fails, each again on its own, so that only that one fails."""
    try:
        with engine.begin() as connection:
            return [_do(connection, work) for work in works]
    except Exception:
        return [_write_alone(engine, work) for work in works]


def _write_alone(engine: Engine, work: Work[Any]) -> Any:
    try:
        with engine.begin() as connection:
            return _do(connection, work)
    except Exception as error:
        return error


def _settle(future: asyncio.Future[Any], result: Any) -> None:
    if future.done():
        return
    if isinstance(result, Exception):
        future.set_exception(result)
    else:
        future.set_result(result)


def _prepare(engine: Engine, begin: str) -> None:
    """Every commit is flushed to the disk; readers do not wait for the writer."""

    @event.listens_for(engine, "connect")
    def connected(connection: Any, _record: Any) -> None:
        connection.isolation_level = None  # we say BEGIN ourselves
        cursor = connection.cursor()
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=20000", "foreign_keys=ON"):
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    @event.listens_for(engine, "begin")
    def began(connection: Any) -> None:
        connection.exec_driver_sql(begin)
