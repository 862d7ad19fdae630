"""The yardstick of the server's benchmark: the same stack, and nothing but a row, a flush to the disk and an echo."""

from __future__ import annotations

import os
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any

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
INSERT = text("INSERT INTO echo (said) VALUES (:said)")


@get("/health")
async def health() -> str:
    return "ok"


@websocket("/echo")
async def echo(socket: WebSocket[Any, Any, Any]) -> None:
    await socket.accept()
    with suppress(WebSocketDisconnect):
        while True:
            message = await socket.receive_data(mode="text")
            await database.write(lambda c: c.execute(INSERT, {"said": message}))  # noqa: B023
            await socket.send_data(message, mode="text")


@asynccontextmanager
async def lifespan(_: Litestar) -> AsyncIterator[None]:
    await upgrade(settings.url)
    async with database.engine.begin() as connection:
        await connection.execute(text("CREATE TABLE IF NOT EXISTS echo (said TEXT)"))
    database.start()
    yield
    await database.close()


app = Litestar([health, echo], lifespan=[lifespan], logging_config=None)
