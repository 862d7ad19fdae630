"""The map as one side sees it in one position: what draws it, what endangers it, and who goes where."""

from __future__ import annotations

from functools import cached_property, lru_cache
from typing import Any, NamedTuple

from msgspec.structs import replace

from grognard.engine.board import Cell
from grognard.games.gts.judgement import Aim, Shot, aims, late, losses, margin, urgency, worth
from grognard.games.gts.judgement_fire import Gunnery
from grognard.games.gts.judgement_ways import FAR, Field, field
from grognard.games.gts.judgement_zone import Profile, Zone
from grognard.games.gts.rules import s02_units, s14_costs
from grognard.games.gts.state import HALVES, State, Unit, clone

DRIVES = {"assault": 1.8, "hold": 0.5}
LEG = 8
"""Half points of a Leg Unit that has none of its own just now."""
MOUNTED = 0.5
"""Actions that it takes to dismount."""
CLOSE, NEAR = 2, 6
"""So many hexes from a hex an enemy bars the way to it, and so many he threatens it."""
CALM = 4
"""No fire so near, and a march needs no thought."""
ATTACK, GUARD = 1.4, 0.7
"""Steps that are sent for each Step of the enemy: to take a hex, and to keep one."""
LEAST = 3.0
"""Steps that are sent to take a hex that nobody defends."""
HOLDING = 0.6
"""What a hex that is threatened draws, of what one draws that is to be taken."""
HARD = 8.0
"""So many Steps in a hex halve what it draws."""
SPARE = 0.4
"""What a hex draws that is not needed any more."""
HANGS = 4.0
"""How much more a hex is worth to keep if victory hangs on it, at the very end."""
HURRY = 0.35
"""How little a hex draws that is too far away to be reached in time."""


class Goal(NamedTuple):
    """A hex that draws a side, how strongly, and how many Steps it calls for."""

    aim: Aim
    weight: float
    need: float
    is_held: bool


def kind_of(unit: Unit) -> tuple[object, ...]:
    """What makes Units alike in an Assault."""
    return (unit.counter, unit.lost, unit.hits, unit.suppressed, unit.column, unit.mounted)


