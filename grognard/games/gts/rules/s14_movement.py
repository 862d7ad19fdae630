"""14 Movement: hex by hex, with Column changes, forced marches and dismounting, under the enemy's fire."""

from __future__ import annotations

import heapq
from functools import partial

from msgspec.structs import replace

from grognard.engine.board import Cell
from grognard.engine.decision import Choose
from grognard.engine.procedure import Procedure, procedure
from grognard.engine.reasons import Modifiers
from grognard.engine.rulebook import rule
from grognard.games.gts.rules import (
    s02_units,
    s13_actions,
    s14_advice,
    s14_barrage,
    s14_costs,
    s14_stacking,
    s14_steps,
    s14_transport,
    s16_parks,
    s17_opportunity,
    s19_results,
    s21_command,
    s22_works,
    s29_checks,
)
from grognard.games.gts.rules.s14_costs import NOWHERE, points
from grognard.games.gts.rules.words import hex_name, of_unit
from grognard.games.gts.state import HALVES, State

Units = tuple[str, ...]


# who may move


@rule("14.2#1", "14.4#1", "14.4#2", "14.10.4#2", "16.2.3#5", "16.2.3#6", "22.3.3#1", "19.2.2#6", "8.0#8")
def may_move(g: State, id_: str, column: str) -> bool:
    """A Unit with an allowance or a star, neither Suppressed nor entrenched, with something to do."""
    unit = g.units[id_]
    if unit.where < 0 or unit.suppressed or s02_units.is_entrenched(g, id_):
        return False
    if s02_units.movement_class(g, id_) == "immobile" or (unit.park and not s16_parks.may_leave(g, id_)):
        return False
    move = s14_steps.begin(g, (id_,), column)
    return s14_steps.can_go_on(g, move) if unit.entering else any(s14_steps.things_to_do(g, move))


@rule("14.7#1", "14.7#10", "14.6.2#1", "16.2.3#6", "14.11#1", "8.0#7")
def may_move_together(g: State, stack: Units, column: str) -> bool:
    """Nobody in Column, no Gun that retires by prolonge, not out of an overstacked hex, and some step to take."""
    if any(g.units[id_].column or s14_steps.has_star(g, id_) for id_ in stack):
        return False
    if any(g.units[id_].park and not s16_parks.may_leave(g, id_, stack) for id_ in stack):
        return False
    first = g.units[stack[0]]
    if not first.entering and s14_stacking.is_overstacked(g, first.where):
        return False
    return any(s14_steps.things_to_do(g, s14_steps.begin(g, stack, column)))


# the Action


@rule("13.2.1#1", "29.34#1", "14.1#3", "14.3", "14.7#2", "8.0#6")
@procedure
def move_action(g: State, stack: Units, column: str) -> Procedure[Units | None]:
    """Step by step until the player stops or nothing is left to do. Those still together come back."""
    move = s14_steps.begin(g, stack, column)
    while move.stack and any(s14_steps.things_to_do(g, move)):
        step: s14_steps.Step | str | None = yield Choose(
            g.units[move.stack[0]].side,
            "step-choose",
            s14_steps.step_options(g, move),
            "14.3",
            s14_advice.question_args(g, move),
            explain=partial(s14_advice.explain_step, move),
            why_not=partial(s14_advice.why_not_step, move),
        )
        if step is None:
            break
        if isinstance(step, str):
            return None
        move = yield from take(g, move, step)
    return move.stack


@procedure
def take(g: State, move: s14_steps.Move, step: s14_steps.Step) -> Procedure[s14_steps.Move]:
    """One step of a move, and the move as it stands afterwards."""
    match step.kind:
        case "enter":
            return (yield from enter_hex(g, move, step.cell, step.off_road))
        case "column":
            return (yield from enter_column(g, move))
        case "deploy":
            return (yield from leave_column(g, move))
        case "shed":
            s19_results.cohesion_hit(g, move.stack[0], "14.6")  # 14.6#4, 29.34#2
            return (yield from out_of_column(g, move))
        case "march":
            return (yield from forced_march(g, move))
        case "dismount":
            return (yield from dismount(g, move, step.unit, step.in_column))
        case "join":
            s16_parks.join(g, step.unit)
    return (yield from without(g, move, (step.unit,)))  # 14.7#3


@rule("14.7#3", "17.7#2", "17.7#3")
@procedure
def without(g: State, move: s14_steps.Move, gone: Units) -> Procedure[s14_steps.Move]:
    """Some go no further: that was their Action. Each may take a Second Action before the rest move on (c30, c89)."""
    for id_ in gone:
        s13_actions.finish(g, (id_,))
        if g.units[id_].where < 0:
            yield from s21_command.displaced(g)  # 21.3#2
        elif move.column in s21_command.FREE:
            yield from s13_actions.second_action(g, (id_,), "move")
    rest = tuple(id_ for id_ in move.stack if id_ not in gone)
    left = tuple(s14_steps.left_of(move, id_) for id_ in rest)
    return replace(move, stack=rest, left=left, begun=True)


# into the next hex


