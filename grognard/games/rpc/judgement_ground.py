"""Where a side wants to be, and where it is in danger: fields over the map that stay the same for many decisions."""

from __future__ import annotations

from functools import cached_property, lru_cache
from heapq import heappop, heappush
from math import log
from typing import NamedTuple

from grognard.engine.board import Board, Cell
from grognard.games.rpc.counters import counters
from grognard.games.rpc.judgement import Aim, aims, fate, urgency
from grognard.games.rpc.reference import card
from grognard.games.rpc.rules import s03_units, s04_ground, s07_ffe, s08_trenches
from grognard.games.rpc.rules.s08_terrain import has_craters
from grognard.games.rpc.state import State

FADE = 0.9
"""What is left of the pull of a hex at a distance of one more."""
WIRE, STREAM, WOODS, BOG = 1.5, 1.0, 0.8, 0.6
"""By how many hexes a hexside or hex delays: the formation that wire breaks, lost checks, bog checks."""
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


class Risk(NamedTuple):
    """What a step costs: the chance that it is the last, and the expected loss, in units."""

    stop: float
    loss: float


SAFE = Risk(0.0, 0.0)

Sources = tuple[tuple[Cell, float], ...]
"""Hexes that draw, and how strongly."""


# what draws


@lru_cache(maxsize=32)
def _ways(
    board: Board, playable: frozenset[Cell], *, armour: bool
) -> tuple[tuple[tuple[Cell, float], ...], ...]:
    """For every hex those from which it can be entered, and what that takes, wire apart."""
    trench = board.on_line["trench"]
    found = []
    for cell in board.cells:
        into = []
        for origin in board.adjacent[cell] if cell in playable else ():
            side = board.side(origin, cell)
            if "blue" in side or origin not in playable:
                continue
            cost = 1.0 + STREAM * ("stream" in side and "bridge" not in side)
            cost += WOODS * ("green" in side and not board.linked("road", origin, cell))
            cost += BOG * (armour and cell in trench)
            into.append((origin, cost))
        found.append(tuple(into))
    return tuple(found)


@lru_cache(maxsize=32)
def ways_from(board: Board, playable: frozenset[Cell]) -> tuple[tuple[Cell, ...], ...]:
    """For every hex those that can be entered from it."""
    return tuple(
        tuple(n for n in board.adjacent[cell] if n in playable and "blue" not in board.side(cell, n))
        for cell in board.cells
    )


@lru_cache(maxsize=32)
def _wired(board: Board) -> dict[tuple[Cell, Cell], str]:
    """The pairs of hexes with wire between them, and the name of the side."""
    return {
        (a, b): "/".join(sorted((board.name(a), board.name(b))))
        for a in board.cells
        for b in board.adjacent[a]
        if "wire" in board.side(a, b)
    }


@lru_cache(maxsize=256)
def _pulls(
    board: Board,
    playable: frozenset[Cell],
    sources: Sources,
    breaches: frozenset[str] | None,
) -> tuple[float, ...]:
    """The pull of the strongest source on every hex; `breaches` is None for those whom wire does not stop."""
    ways = _ways(board, playable, armour=breaches is None)
    wired = _wired(board) if breaches is not None else {}
    far = [1e9] * len(board.cells)
    heap: list[tuple[float, Cell]] = []
    for cell, weight in sources:
        if weight > 0:
            heappush(heap, (log(weight) / log(FADE), cell))
    while heap:
        cost, cell = heappop(heap)
        if cost >= far[cell]:
            continue
        far[cell] = cost
        for origin, step in ways[cell]:
            name = wired.get((origin, cell))
            total = cost + step + (WIRE if name and name not in (breaches or ()) else 0.0)
            if total < far[origin]:
                heappush(heap, (total, origin))
    return tuple(FADE**cost if cost < 1e8 else 0.0 for cost in far)


# what endangers


