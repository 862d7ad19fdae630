"""Clocks: so many seconds for the whole game, or so many days for each turn, with a vacation that stops them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Literal

import msgspec
from msgspec import Meta, Struct

from grognard.server.store.records import Seat

if TYPE_CHECKING:
    from grognard.server.draft import Draft

DAY = 86_400.0


class Clock(Struct, frozen=True, forbid_unknown_fields=True):
    """`live`: seconds for the game and an increment for each turn. `days`: days for each turn."""

    kind: Literal["live", "days"]
    seconds: Annotated[int, Meta(ge=10, le=7 * 86_400)] = 3600
    increment: Annotated[int, Meta(ge=0, le=3600)] = 0
    days: Annotated[float, Meta(gt=0, le=60)] = 3

    @property
    def start(self) -> float:
        return float(self.seconds) if self.kind == "live" else self.days * DAY


def run(draft: Draft, waiting: list[str]) -> None:
    """Start the clocks of those who have to decide, stop the others', and note when the first runs out."""
    if draft.game.clock is None:
        return
    clock = msgspec.convert(draft.game.clock, Clock)
    for side, seat in list(draft.seats.items()):
        if seat.kind != "human":
            continue
        if side in waiting and seat.since is None:
            left = clock.start if clock.kind == "days" or seat.left is None else seat.left
            draft.set_seat(side, since=draft.now, left=left)
        elif side not in waiting and seat.since is not None:
            draft.set_seat(side, since=None, left=_stopped(clock, seat, draft.now))
    ends = [out_at(seat) for seat in draft.seats.values() if seat.since is not None]
    draft.set(deadline=min(ends) if ends else None)


def _stopped(clock: Clock, seat: Seat, now: float) -> float:
    if clock.kind == "days":
        return clock.start
    return max(0.0, out_at(seat) - now) + clock.increment


def out_at(seat: Seat) -> float:
    """When a running clock will have run out."""
    return (seat.since or 0.0) + (seat.left or 0.0)


def overdue(seats: dict[str, Seat], now: float) -> list[Seat]:
    """The seats whose time is up."""
    return [seat for seat in seats.values() if seat.since is not None and out_at(seat) <= now]
