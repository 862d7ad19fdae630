"""The ground as one side sees it: where it is in danger, where it wants to be, and how good each hex is."""

from __future__ import annotations

from functools import lru_cache
from math import inf
from typing import NamedTuple

from grognard.engine.board import Board, Cell
from grognard.games.gwc.counters import LEADERS, TANKS, Gun, Kind
from grognard.games.gwc.judgement import Goals, beats, counter_of, drive, goals, prizes, stakes, ties
from grognard.games.gwc.rules import s03_formations, s07_objectives, s10_sight
from grognard.games.gwc.rules.s08_stacking import LIMIT
from grognard.games.gwc.rules.t99_terrain import best_cover_total, is_impassable
from grognard.games.gwc.state import State

CALM, FADE = 0.35, 0.8
"""How often a shot that could be fired is; how much less a goal draws with every hex."""
TOLL = 0.04
"""What every hex on the way takes off the worth of a place."""
CLOSED = -inf
"""A hex that cannot be entered."""
ALONE = 0.25
"""What it costs to be Suppressed for want of Cohesion."""

Guns = tuple[tuple[Cell, int, int], ...]


class Hex(NamedTuple):
    """What a hex is to anybody who enters it."""

    is_open: bool
    threat: int
    """The FP that the enemy could bring on it now."""
    cover: int
    pull: float
    """How near it is to what the side wants."""
    hazard: float
    """What it costs to enter, whoever fires."""
    value: float
    """What its Cover and obstacles are worth."""


class Stance(NamedTuple):
    """What a Formation is wherever it stands."""

    cell: Cell
    morale: int
    in_tank: bool
    at_break: float
    at_tie: float
    figures: int
    command: int | None
    """The radius of a Leader."""
    coheres: bool
    """It needs no Leader near."""
    standing: dict[Cell, float]
    """How good each hex is for such a Formation, as far as it was asked for."""


class Ground(NamedTuple):
    """What is known of the hexes as long as guns, goals and markers stay as they are; filled when asked for."""

    hexes: dict[Cell, Hex]
    standings: dict[tuple[object, ...], dict[Cell, float]]
    """How good each hex is for a kind of Formation, its comrades left out."""


@lru_cache(maxsize=256)
def _ground(
    board: Board,  # noqa: ARG001
    guns_: Guns,  # noqa: ARG001
    goals_: Goals,  # noqa: ARG001
    things: tuple[object, ...],  # noqa: ARG001
) -> Ground:
    return Ground({}, {})


@lru_cache(maxsize=64)
def _edge(board: Board, edge: str) -> frozenset[Cell]:
    return frozenset(board.edge(edge))  # type: ignore[arg-type]


@lru_cache(maxsize=4096)
def _around(board: Board, cell: Cell, reach: int) -> tuple[tuple[Cell, float], ...]:
    """The other hexes within reach, and what the way there takes off their worth."""
    return tuple((c, TOLL * board.distance(cell, c)) for c in board.within(cell, reach) if c != cell)


def _things(g: State) -> tuple[object, ...]:
    """All that changes sight and Cover."""
    tanks = tuple(f.cell for id_, f in g.formations.items() if counter_of(g, id_).kind in TANKS)
    smoke, forts = tuple(g.smoke.items()), tuple(g.fortifications.items())
    return tuple(g.terrain_markers.items()), tuple(g.gas), smoke, forts, tanks


class Outlook:
    """What one side makes of a position. It keeps no hold of the position itself, which goes on changing."""

    def __init__(self, g: State, side: str, plan: str) -> None:
        enemy = g.other(side)
        self.setting = g.setting  # is in the key by its id, which must not pass to another
        self.drive = drive(g, side, plan)
        self.goals = goals(g, side, self.drive)
        self.prizes = prizes(g, side)
        self.guns = guns(g, enemy)
        self.ground = _ground(g.board, self.guns, self.goals, _things(g))
        self.stances: dict[str, Stance] = {}
        self.places: dict[str, dict[Cell, float]] = {}
        self.bests: dict[tuple[str, Cell, int], float] = {}
        self.cells: list[Cell] = []
        self.crowds: dict[Cell, int] = {}
        self.commanded: set[Cell] = set()
        self.hostile: set[Cell] = set()
        self._company: dict[int, dict[Cell, int]] = {}
        for id_, formation in g.formations.items():
            if formation.side == side:
                cell, counter = formation.cell, counter_of(g, id_)
                self.cells.append(cell)
                self.crowds[cell] = self.crowds.get(cell, 0) + counter.figures
                if counter.kind in LEADERS:
                    self.commanded.update(g.board.within(cell, s03_formations.command(g, id_)))
            else:
                self.hostile.add(formation.cell)

    def company(self, board: Board, radius: int) -> dict[Cell, int]:
        """How many of the side are within so many hexes of each hex."""
        found = self._company.get(radius)
        if found is None:
            found = {}
            for own in self.cells:
                for cell in board.within(own, radius):
                    found[cell] = found.get(cell, 0) + 1
            self._company[radius] = found
        return found


