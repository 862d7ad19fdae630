"""11 Weapons: who carries them, whether they function, their values, breaking for good and repair."""

from __future__ import annotations

from msgspec.structs import replace

from grognard.engine.decision import BACK, Choose, Option, option
from grognard.engine.procedure import Procedure, procedure
from grognard.engine.reasons import Modifiers, Reason, because
from grognard.engine.rulebook import rule
from grognard.games.gwc.counters import Gun, Kind, WeaponCounter
from grognard.games.gwc.rules import f125_fortifications, s03_formations, t99_terrain
from grognard.games.gwc.rules.words import name
from grognard.games.gwc.state import State

CARRIERS = (Kind.PLATOON, Kind.TEAM)  # 8.1.1#2 11.2#1


def weapon_counter(g: State, weapon: str) -> WeaponCounter:
    found: WeaponCounter = g.setting.weapons[g.weapons[weapon].counter]
    return found


def carrier(g: State, weapon: str) -> str:
    """The Unit that possesses a Weapon."""
    for id_, formation in g.formations.items():
        if formation.weapon == weapon:
            return id_
    raise LookupError(f"nobody carries {weapon}")


@rule("11.5", "GLOSS.functioning#2", "11.1#4", "3.2.3#1", "3.2.3#2", "13.2#3", "F131.3#2", "T111#5", "T120#6")
def functioning(g: State, weapon: str) -> bool:
    """Unbroken, with a Unit in Good Order, and neither in Wire nor in Water."""
    return not g.weapons[weapon].broken and may_fire_weapon(g, carrier(g, weapon))


def may_fire_weapon(g: State, unit: str) -> bool:
    """The Unit is in Good Order and its hex lets a Weapon fire."""
    if not s03_formations.in_good_order(g, unit) or f125_fortifications.in_wire(g, unit):
        return False
    return not t99_terrain.is_water(g, g.formations[unit].cell)


# values


def _command_parts(g: State, weapon: str) -> tuple[int, WeaponCounter]:
    """What a Leader adds: nothing to Ordnance."""
    counter = weapon_counter(g, weapon)
    return (0 if counter.ordnance else s03_formations.command_bonus(g, carrier(g, weapon))), counter


@rule("3.3.1.7#1", "3.3.1.7#2", "11.1#1", "O21.2#5")
def weapon_firepower(g: State, weapon: str) -> Modifiers:
    """The FP of a Weapon now: printed, and one Leader's Command unless it is Ordnance."""
    added, counter = _command_parts(g, weapon)
    return Modifiers().plus(counter.fp, "value-printed", "11.1").plus(added, "value-command", "3.3.1.7")


def weapon_firepower_total(g: State, weapon: str) -> int:
    """The sum of `weapon_firepower` alone."""
    added, counter = _command_parts(g, weapon)
    return counter.fp + added


@rule("3.3.1.7#1", "O21.2.1#2", "O21.2.1#3")
def weapon_range(g: State, weapon: str) -> tuple[Modifiers, int]:
    """The greatest Range of a Weapon now, and the least (0 where it has none)."""
    added, counter = _command_parts(g, weapon)
    greatest = (
        Modifiers().plus(counter.range, "value-printed", "11.1").plus(added, "value-command", "3.3.1.7")
    )
    return greatest, counter.minimum_range


def weapon_range_totals(g: State, weapon: str) -> tuple[int, int]:
    """Greatest and least Range as numbers."""
    added, counter = _command_parts(g, weapon)
    return counter.range + added, counter.minimum_range


def machine_guns(g: State, side: str) -> tuple[str, ...]:
    """The machine guns that a side has on the map, heavy and light, in whatever state."""  # GLOSS.mg
    carried = (f.weapon for f in g.formations.values() if f.side == side and f.weapon)
    return tuple(weapon for weapon in carried if weapon_counter(g, weapon).machine_gun)


# possession


@rule("11.2#1", "11.2#3", "11.7#2", "8.1.1#1", "8.1.1#2", "EX.strict.A")
def why_not_carry(g: State, unit: str, counter: WeaponCounter) -> Reason | None:
    """Why a Formation cannot be given a Weapon: only Platoons and Teams, one each, Flamethrowers to Teams."""
    kind = s03_formations.kind_of(g, unit)
    if kind not in CARRIERS:
        return because("8.1.1", "no-carrier", name=name(g, unit))
    if g.formations[unit].weapon:
        return because("8.1.1", "carries-already", name=name(g, unit))
    if counter.kind == Gun.FLAMETHROWER and kind != Kind.TEAM:
        return because("11.2", "flamethrower-team-only", name=name(g, unit))
    return None


