"""The opponents that a player meets: a planner at three strengths, each with four times the time of the one below."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from msgspec import Struct

from grognard.bots.base import asked, register
from grognard.bots.planner import Budget, Planner, Stopped, Told
from grognard.engine.table import Table


class Level(Struct, frozen=True):
    """A strength by the name that a player reads."""

    id: str
    name: dict[str, str]
    seconds: float


LEVELS = (
    Level("recruit", {"en": "Recruit", "fr": "Bleu"}, 0.0625),
    Level("regular", {"en": "Regular", "fr": "Régulier"}, 0.25),
    Level("veteran", {"en": "Veteran", "fr": "Grognard"}, 1.0),
)


class PlannerBot:
    """Thinks for a while about each decision; it can be watched meanwhile, and stopped: then it answers at once."""

    def __init__(
        self,
        seed: int | None = None,
        *,
        name: str = "planner",
        budget: Budget | None = None,
        stopped: Stopped | None = None,
        told: Told | None = None,
    ) -> None:
        self.name, self.rng = name, Random(seed)
        self.budget = budget or Budget(seconds=LEVELS[1].seconds)
        self.stopped, self.told = stopped, told

    def choose(self, game: Table, side: str) -> str:
        asked(game, side)
        search = Planner(
            game, side, self.budget, self.rng.getrandbits(48), stopped=self.stopped, told=self.told
        )
        return search.search()[0].option


def _maker(name: str, budget: Budget) -> Callable[[int | None], PlannerBot]:
    return lambda seed: PlannerBot(seed, name=name, budget=budget)


for _level in LEVELS:
    register(_level.id, _maker(_level.id, Budget(seconds=_level.seconds)))
for _id, _budget in {
    "planner-50ms": Budget(seconds=0.05),
    "planner-200ms": Budget(seconds=0.2),
    "planner-1s": Budget(seconds=1.0),
    "planner-4w": Budget(worlds=4),
    "planner-16w": Budget(worlds=16),
}.items():
    register(_id, _maker(_id, _budget), listed=False)
