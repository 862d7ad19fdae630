"""A bot's opinion of a position: -1 lost, +1 won, from what one side may know.

Points so far, points in prospect (places held and threatened, the furthest advance, gaps, plans), and what is left of
both armies: strength, effectiveness, supply. Of the enemy only sums count, which do not depend on what is hidden where.
"""

from __future__ import annotations

from math import tanh

from grognard.engine.board import Cell
from grognard.games.oao.judgement import usual
from grognard.games.oao.judgement_front import Front, survey
from grognard.games.oao.reference_plans import plans, points
from grognard.games.oao.reference_units import CI, FULL
from grognard.games.oao.rules import s02_units, s26_plans, s27_victory
from grognard.games.oao.rules.s27_victory import LEVELS, TURNS
from grognard.games.oao.state import State

MARGIN = 0.02
"""How much better than the script's an answer must look to be better, in this opinion."""
MARGINS = {
    "attack-declare": 0.03,
    "attack-order": 0.03,
    "withhold-attacker": 0.03,
    "choose-defender": 0.03,
    "intensity-attacker": 0.02,
    "intensity-defender": 0.02,
    "advance-choose": 0.03,
}
"""The same for the kinds of decision that are searched: those that a combat decides while it is looked at. Marches
are not among them: what one is good for shows when its phase is over, since control is settled then and the front
surveyed as the phase began, but a rest shows at once, and was taken instead of a free objective. Retreats are left to
the script as well: a Repulse without hope on the way seemed better now and then by luck alone."""
SOBER = 0.5
"""What is left of the hopes for a place that is fought for."""
STRENGTH = 60.0
"""What all the strength of a side is worth in points, as long as there is time to use it."""
REDUCED, WORN = 0.22, 0.07
"""What a Strength Reduction and a level take from the worth of a Formation."""
SPENT = 0.3
"""What a Formation has lost that is no longer fit to attack."""
PACE = 2.0
"""So many hexes a turn the front may be expected to move."""
UNCERTAIN, SETTLED = 45.0, 12.0
"""How many points are far ahead, with the whole campaign to come and at its end."""
HUNGRY = 0.4


def evaluate(g: State, side: str) -> float:
    """Points beyond an even result, by how sure they are."""
    if g.outcome is not None:
        return 0.0 if g.outcome.winner is None else 1.0 if g.outcome.winner == side else -1.0
    left, front = time_left(g), survey(g, side)
    margin = standing(g) + prospects(g, front, left) + bindings(g) + advance(g, left)
    german = margin if side == "german" else -margin
    fit = STRENGTH * left * (vigour(g, side) - vigour(g, g.other(side)))
    return tanh((german + fit + order(g, front)) / (SETTLED + UNCERTAIN * left))


def time_left(g: State) -> float:
    """The share of the scenario that is still to be played."""
    turns: int = g.setting.last - g.setting.first + 1
    gone: float = g.gt - g.setting.first + (0.5 if g.player == "german" else 0.0)
    return max(0.02, (turns - gone) / turns)


# points, positive for the German


def standing(g: State) -> float:
    """The net points, less what would be an even result."""
    wins: dict[str, int] = g.setting.wins
    even = (wins["german"] + wins["allied"]) / 2 if wins else (LEVELS[2][0] + LEVELS[3][0]) / 2
    return g.vp - even


def prospects(g: State, front: Front, left: float) -> float:
    """The places that score at the end: sure where no enemy is near, in doubt where he may still come."""
    sign, total = (1.0 if front.side == "german" else -1.0), 0.0
    reach = PACE * left * (g.setting.last - g.setting.first + 1)
    for cell, worth in front.posts.items():
        total += sign * worth * (1.0 - SOBER * contested(front, cell, reach, front.near[cell]))
    for cell, worth in front.prizes.items():
        total -= sign * worth * (1.0 - SOBER * contested(front, cell, reach, front.own[cell]))
    return total


def contested(front: Front, cell: Cell, reach: float, away: int) -> float:
    """How likely a place is still to be fought for: the nearer the other side is, and the more time it has."""
    held = front.own[cell] if cell in front.posts else front.near[cell]
    if away > reach:
        return 0.0
    return (1.0 + held) / (2.0 + held + away)


def advance(g: State, left: float) -> float:
    """What the furthest advance of the German will score in the Inter-Phases to come, if it stays as it is."""
    if g.setting.wins:
        return 0.0
    best = s27_victory.furthest(g)
    coming = left * (g.setting.last - g.setting.first + 1) / TURNS
    return 0.6 * coming * best[0] if best is not None else 0.0


def bindings(g: State) -> float:
    """What it would cost to give up the plans that are still to be fulfilled."""
    total = 0.0
    for army, each in g.armies.items():
        if each.plan == "active" and plans()[army].abandonable:
            total += 0.3 * s26_plans.cost(g, army) * (1.0 if each.side == "german" else -1.0)
    return total


# what is left of both sides


def vigour(g: State, side: str) -> float:
    """The share of its full strength that the Formations of a side on the map still have."""
    full = there = 0.0
    for id_, unit in g.units.items():
        if unit.side != side or unit.where < 0 or not s02_units.is_formation(g, id_):
            continue
        worth = float(usual(unit.counter).defence)
        share = (
            1.0 - REDUCED * unit.losses - WORN * min(unit.level, CI) - (SPENT if unit.level >= CI else FULL)
        )
        full, there = full + worth, there + worth * max(0.0, share)
    return there / full if full else 0.0


def order(g: State, front: Front) -> float:
    """How well the line of a side holds together: holes and Formations beyond the reach of supply."""
    holes = sum(front.own[cell] > 2 for cell in front.slots)
    gap = -points().front_gap
    lost = sum(front.depth[each.cell] > 4 for each in front.starts if g.units[each.id].where >= 0)
    return -0.1 * gap * min(40, holes) - HUNGRY * lost