@rule("11.3#1", "O23.1.1#1", "O23.1.1#2")
def why_not_transfer(g: State, giver: str, taker: str) -> Reason | None:
    """Why a Weapon cannot pass: from a Platoon to a Team of its side in its hex that has none, never otherwise."""
    if s03_formations.kind_of(g, giver) != Kind.PLATOON or not g.formations[giver].weapon:
        return because("11.3", "transfer-from-platoon", name=name(g, giver))
    here, there = g.formations[giver], g.formations[taker]
    if s03_formations.kind_of(g, taker) != Kind.TEAM or (here.side, here.cell) != (there.side, there.cell):
        return because("11.3", "transfer-to-team", name=name(g, taker))
    return why_not_carry(g, taker, weapon_counter(g, here.weapon))


def give(g: State, weapon: str, unit: str) -> None:
    """A Weapon passes to a Unit, from the one that had it or from off the map."""
    for id_, formation in g.formations.items():
        if formation.weapon == weapon:
            g.change(id_, weapon="")
            break
    g.change(unit, weapon=weapon)
    g.note("weapon-given", "11.3", weapon=name(g, weapon), name=name(g, unit), unit=unit)


@rule("11.3#3", "11.4#4")
def eliminate_weapon(g: State, weapon: str) -> None:
    """A Weapon goes to the Weapons section of its owner's Casualty Track; its Unit stays."""
    unit = carrier(g, weapon)
    side = g.formations[unit].side
    g.note("weapon-eliminated", "11.3", weapon=name(g, weapon), name=name(g, unit), unit=unit)
    gone = g.weapons.pop(weapon)
    g.weapons_box[side] = (*g.weapons_box.get(side, ()), gone.counter)
    g.change(unit, weapon="")


DISCARD = option("weapon", None, "discard", (), "option-discard-weapon", "11.3")


@rule("11.3#2")
def offer_discard(g: State, side: str) -> tuple[Option, ...]:
    """The owner may eliminate a Weapon whenever it is for him to act; none is being eliminated with its Unit then."""
    return (DISCARD,) if any(f.weapon and f.side == side for f in g.formations.values()) else ()


def is_burdened(g: State, id_: str) -> bool:
    """The Formation carries a Weapon that slows it."""
    weapon = g.formations[id_].weapon
    return bool(weapon) and weapon_counter(g, weapon).movement < 0


@rule("11.3#2")
@procedure
def discard_weapon(g: State, side: str) -> Procedure[None]:
    """The owner eliminates one of his Weapons, or thinks better of it."""
    unit: str = yield Choose(
        side,
        "discard-weapon",
        (*(weapon_option(g, id_) for id_ in g.of(side) if g.formations[id_].weapon), BACK),
        "11.3",
    )
    if unit != BACK.value:
        eliminate_weapon(g, g.formations[unit].weapon)


def weapon_option(g: State, unit: str) -> Option:
    """The Weapon of a Unit, to be eliminated."""
    weapon, where = g.formations[unit].weapon, g.board.name(g.formations[unit].cell)
    touches = (f"weapon:{weapon}", f"unit:{unit}", f"hex:{where}")
    return option(unit, None, "discard", touches, "option-unit", "11.3", name=name(g, weapon), hex=where)


@rule("11.4#2", "11.4#3", "11.4#4", "11.4#5", "GLOSS.randomhex")
def fix_or_eliminate(g: State, number: int) -> None:
    """The number of a Random Hex repairs broken Weapons of both sides, or eliminates them."""
    for weapon in tuple(id_ for id_, one in g.weapons.items() if one.broken):
        counter = weapon_counter(g, weapon)
        if counter.fix[0] <= number <= counter.fix[1]:
            g.weapons[weapon] = replace(g.weapons[weapon], broken=False)
            g.note("weapon-fixed", "11.4", weapon=name(g, weapon), number=number)
        elif counter.elim[0] <= number <= counter.elim[1]:
            eliminate_weapon(g, weapon)
