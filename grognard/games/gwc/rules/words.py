"""How rules name pieces, hexes and sums in prompts and in the log."""

from __future__ import annotations

from typing import Any

from grognard.engine.board import Cell
from grognard.engine.decision import Option, option
from grognard.engine.reasons import Modifiers
from grognard.games.gwc.cards import fate_cards
from grognard.games.gwc.state import State


def name(g: State, id_: str) -> str:
    """The name of a Formation or Weapon on the map, as a reference into the catalogue."""
    formation = g.formations.get(id_)
    return counter_name(formation.counter if formation else g.weapons[id_].counter)


def counter_name(counter: str) -> str:
    """The name of a counter, as a reference into the catalogue."""
    return f"@counter-{counter}"


def side_name(side: str) -> str:
    """The name of a side, as a reference into the catalogue."""
    return f"@side-{side}"


def card_name(kind: str, id_: str) -> str:
    """The name of an Order, Action, Event or trigger: `card_name("order", "move")`."""
    return f"@{kind}-{id_}"


def fate_card(g: State, id_: str) -> dict[str, Any]:
    """What a message says of a Fate card: its id, and its title, which is its Order."""
    card = g.setting.cards.get(id_) or fate_cards()[id_]
    return {"card": id_, "title": f"@order-{card.order}"}


def hex_name(g: State, cell: Cell) -> str:
    return g.board.name(cell)


def shown(modifiers: Modifiers) -> list[list[str | int]]:
    """The parts of a sum for the log: words, value and rule of each."""
    return [[f"@{reason.text}", reason.value or 0, reason.rule] for reason in modifiers.reasons]


def unit_option(g: State, id_: str, verb: str, rule_: str) -> Option:
    """An option that touches a Formation and the hex in which it stands."""
    where = g.board.name(g.formations[id_].cell)
    touches = (f"unit:{id_}", f"hex:{where}")
    return option(id_, None, verb, touches, "option-unit", rule_, name=name(g, id_), hex=where)
