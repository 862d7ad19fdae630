"""O14 Orders: the menu of the active player, and an Order from its card to its end."""

from __future__ import annotations

from collections.abc import Callable

from grognard.engine.decision import DONE, Choose, Option, option
from grognard.engine.procedure import Procedure, procedure
from grognard.engine.reasons import Reason, because
from grognard.engine.rulebook import rule
from grognard.games.gwc.registry import ORDERS, OrderSpec
from grognard.games.gwc.rules import (
    o14_activation,
    o14_engineers,
    o15_pass,
    o16_melee,
    s01_cards,
    s11_weapons,
    s98_strategy,
)
from grognard.games.gwc.rules.words import card_name, fate_card, side_name
from grognard.games.gwc.state import State

__all__ = ["ORDERS", "OrderSpec", "activate", "can_activate", "carry_out", "done", "give_orders"]

activate = o14_activation.activate
done = o14_activation.done


def can_activate(kind: str, rule_: str) -> Callable[[State, str], Reason | None]:
    """The usual condition of an Order: somebody can be activated and carry it out."""

    def can(g: State, side: str) -> Reason | None:
        if o14_activation.can_activate(g, side, kind):
            return None
        return because(rule_, "why-not-nobody", order=card_name("order", kind))

    return can


@rule("5#3", "5.1#3", "O14.3", "GLOSS.order", "GLOSS.turn")
@procedure
def give_orders(g: State) -> Procedure[None]:
    """The active player gives Orders one after another up to his Order Capability, or passes."""
    over = False
    while not over:
        chosen: str | None = yield Choose(
            g.active,
            "order-choose",
            menu(g),
            "O14.1",
            (("left", orders_left(g)),),
            window=is_meddled(g) and s98_strategy.is_open(g, g.active, "own turn", ""),
            why_not=why_not_card,
        )
        if chosen is None:
            over = True
        elif chosen == "pass":
            yield from o15_pass.pass_turn(g)
            over = True
        elif chosen == "situation":
            yield from s98_strategy.situation_window(g, g.active, "own turn")
        elif chosen == "weapon":
            yield from s11_weapons.discard_weapon(g, g.active)
        elif chosen == "reveal":
            yield from meddled_order(g)
        else:
            yield from order_by_card(g, chosen)


def orders_left(g: State) -> int:  # 1.5#2 5.1#2
    """How many Orders the active player may still give in this Turn."""
    return int(g.setting.order_limits[g.active]) - g.orders_given


def is_meddled(g: State) -> bool:
    """A card lies face down before the active player, and he may give an Order: it must be that one."""
    return bool(g.meddling.get(g.active)) and orders_left(g) > 0


PASS_TURN = option("pass", "pass", "pass", (), "option-pass-turn", "O15")
REVEAL = option("reveal", "reveal", "reveal", (), "option-reveal", "E71")


@rule("E71#2", "E71.2#1")
def menu(g: State) -> tuple[Option, ...]:
    """The cards that can be played for an Order, a Situation, a Weapon to drop, a pass, and the end of the Turn.

    A face-down card of the High Command takes the place of the hand, and there is no pass and no end before it.
    """
    side = g.active
    if is_meddled(g):
        return (REVEAL, *s98_strategy.offer(g, side, "own turn"), *s11_weapons.offer_discard(g, side))
    offered = card_options(g, side) if orders_left(g) > 0 else []  # 1.F#2 1.F#3 1.5#1 5.1#1
    may_pass = g.orders_given == 0 and not g.strategy_used.get(side)  # 5.3#3 1.S#6 5.3#2 S98#6
    may_stop = g.orders_given > 0 or not (offered or may_pass)
    offered += s98_strategy.offer(g, side, "own turn")  # 1.S#4 S98#5
    offered += s11_weapons.offer_discard(g, side)  # 11.3#2
    return (*offered, *((PASS_TURN,) if may_pass else ()), *((DONE,) if may_stop else ()))


def card_options(g: State, side: str) -> list[Option]:
    """One option for each use of each card in hand."""
    offered = []
    judged: dict[str, bool | None] = {}
    engineers = o14_engineers.can_work(g, side)
    for id_ in g.hands[side]:
        order = s01_cards.card(g, id_).order
        if order not in judged:
            judged[order] = is_possible(g, side, order)
        if judged[order] or (judged[order] is None and refusal(g, side, order, (id_,)) is None):
            offered.append(card_option(id_, order, ORDERS[order].rule))
        if engineers and order != "command-confusion":  # 3.1.9#2
            offered.append(
                option(
                    f"{id_}:engineers",
                    None,
                    "engineers",
                    (f"card:{id_}",),
                    "option-engineers",
                    "3.1.9",
                    **fate_card(g, id_),
                )
            )
    return offered


