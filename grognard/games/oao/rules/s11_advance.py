"""11.2 Advance after combat."""

from __future__ import annotations

from grognard.engine.procedure import Procedure, procedure
from grognard.games.oao.rules.nothing import nothing
from grognard.games.oao.rules.s09_combat import Combat
from grognard.games.oao.state import State


@procedure
def advance(g: State, combat: Combat) -> Procedure[None]:
    """Attackers may enter the hex that was vacated."""
    yield from nothing(g)
