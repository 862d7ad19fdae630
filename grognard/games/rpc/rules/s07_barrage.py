"""7.4 Creeping barrage."""

from __future__ import annotations

from grognard.engine.decision import PASS, Choose
from grognard.engine.procedure import Procedure, procedure
from grognard.games.rpc.state import State


@procedure
def barrage_step(g: State, couplet: int) -> Procedure[None]:
    yield Choose("german", "barrage", (PASS,))


def keep_schedule(g: State) -> None:
    pass


@procedure
def barrage_on_entry(g: State, id_: str, cell: int) -> Procedure[None]:
    if cell < 0:
        yield Choose(g.units[id_].side, "barrage", (PASS,))
