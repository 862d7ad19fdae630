"""Doctrine of movement: who moves first, where a Formation wants to stand, and what it does there."""

from __future__ import annotations

from collections.abc import Callable

from grognard.engine.board import Cell
from grognard.engine.decision import Option
from grognard.games.oao import doctrine_rear
from grognard.games.oao.doctrine_commander import NEVER, Commander, Role
from grognard.games.oao.doctrine_line import danger, line, screen
from grognard.games.oao.judgement import exchange, march_toll, rung_of
from grognard.games.oao.judgement_attack import shift
from grognard.games.oao.judgement_plan import target_of
from grognard.games.oao.reference_combat import proficiency_drm, repulse, rung
from grognard.games.oao.reference_units import CI
from grognard.games.oao.rules import s02_units, s09_ground
from grognard.games.oao.rules.s07_act import Act
from grognard.games.oao.rules.s07_move_ways import STEP
from grognard.games.oao.rules.s14_positions import rights

TOIL = 0.004
"""What a MP of a march is worth, so that nobody marches for nothing."""
INERTIA = 0.03
RELUCTANCE = 0.25
"""Nobody marches on for less than this."""
PREPARED = 1.0
CLEARED, SHAMED = 0.7, 0.4
"""What a Repulse is worth that succeeds, and what one costs that fails."""
REST, WEAR = 0.2, 0.25
DIG = 0.35

Stand = Callable[[Commander, Cell], float]
STANDS: dict[Role, Stand] = {
    "line": line,
    "screen": screen,
    "train": doctrine_rear.train,
    "depot": doctrine_rear.depot,
    "siege": doctrine_rear.siege,
    "gun": doctrine_rear.follower,
    "asset": doctrine_rear.follower,
    "garrison": doctrine_rear.garrison,
}


# whose turn it is


def force_choose(o: Commander, option: Option) -> float:
    """What has been begun first; then the attack, the front, the rest; whoever has nothing to do is left alone."""
    return 0.0 if option.id == "done" else errand(o, option.id)


def errand(o: Commander, id_: str) -> float:
    """How urgent it is that a unit moves; nothing if it may stay as it is."""
    unit, role = o.g.units[id_], o.role(id_)
    if unit.task or unit.mode in ("rail", "detraining") or unit.where < 0:
        return 9.0
    if unit.other >= 0:
        return 2.0
    if role in ("line", "screen"):
        return formation_errand(o, id_)
    if role in doctrine_rear.ERRANDS:
        return doctrine_rear.ERRANDS[role](o, id_)
    return -1.0


def formation_errand(o: Commander, id_: str) -> float:
    """Those who attack first, then from the front to the rear; a Formation that is well placed stays."""
    unit, front, orders = o.g.units[id_], o.front, o.orders(id_)
    here = unit.where
    if target_of(o.g, front, id_) is not None:
        return 8.0 - 0.01 * front.near[here]
    if unit.level >= CI:
        return 7.0
    urgency = 6.0 - 0.04 * min(99, front.near[here])
    if front.near[here] > 2 or unit.level or orders.drive > 0.2:
        return urgency
    undug = not s09_ground.position_level(o.g, here, o.side) and may_dig(o)
    if undug or danger(o, here, id_) > 0.2:
        return urgency
    return -1.0


def join_choose(o: Commander, option: Option) -> float:
    """A Formation takes the Assets of its hex along."""
    if option.id == "done":
        return 0.0
    leads = o.role(o.lead) == "line"
    return 1.0 if leads and o.role(option.id) in ("gun", "asset") else -1.0


# what the Force does


def move_choose(o: Commander, option: Option) -> float:
    """Where it would stand best, less what it costs to get there; or what it can do where it is."""
    act = option.value
    if not isinstance(act, Act):
        return stand(o, o.g.units[o.lead].where) + INERTIA
    if option.id.startswith(STEP):
        return NEVER  # of ways that end alike it takes the cheapest
    if act.kind == "go":
        return go(o, option, act.cell)
    return DEEDS.get(act.kind, never)(o, option, act)


def stand(o: Commander, cell: Cell) -> float:
    """How good it is for the moving Force to end in a hex."""
    return STANDS[o.role(o.lead)](o, cell) if cell >= 0 and o.role(o.lead) in STANDS else 0.0


