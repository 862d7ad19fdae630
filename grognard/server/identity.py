"""Who asks: by the cookie of a session or by the token of a program."""

from __future__ import annotations

from typing import Any
from urllib.parse import urlsplit

from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie

from grognard.server.accounts import COOKIE, SESSION_SECONDS, Accounts
from grognard.server.config import Settings
from grognard.server.errors import forbidden, not_known
from grognard.server.store.records import User

Connection = ASGIConnection[Any, Any, Any, Any]
SAFE = ("GET", "HEAD", "OPTIONS")


async def user_of(connection: Connection) -> User | None:
    """The user, if the connection names one. A wrong token is refused; a stale cookie is just nobody."""
    accounts: Accounts = connection.app.state.accounts
    scheme, _, token = connection.headers.get("authorization", "").partition(" ")
    if scheme:
        user = await accounts.by_token(token) if scheme.lower() == "bearer" else None
        if user is None:
            raise not_known("this token is not valid")
        return user
    cookie = connection.cookies.get(COOKIE)
    return await accounts.by_cookie(cookie) if cookie else None


async def need_user(connection: Connection) -> User:
    user = await user_of(connection)
    if user is None:
        raise not_known()
    return user


async def need_account(connection: Connection) -> User:
    user = await need_user(connection)
    if user.is_guest:
        raise forbidden("this needs an account", "needs-account")
    return user


def check_origin(connection: Connection, settings: Settings) -> None:
    """Refuse what another site makes a browser send. Programs send no origin and carry no cookie of a browser."""
    origin = connection.headers.get("origin")
    if origin is not None:
        host = urlsplit(origin).netloc
        allowed = {connection.headers.get("host", ""), urlsplit(settings.public_url).netloc}
        if host not in allowed:
            raise forbidden("this request comes from another site", "cross-site")
    elif connection.headers.get("sec-fetch-site", "none") not in ("none", "same-origin"):
        raise forbidden("this request comes from another site", "cross-site")


def session_cookie(token: str, settings: Settings) -> Cookie:
    return Cookie(
        key=COOKIE,
        value=token,
        max_age=SESSION_SECONDS,
        path="/",
        httponly=True,
        samesite="lax",
        secure=settings.secure_cookies,
    )


def no_cookie() -> Cookie:
    return Cookie(key=COOKIE, value="", max_age=0, path="/", httponly=True, samesite="lax")
