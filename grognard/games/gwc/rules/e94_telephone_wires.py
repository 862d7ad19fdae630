"""E94 Telephone Wires Cut."""

from __future__ import annotations

from grognard.engine.rulebook import rule
from grognard.games.gwc.cards import EventName
from grognard.games.gwc.registry import EVENTS
from grognard.games.gwc.rules import e56_choices, o18_artillery_denied
from grognard.games.gwc.state import State


@rule("E94#1", "E94#2")
def telephone_wires_cut(g: State, side: str, _card: str) -> None:
    """The enemy's Telephone breaks, or is eliminated. An attack in progress has its hexes and goes on."""
    enemy = g.other(side)
    if enemy in g.telephones:
        o18_artillery_denied.break_telephone(g, enemy, "E94")
    else:
        e56_choices.nothing(g, "E94")


EVENTS[EventName.TELEPHONE_WIRES_CUT] = telephone_wires_cut
