"""Planner: searches whole orders. Each course of action is played on by the script in sampled worlds and then judged.

A course is what is picked at the first decisions of an order, and a plan by which the script answers the others. The
candidates are the script's own course, its further preferences, its course under each of the title's plans, and then
variations within the orders that did best. All of them meet the same worlds with the same dice, so that luck cancels
out; another course replaces the script's own if it is believed to be better once luck is discounted. In a window of
reaction the same search runs over worlds that agree with what the side knows, so the answer never depends on what is
hidden.
"""

from __future__ import annotations

from collections.abc import Callable
from math import inf, sqrt
from random import Random
from time import perf_counter

from msgspec import Struct

from grognard.bots.base import asked
from grognard.bots.courses import (
    Candidate,
    Course,
    Pick,
    closing,
    considered,
    is_searched,
    played_out,
    prior_of,
)
from grognard.bots.scripted import by_doctrine, onward
from grognard.engine.decision import Choose
from grognard.engine.table import Table

FIRST, WIDE = 4, 11
"""So many candidates are tried in the first world, and so many of a decision's options at all."""
DEEP, OTHERS = 4, 2
"""So many decisions within an order are varied, by so many other answers each."""
SETTLED = 3
"""After so many worlds candidates may be dropped, and the best are varied."""
WORTH = 0.004
"""Whoever may gain less gets no more time, and does not replace the script's course."""
LONGEST, LONG, LAST = 80, 30, 400
"""A playout is cut after so many decisions, whatever is going on: before an order, within one, and near the end."""
ENOUGH = 12
"""Games are played to their end if there is time for so many playouts."""
SHOWN = 4
"""How many playouts the luck that is expected of a kind of decision weighs against what is seen of it."""

Stopped = Callable[[], bool]
Told = Callable[[float], None]


class Budget(Struct, frozen=True):
    """How long to think: seconds of a clock, or a number of worlds, and then the same on every machine."""

    seconds: float | None = None
    worlds: int | None = None
    clock: Callable[[], float] = perf_counter


