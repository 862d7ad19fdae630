"""O23.1 to O23.4 One step: the MP that are left, what a step costs, and why it may not be taken."""

from __future__ import annotations

from collections.abc import Iterator

from grognard.engine.board import Cell
from grognard.engine.decision import Choose, Option
from grognard.engine.reasons import Modifiers, Reason, because
from grognard.engine.rulebook import rule
from grognard.games.gwc.registry import ACTIONS
from grognard.games.gwc.rules import (
    effects,
    f125_fortifications,
    s01_cards,
    s03_formations,
    s08_stacking,
    s11_weapons,
    t99_terrain,
)
from grognard.games.gwc.rules.words import card_name, hex_name, name
from grognard.games.gwc.state import State, Steps

FRESH = Steps()
EXIT_COST = 1  # 7.2.1#1
TRANSFER_COST = 1  # O23.1.1#1


def steps_of(g: State, id_: str) -> Steps:
    """What a Formation has done in the Order in progress."""
    return g.steps.get(id_, FRESH)


def has_begun(g: State, id_: str) -> bool:
    """It has left the hex in which it began the Order."""
    return bool(steps_of(g, id_).visited)


@rule("O23#2", "3.3.1.5#1")
def points_left(g: State, id_: str) -> int:
    """The MP that are left: its Movement where it stands now, less those spent; none once its move has ended."""
    steps = steps_of(g, id_)
    if steps.ended or (steps.wire is not None and not f125_fortifications.ignores_wire(g, id_)):
        return 0
    return s03_formations.movement_total(g, id_) - steps.spent


# where a Formation may go


@rule("O23.4#1", "A54#2", "S98.3.4#2", "S98.4.7#2")
def may_enter_enemies(g: State, id_: str) -> bool:
    """Storm Troops, Assaults or Sturmtruppen open enemy-occupied hexes to moving Units and Leaders."""
    if not g.effects or s03_formations.is_tank(g, id_):
        return False
    if g.has_effect(effects.ASSAULTS) or g.has_effect(effects.STURMTRUPPEN):
        return True
    return is_storm_trooper(g, id_)


@rule("A54#2")
def is_storm_trooper(g: State, id_: str) -> bool:
    """A moving Unit with boxed Range under Storm Troops, or a Leader stacked with one."""
    order = g.order
    if not g.has_effect(effects.STORM_TROOPS) or order is None:
        return False
    if s03_formations.is_unit(g, id_):
        return s03_formations.boxed(g, id_, "range")
    here = g.in_hex(g.formations[id_].cell, order.side)
    return s03_formations.is_leader(g, id_) and any(
        other in order.group and s03_formations.is_unit(g, other) and s03_formations.boxed(g, other, "range")
        for other in here
    )


def barred(g: State, id_: str, cell: Cell) -> Reason | None:
    """Why a Formation may not move into a hex because of who is there or of the kind of Order."""
    side = g.formations[id_].side
    there = g.at.get(cell)
    if there and any(g.formations[o].side != side for o in there) and not may_enter_enemies(g, id_):
        return because("O23.4", "why-not-enemy-occupied", hex=hex_name(g, cell))
    return no_second_tank(g, id_, cell)


@rule("8.2.1")
def no_second_tank(g: State, id_: str, cell: Cell) -> Reason | None:
    """Two Tanks of a side are never in the same hex, not even in passing."""
    if s03_formations.is_tank(g, id_) and s08_stacking.has_tank(g, cell, g.formations[id_].side):
        return because("8.2.1", "why-not-second-tank", hex=hex_name(g, cell))
    return None


@rule("O24.2#4", "O24.2#5")
def barred_in_offensive(g: State, stack: tuple[str, ...], cell: Cell) -> Reason | None:
    """In an Offensive no hex is entered twice, and none is ever overstacked."""
    if any(cell in steps_of(g, id_).visited for id_ in stack):
        return because("O24.2", "why-not-visited", hex=hex_name(g, cell))
    side = g.formations[stack[0]].side
    figures = s08_stacking.figures_in(g, cell, side) + sum(s03_formations.figures(g, id_) for id_ in stack)
    if figures > s08_stacking.LIMIT:
        return because("O24.2", "why-not-overstacked", hex=hex_name(g, cell), figures=figures)
    return None


