"""Setting up games: new ones, rematches, forks and imports."""

from __future__ import annotations

import asyncio
import time
from random import SystemRandom
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct

import grognard
from grognard.bots import names as bot_names
from grognard.engine.chance import Committed
from grognard.engine.decision import CHANCE
from grognard.engine.errors import BadDocument, IllegalUndo
from grognard.engine.fork import with_new_dice
from grognard.engine.snapshot import rules_digest
from grognard.engine.table import Table
from grognard.server import vault
from grognard.server.clocks import Clock
from grognard.server.draft import Draft, snapshot_of
from grognard.server.errors import Refused, bad_request, conflict, forbidden
from grognard.server.hub import Hub
from grognard.server.live import Live
from grognard.server.picture import Eyes
from grognard.server.revive import answered
from grognard.server.store import games as store
from grognard.server.store.change import Change
from grognard.server.store.records import Game, Seat, User

Name = Annotated[str, Meta(min_length=1, max_length=120)]
DEALS = 12
"""If so many deals of what is hidden change nothing, nothing is."""


class NewGame(Struct, forbid_unknown_fields=True):
    """A game to be set up.

    Either `side` and `opponent` (one bot, an invitation by link, the open lobby, or oneself), or `seats`: for each side
    `me`, `link`, `open` or `bot:<name>`.
    """

    title: Name
    scenario: Name | None = None
    document: dict[str, Any] | None = None
    side: Name | None = None
    opponent: Literal["bot", "link", "open", "hotseat"] = "bot"
    strength: Name = "greedy"
    seats: dict[str, str] | None = None
    options: dict[str, str] = {}
    reactions: Literal["strict", "friendly", "standing"] | None = None
    clock: Clock | None = None
    rated: bool = False
    hints: bool | None = None
    """Whether a player may ask for hints; by default only where nobody else plays, and never in a rated game."""
    seed: Name | None = None


class Created(Struct):
    """A new game, and the token of an invitation for each side that waits for one."""

    id: str
    invitations: dict[str, str] = {}


class Plan(Struct):
    """A game about to be stored."""

    table: Table
    seats: dict[str, str]
    scenario: str
    standing: bool = False
    clock: Clock | None = None
    rated: bool = False
    hints: bool = False
    parent: str | None = None
    parent_number: int | None = None
    reserved: dict[str, str] = {}


