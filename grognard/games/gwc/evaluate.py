"""A bot's opinion of a position: -1 lost, +1 won, from what one side may know.

The numbers come from two experiments. In 4,500 games of the script, with some of its answers random among its first
three, the opinion of a position was fitted to what later ones of the same game were thought to be worth, and at last to
who won. What looks good there need not be a cause: so at 21,000 decisions one of four answers was taken at random and
the game played on. What had not foretold which answers do well counts for less than in the fit, or not at all.
"""

from __future__ import annotations

from math import tanh
from typing import NamedTuple

from grognard.engine.board import Cell, nearest
from grognard.games.gwc.judgement import health, stake, worth
from grognard.games.gwc.judgement_field import Battlefield
from grognard.games.gwc.judgement_outlook import memory, outlook
from grognard.games.gwc.rules import s07_objectives
from grognard.games.gwc.state import State

EARLY, LATE = 1.57, 7.86
"""By how many VP a lead is uncertain: for every Time advance that is left, and at the end."""
DEFENCE = 0.48
"""What a Time advance that is left is worth to the defender, who gains a VP by it, besides what happens in it."""
AFTER_SUDDEN_DEATH = 1.5
"""So many more Time advances are played on average once Sudden Death is possible."""
SOUND, PRECIOUS, LASTING = 0.84, -0.41, 0.17
"""What a Formation in good order will yet bring; less for what it is worth to the enemy, more if there is time."""
LED, CLOSE, SHAKEN = 0.08, 0.10, -0.17
"""To be in command and not crowded; to be next to the enemy; to be Suppressed, for each VP of worth."""
DANGER, COVER = -1.36, 0.027
"""What the enemy's fire may cost, and each point of Cover under it, for each VP of worth."""
GARRISON = 0.15
"""An Objective that is occupied, and not only held, for each VP that it counts."""
LOST, FINAL = 15.3, -4.4
"""What it costs to have lost all that may be lost, and how much less than half of that half the losses cost."""
TURN, HAND = 0.27, 0.22
"""To be the one who gives Orders, and each card more than the enemy has."""
INITIATIVE = 1.1
"""To hold the Initiative Card: of the 150 rolls that its holder sees in a game the one that is best undone. In 48 games
whoever waited for 2.5 VP gained 0.14 by it, whoever took the first of 1 VP 0.10, and of 0.4 VP 0.05."""
NEAR, STEADY, ALONE = 0.55, 1.3, 0.5
"""What is left of a Formation's weight on an Objective for each hex of distance, how much more it weighs for whoever
holds it, and what an empty one itself holds against those who come."""
PACE = 2.0
"""So many hexes for each Time advance attackers can be counted on to make."""
HOPE = 0.85
"""What becomes of the hope to take an Objective."""

MARGIN = 0.08
"""How much better than the script's an answer must look to be better: small differences of this opinion lose games."""
MARGINS = {
    "order-choose": 0.02,
    "op-fire-offer": 0.03,
    "action-before-defense": 0.03,
    "activate-first": 0.08,
    "fire-target": 0.08,
    "impact-next": 0.08,
    "plus-one-offer": 0.05,
    "reroll-offer": 0.02,
}
"""The same for the kinds of decision that are searched. The small ones follow what was measured (docs/bots.md), on 6
to 31 positions a kind; 0.08 is left from before where little was measured, or nothing, and so is the +1."""


class Muster(NamedTuple):
    """A Formation as far as it counts: where it is, what it is worth, and what is left of that now."""

    id: str
    cell: Cell
    worth: float
    weight: float


