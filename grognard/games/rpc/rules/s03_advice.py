"""What holds of a piece whatever is asked: whose it is, where, and whether it is ready."""

from __future__ import annotations

from collections.abc import Callable

from grognard.engine.board import Cell
from grognard.engine.decision import Choose
from grognard.engine.errors import BadDocument
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


def vertex_meant(g: State, subject: str) -> str:
    """The vertex that was pointed at, by the name that the board gives it. Empty if none."""
    kind, _, name = subject.partition(":")
    if kind != "vertex":
        return ""
    try:
        return g.board.vertex_name(g.board.vertex(name))
    except BadDocument:
        return ""


def why_not_absent(g: State, side: str, subject: str) -> tuple[Reason, ...]:
    """Pieces with which nothing on the map can be done: groups of guns, and units that are not there."""
    kind, _, name = subject.partition(":")
    if kind == "artillery" and name in g.artillery:
        if g.artillery[name].side != side:
            return (because("7.0", "why-not-group-enemy", group=name),)
        return (because("6.01", "why-not-group-command", group=name),)
    if kind == "unit" and name in g.units and g.units[name].where < 0:
        return (because("2.2", "why-not-off-map", name=unit_name(g, name)),)
    return ()


def not_yours(g: State, side: str, id_: str) -> Reason | None:
    """The enemy's, whatever else it is."""
    return None if g.units[id_].side == side else because("3.11", "why-not-enemy", name=unit_name(g, id_))


def not_waiting(g: State, id_: str, number: str) -> Reason | None:
    """On the map already, or gone from it for good."""
    if g.units[id_].where >= 0:
        return because(number, "why-not-placed", name=unit_name(g, id_))
    if g.units[id_].where < OFF_MAP:
        return because("2.2", "why-not-gone", name=unit_name(g, id_))
    return None


def why_not_each(
    g: State, question: Choose, subject: str, refused: Callable[[str], Reason | None]
) -> tuple[Reason, ...]:
    """What is refused to the unit that was pointed at, or to each of one's own in the hex. Empty if nothing is."""
    kind, _, name = subject.partition(":")
    ids: tuple[str, ...] = (name,) if kind == "unit" and name in g.units else ()
    if kind == "hex" and name in g.board.names:
        ids = g.in_hex(g.board.cell(name), question.side)
        if not ids:
            return (because(question.rule, "why-not-nobody", hex=name),)
    found = [not_yours(g, question.side, id_) or refused(id_) for id_ in ids]
    return tuple(dict.fromkeys(reason for reason in found if reason is not None))
