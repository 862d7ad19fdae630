"""The short way into the database, for what nearly every answer does: few statements, prepared by the driver.

Everything else goes the long way of `games.advance`. PostgreSQL writes the answers of many games by one statement,
which is a transaction of its own: so they share one flush to the disk and one turn at the lock that notifying takes.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec

from grognard.server.store.change import OFTEN, Change

CHANNEL = "grognard"
_json = msgspec.json.Encoder()
_TYPES = {
    "number": "int", "counter": "int", "branches": "int", "bots_wait": "bool", "deadline": "float8",
    "updated": "float8", "follows": "int", "draw": "int", "standing": "bool", "at": "float8", "due": "float8",
    "save": "bytea", "by_email": "bool",
}  # fmt: skip
"""The types of columns in PostgreSQL; all others are texts."""
_JSON = ("waiting", "proposal", "result", "answer", "content")

_MOVE = ("id", "follows", *OFTEN)
_ENTRY = ("game_id", "number", "side", "answer", "draw", "checksum", "standing", "at")
_SNAPSHOT = ("game_id", "number", "rules", "save")
_NOTICE = ("game_id", "user_id", "content", "by_email", "due")
Rows = list[tuple[Any, ...]]


def _text(value: Any) -> str | None:
    return None if value is None else _json.encode(value).decode()


def _rows(changes: Iterable[Change]) -> tuple[Rows, Rows, Rows, Rows]:
    """The values for games, entries, snapshots and notices."""
    moves, entries, snapshots, notices = Rows(), Rows(), Rows(), Rows()
    for change in changes:
        often = [_text(change.often[name]) if name in _JSON else change.often[name] for name in OFTEN]
        moves.append((change.game_id, change.version, *often))
        entries += [
            tuple(_text(entry[name]) if name == "answer" else entry[name] for name in _ENTRY)
            for entry in change.entries
        ]
        if change.snapshot is not None:
            snapshots.append((change.game_id, *change.snapshot))
        notices += [
            (change.game_id, n.user_id, _text(n.content), n.by_email, change.at) for n in change.notices
        ]
    return moves, entries, snapshots, notices


# SQLite

_SQLITE_MOVE = (
    f"UPDATE games SET version = ?2 + 1, {', '.join(f'{name} = ?{i}' for i, name in enumerate(OFTEN, 3))}"
    " WHERE id = ?1 AND version = ?2"
)
_SQLITE_ENTRY = f"INSERT INTO entries ({', '.join(_ENTRY)}) VALUES ({', '.join('?' * len(_ENTRY))})"
_SQLITE_SNAPSHOT = (
    "INSERT INTO snapshots (game_id, number, rules, save) VALUES (?, ?, ?, ?) ON CONFLICT (game_id)"
    " DO UPDATE SET number = excluded.number, rules = excluded.rules, save = excluded.save"
)
_OUTBOX = "INSERT INTO outbox (user_id, channel, address, content, tries, due)"
_SQLITE_NOTICES = (
    f"{_OUTBOX} SELECT id, 'webhook', webhook, ?3, 0, ?5 FROM users WHERE id = ?2 AND webhook <> ''",
    f"{_OUTBOX} SELECT id, 'email', email, ?3, 0, ?5 FROM users"
    " WHERE ?4 AND id = ?2 AND by_email AND email <> ''",
)


def write_sqlite(connection: Any, change: Change) -> bool:
    """Write a move by a connection of `sqlite3` that is in a transaction; whether it followed the stored version."""
    moves, entries, snapshots, notices = _rows((change,))
    if connection.execute(_SQLITE_MOVE, moves[0]).rowcount != 1:
        return False
    if entries:
        connection.executemany(_SQLITE_ENTRY, entries)
    if snapshots:
        connection.executemany(_SQLITE_SNAPSHOT, snapshots)
    for notice in notices:
        for statement in _SQLITE_NOTICES:
            connection.execute(statement, notice)
    return True


# PostgreSQL


def _given(first: int, name: str, columns: tuple[str, ...]) -> str:
    """Rows that are given by columns, each an array."""
    arrays = ", ".join(f"${i}::{_TYPES.get(column, 'text')}[]" for i, column in enumerate(columns, first))
    return f"unnest({arrays}) AS {name} ({', '.join(columns)})"


def _cast(table: str, columns: Iterable[str]) -> list[str]:
    return [f"{table}.{column}{'::json' * (column in _JSON)}" for column in columns]


_FIRST_ENTRY = 1 + len(_MOVE)
_FIRST_SNAPSHOT = _FIRST_ENTRY + len(_ENTRY)
_FIRST_NOTICE = _FIRST_SNAPSHOT + len(_SNAPSHOT)
_SET = ", ".join(f"{name} = {value}" for name, value in zip(OFTEN, _cast("g", OFTEN), strict=True))
_POSTGRES = f"""
WITH moved AS (
    UPDATE games SET version = g.follows + 1, {_SET} FROM {_given(1, "g", _MOVE)}
    WHERE games.id = g.id AND games.version = g.follows RETURNING games.id, games.version
), written AS (
    INSERT INTO entries ({", ".join(_ENTRY)}) SELECT {", ".join(_cast("e", _ENTRY))}
    FROM {_given(_FIRST_ENTRY, "e", _ENTRY)} JOIN moved ON moved.id = e.game_id
), kept AS (
    INSERT INTO snapshots ({", ".join(_SNAPSHOT)}) SELECT {", ".join(_cast("s", _SNAPSHOT))}
    FROM {_given(_FIRST_SNAPSHOT, "s", _SNAPSHOT)} JOIN moved ON moved.id = s.game_id
    ON CONFLICT (game_id) DO UPDATE SET number = excluded.number, rules = excluded.rules, save = excluded.save
), told AS (
    {_OUTBOX} SELECT users.id, way.channel, way.address, n.content::json, 0, n.due
    FROM {_given(_FIRST_NOTICE, "n", _NOTICE)} JOIN moved ON moved.id = n.game_id JOIN users ON users.id = n.user_id
    CROSS JOIN LATERAL (VALUES ('webhook', users.webhook, true), ('email', users.email, n.by_email AND users.by_email))
    AS way (channel, address, wanted) WHERE way.wanted AND way.address <> ''
)
SELECT id, pg_notify('{CHANNEL}', 'game ' || id || ' ' || version) FROM moved
"""


def _columns(rows: Rows, names: tuple[str, ...]) -> list[list[Any]]:
    return [list(column) for column in zip(*rows, strict=True)] if rows else [[] for _ in names]


async def write_postgres(connection: Any, changes: list[Change]) -> set[str]:
    """Write moves of different games by a connection of `asyncpg`; the games whose version they followed."""
    tables = zip(_rows(changes), (_MOVE, _ENTRY, _SNAPSHOT, _NOTICE), strict=True)
    columns = [column for rows, names in tables for column in _columns(rows, names)]
    return {row[0] for row in await connection.fetch(_POSTGRES, *columns)}
