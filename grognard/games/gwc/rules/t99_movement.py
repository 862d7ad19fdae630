"""T99.2 What a step costs, where it may not go, and where a Tank may bog down."""

from __future__ import annotations

from functools import lru_cache

from shapely.geometry import Point, Polygon

from grognard.engine.board import Board, Cell
from grognard.engine.reasons import Modifiers, Reason, because
from grognard.engine.rulebook import rule
from grognard.games.gwc.counters import TANKS
from grognard.games.gwc.rules import t110_hills
from grognard.games.gwc.rules.f125_fortifications import by_trench
from grognard.games.gwc.rules.t99_chart import (
    FEATURES,
    HEXSIDE_RULE,
    IMPASSABLE,
    SURCHARGE,
    TERRAIN,
    follows,
    has_road,
    has_trail,
    printed,
    terrain_of,
)
from grognard.games.gwc.state import State, Steps

NO_STEPS = Steps()
MOST_COSTS = 100_000
RULE_OF_FEATURE = {"road": "T116", "railway": "T115", "trail": "T121"}
BOGGING = {"gully": "T108.1", "rubble": "T117.1", "shellhole": "T118.1"}  # T108.1 T117.1 T118.1
BOGGING_FORTIFICATIONS = {"trench": "F130.3", "foxholes": "F127.1"}  # F127.1 F130.3


def is_tank(g: State, id_: str) -> bool:
    return g.setting.formations[g.formations[id_].counter].kind in TANKS


@rule("T99.2", "O23.1#1")
def move_cost(g: State, id_: str, start: Cell, end: Cell) -> Modifiers | Reason:
    """The MP of a step with all their reasons, or why the step is forbidden. Enemies are not looked at.

    Answers are remembered for each map by all that they depend on.
    """
    steps = g.steps.get(id_, NO_STEPS)
    markers, fortifications = g.terrain_markers, g.fortifications
    tank = is_tank(g, id_)
    key = (
        start, end, tank, markers.get(start), markers.get(end), fortifications.get(start), fortifications.get(end),
        end in g.gas, end in g.dead_trails, steps.shellhole, steps.destroyed_woods, g.setting.options["edition"],
    )  # fmt: skip
    known = _costs(g.setting.board)
    found = known.get(key)
    if found is None:
        if len(known) >= MOST_COSTS:
            known.clear()
        found = known[key] = _move_cost(g, id_, start, end)
    return found


@lru_cache(maxsize=32)
def _costs(board: Board) -> dict[tuple[object, ...], Modifiers | Reason]:  # noqa: ARG001  a table for each map
    return {}


def _move_cost(g: State, id_: str, start: Cell, end: Cell) -> Modifiers | Reason:
    refusal = forbidden(g, id_, start, end)
    if refusal is not None:
        return refusal
    if by_trench(g, id_, start, end):
        return Modifiers().plus(1, "cost-trench", "F130.2")  # F130.2#1
    cost = _hex_cost(g, id_, start, end)
    for kind in sorted(g.board.side(start, end)):
        cost = cost.plus(SURCHARGE[kind], f"hexside-{kind}", HEXSIDE_RULE[kind])
    cost = cost.plus(t110_hills.uphill(g, start, end), "cost-uphill", "T110.1")
    return cost.plus(int(end in g.gas), "cost-gas", "T107")  # T107#1


