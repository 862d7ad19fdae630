"""Luck: how far the dice of a game favoured each side, against what they give on average.

Dice are counted where they are rolled, and each roll says which end is good for its side. Where cards serve as dice,
the title says so in the log by a note with the faces as `dice`, with `side` and with the same `good`.
"""

from __future__ import annotations

from collections.abc import Iterator
from math import sqrt
from typing import cast

from msgspec import Struct

from grognard.engine.chance import Ask
from grognard.engine.decision import CHANCE, Good, Roll
from grognard.engine.position import Note
from grognard.engine.table import Table

FACES = 6
SIDE = "@side-"
"""The prefix of a message that names a side."""
TOWARD = {"high": 1, "low": -1, "": 0}
"""What a point above the mean is worth to the side."""


class Thrown(Struct, frozen=True, gc=False):
    """Dice that fell for a side, as they are read."""

    side: str
    faces: tuple[int, ...]
    least: int
    most: int
    good: Good


class Dice(Struct):
    """The dice of one side: how many, their total, the total expected, and how often each face came up.

    `favour` is by how many points they were better for the side than expected, over all dice that have a good end.
    """

    number: int = 0
    total: int = 0
    expected: float = 0.0
    favour: float = 0.0
    variance: float = 0.0
    faces: dict[int, int] = {}

    def add(self, thrown: Thrown) -> None:
        mean, faces = (thrown.least + thrown.most) / 2, thrown.most - thrown.least + 1
        for face in thrown.faces:
            self.number += 1
            self.total += face
            self.expected += mean
            self.faces[face] = self.faces.get(face, 0) + 1
            if thrown.good:
                self.favour += TOWARD[thrown.good] * (face - mean)
                self.variance += (faces * faces - 1) / 12

    @property
    def deviation(self) -> float:
        """How lucky they were, in standard deviations: above 0 is good for the side."""
        return self.favour / sqrt(self.variance) if self.variance else 0.0


def luck(game: Table) -> dict[str, Dice]:
    """The dice of every side; the empty name for those rolled for nobody."""
    found: dict[str, Dice] = {}
    for thrown in (*_rolls(game), *_shown(game)):
        found.setdefault(thrown.side, Dice()).add(thrown)
    return found


def _rolls(game: Table) -> Iterator[Thrown]:
    """Play the game again with its chance as a player, and look at each roll when it is asked for."""
    log = game.log
    again = Table(game.title, game.origin, game.options_given, Ask())
    while again.number < len(log):
        entry, asked = log[again.number], again._asked
        if isinstance(asked, Roll) and isinstance(entry.answer, tuple):
            yield thrown(asked, entry.answer)
        answer = entry.answer if isinstance(entry.answer, str) else "-".join(map(str, entry.answer))
        again.answer(answer, entry.side if entry.side != CHANCE else None)


def thrown(asked: Roll, rolled: tuple[int, ...]) -> Thrown:
    """A roll as its rules read it."""
    if not asked.zero:
        return Thrown(asked.side, rolled, 1, asked.faces, asked.good)
    return Thrown(asked.side, tuple(face % asked.faces for face in rolled), 0, asked.faces - 1, asked.good)


def _shown(game: Table) -> Iterator[Thrown]:
    for entry in game.log:
        for note in entry.notes:
            dice = note.args.get("dice")
            if isinstance(dice, list | tuple) and _is_drawn(note):
                side, good = str(note.args.get("side", "")).removeprefix(SIDE), note.args.get("good", "")
                yield Thrown(side, tuple(dice), 1, FACES, cast(Good, good))


def _is_drawn(note: Note) -> bool:
    """Dice on a card; dice that were rolled are counted already."""
    return "card" in note.args
