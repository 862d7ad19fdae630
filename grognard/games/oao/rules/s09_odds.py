"""9.3 to 9.7 Strengths, odds, column shifts and the DRM to the white die."""

from __future__ import annotations

from fractions import Fraction

from msgspec import Struct

from grognard.engine.board import Cell
from grognard.engine.reasons import Modifiers, Reason, because
from grognard.games.oao import reference_combat, reference_terrain
from grognard.games.oao.boards import ground_of
from grognard.games.oao.counters import Type
from grognard.games.oao.points import Points
from grognard.games.oao.rules import s02_units, s03_stacking, s03_zoc, s09_ground
from grognard.games.oao.rules.s09_combat import (
    Combat,
    Contingent,
    Role,
    has_combat_unit,
    has_fortress,
    is_works,
    share,
    side_of,
    size,
)
from grognard.games.oao.rules.words import unit_name
from grognard.games.oao.state import State

POSITIONS = ("", "position_1", "position_2")


class Odds(Struct, frozen=True, gc=False):
    """How the odds of a combat come about. Odds are rungs, as in `reference_combat`."""  # 9.6#1

    attack: Points
    defence: Points
    initial: int
    shifts: Modifiers

    @property
    def final(self) -> int:
        return self.initial + self.shifts.total  # 9.6.2#1 9.6.2#2

    @property
    def column(self) -> str:
        return reference_combat.column(self.final)  # 9.9


def odds(g: State, combat: Combat) -> Odds:
    """The odds of a combat from the strengths of both sides to the column."""  # 9.1.1#e
    attack, defence = attack_strength(g, combat), defence_strength(g, combat)
    return Odds(attack, defence, _initial(attack.total, defence.total), shifts(g, combat))


def _initial(attack: Fraction, defence: Fraction) -> int:
    if attack <= 0:  # terrain has taken all of it: less than all shifts together can give back
        return -2 * len(reference_combat.columns())
    return reference_combat.initial_odds(attack, defence)


# strengths


def attack_strength(g: State, combat: Combat) -> Points:
    """The strength of the attack, Force by Force."""  # 9.1.1#d 3.2.1#2
    points = Points()
    for force in combat.attackers:
        points = points.and_all(_attack_of(g, force, combat.target))
    return points


def _attack_of(g: State, force: Contingent, target: Cell) -> Points:
    """The AS of a Force: what its units are worth, then what the hexside takes from the whole of it."""
    points = Points()
    for id_ in force.units:
        points = points.and_all(
            share(g, force, id_, s02_units.values(g, id_).attack, "attack-strength", "2.3.1")
        )
    change = max(Fraction(s09_ground.attack_change(g, force.cell, target)), -points.total)
    return points.plus(change, "attack-hexside", "9.3.2", hex=g.board.name(force.cell))  # 9.3.2


def defence_strength(g: State, combat: Combat) -> Points:
    """The strength of all defenders as one, with the bonus of their hex."""  # 9.2.4
    points = Points()
    for force in combat.defenders:
        for id_ in force.units:
            printed = s02_units.values(g, id_).defence
            points = points.and_all(share(g, force, id_, printed, "defence-strength", "2.3.2"))
    bonus = s09_ground.defence_bonus(g, combat.target)
    return points.plus(
        bonus, "defence-terrain", "9.3.1", hex=g.board.name(combat.target)
    )  # 9.3.1#1 12.2.1b#3


# column shifts


def shifts(g: State, combat: Combat) -> Modifiers:
    """The column shifts of a combat in the order of the rulebook; to the right is positive."""  # 9.6.1
    table, found = reference_combat.shifts(), Modifiers()
    if is_prepared(g, combat):
        found = found.plus(table.prepared_attack, "shift-prepared", "9.6.1")  # 9.6.1#1
    if (why := flanked(g, combat)) is not None:
        found = found.and_all((why,))
    level = position_level(g, combat)
    if level:
        found = found.plus(
            getattr(table, POSITIONS[level]), "shift-position", "14.1", level=level
        )  # 9.6.1#3 14.1
    rivers = reference_terrain.river_shift(
        s09_ground.river(g, force.cell, combat.target) for force in combat.attackers
    )
    found = found.plus(rivers, "shift-rivers", "9.6.1")  # 9.6.1#4 C-38
    if is_uphill(g, combat):
        found = found.plus(table.elevation, "shift-elevation", "9.6.1")  # 9.6.1#5
    if combat.naval:
        found = found.plus(table.naval_support, "shift-naval", "21.2")  # 9.6.1#6
    if not has_fortress(g, combat.defenders):  # 20.5#1
        found = found.plus(combat.prep, "shift-prep", "20.5")  # 9.6.1#7
    return found


