"""S98.4 Situations of the Germans."""

from __future__ import annotations

from msgspec.structs import replace

from grognard.engine.decision import Choose, Option, option
from grognard.engine.procedure import Procedure, procedure
from grognard.engine.reasons import Reason, because
from grognard.engine.rulebook import rule
from grognard.games.gwc.rules import effects, s03_formations, s07_victory, s12_telephones, s98_situations
from grognard.games.gwc.rules.s98_strategy import Use, add_effect, register
from grognard.games.gwc.rules.words import counter_name, side_name, unit_option
from grognard.games.gwc.state import State

# S98.4.5 Red Trousers


@rule("S98.4.5#1")
def may_jeer(g: State, _side: str, _subject: str) -> Reason | None:
    """Those just activated for an Offensive are French."""
    return None if g.active == "french" else because("S98.4.5", "why-not-no-french-offensive")


@rule("S98.4.5#2", "S98.4.5#3")
@procedure
def red_trousers(g: State, side: str) -> Procedure[None]:
    """Half of the activated Units, as the card's player picks them, are Suppressed; the Order is as if never given."""
    order = g.order
    assert order is not None, "there is no Offensive to cancel"
    units = tuple(id_ for id_ in order.group if s03_formations.is_unit(g, id_))
    picked: tuple[str, ...] = ()
    while len(picked) < (len(units) + 1) // 2:
        id_: str = yield Choose(
            side,
            "red-trousers-choose",
            tuple(unit_option(g, each, "suppress", "S98.4.5") for each in units if each not in picked),
            "S98.4.5",
            (("left", (len(units) + 1) // 2 - len(picked)),),
        )
        picked = (*picked, id_)
        s07_victory.suppress(g, id_, "S98.4.5")
    for each in order.group:
        g.change(each, activated="")
    g.order = None
    g.orders_given -= 1
    g.note("offensive-cancelled", "S98.4.5", side=side_name(order.side))


# S98.4.7 Sturmtruppen


@rule("S98.4.7#1")
def no_wire(g: State, _side: str) -> None:
    """Wire does not touch the Units and Leaders of the Order."""
    add_effect(g, effects.NO_WIRE)


@rule("S98.4.7#2")
def storm(g: State, _side: str) -> None:
    """Units and Leaders on the move may enter hexes of the enemy."""
    add_effect(g, effects.STURMTRUPPEN)


# S98.4.9 Walter Rathenau


def other_telephones(g: State, side: str) -> list[str]:
    """The side's Telephones in the countermix that differ from its own."""
    mine = g.telephones[side].counter
    return [
        id_
        for id_, counter in g.setting.telephones.items()
        if counter.nation == side and id_ != mine and g.available(id_)
    ]


def may_trade(g: State, side: str, _subject: str) -> Reason | None:
    """The side has an unbroken Telephone, and another kind is left."""
    if s12_telephones.is_functioning(g, side) and other_telephones(g, side):
        return None
    return because("S98.4.9", "why-not-no-telephone", side=side_name(side))


def telephone_options(g: State, side: str) -> tuple[Option, ...]:
    return tuple(
        option(id_, id_, "take", (), "option-telephone", "S98.4.9", name=counter_name(id_))
        for id_ in other_telephones(g, side)
    )


@rule("S98.4.9#1")
@procedure
def trade_telephone(g: State, side: str) -> Procedure[None]:
    """The unbroken Telephone is exchanged for another one, which goes to the same box."""
    counter: str = yield Choose(side, "telephone-trade", telephone_options(g, side), "S98.4.9")
    g.put_back(g.telephones[side].counter)
    g.take(counter)
    g.telephones[side] = replace(g.telephones[side], counter=counter)
    g.note("telephone-traded", "S98.4.9", side=side_name(side), name=counter_name(counter))


register("forward-observer", Use("forward-observer", ("fao request",)))  # S98.4.4 S98.4.4#fr
register("red-trousers", Use("red-trousers", ("french offensive",), may=may_jeer, run=red_trousers))
register("sturmabteilung-vor", Use("sturmabteilung-vor", ("op fire",)))  # S98.4.6#1
register(
    "sturmtruppen",
    Use("no-wire", ("own move",), effect=no_wire),
    Use("storm", ("own move",), effect=storm),
)
register(
    "walter-rathenau",
    Use("trade-telephone", own_turn=True, may=may_trade, run=trade_telephone),
    Use(
        "clear-reminders",
        own_turn=True,
        may=s98_situations.may_clear_reminders,
        effect=s98_situations.clear_reminders,
    ),
)
