"""A bot's opinion of a position: -1 lost, +1 won, from what one side may know."""

from __future__ import annotations

from math import tanh

from grognard.games.rpc.judgement import aims, health, worth
from grognard.games.rpc.rules.s10_victory import points
from grognard.games.rpc.state import State

STRENGTH = 0.35
"""What a unit on the map will yet bring, in points for each point of its worth."""


def evaluate(g: State, side: str) -> float:
    """What decides the scenario, what is left to decide it with, and how near that is."""
    if g.outcome is not None:
        return 0.0 if g.outcome.winner is None else 1.0 if g.outcome.winner == side else -1.0
    enemy = g.other(side)
    left = max(0, g.setting.turns - g.turn + 1) / max(1, g.setting.turns)
    balance = _score(g, side) + (0.4 + 0.6 * left) * (_force(g, side) - _force(g, enemy))
    balance += (0.3 + 0.7 * left) * (_reach(g, side) - _reach(g, enemy))
    return tanh(balance / (3.0 + 3.0 * left))


def _score(g: State, side: str) -> float:
    """The terms of victory as they stand, in points."""
    terms, enemy = g.setting.victory, g.other(side)
    if terms.kind == "points":
        return float(points(g, side) - points(g, enemy))
    if terms.kind == "units":
        there = sum(len(g.in_hex(cell, terms.side)) for cell in terms.cells)
        missing: float = (there - terms.count) * 0.8
        return missing if terms.side == side else -missing
    held = sum(g.control.get(cell) == side for cell in terms.cells)
    lost = sum(g.control.get(cell) == enemy for cell in terms.cells)
    whole = 1.5 if terms.side == enemy else 0.0  # to deny one hex is to win
    return 2.0 * (held - lost) + (whole if held else 0.0) - (1.5 if terms.side == side and lost else 0.0)


def _force(g: State, side: str) -> float:
    return STRENGTH * sum(
        worth(g, id_) * health(u) for id_, u in g.units.items() if u.side == side and u.where >= 0
    )


def _reach(g: State, side: str) -> float:
    """How near the side's units are to the hexes that decide, the two nearest for each."""
    own = [u.where for u in g.units.values() if u.side == side and u.where >= 0]
    if not own:
        return 0.0
    distance, total = g.board.distance, 0.0
    for cell, weight, _ in aims(g, side)[:12]:
        near = sorted(distance(cell, where) for where in own)[:3]
        total += weight * sum(0.85**each for each in near)
    return 0.05 * total
