"""Support Tables: what a roll brings out of the countermix, and how it is put on the map piece by piece."""

from __future__ import annotations

from collections import Counter

from grognard.engine.board import Cell
from grognard.engine.decision import BACK, Choose, Option, choices, option
from grognard.engine.procedure import Procedure, procedure
from grognard.engine.rulebook import rule
from grognard.games.gwc.content import Nation
from grognard.games.gwc.rules import s01_cards, s07_victory, s08_stacking
from grognard.games.gwc.rules.words import counter_name, hex_name, name, side_name
from grognard.games.gwc.state import Formation, State, Weapon
from grognard.games.gwc.support import ROLLS, Item, support_table


@rule("E72#1", "E87#1", "E91#1", "A45.3#2")
@procedure
def support_roll(g: State, side: str, rule_: str) -> Procedure[int]:
    """A roll on the nation's Support Table; a Strategy Card can push it past the last row, which is the Red X."""
    dice: s01_cards.Dice = yield from s01_cards.roll(g, side, "support", rule_)
    row = int(g.take_forced("support") or min(dice.total, ROLLS[-1]))
    g.note("support-roll", rule_, side=side_name(side), roll=dice.total, row=row)
    return row


@rule("E72#2", "E87#2", "E91#2")
def selected(g: State, side: str, row: int, telephones: bool) -> tuple[Item, ...]:
    """The first row from the roll toward the Red X of which the countermix has every item; nothing at the Red X."""
    for items in support_table(Nation(side), g.setting.year).rows_from(row):
        wanted = tuple(item for item in items if telephones or not is_telephone(g, item))
        if all_available(g, wanted):
            return wanted
    return ()


def is_telephone(g: State, item: Item) -> bool:
    return item.counter in g.setting.telephones


def all_available(g: State, items: tuple[Item, ...]) -> bool:
    """The countermix holds all of these at once."""
    needed = Counter(counter for item in items for counter in (item.counter, item.weapon) if counter)
    return all(g.countermix.get(counter, number) >= number for counter, number in needed.items())


# on the map


@rule("E72#4", "E72#7", "E87#4", "E87#7", "E91#4", "E91#7")
@procedure
def place_all(
    g: State, side: str, items: tuple[Item, ...], cells: tuple[Cell, ...], rule_: str
) -> Procedure[tuple[str, ...]]:
    """The player places one Formation after another in these hexes; what finds no room is forfeited."""
    placed: tuple[str, ...] = ()
    left = items
    while can_place(g, side, left, cells):
        at: int = yield Choose(side, "choose-arrival", arrival_options(g, side, left, cells, rule_), rule_)
        cell: Cell | str = yield Choose(
            side,
            "choose-arrival-hex",
            (
                *choices(
                    room_for(g, side, left[at], cells),
                    "hex",
                    "place",
                    "option-hex",
                    name=g.board.name,
                    rule=rule_,
                ),
                *((BACK,) if len(can_place(g, side, left, cells)) > 1 else ()),
            ),
            rule_,
            (("name", counter_name(left[at].counter)),),
        )
        if not isinstance(cell, str):
            placed = (*placed, put(g, side, left[at], cell, rule_))
            left = (*left[:at], *left[at + 1 :])
    for item in left:
        g.note("arrival-forfeited", rule_, side=side_name(side), name=counter_name(item.counter))
    return placed


def can_place(g: State, side: str, items: tuple[Item, ...], cells: tuple[Cell, ...]) -> dict[str, int]:
    """What can be placed next: the place in the list of the first of each kind of item."""
    found: dict[str, int] = {}
    for at, item in enumerate(items):
        kind = item_id(item)
        if kind not in found and room_for(g, side, item, cells):
            found[kind] = at
    return found


def item_id(item: Item) -> str:
    return f"{item.counter}+{item.weapon}" if item.weapon else item.counter


def arrival_options(
    g: State, side: str, items: tuple[Item, ...], cells: tuple[Cell, ...], rule_: str
) -> tuple[Option, ...]:
    return tuple(
        option(
            kind,
            at,
            "place",
            (f"counter:{items[at].counter}",),
            "option-counter-weapon" if items[at].weapon else "option-counter",
            rule_,
            name=counter_name(items[at].counter),
            weapon=counter_name(items[at].weapon) if items[at].weapon else "",
            left=sum(item_id(item) == kind for item in items),
        )
        for kind, at in can_place(g, side, items, cells).items()
    )


@rule("E72#5", "E87#5", "E91#5")
def room_for(g: State, side: str, item: Item, cells: tuple[Cell, ...]) -> tuple[Cell, ...]:
    """The hexes that are not impassable and keep to the stacking limit; enemies do not matter."""
    counter = g.setting.formations[item.counter]
    return tuple(cell for cell in cells if s08_stacking.may_stack(g, counter, cell, side))


@rule("11.2#2")
def put(g: State, side: str, item: Item, cell: Cell, rule_: str) -> str:
    """A Formation comes out of the countermix into a hex, with the Weapon listed for it."""
    g.take(item.counter)
    id_ = g.new_id(item.counter)
    g.place(id_, Formation(item.counter, side, cell))
    if item.weapon:
        g.take(item.weapon)
        weapon = g.new_id(item.weapon)
        g.arm(id_, weapon, Weapon(item.weapon))
        g.note(
            "arrived-armed", rule_, name=name(g, id_), unit=id_, weapon=name(g, weapon), hex=hex_name(g, cell)
        )
    else:
        g.note("arrived", rule_, name=name(g, id_), unit=id_, hex=hex_name(g, cell))
    s07_victory.occupy(g, cell)
    return id_
