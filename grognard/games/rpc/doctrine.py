"""Doctrine: how a sound commander answers every question, in short rules.

Move in masses, from cover to cover, toward the hexes that decide. Shell what bars the way; fire before closing in; go
in with two against one. Deploy the guns, dig where you mean to stay, answer every shot that is worth it, and take back
what was lost. Each rule scores the options of one kind of decision; the best is chosen. A plan (`assault`, `hold`)
shifts how hard the side presses forward. Further pages: doctrine_march, doctrine_artillery, doctrine_setup.
"""

from __future__ import annotations

from collections.abc import Callable

from grognard.engine.decision import Choose, Option
from grognard.games.rpc import doctrine_artillery, doctrine_march, doctrine_setup
from grognard.games.rpc.doctrine_commander import NEVER, Commander
from grognard.games.rpc.judgement import blow, fate, harm_of, shot_value
from grognard.games.rpc.rules import s03_masses, s03_units, s06_fire, s06_melee_advice, s08_terrain
from grognard.games.rpc.state import Shot, State

PLANS = ("", "assault", "hold")
QUIET = frozenset({"command-choose"})
"""The decision at which no command is in progress."""
ACTIONS = ("fire", "move", "deploy", "dig")
ASSAULT, SILENCED = 3, 0.8
"""From how near a shot prepares an assault, and what it is worth to silence a hex before one."""
NOTHING = 0.03
"""Less than this is not worth a command."""

Score = Callable[[Commander, Option], float]


def doctrine(g: State, question: Choose) -> Option:
    """The answer of the script."""
    commander, score = Commander(g, question, ""), RULES.get(question.kind, by_touch)
    best, most = question.options[0], 9 * NEVER
    for option in question.options:
        value = NEVER if option.id == "back" else score(commander, option)
        if value > most:
            best, most = option, value
    return best


def ordering(g: State, question: Choose, plan: str) -> tuple[Option, ...]:
    """All options, the best first; of those that come to the same order all but the best are put last."""
    commander, score = Commander(g, question, plan), RULES.get(question.kind, by_touch)
    ranked = sorted(question.options, key=lambda o: -NEVER if o.id == "back" else -score(commander, o))
    if question.kind not in ("command-choose", "command-add"):
        return tuple(ranked)
    best: dict[object, Option] = {}
    doubles = [option for option in ranked if best.setdefault(order_of(commander, option), option) != option]
    return (*best.values(), *doubles)


def order_of(o: Commander, option: Option) -> object:
    """What tells an order from another: all who would be commanded together. Whom to add first matters little."""
    if option.verb == "command":
        return frozenset((option.id, *companions(o, option.id)))
    return option.id if o.question.kind == "command-choose" or option.id == "done" else "add"


# commands


def command_choose(o: Commander, option: Option) -> float:
    """Whatever does most: the mass, the stack, the gun, or a battery that sees something."""
    if option.id == "pass":
        return NOTHING
    if option.verb == "command":
        return command_value(o, option.id)
    return (
        doctrine_artillery.calls(o, option.id)
        if option.verb == "call"
        else doctrine_artillery.off(o, option.id)
    )


def command_value(o: Commander, id_: str) -> float:
    """What a unit can do, and all that one command could activate with it."""
    own = best_action(o, id_)[0]
    if own <= NOTHING:
        return own
    return own + sum(
        sorted((best_action(o, each)[0] for each in companions(o, id_)), reverse=True)[: reach(o, id_)]
    )


def reach(o: Commander, id_: str) -> int:
    """How many a command can add to its first unit."""
    if o.g.units[id_].formed:
        return s03_masses.MASS_UNITS - 1
    return s03_masses.BLOB_UNITS - 1 if s03_masses.may_join_blob(o.g, id_) else 1


