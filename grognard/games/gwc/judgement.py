"""What an experienced player estimates at a glance: odds of shots and melees, threats, goals, the worth of a hex.

Everything here is public or the asking side's own; nothing looks into the enemy's hand, chits or Strategy Card.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from itertools import product

from grognard.engine.board import Board, Cell
from grognard.games.gwc.counters import LEADERS, TANKS, FormationCounter, Kind
from grognard.games.gwc.rules import o21_targets, s03_formations, s07_objectives, s07_victory, s10_sight
from grognard.games.gwc.rules.t99_terrain import best_cover_total
from grognard.games.gwc.state import State
from grognard.games.gwc.support import chits

BROKEN, SUPPRESSED = 0.5, 0.2
"""How much of its worth a Formation has lost."""
REACH = 8
HIDDEN_CHIT = 0.45
"""What an unseen chit adds to any one Objective on average."""


def _differences() -> tuple[tuple[float, ...], tuple[float, ...]]:
    """P(two dice less two dice > n) and P(= n), for n from -20 to 20."""
    sums = [a + b for a, b in product(range(1, 7), repeat=2)]
    found = [a - b for a, b in product(sums, repeat=2)]
    above = tuple(sum(d > n for d in found) / len(found) for n in range(-20, 21))
    equal = tuple(sum(d == n for d in found) / len(found) for n in range(-20, 21))
    return above, equal


ABOVE, EQUAL = _differences()


def beats(needed: int) -> float:
    """The chance that one roll exceeds another by more than this."""
    return ABOVE[max(-20, min(20, needed)) + 20]


def ties(needed: int) -> float:
    return EQUAL[max(-20, min(20, needed)) + 20]


# Formations


def counter_of(g: State, id_: str) -> FormationCounter:
    found: FormationCounter = g.setting.formations[g.formations[id_].counter]
    return found


def worth(g: State, id_: str) -> float:
    """What losing a Formation costs in VP, and in what it can no longer do."""
    formation = g.formations[id_]
    kind = counter_of(g, id_).kind
    points = s07_victory.value(g, id_) + (0.6 if kind in LEADERS else 0.2)
    return points + (0.5 if formation.weapon else 0.0)


def health(g: State, id_: str) -> float:
    """What is left of its usefulness."""
    formation = g.formations[id_]
    return 1.0 - BROKEN * formation.broken - SUPPRESSED * formation.suppressed


def damage(g: State, side: str, cell: Cell, strength: int, moving: bool = False) -> float:
    """The VP that an attack of this strength on a hex is worth to the side that makes it."""
    total = 0.0
    for id_ in g.in_hex(cell, g.other(side)):
        needed = _defence(g, id_) - strength
        total += _harm(g, id_, needed, moving)
    return total


def _defence(g: State, id_: str) -> int:
    formation, counter = g.formations[id_], counter_of(g, id_)
    face = counter.broken if formation.broken else counter.unbroken
    cover = 0 if counter.kind in TANKS else best_cover_total(g, formation.cell)
    return face.morale + s03_formations.command_bonus(g, id_) - formation.suppressed + cover


def _harm(g: State, id_: str, needed: int, moving: bool) -> float:
    """The expected loss of a Formation whose defence exceeds the attack by so much before the dice."""
    at_break, at_tie = stakes(g, id_)
    breaks, tie = beats(needed), ties(needed)
    return (breaks + tie) * at_break if moving else breaks * at_break + tie * at_tie


def stakes(g: State, id_: str) -> tuple[float, float]:
    """What a Formation loses if it breaks, and if it is Suppressed."""
    formation, value = g.formations[id_], worth(g, id_)
    step = 1.0 - BROKEN + 0.3 if formation.broken else BROKEN + 0.15 * bool(formation.weapon)
    return value * step, value * SUPPRESSED * (not formation.suppressed)


# fire


def strength_of(g: State, pieces: Iterable[str], cell: Cell) -> int:
    """The FP with which some pieces would fire at a hex together: the best as base, one for each other, no cards."""
    best, number, hindered = 0, 0, 0
    for piece in pieces:
        here = o21_targets.cell_of(g, piece)
        number += 1
        if not o21_targets.is_ordnance(g, piece):
            hindered = max(hindered, s10_sight.sight(g, here, cell).hindrance)
        best = max(best, o21_targets.firepower(g, piece, cell).total)
    return best + number - 1 - hindered if number else 0


Reaching = dict[Cell, list[str]]
"""The hexes that can be hit, and the pieces that can."""


def best_shot(g: State, side: str, reaching: Reaching) -> float:
    """The most that pieces, activated together, can do to one hex."""
    return max((shot_value(g, side, pieces, cell) for cell, pieces in reaching.items()), default=0.0)


def shot_value(g: State, side: str, pieces: list[str], cell: Cell, moving: bool = False) -> float:
    """What the pieces that reach a hex can do to it, together or the best of them that must fire alone."""
    together = [piece for piece in pieces if not o21_targets.fires_alone(g, piece)]
    value = 0.0
    if together:
        strength = strength_of(g, together, cell)
        value = damage(g, side, cell, strength, moving) if strength >= 1 else 0.0
    for piece in pieces:
        if o21_targets.fires_alone(g, piece):
            strength = o21_targets.firepower(g, piece, cell).total
            value = max(value, 0.7 * damage(g, side, cell, strength, moving))
    return value


Goals = tuple[tuple[Cell, float], ...]


# what a side wants


def drive(g: State, side: str, plan: str = "") -> float:
    """How much a side presses forward: by posture, by the score, and by plan."""
    if plan == "assault":
        return 1.3
    if plan == "hold":
        return 0.3
    value = {"attack": 1.0, "recon": 0.85, "defend": 0.45}[g.setting.postures[side]]
    lead = s07_objectives.vp_of(g, side) + secret_balance(g, side)
    late = g.time / max(1, g.sudden_death)
    return round(max(0.3, min(1.3, value - 0.04 * lead * (0.5 + late))), 1)


def secret_balance(g: State, side: str) -> float:
    """What the side's own secret chits will score as things stand."""
    return sum(
        chits()[chit].value(number) * (1 if holder == side else -1)
        for chit in g.secret_chits.get(side, ())
        for number, holder in g.control.items()
    )


