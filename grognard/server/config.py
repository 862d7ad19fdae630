"""What a server is told before it starts: by the command line or by the environment."""

from __future__ import annotations

import os
from pathlib import Path
from urllib.parse import unquote, urlsplit

from msgspec import Struct

from grognard.engine.errors import BadDocument


class Mail(Struct, frozen=True):
    """How to send e-mail: `smtp://user:password@host:port`, `smtps://` for TLS from the start."""

    host: str
    port: int
    sender: str
    user: str = ""
    password: str = ""
    tls: bool = False
    starttls: bool = False


class Settings(Struct, frozen=True, kw_only=True):
    """All settings; the defaults serve one machine with SQLite."""

    data: Path = Path("data")
    database_url: str = ""
    public_url: str = "http://127.0.0.1:8000"
    mail: Mail | None = None
    titles: tuple[str, ...] = ()
    """Further packages that have a TITLE, for games kept elsewhere."""
    bot_processes: int = 1
    bot_seconds: float = 120.0
    rate_limits: bool = True
    private_webhooks: bool = False
    """Whether a webhook may call an address of the own network."""
    vacation_days: int = 30
    snapshot_every: int = 16
    live_games: int = 512
    """So many games are kept in memory when nobody looks at them."""

    @property
    def url(self) -> str:
        """The address of the database for SQLAlchemy."""
        if not self.database_url:
            return f"sqlite+aiosqlite:///{self.data / 'grognard.db'}"
        scheme, _, rest = self.database_url.partition("://")
        if scheme in ("postgres", "postgresql", "postgresql+asyncpg"):
            return f"postgresql+asyncpg://{rest}"
        if scheme in ("sqlite", "sqlite+aiosqlite"):
            return f"sqlite+aiosqlite://{rest}"
        raise BadDocument("must begin with sqlite:// or postgresql://", "GROGNARD_DATABASE_URL")

    @property
    def secure_cookies(self) -> bool:
        return self.public_url.startswith("https://")


def from_environment() -> Settings:
    """The settings that `GROGNARD_...` variables give."""
    given = os.environ
    return Settings(
        data=Path(given.get("GROGNARD_DATA", "data")),
        database_url=given.get("GROGNARD_DATABASE_URL", ""),
        public_url=given.get("GROGNARD_PUBLIC_URL", "http://127.0.0.1:8000").rstrip("/"),
        mail=read_mail(given.get("GROGNARD_SMTP_URL", ""), given.get("GROGNARD_MAIL_FROM", "")),
        titles=tuple(filter(None, given.get("GROGNARD_TITLES", "").split(","))),
        bot_processes=_number("GROGNARD_BOT_PROCESSES", max(1, (os.cpu_count() or 2) - 1)),
        rate_limits=given.get("GROGNARD_RATE_LIMITS", "on") != "off",
        private_webhooks=given.get("GROGNARD_PRIVATE_WEBHOOKS", "off") == "on",
        vacation_days=_number("GROGNARD_VACATION_DAYS", 30),
    )


def _number(name: str, default: int) -> int:
    given = os.environ.get(name, "")
    if given and not given.isdigit():
        raise BadDocument("must be a whole number", name)
    return int(given) if given else default


def read_mail(url: str, sender: str) -> Mail | None:
    """The mail settings of an address such as `smtp://user:password@mail.example.org:587?starttls`."""
    if not url:
        return None
    parts = urlsplit(url)
    if parts.scheme not in ("smtp", "smtps") or not parts.hostname:
        raise BadDocument("must be smtp://host:port or smtps://host:port", "GROGNARD_SMTP_URL")
    tls = parts.scheme == "smtps"
    return Mail(
        host=parts.hostname,
        port=parts.port or (465 if tls else 587),
        sender=sender or f"grognard@{parts.hostname}",
        user=unquote(parts.username or ""),
        password=unquote(parts.password or ""),
        tls=tls,
        starttls=parts.query == "starttls",
    )