def companions(o: Commander, id_: str) -> list[str]:
    """Those with something to do who could be activated together with a unit."""
    found = [each for each in o.linked(id_) if each != id_ and best_action(o, each)[0] > 0]
    if found:
        return found
    where = o.g.units[id_].where
    mates = o.g.in_hex(where, o.side) if where >= 0 else ()
    return [each for each in mates if each != id_ and o.g.units[each].ready and best_action(o, each)[0] > 0]


def command_add(o: Commander, option: Option) -> float:
    """Everybody who has something to do."""
    return NOTHING if option.id == "done" else best_action(o, option.id)[0]


def actor_choose(o: Commander, option: Option) -> float:
    """The guns before the bayonets."""
    if option.id == "done":
        return 0.02
    value, action = best_action(o, option.id)
    return value + (0.5 if action == "fire" and value > NOTHING else 0.0)


def action_choose(o: Commander, option: Option) -> float:
    return action_value(o, option.touches[0].partition(":")[2], option.id)


def best_action(o: Commander, id_: str) -> tuple[float, str]:
    """The best that a unit can do by command now, and what it is."""
    found = o.actions.get(id_)
    if found is None:
        found = o.actions[id_] = max([(action_value(o, id_, action), action) for action in ACTIONS])
    return found


def action_value(o: Commander, id_: str, action: str) -> float:
    if action == "move":
        return doctrine_march.gain(o, id_) - o.vigilance(id_)
    if o.g.units[id_].where < 0:
        return NEVER
    if action == "fire":
        return fire_gain(o, id_) - o.vigilance(id_)
    return (deploy_gain(o, id_) if action == "deploy" else dig_gain(o, id_)) - o.vigilance(id_)


# fire


def fire_gain(o: Commander, id_: str) -> float:
    return max([shot_gain(o, shot) for shot in o.ground.gunnery.shots(id_)], default=NEVER)


def shot_gain(o: Commander, shot: Shot) -> float:
    """What the shot does less what comes back; whoever bars the way to a decisive hex is worth more."""
    gunnery = o.ground.gunnery
    value = gunnery.value(o.side, shot)
    if value <= 0:
        return value
    in_the_way = 1.0 + 0.15 * o.ground.drive * o.ground.pull(shot.cell)
    return value * in_the_way - 0.7 * gunnery.answered(o.side, shot) + cleared_way(o, shot)


def cleared_way(o: Commander, shot: Shot) -> float:
    """Those of the command who have yet to go profit if the shot silences what could fire at them."""
    g = o.g
    if o.waiting < 2 or g.board.distance(g.units[shot.shooter].where, shot.cell) > ASSAULT:
        return 0.0
    awake = 1.0
    for id_ in g.in_hex(shot.cell, o.enemy):
        if g.units[id_].ready and id_ in s06_fire.targets_of(g, shot):
            failed, killed = fate(
                s06_fire.fire_modifiers(g, shot, id_).total, s03_units.values(g, id_).cohesion
            )
            awake *= 1.0 - failed - killed
    return SILENCED * o.ground.drive * (1.0 - awake)


def fire_choose(o: Commander, option: Option) -> float:
    return shot_gain(o, option.value) if isinstance(option.value, Shot) else 0.0


KEEP = {"react-offer": 0.12, "react-declare": 0.05, "return-offer": 0.03}
"""What it is worth to stay ready for a better shot."""


def react(o: Commander, option: Option) -> float:
    """Fire if it is worth a shot; machine guns have always another one for those who move."""
    if not isinstance(option.value, Shot):
        return 0.0
    tireless = s03_units.is_machine_gun(o.g, option.value.shooter) and o.question.kind != "return-offer"
    return shot_value(o.g, o.side, option.value) - (0.01 if tireless else KEEP[o.question.kind])


def melee_attack(o: Commander, option: Option) -> float:
    """Each attacks where one more blow does most."""
    if option.value is None:
        return -0.1
    with_it = s06_melee_advice.total_on(o.g, o.question, option.value).total
    alone = blow(o.g, str(o.args["unit"]), option.value)
    before = harm_of(o.g, option.value, with_it - alone) if with_it > alone else 0.0
    return harm_of(o.g, option.value, with_it) - before