def is_prepared(g: State, combat: Combat) -> bool:
    """Whether every Combat unit of the attack has a PA marker that points at the hex."""  # 9.6.1#1
    return all(
        g.units[id_].prepared == combat.target
        for id_ in combat.units("attacker")
        if s02_units.kind_of(g, id_).combat
    )


def position_level(g: State, combat: Combat) -> int:
    """The level of the IP that helps the defenders; Fortresses alone have the use of printed ones only."""
    built = has_combat_unit(g, combat.defenders)  # 12.2.1b#3 14.5#3
    return s09_ground.position_level(g, combat.target, side_of(g, combat, "defender"), built=built)


def is_uphill(g: State, combat: Combat) -> bool:
    """Whether all attackers attack up an elevation, those through Forested hexsides left aside."""
    cells = [
        force.cell
        for force in combat.attackers
        if not s09_ground.is_forested(g, force.cell, combat.target)  # 3.6.2#1 3.6.2#2
    ]
    return bool(cells) and all(s09_ground.is_above(g, combat.target, cell) for cell in cells)


def naval_support_refused(g: State, combat: Combat) -> Reason | None:
    """Why the defenders can have no British Naval Support."""  # 21.2
    if side_of(g, combat, "defender") != "allied":
        return because("21.2", "naval-allied-only")
    if combat.target not in ground_of(g.board).coastal:
        return because("21.2", "naval-coastal-only", hex=g.board.name(combat.target))
    return None


# Flank attacks


def flanked(g: State, combat: Combat) -> Reason | None:
    """The shift for a defending stack that is Flanked."""  # 9.5.1 9.5.2#1
    if any(is_works(g, id_) for id_ in g.in_hex(combat.target)):  # 9.5.4 8.5.1#6 12.2.1#1
        return None
    here = g.in_hex(combat.target, side_of(g, combat, "defender"))
    if size(g, combat.attackers) < s03_stacking.size_of(g, here):  # TERM.stack: fighting or not
        return None
    count = len(closed_hexes(g, combat))
    if count < reference_combat.sides().flank_hexes:
        return None
    return because("9.5", "shift-flanked", reference_combat.shifts().flanked, count=count)


def closed_hexes(g: State, combat: Combat) -> list[Cell]:
    """The hexes around the defender that count toward a Flank attack.

    Each is occupied by the attacker or in the ZOC of a Formation that attacks, without a friend of the defender.
    """  # 9.5.1 9.5 C-69
    attacker, defender = side_of(g, combat, "attacker"), side_of(g, combat, "defender")
    formations = [id_ for id_ in combat.units("attacker") if s02_units.is_formation(g, id_)]
    zones = frozenset(cell for id_ in formations for cell in s03_zoc.zone_of(g, id_))
    return [
        near
        for near in g.board.adjacent[combat.target]
        if (near in zones or g.in_hex(near, attacker))
        and not g.in_hex(near, defender)
        and s09_ground.may_flank(g, combat.target, near)  # 9.5.3
    ]


# proficiency


def white_die(g: State, combat: Combat) -> Modifiers:
    """The DRM to the white die: the best PR of the defenders less the best of the attackers, within limits."""
    defence, attack = proficiency(g, combat, "defender"), proficiency(g, combat, "attacker")
    drm = reference_combat.proficiency_drm(defence.total, attack.total)  # 9.7#1 9.7#2
    beyond = drm - (defence.total - attack.total)
    opposed = tuple(Reason(each.rule, each.text, -(each.value or 0), each.args) for each in attack.reasons)
    return defence.and_all(opposed).plus(beyond, "proficiency-limit", "9.7")


def proficiency(g: State, combat: Combat, role: Role) -> Modifiers:
    """The best PR of the Forces of one side."""
    best = max(
        (_proficiency_of(g, combat, force) for force in combat.forces(role)), key=lambda each: each.total
    )
    least = reference_combat.proficiency().fortress
    if has_fortress(g, combat.forces(role)) and best.total < least:
        return Modifiers().plus(least, "proficiency-fortress", "9.7.1")  # 9.7.1 12.2.1#2 C-37
    return best


def _proficiency_of(g: State, combat: Combat, force: Contingent) -> Modifiers:
    """The PR of a Force: the best of its units, more for Chasseurs Alpins in the mountains."""  # 5.5.1#6
    best = max(force.units, key=lambda id_: s02_units.values(g, id_).proficiency)
    found = Modifiers().plus(
        s02_units.values(g, best).proficiency, "proficiency", "9.7", name=unit_name(g, best)
    )
    alpine = any(s02_units.piece(g, id_).type == Type.CHASSEURS_ALPINS for id_ in force.units)
    if alpine and ground_of(g.board).is_mountainous(combat.target):
        return found.plus(reference_combat.proficiency().alpine, "proficiency-alpine", "9.7.2")  # 9.7.2
    return found
