"""Where a course of action ends, and which answers give up something of one's own.

Guns, aircraft and Assaults find no friends in the hexes that they are offered, and what a result takes is demanded:
what is left is to take down one's own works.
"""

from __future__ import annotations

from grognard.engine.decision import Choose, Option
from grognard.games.gts.state import State


def activation(g: State) -> object:
    """The chit in play; without one, the Step of the turn."""
    return g.turn, g.step, g.acting.chit if g.acting is not None else ""


def harms(g: State, question: Choose, option: Option) -> bool:
    """A Rearguard taken off, or a road block of one's own removed."""
    if option.verb == "remove-rearguard":
        return True
    if option.verb != "remove-block":
        return False
    touched = (each.removeprefix("unit:") for each in option.touches)
    blocks = (g.blocks.get(g.units[id_].where) for id_ in touched if id_ in g.units)
    return any(block is not None and block.side == question.side for block in blocks)
