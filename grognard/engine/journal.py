"""The log as the truth: a list that only grows, shared by every clone of a game.

Each link is a pair (what came before, entry). Adding costs one small tuple, a clone shares everything, and taking back
an entry moves a pointer; nothing is ever copied or overwritten.
"""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from grognard.engine.decision import CHANCE
from grognard.engine.position import Note

Past = tuple[Any, "Entry"] | None


class Entry(Struct, frozen=True, gc=False):
    """One answer: who gave it to what question, what chance used for it, and what was said until the next question."""

    number: int
    side: str
    kind: str
    answer: str | tuple[int, ...]
    notes: tuple[Note, ...] = ()
    secret: bool = False
    draw: int | None = None
    """The counter from which chance made it, for the proof after the game; None where it was prescribed."""
    checksum: str = ""

    @property
    def is_random(self) -> bool:
        return self.side == CHANCE

    @property
    def reveals(self) -> bool:
        return any(note.reveals for note in self.notes)


def entries(past: Past) -> list[Entry]:
    """All entries, oldest first."""
    found = []
    while past is not None:
        past, entry = past
        found.append(entry)
    found.reverse()
    return found


def entries_since(past: Past, number: int) -> list[Entry]:
    """The entries with at least this number, oldest first."""
    found = []
    while past is not None and past[1].number >= number:
        past, entry = past
        found.append(entry)
    found.reverse()
    return found
