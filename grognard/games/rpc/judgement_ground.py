"""Where a side wants to be, and where it is in danger: fields over the map that stay the same for many decisions."""

from __future__ import annotations

from functools import cached_property, lru_cache
from typing import Any, NamedTuple

from grognard.engine.board import Board, Cell
from grognard.games.rpc.counters import Counter
from grognard.games.rpc.judgement import Aim, aims, fate, urgency
from grognard.games.rpc.judgement_fire import Gunnery
from grognard.games.rpc.judgement_ways import Sources, covered, pulls, wired
from grognard.games.rpc.judgement_zone import Risk, shooters, zone_of
from grognard.games.rpc.rules import s03_units, s04_ground, s07_ffe
from grognard.games.rpc.state import State, clone

DRIVES = {"assault": 1.9, "hold": 0.5}
QUIET = 0.15
"""What is left of the weight of a hex that is held, with no enemy near."""
NEAR = 5
CLOSE = 2
"""Decisive hexes so close to one another are one axis."""
TOGETHER = 0.15
"""What each further hex of an axis adds to its weight, up to four of them."""
EXITS = 8.0
"""So many units are sent to the exits."""
LINES = 3
"""So many lines of a barrage are kept clear of: the one on which it lies, and those on which it falls next."""
SHELLS = 4
"""The firepower that is reckoned with where shells are falling."""


class Axis(NamedTuple):
    """Decisive hexes close together: those that draw now, how strongly, and how many units they call for."""

    cells: frozenset[Cell]
    sources: Sources
    weight: float
    need: float
    is_exit: bool


class Ground:
    """The map as one side sees it in one position: `survey` makes it, and keeps it as long as nothing changes."""

    def __init__(self, g: State, side: str, plan: str = "") -> None:
        self.g, self.side, self.enemy = g, side, g.other(side)
        self.drive = DRIVES.get(plan) or urgency(g, side)
        self.foes = [u.where for u in g.units.values() if u.side == self.enemy and u.where >= 0]
        self.aims = aims(g, side)
        self.prizes = {a.cell: a.weight for a in self.aims if not a.is_exit and g.control.get(a.cell) != side}
        dark = g.night or bool(g.setting.rules.get("precipitation"))
        self.zone = zone_of(s04_ground.ground(g), shooters(g, self.enemy), dark=dark)
        wireless = frozenset(wired(g.board).values()) if g.setting.rules.get("no_wire") else None
        self.breaches = wireless if wireless is not None else frozenset(g.breaches)
        self.axes = tuple(self._axis(group) for group in axes_of(g.board, self.aims))
        self.shelled = self._shelled()
        self.marches: dict[tuple[Any, ...], Any] = {}
        self.targets: dict[tuple[int, bool], Any] = {}
        self._covered, self._printed = covered(g.board), g.board.on_line["trench"]
        self._drawn: dict[tuple[int, bool], tuple[float, ...]] = {}

    def _axis(self, group: tuple[Aim, ...]) -> Axis:
        """What is to be taken weighs whole; what is held, the less the safer it is."""
        g = self.g
        cells = frozenset(aim.cell for aim in group)
        if group[0].is_exit:
            return Axis(cells, tuple((a.cell, 1.0) for a in group), group[0].weight, EXITS, is_exit=True)
        disc = _around(g.board, cells)
        near = sum(map(disc.__contains__, self.foes))
        lost = [aim for aim in group if aim.cell in self.prizes]
        most = max(aim.weight for aim in lost or group)
        sources = tuple((aim.cell, aim.weight / most) for aim in lost or group)
        if lost:
            return Axis(
                cells,
                sources,
                most * (1.0 + TOGETHER * min(4, len(lost) - 1)),
                4.0 + 2.0 * near,
                is_exit=False,
            )
        if not near:
            return Axis(cells, sources, QUIET * most, 0.5 * len(cells), is_exit=False)
        garrison = sum(min(2, len(g.in_hex(cell, self.side))) for cell in cells) / len(cells)
        need = len(cells) if self.drive > 1 else 2.0 * len(cells) + near
        return Axis(cells, sources, (0.7 - 0.22 * garrison) * most, need, is_exit=False)

    # what draws

    def field(self, number: int, *, armour: bool = False) -> tuple[float, ...]:
        """How strongly an axis draws, hex by hex, for a weight of one."""
        found = self._drawn.get((number, armour))
        if found is None:
            breaches, sources = None if armour else self.breaches, self.axes[number].sources
            found = pulls(self.g.board, self.g.setting.playable, sources, breaches)
            self._drawn[number, armour] = found
        return found

    def pull(self, cell: Cell) -> float:
        """What draws the side to a hex: the strongest axis."""
        return max([weight * field[cell] for weight, field in self._fields], default=0.0)

    @cached_property
    def gunnery(self) -> Gunnery:
        return Gunnery(self.g)

    @cached_property
    def _fields(self) -> list[tuple[float, tuple[float, ...]]]:
        return [(axis.weight, self.field(number)) for number, axis in enumerate(self.axes)]

    @cached_property
    def assigned(self) -> dict[str, int]:
        """Which axis each unit follows: the strongest first, infantry before the rest, until each has enough."""
        g, room = self.g, [axis.need for axis in self.axes]
        found: dict[str, int] = {}
        here = [(id_, u) for id_, u in g.units.items() if u.where >= 0 and u.side == self.side]
        for foot in (True, False):
            own = [(id_, u.where) for id_, u in here if _is_foot(s03_units.counter(g, id_)) == foot]
            if not own:
                continue
            wishes = []
            for number, axis in enumerate(self.axes):
                field, weight = self.field(number, armour=not foot), -axis.weight
                wishes += [(weight * field[where], id_, number) for id_, where in own if field[where]]
            wishes.sort()
            for _, id_, number in wishes:
                if room[number] > 0 and id_ not in found:
                    found[id_] = number
                    room[number] -= 1
        self.room = room
        return found

    def field_of(self, id_: str, *, armour: bool) -> tuple[float, tuple[float, ...]]:
        """What draws a unit: its axis, or the strongest if all have enough."""
        number = self.assigned.get(id_)
        if number is None:
            where = self.g.units[id_].where
            strong = [w * f[where] if where >= 0 else w for w, f in self._fields]
            number = strong.index(max(strong)) if strong else 0
        return self.axes[number].weight, self.field(number, armour=armour)

    def open_fields(self) -> list[tuple[float, tuple[float, ...]]]:
        """What draws units that are still to come: every axis that has not enough."""
        taken = self.assigned
        wanting = [each for each, room in zip(self._fields, self.room, strict=True) if room > 0 or not taken]
        return wanting or self._fields

    # what endangers

    def _shelled(self) -> dict[Cell, Risk]:
        """Hexes under fire for effect, gas, or a barrage where it lies and where it will fall next."""
        g, found = self.g, {}
        for cell in g.gas:
            found[cell] = Risk(0.4, 0.3)
        for group, it in g.artillery.items():
            if it.firing and it.shell == "he":
                for cell in s07_ffe.blast_hexes(g, group):
                    failed, killed = fate(SHELLS, 8)
                    found[cell] = Risk(failed + killed, killed + 0.4 * failed)
        if g.barrage is not None:
            at = g.barrage.at
            for line in g.barrage.lines[at : at + LINES]:
                found.update(dict.fromkeys(line, Risk(1.0, 1.0)))
        return found

    def cover(self, cell: Cell) -> int:
        """What the open ground of a hex takes off a check: outside a trench."""
        return -1 if cell in self._covered or cell in self.g.scrapes else 0

    def shelter(self, cell: Cell) -> float:
        """How well a unit can settle in a hex."""
        return 1.0 * (cell in self._printed or cell in self.g.trenches) - 0.5 * self.cover(cell)


