"""O23.2 What a player may do in the middle of his move: who goes next, with whom, where to, and which cards."""

from __future__ import annotations

from collections.abc import Iterable

from grognard.engine.board import Cell
from grognard.engine.decision import BACK, DONE, Choose, Option, option
from grognard.engine.reasons import Reason, because
from grognard.engine.rulebook import rule
from grognard.games.gwc.rules import a28_actions, o23_steps, s11_weapons, s98_strategy
from grognard.games.gwc.rules.words import hex_name, name, unit_option
from grognard.games.gwc.state import State


def mover(g: State) -> str:
    """The side whose Formations move."""
    assert g.order is not None, "nobody moves"
    return g.order.side


@rule("S98.3.4#1", "S98.4.7#1", "S98.5.6", "S98.5.3#1", "O27.2#2")
def moment(g: State) -> str:
    """The moment of Strategy Cards: a Move Order, an Offensive, or a Runner Order, which is neither."""
    order = g.order
    if order is not None and (order.kind == "offensive" or order.runner):
        return "own order" if order.runner else "own offensive"
    return "own move"


def own_cards(g: State, has_begun: bool) -> tuple[Option, ...]:
    """The Actions that the mover may play now, and his Strategy Card."""
    side = mover(g)
    found = a28_actions.action_options(g, side, "moving", "")
    if has_begun:
        found += a28_actions.action_options(g, side, "entered", "")
    return found + s98_strategy.offer(g, side, moment(g))


@rule("11.3#2")
def unburdening(g: State, ids: Iterable[str]) -> tuple[Option, ...]:
    """A Weapon may be given up in the middle of the move, where that is worth MP to somebody."""
    slowed = (id_ for id_ in ids if s11_weapons.is_burdened(g, id_))
    gains = any(
        steps.wire is None and not steps.ended for steps in (o23_steps.steps_of(g, i) for i in slowed)
    )
    return (s11_weapons.DISCARD,) if gains else ()


# who goes next


def waiting(g: State) -> list[str]:
    """The activated Formations that have not moved yet."""
    assert g.order is not None, "nobody moves"
    return [
        id_
        for id_ in g.order.group
        if id_ in g.formations and not (o23_steps.steps_of(g, id_).ended or o23_steps.has_begun(g, id_))
    ]


@rule("O14.5", "EX.mandatory")
def march_options(g: State) -> tuple[Option, ...]:
    """Those that can still move, the mover's cards, and an end as soon as one Formation has entered another hex."""
    movers = [id_ for id_ in waiting(g) if o23_steps.can_move(g, id_) is None]
    has_moved = any(steps.visited for steps in g.steps.values())
    return (
        *(unit_option(g, id_, "move", "O23.2") for id_ in movers),
        *own_cards(g, has_begun=False),
        *unburdening(g, (id_ for id_ in waiting(g) if id_ not in movers)),  # 11.3#2
        *((DONE,) if has_moved or not movers else ()),
    )


def why_not_mover(g: State, question: Choose, subject: str) -> tuple[Reason, ...]:
    """Why a Formation cannot begin to move now, or a card be played."""
    if subject.startswith("card:"):
        return o23_steps.why_not_card(g, question.side, subject.removeprefix("card:"))
    id_ = subject.removeprefix("unit:")
    if id_ not in g.formations:
        return ()
    reason = not_waiting(g, id_) or o23_steps.can_move(g, id_)
    return () if reason is None else (reason,)


def not_waiting(g: State, id_: str) -> Reason | None:
    assert g.order is not None, "nobody moves"
    if id_ not in g.order.group:
        return because("O14.1", "why-not-not-activated", name=name(g, id_))
    if id_ not in waiting(g):
        return because("O23.2", "why-not-has-moved", name=name(g, id_))
    return None


@rule("O23.2#2")
def companions(g: State, stack: tuple[str, ...]) -> list[str]:
    """Who may join a stack: activated in the same hex, and not moved yet."""
    cell = g.formations[stack[0]].cell
    return [id_ for id_ in waiting(g) if id_ not in stack and g.formations[id_].cell == cell]


def why_not_companion(g: State, _question: Choose, subject: str) -> tuple[Reason, ...]:
    """Why a Formation cannot join the stack."""
    id_ = subject.removeprefix("unit:")
    if id_ not in g.formations:
        return ()
    reason = not_waiting(g, id_) or because("O23.2", "why-not-other-hex", name=name(g, id_))
    return (reason,)


# where to


def stack_points(g: State) -> int:
    """The MP that the member with the fewest has left."""  # O23.2#3
    return max(0, min(o23_steps.points_left(g, id_) for id_ in g.moving))


def step_options(g: State) -> tuple[Option, ...]:
    """Hexes to enter, the edge, Weapons to hand over, the mover's cards; an end once begun, before that a way back."""
    stack = g.moving
    has_begun = any(o23_steps.has_begun(g, id_) for id_ in stack)
    found = (
        *(step_option(g, cell) for cell in o23_steps.open_hexes(g, stack)),
        *((exit_option(g, stack[0]),) if o23_steps.may_exit(g, stack) else ()),
        *(transfer_option(g, giver, taker) for giver, taker in o23_steps.transfers(g, stack)),
        *own_cards(g, has_begun),
        *unburdening(g, stack),  # 11.3#2
    )
    if has_begun:
        return (*found, DONE)
    if any(
        o23_steps.steps_of(g, id_).spent for id_ in stack
    ):  # O23.2#1: handing a Weapon over was a part of the move
        return (*found, DONE) if may_stay(g, stack) else found
    return (*found, BACK) if len(waiting(g)) > 1 or not found else found


@rule("O14.5")
def may_stay(g: State, stack: tuple[str, ...]) -> bool:
    """A stack that has entered no hex may stop: another Formation has moved or can, or there is nowhere to go."""
    others = (id_ for id_ in waiting(g) if id_ not in stack)
    if any(s.visited for s in g.steps.values()) or any(o23_steps.can_move(g, id_) is None for id_ in others):
        return True
    return not (any(o23_steps.open_hexes(g, stack)) or o23_steps.may_exit(g, stack))


def step_option(g: State, cell: Cell) -> Option:
    hex_ = hex_name(g, cell)
    cost = max(o23_steps.step_costs(g, id_, cell).total for id_ in g.moving)
    return option(hex_, cell, "step", (f"hex:{hex_}",), "option-step", "O23.1", hex=hex_, cost=cost)


def exit_option(g: State, id_: str) -> Option:
    edge = o23_steps.exit_edge(g, id_)
    return option("exit", "exit", "exit", (f"edge:{edge}",), "option-exit", "7.2.1", edge=f"@edge-{edge}")


def transfer_option(g: State, giver: str, taker: str) -> Option:
    return option(
        f"transfer:{giver}:{taker}",
        ("transfer", giver, taker),
        "transfer",
        (f"unit:{giver}", f"unit:{taker}"),
        "option-transfer",
        "O23.1.1",
        giver=name(g, giver),
        taker=name(g, taker),
        weapon=name(g, g.formations[giver].weapon),
    )
