"""16.5 Fire missions: to be written."""

from __future__ import annotations

from grognard.engine.decision import PASS, Choose
from grognard.engine.procedure import Procedure, procedure
from grognard.games.gts.state import State


def fires_mission(g: State, id_: str) -> bool:
    return False


@procedure
def mission_action(g: State, id_: str, column: str) -> Procedure[bool]:
    yield Choose("", "stub", (PASS,))
    raise NotImplementedError
