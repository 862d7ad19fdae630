"""What a staff officer estimates at a glance: what the enemy has in a hex, and what an attack brings."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from grognard.engine.board import Cell
from grognard.games.oao import reference_combat
from grognard.games.oao.counters import Combat, Piece
from grognard.games.oao.counters_own import piece_of
from grognard.games.oao.counters_read import counters
from grognard.games.oao.reference_aftermath import check_failure, march_failure
from grognard.games.oao.rules import s02_units, s03_top
from grognard.games.oao.rules.s02_units import Values
from grognard.games.oao.rules.s09_results import outcome
from grognard.games.oao.state import State

SUMS = tuple(a + b for a in range(1, 7) for b in range(1, 7))
BELOW = 0.5
"""What a unit below the top of a stack is taken for, in units like that on top."""
LEVEL, STRENGTH = 0.35, 1.0
"""What a level of effectiveness and a Strength Reduction are worth: the one recovers, the other does not."""
CEL = 10
"""The effectiveness that is expected of an enemy."""


# what is known of the enemy


class Holding(NamedTuple):
    """What a side may reckon with in a hex of the enemy: by what is seen, not by what is there."""

    cell: Cell
    attack: float
    defence: float
    artillery: float
    size: float
    proficiency: int
    units: int
    infantry: bool
    works: bool
    """A Fort, or a Fortress with its exterior garrison."""
    zone: bool
    prepared: Cell
    """Where its PA marker points."""


@lru_cache(maxsize=1024)
def usual(counter: str, *, turned: bool = False) -> Values:
    """The values that units of this nation, kind and size have on average at full strength."""
    piece = piece_of(counter)
    if not isinstance(piece, Combat):
        return s02_units.values_of(counter, 0, turned=turned)
    alike = [id_ for id_, each in counters().units.items() if _alike(each, piece)]
    if not alike:
        return s02_units.values_of(counter, 0, turned=turned)
    faces = [s02_units.values_of(id_, 0, turned=False) for id_ in alike]
    return Values(*(round(sum(column) / len(faces)) for column in zip(*faces, strict=True)))


def _alike(one: Piece, other: Combat) -> bool:
    return (
        isinstance(one, Combat)
        and (one.nation, one.type, one.size) == (other.nation, other.type, other.size)
        and one.is_formation == other.is_formation
    )


class Sight(NamedTuple):
    """One hex of the enemy as it looks: what stands on top, and how many are below."""

    cell: Cell
    tops: tuple[tuple[str, bool, Cell], ...]
    """Counter, whether it lies on its back, and where its PA marker points."""
    below: int


def sights(g: State, viewer: str) -> tuple[Sight, ...]:
    """All that a side sees of the enemy on the map: what its opinions may depend on."""
    enemy, units = g.other(viewer), g.units
    found = []
    for cell, here in g.at.items():
        if units[here[0]].side == enemy or (len(here) > 1 and units[here[-1]].side == enemy):
            tops = s03_top.seen(g, viewer, cell)
            shown = tuple([(u.counter, u.turned, u.prepared) for id_ in tops if (u := units[id_])])
            count = len(here) if len(here) == len(tops) else len(g.in_hex(cell, enemy))
            found.append(Sight(cell, shown, count - len(tops)))
    return tuple(sorted(found))


@lru_cache(maxsize=8192)
def holding(sight: Sight) -> Holding:
    """What is to be expected in a hex: the usual strength of what is seen, and something for what is not."""
    attack = defence = artillery = size = 0.0
    proficiency, infantry, works, zone, prepared = 0, False, False, False, Cell(-1)
    share = 1.0 + BELOW * sight.below / max(1, len(sight.tops))
    for counter, turned, target in sight.tops:
        kind, values = s02_units.kind_as(counter, turned=turned), usual(counter, turned=turned)
        if kind.category == "supply" or (kind.category == "fortress" and turned):
            continue
        many = share if kind.combat else 1.0
        attack, defence = attack + many * values.attack, defence + many * values.defence
        artillery, size = artillery + many * values.artillery, size + many * values.eighths
        proficiency = max(proficiency, values.proficiency)
        infantry, zone = infantry or kind.infantry, zone or kind.zoc
        works = works or kind.category in ("fort", "fortress")
        prepared = max(prepared, target)
    units = len(sight.tops) + sight.below
    return Holding(
        sight.cell, attack, defence, artillery, size, proficiency, units, infantry, works, zone, prepared
    )


# what a combat brings


class Exchange(NamedTuple):
    """What a combat is expected to bring, in the worth of a Strength Reduction, and the chance that the hex falls."""

    attacker: float
    """Strength that the attacker loses."""
    attacker_force: float
    """What each of his Forces suffers besides, levels above all."""
    defender: float
    defender_force: float
    taken: float

    def gain(self, attackers: int, defenders: float, ground: float) -> float:
        """What the attacker gains on balance with so many Forces on each side, if the hex is worth so much to him."""
        cost = self.attacker + attackers * self.attacker_force
        return self.defender + defenders * self.defender_force + ground * self.taken - cost


@lru_cache(maxsize=4096)
def exchange(
    rung: int, drm: int, attack_intense: bool, defence_intense: bool, shells: tuple[int, int] = (0, 0)
) -> Exchange:
    """The average over all throws; `shells` are the DRMs of artillery to the checks of attacker and defender."""
    mode = reference_combat.intensity(attacker=attack_intense, defender=defence_intense)
    total = [0.0] * 5
    for white in range(1, 7):
        for black in range(1, 7):
            modified = max(reference_combat.WHITE[0], min(white + drm, reference_combat.WHITE[-1]))
            found = outcome(reference_combat.combat_result(rung, modified, black), mode)
            total[0] += STRENGTH * found.attacker.reductions.total
            total[1] += _toll(found.attacker.drm + shells[0], found.attacker.levels)
            total[2] += STRENGTH * found.defender.reductions.total
            total[3] += _toll(found.defender.drm + shells[1], found.defender.levels)
            total[4] += 1.0 if found.retreat else _routed(found.defender.drm + shells[1])
    return Exchange(*(each / len(SUMS) for each in total))


@lru_cache(maxsize=256)
def _toll(drm: int, levels: int) -> float:
    """What a result and the check after it cost a Force."""
    total = LEVEL * levels
    for roll in SUMS:
        margin = roll + drm - CEL
        if margin > 0:
            failure = check_failure(margin)
            total += (LEVEL * failure.levels + STRENGTH * failure.reductions) / len(SUMS)
    return total


@lru_cache(maxsize=64)
def _routed(drm: int) -> float:
    """The chance that a check makes a Force leave its hex."""
    fails = [roll + drm - CEL for roll in SUMS if roll + drm > CEL]
    return sum(check_failure(margin).retreat > 0 for margin in fails) / len(SUMS)


@lru_cache(maxsize=64)
def march_toll(points: int, cel: int, kind: str) -> float:
    """What a Forced March of so many points is expected to cost a Force with this CEL."""
    total = 0.0
    for roll in SUMS:
        margin = roll + points - cel
        if margin > 0:
            failure = march_failure(kind, margin)
            total += (LEVEL * failure.levels + STRENGTH * failure.reductions) / len(SUMS)
    return total


def rung_of(attack: float, defence: float) -> int:
    """The rung of the odds of two strengths."""
    if attack <= 0:
        return -2 * len(reference_combat.columns())
    return _rung(round(8 * attack), max(1, round(8 * defence)))


@lru_cache(maxsize=16384)
def _rung(attack: int, defence: int) -> int:
    return reference_combat.initial_odds(attack, defence)