class Shooter(NamedTuple):
    """A ready enemy that could fire at movers."""

    cell: Cell
    firepower: int | None
    anti_tank: int | None
    range: int
    tireless: bool
    """A machine gun, which fires at mover after mover."""


class BeatenZone:
    """The fire that bears on each hex, worked out hex by hex as it is asked for."""

    def __init__(self, ground: s04_ground.Ground, shooters: tuple[Shooter, ...], *, dark: bool) -> None:
        self.ground, self.shooters, self.dark = ground, shooters, dark
        self.on: dict[Cell, tuple[tuple[int, int | None, bool], ...]] = {}
        self.risks: dict[tuple[Cell, int, int, bool], Risk] = {}

    def fire_on(self, cell: Cell) -> tuple[tuple[int, int | None, bool], ...]:
        """For each shooter that bears on the hex what it adds to a check, by area fire and against armour."""
        found = self.on.get(cell)
        if found is None:
            found = self.on[cell] = tuple(self._bearing(cell))
        return found

    def _bearing(self, cell: Cell) -> list[tuple[int, int | None, bool]]:
        ground, values, found = self.ground, card(), []
        distance = ground.board.distance
        for shooter in self.shooters:
            away = distance(shooter.cell, cell)
            if away > shooter.range:
                continue
            here = values.range.same_hex if away == 0 else away // 2 * values.range.every_second_hex
            if away:
                seen = ground.line(shooter.cell, cell).printed
                if not seen.clear:
                    continue
                if seen.concealed or (self.dark and away > 1):
                    here += values.visibility.concealment
                if ground.level(shooter.cell) < ground.level(cell):
                    here += values.terrain.hill
            area = -99 if shooter.firepower is None else shooter.firepower + here
            found.append(
                (area, None if shooter.anti_tank is None else shooter.anti_tank + here, shooter.tireless)
            )
        return found

    def risk(self, cell: Cell, extra: int, cohesion: int, *, armour: bool, crowd: int = 1) -> Risk:
        """What the fire on a hex does to a unit whose own modifiers come to `extra`; a crowd shares single shots."""
        fire = self.fire_on(cell)
        if not fire:
            return SAFE
        key = (cell, extra, cohesion + 100 * crowd, armour)
        found = self.risks.get(key)
        if found is None:
            found = self.risks[key] = _risk(fire, extra, cohesion, armour=armour, crowd=crowd)
        return found


@lru_cache(maxsize=16)
def _bursts(crowd: int) -> float:
    """How often a machine gun still fires at one of a crowd that spends two points each: doubles empty its belt."""
    shots = 2 * crowd
    return (1.0 - (5 / 6) ** shots) / (shots / 6)


def _risk(
    fire: tuple[tuple[int, int | None, bool], ...], extra: int, cohesion: int, *, armour: bool, crowd: int
) -> Risk:
    alive, cost = 1.0, 0.0
    for area, anti_tank, tireless in fire:
        value = anti_tank if armour else area
        if value is None:
            continue
        failed, killed = fate(value + extra, cohesion)
        shots = _bursts(crowd) if tireless else 0.8 / crowd
        cost += alive * shots * (killed + 0.4 * failed)
        alive *= 1.0 - shots * (killed + failed)
    return Risk(1.0 - alive, cost)


@lru_cache(maxsize=128)
def _zone(ground: s04_ground.Ground, shooters: tuple[Shooter, ...], *, dark: bool) -> BeatenZone:
    return BeatenZone(ground, shooters, dark=dark)


def shooters(g: State, side: str) -> tuple[Shooter, ...]:
    """The ready units of a side that could react, in a steady order."""
    found = []
    for id_, unit in g.units.items():
        if unit.side != side or unit.where < 0 or not unit.ready:
            continue
        face = s03_units.values(g, id_)
        if face.range is not None and not s03_units.is_mortar(g, id_):
            tireless = s03_units.is_machine_gun(g, id_)
            found.append(Shooter(unit.where, face.firepower, face.anti_tank, face.range, tireless))
    return tuple(found)


# both


