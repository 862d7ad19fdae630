"""Accounts: register, log in and out, passwords, tokens, vacation."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from litestar import Request, Response, delete, get, patch, post
from msgspec import UNSET, Meta, Struct, UnsetType

from grognard.server.accounts import COOKIE
from grognard.server.errors import Refused
from grognard.server.identity import need_account, need_user, no_cookie, session_cookie, user_of
from grognard.server.notify import checked_webhook
from grognard.server.services import Services
from grognard.server.store import games as store
from grognard.server.store import schema
from grognard.server.store.records import User

Req = Request[Any, Any, Any]
Text = Annotated[str, Meta(max_length=300)]
Password = Annotated[str, Meta(max_length=200)]


class Registration(Struct, forbid_unknown_fields=True):
    """A name, a password, and an address for notices if wanted."""

    name: Text
    password: Password
    email: Text | None = None


class Login(Struct, forbid_unknown_fields=True):
    """A name (or e-mail address) and its password."""

    name: Text
    password: Password


class NewPassword(Struct, forbid_unknown_fields=True):
    """The old password and the new one."""

    old: Password
    new: Password


class Forgotten(Struct, forbid_unknown_fields=True):
    """The address to which the link is sent."""

    email: Text


class Reset(Struct, forbid_unknown_fields=True):
    """The token of the link and the new password."""

    token: Text
    password: Password


class Profile(Struct, forbid_unknown_fields=True):
    """What is to be changed; whatever is not given stays."""

    email: Text | UnsetType | None = UNSET
    language: Literal["en", "fr"] | UnsetType = UNSET
    by_email: bool | UnsetType = UNSET
    webhook: Text | UnsetType | None = UNSET


class Deletion(Struct, forbid_unknown_fields=True):
    """The password, so that nobody does it by mistake."""

    password: Password = ""


class Vacation(Struct, forbid_unknown_fields=True):
    """Days to be away from now on; negative days come back early."""

    days: Annotated[float, Meta(ge=-60, le=60)]


class TokenName(Struct, forbid_unknown_fields=True):
    """What a token is for."""

    name: Annotated[str, Meta(min_length=1, max_length=80)]


class Me(Struct):
    """Oneself."""

    id: str
    name: str
    guest: bool
    email: str | None
    language: str
    by_email: bool
    webhook: str | None
    vacation_left: float
    vacation_until: float


def me(user: User) -> Me:
    return Me(
        user.id, user.name, user.is_guest, user.email, user.language, user.by_email, user.webhook,
        user.vacation_left, user.vacation_until,
    )  # fmt: skip


def _limit(request: Req, services: Services) -> None:
    services.limits.take(services.limits.secrets, request.client.host if request.client else "")


async def _enter(services: Services, user: User) -> Response[Me]:
    token = await services.accounts.start_session(user)
    return Response(me(user), cookies=[session_cookie(token, services.settings)])


@get("/api/account")
async def get_account(request: Req) -> Me | None:
    """Oneself, or nothing."""
    user = await user_of(request)
    return me(user) if user is not None else None


@post("/api/account/guest", status_code=200)
async def be_guest(request: Req, services: Services) -> Response[Me]:
    """Play without an account."""
    user = await user_of(request)
    if user is not None:
        return Response(me(user))
    _limit(request, services)
    return await _enter(services, await services.accounts.new_guest())


@post("/api/account/register", status_code=201)
async def register(request: Req, services: Services, data: Registration) -> Response[Me]:
    """A new account; games played as a guest stay one's own."""
    _limit(request, services)
    guest = await user_of(request)
    user = await services.accounts.register(guest, data.name, data.password, data.email)
    if guest is not None and guest.id == user.id:
        await services.accounts.log_out_everywhere(user)
        async with services.database.read() as connection:
            mine = await store.listed(connection, store.of_user(user.id))
        await services.hub.follow([game.id for game, _ in mine])
    response = await _enter(services, user)
    response.status_code = 201
    return response


@post("/api/account/login", status_code=200)
async def log_in(request: Req, services: Services, data: Login) -> Response[Me]:
    """Log in; games played as a guest in this browser become the account's."""
    _limit(request, services)
    services.limits.take(services.limits.secrets, "name " + data.name.casefold())
    guest = await user_of(request)
    user = await services.accounts.log_in(data.name, data.password)
    if guest is not None and guest.is_guest:
        await _claim(services, guest, user)
    return await _enter(services, user)


async def _claim(services: Services, guest: User, user: User) -> None:
    async def work(connection: Any) -> list[str]:
        ids = await store.hand_over(connection, guest.id, user.id, user.name)
        await store.forget_user(connection, guest.id)
        return ids

    await services.hub.follow(await services.database.write(work))