def stake(g: State, side: str, number: int) -> float:
    """What an Objective is worth to whoever holds it at the end, as far as the side can tell."""
    return _stake(
        g.open_chits, g.secret_chits.get(side, ()), len(g.secret_chits.get(g.other(side), ())), number
    )


@lru_cache(maxsize=1024)
def _stake(open_: tuple[str, ...], own: tuple[str, ...], hidden: int, number: int) -> float:
    known = sum(chits()[chit].value(number) for chit in open_)
    return known + sum(chits()[chit].value(number) for chit in own) + HIDDEN_CHIT * (hidden + 0.5)


def goals(g: State, side: str, pressing: float) -> Goals:
    """Hexes that draw a side, with their weights: Objectives to take or to guard, and the way off the map."""
    found: list[tuple[Cell, float]] = []
    hostile = {formation.cell for formation in g.formations.values() if formation.side != side}
    for number, cells in s07_objectives.objectives(g.board).items():
        value, own = stake(g, side, number), g.control.get(number) == side
        for cell in cells:
            if not own:
                found.append((cell, (1.0 + value) * (0.6 + 0.4 * pressing)))
            elif not hostile.isdisjoint(g.board.within(cell, REACH // 2)):
                found.append((cell, 0.9 * (0.6 + value)))
            elif g.in_hex(cell, side):
                found.append((cell, 0.35 * (0.5 + value)))
    if pressing > 0.6:
        found += [(cell, 1.6 * pressing) for cell in exit_cells(g.board, g.setting.edges[g.other(side)])]
    return tuple(found)


def prizes(g: State, side: str) -> dict[Cell, float]:
    """The hexes by entering which a side gains at once."""
    return {
        cell: 0.3 + 0.6 * stake(g, side, number)
        for number, cells in s07_objectives.objectives(g.board).items()
        if g.control.get(number) != side
        for cell in cells
    }


@lru_cache(maxsize=64)
def exit_cells(board: Board, edge: str) -> tuple[Cell, ...]:
    return tuple(board.edge(edge))[::3]  # type: ignore[arg-type]


# melee


def melee_strength(g: State, ids: Iterable[str]) -> int:
    """The Melee FP of some Formations together."""
    total = 0
    for id_ in ids:
        total += max(0, s03_formations.firepower_total(g, id_)) + s03_formations.boxed(g, id_, "firepower")
    return total


def melee_value(g: State, side: str, ours: Iterable[str], cell: Cell) -> float:
    """What a Melee with the enemies in a hex is worth: the lower total is lost, in a tie both are."""
    ours, theirs = tuple(ours), g.in_hex(cell, g.other(side))
    if not theirs:
        return 0.0
    edge = melee_strength(g, theirs) - melee_strength(g, ours)
    win, tie = beats(edge), ties(edge)
    lose = 1.0 - win - tie
    gain, cost = sum(worth(g, id_) for id_ in theirs), sum(worth(g, id_) for id_ in ours)
    if any(counter_of(g, id_).kind == Kind.TANK for id_ in theirs):
        gain *= 0.9
    prize = sum(stake(g, side, n) for n in s07_objectives.objectives_at(g.board).get(cell, ()))
    held = sum(g.control.get(n) != side for n in s07_objectives.objectives_at(g.board).get(cell, ()))
    return (win + tie) * gain - (lose + tie) * cost + win * prize * bool(held) * 1.5
