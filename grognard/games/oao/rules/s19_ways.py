"""19.1 How a Force comes to lie in one hex or in two, each half going one hex at the most; after combat too."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import lru_cache
from typing import NamedTuple

from grognard.engine.board import Board, Cell
from grognard.engine.reasons import Reason, because
from grognard.engine.rulebook import rule
from grognard.games.oao.reference_units import stacking
from grognard.games.oao.rules import s02_units, s03_stacking, s07_costs
from grognard.games.oao.rules.s07_act import Act, Kind
from grognard.games.oao.rules.s07_bridges import hexside_name, pontoons, unusable
from grognard.games.oao.rules.s07_costs import Movers, Reasons, total
from grognard.games.oao.rules.words import unit_name
from grognard.games.oao.state import OFF_MAP, State

Held = tuple[Cell, ...]
Leg = tuple[Cell, Cell]
KINDS: dict[tuple[int, int], Kind] = {(1, 1): "go", (1, 2): "spread", (2, 1): "join", (2, 2): "shift"}
"""What it is called, by the number of hexes before and after."""


class Way(NamedTuple):
    """Where a Force then is, and which of its halves go: from where, and where to."""

    held: Held
    hexes: Held
    legs: tuple[Leg, ...]

    @property
    def entered(self) -> Held:
        """The hexes in which it was not before."""
        return tuple(cell for cell in self.hexes if cell not in self.held)

    @property
    def act(self) -> Act:
        first, *rest = self.hexes
        return Act(KINDS[len(self.held), len(self.hexes)], first, other=rest[0] if rest else OFF_MAP)


def names(g: State, act: Act) -> tuple[str, ...]:
    """The one hex or the two in which a Force then is."""
    return tuple(g.board.name(cell) for cell in (act.cell, act.other) if cell >= 0)


# the ground


@rule("19.1.1#1", "19.1.1#2", "19.1.1#3", "19.1.4#1", "19.1.4#2", "19.1.4#3", "19.1.4#6")
@lru_cache(maxsize=8192)
def ways(board: Board, held: Held) -> tuple[Way, ...]:
    """Every way from one hex or two into others: halves that stay, pivot, part, meet or go side by side.

    Two hexes need only adjoin: what is on the hexside between them does not matter.
    """
    found: dict[tuple[frozenset[Cell], frozenset[Leg]], Way] = {}
    halves = held if len(held) > 1 else (held[0], held[0])
    for first in (halves[0], *board.adjacent[halves[0]]):
        for second in (halves[1], *board.adjacent[halves[1]]):
            hexes, legs = {first, second}, {(halves[0], first), (halves[1], second)}
            moved = frozenset(leg for leg in legs if leg[0] != leg[1])
            adjoin = first == second or second in board.adjacent[first]
            if min(hexes) >= 0 and hexes != set(held) and adjoin:
                found[frozenset(hexes), moved] = Way(held, _in_order(hexes, held), tuple(sorted(moved)))
    return tuple(found.values())


def _in_order(hexes: set[Cell], held: Held) -> Held:
    """The hex that was held comes first."""
    return tuple(sorted(hexes, key=lambda cell: (cell not in held, cell)))


# who may


@rule("19.0#1", "19.1.1#7", "8.7.3#4", "8.8.1#7")
def unfit(g: State, units: Movers) -> Reason | None:
    """Why these units cannot be in two hexes: an individual Force, all of Combat units, none in Rail Mode."""
    for id_ in units:
        if not s02_units.kind_of(g, id_).two_hex:
            return because("19.1.1", "why-not-two-hex-kind", name=unit_name(g, id_))
        if s03_stacking.is_railborne(g, id_):
            return because("7.7.4", "why-not-two-hex-rail", name=unit_name(g, id_))
    return None


@rule("19.1.2")
def crowded(g: State, units: Movers, hexes: Held) -> Reason | None:
    """Why units cannot be in these two hexes: another Two-Hex Force is in one of them."""
    for cell in hexes if len(hexes) > 1 else ():
        for id_ in g.in_hex(cell, g.units[units[0]].side):
            if g.units[id_].other >= 0 and id_ not in units:
                return because(
                    "19.1.2", "why-not-two-two-hex", name=unit_name(g, id_), hex=g.board.name(cell)
                )
    return None


@rule("19.1.1#5")
def joinable(g: State, units: Movers) -> tuple[str, ...]:
    """The Two-Hex Units in the hex of these Assets whose Force they may become part of, by one unit of each."""
    here, side = g.units[units[0]].where, g.units[units[0]].side
    if (
        g.units[units[0]].other >= 0
        or unfit(g, units)
        or not all(s02_units.is_asset(g, id_) for id_ in units)
    ):
        return ()
    spread = [id_ for id_ in g.in_hex(here, side) if g.units[id_].other >= 0 and id_ not in units]
    assets = [id_ for id_ in spread if s02_units.is_asset(g, id_)]
    has_room = len(assets) + len(units) <= stacking().assets
    first = next((id_ for id_ in spread if id_ not in assets), spread[0] if spread else None)
    return (first,) if first is not None and has_room else ()


# what it costs


Points = Callable[[Cell, Cell], int | None]
"""What a leg costs; None where it cannot be gone."""
Priced = dict[Act, tuple[Way, int]]
"""How a Force may lie, by which way, and for how many MPs."""


@rule("19.1.1#2", "19.1.4#1", "19.1.4#3")
def points(way: Way, price: Points) -> int | None:
    """What a way costs: the dearer of its legs; None where one of them cannot be gone."""
    dearest = 0
    for origin, cell in way.legs:
        cost = price(origin, cell)
        if cost is None:
            return None
        dearest = max(dearest, cost)
    return dearest


def parts(g: State, units: Movers, way: Way) -> Reasons | Reason:
    """The same in a movement phase with its reasons: those of the dearer leg, or why one cannot be gone."""
    found: Reasons = ()
    for origin, cell in way.legs:
        cost = s07_costs.cost(g, units, origin, cell)
        if isinstance(cost, Reason):
            return cost
        if not found or total(cost) > total(found):
            found = cost
    return found


def hexside_price(g: State, units: Movers) -> Points:
    """What legs cost outside of a movement phase of one's own: the hexside alone."""  # 8.2.4

    def price(origin: Cell, cell: Cell) -> int | None:
        if s07_costs.barred(g, units, origin, cell) is not None:
            return None
        return total(s07_costs.hexside_cost(g, origin, cell))

    return price


