"""A28 Actions: who may announce which Action at which moment.

A chapter declares its Actions with `register`. A window is a moment of the rules at which Actions of a side can be
announced: it names what the Action concerns (the Formation that is about to roll, break or move) as its `subject`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec import Struct

from grognard.engine.decision import PASS, Choose, Option, option
from grognard.engine.procedure import Procedure, procedure
from grognard.engine.reasons import Reason, because
from grognard.engine.rulebook import rule
from grognard.games.gwc.cards import ActionName
from grognard.games.gwc.rules import s01_cards, s98_strategy
from grognard.games.gwc.rules.words import card_name, side_name
from grognard.games.gwc.state import State

May = Callable[[State, str, str, str], Reason | None]
"""Why a side may not announce the Action: (position, side, subject, card). The card is "" when the map alone is asked."""


class ActionSpec(Struct, frozen=True):
    """An Action in one of its windows.

    Its effect is a plain function `effect(g, side, subject, card)`, or a procedure `run` with the same parameters if it
    asks or rolls.
    """

    action: ActionName
    window: str
    rule: str
    may: May
    effect: Callable[[State, str, str, str], None] | None = None
    run: Any = None


WINDOWS: dict[str, dict[ActionName, ActionSpec]] = {}
"""The Actions of each window by the name on the cards; each chapter adds its own when it is imported."""


def register(spec: ActionSpec) -> None:
    """Declare an Action for a window."""
    WINDOWS.setdefault(spec.window, {})[spec.action] = spec


@rule("A28.1#1", "A28.1#2", "1.6#1", "O14.4#1")
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
            why_not=why_not,
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
    spec = WINDOWS[window][ActionName(action)]
    s01_cards.discard(g, side, card)
    g.note(
        "action-played",
        spec.rule,
        reveals=True,
        side=side_name(side),
        action=card_name("action", action),
        card=card,
    )
    negated: bool = yield from s98_strategy.situation_window(g, g.other(side), "enemy action", action)
    if negated:
        return False
    spec = WINDOWS[window][ActionName(action)]
    run = spec.run
    if run is not None:
        yield from run(g, side, subject, card)
    elif spec.effect is not None:
        spec.effect(g, side, subject, card)
    return True


# what may be announced


def is_open(g: State, side: str, window: str, subject: str) -> bool:
    """The side holds a card, and the map allows some Action of the window: what everybody can see."""
    specs = WINDOWS.get(window)
    if not g.hands.get(side) or not specs:
        return False
    return any(spec.may(g, side, subject, "") is None for spec in specs.values())


def action_options(g: State, side: str, window: str, subject: str) -> tuple[Option, ...]:
    """The cards in hand that fit the window, each for its Action."""
    specs = WINDOWS[window]
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
        action=card_name("action", spec.action),
    )


def why_not(g: State, question: Choose, subject: str) -> tuple[Reason, ...]:
    """Why a card in hand cannot be played for its Action now."""
    kind, _, card = subject.partition(":")
    if kind != "card" or card not in g.hands[question.side]:
        return ()
    window = next(w for w in WINDOWS if question.kind == f"action-{w.replace(' ', '-')}")
    reasons = []
    for action in s01_cards.card(g, card).actions:
        spec = WINDOWS[window].get(action)
        reasons.append(
            because("A28.1", "not-this-window", action=card_name("action", action))
            if spec is None
            else spec.may(g, question.side, "", card)
        )
    return tuple(reason for reason in reasons if reason is not None)
