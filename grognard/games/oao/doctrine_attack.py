"""Doctrine of combat: where to attack and with whom, how hard to fight, whom to spare, and whether to follow up."""

from __future__ import annotations

from grognard.engine.board import Cell
from grognard.engine.decision import Option
from grognard.games.oao import reference_combat
from grognard.games.oao.doctrine_commander import NEVER, Commander
from grognard.games.oao.doctrine_line import charge, danger, guard
from grognard.games.oao.judgement import Holding, exchange, rung_of, usual
from grognard.games.oao.judgement_attack import Assault, assault, shift
from grognard.games.oao.judgement_plan import CAUTIOUS, WORTHWHILE, ground
from grognard.games.oao.reference_aftermath import artillery_drm
from grognard.games.oao.reference_units import CI, stacking
from grognard.games.oao.rules import s02_units, s09_declare, s09_ground
from grognard.games.oao.rules.s07_act import Act
from grognard.games.oao.state import Attack, State

Units = tuple[str, ...]
BETTER = 0.03
"""What one more unit must add to an attack."""
OWED = 0.4
"""What an army gives for a Mandated Attack."""
GROUND_HELD, POST_HELD = 0.45, 0.12
"""What the hex is worth to its defenders, and each point that it scores."""


# where to attack


def attack_declare(o: Commander, option: Option) -> float:
    """The attack that promises most; one that is declared already, if somebody should still join it."""
    if option.id == "done":
        return 0.0
    target: Cell = option.value
    already = s09_declare.attackers_of(o.g, target)
    force, gain = best_force(o, target)
    if already:
        return 0.5 if set(force) - set(already) else NEVER
    return gain - least(o, force) if force else NEVER


def attack_join(o: Commander, option: Option) -> float:
    """All who make the attack better."""
    target = Cell(int(o.args["cell"]))
    force, _ = best_force(o, target)
    if option.id == "done":
        return 0.5
    return 1.0 if option.verb == "join" and option.id in force else NEVER


def attack_obliged(o: Commander, option: Option) -> float:
    return float(s02_units.values(o.g, option.id).attack)


def least(o: Commander, force: Units) -> float:
    """What an attack must promise: more to an army that does not press forward."""
    orders = o.orders(force[0])
    return WORTHWHILE if orders.drive > 0 else CAUTIOUS


def best_force(o: Commander, target: Cell) -> tuple[Units, float]:
    """Who should attack a hex, of those who may, and what that promises; who is bound to attack is among them."""
    g = o.g
    held = o.front.foes.get(target)
    already = s09_declare.attackers_of(g, target)
    if held is None:
        return already, 0.0
    free = tuple(id_ for id_ in s09_declare.free_to_join(g, o.side, target) if is_sound(g, id_))
    key = ("force", target, already, free, *(g.units[id_].where for id_ in free), g.attacks, *g.pins.items())
    found: tuple[Units, float] | None = o.front.remembered.get(key)
    if found is None:
        found = o.front.remembered[key] = _best_force(o, held, already, free)
    return found


def _best_force(o: Commander, held: Holding, already: Units, free: Units) -> tuple[Units, float]:
    """One after another, each the best addition, as long as the attack gets better by it."""
    g, force = o.g, already
    gain = promise(o, held, force) if force else -1.0
    while True:
        more = [
            (promise(o, held, (*force, id_)), id_)
            for id_ in free
            if id_ not in force and s09_declare.join_refused(g, id_, held.cell, force) is None
        ]
        if not more:
            return force, gain
        best, id_ = max(more)
        if force and best <= gain + BETTER:
            return force, gain
        force, gain = (*force, id_), best


def is_sound(g: State, id_: str) -> bool:
    """A Formation near the end of its effectiveness is spared."""
    return g.units[id_].level < CI - 1 and s02_units.kind_of(g, id_).category != "supply"


def promise(o: Commander, held: Holding, force: Units) -> float:
    return plan_of(o, held, force).best(ground(o.front, held.cell, o.orders(force[0]).drive))


def plan_of(o: Commander, held: Holding, force: Units) -> Assault:
    """The attack of these units as it stands."""
    g = o.g
    prepared = all(g.units[id_].prepared == held.cell for id_ in force if s02_units.kind_of(g, id_).combat)
    return assault(g, held, {id_: origin(g, id_, held.cell) for id_ in force}, prepared=prepared)