def is_possible(g: State, side: str, order: str) -> bool | None:
    """Whether an Order can be carried out, whatever is in hand; None where that depends on the cards left."""
    if refusal(g, side, order, g.hands[side]) is None:
        return True
    return None if refusal(g, side, order, ()) is None else False


@rule("O14.5")
def refusal(g: State, side: str, order: str, spent: tuple[str, ...]) -> Reason | None:
    """Why an Order cannot be carried out once these cards have left the hand: a card does not serve its own Order."""
    hand = g.hands[side]
    g.hands[side] = tuple(id_ for id_ in hand if id_ not in spent)
    try:
        return ORDERS[order].can(g, side)
    finally:
        g.hands[side] = hand


def card_option(id_: str, order: str, rule_: str) -> Option:
    return option(
        id_, None, "order", (f"card:{id_}",), "option-order", rule_, card=id_, order=card_name("order", order)
    )


def why_not_card(g: State, question: Choose, subject: str) -> tuple[Reason, ...]:
    """Why a card cannot be played for its Order now."""
    if subject.startswith("strategy:"):
        return s98_strategy.why_not("own turn", "", g, question, subject)
    id_ = subject.removeprefix("card:")
    if id_ not in g.hands[question.side]:
        return ()
    if orders_left(g) <= 0:
        return (because("5.1", "why-not-order-limit", limit=int(g.setting.order_limits[question.side])),)
    if is_meddled(g):
        return (because("E71", "why-not-meddled"),)
    reason = refusal(g, question.side, s01_cards.card(g, id_).order, (id_,))
    return (reason,) if reason is not None else ()


# an Order from card to end


@rule("O14.1#1")
@procedure
def order_by_card(g: State, chosen: str) -> Procedure[None]:
    """A card is shown and discarded, and its Order, or the Engineers' power instead, is carried out."""
    side = g.active
    id_, _, use = chosen.partition(":")
    s01_cards.discard(g, side, id_)  # 1.5#3
    kind = "engineers" if use else s01_cards.card(g, id_).order
    g.note("order", "O14.1", side=side_name(side), card=id_, order=card_name("order", kind), reveals=True)
    yield from carry_out(g, kind)


@procedure
def carry_out(g: State, kind: str) -> Procedure[None]:
    """An Order of the active player that counts against his limit."""
    g.orders_given += 1
    yield from perform(g, kind)


@procedure
def perform(g: State, kind: str) -> Procedure[None]:
    """An Order from its activations to the Melees that it leaves behind, whether it counts or is free."""
    if kind == "engineers":
        yield from o14_engineers.work(g)
    elif ORDERS[kind].run is not None:
        spec = ORDERS[kind]
        yield from spec.run(g)
    else:
        carried_out = ORDERS[kind].effect
        assert carried_out is not None, f"the Order {kind} does nothing"
        carried_out(g)
    yield from end_order(g)


@rule("O16.4#1", "O14.3")
@procedure
def end_order(g: State) -> Procedure[None]:
    """Melees are fought, and all that lasted for the Order is over."""
    yield from o16_melee.resolve_melees(g)
    g.order, g.op_fires, g.steps, g.detached = None, (), {}, {}
    g.effects = s98_strategy.lasting(g)


@rule("E71#2", "E71#3", "E71.2#2")
@procedure
def meddled_order(g: State) -> Procedure[None]:
    """The face-down card is revealed and its Order carried out; one that cannot be is forfeited, but counts."""
    side = g.active
    id_, *rest = g.meddling[side]
    g.meddling[side] = tuple(rest)
    g.discards[side] = (*g.discards[side], id_)
    kind = s01_cards.card(g, id_).order
    g.note("meddled", "E71", side=side_name(side), card=id_, order=card_name("order", kind), reveals=True)
    reason = ORDERS[kind].can(g, side)
    if reason is not None:  # EX.meddling
        g.orders_given += 1
        g.note("order-forfeited", "E71", side=side_name(side), order=card_name("order", kind))
        return
    yield from carry_out(g, kind)
