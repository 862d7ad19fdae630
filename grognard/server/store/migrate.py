"""Bring a database to the present tables, from nothing or from any earlier version."""

from __future__ import annotations

from pathlib import Path

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, text
from sqlalchemy.ext.asyncio import create_async_engine

FOLDER = Path(__file__).parent / "migrations"
LOCK = 7_014_1914
"""Any number: workers that start together take turns."""


async def upgrade(url: str, revision: str = "head") -> None:
    """Run the migrations that are missing."""
    engine = create_async_engine(url)
    try:
        async with engine.begin() as connection:
            if engine.dialect.name == "postgresql":
                await connection.execute(text(f"SELECT pg_advisory_xact_lock({LOCK})"))
            await connection.run_sync(_upgrade, revision)
    finally:
        await engine.dispose()


def config(connection: Connection | None = None) -> Config:
    made = Config()
    made.set_main_option("script_location", str(FOLDER))
    made.attributes["connection"] = connection
    return made


def _upgrade(connection: Connection, revision: str) -> None:
    command.upgrade(config(connection), revision)
