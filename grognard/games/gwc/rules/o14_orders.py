"""O14 Orders: the menu of the active player, activation with its chains, and the Engineers' power."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec import Struct

from grognard.engine.decision import BACK, DONE, PASS, Choose, Option, choices, option
from grognard.engine.procedure import Procedure, procedure
from grognard.engine.reasons import Reason, because
from grognard.engine.rulebook import rule
from grognard.games.gwc.cards import OrderName
from grognard.games.gwc.rules import (
    o14_activation,
    o15_pass,
    o16_melee,
    s01_cards,
    s03_formations,
    s98_strategy,
    t99_terrain,
)
from grognard.games.gwc.rules.words import card_name, hex_name, name, side_name
from grognard.games.gwc.state import Order, State


class OrderSpec(Struct, frozen=True):
    """An Order: the id on the cards, its rule, why it cannot be given now (None: it can), and how it is carried out.

    `run` takes the position alone: the Order is given by the active side.
    """

    kind: str
    rule: str
    can: Callable[[State, str], Reason | None]
    run: Any


ORDERS: dict[str, OrderSpec] = {}
"""Every Order by the id printed on the cards; each chapter adds its own when it is imported."""

activate = o14_activation.activate
done = o14_activation.done
