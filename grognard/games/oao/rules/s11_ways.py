"""11.1.1 The ways of a retreat: which are possible, and which of them the priorities leave to the owner."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cached_property
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
    fought: Cell
    """The hex that they occupied during the combat; where they set out, if there was none."""  # 11.1.1#1

    @property
    def cell(self) -> Cell:
        return self.path[-1]

    @property
    def left(self) -> int:
        """How many hexes are still to be retreated."""
        return self.hexes + 1 - len(self.path)


# a step


@rule("11.1.3#2", "6.4#10")
def is_watched(g: State, flight: Flight, cell: Cell) -> bool:
    """Whether a hex is in an EZOC that no friendly unit in it negates."""
    return Survey(g, flight).is_watched(cell)


@rule("11.1.4")
def is_costly(g: State, origin: Cell, cell: Cell) -> bool:
    """Whether a step crosses a Mountain Ridge or a Grand River."""
    features = reference_terrain.features()
    return any(features[each].costly for each in s09_ground.crossed(g, origin, cell))


def steps(g: State, flight: Flight) -> tuple[Cell, ...]:
    """The hexes into which they may go next."""
    return tuple(dict.fromkeys(way[0] for way in Survey(g, flight).allowed))


def is_camp(g: State, flight: Flight, cell: Cell) -> bool:
    """Whether a hex is inside a Fortified Camp of the side that still stands."""
    return cell in ground_of(g.board).camp_at and s15_sources.camp_at(g, flight.side, cell) is not None


# the ways


class Survey:
    """The ways on from where a retreat stands; what decides among them is looked up once."""

    def __init__(self, g: State, flight: Flight) -> None:
        self.g, self.flight = g, flight
        self._zone = s03_zoc.zone(g, g.other(flight.side))
        self._strayed: dict[Cell, int] = {}

    # what is possible

    def is_watched(self, cell: Cell) -> bool:
        if cell not in self._zone:
            return False
        return all(id_ in self.flight.units for id_ in self.g.in_hex(cell, self.flight.side))

    @rule("11.1#2", "3.1#1", "11.1.5#1", "6.4#10")
    def barred(self, origin: Cell, cell: Cell) -> Reason | None:
        """Why those who retreat cannot step from one hex into another; None if they can."""
        g, flight = self.g, self.flight
        if cell not in g.board.adjacent[origin]:  # 11.1#2: the sea is no hex
            return because("11.1.1", "why-not-adjacent", hex=g.board.name(cell))
        if cell in flight.path:
            return because("11.1.1", "why-not-retreat-back", hex=g.board.name(cell))
        if cell not in playable(g.board, g.setting.area):
            return because("11.1.5", "why-not-retreat-ground", hex=g.board.name(cell))
        if is_held(g, flight.side, cell):
            return because("11.1.5", "why-not-enemy", hex=g.board.name(cell))
        if flight.because == DEMORALIZED and self.is_watched(cell):
            return because("6.4", "why-not-retreat-zone", hex=g.board.name(cell))
        return None

    @cached_property
    def possible(self) -> tuple[Way, ...]:
        """The ways, each as long as any can be, no hex entered twice."""
        found: tuple[Way, ...] = ((),)
        for _ in range(self.flight.left):
            longer = tuple(self._onward(found))
            if not longer:
                break
            found = longer
        return found if found != ((),) else ()

    def _onward(self, ways: Iterable[Way]) -> Iterable[Way]:
        for way in ways:
            last = way[-1] if way else self.flight.cell
            for cell in self.g.board.adjacent[last]:
                if cell >= 0 and cell not in way and self.barred(last, cell) is None:
                    yield (*way, cell)

    # what the priorities leave

    @cached_property
    def allowed(self) -> tuple[Way, ...]:
        """The ways among which the owner chooses."""  # 11.1.1#1 11.1.1a
        ways = _least(self._kept, lambda way: -self.distance(way))  # priority 1
        guided = _least(ways, self.outside_area)  # priority 2
        guided = _least(guided, lambda way: not self.is_toward_supply(way))  # priority 3
        safest = _least(ways, self.watched_on)
        if any(way in guided for way in safest):
            safest = ()  # 11.1.1a: they need not leave the guided ways to avoid EZOCs
        return tuple(dict.fromkeys((*guided, *safest, *self._into_camps())))

    @cached_property
    def _kept(self) -> tuple[Way, ...]:
        """The ways that keep garrisons as near to their areas as can be."""  # 8.6.3
        return _least(self.possible, lambda way: sum(self._astray(cell) for cell in way))

    def _astray(self, cell: Cell) -> int:
        if cell not in self._strayed:
            self._strayed[cell] = sum(s08_bound.outside(self.g, id_, cell) for id_ in self.flight.units)
        return self._strayed[cell]

    def distance(self, way: Way) -> int:
        """How far a way leads from the hex of the combat."""
        return self.g.board.distance(self.flight.fought, way[-1])

    def outside_area(self, way: Way) -> int:
        """How many hexes of a way are not in the Area of Attachment of the army; none for what has no Area."""
        return sum(cell not in self._area for cell in way) if self._area else 0

    @cached_property
    def _area(self) -> frozenset[Cell]:
        units = (self.g.units[id_] for id_ in self.flight.units)
        army = next((unit.army for unit in units if unit.army), "")
        return s05_areas.areas(self.g, self.flight.side).get(army, frozenset())

    def is_toward_supply(self, way: Way) -> bool:
        """Whether a way ends nearer than it began to a supply unit that may give them provisions."""
        board, start = self.g.board, self.flight.path[0]
        return any(board.distance(way[-1], where) < board.distance(start, where) for where in self._providers)

    @cached_property
    def _providers(self) -> tuple[Cell, ...]:
        """The hexes of the supply units of which one of the units may draw provisions, however far."""
        g, side = self.g, self.flight.side
        return tuple(
            g.units[source].where
            for source in (*supply_units(g, side, Depot), *supply_units(g, side, Train))
            if any(_may_draw(g, id_, source) for id_ in self.flight.units)
        )

    def watched_on(self, way: Way) -> int:
        """How many hexes of a way are in EZOCs that nobody negates."""
        return sum(self.is_watched(cell) for cell in way)

    @rule("6.4#12")
    def _into_camps(self) -> tuple[Way, ...]:
        """For a Demoralized Retreat, the ways into a Fortified Camp, where it may end early."""
        found: list[Way] = []
        ways: tuple[Way, ...] = ((),)
        for _ in range(self.flight.left if self.flight.because == DEMORALIZED else 0):
            ways = tuple(self._onward(ways))
            found += [way for way in ways if is_camp(self.g, self.flight, way[-1])]
        return tuple(found)

    def why_not(self, cell: Cell) -> Reason:
        """Why the next step does not lead into a hex: it cannot, or it leads where the priorities do not."""
        refusal, name = self.barred(self.flight.cell, cell), self.g.board.name(cell)
        if refusal is not None:
            return refusal
        through = [way for way in self.possible if way[0] == cell]
        if not through:
            return because("11.1.5", "why-not-retreat-dead-end", hex=name)
        if not any(way in self._kept for way in through):
            return because("8.6.3", "why-not-retreat-garrison", hex=name)
        farthest = max(self.distance(way) for way in self._kept)
        if all(self.distance(way) < farthest for way in through if way in self._kept):
            return because("11.1.1", "why-not-retreat-distance", hex=name, distance=farthest)
        return because("11.1.1", "why-not-retreat-guided", hex=name)


def _least(ways: tuple[Way, ...], measure: Callable[[Way], int]) -> tuple[Way, ...]:
    measured = [(measure(way), way) for way in ways]
    best = min((value for value, _ in measured), default=0)
    return tuple(way for value, way in measured if value == best)


def _may_draw(g: State, id_: str, source: str) -> bool:
    if g.units[id_].army != g.units[source].army or id_ == source:  # 5.3.1#1
        return False
    return isinstance(s02_units.piece(g, source), Depot) or s15_sources.train_refuses(g, id_, source) is None
