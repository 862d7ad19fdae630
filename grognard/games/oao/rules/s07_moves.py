"""7.1 The movement phases: one Force after another, hex by hex, with what its steps bring about."""

from __future__ import annotations

from msgspec.structs import replace

from grognard.engine.board import Cell
from grognard.engine.decision import Choose
from grognard.engine.procedure import Procedure, procedure
from grognard.engine.reasons import Reason
from grognard.engine.rulebook import rule
from grognard.games.oao.rules import (
    s03_top,
    s06_instants,
    s07_costs,
    s07_entered,
    s07_forced_march,
    s07_move_advice,
    s07_move_end,
    s07_move_forces,
    s07_move_ways,
    s07_naval,
    s07_prepared,
    s07_rail,
    s07_repulse,
    s07_tasks,
    s08_forts,
    s08_recorded,
    s13_siege,
    s19_two_hex,
)
from grognard.games.oao.rules.s07_act import Act
from grognard.games.oao.rules.s07_bridges import hexside_name, pontoons, unusable
from grognard.games.oao.rules.s07_move_points import (
    AT_SEA,
    after_task,
    is_counter,
    left,
    left_with_march,
    movers,
    moving,
    pay,
    stop,
)
from grognard.games.oao.rules.words import hex_name, of_unit
from grognard.games.oao.state import State

__all__ = ["after_task", "is_counter", "left", "left_with_march", "movement_phase", "movers", "pay", "stop"]

TASKS = frozenset(("recover", "build", "entrain", "detrain"))  # 7.8.1#1 GLOSS.task


@rule("4.2.5#1", "4.2.6#1", "7.1.2#5", "7.1.1#2")
@procedure
def movement_phase(g: State, side: str) -> Procedure[None]:
    """The moves of one side, in g.phase `movement` or `counter_movement`; what it does not spend is lost."""
    if not g.begun:
        yield from start(g, side)
        g.begun = True
    while True:
        chosen: str | None = yield Choose(
            side,
            "force-choose",
            s07_move_forces.force_options(g, side),
            "7.1.2",
            secret=True,  # 3.1.6#1
            explain=s07_move_advice.explain_force,
            why_not=s07_move_advice.why_not_force,
        )
        if chosen is None:
            break
        yield from force_move(g, chosen)
    yield from s07_move_end.end_of_phase(g, side)


@procedure
def start(g: State, side: str) -> Procedure[None]:
    """Before anybody moves: trains that cannot go on, ships that arrive, and who is pinned."""
    s07_tasks.begin(g, side)  # 7.8.2
    yield from s07_rail.begin(g, side)  # 7.7.5#5
    if is_counter(g):
        yield from s07_prepared.pins(g, side)  # 7.3.3#1 C-17
    else:
        yield from s07_naval.begin(g, side)  # 7.9.1(3)#1


# one Force


@rule("3.2#1", "3.2.1#1", "7.1.2#4", "7.1.2#5")
@procedure
def force_move(g: State, chosen: str) -> Procedure[None]:
    """The whole move of the Force of a unit before another begins; until something is spent it can be taken back."""
    s07_move_forces.begin(g, chosen)
    ready: bool = yield from gather(g, g.units[chosen].side)
    if not ready:
        g.move = None
        return
    while not moving(g).over and movers(g):
        act: Act | str | None = yield Choose(
            g.units[chosen].side,
            "move-choose",
            s07_move_ways.options(g),
            "7.1.2",
            s07_move_advice.force_args(g),
            secret=True,  # 3.1.6#1
            explain=s07_move_advice.explain_move,
            why_not=s07_move_advice.why_not_move,
            odds=s07_move_advice.odds_of_move,
        )
        if act == "back":
            g.move = None
            return
        if act is None or isinstance(act, str):
            break
        yield from perform(g, act)
        for id_ in s07_move_forces.parted(g):
            yield from drop(g, id_)
        yield from s06_instants.settle(g)
    yield from finish(g)
    yield from s06_instants.settle(g)


@rule("5.5.1#1", "5.5.1#2", "7.1.2#4")
@procedure
def gather(g: State, side: str) -> Procedure[bool]:
    """Units of the hex go along as the owner likes. False if he would rather move another Force."""
    while s07_move_forces.joiners(g):
        joined: str | None = yield Choose(
            side,
            "join-choose",
            s07_move_forces.join_options(g),
            "5.5.1",
            s07_move_advice.force_args(g),
            secret=True,  # 3.1.6#1
            why_not=s07_move_advice.why_not_joined,
        )
        if joined is None or joined == "back":
            return joined is None
        s07_move_forces.join(g, joined)
    return True


@rule("7.2.3", "7.1.2#5", "8.2.4a#1")
@procedure
def finish(g: State) -> Procedure[None]:
    """The Force has ended its move and checks if it has marched on."""
    units, forced = movers(g), moving(g).forced
    g.move = None
    for id_ in units:
        g.change(id_, moved=True)
    s08_recorded.clear(g, units)
    if forced and units:
        yield from s07_forced_march.check(g, units, forced)


# what it does


