"""E76 Machine Gun Nest, E80 Mobile Firepower and E90 Scrounge: Weapons for Units that have none."""

from __future__ import annotations

from grognard.engine.decision import BACK, PASS, Choose, Option, option
from grognard.engine.procedure import Procedure, procedure
from grognard.engine.rulebook import rule
from grognard.games.gwc.cards import EventName
from grognard.games.gwc.counters import Gun, WeaponCounter
from grognard.games.gwc.registry import EVENTS
from grognard.games.gwc.rules import e56_choices, s01_cards, s11_weapons
from grognard.games.gwc.rules.words import counter_name, name, unit_option
from grognard.games.gwc.state import State, Weapon

CHAUCHAT = "chauchat"
CHAUCHAT_FROM = (1916, 5)  # E80.1


@rule("E76", "E76.1")
@procedure
def machine_gun_nest(g: State, side: str, card: str) -> Procedure[None]:
    """A light machine gun out of the countermix goes to a Good Order Unit, unless the date is too early."""
    month = s01_cards.card(g, card).month
    early = month is not None and not g.setting.is_from(*month)
    units = e56_choices.good_order_units(g, side)
    yield from hand_out(g, side, () if early else light_machine_guns(g, side), units, "E76", False)


def light_machine_guns(g: State, side: str) -> tuple[str, ...]:
    """The LMGs of the side that exist at the date and are left in the countermix."""
    return tuple(
        str(counter.id)
        for counter in g.setting.weapons.values()
        if counter.kind == Gun.LMG
        and side in counter.nations
        and g.setting.is_from(*counter.available)
        and g.available(counter.id)
    )


@rule("E80", "E80.1")
@procedure
def mobile_firepower(g: State, side: str, _card: str) -> Procedure[None]:
    """A Chauchat goes to an unbroken French or American Unit, Suppressed or not, from May 1916 on."""
    theirs = side in g.setting.weapons[CHAUCHAT].nations
    guns = (CHAUCHAT,) if theirs and g.available(CHAUCHAT) and g.setting.is_from(*CHAUCHAT_FROM) else ()
    units = tuple(id_ for id_ in e56_choices.units_of(g, side) if not g.formations[id_].broken)
    yield from hand_out(g, side, guns, units, "E80", False)


@rule("E90")
@procedure
def scrounge(g: State, side: str, _card: str) -> Procedure[None]:
    """An eliminated Weapon of the side may come back from the Casualty Track to one of its Units."""
    lost = tuple(dict.fromkeys(g.weapons_box.get(side, ())))
    yield from hand_out(g, side, lost, e56_choices.units_of(g, side), "E90", True)


@procedure
def hand_out(
    g: State, side: str, weapons: tuple[str, ...], units: tuple[str, ...], rule_: str, may: bool
) -> Procedure[None]:
    """The player picks a Weapon and then a Unit that may carry it; E90 takes it off the Casualty Track."""
    while usable(g, weapons, units):
        weapon: str | None = yield Choose(
            side,
            "choose-weapon",
            (*weapon_options(g, weapons, units, rule_), *((PASS,) if may else ())),
            rule_,
        )
        if weapon is None:
            return
        unit: str = yield Choose(
            side,
            "choose-carrier",
            (*carrier_options(g, weapon, units, rule_), *back(g, weapons, units, may)),
            rule_,
            (("name", counter_name(weapon)),),
        )
        if unit != BACK.value:
            hand_over(g, side, weapon, unit, scrounged=may)
            return
    e56_choices.nothing(g, rule_)


def back(g: State, weapons: tuple[str, ...], units: tuple[str, ...], may: bool) -> tuple[Option, ...]:
    return (BACK,) if may or len(usable(g, weapons, units)) > 1 else ()


def usable(g: State, weapons: tuple[str, ...], units: tuple[str, ...]) -> list[str]:
    """The Weapons that one of the Units may carry."""
    return [weapon for weapon in weapons if carriers(g, weapon, units)]


@rule("8.1.1#2", "11.2#3")
def carriers(g: State, weapon: str, units: tuple[str, ...]) -> list[str]:
    """The Units without a Weapon that may carry this one: never a Runner, and a Team alone a Flamethrower."""
    counter: WeaponCounter = g.setting.weapons[weapon]
    return [id_ for id_ in units if s11_weapons.why_not_carry(g, id_, counter) is None]


def weapon_options(
    g: State, weapons: tuple[str, ...], units: tuple[str, ...], rule_: str
) -> tuple[Option, ...]:
    return tuple(
        option(
            weapon,
            None,
            "choose",
            (f"counter:{weapon}",),
            "option-weapon",
            rule_,
            name=counter_name(weapon),
        )
        for weapon in usable(g, weapons, units)
    )


def carrier_options(g: State, weapon: str, units: tuple[str, ...], rule_: str) -> tuple[Option, ...]:
    return tuple(unit_option(g, id_, "carry", rule_) for id_ in carriers(g, weapon, units))


def hand_over(g: State, side: str, weapon: str, unit: str, *, scrounged: bool) -> None:
    """The Weapon leaves the countermix, or the Casualty Track, for its Unit."""
    if scrounged:
        g.weapons_box[side] = s01_cards.without(g.weapons_box[side], weapon)
    else:
        g.take(weapon)
    id_ = g.new_id(weapon)
    g.arm(unit, id_, Weapon(weapon))
    g.note("weapon-given", "11.3", weapon=name(g, id_), name=name(g, unit), unit=unit)


EVENTS[EventName.MACHINE_GUN_NEST] = machine_gun_nest
EVENTS[EventName.MOBILE_FIREPOWER] = mobile_firepower
EVENTS[EventName.SCROUNGE] = scrounge
