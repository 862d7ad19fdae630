"""E70 Hero: he appears in any friendly hex and may Rally a Unit there. E70.1 stands with Leaders and activation."""

from __future__ import annotations

from grognard.engine.board import Cell
from grognard.engine.procedure import Procedure, procedure
from grognard.engine.rulebook import rule
from grognard.games.gwc.cards import EventName
from grognard.games.gwc.counters import Kind
from grognard.games.gwc.registry import EVENTS
from grognard.games.gwc.rules import e56_choices, s03_formations, s07_victory, t99_terrain
from grognard.games.gwc.rules.words import hex_name, name
from grognard.games.gwc.state import Formation, State


@rule("E70#1")
@procedure
def hero(g: State, side: str, _card: str) -> Procedure[None]:
    """The Hero must be placed if he is not on the map; then a broken Unit of his hex may be Rallied."""
    counter = hero_counter(g, side)
    if not g.available(counter):
        e56_choices.nothing(g, "E70")
        return
    cells = tuple(c for c in e56_choices.friendly_hexes(g, side) if not t99_terrain.is_impassable(g, c))
    cell: Cell | None = yield from e56_choices.choose_hex(g, side, "choose-hero", cells, "E70")
    if cell is None:
        return
    g.take(counter)
    id_ = g.new_id(counter)
    g.place(id_, Formation(counter, side, cell))
    g.note("hero-placed", "E70", name=name(g, id_), unit=id_, hex=hex_name(g, cell))
    s07_victory.occupy(g, cell)
    broken = broken_units(g, cell, side)
    if broken:  # E70#2
        unit: str | None = yield from e56_choices.choose_unit(
            g, side, "choose-hero-rally", broken, "E70", may=True
        )
        if unit is not None:
            s07_victory.rally(g, unit, "E70")


def hero_counter(g: State, side: str) -> str:
    """The one Hero of a nation."""
    found = (c for c in g.setting.formations.values() if c.nation == side and c.kind == Kind.HERO)
    return str(next(found).id)


def broken_units(g: State, cell: Cell, side: str) -> tuple[str, ...]:
    here = g.in_hex(cell, side)
    return tuple(id_ for id_ in here if g.formations[id_].broken and s03_formations.is_unit(g, id_))


EVENTS[EventName.HERO] = hero
