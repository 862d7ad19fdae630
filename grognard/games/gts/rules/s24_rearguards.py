"""24 Rearguards: to be written."""

from __future__ import annotations

from grognard.engine.decision import PASS, Choose
from grognard.engine.procedure import Procedure, procedure
from grognard.games.gts.state import State


def may_create(g: State, id_: str) -> bool:
    return False


def may_remove(g: State, id_: str) -> bool:
    return False


@procedure
def create_action(g: State, id_: str) -> Procedure[bool]:
    yield Choose("", "stub", (PASS,))
    raise NotImplementedError


@procedure
def remove_action(g: State, id_: str) -> Procedure[bool]:
    yield Choose("", "stub", (PASS,))
    raise NotImplementedError
