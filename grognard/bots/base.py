"""What a bot is, and the list of those that can be asked for by name."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from random import Random
from typing import Protocol

import msgspec

from grognard.engine.decision import Choose, Option
from grognard.engine.errors import BadDocument
from grognard.engine.table import Table

BACK = "back"
"""The id of the option that takes back an unfinished choice."""
COUNTED = frozenset({"number", "decision", "log"})
"""What differs in two views of the same: which decision it is, and what came before."""
PATIENCE = 6
"""Whoever is asked the same more often than this before an order is over may be getting nowhere."""


class Bot(Protocol):
    """An opponent: given a game at a decision of its side, it names one of the options.

    It may call `view`, `options`, `sample` and `clone`, and play on in sampled worlds; nothing else.
    """

    name: str

    def choose(self, game: Table, side: str) -> str: ...


Maker = Callable[[int | None], Bot]
_BOTS: dict[str, Maker] = {}
_LISTED: list[str] = []


def register(name: str, maker: Maker, *, listed: bool = True) -> None:
    """Make a bot known by a name; one that is not listed can be asked for, but is not offered to players."""
    _BOTS[name] = maker
    if listed:
        _LISTED.append(name)


def names() -> tuple[str, ...]:
    """The bots that are offered to players."""
    return tuple(_LISTED)


def is_known(name: str) -> bool:
    return name in _BOTS


def bot(name: str, seed: int | None = None) -> Bot:
    """A bot by name, or BadDocument."""
    if name not in _BOTS:
        raise BadDocument(f"unknown bot {name!r}; there are: {', '.join(_BOTS)}", "bot")
    return _BOTS[name](seed)


def asked(game: Table, side: str) -> Choose:
    """The decision that waits for a side."""
    question = game.pending_for(side)
    assert question is not None, f"nothing waits for {side}"
    return question


def serious(options: tuple[Option, ...]) -> list[Option]:
    """All but taking back, unless there is nothing else."""
    return [option for option in options if option.id != BACK] or list(options)


class Patience:
    """Notices that a bot is asked the very same again and again, because what it answers leads nowhere.

    Where an answer leaves nothing but the way back, the game itself goes it, and no bot is told.
    """

    def __init__(self) -> None:
        self.order: tuple[object, ...] = ()
        self.asked: Counter[tuple[object, ...]] = Counter()

    def rounds(self, game: Table, question: Choose) -> int:
        """How often all has been as it is now since an order was chosen from other options; none at first sight."""
        quiet = game.title.quiet
        this: tuple[object, ...] = question.kind, question.args, *(option.id for option in question.options)
        if question.window or not quiet:
            return 0
        if question.kind in quiet and this != self.order:
            self.order, self.asked = this, Counter()
        self.asked[this] += 1
        if self.asked[this] <= PATIENCE:  # so few may be chance, and a view takes time
            return 0
        view = {key: what for key, what in game.view(question.side).items() if key not in COUNTED}
        this = *this, msgspec.json.encode(view)
        self.asked[this] += 1
        return self.asked[this] - 1


class RandomBot:
    """Any answer, all alike."""

    name = "random"

    def __init__(self, seed: int | None = None) -> None:
        self.rng = Random(seed)

    def choose(self, game: Table, side: str) -> str:
        return self.rng.choice(asked(game, side).options).id


register("random", RandomBot)
