"""7.3.3 PA markers in the Counter Movement Phase: each Force that bears one pins a Force of the hex it points at."""

from __future__ import annotations

from grognard.engine.board import Cell
from grognard.engine.decision import Choose, Option
from grognard.engine.procedure import Procedure, procedure
from grognard.engine.reasons import Args, Reason, because
from grognard.engine.rulebook import rule
from grognard.games.oao.reference_units import stacking
from grognard.games.oao.rules.s07_prepared_forces import (
    assets_in,
    formations_in,
    forts_in,
    leaderless,
    marked_forces,
)
from grognard.games.oao.rules.words import hex_name, unit_name, unit_option
from grognard.games.oao.state import State

Units = tuple[str, ...]
ASSETS = Option("assets", "", "pin", (), "option-pin-assets", (), "7.3.3")
"""A Force of Assets for which no Formation has room."""


@rule("7.3.3#1")
@procedure
def pins(g: State, side: str) -> Procedure[None]:
    """When a Counter Movement Phase begins, the owner chooses which of his Forces are pinned, hex by hex."""  # C-17
    for cell in pointed_at(g, side):
        leaders: Units = everybody(g, cell, side)
        while len(leaders) < due(g, cell, side):
            leader: str = yield Choose(
                side,
                "pin-force",
                force_options(g, cell, side, leaders),
                "7.3.3",
                question_args(g, cell, due(g, cell, side) - len(leaders)),
                secret=True,
            )
            leaders = (*leaders, leader)
        staying: Units = assets_in(g, cell, side) if everybody(g, cell, side) else ()
        while len(staying) < bound_assets(g, cell, side, leaders):
            asset: str = yield Choose(
                side,
                "pin-asset",
                asset_options(g, cell, side, staying),
                "7.3.3",
                question_args(g, cell, bound_assets(g, cell, side, leaders) - len(staying)),
                secret=True,
            )
            staying = (*staying, asset)
        fasten(g, cell, side, leaders, staying)


# how many


def pointed_at(g: State, side: str) -> tuple[Cell, ...]:
    """The hexes with Forces of a side at which enemy PA markers point."""
    cells = dict.fromkeys(g.units[id_].prepared for id_ in g.on_map(g.other(side)))
    return tuple(cell for cell in cells if cell >= 0 and forces(g, cell, side) > 0)


def due(g: State, cell: Cell, side: str) -> int:
    """How many Forces of a hex are pinned: as many as enemy Forces point at it, or all."""
    return min(len(marked_forces(g, cell, g.other(side))), forces(g, cell, side))


def forces(g: State, cell: Cell, side: str) -> int:
    """How many Forces are in a hex."""
    return len(formations_in(g, cell, side)) + alone(g, cell, side)


def alone(g: State, cell: Cell, side: str) -> int:
    """How many Forces without a Formation are in a hex; a Fort is one only where nobody else is."""
    led, assets = len(formations_in(g, cell, side)), len(assets_in(g, cell, side))
    if not led and not assets:
        return min(1, len(forts_in(g, cell, side)))
    return leaderless(led, assets)


def everybody(g: State, cell: Cell, side: str) -> Units:
    """All Forces of a hex, if there is no choice among them; otherwise none."""
    if due(g, cell, side) < forces(g, cell, side):
        return ()
    return (*formations_in(g, cell, side), *("",) * alone(g, cell, side))


@rule("7.3.3#1")
def bound_assets(g: State, cell: Cell, side: str, leaders: Units) -> int:
    """How many Assets are pinned too: those that cannot be assigned to a Force that may leave."""
    free = forces(g, cell, side) - len(leaders)
    return max(0, len(assets_in(g, cell, side)) - free * stacking().assets)


# questions


def force_options(g: State, cell: Cell, side: str, leaders: Units) -> tuple[Option, ...]:
    """The Forces that are not yet among the pinned, by their Formations."""
    formations = formations_in(g, cell, side)
    led = tuple(unit_option(g, id_, "pin", "7.3.3", "option-pin") for id_ in formations if id_ not in leaders)
    return (*led, ASSETS) if leaders.count("") < alone(g, cell, side) else led


def asset_options(g: State, cell: Cell, side: str, staying: Units) -> tuple[Option, ...]:
    found = (id_ for id_ in assets_in(g, cell, side) if id_ not in staying)
    return tuple(unit_option(g, id_, "pin", "7.3.3", "option-pin") for id_ in found)


def question_args(g: State, cell: Cell, left: int) -> Args:
    return (("hex", hex_name(g, cell)), ("left", left))


# the pins


def fasten(g: State, cell: Cell, side: str, leaders: Units, staying: Units) -> None:
    """Each Force with a marker holds one of the chosen; more of them than Forces hold the last together.

    A Fort is of a Force that may leave, if there is one.
    """
    most = stacking().assets
    held = [
        ((leader,) if leader else ()) + staying[place * most : (place + 1) * most]
        for place, leader in enumerate(leaders)
    ]
    if everybody(g, cell, side):
        held[-1] += forts_in(g, cell, side)  # 8.5.4
    for place, holder in enumerate(marked_forces(g, cell, g.other(side))):
        g.pins[holder] = held[min(place, len(held) - 1)]


@rule("7.3.3#1", "7.3.3#2", "7.3.3#4")
def pinned(g: State, id_: str, cleared: Cell | None = None) -> Reason | None:
    """Why a unit may not leave its hex: an enemy PA marker still points at it and pins its Force.

    A Repulse that may clear a hex sets free whom markers from there pin.
    """
    for holder, units in g.pins.items():
        if g.units[holder].where == cleared:
            continue
        if id_ in units and g.units[holder].prepared in g.hexes_of(id_):
            where = hex_name(g, g.units[holder].where)
            return because("7.3.3", "why-not-pinned", name=unit_name(g, id_), hex=where)
    return None
