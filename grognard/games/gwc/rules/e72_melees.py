"""Melees that an Event brings about: E72 and E97 as soon as the trigger is over, others when the Order ends."""

from __future__ import annotations

from grognard.engine.board import Cell
from grognard.engine.decision import Choose, choices
from grognard.engine.procedure import Procedure, procedure
from grognard.engine.rulebook import rule
from grognard.games.gwc.rules import o16_melee
from grognard.games.gwc.state import State


@rule("E72#6", "E97#5", "O16.4#1")
def melee_is_due(g: State, cell: Cell) -> None:
    """If both sides now stand in the hex, and do not fight there already, they will when the trigger is over."""
    if g.is_melee(cell) and cell not in g.melees and cell not in g.melees_due:
        g.melees_due = (*g.melees_due, cell)


@rule("O16.4#1", "O16.4#2")
@procedure
def fight_due_melees(g: State) -> Procedure[None]:
    """The Melees of the trigger just resolved, in the order that the active player chooses."""
    while due(g):
        cell: Cell = yield Choose(
            g.active,
            "melee-choose",
            choices(due(g), "hex", "melee", "option-hex", name=g.board.name),
            "O16.4",
        )
        yield from o16_melee.melee(g, cell)
    g.melees_due = ()


def due(g: State) -> tuple[Cell, ...]:
    return tuple(cell for cell in g.melees_due if g.is_melee(cell) and cell not in g.melees)
