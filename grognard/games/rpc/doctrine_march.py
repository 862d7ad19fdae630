"""Doctrine of movement: from cover to cover, around the beaten zone, and into a melee as the stronger."""

from __future__ import annotations

from typing import NamedTuple

from grognard.engine.board import Cell
from grognard.engine.decision import Option
from grognard.games.rpc.doctrine_commander import NEVER, Commander
from grognard.games.rpc.doctrine_harm import is_paid
from grognard.games.rpc.judgement import DISPERSED, clash, worth
from grognard.games.rpc.judgement_ground import Ground
from grognard.games.rpc.judgement_ways import UNDER_WATER, barriers, ways_from
from grognard.games.rpc.judgement_zone import SAFE, Risk
from grognard.games.rpc.rules import (
    s03_masses,
    s03_units,
    s06_move_advice,
    s06_transport,
)
from grognard.games.rpc.state import Unit

AHEAD = 3
"""So many points are looked ahead."""
PRIZE = 0.6
"""What it is worth to take a decisive hex on the way, for each point of its weight."""
CALM, SETTLED = 0.25, 0.06
BOLD = 0.5
"""What a loss weighs to the side that would lose as things stand, and less the later it is."""
UNTHINKABLE = 2 * NEVER
"""Worse than to take the order back."""
RALLY, TOIL = 0.08, 0.01
ENTRY, IN_TIME = 0.5, 6
"""What it is worth to bring a unit onto the map, with so many turns left or more."""
NO_MELEE = 0.35
"""What is left of the hopes of a melee that must wait for another command."""


class Entry(NamedTuple):
    """What awaits movers in a hex, from wherever they enter it, and how good it is to end there."""

    risk: Risk
    theirs: tuple[str, ...]
    prize: float
    rallies: float
    has_room: bool
    stay: float


