"""3.8 Rally: who forms up again when a formed friend moves in, and why another does not."""

from __future__ import annotations

from functools import partial

from grognard.engine.board import Cell
from grognard.engine.decision import Choose
from grognard.engine.reasons import Reason, because
from grognard.engine.rulebook import rule
from grognard.games.rpc.rules.s03_advice import why_not_each
from grognard.games.rpc.rules.words import unit_name
from grognard.games.rpc.state import Movers, State


def may_rally(g: State, movers: Movers, cell: Cell) -> tuple[str, ...]:
    """The friends in the hex who may try, if a mover is still there and formed."""
    formed = [id_ for id_ in movers if g.units[id_].where == cell and g.units[id_].formed]
    if not formed:
        return ()
    friends = g.in_hex(cell, g.units[formed[0]].side)
    return tuple(id_ for id_ in friends if not_rallied(g, movers, cell, id_) is None)


@rule("3.8#1")
def not_rallied(g: State, movers: Movers, cell: Cell, id_: str) -> Reason | None:
    """Why a friend has no chance to form up: it moves, is elsewhere, is formed, or is spent."""
    unit, name = g.units[id_], unit_name(g, id_)
    if id_ in movers:
        return because("3.8", "why-not-rally-mover", name=name)
    if unit.where != cell:
        return because("3.8", "why-not-rally-elsewhere", name=name, hex=g.board.name(cell))
    if unit.formed:
        return because("3.8", "why-not-rally-formed", name=name)
    return None if unit.ready else because("3.8", "why-not-rally-spent", name=name)


def why_not_rally(movers: Movers, cell: Cell, g: State, question: Choose, subject: str) -> tuple[Reason, ...]:
    """Why another unit does not rally; at anything else, that the answer is awaited."""
    refused = why_not_each(g, question, subject, partial(not_rallied, g, movers, cell))
    args = dict(question.args)
    return refused or (because("3.8", "why-not-rally-first", name=args["name"], hex=args["hex"]),)
