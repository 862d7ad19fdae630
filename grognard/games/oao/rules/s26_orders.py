"""26.1, 26.2, 26.6.2a What a Strategic Plan demands of the units of its army while it is in force."""

from __future__ import annotations

from functools import lru_cache

from grognard.engine.board import Board, Cell
from grognard.engine.reasons import Reason, because
from grognard.engine.rulebook import rule
from grognard.games.oao.boards import printed
from grognard.games.oao.counters import Nation, Type
from grognard.games.oao.reference_plans import plans
from grognard.games.oao.reference_units import CI
from grognard.games.oao.rules import s02_units
from grognard.games.oao.rules.words import army_name, hex_name, unit_name
from grognard.games.oao.state import OFF_MAP, State

SIXTH, BELGIAN = "de-SIXTH", "be-BELGIAN"
FREE_DIVISION = "be-4"  # 26.5.3
BOUND = ("idle", "active")

Cells = tuple[Cell, ...]


# movement


@rule("26.2#1", "26.2#2", "26.2#3", "26.5.3", "26.0")
def is_restricted(g: State, id_: str) -> bool:
    """Whether a unit must move as the plan of its army has it: an Infantry Formation, unless it is worn out."""
    unit, army = g.units[id_], g.armies.get(g.units[id_].army)
    if army is None or army.plan != "active" or unit.name == FREE_DIVISION:
        return False
    if not s02_units.is_formation(g, id_) or not s02_units.kind_of(g, id_).infantry:
        return False
    return s02_units.piece(g, id_).nation == Nation.BELGIAN or unit.level < CI


@lru_cache(maxsize=64)
def goals(board: Board, army: str) -> Cells:
    """The Operational Objectives of an army, the primary ones among them."""  # 26.1#1
    # 26.4.1#1 26.4.1#2 26.4.1#3 26.4.1#4 26.5.1
    # 26.6.1#1 26.6.1#2 26.6.1#3 26.6.1#4 26.6.1#5 26.6.1#6
    return printed(board, *plans()[army].hexes()) if army in plans() else ()


@lru_cache(maxsize=64)
def primaries(board: Board, army: str) -> Cells:
    return printed(board, *plans()[army].primary_hexes()) if army in plans() else ()


@rule("26.2.1")
def is_nearer(g: State, army: str, start: Cells, end: Cells) -> bool:
    """Whether some objective of the army is nearer from the end of a way than it was from its start."""  # C-41
    distance = g.board.distance
    return any(
        min(distance(cell, goal) for cell in end) < min(distance(cell, goal) for cell in start)
        for goal in goals(g.board, army)
    )


@rule("26.2.1")
def no_end(g: State, id_: str, cell: Cell, other: Cell = OFF_MAP) -> Reason | None:
    """Why the plan of its army forbids a Formation to end its move in a hex, or in two."""
    unit = g.units[id_]
    start, end = unit.began or g.hexes_of(id_), (cell,) if other < 0 else (cell, other)
    if not start or set(end) <= set(start) or not is_restricted(g, id_):
        return None
    if is_nearer(g, unit.army, start, end):
        return None
    return because(
        "26.2.1", "plan-not-nearer", name=unit_name(g, id_), hex=hex_name(g, cell), army=army_name(unit.army)
    )


# the German Sixth Army


@rule("26.6.2a#2", "26.6.2#1")
def no_prepared(g: State, id_: str) -> Reason | None:
    """Why a unit of the Sixth Army may place no PA marker: the plan is still idle."""
    waits = g.units[id_].army == SIXTH and SIXTH in g.armies and g.armies[SIXTH].plan == "idle"
    return because("26.6.2a", "plan-idle-no-prepared", army=army_name(SIXTH)) if waits else None


@rule("26.6.2a#3")
def frozen(g: State, id_: str, army: str, corps: str) -> Reason | None:
    """Why a corps or Formation may neither leave the Sixth Army, nor join it, nor change its place there."""
    unit = g.units[id_]
    if SIXTH not in g.armies or g.armies[SIXTH].plan not in BOUND or SIXTH not in (unit.army, army):
        return None
    if (unit.army, unit.corps) == (army, corps) or not unit.army:
        return None
    train = s02_units.piece(g, id_).type == Type.TRAIN
    if train or s02_units.is_formation(g, id_):
        return because("26.6.2a", "plan-sixth-frozen", army=army_name(SIXTH))
    return None
