"""S98.3 Situations of the French."""

from __future__ import annotations

from grognard.engine.procedure import Procedure, procedure
from grognard.engine.reasons import Reason, because
from grognard.engine.rulebook import rule
from grognard.games.gwc.rules import (
    effects,
    o16_melee,
    o18_artillery_denied,
    s01_cards,
    s07_victory,
    s12_telephones,
    s98_situations,
)
from grognard.games.gwc.rules.s98_strategy import Use, add_effect, register
from grognard.games.gwc.rules.words import fate_card, side_name
from grognard.games.gwc.state import State


@rule("S98.3.4#1", "S98.3.4#2")
def assaults(g: State, _side: str) -> None:
    """Units and Leaders on the move may enter hexes of the enemy."""  # the price: S98.3.4#3, in O23
    add_effect(g, effects.ASSAULTS)


@rule("S98.3.5#1", "S98.3.5#2", "S98.3.5#3")
@procedure
def field_reports(g: State, side: str) -> Procedure[None]:
    """The opponent throws away his hand and his Strategy Card, draws three cards and lays his secret chits open."""
    enemy = g.other(side)
    for card in g.hands[enemy]:
        s01_cards.discard(g, enemy, card)
        g.note("discarded", "S98.3.5", side=side_name(enemy), reveals=True, **fate_card(g, card))
    s98_situations.discard_held(g, enemy)
    for _ in range(3):
        yield from s01_cards.draw_card(g, enemy)
    for chit in g.secret_chits.get(enemy, ()):
        s07_victory.reveal_chit(g, enemy, chit)


def may_silence(g: State, side: str, _subject: str) -> Reason | None:
    """The opponent has an unbroken Telephone."""
    if s12_telephones.is_functioning(g, g.other(side)):
        return None
    return because("S98.3.6", "why-not-no-enemy-telephone", side=side_name(g.other(side)))


@rule("S98.3.6#1", "S98.3.6#2")
def french_75s(g: State, side: str) -> None:
    """The opponent's Telephone breaks, and his markers leave the map."""
    o18_artillery_denied.break_telephone(g, g.other(side), "S98.3.6")


def may_ambush(g: State, side: str, _subject: str) -> Reason | None:
    return o16_melee.enemy_in_melee(g, side, "", "")


@rule("S98.3.8")
@procedure
def force_noire(g: State, side: str) -> Procedure[None]:
    """The same as an Ambush."""
    yield from o16_melee.ambush(g, side, "", "")


register("assaults", Use("assaults", ("own move",), effect=assaults))
register("field-reports", Use("field-reports", own_turn=True, run=field_reports))
register("french-75s", Use("french-75s", own_turn=True, may=may_silence, effect=french_75s))
register("gabions-et-fascines", Use("gabions-et-fascines", own_turn=True))  # S98.3.7#2
register("force-noire", Use("force-noire", ("melee",), may=may_ambush, run=force_noire))
