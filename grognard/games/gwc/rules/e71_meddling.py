"""E71 High Command Meddling: a card that nobody has seen will be the player's next Order (o14_orders)."""

from __future__ import annotations

from grognard.engine.decision import Draw
from grognard.engine.procedure import Procedure, procedure
from grognard.engine.rulebook import rule
from grognard.games.gwc.cards import EventName
from grognard.games.gwc.registry import EVENTS
from grognard.games.gwc.rules import s01_cards, s06_time
from grognard.games.gwc.rules.words import side_name
from grognard.games.gwc.state import State


@rule("E71#1", "E71.1")
@procedure
def high_command_meddling(g: State, side: str, _card: str) -> Procedure[None]:
    """The receiving player draws a card without looking at it and keeps it face down until he may give an Order."""
    drawn: str = yield Draw(f"fate:{side}", g.decks[side], "card-face-down", side, side)
    g.decks[side] = s01_cards.without(g.decks[side], drawn)
    g.meddling[side] = (*g.meddling.get(side, ()), drawn)
    g.note("meddling", "E71", side=side_name(side))
    if not g.decks[side]:  # 6.1.2#1
        yield from s06_time.time_advance(g, side)


EVENTS[EventName.HIGH_COMMAND_MEDDLING] = high_command_meddling
