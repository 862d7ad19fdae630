"""Accounts and guests: who somebody is, by cookie or by token."""

from __future__ import annotations

import re
import time
from typing import Any

from msgspec.structs import asdict, replace
from sqlalchemy import delete, func, insert, or_, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from grognard.server import vault
from grognard.server.config import Settings
from grognard.server.errors import Refused, bad_request, conflict, not_found
from grognard.server.store import games, schema
from grognard.server.store.database import Database
from grognard.server.store.records import User, plain_row, user_of

COOKIE = "grognard"
SESSION_SECONDS = 90 * 86_400
RESET_SECONDS = 3600
YEAR_SECONDS = 365 * 86_400
NAME = re.compile(r"[\w][\w .'-]{1,38}[\w.]")
EMAIL = re.compile(r"[^@\s]+@[^@\s]+\.[^@\s]+")
_users, _sessions, _tokens, _resets = schema.users, schema.sessions, schema.tokens, schema.resets


def checked_name(name: str) -> str:
    if not NAME.fullmatch(name):
        raise bad_request("a name has 3 to 40 letters, digits, spaces or .'-_", "bad-name")
    return name


def checked_password(password: str) -> str:
    if not 8 <= len(password) <= 200:
        raise bad_request("a password has 8 to 200 characters", "bad-password")
    return password


def checked_email(email: str | None) -> str | None:
    if email is not None and (len(email) > 254 or not EMAIL.fullmatch(email)):
        raise bad_request("that is not an e-mail address", "bad-email")
    return email


