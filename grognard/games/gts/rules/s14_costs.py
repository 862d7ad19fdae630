"""14.1 to 14.6 What a hex costs, and which cannot be entered at all. Costs are in half points."""

from __future__ import annotations

from grognard.engine.board import Cell
from grognard.engine.reasons import Modifiers, Reason, because
from grognard.engine.rulebook import rule
from grognard.games.gts.charts import CROSSINGS, HEXSIDES, ROADS, TERRAIN
from grognard.games.gts.rules import s02_units, s14_stacking
from grognard.games.gts.state import BOX, HALVES, WAITING, State

ROAD = 1
"""Half a point a hex, in Column."""  # DATA.TEC#1
BARRAGE = 2 * HALVES
"""More for leaving a barrage, light or heavy."""  # MARK.light, MARK.heavy
WEATHER = 1 * HALVES
NOWHERE = WAITING
"""Instead of the hex from which a Unit came: it has not come along a Road in this Action."""
DISTANCE = 2
"""Enemy entry hexes are kept farther away than this."""


def points(halves: int) -> str:
    """Half points as a player reads them: 2, 1½, ½."""
    whole, half = divmod(halves, HALVES)
    return f"{whole or ''}½" if half else str(whole)


# what is prohibited


def may_enter(g: State, id_: str, origin: Cell, to: Cell, in_column: bool) -> bool:
    """Whether ground and stacking let a Unit into a hex, whatever it costs and whoever holds it."""
    return refused(g, id_, origin, to, in_column) is None


@rule("1.2#14", "14.3", "14.4#2", "14.1#5", "14.6.1#4", "29.15#3")
def refused(g: State, id_: str, origin: Cell, to: Cell, in_column: bool) -> Reason | None:
    """Why a Unit may not go from one hex to the next; None if it may."""
    board, moves, name = g.board, s02_units.movement_class(g, id_), g.units[id_].name
    if moves == "immobile":
        return because("14.4", "why-not-move-immobile", name=name)
    if board.terrain[to] not in TERRAIN:
        return because("1.2", "why-not-move-dot", hex=board.name(to))
    if nears_enemy_entry(g, g.units[id_].side, origin, to):
        return because("14.1", "why-not-move-entry", hex=board.name(to))
    if in_column and (there := own_column(g, id_, to)):
        return because("14.6.1", "why-not-move-two-columns", hex=board.name(to), name=g.units[there].name)
    crossed = refused_hexside(g, id_, origin, to, in_column)
    if crossed is not None:
        return crossed
    if ground(g, id_, to, in_column) is None and not (in_column and follows_road(g, id_, origin, to)):
        words = (
            "why-not-move-terrain"
            if in_column or not _only_in_column(g, id_, to)
            else "why-not-move-terrain-column"
        )
        return because("14.3", words, name=name, hex=board.name(to), terrain=terrain_word(g, to))
    return None


def _only_in_column(g: State, id_: str, cell: Cell) -> bool:
    return ground(g, id_, cell, in_column=True) is not None


def own_column(g: State, id_: str, cell: Cell) -> str:
    """Another Unit of the same side that is in Column in a hex."""
    there = s14_stacking.column_in(g, cell, id_)
    return there if there and g.units[there].side == g.units[id_].side else ""


@rule("14.1#5")
def nears_enemy_entry(g: State, side: str, origin: Cell, to: Cell) -> bool:
    """Within two hexes of an enemy entry hex; whoever is that near may only go away from it."""
    distance = g.board.distance
    return any(
        division.side != side
        and division.entry >= 0
        and distance(division.entry, to) <= min(DISTANCE, distance(division.entry, origin))
        and is_closed(g, id_)
        for id_, division in g.setting.divisions.items()
    )


@rule("14.1#5")
def is_closed(g: State, division: str) -> bool:
    """A Division's entry hex keeps enemies off: always, or by the other reading while some of its Units are to come.

    So it stays in games that were begun before there was a choice.
    """
    if g.setting.options.get("entry_hexes", "due") == "always":
        return True
    return any(
        unit.division == division and (unit.where in (WAITING, BOX) or unit.entering)
        for unit in g.units.values()
    )


@rule("14.3", "14.7#8", "14.9#3")
def refused_hexside(g: State, id_: str, origin: Cell, to: Cell, in_column: bool) -> Reason | None:
    """Bridges and ferries are for Columns alone; what else lies there may be prohibited to a Movement Class."""
    kinds, name = g.board.side(origin, to), g.units[id_].name
    if any(kind in CROSSINGS for kind in kinds):
        return None if in_column else because("14.7", "why-not-move-bridge", name=name)
    moves, road = s02_units.movement_class(g, id_), in_column and follows_road(g, id_, origin, to)
    for kind in kinds:
        if getattr(HEXSIDES[kind], moves) is None and (not road or kind == "river"):
            return because("14.3", "why-not-move-hexside", name=name, side=f"@hexside-{kind}")
    return None


@rule("14.6#6", "14.2#2", "14.11#4", "1.2#13", "DATA.TEC#3")
def ground(g: State, id_: str, cell: Cell, in_column: bool) -> int | None:
    """What a hex costs a Unit's Movement Class, in half points, in Column or not; None if it is prohibited."""
    return ground_for(g, s02_units.movement_class(g, id_), cell, in_column)


