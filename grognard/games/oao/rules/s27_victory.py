"""27 Victory."""

from __future__ import annotations

from grognard.engine.decision import Outcome
from grognard.engine.procedure import Procedure, procedure
from grognard.games.oao.rules.nothing import nothing
from grognard.games.oao.state import State


@procedure
def player_turn(g: State, side: str) -> Procedure[None]:
    """Points of a Player Turn."""
    yield from nothing(g)


@procedure
def inter_phase(g: State) -> Procedure[None]:
    """Points of an Inter-Phase."""
    yield from nothing(g)


def verdict(g: State) -> Outcome:
    """Who has won."""
    return Outcome(None, "undecided", "27.0")
