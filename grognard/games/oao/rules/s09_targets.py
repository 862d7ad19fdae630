"""9.2, 9.2.1 to 9.2.3 Which hexes may be attacked, by which units, and who may attack together."""

from __future__ import annotations

from collections.abc import Sequence

from grognard.engine.board import Cell
from grognard.engine.reasons import Reason, because
from grognard.engine.rulebook import rule
from grognard.games.oao.points import divisions
from grognard.games.oao.rules import (
    s02_units,
    s03_stacking,
    s05_attachment,
    s06_effectiveness,
    s07_tasks,
    s09_ground,
    s12_fortress,
    s17_armies,
)
from grognard.games.oao.rules.s09_combat import holds, is_fortress, is_works
from grognard.games.oao.rules.words import unit_name
from grognard.games.oao.state import State

BARRIERS = ("ridge", "inundation")
"""Hexsides that no attack crosses; the sea is no hex."""
Units = tuple[str, ...]


# the hex


@rule("9.1#1", "9.1#4", "9.2#4", "7.3.1#3")
def target_refused(g: State, cell: Cell, side: str) -> Reason | None:
    """Why no unit of a side may attack a hex."""
    name, enemies = g.board.name(cell), g.in_hex(cell, g.other(side))
    if not any(holds(g, id_) for id_ in enemies):
        bare = any(is_fortress(g, id_) for id_ in enemies)
        return because("9.1#1", "target-no-garrison" if bare else "target-empty", hex=name)
    if s12_fortress.is_protected(g, cell):
        return because("9.2#4", "target-protected", hex=name)  # 12.2.2
    return None


# a unit


def origins(g: State, id_: str, target: Cell) -> tuple[Cell, ...]:
    """The hexes of a unit from which it attacks a hex: both of a Two-Hex Unit, where both are next to it."""
    return tuple(
        cell
        for cell in g.hexes_of(id_)
        if cell in g.board.adjacent[target] and not set(BARRIERS) & set(s09_ground.crossed(g, cell, target))
    )  # 9.2#1 9.2.3#4


@rule(
    "9.2#1",
    "9.2.3#2",
    "9.2.3#3",
    "9.2.3#4",
    "9.2.5A#3",
    "9.2.5A#4",
    "7.8#2",
    "GLOSS.inactive#1",
    "GLOSS.inactive#3",
)
def unit_refused(g: State, id_: str, target: Cell) -> Reason | None:
    """Why a unit by itself may not attack a hex."""
    unit, kind = g.units[id_], s02_units.kind_of(g, id_)
    if not any(cell in g.board.adjacent[target] for cell in g.hexes_of(id_)):
        return because("9.2#1", "attack-not-adjacent", name=unit_name(g, id_), hex=g.board.name(target))
    if is_works(g, id_):  # 8.5.1#2 12.1.1#5
        return because(
            "12.1.1#5" if is_fortress(g, id_) else "8.5.1#2", "attack-works", name=unit_name(g, id_)
        )
    if kind.category == "supply" or not s02_units.values(g, id_).attack:
        return because("9.2.3#3", "attack-no-strength", name=unit_name(g, id_))
    for why in (
        s07_tasks.busy(g, id_),
        s17_armies.inactive(g, id_),
        s06_effectiveness.unfit_to_attack(g, id_),
    ):
        if why is not None:
            return why
    if not origins(g, id_, target):
        return because("9.2.3#4", "attack-barrier", name=unit_name(g, id_), hex=g.board.name(target))
    if unit.retreated:
        return because("9.2.5A#3", "attack-retreated", name=unit_name(g, id_))
    if unit.prepared >= 0 and unit.prepared != target:
        return because(
            "9.2.5A#4", "attack-prepared-elsewhere", name=unit_name(g, id_), hex=g.board.name(unit.prepared)
        )
    return None


# units together


@rule("9.0#2", "9.2.2#1", "9.2.2#2", "5.3.2#2", "5.3.3#2", "9.2.1#2", "9.2.1#4", "8.8.1#4")
def together_refused(g: State, target: Cell, units: Units) -> tuple[Reason, ...]:
    """Why units that may attack a hex may not do so together, given what else attacks from their hexes."""
    found = list(s05_attachment.combined(g, units))
    for cell in dict.fromkeys(cell for id_ in units for cell in origins(g, id_, target)):
        here = tuple(id_ for id_ in units if cell in origins(g, id_, target))
        found += stacking_refused(g, cell, target, here)
        found += split_refused(g, cell, target, here)
        if not any(s02_units.kind_of(g, id_).combat for id_ in here):
            found.append(because("8.8.1#4", "attack-artillery-alone", name=unit_name(g, here[0])))
    return tuple(found)


@rule("3.1.2#1", "3.1.2#2", "3.1.2a#1", "3.1.2a#2", "8.8.1#5", "8.8.1#6")
def stacking_refused(g: State, cell: Cell, target: Cell, here: Units) -> tuple[Reason, ...]:
    """Why so much may not attack from one hex, in one combat or in the whole phase."""
    others = tuple(id_ for id_ in attacking_from(g, cell) if id_ not in here)
    if s03_stacking.may_fight(g, here, cell, target) and s03_stacking.may_fight(g, (*here, *others), cell):
        return ()
    limits = s03_stacking.Limits(g, cell, target)
    return (
        because(
            "3.1.2",
            "attack-stacking",
            hex=g.board.name(cell),
            size=divisions(limits.size),
            assets=limits.assets,
            guns=limits.artillery,
        ),
    )


def attacking_from(g: State, cell: Cell) -> Units:
    """The units in a hex that take part in attacks of the phase."""
    return tuple(id_ for attack in g.attacks for id_ in attack.attackers if cell in g.hexes_of(id_))


@rule("9.2.1#3", "9.2.1#4")
def split_refused(g: State, cell: Cell, target: Cell, here: Units) -> tuple[Reason, ...]:
    """Why Assets may not attack one hex while the Formation to which they are assigned attacks another."""
    side = g.units[here[0]].side
    formations = [id_ for id_ in g.in_hex(cell, side) if s02_units.is_formation(g, id_)]
    elsewhere = [
        tuple(id_ for id_ in attack.attackers if cell in g.hexes_of(id_))
        for attack in g.attacks
        if attack.target != target
    ]
    parties = [here, *(each for each in elsewhere if each)]
    led = {id_ for party in parties for id_ in party if id_ in formations}
    leaderless = [party for party in parties if not led & set(party)]
    if not formations or len(leaderless) <= len(formations) - len(led):
        return ()
    return (because("9.2.1#4", "attack-split", name=unit_name(g, leaderless[0][0])),)


def may_attack(g: State, target: Cell, units: Sequence[str]) -> bool:
    """Whether units may attack a hex together."""
    fit = all(unit_refused(g, id_, target) is None for id_ in units)
    return bool(units) and fit and not together_refused(g, target, tuple(units))


def candidates(g: State, target: Cell, side: str) -> list[str]:
    """The units of a side next to a hex."""
    near = dict.fromkeys(id_ for cell in g.board.adjacent[target] for id_ in g.in_hex(cell, side))
    return list(near)
