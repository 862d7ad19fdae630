"""15 Fire: to be written."""

from __future__ import annotations

from grognard.engine.decision import PASS, Choose
from grognard.engine.procedure import Procedure, procedure
from grognard.games.gts.state import State


def may_fire(g: State, id_: str, column: str) -> bool:
    return False


@procedure
def fire_action(g: State, id_: str, column: str) -> Procedure[bool]:
    yield Choose("", "stub", (PASS,))
    raise NotImplementedError
