"""What a player may ask about the board: views, ranges, radii, Cohesion and reach, as plain data for the page.

sight:H7:K9    the line of sight between two hexes         observer:K9   that of the asking side's Observer
view:H7        what is seen from a hex                     observer      what his Observer sees
range:<unit>   where a Formation and its Weapon can fire   command       radii and chain of both sides
reach:<unit>   where it could move, and for how much       cohesion      why every Unit holds together, or not
barrage:H7     where the asking side's battery strikes if its Spotting Round falls there
hex:H7         every value of the pieces in a hex, with its parts
"""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace

from grognard.engine import queries
from grognard.engine.board import Cell
from grognard.engine.errors import BadDocument
from grognard.engine.queries import Answer, Queries, named_cell, plain
from grognard.engine.rulebook import rule
from grognard.games.gwc import closer
from grognard.games.gwc.rules import (
    o19_impact,
    o23_move,
    o23_steps,
    s03_formations,
    s10_sight,
    s11_weapons,
    t110_hills,
)
from grognard.games.gwc.rules.s10_sight import Sight
from grognard.games.gwc.state import Order, State, Steps, clone

Path = tuple[Cell, Steps, tuple[Cell, ...]]
"""Where a search stands, what the mover has done, and the way there."""


def describe(g: State, side: str | None, query: str) -> Answer:
    """The answer to a query; BadDocument for one that makes no sense here."""
    return queries.answer(QUERIES, g, side, query)


def _unit(g: State, about: list[str], query: str) -> str:
    id_ = ":".join(about)
    if id_ not in g.formations:
        raise BadDocument("names no Formation on the map", query)
    return id_


# lines of sight


def _line(g: State, start: Cell, end: Cell, found: Sight) -> Answer:
    return {
        "from": g.board.name(start),
        "to": g.board.name(end),
        "distance": g.board.distance(start, end),
        "levels": [t110_hills.level_of(g, start), t110_hills.level_of(g, end)],
        "clear": found.clear,
        "hindrance": found.hindrance,
        "crossed": [g.board.name(cell) for cell in g.board.crossed(start, end)],
        "reasons": [plain(reason) for reason in found.reasons],
    }


@rule("10.1#5")
def sight(g: State, side: str | None, about: list[str], query: str) -> Answer:  # noqa: ARG001
    """Either player may check any line of sight at any time."""
    start, end = named_cell(g.board, about, 0, query), named_cell(g.board, about, 1, query)
    return _line(g, start, end, s10_sight.sight(g, start, end))


def _seen(g: State, start: Cell, look: Callable[[Cell], Sight]) -> Answer:
    """Every hex that is seen with its Hindrance, and the rule that hides each of the others."""
    seen, hidden = {}, {}
    for cell in g.board.cells:
        if cell != start:
            found = look(cell)
            if found.clear:
                seen[g.board.name(cell)] = found.hindrance
            else:
                hidden[g.board.name(cell)] = found.reasons[0].rule
    return {"from": g.board.name(start), "seen": seen, "hidden": hidden}


def view(g: State, side: str | None, about: list[str], query: str) -> Answer:  # noqa: ARG001
    """The field of view of a hex."""
    start = named_cell(g.board, about, 0, query)
    return _seen(g, start, lambda cell: s10_sight.sight(g, start, cell))


@rule("2.4#1")
def observer(g: State, side: str | None, about: list[str], query: str) -> Answer:
    """What the asking side's Forward Artillery Observer sees, or his line to one hex."""
    if side is None:
        raise BadDocument("is for a side to ask", query)
    start = s10_sight.fao_cell(g, side)
    if about:
        end = named_cell(g.board, about, 0, query)
        return _line(g, start, end, s10_sight.sight_from_fao(g, side, end))
    return _seen(g, start, lambda cell: s10_sight.sight_from_fao(g, side, cell))


# ranges


def ranges(g: State, side: str | None, about: list[str], query: str) -> Answer:  # noqa: ARG001
    """FP and Range of a Formation, or of each armament of a Tank, and of its Weapon, with the hexes it could hit."""
    unit = _unit(g, about, query)
    formation = g.formations[unit]
    guns: list[int | None] = [None]
    if s03_formations.is_tank(g, unit):
        guns = [*range(len(s03_formations.face_of(g, unit).armaments))]
    found = []
    for gun in guns:
        fp, greatest = s03_formations.firepower_total(g, unit, gun), s03_formations.range_total(g, unit, gun)
        found.append(_span(g, formation.cell, "own" if gun is None else f"armament-{gun}", fp, 1, greatest))
    if formation.weapon and s11_weapons.functioning(g, formation.weapon):
        greatest, least = s11_weapons.weapon_range_totals(g, formation.weapon)
        fp = s11_weapons.weapon_firepower_total(g, formation.weapon)
        found.append(_span(g, formation.cell, "weapon", fp, max(1, least), greatest))
    return {"unit": unit, "from": g.board.name(formation.cell), "ranges": found}


def _span(g: State, start: Cell, what: str, fp: int, least: int, greatest: int) -> Answer:
    hexes = _targets(g, start, least, greatest)
    return {"what": what, "firepower": fp, "least": least, "greatest": greatest, "hexes": hexes}