class Moment:
    """A position as a side with a plan looks at it, by value: equal as long as nothing has changed.

    The command in progress does not matter: whatever depends on it belongs to the decision.
    """

    def __init__(self, g: State, side: str, plan: str) -> None:
        self.g, self.side, self.plan = clone(g), side, plan
        self.g.command = None
        self._key = (side, plan, *g.units.values(), *g.at)  # the order in `at` decides between equals
        self._hash = hash(self._key)

    def __hash__(self) -> int:
        return self._hash

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Moment) and self._key == other._key and self.g == other.g


@lru_cache(maxsize=64)
def _surveyed(moment: Moment) -> Ground:
    return Ground(moment.g, moment.side, moment.plan)


def survey(g: State, side: str, plan: str = "") -> Ground:
    """The ground, with all that was worked out on it when the position was the same."""
    return _surveyed(Moment(g, side, plan))


@lru_cache(maxsize=64)
def axes_of(board: Board, found: tuple[Aim, ...]) -> tuple[tuple[Aim, ...], ...]:
    """Aims in groups of those that lie close together; all exits are one."""
    groups: list[tuple[Aim, ...]] = []
    for aim in found:
        near = [
            group
            for group in groups
            if group[0].is_exit == aim.is_exit
            and (aim.is_exit or any(board.distance(aim.cell, each.cell) <= CLOSE for each in group))
        ]
        groups = [group for group in groups if group not in near]
        groups.append((*(each for group in near for each in group), aim))
    return tuple(groups)


@lru_cache(maxsize=256)
def _around(board: Board, cells: frozenset[Cell]) -> frozenset[Cell]:
    return frozenset(near for cell in cells for near in board.within(cell, NEAR))


@lru_cache(maxsize=64)
def _is_foot(kind: Counter) -> bool:
    return kind.types == ("infantry",)
