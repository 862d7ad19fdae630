"""A bot's opinion of a position: -1 lost, +1 won, from what one side may know.

The score as it stands, and what each side can still make of the time: a decisive hex falls to whoever can bring more to
bear on it, and stays with whoever is there. The less time is left, the more the score itself counts. All of this was
tried at 6,500 decisions at which one of four answers was taken at random and the game played on.
"""

from __future__ import annotations

from functools import lru_cache
from math import tanh

from grognard.engine.board import Cell, nearest
from grognard.games.rpc.counters import Counter
from grognard.games.rpc.judgement import DISPERSED, SPENT, Aim, aims, worth
from grognard.games.rpc.rules.s10_victory import points
from grognard.games.rpc.state import State

NEAR_ATTACK, NEAR_DEFENCE = 0.65, 0.55
"""What is left of a unit's weight on a hex, for each hex of distance, if it comes to take it and if it holds it."""
STEADY = 1.3
"""How much more a defender counts than an attacker."""
PACE = 1.0
"""So many hexes a turn attackers can be counted on to make."""
FORCE = 0.05
"""What a point of strength will yet bring, in points of victory, if there is all the time in the world."""
GARRISON, ENOUGH = 0.082, 2
"""What each unit in a decisive hex that is held adds for every point of its weight, and how many of them count."""
SOBER, ALONE = 0.98, 0.5
"""What becomes of hopes, and what an empty hex itself holds against those who come."""
SHARP, BLUNT = 0.57, 0.34
"""How far a score is uncertain: at the very end, and by what share of all that can be scored at the beginning."""

DECISIVE = (0.25, 0.2)
"""How far answers differ in who wins, in the last turn and in the one before."""
MARGIN = 0.03
"""How much better than the script's an answer must look to be better, in this opinion."""
MARGINS = {
    "command-choose": 0.02,
    "fire-choose": 0.005,
    "react-offer": 0.05,
    "spine-choose": 0.03,
    "melee-attack": 0.03,
}
"""The same for the kinds of decision that are searched. Who acts first, what a unit does and where it steps are not
among them: answers to these that were played on in sixteen worlds each differed by 0.01 two turns later, those to the
choice of a command by 0.06."""
VARIED = False
"""Nor are they varied when a command is chosen: of what another command seems to gain more than half is there two turns
later, of what other answers within one seem to gain a third."""

Muster = list[tuple[Cell, float]]


def evaluate(g: State, side: str) -> float:
    """What decides the scenario, and what is left to decide it with."""
    if g.outcome is not None:
        return 0.0 if g.outcome.winner is None else 1.0 if g.outcome.winner == side else -1.0
    enemy, left = g.other(side), time_left(g)
    own, theirs = muster(g, side), muster(g, enemy)
    margin = score(g, side) + left * FORCE * (sum(w for _, w in own) - sum(w for _, w in theirs))
    margin += prospects(g, side, own, theirs, left) - prospects(g, enemy, theirs, own, left)
    margin += garrisons(g, side) - garrisons(g, enemy)
    return tanh(margin / (SHARP + BLUNT * stakes(g) * left))


def time_left(g: State) -> float:
    """The share of the scenario that is still to be played."""
    turns = max(1, g.setting.turns)
    gone = (g.couplet - 1 + 0.5 * g.half) / max(1, g.couplets) if g.phase == "couplets" else 0.0
    return float(max(0.02, (turns - g.turn + 1 - min(1.0, max(0.0, gone))) / turns))


def closing(g: State) -> float:
    """The last two turns of a scenario, at any decision; one of a campaign is not the end."""
    left = max(0, g.setting.turns - g.turn)
    return DECISIVE[left] if g.setting.campaign is None and left < len(DECISIVE) else 0.0


def score(g: State, side: str) -> float:
    """The terms of victory as they stand, in points beyond what is needed."""
    terms, enemy = g.setting.victory, g.other(side)
    sign = 1.0 if terms.side == side else -1.0
    if terms.kind == "points" and terms.side and terms.count:
        return float(sign * (points(g, terms.side) - terms.count + 0.5))
    if terms.kind == "points":
        return float(points(g, side) - points(g, enemy)) - (0.5 * sign if terms.side else 0.0)
    if terms.kind == "units":
        there = sum(len(g.in_hex(cell, terms.side)) for cell in terms.cells)
        return float(sign * (there - terms.count + 0.5))
    held = sum(g.control.get(cell) == side for cell in terms.cells)
    lost = sum(g.control.get(cell) == enemy for cell in terms.cells)
    if terms.side:
        return sign * ((held if sign > 0 else lost) - len(terms.cells) + 0.5)
    return float(held - lost)


