"""7.7.3(3) Who may entrain, where, and whose turn on the platforms it is."""

from __future__ import annotations

from collections.abc import Iterator

from grognard.engine.reasons import Reason, because
from grognard.engine.rulebook import rule
from grognard.games.oao.counters import Depot
from grognard.games.oao.rail import Net, railways_of
from grognard.games.oao.reference_movement import movement
from grognard.games.oao.rules import (
    s02_units,
    s07_naval,
    s07_prepared_pins,
    s07_rail_points,
    s07_rail_ways,
    s12_fortress,
    s13_siege,
    s18_bottlenecks,
    s18_operational,
)
from grognard.games.oao.rules.s07_markers import is_under_way
from grognard.games.oao.rules.s07_move_points import left, movers, moving
from grognard.games.oao.rules.words import hex_name, unit_name
from grognard.games.oao.state import State


@rule(
    "7.7",
    "7.7.3(3)#1",
    "7.7.3(3)#2",
    "7.7.3(3)#4",
    "7.7.3(3)#6",
    "7.7.1#3",
    "7.3.3#2",
    "7.4.5#3",
    "7.9.1(3)#4",
    "12.3.2#1",
    "13.3.3#6",
    "20.1#3",
)
def refusals(g: State, id_: str) -> tuple[Reason, ...]:
    """Why a unit of the moving Force may not begin to entrain; nothing if it may."""
    return tuple(_refusals(g, id_))


def may_entrain(g: State, id_: str) -> bool:
    """Whether a unit of the moving Force may begin to entrain."""
    return next(_refusals(g, id_), None) is None


def _refusals(g: State, id_: str) -> Iterator[Reason]:
    """The same one by one, those first that are found soonest."""
    unit = g.units[id_]
    pinned = s07_prepared_pins.pinned(g, id_)
    known = (
        (isinstance(s02_units.piece(g, id_), Depot), "7.7", "rail-depot"),
        (unit.other >= 0, "7.7.3(3)", "rail-two-hex"),
        (unit.mode not in ("", "extended"), "7.7.3(3)", "rail-mode"),
        (bool(unit.task), "7.8.1", "rail-task"),  # 7.8.1#2
        (len(movers(g)) > 1, "7.7.3(3)", "rail-alone"),
        (pinned is not None, "7.3.3", "rail-pinned"),
        (moving(g).halted, "7.4.5", "rail-halted"),
        (not left(g), "7.7.3(3)", "rail-no-mps"),
    )
    found = [because(rule_, text, name=unit_name(g, id_)) for it_is, rule_, text in known if it_is]
    fast = (s07_naval.held(g, id_), s12_fortress.shut_in(g, id_), s13_siege.rooted(g, id_))
    found += [why for why in fast if why is not None]
    yield from found
    refused = bool(found)
    for why in _of_the_hex(g, id_):
        refused = True
        yield why
    if not s07_rail_points.sources(g, id_):
        cost = s18_bottlenecks.points(s07_rail_points.cost(g, id_))
        yield because("7.7.1", "rail-no-points", name=unit_name(g, id_), cost=cost)
    elif not refused and not useful_sources(g, id_):
        yield because("7.7.3(2)", "rail-no-destination", name=unit_name(g, id_))


def _of_the_hex(g: State, id_: str) -> Iterator[Reason]:
    unit, name = g.units[id_], hex_name(g, g.units[id_].where)
    double = unit.where in railways_of(g.board).cells[Net.DOUBLE]  # C-68
    if not double or unit.where not in s18_operational.operational(g, unit.side):
        yield because("7.7.3(3)", "rail-no-line", hex=name)
    least = movement().rail.entrain_distance
    if unit.where in s07_rail_ways.near_enemy(g, unit.side, least):
        yield because("7.7.3(3)", "rail-entrain-near", hex=name, hexes=least)
    if (taken := crowded(g, id_)) is not None:
        yield taken


@rule("7.7.3(3)#4", "7.7.3(5)#1")
def crowded(g: State, id_: str) -> Reason | None:
    """Why the platforms of a hex are taken: by who has used them in this phase, or has begun to and must go on.

    The units of the RND count as one.
    """  # 7.9 23.3.2#3
    cell, here = g.units[id_].where, g.in_hex(g.units[id_].where, g.units[id_].side)
    begun = [other for other in here if g.units[other].spent and is_under_way(g, other)]
    users = {*begun, *([g.platforms[cell]] if cell in g.platforms else [])} - {id_}
    if all(s02_units.is_naval(g, id_) and s02_units.is_naval(g, other) for other in users):
        return None
    return because("7.7.3(3)", "rail-crowded", hex=hex_name(g, cell))


def useful_sources(g: State, id_: str) -> tuple[str, ...]:
    """The RPs from which a unit can be paid for and then has somewhere to go."""
    return tuple(
        name for name in s07_rail_points.sources(g, id_) if s07_rail_ways.has_destination(g, id_, name)
    )
