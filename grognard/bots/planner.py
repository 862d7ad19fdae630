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

from grognard.bots.base import asked, serious
from grognard.bots.scripted import by_doctrine, onward
from grognard.engine.decision import Choose, Option
from grognard.engine.table import Table
from grognard.engine.title import Title

FIRST, WIDE = 4, 7
"""So many candidates are tried in the first world, and so many of a decision's options at all."""
DEEP, OTHERS = 4, 2
"""So many decisions within an order are varied, by so many other answers each."""
SETTLED = 3
"""After so many worlds candidates may be dropped, and the best are varied."""
TRUST, CALM = 4, 0.01
"""How many playouts the luck of all candidates weighs against a candidate's own; it is never less than so much."""
DOUBT, WORTH = 1.5, 0.004
"""Candidates are hoped and feared to differ by so many standard deviations; who may gain less gets no more time."""
LONGEST, LONG, LAST = 80, 30, 400
"""A playout is cut after so many decisions, whatever is going on: before an order, within one, and near the end."""
ENOUGH = 12
"""Games are played to their end if there is time for so many playouts."""

Stopped = Callable[[], bool]
Told = Callable[[float], None]
Pick = tuple[str, str]
"""An answer that was foreseen: the kind of decision and the option."""


class Prior(Struct, frozen=True):
    """What is expected of another course before any playout."""

    behind: float
    """How much worse than the script's it is."""
    apart: float
    """How far courses differ."""
    astray: float
    """How far the evaluation itself errs in a difference: no number of playouts makes up for that."""


BETWEEN = Prior(0.05, 0.04, 0.05)
"""When an order is chosen the script is hard to beat."""
CLOSING = Prior(0.05, 0.25, 0.0)
"""Near the end playouts reach it, and nothing needs to be evaluated: the game is won or lost."""


def within(margin: float) -> Prior:
    """Within an order; how much worse another answer is, titles say."""
    return Prior(margin, 0.06, 0.05)


def tested(margin: float) -> Prior:
    """At a decision of a kind at which the title has tried how far the evaluation can be trusted."""
    return Prior(margin, 0.06, 0.03)


def prior_of(title: Title, kind: str) -> Prior:
    """What is expected of other answers to such a question. Bots do not search where the script knows better, but a
    player may ask for a hint there."""
    margin = title.margins.get(kind, inf)
    if margin < inf:
        return tested(margin)
    return BETWEEN if kind in title.quiet else within(title.margin)


class Candidate(Struct):
    """A course of action, and how it fared: in itself, and against the script's in the same world."""

    picks: tuple[Pick, ...]
    plan: str
    values: list[float] = []
    gains: list[float] = []
    luck: float = CALM
    prior: Prior = BETWEEN
    is_varied: bool = False

    @property
    def option(self) -> str:
        """The answer with which it begins."""
        return self.picks[0][1]

    @property
    def value(self) -> float:
        """What the position is worth after it, -1 lost to +1 won."""
        return _mean(self.values)

    @property
    def gain(self) -> float:
        """How much better it is than the script's course."""
        return _mean(self.gains)

    @property
    def squares(self) -> float:
        """How far the gains scatter."""
        middle = self.gain
        return sum((x - middle) ** 2 for x in self.gains)

    @property
    def trust(self) -> float:
        """How much of the gain that was seen is real, by Bayes' rule for two normal spreads: of one, nothing."""
        more = len(self.gains) - 1
        if more < 1:
            return 0.0
        scatter = (self.squares + TRUST * self.luck**2) / (more + TRUST)
        apart = self.prior.apart**2
        return apart / (apart + self.prior.astray**2 + scatter / more)

    @property
    def belief(self) -> float:
        """What the gain is believed to be: of what a few playouts show, most is luck. None for the script's course."""
        if not any(self.gains):
            return 0.0
        behind = self.prior.behind
        return self.trust * (self.gain + behind) - behind

    @property
    def hope(self) -> float:
        """What the gain may yet be believed to be, after all the playouts in the world."""
        return self.belief + self._open

    @property
    def fear(self) -> float:
        """The same, if they turn out badly."""
        return self.belief - self._open

    @property
    def _open(self) -> float:
        apart = self.prior.apart
        most = apart**2 / (apart**2 + self.prior.astray**2)
        return DOUBT * apart * sqrt(max(0.0, most - self.trust))