@rule("O23.1#1", "O23.1#2", "O23.2#3")
def step_refusal(g: State, stack: tuple[str, ...], cell: Cell) -> Reason | None:
    """Why a stack cannot step into an adjacent hex; None if every member may and can pay."""
    return _refusal(g, stack, cell, [points_left(g, id_) for id_ in stack])


def _refusal(g: State, stack: tuple[str, ...], cell: Cell, points: list[int]) -> Reason | None:
    """The same, when it is known how many MP each member has left."""
    start = g.formations[stack[0]].cell
    for id_, left in zip(stack, points, strict=True):
        reason = barred(g, id_, cell)
        if reason is not None:
            return reason
        cost = t99_terrain.move_cost(g, id_, start, cell)
        if isinstance(cost, Reason):  # O23.4#2 O23.4#3
            return cost
        if cost.total > left:
            return because(
                "O23.1",
                "why-not-too-dear",
                hex=hex_name(g, cell),
                cost=cost.total,
                left=max(0, left),
                name=name(g, id_),
            )
    if g.order is not None and g.order.kind == "offensive":
        return barred_in_offensive(g, stack, cell)
    return None


def open_hexes(g: State, stack: tuple[str, ...]) -> Iterator[Cell]:
    """The adjacent hexes into which a stack can step now."""
    points = [points_left(g, id_) for id_ in stack]
    if min(points) > 0:
        for cell in g.board.adjacent[g.formations[stack[0]].cell]:
            if _refusal(g, stack, cell, points) is None:
                yield cell


def step_costs(g: State, id_: str, cell: Cell) -> Modifiers:
    """What an allowed step costs one Formation, with all reasons."""
    cost = t99_terrain.move_cost(g, id_, g.formations[id_].cell, cell)
    assert isinstance(cost, Modifiers), f"{id_} may not enter {hex_name(g, cell)}"
    return cost


# exits


@rule("7.2#2", "7.2.1#2", "O23.4#5", "O23.4#6", "O23.4#7", "O16.2#3", "O16.2#4", "O16.3#4")
def exit_edge(g: State, id_: str) -> str:
    """The edge by which a Formation may leave: the enemy's, a Runner's own."""
    side = g.formations[id_].side
    return str(g.setting.edges[side if s03_formations.is_runner(g, id_) else g.other(side)])


@rule("7.2#1", "O23.4#4", "O16.3#3", "7.2.1.1#1")
def exit_refusal(g: State, id_: str, edge: str) -> Reason | None:
    """Why a Formation cannot leave the map by this edge, whatever it costs."""
    formation = g.formations[id_]
    if edge not in g.setting.edges.values():
        return because("7.2", "why-not-flank")
    if edge != exit_edge(g, id_):
        runner = s03_formations.is_runner(g, id_)
        return because("7.2.1", "why-not-runner-edge" if runner else "why-not-own-edge", name=name(g, id_))
    if formation.has_exited and s03_formations.is_tank(g, id_):
        return because("7.2.1.1", "why-not-exited-once", name=name(g, id_))
    if formation.cell not in g.board.edge(edge):  # type: ignore[arg-type]
        return because("7.2", "why-not-at-edge", name=name(g, id_))
    if t99_terrain.terrain_of(g, formation.cell) == "bridge" and not t99_terrain.leads_off(g, formation.cell):
        return because("O23.4", "forbidden-bridge-exit", hex=hex_name(g, formation.cell))  # O23.4#3 O16.3#2
    return None


def may_exit(g: State, stack: tuple[str, ...]) -> bool:
    """Every member stands at its edge, may leave and can pay."""
    first = g.formations[stack[0]].cell
    if not g.board.is_edge(first):
        return False
    return all(
        exit_refusal(g, id_, exit_edge(g, id_)) is None and points_left(g, id_) >= EXIT_COST for id_ in stack
    )


# Weapons


