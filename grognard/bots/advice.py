"""Advice for people: the planner's best options with reasons and chances, and a review that finds the turning points.

The chance of winning is the title's evaluation, carried from -1..+1 to 0..1: an opinion, not a probability.
"""

from __future__ import annotations

from itertools import pairwise

from msgspec import Struct

from grognard.bots.courses import Candidate
from grognard.bots.planner import Budget, Planner, Stopped, Told
from grognard.engine.chance import Ask
from grognard.engine.decision import CHANCE
from grognard.engine.journal import Entry
from grognard.engine.reasons import Reason, because
from grognard.engine.table import Table

CLEAR = 0.02
"""A difference of chances below this is not worth a word."""


class Hint(Struct, frozen=True):
    """An option that the planner would consider: the chance to win with it, and why."""

    option: str
    chance: float
    reasons: tuple[Reason, ...]
    worlds: int
    """In how many sampled worlds it was tried."""


def hint(
    game: Table,
    side: str,
    budget: Budget | None = None,
    *,
    seed: int = 0,
    count: int = 3,
    stopped: Stopped | None = None,
    told: Told | None = None,
) -> list[Hint]:
    """The best options of a side at its decision, the best first."""
    planner = Planner(game, side, budget or Budget(seconds=1.0), seed, stopped=stopped, told=told)
    found = planner.search()
    world = game.sample(side, seed)
    best: dict[str, Candidate] = {}
    for each in found:  # several courses may begin alike
        best.setdefault(each.option, each)
    return [_hint(world, each, found) for each in list(best.values())[:count]]


def _hint(world: Table, candidate: Candidate, found: list[Candidate]) -> Hint:
    """Why: what the rules say of it, what it does to the chances, and what doctrine says."""
    own = next((each for each in found if not any(each.gains)), found[0])
    chance = _chance(own.value + candidate.belief) if candidate.values else _chance(_judge(world, world))
    reasons: list[Reason] = []
    if candidate is own:
        reasons.append(because("", "advice-doctrine"))
    elif abs(candidate.gain) / 2 >= CLEAR:
        better = "advice-better" if candidate.gain > 0 else "advice-worse"
        reasons.append(because("", better, percent=round(50 * abs(candidate.gain))))
    if candidate.plan:
        reasons.append(because("", f"advice-plan-{candidate.plan.replace(' ', '-')}"))
    return Hint(
        candidate.option,
        round(chance, 3),
        (*reasons, *world.explain(candidate.option)),
        len(candidate.values),
    )


def _judge(world: Table, game: Table) -> float:
    question = game.pending
    if world.title.evaluate is None or question is None:
        return 0.0
    return world.title.evaluate(world.state, question.side)


def _chance(value: float) -> float:
    return max(0.0, min(1.0, (value + 1) / 2))


# the review


class Moment(Struct, frozen=True):
    """How a finished game stood at a quiet moment: the number of the entry before it, and each side's chance."""

    number: int
    chances: dict[str, float]


class TurningPoint(Struct, frozen=True):
    """A stretch of the game in which the chances swung: from entry to entry, for whom, and what weighed most."""

    first: int
    last: int
    side: str
    swing: float
    entry: int
    """The single answer after which the chances had moved most."""
    by_chance: bool
    """That answer was given by dice or cards, not by a side."""


class Review(Struct, frozen=True):
    """The course of a game and where it turned."""

    course: list[Moment]
    turning_points: list[TurningPoint]


def analyse(game: Table, most: int = 5) -> Review:
    """Go through a finished game again, with everything open, and mark where it turned."""
    sides, log = game.sides, game.log
    again = Table(game.title, game.origin, game.options_given, Ask())
    values = [_value(again, sides[0])]
    course = [Moment(0, _both(sides, values[0]))]
    while again.number < len(log):
        _repeat(again, log[again.number])
        values += [_value(again, sides[0])] * (again.number + 1 - len(values))
        question = again.pending
        if question is None or question.kind in game.title.quiet:
            course.append(Moment(again.number, _both(sides, values[-1])))
    stretches = [
        _turning(sides, values, log, before.number, after.number)
        for before, after in pairwise(course)
        if after.number > before.number
    ]
    turned = sorted(stretches, key=lambda each: -each.swing)[:most]
    return Review(course, sorted((t for t in turned if t.swing >= CLEAR), key=lambda each: each.first))


def _repeat(again: Table, entry: Entry) -> None:
    answer = entry.answer if isinstance(entry.answer, str) else "-".join(map(str, entry.answer))
    again.answer(answer, entry.side if entry.side != CHANCE else None)


def _value(game: Table, side: str) -> float:
    return game.title.evaluate(game.state, side) if game.title.evaluate is not None else 0.0


def _both(sides: tuple[str, ...], value: float) -> dict[str, float]:
    chance = round(_chance(value), 3)
    return {sides[0]: chance, sides[1]: round(1 - chance, 3)}


def _turning(
    sides: tuple[str, ...], values: list[float], log: tuple[Entry, ...], first: int, last: int
) -> TurningPoint:
    """What happened between two quiet moments; the entry that did most of it."""
    swing = values[last] - values[first]
    sign = 1 if swing >= 0 else -1
    entry = max(range(first, last), key=lambda n: sign * (values[n + 1] - values[n]))
    side = sides[0] if swing >= 0 else sides[1]
    return TurningPoint(first, last, side, round(abs(swing) / 2, 3), entry, log[entry].side == CHANCE)
