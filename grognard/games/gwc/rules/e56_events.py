"""E56 Events: the dispatcher. Each chapter registers its Events in `registry.EVENTS` when it is imported."""

from __future__ import annotations

from grognard.engine.procedure import Procedure, procedure
from grognard.engine.rulebook import rule
from grognard.games.gwc.cards import EventName
from grognard.games.gwc.registry import EVENTS
from grognard.games.gwc.rules import (
    e57_air_support,
    e58_auftragstaktik,
    e59_breeze_and_blaze,
    e62_papers_and_missions,
    e63_nearest,
    e64_detachment,
    e65_rally_and_valor,
    e70_hero,
    e71_meddling,
    e72_arrivals,
    e75_losses,
    e76_weapons,
    e83_raid,
    e85_leaders_and_runners,
    e89_sappers,
    e94_telephone_wires,
    e95_trommelfeuer,
    e97_walking_wounded,
    s03_seniority,
)
from grognard.games.gwc.state import State

__all__ = [
    "EVENTS",
    "e57_air_support",
    "e58_auftragstaktik",
    "e59_breeze_and_blaze",
    "e62_papers_and_missions",
    "e63_nearest",
    "e64_detachment",
    "e65_rally_and_valor",
    "e70_hero",
    "e71_meddling",
    "e72_arrivals",
    "e75_losses",
    "e76_weapons",
    "e83_raid",
    "e85_leaders_and_runners",
    "e89_sappers",
    "e94_telephone_wires",
    "e95_trommelfeuer",
    "e97_walking_wounded",
    "execute_event",
]


@rule("E56#1", "E56#3", "GLOSS.event", "1.9.1.1#2")
@procedure
def execute_event(g: State, side: str, event: str, card: str) -> Procedure[None]:
    """Carry out an Event, in the order of its steps, for the side that turned up its card."""
    run = EVENTS[EventName(event)]
    if hasattr(run, "__procedure__"):
        yield from run(g, side, card)
    else:  # one that neither asks nor rolls
        run(g, side, card)
    yield from s03_seniority.designate(g)  # it may have brought a Leader or taken one away