@rule("O23.1.1#1", "O23.1.1#2")
def transfers(g: State, stack: tuple[str, ...]) -> list[tuple[str, str]]:
    """Each Platoon on the move with a Weapon and 1 MP, and each Team in its hex that could take it."""
    found = []
    for id_ in stack:
        formation = g.formations[id_]
        if formation.weapon and points_left(g, id_) >= TRANSFER_COST:
            here = g.in_hex(formation.cell, formation.side)
            found += [(id_, t) for t in here if s11_weapons.why_not_transfer(g, id_, t) is None]
    return found


# who can be activated


@rule("O16.3.1", "O23.5.9")
def engine_failure(g: State, id_: str) -> Reason | None:
    """A broken Tank with a dash for Movement neither Moves nor Advances."""
    return (
        because("O23.5.9", "why-not-engine", name=name(g, id_)) if s03_formations.is_stuck(g, id_) else None
    )


@rule("O23.5.1#2", "O14.5")
def may_be_activated(g: State, id_: str) -> Reason | None:
    """Such a Tank is out of the question, unless as a Tank Leader it sends others."""
    return None if s03_formations.is_tank_leader(g, id_) else engine_failure(g, id_)


@rule("O14.5", "O23.1#3")
def can_move(g: State, id_: str) -> Reason | None:
    """Why a Formation could not go anywhere; a Platoon that could after it has given its Weapon away can."""
    stack = (id_,)
    if any(True for _ in open_hexes(g, stack)) or may_exit(g, stack) or can_move_unburdened(g, id_):
        return None
    stuck = because("O23.1", "why-not-stuck", name=name(g, id_), left=max(0, points_left(g, id_)))
    return engine_failure(g, id_) or stuck


def can_move_unburdened(g: State, id_: str) -> bool:
    """After a transfer it could pay for an adjacent hex."""
    if not transfers(g, (id_,)):
        return False
    formation = g.formations[id_]
    burden = s11_weapons.weapon_counter(g, formation.weapon).movement
    left = points_left(g, id_) - TRANSFER_COST - burden
    for cell in g.board.adjacent[formation.cell]:
        cost = t99_terrain.move_cost(g, id_, formation.cell, cell)
        if isinstance(cost, Modifiers) and cost.total <= left and barred(g, id_, cell) is None:
            return True
    return False


# advice


def explain_step(g: State, _question: Choose, chosen: Option) -> tuple[Reason, ...]:
    """What a step costs the member of the stack that pays most, part by part, and what it would have left."""
    if not isinstance(chosen.value, int):
        return (Reason(chosen.rule, chosen.label, None, chosen.args),)
    cell = Cell(chosen.value)
    payer = min(g.moving, key=lambda id_: points_left(g, id_) - step_costs(g, id_, cell).total)
    cost = step_costs(g, payer, cell)
    left = points_left(g, payer) - cost.total
    return (*cost.reasons, because("O23.1", "step-left", name=name(g, payer), cost=cost.total, left=left))


def why_not_card(g: State, side: str, card: str) -> tuple[Reason, ...]:
    """Why a card in hand cannot be played in the middle of the move."""
    if card not in g.hands[side]:
        return ()
    reasons: list[Reason | None] = []
    for action in s01_cards.card(g, card).actions:
        spec = ACTIONS["moving"].get(action)
        late = because("A28.1", "why-not-window", action=card_name("action", action))
        reasons.append(late if spec is None else spec.may(g, side, "", card))
    return tuple(reason for reason in reasons if reason is not None)


def why_not_step(g: State, question: Choose, subject: str) -> tuple[Reason, ...]:
    """Why the stack on the move cannot go to a hex or off an edge."""
    kind, _, which = subject.partition(":")
    if kind == "card":
        return why_not_card(g, question.side, which)
    if kind == "edge":
        for id_ in g.moving:
            reason = exit_refusal(g, id_, which)
            if reason is not None:
                return (reason,)
        return (because("O23.1", "why-not-too-dear-exit", cost=EXIT_COST),)
    if kind != "hex" or which not in g.board.names:
        return ()
    cell = g.board.cell(which)
    if cell not in g.board.adjacent[g.formations[g.moving[0]].cell]:
        return (because("O23", "why-not-adjacent", hex=which),)
    reason = step_refusal(g, g.moving, cell)
    return () if reason is None else (reason,)
