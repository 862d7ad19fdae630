"""9.1.1 a to c: an attack is identified, the hex revealed, units withheld, Ammo provided."""

from __future__ import annotations

from msgspec.structs import replace

from grognard.engine.board import Cell
from grognard.engine.decision import NO, YES, Choose
from grognard.engine.procedure import Procedure, procedure
from grognard.engine.rulebook import rule
from grognard.games.oao.counters import Combat as CombatUnit
from grognard.games.oao.rules import (
    s02_units,
    s03_top,
    s07_tasks,
    s09_ammo,
    s09_odds,
    s09_withheld,
    s17_armies,
    s20_preparation,
)
from grognard.games.oao.rules.s09_combat import Combat, Contingent, holds, side_of
from grognard.games.oao.rules.s09_declare import origin_names
from grognard.games.oao.rules.s09_targets import Units, may_attack, target_refused
from grognard.games.oao.rules.words import hex_name, side_name, unit_name
from grognard.games.oao.state import State


@rule("9.1.1#a", "9.1.1#b", "9.1.1#c", "20.4#1", "9.2.4")
@procedure
def engage(g: State, place: int) -> Procedure[Combat | None]:
    """An attack as both sides have arranged it; None if nobody is left to attack or to be attacked."""
    target, side = g.attacks[place].target, attacker_of(g, place)
    begin(g, place)
    yield from s20_preparation.conduct(g, target)
    if is_void(g, place):
        g.note("attack-void", "9.1#5", side=side_name(side), hex=hex_name(g, target))
        return None
    reveal(g, target, side)
    declared = s09_withheld.still_attacking(g, target, g.attacks[place].attackers)
    units: Units = yield from s09_withheld.attackers(g, target, declared)
    attackers: tuple[Contingent, ...] = yield from from_all_hexes(g, target, units)
    units = yield from s09_withheld.defenders(g, target, g.other(side))
    if not any(holds(g, id_) for id_ in units):
        g.note("attack-void", "9.2.5A#3", side=side_name(side), hex=hex_name(g, target))
        return None
    defenders: tuple[Contingent, ...] = yield from s09_withheld.forces(g, target, units)
    withheld = s09_withheld.left_out(g, target, g.other(side), defenders)
    attackers = yield from s09_ammo.provide(g, attackers)
    defenders = yield from s09_ammo.provide(g, defenders)
    shifts, checks = s20_preparation.effects(g, target)
    combat = Combat(target, attackers, defenders, withheld, prep=shifts, prep_checks=checks)
    combat = yield from naval_support(g, combat)
    return combat


def attacker_of(g: State, place: int) -> str:
    return g.units[g.attacks[place].attackers[0]].side


@rule("9.1.1#a", "7.8.3#2", "GLOSS.inactive#2")
def begin(g: State, place: int) -> None:
    """The attacker names the hexes; works that are being built there stop, and Inactive units wake up."""
    attack = g.attacks[place]
    side = attacker_of(g, place)
    places = g.attacks[:place], g.attacks[place + 1 :]
    g.attacks = (*places[0], replace(attack, resolved=True), *places[1])
    g.note(
        "attack-begins",
        "9.1.1#a",
        side=side_name(side),
        hex=hex_name(g, attack.target),
        hexes=origin_names(g, attack),
    )
    s07_tasks.attacked(g, attack.target)
    s17_armies.attacked(g, g.in_hex(attack.target, g.other(side)))


def is_void(g: State, place: int) -> bool:
    """Whether nobody can attack any more, or nobody is there to be attacked."""
    attack = g.attacks[place]
    units = s09_withheld.still_attacking(g, attack.target, attack.attackers)
    empty = target_refused(g, attack.target, attacker_of(g, place)) is not None
    return empty or not may_attack(g, attack.target, units)


@rule("9.1.1#b", "3.1.6#2", "3.1.6#3")
def reveal(g: State, target: Cell, side: str) -> None:
    """ID, type and size of all units in the hex; no strength, no status."""
    found = [
        {"id": "revealed-unit", "args": identity(g, id_)}
        for id_ in s03_top.in_order(g, g.in_hex(target, g.other(side)))
    ]
    g.note("attack-reveals", "9.1.1#b", reveals=True, hex=hex_name(g, target), units=found)


def identity(g: State, id_: str) -> dict[str, str]:
    """What the attacker learns of a unit."""
    found = s02_units.piece(g, id_)
    size = f"@size-{s03_top.symbol(g, id_).name.lower()}" if isinstance(found, CombatUnit) else "@size-none"
    return {"unit": id_, "name": unit_name(g, id_), "type": f"@type-{found.type.value}", "size": size}


@rule("9.2.1#2", "19.1.6#1", "19.1.6#2")
@procedure
def from_all_hexes(g: State, target: Cell, units: Units) -> Procedure[tuple[Contingent, ...]]:
    """The attackers by hexes and Forces; a Two-Hex Unit next to the target with both hexes attacks from both."""
    found: tuple[Contingent, ...] = ()
    for cell in s09_withheld.attack_cells(g, target, units):
        here: tuple[Contingent, ...] = yield from s09_withheld.forces(
            g, cell, tuple(id_ for id_ in units if cell in g.hexes_of(id_))
        )
        found = (*found, *here)
    return found


@rule("21.2", "9.6.1#6")
@procedure
def naval_support(g: State, combat: Combat) -> Procedure[Combat]:
    """The Allies may ask the Royal Navy for help, once in an attack phase."""
    if g.naval_support or s09_odds.naval_support_refused(g, combat) is not None:
        return combat
    wanted: bool = yield Choose(
        side_of(g, combat, "defender"),
        "naval-support",
        (YES, NO),
        "21.2",
        (("hex", hex_name(g, combat.target)),),
    )
    if wanted:
        g.naval_support = True
        g.note("naval-support-given", "21.2", hex=hex_name(g, combat.target))
    return replace(combat, naval=wanted)