def go(o: Commander, option: Option, cell: Cell) -> float:
    args = dict(option.args)
    return stand(o, cell) - TOIL * float(args["cost"]) - toll(o, int(args["forced"]))


def toll(o: Commander, forced: int) -> float:
    """What a Forced March costs."""
    if forced <= 0:
        return 0.0
    kind = s02_units.kind_of(o.g, o.lead)
    return RELUCTANCE + 1.5 * march_toll(forced, o.effectiveness(o.lead), kind.kind)


def never(o: Commander, option: Option, act: Act) -> float:  # noqa: ARG001
    return NEVER


def at_once(o: Commander, option: Option, act: Act) -> float:  # noqa: ARG001
    return 5.0


def prepare(o: Commander, option: Option, act: Act) -> float:
    """Prepared Attacks where the plan has one."""
    design = target_of(o.g, o.front, o.lead)
    if design is None or design.target != act.cell or not design.prepared:
        return NEVER
    forced = int(dict(option.args)["price"]) - int(o.args["left"])
    return line(o, o.g.units[o.lead].where) + PREPARED + design.gain - toll(o, forced)


def clear_away(o: Commander, option: Option, act: Act) -> float:  # noqa: ARG001
    """Repulse what is weak and in the way; of those whom one is to attack, only who is sure to give way at once."""
    held, design = o.front.foes.get(act.cell), target_of(o.g, o.front, o.lead)
    if held is None or (design is not None and design.target != act.cell):
        return NEVER
    chance = repulse_chance(o, act.cell)
    if chance <= 0 or (design is not None and chance < 1):
        return NEVER
    instead = PREPARED + design.gain if design is not None else 0.0
    return stand(o, o.g.units[o.lead].where) + instead + CLEARED * chance - SHAMED * (1.0 - chance)


def repulse_chance(o: Commander, target: Cell) -> float:
    """The chance that the moving Force drives off what is seen in a hex."""
    g, held, table = o.g, o.front.foes[target], repulse()
    origin = g.units[o.lead].where
    able = sorted((s02_units.values(g, id_) for id_ in o.movers), key=lambda values: -values.attack)[
        : table.units
    ]
    attack = sum(values.attack for values in able) + s09_ground.attack_change(g, origin, target)
    odds = rung_of(attack, held.defence + s09_ground.defence_bonus(g, target))
    odds += shift(g, held, (origin,), prepared=False)
    if odds < rung(table.least):
        return 0.0
    if odds >= rung(table.automatic):
        return 1.0
    drm = proficiency_drm(held.proficiency, max(values.proficiency for values in able))
    return exchange(odds, drm, False, False).taken


def recover(o: Commander, option: Option, act: Act) -> float:  # noqa: ARG001
    """Worn Formations rest, the more so the more they are worn."""
    unit = o.g.units[o.lead]
    if target_of(o.g, o.front, o.lead) is not None:
        return NEVER
    return stand(o, unit.where) + REST + WEAR * unit.level


def dig(o: Commander, option: Option, act: Act) -> float:  # noqa: ARG001
    """Who holds a line near the enemy digs, if the side has a right left to what he digs."""
    front, orders = o.front, o.orders(o.lead)
    if target_of(o.g, front, o.lead) is not None or front.near[act.cell] > 2 or orders.drive > 0.3:
        return NEVER
    return stand(o, act.cell) + DIG * (1.0 - orders.drive) if may_dig(o) else NEVER


def may_dig(o: Commander) -> bool:
    """Whether there are more rights to positions than are being built."""
    left = rights(o.g, o.side)
    digging = sum(unit.side == o.side and unit.task == "position" for unit in o.g.units.values())
    return left is None or digging < left


def together_again(o: Commander, option: Option, act: Act) -> float:  # noqa: ARG001
    """A unit in two hexes is gathered in one."""
    return stand(o, act.cell) + 0.3 if o.g.units[o.lead].other >= 0 and act.other < 0 else NEVER


DEEDS: dict[str, Callable[[Commander, Option, Act], float]] = {
    "prepare": prepare,
    "repulse": clear_away,
    "recover": recover,
    "build": dig,
    "join": together_again,
    "deploy": doctrine_rear.deploy,
    "entrain": doctrine_rear.entrain,
    "detrain": at_once,
    "ride": at_once,
    "bound": at_once,
    "debark": at_once,
}

RULES = {"force-choose": force_choose, "join-choose": join_choose, "move-choose": move_choose}
