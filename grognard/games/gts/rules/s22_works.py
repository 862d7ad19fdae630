"""22 Works: to be written."""

from __future__ import annotations

from grognard.engine.decision import PASS, Choose
from grognard.engine.procedure import Procedure, procedure
from grognard.games.gts.state import State


def may_enter(g: State, id_: str) -> bool:
    return False


def may_leave(g: State, id_: str) -> bool:
    return False


def may_build_ip(g: State, id_: str) -> bool:
    return False


def may_build_ent(g: State, id_: str) -> bool:
    return False


@procedure
def enter_action(g: State, id_: str) -> Procedure[bool]:
    yield Choose("", "stub", (PASS,))
    raise NotImplementedError


@procedure
def leave_action(g: State, id_: str) -> Procedure[bool]:
    yield Choose("", "stub", (PASS,))
    raise NotImplementedError


@procedure
def build_ip_action(g: State, id_: str) -> Procedure[bool]:
    yield Choose("", "stub", (PASS,))
    raise NotImplementedError


@procedure
def build_ent_action(g: State, id_: str) -> Procedure[bool]:
    yield Choose("", "stub", (PASS,))
    raise NotImplementedError
