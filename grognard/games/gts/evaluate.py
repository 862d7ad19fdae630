"""A bot's opinion of a position: -1 lost, +1 won, from what one side may know.

The terms of victory as they stand, and what each side can still make of the time: a hex that counts falls to whoever
can bring more to bear on it, and stays with whoever is there. The less time is left, the more the score itself counts.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import tanh

from grognard.engine.board import Cell
from grognard.games.gts.judgement import aims, fitness, margin, step_worth
from grognard.games.gts.rules import s02_units
from grognard.games.gts.state import BOX, WAITING, State

NEAR_ATTACK, NEAR_DEFENCE = 0.72, 0.6
"""What is left of a Unit's weight on a hex, for each hex of distance, if it comes to take it and if it holds it."""
STEADY, ALONE = 1.3, 1.5
"""How much more a defender counts than an attacker, and what an empty hex itself holds against those who come."""
RIDE = 5
"""Whoever rides counts as half as far away, but never nearer than this: there he has to dismount."""
PACE = 4.0
"""So many hexes a turn attackers can be counted on to make."""
FORCE = 0.06
"""What a Step will yet bring, in points of victory, if there is all the time in the world."""
COMMAND, DISPATCH = 0.02, 0.06
"""The same for a point of either kind, up to so many."""
GARRISON, ENOUGH = 0.08, 4.0
"""What each Step in a hex that is held adds, for each of its points, and how many Steps count."""
SOBER = 0.8
"""What becomes of hopes."""
COMING = 0.6
"""What those count for who are still to come."""
SHARP, BLUNT = 0.8, 0.3
"""How far a score is uncertain: at the very end, and by what share of all that can be scored at the beginning."""

MARGIN = 0.03
"""How much better than the script's an answer must look to be better, in this opinion."""
MARGINS = {
    "actor-choose": 0.05,
    "action-choose": 0.05,
    "stack-choose": 0.05,
    "second-choose": 0.05,
    "step-choose": 0.05,
    "fire-choose": 0.05,
    "mission-hex": 0.05,
    "mission-target": 0.05,
    "opportunity-offer": 0.05,
    "early-choose": 0.05,
    "convert-choose": 0.05,
    "check-spend": 0.05,
    "assault-hex": 0.05,
    "charge-or-fire": 0.05,
    "assault-continue": 0.05,
    "assault-firer": 0.05,
    "assault-target": 0.05,
    "stand-or-run": 0.05,
    "run-hex": 0.05,
    "charge-checker": 0.05,
    "air-hex": 0.05,
    "air-target": 0.05,
}
"""The same for the kinds of decision that are searched: those of an Action and of the answers to it, of which something
is seen when it is over. The staff's are not among them, chits, parks, contacts, Leaders and arrivals: what they cost is
seen at once, and what they bring only turns later, so that of the hand-made positions a search failed more the longer
it was. How much each kind is worth was not measured."""

Muster = list[tuple[Cell, float, bool]]
"""Units: where each is, what it is worth as it is, and whether it rides."""


def evaluate(g: State, side: str) -> float:
    """What decides the scenario, and what is left to decide it with."""
    if g.outcome is not None:
        return 0.0 if g.outcome.winner is None else 1.0 if g.outcome.winner == side else -1.0
    enemy, left = g.other(side), time_left(g)
    own, theirs = muster(g, side), muster(g, enemy)
    value = margin(g, side) + left * FORCE * (force(g, side, own) - force(g, enemy, theirs))
    value += prospects(g, side, own, theirs, left) - prospects(g, enemy, theirs, own, left)
    value += garrisons(g, side, own) - garrisons(g, enemy, theirs)
    value += left * (purse(g, side) - purse(g, enemy))
    return tanh(value / (SHARP + BLUNT * stakes(g) * left))


def time_left(g: State) -> float:
    """The share of the scenario that is still to be played: turns, and chits of the one in progress."""
    turns = max(1, len(g.setting.turns))
    played = len(g.played)
    gone = played / (played + len(g.mug) + bool(g.carried) + 1) if g.step == "H" else float(g.step > "H")
    return max(0.02, (turns - g.turn + 1 - gone) / turns)


@lru_cache(maxsize=64)
def _stakes(points: tuple[int, ...]) -> float:
    return float(sum(points)) or 4.0


def stakes(g: State) -> float:
    """All that can be scored by hexes."""
    return _stakes(tuple(aim.points for aim in aims(g)))


def muster(g: State, side: str) -> Muster:
    """The Units of a side on the map."""
    return [
        (unit.where, max(0.3, step_worth(g, id_) * s02_units.steps(g, id_)) * fitness(unit), unit.mounted)
        for id_, unit in g.units.items()
        if unit.side == side and unit.where >= 0
    ]


def force(g: State, side: str, there: Muster) -> float:
    """All that a side has, and what is still to come."""
    coming = [id_ for id_, unit in g.units.items() if unit.side == side and unit.where in (WAITING, BOX)]
    return sum([weight for _, weight, _ in there]) + COMING * sum([s02_units.steps(g, id_) for id_ in coming])


def prospects(g: State, side: str, own: Muster, theirs: Muster, left: float) -> float:
    """What a side may yet take: each hex of the enemy by what bears on it and whether there is time."""
    total, turns = 0.0, left * len(g.setting.turns)
    for aim in aims(g):
        if g.held_hexes.get(aim.cell) == side:
            continue
        reach = g.board.distances(aim.cell)
        attack, defence = _weight(own, reach, NEAR_ATTACK), STEADY * _weight(theirs, reach, NEAR_DEFENCE)
        way = min([reach[where] for where, _, _ in own], default=99)
        total += min(1.0, turns * PACE / (way + 1.0)) * aim.points * attack / (attack + defence + ALONE)
    return SOBER * total


def garrisons(g: State, side: str, own: Muster) -> float:
    """The hexes that a side not only controls but occupies."""
    held = {aim.cell: aim.points for aim in aims(g) if g.held_hexes.get(aim.cell) == side}
    there = dict.fromkeys(held, 0.0)
    for where, weight, _ in own:
        if where in there:
            there[where] += weight
    return GARRISON * sum(points * min(ENOUGH, there[cell]) for cell, points in held.items())


def purse(g: State, side: str) -> float:
    """Command and Dispatch Points."""
    total = 0.0
    for id_, division in g.setting.divisions.items():
        if division.side == side:
            has = g.points[id_]
            total += COMMAND * min(10, has.command) + DISPATCH * min(6, has.dispatch)
    return total


def _weight(units: Muster, reach: Sequence[int], fade: float) -> float:
    """What Units bring to bear on a place: all of it there, less the farther they are."""
    faded = _faded(fade)
    return sum([weight * faded[rides][reach[where]] for where, weight, rides in units])


@lru_cache(maxsize=4)
def _faded(fade: float) -> tuple[tuple[float, ...], tuple[float, ...]]:
    """By distance: on foot, and on wheels."""
    far = range(256)
    return tuple(fade**each for each in far), tuple(fade ** min(each, max(RIDE, each // 2)) for each in far)