def modifier_choose(o: Commander, option: Option) -> float:  # noqa: ARG001
    """Whatever helps the target most: it is one's own."""
    return -float(dict(option.args).get("value", 0))


# deployment and digging


def deploy_gain(o: Commander, id_: str) -> float:
    """Guns fire deployed; companies march formed, and are better off dispersed under fire."""
    g, unit = o.g, o.g.units[id_]
    face = s03_units.counter(g, id_)
    exposed = bool(o.ground.zone.fire_on(unit.where))
    if face.formed.range is None and face.dispersed.range is not None:
        useful = o.foes_within(unit.where, (face.dispersed.range or 0) + 1)
        return (0.35 if useful else 0.02) if unit.formed else -0.3 if useful else 0.1 * o.attacking
    if face.formed.range is None and face.dispersed.range is None:
        return -0.2  # flamethrowers
    if unit.formed:
        return -0.2
    slow = (face.dispersed.movement or 0) < (face.formed.movement or 0)
    need = o.ground.drive * (1.0 - o.ground.pull(unit.where) / 3.0)
    return (0.05 if exposed else 0.25 if slow else 0.12) * (need if o.attacking else 0.3)


def dig_gain(o: Commander, id_: str) -> float:
    """Who holds what he wants, or stands near the enemy in the open, digs."""
    unit, ground = o.g.units[id_], o.ground
    sheltered = unit.inside or ground.cover(unit.where) or id_ in o.g.shovels
    if sheltered or not (s03_units.is_gun(o.g, id_) or s03_units.is_infantry(o.g, id_)):
        return -0.1
    if s08_terrain.may_be_inside(o.g, id_, unit.where):
        return 0.02
    held = any(aim.cell == unit.where for aim in ground.aims if not aim.is_exit)
    return 0.16 if held else 0.1 if o.foes_within(unit.where, 5) else 0.01


def rally_offer(o: Commander, option: Option) -> float:
    """Companies form up; guns that are deployed stay so."""
    kind = s03_units.counter(o.g, str(o.args["unit"]))
    wanted = kind.formed.range is not None or kind.dispersed.range is None
    return 1.0 if (option.id == "yes") == wanted else 0.0


# the rest

PREFERRED = {"yes": 1.0, "scrape": 1.0, "he": 1.0, "place": 0.5, "recover": 0.5, "dig": 0.1}
DECLINED = {"redeploy", "cancel", "stop", "clear", "edge", "hold"}


def by_touch(o: Commander, option: Option) -> float:
    """What is offered is taken, for harm where the enemy is."""
    if option.verb in DECLINED:
        return -0.1
    value = PREFERRED.get(option.id, PREFERRED.get(option.verb, 0.0))
    for touched in option.touches:
        what, _, which = touched.partition(":")
        if what == "hex" and which in o.g.board.names:
            here = o.g.at.get(o.g.board.cell(which), ())
            value += 0.1 * sum(o.g.units[id_].side == o.enemy for id_ in here)
    return value


def adjust_choose(o: Commander, option: Option) -> float:
    return 0.1 if option.id == "done" else deploy_gain(o, option.id)


RULES: dict[str, Score] = {
    "command-choose": command_choose,
    "command-add": command_add,
    "actor-choose": actor_choose,
    "action-choose": action_choose,
    "fire-choose": fire_choose,
    "react-offer": react,
    "react-declare": react,
    "return-offer": react,
    "melee-attack": melee_attack,
    "modifier-choose": modifier_choose,
    "adjust-choose": adjust_choose,
    "rally-offer": rally_offer,
    "step-choose": doctrine_march.step_choose,
    **doctrine_artillery.RULES,
    **doctrine_setup.RULES,
}