MOST_OUTLOOKS = 256
_OUTLOOKS: dict[tuple[object, ...], Outlook] = {}
"""Remembered because the same position comes again: within an Order, and in every playout of a search."""


def outlook(g: State, side: str, plan: str) -> Outlook:
    """The outlook of a side, by all that it depends on."""
    # fmt: off
    key = (
        id(g.setting), side, plan, tuple(g.formations), tuple(g.formations.values()), tuple(g.weapons.items()),
        tuple(g.control.items()), g.open_chits, g.secret_chits.get(side), len(g.secret_chits.get(g.other(side), ())),
        g.vp, g.time, g.sudden_death, tuple(g.terrain_markers.items()), tuple(g.gas), tuple(g.smoke.items()),
        tuple(g.fortifications.items()),
    )
    # fmt: on
    found = _OUTLOOKS.get(key)
    if found is None:
        if len(_OUTLOOKS) >= MOST_OUTLOOKS:
            _OUTLOOKS.clear()
        found = _OUTLOOKS[key] = Outlook(g, side, plan)
    return found


class Battlefield:
    """A position with what one side makes of it."""

    def __init__(self, g: State, side: str, plan: str = "") -> None:
        self.g, self.side, self.enemy = g, side, g.other(side)
        self.outlook = outlook(g, side, plan)
        self.drive = self.outlook.drive
        self.way_out = _edge(g.board, g.setting.edges[self.enemy])

    # hexes

    def at(self, cell: Cell) -> Hex:
        """What is known of a hex."""
        hexes = self.outlook.ground.hexes
        found = hexes.get(cell)
        if found is None:
            found = hexes[cell] = self._hex(cell)
        return found

    def _hex(self, cell: Cell) -> Hex:
        g, board = self.g, self.g.board
        cover, works = best_cover_total(g, cell), g.fortifications.get(cell)
        pull = max((w * FADE ** board.distance(cell, goal) for goal, w in self.outlook.goals), default=0.0)
        hazard = 0.5 * (cell in g.gas) + 0.5 * (works == "mines")
        value = 0.06 * cover - 0.3 * (works == "wire") - hazard
        return Hex(not is_impassable(g, cell), self._threat(cell), cover, pull, hazard, value)

    def _threat(self, cell: Cell) -> int:
        g, board = self.g, self.g.board
        best = number = 0
        for start, reach, fp in self.outlook.guns:
            if board.distance(start, cell) <= reach and start != cell:
                line = s10_sight.sight(g, start, cell)
                if line.clear:
                    best, number = max(best, fp - line.hindrance), number + 1
        return best + min(3, number - 1) if number else 0

    def threat(self, cell: Cell) -> int:
        return self.at(cell).threat

    def pull(self, cell: Cell) -> float:
        return self.at(cell).pull

    def cover(self, cell: Cell) -> int:
        return self.at(cell).cover

    def hazard(self, cell: Cell) -> float:
        return self.at(cell).hazard

    # Formations in hexes

    def stance(self, id_: str) -> Stance:
        stances = self.outlook.stances
        found = stances.get(id_)
        if found is None:
            found = stances[id_] = self._stance(id_)
        return found

    def _stance(self, id_: str) -> Stance:
        g, formation, counter = self.g, self.g.formations[id_], counter_of(self.g, id_)
        face = counter.broken if formation.broken else counter.unbroken
        holds = bool(formation.weapon) and not g.weapons[formation.weapon].broken
        risks = face.morale - formation.suppressed, counter.kind in TANKS, *stakes(g, id_)
        seen = self.outlook
        return Stance(
            formation.cell,
            *risks,
            counter.figures,
            counter.unbroken.command if counter.kind in LEADERS else None,
            holds or counter.always_in_cohesion or counter.kind == Kind.RUNNER,
            seen.ground.standings.setdefault((seen.drive, tuple(seen.prizes.items()), *risks), {}),
        )

    def danger(self, id_: str, cell: Cell, moving: bool = False) -> float:
        """What standing in a hex may cost a Formation, if the enemy has the card."""
        return self._danger(self.stance(id_), cell, moving)

    def _danger(self, who: Stance, cell: Cell, moving: bool) -> float:
        there = self.at(cell)
        if there.threat < 1:
            return 0.0
        needed = who.morale + (0 if who.in_tank else there.cover) - there.threat
        breaks, tie = beats(needed), ties(needed)
        if moving:
            return CALM * (breaks + tie) * who.at_break
        return CALM * (breaks * who.at_break + tie * who.at_tie)

    def place(self, id_: str, cell: Cell) -> float:
        """How good it is for a Formation to stand in a hex."""
        return self._place(self.stance(id_), cell)

    def _place(self, who: Stance, cell: Cell) -> float:
        value = who.standing.get(cell)
        if value is None:
            value = who.standing[cell] = self._standing(who, cell)
        return -9.0 if value == CLOSED else value + self._company(who, cell)

    def _standing(self, who: Stance, cell: Cell) -> float:
        """How good a hex is for such a Formation, whoever else of its side is near."""
        there = self.at(cell)
        if not there.is_open:
            return CLOSED
        value = self.drive * there.pull - (1.6 - self.drive) * self._danger(who, cell, moving=False)
        return value + there.value + self.outlook.prizes.get(cell, 0.0)

    def best_within(self, id_: str, cell: Cell, reach: int) -> float:
        """The best place within so many hexes, two at most, a little less for every hex on the way."""
        key = id_, cell, min(reach, 2)
        bests = self.outlook.bests
        found = bests.get(key)
        if found is None:
            found = bests[key] = self._best_within(*key)
        return found

    def _best_within(self, id_: str, cell: Cell, reach: int) -> float:
        who, hostile = self.stance(id_), self.outlook.hostile
        places = self.outlook.places.setdefault(id_, {})
        best = self.place(id_, cell)
        for other, toll in _around(self.g.board, cell, reach):
            if other not in hostile:
                value = places.get(other)
                if value is None:
                    value = places[other] = self._place(who, other)
                if value - toll > best:
                    best = value - toll
        return best

    def _company(self, who: Stance, cell: Cell) -> float:
        """In command it holds together; too many in a hex are lost."""
        seen = self.outlook
        figures = seen.crowds.get(cell, 0) - (who.figures if cell == who.cell else 0)
        value = -4.0 if figures + who.figures > LIMIT else -0.05 * figures
        if who.command is not None:
            return value + 0.1 * min(5, seen.company(self.g.board, who.command).get(cell, 0))
        if cell in seen.commanded:
            return value + 0.25
        return value - (0.0 if who.coheres or self._is_held(cell) else ALONE)

    def _is_held(self, cell: Cell) -> bool:
        """A Unit holds together at its edge, and in an Objective that it takes."""
        home = _edge(self.g.board, self.g.setting.edges[self.side])
        return cell in home or cell in s07_objectives.objectives_at(self.g.board)


def guns(g: State, side: str) -> Guns:
    """Where the side's firepower stands: hex, range and FP of every Formation and Weapon that could fire."""
    found = []
    for id_, formation in g.formations.items():
        if formation.side != side or formation.broken:
            continue
        face = counter_of(g, id_).unbroken
        fp, reach = face.fp - formation.suppressed, face.range - formation.suppressed
        if fp > 0:
            found.append((formation.cell, reach, fp))
        weapon = formation.weapon
        if weapon and not g.weapons[weapon].broken and not formation.suppressed:
            gun = g.setting.weapons[g.weapons[weapon].counter]
            if gun.kind != Gun.MORTAR:
                found.append((formation.cell, gun.range, gun.fp))
    return tuple(found)
