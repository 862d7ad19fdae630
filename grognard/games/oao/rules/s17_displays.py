"""17.1, 17.2 Army displays that come into use and go out of it: new armies, the Détachement, the Ninth Army."""

from __future__ import annotations

from msgspec.structs import replace

from grognard.engine.board import Cell
from grognard.engine.decision import NO, PASS, YES, Choose, Option, option
from grognard.engine.procedure import Procedure, procedure
from grognard.engine.rulebook import rule
from grognard.games.oao import oob
from grognard.games.oao.oob import side_of
from grognard.games.oao.rules import (
    s02_units,
    s05_attachment,
    s07_entered,
    s15_depots,
    s15_places,
    s15_secondary,
)
from grognard.games.oao.rules.words import army_name, hex_name
from grognard.games.oao.state import OFF_MAP, REMOVED, Army, State, Unit

DETACHEMENT, NINTH = "fr-DETACHEMENT", "fr-NINTH"
REMOVED_ON = "detachement removed"
"""What has happened when the Détachement was taken off."""
POSTPONED = 1  # 17.1#2
ENDED_BY = {"de-BELGIEN": "25.4.2", "fr-GDT": "22.3.1#1", DETACHEMENT: "17.2.3"}


# new armies


@rule("17.1#1", "17.1#2", "17.2.3")
@procedure
def arrivals(g: State, side: str) -> Procedure[None]:
    """The armies that are due in this GT; the owner may let one wait for a single GT."""
    for army in due(g, side):
        if army == NINTH and DETACHEMENT in g.armies:
            succeed(g)
        elif not s15_places.depot_hexes(g, army, need="arrival"):
            g.note("army-waits", "17.1#1", army=army_name(army))
        else:
            comes = True
            if may_wait(g, army):
                comes = yield Choose(side, "army-now", (YES, NO), "17.1#2", s15_depots.army_args(army))
            if comes:
                yield from arrival(g, army, "17.1#1")


def takes_part(g: State, army: str) -> bool:
    """Whether an army belongs to the scenario."""
    return not g.setting.armies or army in g.setting.armies


def due(g: State, side: str) -> tuple[str, ...]:
    """The armies whose time has come and that are not in play; those of the start are, or are not meant to be."""
    return tuple(
        army
        for army, display in oob.armies().items()
        if side_of(army).value == side and army not in g.armies and takes_part(g, army)
        if g.setting.first < display.begins and display.exists(g.gt) and not display.optional
        if depot_id(army) not in g.units or g.units[depot_id(army)].where == OFF_MAP
    )


def depot_id(army: str) -> str:
    """The Depot of an army that arrives: all of them have one."""
    found = oob.armies()[army].depot
    assert found is not None, f"{army} has no Depot"
    return found


def may_wait(g: State, army: str) -> bool:
    """Whether its owner may still postpone an army."""  # 17.1#2
    return g.gt < oob.armies()[army].begins + POSTPONED


@rule("17.1#1", "17.1.1#1", "17.1.1#2", "17.1.1#3", "17.2.1", "17.2.3")
@procedure
def arrival(g: State, army: str, because: str) -> Procedure[None]:
    """An army comes into play: its owner places its Depot on a line, and its display is in use."""
    cell: Cell = yield Choose(
        side_of(army).value,
        "army-depot",
        s15_places.depot_options(g, army, because, need="arrival"),
        because,
        (*s15_depots.army_args(army), ("need", "arrival")),
        why_not=s15_places.why_not_depot,
    )
    open_display(g, army, cell)
    yield from s07_entered.entered(g, (depot_id(army),), OFF_MAP)


def open_display(g: State, army: str, cell: Cell) -> None:
    """The display of an army is in use, and its Depot in this hex."""
    side, id_ = side_of(army).value, depot_id(army)
    g.armies[army] = Army(side, since=g.gt)
    g.units.setdefault(id_, Unit(g.setting.key(id_), side, OFF_MAP))
    g.move_to(id_, cell, army=army)
    g.note("army-arrived", "17.1#1", army=army_name(army), hex=hex_name(g, cell))


# armies that end


@rule("17.2.3", "25.4.2")
def endings(g: State, side: str) -> None:
    """The displays that are used no longer from this GT on; their Depots are removed."""
    for army, display in tuple(g.armies.items()):
        if display.side == side and not oob.armies()[army].exists(g.gt):
            close_display(g, army)
            g.note("army-ended", ENDED_BY.get(army, "17.1#1"), army=army_name(army))


def close_display(g: State, army: str) -> None:
    """An army goes, with its Depot and with the Secondary Depot if that serves it."""
    side, depot = g.armies[army].side, oob.armies()[army].depot
    secondary = s15_secondary.SECONDARY[side]
    if s15_secondary.is_placed(g, side) and g.units[secondary].army == army:
        s15_secondary.remove(g, side, primary=False)
    if depot in g.units:
        g.move_to(depot, OFF_MAP if oob.armies()[army].optional else REMOVED, army="", mode="")
    del g.armies[army]
    g.boundaries = tuple(each for each in g.boundaries if army not in (each.first, each.second))
    for turn, items in tuple(g.track.items()):
        g.keep_on_track(turn, tuple(each for each in items if each.unit != depot))


