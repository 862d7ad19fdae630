"""E59 to E61 and E74: attrition, fire, wind and interdiction."""

from __future__ import annotations

from grognard.engine.board import OFF_MAP, Cell
from grognard.engine.decision import Choose, choices
from grognard.engine.procedure import Procedure, procedure
from grognard.engine.rulebook import rule
from grognard.games.gwc.cards import EventName
from grognard.games.gwc.counters import TANKS
from grognard.games.gwc.registry import EVENTS
from grognard.games.gwc.rules import (
    e56_choices,
    e72_melees,
    f125_fortifications,
    o23_move,
    s01_cards,
    s03_formations,
    s07_victory,
    s08_stacking,
    t99_terrain,
)
from grognard.games.gwc.rules.e72_melees import melee_is_due
from grognard.games.gwc.rules.words import hex_name, name, side_name
from grognard.games.gwc.state import State

FUEL = ("building", "woods")  # E60#1 E61#2


# E59, E61, E74


@rule("E59#1")
@procedure
def battlefield_attrition(g: State, side: str, card: str) -> Procedure[None]:
    """A point for each enemy Formation on the Casualty Track, then a Breeze."""
    lost = formations_lost(g, g.other(side))
    s07_victory.gain_vp(g, side, lost, "E59", "vp-attrition")
    yield from breeze(g, side, card)  # E59#2 E59#3


def formations_lost(g: State, side: str) -> int:
    """The Formations in a side's row of the Casualty Track; a Tank takes two spaces."""
    row = g.casualties.get(side, ())
    tanks = sum(g.setting.formations[counter].kind in TANKS for counter in row)
    return len(row) - tanks // 2


@rule("E74#1")
@procedure
def interdiction(g: State, side: str, card: str) -> Procedure[None]:
    """One unsuppressed Unit of either side in Cover less than 1 is Suppressed, then a Breeze."""
    victim: str | None = yield from e56_choices.choose_unit(g, side, "choose-interdiction", exposed(g), "E74")
    if victim is not None:
        s07_victory.suppress(g, victim, "E74")
    yield from breeze(g, side, card)  # E74#2 E74#3


def exposed(g: State) -> tuple[str, ...]:
    return tuple(
        id_
        for id_, formation in g.formations.items()
        if s03_formations.is_unit(g, id_)
        and not formation.suppressed
        and t99_terrain.best_cover(g, formation.cell).total < 1
    )


@rule("E61#1", "E59#2", "E74#2")
@procedure
def breeze(g: State, side: str, card: str) -> Procedure[None]:
    """Smoke and Gas are blown away, and every Blaze spreads in the direction on the card."""
    g.note("breeze", "E61", gas=len(g.gas), smoke=len(g.smoke))
    for _ in g.gas:
        g.put_back("gas")
    g.gas, g.smoke = {}, {}
    direction = s01_cards.card(g, card).direction
    assert direction is not None, f"{card} has no direction"
    yield from set_ablaze(g, side, downwind(g, direction))


@rule("E61#2", "E59#3", "E74#3", "2.2.2#2")
def downwind(g: State, direction: int) -> tuple[Cell, ...]:
    """The Building and Woods hexes next to a Blaze in this direction."""
    burning = [cell for cell, marker in g.terrain_markers.items() if marker == "blaze"]
    beside = (g.board.neighbours[cell][direction - 1] for cell in burning)
    return tuple(sorted({cell for cell in beside if cell != OFF_MAP and burns(g, cell)}))


def burns(g: State, cell: Cell) -> bool:
    """A Building or Woods hex, neither Water nor burning already: the type of the hex says all that."""
    return t99_terrain.terrain_of(g, cell) in FUEL


# E60


@rule("E60#1")
@procedure
def blaze(g: State, side: str, _card: str) -> Procedure[None]:
    """The Building or Woods hex nearest to a Random Hex takes fire."""
    start: Cell = yield from s01_cards.random_hex(g, side, "E60")
    fuel = tuple(cell for cell in g.board.cells if burns(g, cell))
    nearest = e56_choices.closest(fuel, lambda cell: g.board.distance(cell, start))
    cell: Cell | None = yield from e56_choices.choose_hex(g, side, "choose-blaze", nearest, "E60")
    if cell is not None:
        yield from set_ablaze(g, side, (cell,))


@rule("E60#2", "8.1.6", "T100#5")
@procedure
def set_ablaze(g: State, _side: str, cells: tuple[Cell, ...]) -> Procedure[None]:
    """Hexes take fire: nothing else may be there, and Formations leave, those of the inactive player first."""
    for cell in cells:
        g.terrain_markers[cell] = "blaze"
        g.note("blaze-placed", "T100", hex=hex_name(g, cell))
        clear_markers(g, cell)
    yield from leave(g, cells)


@rule("E60#3")
@procedure
def leave(g: State, cells: tuple[Cell, ...]) -> Procedure[None]:
    """The owners take their Formations out of burning hexes; who cannot get away is eliminated."""
    trapped: tuple[str, ...] = ()
    for owner in (g.inactive, g.active):
        for cell in cells:
            for id_ in g.in_hex(cell, owner):
                if refuges(g, id_):
                    yield from displace(g, id_)
                else:
                    trapped = (*trapped, id_)
    if trapped:  # E60#3
        yield from s07_victory.eliminate_all(g, trapped, "blaze")


@procedure
def leave_fires(g: State) -> Procedure[None]:
    """Whoever stands in a Blaze when a described position begins."""
    burning = tuple(sorted(cell for cell, marker in g.terrain_markers.items() if marker == "blaze"))
    yield from leave(g, burning)
    yield from e72_melees.fight_due_melees(g)


def clear_markers(g: State, cell: Cell) -> None:
    """Smoke, Gas and Fortification leave a burning hex."""
    g.smoke.pop(cell, None)
    if g.gas.pop(cell, False):
        g.put_back("gas")
    f125_fortifications.lift(g, cell)


@rule("E60#3")
@procedure
def displace(g: State, id_: str) -> Procedure[None]:
    """The owner moves a Formation to an adjacent hex."""
    side = g.formations[id_].side
    cell: Cell = yield Choose(
        side,
        "choose-refuge",
        choices(refuges(g, id_), "hex", "place", "option-hex", name=g.board.name, rule="E60"),
        "E60",
        (("name", name(g, id_)),),
    )
    g.note("displaced", "E60", side=side_name(side), name=name(g, id_), unit=id_, hex=hex_name(g, cell))
    yield from o23_move.enter_hex(g, (id_,), cell, "place")
    melee_is_due(g, cell)


def refuges(g: State, id_: str) -> tuple[Cell, ...]:
    """The adjacent hexes that are not impassable; two Tanks never share one."""  # 8.2.1
    formation = g.formations[id_]
    tank = s03_formations.is_tank(g, id_)
    return tuple(
        cell
        for cell in g.board.adjacent[formation.cell]
        if not t99_terrain.is_impassable(g, cell)
        and not (tank and s08_stacking.has_tank(g, cell, formation.side))
        and not (tank and t99_terrain.tank_forbidden(g, formation.cell, cell))
    )


EVENTS[EventName.BATTLEFIELD_ATTRITION] = battlefield_attrition
EVENTS[EventName.BLAZE] = blaze
EVENTS[EventName.BREEZE] = breeze
EVENTS[EventName.INTERDICTION] = interdiction
