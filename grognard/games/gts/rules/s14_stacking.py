"""14.7 Stacking: eight Steps and one Unit in Column; more Steps are allowed, at a price."""

from __future__ import annotations

from grognard.engine.board import Cell
from grognard.engine.rulebook import rule
from grognard.games.gts.rules import s02_units
from grognard.games.gts.state import State

LIMIT = 8
"""Steps of Units that are not in Column."""


@rule("1.2#16", "1.2#18", "1.2#19", "14.7#6", "14.7#15", "21.2#5", "16.2.3#3")
def steps_stacked(g: State, cell: Cell) -> int:
    """The Steps that count: not those in Column nor in an Artillery Park; a zero-Step Unit has none to count."""
    return sum(
        s02_units.steps(g, id_) for id_ in g.in_hex(cell) if not g.units[id_].column and not g.units[id_].park
    )


@rule("14.7#9", "14.7#15", "29.44#2", "8.0#5", "1.2#17")
def is_overstacked(g: State, cell: Cell) -> bool:
    """More than eight Steps at this instant; entry hexes hold any number."""
    return steps_stacked(g, cell) > LIMIT and not is_entry(g, cell)


@rule("8.0#5")
def is_entry(g: State, cell: Cell) -> bool:
    """A hex by which some Division's reinforcements enter."""
    return any(division.entry == cell for division in g.setting.divisions.values())


@rule("14.6.1#4", "14.6.2#1", "29.15#3", "1.2#16", "1.2#17")
def column_in(g: State, cell: Cell, but: str | tuple[str, ...] = ()) -> str:
    """The Unit in Column that is in a hex, those left out of account that the question is about. Empty if none."""
    besides = (but,) if isinstance(but, str) else but
    return next((id_ for id_ in g.in_hex(cell) if g.units[id_].column and id_ not in besides), "")
