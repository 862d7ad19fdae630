"""The yardstick of the server's benchmark: the same stack, and nothing but a row, a flush to the disk and an echo.

Rows go the same short way as answers: on SQLite by the one writer, whatever waits with one flush; on PostgreSQL by
statements that the driver has prepared, each on a connection of its own, which PostgreSQL flushes together.
"""

from __future__ import annotations

import os
from collections.abc import AsyncIterator
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
pool: Any = None


async def write(message: str) -> None:
    """Put a row on the disk."""
    if pool is not None:
        await pool.execute("INSERT INTO echo (said) VALUES ($1)", message)
        return

    async def work(connection: Any) -> None:
        connection.driver.execute("INSERT INTO echo (said) VALUES (?)", (message,))

    await database.write(work)


@get("/health")
async def health() -> str:
    return "ok"


@websocket("/echo")
async def echo(socket: WebSocket[Any, Any, Any]) -> None:
    await socket.accept()
    with suppress(WebSocketDisconnect):
        while True:
            message = await socket.receive_data(mode="text")
            await write(message)
            await socket.send_data(message, mode="text")


@asynccontextmanager
async def lifespan(_: Litestar) -> AsyncIterator[None]:
    global pool
    await upgrade(settings.url)
    async with database.engine.begin() as connection:
        await connection.execute(text("CREATE TABLE IF NOT EXISTS echo (said TEXT)"))
    database.start()
    if database.is_postgres:
        pool = await asyncpg.create_pool(settings.url.replace("+asyncpg", ""), min_size=16, max_size=16)
    yield
    if pool is not None:
        await pool.close()
    await database.close()


app = Litestar([health, echo], lifespan=[lifespan], logging_config=None)