def with_allowance(user: User, days: float, now: float) -> User:
    """The user with the days of vacation that a new year gives him, counted from his first day here."""
    given = user.vacation_year or user.created
    years = int((now - given) // YEAR_SECONDS)
    if user.is_guest or years < 1:
        return user
    return replace(
        user, vacation_left=max(user.vacation_left, days), vacation_year=given + years * YEAR_SECONDS
    )


class Accounts:
    """Everything about who somebody is."""

    def __init__(self, settings: Settings, database: Database) -> None:
        self.settings, self.database = settings, database

    # who is there

    async def by_cookie(self, token: str) -> User | None:
        where = (_sessions.c.token == vault.fingerprint(token), _sessions.c.expires > time.time())
        return await self._found(select(_users).join(_sessions).where(*where))

    async def by_token(self, token: str) -> User | None:
        return await self._found(
            select(_users).join(_tokens).where(_tokens.c.token == vault.fingerprint(token))
        )

    async def by_id(self, user_id: str) -> User | None:
        return await self._found(select(_users).where(_users.c.id == user_id))

    async def by_name(self, name: str) -> User | None:
        folded = name.casefold()
        return await self._found(
            select(_users).where(or_(_users.c.folded == folded, _users.c.email_folded == folded))
        )

    async def _found(self, query: Any) -> User | None:
        async with self.database.read() as connection:
            row = (await connection.execute(query)).first()
        if row is None:
            return None
        return with_allowance(user_of(row), self.settings.vacation_days, time.time())

    # coming and going

    async def start_session(self, user: User) -> str:
        """A new session; what is returned goes into the cookie and is kept nowhere else."""
        token, now = vault.new_token(), time.time()
        row = {
            "token": vault.fingerprint(token), "user_id": user.id,
            "created": now, "expires": now + SESSION_SECONDS,
        }  # fmt: skip
        await self.database.write(lambda c: c.execute(insert(_sessions), row))
        return token

    async def new_guest(self) -> User:
        """Somebody without an account; he can make it one later and keep his games."""
        user = User(id=vault.new_id(), name="Guest", created=time.time())
        await self.database.write(lambda c: c.execute(insert(_users), asdict(user)))
        return user

    async def register(self, guest: User | None, name: str, password: str, email: str | None) -> User:
        """A new account, or the guest's own row made into one, so that his games stay his."""
        checked_name(name), checked_password(password), checked_email(email)
        hashed = await vault.hash_password(password)
        user = User(
            id=guest.id if guest is not None and guest.is_guest else vault.new_id(),
            name=name,
            folded=name.casefold(),
            email=email,
            email_folded=email.casefold() if email else None,
            password=hashed,
            vacation_left=float(self.settings.vacation_days),
            created=time.time(),
        )
        fresh = guest is None or not guest.is_guest

        async def work(connection: AsyncConnection) -> None:
            if fresh:
                await connection.execute(insert(_users), asdict(user))
                return
            await connection.execute(update(_users).where(_users.c.id == user.id).values(**asdict(user)))
            await games.hand_over(connection, user.id, user.id, name)

        await self._unique(work)
        return user

    async def log_in(self, name: str, password: str) -> User:
        user = await self.by_name(name)
        if not await vault.check_password(user.password if user else None, password) or user is None:
            raise Refused(401, "wrong-password", "the name or the password is wrong")
        return user

    async def log_out(self, token: str) -> None:
        where = _sessions.c.token == vault.fingerprint(token)
        await self.database.write(lambda c: c.execute(delete(_sessions).where(where)))

    async def log_out_everywhere(self, user: User, keep: str | None = None) -> None:
        where = [_sessions.c.user_id == user.id]
        if keep is not None:
            where.append(_sessions.c.token != vault.fingerprint(keep))
        await self.database.write(lambda c: c.execute(delete(_sessions).where(*where)))

    # changing

    async def change_password(self, user: User, old: str, new: str) -> None:
        if not await vault.check_password(user.password, old):
            raise Refused(403, "wrong-password", "the old password is wrong")
        hashed = await vault.hash_password(checked_password(new))
        await self._set(user.id, password=hashed)

    async def ask_reset(self, email: str) -> tuple[User, str] | None:
        """A token by which a forgotten password can be set anew; it is sent to the address and nowhere else."""
        user = await self._found(select(_users).where(_users.c.email_folded == email.casefold()))
        if user is None or user.is_guest:
            return None
        token = vault.new_token()
        row = {
            "token": vault.fingerprint(token), "user_id": user.id, "expires": time.time() + RESET_SECONDS,
        }  # fmt: skip
        await self.database.write(lambda c: c.execute(insert(_resets), row))
        return user, token

    async def reset(self, token: str, password: str) -> None:
        """Set a password by such a token: it works once, and ends all sessions."""
        hashed = await vault.hash_password(checked_password(password))
        where = (_resets.c.token == vault.fingerprint(token), _resets.c.expires > time.time())

        async def work(connection: AsyncConnection) -> bool:
            found = (await connection.execute(select(_resets.c.user_id).where(*where))).scalar()
            if found is None:
                return False
            await connection.execute(update(_users).where(_users.c.id == found).values(password=hashed))
            for table in (_resets, _sessions):
                await connection.execute(delete(table).where(table.c.user_id == found))
            return True

        if not await self.database.write(work):
            raise Refused(403, "bad-token", "this link is not valid, or no longer")

    async def set_profile(self, user: User, **changes: Any) -> None:
        """Change e-mail, language, webhook or notices."""
        if "email" in changes:
            email = checked_email(changes["email"])
            changes["email_folded"] = email.casefold() if email else None
        if changes:
            await self._unique(
                lambda c: c.execute(update(_users).where(_users.c.id == user.id).values(**changes))
            )

    async def take_vacation(self, user: User, days: float) -> User:
        """Be away for some of the days that are left; negative days come back early."""
        now = time.time()
        running = max(0.0, (user.vacation_until - now) / 86_400)
        days = max(days, -running)
        if days > user.vacation_left:
            raise conflict(f"only {user.vacation_left:.1f} days are left", "no-vacation-left")
        until = max(now, user.vacation_until) + days * 86_400
        left, year = user.vacation_left - days, user.vacation_year
        await self._set(user.id, vacation_left=left, vacation_until=until, vacation_year=year)
        found = await self.by_id(user.id)
        assert found is not None
        return found

    async def check(self, user: User, password: str) -> None:
        """Refuse unless the password is right; a guest has none."""
        if not user.is_guest and not await vault.check_password(user.password, password):
            raise Refused(403, "wrong-password", "the password is wrong")

    # tokens for programs

    async def new_api_token(self, user: User, name: str) -> tuple[str, str]:
        """A token for a program: its id, and the secret that is shown once."""
        async with self.database.read() as connection:
            held = select(func.count()).select_from(_tokens).where(_tokens.c.user_id == user.id)
            if (await connection.execute(held)).scalar_one() >= 20:
                raise conflict("twenty tokens are enough", "too-many")
        token, id_ = vault.TOKEN_PREFIX + vault.new_token(), vault.new_id()
        row = {
            "id": id_, "user_id": user.id, "token": vault.fingerprint(token),
            "name": name, "created": time.time(),
        }  # fmt: skip
        await self.database.write(lambda c: c.execute(insert(_tokens), row))
        return id_, token

    async def api_tokens(self, user: User) -> list[dict[str, Any]]:
        query = select(_tokens.c.id, _tokens.c.name, _tokens.c.created).where(_tokens.c.user_id == user.id)
        async with self.database.read() as connection:
            return [plain_row(row) for row in await connection.execute(query)]

    async def drop_api_token(self, user: User, id_: str) -> None:
        where = (_tokens.c.id == id_, _tokens.c.user_id == user.id)
        found = await self.database.write(lambda c: c.execute(delete(_tokens).where(*where)))
        if found.rowcount == 0:
            raise not_found("token")

    # writing

    async def _set(self, user_id: str, **changes: Any) -> None:
        where = _users.c.id == user_id
        await self.database.write(lambda c: c.execute(update(_users).where(where).values(**changes)))

    async def _unique(self, work: Any) -> None:
        try:
            await self.database.write(work)
        except IntegrityError:
            raise conflict("that name or address is taken", "taken") from None
