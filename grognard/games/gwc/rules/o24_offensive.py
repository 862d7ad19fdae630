"""O24 Offensive: an unbroken line with a Leader moves, and then makes one Fire Attack."""

from __future__ import annotations

from collections.abc import Iterator

from grognard.engine.board import Cell
from grognard.engine.decision import BACK, DONE, Choose, Option
from grognard.engine.procedure import Procedure, procedure
from grognard.engine.reasons import Reason, because
from grognard.engine.rulebook import rule
from grognard.games.gwc.registry import ACTIVATIONS, ORDERS, Activation, OrderSpec
from grognard.games.gwc.rules import (
    o14_activation,
    o21_fire,
    o21_groups,
    o23_move,
    o23_steps,
    s03_formations,
    s08_stacking,
    s98_strategy,
)
from grognard.games.gwc.rules.words import hex_name, name, side_name, unit_option
from grognard.games.gwc.state import Order, State


@rule("O24", "O24.2#1")
@procedure
def offensive_order(g: State) -> Procedure[None]:
    """The line is activated, moves, and fires. Red Trousers may cancel it: then there is no Order any more."""
    side = g.active
    group: tuple[str, ...] = yield from choose_line(g, side)
    o14_activation.begin(g, Order("offensive", side, group, ""))
    yield from s98_strategy.situation_window(g, g.other(side), "french offensive")  # S98.4.5#1
    if g.order is None:
        return
    yield from o23_move.march(g)  # O24.2#2
    yield from fire_step(g, side)


# the line


@rule("O24.1#2", "O24.1#3", "O24.1#5", "EX.offensive")
@procedure
def choose_line(g: State, side: str) -> Procedure[tuple[str, ...]]:
    """The player ticks the line Formation by Formation, each in or next to a hex of those before."""
    group: tuple[str, ...] = ()
    going = True
    while going:
        picked: str | None = yield Choose(
            side,
            "offensive-line" if group else "offensive-first",
            line_options(g, side, group),
            "O24.1",
            (("count", len(group)), ("units", " ".join(group))),
            why_not=why_not_in_line,
        )
        if picked is None:
            going = False
        else:
            group = group[:-1] if picked == "back" else (*group, picked)
    return group


def line_options(g: State, side: str, group: tuple[str, ...]) -> tuple[Option, ...]:
    """Who may begin or lengthen the line; an end once it is an Offensive; a way back."""
    found = next_in_line(g, side, group)
    return (
        *(unit_option(g, id_, "activate", "O24.1") for id_ in found),
        *((DONE,) if is_line(g, group) else ()),
        *((BACK,) if group else ()),
    )


@rule("O24.1#1", "O24.1#4", "O24.1#fr", "O24.2#4")
def eligible(g: State, id_: str) -> Reason | None:
    """Any unbroken Formation, of whatever type, that can move at all and whose hex is not overstacked."""
    formation = g.formations[id_]
    if formation.broken:
        return because("O24.1", "why-not-broken", name=name(g, id_))
    figures = s08_stacking.figures_in(g, formation.cell, formation.side)
    if figures > s08_stacking.LIMIT:
        return because("O24.2", "why-not-is-overstacked", hex=hex_name(g, formation.cell), figures=figures)
    return o23_steps.may_be_activated(g, id_)


def candidates(g: State, side: str) -> list[str]:
    """The Formations that could be activated for an Offensive, Command Radius or not."""  # O24.2#10
    return [id_ for id_ in g.of(side) if o14_activation.may_not(g, id_, "offensive") is None]


def next_in_line(g: State, side: str, group: tuple[str, ...]) -> list[str]:
    """Who may begin the line, or join it in or next to its hexes."""
    if not group:
        return [id_ for line in lines(g, side) for id_ in line]
    reach = {c for id_ in group for c in (g.formations[id_].cell, *g.board.adjacent[g.formations[id_].cell])}
    return [id_ for id_ in candidates(g, side) if id_ not in group and g.formations[id_].cell in reach]


