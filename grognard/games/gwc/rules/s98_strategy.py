"""S98 Strategy Cards played as Situations: who may play which at what moment."""

from __future__ import annotations

from grognard.engine.decision import PASS, Choose, Option
from grognard.engine.procedure import Procedure, procedure
from grognard.engine.rulebook import rule
from grognard.games.gwc.state import State


@rule("S98.1#1")
@procedure
def situation_window(g: State, side: str, moment: str, subject: str = "") -> Procedure[bool]:
    """A side may play its Strategy Card as a Situation. True if it did: what it answers is then cancelled."""
    yield Choose(side, f"situation-{moment.replace(' ', '-')}", (PASS,), "S98.1", window=True)
    return False


def offer(g: State, side: str, moment: str) -> tuple[Option, ...]:
    """One option, with the value `situation`, for a prompt of the active player; none if he has nothing to play."""
    return ()


def has_situation(g: State, side: str, moment: str) -> bool:
    """The side holds a card that it can play as a Situation now."""
    return False


def lasting(g: State) -> tuple[str, ...]:
    """The effects that outlive the Order in progress."""
    return ()


def reminds(g: State, side: str, situation: str) -> bool:
    """A Reminder Card with this Situation lies face up before the side."""
    return False