def origin(g: State, id_: str, target: Cell) -> Cell:
    """The hex of a unit that is next to the target."""
    return next((cell for cell in g.hexes_of(id_) if cell in g.board.adjacent[target]), g.units[id_].where)


# how to fight


def attack_at(o: Commander) -> Attack | None:
    """The attack that the question is about."""
    cell = o.g.board.cell(str(o.args["hex"]))
    return next((each for each in o.g.attacks if each.target == cell), None)


def intensity_attacker(o: Commander, option: Option) -> float:
    """Intense where the ground is worth the men."""
    attack = attack_at(o)
    held = o.front.foes.get(attack.target) if attack is not None else None
    if attack is None or held is None:
        return 0.0 if option.value else 1.0
    force = tuple(id_ for id_ in attack.attackers if o.g.units[id_].where >= 0) or attack.attackers
    worth = ground(o.front, attack.target, o.orders(force[0]).drive)
    return plan_of(o, held, force).gain(worth, intense=bool(option.value)) - (0.1 if option.value else 0.0)


def attack_mandated(o: Commander, option: Option) -> float:
    """The attacks that a plan demands are made where they cost least."""
    attack = attack_at(o)
    held = o.front.foes.get(attack.target) if attack is not None else None
    if attack is None or held is None or option.id == "no":
        return 0.0
    worth = ground(o.front, attack.target, o.orders(attack.attackers[0]).drive)
    plan = plan_of(o, held, attack.attackers)
    return OWED + plan.gain(worth, intense=True) - plan.gain(worth, intense=False)


def intensity_defender(o: Commander, option: Option) -> float:
    """Stand fast where the ground is worth it, or where there is no way back."""
    attack = attack_at(o)
    if attack is None:
        return 0.0 if option.value else 1.0
    rung, drm, shells, forces = assailed(o, attack)
    worth = stake(o, attack.target)
    total = 0.0
    for intense in (False, True):
        found = exchange(rung, drm, intense, bool(option.value), shells)
        total -= found.defender + forces * found.defender_force + worth * found.taken
    return total


def assailed(o: Commander, attack: Attack) -> tuple[int, int, tuple[int, int], int]:
    """The odds as a defender may reckon them: the usual strength of those who attack, and his own."""
    g, target = o.g, attack.target
    attackers = [usual(g.units[id_].counter, turned=g.units[id_].turned) for id_ in attack.attackers]
    own = [id_ for id_ in g.in_hex(target, o.side) if s02_units.values(g, id_).defence]
    defence = sum(s02_units.values(g, id_).defence for id_ in own) + s09_ground.defence_bonus(g, target)
    cells = tuple(dict.fromkeys(origin(g, id_, target) for id_ in attack.attackers))
    prepared = all(g.units[id_].prepared == target for id_ in attack.attackers)
    works = any(s02_units.kind_of(g, id_).category in ("fort", "fortress") for id_ in own)
    size = sum(s02_units.values(g, id_).eighths for id_ in own)
    held = Holding(target, 0.0, float(defence), 0.0, float(size), 0, len(own), True, works, True, Cell(-1))
    rung = rung_of(sum(v.attack for v in attackers), defence) + shift(g, held, cells, prepared=prepared)
    best = max([s02_units.values(g, id_).proficiency for id_ in own], default=0)
    drm = reference_combat.proficiency_drm(best, max(v.proficiency for v in attackers))
    fire = artillery_drm(sum(v.artillery for v in attackers), max(2, size))
    rung = max(-1, min(rung, len(reference_combat.columns()) - 1))
    forces = max(1, sum(s02_units.is_formation(g, id_) for id_ in own))
    return rung, drm, (0, fire), forces


def stake(o: Commander, cell: Cell) -> float:
    """What it costs to lose a hex: more where it scores, the less time is left to take it back, where one is dug in,
    and where there is no way back."""
    front = o.front
    way_back = any(near not in front.zone and near not in front.foes for near in o.g.board.adjacent[cell])
    worth = GROUND_HELD + front.urgency * POST_HELD * front.posts.get(cell, 0.0)
    worth += 0.25 * s09_ground.position_level(o.g, cell, o.side)
    return worth if way_back else worth + 1.0


# who fights


def withhold_attacker(o: Commander, option: Option) -> float:
    """Nobody who need not be; else the weakest."""
    return 1.0 if option.id == "done" else -float(s02_units.values(o.g, option.id).attack)


