"""Doctrine of Assault: with odds on, together, after the guns; and how to stand against one."""

from __future__ import annotations

from grognard.engine.board import Cell
from grognard.engine.decision import Option
from grognard.games.gts.doctrine_commander import NEVER, Commander
from grognard.games.gts.doctrine_march import leaves
from grognard.games.gts.judgement import losses, passing, worth
from grognard.games.gts.judgement_assault import charge, clash, rounds
from grognard.games.gts.judgement_march import PRIZE, assault_value
from grognard.games.gts.rules import s02_units, s18_assault, s18_run, s29_checks

Units = tuple[str, ...]
LEAST = 0.1
"""What an Assault must promise."""
BETTER = 0.02
"""What one more Unit must add to it."""
MOST = 4
"""So many Units are thought of together."""


# attacking


def targets(o: Commander, id_: str) -> tuple[Cell, ...]:
    """What a Unit may Assault now."""
    g, unit = o.g, o.g.units[id_]
    if o.ground.away(unit.where) != 1 or next(s18_assault.bars(g, id_), None) is not None:
        return ()
    return s18_assault.targets(g, (id_,))


def gain(o: Commander, id_: str) -> float:
    """The best Assault that a Unit can lead, with all of its hex who may join."""
    found: float | None = o.kept.get(("assault", id_))
    if found is None:
        best = [best_stack(o, id_, cell)[1] for cell in targets(o, id_)]
        found = o.kept["assault", id_] = max(best, default=NEVER) - LEAST
    return found


def mates(o: Commander, id_: str, cell: Cell) -> list[str]:
    """Others in the hex who could go along."""
    g = o.g
    done = g.acting.done if g.acting is not None else ()
    active = g.acting.chit.partition(":")[2] if g.acting is not None else ""
    return [
        each
        for each in g.in_hex(g.units[id_].where, o.side)
        if each != id_
        and each not in done
        and _is_active(o, each, active)
        and next(s18_assault.bars(g, each), None) is None
        and s18_assault.may_go_in(g, each, cell)
    ]


def _is_active(o: Commander, id_: str, whose: str) -> bool:
    unit, acting = o.g.units[id_], o.g.acting
    return whose in (unit.formation, unit.division, unit.side) or (
        acting is not None and id_ in acting.attached
    )


def best_stack(o: Commander, id_: str, cell: Cell) -> tuple[Units, float]:
    """Who should go in together: one after another, as long as it gets better."""
    stack: Units = (id_,)
    value = value_of(o, stack, cell)
    free = mates(o, id_, cell)
    while free and len(stack) < MOST:
        more = [(value_of(o, (*stack, each), cell), each) for each in free]
        best, each = max(more)
        if best <= value + BETTER:
            break
        stack, value = (*stack, each), best
        free.remove(each)
    return stack, value


def value_of(o: Commander, stack: Units, cell: Cell) -> float:
    """What an Assault is worth to those who make it: whoever clears the hex must advance, and leaves his own."""
    ground, origin = o.ground, o.g.units[stack[0]].where
    value = assault_value(ground, stack, cell, origin)
    left = leaves(o, origin, stack, cell)
    return value - clash(ground, stack, cell, origin).cleared * left if left else value


def joins(o: Commander, lead: str, id_: str) -> float:
    """Whoever makes the Assault better goes along."""
    best = max(targets(o, lead), key=lambda cell: best_stack(o, lead, cell)[1], default=None)
    if best is None:
        return NEVER
    return 1.0 if id_ in best_stack(o, lead, best)[0] else NEVER


def assault_hex(o: Commander, option: Option) -> float:
    return best_stack(o, o.unit, option.value)[1]


def units(o: Commander) -> Units:
    """The Units that Assault."""
    return tuple(str(o.args["units"]).split("|"))


def _there(o: Commander) -> tuple[dict[str, float], dict[str, float]]:
    """Both sides of the Assault in progress, all of them still in it."""
    attackers = units(o)
    defenders = o.g.in_hex(o.cell(), o.g.other(o.g.units[attackers[0]].side))
    return dict.fromkeys(attackers, 1.0), dict.fromkeys(defenders, 1.0)


