"""7.4 Repulse: an attempt to push a weak enemy aside, in movement or in retreat."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from grognard.engine.board import Cell
from grognard.engine.decision import Choose, Option, Roll
from grognard.engine.procedure import Procedure, procedure
from grognard.engine.reasons import Modifiers, Reason
from grognard.engine.rulebook import rule
from grognard.games.oao import charts, reference_combat
from grognard.games.oao.reference_aftermath import checks
from grognard.games.oao.reference_movement import distances, movement
from grognard.games.oao.rules import (
    s06_demoralized,
    s07_costs,
    s07_entered,
    s07_moves,
    s07_repulse_targets,
    s07_tasks,
    s09_losses,
    s09_odds,
    s09_results,
    s09_told,
    s09_withheld,
    s10_checks,
    s11_leaving,
    s11_retreat,
    s17_armies,
)
from grognard.games.oao.rules.s07_act import Act
from grognard.games.oao.rules.s07_move_points import left_with_march, movers, moving, pay
from grognard.games.oao.rules.s09_combat import Combat, Contingent, contingent, holds, is_fortress
from grognard.games.oao.rules.s11_stack import REPULSE
from grognard.games.oao.rules.words import hex_name, shown, side_name, unit_name
from grognard.games.oao.state import State

Units = tuple[str, ...]


def options(g: State) -> tuple[Option, ...]:
    """Which hexes the Force in `g.move` may try to clear."""
    return s07_repulse_targets.options(g)


# when


@rule("7.4#1", "7.4#2", "7.4#4", "7.4.4#3", "7.4.5#2", "7.4.5#3")
@procedure
def repulse(g: State, act: Act) -> Procedure[None]:
    """The attempt of the Force in `g.move`. After a failure it goes no further, but may use its MPs where it is."""
    units = movers(g)
    pay(g, movement().tasks.repulse)
    success = yield from attempt(g, units, act.cell)
    if not success:
        g.move = replace(moving(g), halted=True)
        yield from fail(g, units)
    elif s07_repulse_targets.must_enter(g, units, act.cell):
        yield from enter(g, act.cell)


@rule("7.4.7")
@procedure
def enter(g: State, cell: Cell) -> Procedure[None]:
    """The Force goes over the Grand River or Inundation into the hex that it has cleared, if its MPs still suffice."""
    price = s07_costs.cost(g, movers(g), g.units[movers(g)[0]].where, cell)
    if isinstance(price, Reason) or s07_costs.total(price) > left_with_march(g):
        return
    g.move = replace(moving(g), ahead=(cell,))
    origin = s07_moves.step(g)
    yield from s07_entered.entered(g, movers(g), origin)


@rule("7.4#3", "7.4.5#4", "7.4.5#5")
@procedure
def in_retreat(g: State, units: Units, cell: Cell) -> Procedure[None]:
    """The attempt of a retreating Force. Whatever comes of it, its retreat goes on."""
    success = yield from attempt(g, s11_leaving.alive(g, units), cell)
    if not success:
        yield from fail(g, s11_leaving.alive(g, units))


# the attempt


@rule("7.4.3#1", "7.4.1#1", "GLOSS.inactive#2", "7.8.3#2")
@procedure
def attempt(g: State, units: Units, cell: Cell) -> Procedure[bool]:
    """One Repulse from its announcement to its effect on the defenders; whether it succeeded."""
    side, enemy = g.units[units[0]].side, g.other(g.units[units[0]].side)
    party: Units = yield Choose(
        side, "repulse-units", party_options(g, units, cell), "7.4.1", (("hex", hex_name(g, cell)),)
    )
    g.note("repulse-announced", "7.4", reveals=True, **announced(g, units, cell))
    s07_tasks.attacked(g, cell)
    s17_armies.attacked(g, g.in_hex(cell, enemy))
    defending: Units = yield from s09_withheld.defenders(g, cell, enemy)
    defenders: tuple[Contingent, ...] = yield from s09_withheld.forces(
        g, cell, defending or last_resort(g, cell, enemy)
    )
    combat = described(g, party, cell, defenders)
    success: bool = yield from resolve(g, combat)
    if success:
        yield from repulsed(g, combat)
    return success


def party_options(g: State, units: Units, cell: Cell) -> tuple[Option, ...]:
    """The pairs of units that may be used."""
    return tuple(
        Option(
            "+".join(party),
            party,
            "repulse",
            tuple(f"unit:{id_}" for id_ in party),
            "option-repulse-units",
            (("names", ", ".join(unit_name(g, id_) for id_ in party)),),
            "7.4.1",
        )
        for party in s07_repulse_targets.parties(g, units, cell)
    )


def announced(g: State, units: Units, cell: Cell) -> dict[str, Any]:
    return {
        "side": side_name(g.units[units[0]].side),
        "hex": hex_name(g, g.units[units[0]].where),
        "target": hex_name(g, cell),
    }


def last_resort(g: State, cell: Cell, side: str) -> Units:
    """The defenders where all have retreated before in this phase: one can be Repulsed again and again."""  # 7.4.1#4
    return tuple(id_ for id_ in g.in_hex(cell, side) if holds(g, id_))


@rule("7.4.3#1", "19.1.6#1", "7.4.6#1", "7.4.6#2")
def described(g: State, party: Units, cell: Cell, defenders: tuple[Contingent, ...]) -> Combat:
    """The Repulse as a combat: no Ammo is needed, and neighbours have no part in it."""  # C-39
    attackers = tuple(contingent(g, party, origin) for origin in s07_repulse_targets.origins(g, party, cell))
    side = g.units[defenders[0].units[0]].side
    return Combat(cell, attackers, defenders, s09_withheld.left_out(g, cell, side, defenders))


# the odds and the dice


@rule("7.4.3#1", "7.4.3#2", "7.4.3#3", "7.4.3#4")
@procedure
def resolve(g: State, combat: Combat) -> Procedure[bool]:
    """Whether the Repulse succeeds: by its odds alone, or by a black-circled retreat on the table."""
    side, table = g.units[combat.attackers[0].units[0]].side, reference_combat.repulse()
    final, about = weigh(g, combat), g.board.name(combat.target)
    if final < reference_combat.rung(table.least):
        tell(g, combat, success=False)
        return False
    if final >= reference_combat.rung(table.automatic):
        tell(g, combat, success=True)
        return True
    rolled: tuple[int, int] = yield Roll(2, 6, "roll-repulse", side, about, good="low")
    again = s09_results.doctrine_reroll(g, combat, rolled[1])
    if again is not None:  # 21.1#1 21.1#2 C-63
        g.note("doctrine-reroll", "21.1", die=rolled[1])
        rolled = yield Roll(2, 6, "roll-repulse", side, about, good="low")
    drm = s09_odds.white_die(g, combat)
    result = reference_combat.combat_result(final, rolled[0] + drm.total, rolled[1])
    g.note("repulse-roll", "7.4.3", white=rolled[0], black=rolled[1], drm=drm.total)
    success = charts.happens(g, "repulse", result.retreat.black)
    tell(g, combat, success=success)
    return success


def weigh(g: State, combat: Combat) -> int:
    """The final odds, told as those of an attack."""
    odds = s09_odds.odds(g, combat)
    attacker = g.units[combat.attackers[0].units[0]].side
    s09_told.tell_odds(g, combat.target, odds, (attacker, g.other(attacker)), ("7.4.3", "7.4.3"))
    return odds.final


def tell(g: State, combat: Combat, *, success: bool) -> None:
    text, why = ("repulse-succeeds", "7.4.4") if success else ("repulse-fails", "7.4.5")
    g.note(text, why, hex=hex_name(g, combat.target))


# what comes of it


@rule("7.4.4#1", "7.4.4#2", "7.4.6#2")
@procedure
def repulsed(g: State, combat: Combat) -> Procedure[None]:
    """The defending stack retreats, or a Fortress flips; then each Force that was not withheld checks."""  # C-66
    units = tuple(
        id_ for force in (*combat.defenders, *combat.withheld) for id_ in (*force.units, *force.idle)
    )
    withheld = tuple(id_ for force in combat.withheld for id_ in force.units)
    idle = tuple(id_ for force in combat.defenders for id_ in force.idle)
    before = g.fought
    g.fought = (*((id_, combat.target) for id_ in units), *(each for each in before if each[0] not in units))
    yield from s11_retreat.retreat(g, units, distances().repulsed, REPULSE, combat.target, (*withheld, *idle))
    yield from check(g, combat.defenders, checks().repulsed, "7.4.4")
    yield from s06_demoralized.forced_out(g, g.units[units[0]].side)  # 6.4#8
    g.fought = before


@rule("7.4.5#1", "7.4.5#4", "7.4.6#1")
@procedure
def fail(g: State, units: Units) -> Procedure[None]:
    """The whole repulsing Force checks; nobody else in its hex does."""
    yield from check(g, s11_leaving.grouped(g, units, g.units[units[0]].where), 0, "7.4.5")
    yield from s06_demoralized.forced_out(g, g.units[units[0]].side)


@rule("6.2", "6.2.1#1", "6.2.2", "7.4.4#2", "7.4.5#1")
@procedure
def check(g: State, forces: tuple[Contingent, ...], drm: int, because: str) -> Procedure[None]:
    """One roll against the CEL of each Force: those that fail lose one level."""
    checking = tuple(
        force
        for force in s09_losses.left_of(g, forces)
        if not is_fortress(g, force.units[0]) and has_cel(g, force)
    )
    if not checking:
        return
    side, about = g.units[checking[0].units[0]].side, g.board.name(checking[0].cell)
    rolled: tuple[int, int] = yield Roll(2, 6, "roll-check", side, about, good="low")
    for force in checking:
        cel = s10_checks.cel(g, force)
        margin = charts.failed_by(g, "repulse-check", s10_checks.margin(sum(rolled), drm, cel.total))
        tell_check(g, force, because, rolled=sum(rolled), drm=drm, cel=cel, margin=margin)
        if margin > 0:
            yield from s09_losses.lose_levels(g, force, 1, because)


def has_cel(g: State, force: Contingent) -> bool:
    """Guns alone have none."""  # 8.8
    return bool(s10_checks.cel(g, force).reasons)


def tell_check(
    g: State, force: Contingent, why: str, *, rolled: int, drm: int, cel: Modifiers, margin: int
) -> None:
    """The CEL is its owner's secret, and so is what the roll means."""  # 6.1.1#2
    side, first = g.units[force.units[0]].side, force.units[0]
    g.note(
        "repulse-check-passed" if margin <= 0 else "repulse-check-failed",
        why,
        to=(side,),
        name=unit_name(g, first),
        unit=first,
        roll=rolled,
        drm=drm,
        total=rolled + drm,
        cel=cel.total,
        margin=margin,
        parts=shown(cel.reasons),
    )
