"""11 Campaigns."""

from __future__ import annotations

from grognard.engine.decision import PASS, Choose
from grognard.engine.procedure import Procedure, procedure
from grognard.games.rpc.state import State


@procedure
def campaign(g: State) -> Procedure[None]:
    yield Choose("german", "campaign", (PASS,))
