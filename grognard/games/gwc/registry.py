"""What the chapters register for one another when they are imported: Orders, Actions and kinds of activation."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec import Struct

from grognard.engine.reasons import Reason
from grognard.games.gwc.cards import ActionName, EventName
from grognard.games.gwc.state import State

Judge = Callable[[State, str], Reason | None]
"""Why a side or a Formation may not, or None if it may."""


class OrderSpec(Struct, frozen=True):
    """An Order: the id on the cards, its rule, why a side cannot give it now, and how it is carried out.

    It takes the position alone, since the active side gives it: a procedure `run`, or, if it neither asks nor rolls, a
    plain function `effect`.
    """

    kind: str
    rule: str
    can: Judge
    run: Any = None
    effect: Callable[[State], None] | None = None


class Activation(Struct, frozen=True):
    """What a kind of activation asks of a Formation.

    `eligible` is about being activated at all (a broken Formation in an Offensive); `able` about carrying the Order
    out (a target, a hex to enter). Somebody of the group must be able. Both return None if all is well.
    """

    rule: str
    eligible: Judge
    able: Judge
    tanks: bool = False
    """Whether a Tank Leader may activate other Tanks for it."""
    ready: Callable[[State, str], Callable[[str], bool]] | None = None
    """`able` for many Formations of a side, where much of the work is the same for all: a quick judge of them."""
    suffices: Callable[[State, tuple[str, ...]], bool] | None = None
    """What must hold of a whole group beyond that, where alone somebody may be too weak and together they are not."""


ORDERS: dict[str, OrderSpec] = {}
"""By the id printed on the cards: `artillery-request`, `move` and so on."""

ACTIVATIONS: dict[str, Activation] = {}
"""By kind: the id of the Order, or `op fire`."""

MayAct = Callable[[State, str, str, str], Reason | None]
"""Why a side may not announce an Action: (position, side, subject, card); the card is "" if only the map is asked."""


class ActionSpec(Struct, frozen=True):
    """An Action in one of its windows. The `subject` of a window is what it is about: a Formation that is to roll.

    Its effect is a plain function `effect(g, side, subject, card)`, or, if it asks or rolls, a procedure `run` with the
    same parameters.
    """

    action: ActionName
    window: str
    rule: str
    may: MayAct
    effect: Callable[[State, str, str, str], None] | None = None
    run: Any = None


ACTIONS: dict[str, dict[ActionName, ActionSpec]] = {}
"""By window (`before fire`, `before defense`, `moving`, `melee` and so on), then by the name on the cards."""


def register_action(spec: ActionSpec) -> None:
    """Declare an Action for a window."""
    ACTIONS.setdefault(spec.window, {})[spec.action] = spec


EVENTS: dict[EventName, Any] = {}
"""What carries out an Event: `run(g, side, card)` for the side that turned the card up.

A procedure, or a plain function if the Event neither asks nor rolls.
"""
