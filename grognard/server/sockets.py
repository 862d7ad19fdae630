"""One WebSocket a game: views come down it, answers and questions go up, each question gets its reply."""

from __future__ import annotations

import asyncio
import logging
import time
from typing import Annotated, Any, Literal

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromQuery
from msgspec import Meta, Struct

from grognard.engine.errors import GrognardError, RulesError
from grognard.server import metrics
from grognard.server.errors import Refused
from grognard.server.identity import check_origin, need_user, user_of
from grognard.server.limits import Bucket
from grognard.server.live import Live
from grognard.server.services import Services
from grognard.server.store import games as store
from grognard.server.store.records import User
from grognard.server.stream import Watcher

log = logging.getLogger(__name__)
Short = Annotated[str, Meta(max_length=200)]
Id = Annotated[int, Meta(ge=0)]
Socket = WebSocket[Any, Any, Any]


class Ask(Struct, frozen=True):
    """What may be asked over the socket; `id` comes back with the reply."""

    type: Literal[
        "answer", "undo", "propose", "respond", "resign", "explain", "why_not", "odds", "describe",
        "sight", "overlay", "say", "at", "fork", "log", "view", "ping", "hint", "analysis", "hurry",
    ]  # fmt: skip
    id: Id = 0
    decision: int = -1
    option: Short = ""
    kind: Short = ""
    to: int | Short | None = None
    accept: bool = False
    side: Short | None = None
    subject: Short = ""
    about: Short = ""
    from_: Short = msgspec.field(name="from", default="")
    name: Short = ""
    text: Annotated[str, Meta(max_length=1000)] = ""
    number: int = 0
    since: int = 0
    seconds: Annotated[float, Meta(ge=0.05, le=10)] = 1.0


SLOW = ("hint", "analysis")
"""What takes a while is answered when it is ready; whatever is asked meanwhile need not wait."""


class Sitting:
    """Somebody at a game, for as long as the line holds."""

    def __init__(self, services: Services, live: Live, user: User | None) -> None:
        self.services, self.live, self.user = services, live, user
        name = user.name if user is not None else ""
        self.watcher = Watcher(live.eyes_of(user.id if user else None), user.id if user else None, name)

    async def reply(self, ask: Ask) -> dict[str, Any]:
        """Do what is asked; what is refused says why."""
        started = time.perf_counter()
        try:
            value = await self.do(ask)
        except Refused as refused:
            metrics.REFUSALS.labels(refused.code).inc()
            return {"type": "reply", "to": ask.id, "ok": False, **refused.to_plain()}
        except RulesError as error:
            log.error("the rules failed", extra={"game": self.live.id, "problem": str(error)})
            return _failed(ask.id, 500, "rules-error", "the rules failed here; nothing has changed")
        except GrognardError as error:
            return _failed(ask.id, 422, "bad-document", str(error))
        if ask.type == "answer":
            metrics.ANSWERED.observe(time.perf_counter() - started)
        return {"type": "reply", "to": ask.id, "ok": True, "value": value}

    async def do(self, ask: Ask) -> Any:
        table, who = self.services.play, (self.live, self.user)
        match ask.type:
            case "answer":
                return await table.answer(*who, ask.decision, ask.option)
            case "undo":
                return await table.undo(*who)
            case "propose":
                return await table.propose(*who, ask.kind, ask.to if isinstance(ask.to, int) else None)
            case "respond":
                return await table.respond(*who, accept=ask.accept)
            case "resign":
                return await table.resign(*who, ask.side)
            case "explain":
                return table.explain(*who, ask.option)
            case "why_not":
                return table.why_not(*who, ask.subject)
            case "odds":
                return await table.odds(*who, ask.option)
            case "describe":
                return await table.describe(*who, ask.about)
            case "sight":
                return await table.describe(*who, f"sight:{ask.from_}:{ask.to}")
            case "overlay":
                return await table.describe(*who, f"{ask.name}:{ask.subject}")
            case "say":
                return await table.say(*who, ask.text)
            case "at":
                return table.at(*who, ask.number, ask.side)
            case "fork":
                return (await table.fork(*who, ask.number)).id
            case "log":
                return table.log(*who, ask.since)
            case "view":
                return self.again()
            case "ping":
                return None
            case "hint":
                return await table.hint(*who, ask.seconds, lambda part: self.thinks(ask.id, part))
            case "analysis":
                return await table.review(*who)
            case "hurry":
                return table.hurry(*who)

    def thinks(self, to: int, part: float) -> None:
        """How far the hint is that was asked for."""
        message = {"type": "thinking", "to": to, "percent": round(100 * part)}
        self.watcher.send(msgspec.json.encode(message))

    async def answer(self, ask: Ask) -> None:
        self.watcher.send(msgspec.json.encode(await self.reply(ask)))

    def again(self) -> None:
        """A full view, for a client that lost count."""
        stream = self.live.streams[self.watcher.eyes]
        self.watcher.send(stream.full(self.live))


