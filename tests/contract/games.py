"""Which games the contract is tested on, and how to play them at random."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import grognard
from grognard import registry
from grognard.engine.table import Table
from tests.ridge import TITLE as RIDGE

registry.register(RIDGE)

LONG = ("oao",)
"""Titles with hundreds of units: each decision takes long, and the larger scenarios thousands of them."""
SHORT = 400
"""So many decisions of a game are enough for the dearer tests."""


def every_scenario() -> list[tuple[str, str]]:
    """All scenarios of all titles; of those whose games are long the first alone."""
    return [
        (title, scenario.id)
        for title in grognard.titles()
        for scenario in grognard.scenarios(title)[: 1 if title in LONG else None]
    ]


def all_scenarios() -> list[tuple[str, str]]:
    """All scenarios of all titles, however long."""
    return [(title, s.id) for title in grognard.titles() for s in grognard.scenarios(title)]


def one_scenario_a_title() -> list[tuple[str, str]]:
    """The first scenario of each title."""
    return [(title, grognard.scenarios(title)[0].id) for title in grognard.titles()]


def played(game: Table, seed: int, decisions: int = SHORT) -> Iterator[Table]:
    """Play at random, handing out the game at every decision; a third as long where each takes long."""
    rng = Random(seed)
    for _ in range(decisions // 3 if game.title.id in LONG else decisions):
        question = game.pending
        if question is None:
            return
        yield game
        game.answer(rng.choice(question.options), question.side)


def play_out(game: Table, seed: int, limit: int = 100_000) -> int:
    """Play at random to the end; the number of decisions."""
    rng = Random(seed)
    for count in range(limit):
        question = game.pending
        if question is None:
            return count
        game.answer(rng.choice(question.options), question.side)
    raise AssertionError(f"no end after {limit} decisions")
