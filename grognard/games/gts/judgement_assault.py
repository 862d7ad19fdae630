"""What an Assault is expected to bring: who dares, who falls on the way, and whether the hex is cleared."""

from __future__ import annotations

from typing import NamedTuple

from grognard.engine.board import Cell
from grognard.games.gts.judgement import chance
from grognard.games.gts.judgement_ground import Ground
from grognard.games.gts.rules import (
    s02_units,
    s17_zones,
    s18_bravery,
    s18_fire,
    s29_checks,
)

Units = tuple[str, ...]
ROUNDS = (1.0, 0.6)
"""How much of each round is reckoned with: the second need not be fought."""
CLOSING = 2
"""What Opportunity Fire adds at Assaulting Units."""


class Clash(NamedTuple):
    """The enemy's expected loss, one's own, and the chance that the hex is rid of the enemy."""

    inflicted: float
    suffered: float
    cleared: float


NO_CLASH = Clash(0.0, 0.0, 0.0)


def clash(ground: Ground, attackers: Units, cell: Cell, origin: Cell) -> Clash:
    """An Assault of these Units on a hex out of another, with fire, or with a charge if that is better."""
    key = ("clash", attackers, cell, origin)
    found: Clash | None = ground.remembered.get(key)
    if found is None:
        found = ground.remembered[key] = _clash(ground, attackers, cell, origin)
    return found


def _clash(ground: Ground, attackers: Units, cell: Cell, origin: Cell) -> Clash:
    g = ground.g
    defenders = g.in_hex(cell, ground.enemy)
    if not defenders:
        return NO_CLASH
    there = {id_: daring(ground, id_, attackers, cell, origin) for id_ in attackers}
    awake = [(id_, "opportunity", CLOSING) for id_ in defenders if s17_zones.has_zone(g, id_)]
    suffered = _fire_on(ground, there, awake)
    standing = {id_: 1.0 if s02_units.steps(g, id_) else 0.0 for id_ in defenders}
    fought = rounds(ground, dict(there), standing)
    bayonets = charge(ground, dict(there), standing)
    best = max(fought, bayonets, key=lambda each: each.inflicted - each.suffered + 2 * each.cleared)
    return Clash(best.inflicted, best.suffered + suffered, best.cleared)


def daring(ground: Ground, id_: str, stack: Units, cell: Cell, origin: Cell) -> float:
    """The chance that a Unit passes its Bravery Check out of a hex; none is needed where no enemy fire bears."""
    against = _opposing(ground, cell, origin)
    if against is None:
        return 1.0
    own = s18_bravery.own_best(ground.g, stack).total
    return chance(ground.gunnery.quality(id_) + against + own)


def _opposing(ground: Ground, cell: Cell, origin: Cell) -> int | None:
    """The lowest Defense among those whose fire bears on a hex out of which another is Assaulted."""
    key = ("opposing", cell, origin)
    if key not in ground.remembered:
        enemies = ground.zone.on.get(origin, ())
        found = [s18_bravery.opposing_defense(ground.g, id_, origin, cell).total for id_ in enemies]
        ground.remembered[key] = min(found, default=None)
    lowest: int | None = ground.remembered[key]
    return lowest


def rounds(ground: Ground, there: dict[str, float], standing: dict[str, float]) -> Clash:
    """Fire of the defenders and then of the attackers, up to two rounds, each with the chance to be there."""
    inflicted = suffered = 0.0
    standing = dict(standing)
    total = sum(standing.values())
    for share in ROUNDS:
        suffered += share * _fire_on(ground, there, _shots(ground, standing, s18_fire.DEFENDERS), standing)
        inflicted += share * _fire_on(ground, standing, _shots(ground, there, s18_fire.ATTACKERS), there)
    cleared = 1.0
    for left in standing.values():
        cleared *= 1.0 - left
    return Clash(inflicted, suffered, cleared if total else max(there.values(), default=0.0))


def charge(ground: Ground, there: dict[str, float], standing: dict[str, float]) -> Clash:
    """One check decides: who fails is gone, and else the defenders fire once more. A Command Point passes it."""
    g = ground.g
    fails, dare = 1.0, max(there.values(), default=0.0)
    for id_, left in standing.items():
        if left:
            fails = min(fails, 0.0 if s29_checks.may_spend(g, id_) else 1.0 - ground.gunnery.passing(id_))
    at_stake = sum(ground.worth(id_) for id_, left in standing.items() if left)
    suffered = _fire_on(ground, there, _shots(ground, standing, s18_fire.DEFENDERS), standing)
    return Clash(dare * fails * at_stake, (1.0 - fails) * suffered, dare * fails)


Volley = list[tuple[str, str, int]]
"""Who fires, in what manner, and what is added."""


def _shots(ground: Ground, firers: dict[str, float], number: str) -> Volley:
    return [
        (id_, manner, 0)
        for id_, left in firers.items()
        if left
        for manner in s18_fire.shots_of(ground.g, id_, number)
    ]


def _fire_on(
    ground: Ground, targets: dict[str, float], volley: Volley, firers: dict[str, float] | None = None
) -> float:
    """Each shot goes where it does most; whoever is stopped counts for less from then on. What is lost by it."""
    lost = 0.0
    attacked = firers is not None and bool(volley) and volley[0][1].startswith("assault")
    for firer, manner, extra in volley:
        best, most = "", 0.0
        for target, left in targets.items():
            harm = left * ground.shot(firer, target, manner, extra).harm if left else 0.0
            if harm > most:
                best, most = target, harm
        if not best:
            continue
        sure = firers[firer] if firers is not None else ground.gunnery.passing(firer)
        it = ground.shot(firer, best, manner, extra)
        lost += sure * most
        targets[best] *= 1.0 - sure * (it.destroyed if attacked else it.stop)
    return lost
