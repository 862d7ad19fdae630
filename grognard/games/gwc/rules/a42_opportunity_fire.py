"""A42 Opportunity Fire: the inactive player fires at a hex that a moving Formation has just entered."""

from __future__ import annotations

from grognard.engine.board import Cell
from grognard.engine.decision import PASS, Choose, Option, option
from grognard.engine.procedure import Procedure, procedure
from grognard.engine.reasons import Reason, because
from grognard.engine.rulebook import rule
from grognard.games.gwc.cards import ActionName
from grognard.games.gwc.rules import o14_activation, o21_fire, o21_groups, s01_cards, s98_strategy
from grognard.games.gwc.rules.words import card_name, fate_card, hex_name, name, side_name
from grognard.games.gwc.state import Order, State

FIRE = option("fire", "fire", "fire", (), "option-op-fire", "A42.2")


@rule("A42.1", "A42.2#1", "A42.2#2", "A42.2#3", "A42.3#1", "A42.3#3", "A42.3#5", "A42.3#6", "GLOSS.opfire")
@procedure
def opportunity_fire(g: State, movers: tuple[str, ...], cell: Cell) -> Procedure[bool]:
    """The movers have just spent MP to enter a hex: their enemy may halt them and fire at it once. True if he has.

    The caller does not come here after an entry that bars Op Fire: along a Trench, by Storm Troops, by an Advance.
    """
    side, fired = g.other(g.formations[movers[0]].side), False
    too_weak: tuple[o21_groups.Shot, ...] = ()
    over = not g.in_hex(cell, g.other(side)) or g.is_melee(cell)  # O21.3#11
    g.op_fire_at = cell
    while not over and (may_wait(g, side) or may_shoot(g, cell)):
        chosen: str | None = yield Choose(
            side,
            "op-fire-offer",
            (
                *card_options(g, side),
                *((FIRE,) if may_shoot(g, cell) else ()),
                *s98_strategy.offer(g, side, "own op fire"),
                PASS,
            ),
            "A42.2",
            (("hex", hex_name(g, cell)), ("count", len(movers))),
            window=True,
            why_not=why_not,
        )
        if chosen is None:
            over = True
        elif chosen == "fire":
            shot: o21_groups.Shot | None = yield from o21_groups.choose_shot(
                g, side, pools(g), cell, "A42.2", True, too_weak
            )
            if shot is not None:
                fired = yield from o21_fire.attack_with(g, side, shot.pieces, cell, op_fire=True)
                over, too_weak = fired, (*too_weak, shot)
        elif chosen == "situation":  # S98.5.4#fr
            yield from s98_strategy.situation_window(g, side, "own op fire")
        else:
            yield from wait(g, side, chosen)
    g.op_fire_at = None
    return fired


@rule("A42.2#1", "A28.3#1")
@procedure
def wait(g: State, side: str, card: str) -> Procedure[None]:
    """A Fire Action is played and activates Formations as a Fire Order would; the mover may cancel it with a card."""
    s01_cards.discard(g, side, card)
    g.note(
        "action-played",
        "A42",
        reveals=True,
        side=side_name(side),
        action=card_name("action", ActionName.FIRE),
        **fate_card(g, card),
    )
    before = tuple((id_, g.formations[id_].activated) for id_ in g.of(side))
    order: Order = yield from o14_activation.activate(g, side, "op fire")
    cancelled: bool = yield from s98_strategy.situation_window(g, g.other(side), "op fire")
    if cancelled:  # S98.4.6#2
        g.op_fires = g.op_fires[:-1]
        for id_, activated in before:
            if id_ in order.group:
                g.change(id_, activated=activated)


# what may be done


@rule("A42.3#2", "O21.3.1#2")
def pools(g: State) -> o21_groups.Pools:
    """All pieces activated for Op Fire in this Move Order but Ordnance; only those of one activation fire together."""
    found: o21_groups.Pools = ()
    for order in g.op_fires:
        found += o21_groups.pools_of(g, order, op_fire=True)
    return found


def may_shoot(g: State, cell: Cell) -> bool:
    """Somebody activated for Op Fire can hit the hex."""
    return bool(g.op_fires) and bool(o21_groups.candidates(g, pools(g), (), cell))


@rule("A42.3#4")
def may_wait(g: State, side: str) -> bool:
    """The side holds a card and somebody not yet activated could fire at the hex: what everybody can see."""
    return bool(g.hands[side]) and o14_activation.can_activate(g, side, "op fire")


def card_options(g: State, side: str) -> tuple[Option, ...]:
    """The cards in hand with a Fire Action, if anybody can be activated by it."""
    cards = [id_ for id_ in g.hands[side] if ActionName.FIRE in s01_cards.card(g, id_).actions]
    if not cards or not may_wait(g, side):
        return ()
    return tuple(
        option(
            id_,
            None,
            "action",
            (f"card:{id_}",),
            "option-action",
            "A42",
            card=id_,
            action=card_name("action", ActionName.FIRE),
        )
        for id_ in cards
    )


def why_not(g: State, question: Choose, subject: str) -> tuple[Reason, ...]:
    """Why a card or a Formation cannot take part now."""
    kind, _, id_ = subject.partition(":")
    if kind == "card" and id_ in g.hands[question.side]:
        return (because("A42.1", "why-not-fire-action"),)
    if kind == "unit" and id_ in g.formations and g.formations[id_].side == question.side:
        reason = o14_activation.may_not(g, id_, "op fire") or because(
            "A42.2", "why-not-needs-action", name=name(g, id_)
        )
        return (reason,)
    return ()
