"""6.61 to 6.64 Steps: what a mover or a stack may spend its next movement point on, and why not on the rest."""

from __future__ import annotations

from collections.abc import Iterator

from grognard.engine.board import Cell
from grognard.engine.decision import BACK, DONE, Option
from grognard.engine.reasons import Reason, because
from grognard.engine.rulebook import rule
from grognard.games.rpc.rules import (
    s03_units,
    s06_entry,
    s06_lost,
    s06_transport,
    s08_terrain,
    s08_trenches,
    s10_reinforcements,
)
from grognard.games.rpc.rules.words import unit_name
from grognard.games.rpc.state import OFF_MAP, Movers, State, Step

# points


@rule("6.61#5", "6.61#7", "6.64")
def points_left(g: State, id_: str, spent: int) -> int:
    """What a mover has left; one that was collected counts as having spent as much as its collector."""
    unit = g.units[id_]
    return unit.points if unit.points >= 0 else s06_transport.allowance(g, id_) - spent


@rule("6.64", "8.6#3", "6.84#4")
def has_bonus(g: State, id_: str) -> bool:
    """All points went along a road: there is one more for the next hex of it. Trucks have it in their fifteen."""
    unit = g.units[id_]
    return unit.points == 0 and unit.by_road and s06_transport.kind_of(g, id_) != "truck"


@rule("6.61#3", "6.61#7")
def unpaid(g: State, movers: Movers, spent: int, *, road: bool) -> Reason | None:
    """Why the movers cannot all pay one point, in unison."""
    for id_ in movers:
        if points_left(g, id_, spent) >= 1 or (road and has_bonus(g, id_)):
            continue
        if has_bonus(g, id_):
            return because("6.64", "why-not-bonus", name=unit_name(g, id_))
        return because("6.61", "why-not-points", name=unit_name(g, id_))
    return None


# 6.62 the four ways to spend a point, and 10.3 the way off the map


@rule("6.62#1", "6.63#1", "6.63#2", "6.63#3", "8.7#5", "8.7#6", "6.61#1")
def barred(g: State, movers: Movers, spent: int, cell: Cell) -> Reason | None:
    """Why the movers cannot enter this hex; None if they can."""
    board, side, here = g.board, g.units[movers[0]].side, g.units[movers[0]].where
    if here >= 0 and board.distance(here, cell) != 1:
        return because("6.61", "why-not-adjacent", hex=board.name(cell))
    if cell not in g.setting.playable:
        return because("10.1", "why-not-unplayable", hex=board.name(cell))
    if here >= 0 and (reason := held(g, movers)) is not None:
        return reason
    if not s03_units.has_room(g, cell, side, len(movers)):
        return because("3.4", "why-not-stacking", hex=board.name(cell))
    if here >= 0 and "blue" in board.side(here, cell):
        return because("8.7", "why-not-blue", hex=board.name(cell))
    if here < 0 and (reason := s06_entry.not_entered_here(g, movers, cell)) is not None:
        return reason
    road = s06_lost.follows_road(g, here, cell)
    for id_ in movers:
        kind = s06_transport.kind_of(g, id_)
        if (reason := s06_transport.barred(g, kind, side, cell, road=road)) is not None:
            return reason
    return unpaid(g, movers, spent, road=road)


@rule("6.63#3", "6.678#3", "7.21.trenchset#3")
def held(g: State, movers: Movers) -> Reason | None:
    """Why the movers cannot leave their hex at all."""
    unit = g.units[movers[0]]
    if g.in_hex(unit.where, g.other(unit.side)):
        return because("6.63", "why-not-locked", hex=g.board.name(unit.where))
    if g.observers.get(unit.side) in movers:
        return because("7.21", "why-not-observer")
    return None


@rule("6.62#2", "8.31#3", "8.31#4", "8.321#4", "8.321#5", "8.02#4", "8.341#3", "8.7#7", "6.84#3")
def not_in(g: State, movers: Movers, spent: int) -> Reason | None:
    """Why the movers cannot go IN the trench or blockhouse of their hex."""
    cell = g.units[movers[0]].where
    if cell < 0 or not (s08_trenches.has_trench(g, cell) or cell in g.blockhouses):
        return because("8.32", "why-not-no-trench")
    for id_ in movers:
        if g.units[id_].inside and not may_change(g, id_):
            return because("8.321", "why-not-inside", name=unit_name(g, id_))
        if not s08_terrain.may_be_inside(g, id_, cell):
            return because("8.321", "why-not-in", name=unit_name(g, id_))
    return not_by_truck(g, movers) or unpaid(g, movers, spent, road=False)


