"""The yardstick of the server's benchmark: the same stack, and nothing but a row, a flush to the disk and an echo.

It is bare: every message is a transaction of its own, flushed by itself on SQLite, and on PostgreSQL on one of sixteen
connections, which PostgreSQL flushes together. With `ECHO_GROUPED=1` rows go through the server's own writer, which
flushes whatever waits at once. As in a game, two sockets look at a table, and what one says goes to both when it is on
the disk.
"""

from __future__ import annotations

import asyncio
import os
import sqlite3
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any

import asyncpg
from litestar import Litestar, WebSocket, get, websocket
from litestar.exceptions import WebSocketDisconnect
from sqlalchemy import text

from grognard.server.config import Settings
from grognard.server.store.database import Database
from grognard.server.store.migrate import upgrade

settings = Settings(
    data=Path(os.environ["GROGNARD_DATA"]), database_url=os.environ.get("GROGNARD_DATABASE_URL", "")
)
database = Database(settings.url)
tables: dict[int, list[WebSocket[Any, Any, Any]]] = {}
Write = Callable[[str], Awaitable[Any]]
INSERT = "INSERT INTO echo (said) VALUES (?)"


@asynccontextmanager
async def bare_sqlite() -> AsyncIterator[Write]:
    """One connection, as safe as the server's; one row, one flush."""
    file = settings.url.partition(":///")[2]
    connection = sqlite3.connect(file, check_same_thread=False, isolation_level=None)
    connection.execute("PRAGMA synchronous = FULL")
    lock = asyncio.Lock()

    async def write(message: str) -> None:
        async with lock:
            await asyncio.to_thread(connection.execute, INSERT, (message,))

    yield write
    connection.close()


@asynccontextmanager
async def grouped_sqlite() -> AsyncIterator[Write]:
    async def write(message: str) -> None:
        async def work(connection: Any) -> None:
            connection.driver.execute(INSERT, (message,))

        await database.write(work)

    yield write


@asynccontextmanager
async def pooled_postgres() -> AsyncIterator[Write]:
    pool = await asyncpg.create_pool(settings.url.replace("+asyncpg", ""), min_size=16, max_size=16)

    async def write(message: str) -> None:
        await pool.execute("INSERT INTO echo (said) VALUES ($1)", message)

    yield write
    await pool.close()


@get("/health")
async def health() -> str:
    return "ok"


@websocket("/echo/{table:int}")
async def echo(socket: WebSocket[Any, Any, Any], table: int) -> None:
    await socket.accept()
    there = tables.setdefault(table, [])
    there.append(socket)
    with suppress(WebSocketDisconnect):
        while True:
            message = await socket.receive_data(mode="text")
            await socket.app.state.write(message)
            for each in there:
                await each.send_data(message, mode="text")
    there.remove(socket)


@asynccontextmanager
async def lifespan(app: Litestar) -> AsyncIterator[None]:
    await upgrade(settings.url)
    async with database.engine.begin() as connection:
        await connection.execute(text("CREATE TABLE IF NOT EXISTS echo (said TEXT)"))
    database.start()
    on_sqlite = grouped_sqlite if os.environ.get("ECHO_GROUPED") else bare_sqlite
    async with pooled_postgres() if database.is_postgres else on_sqlite() as write:
        app.state.write = write
        yield
    await database.close()


app = Litestar([health, echo], lifespan=[lifespan], logging_config=None)
