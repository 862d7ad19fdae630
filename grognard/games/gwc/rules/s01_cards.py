"""1 The cards: drawing, revealing, discarding, Die Rolls with their windows, and triggers.

A draw pile is a set of cards without an order: each card is drawn by chance when it is needed.
"""

from __future__ import annotations

from msgspec import Struct

from grognard.engine.board import Cell
from grognard.engine.decision import PASS, Choose, Draw, Good, Option, option
from grognard.engine.procedure import Procedure, procedure
from grognard.engine.rulebook import rule
from grognard.games.gwc.cards import Card, StrategyCard, Trigger, fate_cards, strategy_cards
from grognard.games.gwc.rules import (
    e56_events,
    e72_melees,
    s06_time,
    s07_victory,
    s09_initiative,
    s11_weapons,
)
from grognard.games.gwc.rules.words import card_name, fate_card, hex_name, name, side_name, unit_option
from grognard.games.gwc.state import State, Strategy

HAND_SIZE = {"attack": 6, "recon": 5, "defend": 4}  # 1.1#1 GLOSS.posture


class Dice(Struct, frozen=True, gc=False):
    """The locked result of a Die Roll. `bonus` is what Strategy Cards added."""

    white: int
    coloured: int
    bonus: int = 0
    card: str = ""

    @property
    def total(self) -> int:  # 1.9#2
        return self.white + self.coloured + self.bonus

    @property
    def product(self) -> int:
        """Of a Targeting Roll; the bonus goes to the product."""  # 1.9#2
        return self.white * self.coloured + self.bonus


def card(g: State, id_: str) -> Card:
    """A Fate card by its id, one that the document invents included."""
    found: Card | None = g.setting.cards.get(id_)
    return found or fate_cards()[id_]


def strategy_card(id_: str) -> StrategyCard:
    return strategy_cards()[id_]


def hand_size(g: State, side: str) -> int:  # 9#3 1.S.IMPORTANT#1
    return HAND_SIZE[g.setting.postures[side]]


def without(cards: tuple[str, ...], gone: str) -> tuple[str, ...]:
    """The same cards but one."""
    at = cards.index(gone)
    return cards[:at] + cards[at + 1 :]


# the hand


@rule("1.5#3", "1.6#2")
def discard(g: State, side: str, id_: str) -> None:
    """A card leaves the hand for the discard pile, whatever it was played for."""
    g.hands[side] = without(g.hands[side], id_)
    if id_ in g.hands_known.get(side, ()):
        g.hands_known[side] = without(g.hands_known[side], id_)
        if not g.hands_known[side]:
            del g.hands_known[side]
    g.discards[side] = (*g.discards[side], id_)


def discard_options(g: State, side: str, rule_: str) -> tuple[Option, ...]:
    """The cards of a hand, to throw one away."""
    return tuple(
        option(id_, None, "discard", (f"card:{id_}",), "option-discard", rule_, **fate_card(g, id_))
        for id_ in g.hands[side]
    )


@rule("5.4#1", "5.4#2")
@procedure
def fill_hand(g: State, side: str) -> Procedure[None]:
    """Draw Fate cards until the hand has its size, whatever leaves it in a Time Advance on the way."""
    while len(g.hands[side]) < hand_size(g, side):
        yield from draw_card(g, side)


@procedure
def draw_card(g: State, side: str) -> Procedure[None]:
    """Draw a Fate card into the hand; the last card of the deck interrupts with a Time Advance."""
    drawn: str = yield Draw(f"fate:{side}", g.decks[side], "card-draw", side, side)
    g.decks[side] = without(g.decks[side], drawn)
    g.hands[side] = tuple(sorted((*g.hands[side], drawn)))  # 1.2#1
    g.note("card-drawn", "5.4", to=(side,), **fate_card(g, drawn))
    if not g.decks[side]:  # 5.4#2 6.1.2#1
        yield from s06_time.time_advance(g, side)


@rule("1.S#2", "S98#1")
@procedure
def draw_strategy(g: State, side: str, *, from_next_turn: bool = False) -> Procedure[None]:
    """Draw a Strategy Card if the pile has one; with a Time Advance it can be played from the next Turn on."""
    drawn: str = yield from strategy_top(g, side, side)
    if not drawn:
        return  # 1.S#7 S98#2 S98#8
    take_strategy(g, side, drawn)
    first_turn = g.turn + 1 if from_next_turn else 0  # 1.S#5
    g.strategy[side] = Strategy(drawn, first_turn)  # 1.S.IMPORTANT#1: beside the hand
    g.note("strategy-drawn", "1.S", side=side_name(side))
    g.note("strategy-drawn-card", "1.S", to=(side,), card=card_name("strategy", drawn))


