"""What a watcher is shown: the game's own view, and what the server knows about the table around it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from grognard.engine.errors import IllegalUndo
from grognard.engine.table import Table
from grognard.engine.view import picture_of
from grognard.server.clocks import Clock
from grognard.server.store.records import Game, Seat

if TYPE_CHECKING:
    from grognard.server.live import Live

Eyes = tuple[str, ...]
"""The sides for which somebody plays; none for a spectator."""


def side_shown(table: Table, eyes: Eyes) -> str | None:
    """Whose view is shown: of several own sides, the one that has to decide."""
    if not eyes:
        return None
    waiting = [side for side in table.deciders() if side in eyes]
    return waiting[0] if waiting else eyes[0]


def picture(live: Live, eyes: Eyes) -> dict[str, Any]:
    """All that these eyes may see, without the log."""
    side = side_shown(live.table, eyes)
    seen = picture_of(live.table, side)
    seen["game"] = live.id
    seen["seats"] = list(eyes)
    seen["table"] = around(live.game, live.seats, live.table, eyes)
    if live.game.status != "playing":
        seen["decision"], seen["waiting"] = None, []
    return seen


def around(game: Game, seats: dict[str, Seat], table: Table, eyes: Eyes) -> dict[str, Any]:
    """The table around the position: who sits where, clocks, offers, the result."""
    undo = game.status == "playing" and can_undo(table, eyes, begins_at(game))
    return {
        "status": game.status,
        "scenario": game.scenario,
        "options": game.options,
        "standing": game.standing,
        "rated": game.rated,
        "commitment": game.commitment,
        "chance": game.chance if game.status == "finished" else None,
        "seats": {side: seat_to_plain(seat, game) for side, seat in seats.items()},
        "proposal": game.proposal,
        "result": game.result,
        "hints": game.hints,
        "undo": undo,
        "undo_by": table.log_since(table.number - 1)[-1].side if undo else None,
        "secrets": table.title.secrets(table.state),
        "rematch": game.rematch,
        "parent": game.parent,
        "parent_number": game.parent_number,
    }


def seat_to_plain(seat: Seat, game: Game) -> dict[str, Any]:
    plain: dict[str, Any] = {"kind": seat.kind, "name": seat.name, "bot": seat.bot}
    if game.clock is not None and seat.kind == "human":
        left = msgspec.convert(game.clock, Clock).start if seat.left is None else seat.left
        plain["clock"] = {"left": round(left), "since": round(seat.since) if seat.since else None}
    if game.status == "finished":
        plain["orders"] = seat.orders_log
    return plain


def begins_at(game: Game) -> int:
    """The first entry that may be taken back: what a fork has from its parent, dice included, stays."""
    return game.parent_number or 0


def can_undo(table: Table, eyes: Eyes, since: int = 0) -> bool:
    """Whether the last answer was one's own and nothing has come to light since."""
    try:
        check_undo(table, eyes, since)
    except IllegalUndo:
        return False
    return True


def check_undo(table: Table, eyes: Eyes, since: int = 0) -> None:
    """Raise IllegalUndo unless the last answer may be taken back without asking anybody."""
    last = table.log_since(table.number - 1)
    if not last or table.number <= since:
        raise IllegalUndo("nothing has been decided yet")
    entry = last[-1]
    if entry.is_random or entry.reveals:
        raise IllegalUndo("something has come to light since")
    if entry.side not in eyes:
        raise IllegalUndo("the last answer was given by another side")
