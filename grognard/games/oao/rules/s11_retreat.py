"""11.1 Retreat: what happens before it, step by step the way, what it costs, and those who cannot."""

from __future__ import annotations

from grognard.engine.board import Cell
from grognard.engine.decision import Choose, Roll
from grognard.engine.procedure import Procedure, procedure
from grognard.engine.rulebook import rule
from grognard.games.oao import charts
from grognard.games.oao.reference_aftermath import dice, retreat_costs
from grognard.games.oao.rules import (
    s06_demoralized,
    s06_losses,
    s07_entered,
    s07_repulse,
    s09_losses,
    s11_choice,
    s11_leaving,
    s11_ways,
    s13_siege,
    s15_depots,
    s19_ways,
)
from grognard.games.oao.rules.s07_act import Act
from grognard.games.oao.rules.s09_combat import Contingent
from grognard.games.oao.rules.s11_stack import TABLE, Stack
from grognard.games.oao.rules.s11_ways import DEMORALIZED, Flight
from grognard.games.oao.rules.words import hex_name, of_unit, side_name
from grognard.games.oao.state import OFF_MAP, State


@rule("11.1#1", "7.4.4#1", "8.5.3#2", "19.1.7#2", "3.1#2")
@procedure
def retreat(
    g: State,
    units: tuple[str, ...],
    hexes: int,
    because: str,
    origin: Cell = OFF_MAP,
    withheld: tuple[str, ...] = (),
    *,
    black: bool = False,
) -> Procedure[None]:
    """Units of one hex retreat together so many hexes; their owner chooses the way.

    `because` is the rule that demands it: 9.9.2 for the table, 10.3 for a check, 7.4.4 for a Repulse, 8.5.3 for a Fort,
    6.4. Assets come after the Formation that they are assigned to. `origin` is the hex that they have to leave, needed
    for a Two-Hex Unit; `withheld` are those that took no part; `black` says that the result was in a black circle.
    """
    cell = origin if origin >= 0 else g.units[units[0]].where
    side = g.units[units[0]].side
    s11_leaving.uproot(g, units, because)
    s11_leaving.turn_fortresses(g, cell, side, because)
    s13_siege.driven_back(g, units)  # 13.3.3#2 13.3.3#7
    stack: Stack = s11_leaving.stacked(g, units, cell, because, withheld)
    if not stack.units:
        return
    g.note("retreat-begins", because, **s11_leaving.told(g, stack, hexes))
    if black:
        yield from belgian_rolls(g, stack)
    if hexes == 1 and because == TABLE:
        stack = yield from half(g, stack)
    s11_leaving.gather(g, stack)
    before = g.retreating
    g.retreating = (*before, *stack.units)
    yield from walk(g, stack, hexes)
    g.retreating = before
    for depot in s11_leaving.depots(g, cell, side, because):
        yield from s15_depots.displacement(g, depot, "11.1.2")
    s11_leaving.abandoned(g, stack)
    if because != DEMORALIZED:
        yield from s06_demoralized.entered(g, stack.units)  # C-78


@rule("11.1.2#1")
@procedure
def belgian_rolls(g: State, stack: Stack) -> Procedure[None]:
    """Each Belgian Infantry Formation that a black result makes retreat may suffer an SR."""
    for id_ in s11_leaving.belgians(g, stack):
        rolled: tuple[int] = yield Roll(1, 6, "roll-belgian-retreat", stack.side, id_, good="low")
        hit = charts.happens(g, "belgian-retreat", rolled[0] in dice().belgian_retreat)
        g.note("belgian-retreat", "11.1.2", **of_unit(g, id_), roll=rolled[0], hit="yes" if hit else "no")
        if hit:
            s06_losses.strike(g, id_, "11.1.2")


@rule("19.1.7#1")
@procedure
def half(g: State, stack: Stack) -> Procedure[Stack]:
    """The half of a Two-Hex Unit that must retreat one hex: the unit consolidates or wheels. The rest of the stack."""
    units = s11_leaving.in_two_hexes(g, stack)
    if not units or not s19_ways.after_retreat(g, units, stack.cell):
        return stack
    act: Act = yield Choose(
        stack.side,
        "retreat-half",
        s11_choice.half_options(g, units, stack.cell),
        "19.1.7",
        (("hex", hex_name(g, stack.cell)),),
    )
    way = s11_choice.half_way(g, units, stack.cell, act)
    flight = Flight(stack.side, units, (stack.cell,), 1, stack.because, stack.fought)
    entered = tuple(cell for origin, cell in way.legs)
    own = g.hexes_of(units[0])  # 11.1.3#2: the half that stays negates EZOCs in its hex
    watched = any(cell not in own and s11_ways.is_watched(g, flight, cell) for cell in entered)
    costly = any(s11_ways.is_costly(g, stack.cell, cell) for cell in entered)
    s11_leaving.mark(g, units)
    s19_ways.take(g, units, way)
    forces = s11_leaving.grouped(g, units, stack.cell, stack.withheld)
    yield from penalties(g, forces, stack.withheld, watched=watched, costly=costly)
    if s11_leaving.alive(g, units):
        yield from s07_entered.entered(g, s11_leaving.alive(g, units), stack.cell)
    return s11_leaving.without(g, stack, units)