class March:
    """What the movers can gain with their points: the value of being in a hex with so many left."""

    def __init__(self, ground: Ground, movers: tuple[str, ...], crowd: int) -> None:
        self.ground, self.g, self.movers, self.crowd = ground, ground.g, movers, crowd
        g, first = ground.g, movers[0]
        face = s03_units.values(g, first)
        self.armour = s03_units.is_afv(g, first)
        self.formed, self.cohesion = g.units[first].formed, face.cohesion
        self.care = BOLD / ground.drive if ground.drive > 1 else 1.0
        self.size = worth(g, first) * self.care
        self.ways, self.barriers = ways_from(g.board, g.setting.playable), barriers(g.board)
        self.weight, self.field = ground.field_of(first, armour=self.armour)
        self.press = ground.drive * self.weight
        self.exposure = (0 if self.armour else 1) + self.formed
        self._values: tuple[dict[Cell, float], ...] = tuple({} for _ in range(AHEAD + 1))
        self._entries: dict[Cell, Entry] = {}
        self._fights: dict[tuple[Cell, bool], float] = {}

    def stay(self, cell: Cell) -> float:
        """How good it is to end in a hex."""
        return self.entry(cell).stay

    def risk(self, cell: Cell, *, along: bool) -> Risk:
        """What the enemy's fire and falling shells do to one who enters a hex."""
        ground, fire = self.ground, SAFE
        if ground.zone.fire_on(cell):
            extra = self.exposure + (-3 if along else ground.cover(cell))
            fire = ground.zone.risk(cell, extra, self.cohesion, armour=self.armour, crowd=self.crowd)
        shells = ground.shelled.get(cell)
        if shells is None:
            return fire
        return Risk(1 - (1 - fire.stop) * (1 - shells.stop), fire.loss + shells.loss)

    def best(self, cell: Cell, left: int) -> float:
        """The best that can be made of so many points from a hex on."""
        found = self._values[left].get(cell) if left > 0 else self.entry(cell).stay
        if found is None:
            found = self.entry(cell).stay
            field, least, entries = self.field, 0.95 * self.field[cell], self._entries
            for near in self.ways[cell]:
                if field[near] >= least:
                    entry = entries.get(near) or self.entry(near)
                    if entry.has_room:
                        found = max(found, self._enter(cell, near, entry, entry.risk, left))
            self._values[left][cell] = found
        return found

    def entry(self, cell: Cell) -> Entry:
        found = self._entries.get(cell)
        if found is None:
            found = self._entries[cell] = self._entry(cell)
        return found

    def _entry(self, cell: Cell) -> Entry:
        g, ground = self.g, self.ground
        risk, rallies, room = self.risk(cell, along=False), 0.0, True
        theirs: tuple[str, ...] = ()
        if cell in g.at:
            theirs, rallies = g.in_hex(cell, ground.enemy), self.rallies(cell)
            room = s03_units.has_room(g, cell, ground.side, len(self.movers))
        prize = 0.0 if theirs else PRIZE * ground.drive * ground.prizes.get(cell, 0.0)
        stay = self.press * self.field[cell] + SETTLED * ground.shelter(cell) - CALM * self.size * risk.loss
        return Entry(risk, theirs, prize, rallies, room, stay)

    def step(self, origin: Cell, cell: Cell, left: int, *, along: bool = False) -> float:
        """The value of entering a hex with one of so many points, `along` a trench or from wherever."""
        entry = self.entry(cell)
        risk = self.risk(cell, along=True) if along else entry.risk
        return self._enter(origin, cell, entry, risk, min(left, AHEAD + 1))

    def _enter(self, origin: Cell, cell: Cell, entry: Entry, risk: Risk, left: int) -> float:
        stop, loss = risk
        if entry.theirs:
            after = self.fight(cell, entry.theirs, left - 1)
        elif origin >= 0 and self.barriers[origin] and self.is_stopped(origin, cell):
            after = entry.stay - (0.0 if self.armour else self.care * DISPERSED * self.formed)
        else:
            after = self.best(cell, left - 1) if left > 1 else entry.stay
        hoped = (1 - stop) * after + stop * entry.stay if stop else after
        return hoped + entry.prize - self.size * loss + entry.rallies - TOIL

    def fight(self, cell: Cell, theirs: tuple[str, ...], left: int) -> float:
        """What a melee in the hex brings to each of the movers, at once or by a later command."""
        at_once = left > 0
        found = self._fights.get((cell, at_once))
        if found is None:
            found = self._fights[cell, at_once] = self._fight(cell, theirs, at_once=at_once)
        return found

    def _fight(self, cell: Cell, theirs: tuple[str, ...], *, at_once: bool) -> float:
        g, ground = self.g, self.ground
        ours = self.movers if at_once else (*self.movers, *g.in_hex(cell, ground.side))
        gain, cleared = clash(g, tuple(dict.fromkeys(ours)), theirs)
        drive = ground.drive
        won = cleared * PRIZE * drive * ground.prizes.get(cell, 0.0)
        value = (gain * drive + won) / len(self.movers)
        if not at_once:
            value = NO_MELEE * value - 0.1
        return value + self.press * self.field[cell]

    def is_stopped(self, origin: Cell, cell: Cell) -> bool:
        """A stream ends the move, and for all but armour wire that is not breached."""
        barrier = self.barriers[origin].get(cell)
        if barrier is None:
            return False
        return barrier == UNDER_WATER or (not self.armour and barrier not in self.ground.breaches)

    def rallies(self, cell: Cell) -> float:
        """A formed mover helps dispersed friends whom it meets to form up."""
        g = self.g
        if not self.formed:
            return 0.0
        friends = [g.units[id_] for id_ in g.at[cell] if id_ not in self.movers]
        return RALLY * sum(u.side == self.ground.side and u.ready and not u.formed for u in friends)


# what a march is worth


def gain(o: Commander, id_: str) -> float:
    """How much better a unit, or a stack that goes together, could be off by its move."""
    g, unit = o.g, o.g.units[id_]
    allowance = s03_units.values(g, id_).movement or 0
    if not allowance:
        return NEVER
    if unit.where < 0:
        return ENTRY * min(1.0, o.turns_left / IN_TIME)
    theirs = g.in_hex(unit.where, o.enemy)
    if theirs:
        march = _march(o, (id_,))
        return march.fight(unit.where, theirs, 1) - march.press * march.field[unit.where]
    if g.observers.get(o.side) == id_:
        return NEVER
    best = NEVER
    for movers in ((id_,), *((id_, mate) for mate in _mates(o, id_))):
        march = _march(o, movers)
        best = max(best, march.best(unit.where, min(allowance, AHEAD)) - march.stay(unit.where))
    return best + _leaves(o, unit.where) - _inertia(o, unit)


def _inertia(o: Commander, unit: Unit) -> float:
    """Who only has to hold stays where he is, unless something is to be taken back."""
    if o.attacking or o.ground.prizes:
        return 0.0
    return 0.15 + 0.15 * (unit.inside or o.ground.cover(unit.where) < 0)


