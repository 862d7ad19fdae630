"""S98 Situations that several nations have: aerial reconnaissance, air fights, masks, and shells that fall short."""

from __future__ import annotations

from grognard.engine.board import OFF_MAP, Cell
from grognard.engine.decision import Choose, Option, option
from grognard.engine.procedure import Procedure, procedure
from grognard.engine.reasons import Reason, because
from grognard.engine.rulebook import rule
from grognard.games.gwc.rules import (
    o14_orders,
    o17_air_assault,
    o19_artillery,
    o19_impact,
    o19_registered,
    s01_cards,
)
from grognard.games.gwc.rules.s98_strategy import Use, register
from grognard.games.gwc.rules.words import card_name, hex_name, side_name
from grognard.games.gwc.state import State, Strategy

TOWARD = {"top": (1, 1), "bottom": (4, 4), "left": (5, 6), "right": (2, 3)}
"""Two hexes straight towards a map edge."""


# S98.3.1 Aerial Reconnaissance, S98.4.3 Drachen


def may_request(g: State, side: str, _subject: str) -> Reason | None:
    return o19_artillery.can_request_by_fao(g, side)


@rule("S98.3.1#1", "S98.4.3#1")
@procedure
def free_request(g: State, _side: str) -> Procedure[None]:
    """An Artillery Request in which the Forward Artillery Observer spots; it takes no card and no Order."""
    yield from o19_artillery.request_by_fao(g)
    yield from o14_orders.end_order(g)


@rule("S98.3.1#2", "S98.4.3#2")
@procedure
def spy(g: State, side: str) -> Procedure[None]:
    """The opponent's card is discarded, and the top card of each pile looked at in secret."""
    discard_held(g, g.other(side))
    for owner in g.setting.sides:
        top: str = yield from s01_cards.strategy_top(g, owner, side)
        if top:
            see_top(g, side, owner, top)
            g.note("strategy-looked", "S98.3.1", side=side_name(side), owner=side_name(owner))


def see_top(g: State, side: str, owner: str, top: str) -> None:
    """The side knows from now on what lies on top of a pile; others may know it already."""
    knowers = g.strategy_known[owner][0] if owner in g.strategy_known else ()
    g.strategy_known[owner] = (tuple(dict.fromkeys((*knowers, side))), top)
    g.note("strategy-seen", "S98.3.1", to=(side,), owner=side_name(owner), card=f"@strategy-{top}")


def discard_held(g: State, side: str) -> None:
    """The Strategy Card that a side holds, if any, goes to its discard pile."""
    held = g.strategy.pop(side, None)
    if held is not None:
        g.strategy_discards[side] = (*g.strategy_discards.get(side, ()), held.card)
        g.note("strategy-discarded", "S98", reveals=True, side=side_name(side), card=f"@strategy-{held.card}")


def may_clear_reminders(g: State, side: str, _subject: str) -> Reason | None:
    if g.reminders.get(g.other(side)):
        return None
    return because("S98.1.1", "why-not-no-reminders", side=side_name(g.other(side)))


@rule("S98.3.1#3", "S98.4.3#3", "S98.4.9#2")
def clear_reminders(g: State, side: str) -> None:
    """All Reminder Cards of the opponent are discarded."""
    enemy = g.other(side)
    cards, g.reminders[enemy] = g.reminders.get(enemy, ()), ()
    g.strategy_discards[enemy] = (*g.strategy_discards.get(enemy, ()), *cards)
    g.note(
        "reminders-discarded", "S98.1.1", side=side_name(enemy), cards=[f"@strategy-{card}" for card in cards]
    )


def may_draw_two(g: State, side: str, _subject: str) -> Reason | None:
    if g.strategy_decks[side] or g.strategy_bottom.get(side):
        return None
    return because("S98", "why-not-strategy-pile", side=side_name(side))