class Planner:
    """One search at one decision."""

    def __init__(
        self,
        game: Table,
        side: str,
        budget: Budget,
        seed: int,
        *,
        course: Course | None = None,
        only_known: bool = False,
        stopped: Stopped | None = None,
        told: Told | None = None,
    ) -> None:
        self.game, self.side, self.budget, self.course = game, side, budget, course
        self.only_known = only_known
        """Leave the answer to the script where no search is known to do better, unless a player asks for advice."""
        self.rng, self.stopped, self.told = Random(seed), stopped, told
        self.tried: list[Candidate] = []
        self.running: list[Candidate] = []
        self.waiting: list[Candidate] = []
        self.worlds, self.kind = 0, asked(game, side).kind
        self.is_between, self.is_closing = self.kind in game.title.quiet, False
        """Whether no order is in progress, and whether the game is nearly over."""
        self.decisive = 0.0
        """How far answers differ then."""

    def search(self) -> list[Candidate]:
        """The candidates that were tried, the best first."""
        started = self.budget.clock()
        world = self._sample()
        question = asked(world, self.side)
        self.is_closing = self._reaches_the_end(world.clone())
        ranked = self._ranked(world, question)
        if self.only_known and not (self.is_closing or is_searched(world.title, self.kind)):
            return ranked[:1]
        self.tried, self.running, self.waiting = [], ranked[:FIRST], ranked[FIRST:]
        while len(ranked) > 1 and not self._is_over(self.budget.clock() - started):
            self._try_all(world, started)
            self._prune()
            self._widen(world)
            world = self._sample()
        return _by_belief(self.tried or ranked[:1])

    def _reaches_the_end(self, world: Table) -> bool:
        """Whether the game is nearly over, and the script plays it to its end in a small part of the time."""
        self.decisive = closing(world.title, world.state)
        if not self.decisive:
            return False
        seconds, clock = self.budget.seconds, self.budget.clock
        until = clock() + (seconds / ENOUGH if seconds is not None else inf)
        for _ in onward(world, Random(0), LAST):
            if clock() > until:
                break
        return world.pending is None

    def _sample(self) -> Table:
        return self.game.sample(self.side, self.rng.getrandbits(48), coupled=True)

    def _is_stopped(self) -> bool:
        return self.stopped is not None and self.stopped()

    def _is_over(self, spent: float) -> bool:
        if self._is_stopped():
            return True
        if self.worlds >= SETTLED and not self.waiting and self._is_settled():
            return True
        seconds, worlds = self.budget.seconds, self.budget.worlds
        part = max(
            spent / seconds if seconds is not None else 0.0,
            self.worlds / worlds if worlds is not None else 0.0,
        )
        if self.told is not None:
            self.told(min(1.0, part))
        return part >= 1.0

    def _is_settled(self) -> bool:
        """Nobody is left who might be better than the script's course, or one alone, who surely is."""
        others = self.running[1:]
        return not others or (len(others) == 1 and others[0].fear > 0)

    # candidates

    def _ranked(self, world: Table, question: Choose) -> list[Candidate]:
        """The course so far or the script's own, its next preferences, and its course under other plans."""
        plans, kind, course = world.title.plans, question.kind, self.course
        usual = [Candidate(((kind, o.id),), "") for o in considered(world, question, "")]
        if world.title.ordering is None:
            return usual
        if question.window:
            return usual[:WIDE]
        is_followed = course is not None and not course.is_over(world)
        own = course.ahead(world, question) if course is not None and is_followed else usual[0]
        others = [each for each in usual if each.option != own.option][: WIDE - 1]
        best = {plan: considered(world, question, plan)[0] for plan in plans[1:]}
        planned = [Candidate(((kind, option.id),), plan) for plan, option in best.items() if plan != own.plan]
        return [own, *others[: FIRST - 1], *planned, *others[FIRST - 1 :]]

    def _widen(self, world: Table) -> None:
        """One more candidate after each world; once the first have settled, variations of the best come first.

        Within an order there are none: its later decisions have searches of their own.
        """
        if self.worlds >= SETTLED and self.is_between and world.title.varied:
            best = max(self.running, key=lambda each: each.belief)
            if not best.is_varied:
                best.is_varied = True
                self.waiting = self._variations(world, best) + self.waiting
        self.running += self.waiting[:1]
        del self.waiting[:1]

    def _variations(self, world: Table, candidate: Candidate) -> list[Candidate]:
        """Other answers to the next decisions within the order, the earlier ones first; none after its activation."""
        if world.title.ordering is None:
            return []
        world, course, rng = world.clone(), Course(candidate, world), Random(0)
        found: list[Candidate] = []
        made: list[Pick] = []
        for _ in range(LONGEST):
            question = world.pending
            if (
                question is None
                or (made and question.kind in world.title.quiet)
                or course.is_over(world)
                or len(found) >= DEEP * OTHERS
            ):
                break
            answer = course.answer(world, question, rng)
            if question.side == self.side and (not made or not question.window):
                if len(made) >= len(candidate.picks):
                    others = [o for o in considered(world, question, candidate.plan) if o != answer]
                    found += [
                        Candidate((*made, (question.kind, o.id)), candidate.plan) for o in others[:OTHERS]
                    ]
                made.append((question.kind, answer.id))
            world.answer(answer, question.side)
        return found

    def _prune(self) -> None:
        """What is clearly worse than the best gets no more time; the script's course, the measure, always stays."""
        if self.worlds >= SETTLED:
            own, *others = self.running
            best = max(each.belief for each in self.tried)
            self.running = [own, *(each for each in others if each.hope > best + WORTH and any(each.gains))]

    # playouts

    def _try_all(self, world: Table, started: float) -> None:
        """Every candidate meets the same world, and is compared with the script's course there."""
        seed, own = self.rng.getrandbits(32), 0.0
        for place, each in enumerate(self.running):
            if place > 1 and self._is_over(self.budget.clock() - started):
                break
            value = self.playout(world.clone(), each, Random(seed))
            if self._is_stopped():  # a playout that was cut short would be compared with whole ones
                break
            own = value if place == 0 else own
            if not each.values:
                self.tried.append(each)
            each.values.append(value)
            each.gains.append(value - own)
        self._weigh_luck()
        self.worlds += 1

    def _weigh_luck(self) -> None:
        """How far luck moves the difference of two playouts in the same world: what all the differences show."""
        others = self.tried[1:]
        degrees = sum(len(each.gains) - 1 for each in others)
        prior = played_out(self.decisive) if self.is_closing else prior_of(self.game.title, self.kind)
        expected = SHOWN * prior.luck**2
        luck = sqrt((expected + sum(each.squares for each in others)) / (SHOWN + degrees))
        for each in self.tried:
            each.luck, each.prior = luck, prior

    def playout(self, world: Table, candidate: Candidate, rng: Random) -> float:
        """Play on by the script, and judge when all have had the same time.

        Within an order that is when it is over. Before one, only when the opponent's next is over as well: a pass would
        be judged sooner than an attack, and without what the enemy makes of either. Near the end it is when the game is
        over.
        """
        title, course, orders, answered = world.title, Course(candidate, world), 0, not self.is_between
        longest = LAST if self.is_closing else LONGEST if self.is_between else LONG
        for number in range(longest):
            question = world.pending
            if question is None or self._is_stopped():
                break
            if number and question.kind in title.quiet:
                if answered and not self.is_closing:
                    break
                orders, answered = orders + 1, question.side != self.side
            if question.side == self.side and orders == 0:
                option = course.answer(world, question, rng)
            else:
                option = by_doctrine(world, question, rng)
            world.answer(option, question.side)
        return title.evaluate(world.state, self.side) if title.evaluate is not None else 0.0


def _by_belief(candidates: list[Candidate]) -> list[Candidate]:
    """The best first; next to nothing is no reason to leave the script's course, or one that comes to the same."""
    return sorted(candidates, key=lambda each: -each.belief if any(each.gains) else -WORTH)
