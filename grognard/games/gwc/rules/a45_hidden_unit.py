"""A45.3 Hidden Unit: the Defender answers a discarding pass with fresh Formations."""

from __future__ import annotations

from grognard.engine.board import Cell
from grognard.engine.decision import BACK, Choose, choices
from grognard.engine.procedure import Procedure, procedure
from grognard.engine.reasons import Reason, because
from grognard.engine.rulebook import rule
from grognard.games.gwc.cards import ActionName
from grognard.games.gwc.content import Nation
from grognard.games.gwc.registry import ActionSpec, register_action
from grognard.games.gwc.rules import e56_choices, e72_support, s03_seniority, t99_terrain
from grognard.games.gwc.rules.words import counter_name, side_name
from grognard.games.gwc.state import State
from grognard.games.gwc.support import Item, support_table


@rule("A45", "A45.3#1")
def may_hide(g: State, side: str, _subject: str, _card: str) -> Reason | None:
    """Only the scenario Defender; the window opens when his opponent passes and discards."""
    if g.setting.defender == side:
        return None
    return because("A45", "why-not-defender", side=side_name(side))


@rule("A45.3#2", "A45.3#3")
@procedure
def hidden_unit(g: State, side: str, _subject: str, _card: str) -> Procedure[None]:
    """A roll on the Support Table; the available Formations of its row go to free hexes next to one another."""
    row: int = yield from e72_support.support_roll(g, side, "A45.3")
    left = formations_in(g, side, row)
    used: tuple[Cell, ...] = ()
    while e72_support.can_place(g, side, left, hiding_places(g, side, used)):
        at: int = yield Choose(
            side,
            "choose-arrival",
            e72_support.arrival_options(g, side, left, hiding_places(g, side, used), "A45.3"),
            "A45.3",
        )
        cell: Cell | str = yield Choose(
            side,
            "choose-arrival-hex",
            (
                *choices(
                    e72_support.room_for(g, side, left[at], hiding_places(g, side, used)),
                    "hex",
                    "place",
                    "option-hex",
                    name=g.board.name,
                    rule="A45.3",
                ),
                *((BACK,) if len(left) > 1 else ()),
            ),
            "A45.3",
            (("name", counter_name(left[at].counter)),),
        )
        if not isinstance(cell, str):
            e72_support.put(g, side, left[at], cell, "A45.3")
            left, used = (*left[:at], *left[at + 1 :]), (*used, cell)
    if left or not used:
        e56_choices.nothing(g, "A45.3")
    yield from s03_seniority.designate(g)


@rule("A45.3#3", "A45.3#5")
def formations_in(g: State, side: str, row: int) -> tuple[Item, ...]:
    """The Formations of the row that the countermix still has, with their Weapons; never a Telephone."""
    found: tuple[Item, ...] = ()
    for item in support_table(Nation(side), g.setting.year).rows[row]:
        if not e72_support.is_telephone(g, item) and e72_support.all_available(g, (*found, item)):
            found = (*found, item)
    return found


@rule("A45.3#3", "A45.3#4")
def hiding_places(g: State, side: str, used: tuple[Cell, ...]) -> tuple[Cell, ...]:
    """The empty hexes of the set-up area with Cover, next to one that the others have already been placed in."""
    return tuple(
        cell
        for cell in sorted(g.setting.set_up_areas[side])
        if not g.in_hex(cell)
        and (not used or not set(used).isdisjoint(g.board.adjacent[cell]))
        and t99_terrain.best_cover(g, cell).total >= 1
    )


register_action(ActionSpec(ActionName.HIDDEN_UNIT, "pass", "A45.3", may_hide, run=hidden_unit))
