"""7.1.2#7, 5.3.1 Where a Force may not go, whatever a step costs: the refusals of all chapters."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from grognard.engine.board import Cell
from grognard.engine.reasons import Reason, because
from grognard.engine.rulebook import rule
from grognard.games.oao.counters import Type
from grognard.games.oao.rules import (
    s02_units,
    s03_stacking,
    s05_areas,
    s05_attachment,
    s07_naval,
    s07_prepared_pins,
    s08_bound,
    s08_doctrine,
    s08_loc,
    s12_fortress,
    s13_siege,
    s15_depots,
    s18_operational,
    s22_french,
    s22_gdt,
    s23_british,
    s26_orders,
)
from grognard.games.oao.rules.s07_costs import Movers
from grognard.games.oao.rules.s07_move_points import movers, moving
from grognard.games.oao.rules.words import unit_name
from grognard.games.oao.state import State

# leaving the hex


@rule("7.1.2#7", "7.3.3#1", "7.4.5#2", "7.8.2", "13.2.1#4", "19.1.4#1")
def grounded(g: State) -> Reason | None:
    """Why the moving Force cannot walk from hex to hex; None if it can."""
    if moving(g).halted:
        return because("7.4.5", "why-not-move-halted")
    return next((why for id_ in movers(g) if (why := bound(g, id_)) is not None), None)


def bound(g: State, id_: str) -> Reason | None:
    """What keeps a unit from walking: what fixes it where it is, two hexes, an enemy PA marker."""
    if (why := fixed(g, id_)) is not None:
        return why
    if g.units[id_].other >= 0:
        return because("19.1.4", "why-not-move-two-hexes", name=unit_name(g, id_))
    return pinned(g, id_)


def fixed(g: State, id_: str) -> Reason | None:
    """What fixes a unit where it is or to rails: its kind, transport, a task."""
    unit, name = g.units[id_], unit_name(g, id_)
    if not s02_units.kind_of(g, id_).mobile:
        return because("7.0", "why-not-move-immobile", name=name)  # 7.0#1
    if unit.where < 0:
        return because("7.9.1", "why-not-move-at-sea", name=name)
    if s03_stacking.is_railborne(g, id_):
        return because("7.7.3", "why-not-move-railborne", name=name)
    if unit.task:
        return because("7.8.2", "why-not-move-task", name=name)
    return s07_naval.held(g, id_)


def is_depot(g: State, id_: str) -> bool:
    """A Depot, which moves along railways alone."""  # 15.6.3#1
    return s02_units.piece(g, id_).type == Type.DEPOT


def pinned(g: State, id_: str, cleared: Cell | None = None) -> Reason | None:
    """The enemy PA marker that pins a unit in the hex where it began the phase; not one in a hex to be cleared."""
    unit = g.units[id_]
    if unit.began and unit.where not in unit.began:
        return None  # 7.3.3#1
    return s07_prepared_pins.pinned(g, id_, cleared)


# entering a hex


@rule("5.3.1#2", "8.4", "8.6.1", "8.6.2#1", "8.7.1#1", "15.6.2", "22.5#1", "7.1.2#7")
def refused(g: State, units: Movers, cell: Cell) -> Reason | None:
    """Why one of the units may not enter a hex; None if all may."""
    return next(refusals(g, units, cell), None)


def refusals(g: State, units: Movers, cell: Cell) -> Iterator[Reason]:
    """All that forbids units a hex beyond the ground itself and the enemies in it."""
    for id_ in units:
        yield from s05_attachment.approach_refusals(g, id_, cell)
        for chapter in chapters():
            why = chapter(g, id_, cell)
            if why is not None:
                yield why


Chapter = Callable[[State, str, Cell], Reason | None]


def chapters() -> tuple[Chapter, ...]:
    """The chapters that forbid hexes to units of some kind; looked up late, as some of them need this module."""
    return (
        s08_bound.refused,
        s08_doctrine.kept_back,  # 4.2.6#2
        s12_fortress.refused,
        s13_siege.refused,
        s15_depots.refused,
        s22_french.refused,
        s23_british.refused,
    )


def concerning(g: State, id_: str) -> tuple[Chapter, ...]:
    """The chapters that can forbid a unit any hex at all while it stands where it is."""
    unit, piece, kind = g.units[id_], s02_units.piece(g, id_), s02_units.kind_of(g, id_)
    bound = s08_loc.is_loc(g, id_) or getattr(piece, "camp", None) is not None
    concerned = (
        bound,
        kind.cavalry,
        kind.category == "fortress" or s12_fortress.camp_of(g, unit.where) is not None,
        kind.category == "artillery",
        kind.category == "supply",
        bound or unit.army == s05_areas.GDT,
        unit.name == s23_british.SAMSON,
    )
    return tuple(chapter for chapter, it_is in zip(chapters(), concerned, strict=True) if it_is)


class Closed:
    """The hexes that a Force may not enter, each looked at when a search comes to it."""

    def __init__(self, g: State, units: Movers) -> None:
        self.g, self.units = g, units
        self.known: dict[Cell, bool] = {}
        self.chapters = [(id_, concerning(g, id_)) for id_ in units]
        enemy = g.other(g.units[units[0]].side)
        held = [cell for cell, here in g.at.items() if any(g.units[id_].side == enemy for id_ in here)]
        self.near = {near for cell in held for near in g.board.adjacent[cell]}
        depots = [id_ for id_ in units if is_depot(g, id_)]
        self.lines = s18_operational.operational(g, g.units[depots[0]].side) if depots else None  # 15.6.3#1

    def __contains__(self, cell: object) -> bool:
        assert isinstance(cell, int)
        found = self.known.get(Cell(cell))
        if found is None:
            found = self.known[Cell(cell)] = self._is_closed(Cell(cell))
        return found

    def _is_closed(self, cell: Cell) -> bool:
        if self.lines is not None and cell not in self.lines:
            return True
        near = cell in self.near
        return any(
            (near and s05_attachment.approach_refusals(self.g, id_, cell))
            or any(chapter(self.g, id_, cell) is not None for chapter in chapters)
            for id_, chapters in self.chapters
        )


# ending a move


@rule("8.6.2#3", "8.7.1#3", "22.3.2", "26.2.1")
def no_end(g: State, units: Movers, cell: Cell) -> Reason | None:
    """Why the move of units may not end in a hex through which it may lead."""
    for id_ in units:
        why = (
            s08_bound.no_end(g, id_, cell) or s22_gdt.no_end(g, id_, cell) or s26_orders.no_end(g, id_, cell)
        )
        if why is not None:
            return why
    return None
