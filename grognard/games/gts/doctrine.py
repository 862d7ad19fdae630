"""Doctrine: how a sound commander answers every question, in short rules.

Buy the chits of those who fight. Shell what bars the way, fire before closing in, Assault together and with odds on;
walk from cover to cover, in Column only where nobody shoots; rally who is Suppressed; dig where you mean to stay, and
shoot at whatever moves. Each rule scores the options of one kind of decision; the best is chosen, and nothing is ever
taken back. A plan (`assault`, `hold`) shifts how hard the side presses. Further pages: doctrine_march, doctrine_fire,
doctrine_assault, doctrine_staff.
"""

from __future__ import annotations

from collections.abc import Callable

from grognard.engine.decision import Choose, Option
from grognard.games.gts import doctrine_assault, doctrine_fire, doctrine_march, doctrine_staff
from grognard.games.gts.doctrine_commander import NEVER, Commander
from grognard.games.gts.doctrine_march import leaves, march_of
from grognard.games.gts.judgement import losses, passing
from grognard.games.gts.judgement_march import PRESS, PRIZE
from grognard.games.gts.rules import s02_units, s13_table, s22_works, s24_rearguards, s25_work
from grognard.games.gts.state import State

PLANS = ("", "assault", "hold")
QUIET = frozenset({"actor-choose"})
"""The decision at which no Action is in progress."""
DECLINED = frozenset({"pass", "done", "no", "stay"})
NOTHING = 0.01
"""Less than this is not worth an Action."""
FIRST = {"fire": 5.0, "pass": 4.0, "rally": 3.0, "assault": 2.0}
"""The guns before the bayonets, and those before all others. Who passes means to fire or Assault next."""
DUG, ENTRENCHED = 0.25, 0.4
"""What an improved position and an entrenchment are worth to those who stay before the enemy."""

Score = Callable[[Commander, Option], float]


def doctrine(g: State, question: Choose) -> Option:
    """The answer of the script."""
    commander, score = Commander(g, question, ""), RULES.get(question.kind, take)
    if question.kind == "actor-choose":
        return first_actor(commander)
    best, most = question.options[0], 9 * NEVER
    for option in question.options:
        value = 2 * NEVER if option.id == "back" else score(commander, option)
        if value > most:
            best, most = option, value
    return best


def ordering(g: State, question: Choose, plan: str) -> tuple[Option, ...]:
    """All options, the best first."""
    commander, score = Commander(g, question, plan), RULES.get(question.kind, take)
    worth = {o.id: 2 * NEVER if o.id == "back" else score(commander, o) for o in question.options}
    return tuple(sorted(question.options, key=lambda option: -worth[option.id]))


def take(o: Commander, option: Option) -> float:  # noqa: ARG001
    """What is offered is taken."""
    return -1.0 if option.id in DECLINED else 0.0


# who acts, and how


def actor_choose(o: Commander, option: Option) -> float:
    """Whoever has something to do, the guns first and then whoever is nearest to the enemy."""
    return NOTHING if option.id == "done" else turn_of(o, option.id)


def turn_of(o: Commander, id_: str) -> float:
    """When it is a Unit's turn: the more, the sooner. Where not all can be paid for, whoever gains most."""
    value, action = best_action(o, id_)
    if value <= NOTHING or is_short(o, o.g.units[id_].division):
        return value
    return FIRST[action] + min(0.9, 0.1 * value) if action in FIRST else 1.0 + nearness(o, id_)


def is_short(o: Commander, division: str) -> bool:
    """Under Direct Command more Units of a Division have something to do than it has points for."""
    if o.column != "direct":
        return False
    found: bool | None = o.kept.get(("short", division))
    if found is None:
        own = [
            each.id
            for each in o.question.options
            if each.id != "done" and o.g.units[each.id].division == division
        ]
        found = sum(best_action(o, id_)[0] > NOTHING for id_ in own) > o.g.points[division].command
        o.kept["short", division] = found
    return found


def nearness(o: Commander, id_: str) -> float:
    return 1.0 / (1.0 + o.ground.away(o.g.units[id_].where))


def first_actor(o: Commander) -> Option:
    """The same choice without a thought for those whose turn has not come: most can do nothing but march."""
    units = [option for option in o.question.options if option.id != "done"]
    if any(is_short(o, o.g.units[option.id].division) for option in units):
        return max(o.question.options, key=lambda option: actor_choose(o, option))
    engaged = [option for option in units if is_engaged(o, option.id)]
    for option in sorted(engaged, key=lambda option: -action_value(o, option.id, "fire")):
        if action_value(o, option.id, "fire") <= NOTHING:
            break
        if best_action(o, option.id)[1] == "fire":
            return option
    best = max(engaged, key=lambda option: turn_of(o, option.id), default=None)
    if best is not None and turn_of(o, best.id) >= min(FIRST.values()):
        return best
    for option in sorted(units, key=lambda option: -nearness(o, option.id)):
        if turn_of(o, option.id) > NOTHING:
            return option
    return o.question.options[-1]


