"""14.10 Transport: to be written."""

from __future__ import annotations

from grognard.engine.decision import PASS, Choose
from grognard.engine.procedure import Procedure, procedure
from grognard.games.gts.state import State


def may_mount(g: State, id_: str) -> bool:
    return False


@procedure
def mount_action(g: State, id_: str) -> Procedure[bool]:
    yield Choose("", "stub", (PASS,))
    raise NotImplementedError
