"""O21.3.7 The Defense Rolls against an attack, whatever made it: fire, artillery, aircraft or mines."""

from __future__ import annotations

from grognard.engine.procedure import Procedure, procedure
from grognard.engine.rulebook import rule
from grognard.games.gwc.rules import a28_actions
from grognard.games.gwc.state import State


@rule("O21.3.7#1", "O21.3.7#2")
@procedure
def defense(g: State) -> Procedure[None]:
    """Every Formation in `g.attack.defenders` rolls against `g.attack`; the caller pushes the attack and pops it."""
    yield from a28_actions.action_window(g, g.other(g.attack.side), "before defense", "")
