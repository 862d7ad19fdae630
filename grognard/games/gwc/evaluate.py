"""A bot's opinion of a position: -1 lost, +1 won, from what one side may know."""

from __future__ import annotations

from math import tanh

from grognard.engine.board import Cell, nearest
from grognard.games.gwc.judgement import health, secret_balance, stake, worth
from grognard.games.gwc.rules import s07_objectives
from grognard.games.gwc.state import State

STRENGTH = 0.4
"""What a Formation in good order will yet bring, in VP for each VP of its own worth."""
AFTER_SUDDEN_DEATH = 1.5
"""So many more Time advances are played on average once Sudden Death is possible."""
INITIATIVE = 0.2
"""What the Initiative Card is worth, in VP."""
NEAR, STEADY, ALONE = 0.55, 1.3, 0.5
"""What is left of a Formation's weight on an Objective for each hex of distance, how much more it weighs for whoever
holds it, and what an empty one itself holds against those who come."""
PACE = 2.0
"""So many hexes for each Time advance attackers can be counted on to make."""
HOPE = 0.4
"""What becomes of the hope to take an Objective."""

MARGIN = 0.08
"""How much better than the script's an answer must look to be better: small differences of this opinion lose games."""

Muster = list[tuple[Cell, float]]


def evaluate(g: State, side: str) -> float:
    """The balance of VP with what is likely to be added to it, set against the time that is left."""
    if g.outcome is not None:
        return 0.0 if g.outcome.winner is None else 1.0 if g.outcome.winner == side else -1.0
    left = time_left(g)
    balance = s07_objectives.vp_of(g, side) + secret_balance(g, side) + _hidden_objectives(g, side)
    defender = g.setting.defender
    if defender is not None:
        balance += left if defender == side else -left
    fading = min(1.0, 0.3 + left / 6)
    enemy = g.other(side)
    own, theirs = _muster(g, side), _muster(g, enemy)
    balance += fading * STRENGTH * (sum([w for _, w in own]) - sum([w for _, w in theirs]))
    balance += _prospects(g, side, own, theirs, left) - _prospects(g, enemy, theirs, own, left)
    balance += _losses(g, enemy) - _losses(g, side)
    balance += INITIATIVE if g.initiative == side else -INITIATIVE
    return tanh(balance / (5.0 + left))


def time_left(g: State) -> float:
    """How many Time advances are to be expected before the end."""
    return max(0.0, g.sudden_death - g.time) + AFTER_SUDDEN_DEATH


def _hidden_objectives(g: State, side: str) -> float:
    """Objectives count for more than their open value as long as chits are hidden."""
    total = 0.0
    for number, holder in g.control.items():
        unseen = stake(g, side, number) - s07_objectives.objective_value(g, number)
        total += 0.5 * (unseen if holder == side else -unseen)
    return total


def _muster(g: State, side: str) -> Muster:
    """Where the strength is that is left on the map, broken and Suppressed Formations for less."""
    return [(f.cell, worth(g, id_) * health(g, id_)) for id_, f in g.formations.items() if f.side == side]


def _prospects(g: State, side: str, own: Muster, theirs: Muster, left: float) -> float:
    """What a side may yet take: each Objective that it does not hold, by what bears on it and whether there is time."""
    total = 0.0
    for number, cells in s07_objectives.objectives(g.board).items():
        holder = g.control.get(number)
        if holder == side:
            continue
        reach = nearest(g.board, cells)
        attack, defence = _weight(own, reach), STEADY * _weight(theirs, reach)
        way = min([reach[cell] for cell, _ in own], default=len(reach))
        enough = min(1.0, left * PACE / (way + 1.0))
        swing = stake(g, side, number) * (1.0 if holder is None else 2.0)
        total += enough * swing * attack / (attack + defence + ALONE)
    return HOPE * total


def _weight(units: Muster, reach: tuple[int, ...]) -> float:
    """What Formations bring to bear on a place: all of it there, less the farther they are."""
    return sum([weight * _FADED[reach[cell]] for cell, weight in units])


_FADED = tuple(NEAR**distance for distance in range(256))


def _losses(g: State, side: str) -> float:
    """Nearer to surrender every loss weighs more."""
    lost = len(g.casualties.get(side, ())) / max(1, g.surrender[side])
    return 9.0 * lost * lost
