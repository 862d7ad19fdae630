"""Doctrine of movement: from cover to cover towards the hexes that decide, in Column only where nobody shoots."""

from __future__ import annotations

from grognard.engine.board import Cell
from grognard.engine.decision import Option
from grognard.games.gts.doctrine_commander import NEVER, Commander
from grognard.games.gts.judgement import losses
from grognard.games.gts.judgement_ground import MOUNTED
from grognard.games.gts.judgement_march import EXPOSED, PRESS, REAR, March, on_foot, standoff
from grognard.games.gts.rules import (
    s02_units,
    s13_table,
    s14_advice,
    s14_costs,
    s14_stacking,
    s14_steps,
    s16_classes,
)
from grognard.games.gts.state import HALVES

Units = tuple[str, ...]
LOOK = 4
"""So many hexes are looked ahead."""
INERTIA, ENGAGED, WORKS = 0.03, 0.1, 0.3
"""What must be gained to move at all, by those who have an enemy in range, and what an improved position is worth."""
LEFT = ((2, 1.0), (5, 0.5))
"""What a hex that is left empty weighs, for each of its points, by how far the enemy is from it."""


# what a march is worth


def march_of(o: Commander, movers: Units) -> March:
    """One march for all who are alike, together in a hex, and go the same way."""
    unit, ground, free = o.g.units[movers[0]], o.ground, o.column == "division"
    goal = ground.assigned.get(movers[0])
    state = (unit.counter, unit.where, unit.lost, unit.hits, unit.column, unit.mounted, unit.entering)
    key = (*state, goal, free, movers[1:])
    found: March | None = ground.marches.get(key)
    if found is None:
        found = ground.marches[key] = March(ground, movers, free=free)
    return found


def gain(o: Commander, id_: str) -> float:
    """How much better off a Unit could be by its move."""
    unit = o.g.units[id_]
    if unit.entering:
        return 1.0
    face = s02_units.values(o.g, id_)
    emplaced = s16_classes.needs_contact(o.g, id_) and not unit.mounted
    if unit.park or emplaced or face.movement is None or s02_units.is_entrenched(o.g, id_):
        return NEVER
    march = march_of(o, (id_,))
    stay = march.stay(unit.where, column=unit.column)
    best = march.best(unit.where, march.allowance, LOOK, column=unit.column)
    if not unit.column and not o.foes_within(unit.where, REAR):
        left = march.allowance - s14_steps.COLUMN
        best = max(best, march.best(unit.where, left, LOOK, column=True))
    inertia = ENGAGED if o.ground.away(unit.where) <= face.range else INERTIA
    return best - stay - inertia - (WORKS if unit.work else 0.0) - leaves(o, unit.where, (id_,))


def leaves(o: Commander, here: Cell, movers: Units, struck: Cell | None = None) -> float:
    """What it costs to leave a hex that counts empty before the enemy; those in the hex `struck` do not matter."""
    points = o.ground.kept(here)
    if not points or any(id_ not in movers for id_ in o.g.in_hex(here, o.side)):
        return 0.0
    board = o.g.board
    away = min([board.distance(here, cell) for cell in o.ground.foe_cells if cell != struck], default=99)
    return points * next((share for most, share in LEFT if away <= most), 0.0)


def mount_gain(o: Commander, id_: str) -> float:
    """Whoever has far to go, and nobody near to shoot at him, rides."""
    g, ground, unit = o.g, o.ground, o.g.units[id_]
    goal = ground.assigned.get(id_)
    transport = s02_units.counter(g, id_).transport
    if goal is None or transport is None or unit.mounted or unit.suppressed or o.foes_within(unit.where, 4):
        return NEVER
    front = s02_units.counter(g, id_).front
    if unit.where in ground.zone.on or s16_classes.needs_contact(g, id_):
        return NEVER
    near_enough = standoff(ground, id_)
    walking = max(0, ground.way("leg", goal.aim.cell).at(unit.where, column=unit.column) - near_enough)
    field = ground.way(transport.moves, goal.aim.cell)
    riding = max(0, min(field.at(unit.where, column=False), field.at(unit.where, column=True)) - near_enough)
    allowance = (transport.movement or 1) * HALVES
    saved = min(4.0, on_foot(front.movement, front.star, walking)) - riding / allowance - MOUNTED
    press = PRESS * ground.drive * goal.weight
    return press * saved - leaves(o, unit.where, (id_,)) - (WORKS if unit.work else 0.0)


