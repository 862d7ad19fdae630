"""Notices by e-mail and webhook. They are stored with the change that causes them, and sent until they arrive."""

from __future__ import annotations

import asyncio
import ipaddress
import json
import logging
import socket
import time
from email.message import EmailMessage
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit, urlunsplit

import aiosmtplib
import httpx
from sqlalchemy import delete, select, update

from grognard.server import metrics
from grognard.server.config import Mail, Settings
from grognard.server.draft import Draft
from grognard.server.errors import bad_request
from grognard.server.letters import letter
from grognard.server.store import schema
from grognard.server.store.change import Notice
from grognard.server.store.records import User, user_of

if TYPE_CHECKING:
    from grognard.server.hub import Hub
    from grognard.server.live import Live

log = logging.getLogger(__name__)
EVERY = 0.5
TRIES = 8
LEASE = 60.0
"""A notice in somebody's hands is left alone for so long; then another worker may try."""


class Notices:
    """Says who is to be told of a change, and carries out what lies in the outbox."""

    def __init__(self, settings: Settings, hub: Hub) -> None:
        self.settings, self.hub = settings, hub
        hub.on_tell.append(self.for_change)

    def start(self) -> None:
        self.hub.spawn_forever(self._carry_forever())

    # writing

    def for_change(self, live: Live, draft: Draft) -> list[Notice]:
        """Who is to be told of a change: whose turn has come, and everybody when the game is over."""
        over = draft.game.status == "finished" and draft.before.status != "finished"
        offered = draft.game.proposal is not None and draft.before.proposal is None
        seats = list(draft.seats.values()) if over or offered else draft.newly_waiting()
        kind = "over" if over else "offer" if offered else "turn"
        people = {seat.user_id: seat.side for seat in seats if seat.kind == "human" and seat.user_id}
        if offered and draft.game.proposal is not None:
            for side in draft.game.proposal["accepted"]:
                people.pop(draft.seats[side].user_id or "", None)
        content = {"kind": kind, "game": live.id, "title": live.game.title, "number": draft.table.number}
        by_email = self.settings.mail is not None
        return [
            Notice(user_id, {**content, "side": side}, by_email and not live.is_here(user_id))
            for user_id, side in people.items()
        ]

    async def send_reset(self, user: User, token: str) -> None:
        """The link by which a password is set anew goes out at once and is stored nowhere."""
        if self.settings.mail is None or user.email is None:
            log.warning("a password reset was asked for, but no mail server is set")
            return
        words = letter({"kind": "reset", "token": token}, user, self.settings.public_url)
        await send_mail(self.settings.mail, user.email, *words)

    # carrying out

    async def _carry_forever(self) -> None:
        while True:
            try:
                sent = await self.carry()
            except Exception:
                log.exception("notices could not be read")
                sent = 0
            if not sent:
                await asyncio.sleep(EVERY)

    async def carry(self) -> int:
        """Try every notice that is due; the number of those taken."""
        box = schema.outbox
        now = time.time()
        async with self.hub.database.read() as connection:
            due = list(await connection.execute(select(box).where(box.c.due <= now).limit(20)))
        taken = 0
        for row in due:
            lease = update(box).where(box.c.id == row.id, box.c.due == row.due, box.c.tries == row.tries)
            held = await self.hub.database.write(
                lambda c: c.execute(lease.values(due=now + LEASE, tries=row.tries + 1))  # noqa: B023
            )
            if held.rowcount == 1:
                taken += 1
                await self._carry_one(row)
        return taken

    async def _carry_one(self, row: Any) -> None:
        box = schema.outbox
        outcome = "sent"
        try:
            await self._deliver(row)
        except Exception as error:
            log.warning(
                "a notice did not arrive", extra={"channel": row.channel, "problem": type(error).__name__}
            )
            outcome = "given up" if row.tries + 1 >= TRIES else "again"
        metrics.NOTICES.labels(row.channel, outcome).inc()
        if outcome == "again":
            due = time.time() + min(3600, 5 * 4**row.tries)
            await self.hub.database.write(
                lambda c: c.execute(update(box).where(box.c.id == row.id).values(due=due))
            )
        else:
            await self.hub.database.write(lambda c: c.execute(delete(box).where(box.c.id == row.id)))

    async def _deliver(self, row: Any) -> None:
        query = select(schema.users).where(schema.users.c.id == row.user_id)
        async with self.hub.database.read() as connection:
            user = user_of((await connection.execute(query)).one())
        if row.channel == "webhook":
            await call(row.address, row.content, private=self.settings.private_webhooks)
        elif self.settings.mail is not None:
            await send_mail(
                self.settings.mail, row.address, *letter(row.content, user, self.settings.public_url)
            )


async def send_mail(mail: Mail, to: str, subject: str, text: str) -> None:
    message = EmailMessage()
    message["From"], message["To"], message["Subject"] = mail.sender, to, subject
    message.set_content(text)
    await aiosmtplib.send(
        message,
        hostname=mail.host,
        port=mail.port,
        username=mail.user or None,
        password=mail.password or None,
        use_tls=mail.tls,
        start_tls=True if mail.starttls else False if not mail.tls else None,
        timeout=20,
    )


def checked_webhook(url: str) -> str:
    """An address that may be called."""
    parts = urlsplit(url)
    if parts.scheme not in ("http", "https") or not parts.hostname or parts.username or len(url) > 500:
        raise bad_request("a webhook is an http or https address", "bad-webhook")
    return url


async def call(url: str, content: dict[str, Any], *, private: bool) -> None:
    """Post to a webhook. The address is looked up once and must not be one of our own network."""
    parts = urlsplit(url)
    host, port = parts.hostname or "", parts.port or (443 if parts.scheme == "https" else 80)
    found = await asyncio.get_running_loop().getaddrinfo(host, port, type=socket.SOCK_STREAM)
    address = str(found[0][4][0])
    if not private and not ipaddress.ip_address(address).is_global:
        raise bad_request("the webhook points into a private network", "bad-webhook")
    literal = f"[{address}]" if ":" in address else address
    target = urlunsplit((parts.scheme, f"{literal}:{port}", parts.path or "/", parts.query, ""))
    headers = {"host": parts.netloc, "content-type": "application/json", "user-agent": "grognard"}
    async with httpx.AsyncClient(timeout=10, follow_redirects=False, trust_env=False) as client:
        answer = await client.post(
            target, content=json.dumps(content), headers=headers, extensions={"sni_hostname": host}
        )
        answer.raise_for_status()
