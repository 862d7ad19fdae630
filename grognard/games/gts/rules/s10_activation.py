"""10 The Activation Phase: chits out of the mug, one after another, until one is left."""

from __future__ import annotations

from grognard.engine.decision import Draw
from grognard.engine.procedure import Procedure, procedure
from grognard.engine.rulebook import rule
from grognard.games.gts.rules import s13_actions
from grognard.games.gts.state import Acting, State


@rule("10.0.1#3", "10.0.6#1", "1.2#4")
@procedure
def activation_phase(g: State) -> Procedure[None]:
    """Draw and play, until the last but one chit was played."""
    while True:
        if g.acting is None:
            if len(g.mug) <= 1:
                return
            chit: str = yield Draw("mug", g.mug, "chit-draw")
            g.acting = Acting(chit, g.setting.sides[0])
        yield from s13_actions.units_act(g)
        g.acting = None
