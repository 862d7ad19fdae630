"""14 Movement: to be written."""

from __future__ import annotations

from grognard.engine.decision import PASS, Choose
from grognard.engine.procedure import Procedure, procedure
from grognard.games.gts.state import State


def may_move(g: State, id_: str, column: str) -> bool:
    return False


def may_move_together(g: State, stack: tuple[str, ...]) -> bool:
    return False


@procedure
def move_action(g: State, stack: tuple[str, ...], column: str) -> Procedure[tuple[str, ...] | None]:
    yield Choose("", "stub", (PASS,))
    raise NotImplementedError
