"""The chits and cards of a document."""

from __future__ import annotations

from typing import Any

from grognard.engine.documents import need, one_of
from grognard.games.gwc.cards import deck, fate_cards, strategy_cards, strategy_deck
from grognard.games.gwc.content import Nation
from grognard.games.gwc.document import coming_cards, named_cards
from grognard.games.gwc.form import Document
from grognard.games.gwc.rules.s01_cards import hand_size
from grognard.games.gwc.rules.s98_strategy import in_period
from grognard.games.gwc.state import State, Strategy
from grognard.games.gwc.support import chits


def by_side(g: State, table: dict[str, Any], where: str) -> None:
    """Refuse a table with a key that is no side of the game."""
    for side in table:
        one_of(side, g.setting.sides, f"{where}.{side}")


def read_chits(g: State, given: Document) -> None:
    by_side(g, given.chits.secret, "chits.secret")
    placed = [*given.chits.open, *(chit for held in given.chits.secret.values() for chit in held)]
    for chit in placed:
        need(chit in chits(), f"there is no chit {chit!r}", "chits")
        need(placed.count(chit) == 1, f"chit {chit!r} is placed twice", "chits")
    for side, held in given.chits.secret.items():
        for chit in held:
            need(
                not chits()[chit].open, f"chit {chit!r} has no secret side", f"chits.secret.{side}"
            )  # 7.3.3#3
    g.open_chits = tuple(given.chits.open)
    g.secret_chits = {side: tuple(given.chits.secret.get(side, ())) for side in g.setting.sides}
    g.chits_left = tuple(chit for chit in chits() if chit not in placed)
    need(sum(given.chits.draw.values()) <= len(g.chits_left), "there are not so many chits", "chits.draw")


def read_cards(g: State, given: Document) -> None:
    """Hands, decks and discards. A deck left out holds what is nowhere else; one that is given holds exactly that.

    With its discards given too all piles are exact, and cards named nowhere are not in the game.
    """
    for where in ("hands", "decks", "discards", "meddling", "hands_known"):
        by_side(g, getattr(given, where), where)
    for id_, invented in given.cards.items():
        one_of(invented.side, g.setting.sides, f"cards.{id_}.side")
    coming, hands = coming_cards(given, g.setting.sides), named_cards(given.hands, "hands")
    meddling = named_cards(given.meddling, "meddling")
    for side in g.setting.sides:
        hand, face_down, ahead = hands.get(side, []), meddling.get(side, []), coming[side]
        most = hand_size(g, side)
        need(len(hand) <= most, f"the Hand Size is {most}", f"hands.{side}")  # 1.1#1
        own = [card.id for card in deck(Nation(side))]
        own += [id_ for id_, card in given.cards.items() if card.side == side]
        own += [id_ for id_ in (*ahead, *hand, *face_down) if id_ in g.setting.cards and id_ not in own]
        piles = {"decks": given.decks.get(side, []), "discards": given.discards.get(side, [])}
        rest = _rest(own, {"hands": [*hand, *face_down], **piles}, side)
        g.hands[side], g.meddling[side] = tuple(sorted(hand)), tuple(face_down)
        g.discards[side] = tuple(piles["discards"])
        if side not in given.decks:
            g.decks[side] = tuple(sorted(rest))
        else:
            drawn = [card for card in rest if card in ahead]  # what is about to be drawn is in the deck
            g.decks[side] = tuple(sorted((*piles["decks"], *drawn)))
            if side not in given.discards:
                real = [card for card in rest if card not in drawn and card not in g.setting.cards]
                g.discards[side] = tuple(real)
        need(g.decks[side] or given.moment is not None, "has no card left", f"decks.{side}")
    for side, cards in given.hands_known.items():
        for i, card in enumerate(cards):
            need(card in g.hands[side], "is not in the hand", f"hands_known.{side}[{i}]")
        g.hands_known[side] = tuple(cards)


def _rest(own: list[str], places: dict[str, list[str]], side: str) -> list[str]:
    """The cards of a side that the document puts nowhere."""
    left = list(own)
    for where, cards in places.items():
        for i, card in enumerate(cards):
            known = card in fate_cards() or card in own
            need(known, f"there is no Fate card {card!r}", f"{where}.{side}[{i}]")
            need(card in left, f"{card!r} is not the side's, or stands twice", f"{where}.{side}[{i}]")
            left.remove(card)
    return left


def read_strategy(g: State, given: Document) -> None:
    """The Strategy Cards: held, discarded, kept as Reminders, at the bottom of a pile, and those looked at."""
    for where in ("strategy", "strategy_discards", "reminders", "strategy_bottom", "strategy_known"):
        by_side(g, getattr(given, where), where)
    for side in g.setting.sides:
        left = [card.id for card in strategy_deck(Nation(side))]
        held = given.strategy.get(side)
        places = {
            "strategy": [held if isinstance(held, str) else held.card] if held else [],
            "strategy_discards": given.strategy_discards.get(side, []),
            "reminders": given.reminders.get(side, []),
            "strategy_bottom": given.strategy_bottom.get(side, []),
        }
        for where, cards in places.items():
            for each in cards:
                need(each in strategy_cards(), f"there is no Strategy Card {each!r}", f"{where}.{side}")
                need(each in left, f"{each!r} is not the side's, or stands twice", f"{where}.{side}")
                left.remove(each)
        for each in places["reminders"]:
            need(
                strategy_cards()[each].reminder, f"{each!r} is no Reminder Card", f"reminders.{side}"
            )  # S98.1.1#1
            in_time = in_period(g, strategy_cards()[each]) is None
            need(in_time, f"{each!r} is not of this date", f"reminders.{side}")  # S98.1.2
        g.strategy_discards[side] = tuple(places["strategy_discards"])
        g.reminders[side] = tuple(places["reminders"])
        if places["strategy_bottom"]:
            g.strategy_bottom[side] = tuple(places["strategy_bottom"])
        g.strategy_decks[side] = tuple(sorted(left))
    for side, held in given.strategy.items():
        g.strategy[side] = Strategy(held) if isinstance(held, str) else Strategy(held.card, held.from_turn)
    for side, top in given.strategy_known.items():
        pile = g.strategy_decks[side] or g.strategy_bottom.get(side, ())[:1]
        need(top.card in pile, "cannot lie on top of the pile", f"strategy_known.{side}.card")
        for each in top.to:
            one_of(each, g.setting.sides, f"strategy_known.{side}.to")
        g.strategy_known[side] = (tuple(top.to), top.card)
