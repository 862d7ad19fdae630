"""A change to a game before it is accepted: a copy of everything, thrown away if the change cannot be stored."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec.structs import replace

from grognard.engine.snapshot import rules_digest, save
from grognard.engine.table import Table
from grognard.server import clocks, standing
from grognard.server.errors import conflict, forbidden
from grognard.server.picture import Eyes
from grognard.server.revive import answered
from grognard.server.store.change import OFTEN, Change
from grognard.server.store.records import Game, Seat

SELDOM = tuple(name for name in Game.__struct_fields__ if name not in OFTEN and name != "version")


class Draft:
    """A game in the middle of a change."""

    def __init__(self, game: Game, seats: dict[str, Seat], table: Table, now: float) -> None:
        self.before, self.seats_before = game, seats
        self.game, self.seats, self.table, self.now = game, dict(seats), table.clone(), now
        self.base = table.number
        self.cut: int | None = None
        self.branches = len(table.abandoned)
        self.by_order: set[int] = set()
        self.fresh_snapshot = False

    def set(self, **changes: Any) -> None:
        self.game = replace(self.game, **changes)

    def set_seat(self, side: str, **changes: Any) -> None:
        self.seats[side] = replace(self.seats[side], **changes)

    def need_playing(self) -> None:
        if self.game.status == "finished":
            raise conflict("the game is over", "game-over")
        if self.game.status == "open":
            raise conflict("not every side is taken yet", "not-begun")
        if self.game.status == "halted":
            raise conflict("the rules have changed; the players must agree how to go on", "halted")

    def own_side(self, eyes: Eyes) -> str:
        """The side for which somebody speaks: of several, the one that has to decide."""
        if not eyes:
            raise forbidden("you do not play in this game", "not-your-game")
        waiting = [side for side in self.table.deciders() if side in eyes]
        return waiting[0] if waiting else eyes[0]

    def rewind(self, number: int) -> None:
        """Take back all answers from this one on."""
        self.table.rewind(number)
        self.cut = min(number, self.base if self.cut is None else self.cut)
        self.fresh_snapshot = True

    def end(self, winner: str | None, reason: str, by: str, rule: str = "", scores: Any = None) -> None:
        """The game is over."""
        result = {"winner": winner, "reason": reason, "by": by, "rule": rule, "scores": scores or {}}
        self.set(status="finished", result=result, proposal=None)

    def finish(self) -> None:
        """Whatever follows by itself: standing orders, the outcome, clocks, who is waited for."""
        if self.game.status == "playing" and self.game.standing:
            standing.obey(self)
        outcome = self.table.outcome
        if outcome is not None and self.game.status == "playing":
            self.end(outcome.winner, outcome.reason, "rules", outcome.rule, outcome.scores)
        waiting = list(self.table.deciders()) if self.game.status == "playing" else []
        clocks.run(self, waiting)
        bots_wait = any(self.seats[side].kind == "bot" for side in waiting if side in self.seats)
        self.set(
            waiting=waiting,
            bots_wait=bots_wait,
            number=self.table.number,
            counter=self.table.counter,
            branches=self.game.branches + (self.cut is not None),
            version=self.game.version + 1,
            updated=self.now,
        )

    def newly_waiting(self) -> list[Seat]:
        """The seats whose turn has come by this change."""
        return [
            self.seats[side]
            for side in self.game.waiting
            if side not in self.before.waiting and side in self.seats
        ]

    def change(self, snapshot_every: int, last_snapshot: int) -> Change:
        """The change as the database is to write it."""
        since = self.base if self.cut is None else self.cut
        changed = {
            name: new
            for name in SELDOM
            if (new := getattr(self.game, name)) is not (old := getattr(self.before, name)) and new != old
        }  # what was not touched is the same object, and a whole document is not compared with itself
        branch = self.table.abandoned[-1] if len(self.table.abandoned) > self.branches else None
        return Change(
            game_id=self.game.id,
            version=self.before.version,
            often={name: getattr(self.game, name) for name in OFTEN},
            set=changed,
            cut=self.cut,
            branch=None if branch is None else answered(branch),
            entries=self.entries(since),
            seats=[seat for side, seat in self.seats.items() if seat is not self.seats_before[side]],
            snapshot=self.snapshot(snapshot_every, last_snapshot),
            at=self.now,
        )

    def entries(self, since: int) -> list[dict[str, Any]]:
        return [
            {
                "game_id": self.game.id,
                "number": entry.number,
                "side": entry.side,
                "answer": entry.answer if isinstance(entry.answer, str) else list(entry.answer),
                "draw": entry.draw,
                "checksum": entry.checksum,
                "standing": entry.number in self.by_order,
                "at": self.now,
            }
            for entry in self.table.log_since(since)
        ]

    def snapshot(self, every: int, last: int) -> tuple[int, str, bytes] | None:
        """The position as a cache: when another side has to decide and enough has happened, or after a step back."""
        turned = self.game.waiting != self.before.waiting and self.table.number - last >= every
        if not (turned or self.fresh_snapshot):
            return None
        return snapshot_of(self.table)


def snapshot_of(table: Table) -> tuple[int, str, bytes]:
    """The position with the rules by which it was reached."""
    return table.number, rules_digest(table.title), msgspec.json.encode(save(table, log=False, packed=False))
