"""12 The end: the turn marker, and who has won by the terms of the scenario."""

from __future__ import annotations

from grognard.engine.decision import Outcome
from grognard.engine.rulebook import rule
from grognard.games.gts.state import State, Victory


@rule("12.0#1", "4.0.J")
def advance(g: State) -> None:
    """The next box: what was bought for the next turn is for this one."""
    g.turn += 1
    g.bought, g.held = g.held, {}  # 7.2#3
    g.played, g.spent = (), {}


@rule("12.0#2")
def is_last_turn(g: State) -> bool:
    return g.turn >= len(g.setting.turns)


@rule("12.0#2")
def verdict(g: State) -> Outcome:
    """The side that is named wins with so many points, and loses with fewer."""
    terms: Victory = g.setting.victory
    scored = points(g, terms.side)
    winner = terms.side if scored >= terms.count else g.other(terms.side)
    return Outcome(winner, "victory-points", "12.0", {terms.side: scored})


def points(g: State, side: str) -> int:
    """Hexes that a side holds, and Steps of the enemy that are destroyed."""
    terms: Victory = g.setting.victory
    held = sum(
        worth.points for worth in terms.worth for cell in worth.cells if g.held_hexes.get(cell) == side
    )
    return held + terms.steps * g.losses.get(g.other(side), 0)
