"""What holds of a Unit whatever is asked: which was pointed at, whose it is, and where."""

from __future__ import annotations

from grognard.engine.board import Cell
from grognard.engine.decision import Choose
from grognard.engine.reasons import Reason, because
from grognard.games.gts.rules.words import unit_name
from grognard.games.gts.state import State


def unit_meant(g: State, question: Choose, subject: str) -> str:
    """The Unit that was pointed at; of a hex the first of one's own in it. Empty if there is none."""
    kind, _, name = subject.partition(":")
    if kind == "hex" and name in g.board.names:
        return next(iter(g.in_hex(g.board.cell(name), question.side)), "")
    return name if kind == "unit" and name in g.units else ""


def hex_meant(g: State, subject: str) -> Cell | None:
    """The hex that was pointed at, or that of the Unit."""
    kind, _, name = subject.partition(":")
    if kind == "hex" and name in g.board.names:
        return g.board.cell(name)
    if kind == "unit" and name in g.units and g.units[name].where >= 0:
        return g.units[name].where
    return None


def why_not_yours(g: State, question: Choose, subject: str) -> tuple[Reason, ...]:
    """Nobody of one's own is there, or it is the enemy's or not on the map."""
    id_ = unit_meant(g, question, subject)
    if not id_:
        name = subject.removeprefix("hex:")
        return (because(question.rule, "why-not-nobody", hex=name),) if name in g.board.names else ()
    if g.units[id_].side != question.side:
        return (because(question.rule, "why-not-enemy", name=unit_name(g, id_)),)
    if g.units[id_].where < 0:
        return (because(question.rule, "why-not-off-map", name=unit_name(g, id_)),)
    return ()
