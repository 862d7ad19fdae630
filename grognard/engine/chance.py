"""Dice, decks and cups as a player: committed secret, scripted answers, or asked of somebody at the table.

Nothing is shuffled. Each roll or draw is made when it is needed, from a keyed hash of a secret and a counter, so there
is no order to leak. The hash of the secret is published before play and the secret after it: anybody can check.
"""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Iterable
from functools import cache
from typing import Any
from zlib import crc32

from msgspec import Struct

from grognard.engine.decision import Draw, Roll
from grognard.engine.errors import BadDocument

Answer = tuple[int, ...] | str


class Committed(Struct, frozen=True, gc=False):
    """Chance from a secret. Equal secrets and counters give equal answers on every machine."""

    secret: str

    @classmethod
    def from_seed(cls, seed: int | str | None) -> Committed:
        if seed is None:
            return cls(secrets.token_hex(16))
        return cls(hashlib.blake2b(f"grognard {seed}".encode(), digest_size=16).hexdigest())

    @property
    def commitment(self) -> str:
        """What may be published before the game."""
        return hashlib.sha256(self.secret.encode()).hexdigest()

    def answer(self, question: Roll | Draw, counter: int) -> Answer:
        stream = _Stream(self.secret, counter)
        if isinstance(question, Roll):
            return tuple(stream.below(question.faces) + 1 for _ in range(question.dice))
        return question.items[stream.below(len(question.items))]


class Coupled:
    """Chance in worlds that are compared: the same luck in the same matter, whatever else was rolled before.

    An answer hangs on what is asked, about whom, and how often that was asked before, not on how many rolls there were.
    Worlds that differ in a decision then differ in what follows from it, and not in all dice that are rolled later. A
    draw takes the item that ranks first in an order of its own, so that decks of nearly the same cards mostly give the
    same one.
    """

    __slots__ = ("_asked", "secret")

    def __init__(self, secret: str, asked: dict[tuple[str, str, str], int] | None = None) -> None:
        self.secret, self._asked = secret, asked if asked is not None else {}

    def copy(self) -> Coupled:
        return Coupled(self.secret, self._asked.copy())

    def answer(self, question: Roll | Draw, counter: int) -> Answer:  # noqa: ARG002
        matter = question.kind, question.side, question.about
        number = self._asked[matter] = self._asked.get(matter, 0) + 1
        stream = _Stream(self.secret, f"{matter} {number}")
        if isinstance(question, Roll):
            return tuple(stream.below(question.faces) + 1 for _ in range(question.dice))
        mask, items = stream.below(1 << 32), question.items
        ranks = [(mark ^ mask) * _SPREAD & 0xFFFFFFFF for mark in map(_mark, _told_apart(items))]
        return items[ranks.index(min(ranks))]


_SPREAD = 2654435761
"""An odd number that spreads every bit over the upper ones: the golden ratio of 32 bits."""


@cache
def _mark(item: str) -> int:
    """A number that tells an item from others, the same on every machine."""
    return crc32(item.encode())


def _told_apart(items: tuple[str, ...]) -> Iterable[str]:
    """The items, with a number behind those that are there more than once: each of them has its chance."""
    if len(set(items)) == len(items):
        return items
    seen = [items[:place].count(item) for place, item in enumerate(items)]
    return [f"{item} {number}" for item, number in zip(items, seen, strict=True)]


class _Stream:
    """Uniform whole numbers from one keyed hash, by rejection, hashed again when it runs dry."""

    __slots__ = ("_bits", "_key", "_label", "_round", "_size")

    def __init__(self, secret: str, label: int | str) -> None:
        self._key, self._label, self._round = secret.encode(), label, 0
        self._bits = self._size = 0

    def below(self, n: int) -> int:
        width = (n - 1).bit_length() if n > 1 else 1
        while True:
            if self._size < width:
                self._refill()
            value = self._bits & ((1 << width) - 1)
            self._bits >>= width
            self._size -= width
            if value < n:
                return value

    def _refill(self) -> None:
        label = f"{self._label}.{self._round}".encode()
        self._bits = int.from_bytes(hashlib.blake2b(label, key=self._key, digest_size=16).digest(), "little")
        self._size, self._round = 128, self._round + 1


class Scripted:
    """Chance that says what it is told, in order: for tests and worked examples."""

    __slots__ = ("answers",)

    def __init__(self, answers: Iterable[Any]) -> None:
        self.answers: tuple[Answer, ...] = tuple(a if isinstance(a, str) else tuple(a) for a in answers)

    def answer(self, question: Roll | Draw, counter: int) -> Answer:
        if counter >= len(self.answers):
            raise BadDocument(f"the script has only {len(self.answers)} answers", "chance")
        return checked(question, self.answers[counter], f"chance[{counter}]")


class Ask(Struct, frozen=True):
    """Chance decisions wait for an answer like any other."""


Chance = Committed | Coupled | Scripted | Ask


def checked(question: Roll | Draw, answer: Any, where: str) -> Answer:
    """The answer in plain form, if chance could have given it."""
    if isinstance(question, Roll):
        good = (
            isinstance(answer, list | tuple)
            and len(answer) == question.dice
            and all(isinstance(face, int) and 1 <= face <= question.faces for face in answer)
        )
        if not good:
            raise BadDocument(
                f"{question.kind} needs {question.dice} dice of {question.faces} faces, not {answer!r}", where
            )
        return tuple(answer)
    if answer not in question.items:
        raise BadDocument(f"{answer!r} is not left in {question.source}", where)
    return str(answer)


def source_of(question: Roll | Draw) -> str:
    """The queue from which a document may prescribe what comes next: `dice` or the name of a deck or cup."""
    return "dice" if isinstance(question, Roll) else question.source


def queues(given: Any) -> dict[str, tuple[Any, ...]]:
    """What a document prescribes to be rolled or drawn next, by source."""
    if not isinstance(given, dict) or not all(isinstance(items, list | tuple) for items in given.values()):
        raise BadDocument("must be an object of lists", "next")
    return {str(source): tuple(items) for source, items in given.items()}
