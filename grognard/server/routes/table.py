"""A game over HTTP: what the socket can do, one request at a time. For programs that do not want a socket."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from litestar import Request, get, post
from litestar.params import Parameter
from msgspec import Meta, Struct

from grognard.server.identity import need_user, user_of
from grognard.server.services import Services
from grognard.server.store import games as store
from grognard.server.store.records import Line

Req = Request[Any, Any, Any]
Short = Annotated[str, Meta(max_length=200)]
Number = Annotated[int, Meta(ge=0, le=10_000_000)]
HINT_SECONDS = 1.0
Seconds = Annotated[float, Parameter(ge=0.05, le=10)]
Since = Annotated[int, Parameter(ge=0, le=10_000_000)]


class Answer(Struct, forbid_unknown_fields=True):
    """The number of the decision and the id of the option."""

    decision: Number
    option: Short


class Offer(Struct, forbid_unknown_fields=True):
    """A draw, or to go back to one's own decision (by default the last)."""

    kind: Literal["draw", "undo"]
    to: Number | None = None


class Consent(Struct, forbid_unknown_fields=True):
    """Whether an offer is accepted."""

    accept: bool


class Resignation(Struct, forbid_unknown_fields=True):
    """The side that gives up, for somebody who has several."""

    side: Short | None = None


class Said(Struct, forbid_unknown_fields=True):
    """A line of chat."""

    text: Annotated[str, Meta(min_length=1, max_length=1000)]


@get("/api/games/{game_id:str}/view")
async def get_view(request: Req, services: Services, game_id: str) -> dict[str, Any]:
    """All that one may see of a game now, with the decision and its options."""
    return services.play.view(await services.hub.get(game_id), await user_of(request))


@get("/api/games/{game_id:str}/log")
async def get_log(request: Req, services: Services, game_id: str, since: Since = 0) -> list[dict[str, Any]]:
    """The log from an entry on."""
    return services.play.log(await services.hub.get(game_id), await user_of(request), since)


@get("/api/games/{game_id:str}/at/{number:int}")
async def get_at(
    request: Req, services: Services, game_id: str, number: int, side: Short | None = None
) -> dict[str, Any]:
    """The view before an entry of the log; of another side only after the game."""
    return services.play.at(await services.hub.get(game_id), await user_of(request), number, side)


@post("/api/games/{game_id:str}/answer", status_code=200)
async def post_answer(request: Req, services: Services, game_id: str, data: Answer) -> dict[str, int]:
    """Answer a decision. When this returns, the answer is stored."""
    user = await need_user(request)
    return await services.play.answer(await services.hub.get(game_id), user, data.decision, data.option)


@post("/api/games/{game_id:str}/undo", status_code=200)
async def post_undo(request: Req, services: Services, game_id: str) -> dict[str, int]:
    """Take back the last answer, if nothing has come to light since."""
    user = await need_user(request)
    return await services.play.undo(await services.hub.get(game_id), user)


@post("/api/games/{game_id:str}/propose", status_code=200)
async def post_propose(request: Req, services: Services, game_id: str, data: Offer) -> dict[str, int]:
    """Offer a draw or ask for a take-back."""
    user = await need_user(request)
    return await services.play.propose(await services.hub.get(game_id), user, data.kind, data.to)


@post("/api/games/{game_id:str}/respond", status_code=200)
async def post_respond(request: Req, services: Services, game_id: str, data: Consent) -> dict[str, int]:
    """Accept or decline an offer."""
    user = await need_user(request)
    return await services.play.respond(await services.hub.get(game_id), user, accept=data.accept)


@post("/api/games/{game_id:str}/resign", status_code=200)
async def post_resign(request: Req, services: Services, game_id: str, data: Resignation) -> dict[str, int]:
    """Give up."""
    user = await need_user(request)
    return await services.play.resign(await services.hub.get(game_id), user, data.side)


@get("/api/games/{game_id:str}/explain")
async def get_explain(request: Req, services: Services, game_id: str, option: Short) -> dict[str, Any]:
    """What an option would do, with every modifier."""
    user = await need_user(request)
    return services.play.explain(await services.hub.get(game_id), user, option)


@get("/api/games/{game_id:str}/why-not")
async def get_why_not(request: Req, services: Services, game_id: str, subject: Short) -> list[dict[str, Any]]:
    """Why something cannot be chosen now."""
    user = await need_user(request)
    return services.play.why_not(await services.hub.get(game_id), user, subject)


@get("/api/games/{game_id:str}/odds")
async def get_odds(request: Req, services: Services, game_id: str, option: Short) -> dict[str, Any]:
    """What may come of an option."""
    user = await need_user(request)
    return await services.play.odds(await services.hub.get(game_id), user, option)


@get("/api/games/{game_id:str}/hint")
async def get_hint(
    request: Req, services: Services, game_id: str, seconds: Seconds = HINT_SECONDS
) -> dict[str, Any]:
    """The best options of one's decision, with the reasons for each. For games that allow it."""
    user = await need_user(request)
    return await services.play.hint(await services.hub.get(game_id), user, seconds)


@get("/api/games/{game_id:str}/analysis")
async def get_analysis(request: Req, services: Services, game_id: str) -> dict[str, Any]:
    """How the chances went in a finished game, and where it turned."""
    user = await need_user(request)
    return await services.play.review(await services.hub.get(game_id), user)


@post("/api/games/{game_id:str}/hurry", status_code=200)
async def post_hurry(request: Req, services: Services, game_id: str) -> None:
    """A bot that thinks in one's game, or about one's hint, is to answer with the best found so far."""
    user = await need_user(request)
    services.play.hurry(await services.hub.get(game_id), user)


@get("/api/games/{game_id:str}/describe")
async def get_describe(request: Req, services: Services, game_id: str, about: Short) -> dict[str, Any]:
    """What the title can tell about the board."""
    return await services.play.describe(await services.hub.get(game_id), await user_of(request), about)


@get("/api/games/{game_id:str}/chat")
async def get_chat(services: Services, game_id: str, since: Since = 0) -> list[Line]:
    """What was said after a line."""
    live = await services.hub.get(game_id)
    async with services.database.read() as connection:
        return await store.chat_since(connection, live.id, since)


@post("/api/games/{game_id:str}/chat")
async def post_chat(request: Req, services: Services, game_id: str, data: Said) -> None:
    """Say something to all who look at the game."""
    user = await need_user(request)
    await services.play.say(await services.hub.get(game_id), user, data.text)


@get("/api/decisions")
async def get_decisions(request: Req, services: Services) -> list[dict[str, Any]]:
    """Every decision that waits for this player, over all his games."""
    user = await need_user(request)
    return await services.decisions.pending(user.id)


HANDLERS = [
    get_view, get_log, get_at, post_answer, post_undo, post_propose, post_respond, post_resign, get_explain,
    get_why_not, get_odds, get_hint, get_analysis, post_hurry, get_describe, get_chat, post_chat, get_decisions,
]  # fmt: skip
