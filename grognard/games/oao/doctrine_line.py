"""Where Formations want to stand: forward where the army presses on, linked with their neighbours, and not alone."""

from __future__ import annotations

from grognard.engine.board import Cell
from grognard.games.oao.doctrine_commander import NEVER, Commander
from grognard.games.oao.judgement_front import COVERED
from grognard.games.oao.judgement_plan import target_of
from grognard.games.oao.judgement_rear import quarry
from grognard.games.oao.reference_movement import distances
from grognard.games.oao.reference_units import CI, D1, stacking
from grognard.games.oao.rules import s02_units, s09_ground
from grognard.games.oao.rules.s09_targets import BARRIERS

STRIDE, ROUTE = 0.25, 0.25
"""What a hex nearer to the goal is worth near the enemy to an army that presses on, and far from him."""
FIGHT = 1.5
"""What it is worth to come next to the enemy whom one is to attack."""
LINKED = (-1.0, -0.2, 0.12)
"""What it is worth to have no neighbour, one, and two of them."""
FORWARD, AHEAD = 0.3, 3
"""What every hex costs by which one is too far ahead, and how far an army that attacks may be."""
CROWD, THRONG = 0.25, 0.8
UNCOVERED, WIDE = 0.2, 5
"""What it is worth to cover a hex of the line that nobody covers, and how many of them count."""
PRESSING, MOST, SHIFT = 0.05, 5, 0.06
"""From which drive on an army goes for its goals; so many hexes of a march are counted."""
EXPOSED = 0.45
COVER, POSITION, RIVER = 0.03, 0.25, 0.1
GUARD, SEIZE = 0.12, 0.12
REST = 0.5
BESIDE = 3
"""Formations so far apart are linked."""
RING, RINGED = 0.7, 4
"""What every further hex costs that the enemy closes around one, and how many of them are usual in a line."""
RAIL, HUNGER, HOLE = 5, 0.3, 0.2
CHARGE = 0.8
"""What it costs to leave a gun or a supply unit to the enemy."""
CONTACT = 4
"""Within so many hexes of the enemy a line is formed."""


def line(o: Commander, cell: Cell) -> float:
    """How good it is for the infantry that moves to end in a hex."""
    id_, near = o.lead, o.front.near[cell]
    unit = o.g.units[id_]
    value = advance(o, id_, cell) + prize(o, id_, cell) - crowd(o, id_, cell) - leash(o, id_, cell)
    value -= charge(o, id_, cell)
    if unit.level >= CI:
        return value + rest(o, id_, cell) - 2.0 * danger(o, cell, *o.movers)
    if near <= CONTACT or o.front.depth[cell]:
        value += links(o, cell) - venture(o, id_, cell)
    if near <= CONTACT:
        value += faced(o, cell) + shelter(o, cell) - gap(o, id_, cell)
        value -= danger(o, cell, *o.movers) * caution(o, id_)
    return value + fight(o, id_, cell)


def caution(o: Commander, id_: str) -> float:
    """How much an army minds danger: the less, the harder it presses."""
    return max(0.25, min(1.2, 0.8 - 0.6 * o.orders(id_).drive))


def venture(o: Commander, id_: str, cell: Cell) -> float:
    """Nobody goes far into the enemy's country ahead of the line; who only holds does not go there at all."""
    depth = o.front.depth[cell]
    return FORWARD * max(0, depth - AHEAD) if is_offensive(o, id_) else FORWARD * depth


def leash(o: Commander, id_: str, cell: Cell) -> float:
    """Nobody goes where neither his Train, nor a Depot, nor a railway will feed him."""
    near, distance = o.sources(id_), o.g.board.distance
    if o.rails[cell] <= RAIL or any(distance(cell, source) <= reach for source, reach in near):
        return 0.0
    beyond = min([distance(cell, source) - reach for source, reach in near], default=0)
    return HUNGER * min(4, max(1, beyond))


def charge(o: Commander, id_: str, cell: Cell) -> float:
    """Guns and supplies that the enemy would have if nobody stayed with them are not left alone."""
    here = o.g.units[id_].where
    if cell == here or here not in o.front.zone:
        return 0.0
    left = [each for each in o.g.in_hex(here, o.side) if each not in (id_, *o.movers)]
    if any(s02_units.is_formation(o.g, each) for each in left):
        return 0.0
    return CHARGE * sum(o.role(each) in ("siege", "gun", "train", "depot") for each in left)


def gap(o: Commander, id_: str, cell: Cell) -> float:
    """Whoever leaves his place in the line leaves a hole."""
    start, board = o.start(id_), o.g.board
    if cell == start or o.front.near[start] > 2 or start in o.friends:
        return 0.0
    if cell in board.adjacent[start] and o.front.near[cell] <= o.front.near[start]:
        return 0.0
    closed = sum(near in o.friends for near in board.adjacent[start])
    return HOLE * max(0, 2 - closed)


def advance(o: Commander, id_: str, cell: Cell) -> float:
    """Nearer to where the army is going: without restraint far from the enemy, as it presses on near him."""
    orders, unit, near = o.orders(id_), o.g.units[id_], o.front.near[cell]
    if unit.level >= CI:
        return 0.0
    if hunt := quarry(o.g, o.front, id_):
        return ROUTE * max(-MOST, min(MOST, (hunt[o.start(id_)] - hunt[cell]) / 2.0))
    if not is_offensive(o, id_):
        return close_up(o, id_, cell)
    if not orders.field:
        return 0.0
    hexes = max(-MOST, min(MOST, (orders.field[o.start(id_)] - orders.field[cell]) / 2.0))
    if near > CONTACT:
        return ROUTE * hexes
    if hexes < 0:
        return 0.5 * STRIDE * hexes
    return STRIDE * hexes * max(0.0, min(1.5, 0.5 + orders.drive))