def ground_for(g: State, moves: str, cell: Cell, in_column: bool) -> int | None:
    row = TERRAIN.get(g.board.terrain[cell])
    if row is None or moves == "immobile":
        return None
    price: int | None = getattr(row, f"{moves}_column" if in_column else moves)
    return None if price is None else price * HALVES


@rule("14.10.2#2")
def may_stand(g: State, moves: str, cell: Cell, in_column: bool) -> bool:
    """Whether a Movement Class may be in a hex, in Column or out of it: some ground has Vehicles only in Column."""
    if ground_for(g, moves, cell, in_column) is not None:
        return True
    return in_column and any(cell in g.board.on_line[kind] for kind in ROADS)


# Roads


@rule("14.6#6", "29.42", "23.2")
def follows_road(g: State, id_: str, origin: Cell, to: Cell) -> bool:
    """A Road of any kind crosses the hexside, and no road block that counts for the Unit is at either end."""
    if not any(g.board.linked(kind, origin, to) for kind in ROADS):
        return False
    own = g.units[id_].division
    return all(cell not in g.blocks or g.blocks[cell].division == own for cell in (origin, to))


@rule("14.6#7")
def is_connected(g: State, came: Cell, here: Cell, to: Cell) -> bool:
    """Whether the Road by which a Unit came leads on to the next hex: in most hexes all Roads meet."""
    if came < 0 or not g.board.extra[here].get("unconnected"):
        return True
    through = ((came, here, to), (to, here, came))
    return any(
        line.path[i : i + 3] in through
        for line in g.board.lines
        if line.kind in ROADS
        for i in range(len(line.path) - 2)
    )


# the sum


@rule("14.3", "14.5#1", "14.7#7", "DATA.TEC#1", "16.6.2.2#5", "16.6.2.2#6")
def cost(
    g: State,
    id_: str,
    origin: Cell,
    to: Cell,
    together: bool,
    came: Cell = NOWHERE,
    in_column: bool | None = None,
    off_road: bool = False,
) -> Modifiers | None:
    """What a Unit pays for the next hex, in half points: by Road if it can, and else hexside and hex.

    `together`: it moves with others; `came`: the hex from which a Road led it here; `in_column`: as it is, or as if it
    were; `off_road`: across country though a Road leads there. None if it may not go there.
    """
    column = g.units[id_].column if in_column is None else in_column
    if not may_enter(g, id_, origin, to, column):
        return None
    road = by_road(g, id_, origin, to, came) if column and not together and not off_road else None
    across = across_country(g, id_, origin, to, column)
    chosen = across if road is None or (across is not None and across.total <= road.total) else road
    if chosen is not None and origin in g.barrages:
        chosen = chosen.plus(BARRAGE, "cost-barrage", "16.6.2.2", points=points(BARRAGE))
    return chosen


@rule("14.6#6", "14.6#7", "26.0#4", "26.0#6")
def by_road(g: State, id_: str, origin: Cell, to: Cell, came: Cell) -> Modifiers | None:
    """Half a point along a Road in Column; from one Road to another that it does not meet, the hex left as well."""
    if not follows_road(g, id_, origin, to):
        return None
    total = Modifiers().plus(ROAD, "cost-road", "14.6", points=points(ROAD))
    if not is_connected(g, came, origin, to):
        change = ground(g, id_, origin, in_column=True)
        if change is None:
            return None
        total = total.plus(change, "cost-other-road", "14.6", points=points(change))
    if g.weather == "fog":
        total = total.plus(WEATHER, "cost-fog", "26.0", points=points(WEATHER))  # c42
    return total


@rule("14.3", "14.6#6", "26.0#4", "26.0#6")
def across_country(g: State, id_: str, origin: Cell, to: Cell, in_column: bool) -> Modifiers | None:
    """The hexside and the hex, and more in fog and rain; a Column on a bridge or ferry has nothing else to cross."""
    moves, kinds = s02_units.movement_class(g, id_), g.board.side(origin, to)
    price = ground(g, id_, to, in_column)
    if price is None:
        return None
    terrain = terrain_word(g, to)
    total = Modifiers().plus(price, "cost-terrain", "14.3", points=points(price), terrain=terrain)
    if not any(kind in CROSSINGS for kind in kinds):
        for kind in sorted(kinds):
            more = getattr(HEXSIDES[kind], moves)
            if more is None:
                return None
            more *= HALVES
            total = total.plus(more, "cost-hexside", "14.3", points=points(more), side=f"@hexside-{kind}")
    if g.weather in ("fog", "rain"):  # c7, c42
        total = total.plus(WEATHER, f"cost-{g.weather}", "26.0", points=points(WEATHER))
    return total


def goes_by_road(total: Modifiers) -> bool:
    """Whether a sum of `cost` is for a hex entered along a Road."""
    return any(reason.text == "cost-road" for reason in total.reasons)


def terrain_word(g: State, cell: Cell) -> str:
    return f"@terrain-{g.board.terrain[cell]}"