@rule("6.84#3")
def not_by_truck(g: State, movers: Movers) -> Reason | None:
    """Trucks stay on the road."""
    if any(s06_transport.kind_of(g, id_) == "truck" for id_ in movers):
        return because("6.84", "why-not-truck", hex=g.board.name(g.units[movers[0]].where))
    return None


@rule("6.62#2", "6.62#4", "8.321#4", "8.321#5")
def not_in_trench(g: State, movers: Movers, spent: int) -> Reason | None:
    """Why the movers cannot go IN the trench of their hex, whatever else is there."""
    cell = g.units[movers[0]].where
    if cell < 0 or not s08_trenches.has_trench(g, cell):
        return because("8.32", "why-not-no-trench")
    for id_ in movers:
        if s08_terrain.is_in_trench(g, id_):
            return because("8.321", "why-not-inside", name=unit_name(g, id_))
        if not s08_terrain.may_be_in_trench(g, id_):
            return because("8.321", "why-not-in", name=unit_name(g, id_))
    return not_by_truck(g, movers) or unpaid(g, movers, spent, road=False)


@rule("6.62#2", "8.31#4")
def not_trench(g: State, movers: Movers, spent: int) -> Reason | None:
    """Why going IN the trench is no choice of its own: only machine guns beside a blockhouse have two."""
    cell = g.units[movers[0]].where
    if not any(s08_terrain.has_both(g, id_, cell) for id_ in movers):
        return because("8.31", "why-not-one-shelter")
    return not_in_trench(g, movers, spent)


@rule("8.31#4")
def may_change(g: State, id_: str) -> bool:
    """A machine gun IN a trench may go IN the blockhouse of the hex."""
    return g.units[id_].by_trench and s03_units.is_machine_gun(g, id_)


@rule("6.62#3", "6.671#1", "6.671#4", "6.671#5")
def not_melee(g: State, movers: Movers, spent: int) -> Reason | None:
    """Why the movers cannot start a melee in their hex."""
    unit = g.units[movers[0]]
    if unit.where < 0 or not g.in_hex(unit.where, g.other(unit.side)):
        return because("6.671", "why-not-no-enemy")
    return unpaid(g, movers, spent, road=False)


@rule("6.62#4", "6.671#3", "6.61#2")
def not_assault(g: State, movers: Movers, spent: int) -> Reason | None:
    """Why the movers cannot go IN a trench and start the melee for one and the same point."""
    return not_in_trench(g, movers, spent) or not_melee(g, movers, spent)


@rule("10.3#1")
def not_exit(g: State, movers: Movers, spent: int) -> Reason | None:
    """Why the movers cannot leave the map."""
    here = g.units[movers[0]].where
    if here < 0 or not g.board.is_edge(here):
        return because("10.3", "why-not-edge")
    road = s06_lost.follows_road(g, here, OFF_MAP)
    if not road and any(s06_transport.kind_of(g, id_) == "truck" for id_ in movers):
        return because("6.84", "why-not-truck", hex=g.board.name(here))
    return held(g, movers) or unpaid(g, movers, spent, road=road)


# options


def ahead(g: State, movers: Movers) -> tuple[Cell, ...]:
    """The hexes next door, or those of entry for units off the map."""
    here = g.units[movers[0]].where
    if here >= 0:
        return g.board.adjacent[here]
    return tuple(sorted(s10_reinforcements.entry_hexes(g, movers[0])))


def can_step(g: State, movers: Movers, spent: int) -> bool:
    """There is something to spend a point on."""
    if any(barred(g, movers, spent, cell) is None for cell in ahead(g, movers)):
        return True
    return any(refused(g, movers, spent) is None for refused in (not_in, not_trench, not_melee, not_exit))


def step_options(g: State, movers: Movers, spent: int) -> tuple[Option, ...]:
    """Every choice of the movers: where to go, what to do here, whom to take along, or to stop."""
    return (
        *enter_options(g, movers, spent),
        *here_options(g, movers, spent),
        *stack_options(g, movers, spent),
        *s06_entry.face_options(g, movers),
        *transport_options(g, movers, spent),
        DONE if spent else BACK,
    )


