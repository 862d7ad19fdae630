"""Backup and restore: every row of every table as one line of JSON, so that a copy fits either database."""

from __future__ import annotations

import base64
import gzip
import json
from pathlib import Path
from typing import Any

from sqlalchemy import LargeBinary, Table, func, insert, select, text
from sqlalchemy.ext.asyncio import AsyncConnection

from grognard.engine.errors import BadDocument
from grognard.server.store.database import Database
from grognard.server.store.migrate import upgrade
from grognard.server.store.schema import metadata

FORMAT = "grognard-backup-1"
BATCH = 500
_NEXT_NOTICE = """
    SELECT setval(pg_get_serial_sequence('outbox', 'id'), (SELECT COALESCE(MAX(id), 0) + 1 FROM outbox), false)
"""


async def backup(url: str, file: Path) -> int:
    """Write all rows as they are at one moment; the number of rows."""
    database = Database(url)
    rows = 0
    try:
        with gzip.open(file, "wt", encoding="utf-8") as out:
            async with database.read() as connection:
                if database.is_postgres:
                    await connection.execute(text("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ"))
                revision = (
                    await connection.execute(text("SELECT version_num FROM alembic_version"))
                ).scalar()
                out.write(json.dumps({"format": FORMAT, "revision": revision}) + "\n")
                for table in metadata.sorted_tables:
                    for row in await connection.execute(select(table)):
                        out.write(json.dumps([table.name, _to_plain(table, row._mapping)]) + "\n")
                        rows += 1
    finally:
        await database.close()
    return rows


async def restore(url: str, file: Path) -> int:
    """Fill an empty database; BadDocument if it is not empty or the file is not a backup. All rows or none."""
    await upgrade(url, _revision(file))
    database = Database(url)
    database.start()

    async def work(connection: AsyncConnection) -> int:
        await _check_empty(connection)
        with gzip.open(file, "rt", encoding="utf-8") as lines:
            next(lines)
            return await _fill(connection, lines)

    try:
        rows = await database.write(work)
    finally:
        await database.close()
    await upgrade(url)
    return rows


def _revision(file: Path) -> str:
    """The version of the tables that a backup was made from."""
    try:
        with gzip.open(file, "rt", encoding="utf-8") as lines:
            head = json.loads(next(lines))
        if head["format"] == FORMAT:
            return str(head["revision"])
    except (OSError, ValueError, KeyError, TypeError, StopIteration):
        pass
    raise BadDocument("is not a backup of this form", str(file))


async def _check_empty(connection: AsyncConnection) -> None:
    for table in metadata.sorted_tables:
        if (await connection.execute(select(func.count()).select_from(table))).scalar():
            raise BadDocument("the database is not empty; restore into a new one", "database")


async def _fill(connection: AsyncConnection, lines: Any) -> int:
    rows, held, name = 0, list[dict[str, Any]](), ""
    for line in lines:
        table_name, plain = json.loads(line)
        if held and (table_name != name or len(held) >= BATCH):
            await connection.execute(insert(metadata.tables[name]), held)
            held = []
        name = table_name
        held.append(_from_plain(metadata.tables[name], plain))
        rows += 1
    if held:
        await connection.execute(insert(metadata.tables[name]), held)
    if connection.dialect.name == "postgresql":
        await connection.execute(text(_NEXT_NOTICE))
    return rows


def _binary(table: Table) -> set[str]:
    return {column.name for column in table.columns if isinstance(column.type, LargeBinary)}


def _to_plain(table: Table, row: Any) -> dict[str, Any]:
    binary = _binary(table)
    return {k: base64.b64encode(v).decode() if k in binary else v for k, v in row.items()}


def _from_plain(table: Table, plain: dict[str, Any]) -> dict[str, Any]:
    binary = _binary(table)
    return {k: base64.b64decode(v) if k in binary else v for k, v in plain.items()}
