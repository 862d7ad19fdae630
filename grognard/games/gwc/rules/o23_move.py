"""O23 Move."""

from __future__ import annotations

from grognard.engine.procedure import Procedure, procedure
from grognard.engine.rulebook import rule
from grognard.games.gwc.rules import o14_activation, o23_enter
from grognard.games.gwc.state import State

enter_hex = o23_enter.enter_hex


@rule("O23#1")
@procedure
def move_order(g: State) -> Procedure[None]:
    """The activated Formations go hex by hex."""
    yield from o14_activation.activate(g, g.active, "move")
    yield from march(g)


@procedure
def march(g: State) -> Procedure[None]:
    """The Formations of the Order in progress (`g.order`) move, one or one stack after another."""
    yield from enter_hex(g, (), 0, "move")