def _failed(to: int, status: int, code: str, message: str) -> dict[str, Any]:
    return {"type": "reply", "to": to, "ok": False, "status": status, "code": code, "error": message}


@websocket("/api/games/{game_id:str}/socket")
async def game_socket(
    socket: Socket,
    game_id: str,
    services: Services,
    since: FromQuery[int | None] = None,
    chat: FromQuery[int] = 0,
) -> None:
    """Look at a game and play it. `since` is the last version seen, `chat` the last line of chat."""
    try:
        check_origin(socket, services.settings)
        user = await user_of(socket)
        live = await services.hub.get(game_id)
    except Refused as refused:
        await socket.accept()
        await socket.close(code=4000 + refused.status, reason=refused.message[:100])
        return
    await socket.accept()
    sitting = Sitting(services, live, user)
    await _run(socket, services, sitting, since, chat)


async def _run(socket: Socket, services: Services, sitting: Sitting, since: int | None, chat: int) -> None:
    live, watcher = sitting.live, sitting.watcher
    metrics.SOCKETS.inc()
    live.watch(watcher, since)
    async with services.database.read() as connection:
        lines = await store.chat_since(connection, live.id, max(0, min(chat, 2**31 - 1)), 100)
    if lines:
        watcher.send(msgspec.json.encode({"type": "chat", "lines": lines}))
    services.hub.presence.changed(live)
    sender = asyncio.create_task(_send(socket, watcher))
    try:
        await _receive(socket, services, sitting)
    except WebSocketDisconnect:
        pass
    finally:
        watcher.closed = True
        live.unwatch(watcher)
        sender.cancel()
        services.hub.presence.changed(live)
        metrics.SOCKETS.dec()


async def _send(socket: Socket, watcher: Watcher) -> None:
    while (message := await watcher.queue.get()) is not None:
        await socket.send_data(message, mode="text", encoding="utf-8")
    await socket.close(code=1012, reason="come back")


async def _receive(socket: Socket, services: Services, sitting: Sitting) -> None:
    bucket = Bucket(60, 20)
    decoder = msgspec.json.Decoder(Ask)
    while True:
        text = await socket.receive_data(mode="text")
        try:
            services.limits.take(bucket, "")
            ask = decoder.decode(text)
        except Refused as refused:
            reply = {"type": "reply", "to": 0, "ok": False, **refused.to_plain()}
        except (msgspec.MsgspecError, UnicodeError) as error:
            reply = _failed(0, 400, "bad-request", str(error))
        else:
            if ask.type in SLOW:
                services.hub.spawn(sitting.answer(ask))
            else:
                await sitting.answer(ask)
            continue
        sitting.watcher.send(msgspec.json.encode(reply))


@websocket("/api/decisions/socket")
async def decisions_socket(socket: Socket, services: Services) -> None:
    """Every decision that waits for this player, over all his games, as it comes up: what a bot reads."""
    try:
        check_origin(socket, services.settings)
        user = await need_user(socket)
    except Refused as refused:
        await socket.accept()
        await socket.close(code=4000 + refused.status, reason=refused.message[:100])
        return
    await socket.accept()
    queue = services.decisions.listen(user.id)
    sender = asyncio.create_task(_pass_on(socket, services, user, queue))
    try:
        while True:
            await socket.receive_data(mode="text")
    except WebSocketDisconnect:
        pass
    finally:
        services.decisions.hush(user.id, queue)
        sender.cancel()


async def _pass_on(socket: Socket, services: Services, user: User, queue: asyncio.Queue[bytes]) -> None:
    for message in await services.decisions.pending(user.id):
        await socket.send_data(msgspec.json.encode(message), mode="text", encoding="utf-8")
    while True:
        await socket.send_data(await queue.get(), mode="text", encoding="utf-8")


HANDLERS = [game_socket, decisions_socket]