def stakes(g: State) -> float:
    """All that can be scored by hexes, in points."""
    terms = g.setting.victory
    if terms.kind == "points":
        return float(sum(each.points * len(each.cells) for each in terms.worth)) or 4.0
    return float(terms.count if terms.kind == "units" else len(terms.cells)) or 2.0


def muster(g: State, side: str) -> Muster:
    """The units of a side on the map: where each is, and what it is worth as it is."""
    kinds = g.setting.counters
    return [
        (
            unit.where,
            worth(g, id_) * fitness(kinds[unit.side, unit.type], unit.formed, unit.ready, unit.inside),
        )
        for id_, unit in g.units.items()
        if unit.side == side and unit.where >= 0
    ]


@lru_cache(maxsize=512)
def fitness(kind: Counter, formed: bool, ready: bool, inside: bool) -> float:
    """What is left of a unit's usefulness now: companies are better formed, guns deployed."""
    fires_dispersed = kind.formed.range is None and kind.dispersed.range is not None
    return 1.0 - DISPERSED * (formed == fires_dispersed) - SPENT * (not ready) + 0.1 * inside


def prospects(g: State, side: str, own: Muster, theirs: Muster, left: float) -> float:
    """What a side may yet take: each decisive hex of the enemy by what bears on it and whether there is time."""
    total, turns = 0.0, left * max(1, g.setting.turns)
    for cells, value in _goals(g, side):
        reach = nearest(g.board, cells)
        attack = _weight(own, reach, NEAR_ATTACK)
        defence = STEADY * _weight(theirs, reach, NEAR_DEFENCE)
        way = min([reach[where] for where, _ in own], default=len(reach))
        enough = min(1.0, turns * PACE / (way + 1.0))
        total += enough * value * attack / (attack + defence + ALONE)
    return SOBER * total


def garrisons(g: State, side: str) -> float:
    """The decisive hexes that a side not only controls but occupies."""
    held = [aim for aim in aims(g, side) if not aim.is_exit and g.control.get(aim.cell) == side]
    return GARRISON * sum([aim.weight * min(ENOUGH, len(g.in_hex(aim.cell, side))) for aim in held])


def _goals(g: State, side: str) -> list[tuple[frozenset[Cell], float]]:
    """What is left to take, and its points: each hex by itself; all exits together, for two units."""
    wanted = aims(g, side)
    exits = [aim for aim in wanted if aim.is_exit]
    hexes = [aim for aim in wanted if not aim.is_exit and _is_open(g, aim, side)]
    found = [(frozenset((aim.cell,)), _points_of(g, aim)) for aim in hexes]
    if exits:
        found.append((frozenset(aim.cell for aim in exits), 2.0 * _points_of(g, exits[0])))
    return found


def _is_open(g: State, aim: Aim, side: str) -> bool:
    """To take the hex would help: whoever only has to deny hexes gains by those alone that the enemy has."""
    named, held = g.setting.victory.side, g.control.get(aim.cell)
    return held == g.other(side) if named and named != side else held != side


def _points_of(g: State, aim: Aim) -> float:
    """What a hex scores, or a unit that leaves by it."""
    terms = g.setting.victory
    if aim.is_exit:
        return float(max(terms.exited.values()))
    if terms.kind != "points":
        return 1.0
    return float(max(each.points for each in terms.worth if aim.cell in each.cells))


def _weight(units: Muster, reach: tuple[int, ...], fade: float) -> float:
    """What units bring to bear on a place: all of it there, less the farther they are."""
    faded = _faded(fade)
    return sum([weight * faded[reach[where]] for where, weight in units])


@lru_cache(maxsize=4)
def _faded(fade: float) -> tuple[float, ...]:
    return tuple(fade**distance for distance in range(256))
