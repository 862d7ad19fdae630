"""Doctrine of fire: at what is exposed and what bars the way, with guns first at what nobody has shelled yet."""

from __future__ import annotations

from grognard.engine.board import Cell
from grognard.engine.decision import Option
from grognard.games.gts.doctrine_commander import NEVER, Commander
from grognard.games.gts.judgement import Shot, effect, fate, losses, passing
from grognard.games.gts.judgement_fire import Gunnery
from grognard.games.gts.judgement_ground import Ground
from grognard.games.gts.rules import (
    s02_units,
    s15_fire,
    s15_rating,
    s16_counter_battery,
    s16_effects,
    s16_missions,
    s16_spotting,
    s18_assault,
    s27_air,
)
from grognard.games.gts.state import clone

IN_THE_WAY, ASSAULTED = 0.35, 0.3
"""How much more a target is worth next to a hex that is to be taken, and next to those who could Assault it."""
DISTANT = ((3, 1.0), (6, 0.6), (99, 0.35))
"""What a target matters, by how far it is from one's own men."""
SILENCED = 0.5
"""What it is worth to silence the last defender of a hex before an Assault."""
UNLIKELY = 0.2
"""What is left of that where an Assault would cost a Command Point."""
BARRAGE = {"light": 0.08, "heavy": 0.16}
"""What a barrage is worth for each Step that is under it."""
URGENT = 1.6
"""How much worse Suppression is on the move, or with the enemy before one."""
EMPTY = -0.05
"""A barrage where nobody is."""


# at whom


def weight(ground: Ground, target: str) -> float:
    """How much a target matters, Step for Step."""
    cell, board = ground.g.units[target].where, ground.g.board
    key = ("weight", cell)
    found: float | None = ground.remembered.get(key)
    if found is None:
        near = ground.own_away(cell)
        found = next(share for most, share in DISTANT if near <= most)
        if any(board.distance(cell, prize) <= 1 for prize in ground.prizes):
            found *= 1.0 + IN_THE_WAY * ground.drive
        if near == 1:
            found *= 1.0 + ASSAULTED
        ground.remembered[key] = found
    return found


def silencing(ground: Ground, target: str, stop: float) -> float:
    """Those who could Assault profit if a shot silences what could fire at them."""
    cell = ground.g.units[target].where
    key = ("silencing", cell)
    found: tuple[frozenset[str], float] | None = ground.remembered.get(key)
    if found is None:
        g = ground.g
        awake = frozenset(id_ for id_ in g.in_hex(cell, ground.enemy) if not g.units[id_].suppressed)
        ready = sum(
            next(s18_assault.bars(g, id_), None) is None
            for near in g.board.adjacent[cell]
            for id_ in g.in_hex(near, ground.side)
        )
        prize = 1.0 + 0.3 * ground.prizes.get(cell, 0.0)
        prize *= 1.0 if g.acting is not None and g.acting.chit.startswith("formation:") else UNLIKELY
        each = SILENCED * ground.drive * prize * min(2, ready) / max(1, len(awake)) if ready else 0.0
        found = ground.remembered[key] = awake, each
    return stop * found[1] if target in found[0] else 0.0


def direct_value(ground: Ground, firer: str, target: str) -> float:
    it = ground.shot(firer, target, "direct")
    return weight(ground, target) * it.harm + silencing(ground, target, it.stop)


def mission_value(ground: Ground, firer: str, target: str, way: str) -> float:
    """Indirect Fire: the shot, what it does to others in the hex, and the barrage that stays there."""
    g = ground.g
    if way == s16_missions.DIRECT:
        return direct_value(ground, firer, target)
    extra = sum(each.value or 0 for each in s16_counter_battery.EXTRA) if way == s16_missions.COUNTER else 0
    it = ground.shot(firer, target, "indirect", extra)
    value = weight(ground, target) * (it.harm + _spread(ground, firer, target, it))
    value += silencing(ground, target, it.stop)
    return 0.9 * value + weight(ground, target) * _barrage(ground, firer, g.units[target].where)


def _spread(ground: Ground, firer: str, target: str, it: Shot) -> float:
    """Artillery that hits strikes all others in the hex, friends too."""
    g, found = ground.g, 0.0
    if not s02_units.is_artillery(g, firer):
        return 0.0
    hits = min(0.9, it.stop + 0.2)
    for id_ in g.in_hex(g.units[target].where):
        if id_ != target:
            failing = 1.0 - ground.gunnery.passing(id_)
            found += (
                (1.0 if g.units[id_].side == ground.enemy else -1.5)
                * hits
                * failing
                * losses(g, id_).suppression
            )
    return found


def _barrage(ground: Ground, firer: str, cell: Cell) -> float:
    """What the marker is worth until the end of the turn, if it is more than lies there."""
    g = ground.g
    kind = s16_effects.kind_of(s15_rating.own_rating(g, firer, "indirect").total + 1)
    steps = s02_units.steps_in(g, g.in_hex(cell, ground.enemy))
    return steps * max(0.0, BARRAGE[kind] - BARRAGE.get(g.barrages.get(cell, ""), 0.0))


