"""What comes of units having entered a hex: in a move, a retreat, an advance or a reaction."""

from __future__ import annotations

from grognard.engine.board import Cell
from grognard.engine.decision import Choose, Option
from grognard.engine.procedure import Procedure, procedure
from grognard.engine.reasons import Args
from grognard.engine.rulebook import rule
from grognard.games.oao.counters import Type
from grognard.games.oao.rules import (
    s02_units,
    s03_control,
    s03_top,
    s06_demoralized,
    s06_effectiveness,
    s07_bridges,
    s07_naval,
    s07_rail_interrupted,
    s07_tasks,
    s08_abandonment,
    s08_bound,
    s08_cavalry,
    s14_positions,
    s15_depots,
    s15_places,
    s17_armies,
    s18_structures,
    s24_belgian,
    s27_victory,
)
from grognard.games.oao.rules.words import hex_name, of_unit, unit_name
from grognard.games.oao.state import State

Units = tuple[str, ...]
BEFORE = Option("before", True, "retreat", (), "option-train-before", (), "15.6.2a#3")
AFTER = Option("after", False, "react", (), "option-train-after", (), "15.6.2a#3")


@procedure
def entered(g: State, units: tuple[str, ...], origin: Cell, others: tuple[Cell, ...] = ()) -> Procedure[None]:
    """Bridges, Demoralized enemies, supply units, Forts, cavalry, works, railways, transports: in this order.

    `others` are more hexes from which units have come at the same time.
    """
    cells = hexes(g, units)
    left = tuple(cell for cell in (origin, *others) if cell >= 0)
    blow_bridges(g, units)
    if is_eventful(g, cells, left):
        yield from encounters(g, units, origin)
    if has_lonely(g, units, left):
        s08_bound.left_alone(g)  # 8.8.1#3 8.7.1#6
    if here := present(g, units):
        on_the_ground(g, here)
    if any(unit.bound_for >= 0 for unit in g.units.values()):
        yield from s07_naval.redirected(g)  # 7.9.1(3)#3


@rule("7.1.4a#1", "GLOSS.inactive#4")
def passed(g: State, units: Units) -> None:
    """What comes of units that go on at once and have no ZOC: they meet nobody, but leave their traces."""
    s17_armies.entered(g, units)
    blow_bridges(g, units)
    on_the_ground(g, units)


def hexes(g: State, units: Units) -> tuple[Cell, ...]:
    """The hexes in which units are."""
    return tuple(dict.fromkeys(cell for id_ in units for cell in g.hexes_of(id_)))


def is_eventful(g: State, cells: tuple[Cell, ...], left: tuple[Cell, ...]) -> bool:
    """Whether anybody but the units themselves is near enough to the hexes entered or left to be concerned."""
    board, at = g.board, g.at
    if any(near in at for cell in cells for near in board.adjacent[cell]):
        return True
    return any(cell in at or any(near in at for near in board.adjacent[cell]) for cell in left)


# encounters


@rule("6.4#13", "8.5.3#1", "15.6.2a#3", "8.2.2#1", "GLOSS.inactive#4")
@procedure
def encounters(g: State, units: Units, origin: Cell) -> Procedure[None]:
    """What units of either side must do or may do at once, now that enemies are near."""
    s17_armies.entered(g, present(g, units))
    if has_demoralized(g, units):
        yield from s06_demoralized.entered(g, units)
    yield from supply_and_cavalry(g, units, origin)


@rule("15.6.2a#3", "8.2.2#1", "8.5.3#1")
@procedure
def supply_and_cavalry(g: State, units: Units, origin: Cell) -> Procedure[None]:
    """Supply units retreat before or after Cavalry Reaction, as the reacting player likes; Forts roll once alone."""
    first = True
    if trains_wait(g, units, origin):
        first = yield Choose(
            g.other(g.units[units[0]].side),
            "train-when",
            (BEFORE, AFTER),
            "15.6.2a#3",
            train_args(g, units),
            secret=True,
        )
    if first:
        yield from s15_depots.entered(g, present(g, units))
    yield from s08_abandonment.entered(g)
    if is_moving(g, units):
        yield from s08_cavalry.reaction(g, present(g, units), origin)
        yield from s08_abandonment.entered(g)  # 8.5.3.EX: who stood by a Fort may have gone
    yield from s15_depots.entered(g, present(g, units))


