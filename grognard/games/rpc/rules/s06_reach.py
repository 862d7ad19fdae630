"""Where a unit could get to with its points, if nothing happened to it on the way: for maps of reach, not for rules."""

from __future__ import annotations

from grognard.engine.board import Cell
from grognard.games.rpc.rules import s03_units, s06_lost, s06_steps, s06_transport, s08_wire
from grognard.games.rpc.state import State, clone


def reachable(g: State, id_: str) -> dict[Cell, int]:
    """The hexes that the unit could enter this turn, with the number of points that this takes."""
    world = clone(g)
    unit = world.units[id_]
    waiting = [(unit.where, unit.points, unit.by_road)]
    found: dict[tuple[Cell, bool], int] = {}
    for here, points, faithful in waiting:
        world.move_to(id_, here, points=points, by_road=faithful)
        left = s06_steps.points_left(world, id_, 0)
        for cell in s06_steps.ahead(world, (id_,)):
            road = s06_lost.follows_road(g, here, cell) and (points < 0 or faithful)
            if (cell, road) in found or s06_steps.barred(world, (id_,), 0, cell) is not None:
                continue
            found[cell, road] = s06_transport.allowance(g, id_) - left + 1
            if here < 0 or not is_stopped(world, id_, here, cell):
                waiting.append((cell, max(left - 1, 0), road and left >= 1))
    reached: dict[Cell, int] = {}
    for (cell, _), spent in found.items():
        reached[cell] = min(spent, reached.get(cell, spent))
    reached.pop(unit.where, None)
    return reached


def is_stopped(g: State, id_: str, here: Cell, cell: Cell) -> bool:
    """The side that it crosses ends the move."""
    wire = s08_wire.has_wire(g, here, cell) and not s03_units.is_afv(g, id_)
    return wire or s08_wire.has_stream(g, here, cell)
