"""7.3 Prepared Attacks: placing PA markers, pinning, removing them."""

from __future__ import annotations

from grognard.engine.decision import Option
from grognard.engine.procedure import Procedure, procedure
from grognard.engine.reasons import Reason
from grognard.games.oao.rules.nothing import nothing
from grognard.games.oao.rules.s07_act import Act
from grognard.games.oao.state import State


def options(g: State) -> tuple[Option, ...]:
    """Where the Force in `g.move` may place its PA marker."""
    return ()


@procedure
def prepare(g: State, act: Act) -> Procedure[None]:
    """Place the marker and pay for it."""
    yield from nothing(g)


def pinned(g: State, id_: str) -> Reason | None:
    """Why a unit may not move away: enemy PA markers pin it."""
    return None
