"""10 The Activation Phase: the chit carried over, then chits out of the mug, until one is left."""

from __future__ import annotations

from typing import Any

from grognard.engine.decision import Draw
from grognard.engine.procedure import Procedure, procedure
from grognard.engine.rulebook import rule
from grognard.games.gts.rules import (
    s07_chits,
    s08_reinforcements,
    s10_points,
    s13_actions,
    s21_attachment,
    s21_transfer,
)
from grognard.games.gts.rules.words import both, side_name
from grognard.games.gts.state import Acting, State


@rule("4.0.H", "1.2#4", "1.2#7", "10.0.1#1", "10.0.1#2", "10.0.1#3", "10.0.6#1")
@procedure
def activation_phase(g: State) -> Procedure[None]:
    """The carried chit first, then draw and play, until the last but one chit was played."""
    while True:
        if g.acting is None:
            if g.carried:
                take(g, g.carried, "carried-played")
                g.carried = ""
            elif len(g.mug) > 1:
                chit: str = yield Draw("mug", g.mug, "chit-draw")
                g.mug = tuple(each for each in g.mug if each != chit)
                take(g, chit, "chit-drawn")
            else:
                break
        yield from activation(g)
    carry_over(g)


@rule("7.1#4", "29.3#1")
def take(g: State, chit: str, note: str) -> None:
    """A chit is in play, and its owner is the Active Player."""
    side = s07_chits.owner(g, chit)
    g.acting = Acting(chit, side)
    g.played = (*g.played, chit)
    g.note(note, "10.0.1", reveals=True, side=side_name(side), chit=chit_name(g, chit))


@rule("1.2#5", "10.0.6#2", "10.0.6#3")
def carry_over(g: State) -> None:
    """The one chit left is not drawn: it is turned up, and will be the first of the next turn."""
    if g.mug:
        g.carried = g.mug[0]
        g.mug = ()
        side = side_name(s07_chits.owner(g, g.carried))
        g.note("chit-carried", "10.0.6", reveals=True, side=side, chit=chit_name(g, g.carried))


def chit_name(g: State, chit: str) -> dict[str, Any]:
    """What a chit says, as a message."""
    kind, _, whose = chit.partition(":")
    if kind == "command":
        return {"id": "chit-command", "args": {}}
    table = g.setting.divisions if kind == "division" else g.setting.formations
    return {"id": f"chit-{kind}", "args": both(table[whose].name)}


@rule("10.0.1#4", "10.0.1#5", "10.0.1#8", "10.0.1#9", "10.0.1#11", "1.2#6", "7.1#2", "29.3#2")
@procedure
def activation(g: State) -> Procedure[None]:
    """What comes first, then the Actions of all Units that the chit makes Active, and at last the Leaders."""
    if not g.acting.begun:  # type: ignore[union-attr]
        yield from beginning(g)
        g.act(begun=True)
    yield from s13_actions.units_act(g)
    yield from s21_transfer.transfer(g)  # 21.2#2
    g.acting = None


@rule("10.0.1#6", "10.0.1#7")
@procedure
def beginning(g: State) -> Procedure[None]:
    """A Division's reinforcements and points; the attachments of a Formation; nothing for Direct Command."""
    kind, _, whose = g.acting.chit.partition(":")  # type: ignore[union-attr]
    if kind == "division":
        yield from s08_reinforcements.enter(g, whose)
        yield from s10_points.roll_for_points(g, whose)
    elif kind == "formation":
        yield from s21_attachment.attach(g)
        subordinate(g, whose)


@rule("4.0.F", "8.0#3")
def subordinate(g: State, formation: str) -> None:
    """The Units of independent Formations that are attached to this one act with it."""
    assert g.acting is not None
    more = [
        id_
        for id_, unit in g.units.items()
        if unit.where >= 0 and g.superiors.get(unit.formation) == formation and id_ not in g.acting.attached
    ]
    if more:
        g.act(attached=(*g.acting.attached, *more))