@rule("14.1#3", "14.7#4", "14.7#5", "14.7#13", "17.2#1", "17.2.1#2", "8.0#11", "16.6.2.2#11", "29.34#2")
@procedure
def enter_hex(
    g: State, move: s14_steps.Move, cell: Cell, off_road: bool = False
) -> Procedure[s14_steps.Move]:
    """What leaving costs, the enemy's fire at all of them in the hex that is left, and then the hex itself."""
    origin, entering = s14_steps.here(g, move), g.units[move.stack[0]].entering
    able = leave_overstacked(g, move.stack, origin)
    if able and s14_steps.has_star(g, able[0]):
        able = yield from prolonge(g, able)
    if s14_barrage.is_held_by_barrage(g, origin):
        able = yield from s14_barrage.leave_heavy(g, able)
    if able and not entering:
        able = yield from s17_opportunity.window(g, able, "move", cell, None)
        free = still_free(g, able, origin, cell)
        for id_ in able:
            if id_ not in free:
                g.note("stays-behind", "14.6.1", **of_unit(g, id_), hex=hex_name(g, cell))
        able = free
    move = yield from without(g, move, tuple(id_ for id_ in move.stack if id_ not in able))
    if move.stack:
        move = go(g, move, cell, off_road)
        yield from s21_command.follow(g, move.stack, origin, cell, move.column)  # 21.2#6, 21.2#7
        if s21_command.leaders_with(g, move.stack, origin):
            yield from s21_command.displaced(g)  # 21.3#2: those of others who were left alone
    return move


@rule("14.6.1#4", "14.7#1", "16.2.4#2")
def still_free(g: State, stack: Units, origin: Cell, cell: Cell) -> Units:
    """Those who may still go: fire disbands a park, which may leave one of the movers in Column."""
    return tuple(
        id_
        for id_ in stack
        if not g.units[id_].column
        or (len(stack) == 1 and s14_costs.may_enter(g, id_, origin, cell, in_column=True))
    )


@rule("14.7#12", "14.7#13")
def leave_overstacked(g: State, stack: Units, origin: Cell) -> Units:
    """Whoever tries to leave an overstacked hex takes a Cohesion Hit when that is announced (c88)."""
    if not g.units[stack[0]].entering and s14_stacking.is_overstacked(g, origin):
        for id_ in stack:
            s19_results.cohesion_hit(g, id_, "14.7")
    return tuple(id_ for id_ in stack if g.units[id_].where >= 0)


@rule("14.11#1", "14.11#2", "14.11#5")
@procedure
def prolonge(g: State, stack: Units) -> Procedure[Units]:
    """A Gun with a star is moved by its crew if it passes a check, and takes a Cohesion Hit if it does not."""
    passed: bool = yield from s29_checks.check(g, stack[0], "prolonge", "14.11", True)
    if passed:
        return stack
    s19_results.cohesion_hit(g, stack[0], "14.11")
    return ()


@rule("14.3", "14.9#2", "22.2.5", "8.0#6", "16.2.3#6")
def go(g: State, move: s14_steps.Move, cell: Cell, off_road: bool = False) -> s14_steps.Move:
    """The movers pay and are in the hex; who was still to enter is in play. A minimum move takes all that is left."""
    origin, left, by_road, minimum = s14_steps.here(g, move), [], False, move.minimum
    for id_ in move.stack:
        total = s14_steps.price(g, move, id_, cell, off_road) or Modifiers()
        least = s14_steps.needs_minimum(g, move, id_, cell)
        rest = 0 if least else max(0, s14_steps.left_of(move, id_) - total.total)
        left.append(rest)
        minimum = (*minimum, id_) if least else minimum
        by_road = by_road or s14_costs.goes_by_road(total)
        say_moved(g, id_, cell, total, rest, least)
    for id_ in move.stack:
        s22_works.leave_works(g, id_)
        if g.units[id_].park:
            s16_parks.leave(g, id_)
        g.move_to(id_, cell, entering=False)
    came = origin if by_road else NOWHERE
    return replace(move, left=tuple(left), hexes=move.hexes + 1, came=came, minimum=minimum)


def say_moved(g: State, id_: str, cell: Cell, total: Modifiers, left: int, least: bool) -> None:
    g.note(
        "moved-minimum" if least else "moved-prolonge" if s14_steps.has_star(g, id_) else "moved",
        "14.9" if least else "14.11" if s14_steps.has_star(g, id_) else "14.3",
        **of_unit(g, id_),
        from_=hex_name(g, g.units[id_].where),
        hex=hex_name(g, cell),
        cost=points(total.total),
        costs=s14_advice.listed(total),
        left=points(left),
    )


# in the hex


@rule("14.6#1", "14.6#5", "17.2#5", "17.2.1#3", "29.15#1", "29.15#2", "22.2.5", "13.2.1#3")
@procedure
def enter_column(g: State, move: s14_steps.Move) -> Procedure[s14_steps.Move]:
    """A Column marker for a point, under fire as if it were there already."""
    id_ = move.stack[0]
    able: Units = yield from s17_opportunity.window(g, (id_,), "column", NOWHERE, None)
    if not able:
        return (yield from without(g, move, (id_,)))
    s22_works.leave_works(g, id_)
    paid = replace(move, left=(move.left[0] - s14_steps.COLUMN,), begun=True, entered=True)
    return change_column(g, paid, in_column=True)


