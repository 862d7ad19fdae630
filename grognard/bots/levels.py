"""The opponents that a player meets: a planner at three strengths, each with four times the time of the one below."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from time import process_time

from msgspec import Struct

from grognard.bots.base import BACK, Patience, asked, register
from grognard.bots.courses import Course, closing, is_searched
from grognard.bots.planner import Budget, Planner, Stopped, Told
from grognard.bots.scripted import onward, patiently
from grognard.engine.decision import Choose
from grognard.engine.table import Table

NEAR = 20
"""So many decisions before the first order thinking begins."""


class Level(Struct, frozen=True):
    """A strength that a player is offered; the page has its name in his language."""

    id: str
    seconds: float


LEVELS = (
    Level("recruit", 0.0625),
    Level("regular", 0.25),
    Level("veteran", 1.0),
)


class PlannerBot:
    """Thinks about whole orders at each of its decisions, and goes on with its course unless it finds a better one.

    It can be watched meanwhile, and stopped: then it answers at once. The set-up is the script's, until the first order
    is so near that playouts reach it: before, there is nothing that could be judged. Once an answer was taken back, or
    the same is asked again and again, the order is the script's as well: whoever found it good before would find it
    good again, for ever.
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
        self.seen, self.side, self.is_begun = -1, "", False
        self.last, self.is_wary = "", False
        self.patience = Patience()
        self.course: Course | None = None

    def choose(self, game: Table, side: str) -> str:
        if game.number <= self.seen or side != self.side:  # set back, or another game
            self.course, self.is_begun, self.last, self.is_wary = None, False, "", False
            self.patience = Patience()
        self.seen, self.side = game.number, side
        world = game.sample(side, self.rng.getrandbits(48))
        question, quiet = asked(world, side), game.title.quiet
        if question.kind in quiet:
            self.course, self.is_wary = None, self.last == BACK
        elif self.course is not None and self.course.is_over(world):
            self.course = None
        rounds = self.patience.rounds(game, question)
        if rounds > 0:
            self.course, self.is_wary = None, True
        self.is_begun = self.is_begun or question.kind in quiet or _is_near_an_order(world, self.rng)
        is_open = len(question.options) > 1 and (
            is_searched(game.title, question.kind) or closing(game.title, world.state) > 0
        )
        if self.is_begun and is_open and (question.window or not self.is_wary):
            self.last = self._think(game, side, question)
        elif self.course is not None:
            self.last = self.course.answer(world, question, self.rng).id
        else:
            self.last = patiently(world, question, self.rng, rounds).id
        if self.last == BACK:
            self.course, self.is_wary = None, True
        return self.last

    def _think(self, game: Table, side: str, question: Choose) -> str:
        """Search; what was found is followed until the order is over or something better turns up."""
        search = Planner(
            game,
            side,
            self.budget,
            self.rng.getrandbits(48),
            course=self.course,
            only_known=True,
            stopped=self.stopped,
            told=self.told,
        )
        best = search.search()[0]
        if not question.window:
            self.course = Course(best, game)
            self.course.place = 1
        return best.option


def _is_near_an_order(world: Table, rng: Random) -> bool:
    """Whether the script comes to an order, or to the end, within a few decisions."""
    world, quiet = world.clone(), world.title.quiet
    return any(each.kind in quiet for each in onward(world, rng, NEAR)) or world.pending is None


def _maker(name: str, budget: Budget) -> Callable[[int | None], PlannerBot]:
    return lambda seed: PlannerBot(seed, name=name, budget=budget)


for _level in LEVELS:
    register(_level.id, _maker(_level.id, Budget(seconds=_level.seconds)))
for _id, _budget in {  # for matches: time of the processor, so that a busy machine weakens nobody
    "planner-50ms": Budget(seconds=0.05, clock=process_time),
    "planner-200ms": Budget(seconds=0.2, clock=process_time),
    "planner-1s": Budget(seconds=1.0, clock=process_time),
    "planner-4w": Budget(worlds=4),
    "planner-16w": Budget(worlds=16),
}.items():
    register(_id, _maker(_id, _budget), listed=False)
