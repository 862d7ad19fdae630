"""11.1.1 The ways of a retreat: which are possible, and which of them the priorities leave to the owner."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import NamedTuple

from grognard.engine.board import Cell
from grognard.engine.reasons import Reason, because
from grognard.engine.rulebook import rule
from grognard.games.oao import reference_terrain
from grognard.games.oao.boards import ground_of
from grognard.games.oao.counters import Depot, Train
from grognard.games.oao.rules import s02_units, s03_zoc, s05_areas, s08_bound, s09_ground, s15_sources
from grognard.games.oao.rules.s07_costs import is_held, playable
from grognard.games.oao.rules.s15_lines import supply_units
from grognard.games.oao.state import State

Way = tuple[Cell, ...]
DEMORALIZED = "6.4"
"""The rule whose retreats may not pass through EZOCs at all."""  # 6.4#10


class Flight(NamedTuple):
    """A retreat under way."""

    side: str
    units: tuple[str, ...]
    path: Way
    """The hexes so far; the first is the one that they left."""
    hexes: int
    """How many hexes it is to be."""
    because: str
    """The rule that demands it."""

    @property
    def cell(self) -> Cell:
        return self.path[-1]

    @property
    def left(self) -> int:
        """How many hexes are still to be retreated."""
        return self.hexes + 1 - len(self.path)


# what is possible


@rule("11.1#2", "3.1#1", "11.1.5#1")
def barred(g: State, flight: Flight, origin: Cell, cell: Cell) -> Reason | None:
    """Why those who retreat cannot step from one hex into another; None if they can."""
    name = g.board.name(cell)
    if cell not in g.board.adjacent[origin]:
        return because("11.1.1", "why-not-adjacent", hex=name)
    if cell in flight.path:
        return because("11.1.1", "why-not-retreat-back", hex=name)
    if cell not in playable(g.board, g.setting.area):
        return because("11.1.5", "why-not-retreat-ground", hex=name)
    if is_held(g, flight.side, cell):
        return because("11.1.5", "why-not-enemy", hex=name)
    if not all(reference_terrain.features()[each].retreats for each in s09_ground.crossed(g, origin, cell)):
        return because("11.1", "why-not-retreat-ground", hex=name)
    if flight.because == DEMORALIZED and is_watched(g, flight, cell):
        return because(flight.because, "why-not-retreat-zone", hex=name)
    return None


@rule("11.1.3#2", "6.4#10")
def is_watched(g: State, flight: Flight, cell: Cell) -> bool:
    """Whether a hex is in an EZOC that no friendly unit in it negates."""
    if any(id_ not in flight.units for id_ in g.in_hex(cell, flight.side)):
        return False
    return cell in s03_zoc.zone(g, g.other(flight.side))


@rule("11.1.4")
def is_costly(g: State, origin: Cell, cell: Cell) -> bool:
    """Whether a step crosses a Mountain Ridge or a Grand River."""
    features = reference_terrain.features()
    return any(features[each].costly for each in s09_ground.crossed(g, origin, cell))


def possible(g: State, flight: Flight) -> tuple[Way, ...]:
    """The ways on from where they are, each as long as any can be, no hex entered twice."""
    found: tuple[Way, ...] = ((),)
    for _ in range(flight.left):
        longer = tuple(_onward(g, flight, found))
        if not longer:
            break
        found = longer
    return found if found != ((),) else ()


def _onward(g: State, flight: Flight, ways: Iterable[Way]) -> Iterable[Way]:
    for way in ways:
        last = way[-1] if way else flight.cell
        for cell in g.board.adjacent[last]:
            if cell not in way and barred(g, flight, last, cell) is None:
                yield (*way, cell)


# what the priorities leave


@rule("11.1.1#1", "11.1.1a", "8.6.3")
def allowed(g: State, flight: Flight) -> tuple[Way, ...]:
    """The ways among which the owner chooses."""
    ways = _least(possible(g, flight), lambda way: outside_garrison(g, flight, way))
    ways = _least(ways, lambda way: -distance(g, flight, way))  # priority 1
    guided = _least(ways, lambda way: outside_area(g, flight, way))  # priority 2
    guided = _least(guided, lambda way: not is_toward_supply(g, flight, way))  # priority 3
    safest = _least(ways, lambda way: watched_on(g, flight, way))
    if any(way in guided for way in safest):
        safest = ()  # 11.1.1a: they need not leave the guided ways to avoid EZOCs
    return tuple(dict.fromkeys((*guided, *safest, *_into_camps(g, flight))))


def _least(ways: tuple[Way, ...], measure: Callable[[Way], int]) -> tuple[Way, ...]:
    measured = [(measure(way), way) for way in ways]
    best = min((value for value, _ in measured), default=0)
    return tuple(way for value, way in measured if value == best)


def distance(g: State, flight: Flight, way: Way) -> int:
    """How far a way leads from the hex of the combat."""
    return g.board.distance(flight.path[0], way[-1])


def outside_garrison(g: State, flight: Flight, way: Way) -> int:
    """By how many hexes a way takes garrisons out of their areas, in all its hexes together."""
    return sum(s08_bound.outside(g, id_, cell) for id_ in flight.units for cell in way)


def outside_area(g: State, flight: Flight, way: Way) -> int:
    """How many hexes of a way are not in the Area of Attachment of the army; none for what has no Area."""
    army = next((g.units[id_].army for id_ in flight.units if g.units[id_].army), "")
    area = s05_areas.areas(g, flight.side).get(army)
    return sum(cell not in area for cell in way) if area else 0


def is_toward_supply(g: State, flight: Flight, way: Way) -> bool:
    """Whether a way ends nearer than it began to a supply unit that may give them provisions."""
    return any(
        g.board.distance(way[-1], where) < g.board.distance(flight.path[0], where)
        for where in providers(g, flight)
    )


def providers(g: State, flight: Flight) -> tuple[Cell, ...]:
    """The hexes of the supply units of which one of the retreating units may draw provisions, however far."""
    depots = supply_units(g, flight.side, Depot)
    trains = supply_units(g, flight.side, Train)
    return tuple(
        g.units[source].where
        for source in (*depots, *trains)
        if any(_may_draw(g, id_, source) for id_ in flight.units)
    )


def _may_draw(g: State, id_: str, source: str) -> bool:
    if g.units[id_].army != g.units[source].army or id_ == source:  # 5.3.1#1
        return False
    return isinstance(s02_units.piece(g, source), Depot) or s15_sources.train_refuses(g, id_, source) is None


def watched_on(g: State, flight: Flight, way: Way) -> int:
    """How many hexes of a way are in EZOCs that nobody negates."""
    return sum(is_watched(g, flight, cell) for cell in way)


@rule("6.4#12")
def _into_camps(g: State, flight: Flight) -> tuple[Way, ...]:
    """For a Demoralized Retreat, the ways into a Fortified Camp, where it may end early."""
    if flight.because != DEMORALIZED:
        return ()
    found, ways = [], ((),) if flight.left else ()  # type: tuple[list[Way], tuple[Way, ...]]
    for _ in range(flight.left):
        ways = tuple(_onward(g, flight, ways))
        found += [way for way in ways if is_camp(g, flight, way[-1])]
    return tuple(found)


def is_camp(g: State, flight: Flight, cell: Cell) -> bool:
    """Whether a hex is inside a Fortified Camp of the side that still stands."""
    return cell in ground_of(g.board).camp_at and s15_sources.camp_at(g, flight.side, cell) is not None


def steps(g: State, flight: Flight) -> tuple[Cell, ...]:
    """The hexes into which they may go next."""
    return tuple(dict.fromkeys(way[0] for way in allowed(g, flight))) if flight.left > 0 else ()


def why_not_step(g: State, flight: Flight, cell: Cell) -> Reason:
    """Why the next step does not lead into a hex: it cannot, or it leads where the priorities do not."""
    refusal = barred(g, flight, flight.cell, cell)
    if refusal is not None:
        return refusal
    name = g.board.name(cell)
    ways = possible(g, flight)
    through = [way for way in ways if way[0] == cell]
    if not through:
        return because("11.1.5", "why-not-retreat-dead-end", hex=name)
    kept = _least(ways, lambda way: outside_garrison(g, flight, way))
    if not any(way in kept for way in through):
        return because("8.6.3", "why-not-retreat-garrison", hex=name)
    farthest = max(distance(g, flight, way) for way in kept)
    if all(distance(g, flight, way) < farthest for way in through if way in kept):
        return because("11.1.1", "why-not-retreat-distance", hex=name, distance=farthest)
    return because("11.1.1", "why-not-retreat-guided", hex=name)