@procedure
def strategy_top(g: State, owner: str, looker: str) -> Procedure[str]:
    """The top card of a Strategy pile, which stays where it is; empty if the pile is."""
    if owner in g.strategy_known:
        return g.strategy_known[owner][1]
    if g.strategy_decks[owner]:
        top: str = yield Draw(f"strategy:{owner}", g.strategy_decks[owner], "strategy-draw", looker, owner)
        return top
    return next(iter(g.strategy_bottom.get(owner, ())), "")


def take_strategy(g: State, owner: str, top: str) -> None:
    """The top card leaves its Strategy pile."""
    g.strategy_known.pop(owner, None)
    if top in g.strategy_decks[owner]:
        g.strategy_decks[owner] = without(g.strategy_decks[owner], top)
    else:
        g.strategy_bottom[owner] = without(g.strategy_bottom[owner], top)
        if not g.strategy_bottom[owner]:
            del g.strategy_bottom[owner]


# off the top of the deck


@procedure
def turn_up(g: State, side: str, kind: str, about: str) -> Procedure[str]:
    """The top card goes face up to the discard pile."""
    top: str = yield Draw(f"fate:{side}", g.decks[side], kind, side, about)
    g.decks[side] = without(g.decks[side], top)
    g.discards[side] = (*g.discards[side], top)
    return top


@rule("1.3")
@procedure
def reveal(g: State, side: str, kind: str, about: str) -> Procedure[str]:
    """Turn up a card that is no roll; the last one of the deck advances Time before it is read."""
    top: str = yield from turn_up(g, side, kind, about)
    g.note("card-revealed", "1.3", side=side_name(side), **fate_card(g, top))
    if not g.decks[side]:  # 6.1.2#1
        yield from s06_time.time_advance(g, side)
    return top


@rule("1.8#1")
@procedure
def random_hex(g: State, side: str, rule_: str) -> Procedure[Cell]:
    """Turn up a card for its Random Hex, for which a rule asks; its number first fixes or eliminates broken Weapons."""
    top: str = yield from reveal(g, side, "reveal-random-hex", rule_)
    hex_ = card(g, top).hex
    g.note("random-hex", "1.8", side=side_name(side), hex=hex_)
    s11_weapons.fix_or_eliminate(g, int(hex_[1:]))  # 1.8#2 11.4
    return cell_of(g, hex_)


def cell_of(g: State, hex_: str) -> Cell:
    """The cell of a Random Hex; on a smaller map columns and rows are counted round."""  # 2.1#3 INFER.grid#1
    grid = g.board.grid
    column, row = (ord(hex_[0]) - ord("A")) % grid.columns, (int(hex_[1:]) - 1) % grid.rows  # INFER.grid#2
    return g.board.cell(f"{chr(ord('A') + column)}{row + 1}")


def reshuffle(g: State, side: str) -> None:
    """Discards and draw pile become one draw pile."""  # 1.4 6.1.2#3
    g.decks[side] = tuple(sorted((*g.decks[side], *g.discards[side])))
    g.discards[side] = ()
    g.note("reshuffled", "1.4", side=side_name(side))


# Die Rolls


def good_end(g: State, side: str, kind: str, about: str) -> Good:
    """At which end of the dice who rolls is lucky; at neither where a table or the clock decides for nobody."""
    if kind in ("support", "sudden death"):  # E72 6.2.2
        return ""
    own = kind == "rout" and g.formations[about].side == side  # O26.1: he may make the enemy roll
    return "low" if kind == "rally" or own else "high"  # O25.3 O26.2


@rule("1.9#1", "GLOSS.dieroll")
@procedure
def roll(g: State, side: str, kind: str, about: str) -> Procedure[Dice]:
    """A Die Roll about a piece, hex or rule: dice, re-rolls, +1 by Strategy Cards, the trigger, the locked result."""
    again = True
    while again:
        top: str = yield from turn_up(g, side, f"roll-{kind.replace(' ', '-')}", about)
        g.note(
            "rolled",
            "1.9",
            side=side_name(side),
            kind=f"@roll-{kind.replace(' ', '-')}",
            **fate_card(g, top),
            white=card(g, top).white,
            coloured=card(g, top).coloured,
            dice=[card(g, top).white, card(g, top).coloured],
            good=good_end(g, side, kind, about),
        )
        again = yield from s09_initiative.reroll_window(g, side, kind)
        if again and not g.decks[side]:  # a re-roll cancels the trigger, not the emptied deck
            yield from s06_time.time_advance(g, side)
    emptied = not g.decks[side]
    bonus = 0
    if kind != "sudden death":  # 1.S.2#1 6.2.2#3
        for holder in (g.inactive, g.active):  # S98.2#1
            plus: int = yield from plus_one_window(g, holder, kind)
            bonus += plus
    yield from trigger(g, side, kind, top, emptied)  # 1.9.1#4 S98.2#2 1.S.2#3
    rolled = card(g, top)
    return Dice(rolled.white, rolled.coloured, bonus, top)


