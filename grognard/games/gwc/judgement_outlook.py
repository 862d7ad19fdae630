"""What was once worked out about a position is remembered, because the same position comes again and again.

It does within an Order, where only the question changes, and in the playouts of a search, which begin alike.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from grognard.engine.board import Board, Cell, nearest
from grognard.games.gwc.counters import LEADERS, TANKS, Gun
from grognard.games.gwc.judgement import Goals, counter_of, drive, exit_cells, goals, prizes
from grognard.games.gwc.rules import s03_formations
from grognard.games.gwc.rules.s07_objectives import objectives_at
from grognard.games.gwc.rules.s10_sight import Sight
from grognard.games.gwc.state import State

TOLL = 0.04
"""What every hex on the way takes off the worth of a place."""
MOST = 512
"""So many positions are remembered."""

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
    lines: dict[int, Sight]
    standings: dict[tuple[object, ...], dict[Cell, float]]
    """How good each hex is for a kind of Formation, its comrades left out."""


@lru_cache(maxsize=256)
def ground(
    board: Board,
    guns_: Guns,  # noqa: ARG001
    goals_: Goals,  # noqa: ARG001
    things: tuple[object, ...],
) -> Ground:
    return Ground({}, _lines(board, things), {})


@lru_cache(maxsize=256)
def _lines(board: Board, things: tuple[object, ...]) -> dict[int, Sight]:  # noqa: ARG001
    """The lines of sight as long as markers and Tanks stay as they are; filled when asked for."""
    return {}


@lru_cache(maxsize=64)
def edge_cells(board: Board, edge: str) -> frozenset[Cell]:
    return frozenset(board.edge(edge))  # type: ignore[arg-type]


@lru_cache(maxsize=64)
def _held(board: Board, edge: str) -> frozenset[Cell]:
    """Where a Unit holds together without a Leader: at its edge, and in an Objective that it takes."""
    return edge_cells(board, edge) | objectives_at(board).keys()


@lru_cache(maxsize=4096)
def around(board: Board, cell: Cell, reach: int) -> tuple[tuple[Cell, float], ...]:
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
        self.drive = drive(g, side, plan)
        self.goals = goals(g, side, self.drive)
        self.prizes = prizes(g, side)
        self.guns = guns(g, enemy)
        self.ground = ground(g.board, self.guns, self.goals, _things(g))
        self.stances: dict[str, Stance] = {}
        self.places: dict[str, dict[Cell, float]] = {}
        self.bests: dict[tuple[str, Cell, int], float] = {}
        self.cells: list[Cell] = []
        self.crowds: dict[Cell, int] = {}
        self.commanded: set[Cell] = set()
        self.hostile: set[Cell] = set()
        self.held = _held(g.board, g.setting.edges[side])
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


def fronts(board: Board, edge: str) -> tuple[int, ...]:
    """How far each hex is from where the side whose enemy holds this edge would leave the map."""
    return nearest(board, exit_cells(board, edge))


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


class Thoughts(NamedTuple):
    """What an officer has worked out about his Formations as long as neither position nor Order changes."""

    gains: dict[str, float]
    advances: dict[str, tuple[float, Cell | None]]
    hits: dict[tuple[str, bool], tuple[Cell, ...]]
    groups: dict[tuple[str, str], float]


class Memory:
    """All that one side with one plan has made of a position; it keeps no hold of the position itself."""

    def __init__(self, setting: object) -> None:
        self.setting = setting  # stands in the key by its id, which must not pass to another
        self.outlook: Outlook | None = None
        self.thoughts: dict[tuple[object, ...], Thoughts] = {}


_MEMORIES: dict[tuple[object, ...], Memory] = {}


def memory(g: State, side: str, plan: str) -> Memory:
    """What is remembered of a position, found by all that outlook and thoughts depend on, the order in stacks too."""
    stacks = tuple([here for here in g.at.values() if len(here) > 1])
    # fmt: off
    key = (
        id(g.setting), side, plan, tuple(g.formations), tuple(g.formations.values()), stacks,
        tuple(g.weapons.items()), tuple(g.control.items()), g.open_chits, g.secret_chits.get(side),
        len(g.secret_chits.get(g.other(side), ())),
        g.vp, g.time, g.sudden_death, tuple(g.terrain_markers.items()), tuple(g.gas), tuple(g.smoke.items()),
        tuple(g.fortifications.items()), tuple(g.dead_trails), tuple(g.tank_lost.items()),
    )
    # fmt: on
    found = _MEMORIES.get(key)
    if found is None:
        if len(_MEMORIES) >= MOST:
            _MEMORIES.clear()
        found = _MEMORIES[key] = Memory(g.setting)
    return found


def outlook(known: Memory, g: State, side: str, plan: str) -> Outlook:
    if known.outlook is None:
        known.outlook = Outlook(g, side, plan)
    return known.outlook


def thoughts(known: Memory, g: State) -> Thoughts:
    """What was thought under the Order in progress, with its effects and with the roads that were taken."""
    roads = tuple(id_ for id_, steps in g.steps.items() if steps.road)
    key = g.order, g.effects, g.op_fire_at, roads
    found = known.thoughts.get(key)
    if found is None:
        found = known.thoughts[key] = Thoughts({}, {}, {}, {})
    return found
