"""E62 Captured Papers, E73 Intelligence, E81 New Mission and E86 Reconnaissance: hands and Objective chits."""

from __future__ import annotations

from grognard.engine.decision import Choose, Option, option
from grognard.engine.procedure import Procedure, procedure
from grognard.engine.rulebook import rule
from grognard.games.gwc.cards import EventName
from grognard.games.gwc.registry import EVENTS
from grognard.games.gwc.rules import e56_choices, s01_cards, s07_victory
from grognard.games.gwc.rules.words import fate_card, side_name
from grognard.games.gwc.state import State


@rule("E62")
@procedure
def captured_papers(g: State, side: str, _card: str) -> Procedure[None]:
    """The opponent's hand is seen and loses a card, and one of his secret chits is turned open."""
    yield from look_and_discard(g, side, "E62")  # E62#1 E62#2
    yield from turn_open(g, side, "E62")  # E62#3


@rule("E73")
@procedure
def intelligence(g: State, side: str, _card: str) -> Procedure[None]:
    """The opponent's hand is seen and loses a card."""
    yield from look_and_discard(g, side, "E73")


@rule("E62#1", "E62#2", "E73")
@procedure
def look_and_discard(g: State, side: str, rule_: str) -> Procedure[None]:
    """The receiving player looks at the opponent's hand, not at his Strategy Card, and discards one of the cards."""
    enemy = g.other(side)
    if not g.hands[enemy]:
        e56_choices.nothing(g, rule_)
        return
    g.hand_shown = enemy
    g.hands_known[enemy] = g.hands[enemy]  # what was seen is not forgotten
    g.note("hand-shown", rule_, to=(side,), reveals=True, cards=list(g.hands[enemy]))
    for held in g.hands[enemy]:
        g.note("hand-card", rule_, to=(side,), **fate_card(g, held))
    card: str = yield Choose(
        side,
        "choose-enemy-card",
        s01_cards.discard_options(g, enemy, rule_),
        rule_,
        (("side", side_name(enemy)),),
    )
    g.hand_shown = ""
    s01_cards.discard(g, enemy, card)
    g.note("enemy-card-discarded", rule_, reveals=True, side=side_name(enemy), **fate_card(g, card))


@rule("E86#1", "E86#2", "7.3.3#1")
@procedure
def reconnaissance(g: State, side: str, _card: str) -> Procedure[None]:
    """A secret chit of the opponent is turned open for good and scores for whoever controls its Objectives."""
    yield from turn_open(g, side, "E86")


@procedure
def turn_open(g: State, side: str, rule_: str) -> Procedure[None]:
    """The receiving player points at one of the opponent's secret chits, without seeing them."""
    enemy = g.other(side)
    if not g.secret_chits.get(enemy):
        e56_choices.nothing(g, rule_)
        return
    at: int = yield Choose(
        side, "choose-enemy-chit", chit_options(g, enemy, rule_), rule_, (("side", side_name(enemy)),)
    )
    s07_victory.reveal_chit(g, enemy, g.secret_chits[enemy][at])


def chit_options(g: State, owner: str, rule_: str) -> tuple[Option, ...]:
    """The secret chits of a side face down, in the order in which they were drawn."""
    return tuple(
        option(f"chit-{i + 1}", i, "open", (f"chit:{owner}-{i + 1}",), "option-chit", rule_, number=i + 1)
        for i in range(len(g.secret_chits[owner]))
    )


@rule("E81")
@procedure
def new_mission(g: State, side: str, _card: str) -> Procedure[None]:
    """The receiving player draws a secret chit, and a Strategy Card if he holds none, which he may play at once."""
    drawn: str = yield from s07_victory.draw_chit(g, side)
    if not drawn:
        e56_choices.nothing(g, "E81")
    if side not in g.strategy:
        yield from s01_cards.draw_strategy(g, side)


EVENTS[EventName.CAPTURED_PAPERS] = captured_papers
EVENTS[EventName.INTELLIGENCE] = intelligence
EVENTS[EventName.NEW_MISSION] = new_mission
EVENTS[EventName.RECONNAISSANCE] = reconnaissance
