"""Everything that can be done at a table, for somebody: the same for HTTP and for sockets."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Any

from grognard.engine.view import log_of
from grognard.server import actions, advice, metrics
from grognard.server.counsel import Counsel
from grognard.server.errors import bad_request, forbidden, not_known
from grognard.server.limits import Limits
from grognard.server.live import Live
from grognard.server.lobby import Created, Lobby, back_to, may_look_back, may_play_on
from grognard.server.picture import around, picture, side_shown
from grognard.server.standing import Order
from grognard.server.store import games as store
from grognard.server.store.records import Line, User
from grognard.server.thinkers import Heard, Thinkers

if TYPE_CHECKING:
    from grognard.server.hub import Hub


class Play:
    """What players and spectators do."""

    def __init__(self, hub: Hub, lobby: Lobby, limits: Limits, minds: Thinkers) -> None:
        self.hub, self.lobby, self.limits = hub, lobby, limits
        self.counsel = Counsel(hub, minds)

    # deciding

    async def answer(self, live: Live, user: User | None, decision: int, option: str) -> dict[str, int]:
        eyes = live.eyes_of(_known(user).id)
        await live.act(lambda draft: actions.answer(draft, eyes, decision, option))
        metrics.ANSWERS.labels(live.game.title, "player").inc()
        return where(live)

    async def undo(self, live: Live, user: User | None) -> dict[str, int]:
        eyes = live.eyes_of(_known(user).id)
        await live.act(lambda draft: actions.undo(draft, eyes))
        return where(live)

    async def propose(self, live: Live, user: User | None, kind: str, to: int | None) -> dict[str, int]:
        eyes = live.eyes_of(_known(user).id)
        await live.act(lambda draft: actions.propose(draft, eyes, kind, to))
        return where(live)

    async def respond(self, live: Live, user: User | None, *, accept: bool) -> dict[str, int]:
        eyes = live.eyes_of(_known(user).id)
        await live.act(lambda draft: actions.respond(draft, eyes, accept=accept))
        return where(live)

    async def resign(self, live: Live, user: User | None, side: str | None) -> dict[str, int]:
        eyes = live.eyes_of(_known(user).id)
        await live.act(lambda draft: actions.resign(draft, eyes, side))
        return where(live)

    async def join(self, live: Live, user: User, side: str | None, invite: str | None) -> dict[str, int]:
        """Sit down. Without a side, at the one that the invitation or the reservation is for."""
        chosen = side or _seat_for(live, user, invite)
        await live.act(lambda draft: actions.take_seat(draft, chosen, user, invite))
        live.seats_changed()
        return where(live)

    async def leave(self, live: Live, user: User) -> dict[str, int]:
        eyes = live.eyes_of(user.id)
        if not eyes:
            raise forbidden("you do not play in this game", "not-your-game")
        await live.act(lambda draft: actions.leave(draft, eyes))
        live.seats_changed()
        return where(live)

    async def give_orders(self, live: Live, user: User, side: str, orders: list[Order]) -> dict[str, int]:
        eyes = live.eyes_of(user.id)
        await live.act(lambda draft: actions.give_orders(draft, eyes, side, orders))
        return where(live)

    # asking

    def explain(self, live: Live, user: User | None, option: str) -> dict[str, Any]:
        return advice.explain(live, live.eyes_of(_known(user).id), option)

    def why_not(self, live: Live, user: User | None, subject: str) -> list[dict[str, Any]]:
        return advice.why_not(live, live.eyes_of(_known(user).id), subject)

    async def odds(self, live: Live, user: User | None, option: str) -> dict[str, Any]:
        return await advice.odds(live, live.eyes_of(_known(user).id), option)

    async def describe(self, live: Live, user: User | None, about: str) -> dict[str, Any]:
        return await advice.describe(live, live.eyes_of(user.id if user else None), about)

    # thinking

    async def hint(
        self, live: Live, user: User | None, seconds: float, heard: Heard = lambda _: None
    ) -> dict[str, Any]:
        asker = _known(user)
        self.limits.take(self.limits.thoughts, asker.id)
        return await self.counsel.hint(live, asker, live.eyes_of(asker.id), seconds, heard)

    async def review(self, live: Live, user: User | None) -> dict[str, Any]:
        if live.game.review is None:
            self.limits.take(self.limits.thoughts, _known(user).id)
        return await self.counsel.review(live)

    def hurry(self, live: Live, user: User | None) -> None:
        """The bot of one's game, or the hint that one waits for, is to be content with what it has found."""
        if not live.eyes_of(_known(user).id):
            raise forbidden("you do not play in this game", "not-your-game")
        self.hub.hurry(live)
        self.counsel.enough(_known(user))

    # looking

    def view(self, live: Live, user: User | None) -> dict[str, Any]:
        eyes = live.eyes_of(user.id if user else None)
        seen = picture(live, eyes)
        seen["log"] = live.table.view(side_shown(live.table, eyes))["log"]
        seen["version"] = live.version
        return seen

    def log(self, live: Live, user: User | None, since: int) -> list[dict[str, Any]]:
        """The log from an entry on, as this user may read it."""
        eyes = live.eyes_of(user.id if user else None)
        return log_of(live.table, side_shown(live.table, eyes), max(0, since))

    def at(self, live: Live, user: User | None, number: int, side: str | None = None) -> dict[str, Any]:
        """The position before an entry of the log. One's own side always; every side after the game."""
        eyes = live.eyes_of(user.id if user else None)
        if side is not None and side not in eyes:
            may_look_back(live, user)
            if side not in live.seats:
                raise bad_request("there is no such side")
        table = live.table.clone()
        if not 0 <= number <= table.number:
            raise bad_request("there is no such entry")
        if number < table.number:
            back_to(table, number)
        seen = table.view(side or side_shown(table, eyes))
        seen["game"], seen["seats"] = live.id, list(eyes)
        seen["table"] = around(live.game, live.seats, table, ())
        seen["fork"] = user is not None and may_play_on(live, table, eyes)
        return seen

    # talking and further games

    async def say(self, live: Live, user: User | None, text: str) -> None:
        speaker = _known(user)
        self.limits.take(self.limits.chat, speaker.id)
        text = text.strip()
        if not text or len(text) > 1000:
            raise bad_request("a line of chat has 1 to 1000 characters")
        eyes = live.eyes_of(speaker.id)
        line = Line(number=0, name=speaker.name, text=text, at=time.time(), side=eyes[0] if eyes else None)
        said = await self.hub.database.write(lambda c: store.say(c, live.id, speaker.id, line))
        if not self.hub.database.is_postgres:  # there, every worker hears it from the database, this one too
            self.hub.said(live, [said])

    async def fork(
        self, live: Live, user: User | None, number: int, seats: dict[str, str] | None = None
    ) -> Created:
        return await self.lobby.fork(_known(user), live, number, seats)

    def export(self, live: Live, user: User | None) -> dict[str, Any]:
        """The whole game as one document; it holds every secret, so it is for after the game."""
        may_look_back(live, user)
        return live.table.save()


def where(live: Live) -> dict[str, int]:
    """Where the game stands after a change."""
    return {"version": live.version, "number": live.table.number}


def _known(user: User | None) -> User:
    if user is None:
        raise not_known()
    return user


def _seat_for(live: Live, user: User, invite: str | None) -> str:
    for side, seat in live.seats.items():
        if seat.kind == "open" and (seat.reserved == user.id or (invite and invite == seat.invite)):
            return side
    free = [side for side, seat in live.seats.items() if seat.kind == "open" and seat.reserved is None]
    if live.game.public and free:
        return free[0]
    raise forbidden("this game needs an invitation", "needs-invitation")
