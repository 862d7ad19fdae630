"""Courses of action: what is picked at the next decisions, what is expected of it, what is believed once tried."""

from __future__ import annotations

from math import sqrt
from random import Random
from typing import Any

from msgspec import Struct

from grognard.bots.base import serious
from grognard.bots.scripted import by_doctrine
from grognard.engine.decision import Choose, Option
from grognard.engine.table import Table
from grognard.engine.title import Title

TRUST = 4
"""How many playouts the luck of all candidates weighs against a candidate's own."""
DOUBT = 1.5
"""Candidates are hoped and feared to differ by so many standard deviations."""

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
    luck: float = 0.08
    """How far luck moves the difference of two playouts in the same world."""


BETWEEN = Prior(0.05, 0.04, 0.05)
"""When an order is chosen the script is hard to beat."""


def within(margin: float) -> Prior:
    """Within an order; how much worse another answer is, titles say."""
    return Prior(margin, 0.06, 0.05)


def tested(margin: float) -> Prior:
    """At a decision of a kind at which the title has tried how far the evaluation can be trusted."""
    return Prior(margin, 0.06, 0.03)


def played_out(apart: float) -> Prior:
    """Near the end playouts reach it, and nothing needs to be evaluated: the game is won or lost."""
    return Prior(0.2 * apart, apart, 0.0, luck=1.0)


def closing(title: Title, state: Any) -> float:
    """How far answers differ that are played to the end of the game; 0 if that is too far away."""
    return title.closing(state) if title.closing is not None else 0.0


def is_searched(title: Title, kind: str) -> bool:
    """Whether bots think about such a question."""
    return not title.margins or kind in title.margins


def prior_of(title: Title, kind: str) -> Prior:
    """What is expected of other answers to such a question. Bots do not search where the script knows better, but a
    player may ask for a hint there."""
    if kind in title.margins:
        return tested(title.margins[kind])
    return BETWEEN if kind in title.quiet else within(title.margin)


class Candidate(Struct):
    """A course of action, and how it fared: in itself, and against the script's in the same world."""

    picks: tuple[Pick, ...]
    plan: str
    values: list[float] = []
    gains: list[float] = []
    luck: float = 0.0
    prior: Prior = BETWEEN
    is_varied: bool = False

    @property
    def option(self) -> str:
        """The answer with which it begins."""
        return self.picks[0][1]

    @property
    def value(self) -> float:
        """What the position is worth after it, -1 lost to +1 won."""
        return mean(self.values)

    @property
    def gain(self) -> float:
        """How much better it is than the script's course."""
        return mean(self.gains)

    @property
    def squares(self) -> float:
        """How far the gains scatter."""
        middle = self.gain
        return sum((x - middle) ** 2 for x in self.gains)

    @property
    def trust(self) -> float:
        """How much of the gain that was seen is real, by Bayes' rule for two normal spreads."""
        number = len(self.gains)
        if not number:
            return 0.0
        scatter = (self.squares + TRUST * self.luck**2) / (number - 1 + TRUST)
        apart = self.prior.apart**2
        return apart / (apart + self.prior.astray**2 + scatter / number)

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
    """Following a candidate: its picks as long as they are asked for in this order, and otherwise its plan.

    It ends with the activation in which it was begun: beyond that the script answers.
    """

    def __init__(self, candidate: Candidate, begun: Table) -> None:
        self.picks, self.plan, self.place = candidate.picks, candidate.plan, 0
        self.activation = begun.title.activation(begun.state)

    def is_over(self, world: Table) -> bool:
        """Whether the activation has ended since."""
        return bool(world.title.activation(world.state) != self.activation)

    def ahead(self, world: Table, question: Choose) -> Candidate:
        """The rest of the course, from this decision on."""
        left = self.picks[self.place :]
        if left and self._foreseen(world, question) is not None:
            return Candidate(left, self.plan)
        return Candidate(((question.kind, self._by_plan(world, question, Random(0)).id),), self.plan)

    def answer(self, world: Table, question: Choose, rng: Random) -> Option:
        """What to answer; windows are the script's own."""
        if self.is_over(world):
            return by_doctrine(world, question, rng)
        if self.place < len(self.picks) and self.picks[self.place][0] == question.kind:
            foreseen = self._foreseen(world, question)
            self.place = self.place + 1 if foreseen is not None else len(self.picks)
            if foreseen is not None:
                return foreseen
        return self._by_plan(world, question, rng)

    def _foreseen(self, world: Table, question: Choose) -> Option | None:
        """The next pick, if it is what is asked for, and hurts nobody who has come in its way since."""
        kind, id_ = self.picks[self.place]
        found = question.find(id_) if kind == question.kind else None
        return found if found is not None and sane(world, question, [found]) else None

    def _by_plan(self, world: Table, question: Choose, rng: Random) -> Option:
        if world.title.ordering is None or not self.plan or question.window:
            return by_doctrine(world, question, rng)
        return considered(world, question, self.plan)[0]


def considered(world: Table, question: Choose, plan: str) -> list[Option]:
    """What is worth a thought: all answers but the way back and harm to oneself, by the script under a plan."""
    order = world.title.ordering
    options = order(world.state, question, plan) if order is not None else question.options
    return sane(world, question, serious(options)) or [by_doctrine(world, question, Random(0))]


def sane(world: Table, question: Choose, options: list[Option]) -> list[Option]:
    """These without those that hurt one's own side, unless the script says so: playouts against a script that does
    not punish it let almost anything look harmless."""
    harms, state = world.title.harms, world.state
    hurting = [option.id for option in options if harms(state, question, option)]
    if not hurting:
        return options
    first = by_doctrine(world, question, Random(0)).id
    return [option for option in options if option.id == first or option.id not in hurting]


def mean(numbers: list[float]) -> float:
    return sum(numbers) / len(numbers) if numbers else 0.0
