"""What one accepted answer, offer or event does to a stored game."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from grognard.engine.snapshot import Answered
from grognard.server.store.records import Seat

OFTEN = (
    "status", "number", "counter", "branches", "waiting", "bots_wait", "proposal", "result", "deadline", "updated",
)  # fmt: skip
"""The columns of a game that an answer changes."""


class Notice(Struct, frozen=True):
    """Somebody is to be told, by whichever ways he has chosen."""

    user_id: str
    content: dict[str, Any]
    by_email: bool


class Change(Struct, kw_only=True):
    """A change as it is written. If another one came first, nothing is."""

    game_id: str
    version: int
    """The version that it follows."""
    often: dict[str, Any] = {}
    """All of the columns in OFTEN, or none."""
    set: dict[str, Any] = {}
    """Any other columns."""
    cut: int | None = None
    branch: list[Answered] | None = None
    entries: list[dict[str, Any]] = []
    seats: list[Seat] = []
    snapshot: tuple[int, str, bytes] | None = None
    notices: list[Notice] = []
    at: float = 0.0

    @property
    def is_move(self) -> bool:
        """Whether it does only what nearly every answer does."""
        return bool(self.often) and not (
            self.set or self.seats or self.cut is not None or self.branch is not None
        )
