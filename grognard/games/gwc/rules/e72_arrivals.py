"""E72 Infiltration, E87 Reinforcements and E91 Stragglers: fresh Formations from the Support Table."""

from __future__ import annotations

from grognard.engine.board import Cell
from grognard.engine.procedure import Procedure, procedure
from grognard.engine.rulebook import rule
from grognard.games.gwc.cards import EventName
from grognard.games.gwc.registry import EVENTS
from grognard.games.gwc.rules import e56_choices, e72_support, s01_cards, s07_victory, s12_telephones
from grognard.games.gwc.rules.e72_melees import melee_is_due
from grognard.games.gwc.state import State
from grognard.games.gwc.support import Item


@rule("E72")
@procedure
def infiltration(g: State, side: str, _card: str) -> Procedure[None]:
    """Formations appear in and around a Random Hex; those among enemies fight when the trigger is over."""
    placed: tuple[str, ...] = yield from near_random_hex(g, side, "E72")
    for id_ in placed:
        melee_is_due(g, g.formations[id_].cell)  # E72#6


@rule("E91", "E91#6")
@procedure
def stragglers(g: State, side: str, _card: str) -> Procedure[None]:
    """Formations appear in and around a Random Hex, Suppressed; those among enemies fight when the Order ends."""
    placed: tuple[str, ...] = yield from near_random_hex(g, side, "E91")
    for id_ in placed:
        s07_victory.suppress(g, id_, "E91")  # E91#8


@rule("E72#3", "E72#4", "E91#3", "E91#4")
@procedure
def near_random_hex(g: State, side: str, rule_: str) -> Procedure[tuple[str, ...]]:
    """A roll on the Support Table, all but Telephones of its row, and a Random Hex in and around which they go."""
    row: int = yield from e72_support.support_roll(g, side, rule_)
    items = e72_support.selected(g, side, row, telephones=False)
    if not items:
        e56_choices.nothing(g, rule_)
        return ()
    start: Cell = yield from s01_cards.random_hex(g, side, rule_)
    cells = (start, *g.board.adjacent[start])
    return (yield from e72_support.place_all(g, side, items, cells, rule_))


@rule("E87", "E87#6")
@procedure
def reinforcements(g: State, side: str, _card: str) -> Procedure[None]:
    """A Telephone goes to its box, Formations to the friendly edge; those among enemies fight when the Order ends."""
    row: int = yield from e72_support.support_roll(g, side, "E87")
    items = e72_support.selected(g, side, row, telephones=True)
    if not items:
        e56_choices.nothing(g, "E87")
        return
    for item in items:
        if e72_support.is_telephone(g, item):
            yield from new_telephone(g, side, item)
    formations = tuple(item for item in items if not e72_support.is_telephone(g, item))
    edge = g.board.edge(g.setting.edges[side])
    yield from e72_support.place_all(g, side, formations, edge, "E87")


@rule("E87#3")
@procedure
def new_telephone(g: State, side: str, item: Item) -> Procedure[None]:
    """The Telephone replaces the one that the side has, which returns to the countermix."""
    g.take(item.counter)
    yield from s12_telephones.receive(g, side, item.counter)


EVENTS[EventName.INFILTRATION] = infiltration
EVENTS[EventName.REINFORCEMENTS] = reinforcements
EVENTS[EventName.STRAGGLERS] = stragglers
