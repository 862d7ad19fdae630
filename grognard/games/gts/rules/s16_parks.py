"""16.2 Artillery Parks: created, joined, left and disbanded; 16.7: whether they have fired."""

from __future__ import annotations

from msgspec.structs import replace

from grognard.engine.board import Cell
from grognard.engine.decision import PASS, Choose
from grognard.engine.procedure import Procedure, procedure
from grognard.engine.rulebook import rule
from grognard.games.gts.rules import s02_units, s16_classes, s16_contact, s22_works
from grognard.games.gts.rules.words import hex_name, of_unit, unit_option
from grognard.games.gts.state import Park, State

PRICE = 1
"""Dispatch Points for a park."""  # 16.2.1#2


def units_in(g: State, park: str) -> tuple[str, ...]:
    """The Units in a park's box, of which there may be any number."""  # 16.2.2#4
    return tuple(id_ for id_, unit in g.units.items() if unit.park == park)


def park_at(g: State, cell: Cell) -> str:
    """The park in a hex, of which there is at most one; empty if there is none."""  # 16.2.1#5
    return next((id_ for id_, park in g.parks.items() if park.where == cell), "")


# 16.2.1 creating


@rule("16.2.1#1", "MARK.park")
def unused(g: State, division: str) -> str:
    """A park that the Division has not on the map, whatever those there are called; empty if it has used them all."""
    owned: int = g.setting.divisions[division].parks
    if sum(park.division == division for park in g.parks.values()) >= owned:
        return ""
    return next(id_ for n in range(1, owned + 1) if (id_ := f"{division}-{n}") not in g.parks)


@rule("16.2.1#3", "16.2.1#4", "16.2.1#6", "16.2.3#2")
def founders(g: State, division: str, cell: Cell) -> tuple[str, ...]:
    """The Units of the Division in a hex that could go into a new park there; none of them need be In Command."""
    return tuple(
        id_
        for id_ in g.in_hex(cell)
        if g.units[id_].division == division
        and not g.units[id_].park
        and s16_classes.is_indirect_he(g, id_)
        and s16_classes.is_ready_to_fire(g, id_)
    )


@rule("16.2.1#1", "16.2.1#2", "16.2.1#3", "16.2.1#5")
def may_create(g: State, division: str, cell: Cell) -> bool:
    """A park is left, a Dispatch Point to pay for it, a gun in the hex, and no park there yet."""
    return (
        g.points[division].dispatch >= PRICE
        and bool(unused(g, division))
        and not park_at(g, cell)
        and bool(founders(g, division, cell))
    )


@rule("16.2.1#2", "16.2.1#4", "16.2.3#7")
def create(g: State, division: str, cell: Cell, units: tuple[str, ...]) -> None:
    """The marker goes into the hex and the Units into its box. Other Artillery in the hex may keep no works."""
    park = unused(g, division)
    g.spend(division, dispatch=PRICE)
    g.parks[park] = Park(division, cell)
    side = g.setting.divisions[division].side
    g.note("park-created", "16.2.1", hex=hex_name(g, cell), side=f"@side-{side}", count=len(units))
    for id_ in units:
        _put(g, id_, park)
    for id_ in g.in_hex(cell):
        if g.units[id_].work and s02_units.is_artillery(g, id_):
            s22_works.leave_works(g, id_)


def _put(g: State, id_: str, park: str) -> None:
    """Into the box: out of Column, dismounted, without works."""  # 16.2.2#2
    if g.units[id_].work:
        s22_works.leave_works(g, id_)
    g.change(id_, park=park, column=False, mounted=False)


# 16.2.2 joining, 16.2.3 leaving


@rule("16.2.2#1", "16.2.2#5", "16.2.3#2")
def may_join(g: State, id_: str) -> bool:
    """An orange Unit that is not in a park shares the hex with a park of its own Division.

    A self-propelled Unit joins if its owner likes (c66), others by dismounting there, which draws no fire.
    """
    unit = g.units[id_]
    park = park_at(g, unit.where) if unit.where >= 0 else ""
    return bool(
        park
        and not unit.park
        and not unit.entering
        and g.parks[park].division == unit.division
        and s16_classes.is_indirect_he(g, id_)
    )


@rule("16.2.2#1", "16.2.2#2", "16.2.2#3", "16.2.2#4")
def join(g: State, id_: str) -> None:
    """Into the box of the park in its hex, dismounted and out of Column. Nobody may fire at that."""
    park = park_at(g, g.units[id_].where)
    _put(g, id_, park)
    g.note("park-joined", "16.2.2", **of_unit(g, id_), hex=hex_name(g, g.units[id_].where))


@rule("16.2.3#5", "16.2.3#6", "16.2.3#8")
def may_leave(g: State, id_: str, stack: tuple[str, ...] = ()) -> bool:
    """A self-propelled Unit may leave its park if some Unit stays; `stack`: the others that leave with it."""
    unit = g.units[id_]
    stay = [other for other in units_in(g, unit.park) if other != id_ and other not in stack]
    return s02_units.counter(g, id_).self_propelled and bool(stay)


@rule("16.2.3#6")
def leave(g: State, id_: str) -> None:
    """Out of the box, into the hex."""
    g.change(id_, park="")
    g.note("park-left", "16.2.3", **of_unit(g, id_), hex=hex_name(g, g.units[id_].where))


# 16.2.4 and 16.2.5 disbanding


@rule("16.2.4#1", "16.2.4#2", "16.2.4#3", "16.2.5#4", "16.3.1#4", "16.3.1#7", "16.3.2#5", "14.6.1#4")
@procedure
def disband(g: State, park: str) -> Procedure[None]:
    """The marker goes back; the Units return to the hex, at most one of them in Column (c57), and lose contact.

    A procedure, since the owner says who is in Column: `yield from s16_parks.disband(g, park)`.
    """
    units, where = units_in(g, park), g.parks[park].where
    side = g.setting.divisions[g.parks[park].division].side
    del g.parks[park]
    g.note("park-disbanded", "16.2.4", hex=hex_name(g, where), side=f"@side-{side}")
    for id_ in units:
        g.change(id_, park="")
        s16_contact.lose(g, id_)
    if not units or any(g.units[id_].column for id_ in g.in_hex(where)):
        return
    column: str | None = yield Choose(
        side,
        "park-column",
        (*(unit_option(g, id_, "column", "16.2.4") for id_ in units), PASS),
        "16.2.4",
        (("hex", g.board.name(where)),),
        window=g.acting is not None,
    )
    if column is not None:
        g.change(column, column=True)
        g.note("park-column-formed", "16.2.4", **of_unit(g, column))


# 16.7 fired or not


@rule("16.7#2")
def mark_fired(g: State, id_: str) -> None:
    """A Unit has fired, in whatever manner (c40): its park turns to its Fired side."""
    park = g.units[id_].park
    if park and not g.parks[park].fired:
        g.parks[park] = replace(g.parks[park], fired=True)
        g.note("park-fired", "16.7", hex=hex_name(g, g.parks[park].where))


@rule("4.0.I#2", "11.0#2", "16.7#9")
def reset_parks(g: State) -> None:
    """Step I: all parks return to their Non-Fired side."""
    for id_, park in g.parks.items():
        if park.fired:
            g.parks[id_] = replace(park, fired=False)
