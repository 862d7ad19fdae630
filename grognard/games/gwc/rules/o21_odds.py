"""The odds of an attack and of a Defense Roll, from what the player who asks can know of the decks."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

from grognard.engine.board import Cell
from grognard.engine.decision import Choose, Odds, Option
from grognard.games.gwc.rules import o21_strength, o21_targets, s01_cards, s03_formations
from grognard.games.gwc.state import Attack, State

Chances = dict[int, float]


def unseen(g: State, viewer: str, roller: str) -> tuple[str, ...]:
    """The cards that may lie on top of a deck as far as the viewer knows.

    A card that lies face down (E71) counts as unseen, and so does the opponent's hand.
    """
    cards = (*g.decks[roller], *g.meddling.get(roller, ()))
    return cards if viewer == roller else (*cards, *g.hands[roller])


def totals(g: State, viewer: str, roller: str) -> Chances:
    """The chance of each sum of two dice on the next card."""
    cards = [s01_cards.card(g, id_) for id_ in unseen(g, viewer, roller)]
    counted = Counter(card.white + card.coloured for card in cards)
    return {total: number / len(cards) for total, number in counted.items()}


def hit_chance(g: State, viewer: str, roller: str, needed: int) -> float:
    """The chance that a Targeting Roll exceeds a number."""
    cards = [s01_cards.card(g, id_) for id_ in unseen(g, viewer, roller)]
    return sum(card.white * card.coloured > needed for card in cards) / len(cards)


def fates(g: State, viewer: str, id_: str, attack: Attack, total: int) -> tuple[float, float]:
    """The chances that a Formation breaks and that it is Suppressed, against an Attack Total."""
    owner = g.formations[id_].side
    morale = s03_formations.morale(g, id_, attack).total
    dice = totals(g, viewer, owner)
    breaks = sum(chance for roll, chance in dice.items() if morale + roll < total)
    tie = dice.get(total - morale, 0.0)
    return (breaks + tie, 0.0) if o21_targets.is_moving(g, id_) else (breaks, tie)


def of_defense(g: State, question: Choose, option: Option) -> Odds:
    """What may become of a Formation that is to roll."""
    if option.id == "situation":
        return Odds({"odds-none": 1.0})
    id_ = str(option.value)
    breaks, suppressed = fates(g, question.side, id_, g.attack, g.attack.attack_total)
    worst = "odds-eliminated" if g.formations[id_].broken else "odds-breaks"
    return Odds({worst: breaks, "odds-suppressed": suppressed, "odds-unaffected": 1 - breaks - suppressed})


def of_shot(group: tuple[str, ...], cell: Cell, g: State, question: Choose, option: Option) -> Odds:
    """What may come of the shot as it stands, or with one more piece; cards that may be played are left out."""
    if option.id == "back":
        return Odds({"odds-none": 1.0})
    side = question.side
    pieces = group if option.id == "fire" else (*group, str(option.value))
    attack = o21_strength.attack_by(g, side, pieces, cell)
    strength = o21_strength.expected(g, side, pieces, cell)
    if o21_strength.firepower_left(g, strength) < 1:
        return Odds({"odds-impossible": 1.0})
    found = of_attack(
        lambda _: g, side, attack, strength.total, o21_targets.defenders(g, side, cell, pieces)
    ).outcomes
    if o21_targets.is_ordnance(g, pieces[0]):
        start = o21_targets.cell_of(g, pieces[0])
        needed = g.board.distance(start, cell) + o21_strength.hindrance(g, pieces, cell)
        hit = hit_chance(g, side, side, needed)
        return Odds({"odds-missed": 1 - hit, **{outcome: hit * chance for outcome, chance in found.items()}})
    return Odds(found)


def of_attack(
    ground: Callable[[int], State], side: str, attack: Attack, strength: int, defenders: tuple[str, ...]
) -> Odds:
    """What may come of an attack of this strength; `ground` is the position that an Attack Total leaves."""
    found: dict[str, float] = {}
    for roll, chance in totals(ground(0), side, side).items():
        total = strength + roll
        for outcome, share in worst_of(ground(total), side, defenders, attack, total).items():
            found[outcome] = found.get(outcome, 0.0) + chance * share
    return Odds(found)


def worst_of(
    g: State, viewer: str, defenders: tuple[str, ...], attack: Attack, total: int
) -> dict[str, float]:
    """The chances that an Attack Total breaks nobody, one Formation or more, and that it at least Suppresses one."""
    nobody, none_hurt, exactly_one = 1.0, 1.0, 0.0
    for id_ in defenders:
        breaks, suppressed = fates(g, viewer, id_, attack, total)
        exactly_one = exactly_one * (1 - breaks) + nobody * breaks
        nobody *= 1 - breaks
        none_hurt *= 1 - breaks - suppressed
    return {
        "odds-none": none_hurt,
        "odds-suppressed": nobody - none_hurt,
        "odds-one-broken": exactly_one,
        "odds-more-broken": 1 - nobody - exactly_one,
    }
