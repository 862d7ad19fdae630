"""22 Works: improved positions and entrenchments, dug, entered and left."""

from __future__ import annotations

from msgspec.structs import replace

from grognard.engine.decision import BACK, Choose
from grognard.engine.procedure import Procedure, procedure
from grognard.engine.rulebook import rule
from grognard.games.gts.counters import ARTILLERY
from grognard.games.gts.rules import (
    s02_units,
    s17_opportunity,
    s17_zones,
    s22_advice,
    s25_work,
    s29_checks,
)
from grognard.games.gts.rules.words import hex_name, of_unit, unit_option
from grognard.games.gts.state import Entrenchment, State

IP, ENT = "ip", "ent"


@rule("22.2.5", "22.3.5", "22.3.3#3", "25.0#1")
def leave_works(g: State, id_: str) -> None:
    """A Unit gives up where it is dug in: an improved position is gone, an entrenchment empty, work begun forgotten."""
    unit = g.units[id_]
    for work, each in g.entrenchments.items():
        if each.occupant == id_:
            g.entrenchments[work] = replace(each, occupant="")
    if unit.work == IP:
        g.note("ip-gone", "22.2.5", **of_unit(g, id_))
    if unit.work or unit.working:
        g.change(id_, work="", working=0, project="")


@rule("16.2.3#7")
def is_barred_by_park(g: State, id_: str) -> bool:
    """Artillery in a park, or in a hex with one, has no works."""
    where = g.units[id_].where
    is_artillery = s02_units.counter(g, id_).front.weapon in ARTILLERY
    return is_artillery and any(park.where == where for park in g.parks.values())


# improved positions


@rule("22.1#2", "22.2.1#3", "22.2.2#1", "22.2.2#2", "22.2.3#1")
def may_have_ip(g: State, id_: str) -> bool:
    """One work a Unit, and none in Column."""
    unit = g.units[id_]
    return not unit.work and not unit.column and not is_barred_by_park(g, id_)


@rule("22.2.1#3", "22.2.2#1", "22.2.2#2")
def wards(g: State, id_: str) -> tuple[str, ...]:
    """For whom an engineer could dig: himself or any other in his hex."""
    unit = g.units[id_]
    return tuple(each for each in g.in_hex(unit.where, unit.side) if may_have_ip(g, each))


@rule("22.2.1#1", "22.2.1#3", "22.2.2#1", "22.2.2#2", "29.26#1")
def may_build_ip(g: State, id_: str) -> bool:
    """Leg Infantry for itself; an engineer for anybody in the hex."""
    if not s25_work.may_work(g, id_):
        return False
    if s25_work.is_engineer(g, id_):
        return bool(wards(g, id_))
    return s25_work.is_leg_infantry(g, id_) and may_have_ip(g, id_)


@rule("22.2.1#1", "22.2.1#2", "22.2.1#3", "22.2.1#4", "22.1#1")
@procedure
def build_ip_action(g: State, id_: str) -> Procedure[bool]:
    """An engineer needs no check; other Leg Infantry does."""
    ward, is_engineer = id_, s25_work.is_engineer(g, id_)
    if is_engineer and wards(g, id_) != (id_,):
        ward = yield Choose(
            g.units[id_].side,
            "ip-for",
            (*(unit_option(g, each, "dig", "22.2.1") for each in wards(g, id_)), BACK),
            "22.2.1",
            (("name", g.units[id_].name), ("unit", id_)),
            why_not=s22_advice.why_not_ward,
        )
        if ward == BACK.value:
            return False
    able: bool = yield from s25_work.draw_fire(g, id_)
    if not able:
        return True
    if not is_engineer:
        dug: bool = yield from s25_work.labour(g, id_, "build-ip", "22.2.1")
        if not dug:
            return True
    build_ip(g, ward)
    return True


@rule("22.2.3#1", "22.3.1#8")
def build_ip(g: State, ward: str) -> None:
    """The position is this Unit's alone; it cannot be made an entrenchment in the same activation."""
    assert g.acting is not None
    g.change(ward, work=IP)
    g.act(built=(*g.acting.built, ward))
    g.note("ip-built", "22.2.1", **of_unit(g, ward), hex=hex_name(g, g.units[ward].where))


# entrenchments


@rule("22.3.1#2", "22.3.1#7", "22.3.1#8", "16.2.3#7")
def improvable(g: State, id_: str) -> tuple[str, ...]:
    """Units in the engineer's hex whose improved position was there when the activation began."""
    assert g.acting is not None
    unit, built = g.units[id_], g.acting.built
    return tuple(
        each
        for each in g.in_hex(unit.where, unit.side)
        if g.units[each].work == IP and each not in built and not is_barred_by_park(g, each)
    )


@rule("22.3.1#1", "22.3.1#2", "22.3.2", "29.26#1")
def may_build_ent(g: State, id_: str) -> bool:
    """Engineers alone."""
    return s25_work.may_work(g, id_) and s25_work.is_engineer(g, id_) and bool(improvable(g, id_))