@post("/api/account/logout", status_code=200)
async def log_out(request: Req, services: Services) -> Response[None]:
    """End this session."""
    token = request.cookies.get(COOKIE)
    if token:
        await services.accounts.log_out(token)
    return Response(None, cookies=[no_cookie()])


@post("/api/account/logout-everywhere", status_code=200)
async def log_out_everywhere(request: Req, services: Services) -> Response[None]:
    """End all sessions."""
    await services.accounts.log_out_everywhere(await need_user(request))
    return Response(None, cookies=[no_cookie()])


@post("/api/account/password", status_code=200)
async def change_password(request: Req, services: Services, data: NewPassword) -> None:
    """Change the password; all other sessions end."""
    _limit(request, services)
    user = await need_account(request)
    await services.accounts.change_password(user, data.old, data.new)
    await services.accounts.log_out_everywhere(user, keep=request.cookies.get(COOKIE))


@post("/api/account/forgotten", status_code=202)
async def forgotten(request: Req, services: Services, data: Forgotten) -> None:
    """Send a link to set a new password. The answer is the same whether the address is known or not."""
    _limit(request, services)
    found = await services.accounts.ask_reset(data.email)
    if found is not None:
        services.hub.spawn(services.notices.send_reset(*found))


@post("/api/account/reset", status_code=200)
async def reset(request: Req, services: Services, data: Reset) -> None:
    """Set a new password by the token of such a link."""
    _limit(request, services)
    await services.accounts.reset(data.token, data.password)


@patch("/api/account")
async def change_profile(request: Req, services: Services, data: Profile) -> Me:
    """Change the address, the language, or how one is told."""
    user = await need_account(request)
    given = {name: getattr(data, name) for name in data.__struct_fields__}
    changes = {name: value for name, value in given.items() if value is not UNSET}
    if changes.get("webhook") is not None:
        checked_webhook(changes["webhook"])
    await services.accounts.set_profile(user, **changes)
    return me(await services.accounts.by_id(user.id) or user)


@post("/api/account/vacation", status_code=200)
async def vacation(request: Req, services: Services, data: Vacation) -> Me:
    """Be away: no clock of days runs out meanwhile."""
    user = await need_account(request)
    return me(await services.accounts.take_vacation(user, data.days))


@post("/api/account/delete", status_code=200)
async def delete_account(request: Req, services: Services, data: Deletion) -> Response[None]:
    """Delete the account with its data. Games in progress are resigned; finished ones stay without a name."""
    _limit(request, services)
    user = await need_user(request)
    await services.accounts.check(user, data.password)
    running = store.of_user(user.id) & schema.games.c.status.in_(("playing", "halted", "open"))
    async with services.database.read() as connection:
        games = await store.listed(connection, running, 1000)
    for game, seats in games:
        if any(seat.user_id == user.id for seat in seats):
            await _get_up(services, game.id, game.status, user)

    async def work(connection: Any) -> list[str]:
        await store.erase_words(connection, user.id)
        ids = await store.hand_over(connection, user.id, None, "(deleted)")
        await store.forget_user(connection, user.id)
        return ids

    await services.hub.follow(await services.database.write(work))
    return Response(None, cookies=[no_cookie()])


async def _get_up(services: Services, game_id: str, status: str, user: User) -> None:
    try:
        live = await services.hub.get(game_id)
        if status == "open":
            await services.play.leave(live, user)
        else:
            await services.play.resign(live, user, None)
    except Refused:
        return  # it ended meanwhile, or cannot be read; the account goes all the same


@get("/api/account/tokens")
async def list_tokens(request: Req, services: Services) -> list[dict[str, Any]]:
    """The tokens of one's programs."""
    return await services.accounts.api_tokens(await need_account(request))


@post("/api/account/tokens")
async def new_token(request: Req, services: Services, data: TokenName) -> dict[str, str]:
    """A token for a program. It is shown once."""
    id_, token = await services.accounts.new_api_token(await need_account(request), data.name)
    return {"id": id_, "token": token}


@delete("/api/account/tokens/{token_id:str}")
async def drop_token(request: Req, services: Services, token_id: str) -> None:
    """Make a token worthless."""
    await services.accounts.drop_api_token(await need_account(request), token_id)


HANDLERS = [
    get_account, be_guest, register, log_in, log_out, log_out_everywhere, change_password, forgotten, reset,
    change_profile, vacation, delete_account, list_tokens, new_token, drop_token,
]  # fmt: skip
