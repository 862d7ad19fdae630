"""4 The Sequence of Play: Steps A to J of a turn, in this order."""

from __future__ import annotations

from grognard.engine.procedure import Procedure, procedure
from grognard.engine.rulebook import rule
from grognard.games.gts.rules import s10_activation
from grognard.games.gts.state import State

STEPS = {
    "A": "weather",
    "B": "airpower",
    "C": "reinforcements",
    "D": "points and chits",
    "E": "artillery",
    "F": "attachments",
    "G": "mug",
    "H": "activation",
    "I": "barrages and parks",
    "J": "the turn ends",
}  # 4.0


@rule("4.0.H")
@procedure
def play(g: State) -> Procedure[None]:
    """Turn after turn, from wherever the position stands."""
    while g.outcome is None:
        yield from s10_activation.activation_phase(g)
        return
