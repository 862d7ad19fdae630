"""E95 Trommelfeuer: drumfire on a Random Hex and two hexes beside it."""

from __future__ import annotations

from grognard.engine.board import Cell
from grognard.engine.procedure import Procedure, procedure
from grognard.engine.rulebook import rule
from grognard.games.gwc.cards import EventName
from grognard.games.gwc.registry import EVENTS
from grognard.games.gwc.rules import e56_choices, s01_cards, s03_formations, s07_victory, t99_terrain
from grognard.games.gwc.rules.words import hex_name
from grognard.games.gwc.state import State

HEXES_BESIDE = 2  # E95#2


@rule("E95#1", "E95#2")
@procedure
def trommelfeuer(g: State, side: str, _card: str) -> Procedure[None]:
    """Tanks are eliminated, Units break, and then the ground and all works on it are downgraded."""
    area: tuple[Cell, ...] = yield from choose_area(g, side)
    g.note("trommelfeuer", "E95", hexes=[hex_name(g, cell) for cell in area])
    tanks = tuple(id_ for cell in area for id_ in g.in_hex(cell) if s03_formations.is_tank(g, id_))
    yield from s07_victory.strike(g, units_in(g, area), "trommelfeuer", doomed=tanks)  # E95#3 E95#4
    for cell in area:
        devastate(g, cell)


@procedure
def choose_area(g: State, side: str) -> Procedure[tuple[Cell, ...]]:
    """The Random Hex and two adjacent hexes of the receiving player's choice."""
    start: Cell = yield from s01_cards.random_hex(g, side, "E95")
    area: tuple[Cell, ...] = (start,)
    for _ in range(HEXES_BESIDE):
        beside = tuple(cell for cell in g.board.adjacent[start] if cell not in area)
        cell: Cell | None = yield from e56_choices.choose_hex(g, side, "choose-trommelfeuer", beside, "E95")
        if cell is not None:
            area = (*area, cell)
    return area


def units_in(g: State, area: tuple[Cell, ...]) -> tuple[str, ...]:
    return tuple(id_ for cell in area for id_ in g.in_hex(cell) if s03_formations.is_unit(g, id_))


@rule("E95#5")
def devastate(g: State, cell: Cell) -> None:
    """Both the Fortification and the terrain of a hex are downgraded, except in Water and fire."""
    if t99_terrain.is_water(g, cell) or t99_terrain.is_impassable(g, cell):
        return
    fortification = g.fortifications.get(cell)
    if fortification is not None:
        t99_terrain.downgrade(g, cell)  # a Pillbox leaves Rubble, Foxholes, Wire and Mines a Shellhole
    if fortification is None or fortification == "trench":
        downgrade_terrain(g, cell)


def downgrade_terrain(g: State, cell: Cell) -> None:
    """Buildings and Bridges become Rubble, other ground Shellholes; a Shellhole stays what it is."""
    terrain = t99_terrain.terrain_of(g, cell)
    row = t99_terrain.TERRAIN[terrain]
    if row.downgrade is not None:
        g.terrain_markers[cell] = row.downgrade
        was, now = f"@terrain-{terrain}", f"@terrain-{row.downgrade}"
        g.note("downgraded", "E95", hex=hex_name(g, cell), was=was, now=now)


EVENTS[EventName.TROMMELFEUER] = trommelfeuer