@rule("17.2.3")
def succeed(g: State) -> None:
    """The Ninth Army takes the place of the Détachement, wherever its Depot is."""
    old, new, side = depot_id(DETACHEMENT), depot_id(NINTH), "allied"
    before = g.units[old]
    g.armies[NINTH] = replace(g.armies.pop(DETACHEMENT), since=g.gt)
    g.units[new] = Unit(g.setting.key(new), side, OFF_MAP)
    g.move_to(new, before.where, army=NINTH, mode=before.mode)
    g.move_to(old, REMOVED, army="")
    for turn, items in tuple(g.track.items()):
        g.keep_on_track(turn, tuple(replace(each, unit=new) if each.unit == old else each for each in items))
    for id_, unit in tuple(g.units.items()):
        if unit.army == DETACHEMENT:
            g.change(id_, army=NINTH)
    g.boundaries = tuple(
        replace(each, first=_renamed(each.first), second=_renamed(each.second)) for each in g.boundaries
    )
    g.note("army-succeeds", "17.2.3", army=army_name(NINTH), old=army_name(DETACHEMENT))


def _renamed(army: str) -> str:
    return NINTH if army == DETACHEMENT else army


@rule("16.1#2")
@procedure
def reattachment(g: State, side: str) -> Procedure[None]:
    """Units of an army that is no longer in play go to another, until the Attachment Phase puts all in order."""
    for army in orphaned(g, side):
        chosen: str = yield Choose(
            side,
            "army-heir",
            army_options(g, side, units_of(g, side, army)),
            "16.1#2",
            s15_depots.army_args(army),
        )
        for id_ in units_of(g, side, army):
            g.change(id_, army=chosen)
        g.note("army-heir-named", "16.1#2", army=army_name(chosen), old=army_name(army))


def orphaned(g: State, side: str) -> tuple[str, ...]:
    """The armies that are gone and still have units."""
    mine = [army for army, display in g.armies.items() if display.side == side]
    gone = dict.fromkeys(
        unit.army
        for unit in g.units.values()
        if unit.side == side and unit.army and unit.army not in g.armies and unit.where != REMOVED
    )
    return tuple(gone) if mine else ()


def units_of(g: State, side: str, army: str) -> tuple[str, ...]:
    return tuple(
        id_
        for id_, unit in g.units.items()
        if (unit.side, unit.army) == (side, army) and unit.where != REMOVED
    )


def army_options(g: State, side: str, units: tuple[str, ...]) -> tuple[Option, ...]:
    """The armies in play that may have these units, or any if none may have all of them."""
    mine = [army for army, display in g.armies.items() if display.side == side]
    free = [id_ for id_ in units if s05_attachment.bound_to(g, id_) is None]
    open_ = [a for a in mine if not any(s05_attachment.army_refusals(g, id_, a) for id_ in free)]
    return tuple(
        option(army, label="option-army", rule="16.1#2", army=army_name(army)) for army in open_ or mine
    )


# the Détachement d'Armée


@rule("17.2", "17.2.1", "17.2.2")
@procedure
def detachment(g: State, side: str) -> Procedure[None]:
    """In his Attachment Phase the Allied player may call up the Détachement, or take it off if it has no Formations."""
    if not may_change(g, side):
        return
    kind = "detachement-off" if DETACHEMENT in g.armies else "detachement-on"
    change: str | None = yield Choose(
        side,
        kind,
        (option(kind, label=f"option-{kind}", rule="17.2"), PASS),
        "17.2.2" if DETACHEMENT in g.armies else "17.2.1",
        s15_depots.army_args(DETACHEMENT),
    )
    if change is None:
        return
    if DETACHEMENT in g.armies:
        close_display(g, DETACHEMENT)
        g.happened[REMOVED_ON] = g.gt
        g.note("army-ended", "17.2.2", army=army_name(DETACHEMENT))
        yield from reattachment(g, side)
    else:
        yield from arrival(g, DETACHEMENT, "17.2.1")


def may_change(g: State, side: str) -> bool:
    """Whether the Détachement can be called up or taken off now."""
    if side != "allied" or not takes_part(g, DETACHEMENT) or not oob.armies()[DETACHEMENT].exists(g.gt):
        return False
    if DETACHEMENT in g.armies:
        mine = units_of(g, side, DETACHEMENT)
        return not any(s02_units.is_formation(g, id_) for id_ in mine)  # 17.2.2
    return g.happened.get(REMOVED_ON, 0) < g.gt and bool(s15_places.depot_hexes(g, DETACHEMENT))
