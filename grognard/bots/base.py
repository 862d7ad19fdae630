"""What a bot is, and the list of those that can be asked for by name."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Protocol

from grognard.engine.errors import BadDocument
from grognard.engine.table import Table


class Bot(Protocol):
    """An opponent: given a game at a decision of its side, it names one of the options."""

    name: str

    def choose(self, game: Table, side: str) -> str: ...


class RandomBot:
    """Any answer, all alike."""

    name = "random"

    def __init__(self, seed: int | None = None) -> None:
        self.rng = Random(seed)

    def choose(self, game: Table, side: str) -> str:
        question = game.pending_for(side)
        assert question is not None
        return self.rng.choice(question.options).id


class GreedyBot:
    """One decision ahead: each answer is tried in sampled worlds and judged by the title's evaluation."""

    name = "greedy"

    def __init__(self, seed: int | None = None, worlds: int = 3) -> None:
        self.rng, self.worlds = Random(seed), worlds

    def choose(self, game: Table, side: str) -> str:
        question, evaluate = game.pending_for(side), game.title.evaluate
        assert question is not None
        if evaluate is None:
            return self.rng.choice(question.options).id
        totals = dict.fromkeys((option.id for option in question.options), 0.0)
        for _ in range(self.worlds):
            world = game.sample(side, self.rng.getrandbits(32))
            for id_ in totals:
                after = world.clone()
                after.answer(id_, side)
                totals[id_] += evaluate(after.state, side)
        best = max(totals.values())
        return self.rng.choice([id_ for id_, total in totals.items() if total >= best - 1e-9])


BOTS: dict[str, Callable[[int | None], Bot]] = {"random": RandomBot, "greedy": GreedyBot}


def names() -> tuple[str, ...]:
    return tuple(BOTS)


def bot(name: str, seed: int | None = None) -> Bot:
    """A bot by name, or BadDocument."""
    if name not in BOTS:
        raise BadDocument(f"unknown bot {name!r}; there are: {', '.join(BOTS)}", "bot")
    return BOTS[name](seed)