def _targets(g: State, start: Cell, least: int, greatest: int) -> Answer:
    """The hexes in Range that are seen, each with its Hindrance."""
    found = {}
    for cell in g.board.within(start, max(0, greatest)):
        if g.board.distance(start, cell) >= least:
            line = s10_sight.sight(g, start, cell)
            if line.clear:
                found[g.board.name(cell)] = line.hindrance
    return found


# barrages


@rule("O19.2.1.4#1", "O19.2.1.4#2")
def barrage(g: State, side: str | None, about: list[str], query: str) -> Answer:
    """The area of a Local Barrage around a hex, or the three rows of which a Standing Barrage takes one."""
    if side is None or side not in g.telephones:
        raise BadDocument("is for a side with a battery to ask", query)
    center, box = named_cell(g.board, about, 0, query), g.telephones[side].box
    areas = {
        "local": [o19_impact.local_area(g, center)],
        "standing": [o19_impact.row_area(g, center, axis) for axis in o19_impact.AXES],
    }.get(box, [])
    patterns = [[g.board.name(cell) for cell in (center, *area)] for area in areas]
    return {"hex": g.board.name(center), "box": box, "patterns": patterns or [[g.board.name(center)]]}


# command and Cohesion


def command(g: State, side: str | None, about: list[str], query: str) -> Answer:  # noqa: ARG001
    """Every Leader with his radius, whom he commands, and who holds the highest rank."""
    leaders = []
    for id_, formation in g.formations.items():
        if s03_formations.is_leader(g, id_) or s03_formations.is_tank_leader(g, id_):
            radius = s03_formations.command(g, id_)
            leaders.append(
                {
                    "unit": id_,
                    "side": formation.side,
                    "hex": g.board.name(formation.cell),
                    "radius": radius,
                    "hexes": [g.board.name(cell) for cell in g.board.within(formation.cell, radius)],
                    "commands": list(s03_formations.within_command(g, id_)),
                    "leaders": list(s03_formations.leaders_within(g, id_)),
                }
            )
    highest = {each: _alone(s03_formations.highest_ranking(g, each)) for each in g.setting.sides}
    return {"leaders": leaders, "highest": highest}


def _alone(unit: str | None) -> list[str]:
    return [] if unit is None else [unit]


def cohesion(g: State, side: str | None, about: list[str], query: str) -> Answer:  # noqa: ARG001
    """Why each Unit is In Cohesion; null for one that is Out of Cohesion."""
    units = [id_ for id_ in g.formations if s03_formations.is_unit(g, id_)]
    reasons = {id_: s03_formations.cohesion(g, id_) for id_ in units}
    return {"units": {id_: None if why is None else plain(why) for id_, why in reasons.items()}}


# movement


@rule("O23.1#2")
def reach(g: State, side: str | None, about: list[str], query: str) -> Answer:  # noqa: ARG001
    """Where a Formation could go by a Move of its own, the MP to get there, and the way.

    What it may meet on the way is left out: Op Fire, Mines, Gas and Immobilization.
    """
    unit = _unit(g, about, query)
    found: dict[Cell, tuple[int, tuple[Cell, ...]]] = {}
    scratch = _ready_to_move(g, unit)
    start = scratch.formations[unit].cell
    best: dict[tuple[Cell, bool, bool, bool], int] = {}
    waiting: list[Path] = [(start, o23_steps.steps_of(scratch, unit), (start,))]
    while waiting:
        waiting.sort(key=lambda each: -each[1].spent)
        here, steps, way = waiting.pop()
        if here != start and (here not in found or steps.spent < found[here][0]):
            found[here] = (steps.spent, way)
        for cell, after in _steps_from(scratch, unit, here, steps):
            key = (cell, after.road, after.shellhole, after.destroyed_woods)
            if after.spent < best.get(key, 1 << 20):
                best[key] = after.spent
                waiting.append((cell, after, (*way, cell)))
    return {
        "unit": unit,
        "from": g.board.name(start),
        "movement": s03_formations.movement_total(g, unit),
        "hexes": {
            g.board.name(cell): {"cost": cost, "way": [g.board.name(each) for each in way]}
            for cell, (cost, way) in sorted(found.items())
        },
    }


def _ready_to_move(g: State, unit: str) -> State:
    """A copy in which the Formation is activated to Move, if it is not moving already."""
    scratch = clone(g)
    if scratch.order is None or unit not in scratch.order.group:
        scratch.order = Order("move", g.formations[unit].side, (unit,))
        scratch.effects = ()
        scratch.steps = {}
    return scratch


def _steps_from(scratch: State, unit: str, here: Cell, steps: Steps) -> list[tuple[Cell, Steps]]:
    """The hexes that it can enter next, and what it will then have done."""
    scratch.move_to(unit, here)
    scratch.steps[unit] = steps
    offered = [
        (cell, o23_steps.step_costs(scratch, unit, cell).total)
        for cell in o23_steps.open_hexes(scratch, (unit,))
    ]
    found = []
    for cell, cost in offered:
        scratch.steps[unit] = replace(steps, spent=steps.spent + cost)
        o23_move.remember(scratch, (unit,), cell)
        for wire in (here, cell):
            o23_move.caught_in_wire(scratch, (unit,), wire)
        found.append((cell, scratch.steps[unit]))
        scratch.steps[unit] = steps
    return found


QUERIES: Queries = {
    "hex": closer.hex_,
    "sight": sight,
    "view": view,
    "observer": observer,
    "range": ranges,
    "command": command,
    "cohesion": cohesion,
    "reach": reach,
    "barrage": barrage,
}