# the way


@rule("11.1.1#1", "7.4#3", "7.4.5#5", "11.1.5#2", "6.4#12")
@procedure
def walk(g: State, stack: Stack, hexes: int) -> Procedure[None]:
    """Hex after hex; a Repulse where one is possible, once; what cannot be retreated is paid for."""
    path: s11_ways.Way = (stack.cell,)
    while s11_leaving.there(g, stack):
        flight = Flight(stack.side, s11_leaving.there(g, stack), path, hexes, stack.because, stack.fought)
        attempts = len(s11_choice.repulses(g, stack, flight))
        doomed = s11_choice.surrendering(g, stack, flight)
        if flight.left <= 0 and not attempts:
            return
        if doomed and not attempts:
            surrender(g, doomed)
            continue
        act: Act = yield Choose(
            stack.side,
            "retreat-step",
            s11_choice.options(g, stack, flight),
            s11_choice.rule_of(flight),
            s11_choice.question_args(g, flight),
            secret=True,
            explain=s11_choice.explain,
            why_not=s11_choice.why_not,
        )
        if act.kind == "repulse":
            s11_leaving.mark_repulse(g, flight.units)
            yield from s07_repulse.in_retreat(g, stack.force_of(act.unit).units, act.cell)
        elif act.kind == "go":
            yield from step(g, stack, flight, act.cell)
            path = (*path, act.cell)
        elif doomed:
            surrender(g, doomed)
        else:
            if flight.left > 0 and not s11_choice.may_stop(g, flight):
                yield from unable(g, stack, flight)
            return


@rule("11.1.2#2", "3.1#2")
@procedure
def step(g: State, stack: Stack, flight: Flight, cell: Cell) -> Procedure[None]:
    """The stack enters a hex, and what that brings with it."""
    watched = s11_ways.is_watched(g, flight, cell)
    costly = s11_ways.is_costly(g, flight.cell, cell)
    s11_leaving.mark(g, flight.units)
    for id_ in flight.units:
        g.move_to(id_, cell)
    g.note("retreat-goes", "11.1.1", side=side_name(flight.side), hex=hex_name(g, cell))
    yield from penalties(g, stack.forces, stack.withheld, watched=watched, costly=costly)
    if s11_leaving.there(g, stack):
        yield from s07_entered.entered(g, s11_leaving.there(g, stack), flight.cell)


@rule("11.1.3#1", "11.1.4", "9.2.5D#3")
@procedure
def penalties(
    g: State, forces: tuple[Contingent, ...], withheld: tuple[str, ...], *, watched: bool, costly: bool
) -> Procedure[None]:
    """A level of each Force for an EZOC that nobody negates; a level and an SR for a Ridge or a Grand River."""
    for force in forces:
        if watched:
            yield from s09_losses.lose_levels(g, force, retreat_costs().zone, "11.1.3")
        if costly:
            levels = 0 if force.units[0] in withheld else retreat_costs().barrier_levels
            yield from s09_losses.lose_levels(g, force, levels, "11.1.4")
            yield from s09_losses.suffer(g, (force,), retreat_costs().barrier_reductions, "11.1.4")


# those who cannot


@rule("11.1.5#1", "9.2.5D#3")
@procedure
def unable(g: State, stack: Stack, flight: Flight) -> Procedure[None]:
    """Each Force pays a level and an SR for each hex that it does not retreat."""
    g.note("retreat-unable", "11.1.5", **s11_leaving.told(g, stack, flight.left))
    for force in s09_losses.left_of(g, stack.forces):
        levels = 0 if force.units[0] in stack.withheld else flight.left * retreat_costs().blocked_levels
        yield from s09_losses.lose_levels(g, force, levels, "11.1.5")
        yield from s09_losses.suffer(g, (force,), flight.left * retreat_costs().blocked_reductions, "11.1.5")


@rule("11.1.6", "6.4#5")
def surrender(g: State, doomed: tuple[Contingent, ...]) -> None:
    """Forces lay down their arms, for good."""
    for force in doomed:
        for id_ in force.units:
            s06_losses.eliminate(g, id_, "11.1.6")
