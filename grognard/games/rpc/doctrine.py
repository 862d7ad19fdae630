"""Doctrine: how a sound commander answers every question, on one page of short rules.

Take the hexes that decide. Fire where it kills. Close in where you are the stronger. Deploy the guns, dig where you
mean to stay, and answer every shot that is worth it. Each rule scores the options of one kind of decision; the best is
chosen. A plan (`assault`, `hold`) shifts how much the side presses forward.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property

from grognard.engine.board import Cell
from grognard.engine.decision import Choose, Option
from grognard.games.rpc.judgement import Ground, loss, melee_gain, shot_value, worth
from grognard.games.rpc.rules import s03_units, s06_fire, s06_steps, s07_call, s07_modes, s08_terrain
from grognard.games.rpc.state import Shot, State

PLANS = ("", "assault", "hold")
QUIET = frozenset({"command-choose"})
"""The decision at which no command is in progress."""
NEVER = -99.0

Score = Callable[["Commander", Option], float]


def doctrine(g: State, question: Choose) -> Option:
    """The answer of the script."""
    return ordering(g, question, "")[0]


def ordering(g: State, question: Choose, plan: str) -> tuple[Option, ...]:
    """All options, the best first."""
    commander, score = Commander(g, question, plan), RULES.get(question.kind, by_touch)
    return tuple(sorted(question.options, key=lambda o: -NEVER if o.id == "back" else -score(commander, o)))


class Commander:
    """One side at one decision, with what it has worked out so far."""

    def __init__(self, g: State, question: Choose, plan: str) -> None:
        self.g, self.question, self.plan = g, question, plan
        self.side, self.enemy = question.side, g.other(question.side)
        self.args = dict(question.args)
        self._actions: dict[str, tuple[float, str]] = {}
        self._calls: dict[str, float] = {}

    @cached_property
    def ground(self) -> Ground:
        return Ground(self.g, self.side, self.plan)

    @cached_property
    def targets(self) -> list[tuple[Cell, float]]:
        return targets(self.g, self.side)

    @cached_property
    def seen(self) -> dict[Cell, float]:
        """What the observer who is calling sees."""
        return seen_by(self, str(self.args.get("observer", "")))

    def calls(self, group: str) -> float:
        """The best call of a battery by whatever mode."""
        return max(
            (call_value(self, group, mode) for mode in s07_modes.modes_of(self.g, group)), default=-1.0
        )

    def best_action(self, id_: str) -> tuple[float, str]:
        """The best that a unit can do by command now, and what it is."""
        found = self._actions.get(id_)
        if found is None:
            found = self._actions[id_] = max(
                (self.action_value(id_, action), action) for action in ("fire", "move", "deploy", "dig")
            )
        return found

    def action_value(self, id_: str, action: str) -> float:
        unit = self.g.units[id_]
        if action == "move":
            return self.move_gain(id_)
        if unit.where < 0:
            return NEVER
        if action == "fire":
            return max((shot_value(self.g, self.side, s) for s in s06_fire.shots(self.g, id_)), default=-1.0)
        return self.deploy_gain(id_) if action == "deploy" else self.dig_gain(id_)

    def deploy_gain(self, id_: str) -> float:
        """Guns fire deployed; companies march formed, and are better off dispersed under fire."""
        g, unit = self.g, self.g.units[id_]
        face = s03_units.counter(g, id_)
        other = face.dispersed if unit.formed else face.formed
        if face.formed.range is None and face.dispersed.range is not None:
            near = self.ground.pull(unit.where) > 1.2 or self.ground.threat(unit.where) > 0
            return (0.35 if near else 0.02) if unit.formed else -0.3
        if unit.formed:
            return -0.2
        threatened = self.ground.threat(unit.where) > 0
        return 0.04 if threatened else 0.3 if (other.movement or 0) > 1 else 0.1

    def dig_gain(self, id_: str) -> float:
        """Who holds what he wants, or stands near the enemy in the open, digs."""
        unit, ground = self.g.units[id_], self.ground
        if unit.inside or id_ in self.g.shovels or s08_terrain.has_craters(self.g, unit.where):
            return -0.1
        held = any(cell == unit.where for cell, _ in ground.aims)
        return 0.12 if held else 0.06 - 0.02 * ground.cover(unit.where)

    def move_gain(self, id_: str) -> float:
        """What a march could better, or what a melee in reach would bring."""
        g, unit = self.g, self.g.units[id_]
        allowance = s03_units.values(g, id_).movement or 0
        if not allowance:
            return NEVER
        if unit.where < 0:
            return 0.5
        if g.in_hex(unit.where, self.enemy):
            return melee_gain(g, self.side, [id_], g.in_hex(unit.where, self.enemy)) + 0.05
        here = self.ground.place(unit.where)
        near = g.board.within(unit.where, min(2, allowance))
        return max(self.worth_going(id_, cell) - here for cell in near)

    def worth_going(self, id_: str, cell: Cell) -> float:
        """How good a hex would be as the end of a march: a fight if the enemy is there."""
        g = self.g
        if cell not in g.setting.playable:
            return NEVER
        if cell != g.units[id_].where and not s03_units.has_room(g, cell, self.side):
            return NEVER
        value = self.ground.place(cell)
        theirs = g.in_hex(cell, self.enemy)
        if theirs:
            value += melee_gain(g, self.side, [id_, *g.in_hex(cell, self.side)], theirs)
        return value - 0.1 * self.ground.threat(cell) / self.ground.drive


# commands


def command_choose(o: Commander, option: Option) -> float:
    """Whoever can do most; a battery if it sees something."""
    if option.id == "pass":
        return 0.01
    if option.verb == "command":
        return o.best_action(option.id)[0]
    return 0.15 * o.calls(option.id) if option.verb == "call" else -0.1


def command_add(o: Commander, option: Option) -> float:
    if option.id == "done":
        return 0.03
    return o.best_action(option.id)[0]


def actor_choose(o: Commander, option: Option) -> float:
    """The guns before the bayonets."""
    if option.id == "done":
        return 0.02
    value, action = o.best_action(option.id)
    return value + (0.5 if action == "fire" and value > 0.05 else 0.0)


def action_choose(o: Commander, option: Option) -> float:
    unit = next(touched for touched in option.touches).partition(":")[2]
    return o.action_value(unit, option.id)


# movement


def step_choose(o: Commander, option: Option) -> float:
    """Toward the best hex in reach; into a melee only as the stronger."""
    g, step = o.g, option.value
    movers = _movers(o)
    if not movers:
        return 0.0
    first = movers[0]
    here = g.units[first].where
    if option.id == "done":
        return o.ground.place(here) + 0.02 if here >= 0 else 0.0
    if option.verb in ("melee", "assault"):
        return 5.0 + melee_gain(g, o.side, movers, g.in_hex(here, o.enemy))
    if option.verb == "in":
        return o.ground.place(here) + 0.12
    if option.verb == "exit":
        terms = g.setting.victory
        scores = bool(terms.exited) and terms.side in ("", o.side) and (not terms.exit or here in terms.exit)
        return 9.0 if scores else NEVER / 2
    if option.verb != "enter":
        return -5.0
    left = min(s06_steps.points_left(g, id_, 0) for id_ in movers) - 1
    best = o.worth_going(first, step.cell)
    for cell in g.board.within(step.cell, max(0, min(2, left))):
        if cell != step.cell:
            best = max(best, o.worth_going(first, cell) - 0.03)
    return best - 0.05 * o.ground.threat(step.cell) / o.ground.drive + (0.01 if step.along else 0.0)


def _movers(o: Commander) -> list[str]:
    """Those who are on the move: the question names them, or they are the ones of the command who move."""
    named = str(o.args.get("unit", ""))
    if named in o.g.units:
        return [named]
    command = o.g.command
    units = command.units if command is not None else ()
    moving = [id_ for id_ in units if o.g.units[id_].moving and o.g.units[id_].ready]
    return moving or [id_ for id_ in units if command is not None and id_ not in command.acted][:1]


# fire and melee


def shoot(o: Commander, option: Option) -> float:
    """Fire if it is worth a shot; out of turn it costs the unit its own command."""
    if not isinstance(option.value, Shot):
        return 0.0
    keep = 0.0 if s03_units.is_machine_gun(o.g, option.value.shooter) else 0.1
    return shot_value(o.g, o.side, option.value) - (keep if o.question.kind == "react-offer" else 0.01)


def melee_attack(o: Commander, option: Option) -> float:
    """All against the one whom it hurts most."""
    if option.id not in o.g.units:
        return 0.0
    return 1.0 + loss(o.g, option.id, 0.4, 0.4)


def modifier_choose(o: Commander, option: Option) -> float:
    """Whatever helps the target most: it is one's own."""
    return -float(dict(option.args).get("value", 0)) if o.side else 0.0