def is_engaged(o: Commander, id_: str) -> bool:
    """It may have something to do other than to march."""
    unit = o.g.units[id_]
    return (
        unit.suppressed or unit.hits > 0 or o.ground.away(unit.where) == 1 or doctrine_fire.gain(o, id_) > 0
    )


def action_choose(o: Commander, option: Option) -> float:
    return action_value(o, o.unit, option.id)


def best_action(o: Commander, id_: str) -> tuple[float, str]:
    """The best that a Unit may do under this chit, and what it is. The rules are asked about the promising alone."""
    found = o.actions.get(id_)
    if found is None:
        ranked = sorted(((action_value(o, id_, name), name) for name in s13_table.ACTIONS), reverse=True)
        found = next((each for each in ranked if each[0] <= NOTHING or o.may(id_, each[1])), (0.0, "pass"))
        o.actions[id_] = found
    return found


def action_value(o: Commander, id_: str, action: str) -> float:
    """What an Action as such is worth to a Unit, less the Command Point under Direct Command."""
    unit = o.g.units[id_]
    if unit.entering:
        return 1.0 if action == "move" else NEVER
    if not getattr(s13_table.ACTIONS[action], o.column):
        return NEVER
    if unit.suppressed:
        value = rally_gain(o, id_) if action == "rally" else NEVER
    else:
        value = GAINS[action](o, id_)
    return value - o.price(unit.division) if o.column == "direct" else value


def rally_gain(o: Commander, id_: str) -> float:
    """Suppression first; a Cohesion Hit if there is time for it."""
    g, unit = o.g, o.g.units[id_]
    lost = losses(g, id_)
    sure = 1.0 if o.commanded(id_) else passing(g, id_, "rally")
    if unit.suppressed:
        return sure * (0.3 + 0.2 * s02_units.steps(g, id_))
    if not unit.hits or (unit.where in o.ground.zone.on and not g.is_night):
        return NEVER
    return sure * 0.7 * (lost.hit if unit.hits < 2 else 0.4)


def fire_gain(o: Commander, id_: str) -> float:
    if o.column == "division" and s02_units.values(o.g, id_).weapon != "light-mortar":
        return NEVER
    return doctrine_fire.gain(o, id_)


def pass_gain(o: Commander, id_: str) -> float:
    """Nothing; but in a Division's activation a Second Action can be the fire or the Assault that the first cannot."""
    g = o.g
    if o.column != "division" or not g.points[g.units[id_].division].command:
        return 0.0
    best = max(doctrine_fire.gain(o, id_), doctrine_assault.gain(o, id_)) - o.price(g.units[id_].division)
    return 0.9 * best if best > 0 and o.commanded(id_) else 0.0


# digging


def stays(o: Commander, id_: str) -> float:
    """How far a Unit means to stay where it is before the enemy: 0 to 1."""
    ground, where = o.ground, o.g.units[id_].where
    goal, away = ground.assigned.get(id_), ground.away(where)
    near = 1.0 if away <= 4 else 0.6 if away <= 8 else 0.2
    if goal is None:
        return 0.5 * near
    if goal.is_held:
        return near if ground.turns_to(id_, goal.aim.cell) <= 0.5 else 0.2 * near
    return 0.0 if ground.drive > 1 else 0.2 * near


def dig_gain(o: Commander, id_: str) -> float:
    """Who means to stay digs, unless that draws fire."""
    g, unit = o.g, o.g.units[id_]
    if unit.work and not s25_work.is_engineer(g, id_):
        return NEVER
    if not (s25_work.is_engineer(g, id_) or s25_work.is_leg_infantry(g, id_)):
        return NEVER
    sure = 1.0 if s25_work.is_engineer(g, id_) else passing(g, id_, "build-ip")
    return sure * DUG * stays(o, id_) - watched(o, id_)


def entrench_gain(o: Commander, id_: str) -> float:
    if not s25_work.is_engineer(o.g, id_) or not s22_works.improvable(o.g, id_):
        return NEVER
    return passing(o.g, id_, "build-ent") * DUG * max(0.4, stays(o, id_)) - watched(o, id_)


def watched(o: Commander, id_: str) -> float:
    """The fire that is drawn by whatever is done in a hex."""
    unit = o.g.units[id_]
    who = o.ground.profile(id_, column=unit.column)
    return o.ground.zone.leaving(unit.where, unit.where, who).loss