def enter_options(g: State, movers: Movers, spent: int) -> Iterator[Option]:
    """A hex along the trench is entered IN it; who would rather climb out takes the other option."""
    here = g.units[movers[0]].where
    for cell in ahead(g, movers):
        if barred(g, movers, spent, cell) is not None:
            continue
        name = g.board.name(cell)
        touches, args = (f"hex:{name}",), (("hex", name),)
        along = any(s06_lost.may_go_along(g, id_, here, cell) for id_ in movers)
        label = "step-along" if along else "step-enter"
        yield Option(name, Step("enter", cell, along), "enter", touches, label, args, "6.62")
        if along:
            out = Step("enter", cell, along=False)
            yield Option(f"{name} out", out, "enter", touches, "step-over", args, "8.321")


def here_options(g: State, movers: Movers, spent: int) -> Iterator[Option]:
    """Points that are spent in the hex itself, or to leave the map."""
    here = g.units[movers[0]].where
    if here < 0:
        return
    name = g.board.name(here)
    both = any(s08_terrain.has_both(g, id_, here) for id_ in movers)
    for kind, refused, number in HERE:
        if refused(g, movers, spent) is None:
            label = "step-blockhouse" if kind == "in" and both else f"step-{kind}"
            yield Option(kind, Step(kind, here), kind, (f"hex:{name}",), label, (("hex", name),), number)


HERE = (
    ("in", not_in, "6.62"),
    ("trench", not_trench, "6.62"),
    ("melee", not_melee, "6.671"),
    ("assault", not_assault, "6.62"),
    ("exit", not_exit, "10.3"),
)


@rule("6.61#3", "6.61#4", "6.61#5")
def may_join(g: State, movers: Movers, spent: int) -> tuple[str, ...]:
    """Units of the same activation in the same hex that have not moved and have points to go on with."""
    if len(movers) != 1 or g.command is None or unpaid(g, movers, spent, road=True) is not None:
        return ()
    here = g.units[movers[0]].where
    return tuple(
        id_
        for id_ in g.command.units
        if g.units[id_].where == here
        and id_ not in movers
        and id_ not in g.command.acted
        and g.units[id_].ready
        and s06_transport.allowance(g, id_) > spent
    )


def stack_options(g: State, movers: Movers, spent: int) -> Iterator[Option]:
    """Whom to take along, and whom to leave behind."""
    choices = [("with", id_) for id_ in may_join(g, movers, spent)]
    if len(movers) > 1:
        choices += [("leave", id_) for id_ in movers]
    for kind, id_ in choices:
        args = (("name", unit_name(g, id_)), ("unit", id_))
        yield Option(
            f"{kind} {id_}", Step(kind, unit=id_), kind, (f"unit:{id_}",), f"step-{kind}", args, "6.61"
        )


@rule("6.82#2", "6.82#3")
def is_of_use(g: State, movers: Movers, spent: int, kind: str) -> bool:
    """This transport could take the movers at least into one hex, or off the map."""
    here, side = g.units[movers[0]].where, g.units[movers[0]].side
    if any(
        barred(g, movers, spent, cell) is None
        and s06_transport.barred(g, kind, side, cell, road=s06_lost.follows_road(g, here, cell)) is None
        for cell in ahead(g, movers)
    ):
        return True
    by_road = kind != "truck" or s06_lost.follows_road(g, here, OFF_MAP)
    return not_exit(g, movers, spent) is None and by_road


@rule("6.82#1")
def transport_options(g: State, movers: Movers, spent: int) -> Iterator[Option]:
    """The groups that a unit which has not yet spent a point may use."""
    for id_ in movers:
        if g.units[id_].points >= 0:
            continue
        for group in s06_transport.groups_for(g, id_):
            kind = g.transports[group].kind
            if not is_of_use(g, movers, spent, kind):
                continue
            args = (("name", unit_name(g, id_)), ("kind", f"@transport-{kind}"), ("unit", id_))
            step = Step("use", unit=id_, group=group)
            yield Option(f"{kind} {id_}", step, "use", (f"unit:{id_}",), "step-use", args, "6.82")
