"""4.0 Step E: Artillery Parks are created and disbanded, then radio contact is attempted."""

from __future__ import annotations

from functools import partial

from msgspec import Struct

from grognard.engine.board import Cell
from grognard.engine.decision import BACK, DONE, Choose, Option
from grognard.engine.procedure import Procedure, procedure
from grognard.engine.rulebook import rule
from grognard.games.gts.rules import s07_chits, s16_advice, s16_contact, s16_parks
from grognard.games.gts.rules.words import both, unit_option
from grognard.games.gts.state import State

Units = tuple[str, ...]


class Order(Struct, frozen=True):
    """Create a park of a Division in a hex, or disband one."""

    division: str
    where: Cell
    park: str = ""
    """The park to disband; empty: create one."""


@rule("4.0.E#1", "4.0.E#2", "4.0.E#3", "16.3#2")
@procedure
def artillery_step(g: State) -> Procedure[None]:
    """Each side in turn sees to its parks; then each side in turn attempts contact."""
    for side in sides_in_order(g):
        yield from parks_of(g, side)
    for side in sides_in_order(g):
        yield from contacts_of(g, side)
    g.tried = ()


def sides_in_order(g: State) -> tuple[str, ...]:
    """The owner of the carried-over chit first, otherwise as the scenario lists them (c54)."""
    one, two = g.setting.sides
    return (two, one) if g.carried and s07_chits.owner(g, g.carried) == two else (one, two)


# parks


@rule("4.0.E#1", "16.2.1#2", "16.2.4#1")
@procedure
def parks_of(g: State, side: str) -> Procedure[None]:
    """A side creates and disbands parks until it is done."""
    while orders(g, side):
        order: Order | None = yield Choose(
            side,
            "park-choose",
            (*(order_option(g, each) for each in orders(g, side)), DONE),
            "16.2.1",
            explain=s16_advice.explain_park,
            why_not=s16_advice.why_not_park,
        )
        if order is None:
            return
        if order.park:
            yield from s16_parks.disband(g, order.park)
            continue
        units: Units = yield from founding_units(g, order)
        if units:
            s16_parks.create(g, order.division, order.where, units)


@rule("16.2.1#2", "16.2.1#3", "16.2.4#1")
def orders(g: State, side: str) -> tuple[Order, ...]:
    """Every park that the side could create or disband now."""
    cells = dict.fromkeys(g.units[id_].where for id_ in g.on_map(side))
    own = [id_ for id_, division in g.setting.divisions.items() if division.side == side]
    create = [Order(id_, cell) for id_ in own for cell in cells if s16_parks.may_create(g, id_, cell)]
    disband = [Order(park.division, park.where, id_) for id_, park in g.parks.items() if park.division in own]
    return (*create, *disband)


def order_option(g: State, order: Order) -> Option:
    hex_ = g.board.name(order.where)
    verb = "disband" if order.park else "create"
    names = both(g.setting.divisions[order.division].name)
    args = (("hex", hex_), ("cost", s16_parks.PRICE), *names.items())
    id_ = f"{verb} {order.park or order.division} {hex_}"
    touches = (f"hex:{hex_}",)
    return Option(
        id_, order, verb, touches, f"option-park-{verb}", args, "16.2.4" if order.park else "16.2.1"
    )


@rule("16.2.1#4")
@procedure
def founding_units(g: State, order: Order) -> Procedure[Units]:
    """Which of the guns in the hex go into the new park: at least one (c65). None if the owner goes back."""
    chosen: Units = ()
    if len(s16_parks.founders(g, order.division, order.where)) == 1:
        return s16_parks.founders(g, order.division, order.where)
    while len(chosen) < len(s16_parks.founders(g, order.division, order.where)):
        more: str | None = yield Choose(
            g.setting.divisions[order.division].side,
            "park-units",
            founder_options(g, order, chosen),
            "16.2.1",
            (("hex", g.board.name(order.where)), ("count", len(chosen))),
            why_not=partial(s16_advice.why_not_founder, order.division),
        )
        if more is None:
            return chosen
        if more == BACK.value:
            return ()
        chosen = (*chosen, more)
    return chosen


def founder_options(g: State, order: Order, chosen: Units) -> tuple[Option, ...]:
    left = [id_ for id_ in s16_parks.founders(g, order.division, order.where) if id_ not in chosen]
    offered = tuple(unit_option(g, id_, "park", "16.2.1") for id_ in left)
    return (*offered, DONE, BACK) if chosen else (*offered, BACK)


# contact


@rule("4.0.E#2", "16.3#2", "16.3#7", "16.3.1#3")
@procedure
def contacts_of(g: State, side: str) -> Procedure[None]:
    """A side attempts contact with one Artillery Unit after another, until it is done."""
    while callers(g, side):
        id_: str | None = yield Choose(
            side,
            "contact-unit",
            (*(unit_option(g, each, "contact", "16.3") for each in callers(g, side)), DONE),
            "16.3",
            why_not=s16_advice.why_not_caller,
        )
        if id_ is None:
            return
        formation: str = yield Choose(
            side,
            "contact-leader",
            (*leader_options(g, id_), BACK),
            "16.3",
            (("name", g.units[id_].name), ("unit", id_)),
            explain=s16_advice.explain_contact,
            why_not=s16_advice.why_not_leader,
        )
        if formation != BACK.value:
            yield from s16_contact.attempt(g, id_, formation)


def callers(g: State, side: str) -> Units:
    """The Artillery Units of a side that may attempt contact now."""
    return tuple(id_ for id_ in g.on_map(side) if s16_contact.may_attempt(g, id_))


def leader_options(g: State, id_: str) -> tuple[Option, ...]:
    """Each Leader whom the Unit could contact, with the number to roll."""
    return tuple(
        Option(
            formation,
            formation,
            "contact",
            (f"leader:{formation}", f"hex:{g.board.name(g.leaders[formation].where)}"),
            "option-contact",
            (
                ("leader", g.setting.formations[formation].leader),
                ("number", s16_contact.number(g, id_, formation).total),
            ),
            "16.3",
        )
        for formation in s16_contact.leaders(g, id_)
    )