def _mates(o: Commander, id_: str) -> list[str]:
    """Who could go along: worth the thought only if there is somebody to fight."""
    g, unit = o.g, o.g.units[id_]
    if not o.foes_within(unit.where, AHEAD):
        return []
    return [m for m in g.in_hex(unit.where, o.side) if m != id_ and o.kinds.get(m) == o.kinds.get(id_)]


def _crowd(o: Commander, id_: str) -> int:
    """Among how many movers the enemy must share out his single shots."""
    if o.g.command is not None:
        return max(1, (o.waiting + 1) // 2)  # the next to go draws more fire than the last
    kind = o.kinds.get(id_)
    if kind is None:
        return 1
    most = s03_masses.MASS_UNITS if kind[1] else s03_masses.BLOB_UNITS
    return (min(most, len(o.linked(id_))) + 1) // 2


def _leaves(o: Commander, here: Cell) -> float:
    """Leaving a decisive hex empty while the enemy is near."""
    g = o.g
    for aim in o.ground.aims:
        if aim.cell == here and not aim.is_exit and len(g.in_hex(here, o.side)) == 1:
            return -0.1 * aim.weight if o.foes_within(here, 3) else 0.0
    return 0.0


# steps


def step_choose(o: Commander, option: Option) -> float:
    """Toward the best hex in reach; into a melee only as the stronger."""
    g, step = o.g, option.value
    movers, here, march, left = _moving(o)
    if option.verb == "enter":
        value = march.step(here, step.cell, left, along=step.along)
        return value + (0.01 if step.along else 0.0)
    if option.id == "done":
        return march.stay(here) + 0.01 if here >= 0 else 0.0
    if option.verb in ("melee", "assault"):
        return (
            march.fight(here, g.in_hex(here, o.enemy), 1) + 5.0 + (0.01 if option.verb == "assault" else 0.0)
        )
    if option.verb == "in":
        return march.stay(here) + 0.15 * min(1.0, 0.3 + len(o.ground.zone.fire_on(here)))
    if option.verb == "exit":
        return 9.0 if is_paid(g, o.side, here) else UNTHINKABLE
    if option.verb == "with":
        return _together(o, movers, step.unit, here)
    return _carried(o, step.unit, here) if option.verb == "use" else UNTHINKABLE


def _moving(o: Commander) -> tuple[tuple[str, ...], Cell, March, int]:
    """Who is asked for the next step, where they are, what they can gain, and with how many points."""
    found: tuple[tuple[str, ...], Cell, March, int] | None = o.marches.get(())
    if found is None:
        movers, _ = s06_move_advice.asked(o.question)
        left = max(1, int(str(o.args["left"])))
        found = o.marches[()] = movers, o.g.units[movers[0]].where, _march(o, movers), left
    return found


def _march(o: Commander, movers: tuple[str, ...]) -> March:
    """One march for all who are alike, go the same way and are as many: that of the first who is asked about."""
    unit, crowd = o.g.units[movers[0]], _crowd(o, movers[0])
    key = (unit.type, unit.formed, o.ground.assigned.get(movers[0], unit.where), crowd, len(movers))
    found: March | None = o.marches.get(key)
    if found is None:
        known = o.ground.marches
        found = known.get((movers, crowd))
        if found is None:
            found = known[movers, crowd] = March(o.ground, movers, crowd)
        o.marches[key] = found
    return found


def _together(o: Commander, movers: tuple[str, ...], mate: str, here: Cell) -> float:
    """Two go together into a fight, or where nobody fires; under fire one after another."""
    if here < 0:
        return 0.0
    g = o.g
    left = min(AHEAD, min(s06_transport.allowance(g, id_) for id_ in (*movers, mate)))
    both, alone = _march(o, (*movers, mate)), _march(o, movers)
    stacked, single = both.best(here, left), alone.best(here, left)
    quiet = not any(o.ground.zone.fire_on(near) for near in g.board.adjacent[here])
    if stacked > single + 0.01 or (quiet and stacked > single - 0.03):
        return max(stacked, single) + 0.02
    return UNTHINKABLE


def _carried(o: Commander, id_: str, here: Cell) -> float:
    """Mules and lorries carry forward what is slow, out of the enemy's sight."""
    slow = (s03_units.values(o.g, id_).movement or 0) < 3
    if not slow or (here >= 0 and (o.ground.zone.fire_on(here) or o.foes_within(here, 6))):
        return UNTHINKABLE
    return 8.0
