"""E57 Air Support: every Unit of a hex is Suppressed, or broken by German aircraft in 1917."""

from __future__ import annotations

from grognard.engine.board import Cell
from grognard.engine.procedure import Procedure, procedure
from grognard.engine.rulebook import rule
from grognard.games.gwc.cards import EventName
from grognard.games.gwc.registry import EVENTS
from grognard.games.gwc.rules import e56_choices, s03_formations, s07_victory
from grognard.games.gwc.state import State


@rule("E57#1")
@procedure
def air_support(g: State, side: str, _card: str) -> Procedure[None]:
    """The receiving player may choose any hex; Units of both sides in it suffer."""
    cell: Cell | None = yield from e56_choices.choose_hex(
        g, side, "choose-air-support", hexes_with_units(g), "E57", may=True
    )
    if cell is None:
        return
    if side == "german" and g.setting.year == 1917:  # E57#2
        yield from s07_victory.strike(g, units_in(g, cell), "event")
        return
    for id_ in units_in(g, cell):
        s07_victory.suppress(g, id_, "E57")


def hexes_with_units(g: State) -> tuple[Cell, ...]:
    """The hexes in which the aircraft could hit anything: no other choice would change the game."""
    return tuple(cell for cell in sorted(g.at) if units_in(g, cell))


def units_in(g: State, cell: Cell) -> tuple[str, ...]:
    return tuple(id_ for id_ in g.in_hex(cell) if s03_formations.is_unit(g, id_))


EVENTS[EventName.AIR_SUPPORT] = air_support
