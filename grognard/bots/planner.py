"""Planner: searches whole orders. Each candidate is played on by the script in sampled worlds and then judged.

Candidates are the script's favourites under each of the title's plans, widened as time allows. All of them meet the
same worlds, so that luck cancels out; another answer replaces the script's own only if it is clearly better. In a
window of reaction the same search runs over worlds that agree with what the side knows, so the answer never depends on
what is hidden.
"""

from __future__ import annotations

from collections.abc import Callable
from math import sqrt
from random import Random
from time import perf_counter

from msgspec import Struct

from grognard.bots.base import BACK, asked
from grognard.bots.scripted import by_doctrine
from grognard.engine.decision import Choose, Option
from grognard.engine.table import Table

WIDEN = 1.5
"""The number of candidates grows by this power of the number of worlds."""
FIRST = 3
DOUBT = 0.8
"""By so many standard errors another answer must beat the script's."""
SETTLED = 3
"""After so many worlds candidates may be dropped."""
MARGIN = 0.02
"""And by so much: finer differences are beyond the judgement of any evaluation."""
LONGEST = 40
"""A playout is cut after so many decisions, whatever is going on."""

Stopped = Callable[[], bool]
Told = Callable[[float], None]


class Candidate(Struct):
    """An answer, the plan that follows it, and how it fared: in itself, and against the script's in the same world."""

    option: str
    plan: str
    values: list[float] = []
    gains: list[float] = []

    @property
    def value(self) -> float:
        """What the position is worth after it, -1 lost to +1 won."""
        return _mean(self.values)

    @property
    def gain(self) -> float:
        """How much better it is than the script's answer."""
        return _mean(self.gains)

    @property
    def sure_gain(self) -> float:
        """The same with due caution; nothing for the script's own answer."""
        return self.gain - MARGIN - DOUBT * _error(self.gains) if any(self.gains) else 0.0


class Budget(Struct, frozen=True):
    """How long to think: seconds, or a number of worlds, which makes the choice the same on every machine."""

    seconds: float | None = None
    worlds: int | None = None


class Planner:
    """One search at one decision."""

    def __init__(
        self,
        game: Table,
        side: str,
        budget: Budget,
        seed: int,
        *,
        orders: int = 1,
        stopped: Stopped | None = None,
        told: Told | None = None,
    ) -> None:
        self.game, self.side, self.budget, self.orders = game, side, budget, orders
        self.rng, self.stopped, self.told = Random(seed), stopped, told
        self.tried: list[Candidate] = []
        self.running: list[Candidate] = []
        self.worlds = 0

    def search(self) -> list[Candidate]:
        """The candidates that were tried, the best first."""
        started = perf_counter()
        world = self._sample()
        ranked = self._ranked(world, asked(world, self.side))
        self.tried, self.running = [], ranked[:FIRST]
        while len(ranked) > 1 and not self._is_over(perf_counter() - started):
            self._widen(ranked)
            self._try_all(world)
            self._prune()
            world = self._sample()
        return sorted(self.tried or ranked[:1], key=lambda each: -each.sure_gain)

    def _sample(self) -> Table:
        return self.game.sample(self.side, self.rng.getrandbits(48))

    def _is_over(self, spent: float) -> bool:
        if self.stopped is not None and self.stopped():
            return True
        if len(self.running) == 1 and self.worlds >= SETTLED:
            return True
        seconds, worlds = self.budget.seconds, self.budget.worlds
        part = max(
            spent / seconds if seconds is not None else 0.0,
            self.worlds / worlds if worlds is not None else 0.0,
        )
        if self.told is not None:
            self.told(min(1.0, part))
        return part >= 1.0

    # candidates

    def _ranked(self, world: Table, question: Choose) -> list[Candidate]:
        """The script's own answer, what it would do under other plans, and then the rest of its preferences."""
        order, plans = world.title.ordering, world.title.plans
        if order is None:
            return [Candidate(option.id, "") for option in _seriously(question.options)]
        usual = [option.id for option in _seriously(order(world.state, question, ""))]
        found = {usual[0]: ""}
        for plan in plans[1:]:
            found.setdefault(_seriously(order(world.state, question, plan))[0].id, plan)
        for id_ in usual:
            found.setdefault(id_, "")
        return [Candidate(id_, plan) for id_, plan in found.items()]

    def _widen(self, ranked: list[Candidate]) -> None:
        """More worlds allow for more candidates."""
        known = FIRST + int(self.worlds ** (1 / WIDEN))
        self.running += [each for each in ranked[FIRST:known] if not each.values]

    def _prune(self) -> None:
        """What is clearly worse than the best gets no more time; the script's answer, the measure, always stays."""
        if self.worlds >= SETTLED:
            own, *others = self.running
            best = max(0.0, *(each.sure_gain for each in others)) if others else 0.0
            self.running = [own, *(c for c in others if c.gain + 2 * _error(c.gains) > best and any(c.gains))]

    # playouts

    def _try_all(self, world: Table) -> None:
        """Every candidate meets the same world, and is compared with the script's answer there."""
        seed, own = self.rng.getrandbits(32), 0.0
        for place, each in enumerate(self.running):
            value = self._playout(world.clone(), each, Random(seed))
            own = value if place == 0 else own
            if not each.values:
                self.tried.append(each)
            each.values.append(value)
            each.gains.append(value - own)
        self.worlds += 1

    def _playout(self, world: Table, candidate: Candidate, rng: Random) -> float:
        """Play on by the script until a few orders are over, and judge."""
        world.answer(candidate.option, self.side)
        title, orders = world.title, 0
        for _ in range(LONGEST):
            question = world.pending
            if question is None:
                break
            if question.kind in title.quiet:
                orders += 1
                if orders > self.orders:
                    break
            plan = candidate.plan if question.side == self.side and orders == 0 else ""
            world.answer(_scripted(world, question, plan, rng), question.side)
        return title.evaluate(world.state, self.side) if title.evaluate is not None else 0.0


def _seriously(options: tuple[Option, ...]) -> list[Option]:
    """All but taking back, unless there is nothing else."""
    return [option for option in options if option.id != BACK] or list(options)


def _scripted(world: Table, question: Choose, plan: str, rng: Random) -> Option:
    order = world.title.ordering
    if order is None or not plan:
        return by_doctrine(world, question, rng)
    return order(world.state, question, plan)[0]


def _mean(numbers: list[float]) -> float:
    return sum(numbers) / len(numbers) if numbers else 0.0


def _error(results: list[float]) -> float:
    """The standard error of a mean; a wide one for a single result."""
    number = len(results)
    if number < 2:
        return 0.5
    middle = sum(results) / number
    return sqrt(sum((x - middle) ** 2 for x in results) / (number - 1) / number) + 0.1 / number**2