@rule("4.2.5#1", "7.2.2#3", "7.3#3")
@procedure
def perform(g: State, act: Act) -> Procedure[None]:
    """One thing that the Force does, by the chapter that rules it."""
    if act.kind == "go":
        yield from walk(g, act)
    elif act.kind == "drop":
        yield from drop(g, act.unit)
    elif act.kind == "pick":
        pick(g, act.unit)
    elif act.kind == "show":
        s03_top.show(g, act.unit)
    elif act.kind == "prepare":
        s07_prepared.prepare(g, act)
        stop(g)
    elif act.kind == "repulse":
        yield from s07_repulse.repulse(g, act)
    elif act.kind in ("spread", "join", "shift"):
        yield from s19_two_hex.perform(g, act)
    elif act.kind in ("deploy", "limber"):
        yield from s13_siege.deploy(g, act)
    elif act.kind == "abandon":
        s08_forts.abandon(g, act)
    else:
        yield from transport_or_task(g, act)


@procedure
def transport_or_task(g: State, act: Act) -> Procedure[None]:
    """Recovery, positions, railways and ships."""
    if act.kind in ("recover", "build"):
        s07_tasks.perform(g, act)
    elif act.kind in ("embark", "debark") or g.units[movers(g)[0]].where in AT_SEA:
        yield from s07_naval.perform(g, act)
    else:
        yield from s07_rail.perform(g, act)
    if act.kind in TASKS and g.move is not None:
        g.move = after_task(g)


@rule("7.1.2#2", "7.2.3")
@procedure
def drop(g: State, id_: str) -> Procedure[None]:
    """A unit is dropped off and moves no further; if the Force has marched on, so has the unit."""
    s07_move_forces.part(g, id_)
    g.note(
        "dropped", "7.1.2", to=(g.units[id_].side,), **of_unit(g, id_), hex=hex_name(g, g.units[id_].where)
    )
    if moving(g).forced:
        yield from s07_forced_march.check(g, (id_,), moving(g).forced)


@rule("7.1.2#3")
def pick(g: State, id_: str) -> None:
    """A unit is picked up: it counts as having spent what the Force has."""
    s07_move_forces.join(g, id_)
    g.note("picked", "7.1.2", to=(g.units[id_].side,), **of_unit(g, id_), hex=hex_name(g, g.units[id_].where))


# walking


@rule("7.1.2#1", "7.1#1", "3.1#2")
@procedure
def walk(g: State, act: Act) -> Procedure[None]:
    """The way to a hex, as long as nothing on it turns out otherwise than the player saw it when he chose."""
    set_out(g, act)
    while moving(g).ahead:
        here = step(g)
        seen = outlook(g)
        yield from s07_entered.entered(g, movers(g), here)
        if moving(g).ahead and (not is_whole(g) or seen != outlook(g)):
            halt(g)


def set_out(g: State, act: Act) -> None:
    """The Force takes the cheapest way to a hex; guns that move are no longer deployed."""
    units, cost = movers(g), s07_move_ways.price(g, movers(g), act.way)
    assert cost is not None, f"a way leads where nobody can go: {act}"
    g.move = replace(moving(g), ahead=act.way)
    for id_ in units:
        if g.units[id_].mode in ("deployed", "deploying"):
            g.change(id_, mode="")  # 13.2.1#4
    g.note(
        "goes",
        "7.1",
        **of_unit(g, s03_top.face(g, units)),
        start=hex_name(g, g.units[units[0]].where),
        hex=hex_name(g, act.cell),
        cost=cost,
    )


@rule("7.1#1", "24.6#1")
def step(g: State) -> Cell:
    """Pay for the next hex of the way and enter it; the hex that was left."""
    units, move = movers(g), moving(g)
    here, cell = g.units[units[0]].where, move.ahead[0]
    price = s07_move_ways.step_cost(g, units, here, cell)
    assert not isinstance(price, Reason), f"a way leads where nobody can go: {price}"
    crossed = hexside_name(g.board, here, cell)
    pay(g, s07_costs.total(price))
    g.move = replace(moving(g), ahead=move.ahead[1:])
    if crossed in pontoons(g.board) - unusable(g):
        g.pontoon_crossed = True
    for id_ in units:
        g.move_to(id_, cell)
    return here


def is_whole(g: State) -> bool:
    """Whether all units of the moving Force are together and on the map."""
    units = moving(g).units
    return len({g.units[id_].where for id_ in units}) == 1 and g.units[units[0]].where >= 0


def enemies_near(g: State) -> tuple[str, ...]:
    """The enemies next to the moving Force: when they change, its player looks again."""
    unit = g.units[movers(g)[0]]
    near = g.board.adjacent[unit.where]
    return tuple(id_ for cell in near if cell in g.at for id_ in g.in_hex(cell, g.other(unit.side)))


def outlook(g: State) -> tuple[Cell, tuple[str, ...], int | None]:
    """What a player has before him who is under way: where he is, enemies near, the price of the rest of the way."""
    price = s07_move_ways.price(g, movers(g), moving(g).ahead)
    return g.units[movers(g)[0]].where, enemies_near(g), price


def halt(g: State) -> None:
    """Something has changed: the Force stops to be asked anew."""
    g.move = replace(moving(g), ahead=())
    if units := movers(g):
        where = g.units[units[0]].where
        g.note("halts", "7.1.2", **of_unit(g, s03_top.face(g, units)), hex=hex_name(g, where))
