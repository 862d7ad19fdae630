"""10.0, 10.2, 10.3 The checks after combat, and the retreats that come of them."""

from __future__ import annotations

from typing import NamedTuple

from grognard.engine.board import Cell
from grognard.engine.decision import Roll
from grognard.engine.procedure import Procedure, procedure
from grognard.engine.rulebook import rule
from grognard.games.oao import charts
from grognard.games.oao.rules import (
    s06_demoralized,
    s06_losses,
    s09_losses,
    s10_checks,
    s11_leaving,
    s11_retreat,
)
from grognard.games.oao.rules.s09_combat import Contingent, Role, as_force, side_of
from grognard.games.oao.rules.s09_fight import Fight, leaving, once
from grognard.games.oao.rules.s09_losses import left_of
from grognard.games.oao.rules.words import hex_name, shown, side_name, unit_name
from grognard.games.oao.state import OFF_MAP, State

Fights = tuple[Fight, ...]


class Obligation(NamedTuple):
    """A Force and how far it must retreat for a check."""

    force: Contingent
    hexes: int
    withheld: bool = False


@rule("9.1.1#j", "10.0#1", "10.0#2", "6.4#8")
@procedure
def checks(g: State, fights: Fights, role: Role) -> Procedure[None]:
    """One side: a roll for each hex, what it does to each Force there, then all retreats."""
    due: tuple[Obligation, ...] = ()
    for fight in fights:
        for cell in hexes(g, fights, fight, role):
            faces: tuple[int, int] = yield Roll(
                2, 6, "roll-check", side_of(g, fight.combat, role), g.board.name(cell), good="low"
            )
            tell_roll(g, fight, role, cell, faces)
            for force in checking(g, fights, fight, role, cell):
                far: int = yield from check(g, fight, role, force, sum(faces))
                due = (*due, Obligation(force, far))
    yield from retreats(g, (*due, *withheld(g, fights, role, due)))
    if fights:
        yield from s06_demoralized.forced_out(g, side_of(g, fights[0].combat, role))


# who checks


def hexes(g: State, fights: Fights, fight: Fight, role: Role) -> tuple[Cell, ...]:
    """The hexes for which a side rolls."""  # 10.0#1
    forces = s10_checks.checking(g, fight.combat, role, fight.final)
    cells = dict.fromkeys(force.cell for force in forces)
    return tuple(cell for cell in cells if checking(g, fights, fight, role, cell))


@rule("10.0#1", "10.0#3", "19.1.6#4")
def checking(g: State, fights: Fights, fight: Fight, role: Role, cell: Cell) -> tuple[Contingent, ...]:
    """The Forces that check in a hex; one that fights from two hexes checks once, with the worse DRMs."""
    forces = s10_checks.checking(g, fight.combat, role, fight.final)
    here = [force for force in once(forces) if force.cell == cell]
    return left_of(g, tuple(force for force in here if _worst(g, fights, role, force) is fight))


def _worst(g: State, fights: Fights, role: Role, force: Contingent) -> Fight:
    """Of the combats in which a Force checks the one with the worst DRMs."""
    fought = [
        each
        for each in fights
        if any(
            other.units[0] == force.units[0]
            for other in s10_checks.checking(g, each.combat, role, each.final)
        )
    ]
    return max(fought, key=lambda each: each.modifiers(role).total)


# the check


@rule("10.2", "10.3#1", "10.3#2", "10.3#3", "10.3#4", "10.3#7", "12.2.1b#2")
@procedure
def check(g: State, fight: Fight, role: Role, force: Contingent, rolled: int) -> Procedure[int]:
    """One Force: what a failure costs it at once; how far it must retreat."""
    level = s10_checks.cel(g, force)
    failed_by = charts.failed_by(
        g, "check", s10_checks.margin(rolled, fight.modifiers(role).total, level.total)
    )
    found = s10_checks.consequences(g, force, failed_by)
    side = g.units[force.units[0]].side
    g.note(
        "check-force",
        "10.3",
        to=(side,),
        name=unit_name(g, force.units[0]),
        modifiers=shown(level.reasons),
        level=level.total,
        total=rolled + fight.modifiers(role).total,
        failed=max(0, failed_by),
        levels=found.levels,
        reductions=found.reductions.total,
        hexes=found.retreat.total,
    )
    hexes_due = found.retreat.total
    if found.flips:
        s11_leaving.turn_fortresses(g, force.cell, side, "10.3")
    else:
        s06_losses.lower(g, as_force(g, force), found.levels, "10.3")
        yield from s09_losses.suffer(g, (force,), found.reductions.total, "10.3")
    return hexes_due