@rule("S98.3.1#4", "S98.4.3#4")
@procedure
def draw_two(g: State, side: str) -> Procedure[None]:
    """Two cards are drawn; one is kept and the other goes to the bottom of the pile."""
    first: str = yield from s01_cards.strategy_top(g, side, side)
    s01_cards.take_strategy(g, side, first)
    g.strategy[side] = Strategy(first, g.turn + 1)
    g.note("strategy-drawn", "S98.3.1", side=side_name(side))
    second: str = yield from s01_cards.strategy_top(g, side, side)
    if not second:
        return
    see_top(g, side, side, second)
    kept: str = yield Choose(
        side,
        "strategy-keep",
        tuple(keep_option(card) for card in both_drawn(g, side)),
        "S98.3.1",
        secret=True,
    )
    held, top = both_drawn(g, side)
    s01_cards.take_strategy(g, side, top)
    g.strategy[side] = Strategy(kept, g.turn + 1)
    g.strategy_bottom[side] = (*g.strategy_bottom.get(side, ()), top if kept == held else held)


def both_drawn(g: State, side: str) -> tuple[str, str]:
    """The card drawn first, which is held, and the second, which until one is chosen lies on its pile."""
    return g.strategy[side].card, g.strategy_known[side][1]


def keep_option(card: str) -> Option:
    name = card_name("strategy", card)
    return option(card, card, "keep", (f"strategy:{card}",), "option-strategy", "S98.3.1", name=name)


# S98.3.2 Air Dominance, S98.4.2 Dog Fights


def may_fly(g: State, side: str, _subject: str) -> Reason | None:
    return o17_air_assault.can_assault(g, side)


@rule("S98.3.2#2")
@procedure
def two_assaults(g: State, _side: str) -> Procedure[None]:
    """Two Air Assaults one after the other, without a card and beyond the limit of Orders."""
    for _ in range(2):
        yield from o14_orders.perform(g, "air-assault")


@rule("S98.4.2#2", "S98.4.2#fr")
@procedure
def dog_fights(g: State, _side: str) -> Procedure[None]:
    """One such Air Assault; two in the French edition."""
    for _ in range(2 if g.setting.options["edition"] == "fr" else 1):
        yield from o14_orders.perform(g, "air-assault")


# Under Shot


def may_undershoot(g: State, side: str, _subject: str) -> Reason | None:
    if g.other(side) in g.barrages:
        return None
    return because("S98.3.9", "why-not-no-barrage", side=side_name(g.other(side)))


@rule("S98.3.9#1", "S98.3.9#2", "S98.3.9#fr", "S98.4.8", "S98.5.8")
@procedure
def under_shot(g: State, side: str) -> Procedure[None]:
    """The opponent's markers shift two hexes towards his own edge, and this side rolls for their Impact there."""
    enemy = g.other(side)
    strength = o19_artillery.battery_fp(g, enemy)
    g.barrages[enemy] = o19_registered.shifted(g, g.barrages[enemy], TOWARD[g.setting.edges[enemy]])
    barrage = g.barrages[enemy]
    cells: tuple[Cell, ...] = barrage.impacts
    if barrage.center == OFF_MAP:  # without its Spotting Round the bombardment is over when these have fallen
        del g.barrages[enemy]
    else:
        cells = (barrage.center, *cells)
    g.note("under-shot", "S98.3.9", side=side_name(enemy), hexes=[hex_name(g, cell) for cell in cells])
    yield from o19_impact.impact(g, side, strength, cells, called=False)


register(
    "aerial-reconnaissance",
    Use("request", ("own turn",), may=may_request, run=free_request),
    Use("spy", own_turn=True, run=spy),
    Use("clear-reminders", own_turn=True, may=may_clear_reminders, effect=clear_reminders),
    Use("draw-two", own_turn=True, may=may_draw_two, run=draw_two),
)
register(
    "air-dominance",
    Use("cancel-assault", ("enemy air assault",)),  # S98.3.2#1
    Use("two-assaults", ("own turn",), may=may_fly, run=two_assaults),
)
register(
    "dog-fights",
    Use("cancel-assault", ("enemy air assault",)),  # S98.4.2#1
    Use("one-assault", ("own turn",), may=may_fly, run=dog_fights),
)
register("anti-gas", Use("anti-gas", own_turn=True))  # S98.3.3#3 S98.4.1 S98.5.1
register("under-shot", Use("under-shot", own_turn=True, may=may_undershoot, run=under_shot))
