"""Dice, decks and cups as a player: committed secret, scripted answers, or asked of somebody at the table.

Nothing is shuffled. Each roll or draw is made when it is needed, from a keyed hash of a secret and a counter, so there
is no order to leak. The hash of the secret is published before play and the secret after it: anybody can check.
"""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Collection, Iterable, Mapping
from functools import cache
from typing import Any
from zlib import crc32

from msgspec import Struct

from grognard.engine.decision import Draw, Roll
from grognard.engine.errors import BadDocument

Answer = tuple[int, ...] | str
DICE = "dice"
"""The queue of a document for whatever dice are rolled next."""


class RollKind(Struct, frozen=True):
    """A kind of roll, for those who prescribe one: what it decides, how many dice (0: it varies), how many faces."""

    words: str
    dice: int = 0
    faces: int = 0


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
        self.answers: tuple[Answer, ...] = tuple(_spoken(a, f"chance[{i}]") for i, a in enumerate(answers))

    def answer(self, question: Roll | Draw, counter: int) -> Answer:
        if counter >= len(self.answers):
            raise BadDocument(f"the script has only {len(self.answers)} answers", "chance")
        return checked(question, self.answers[counter], f"chance[{counter}]")


def _spoken(answer: Any, where: str) -> Answer:
    if isinstance(answer, str):
        return answer
    if not isinstance(answer, list | tuple):
        raise BadDocument(f"must be a list of dice such as [3, 4], or a name, not {answer!r}", where)
    return tuple(answer)


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
    return DICE if isinstance(question, Roll) else question.source


def sources_of(question: Roll | Draw) -> tuple[str, str, str]:
    """The queues that may prescribe an answer, the nearest first: a matter of one unit, any of the kind, any at all."""
    return f"{question.kind}:{question.about}", question.kind, source_of(question)


def queues(
    given: Any, rolls: Mapping[str, RollKind] | None = None, sources: Mapping[str, str] | None = None
) -> dict[str, tuple[Any, ...]]:
    """What a document prescribes to be rolled or drawn next; with the kinds that a title knows, it is checked."""
    if not isinstance(given, dict) or not all(isinstance(items, list | tuple) for items in given.values()):
        raise BadDocument("must be an object of lists", "next")
    if rolls or sources:
        for name, items in given.items():
            _check_queue(str(name), items, rolls or {}, sources or {})
    return {str(source): tuple(items) for source, items in given.items()}


def _check_queue(name: str, items: Any, rolls: Mapping[str, RollKind], sources: Mapping[str, str]) -> None:
    """Refuse a name that nothing answers to and dice that cannot fall."""
    kind = name if name in rolls or name in sources else name.partition(":")[0]
    if kind in sources:
        return
    roll = rolls.get(kind, RollKind("") if kind == DICE and rolls else None)
    if roll is None:
        known = ", ".join(sorted({*rolls, *sources, *((DICE,) if rolls else ())}))
        raise BadDocument(f"nothing of that name is rolled or drawn; there are {known}", f"next.{name}")
    for i, item in enumerate(items):
        faces = item if isinstance(item, list | tuple) else ()
        count = len(faces) == roll.dice if roll.dice else bool(faces)
        low, high = 1, roll.faces or max(r.faces for r in rolls.values())
        if not count or not all(type(face) is int and low <= face <= high for face in faces):
            dice = f"{roll.dice or 'some'} dice of {high} faces"
            raise BadDocument(f"must be {dice}, such as {[1] * (roll.dice or 1)}", f"next.{name}[{i}]")


def prescribed_results(given: Any, charts: Mapping[str, Collection[str]]) -> dict[str, tuple[str, ...]]:
    """The results of charts that a document prescribes, each one that the chart has."""
    if not isinstance(given, dict):
        raise BadDocument("must be an object of lists", "forced")
    for chart, results in given.items():
        where = f"forced.{chart}"
        if chart not in charts:
            known = ", ".join(sorted(charts)) or "none"
            raise BadDocument(f"there is no such chart; there are {known}", where)
        if not isinstance(results, list | tuple):
            raise BadDocument("must be a list", where)
        for i, result in enumerate(results):
            if result not in charts[chart]:
                raise BadDocument(f"must be one of {', '.join(charts[chart])}", f"{where}[{i}]")
    return {chart: tuple(results) for chart, results in given.items() if results}
