"""E97 Walking Wounded: an eliminated Unit or Leader comes back, broken."""

from __future__ import annotations

from grognard.engine.board import Cell
from grognard.engine.decision import Choose, Option, option
from grognard.engine.procedure import Procedure, procedure
from grognard.engine.rulebook import rule
from grognard.games.gwc.cards import EventName
from grognard.games.gwc.counters import TANKS
from grognard.games.gwc.registry import EVENTS
from grognard.games.gwc.rules import e56_choices, s01_cards, s07_victory, s08_stacking
from grognard.games.gwc.rules.e72_melees import melee_is_due
from grognard.games.gwc.rules.words import counter_name, hex_name, name, side_name
from grognard.games.gwc.state import Formation, State


@rule("E97#1")
@procedure
def walking_wounded(g: State, side: str, _card: str) -> Procedure[None]:
    """The receiving player picks a lost Unit or Leader of either side and places it in or next to a Random Hex."""
    if not wounded(g):
        e56_choices.nothing(g, "E97")
        return
    picked: str = yield Choose(side, "choose-wounded", wounded_options(g), "E97")
    owner, _, counter = picked.partition(":")
    start: Cell = yield from s01_cards.random_hex(g, side, "E97")  # E97#2
    cells = room_for(g, owner, counter, start)
    cell: Cell | None = yield from e56_choices.choose_hex(g, side, "choose-wounded-hex", cells, "E97")
    if cell is not None:
        bring_back(g, owner, counter, cell)


def wounded(g: State) -> list[tuple[str, str]]:
    """Owner and counter of every kind of Unit and Leader on the Casualty Track."""
    return [
        (owner, counter)
        for owner in g.setting.sides
        for counter in dict.fromkeys(g.casualties.get(owner, ()))
        if g.setting.formations[counter].kind not in TANKS
    ]


def wounded_options(g: State) -> tuple[Option, ...]:
    return tuple(
        option(
            f"{owner}:{counter}",
            None,
            "choose",
            (f"counter:{counter}",),
            "option-wounded",
            "E97",
            name=counter_name(counter),
            side=side_name(owner),
        )
        for owner, counter in wounded(g)
    )


@rule("E97#4")
def room_for(g: State, owner: str, counter: str, start: Cell) -> tuple[Cell, ...]:
    """The Random Hex and those around it, if not impassable and within the owner's stacking limit."""
    piece = g.setting.formations[counter]
    around = (start, *g.board.adjacent[start])
    return tuple(cell for cell in around if s08_stacking.may_stack(g, piece, cell, owner))


@rule("E97#3")
def bring_back(g: State, owner: str, counter: str, cell: Cell) -> None:
    """The Formation leaves the Casualty Track for the map, broken; among enemies it will have to fight."""
    g.casualties[owner] = s01_cards.without(g.casualties[owner], counter)
    id_ = g.new_id(counter)
    g.place(id_, Formation(counter, owner, cell, broken=True))
    g.note("wounded-back", "E97", name=name(g, id_), unit=id_, hex=hex_name(g, cell))
    s07_victory.occupy(g, cell)
    melee_is_due(g, cell)


EVENTS[EventName.WALKING_WOUNDED] = walking_wounded