class Lobby:
    """Where games begin."""

    def __init__(self, hub: Hub) -> None:
        self.hub, self.rng = hub, SystemRandom()

    async def create(self, user: User, new: NewGame) -> Created:
        if (new.scenario is None) == (new.document is None):
            raise bad_request("give either a scenario or a document")
        table = await asyncio.to_thread(self._begin, new)
        seats = self._seats(new, table.sides)
        alone = is_alone(seats)
        if new.seed is not None and not alone:
            raise forbidden("a seed can be chosen only for a game without another player", "no-seed")
        rated = new.rated and not alone and new.document is None
        plan = Plan(table, seats, new.scenario or "document", new.reactions == "standing", new.clock, rated)
        plan.hints = not rated and (alone if new.hints is None else new.hints)
        return await self.store(user, plan)

    def _begin(self, new: NewGame) -> Table:
        options = dict(new.options)
        reactions = new.reactions or ("friendly" if new.opponent in ("bot", "hotseat") else "strict")
        options.setdefault("reactions", "strict" if reactions == "standing" else reactions)
        origin: Any = new.document if new.document is not None else new.scenario
        if isinstance(origin, str) and origin.endswith((".toml", ".json")):
            raise bad_request("a scenario is named by its id")
        need_no_moment(origin)
        return grognard.new(new.title, origin, seed=new.seed, options=options, audit=True)

    def _seats(self, new: NewGame, sides: tuple[str, ...]) -> dict[str, str]:
        if new.seats is not None:
            seats = dict(new.seats)
        else:
            own = new.side or self.rng.choice(sides)
            other = {"bot": f"bot:{new.strength}", "hotseat": "me"}.get(new.opponent, new.opponent)
            seats = {side: "me" if side == own else other for side in sides}
        return checked_seats(seats, sides, new.side)

    async def rematch(self, user: User, live: Live) -> Created:
        """The same game again with sides exchanged; the other player's side is kept for him until he comes."""
        game, eyes = live.game, live.eyes_of(user.id)
        if game.status != "finished":
            raise conflict("the game is not over", "not-over")
        if not eyes:
            raise forbidden("you did not play in this game", "not-your-game")
        if game.rematch is not None:
            return Created(game.rematch)
        before = list(live.seats.values())
        turned = before[-1:] + before[:-1]
        seats, reserved = {}, {}
        for side, seat in zip(live.seats, turned, strict=True):
            seats[side] = "me" if seat.user_id == user.id else f"bot:{seat.bot}" if seat.bot else "link"
            if seat.kind == "human" and seat.user_id not in (user.id, None):
                reserved[side] = seat.user_id or ""
        table = await asyncio.to_thread(_again, live)
        clock = msgspec.convert(game.clock, Clock) if game.clock else None
        plan = Plan(
            table, seats, game.scenario, game.standing, clock, game.rated, game.hints, game.id, None, reserved
        )
        created = await self.store(user, plan)
        await live.act(lambda draft: draft.set(rematch=created.id))
        return created

    async def fork(self, user: User, live: Live, number: int, seats: dict[str, str] | None) -> Created:
        """A new game from the decision with this number, with dice of its own.

        From a game that is not over, only where no other person plays and nothing is hidden from who asks: whoever sits
        down at all sides of the copy would see it, and could try out there what he does here.
        """
        eyes = live.eyes_of(user.id) if live.game.status == "finished" else _own(live, user)
        if others_play(live, eyes):
            raise still_secret()
        table = live.table.clone()
        if number < table.number:
            back_to(table, number)
        if not await asyncio.to_thread(may_play_on, live, table, eyes):
            raise still_secret()
        table = await asyncio.to_thread(with_new_dice, table)
        mine = {s: f"bot:{seat.bot}" if seat.bot else "me" for s, seat in live.seats.items()}
        chosen = checked_seats(seats if seats is not None else mine, table.sides, None)
        plan = Plan(table, chosen, live.game.scenario, parent=live.id, parent_number=table.number)
        plan.hints = is_alone(chosen)
        return await self.store(user, plan)

    async def bring(self, user: User, save: dict[str, Any], seats: dict[str, str] | None) -> Created:
        """A game from a file: its answers are played again and must lead to its position.

        Whoever has the file knows the dice to come, so there are others where somebody else is to play on.
        """
        need_log(save)
        need_no_moment(save.get("origin"))
        table = await asyncio.to_thread(grognard.load, save, audit=True)
        if not isinstance(table.chance, Committed):
            raise BadDocument("only games whose dice come from a secret can be played here", "save.chance")
        chosen = checked_seats(seats or dict.fromkeys(table.sides, "me"), table.sides, None)
        scenario = table.origin if isinstance(table.origin, str) else "document"
        plan = Plan(table, chosen, scenario, hints=is_alone(chosen))
        if not is_alone(chosen) and table.outcome is None:
            plan.table, plan.parent_number = await asyncio.to_thread(with_new_dice, table), table.number
        return await self.store(user, plan)

    async def store(self, user: User, plan: Plan) -> Created:
        """Write a new game; it begins at once if nobody has to come first."""
        table, now, id_ = plan.table, time.time(), vault.new_id()
        if any(place == "open" for place in plan.seats.values()) and user.is_guest:
            raise forbidden("the lobby needs an account", "needs-account")
        assert isinstance(table.chance, Committed)
        tokens = {side: vault.new_token() for side, place in plan.seats.items() if place == "link"}
        seats = [
            _seat(id_, i, s, p, user, tokens, plan.reserved) for i, (s, p) in enumerate(plan.seats.items())
        ]
        game = Game(
            id=id_,
            title=table.title.id,
            scenario=plan.scenario,
            origin=table.origin,
            options=table.options_given,
            chance={"secret": table.chance.secret},
            commitment=table.chance.commitment,
            rules=rules_digest(table.title),
            status="open" if any(seat.kind == "open" for seat in seats) else "playing",
            standing=plan.standing,
            public="open" in plan.seats.values(),
            rated=plan.rated,
            hints=plan.hints,
            branches=len(table.abandoned),
            clock=msgspec.to_builtins(plan.clock) if plan.clock else None,
            parent=plan.parent,
            parent_number=plan.parent_number,
            owner=user.id,
            created=now,
        )
        draft = Draft(game, {seat.side: seat for seat in seats}, table, now)
        draft.finish()
        draft.set(version=0, branches=len(table.abandoned))
        change = Change(game_id=id_, version=0, entries=draft.entries(0), snapshot=snapshot_of(draft.table))
        lost = [answered(branch) for branch in table.abandoned]

        async def work(connection: Any) -> None:
            await store.create(connection, draft.game, list(draft.seats.values()), change)
            await store.add_branches(connection, id_, lost)

        await self.hub.database.write(work)
        self.hub.changed(await self.hub.get(id_))
        return Created(id_, tokens)


