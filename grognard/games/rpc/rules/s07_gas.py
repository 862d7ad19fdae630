"""7.5 Gas."""

from __future__ import annotations

from grognard.engine.decision import PASS, Choose
from grognard.engine.procedure import Procedure, procedure
from grognard.games.rpc.state import State


@procedure
def gas_on_entry(g: State, id_: str, cell: int) -> Procedure[None]:
    if cell < 0:
        yield Choose(g.units[id_].side, "gas", (PASS,))
