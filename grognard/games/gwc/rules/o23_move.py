"""O23 Move: one Formation or stack after another, hex by hex, with the enemy's reactions at each."""

from __future__ import annotations

from msgspec.structs import replace

from grognard.engine.board import Cell
from grognard.engine.decision import BACK, DONE, Choose
from grognard.engine.procedure import Procedure, procedure
from grognard.engine.reasons import Reason, because
from grognard.engine.rulebook import rule
from grognard.games.gwc.registry import ACTIVATIONS, ORDERS, Activation, OrderSpec
from grognard.games.gwc.rules import (
    a28_actions,
    a42_opportunity_fire,
    effects,
    f125_fortifications,
    o14_activation,
    o21_targets,
    o23_enter,
    o23_menu,
    o23_steps,
    o23_tanks,
    s07_victory,
    s11_weapons,
    s98_strategy,
    t99_terrain,
)
from grognard.games.gwc.rules.words import hex_name, name, unit_option
from grognard.games.gwc.state import State

Chosen = Cell | str | tuple[str, ...] | None
"""A hex, a Formation or `exit`, `back`, `situation`, `weapon`; a card and its Action; a transfer; None when done."""


@rule("O23#1", "EX.oneorder")
@procedure
def move_order(g: State) -> Procedure[None]:
    """Formations are activated to Move, and move."""
    yield from o14_activation.activate(g, g.active, "move")
    yield from march(g)


@rule("O27.2#2", "T107.1#1")
@procedure
def enter_hex(g: State, ids: tuple[str, ...], cell: Cell, manner: str) -> Procedure[bool]:
    """Formations that go together enter a hex; `manner` is move, advance, retreat or place. True if any did."""
    return (yield from o23_enter.enter_hex(g, ids, cell, manner))


@rule("O23.2#1", "O14.5", "EX.mandatory", "O24.2#1")
@procedure
def march(g: State) -> Procedure[None]:
    """The Formations of `g.order` move, one or one stack after another; somebody must, if anybody can."""
    going = True
    while going:
        chosen: Chosen = yield Choose(
            o23_menu.mover(g),
            "move-choose",
            o23_menu.march_options(g),
            "O23.2",
            why_not=o23_menu.why_not_mover,
        )
        if chosen is None:
            going = False
        elif isinstance(chosen, tuple) or chosen == "situation":
            yield from own_action(g, chosen)
        elif chosen == "weapon":
            yield from s11_weapons.discard_weapon(g, o23_menu.mover(g))
        else:
            yield from gather(g, str(chosen), "O23.2")
            yield from go(g)
    g.moving = ()


@rule("O23.2#2")
@procedure
def gather(g: State, first: str, rule_: str) -> Procedure[None]:
    """The player forms the stack that will move together: Formations activated in one hex, none of which has moved."""
    stack: tuple[str, ...] = (first,)
    while stack and o23_menu.companions(g, stack):
        picked: str | None = yield Choose(
            o23_menu.mover(g),
            "stack-choose",
            (*(unit_option(g, id_, "join", rule_) for id_ in o23_menu.companions(g, stack)), DONE, BACK),
            rule_,
            (("first", name(g, first)), ("count", len(stack)), ("units", " ".join(stack))),
            why_not=o23_menu.why_not_companion,
        )
        if picked is None:
            break
        stack = stack[:-1] if picked == "back" else (*stack, picked)
    g.moving = stack


@rule("O23.2#2", "O23.2#3")
@procedure
def go(g: State) -> Procedure[None]:
    """The stack on the move spends its MP until the player is done; if a member is lost the others stop."""
    while g.moving:
        shaken = broken_among(g, g.moving)
        chosen: Chosen = yield Choose(
            o23_menu.mover(g),
            "step-choose",
            o23_menu.step_options(g),
            "O23.1",
            (
                ("first", name(g, g.moving[0])),
                ("left", o23_menu.stack_points(g)),
                ("units", " ".join(g.moving)),
            ),
            explain=o23_steps.explain_step,
            odds=o23_tanks.odds_of_step,
            why_not=o23_steps.why_not_step,
        )
        if chosen is None:
            stop(g, g.moving)
        elif chosen == "back":
            g.moving = ()
        elif chosen == "exit":
            yield from leave_map(g)
        elif isinstance(chosen, int):
            yield from step(g, Cell(chosen))
        elif isinstance(chosen, tuple) and chosen[0] == "transfer":
            transfer(g, chosen[1], chosen[2])
        elif chosen == "weapon":
            yield from s11_weapons.discard_weapon(g, o23_menu.mover(g))
        else:
            yield from own_action(g, chosen)
        keep_together(g, shaken)