class Axis(NamedTuple):
    """Decisive hexes close together: those that draw now, how strongly, and how many units they call for."""

    cells: frozenset[Cell]
    sources: Sources
    weight: float
    need: float
    is_exit: bool


class Ground:
    """The map as one side sees it at one decision."""

    def __init__(self, g: State, side: str, plan: str = "") -> None:
        self.g, self.side, self.enemy = g, side, g.other(side)
        self.drive = DRIVES.get(plan) or urgency(g, side)
        self.foes = [u.where for u in g.units.values() if u.side == self.enemy and u.where >= 0]
        self.aims = aims(g, side)
        self.prizes = {a.cell: a.weight for a in self.aims if not a.is_exit and g.control.get(a.cell) != side}
        dark = g.night or bool(g.setting.rules.get("precipitation"))
        self.zone = _zone(s04_ground.ground(g), shooters(g, self.enemy), dark=dark)
        wireless = frozenset(_wired(g.board).values()) if g.setting.rules.get("no_wire") else None
        self.breaches = wireless if wireless is not None else frozenset(g.breaches)
        self.axes = tuple(self._axis(group) for group in axes_of(g.board, self.aims))
        self.shelled = self._shelled()
        self._covers: dict[Cell, int] = {}
        self._drawn: dict[tuple[Sources, bool], tuple[float, ...]] = {}

    def _axis(self, group: tuple[Aim, ...]) -> Axis:
        """What is to be taken weighs whole; what is held, the less the safer it is."""
        g = self.g
        cells = frozenset(aim.cell for aim in group)
        if group[0].is_exit:
            return Axis(cells, tuple((a.cell, 1.0) for a in group), group[0].weight, EXITS, is_exit=True)
        disc = _around(g.board, cells)
        near = sum(foe in disc for foe in self.foes)
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

    def field(self, axis: Axis, *, armour: bool = False) -> tuple[float, ...]:
        """How strongly an axis draws, hex by hex, for a weight of one."""
        key = (axis.sources, armour)
        found = self._drawn.get(key)
        if found is None:
            breaches = None if armour else self.breaches
            found = self._drawn[key] = _pulls(self.g.board, self.g.setting.playable, axis.sources, breaches)
        return found

    def pull(self, cell: Cell) -> float:
        """What draws the side to a hex: the strongest axis."""
        return max([weight * field[cell] for weight, field in self._fields], default=0.0)

    @cached_property
    def _fields(self) -> list[tuple[float, tuple[float, ...]]]:
        return [(axis.weight, self.field(axis)) for axis in self.axes]

    @cached_property
    def assigned(self) -> dict[str, int]:
        """Which axis each unit follows: the strongest first, infantry before the rest, until each has enough."""
        g, room = self.g, [axis.need for axis in self.axes]
        found: dict[str, int] = {}
        for foot in (True, False):
            own = [
                (id_, u.where)
                for id_, u in g.units.items()
                if u.side == self.side and u.where >= 0 and _is_foot(u.side, u.type) == foot
            ]
            wishes = []
            for number, axis in enumerate(self.axes):
                field, weight = self.field(axis, armour=not foot), axis.weight
                wishes += [(-weight * field[where], id_, number) for id_, where in own]
            wishes.sort()
            for pull, id_, number in wishes:
                if not pull:
                    break
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
        axis = self.axes[number]
        return axis.weight, self.field(axis, armour=armour)

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
        found = self._covers.get(cell)
        if found is None:
            board = self.g.board
            covered = board.terrain[cell] == "village" or has_craters(self.g, cell)
            found = self._covers[cell] = -1 if covered or board.extra[cell].get("green_dot") else 0
        return found

    def shelter(self, cell: Cell) -> float:
        """How well a unit can settle in a hex."""
        return 1.0 * s08_trenches.has_trench(self.g, cell) - 0.5 * self.cover(cell)


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
def _is_foot(side: str, type_: str) -> bool:
    return counters()[side, type_].types == ("infantry",)
