"""O18 Artillery Denied: the opponent loses touch with his battery."""

from __future__ import annotations

from msgspec.structs import replace

from grognard.engine.reasons import Reason, because
from grognard.engine.rulebook import rule
from grognard.games.gwc.registry import ORDERS, OrderSpec
from grognard.games.gwc.rules.words import counter_name, side_name
from grognard.games.gwc.state import Order, State


@rule("O18#1", "O18#2")
def break_telephone(g: State, side: str, rule_: str) -> None:
    """The side's Telephone breaks; one that is broken already goes back to the countermix."""
    telephone = g.telephones[side]
    if telephone.broken:
        del g.telephones[side]
        g.put_back(telephone.counter)
        g.note("telephone-eliminated", rule_, side=side_name(side), name=counter_name(telephone.counter))
        return
    g.telephones[side] = replace(telephone, broken=True)
    g.note("telephone-broken", rule_, side=side_name(side), name=counter_name(telephone.counter))
    remove_markers(g, side)


@rule("O18.1")
def remove_markers(g: State, side: str) -> None:
    """The side's Spotting Round and Impact markers leave the map."""
    if g.barrages.pop(side, None) is not None:
        g.note("barrage-removed", "O18.1", side=side_name(side))


def can_deny(g: State, side: str) -> Reason | None:
    """The opponent has a Telephone in play."""
    if g.other(side) in g.telephones:
        return None
    return because("O18", "why-not-no-enemy-telephone", side=side_name(g.other(side)))


@rule("O18#1", "O18#3")
def artillery_denied(g: State) -> None:
    """The opponent's Telephone breaks; nothing is activated."""
    g.order = Order("artillery-denied", g.active)
    break_telephone(g, g.inactive, "O18")


ORDERS["artillery-denied"] = OrderSpec("artillery-denied", "O18", can_deny, effect=artillery_denied)