def close_up(o: Commander, id_: str, cell: Cell) -> float:
    """Reserves go where the line has holes; whoever covers hexes of it that nobody else does stays."""
    field, start = o.front.to_the_line, o.start(id_)
    if not field or uncovered(o, start):
        return 0.0
    far = o.front.near[start] > CONTACT
    return (ROUTE if far else SHIFT) * max(-MOST, min(MOST, (field[start] - field[cell]) / 2.0))


def is_offensive(o: Commander, id_: str) -> bool:
    """Whether the army of a unit goes for its goals, not only for the line: by its plan, or to take something."""
    orders, army = o.orders(id_), o.g.units[id_].army
    bound = army in o.g.armies and o.g.armies[army].plan == "active"
    return bound or (orders.drive > PRESSING and any(goal not in o.front.posts for goal in orders.goals))


def fight(o: Commander, id_: str, cell: Cell) -> float:
    """Next to whom one is to attack, and best where the plan has it."""
    design = target_of(o.g, o.front, id_)
    if design is None or cell not in o.g.board.adjacent[design.target]:
        return 0.0
    if set(BARRIERS) & set(s09_ground.crossed(o.g, cell, design.target)):
        return 0.0
    return FIGHT + design.gain + (0.2 if design.origins[id_] == cell else 0.0)


def prize(o: Commander, id_: str, cell: Cell) -> float:
    """Places that score are taken, and not left to the enemy: the less time is left, the more they count."""
    front, start = o.front, o.start(id_)
    value = front.urgency * min(1.0, SEIZE * front.prizes.get(cell, 0.0))
    if cell in o.orders(id_).goals and cell not in front.posts and front.near[cell] > 0:
        value += 0.3
    return value if cell == start or start in o.friends else value - guard(o, start)


def guard(o: Commander, cell: Cell) -> float:
    """What it costs to leave a hex to the enemy who is near it: nothing where it does not score."""
    worth = o.front.posts.get(cell, 0.0)
    return o.front.urgency * min(1.2, 0.4 + GUARD * worth) if worth and o.front.near[cell] <= CONTACT else 0.0


def crowd(o: Commander, id_: str, cell: Cell) -> float:
    """A hex holds so much at the end of a phase; and near the enemy a line is longer than it is deep."""
    load = o.load(cell)
    if load + o.weight > stacking().movement:
        return -NEVER
    friends = o.friends.get(cell, 0)
    if not friends or o.front.near[cell] > CONTACT:
        return 0.0
    if friends + o.weight > stacking().combat:
        return THRONG
    return 0.0 if target_of(o.g, o.front, id_) is not None else CROWD


def links(o: Commander, cell: Cell) -> float:
    """Neighbours left and right."""
    friends = sum(near in o.friends for near in o.g.board.within(cell, BESIDE) if near != cell)
    return LINKED[min(2, friends + (cell in o.friends))]


def faced(o: Commander, cell: Cell) -> float:
    """Every hex of the line that nobody else covers is a hole through which the enemy walks."""
    keen = max(0.3, min(1.0, 1.0 - 0.6 * o.orders(o.lead).drive))
    return UNCOVERED * min(WIDE, uncovered(o, cell)) * keen


def uncovered(o: Commander, cell: Cell) -> int:
    """How many hexes of the line near a hex nobody covers but for the Force that moves."""
    slots, within, friends = o.front.slots, o.g.board.within, o.friends
    return sum(
        slot in slots and not any(near in friends for near in within(slot, COVERED))
        for slot in within(cell, COVERED)
    )


def shelter(o: Commander, cell: Cell) -> float:
    """Woods, heights, positions, and rivers between oneself and the enemy."""
    g = o.g
    value = COVER * s09_ground.defence_bonus(g, cell) + POSITION * s09_ground.position_level(g, cell, o.side)
    for near in g.board.adjacent[cell]:
        if near in o.front.foes and s09_ground.river(g, near, cell) not in (None, "minor river"):
            value += RIVER
    return value


def danger(o: Commander, cell: Cell, *units: str) -> float:
    """How far the enemy could outweigh whoever stands in a hex, and how open its flanks are."""
    front = o.front
    threat = front.threat(cell)
    if not threat:
        return 0.0
    held = o.defence(cell, *units)
    weak = max(0.0, threat / max(1.0, held) - 1.3)
    closed = sum(
        near in front.foes or (near in front.zone and near not in o.friends)
        for near in front.board.adjacent[cell]
    )
    return EXPOSED * min(3.0, weak) + RING * max(0, closed - RINGED)


def rest(o: Commander, id_: str, cell: Cell) -> float:
    """Worn out Formations go where they can recover."""
    unit, table = o.g.units[id_], distances()
    need = table.recovery_demoralized if unit.level >= D1 else table.recovery
    return REST * min(need, o.front.near[cell])


# cavalry


def screen(o: Commander, cell: Cell) -> float:
    """Cavalry watches the enemy from where his infantry does not reach it, above all where nobody else does."""
    id_, front = o.lead, o.front
    far = front.near_infantry[cell]
    value = advance(o, id_, cell) * 0.7 + prize(o, id_, cell) - crowd(o, id_, cell)
    if o.g.units[id_].level >= CI:
        return value + rest(o, id_, cell)
    if far <= 1:
        value -= 1.0
    elif far == 2:
        value -= 0.3
    if front.near[cell] <= CONTACT + 1:
        value += 1.5 * faced(o, cell) - danger(o, cell, *o.movers)
    if cell in o.friends:
        value -= 0.1
    return value
