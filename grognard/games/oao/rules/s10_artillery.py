"""10.1 Artillery: the AV of both sides, who may support a defence, and the DRM that comes of it."""

from __future__ import annotations

from collections.abc import Iterable
from fractions import Fraction
from math import ceil

from msgspec import Struct

from grognard.engine.board import Cell
from grognard.engine.reasons import Reason, because
from grognard.games.oao import reference_combat, reference_terrain
from grognard.games.oao.boards import ground_of
from grognard.games.oao.points import Points, divisions
from grognard.games.oao.reference_aftermath import artillery_drm
from grognard.games.oao.reference_units import other_sizes
from grognard.games.oao.rules import s02_units, s03_stacking, s09_ground
from grognard.games.oao.rules.s09_combat import (
    HALF,
    Combat,
    Contingent,
    Role,
    eighths,
    is_fortress,
    is_works,
    opposite,
    share,
    side_of,
)
from grognard.games.oao.rules.words import unit_name
from grognard.games.oao.state import State


class Support(Struct, frozen=True, gc=False):
    """What a neighbouring hex may add to a defence."""

    units: tuple[str, ...]
    forces: int
    """How many Forces of it."""
    fortresses: int


# who may support


def supporters(g: State, combat: Combat, used: frozenset[str] = frozenset()) -> dict[Cell, Support]:
    """The hexes that may support a defence, and how much of each; not units whose AV was used in this phase."""
    found = {}
    table = reference_combat.support()
    for cell in g.board.adjacent[combat.target]:
        here = g.in_hex(cell, side_of(g, combat, "defender"))
        units = tuple(id_ for id_ in here if support_refused(g, combat, id_, cell, used) is None)
        if units:
            most = table.forces_from_height if is_commanding(g, combat, cell) else table.forces
            found[cell] = Support(units, most, table.fortresses)  # 10.1.1#4 10.1.1#5 12.2#2
    return found


def support_refused(
    g: State, combat: Combat, id_: str, cell: Cell, used: frozenset[str] = frozenset()
) -> Reason | None:
    """Why a unit in a neighbouring hex may not add its AV to a defence."""  # 10.1.1#3
    if any(attack.target == cell for attack in g.attacks):  # C-71
        return because("10.1.1", "support-attacked", hex=g.board.name(cell))
    if not _attackers_near(g, combat, cell):
        return because("10.1.1", "support-not-near", hex=g.board.name(cell))
    if not _same_army(g, combat, id_):
        return because("10.1.1", "support-other-army", name=unit_name(g, id_))
    if id_ in used or id_ in combat.units("defender") or _is_withheld(combat, id_):  # 10.1.1#6 9.2.5#1
        return because("10.1.1", "support-used", name=unit_name(g, id_))
    if g.units[id_].retreated:  # 9.2.5A#3
        return because("9.2.5A#3", "support-retreated", name=unit_name(g, id_))
    if not s02_units.values(g, id_).artillery:
        return because("10.1.1", "support-no-artillery", name=unit_name(g, id_))
    return _gun_refused(g, id_, cell)


def _gun_refused(g: State, id_: str, cell: Cell) -> Reason | None:
    """Why a gun takes no part from a hex: it needs a Combat unit that may, and no Steep Mountain."""
    if s02_units.kind_of(g, id_).category != "artillery":
        return None
    if not s03_stacking.Limits(g, cell).artillery:
        return because("8.8.1#6", "support-steep", name=unit_name(g, id_))
    friends = (each for each in g.in_hex(cell, g.units[id_].side) if s02_units.kind_of(g, each).combat)
    if all(g.units[each].retreated for each in friends):
        return because("8.8.1#4", "support-gun-alone", name=unit_name(g, id_))
    return None


def _is_withheld(combat: Combat, id_: str) -> bool:
    idle = any(id_ in force.idle for force in combat.defenders)
    return idle or any(id_ in force.units for force in combat.withheld)