def enter_gain(o: Commander, id_: str) -> float:
    if o.g.units[id_].work == s22_works.ENT or not o.g.entrenchments:
        return NEVER
    return ENTRENCHED * max(0.2, stays(o, id_)) - watched(o, id_) if o.may(id_, "enter") else NEVER


def leave_gain(o: Commander, id_: str) -> float:
    """Out of an entrenchment only if the fight is elsewhere."""
    g, ground, unit = o.g, o.ground, o.g.units[id_]
    goal = ground.assigned.get(id_)
    if goal is None or goal.aim.cell == unit.where or unit.work != s22_works.ENT:
        return NEVER
    if o.foes_within(unit.where, 6) or s02_units.values(g, id_).movement is None:
        return NEVER
    return 0.5 * PRESS * ground.drive * goal.weight - leaves(o, unit.where, (id_,))


def rearguard_gain(o: Commander, id_: str) -> float:
    """A Rearguard takes a hex that nobody defends."""
    g, ground, where = o.g, o.ground, o.g.units[id_].where
    if not g.setting.rearguards.get(o.side):
        return NEVER
    near = [cell for cell in ground.prizes if g.board.distance(where, cell) <= s24_rearguards.FARTHEST]
    points = max(
        [ground.prizes[cell] for cell in near if cell not in g.at and cell not in ground.zone.on], default=0
    )
    if not points:
        return NEVER
    return 0.6 * passing(g, id_, "rearguard") * PRIZE * ground.drive * points - watched(o, id_)


def unblock_gain(o: Commander, id_: str) -> float:
    """A road that others need is cleared."""
    block = o.g.blocks.get(o.g.units[id_].where)
    return 0.1 if block is not None and block.side == o.enemy else NEVER


def never(o: Commander, id_: str) -> float:  # noqa: ARG001
    return -0.1


GAINS: dict[str, Callable[[Commander, str], float]] = {
    "move": doctrine_march.gain,
    "mount": doctrine_march.mount_gain,
    "enter": enter_gain,
    "leave": leave_gain,
    "fire": fire_gain,
    "assault": doctrine_assault.gain,
    "rally": rally_gain,
    "build-ip": dig_gain,
    "build-ent": entrench_gain,
    "build-block": never,
    "remove-block": unblock_gain,
    "rearguard": rearguard_gain,
    "remove-rearguard": never,
    "pass": pass_gain,
}
"""What each Action of the table is worth to a Unit."""


# together, and once more


def stack_choose(o: Commander, option: Option) -> float:
    """Those who go the same way go together; those who make an Assault better take part in it."""
    if option.id == "done":
        return 0.0
    match o.args["action"]:
        case "@action-move":
            return doctrine_march.joins(o, o.unit, option.id)
        case "@action-pass" if doctrine_assault.gain(o, o.unit) < doctrine_fire.gain(o, o.unit):
            return NEVER
    return doctrine_assault.joins(o, o.unit, option.id)


def second_choose(o: Commander, option: Option) -> float:
    """A Second Action, if it is worth the Command Points."""
    if option.id == "pass":
        return 0.02
    stack = tuple(touched.partition(":")[2] for touched in option.touches)
    return together_value(o, stack, option.id) - o.price_of(stack)


def together_value(o: Commander, stack: tuple[str, ...], action: str) -> float:
    """What an Action is worth to a stack: in an Assault and on the march to all of it, else to each."""
    g = o.g
    if action == "assault":
        values = [doctrine_assault.value_of(o, stack, cell) for cell in doctrine_assault.targets(o, stack[0])]
        return max(values, default=NEVER) - doctrine_assault.LEAST
    if action == "move" and len(stack) > 1:
        march, unit = march_of(o, stack), g.units[stack[0]]
        best = march.best(unit.where, march.allowance, doctrine_march.LOOK, column=unit.column)
        return len(stack) * (best - march.stay(unit.where, column=unit.column) - doctrine_march.INERTIA)
    if action == "fire":
        return sum(max(0.0, doctrine_fire.gain(o, id_)) for id_ in stack)
    if any(g.units[id_].suppressed for id_ in stack):
        return sum(rally_gain(o, id_) for id_ in stack) if action == "rally" else NEVER
    return sum(GAINS[action](o, id_) for id_ in stack)


RULES: dict[str, Score] = {
    "actor-choose": actor_choose,
    "action-choose": action_choose,
    "stack-choose": stack_choose,
    "second-choose": second_choose,
    **doctrine_march.RULES,
    **doctrine_fire.RULES,
    **doctrine_assault.RULES,
    **doctrine_staff.RULES,
}
