"""4.3 The Inter-Phase: replacements, then everything that is allotted or counted every third GT."""

from __future__ import annotations

from grognard.engine.procedure import Procedure, procedure
from grognard.games.oao.rules.nothing import nothing
from grognard.games.oao.state import State


@procedure
def inter_phase(g: State) -> Procedure[None]:
    """Both segments for both players."""
    yield from nothing(g)