def evaluate(g: State, side: str) -> float:
    """The balance of VP with what is likely to be added to it, set against the time that is left."""
    if g.outcome is not None:
        return 0.0 if g.outcome.winner is None else 1.0 if g.outcome.winner == side else -1.0
    left, enemy, defender = time_left(g), g.other(side), g.setting.defender
    balance = s07_objectives.vp_of(g, side) + _hidden_objectives(g, side)
    if defender is not None:
        balance += DEFENCE * (left if defender == side else -left)
    own, theirs = _muster(g, side), _muster(g, enemy)
    balance += _strength(g, side, own, left) - _strength(g, enemy, theirs, left)
    balance += _prospects(g, side, own, theirs, left) - _prospects(g, enemy, theirs, own, left)
    balance += _losses(g, enemy) - _losses(g, side)
    balance += TURN if g.active == side else -TURN
    balance += HAND * (len(g.hands.get(side, ())) - len(g.hands.get(enemy, ())))
    balance += INITIATIVE if g.initiative == side else -INITIATIVE
    return tanh(balance / (LATE + EARLY * left))


def time_left(g: State) -> float:
    """How many Time advances are to be expected before the end."""
    return max(0.0, g.sudden_death - g.time) + AFTER_SUDDEN_DEATH


def _hidden_objectives(g: State, side: str) -> float:
    """Objectives count for more than their open value as long as chits are hidden."""
    total = 0.0
    for number, holder in g.control.items():
        unseen = stake(g, side, number) - s07_objectives.objective_value(g, number)
        total += unseen if holder == side else -unseen
    return total


def _muster(g: State, side: str) -> list[Muster]:
    """The Formations that are left on the map."""
    own = [(id_, f.cell, worth(g, id_)) for id_, f in g.formations.items() if f.side == side]
    return [Muster(id_, cell, value, value * health(g, id_)) for id_, cell, value in own]


def _strength(g: State, side: str, own: list[Muster], left: float) -> float:
    """What the Formations of a side are good for as they stand."""
    field = Battlefield(g, side, outlook(memory(g, side, ""), g, side, ""))
    lasting = PRECIOUS + LASTING * min(1.0, 0.3 + left / 6)
    hostile, adjacent = field.outlook.hostile, g.board.adjacent
    total = 0.0
    for each in own:
        formation, there, stance = g.formations[each.id], field.at(each.cell), field.stance(each.id)
        total += SOUND * (not formation.broken) + lasting * each.weight
        total += LED * field.company(stance, each.cell) + DANGER * field.danger(each.id, each.cell)
        if formation.suppressed:
            total += SHAKEN * each.worth
        if there.threat:
            total += COVER * each.worth * there.cover
        if not hostile.isdisjoint(adjacent[each.cell]):
            total += CLOSE * each.weight
    return total + _garrisons(g, side)


def _garrisons(g: State, side: str) -> float:
    """The Objectives that a side not only holds but occupies."""
    occupied = [
        stake(g, side, number)
        for number, cells in s07_objectives.objectives(g.board).items()
        if g.control.get(number) == side and any(g.in_hex(cell, side) for cell in cells)
    ]
    return GARRISON * sum(occupied)


def _prospects(g: State, side: str, own: list[Muster], theirs: list[Muster], left: float) -> float:
    """What a side may yet take: each Objective that it does not hold, by what bears on it and whether there is time."""
    total = 0.0
    for number, cells in s07_objectives.objectives(g.board).items():
        holder = g.control.get(number)
        if holder == side:
            continue
        reach = nearest(g.board, cells)
        attack, defence = _weight(own, reach), STEADY * _weight(theirs, reach)
        way = min([reach[each.cell] for each in own], default=len(reach))
        enough = min(1.0, left * PACE / (way + 1.0))
        swing = stake(g, side, number) * (1.0 if holder is None else 2.0)
        total += enough * swing * attack / (attack + defence + ALONE)
    return HOPE * total


def _weight(units: list[Muster], reach: tuple[int, ...]) -> float:
    """What Formations bring to bear on a place: all of it there, less the farther they are."""
    return sum([each.weight * _FADED[reach[each.cell]] for each in units])


_FADED = tuple(NEAR**distance for distance in range(256))


def _losses(g: State, side: str) -> float:
    """What losses cost on the way to surrender, besides their VP."""
    lost = len(g.casualties.get(side, ())) / max(1, g.surrender[side])
    return LOST * lost + FINAL * lost * lost
