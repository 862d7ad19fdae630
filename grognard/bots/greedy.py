"""Greedy: one decision ahead on sampled worlds, judged by the title's evaluation."""

from __future__ import annotations

from random import Random

from grognard.bots.base import BACK, asked, register, serious
from grognard.engine.table import Table
from grognard.engine.title import Title

ASTRAY = 0.05
"""So often any answer will do: what looks best and changes nothing must not be done for ever."""
MOST = 48
"""So many answers are looked at; where a hex may be any of hundreds, so many of them at random."""
FINALISTS = 6
"""So many answers are looked at again in another world."""
FOLLOW_UPS = 6
"""So many ways to finish an unfinished choice are looked at."""


class GreedyBot:
    """Each answer is tried in a sampled world, the best in further ones; a choice that could be taken back, by the best
    way to finish it."""

    name = "greedy"

    def __init__(self, seed: int | None = None, worlds: int = 3) -> None:
        self.rng, self.worlds = Random(seed), worlds

    def choose(self, game: Table, side: str) -> str:
        offered = asked(game, side).options
        if game.title.evaluate is None or self.rng.random() < ASTRAY:
            return self.rng.choice(offered).id
        ids = [option.id for option in serious(offered)]
        totals = dict.fromkeys(self.rng.sample(ids, min(MOST, len(ids))), 0.0)
        for _ in range(self.worlds):
            world = game.sample(side, self.rng.getrandbits(32))
            for id_ in totals:
                after = world.clone()
                after.answer(id_, side)
                totals[id_] += self._judge(game.title, after, side)
            totals = dict(sorted(totals.items(), key=lambda each: -each[1])[:FINALISTS])
        best = max(totals.values())
        return self.rng.choice([id_ for id_, total in totals.items() if total >= best - 1e-9])

    def _judge(self, title: Title, world: Table, side: str) -> float:
        assert title.evaluate is not None
        question = world.pending_for(side)
        if question is None or question.find(BACK) is None:
            return title.evaluate(world.state, side)
        best = -1.0
        for option in serious(question.options)[:FOLLOW_UPS]:
            after = world.clone()
            after.answer(option, side)
            best = max(best, title.evaluate(after.state, side))
        return best


register("greedy", GreedyBot)