def _attackers_near(g: State, combat: Combat, cell: Cell) -> list[Cell]:
    """The hexes next to one that contain attackers: who has been Repulsed meanwhile is elsewhere."""
    near = [force for force in combat.attackers if force.cell in g.board.adjacent[cell]]
    there = (force.cell for force in near if any(force.cell in g.hexes_of(id_) for id_ in force.units))
    return list(dict.fromkeys(there))


def _same_army(g: State, combat: Combat, id_: str) -> bool:
    """Whether a unit is of the defenders' army; works of no army go with any."""
    if _is_of_none(g, id_):
        return True
    army = g.units[id_].army
    return any(army == g.units[each].army or _is_of_none(g, each) for each in combat.units("defender"))


def _is_of_none(g: State, id_: str) -> bool:
    return is_works(g, id_) and not g.units[id_].army


def is_commanding(g: State, combat: Combat, cell: Cell) -> bool:
    """Whether a hex is higher than those of all attackers next to it."""  # 10.1.1#5 3.6.1
    near = _attackers_near(g, combat, cell)
    return bool(near) and all(s09_ground.is_above(g, cell, other) for other in near)


# totals


def artillery(g: State, combat: Combat, role: Role) -> Points:
    """The AV of a side, Force by Force, a fraction of the whole rounded up."""  # 10.1.1#1 10.1.1#2 10.1.1a#4
    forces = combat.attackers if role == "attacker" else (*combat.defenders, *combat.support)
    points = Points()
    for force in forces:
        points = points.and_all(_artillery_of(g, combat, force))
    return points.plus(ceil(points.total) - points.total, "artillery-rounded", "10.1.1a")


def present(g: State, force: Contingent) -> tuple[str, ...]:
    """The units of a Force that the result has left: AV is counted after losses."""  # 9.1.1#h 9.1.1#i
    return tuple(id_ for id_ in force.units if g.units[id_].where >= 0)


def _artillery_of(g: State, combat: Combat, force: Contingent) -> Points:
    """The AV of a Force: what its units are worth, no more than the mountains allow, half of that up an escarpment."""
    points = Points()
    for id_ in present(g, force):
        points = points.and_all(
            share(g, force, id_, s02_units.values(g, id_).artillery, "artillery", "10.1.1")
        )
    name = g.board.name(force.cell)
    if ground_of(g.board).is_mountainous(combat.target):  # 10.1.1a#2 10.1.1a#3
        most = Fraction(reference_terrain.height().mountain_av)
        points = points.plus(
            min(points.total, most) - points.total, "artillery-mountain", "10.1.1a", hex=name
        )
    attacks = force in combat.attackers
    if attacks and ground_of(g.board).hexside(force.cell, combat.target).escarpment == combat.target:
        points = points.plus(-points.total * HALF, "artillery-escarpment", "10.1.1a", hex=name)  # 10.1.1a#1
    return points


def shelled(g: State, forces: Iterable[Contingent]) -> int:
    """The size of Forces under fire, in eighths: works have one."""  # GLOSS.division_equivalents#5 10.1.2#2
    return sum(_shelled_unit(g, force, id_) for force in forces for id_ in present(g, force))


def _shelled_unit(g: State, force: Contingent, id_: str) -> int:
    if is_fortress(g, id_):
        return other_sizes().fortress_shelled  # 12.2.1#4
    return other_sizes().fort_shelled if is_works(g, id_) else eighths(g, force, id_)  # 8.5.1#5


def drm(g: State, combat: Combat, role: Role) -> Reason:
    """The Artillery DRM to the checks of a side: the enemy's AV on its own size."""  # 10.1.2#1 10.1.TABLE
    av, eighths = int(artillery(g, combat, opposite(role)).total), shelled(g, combat.forces(role))
    return because(
        "10.1.2", "check-artillery", artillery_drm(av, eighths), av=av, size=divisions(eighths)
    )  # 10.1.TABLE
