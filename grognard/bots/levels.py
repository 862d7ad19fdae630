"""The opponents that a player meets: a planner at three strengths, each with four times the time of the one below."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from msgspec import Struct

from grognard.bots.base import asked, register
from grognard.bots.planner import Budget, Course, Planner, Stopped, Told
from grognard.bots.scripted import by_doctrine
from grognard.engine.decision import PASS, Choose
from grognard.engine.table import Table

SAVED = 3
"""So many decisions' time can be saved up."""


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
    """Thinks when an order begins, then follows the course that it chose; a window of reaction is a thought of its own.

    It can be watched meanwhile, and stopped: then it answers at once. The time of decisions that took no thought is
    saved up for the next order, to a limit. A bot that comes to a game in the middle of an order, or finds the game set
    back, thinks at once.
    """

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
        self.seen, self.side, self.saved = -1, "", 0
        self.course: Course | None = None

    def choose(self, game: Table, side: str) -> str:
        is_set_back = game.number <= self.seen
        is_new = is_set_back or self.seen < 0
        if is_set_back or side != self.side:
            self.course = None
        self.seen, self.side = game.number, side
        world = game.sample(side, self.rng.getrandbits(48))
        question = asked(world, side)
        if question.kind in game.title.quiet or (is_new and not question.window):
            return self._think(game, side, question, 1 + self.saved)
        answer = by_doctrine(world, question, self.rng)
        if question.window and (len(question.options) > 2 or answer.id != PASS.id):
            return self._think(game, side, question, 1)
        self.saved = min(SAVED, self.saved + 1)
        if self.course is not None:
            answer = self.course.answer(world, question, self.rng)
        return answer.id

    def _think(self, game: Table, side: str, question: Choose, shares: int) -> str:
        """Search with so many shares of time; what was found for an order is followed afterwards."""
        seconds = None if self.budget.seconds is None else self.budget.seconds * shares
        search = Planner(
            game,
            side,
            Budget(seconds, self.budget.worlds),
            self.rng.getrandbits(48),
            stopped=self.stopped,
            told=self.told,
        )
        best = search.search()[0]
        if not question.window:
            self.course, self.saved = Course(best), 0
            self.course.place = 1
        return best.option


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
