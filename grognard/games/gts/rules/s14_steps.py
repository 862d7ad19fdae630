"""14 Steps of a move: what a Unit or a stack may do next, and why not the rest."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct

from grognard.engine.board import Cell
from grognard.engine.decision import BACK, DONE, Option
from grognard.engine.reasons import Modifiers, Reason, because
from grognard.engine.rulebook import rule
from grognard.games.gts.rules import s02_units, s14_costs, s14_stacking, s16_parks, s17_zones
from grognard.games.gts.rules.s14_costs import NOWHERE, points
from grognard.games.gts.state import HALVES, State

COLUMN = 1 * HALVES
"""For taking or removing a Column marker."""  # 14.6#1, 14.6#3
MARCH = 2 * HALVES
"""What a forced march adds."""  # 14.8#3


class Move(Struct, frozen=True, gc=False):
    """A move in progress: who moves, what each has left in half points, and what this Action has seen."""

    column: str
    """The column of the action table."""
    stack: tuple[str, ...]
    left: tuple[int, ...]
    hexes: int = 0
    came: Cell = NOWHERE
    """The hex from which a Road led here."""
    begun: bool = False
    """Something was done: it cannot be taken back."""
    entered: bool = False
    """Column was entered for a point."""  # 14.6#5
    deployed: bool = False
    """Column was left for a point."""  # 14.6#5
    marched: bool = False
    """A forced march was tried."""  # 14.8, c71
    minimum: tuple[str, ...] = ()
    """Who has made the minimum move."""  # 14.9


class Step(Struct, frozen=True, gc=False):
    """One choice: `enter` a hex; `column`, `deploy`, `shed` (Column); `dismount`, `join` a park, `march`, `drop`."""

    kind: str
    cell: Cell = NOWHERE
    unit: str = ""
    in_column: bool = False
    """Dismount into Column."""
    off_road: bool = False
    """Enter a hex across country though a Road leads there."""


@rule("14.2#1", "29.35", "2.0#3", "1.2#12", "8.0#6")
def begin(g: State, stack: tuple[str, ...], column: str) -> Move:
    """Each has the allowance of the side that is up. A star is none: its one hex is not paid for."""
    left = tuple((s02_units.values(g, id_).movement or 0) * HALVES for id_ in stack)
    return Move(column, stack, left)


def here(g: State, move: Move) -> Cell:
    return g.units[move.stack[0]].where


def left_of(move: Move, id_: str) -> int:
    return move.left[move.stack.index(id_)]


@rule("14.11#1")
def has_star(g: State, id_: str) -> bool:
    """A Gun that can only retire by prolonge."""
    return s02_units.values(g, id_).star


@rule("14.8#1")
def is_leg(g: State, id_: str) -> bool:
    return s02_units.movement_class(g, id_) == "leg" and not has_star(g, id_)


@rule("14.9#1")
def is_leg_infantry(g: State, id_: str) -> bool:
    return is_leg(g, id_) and s02_units.unit_class(g, id_) == "infantry"


# into a hex


def barred(g: State, move: Move, cell: Cell) -> Reason | None:
    """Why the movers cannot enter this hex; None if they can."""
    return forbidden(g, move, cell) or unpaid(g, move, cell) or zone_bars(g, move, cell)


@rule("1.2#11", "14.1#4", "14.7#10")
def forbidden(g: State, move: Move, cell: Cell) -> Reason | None:
    """What no number of points would help against, Fire Zones apart."""
    board, origin, side = g.board, here(g, move), g.units[move.stack[0]].side
    if board.distance(origin, cell) != 1:
        return because("14.3", "why-not-move-adjacent", hex=board.name(cell))
    if s02_units.enemies_in(g, cell, side):
        return because("14.1", "why-not-move-enemy-hex", hex=board.name(cell))
    if len(move.stack) > 1 and s14_stacking.is_overstacked(g, origin):
        return because("14.7", "why-not-move-overstacked", hex=board.name(origin))
    for id_ in move.stack:
        refused = s14_costs.refused(g, id_, origin, cell, g.units[id_].column)
        if refused is not None:
            return refused
    if move.hexes and has_star(g, move.stack[0]):
        return because("14.11", "why-not-move-prolonge-again", name=g.units[move.stack[0]].name)
    return None


@rule("13.2.1#2", "14.11#3", "8.0#8", "ACT.moveFZ")
def zone_bars(g: State, move: Move, cell: Cell) -> Reason | None:
    """Fire Zones close a hex to the free Action of a Division activation, and to Guns that retire by prolonge."""
    star = has_star(g, move.stack[0])
    if not (star or move.column == "division"):
        return None
    if not s17_zones.in_enemy_zone(g, g.units[move.stack[0]].side, cell):
        return None
    hex_ = g.board.name(cell)
    return (
        because("14.11", "why-not-move-prolonge-zone", hex=hex_)
        if star
        else because("13.2.1", "why-not-move-zone", hex=hex_)
    )


def price(g: State, move: Move, id_: str, cell: Cell, off_road: bool = False) -> Modifiers | None:
    """What the hex costs one of the movers."""
    together = len(move.stack) > 1
    return s14_costs.cost(g, id_, here(g, move), cell, together, move.came, off_road=off_road)


@rule("14.3", "14.9#1", "14.11#1")
def unpaid(g: State, move: Move, cell: Cell) -> Reason | None:
    """Why one of the movers cannot pay for a hex that it may enter."""
    for id_ in move.stack:
        if has_star(g, id_) or may_use_minimum(g, move, id_):
            continue
        total, name, left = price(g, move, id_, cell), g.units[id_].name, left_of(move, id_)
        if total is None:
            return because("14.6", "why-not-move-other-road", name=name, hex=g.board.name(cell))
        if total.total > left:
            return because(
                "14.3", "why-not-move-points", name=name, cost=points(total.total), left=points(left)
            )
    return None


@rule("14.9#1", "14.9#2", "14.9#3")
def may_use_minimum(g: State, move: Move, id_: str) -> bool:
    """Leg Infantry that has entered no hex in this Action may enter one, whatever it costs."""
    return move.hexes == 0 and is_leg_infantry(g, id_)


def needs_minimum(g: State, move: Move, id_: str, cell: Cell) -> bool:
    """The hex is beyond what the Unit has left."""
    total = price(g, move, id_, cell)
    return may_use_minimum(g, move, id_) and (total is None or total.total > left_of(move, id_))


# in the hex


@rule("14.6#1", "14.6#5", "14.6.1#4", "14.7#1", "8.0#5")
def not_column(g: State, move: Move) -> Reason | None:
    """Why the mover cannot take a Column marker here. On its entry hex others do not count."""
    id_ = move.stack[0]
    unit = g.units[id_]
    if len(move.stack) > 1:
        return because("14.7", "why-not-move-column-stack")
    if unit.column:
        return because("14.6", "why-not-move-in-column", name=unit.name)
    if unit.park:
        return because("16.2.3", "why-not-move-in-park", name=unit.name)
    if not unit.entering and (there := s14_costs.own_column(g, id_, unit.where)):
        return because(
            "14.6.1", "why-not-move-two-columns", hex=g.board.name(unit.where), name=g.units[there].name
        )
    if move.deployed:
        return because("14.6", "why-not-move-out-and-in", name=unit.name)
    return too_dear(g, move, COLUMN)


@rule("14.6#3", "14.6#5")
def not_deploy(g: State, move: Move) -> Reason | None:
    """Why the mover cannot leave Column for a point."""
    refused = not_shed(g, move)
    if refused is not None:
        return refused
    if move.entered:
        return because("14.6", "why-not-move-in-and-out", name=g.units[move.stack[0]].name)
    return too_dear(g, move, COLUMN)


@rule("14.6#4", "14.10.2#2")
def not_shed(g: State, move: Move) -> Reason | None:
    """Why the mover cannot leave Column at all, for a Cohesion Hit say."""
    id_ = move.stack[0]
    unit = g.units[id_]
    if not unit.column:
        return because("14.6", "why-not-move-no-column", name=unit.name)
    if not s14_costs.may_stand(g, s02_units.movement_class(g, id_), unit.where, in_column=False):
        return because(
            "14.3", "why-not-move-only-column", name=unit.name, terrain=s14_costs.terrain_word(g, unit.where)
        )
    return None


def too_dear(g: State, move: Move, halves: int) -> Reason | None:
    """Why the first of the movers cannot pay this much."""
    if move.left[0] >= halves:
        return None
    name = g.units[move.stack[0]].name
    return because("14.3", "why-not-move-points", name=name, cost=points(halves), left=points(move.left[0]))


@rule("14.10.3#1", "EX.DISM#1")
def dismount_cost(g: State, id_: str) -> int:
    """Half the printed allowance of the Vehicle side in whole points, rounded down."""
    return (s02_units.values(g, id_).movement or 0) // 2 * HALVES


@rule("14.10.3#1", "14.10.3#2", "8.0#7")
def not_dismount(g: State, move: Move, id_: str, in_column: bool) -> Reason | None:
    """Why a mover cannot dismount here, in Column or out of it."""
    unit, left = g.units[id_], left_of(move, id_)
    if not unit.mounted:
        return because("14.10.3", "why-not-move-mounted", name=unit.name)
    if unit.entering:
        return because("8.0", "why-not-move-clear-entry", name=unit.name)
    if in_column and (there := s14_costs.own_column(g, id_, unit.where)):
        return because(
            "14.6.1", "why-not-move-two-columns", hex=g.board.name(unit.where), name=g.units[there].name
        )
    if in_column and s16_parks.may_join(g, id_):
        return because("16.2.2", "why-not-move-column-in-park", name=unit.name)
    cost = dismount_cost(g, id_)
    if cost > left:
        return because("14.10.3", "why-not-move-points", name=unit.name, cost=points(cost), left=points(left))
    return None


@rule("16.2.2#1", "16.2.2#2")
def may_join_park(g: State, id_: str) -> bool:
    """Guns on their own tracks go into a park as they are; others dismount into it."""
    return not g.units[id_].mounted and s16_parks.may_join(g, id_)


@rule("14.8#1", "14.9#2")
def not_march(g: State, move: Move) -> Reason | None:
    """Why the movers cannot try a forced march: they must have moved as far as they can, and be Leg."""
    name = g.units[move.stack[0]].name
    spent = next((id_ for id_ in move.stack if id_ in move.minimum), "")
    if spent:
        return because("14.9", "why-not-move-march-minimum", name=g.units[spent].name)
    if move.marched:
        return because("14.8", "why-not-move-march-again", name=name)
    if not any(is_leg(g, id_) for id_ in move.stack):
        return because("14.8", "why-not-move-march-leg", name=name)
    if can_go_on(g, move):
        return because("14.8", "why-not-move-march-yet", name=name)
    return (
        None
        if move.hexes or lacks_points(g, move)
        else because("14.8", "why-not-move-march-nowhere", name=name)
    )


def lacks_points(g: State, move: Move) -> bool:
    """Some hex is open to the movers but for what it costs."""
    ahead = (cell for cell in g.board.adjacent[here(g, move)] if forbidden(g, move, cell) is None)
    return any(unpaid(g, move, cell) and zone_bars(g, move, cell) is None for cell in ahead)


@rule("14.8#1", "8.0#7", "8.0#8")
def can_go_on(g: State, move: Move) -> bool:
    """Whether the movers could enter one more hex with what they have, into Column or out of it first if need be."""
    if any(hex_options(g, move)):
        return True
    id_, origin = move.stack[0], here(g, move)
    in_column = not g.units[id_].column
    if (not_column(g, move) if in_column else not_deploy(g, move)) is not None:
        return False
    left = move.left[0] - COLUMN
    return any(
        (total := s14_costs.cost(g, id_, origin, cell, False, NOWHERE, in_column=in_column)) is not None
        and (total.total <= left or may_use_minimum(g, move, id_))
        and not s02_units.enemies_in(g, cell, g.units[id_].side)
        and zone_bars(g, move, cell) is None
        for cell in g.board.adjacent[origin]
    )


@rule("14.7#3")
def not_drop(move: Move, id_: str) -> Reason | None:
    """Why a Unit cannot be dropped off: somebody goes on, and has moved already."""
    if len(move.stack) < 2 or id_ not in move.stack:
        return because("14.7", "why-not-move-drop-alone")
    return None if move.begun else because("14.7", "why-not-move-drop-yet")


# options


def step_options(g: State, move: Move) -> tuple[Option, ...]:
    """Every choice of the movers, and to stop, or to take the move back before anything was done."""
    if not move.begun:
        return (*things_to_do(g, move), BACK)
    return (*things_to_do(g, move), DONE) if may_stop(g, move) else tuple(things_to_do(g, move))


@rule("8.0#7")
def may_stop(g: State, move: Move) -> bool:
    """A Unit is not held back on its entry hex while it can go on."""
    return not g.units[move.stack[0]].entering or not any(hex_options(g, move))


def things_to_do(g: State, move: Move) -> Iterator[Option]:
    """All but to stop."""
    yield from hex_options(g, move)
    yield from column_options(g, move)
    yield from unit_options(g, move)
    if not_march(g, move) is None:
        name = g.units[move.stack[0]].name
        yield Option("march", Step("march"), "march", _units(move), "step-march", (("name", name),), "14.8")


def hex_options(g: State, move: Move) -> Iterator[Option]:
    for cell in g.board.adjacent[here(g, move)]:
        if barred(g, move, cell) is None:
            hex_ = g.board.name(cell)
            label, cost = how_entered(g, move, cell)
            args = (("hex", hex_), ("cost", cost))
            yield Option(hex_, Step("enter", cell), "enter", (f"hex:{hex_}",), label, args, "14.3")
            dearer = price_off_road(g, move, cell)
            if dearer is not None:
                off, args = Step("enter", cell, off_road=True), (("hex", hex_), ("cost", points(dearer)))
                yield Option(
                    f"{hex_} off-road", off, "enter", (f"hex:{hex_}",), "step-off-road", args, "14.6"
                )


@rule("14.6#6", "14.6#7")
def price_off_road(g: State, move: Move, cell: Cell) -> int | None:
    """What a Column pays that leaves its Road for a hex where Roads do not meet: it may go on by any. None: no use."""
    id_ = move.stack[0]
    if len(move.stack) > 1 or not g.units[id_].column or not g.board.extra[cell].get("unconnected"):
        return None
    by_road, across = price(g, move, id_, cell), price(g, move, id_, cell, off_road=True)
    if by_road is None or across is None or not s14_costs.goes_by_road(by_road):
        return None
    return across.total if across.total <= left_of(move, id_) else None


def how_entered(g: State, move: Move, cell: Cell) -> tuple[str, str]:
    """The words of the step and its cost, that of whoever pays most."""
    if has_star(g, move.stack[0]):
        return "step-prolonge", "0"
    if any(needs_minimum(g, move, id_, cell) for id_ in move.stack):
        return "step-minimum", points(max(move.left))
    totals = [total.total for id_ in move.stack if (total := price(g, move, id_, cell)) is not None]
    return "step-enter", points(max(totals))


def column_options(g: State, move: Move) -> Iterator[Option]:
    """Into Column and out of it."""
    args = (("name", g.units[move.stack[0]].name), ("cost", points(COLUMN)))
    if not_column(g, move) is None:
        yield Option("column", Step("column"), "column", _units(move), "step-column", args, "14.6")
    if not_deploy(g, move) is None:
        yield Option("deploy", Step("deploy"), "deploy", _units(move), "step-deploy", args, "14.6")
    if not_shed(g, move) is None:
        yield Option("shed", Step("shed"), "shed", _units(move), "step-shed", args, "14.6")


def unit_options(g: State, move: Move) -> Iterator[Option]:
    """Who dismounts, and who is dropped off."""
    for id_ in move.stack:
        touches, name = (f"unit:{id_}",), ("name", g.units[id_].name)
        args = (name, ("unit", id_), ("cost", points(dismount_cost(g, id_))))
        for in_column in (False, True):
            if not_dismount(g, move, id_, in_column) is None:
                kind = "dismount-column" if in_column else "dismount"
                step = Step("dismount", unit=id_, in_column=in_column)
                yield Option(f"{kind} {id_}", step, "dismount", touches, f"step-{kind}", args, "14.10.3")
        if may_join_park(g, id_):
            step = Step("join", unit=id_)
            yield Option(f"join {id_}", step, "join", touches, "step-join", (name, ("unit", id_)), "16.2.2")
        if not_drop(move, id_) is None:
            step = Step("drop", unit=id_)
            yield Option(f"drop {id_}", step, "drop", touches, "step-drop", (name, ("unit", id_)), "14.7")


def _units(move: Move) -> tuple[str, ...]:
    return tuple(f"unit:{id_}" for id_ in move.stack)
