"""8.1, 8.2, 8.4 Cavalry: reaction to movement, doctrine."""

from __future__ import annotations

from grognard.engine.procedure import Procedure, procedure
from grognard.engine.reasons import Reason
from grognard.games.oao.rules.nothing import nothing
from grognard.games.oao.state import State


@procedure
def reaction(g: State, units: tuple[str, ...]) -> Procedure[None]:
    """The other side's cavalry may react to units that have come near."""
    yield from nothing(g)


def kept_back(g: State, id_: str) -> Reason | None:
    """Why cavalry may not move in a Counter Movement Phase."""
    return None
