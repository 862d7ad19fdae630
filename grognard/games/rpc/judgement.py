"""What an experienced player estimates at a glance: what fire and melee do, and what decides the scenario."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from grognard.engine.board import Cell
from grognard.games.rpc.rules import s03_units, s06_fire, s06_melee, s10_victory
from grognard.games.rpc.state import Shot, State, Unit, Worth

SUMS = tuple(a + b for a in range(1, 7) for b in range(1, 7))
LETHAL = s03_units.LETHAL
AIM = 3.0
"""What the hex that is worth most to a side weighs, when the loss of a company weighs one."""
WORTH = {"artillery": 1.3, "machine gun": 1.3, "tank": 1.6, "mortar": 1.1}
DISPERSED, SPENT = 0.3, 0.12
"""What a unit has lost of its worth for the time being."""
FRIENDS = 1.5
"""How much dearer one's own losses are than those of the enemy, where one's own fire is the cause."""


@lru_cache(maxsize=512)
def fate(total: int, cohesion: int) -> tuple[float, float]:
    """The chances that a check with these modifiers fails without killing, and that it kills."""
    killed = sum(roll + total >= LETHAL for roll in SUMS) / 36
    failed = sum(roll + total > cohesion for roll in SUMS) / 36
    return max(0.0, failed - killed), killed


def worth(g: State, id_: str) -> float:
    """What a unit is worth at full strength."""
    points = g.setting.victory.destroyed
    return _worth(s03_units.counter(g, id_).types, tuple(points.items()) if points else ())


@lru_cache(maxsize=512)
def _worth(types: tuple[str, ...], paid: tuple[tuple[str, int], ...]) -> float:
    points = dict(paid)
    scored = max((points.get(t, points.get("any", 0)) for t in types), default=0)
    return max([WORTH.get(t, 1.0) for t in types]) + 0.8 * scored


def health(unit: Unit) -> float:
    """What is left of its usefulness now."""
    return 1.0 - DISPERSED * (not unit.formed) - SPENT * (not unit.ready)


def loss(g: State, id_: str, failed: float, killed: float) -> float:
    """The expected loss of a unit in a check."""
    unit = g.units[id_]
    step = DISPERSED * unit.formed + SPENT * unit.ready
    return worth(g, id_) * (killed * (0.5 + 0.5 * health(unit)) + failed * step)


# fire


def shot_value(g: State, side: str, shot: Shot) -> float:
    """What a shot takes from the enemy, less what it takes from friends in the hex."""
    total = 0.0
    for target in s06_fire.targets_of(g, shot):
        cohesion = s03_units.values(g, target).cohesion
        harm = loss(g, target, *fate(s06_fire.fire_modifiers(g, shot, target).total, cohesion))
        total += harm if g.units[target].side != side else -FRIENDS * harm
    return total


# melee


class Clash(NamedTuple):
    """What a melee brings: the enemy's loss less one's own, and the chance that the hex is rid of the enemy."""

    gain: float
    cleared: float


def clash(g: State, ours: tuple[str, ...], theirs: tuple[str, ...]) -> Clash:
    """Each side allots its attacks, one after another, to where they do most."""
    if not ours or not theirs:
        return Clash(0.0, 0.0)
    struck, cleared = _blows(g, ours, theirs)
    suffered, _ = _blows(g, theirs, ours)
    return Clash(struck - suffered, cleared)


def _blows(g: State, attackers: tuple[str, ...], targets: tuple[str, ...]) -> tuple[float, float]:
    """The expected loss of the targets, and the chance that all of them are killed."""
    totals = dict.fromkeys(targets, 0)
    harm = dict.fromkeys(targets, 0.0)
    for attacker in attackers:
        best, most, total = targets[0], -1.0, 0
        for target in targets:
            with_it = totals[target] + blow(g, attacker, target)
            more = harm_of(g, target, with_it) - harm[target]
            if more > most:
                best, most, total = target, more, with_it
        totals[best], harm[best] = total, harm[best] + most
    cleared = 1.0
    for target, total in totals.items():
        cleared *= fate(total, s03_units.values(g, target).cohesion)[1] if harm[target] else 0.0
    return sum(harm.values()), cleared


_blows_known: dict[tuple[str, str, bool, str, str], int] = {}


def blow(g: State, attacker: str, target: str) -> int:
    """What a unit adds to the check of one that it attacks: always the same between such units, but for turn 1."""
    one, other = g.units[attacker], g.units[target]
    key = (one.side, one.type, one.formed, other.side, other.type)
    found = _blows_known.get(key) if g.turn > 1 else None
    if found is None:
        found = sum(reason.value or 0 for reason in s06_melee.melee_value(g, attacker, target))
        if g.turn > 1:
            _blows_known[key] = found
    return found


def harm_of(g: State, target: str, total: int) -> float:
    """The expected loss of a unit in a check with this total."""
    return loss(g, target, *fate(total, s03_units.values(g, target).cohesion))


# what decides


class Aim(NamedTuple):
    """A hex that decides the scenario, and what it weighs."""

    cell: Cell
    weight: float
    is_exit: bool = False


def aims(g: State, side: str) -> tuple[Aim, ...]:
    """The hexes that decide the scenario and what each is worth to a side; exits where they score."""
    terms = g.setting.victory
    return _aims(side, terms.kind, terms.side, terms.cells, terms.worth, terms.exit, *terms.exited.values())


@lru_cache(maxsize=64)
def _aims(
    side: str,
    kind: str,
    named: str,
    cells: frozenset[Cell],
    worths: tuple[Worth, ...],
    exits: frozenset[Cell],
    *paid: int,
) -> tuple[Aim, ...]:
    if kind == "units":
        wanted = 1.5 if named == side else 0.8
        return tuple(Aim(cell, wanted) for cell in sorted(cells))
    if kind != "points":
        return tuple(Aim(cell, AIM) for cell in sorted(cells))
    most = max([w.points for w in worths], default=1)
    found = [Aim(cell, AIM * (0.4 + 0.6 * w.points / most)) for w in worths for cell in sorted(w.cells)]
    if paid and named in ("", side):
        found += [Aim(cell, AIM * min(1.0, 0.4 + 0.6 * max(paid) / most), True) for cell in sorted(exits)]
    return tuple(found)


def attacks(g: State, side: str) -> bool:
    """The side has to take what the other holds: it is named in the terms, or the decisive hexes are not its own."""
    terms = g.setting.victory
    if terms.side:
        return bool(terms.side == side)
    cells = terms.cells or frozenset(cell for each in terms.worth for cell in each.cells)
    areas, enemy = g.setting.set_up_areas, g.other(side)
    held = sum(g.control.get(c, side if c in areas.get(side, ()) else "") == side for c in cells)
    lost = sum(g.control.get(c, enemy if c in areas.get(enemy, ()) else "") == enemy for c in cells)
    return held < lost


def urgency(g: State, side: str) -> float:
    """How hard a side must press: little while it would win as things stand, more as time runs out."""
    late: float = min(1.0, g.turn / max(1, g.setting.turns))
    if s10_victory.verdict(g).winner == side:
        return 0.8 if attacks(g, side) else 0.6
    return 1.1 + 0.9 * late**2