# artillery

NEAR_ENOUGH, MOST_TARGETS, MOST_OBSERVERS = 9, 4, 2


def targets(g: State, side: str) -> list[tuple[Cell, float]]:
    """The richest hexes to shell: enemies in and around them, and no friends."""
    found = []
    for cell, here in g.at.items():
        if any(g.units[id_].side != side for id_ in here):
            around = [id_ for near in g.board.adjacent[cell] for id_ in g.at.get(near, ())]
            value = sum(_shelled(g, side, id_) for id_ in here)
            value += 0.5 * sum(_shelled(g, side, id_) for id_ in around)
            if value > 0.5:
                found.append((cell, value))
    return sorted(found, key=lambda each: -each[1])[:MOST_TARGETS]


def _shelled(g: State, side: str, id_: str) -> float:
    return worth(g, id_) * (1.0 if g.units[id_].side != side else -2.0)


def seen_by(o: Commander, observer: str) -> dict[Cell, float]:
    """The targets of which an observer sees a corner; airmen, who have no name, see them all."""
    if not observer:
        return dict(o.targets)
    where = o.g.units[observer].where
    near = [(cell, value) for cell, value in o.targets if o.g.board.distance(where, cell) <= NEAR_ENOUGH]
    return {cell: value for cell, value in near if s07_call.corner_options(o.g, cell, observer)}