def cheapest(found: Iterable[Way], price: Points) -> Priced:
    """Of ways that end alike the cheapest, with what it costs; none that cannot be gone."""
    best: Priced = {}
    for way in found:
        cost = points(way, price)
        if cost is not None and (way.act not in best or cost < best[way.act][1]):
            best[way.act] = (way, cost)
    return best


# to be there


def take(g: State, units: Movers, way: Way) -> None:
    """Put the Force where a way leads."""
    place(g, units, way.hexes)


@rule("24.6#1")
def cross_pontoon(g: State, way: Way) -> None:
    """One Force in a phase may use the pontoon bridge, with one half or both."""
    crossed = {hexside_name(g.board, origin, cell) for origin, cell in way.legs}
    if crossed & (pontoons(g.board) - unusable(g)):
        g.pontoon_crossed = True


def place(g: State, units: Movers, hexes: Held) -> None:
    for id_ in units:
        g.move_to(id_, hexes[0], hexes[1] if len(hexes) > 1 else OFF_MAP)


# after combat


@rule("19.1.7#1")
def after_retreat(g: State, units: Movers, lost: Cell) -> tuple[Way, ...]:
    """How a Two-Hex Unit may lie once the half in this hex has retreated by one: all in the other hex, or wheeled.

    The other half stays. Empty if the half has nowhere to go.
    """
    price = hexside_price(g, units)
    return tuple(
        way
        for way in ways(g.board, g.hexes_of(units[0]))
        if lost not in way.hexes
        and all(origin == lost for origin, _ in way.legs)
        and points(way, price) is not None
        and crowded(g, units, way.hexes) is None
    )


@rule("19.1.7#2")
def gather(g: State, units: Movers, lost: Cell) -> None:
    """The whole unit into the hex from which it retreats: it is together in the last hex of the retreat."""
    place(g, units, (lost,))


@rule("19.1.1#4", "11.2.1#4")
def advances(g: State, units: Movers, target: Cell) -> tuple[Way, ...]:
    """How units may lie after an advance into a hex: all of them there, or in two hexes of which it is one."""
    found = (
        way
        for way in ways(g.board, g.hexes_of(units[0]))
        if way.entered == (target,)
        and crowded(g, units, way.hexes) is None
        and (len(way.hexes) == 1 or unfit(g, units) is None)
    )
    return tuple(way for way, _ in cheapest(found, hexside_price(g, units)).values())
