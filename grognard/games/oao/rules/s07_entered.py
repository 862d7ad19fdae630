"""What comes of units having entered a hex: in a move, a retreat, an advance or a reaction."""

from __future__ import annotations

from grognard.engine.board import Cell
from grognard.engine.procedure import Procedure, procedure
from grognard.games.oao.rules.nothing import nothing
from grognard.games.oao.state import State


@procedure
def entered(g: State, units: tuple[str, ...], origin: Cell) -> Procedure[None]:
    """Bridges, Demoralized enemies, supply units, Forts, cavalry, demolitions, transports."""
    yield from nothing(g)
