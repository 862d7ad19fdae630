"""Games: setting up, joining, listing, playing over HTTP."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Request, Response, get, post, put
from litestar.params import Parameter
from msgspec import Meta, Struct

from grognard.server import vault
from grognard.server.errors import not_found
from grognard.server.identity import need_user, session_cookie, user_of
from grognard.server.lobby import Created, NewGame, need_log
from grognard.server.services import Services
from grognard.server.standing import Order
from grognard.server.store import games as store
from grognard.server.store import schema
from grognard.server.store.records import Game, Seat, User

Req = Request[Any, Any, Any]
Side = Annotated[str, Meta(max_length=40)]
LARGE = 8_000_000
"""A save or a document may be so long; everything else is short."""


class Join(Struct, forbid_unknown_fields=True):
    """Where to sit; an invitation if there is one."""

    side: Side | None = None
    invitation: Annotated[str, Meta(max_length=100)] | None = None


class Fork(Struct, forbid_unknown_fields=True):
    """The decision from which to go on, and who sits where (by default oneself and the same bots)."""

    number: Annotated[int, Meta(ge=0)]
    seats: dict[str, str] | None = None


class Import(Struct, forbid_unknown_fields=True):
    """A saved game, and who sits where (by default oneself everywhere)."""

    save: dict[str, Any]
    seats: dict[str, str] | None = None


def summary(game: Game, seats: list[Seat], user: User | None) -> dict[str, Any]:
    """A game in a list."""
    mine = [seat.side for seat in seats if user is not None and seat.user_id == user.id]
    kept = [seat.side for seat in seats if user is not None and seat.reserved == user.id]
    return {
        "id": game.id,
        "title": game.title,
        "scenario": game.scenario,
        "status": game.status,
        "seats": [{"side": s.side, "kind": s.kind, "name": s.name, "bot": s.bot} for s in seats],
        "yours": mine,
        "kept_for_you": kept,
        "your_turn": game.status == "playing" and any(side in game.waiting for side in mine),
        "waiting": game.waiting,
        "number": game.number,
        "version": game.version,
        "options": game.options,
        "clock": game.clock,
        "deadline": game.deadline,
        "rated": game.rated,
        "hints": game.hints,
        "result": game.result,
        "proposal": game.proposal,
        "commitment": game.commitment,
        "parent": game.parent,
        "rematch": game.rematch,
        "created": game.created,
        "updated": game.updated,
    }


async def _someone(request: Req, services: Services) -> tuple[User, str | None]:
    """The user, or a new guest with the token of his session."""
    user = await user_of(request)
    if user is not None:
        return user, None
    guest = await services.accounts.new_guest()
    return guest, await services.accounts.start_session(guest)


def _created(created: Created, token: str | None, services: Services) -> Response[Created]:
    cookies = [session_cookie(token, services.settings)] if token else []
    return Response(created, status_code=201, cookies=cookies)


@post("/api/games", request_max_body_size=LARGE)
async def create_game(request: Req, services: Services, data: NewGame) -> Response[Created]:
    """Set up a game. Whoever is not logged in becomes a guest."""
    services.limits.take(services.limits.games, request.client.host if request.client else "")
    user, token = await _someone(request, services)
    return _created(await services.lobby.create(user, data), token, services)


@post("/api/games/import", request_max_body_size=LARGE)
async def import_game(request: Req, services: Services, data: Import) -> Response[Created]:
    """Go on with a game from a file that `export` or `grognard` has written."""
    services.limits.take(services.limits.games, request.client.host if request.client else "")
    need_log(data.save)  # before somebody without an account becomes a guest for nothing
    user, token = await _someone(request, services)
    return _created(await services.lobby.bring(user, data.save, data.seats), token, services)


@get("/api/games")
async def my_games(request: Req, services: Services) -> list[dict[str, Any]]:
    """One's own games, those with one's turn first."""
    user = await user_of(request)
    if user is None:
        return []
    async with services.database.read() as connection:
        found = await store.listed(connection, store.of_user(user.id))
    games = [summary(game, seats, user) for game, seats in found]
    return sorted(games, key=lambda game: not game["your_turn"])


@get("/api/lobby")
async def lobby(request: Req, services: Services) -> list[dict[str, Any]]:
    """Games that wait for a player."""
    user = await user_of(request)
    where = (schema.games.c.status == "open") & schema.games.c.public
    async with services.database.read() as connection:
        found = await store.listed(connection, where)
    return [summary(game, seats, user) for game, seats in found]


@get("/api/games/{game_id:str}")
async def get_game(request: Req, services: Services, game_id: str) -> dict[str, Any]:
    """A game in short."""
    async with services.database.read() as connection:
        head = await store.header(connection, game_id)
    if head is None:
        raise not_found("game")
    return summary(*head, await user_of(request))


@post("/api/games/{game_id:str}/join")
async def join_game(request: Req, services: Services, game_id: str, data: Join) -> Response[dict[str, int]]:
    """Sit down at an open side."""
    live = await services.hub.get(game_id)
    user, token = await _someone(request, services)
    invite = vault.fingerprint(data.invitation) if data.invitation else None
    where = await services.play.join(live, user, data.side, invite)
    return Response(where, cookies=[session_cookie(token, services.settings)] if token else [])


@post("/api/games/{game_id:str}/leave", status_code=200)
async def leave_game(request: Req, services: Services, game_id: str) -> dict[str, int]:
    """Get up from a game that has not begun."""
    user = await need_user(request)
    return await services.play.leave(await services.hub.get(game_id), user)


@post("/api/games/{game_id:str}/rematch")
async def rematch(request: Req, services: Services, game_id: str) -> Created:
    """The same game again, sides exchanged."""
    return await services.lobby.rematch(await need_user(request), await services.hub.get(game_id))


@post("/api/games/{game_id:str}/fork")
async def fork_game(request: Req, services: Services, game_id: str, data: Fork) -> Created:
    """A new game from any point of a finished game, or of one's own where nothing is hidden from one; new dice."""
    user = await need_user(request)
    return await services.play.fork(await services.hub.get(game_id), user, data.number, data.seats)