class Course:
    """Following a candidate: its picks as long as they are asked for in this order, and otherwise its plan."""

    def __init__(self, candidate: Candidate) -> None:
        self.picks, self.plan, self.place = candidate.picks, candidate.plan, 0

    def ahead(self, world: Table, question: Choose) -> Candidate:
        """The rest of the course, from this decision on."""
        left = self.picks[self.place :]
        if left and left[0][0] == question.kind and question.find(left[0][1]) is not None:
            return Candidate(left, self.plan)
        return Candidate(((question.kind, self._by_plan(world, question, Random(0)).id),), self.plan)

    def answer(self, world: Table, question: Choose, rng: Random) -> Option:
        """What to answer; windows are the script's own."""
        if self.place < len(self.picks) and self.picks[self.place][0] == question.kind:
            foreseen = question.find(self.picks[self.place][1])
            self.place = self.place + 1 if foreseen is not None else len(self.picks)
            if foreseen is not None:
                return foreseen
        return self._by_plan(world, question, rng)

    def _by_plan(self, world: Table, question: Choose, rng: Random) -> Option:
        order = world.title.ordering
        if order is None or not self.plan or question.window:
            return by_doctrine(world, question, rng)
        return serious(order(world.state, question, self.plan))[0]


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
        stopped: Stopped | None = None,
        told: Told | None = None,
    ) -> None:
        self.game, self.side, self.budget, self.course = game, side, budget, course
        self.rng, self.stopped, self.told = Random(seed), stopped, told
        self.tried: list[Candidate] = []
        self.running: list[Candidate] = []
        self.waiting: list[Candidate] = []
        self.worlds, self.kind = 0, asked(game, side).kind
        self.is_between, self.is_closing = self.kind in game.title.quiet, False
        """Whether no order is in progress, and whether the game is nearly over."""

    def search(self) -> list[Candidate]:
        """The candidates that were tried, the best first."""
        started = self.budget.clock()
        world = self._sample()
        question = asked(world, self.side)
        self.is_closing = self._reaches_the_end(world.clone())
        ranked = self._ranked(world, question)
        self.tried, self.running, self.waiting = [], ranked[:FIRST], ranked[FIRST:]
        while len(ranked) > 1 and not self._is_over(self.budget.clock() - started):
            self._try_all(world, started)
            self._prune()
            self._widen(world)
            world = self._sample()
        return sorted(self.tried or ranked[:1], key=lambda each: -each.belief)

    def _reaches_the_end(self, world: Table) -> bool:
        """Whether the game is nearly over, and the script plays it to its end in a small part of the time."""
        closing, seconds, clock = world.title.closing, self.budget.seconds, self.budget.clock
        if closing is None or not closing(world.state):
            return False
        until = clock() + (seconds / ENOUGH if seconds is not None else inf)
        for _ in onward(world, Random(0), LAST):
            if clock() > until:
                break
        return world.pending is None

    def _sample(self) -> Table:
        return self.game.sample(self.side, self.rng.getrandbits(48))

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
        order, plans, kind = world.title.ordering, world.title.plans, question.kind
        if order is None:
            return [Candidate(((kind, option.id),), "") for option in serious(question.options)]
        usual = [Candidate(((kind, o.id),), "") for o in serious(order(world.state, question, ""))]
        if question.window:
            return usual[:WIDE]
        own = self.course.ahead(world, question) if self.course is not None else usual[0]
        others = [each for each in usual if each.option != own.option][: WIDE - 1]
        best = {plan: serious(order(world.state, question, plan))[0] for plan in plans[1:]}
        planned = [Candidate(((kind, option.id),), plan) for plan, option in best.items() if plan != own.plan]
        return [own, *others[: FIRST - 1], *planned, *others[FIRST - 1 :]]

    def _widen(self, world: Table) -> None:
        """One more candidate after each world; once the first have settled, variations of the best come first.

        Within an order there are none: its later decisions have searches of their own.
        """
        if self.worlds >= SETTLED and self.is_between:
            best = max(self.running, key=lambda each: each.belief)
            if not best.is_varied:
                best.is_varied = True
                self.waiting = self._variations(world, best) + self.waiting
        self.running += self.waiting[:1]
        del self.waiting[:1]

    def _variations(self, world: Table, candidate: Candidate) -> list[Candidate]:
        """Other answers to the next decisions within the order, the earlier ones first."""
        order = world.title.ordering
        if order is None:
            return []
        world, course, rng = world.clone(), Course(candidate), Random(0)
        found: list[Candidate] = []
        made: list[Pick] = []
        for _ in range(LONGEST):
            question = world.pending
            if (
                question is None
                or (made and question.kind in world.title.quiet)
                or len(found) >= DEEP * OTHERS
            ):
                break
            answer = course.answer(world, question, rng)
            if question.side == self.side and (not made or not question.window):
                if len(made) >= len(candidate.picks):
                    others = [o for o in serious(order(world.state, question, candidate.plan)) if o != answer]
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
        luck = sqrt(sum(each.squares for each in others) / degrees) if degrees else 0.0
        prior = CLOSING if self.is_closing else prior_of(self.game.title, self.kind)
        for each in self.tried:
            each.luck, each.prior = max(CALM, luck), prior

    def playout(self, world: Table, candidate: Candidate, rng: Random) -> float:
        """Play on by the script, and judge when all have had the same time.

        Within an order that is when it is over. Before one, only when the opponent's next is over as well: a pass would
        be judged sooner than an attack, and without what the enemy makes of either. Near the end it is when the game is
        over.
        """
        title, course, orders, answered = world.title, Course(candidate), 0, not self.is_between
        for number in range(LAST if self.is_closing else LONGEST if self.is_between else LONG):
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


def _mean(numbers: list[float]) -> float:
    return sum(numbers) / len(numbers) if numbers else 0.0
