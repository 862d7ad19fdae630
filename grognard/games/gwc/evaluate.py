"""A bot's opinion of a position: -1 lost, +1 won, from what one side may know."""

from __future__ import annotations

from math import tanh

from grognard.games.gwc.judgement import drive, goals, health, secret_balance, stake, worth
from grognard.games.gwc.rules import s07_objectives
from grognard.games.gwc.state import State

STRENGTH = 0.4
"""What a Formation in good order will yet bring, in VP for each VP of its own worth."""
AFTER_SUDDEN_DEATH = 1.5
"""So many more Time advances are played on average once Sudden Death is possible."""


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
    balance += fading * (_force(g, side) - _force(g, enemy))
    balance += fading * (_reach(g, side) - _reach(g, enemy))
    balance += _losses(g, enemy) - _losses(g, side)
    balance += 0.5 if g.initiative == side else -0.5
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


def _force(g: State, side: str) -> float:
    """The strength that is left on the map, broken and Suppressed Formations for less."""
    total = 0.0
    for id_, formation in g.formations.items():
        if formation.side == side:
            total += worth(g, id_) * health(g, id_)
    return STRENGTH * total


def _reach(g: State, side: str) -> float:
    """How near the side's sound Formations are to what they want."""
    pressing = drive(g, side)
    wanted = [(cell, weight) for cell, weight in goals(g, side, pressing) if not g.in_hex(cell, side)]
    sound = [f.cell for f in g.formations.values() if f.side == side and not f.broken]
    if not wanted or not sound:
        return 0.0
    distance = g.board.distance
    best: dict[float, float] = {}
    for cell, weight in wanted:
        near = weight * 0.85 ** min(distance(cell, own) for own in sound)
        best[weight] = max(best.get(weight, 0.0), near)
    return 0.3 * sum(best.values())


def _losses(g: State, side: str) -> float:
    """Nearer to surrender every loss weighs more."""
    lost = len(g.casualties.get(side, ())) / max(1, g.surrender[side])
    return 6.0 * lost * lost