def missions(ground: Ground, firer: str) -> dict[str, float]:
    """What each target of a mission is worth, in the best way."""
    key = ("missions", firer)
    found: dict[str, float] | None = ground.remembered.get(key)
    if found is None:
        g = ground.g
        spotters = s16_spotting.spotters(g, firer)
        found = {}
        for target in ground.foes:
            values = [
                mission_value(ground, firer, target, way)
                for way in s16_missions.ways(g, firer, target, spotters)
            ]
            if values:
                found[target] = max(values)
        ground.remembered[key] = found
    return found


def gain(o: Commander, id_: str) -> float:
    """The best that a Unit can do by fire from where it is."""
    g, ground = o.g, o.ground
    unit, face = g.units[id_], s02_units.values(g, id_)
    if unit.suppressed or unit.entering or unit.where < 0 or face.fire is None:
        return NEVER
    if s16_missions.fires_mission(g, id_):
        return max(missions(ground, id_).values(), default=NEVER)
    if ground.away(unit.where) > face.range:
        return NEVER
    key = ("direct", id_)
    found: float | None = ground.remembered.get(key)
    if found is None:
        values = [direct_value(ground, id_, target) for target in s15_fire.targets(ground.g, id_)]
        found = ground.remembered[key] = max(values, default=NEVER)
    return found


def fire_choose(o: Commander, option: Option) -> float:
    return direct_value(o.ground, o.unit, option.id)


def mission_hex(o: Commander, option: Option) -> float:
    """The hex with the best target; an empty one is no use."""
    if option.verb == "barrage":
        return EMPTY
    here = [
        value
        for target, value in missions(o.ground, o.unit).items()
        if o.g.units[target].where == option.value
    ]
    return max(here, default=NEVER)


def mission_target(o: Commander, option: Option) -> float:
    return missions(o.ground, o.unit).get(option.id, NEVER)


def mission_way(o: Commander, option: Option) -> float:
    return mission_value(o.ground, o.unit, str(o.args["target_unit"]), option.id)


def mission_bonus(o: Commander, option: Option) -> float:  # noqa: ARG001
    """The Company Bonus is always tried for: it makes the shot better and the barrage heavier."""
    return 1.0 if option.value else 0.0


def barrage_hex(o: Commander, option: Option) -> float:
    """Where it hides the way to what is to be taken."""
    distances = o.g.board.distances(option.value)
    return -float(min([distances[cell] for cell in o.ground.prizes], default=0))


# Opportunity Fire: it costs nothing


def opportunity_offer(o: Commander, option: Option) -> float:
    """Whatever moves is fired at, by the best shot first."""
    if option.value is None:
        return 0.0
    firer, target = option.value
    trigger = str(o.args["trigger"]).removeprefix("@trigger-")
    return 0.01 + o.ground.gunnery.opportunity(firer, target, trigger, 2).harm


def early_choose(o: Commander, option: Option) -> float:
    """Fire before the change at whoever is the better target now, and to stop him."""
    if option.value is None:
        return 0.0
    g, target = o.g, o.unit
    trigger = str(o.args["trigger"]).removeprefix("@trigger-")
    now = o.ground.gunnery.opportunity(option.id, target, trigger, 2)
    later = clone(g)
    later.change(target, mounted=trigger == "mount", work="")
    return now.harm + 0.1 * now.stop - Gunnery(later).opportunity(option.id, target, trigger, 2).harm


# results


def convert_choose(o: Commander, option: Option) -> float:
    """A Cohesion Hit is better than Suppression, unless it is one too many."""
    lost, share = losses(o.g, o.unit), passing(o.g, o.unit)
    take = lost.suppression * (URGENT if is_engaged(o, o.unit) else 1.0)
    return -take if not option.value else -(share * lost.hit + (1.0 - share) * take)


def is_engaged(o: Commander, id_: str) -> bool:
    """Suppression now would cost it more than usual: it is on the move, or the enemy stands before it."""
    unit, acting = o.g.units[id_], o.g.acting
    mine = acting is not None and acting.side == o.side
    return mine or o.foes_within(unit.where, 2)


# air Units


def air_value(o: Commander, air: str, target: str) -> float:
    """What an air Unit is expected to do."""
    g, face = o.g, o.g.setting.counters[air].front
    total = s27_air.rating(g, air, target).total
    it = fate(face.weapon, total, armored=s15_rating.reads_armored(g, target, "direct"))
    return weight(o.ground, target) * effect(it, losses(g, target), 1.0 - passing(g, target)).harm


def air_unit(o: Commander, option: Option) -> float:  # noqa: ARG001
    return -1.0 if option.id == "done" else 0.0


def air_hex(o: Commander, option: Option) -> float:
    return max(air_value(o, str(o.args["air"]), id_) for id_ in o.g.in_hex(option.value, o.enemy))


def air_target(o: Commander, option: Option) -> float:
    return air_value(o, str(o.args["air"]), option.id)


def air_next(o: Commander, option: Option) -> float:
    return air_value(o, *option.value)


RULES = {
    "fire-choose": fire_choose,
    "mission-hex": mission_hex,
    "mission-target": mission_target,
    "mission-way": mission_way,
    "mission-bonus": mission_bonus,
    "barrage-hex": barrage_hex,
    "opportunity-offer": opportunity_offer,
    "early-choose": early_choose,
    "convert-choose": convert_choose,
    "air-unit": air_unit,
    "air-hex": air_hex,
    "air-target": air_target,
    "air-next": air_next,
}