def broken_among(g: State, ids: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(id_ for id_ in ids if id_ in g.formations and g.formations[id_].broken)


def stop(g: State, ids: tuple[str, ...]) -> None:
    """The move of these Formations is over."""
    for id_ in ids:
        if id_ in g.formations:
            o23_tanks.halt(g, id_)
    g.moving = ()


@rule("O23.2#3", "O23.2#fr")
def keep_together(g: State, shaken: tuple[str, ...]) -> None:
    """A stack that has lost a member, or whose members were torn apart, goes no further.

    In the French edition one that has broken, beside those broken before, nails the others to the spot as well.
    """
    left = tuple(id_ for id_ in g.moving if id_ in g.formations)
    apart = len({g.formations[id_].cell for id_ in left}) > 1
    broke = len(left) > 1 and not set(broken_among(g, left)) <= set(shaken)
    if left != g.moving or apart or (broke and g.setting.options["edition"] == "fr"):
        stop(g, left)


@rule("O14.4#1", "A28.1#1", "EX.actionduring")
@procedure
def own_action(g: State, chosen: Cell | str | tuple[str, ...]) -> Procedure[None]:
    """The active player plays an Action or a Strategy Card in the middle of his move."""
    if isinstance(chosen, tuple):
        window = "entered" if chosen[1] == "hidden-wire" else "moving"
        yield from a28_actions.announce(g, o23_menu.mover(g), window, "", chosen[0], chosen[1])
    else:
        yield from s98_strategy.situation_window(g, o23_menu.mover(g), o23_menu.moment(g))


# a step


@rule("O23.6#1", "EX.opfire.stream")
@procedure
def step(g: State, cell: Cell) -> Procedure[None]:
    """The stack enters an adjacent hex for its cost: one expenditure, however many MP."""
    stack, start = g.moving, g.formations[g.moving[0]].cell
    enemies = bool(g.in_hex(cell, g.other(o23_menu.mover(g))))
    pay(g, stack, start, cell)
    entered: bool = yield from o23_enter.enter_hex(g, stack, cell, "move")
    if not entered:
        forget(g, o23_enter.still_in(g, stack, start))
        return
    there = o23_enter.still_in(g, stack, cell)
    remember(g, there, cell)
    caught_in_wire(g, there, start)
    caught_in_wire(g, there, cell)
    if enemies:
        close_in(g, there)
    exposed = tuple(id_ for id_ in there if not o21_targets.is_sheltered(g, id_))
    yield from reactions(g, exposed, cell)


def pay(g: State, stack: tuple[str, ...], start: Cell, cell: Cell) -> None:
    """Each member spends the MP that the hex costs it; the mover announces what he has spent so far."""
    for id_ in stack:
        steps, cost = o23_steps.steps_of(g, id_), o23_steps.step_costs(g, id_, cell)
        came = (
            steps.visited if steps.visited[-1:] == (start,) else (*steps.visited, start)
        )  # O24.2#5: or was driven
        along = f125_fortifications.by_trench(g, id_, start, cell)
        g.steps[id_] = replace(
            steps, spent=steps.spent + cost.total, visited=(*came, cell), sheltered=cell if along else None
        )  # F130.2#2
    dearest = max(stack, key=lambda id_: g.steps[id_].spent)
    g.note(
        "step",
        "O23.6",
        names=[name(g, id_) for id_ in stack],
        units=list(stack),
        start=hex_name(g, start),
        hex=hex_name(g, cell),
        cost=o23_steps.step_costs(g, dearest, cell).total,
        spent=g.steps[dearest].spent,
    )


@rule("O24.2#6", "O14.5")
def forget(g: State, ids: tuple[str, ...]) -> None:
    """The way was closed: the MP are spent, but the hex was not entered."""
    for id_ in ids:
        before = g.steps[id_].visited[:-1]
        g.steps[id_] = replace(g.steps[id_], visited=before if len(before) > 1 else (), sheltered=None)


@rule("T116#2", "T118#1", "T124.1#1")
def remember(g: State, ids: tuple[str, ...], cell: Cell) -> None:
    """A Road entered is worth 1 MP for the rest of the Order; the first Shellhole and Destroyed Woods cost 1 more."""
    terrain = t99_terrain.terrain_of(g, cell)
    for id_ in ids:
        steps = o23_steps.steps_of(g, id_)
        g.steps[id_] = replace(
            steps,
            road=steps.road or t99_terrain.has_road(g, cell),
            shellhole=steps.shellhole or terrain == "shellhole",
            destroyed_woods=steps.destroyed_woods or terrain == "destroyed_woods",
        )


@rule("F131.2#1", "F131.2#3")
def caught_in_wire(g: State, ids: tuple[str, ...], cell: Cell) -> None:
    """Whoever enters or leaves Wire loses the MP that are left."""
    if g.fortifications.get(cell) != "wire":
        return
    for id_ in ids:
        if not f125_fortifications.ignores_wire(g, id_):
            g.steps[id_] = replace(g.steps[id_], wire=cell)


@rule("A54#3", "S98.3.4#3", "S98.4.7#2")
def close_in(g: State, ids: tuple[str, ...]) -> None:
    """Whoever enters an enemy-occupied hex loses the MP that are left, and under Assaults is Suppressed.

    No shot goes into or out of a hex that holds both sides (O21.3), so that A54#4 and A54#5 need nothing more.
    """
    for id_ in ids:
        o23_tanks.halt(g, id_)
        if g.has_effect(effects.ASSAULTS):
            s07_victory.suppress(g, id_, "S98.3.4")


@rule("O23.3", "O23.7", "A28.2", "EX.movetiming", "A45.4#1")
@procedure
def reactions(g: State, targets: tuple[str, ...], cell: Cell) -> Procedure[None]:
    """The inactive player finishes all his Actions before the mover may begin his own."""
    enemy = g.other(o23_menu.mover(g))
    yield from a28_actions.action_window(g, enemy, "entered", hex_name(g, cell))
    alive = tuple(id_ for id_ in targets if id_ in g.formations)
    if alive:
        fired: bool = yield from a42_opportunity_fire.opportunity_fire(g, alive, cell)
        if fired:  # Hidden Wire can come after the shot as well as before it
            yield from a28_actions.action_window(g, enemy, "entered", hex_name(g, cell))


# exits and transfers


@rule("7.2.1#1", "7.2#2")
@procedure
def leave_map(g: State) -> Procedure[None]:
    """The stack goes off the map for 1 MP, as if the border were one more hex."""
    stack, start = g.moving, g.formations[g.moving[0]].cell
    for id_ in stack:
        steps = o23_steps.steps_of(g, id_)
        visited = steps.visited or (start,)
        g.steps[id_] = replace(steps, spent=steps.spent + o23_steps.EXIT_COST, visited=visited)
    yield from o23_enter.exit_hex(g, stack)
    stop(g, stack)


@rule("O23.1.1#1", "O23.1.1#3", "11.3#1")
def transfer(g: State, giver: str, taker: str) -> None:
    """A Platoon on the move hands its Weapon to a Team in its hex for 1 MP; no hex is entered, so nobody may fire."""
    steps = o23_steps.steps_of(g, giver)
    g.steps[giver] = replace(steps, spent=steps.spent + o23_steps.TRANSFER_COST)
    s11_weapons.give(g, g.formations[giver].weapon, taker)


# who can be activated


def eligible(g: State, id_: str) -> Reason | None:
    return o23_steps.may_be_activated(g, id_)


def able(g: State, id_: str) -> Reason | None:
    return o23_steps.can_move(g, id_)


def can_order(g: State, side: str) -> Reason | None:
    """Somebody can be activated and enter another hex."""
    if o14_activation.can_activate(g, side, "move"):
        return None
    return because("O23", "why-not-nobody", order="@order-move")


ACTIVATIONS["move"] = Activation("O23", eligible, able, tanks=True)  # O23.5.1#1 O23.5.1#2 O23.5.1#3
ORDERS["move"] = OrderSpec("move", "O23", can_order, move_order)
