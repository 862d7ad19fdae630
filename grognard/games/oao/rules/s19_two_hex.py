"""19 Two-Hex Units: how a Force enters, changes and leaves Two-Hex Status in its move."""

from __future__ import annotations

from msgspec.structs import replace

from grognard.engine.board import Cell
from grognard.engine.decision import Option
from grognard.engine.procedure import Procedure, procedure
from grognard.engine.reasons import Reason, because
from grognard.engine.rulebook import rule
from grognard.games.oao.rules import s07_costs, s07_entered, s07_refused, s19_ways
from grognard.games.oao.rules.s07_act import Act
from grognard.games.oao.rules.s07_bridges import hexside_name, pontoons, unusable
from grognard.games.oao.rules.s07_costs import Movers, Reasons, total
from grognard.games.oao.rules.s07_move_points import left_with_march, movers, moving, pay
from grognard.games.oao.rules.s19_ways import Way
from grognard.games.oao.rules.words import hex_name, of_unit, unit_name
from grognard.games.oao.state import State


@rule("19.1.1#1", "19.1.1#2", "19.1.1#3", "19.1.4#1")
def options(g: State) -> tuple[Option, ...]:
    """How the Force in `g.move` may spread, join or shift; Assets may become part of a Two-Hex Force."""
    units = movers(g)
    if not units or moving(g).halted:
        return ()
    return (*(_way_option(g, act) for act in open_ways(g)), *joining(g, units))


def _way_option(g: State, act: Act) -> Option:
    hexes = tuple(g.board.name(cell) for cell in (act.cell, act.other) if cell >= 0)
    args = (("hex", hexes[0]), ("other", hexes[-1]), ("points", total(price(g, act))))
    touches = tuple(f"hex:{name}" for name in hexes)
    return Option(
        f"{act.kind} {'+'.join(hexes)}", act, act.kind, touches, f"two-hex-{act.kind}", args, "19.1"
    )


@rule("19.1.1#5")
def joining(g: State, units: Movers) -> tuple[Option, ...]:
    """The Two-Hex Force in their hex that Assets may become part of."""
    found = []
    for id_ in s19_ways.joinable(g, units):
        act = Act("spread", g.units[id_].where, id_, g.units[id_].other)
        args = (("unit", id_), ("name", unit_name(g, id_)))
        found.append(Option(f"with {id_}", act, "spread", (f"unit:{id_}",), "two-hex-with", args, "19.1.1"))
    return tuple(found)


# what is open


def open_ways(g: State) -> dict[Act, tuple[Way, Reasons]]:
    """What the Force in `g.move` can do and pay for, the cheapest way to each end."""
    units, points = movers(g), left_with_march(g)
    allowed = tuple(way for way in two_hex_ways(g) if refusal(g, units, way) is None)
    found = s19_ways.cheapest(g, units, allowed, s07_costs.cost)
    return {act: (way, cost) for act, (way, cost) in found.items() if total(cost) <= points}


def two_hex_ways(g: State) -> tuple[Way, ...]:
    """The ways from one hex into two, from two into one, and from two into two."""
    held = g.hexes_of(movers(g)[0])
    return tuple(way for way in s19_ways.ways(g.board, held) if way.act.kind != "go")


@rule("19.1.2", "19.1.1#7", "19.1.4#4")
def refusal(g: State, units: Movers, way: Way) -> Reason | None:
    """Why a Force may not go this way, whatever it costs."""
    if len(way.hexes) > 1:
        unfit = s19_ways.unfit(g, units) or s19_ways.crowded(g, units, way.hexes)
        if unfit is not None:
            return unfit
    for origin, _ in way.legs:
        if (pin := held_fast(g, units, origin)) is not None:
            return pin
    for cell in way.entered:
        if (closed := s07_refused.refused(g, units, cell)) is not None:
            return closed
    return None


@rule("19.1.4#4")
def held_fast(g: State, units: Movers, origin: Cell) -> Reason | None:
    """Why the half in this hex cannot leave it: an enemy PA marker that pins the Force points at it."""
    enemy = g.other(g.units[units[0]].side)
    for id_ in units:
        pin = s07_refused.pinned(g, id_)
        if pin is not None and any(_points_at(g, enemy, near, origin) for near in g.board.adjacent[origin]):
            return pin
    return None


def _points_at(g: State, enemy: str, cell: Cell, target: Cell) -> bool:
    """Whether an enemy in one hex has a PA marker that points at the other."""
    return any(g.units[id_].prepared == target for id_ in g.in_hex(cell, enemy))


def price(g: State, act: Act) -> Reasons:
    """The MPs of one of the options, part by part."""
    found = open_ways(g).get(act)
    return found[1] if found is not None else (because("19.1.1", "two-hex-free", 0),)


def why_not(g: State, cell: Cell) -> tuple[Reason, ...]:
    """Why the Force in `g.move`, being in two hexes, cannot go into this hex."""
    units, found = movers(g), dict[Reason, None]()
    if any(cell in (act.cell, act.other) for act in open_ways(g)):
        return ()
    for way in two_hex_ways(g):
        if cell in way.entered:
            cost = refusal(g, units, way) or s19_ways.dearest(g, units, way, s07_costs.cost)
            if isinstance(cost, Reason):
                found[cost] = None
            else:
                found[because("7.1.2", "why-not-points", need=total(cost), left=left_with_march(g))] = None
    return tuple(found) or (because("19.1.4", "why-not-two-hex-far", hex=g.board.name(cell)),)


# to do it


@rule("19.1.1#1", "19.1.1#2", "19.1.1#3", "19.1.4#1", "19.1.4#2", "19.1.4#3", "19.1.1#5")
@procedure
def perform(g: State, act: Act) -> Procedure[None]:
    """Pay, lie in the new hexes, and see what comes of it."""
    units = movers(g)
    if act.unit:
        s19_ways.place(g, units, (act.cell, act.other))
        _say(g, act, 0)
        return
    way, cost = open_ways(g)[act]
    origin = way.legs[0][0]
    pay(g, total(cost))
    g.move = replace(moving(g), before=way.held)
    cross_pontoon(g, way)
    s19_ways.take(g, units, way)
    _say(g, act, total(cost))
    yield from s07_entered.entered(g, units, origin)
    g.move = replace(moving(g), before=())


@rule("24.6#1")
def cross_pontoon(g: State, way: Way) -> None:
    """One Force in a phase may use the pontoon bridge, with one half or both."""
    crossed = {hexside_name(g.board, origin, cell) for origin, cell in way.legs}
    if crossed & (pontoons(g.board) - unusable(g)):
        g.pontoon_crossed = True


def _say(g: State, act: Act, points: int) -> None:
    g.note(
        f"two-hex-{act.kind}-done",
        "19.1",
        **of_unit(g, movers(g)[0]),
        hex=hex_name(g, act.cell),
        other=hex_name(g, act.other),
        points=points,
    )
