"""E58 Auftragstaktik: a German Leader takes the Units of his hex to an adjacent one."""

from __future__ import annotations

from grognard.engine.board import Cell
from grognard.engine.decision import BACK, Choose, choices
from grognard.engine.procedure import Procedure, procedure
from grognard.engine.rulebook import rule
from grognard.games.gwc.cards import EventName
from grognard.games.gwc.registry import EVENTS
from grognard.games.gwc.rules import e56_choices, o23_move, s03_formations, t99_terrain
from grognard.games.gwc.rules.e72_melees import melee_is_due
from grognard.games.gwc.rules.words import hex_name, name
from grognard.games.gwc.state import State


@rule("E58#1")
@procedure
def auftragstaktik(g: State, side: str, _card: str) -> Procedure[None]:
    """The German player may choose a Leader outside Melee and displace him with all Units of his hex."""
    while True:
        leader: str | None = yield from e56_choices.choose_unit(
            g, side, "choose-auftragstaktik", leaders(g, side), "E58", may=True
        )
        if leader is None:
            return
        cell: Cell | str = yield Choose(
            side,
            "choose-auftragstaktik-hex",
            (*choices(ways(g, leader), "hex", "place", "option-hex", name=g.board.name, rule="E58"), BACK),
            "E58",
            (("name", name(g, leader)),),
        )
        if not isinstance(cell, str):
            break
    group = with_units(g, leader)
    g.note("auftragstaktik", "E58", names=[name(g, id_) for id_ in group], hex=hex_name(g, cell))
    yield from o23_move.enter_hex(g, group, cell, "place")
    melee_is_due(g, cell)


def leaders(g: State, side: str) -> tuple[str, ...]:
    """The Leaders who are not in Melee and have somewhere to go."""
    return tuple(
        id_
        for id_ in g.of(side)
        if s03_formations.is_leader(g, id_) and not g.is_melee(g.formations[id_].cell) and ways(g, id_)
    )


@rule("E58#2")
def ways(g: State, leader: str) -> tuple[Cell, ...]:
    """The adjacent hexes that are not impassable."""
    around = g.board.adjacent[g.formations[leader].cell]
    return tuple(cell for cell in around if not t99_terrain.is_impassable(g, cell))


def with_units(g: State, leader: str) -> tuple[str, ...]:
    """The Leader and all Units of his hex; other Leaders and Tanks stay."""
    formation = g.formations[leader]
    here = g.in_hex(formation.cell, formation.side)
    return (leader, *(id_ for id_ in here if s03_formations.is_unit(g, id_)))


EVENTS[EventName.AUFTRAGSTAKTIK] = auftragstaktik