@rule("22.3.1#3", "22.3.1#4", "22.3.1#5", "22.3.1#6")
@procedure
def build_ent_action(g: State, id_: str) -> Procedure[bool]:
    """An engineer makes an improved position into an entrenchment, on a check."""
    ward = improvable(g, id_)[0]
    if len(improvable(g, id_)) > 1:
        ward = yield Choose(
            g.units[id_].side,
            "ent-for",
            (*(unit_option(g, each, "dig", "22.3.1") for each in improvable(g, id_)), BACK),
            "22.3.1",
            (("name", g.units[id_].name), ("unit", id_)),
            why_not=s22_advice.why_not_improved,
        )
        if ward == BACK.value:
            return False
    able: bool = yield from s25_work.draw_fire(g, id_)
    if not able:
        return True
    dug: bool = yield from s25_work.labour(g, id_, "build-ent", "22.3.1")
    if dug:
        build_ent(g, ward)
    return True


@rule("22.3.1#5", "22.3.4#4", "22.1#2")
def build_ent(g: State, ward: str) -> None:
    """Whoever was in the improved position is in the entrenchment at once."""
    unit = g.units[ward]
    g.serial += 1
    g.entrenchments[f"ent{g.serial}"] = Entrenchment(unit.side, unit.where, ward)
    g.change(ward, work=ENT)
    g.note("ent-built", "22.3.1", **of_unit(g, ward), hex=hex_name(g, unit.where))


@rule("22.3.4#1", "22.3.4#2", "22.3.5")
def empty_entrenchments(g: State, id_: str) -> tuple[str, ...]:
    """Entrenchments of its side in its hex that nobody occupies."""
    unit = g.units[id_]
    return tuple(
        work
        for work, each in g.entrenchments.items()
        if each.where == unit.where and each.side == unit.side and not each.occupant
    )


@rule("13.2.1#1", "14.11#6", "14.4#2")
def can_shift(g: State, id_: str) -> bool:
    """Going in or out is a Movement Action: not for the Immobile, nor for a star where an enemy Fire Zone is."""
    unit = g.units[id_]
    if unit.suppressed or unit.park or s02_units.movement_class(g, id_) == "immobile":
        return False
    return not s02_units.values(g, id_).star or not s17_zones.in_enemy_zone(g, unit.side, unit.where)


@rule("22.3.3#1", "22.3.3#2", "22.3.4#1", "16.2.3#7", "13.2.1#4")
def may_enter(g: State, id_: str) -> bool:
    """Not in Column; into an entrenchment of its side that is empty."""
    unit = g.units[id_]
    if unit.column or unit.work == ENT or is_barred_by_park(g, id_):
        return False
    return bool(empty_entrenchments(g, id_)) and can_shift(g, id_)


@rule("22.3.3#1", "13.2.1#4")
def may_leave(g: State, id_: str) -> bool:
    return s02_units.is_entrenched(g, id_) and can_shift(g, id_)


@rule("22.3.3#1", "22.3.4#3", "22.2.3#2", "17.2#3", "17.2.1#3", "22.3.4#4")
@procedure
def enter_action(g: State, id_: str) -> Procedure[bool]:
    """The whole Action. Under the fire that it draws, neither the new work nor the one it leaves is of use."""
    able: bool = yield from shift(g, id_, "enter")
    if able:
        leave_works(g, id_)
        work = empty_entrenchments(g, id_)[0]
        g.entrenchments[work] = replace(g.entrenchments[work], occupant=id_)
        g.change(id_, work=ENT)
        g.note("ent-entered", "22.3.3", **of_unit(g, id_), hex=hex_name(g, g.units[id_].where))
    return True


@rule("22.3.3#1", "22.3.4#3", "17.2#3", "17.2.1#3", "22.3.5")
@procedure
def leave_action(g: State, id_: str) -> Procedure[bool]:
    """The whole Action; whoever is stopped by the fire that it draws stays where it was."""
    able: bool = yield from shift(g, id_, "leave")
    if able:
        leave_works(g, id_)
        g.note("ent-left", "22.3.3", **of_unit(g, id_), hex=hex_name(g, g.units[id_].where))
    return True


@rule("14.11#6", "17.2#3", "22.3.4#3", "22.2.3#2")
@procedure
def shift(g: State, id_: str, trigger: str) -> Procedure[bool]:
    """Opportunity Fire at a Unit out of its work, and the check of a star Unit. False if it stays as it is."""
    s02_units.expose(g, id_)
    able: tuple[str, ...] = yield from s17_opportunity.window(
        g, (id_,), trigger, s17_opportunity.NOWHERE, None
    )
    s02_units.cover(g, id_)
    if id_ not in able:
        return False
    if s02_units.values(g, id_).star:
        return (yield from s29_checks.check(g, id_, "entrench", "14.11", True))
    return True