def _hex_cost(g: State, id_: str, start: Cell, end: Cell) -> Modifiers:
    """The cost of the hex itself: 1 along a Road, Railway or Trail, otherwise that of its terrain."""
    steps = g.steps.get(id_, NO_STEPS)
    terrain = terrain_of(g, end)
    for kind in FEATURES:
        if follows(g, kind, start, end):  # T115#1 T116#1 T121#1 T102#1
            cost = Modifiers().plus(1, f"feature-{kind}", RULE_OF_FEATURE[kind])
            if is_tank(g, id_) and first_shellhole(g, steps, end):  # O23.5.5#1
                cost = cost.plus(1, "cost-first-shellhole", "O23.5.5")
            return cost
    row = TERRAIN[terrain]
    if terrain == "quarry" and terrain_of(g, start) == "quarry":
        return Modifiers().plus(1, "cost-quarry-to-quarry", "T114")  # T114#1
    assert row.cost is not None, f"{terrain} is impassable"
    cost = Modifiers().plus(row.cost, f"terrain-{terrain}", row.rule)
    if first_shellhole(g, steps, end):  # T118#1
        cost = cost.plus(1, "cost-first-shellhole", "T118")
    if terrain == "destroyed_woods" and not steps.destroyed_woods:  # T124.1#1
        cost = cost.plus(1, "cost-first-destroyed-woods", "T124.1")
    return cost


@rule("T118#1")
def first_shellhole(g: State, steps: Steps, end: Cell) -> bool:
    """Entering the hex is the first entry into a Shellhole in this Order, and no Trail makes it easy."""
    return terrain_of(g, end) == "shellhole" and not steps.shellhole and not trail_in_shellhole(g, end)


@rule("T118.2", "T121#3")
def trail_in_shellhole(g: State, cell: Cell) -> bool:
    """A Trail in a printed Shellhole lifts its extra cost and its check."""
    if not has_trail(g, cell):
        return False
    if g.setting.options["edition"] == "fr":  # T118.2#fr T121#fr
        return True
    return printed(g.board)[cell] == "shellhole"


# where a step may not go


@rule("O23.4#2", "O16.3#1", "O23.4#3", "O16.3#2")
def forbidden(g: State, id_: str, start: Cell, end: Cell) -> Reason | None:
    """Why the ground forbids this step to the Formation, by Move or Advance; None if it does not.

    Answers are remembered like those of `move_cost`.
    """
    markers, tank = g.terrain_markers, is_tank(g, id_)
    key = start, end, tank, markers.get(start), markers.get(end), end in g.dead_trails
    known = _refusals(g.setting.board)
    found = known.get(key)
    if found is None:
        if len(known) >= MOST_COSTS:
            known.clear()
        found = known[key] = (_forbidden(g, tank, start, end),)
    return found[0]


@lru_cache(maxsize=32)
def _refusals(board: Board) -> dict[tuple[object, ...], tuple[Reason | None]]:  # noqa: ARG001  one for each map
    return {}


def _forbidden(g: State, tank: bool, start: Cell, end: Cell) -> Reason | None:
    terrain = terrain_of(g, end)
    if terrain in IMPASSABLE:  # T100#1 T123#1
        return because(
            TERRAIN[terrain].rule,
            "forbidden-impassable",
            hex=g.board.name(end),
            terrain=f"@terrain-{terrain}",
        )
    along = any(follows(g, kind, start, end) for kind in FEATURES)
    if terrain == "bridge" and not along:  # T102#1
        return because("T102", "forbidden-bridge-entry", hex=g.board.name(end))
    if terrain_of(g, start) == "bridge" and not along:
        return bridge_exit(g.board, start, end)
    return tank_forbidden(g, start, end) if tank else None


@rule("O23.4#3", "O16.3#2", "T102#2")
def bridge_exit(board: Board, start: Cell, end: Cell) -> Reason:
    """Why a Bridge cannot be left off its Road, Railway or Trail: across the Stream by T102 as well as by O23.4."""
    if stream_crosses(board, start, end):
        return because("T102", "forbidden-bridge-stream", hex=board.name(start))
    return because("O23.4", "forbidden-bridge-exit", hex=board.name(start))


@rule("O23.4#3", "O16.3#2", "7.2#2")
def leads_off(g: State, bridge: Cell) -> bool:
    """A Road, Railway or Trail of a Bridge at the edge of the map ends there, and so goes on beyond the border."""
    around = g.board.adjacent[bridge]
    return any(sum(g.board.linked(kind, bridge, cell) for cell in around) == 1 for kind in FEATURES)