@rule("O24.1#5")
def lines(g: State, side: str) -> Iterator[tuple[str, ...]]:
    """Every longest line of adjacent candidates that would make an Offensive."""
    by_cell: dict[Cell, list[str]] = {}
    for id_ in candidates(g, side):
        by_cell.setdefault(g.formations[id_].cell, []).append(id_)
    while by_cell:
        cells = [next(iter(by_cell))]
        line: list[str] = []
        for cell in cells:  # grows while it is read
            if cell in by_cell:
                line += by_cell.pop(cell)
                cells += g.board.adjacent[cell]
        if is_line(g, tuple(line)):
            yield tuple(line)


@rule("O24.1#2", "O24.1#3", "O14.5")
def is_line(g: State, group: tuple[str, ...]) -> bool:
    """Connected Formations make an Offensive: two hexes, an infantry Leader, and somebody who can move."""
    if len({g.formations[id_].cell for id_ in group}) < 2:
        return False
    if not any(s03_formations.is_leader(g, id_) for id_ in group):
        return False
    return any(able(g, id_) is None for id_ in group)


def why_not_in_line(g: State, question: Choose, subject: str) -> tuple[Reason, ...]:
    """Why a Formation cannot be part of the line."""
    id_ = subject.removeprefix("unit:")
    if id_ not in g.formations:
        return ()
    if g.formations[id_].side != question.side:
        return (because("O24.1", "why-not-enemy", name=name(g, id_)),)
    reason = o14_activation.may_not(g, id_, "offensive")
    return (reason or because("O24.1", "why-not-no-line", name=name(g, id_)),)


# the Fire Attack


@rule("O24.2#6", "O24.2#7")
@procedure
def fire_step(g: State, side: str) -> Procedure[None]:
    """Units and Leaders of the line that have entered a new hex may make one Fire Attack."""
    made = False
    too_weak: tuple[o21_groups.Shot, ...] = ()
    while not made and o21_groups.target_cells(g, side, pools(g)):
        shot: o21_groups.Shot | None = yield from o21_groups.choose_shot(
            g, side, pools(g), None, "O24.2", True, too_weak
        )
        if shot is None:
            return
        made = yield from o21_fire.attack_with(g, side, shot.pieces, shot.cell)
        too_weak = (*too_weak, shot)


@rule("O24.2#8", "O24.2#9")
def pools(g: State) -> o21_groups.Pools:
    """Who may fire together: one Leader and Units in his radius; no Weapons, no Tanks. A Unit may also fire alone."""
    assert g.order is not None, "there is no Offensive"
    group = [id_ for id_ in g.order.group if id_ in g.formations]
    ready = [
        id_
        for id_ in group
        if o23_steps.has_begun(g, id_)
        and not s03_formations.is_tank(g, id_)
        and not g.is_melee(g.formations[id_].cell)  # O21.3#9
    ]
    found: list[tuple[str, ...]] = []
    for leader in group:
        if s03_formations.is_leader(g, leader):
            led = set(s03_formations.within_command(g, leader))
            found.append(tuple(id_ for id_ in ready if id_ == leader or id_ in led))
    in_a_pool = {id_ for pool in found for id_ in pool}
    return (*found, *((id_,) for id_ in ready if id_ not in in_a_pool))


@rule("O24.1#2")
def can_order(g: State, side: str) -> Reason | None:
    """There is a line of at least two hexes with an infantry Leader."""
    return None if any(lines(g, side)) else because("O24.1", "why-not-no-offensive", side=side_name(side))


@rule("O14.5", "O24.2#4")
def able(g: State, id_: str) -> Reason | None:
    """Why a Formation could not go anywhere in an Offensive, which overstacks no hex."""
    reason = o23_steps.can_move(g, id_)
    if reason is not None or o23_steps.may_exit(g, (id_,)) or o23_steps.can_move_unburdened(g, id_):
        return reason
    barred = [o23_steps.barred_in_offensive(g, (id_,), cell) for cell in o23_steps.open_hexes(g, (id_,))]
    return None if None in barred else barred[0]


ACTIVATIONS["offensive"] = Activation("O24", eligible, able)
ORDERS["offensive"] = OrderSpec("offensive", "O24", can_order, offensive_order)