@rule("14.6#3", "14.6#5", "17.2#5", "17.2.1#3", "29.15#2", "13.2.1#3")
@procedure
def leave_column(g: State, move: s14_steps.Move) -> Procedure[s14_steps.Move]:
    """The Column marker comes off for a point, under fire as if it were still there."""
    id_ = move.stack[0]
    able: Units = yield from s17_opportunity.window(g, (id_,), "column", NOWHERE, None)
    if not able:
        return (yield from without(g, move, (id_,)))
    paid = replace(move, left=(move.left[0] - s14_steps.COLUMN,), begun=True, deployed=True)
    return change_column(g, paid, in_column=False)


@rule("14.6#4", "17.2#6", "29.34#2")
@procedure
def out_of_column(g: State, move: s14_steps.Move) -> Procedure[s14_steps.Move]:
    """The Cohesion Hit was taken: whoever survives it (c33) is out of Column, and nobody may fire at that."""
    if g.units[move.stack[0]].where < 0:
        return (yield from without(g, move, move.stack))
    return change_column(g, replace(move, begun=True), in_column=False)


def change_column(g: State, move: s14_steps.Move, in_column: bool) -> s14_steps.Move:
    id_ = move.stack[0]
    g.change(id_, column=in_column)
    said = "column-entered" if in_column else "column-left"
    g.note(said, "14.6", **of_unit(g, id_), left=points(move.left[0]))
    return move


@rule("14.10.3#1", "14.10.3#2", "14.10.3#3", "14.6#2", "16.2.2#1", "16.2.2#3")
@procedure
def dismount(g: State, move: s14_steps.Move, id_: str, in_column: bool) -> Procedure[s14_steps.Move]:
    """Back to its own side of the counter; that ends its Action. Guns at their park go into it, and draw no fire."""
    if s16_parks.may_join(g, id_):
        s16_parks.join(g, id_)
    else:
        yield from s14_transport.change_under_fire(g, id_, "dismount", in_column)
    return (yield from without(g, move, (id_,)))


@rule("14.8#1", "14.8#2", "14.8#3", "14.8#4")
@procedure
def forced_march(g: State, move: s14_steps.Move) -> Procedure[s14_steps.Move]:
    """Each Leg Unit checks: two points more, or a Cohesion Hit and the end of its Action. The others go on (c62)."""
    failed: Units = ()
    for id_ in move.stack:
        if not s14_steps.is_leg(g, id_):
            continue
        passed: bool = yield from s29_checks.check(g, id_, "march", "14.8", True)
        if not passed:
            s19_results.cohesion_hit(g, id_, "14.8")
            failed = (*failed, id_)
    left = tuple(
        rest + (s14_steps.MARCH if s14_steps.is_leg(g, id_) else 0)
        for id_, rest in zip(move.stack, move.left, strict=True)
    )
    return (yield from without(g, replace(move, left=left, marched=True), failed))


# as far as one activation takes a Unit


@rule("24.3")
def reachable(g: State, id_: str, wanted: frozenset[Cell] = frozenset()) -> dict[Cell, int]:
    """Where a Unit by itself could get in one activation without a forced march, and for how many half points.

    Whoever wants to know about some hexes alone is told no more than that.
    """
    unit, allowance = g.units[id_], (s02_units.values(g, id_).movement or 0) * HALVES
    best: dict[tuple[Cell, bool], int] = {(unit.where, unit.column): 0}
    queue = [(0, unit.where, unit.column)]
    while queue:
        spent, cell, column = heapq.heappop(queue)
        if spent > best[cell, column]:
            continue
        if wanted and all((each, False) in best or (each, True) in best for each in wanted):
            break
        for to, in_column, total in onward(g, id_, cell, column):
            paid = spent + total
            if paid <= allowance and paid < best.get((to, in_column), paid + 1):
                best[to, in_column] = paid
                heapq.heappush(queue, (paid, to, in_column))
    found: dict[Cell, int] = {}
    for (cell, _), spent in best.items():
        found[cell] = min(spent, found.get(cell, spent))
    if s14_steps.is_leg_infantry(g, id_):  # 14.9#1
        for to, _, _ in onward(g, id_, unit.where, unit.column):
            found.setdefault(to, allowance)
    del found[unit.where]
    return found


def onward(g: State, id_: str, cell: Cell, column: bool) -> list[tuple[Cell, bool, int]]:
    """The next hexes, and the same hex in Column, with what they cost."""
    side = g.units[id_].side
    found = [
        (to, column, total.total)
        for to in g.board.adjacent[cell]
        if not s02_units.enemies_in(g, to, side)
        and (total := s14_costs.cost(g, id_, cell, to, False, NOWHERE, column)) is not None
    ]
    if not column and not s14_costs.own_column(g, id_, cell):
        found.append((cell, True, s14_steps.COLUMN))
    return found
