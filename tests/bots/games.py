"""Positions in the middle of games, for tests of bots."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import grognard
from grognard.bots import bot
from grognard.engine.table import Table

SCENARIOS = (("gwc", "first-blood"), ("rpc", "hooge"))
"""A short scenario of each title in which it was measured what is worth a search."""
EVERYWHERE = (*SCENARIOS, ("gts", "hillman"), ("oao", "ardennes"))
"""A short scenario of each title that has a doctrine."""
OPTIONS = {"reactions": "friendly"}


def positions(title: str, scenario: str, number: int, seed: int = 0) -> Iterator[tuple[Table, str]]:
    """Positions of games between script and chance, with the side that has to decide; a few steps apart."""
    rng = Random(seed)
    found = 0
    while found < number:
        game = grognard.new(title, scenario, seed=rng.getrandbits(32), options=OPTIONS)
        players = [bot("scripted", rng.getrandbits(32)), bot("random", rng.getrandbits(32))]
        while (question := game.pending) is not None and found < number:
            if rng.random() < 0.2:
                yield game, question.side
                found += 1
            game.answer(rng.choice(players).choose(game, question.side), question.side)
