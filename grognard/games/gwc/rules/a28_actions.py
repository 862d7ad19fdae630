"""A28 Actions: who may announce which Action at which moment.

A chapter declares its Actions with `register_action`. A window is a moment at which a side may announce Actions;
its `subject` is the Formation that is about to roll, break or move.
"""

from __future__ import annotations

from functools import partial

from grognard.engine.decision import PASS, Choose, Option, option
from grognard.engine.procedure import Procedure, procedure
from grognard.engine.reasons import Reason, because
from grognard.engine.rulebook import rule
from grognard.games.gwc.cards import ActionName
from grognard.games.gwc.registry import ACTIONS, ActionSpec
from grognard.games.gwc.rules import s01_cards, s98_strategy
from grognard.games.gwc.rules.words import card_name, fate_card, side_name
from grognard.games.gwc.state import State

DUDS = {
    ActionName.ACH_KOMM: "A29",
    ActionName.OH_LES_BOCHES: "A52",
    ActionName.WHAT_WAS_THAT: "A52",
}  # A29 A52
"""Names that stand on cards in the place of an Action and do nothing."""


@rule("A28.1#1", "A28.1#2", "1.6#1", "O14.4#1", "5.2#1", "5.2#2")
@procedure
def action_window(g: State, side: str, window: str, subject: str = "") -> Procedure[int]:
    """A side may announce Actions one after another; returns how many took effect."""
    performed = 0
    while is_open(g, side, window, subject):
        played: tuple[str, str] | None = yield Choose(
            side,
            f"action-{window.replace(' ', '-')}",
            (*action_options(g, side, window, subject), PASS),
            "A28.1",
            window=True,
            why_not=partial(why_not, window, subject),
        )
        if played is None:
            break
        counts: bool = yield from announce(g, side, window, subject, played[0], played[1])
        performed += counts
    return performed


@rule("A28.3#1", "A28.3#2", "1.6#2")
@procedure
def announce(g: State, side: str, window: str, subject: str, card: str, action: str) -> Procedure[bool]:
    """The card goes to the discard pile and the Action takes effect. False if the opponent negates it."""
    spec = ACTIONS[window][ActionName(action)]
    s01_cards.discard(g, side, card)
    g.note(
        "action-played",
        spec.rule,
        reveals=True,
        side=side_name(side),
        action=card_name("action", action),
        **fate_card(g, card),
    )
    negated: bool = yield from s98_strategy.situation_window(g, g.other(side), "enemy action", action)
    if negated:
        return False
    spec = ACTIONS[window][ActionName(action)]
    run = spec.run
    if run is not None:
        yield from run(g, side, subject, card)
    elif spec.effect is not None:
        spec.effect(g, side, subject, card)
    return True


# what may be announced


def is_open(g: State, side: str, window: str, subject: str) -> bool:
    """The side holds a card, and the map allows some Action of the window: what everybody can see."""
    specs = ACTIONS.get(window)
    if not g.hands.get(side) or not specs:
        return False
    return any(spec.may(g, side, subject, "") is None for spec in specs.values())


def action_options(g: State, side: str, window: str, subject: str) -> tuple[Option, ...]:
    """The cards in hand that fit the window, each for its Action."""
    specs = ACTIONS[window]
    found = []
    for card in g.hands[side]:
        for action in s01_cards.card(g, card).actions:
            spec = specs.get(action)
            if spec is not None and spec.may(g, side, subject, card) is None:
                found.append(action_option(card, spec))
    return tuple(found)


def action_option(card: str, spec: ActionSpec) -> Option:
    return option(
        card,
        (card, str(spec.action)),
        "action",
        (f"card:{card}",),
        "option-action",
        spec.rule,
        card=card,
        action=card_name("action", spec.action),
    )


def why_not(window: str, about: str, g: State, question: Choose, subject: str) -> tuple[Reason, ...]:
    """Why a card in hand cannot be played for its Action now."""
    kind, _, card = subject.partition(":")
    if kind != "card" or card not in g.hands[question.side]:
        return ()
    reasons = (refusal(g, question.side, window, about, card, a) for a in s01_cards.card(g, card).actions)
    return tuple(reason for reason in reasons if reason is not None)


def refusal(g: State, side: str, window: str, about: str, card: str, action: ActionName) -> Reason | None:
    """Why one Action of a card does not fit the window."""
    if action in DUDS:
        return because(DUDS[action], "why-not-dud", action=card_name("action", action))
    spec = ACTIONS[window].get(action)
    if spec is None:
        return because("A28.1", "why-not-window", action=card_name("action", action))
    return spec.may(g, side, about, card)