def call_value(o: Commander, group: str, mode: str) -> float:
    """What a call by this mode could hit; flares are kept for those who stand before them."""
    if mode == "flare" or not o.targets:
        return -1.0
    prompt = 0.3 if s07_modes.relay_delay(o.g, mode) > 2 else 1.0
    if mode == "aircraft":
        return prompt * o.targets[0][1]
    richest, distance = o.targets[0][0], o.g.board.distance
    observers = s07_modes.observers(o.g, o.g.artillery[group].side, mode)
    nearest = sorted(observers, key=lambda id_: distance(o.g.units[id_].where, richest))[:MOST_OBSERVERS]
    return prompt * max((v for id_ in nearest for v in seen_by(o, id_).values()), default=-1.0)


def call_mode(o: Commander, option: Option) -> float:
    """The quickest mode that reaches something; none if nobody sees a target."""
    return 0.0 if option.id == "pass" else call_value(o, str(o.args["group"]), option.id)


def call_observer(o: Commander, option: Option) -> float:
    """Who sees the richest target; nobody if none does."""
    return max(seen_by(o, option.id).values(), default=2 * NEVER)


def call_hex(o: Commander, option: Option) -> float:
    """The richest hex of which the observer sees a corner; back if he sees none."""
    return o.seen.get(option.value, 2 * NEVER)


# set-up, night and the rest


def set_up_hex(o: Commander, option: Option) -> float:
    """On and around what decides, in cover, and not all in one place."""
    cell: Cell = option.value
    crowd = sum(len(o.g.in_hex(near, o.side)) for near in o.g.board.within(cell, 1))
    return o.ground.pull(cell) + 0.15 * o.ground.cover(cell) - 0.08 * crowd


def set_up_how(o: Commander, option: Option) -> float:
    """IN wherever it is possible; guns deployed, companies in the line dispersed only under the enemy's eyes."""
    face, _, place = option.id.partition(" ")
    gun = str(o.args.get("unit", "")) in o.g.units and s03_units.is_gun(o.g, str(o.args["unit"]))
    return (1.0 if place == "in" else 0.0) + (0.5 if (face == "dispersed") == gun else 0.0)


def adjust_choose(o: Commander, option: Option) -> float:
    return 0.1 if option.id == "done" else o.deploy_gain(option.id)


PREFERRED = {"yes": 1.0, "scrape": 1.0, "he": 1.0, "place": 0.5, "recover": 0.5, "crater": 0.1, "dig": 0.1}
DECLINED = {"redeploy", "cancel", "stop", "clear", "breach", "edge", "hold"}


def by_touch(o: Commander, option: Option) -> float:
    """What is offered is taken, for harm where the enemy is, for good where one's own are."""
    if option.verb in DECLINED:
        return -0.1
    value = PREFERRED.get(option.id, PREFERRED.get(option.verb, 0.0))
    for touched in option.touches:
        what, _, which = touched.partition(":")
        if what == "hex" and which in o.g.board.names:
            here = o.g.at.get(o.g.board.cell(which), ())
            value += 0.1 * sum(o.g.units[id_].side == o.enemy for id_ in here)
    return value


RULES: dict[str, Score] = {
    "command-choose": command_choose,
    "command-add": command_add,
    "actor-choose": actor_choose,
    "action-choose": action_choose,
    "step-choose": step_choose,
    "fire-choose": shoot,
    "react-offer": shoot,
    "react-declare": shoot,
    "return-offer": shoot,
    "melee-attack": melee_attack,
    "modifier-choose": modifier_choose,
    "call-mode": call_mode,
    "call-observer": call_observer,
    "call-hex": call_hex,
    "set-up-hex": set_up_hex,
    "arrival-hex": set_up_hex,
    "redeploy-hex": set_up_hex,
    "set-up-how": set_up_how,
    "adjust-choose": adjust_choose,
}
