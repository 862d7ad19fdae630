"""6.4 The Demoralized Retreat."""

from __future__ import annotations

from grognard.engine.board import Cell
from grognard.engine.decision import Choose, Option
from grognard.engine.procedure import Procedure, procedure
from grognard.engine.rulebook import rule
from grognard.games.oao.reference_aftermath import retreat_costs
from grognard.games.oao.reference_movement import distances
from grognard.games.oao.reference_units import stacking
from grognard.games.oao.rules import (
    s02_units,
    s03_stacking,
    s03_zoc,
    s06_effectiveness,
    s06_losses,
    s09_losses,
    s11_leaving,
    s11_retreat,
    s11_ways,
)
from grognard.games.oao.rules.s11_ways import DEMORALIZED, Flight
from grognard.games.oao.rules.words import hex_name, of_unit, unit_name, unit_option
from grognard.games.oao.state import State

Units = tuple[str, ...]


@rule("6.4#8", "6.4#13")
@procedure
def entered(g: State, units: Units) -> Procedure[None]:
    """After a step: Demoralized Formations to which an enemy has come adjacent, of either side, retreat at once."""
    for id_ in shaken_by(g, units):
        if must_go(g, id_):
            yield from flee(g, id_)


@rule("6.4#8")
@procedure
def forced_out(g: State, side: str) -> Procedure[None]:
    """Every Demoralized Formation of a side that is in an EZOC retreats at once: after whatever lowers levels."""
    for id_ in demoralized(g, side):
        if must_go(g, id_):
            yield from flee(g, id_)


# who


def demoralized(g: State, side: str) -> Units:
    """The Demoralized Formations of a side on the map."""
    found = (id_ for id_, unit in g.units.items() if unit.level and unit.side == side and unit.where >= 0)
    return tuple(id_ for id_ in found if s06_effectiveness.is_demoralized(g, id_))


def shaken_by(g: State, units: Units) -> Units:
    """Of units that have taken a step those that are Demoralized, and the Demoralized enemies in their ZOCs."""
    here = tuple(id_ for id_ in units if g.units[id_].where >= 0)
    if not here:
        return ()
    zone = frozenset(cell for id_ in here for cell in s03_zoc.zone_of(g, id_))
    own = tuple(id_ for id_ in here if s06_effectiveness.is_demoralized(g, id_))
    enemies = demoralized(g, g.other(g.units[here[0]].side))
    return (*enemies_in(g, enemies, zone), *own)


def enemies_in(g: State, enemies: Units, zone: frozenset[Cell]) -> Units:
    return tuple(id_ for id_ in enemies if not zone.isdisjoint(g.hexes_of(id_)))


@rule("6.4#8")
def must_go(g: State, id_: str) -> bool:
    """Whether a Formation is Demoralized and in an EZOC, friends in its hex or not; not while it retreats already."""
    if g.units[id_].where < 0 or id_ in g.retreating or not s06_effectiveness.is_demoralized(g, id_):
        return False  # C-78
    if s03_stacking.is_railborne(g, id_):
        return False  # 7.7.3(4)#1: who comes next to it interrupts it instead
    return any(s03_zoc.is_watched(g, g.units[id_].side, cell) for cell in g.hexes_of(id_))


# the retreat


@rule("6.4#8", "6.4#11")
@procedure
def flee(g: State, id_: str) -> Procedure[None]:
    """A Demoralized Formation retreats until it is in no EZOC; who could only flee to and fro is surrounded."""
    before, fled = g.fought, tuple[Cell, ...]()
    while not fled or must_go(g, id_):
        cell = threatened(g, id_)
        if cell in fled:
            s06_losses.eliminate(g, id_, "6.4")
            break
        fled = (*fled, cell)
        if all(each != id_ for each, _ in before):
            g.fought = (*before, (id_, fled[0]))  # 11.1.1#1: what it flees from is behind it
        yield from flee_from(g, id_, cell)
    g.fought = before


@rule("6.4#8", "6.4#9", "6.4#11")
@procedure
def flee_from(g: State, id_: str, cell: Cell) -> Procedure[None]:
    """The Formation and its Assets retreat and it suffers an SR; surrounded by EZOCs, it is eliminated."""
    g.note("demoralized-retreat", "6.4", **of_unit(g, id_), hex=hex_name(g, cell))
    hexes, fought = distances().demoralized_retreat, s11_leaving.fought_in(g, (id_,), cell)
    if not s11_ways.steps(g, Flight(g.units[id_].side, (id_,), (cell,), hexes, DEMORALIZED, fought)):
        s06_losses.eliminate(g, id_, "6.4")
        return
    goers: Units = (id_,)
    while not is_complete(g, goers):
        asset: str | None = yield Choose(
            g.units[id_].side,
            "demoralized-assets",
            asset_options(g, goers),
            "11.1.2",
            (("name", unit_name(g, id_)), ("hex", hex_name(g, g.units[id_].where))),
            secret=True,
        )
        if asset is None:
            break
        goers = (*goers, asset)
    yield from s11_retreat.retreat(g, goers, distances().demoralized_retreat, DEMORALIZED, cell)
    force = s11_leaving.grouped(g, goers, cell)[0]
    yield from s09_losses.suffer(g, (force,), retreat_costs().demoralized_reductions, "6.4")


def threatened(g: State, id_: str) -> Cell:
    """The hex that a Formation must leave: of two, the one in an EZOC."""
    zone = s03_zoc.zone(g, g.other(g.units[id_].side))
    return next(cell for cell in g.hexes_of(id_) if cell in zone)


def is_complete(g: State, goers: Units) -> bool:
    """Whether no other Asset can go along."""
    return len(goers) > stacking().assets or not companions(g, goers)


@rule("11.1.2#2", "5.5.1#2")
def asset_options(g: State, goers: Units) -> tuple[Option, ...]:
    """The Assets that may go along; none need to whom another Formation of the hex can be assigned."""
    found = tuple(unit_option(g, id_, "assign", "11.1.2") for id_ in companions(g, goers))
    return (*found, NOBODY) if len(found) <= room_elsewhere(g, goers) else found


NOBODY = Option("done", None, "done", (), "option-done", (), "5.5.1")


def companions(g: State, goers: Units) -> Units:
    """The Assets that lie as the Formation does and have not been told to go along."""
    held, side = g.hexes_of(goers[0]), g.units[goers[0]].side
    return tuple(
        id_
        for id_ in g.in_hex(held[0], side)
        if id_ not in goers
        and g.hexes_of(id_) == held
        and s02_units.is_asset(g, id_)
        and not s03_stacking.is_fort(g, id_)
        and not s03_stacking.is_railborne(g, id_)
    )


def room_elsewhere(g: State, goers: Units) -> int:
    """How many Assets can be assigned to other Formations of the hex."""
    here = g.in_hex(g.units[goers[0]].where, g.units[goers[0]].side)
    others = [id_ for id_ in here if id_ not in goers and s02_units.is_formation(g, id_)]
    return len(others) * stacking().assets