def mount_choose(o: Commander, option: Option) -> float:
    """In Column where nobody is near: that is the faster way."""
    quiet = not o.foes_within(o.g.units[o.unit].where, REAR)
    return 1.0 if bool(option.value) == quiet else 0.0


# steps


def step_choose(o: Commander, option: Option) -> float:
    """Towards the best place in reach; into Column in the rear, out of it before the enemy."""
    movers, left, march = _moving(o)
    unit = o.g.units[movers[0]]
    here, column = unit.where, unit.column
    step = option.value
    if option.id == "done":
        return march.stay(here, column=column) + 0.001
    match step.kind:
        case "enter":
            return _entering(o, march, here, step.cell, left)
        case "column":
            if o.foes_within(here, REAR):
                return NEVER
            return march.best(here, left - s14_steps.COLUMN, LOOK, column=True)
        case "deploy":
            return march.best(here, left - s14_steps.COLUMN, LOOK, column=False)
        case "shed":
            return march.best(here, left, LOOK, column=False) - losses(o.g, movers[0]).hit
        case "march":
            return _forced(o, march, movers, here, left)
        case "dismount":
            return march.dismounted(here) - (EXPOSED if step.in_column else 0.0)
        case "join":
            return 1.0
    return NEVER


def _entering(o: Commander, march: March, here: Cell, cell: Cell, left: int) -> float:
    """A step into the next hex, at what it really costs."""
    column = march.unit.column
    cost = dict((march.in_column if column else march.plain)[here]).get(cell, left)
    cost += s14_costs.BARRAGE if here in o.g.barrages else 0
    rest = max(0, left - cost)
    crowded = max(0, march.steps_with(cell) - s14_stacking.LIMIT)
    return march.enter(here, cell, rest, LOOK - 1, column=column) - (1.0 if crowded else 0.0)


def _forced(o: Commander, march: March, movers: Units, here: Cell, left: int) -> float:
    """Two points more, if they lead somewhere that is worth the risk."""
    column = march.unit.column
    stay = march.stay(here, column=column)
    passing = 1.0
    for id_ in movers:
        passing *= o.ground.gunnery.passing(id_)
    gained = march.best(here, left + s14_steps.MARCH, 2, column=column) - stay
    hits = sum(losses(o.g, id_).hit for id_ in movers)
    return stay + passing * gained - (1.0 - passing) * (hits + 0.05) - 0.05


def _moving(o: Commander) -> tuple[Units, int, March]:
    """Who is asked for the next step, with how many half points, and what they can gain."""
    found: tuple[Units, int, March] | None = o.kept.get("moving")
    if found is None:
        movers, left = s14_advice.asked(o.question)
        found = o.kept["moving"] = movers, left, march_of(o, movers)
    return found


# together


def joins(o: Commander, lead: str, id_: str) -> float:
    """Two go together under fire, which then falls on one of them, if they go the same way."""
    g, ground = o.g, o.ground
    one, other = ground.assigned.get(lead), ground.assigned.get(id_)
    if one is None or other is None or one.aim != other.aim or o.column == "direct":
        return NEVER
    if ground.moves(lead) != ground.moves(id_) or ground.allowance(lead) > ground.allowance(id_):
        return NEVER
    where = g.units[lead].where
    if not o.foes_within(where, LOOK) or gain(o, id_) <= 0:
        return NEVER
    both = (lead, id_)
    together = march_of(o, both)
    if together.steps_with(where) - s02_units.steps(g, lead) < 0:
        return NEVER
    return 0.5 if leaves(o, where, (*both, *joined(o, lead))) == 0 else NEVER


def joined(o: Commander, lead: str) -> list[str]:
    """Those of the hex who go along already: they could, and are not offered any more."""
    active = s13_table.active_units(o.g)
    done = o.g.acting.done if o.g.acting is not None else ()
    return [
        id_
        for id_ in o.g.in_hex(o.g.units[lead].where, o.side)
        if o.question.find(id_) is None and id_ in active and id_ not in done and o.may(id_, "move")
    ]


RULES = {"step-choose": step_choose, "mount-choose": mount_choose}