def stream_crosses(board: Board, bridge: Cell, end: Cell) -> bool:
    """The Stream under a Bridge flows through this hexside; where its course is not drawn, to every Stream hex."""
    if bridge in board.on_line["stream"]:
        return board.linked("stream", bridge, end)
    return printed(board)[end] == "stream"


@rule("O23.5.8#1", "O23.5.8#2", "O23.5.8#3")
def closed_to_tanks(g: State, cell: Cell) -> Reason | None:
    """Why a Tank can never be in a hex: Stream, Destroyed Woods, Woods or a closed Building without a Road."""
    terrain, hex_ = terrain_of(g, cell), g.board.name(cell)
    if terrain == "stream":  # T120#5
        return because("T120", "forbidden-tank-stream", hex=hex_)
    if terrain == "destroyed_woods":  # T124.1#5
        return because("T124.1", "forbidden-tank-destroyed-woods", hex=hex_)
    if terrain == "woods" and not has_road(g, cell):  # T124#5
        return because("T124", "forbidden-tank-woods", hex=hex_)
    if terrain == "building" and cell in covered_dots(g.board) and not has_road(g, cell):  # T104#5
        return because("T104", "forbidden-tank-building", hex=hex_)
    return None


@rule("O23.5.8#2")
def tank_forbidden(g: State, start: Cell, end: Cell) -> Reason | None:
    """Why a Tank cannot make this step: the hex is closed to it, or it would enter Woods off the Road."""
    if terrain_of(g, end) == "woods" and not follows(g, "road", start, end):  # T124#5
        return because("T124", "forbidden-tank-woods", hex=g.board.name(end))
    return closed_to_tanks(g, end)


@lru_cache(maxsize=64)
def covered_dots(board: Board) -> frozenset[Cell]:
    """The cells whose centre dot lies in or on the outline of a Building."""
    shapes = [Polygon(outline.points) for outline in board.outlines if outline.kind == "building"]
    dots = {cell: Point(board.centre(cell)) for cell in board.cells if printed(board)[cell] == "building"}
    return frozenset(cell for cell, dot in dots.items() if any(shape.intersects(dot) for shape in shapes))


# where a Tank may bog down


@rule("O23.5.2#1", "O23.5.2#2", "O23.5.2#3", "O23.5.2#4", "O23.5.2#5", "O23.5.2#6", "O23.5.2#7", "O23.5.6")
def bogs(g: State, id_: str, start: Cell, end: Cell) -> Reason | None:
    """Why a Tank that has entered a hex must check for Immobilization, once; None if it need not.

    Ask when Wire has been removed and before `steps` records the entry.
    """
    side, hex_ = g.formations[id_].side, g.board.name(end)
    others = (g.setting.formations[g.formations[o].counter].kind for o in g.in_hex(end, side) if o != id_)
    if any(kind not in TANKS and kind not in ("leader", "hero") for kind in others):  # O23.5.6 T110.1.1#2
        return None
    if t110_hills.changes_level(g, start, end) and not follows(
        g, "road", start, end
    ):  # T110.1.1#1 T110.1.1#2
        return because("T110.1.1", "bog-elevation", hex=hex_)  # T110.1.1#3
    fortification = g.fortifications.get(end, "")
    if fortification in BOGGING_FORTIFICATIONS:
        return because(BOGGING_FORTIFICATIONS[fortification], f"fortification-{fortification}", hex=hex_)
    terrain = terrain_of(g, end)
    if terrain == "quarry" and g.setting.options["edition"] == "fr":
        return because("T114.1", "terrain-quarry", hex=hex_)  # T114.1#fr
    if terrain == "shellhole" and not first_shellhole(g, g.steps.get(id_, NO_STEPS), end):  # T118.1
        return None
    if terrain in BOGGING:  # T108.1 T117.1
        return because(BOGGING[terrain], f"terrain-{terrain}", hex=hex_)
    return None
