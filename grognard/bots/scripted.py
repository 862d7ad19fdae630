"""Scripted: the title's page of doctrine, read in a world dealt anew from what the side may know."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from grognard.bots.base import PATIENCE, Patience, asked, register
from grognard.engine.decision import Choose, Option
from grognard.engine.table import Table


class ScriptedBot:
    """Answers by doctrine, without looking ahead."""

    name = "scripted"

    def __init__(self, seed: int | None = None) -> None:
        self.rng, self.patience = Random(seed), Patience()

    def choose(self, game: Table, side: str) -> str:
        world = game.sample(side, self.rng.getrandbits(32))
        question = asked(world, side)
        return patiently(world, question, self.rng, self.patience.rounds(game, question)).id


def by_doctrine(world: Table, question: Choose, rng: Random) -> Option:
    """The script's answer; any, for a title without one. The world must be a sampled one."""
    script = world.title.doctrine
    return script(world.state, question) if script is not None else rng.choice(question.options)


def onward(world: Table, rng: Random, most: int) -> Iterator[Choose]:
    """Let the script play on for both sides, at most so many decisions; each is shown before it is answered."""
    for _ in range(most):
        question = world.pending
        if question is None:
            return
        yield question
        world.answer(by_doctrine(world, question, rng), question.side)


def patiently(world: Table, question: Choose, rng: Random, rounds: int) -> Option:
    """The script's answer, unless it has led nowhere for long: then any."""
    return by_doctrine(world, question, rng) if rounds <= PATIENCE else rng.choice(question.options)


register("scripted", ScriptedBot)
