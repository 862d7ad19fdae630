"""7.4 Whom a Force may try to Repulse, and with which of its units."""

from __future__ import annotations

from itertools import combinations

from grognard.engine.board import Cell
from grognard.engine.decision import Option
from grognard.engine.reasons import Reason, because
from grognard.engine.rulebook import rule
from grognard.games.oao import reference_terrain
from grognard.games.oao.reference_combat import repulse as limits
from grognard.games.oao.reference_movement import movement
from grognard.games.oao.rules import (
    s02_units,
    s03_stacking,
    s06_effectiveness,
    s07_costs,
    s07_refused,
    s07_tasks,
    s09_ground,
    s09_targets,
    s25_german,
)
from grognard.games.oao.rules.s07_act import Act
from grognard.games.oao.rules.s07_move_points import left_with_march, movers, moving
from grognard.games.oao.rules.s09_combat import is_works
from grognard.games.oao.rules.words import hex_name
from grognard.games.oao.state import State

Units = tuple[str, ...]


# any Repulse


@rule("7.4#2", "7.4.1#4", "7.4.2", "6.3#3", "6.4#3", "25.6")
def refused(g: State, units: Units, cell: Cell) -> Reason | None:
    """Why a Force cannot try to Repulse what is in a hex; how often that was Repulsed before does not matter."""
    side = g.units[units[0]].side
    if not any(cell in g.board.adjacent[each] for each in g.hexes_of(units[0])):
        return because("7.4", "why-not-repulse-adjacent", hex=hex_name(g, cell))
    if (why := s09_targets.target_refused(g, cell, side)) is not None:
        return why  # C-64
    if not origins(g, units, cell):
        return because("9.2.3#4", "why-not-repulse-ridge", hex=hex_name(g, cell))
    if side == "german" and (why := s25_german.no_repulse(g, cell)) is not None:
        return why
    for id_ in units:
        if (why := s06_effectiveness.unfit_to_attack(g, id_)) is not None:
            return Reason("7.4.2", why.text, why.value, why.args)
        if (why := s07_tasks.busy(g, id_)) is not None:
            return why  # C-65 7.7.4
    if not parties(g, units, cell):
        return because("9.2.3#3", "why-not-repulse-strength")
    return None


def origins(g: State, units: Units, cell: Cell) -> tuple[Cell, ...]:
    """The hexes of a Force from which it may Repulse another: not over a Mountain Ridge; 7.4.7 allows Inundations."""
    return tuple(
        each
        for each in g.hexes_of(units[0])
        if cell in g.board.adjacent[each] and "ridge" not in s09_ground.crossed(g, each, cell)
    )


@rule("7.4.1#1", "3.1.2#1", "3.1.2a#1", "8.8.1#4")
def parties(g: State, units: Units, cell: Cell) -> tuple[Units, ...]:
    """The units of a Force that may be used together: two, or one where two cannot; a Combat unit among them."""
    able = [id_ for id_ in units if s02_units.values(g, id_).attack and not is_works(g, id_)]
    for number in range(limits().units, 0, -1):
        found = tuple(party for party in combinations(able, number) if _may_join(g, party, cell))
        if found:
            return found
    return ()


def _may_join(g: State, party: Units, cell: Cell) -> bool:
    hexes = (*g.hexes_of(party[0]), cell)
    has_combat_unit = any(s02_units.kind_of(g, id_).combat for id_ in party)
    return has_combat_unit and s03_stacking.may_fight(g, party, *hexes)


@rule("7.4.7")
def is_gate(g: State, origin: Cell, cell: Cell) -> bool:
    """Whether a Grand River or an Inundation lies between two hexes, bridged or not."""
    features = reference_terrain.features()
    return any(features[name].adjacent for name in s09_ground.crossed(g, origin, cell))


# in retreat


@rule("7.4#3", "7.4.7")
def targets(g: State, units: Units) -> tuple[Cell, ...]:
    """The hexes that a retreating Force may try to clear: not over a hexside that demands an entry in movement."""
    return tuple(
        cell
        for cell in near(g, units)
        if refused(g, units, cell) is None
        and not all(is_gate(g, origin, cell) for origin in origins(g, units, cell))
    )


def near(g: State, units: Units) -> tuple[Cell, ...]:
    """The hexes with enemies next to a Force."""
    enemy = g.other(g.units[units[0]].side)
    around = dict.fromkeys(cell for each in g.hexes_of(units[0]) for cell in g.board.adjacent[each])
    return tuple(cell for cell in around if cell in g.at and g.in_hex(cell, enemy))


# in movement


@rule("7.4#1", "7.4#2", "7.4.5#2", "7.4.7", "7.3.3#3")
def refused_in_move(g: State, cell: Cell) -> Reason | None:
    """Why the Force in `g.move` cannot try to Repulse what is in a hex."""
    units, price = movers(g), movement().tasks.repulse
    if moving(g).halted:
        return because("7.4.5", "why-not-repulse-halted")
    if (why := refused(g, units, cell)) is not None:
        return why
    if left_with_march(g) < price:
        return because("7.4", "why-not-repulse-points", price=price)
    if must_enter(g, units, cell):
        return _crossing_refused(g, units, cell, price)
    return None


def must_enter(g: State, units: Units, cell: Cell) -> bool:
    """Whether a successful Repulse obliges the Force to enter the hex."""  # 7.4#4 7.4.7
    return all(is_gate(g, origin, cell) for origin in origins(g, units, cell))


@rule("7.4.7")
def _crossing_refused(g: State, units: Units, cell: Cell, price: int) -> Reason | None:
    """Why a Force cannot Repulse over a Grand River or an Inundation: it has to enter the hex afterwards."""
    if any(g.units[id_].other >= 0 for id_ in units):
        return because("7.4.7", "why-not-repulse-two-hexes")
    if not all(cell in g.board.adjacent[began] for id_ in units for began in g.units[id_].began):
        return because("7.4.7", "why-not-repulse-began", hex=hex_name(g, cell))
    if (why := s07_refused.refused(g, units, cell)) is not None:
        return why
    if (why := next((pin for id_ in units if (pin := s07_refused.pinned(g, id_, cell))), None)) is not None:
        return why  # 7.3.3#4: but not by a marker that the Repulse would remove
    needed = price + s07_costs.total(s07_costs.hexside_cost(g, g.units[units[0]].where, cell))
    if left_with_march(g) < needed:
        return because("7.4.7", "why-not-repulse-entry-points", needed=needed)
    return None


@rule("7.4.1#3")
def options(g: State) -> tuple[Option, ...]:
    """Which hexes the Force in `g.move` may try to clear; reacting cavalry is no such Force."""
    units = movers(g)
    if not units or g.units[units[0]].where < 0:
        return ()
    return tuple(option(g, cell) for cell in near(g, units) if refused_in_move(g, cell) is None)


def option(g: State, cell: Cell) -> Option:
    name = g.board.name(cell)
    return Option(
        f"repulse {name}",
        Act("repulse", cell),
        "repulse",
        (f"hex:{name}",),
        "option-repulse",
        (("hex", name), ("price", movement().tasks.repulse)),
        "7.4",
    )
