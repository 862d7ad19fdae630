"""S98 Strategy Cards played as Situations: who may play which at what moment, and how long they last.

The cards themselves stand in `s98_*.py`; each declares its uses with `register`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

from msgspec import Struct

from grognard.engine.decision import PASS, Choose, Option, option
from grognard.engine.procedure import Procedure, procedure
from grognard.engine.reasons import Reason, because
from grognard.engine.rulebook import rule
from grognard.games.gwc.cards import StrategyCard, strategy_deck
from grognard.games.gwc.content import Nation
from grognard.games.gwc.rules import effects, s01_cards
from grognard.games.gwc.rules.words import card_name, side_name
from grognard.games.gwc.state import State

IN_OWN_TURN = frozenset({"own turn", "own order", "own move", "own offensive", "own fire", "melee"})
"""The moments of his own Turn at which a player is asked; `own turn` is between two Orders, `own order` in one."""
TURN_LONG = frozenset({effects.ASSAULTS, effects.STURMTRUPPEN, effects.DOUGHBOY_SURGE})
"""Effects whose cards name no duration."""


def always(_g: State, _side: str, _subject: str) -> Reason | None:
    return None


class Use(Struct, frozen=True):
    """One way to use a card: the moments for it, or any time in the player's own Turn; its condition; what it does.

    It does something by a plain function `effect(g, side)`, or by a procedure `run` with the same parameters. A card
    whose `reminder` is all it does needs neither.
    """

    id: str
    moments: tuple[str, ...] = ()
    own_turn: bool = False
    may: Callable[[State, str, str], Reason | None] = always
    effect: Callable[[State, str], None] | None = None
    run: Any = None


SITUATIONS: dict[str, tuple[Use, ...]] = {}
"""What a card does, by the `situation` in its record: the uses among which its player picks one."""


@rule("S98.1#4")
def register(situation: str, *uses: Use) -> None:
    """Declare what the cards with this situation do."""
    SITUATIONS[situation] = uses


# windows


@rule("S98.1#1", "1.S#8", "1.S.1#1")
@procedure
def situation_window(g: State, side: str, moment: str, subject: str = "") -> Procedure[bool]:
    """A side may play its Strategy Card as a Situation. True if it did: what it answers is then cancelled."""
    if not is_open(g, side, moment, subject):
        return False
    picked: str | None = yield Choose(
        side,
        f"situation-{moment.replace(' ', '-')}",
        (*use_options(g, side, moment, subject), PASS),
        "S98.1",
        window=True,
        explain=explain,
        why_not=partial(why_not, moment, subject),
    )
    if picked is None:
        return False
    yield from play(g, side, picked)
    return True


@rule("1.S.1#2", "S98#4", "S98.1#3", "1.S#3")
@procedure
def play(g: State, side: str, use: str) -> Procedure[None]:
    """The card is laid open, leaves its holder and takes effect."""
    card = s01_cards.strategy_card(g.strategy[side].card)
    spend(g, side)
    g.note(
        "situation-played",
        card.rule,
        reveals=True,
        side=side_name(side),
        card=card_name("strategy", card.id),
        use=f"@use-{use}",
    )
    chosen = next(each for each in SITUATIONS[card.situation] if each.id == use)
    if chosen.run is not None:
        yield from chosen.run(g, side)
    elif chosen.effect is not None:
        chosen.effect(g, side)


@rule("S98.1.1#1", "S98.1.1#2")
def spend(g: State, side: str) -> None:
    """The held card is discarded, or laid face up if it is a Reminder; either way it is held no longer."""
    if not s01_cards.strategy_card(g.strategy[side].card).reminder:
        s01_cards.spend_strategy(g, side)
        return
    card = g.strategy.pop(side).card
    g.strategy_used[side] = True
    g.reminders[side] = (*g.reminders.get(side, ()), card)


def is_open(g: State, side: str, moment: str, subject: str) -> bool:
    """The side may play a Strategy Card, and one that it may still have fits: what everybody can see."""
    if not s01_cards.may_play_strategy(g, side):
        return False
    seen = (*g.strategy_discards.get(side, ()), *g.reminders.get(side, ()))
    return any(
        card.id not in seen and any(uses_of(g, side, card, moment, subject))
        for card in strategy_deck(Nation(side))
    )


def offer(g: State, side: str, moment: str) -> tuple[Option, ...]:
    """One option, with the value `situation`, for a prompt of the player; none if he has nothing to play."""
    if not use_options(g, side, moment, ""):
        return ()
    touches = (f"strategy:{g.strategy[side].card}",)
    return (option("situation", "situation", "play", touches, "option-situation", "S98.1"),)


@rule("S98.1#1")
def offer_in_order(g: State, side: str, begun: bool = True) -> tuple[Option, ...]:
    """The same for a prompt in the middle of an Order of his own, once something has happened in it."""
    return offer(g, side, "own order") if begun and side == g.active else ()


def may_interrupt(g: State, side: str, begun: bool = True) -> bool:
    """For all that is known, that offer may be there: the prompt is a window, so that a forced one tells nothing."""
    return begun and side == g.active and is_open(g, side, "own order", "")


def use_options(g: State, side: str, moment: str, subject: str) -> tuple[Option, ...]:
    """The uses of the card that the side holds."""
    if not s01_cards.may_play_strategy(g, side):
        return ()
    card = s01_cards.strategy_card(g.strategy[side].card)
    return tuple(use_option(card, use) for use in uses_of(g, side, card, moment, subject))


def use_option(card: StrategyCard, use: Use) -> Option:
    return option(
        use.id,
        use.id,
        "situation",
        (f"strategy:{card.id}",),
        f"use-{use.id}",
        card.rule,
        card=card_name("strategy", card.id),
    )


def uses_of(g: State, side: str, card: StrategyCard, moment: str, subject: str) -> Iterator[Use]:
    """The uses to which a card could be put now."""
    if in_period(g, card) is None:
        for use in SITUATIONS[card.situation]:
            if fits(g, side, use, moment) and use.may(g, side, subject) is None:
                yield use


@rule("S98.1#1")
def fits(g: State, side: str, use: Use, moment: str) -> bool:
    """The moment is one that the card names, or any in the player's own Turn if it names none."""
    return moment in use.moments or (use.own_turn and side == g.active and moment in IN_OWN_TURN)