def tell_roll(g: State, fight: Fight, role: Role, cell: Cell, faces: tuple[int, int]) -> None:
    """The roll and its DRMs are for all to see; against which CEL is not."""
    drm = fight.modifiers(role)
    g.note(
        "check-roll",
        "10.2",
        side=side_name(side_of(g, fight.combat, role)),
        hex=hex_name(g, cell),
        dice=list(faces),
        modifiers=shown(drm.reasons),
        count=len(drm.reasons),
        total=sum(faces) + drm.total,
    )


# retreats


@rule("9.2.5D#1", "9.2.5D#2", "9.2.5D#3")
def withheld(g: State, fights: Fights, role: Role, due: tuple[Obligation, ...]) -> tuple[Obligation, ...]:
    """Withheld Forces whose hex all others leave go as far as he who must go least; those of the attacker stay."""
    found = []
    for fight in fights if role == "defender" else ():
        for force in left_of(g, fight.combat.withheld):
            where = g.hexes_of(force.units[0])
            staying = any(not each.hexes and _is_with(g, each.force, where) for each in due)
            others = [each for each in due if each.hexes and _leaves(g, fight, each.force, where)]
            far = 0 if staying else min((each.hexes for each in others), default=0)
            found.append(Obligation(force, far, withheld=True))
    return tuple(found)


def _leaves(g: State, fight: Fight, force: Contingent, cells: tuple[Cell, ...]) -> bool:
    """Whether a Force that must retreat is in one of these hexes, or its check in this combat has eliminated it."""
    return _is_with(g, force, cells) or (force.cell == fight.combat.target and not left_of(g, (force,)))


def _is_with(g: State, force: Contingent, cells: tuple[Cell, ...]) -> bool:
    return any(cell in cells for id_ in force.units for cell in g.hexes_of(id_))


@rule("10.0#2", "10.3#3", "10.3#5", "10.3#6", "11.1#1", "11.1.2#2")
@procedure
def retreats(g: State, due: tuple[Obligation, ...]) -> Procedure[None]:
    """Forces of one hex that go equally far go together, the others by themselves."""
    g.retreating = tuple(id_ for each in due for id_ in each.force.units)  # C-78
    for group in together(g, due):
        forces = left_of(g, tuple(each.force for each in group))
        units = leaving(g, forces)
        aside = tuple(
            id_ for each in group for id_ in (each.force.units if each.withheld else each.force.idle)
        )
        if units:
            yield from s11_retreat.retreat(g, units, group[0].hexes, "10.3", origin(g, forces[0]), aside)
    g.retreating = ()


def together(g: State, due: tuple[Obligation, ...]) -> tuple[tuple[Obligation, ...], ...]:
    """The obligations by hex, hex of the combat and distance; a Two-Hex Unit goes with those beside its half."""
    found: dict[tuple[tuple[Cell, ...], Cell, int], list[Obligation]] = {}
    for each in due:
        if each.hexes and left_of(g, (each.force,)):
            alive, cell = left_of(g, (each.force,))[0].units[0], origin(g, each.force)
            place = (cell,) if cell >= 0 else g.hexes_of(alive)  # 19.1.7#2
            found.setdefault((place, each.force.cell, each.hexes), []).append(each)
    return tuple(map(tuple, found.values()))


def origin(g: State, force: Contingent) -> Cell:
    """The hex that a Force has to leave, if it is still in that from which it fought."""
    alive = left_of(g, (force,))[0].units[0]
    return force.cell if force.cell in g.hexes_of(alive) else OFF_MAP