def charge_or_fire(o: Commander, option: Option) -> float:
    """A charge against those who will not stand; fire against the others."""
    attackers, defenders = _there(o)
    it = (charge if option.value else rounds)(o.ground, attackers, defenders)
    prize = PRIZE * o.ground.drive * (o.ground.prizes.get(o.cell(), 0.0) + 0.3)
    return it.inflicted - it.suffered + it.cleared * prize


def assault_continue(o: Commander, option: Option) -> float:
    """Another round, if it promises more than it costs."""
    if not option.value:
        return 0.0
    attackers, defenders = _there(o)
    it = max(
        (way(o.ground, dict(attackers), dict(defenders)) for way in (rounds, charge)),
        key=lambda each: each.inflicted - each.suffered + each.cleared,
    )
    prize = PRIZE * o.ground.drive * (o.ground.prizes.get(o.cell(), 0.0) + 0.3)
    return it.inflicted + it.cleared * prize - it.suffered


# Assault Fire


def assault_firer(o: Commander, option: Option) -> float:
    """The best rating first."""
    face = s02_units.values(o.g, option.id)
    return float((face.fire or 0) + (face.assault or 0))


def assault_target(o: Commander, option: Option) -> float:
    manner = str(o.args["manner"]).removeprefix("@manner-")
    it = o.ground.shot(o.unit, option.id, manner)
    return it.harm + 0.1 * it.stop


def assault_leave_column(o: Commander, option: Option) -> float:
    lost = losses(o.g, o.unit)
    return 0.4 - lost.hit if option.value else 0.0


# defending


def stand_or_run(o: Commander, option: Option) -> float:
    """Stand where the hex is worth it or the enemy will suffer; run from what is lost anyway."""
    attackers, defenders = _there(o)
    hex_ = PRIZE * max(0.6, min(1.2, o.ground.drive)) * o.ground.kept(o.cell())
    if option.value:
        return -hex_ - _cost_of_running(o)
    ways = [way(o.ground, dict(attackers), dict(defenders)) for way in (rounds, charge)]
    it = max(ways, key=lambda each: each.inflicted - each.suffered + each.cleared)
    return it.suffered - it.inflicted - it.cleared * hex_


def _cost_of_running(o: Commander) -> float:
    """Those who cannot go are lost, the others Suppressed and shot at."""
    g, cell = o.g, o.cell()
    total = 0.0
    for id_ in g.in_hex(cell, o.side):
        if not s18_run.may_run(g, id_):
            total += worth(g, id_)
            continue
        who = o.ground.profile(id_, column=g.units[id_].column)
        works = 0.2 * bool(g.units[id_].work)
        total += losses(g, id_).suppression + works + 0.5 * o.ground.zone.leaving(cell, cell, who).loss
    return total


def run_hex(o: Commander, option: Option) -> float:
    """Where fewest shots fall and most can go; rather on a hex that counts."""
    g, cell = o.g, option.value
    able = s18_run.runners_to(g, o.cell(), cell, o.side)
    saved = sum(worth(g, id_) for id_ in able)
    shots = len(o.ground.zone.on.get(cell, ()))
    return saved - 0.2 * shots + 0.3 * o.held_here(cell) + 0.05 * o.ground.away(cell)


def charge_checker(o: Commander, option: Option) -> float:
    """Whoever is surest to pass: a Command Point is the surest."""
    sure = s29_checks.may_spend(o.g, option.id)
    return passing(o.g, option.id) + (1.0 if sure else 0.0)


RULES = {
    "assault-hex": assault_hex,
    "charge-or-fire": charge_or_fire,
    "assault-continue": assault_continue,
    "assault-firer": assault_firer,
    "assault-target": assault_target,
    "assault-leave-column": assault_leave_column,
    "stand-or-run": stand_or_run,
    "run-hex": run_hex,
    "charge-checker": charge_checker,
}
