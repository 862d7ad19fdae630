"""What a player may ask by night: why a position is not improved here, and why a gun is not moved, or not there."""

from __future__ import annotations

from functools import partial

from grognard.engine.board import Cell
from grognard.engine.decision import Choose
from grognard.engine.reasons import Reason, because
from grognard.games.rpc.rules import s11_improvement, s11_isolation
from grognard.games.rpc.rules.s03_advice import hex_meant, not_yours, why_not_each
from grognard.games.rpc.rules.words import unit_name
from grognard.games.rpc.state import State

FIRST = because("11.54", "why-not-work-first")


def why_not_work(done: s11_improvement.Work, g: State, question: Choose, subject: str) -> tuple[Reason, ...]:
    """Why nobody digs in a hex, or what cannot be done on a side; an own unit stands for its hex."""
    kind, _, name = subject.partition(":")
    if kind == "hexside":
        return why_not_side(done, g, question.side, name)
    if kind == "unit" and name in g.units:
        theirs = not_yours(g, question.side, name)
        if theirs is not None:
            return (theirs,)
    cell = hex_meant(g, subject)
    refused = None if cell is None else s11_improvement.not_dug(g, question.side, cell)
    return (refused or FIRST,)


def why_not_side(done: s11_improvement.Work, g: State, side: str, key: str) -> tuple[Reason, ...]:
    """Each kind of work on a side of two hexes, and why it cannot be done."""
    cells = [g.board.cell(name) for name in key.split("/") if name in g.board.names]
    if len(cells) != 2 or g.board.distance(cells[0], cells[1]) != 1:
        return (FIRST,)
    found: list[Reason] = []
    for verb, refused in s11_improvement.REFUSED.items():
        reasons = [refused(g, side, *cells), refused(g, side, *reversed(cells))]
        here = s11_improvement.used_up(done, verb) if None in reasons else reasons[0]
        if here is None:
            return (FIRST,)
        found.append(here)
    return tuple(found)


# 11.55 redeployment


def why_not_gun(g: State, question: Choose, subject: str) -> tuple[Reason, ...]:
    """Why a unit is not redeployed."""
    refused = why_not_each(g, question, subject, partial(s11_improvement.not_redeployed, g))
    return refused or (because("11.55", "why-not-gun-first"),)


def why_not_redeployed(id_: str, g: State, question: Choose, subject: str) -> tuple[Reason, ...]:
    """Why a gun does not go to a hex."""
    cell, unit, name = hex_meant(g, subject), g.units[id_], unit_name(g, id_)
    if cell is None or question.find(g.board.name(cell)) is not None:
        return (because("11.55", "why-not-redeploy-first", name=name),)
    if cell == unit.where:
        return (because("11.55", "why-not-redeploy-there", name=name, hex=g.board.name(cell)),)
    near = s11_isolation.near_enemies(g, unit.side)
    far = because("11.55", "why-not-redeploy-far", hex=g.board.name(cell), steps=s11_improvement.REDEPLOYED)
    return (s11_improvement.not_entered(g, cell, unit.side, near) or far,)


def why_not_sheltered(cell: Cell, g: State, question: Choose, _subject: str) -> tuple[Reason, ...]:
    """The gun is on its way; whether it goes IN is asked first."""
    name = dict(question.args)["name"]
    return (because("8.321", "why-not-posture-first", name=name, hex=g.board.name(cell)),)
