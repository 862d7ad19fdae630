"""What holds of a piece whatever is asked: whose it is, where, and whether it is ready."""

from __future__ import annotations

from grognard.engine.board import Cell
from grognard.engine.decision import Choose
from grognard.engine.reasons import Reason, because
from grognard.games.rpc.rules.words import unit_name
from grognard.games.rpc.state import OFF_MAP, State


def meant(g: State, question: Choose, subject: str) -> str:
    """The unit that was pointed at; of a hex the unit of one's own in it, if there is one. Empty if none."""
    kind, _, name = subject.partition(":")
    if kind == "hex" and name in g.board.names:
        return next(iter(g.in_hex(g.board.cell(name), question.side)), "")
    return name if kind == "unit" and name in g.units else ""


def why_not_yours(g: State, question: Choose, subject: str) -> tuple[Reason, ...]:
    """Nobody of one's own is there, or it is the enemy's, gone, not yet come, or spent."""
    id_ = meant(g, question, subject)
    if not id_:
        hex_ = subject.removeprefix("hex:")
        return (because(question.rule, "why-not-nobody", hex=hex_),) if hex_ in g.board.names else ()
    unit, name = g.units[id_], unit_name(g, id_)
    if unit.side != question.side:
        return (because("3.11", "why-not-enemy", name=name),)
    if unit.where < OFF_MAP:
        return (because("2.2", "why-not-gone", name=name),)
    if not unit.ready:
        return (because("3.3", "why-not-spent", name=name),)
    return ()


def hex_meant(g: State, subject: str) -> Cell | None:
    """The hex that was pointed at, or that of the unit."""
    kind, _, name = subject.partition(":")
    if kind == "hex" and name in g.board.names:
        return g.board.cell(name)
    if kind == "unit" and name in g.units and g.units[name].where >= 0:
        return g.units[name].where
    return None
