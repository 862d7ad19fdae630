"""19 Two-Hex Units: how a Force enters, changes and leaves Two-Hex Status in its move."""

from __future__ import annotations

from msgspec.structs import replace

from grognard.engine.board import Cell
from grognard.engine.decision import Option
from grognard.engine.procedure import Procedure, procedure
from grognard.engine.reasons import Reason, because
from grognard.engine.rulebook import rule
from grognard.games.oao.rules import s03_top, s07_costs, s07_entered, s07_naval, s07_refused, s19_ways
from grognard.games.oao.rules.s07_act import Act
from grognard.games.oao.rules.s07_costs import Movers, Reasons, total
from grognard.games.oao.rules.s07_move_points import left_with_march, movers, moving, pay
from grognard.games.oao.rules.s19_ways import Priced, Way
from grognard.games.oao.rules.words import hex_name, of_unit, unit_name
from grognard.games.oao.state import State


@rule("19.1.1#1", "19.1.1#2", "19.1.1#3", "19.1.4#1")
def options(g: State) -> tuple[Option, ...]:
    """How the Force in `g.move` may spread, join or shift; Assets may become part of a Two-Hex Force."""
    units = movers(g)
    if not units or grounded(g) is not None:
        return ()
    found = (_way_option(g, act, points) for act, (_, points) in open_ways(g).items())
    return (*found, *joining(g, units))


def _way_option(g: State, act: Act, points: int) -> Option:
    hexes = s19_ways.names(g, act)
    args = (("hex", hexes[0]), ("other", hexes[-1]), ("points", points))
    touches = tuple(f"hex:{name}" for name in hexes)
    return Option(
        f"{act.kind} {'+'.join(hexes)}", act, act.kind, touches, f"two-hex-{act.kind}", args, "19.1"
    )


@rule("19.1.1#5")
def joining(g: State, units: Movers) -> tuple[Option, ...]:
    """The Two-Hex Force in their hex that Assets may become part of."""
    found = []
    for id_ in s19_ways.joinable(g, units):
        here, beyond = g.units[units[0]].where, set(g.hexes_of(id_)) - {g.units[units[0]].where}
        if held_fast(g, units, here) or any(s07_refused.refused(g, units, cell) for cell in beyond):
            continue
        act = Act("spread", g.units[id_].where, id_, g.units[id_].other)
        args = (("unit", id_), ("name", unit_name(g, id_)))
        found.append(Option(f"with {id_}", act, "spread", (f"unit:{id_}",), "two-hex-with", args, "19.1.1"))
    return tuple(found)


# what is open


def grounded(g: State) -> Reason | None:
    """Why the Force in `g.move` can go nowhere at all, neither whole nor half of it."""
    if moving(g).halted:
        return because("7.4.5", "why-not-move-halted")  # 7.4.5#2
    for id_ in movers(g):
        unit, name = g.units[id_], unit_name(g, id_)
        if unit.where < 0:
            return because("7.9.1", "why-not-move-at-sea", name=name)
        if unit.task:
            return because("7.8.2", "why-not-move-task", name=name)
        if (held := s07_naval.held(g, id_)) is not None:
            return held
    return None


def open_ways(g: State) -> Priced:
    """What the Force in `g.move` can do and pay for, the cheapest way to each end."""
    units, most = movers(g), left_with_march(g)
    if g.units[units[0]].other < 0 and s19_ways.unfit(g, units) is not None:
        return {}
    closed, price = s07_refused.Closed(g, units), s07_costs.law(g, units)
    allowed = (
        way
        for way in two_hex_ways(g)
        if is_affordable(way, price, most)
        and not any(cell in closed for cell in way.entered)
        and refusal(g, units, way) is None
    )
    return s19_ways.cheapest(allowed, price)


def is_affordable(way: Way, price: s19_ways.Points, most: int) -> bool:
    """Whether a way can be gone with so many MPs."""
    points = s19_ways.points(way, price)
    return points is not None and points <= most


def two_hex_ways(g: State) -> tuple[Way, ...]:
    """The ways from one hex into two, from two into one, and from two into two."""
    held = g.hexes_of(movers(g)[0])
    return tuple(way for way in s19_ways.ways(g.board, held) if way.act.kind != "go")


@rule("19.1.2", "19.1.1#7", "19.1.4#4", "19.0#2")
def refusal(g: State, units: Movers, way: Way) -> Reason | None:
    """Why a Force may not go this way, whatever it costs and whatever closes the hexes that it enters."""
    if len(way.hexes) > 1:
        unfit = s19_ways.unfit(g, units) or s19_ways.crowded(g, units, way.hexes)
        if unfit is not None:
            return unfit
    for origin, _ in way.legs:
        if (pin := held_fast(g, units, origin)) is not None:
            return pin
    ends = [s07_refused.no_end(g, units, cell) for cell in way.hexes]
    return ends[0] if all(ends) else None


@rule("19.1.4#4", "7.3.3#1")
def held_fast(g: State, units: Movers, origin: Cell) -> Reason | None:
    """Why the half in this hex cannot leave it: an enemy PA marker points at it and pins the Force that began there."""
    for holder, held in g.pins.items():
        if g.units[holder].prepared != origin:
            continue
        for id_ in units:
            if id_ in held and origin in (g.units[id_].began or g.hexes_of(id_)):
                where = hex_name(g, g.units[holder].where)
                return because("19.1.4", "why-not-pinned", name=unit_name(g, id_), hex=where)
    return None


def explain(g: State, act: Act) -> Reasons:
    """The MPs of one of the options, part by part."""
    found = None if act.unit else open_ways(g).get(act)
    cost = s19_ways.parts(g, movers(g), found[0]) if found is not None else ()
    return (cost,) if isinstance(cost, Reason) else cost or (because("19.1.1", "two-hex-free", 0),)


def why_not(g: State, cell: Cell) -> tuple[Reason, ...]:
    """Why the Force in `g.move`, being in two hexes, cannot go into this hex."""
    units, found = movers(g), dict[Reason, None]()
    if (why := grounded(g)) is not None:
        return (why,)
    if any(cell in (act.cell, act.other) for act in open_ways(g)):
        return ()
    for way in two_hex_ways(g):
        if cell in way.entered:
            closed = refusal(g, units, way) or s07_refused.refused(g, units, cell)
            cost = closed or s19_ways.parts(g, units, way)
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
        pay(g, 0)
        s19_ways.place(g, units, (act.cell, act.other))
        _say(g, act, 0)
        return
    way, points = open_ways(g)[act]
    origin = way.legs[0][0]
    pay(g, points)
    g.move = replace(moving(g), before=way.held)
    s19_ways.cross_pontoon(g, way)
    s19_ways.take(g, units, way)
    _say(g, act, points)
    yield from s07_entered.entered(g, units, origin)
    g.move = replace(moving(g), before=())


def _say(g: State, act: Act, points: int) -> None:
    g.note(
        f"two-hex-{act.kind}-done",
        "19.1",
        **of_unit(g, s03_top.face(g, movers(g))),
        hex=s19_ways.names(g, act)[0],
        other=s19_ways.names(g, act)[-1],
        points=points,
    )