def choose_defender(o: Commander, option: Option) -> float:
    """The strongest who are still fresh."""
    if option.id in ("done", "pass"):
        return 0.5
    unit = o.g.units[option.id]
    return 1.0 + s02_units.values(o.g, option.id).defence - 2.0 * unit.level


def choose_weak(o: Commander, option: Option) -> float:  # noqa: ARG001
    """Worn Formations are spared where others defend."""
    return 1.0 if option.id in ("done", "pass") else 0.0


def choose_reduced(o: Commander, option: Option) -> float:
    """The weakest bears the loss."""
    values = s02_units.values(o.g, option.id)
    return -float(values.attack + values.defence)


def strongest(o: Commander, option: Option) -> float:
    """The party with most strength."""
    units = option.value if isinstance(option.value, tuple) else ()
    return float(sum(s02_units.values(o.g, id_).attack for id_ in units))


def ammo_provide(o: Commander, option: Option) -> float:  # noqa: ARG001
    """Ammunition is for combat: trucks only if nothing else can bring it, and nothing is saved."""
    return {"save": -1.0, "trucks": 0.5}.get(option.id, 1.0)


# afterwards


def advance_choose(o: Commander, option: Option) -> float:
    """One Formation follows up, and others until the hex can be held; nobody who leaves something to the enemy."""
    if option.id in ("done", "pass"):
        return 0.0
    attack_hex = o.args.get("hex")
    cell = o.g.board.cell(str(attack_hex)) if attack_hex else Cell(-1)
    if cell < 0 or not s02_units.is_formation(o.g, option.id):
        return -0.1
    risk = danger(o, cell, option.id)
    drive = o.orders(option.id).drive
    if o.g.in_hex(cell, o.side):
        size = s02_units.values(o.g, option.id).eighths
        has_room = o.load(cell) + size <= stacking().combat
        return 0.1 - left_behind(o, option.id) if risk > 0.2 and drive > 0 and has_room else -0.1
    gain = 0.6 + 0.4 * drive + 0.1 * o.front.urgency * o.front.prizes.get(cell, 0.0)
    return gain - risk - left_behind(o, option.id)


def left_behind(o: Commander, id_: str) -> float:
    """What the enemy may have in the hex that a Formation leaves by its advance: the place itself, guns, supplies."""
    here = o.g.units[id_].where
    others = [each for each in o.g.in_hex(here, o.side) if each != id_ and s02_units.is_formation(o.g, each)]
    return 0.0 if others else guard(o, here) + 2.0 * charge(o, id_, Cell(-1))


def breach(o: Commander, option: Option) -> float:
    """Into the hex of a fortress that has fallen, but not away from guns that would be alone."""
    return 0.0 if option.id == "pass" else 1.0 - 2.0 * left_behind(o, option.id)


def advance_how(o: Commander, option: Option) -> float:  # noqa: ARG001
    act = option.value
    return 1.0 if isinstance(act, Act) and act.other < 0 else 0.0


RESORTS = {"done": 1.0, "stop": 1.0, "repulse": -4.0, "stay": -5.0, "surrender": -8.0}
"""What is done when there is no step to take, or none left to take."""


def retreat_step(o: Commander, option: Option) -> float:
    """Away from the enemy, out of his zones, and not where there is no room."""
    act: Act = option.value
    if act.kind in ("stop", "repulse"):
        return RESORTS.get(option.id, RESORTS["repulse"])
    front, cell = o.front, act.cell
    value = 0.5 * min(6, front.near[cell])
    if cell in front.zone and not o.g.in_hex(cell, o.side):
        value -= 2.0
    return value - 0.02 * o.load(cell)


RULES = {
    "attack-declare": attack_declare,
    "attack-join": attack_join,
    "attack-obliged": attack_obliged,
    "attack-mandated": attack_mandated,
    "intensity-attacker": intensity_attacker,
    "intensity-defender": intensity_defender,
    "withhold-attacker": withhold_attacker,
    "choose-defender": choose_defender,
    "choose-weak-defender": choose_weak,
    "choose-asset-defender": choose_defender,
    "choose-reduced": choose_reduced,
    "repulse-units": strongest,
    "ammo-provide": ammo_provide,
    "advance-choose": advance_choose,
    "advance-how": advance_how,
    "bombard-advance": breach,
    "retreat-step": retreat_step,
    "retreat-half": retreat_step,
}