def present(g: State, units: Units) -> Units:
    """Those of the units that are still on the map."""
    return tuple(id_ for id_ in units if g.units[id_].where >= 0)


def is_moving(g: State, units: Units) -> bool:
    """Whether these units are the Force that moves, and do move: cavalry does not react to retreats."""  # 8.2
    if g.move is None or not present(g, units) or units[0] in g.retreating:
        return False
    return units[0] in g.move.units


def has_demoralized(g: State, units: Units) -> bool:
    """Whether a Demoralized Formation is among the units or next to them."""  # 6.4#8
    near = dict.fromkeys(each for cell in hexes(g, units) for each in (cell, *g.board.adjacent[cell]))
    return any(s06_effectiveness.is_demoralized(g, id_) for cell in near for id_ in g.at.get(cell, ()))


def has_lonely(g: State, units: Units, left: tuple[Cell, ...]) -> bool:
    """Whether guns or LOC units are where units have been or are near now."""
    near = {each for cell in (*hexes(g, units), *left) for each in (cell, *g.board.adjacent[cell])}
    return any(is_lonely(g, id_) for cell in near & g.at.keys() for id_ in g.at[cell])


def is_lonely(g: State, id_: str) -> bool:
    """A unit of a kind that can be lost for being where it is."""
    found = s02_units.kind_of(g, id_)
    return found.category == "artillery" or found.kind in (Type.LOC_INFANTRY, Type.LOC_CAVALRY)


def trains_wait(g: State, units: Units, origin: Cell) -> bool:
    """Whether a Train of the other side must retreat while cavalry of that side may react: the order is its choice."""
    return (
        is_moving(g, units)
        and bool(exposed_trains(g, units))
        and bool(s08_cavalry.triggers(g, present(g, units), origin))
    )


def exposed_trains(g: State, units: Units) -> Units:
    """The enemy Trains that units have found unprotected."""  # 15.6.2a#1
    enemy = g.other(g.units[units[0]].side)
    return tuple(
        id_
        for id_ in s15_depots.near(g, units)
        if g.units[id_].side == enemy
        and s02_units.piece(g, id_).type == Type.TRAIN
        and s15_places.is_exposed(g, id_)
    )


def train_args(g: State, units: Units) -> Args:
    """The Train in question, and who has come."""
    train = exposed_trains(g, units)[0]
    return (
        ("train", unit_name(g, train)),
        ("hex", hex_name(g, g.units[train].where)),
        ("name", unit_name(g, s03_top.face(g, units))),
    )


# the ground


@rule("7.1.4a#1", "7.1.4a#3", "24.6#2")
def blow_bridges(g: State, units: Units) -> None:
    """Bridges next to the units become Damaged, unless both their hexes were friendly when the phase began."""
    side = g.units[units[0]].side
    for cell in hexes(g, units):
        for name in blown(g, cell, side):
            g.bridges[name] = True
            g.note("bridge-blown", "7.1.4a", **of_unit(g, s03_top.face(g, units)), hexside=name)


def blown(g: State, cell: Cell, side: str) -> tuple[str, ...]:
    """The bridges that units of a side bring down by being in a hex; to the pontoon bridge no German may come."""
    found = s07_bridges.blown_at(g, cell, lambda each: s03_control.controller(g, each) == side)
    if side != "german":
        return found
    pontoon = s07_bridges.pontoons(g.board) & set(s07_bridges.bridges_at(g.board)[cell])
    return (*found, *(name for name in sorted(pontoon) if name not in g.bridges and name not in found))


@rule("14.5#2", "18.4.1", "7.7.5#3", "7.8.3#1")
def on_the_ground(g: State, units: Units) -> None:
    """What the units do to works, railways and tasks by having come."""
    s14_positions.entered(g, units)
    s07_tasks.entered(g, units)
    s18_structures.entered(g, units)
    s07_rail_interrupted.interrupted(g, units)
    s24_belgian.entered(g, units)
    s27_victory.entered(g, units)