@rule("S98.1.2", "S98.1.2#2", "S98.3.3#2", "S98.4.7#fr")
def in_period(g: State, card: StrategyCard) -> Reason | None:
    """Why the date of the scenario forbids the Situation; the +1 to a roll is not touched by it."""
    late = card.situation == "sturmtruppen" and g.setting.options["edition"] == "fr"
    if card.years.include(g.setting.year) and (not late or g.setting.is_from(1916, 2)):
        return None
    return because("S98.1.2", "why-not-strategy-date", card=card_name("strategy", card.id))


def explain(g: State, question: Choose, chosen: Option) -> tuple[Reason, ...]:
    """What the card says."""
    if chosen.id == PASS.id:
        return ()
    card = s01_cards.strategy_card(g.strategy[question.side].card)
    return (because(card.rule, f"strategy-text-{card.id}"),)


@rule("S98#3", "S98#7")
def spent(g: State, side: str) -> Reason | None:
    """Why a side can play no Strategy Card at all in this Turn, though it holds one."""
    if g.strategy_used.get(side):
        return because("S98", "why-not-strategy-used")
    if g.strategy[side].from_turn > g.turn:
        return because("S98", "why-not-strategy-fresh")
    return None


def why_not(
    moment: str, subject_of_window: str, g: State, question: Choose, subject: str
) -> tuple[Reason, ...]:
    """Why the Strategy Card cannot be played as a Situation now."""
    held = g.strategy.get(question.side)
    if held is None or subject != f"strategy:{held.card}":
        return ()
    card = s01_cards.strategy_card(held.card)
    reason = spent(g, question.side) or in_period(g, card)
    if reason is not None:
        return (reason,)
    timely = [use for use in SITUATIONS[card.situation] if fits(g, question.side, use, moment)]
    if not timely:
        return (because("S98.1", "why-not-strategy-moment", card=card_name("strategy", card.id)),)
    reasons = (use.may(g, question.side, subject_of_window) for use in timely)
    return tuple(reason for reason in reasons if reason is not None)


# what lasts


@rule("S98.1#2", "S98.1#fr")
def lasting(g: State) -> tuple[str, ...]:
    """The effects that outlive the Order in progress: none, but in the French edition those of the current Turn."""
    if g.setting.options["edition"] != "fr":
        return ()
    return tuple(effect for effect in g.effects if effect in TURN_LONG)


def add_effect(g: State, effect: str) -> None:
    g.effects = (*g.effects, effect)


@rule("S98.1.1#1")
def reminds(g: State, side: str, situation: str) -> bool:
    """A Reminder Card with this Situation lies face up before the side."""
    return any(s01_cards.strategy_card(card).situation == situation for card in g.reminders.get(side, ()))