def may_play_strategy(g: State, side: str) -> bool:
    """The side holds a Strategy Card of an earlier Turn and has played none in this one."""  # 1.S#3 1.S#5 S98#3
    held = g.strategy.get(side)
    return held is not None and held.from_turn <= g.turn and not g.strategy_used.get(side)


@rule("S98.2#1", "1.S#8")
@procedure
def plus_one_window(g: State, side: str, kind: str) -> Procedure[int]:
    """The holder of a Strategy Card may give it up to add 1 to the roll."""
    if not may_play_strategy(g, side):
        return 0
    played: str | None = yield Choose(
        side,
        "plus-one-offer",
        (plus_one_option(g, side, "S98.2"), PASS),
        "S98.2",
        (("roll", f"@roll-{kind.replace(' ', '-')}"),),
    )
    if played is None:
        return 0
    spend_strategy(g, side)
    g.note("plus-one", "S98.2", reveals=True, side=side_name(side), card=card_name("strategy", played))
    return 1


def plus_one_option(g: State, side: str, rule_: str) -> Option:
    """The Strategy Card that a side holds, to be given up for 1."""
    held = g.strategy[side].card
    name_ = card_name("strategy", held)
    return option(held, held, "plus-one", (f"strategy:{held}",), "option-plus-one", rule_, card=name_)


@rule("1.S.2#2", "S98.2#3", "S98#4")
def spend_strategy(g: State, side: str) -> str:
    """The held Strategy Card goes to its discard pile: the one that the side may play in this Turn."""
    played = g.strategy.pop(side).card
    g.strategy_used[side] = True
    g.strategy_discards[side] = (*g.strategy_discards.get(side, ()), played)  # 1.2#3
    return played


# triggers


@rule("1.9.1#1", "GLOSS.trigger", "O14.4#2")
@procedure
def trigger(g: State, side: str, kind: str, rolled: str, emptied: bool) -> Procedure[None]:
    """Resolve what the roll has set off. An emptied deck counts as a Time trigger, before any other."""
    printed = card(g, rolled).trigger
    inside = g.in_trigger
    if emptied or (printed == Trigger.TIME and not inside):  # 1.9.1.4 1.9.1#2 6.1.2#1 6.1.2#2
        yield from s06_time.time_advance(g, side)
    if inside or printed is None or printed == Trigger.TIME:  # 1.9.1#3 E56#4
        return
    if printed == Trigger.JAMMED and kind != "fire attack":  # 1.9.1.2#1
        return
    g.note("trigger", "1.9.1", side=side_name(side), trigger=card_name("trigger", printed))
    g.in_trigger = True
    if printed == Trigger.EVENT:
        yield from event_trigger(g, side)
    elif printed == Trigger.SNIPER:
        yield from sniper_trigger(g, side)
    else:
        jammed_trigger(g)
    g.in_trigger = False
    yield from e72_melees.fight_due_melees(g)  # O16.4#1


@rule("1.9.1.1#1", "1.7")
@procedure
def event_trigger(g: State, side: str) -> Procedure[None]:
    """The roller turns up his next card and its Event takes place."""
    top: str = yield from reveal(g, side, "reveal-event", side)  # 1.9.1#5
    event = card(g, top).event
    g.note("event", "1.9.1.1", side=side_name(side), event=card_name("event", event), **fate_card(g, top))
    yield from e56_events.execute_event(g, side, event, top)


@rule("1.9.1.2#1", "1.9.1.2#2")
def jammed_trigger(g: State) -> None:
    """All Weapons that fire in the attack break; the attack stands."""  # EX.strict.B
    for piece in g.attack.firers:
        if piece in g.weapons:
            s07_victory.break_weapon(g, piece)


@rule("1.9.1.3#1")
@procedure
def sniper_trigger(g: State, side: str) -> Procedure[None]:
    """The roller may break one Formation in or next to a Random Hex."""
    cell: Cell = yield from random_hex(g, side, "1.9.1.3")
    if not sniper_victims(g, cell):
        return
    victim: str | None = yield Choose(  # 1.9.1.3#2
        side,
        "sniper-choose",
        (*sniper_options(g, cell), PASS),
        "1.9.1.3",
        (("hex", hex_name(g, cell)),),
    )
    if victim is not None:
        g.note("sniper", "1.9.1.3", name=name(g, victim), unit=victim)
        yield from s07_victory.break_formation(g, victim, "sniper")


def sniper_victims(g: State, cell: Cell) -> list[str]:
    return [id_ for near in (cell, *g.board.adjacent[cell]) for id_ in g.in_hex(near)]


def sniper_options(g: State, cell: Cell) -> tuple[Option, ...]:
    return tuple(unit_option(g, id_, "break", "1.9.1.3") for id_ in sniper_victims(g, cell))
