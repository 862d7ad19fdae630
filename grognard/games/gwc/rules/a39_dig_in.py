"""A39 Dig In: Foxholes for Formations on foot at the end of a Time Advance."""

from __future__ import annotations

from grognard.engine.board import Cell
from grognard.engine.decision import Choose, choices
from grognard.engine.procedure import Procedure, procedure
from grognard.engine.reasons import Reason, because
from grognard.engine.rulebook import rule
from grognard.games.gwc.cards import ActionName
from grognard.games.gwc.registry import ActionSpec, register_action
from grognard.games.gwc.rules import f125_fortifications, s03_formations, s08_stacking
from grognard.games.gwc.rules.words import hex_name, side_name
from grognard.games.gwc.state import State


@rule("A39#1")
def may_dig_in(g: State, side: str, _subject: str, _card: str) -> Reason | None:
    """There is a hex to dig in, and a Foxholes marker for it."""
    if not g.available("foxholes"):
        return because("A39", "why-not-no-foxholes")
    return None if can_dig(g, side) else because("A39", "why-not-nowhere-to-dig", side=side_name(side))


def can_dig(g: State, side: str) -> bool:
    return any(may_dig_here(g, id_) for id_ in g.of(side))


@rule("A39#2", "A39#3")
def may_dig_here(g: State, id_: str) -> bool:
    """The Formation is no Tank, and its hex has neither Water nor Blaze nor a Fortification."""
    return not s03_formations.is_tank(g, id_) and s08_stacking.may_fortify(g, g.formations[id_].cell)


@rule("A39#2")
@procedure
def dig_in(g: State, side: str, _subject: str, _card: str) -> Procedure[None]:
    """Foxholes are placed in a hex with a friendly Formation other than a Tank."""
    cell: Cell = yield Choose(
        side,
        "dig-in-choose",
        choices(dig_hexes(g, side), "hex", "dig", "option-hex", name=g.board.name, rule="A39"),
        "A39",
    )
    f125_fortifications.lay(g, cell, "foxholes")
    g.note("dug-in", "A39", side=side_name(side), hex=hex_name(g, cell))


def dig_hexes(g: State, side: str) -> list[Cell]:
    return sorted({g.formations[id_].cell for id_ in g.of(side) if may_dig_here(g, id_)})


register_action(ActionSpec(ActionName.DIG_IN, "time advance", "A39", may_dig_in, run=dig_in))
