"""11.1.2 Those who retreat, by Forces, and what becomes of works and Depots in the hex that they leave."""

from __future__ import annotations

from typing import Any

from grognard.engine.board import Cell
from grognard.engine.rulebook import rule
from grognard.games.oao.counters import Depot, Nation
from grognard.games.oao.reference_units import stacking
from grognard.games.oao.rules import s02_units, s07_markers, s08_bound, s08_forts, s19_ways
from grognard.games.oao.rules.s03_stacking import is_fort
from grognard.games.oao.rules.s09_combat import Contingent, is_fortress
from grognard.games.oao.rules.s11_stack import ATTACK_PHASES, CHECK, REPULSE, TABLE, Stack
from grognard.games.oao.rules.words import hex_name, of_unit, side_name
from grognard.games.oao.state import OFF_MAP, State


def stacked(
    g: State, units: tuple[str, ...], cell: Cell, because: str, withheld: tuple[str, ...] = ()
) -> Stack:
    """Units as a stack that retreats: those still in the hex, without Fortresses."""
    here = (id_ for id_ in dict.fromkeys(units) if cell in g.hexes_of(id_))
    going = tuple(id_ for id_ in here if not is_fortress(g, id_))
    side = g.units[units[0]].side
    fought = fought_in(g, going, cell)
    return Stack(side, cell, going, grouped(g, going, cell, withheld), withheld, because, fought)


@rule("11.1.1#1")
def fought_in(g: State, units: tuple[str, ...], cell: Cell) -> Cell:
    """The hex from which priority 1 is measured: that of the combat, however often they have retreated since."""
    found = [each for id_, each in g.fought if id_ in units]
    return cell if not found or cell in found else found[0]


@rule("11.1.2#2", "5.5.1#4")
def grouped(
    g: State, units: tuple[str, ...], cell: Cell, withheld: tuple[str, ...] = ()
) -> tuple[Contingent, ...]:
    """Units by Forces: Assets with the Formation that they come after, as far as it has room.

    A withheld Asset goes with its Formation but suffers nothing else; nor do guns by themselves, which have no CEL.
    """  # C-77 8.8
    forces: list[list[str]] = []
    free: list[str] = []
    for id_ in units:
        if s02_units.is_formation(g, id_):
            forces.append([id_])
        elif forces and len(forces[-1]) <= stacking().assets:
            forces[-1].append(id_)
        else:
            free.append(id_)
    for force in forces:
        while free and len(force) <= stacking().assets:
            force.append(free.pop(0))
    forces += [free[i : i + stacking().assets] for i in range(0, len(free), stacking().assets)]
    return tuple(
        Contingent(_paying(force, withheld), cell)
        for force in forces
        if any(s02_units.kind_of(g, id_).category != "artillery" for id_ in force)
    )


def _paying(force: list[str], withheld: tuple[str, ...]) -> tuple[str, ...]:
    """All units of a Force, but not withheld ones if its first is not withheld."""
    return tuple(id_ for id_ in force if force[0] in withheld or id_ not in withheld)


# who is there


def alive(g: State, units: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(id_ for id_ in units if g.units[id_].where >= 0)


def there(g: State, stack: Stack) -> tuple[str, ...]:
    """Those of the stack who are still on the map."""
    return alive(g, stack.units)


@rule("11.1.2#1")
def belgians(g: State, stack: Stack) -> tuple[str, ...]:
    """The Belgian Infantry Formations that retreat."""
    return tuple(
        id_
        for id_ in there(g, stack)
        if s02_units.is_formation(g, id_)
        and s02_units.kind_of(g, id_).infantry
        and s02_units.piece(g, id_).nation == Nation.BELGIAN
    )


def in_two_hexes(g: State, stack: Stack) -> tuple[str, ...]:
    """The units of the Two-Hex Force in the stack."""  # 19.1.2
    return tuple(id_ for id_ in there(g, stack) if g.units[id_].other >= 0)


def without(g: State, stack: Stack, units: tuple[str, ...]) -> Stack:
    """The stack without some of its units."""
    rest = tuple(id_ for id_ in stack.units if id_ not in units)
    return stack._replace(units=rest, forces=grouped(g, rest, stack.cell, stack.withheld))


@rule("19.1.7#2")
def gather(g: State, stack: Stack) -> None:
    """A Two-Hex Unit that retreats as a whole goes from the hex that is left."""
    if units := in_two_hexes(g, stack):
        s19_ways.gather(g, units, stack.cell)


# markers


@rule("9.2.5A#3", "11.2.2#2", "7.8.3#2")
def mark(g: State, units: tuple[str, ...]) -> None:
    """Units that leave their hex in a retreat: no PA marker, no task."""  # C-56
    retreated = g.phase in ATTACK_PHASES
    for id_ in alive(g, units):
        if g.units[id_].task:
            s07_markers.lose(g, id_, "7.8.3")
        g.change(id_, prepared=OFF_MAP, retreated=retreated or g.units[id_].retreated)


@rule("7.4.1#2")
def mark_repulse(g: State, units: tuple[str, ...]) -> None:
    """The stack has made its one Repulse attempt."""
    for id_ in units:
        g.change(id_, repulsed=True)


# the hex


@rule("11.1.2#4", "8.5.2")
def uproot(g: State, units: tuple[str, ...], because: str) -> None:
    """Forts among those who must retreat turn to their backs, or are gone."""
    for id_ in units:
        if is_fort(g, id_):
            s08_forts.uproot(g, id_, because)


@rule("11.1.2#5", "12.1.1#7", "12.2.1a", "12.2.1b#2", "7.4.4#1")
def turn_fortresses(g: State, cell: Cell, side: str, because: str) -> None:
    """Fortresses flip when the table or a Repulse makes the hex retreat, or when combat took all Combat units away."""
    combat = [id_ for id_ in g.in_hex(cell, side) if s02_units.kind_of(g, id_).combat]
    if because not in (TABLE, REPULSE) and (because != CHECK or combat):
        return
    for id_ in g.in_hex(cell, side):
        if is_fortress(g, id_) and not g.units[id_].turned:
            g.change(id_, turned=True)
            g.note("fortress-turned", "11.1.2", **of_unit(g, id_), hex=hex_name(g, cell))


@rule("11.1.2#3")
def depots(g: State, cell: Cell, side: str, because: str) -> tuple[str, ...]:
    """The Depots of a side in a hex from which combat has driven units."""
    if because not in (TABLE, CHECK, REPULSE):
        return ()
    return tuple(id_ for id_ in g.in_hex(cell, side) if isinstance(s02_units.piece(g, id_), Depot))


def abandoned(g: State, stack: Stack) -> None:
    """What is left behind without those who protected it."""
    turn_fortresses(g, stack.cell, stack.side, stack.because)
    s08_bound.left_alone(g)


def told(g: State, stack: Stack, hexes: int) -> dict[str, Any]:
    """What the log says when a retreat begins."""
    return {"side": side_name(stack.side), "hex": hex_name(g, stack.cell), "hexes": hexes}
