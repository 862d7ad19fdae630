"""O16 Advance: one adjacent hex, whatever it costs and whoever is there, and no Op Fire."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from grognard.engine.board import Cell
from grognard.engine.decision import BACK, DONE, Choose, Option, choices
from grognard.engine.procedure import Procedure, procedure
from grognard.engine.reasons import Reason, because
from grognard.engine.rulebook import rule
from grognard.games.gwc.registry import ACTIVATIONS, ORDERS, Activation, OrderSpec
from grognard.games.gwc.rules import (
    a28_actions,
    o14_activation,
    o23_enter,
    o23_menu,
    o23_move,
    o23_steps,
    s98_strategy,
    t99_terrain,
)
from grognard.games.gwc.rules.words import hex_name, name, unit_option
from grognard.games.gwc.state import State


@rule("O16.1#1", "O16.2#1", "O14.5")
@procedure
def advance_order(g: State) -> Procedure[None]:
    """Activated Formations go one hex each, singly or together; Melees wait until the Order is over."""
    yield from o14_activation.activate(g, g.active, "advance")
    going = True
    while going:
        first: str | None = yield Choose(
            g.active,
            "advance-choose",
            (*advance_options(g), *s98_strategy.offer_in_order(g, g.active, bool(g.steps))),
            "O16.1",
            why_not=why_not_advancer,
            window=s98_strategy.may_interrupt(g, g.active, bool(g.steps)),
        )
        if first is None:
            going = False
        elif first == "situation":  # S98.1#1
            yield from s98_strategy.situation_window(g, g.active, "own order")
        else:
            yield from o23_move.gather(g, first, "O16.2")
            yield from advance(g)
    g.moving = ()


@rule("O16.1#1", "O16.1#2", "O16.1#3", "O16.2#2")
@procedure
def advance(g: State) -> Procedure[None]:
    """The stack that was formed enters an adjacent hex and must stop there."""
    if not g.moving:
        return
    stack, start = g.moving, g.formations[g.moving[0]].cell
    where: Cell | str = yield Choose(
        g.active,
        "advance-hex",
        (*hex_options(g, stack), BACK),
        "O16.1",
        (("first", name(g, stack[0])), ("count", len(stack)), ("units", " ".join(stack))),
        why_not=why_not_hex,
    )
    if where == "back":
        return
    for id_ in stack:
        visited = (start,) if isinstance(where, str) else (start, where)
        g.steps[id_] = replace(o23_steps.steps_of(g, id_), visited=visited)
    if isinstance(where, str):  # O16.2#3 O16.2#4
        yield from o23_enter.exit_hex(g, stack)
        return
    entered: bool = yield from o23_enter.enter_hex(g, stack, where, "advance")
    for side in (g.inactive, g.active) if entered else ():
        yield from a28_actions.action_window(g, side, "entered", hex_name(g, where))  # A45.4#1


# where to


@rule("O16.3#1", "O16.3#2", "8.2.1")
def advance_refusal(g: State, id_: str, cell: Cell) -> Reason | None:
    """Why a Formation may not Advance into an adjacent hex: the ground forbids it, or a Tank is there."""
    start = g.formations[id_].cell
    return t99_terrain.forbidden(g, id_, start, cell) or o23_steps.no_second_tank(g, id_, cell)


def open_hexes(g: State, stack: tuple[str, ...]) -> Iterator[Cell]:
    """The hexes into which a whole stack may Advance."""
    around = g.board.adjacent[g.formations[stack[0]].cell]
    return (cell for cell in around if all(advance_refusal(g, id_, cell) is None for id_ in stack))


@rule("O16.2#3", "O16.2#4", "O16.3#3", "O16.3#4")
def may_exit(g: State, stack: tuple[str, ...]) -> bool:
    """The whole stack stands at the edge by which it may leave; MP are not counted."""
    return all(o23_steps.exit_refusal(g, id_, o23_steps.exit_edge(g, id_)) is None for id_ in stack)


def hex_options(g: State, stack: tuple[str, ...]) -> tuple[Option, ...]:
    hexes = choices(open_hexes(g, stack), "hex", "advance", "option-hex", "O16.1", g.board.name)
    return (*hexes, *((o23_menu.exit_option(g, stack[0]),) if may_exit(g, stack) else ()))


def advance_options(g: State) -> tuple[Option, ...]:
    """Those that can still Advance, and an end as soon as one has."""
    waiting = [id_ for id_ in o23_menu.waiting(g) if able(g, id_) is None]
    has_moved = any(steps.visited for steps in g.steps.values())
    return (
        *(unit_option(g, id_, "advance", "O16.1") for id_ in waiting),
        *((DONE,) if has_moved or not waiting else ()),
    )


def why_not_advancer(g: State, _question: Choose, subject: str) -> tuple[Reason, ...]:
    """Why a Formation cannot Advance now."""
    id_ = subject.removeprefix("unit:")
    if id_ not in g.formations:
        return ()
    reason = o23_menu.not_waiting(g, id_) or able(g, id_)
    return () if reason is None else (reason,)


def why_not_hex(g: State, _question: Choose, subject: str) -> tuple[Reason, ...]:
    """Why the stack cannot Advance into a hex or off an edge."""
    kind, _, which = subject.partition(":")
    reasons: tuple[Reason | None, ...] = ()
    if kind == "edge":
        reasons = tuple(o23_steps.exit_refusal(g, id_, which) for id_ in g.moving)
    elif kind == "hex" and which in g.board.names:
        cell = g.board.cell(which)
        if cell not in g.board.adjacent[g.formations[g.moving[0]].cell]:
            return (because("O16.1", "why-not-adjacent", hex=which),)
        reasons = tuple(advance_refusal(g, id_, cell) for id_ in g.moving)
    return tuple(reason for reason in reasons if reason is not None)[:1]


# who can be activated


@rule("O16.3.1")
def eligible(g: State, id_: str) -> Reason | None:
    return o23_steps.may_be_activated(g, id_)


def able(g: State, id_: str) -> Reason | None:
    """Why a Formation could not Advance anywhere."""
    stuck = o23_steps.engine_failure(g, id_)
    if stuck is not None:
        return stuck
    if any(True for _ in open_hexes(g, (id_,))) or may_exit(g, (id_,)):
        return None
    return because("O16.3", "why-not-hemmed-in", name=name(g, id_))


def can_order(g: State, side: str) -> Reason | None:
    """Somebody can be activated and enter another hex."""
    if o14_activation.can_activate(g, side, "advance"):
        return None
    return because("O16", "why-not-nobody", order="@order-advance")


ACTIVATIONS["advance"] = Activation("O16", eligible, able, tanks=True)
ORDERS["advance"] = OrderSpec("advance", "O16", can_order, advance_order)
