"""Luck: what the dice of a game gave to each side, against what they give on average.

Dice are counted where they are rolled. Where cards serve as dice, the title says so in the log by a note with the faces
as `dice` and with `side`.
"""

from __future__ import annotations

from collections.abc import Iterator
from math import sqrt

from msgspec import Struct

from grognard.engine.chance import Ask
from grognard.engine.decision import CHANCE, Roll
from grognard.engine.position import Note
from grognard.engine.table import Table

FACES = 6
SIDE = "@side-"
"""The prefix of a message that names a side."""


class Dice(Struct):
    """The dice of one side: how many, their total, the total expected, and how often each face came up."""

    number: int = 0
    total: int = 0
    expected: float = 0.0
    variance: float = 0.0
    faces: dict[int, int] = {}

    def add(self, face: int, faces: int) -> None:
        self.number += 1
        self.total += face
        self.expected += (faces + 1) / 2
        self.variance += (faces * faces - 1) / 12
        self.faces[face] = self.faces.get(face, 0) + 1

    @property
    def deviation(self) -> float:
        """By how many standard deviations the total differs from the expected one."""
        return (self.total - self.expected) / sqrt(self.variance) if self.variance else 0.0


def luck(game: Table) -> dict[str, Dice]:
    """The dice of every side; the empty name for those rolled for nobody."""
    found: dict[str, Dice] = {}
    for side, rolled, faces in (*_rolls(game), *_shown(game)):
        for face in rolled:
            found.setdefault(side, Dice()).add(face, faces)
    return found


def _rolls(game: Table) -> Iterator[tuple[str, tuple[int, ...], int]]:
    """Play the game again with its chance as a player, and look at each roll when it is asked for."""
    log = game.log
    again = Table(game.title, game.origin, game.options_given, Ask())
    while again.number < len(log):
        entry, asked = log[again.number], again._asked
        if isinstance(asked, Roll) and isinstance(entry.answer, tuple):
            yield asked.side, entry.answer, asked.faces
        answer = entry.answer if isinstance(entry.answer, str) else "-".join(map(str, entry.answer))
        again.answer(answer, entry.side if entry.side != CHANCE else None)


def _shown(game: Table) -> Iterator[tuple[str, tuple[int, ...], int]]:
    for entry in game.log:
        for note in entry.notes:
            dice = note.args.get("dice")
            if isinstance(dice, list | tuple) and _is_drawn(note):
                yield str(note.args.get("side", "")).removeprefix(SIDE), tuple(dice), FACES


def _is_drawn(note: Note) -> bool:
    """Dice on a card; dice that were rolled are counted already."""
    return "card" in note.args