@get("/api/games/{game_id:str}/export")
async def export_game(request: Req, services: Services, game_id: str) -> Response[dict[str, Any]]:
    """The game as one JSON document, which `grognard replay` and `grognard verify` read."""
    live = await services.hub.get(game_id)
    save = services.play.export(live, await user_of(request))
    return Response(save, headers={"content-disposition": f'attachment; filename="{game_id}.json"'})


@get("/api/games/{game_id:str}/orders")
async def get_orders(request: Req, services: Services, game_id: str) -> dict[str, list[dict[str, Any]]]:
    """One's own standing orders by side."""
    user = await need_user(request)
    live = await services.hub.get(game_id)
    return {side: live.seats[side].orders for side in live.eyes_of(user.id)}


@put("/api/games/{game_id:str}/orders/{side:str}")
async def put_orders(
    request: Req, services: Services, game_id: str, side: str, data: list[Order]
) -> dict[str, int]:
    """Replace the standing orders of one's side."""
    user = await need_user(request)
    return await services.play.give_orders(await services.hub.get(game_id), user, side, data[:100])


@get("/api/games/{game_id:str}/luck")
async def get_luck(services: Services, game_id: str) -> dict[str, Any]:
    """The dice of each side against the expected, after the game."""
    return await services.history.luck(await services.hub.get(game_id))


@get("/api/history")
async def get_history(
    request: Req,
    services: Services,
    title: str | None = None,
    limit: Annotated[int, Parameter(ge=1, le=200)] = 50,
) -> list[dict[str, Any]]:
    """One's finished games."""
    user = await need_user(request)
    return [summary(g, s, user) for g, s in await services.history.finished(user.id, limit, title)]


@get("/api/statistics/{title_id:str}")
async def get_statistics(services: Services, title_id: str) -> list[dict[str, Any]]:
    """How often each side has won, by scenario."""
    return await services.history.statistics(title_id)


@get("/api/ratings/{title_id:str}")
async def get_ratings(
    services: Services, title_id: str, limit: Annotated[int, Parameter(ge=1, le=500)] = 100
) -> list[dict[str, Any]]:
    """The best players of a title."""
    return await services.history.ranking(title_id, limit)


HANDLERS = [
    create_game, import_game, my_games, lobby, get_game, join_game, leave_game, rematch, fork_game,
    export_game, get_orders, put_orders, get_luck, get_history, get_statistics, get_ratings,
]  # fmt: skip