class Ground:
    """The ground of one side. `survey` makes it, and keeps it as long as nothing changes."""

    def __init__(self, g: State, side: str, plan: str = "") -> None:
        self.g, self.side, self.enemy = g, side, g.other(side)
        self.drive = DRIVES.get(plan) or urgency(g, side)
        self.foes = g.on_map(self.enemy)
        self.foe_cells = tuple(dict.fromkeys(g.units[id_].where for id_ in self.foes))
        self.own_cells = tuple(
            dict.fromkeys(g.units[id_].where for id_ in g.on_map(side) if not g.units[id_].park)
        )
        self.gunnery = Gunnery(g)
        self.zone = Zone(self.gunnery, self.enemy)
        self.prizes = {aim.cell: float(aim.points) for aim in aims(g) if g.held_hexes.get(aim.cell) != side}
        self.worths = {aim.cell: float(aim.points) for aim in aims(g)}
        self.most = max(self.worths.values(), default=1.0)
        self.marches: dict[Any, Any] = {}
        self.remembered: dict[Any, Any] = {}
        self._away: dict[Cell, int] = {}
        self._quiet: dict[Cell, bool] = {}
        self._profiles: dict[tuple[str, bool, int], Profile] = {}

    # the enemy

    def away(self, cell: Cell) -> int:
        """How far the nearest enemy is."""
        found = self._away.get(cell)
        if found is None:
            distances = self.g.board.distances(cell)
            found = self._away[cell] = min([distances[each] for each in self.foe_cells], default=99)
        return found

    def own_away(self, cell: Cell) -> int:
        """How far the nearest Unit of the side is."""
        distances = self.g.board.distances(cell)
        return min([distances[each] for each in self.own_cells], default=99)

    def is_quiet(self, cell: Cell) -> bool:
        """No fire bears on anything near."""
        found = self._quiet.get(cell)
        if found is None:
            on = self.zone.on
            found = self._quiet[cell] = not any(near in on for near in self.g.board.within(cell, CALM))
        return found

    @cached_property
    def kept_off(self) -> frozenset[Cell]:
        """Hexes round those by which enemies enter."""
        g = self.g
        return frozenset(
            cell
            for id_, division in g.setting.divisions.items()
            if division.side == self.enemy and division.entry >= 0 and s14_costs.is_closed(g, id_)
            for cell in g.board.within(division.entry, s14_costs.DISTANCE)
        )

    def profile(self, id_: str, *, column: bool, crowd: int = 0) -> Profile:
        """A Unit as a target; `crowd`: Steps of others in the hex."""
        found = self._profiles.get((id_, column, crowd))
        if found is None:
            g, face = self.g, s02_units.values(self.g, id_)
            found = self._profiles[id_, column, crowd] = Profile(
                face.armored,
                face.defense,
                column,
                s02_units.steps(g, id_) + crowd,
                1.0 - self.gunnery.passing(id_),
                losses(g, id_),
            )
        return found

    def shot(self, firer: str, target: str, manner: str, extra: int = 0) -> Shot:
        """A shot between two Units where they are."""
        return self.gunnery.shot(firer, target, manner, extra)

    def worth(self, id_: str) -> float:
        return worth(self.g, id_)

    @cached_property
    def _kinds(self) -> dict[tuple[object, ...], list[str]]:
        found: dict[tuple[object, ...], list[str]] = {}
        for id_ in self.g.on_map(self.side):
            found.setdefault(kind_of(self.g.units[id_]), []).append(id_)
        return found

    def standing_for(self, ids: tuple[str, ...]) -> tuple[str, ...]:
        """Units like these: always the same ones, so that what is worked out for one is known of all like it."""
        taken: dict[tuple[object, ...], int] = {}
        found = []
        for id_ in ids:
            kind = kind_of(self.g.units[id_])
            number = taken[kind] = taken.get(kind, -1) + 1
            found.append(self._kinds[kind][number] if kind in self._kinds else id_)
        return tuple(found)

    # what draws

    @cached_property
    def wins(self) -> bool:
        """The side would win as things stand."""
        return margin(self.g, self.side) > 0

    def kept(self, cell: Cell) -> float:
        """What it is worth to keep a hex, in points: more than it counts if the side wins only as long as it has it."""
        points = 0.0 if cell in self.prizes else self.worths.get(cell, 0.0)
        hangs = self.wins and margin(self.g, self.side) < points
        return points * (1.0 + HANGS * late(self.g) ** 2) if hangs else points

    @cached_property
    def goals(self) -> tuple[Goal, ...]:
        """What is to be taken weighs whole; what is held, by the enemy who threatens it."""
        g, found = self.g, []
        strength = [(g.units[id_].where, s02_units.steps(g, id_)) for id_ in self.foes]
        for aim in aims(g):
            distances = g.board.distances(aim.cell)
            size = 0.4 + 0.6 * aim.points / self.most
            if aim.cell in self.prizes:
                bars = sum(steps for where, steps in strength if distances[where] <= CLOSE)
                weight = size * (SPARE if self.wins else 1.0) / (1.0 + self.hardness(aim.cell) / HARD)
                found.append(Goal(aim, weight, LEAST + ATTACK * bars, is_held=False))
                continue
            threats = [
                steps / max(2.0, distances[where]) for where, steps in strength if distances[where] <= NEAR
            ]
            if threats:
                found.append(
                    Goal(aim, HOLDING * size, min(8.0, 1.0 + 2 * GUARD * sum(threats)), is_held=True)
                )
        return tuple(found)

    def hardness(self, cell: Cell) -> float:
        """How hard a hex is to take: the Steps in it, and how they are dug in."""
        g = self.g
        return sum(
            s02_units.steps(g, id_) * {"ent": 1.7, "ip": 1.3}.get(g.units[id_].work, 1.0)
            for id_ in g.in_hex(cell, self.enemy)
        )

    def route(self, id_: str, goal: Cell) -> Field:
        """How far it is to a goal for a Unit as it is."""
        return self.way(self.moves(id_), goal)

    def way(self, moves: str, goal: Cell) -> Field:
        return field(self.g.board, moves, goal)

    def moves(self, id_: str) -> str:
        moves = s02_units.movement_class(self.g, id_)
        return "leg" if moves == "immobile" else moves

    def allowance(self, id_: str) -> int:
        """Half points of an Action."""
        return (s02_units.values(self.g, id_).movement or 0) * HALVES or LEG

    def turns_to(self, id_: str, goal: Cell) -> float:
        """In how many Actions a Unit is there; those in transport have still to dismount."""
        unit = self.g.units[id_]
        far = self.route(id_, goal).at(unit.where, column=unit.column)
        return far / self.allowance(id_) + (MOUNTED if unit.mounted else 0.0)

    @cached_property
    def assigned(self) -> dict[str, Goal]:
        """Which goal each Unit follows: the strongest first, the nearest first, until each has enough."""
        g, goals = self.g, self.goals
        room = [goal.need for goal in goals]
        left = 1.5 * (len(g.setting.turns) - g.turn + 1)
        wishes: list[tuple[float, str, int]] = []
        fields: dict[str, list[Field]] = {}
        for id_, unit in g.units.items():
            if unit.side != self.side or unit.where < 0 or unit.park:
                continue
            moves, pace, wait = self.moves(id_), self.allowance(id_), MOUNTED if unit.mounted else 0.0
            if moves not in fields:
                fields[moves] = [self.way(moves, goal.aim.cell) for goal in goals]
            for number, each in enumerate(fields[moves]):
                turns = each[unit.column][unit.where] / pace + wait
                if turns < FAR / LEG:
                    hurry = 1.0 if turns <= left else HURRY
                    wishes.append((goals[number].weight * hurry / (0.7 + turns), id_, number))
        wishes.sort(reverse=True)
        found: dict[str, Goal] = {}
        for full in (False,) if self.wins else (False, True):
            for _, id_, number in wishes:
                if id_ not in found and (room[number] > 0 or (full and not goals[number].is_held)):
                    found[id_] = goals[number]
                    room[number] -= max(0.5, s02_units.steps(g, id_))
        return found


class Moment:
    """A position as a side with a plan looks at it, by value: equal as long as nothing has changed that counts."""

    def __init__(self, g: State, side: str, plan: str) -> None:
        acting = g.acting
        self.g, self.setting, self.side, self.plan = g, g.setting, side, plan
        self._key = (
            side,
            plan,
            g.turn,
            g.weather,
            acting.chit if acting else "",
            acting.attached if acting else (),
            *g.units.values(),
            *g.leaders.values(),
            *g.barrages.items(),
            *g.held_hexes.values(),
        )
        self._hash = hash(self._key)

    def __hash__(self) -> int:
        return self._hash

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Moment) and self.setting is other.setting and self._key == other._key


@lru_cache(maxsize=64)
def _surveyed(moment: Moment) -> Ground:
    g = clone(moment.g)
    if g.acting is not None:
        g.acting = replace(g.acting, done=(), offered=())
    moment.g = g
    return Ground(g, moment.side, moment.plan)


def survey(g: State, side: str, plan: str = "") -> Ground:
    """The ground, with all that was worked out on it when the position was the same."""
    return _surveyed(Moment(g, side, plan))
