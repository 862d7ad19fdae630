"""7.3 Prepared Attacks: where PA markers may be placed, and what they cost."""

from __future__ import annotations

from grognard.engine.board import Cell
from grognard.engine.decision import Option
from grognard.engine.reasons import Reason, because
from grognard.engine.rulebook import rule
from grognard.games.oao.reference_units import stacking
from grognard.games.oao.rules import (
    s02_units,
    s03_stacking,
    s03_top,
    s06_effectiveness,
    s07_costs,
    s07_tasks,
    s09_ground,
    s09_odds,
    s09_targets,
    s12_fortress,
    s18_sortie,
    s26_orders,
)
from grognard.games.oao.rules.s07_act import Act
from grognard.games.oao.rules.s07_costs import playable, prepared_cost, total
from grognard.games.oao.rules.s07_move_points import left_with_march, movers, pay
from grognard.games.oao.rules.s07_prepared_forces import splits_force
from grognard.games.oao.rules.s07_prepared_pins import pinned, pins
from grognard.games.oao.rules.s09_combat import Combat, contingent
from grognard.games.oao.rules.words import hex_name, of_unit, unit_name
from grognard.games.oao.state import State

__all__ = ["options", "pinned", "pins", "prepare", "why_not"]

Units = tuple[str, ...]


# placing


def options(g: State) -> tuple[Option, ...]:
    """Where the Force in `g.move` may place its PA marker."""
    units = movers(g)
    if not units or g.units[units[0]].where < 0:
        return ()
    around = g.board.adjacent[g.units[units[0]].where]
    return tuple(option(g, units, cell) for cell in around if why_not(g, cell) is None)


def option(g: State, units: Units, cell: Cell) -> Option:
    name = g.board.name(cell)
    price = total(prepared_cost(g, g.units[units[0]].where, cell))
    return Option(
        f"prepare {name}",
        Act("prepare", cell),
        "prepare",
        (f"hex:{name}",),
        "option-prepare",
        (("hex", name), ("price", price)),
        "7.3",
    )


def markable(g: State, units: Units) -> Units:
    """The units of a Force that can bear a PA marker: its infantry."""  # 7.3#1 8.1#2
    return tuple(id_ for id_ in units if s02_units.kind_of(g, id_).infantry)


@rule("7.3#1", "7.3#5", "7.3.2#1", "7.3.2#2", "26.6.2a", "7.8.2")
def unfit(g: State, units: Units) -> Reason | None:
    """Why a Force can place no PA marker at all."""
    if g.phase != "movement":
        return because("7.3", "why-not-prepare-phase")  # 7.3#5
    if not markable(g, units):
        return because("7.3", "why-not-prepare-kind")  # 7.3#1
    for id_ in markable(g, units):
        if g.units[id_].other >= 0:
            return because("7.3.2", "why-not-prepare-two-hexes", name=unit_name(g, id_))  # 19.1.4#5
        if (why := s06_effectiveness.unfit_to_attack(g, id_)) is not None:
            return Reason("7.3.2", why.text, why.value, why.args)
        why = s12_fortress.shut_in(g, id_) or s26_orders.no_prepared(g, id_) or s07_tasks.busy(g, id_)
        if why is not None:
            return why
    return None


@rule("7.3#2", "7.3#4", "7.3.1#2", "7.3.1#3", "7.3.2#3")
def why_not(g: State, cell: Cell) -> Reason | None:
    """Why the Force in `g.move` cannot place its PA marker at a hex; None if it can."""
    units = movers(g)
    here, name = g.units[units[0]].where, hex_name(g, cell)
    if (why := unfit(g, units)) is not None:
        return why
    if cell not in g.board.adjacent[here] or cell not in playable(g.board, g.setting.area):
        return because("7.3", "why-not-prepare-adjacent", hex=name)
    if g.in_hex(cell, g.units[units[0]].side):
        return because("7.3.1", "why-not-prepare-friends", hex=name)  # 7.3.1#3
    if set(s09_targets.BARRIERS) & set(s09_ground.crossed(g, here, cell)):
        return because("9.2.3#4", "why-not-prepare-barrier", hex=name)
    marked = markable(g, units)
    if strength(g, marked, cell) < 1:
        return because("7.3.2", "why-not-prepare-strength", hex=name)  # 7.3.2#3
    if is_crowded(g, here, marked, cell):
        return because("7.3", "why-not-prepare-limit", eighths=stacking().combat)
    if splits_force(g, here, marked, cell):
        return because("7.3.1", "why-not-prepare-split", hex=name)
    price = total(prepared_cost(g, here, cell))
    if left_with_march(g) < price:
        return because("7.3", "why-not-prepare-points", price=price, left=left_with_march(g))
    return None


@rule("7.3.2#3")
def strength(g: State, marked: Units, cell: Cell) -> int:
    """The Attack Strength of units against a hex, all that the ground takes from it subtracted, rounded down."""
    combat = Combat(cell, (contingent(g, marked, g.units[marked[0]].where),), ())
    return int(s09_odds.attack_strength(g, combat).total)


@rule("7.3#4", "3.1.2#1", "3.1.2a#1")
def is_crowded(g: State, here: Cell, marked: Units, cell: Cell) -> bool:
    """Whether one more marker brings more units under them than may attack from a hex, in all or at one hex."""
    side = g.units[marked[0]].side
    before = tuple(id_ for id_ in g.in_hex(here, side) if g.units[id_].prepared >= 0 and id_ not in marked)
    alike = tuple(id_ for id_ in before if g.units[id_].prepared == cell)
    return (
        s03_stacking.size_of(g, (*before, *marked)) > stacking().combat
        or s03_stacking.size_of(g, (*alike, *marked)) > s03_stacking.Limits(g, here, cell).size
    )


@rule("7.3#1", "7.3#2", "7.3#3")
def prepare(g: State, act: Act) -> None:
    """Place the marker and pay for it; the move is then over."""
    units = movers(g)
    here = g.units[units[0]].where
    price = prepared_cost(g, here, act.cell)
    pay(g, s07_costs.total(price))
    for id_ in markable(g, units):
        g.change(id_, prepared=act.cell)
        s18_sortie.prepared(g, id_)
    g.note(
        "prepared-placed",
        "7.3",
        **of_unit(g, s03_top.face(g, markable(g, units))),
        hex=hex_name(g, here),
        target=hex_name(g, act.cell),
        cost=total(price),
    )
