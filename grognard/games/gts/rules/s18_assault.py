"""18 Assault: to be written."""

from __future__ import annotations

from grognard.engine.decision import PASS, Choose
from grognard.engine.procedure import Procedure, procedure
from grognard.games.gts.state import State


def may_assault(g: State, id_: str) -> bool:
    return False


@procedure
def assault_action(g: State, stack: tuple[str, ...], column: str) -> Procedure[tuple[str, ...] | None]:
    yield Choose("", "stub", (PASS,))
    raise NotImplementedError