def _seat(
    game_id: str,
    place: int,
    side: str,
    who: str,
    user: User,
    tokens: dict[str, str],
    reserved: dict[str, str],
) -> Seat:
    if who == "me":
        return Seat(game_id=game_id, side=side, place=place, kind="human", user_id=user.id, name=user.name)
    if who.startswith("bot:"):
        bot = who.removeprefix("bot:")
        return Seat(game_id=game_id, side=side, place=place, kind="bot", bot=bot, name=bot)
    invite = vault.fingerprint(tokens[side]) if side in tokens else None
    return Seat(
        game_id=game_id, side=side, place=place, kind="open", invite=invite, reserved=reserved.get(side)
    )


def checked_seats(seats: dict[str, str], sides: tuple[str, ...], own: str | None) -> dict[str, str]:
    """Who sits where, in the order of the sides; every side must be there and no other."""
    if set(seats) != set(sides) or (own is not None and own not in sides):
        raise BadDocument(f"the sides are {', '.join(sides)}", "seats")
    for side, who in seats.items():
        name = who.removeprefix("bot:")
        if who not in ("me", "link", "open") and not (who.startswith("bot:") and name in bot_names()):
            raise BadDocument(f"must be me, link, open or one of {', '.join(bot_names())} after bot:", side)
    return {side: seats[side] for side in sides}


def need_log(save: dict[str, Any]) -> None:
    """A position without the answers that led to it cannot be proved, nor be found again after a restart."""
    if save.get("log") is None:
        raise Refused(
            422, "no-log", "this save has no log: only a game with all its answers can be brought here"
        )


def need_no_moment(origin: Any) -> None:
    """The procedures that wait and their variables are believed as they are told, which is for trusted hands alone.

    What a stranger writes there could make the rules count to the end of the world.
    """
    if isinstance(origin, dict) and "moment" in origin:
        raise Refused(
            422,
            "moment",
            "a position in the middle of an operation cannot be brought here: leave `moment` out",
        )


def is_alone(seats: dict[str, str]) -> bool:
    """Whether nobody else is to play, except bots."""
    return all(place == "me" or place.startswith("bot:") for place in seats.values())


def may_look_back(live: Live, user: User | None) -> None:
    """Whole positions are shown after the game, or to somebody who plays all sides. Bots have their secrets too."""
    if live.game.status == "finished":
        return
    if user is None or set(live.eyes_of(user.id)) != set(live.seats):
        raise still_secret()


def still_secret() -> Refused:
    return forbidden("something is still secret: this is possible after the game", "still-secret")


def _own(live: Live, user: User) -> Eyes:
    eyes = live.eyes_of(user.id)
    if not eyes:
        raise forbidden("you do not play in this game, and it is not over", "not-your-game")
    return eyes


def others_play(live: Live, eyes: Eyes) -> bool:
    """Whether other people play this game, or are to come, and it is not over."""
    others = any(seat.kind != "bot" and side not in eyes for side, seat in live.seats.items())
    return others and live.game.status != "finished"


def may_play_on(live: Live, table: Table, eyes: Eyes) -> bool:
    """Whether these eyes may have a copy of a position of the game: no other person plays, and it is all known."""
    if others_play(live, eyes):
        return False
    over = live.game.status == "finished"
    return over or set(eyes) == set(table.sides) or any(knows_all(table, side) for side in eyes)


def knows_all(table: Table, side: str) -> bool:
    """Whether nothing is hidden from a side: however that is dealt anew, it is the position on the table again.

    That the deals are equal among themselves is not enough: what a deal leaves out is missing in all of them.
    """
    truth = table.digest()
    return all(table.sample(side, seed).digest() == truth for seed in range(DEALS))


def back_to(table: Table, number: int) -> None:
    """Rewind a copy to the decision at or before an entry."""
    log = table.log
    if not 0 <= number <= len(log):
        raise bad_request("there is no such entry")
    while number > 0 and (number >= len(log) or log[number].side == CHANCE):
        if number >= len(log):
            return
        number -= 1
    try:
        table.rewind(number)
    except IllegalUndo as error:
        raise conflict(str(error), "illegal-undo") from None


def _again(live: Live) -> Table:
    return grognard.new(live.game.title, live.game.origin, options=live.game.options, audit=True)
