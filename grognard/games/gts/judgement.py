"""What an experienced player estimates at a glance: what a shot does, what a Unit is worth, what decides."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from grognard.engine.board import Cell
from grognard.games.gts import charts
from grognard.games.gts.counters import ARTILLERY
from grognard.games.gts.rules import s02_units, s12_victory, s15_rating, s29_checks
from grognard.games.gts.state import State, Unit, Victory

POINT = 1.0
"""What a point of victory weighs, when the loss of a Step weighs one."""
HEAVY, LIGHT = 1.25, 0.4
"""What a Step of guns or armour weighs, and a Unit that has none."""
SUPPRESSED, HIT, SECOND_HIT = 0.2, 0.22, 0.12
"""What is lost for the time being by Suppression, by a Cohesion Hit, and how much more by the second."""
SHARE = 0.14
"""The same again for each Step that is out of action."""


# what a Unit is worth


@lru_cache(maxsize=512)
def _step_worth(kind: str, weapon: str, paid: int) -> float:
    return (HEAVY if kind == "vehicle" or weapon in ARTILLERY else 1.0) + POINT * paid


def step_worth(g: State, id_: str) -> float:
    """What each of its Steps weighs."""
    counter = s02_units.counter(g, id_)
    return _step_worth(counter.kind, counter.front.weapon, g.setting.victory.steps)


def worth(g: State, id_: str) -> float:
    """What is left of a Unit, whatever its condition."""
    return max(LIGHT, step_worth(g, id_) * s02_units.steps(g, id_))


class Losses(NamedTuple):
    """What each result costs a Unit as it is."""

    suppression: float
    hit: float
    step: float
    end: float


def losses(g: State, id_: str) -> Losses:
    unit = g.units[id_]
    return _losses(s02_units.steps(g, id_), step_worth(g, id_), unit.hits, suppressed=unit.suppressed)


@lru_cache(maxsize=2048)
def _losses(steps: int, each: float, hits: int, *, suppressed: bool) -> Losses:
    if steps <= 0:
        return Losses(LIGHT if suppressed else 0.5 * LIGHT, LIGHT, LIGHT, LIGHT)
    end = each * steps + 0.1
    step = end if steps == 1 else each + 0.1
    hit = step if hits >= 2 else HIT + SECOND_HIT * hits + 0.03 * steps
    return Losses(hit if suppressed else SUPPRESSED + SHARE * steps, hit, step, end)


def fitness(unit: Unit) -> float:
    """What is left of its usefulness now."""
    works = 0.12 if unit.work == "ent" else 0.06 if unit.work else 0.0
    worn = 0.3 * unit.suppressed + 0.1 * unit.hits + 0.05 * (unit.lost > 0)
    return 1.0 + works - worn - 0.1 * unit.column


# checks


def chance(total: int) -> float:
    """Of passing a check against this number."""
    return (min(8, max(0, total)) + 1) / 10


def passing(g: State, id_: str, purpose: str = "") -> float:
    """The chance that a Unit passes a Troop Quality Check now."""
    return chance(s29_checks.quality(g, id_, purpose).total)


# shots


class Fate(NamedTuple):
    """The chances of each result of a shot."""

    perhaps: float
    suppression: float
    hit: float
    step: float
    end: float


@lru_cache(maxsize=4096)
def fate(weapon: str, total: int, *, armored: bool) -> Fate:
    """One die against the final rating, and the same die on the Combat Results Table."""
    codes = [
        charts.result(weapon, face, armored=armored)
        for face in range(9)
        if s29_checks.passes(face, s15_rating.final(total))
    ]
    return Fate(*(codes.count(code) / 10 for code in ("S?", "S", "C", "1", "E")))


class Shot(NamedTuple):
    """What a shot is expected to do: its harm, the chance to stop the target, and how much of it is destroyed."""

    harm: float
    stop: float
    destroyed: float


NO_SHOT = Shot(0.0, 0.0, 0.0)


def effect(it: Fate, lost: Losses, failing: float) -> Shot:
    """What the chances of a shot mean to a Unit with such losses, that fails its checks with such a chance."""
    stopped = it.suppression + it.perhaps * failing
    harm = stopped * lost.suppression + it.hit * lost.hit + it.step * lost.step + it.end * lost.end
    gone = it.end + (it.step if lost.step == lost.end else 0.0) + (it.hit if lost.hit == lost.end else 0.0)
    part = lost.step / lost.end
    destroyed = it.end + part * it.step + (part * it.hit if lost.hit >= lost.step else 0.0)
    return Shot(harm, stopped + gone, destroyed)


def blend(one: Shot, two: Shot, share: float) -> Shot:
    """The first with such a chance, and else the second."""
    rest = 1.0 - share
    return Shot(
        share * one.harm + rest * two.harm,
        share * one.stop + rest * two.stop,
        share * one.destroyed + rest * two.destroyed,
    )


# what decides


class Aim(NamedTuple):
    """A hex that counts, and its points."""

    cell: Cell
    points: int


@lru_cache(maxsize=64)
def _aims(terms: Victory) -> tuple[Aim, ...]:
    return tuple(Aim(cell, worth.points) for worth in terms.worth for cell in sorted(worth.cells))


def aims(g: State) -> tuple[Aim, ...]:
    """The hexes that decide the scenario."""
    return _aims(g.setting.victory)


def margin(g: State, side: str) -> float:
    """By how many points a side would win as things stand; negative if it would lose."""
    terms: Victory = g.setting.victory
    ahead = s12_victory.points(g, terms.side) - terms.count + 0.5
    return ahead if terms.side == side else -ahead


def late(g: State) -> float:
    """The share of the scenario that is over when this turn ends."""
    return float(min(1.0, g.turn / max(1, len(g.setting.turns))))


def urgency(g: State, side: str) -> float:
    """How hard a side must press: little while it would win as things stand, more as time runs out."""
    if margin(g, side) > 0:
        return 0.8
    return 1.6 + 0.6 * late(g)
