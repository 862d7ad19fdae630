"""The tables. Whatever changes here needs a migration beside it; a test compares the two.

A column added later has its default in the database, not here, so that backups of earlier tables can be restored.
"""

from __future__ import annotations

from sqlalchemy import (
    JSON,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    false,
)

Json = JSON(none_as_null=True)
metadata = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_name)s",
        "uq": "uq_%(table_name)s_%(column_0_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "pk": "pk_%(table_name)s",
    }
)


def _user(name: str = "user_id", on_delete: str = "CASCADE", **more: object) -> Column[str]:
    return Column(name, String(24), ForeignKey("users.id", ondelete=on_delete), **more)  # type: ignore[arg-type]


def _game(**more: object) -> Column[str]:
    return Column("game_id", String(24), ForeignKey("games.id", ondelete="CASCADE"), **more)  # type: ignore[arg-type]


users = Table(
    "users",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("folded", String(40), unique=True),  # the name as it must be unique; None for a guest
    Column("email", String(254)),
    Column("email_folded", String(254), unique=True),
    Column("password", String(200)),  # None for a guest
    Column("language", String(8), nullable=False, default="en"),
    Column("by_email", Boolean, nullable=False, default=True),
    Column("webhook", String(500)),
    Column("vacation_left", Float, nullable=False, default=0.0),
    Column("vacation_until", Float, nullable=False, default=0.0),
    Column("vacation_year", Float, nullable=False, server_default="0"),  # when the allowance was last given
    Column("created", Float, nullable=False),
)

sessions = Table(
    "sessions",
    metadata,
    Column("token", String(64), primary_key=True),  # the hash of what the cookie holds
    _user(nullable=False, index=True),
    Column("created", Float, nullable=False),
    Column("expires", Float, nullable=False),
)

tokens = Table(
    "tokens",
    metadata,
    Column("id", String(24), primary_key=True),
    _user(nullable=False, index=True),
    Column("token", String(64), nullable=False, unique=True),
    Column("name", String(80), nullable=False),
    Column("created", Float, nullable=False),
)

resets = Table(
    "resets",
    metadata,
    Column("token", String(64), primary_key=True),
    _user(nullable=False, index=True),
    Column("expires", Float, nullable=False),
)

games = Table(
    "games",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("title", String(40), nullable=False),
    Column("scenario", String(120), nullable=False),
    Column("origin", Json, nullable=False),
    Column("options", Json, nullable=False),
    Column("chance", Json, nullable=False),
    Column("commitment", String(64), nullable=False),
    Column("rules", String(64), nullable=False),
    Column("status", String(16), nullable=False),  # open, playing, finished, halted
    Column("standing", Boolean, nullable=False, default=False),
    Column("public", Boolean, nullable=False, default=False),
    Column("rated", Boolean, nullable=False, default=False),
    Column("hints", Boolean, nullable=False, server_default=false()),
    Column("version", Integer, nullable=False, default=0),
    Column("number", Integer, nullable=False, default=0),
    Column("counter", Integer, nullable=False, default=0),
    Column("branches", Integer, nullable=False, default=0),  # how often answers were taken back
    Column("waiting", Json, nullable=False),
    Column("bots_wait", Boolean, nullable=False, default=False, index=True),
    Column("proposal", Json),
    Column("result", Json),
    Column("luck", Json),
    Column("review", Json),
    Column("clock", Json),
    Column("deadline", Float, index=True),
    Column("parent", String(24)),
    Column("parent_number", Integer),
    Column("rematch", String(24)),
    _user("owner", "SET NULL"),
    Column("created", Float, nullable=False),
    Column("updated", Float, nullable=False),
    Index("ix_games_lobby", "status", "public"),
)

seats = Table(
    "seats",
    metadata,
    _game(primary_key=True),
    Column("side", String(40), primary_key=True),
    Column("place", Integer, nullable=False),
    Column("kind", String(8), nullable=False),  # human, bot, open
    _user("user_id", "SET NULL", index=True),
    Column("name", String(40), nullable=False, default=""),
    Column("bot", String(40)),
    Column("invite", String(64)),  # the hash of the invitation's token
    Column("reserved", String(24)),  # the user for whom an open seat is kept
    Column("orders", Json, nullable=False),  # standing orders
    Column("orders_log", Json, nullable=False),
    Column("left", Float),  # seconds on the clock
    Column("since", Float),  # when it began to run; None while it stands
)

entries = Table(
    "entries",
    metadata,
    _game(primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("side", String(40), nullable=False),
    Column("answer", Json, nullable=False),
    Column("draw", Integer),
    Column("checksum", String(64), nullable=False),
    Column("standing", Boolean, nullable=False, default=False),  # given by a standing order
    Column("at", Float, nullable=False),
)

branches = Table(
    "branches",
    metadata,
    _game(primary_key=True),
    Column("ordinal", Integer, primary_key=True),
    Column("log", Json, nullable=False),
)

snapshots = Table(
    "snapshots",
    metadata,
    _game(primary_key=True),
    Column("number", Integer, nullable=False),
    Column("rules", String(64), nullable=False),
    Column("save", LargeBinary, nullable=False),
)

chat = Table(
    "chat",
    metadata,
    _game(primary_key=True),
    Column("number", Integer, primary_key=True),
    _user("user_id", "SET NULL", index=True),
    Column("side", String(40)),
    Column("name", String(40), nullable=False),
    Column("text", Text, nullable=False),
    Column("at", Float, nullable=False),
)

ratings = Table(
    "ratings",
    metadata,
    _user(primary_key=True),
    Column("title", String(40), primary_key=True),
    Column("rating", Float, nullable=False),
    Column("deviation", Float, nullable=False),
    Column("volatility", Float, nullable=False),
    Column("games", Integer, nullable=False),
    Column("updated", Float, nullable=False),
)

outbox = Table(
    "outbox",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    _user(nullable=False, index=True),
    Column("channel", String(8), nullable=False),  # email, webhook
    Column("address", String(500), nullable=False),
    Column("content", Json, nullable=False),
    Column("tries", Integer, nullable=False, default=0),
    Column("due", Float, nullable=False, index=True),
)
