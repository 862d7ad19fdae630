"""E56 What the Events share: who is nearest, who is asked, and what happens where nothing can be done.

An Event says "may" or not: only then is passing among the answers. What cannot be fulfilled is left out.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cache
from typing import TypeVar

from grognard.engine.board import Cell
from grognard.engine.decision import PASS, Choose, choices
from grognard.engine.procedure import Procedure, procedure
from grognard.engine.reasons import Reason, because
from grognard.engine.rulebook import rule
from grognard.games.gwc.cards import titles
from grognard.games.gwc.rules import s03_formations, s07_objectives
from grognard.games.gwc.rules.words import unit_option
from grognard.games.gwc.state import State

T = TypeVar("T")


@rule("E56#2")
def nothing(g: State, rule_: str) -> None:
    """A part of an Event cannot be fulfilled and is ignored."""
    g.note("event-impossible", rule_)


@procedure
def choose_unit(
    g: State, side: str, kind: str, ids: tuple[str, ...], rule_: str, may: bool = False
) -> Procedure[str | None]:
    """The receiving player picks one of these Formations; None if there is none, or if he may pass and does."""
    if not ids:
        nothing(g, rule_)
        return None
    picked: str | None = yield Choose(
        side,
        kind,
        (*(unit_option(g, id_, "choose", rule_) for id_ in ids), *((PASS,) if may else ())),
        rule_,
        why_not=out_of_reach,
    )
    return picked


@procedure
def choose_hex(
    g: State, side: str, kind: str, cells: tuple[Cell, ...], rule_: str, may: bool = False
) -> Procedure[Cell | None]:
    """The receiving player picks one of these hexes; None if there is none, or if he may pass and does."""
    if not cells:
        nothing(g, rule_)
        return None
    picked: Cell | None = yield Choose(
        side,
        kind,
        (
            *choices(cells, "hex", "choose", "option-hex", name=g.board.name, rule=rule_),
            *((PASS,) if may else ()),
        ),
        rule_,
        why_not=out_of_reach,
    )
    return picked


def out_of_reach(_g: State, question: Choose, _subject: str) -> tuple[Reason, ...]:
    """Whatever is not offered is not what the Event speaks of: its own words say why."""
    event = events_by_rule().get(question.rule.partition(".")[0])
    return (because(question.rule, "why-not-event", effect=f"@event-text-{event}"),) if event else ()


@cache
def events_by_rule() -> dict[str, str]:
    return {title.rule: str(event) for event, title in titles().events.items()}


def closest(things: Iterable[T], distance: Callable[[T], int]) -> tuple[T, ...]:
    """All that are nearest: more than one in a tie, which the receiving player breaks."""
    found: list[T] = []
    least = 0
    for thing in things:
        far = distance(thing)
        if not found or far < least:
            found, least = [thing], far
        elif far == least:
            found.append(thing)
    return tuple(found)


def near(g: State, ids: Iterable[str], cell: Cell) -> tuple[str, ...]:
    """Those Formations of a list that are closest to a hex."""
    return closest(ids, lambda id_: g.board.distance(g.formations[id_].cell, cell))


@rule("GLOSS.adjacent")
def is_adjacent_to_any(g: State, cell: Cell, ids: Iterable[str]) -> bool:
    """One of the Formations is in a hex next to this one."""
    around = g.board.adjacent[cell]
    return any(g.formations[id_].cell in around for id_ in ids)


def good_order_units(g: State, side: str) -> tuple[str, ...]:
    """The Units of a side that are neither broken nor Suppressed."""
    return tuple(
        id_ for id_ in g.of(side) if s03_formations.is_unit(g, id_) and s03_formations.in_good_order(g, id_)
    )


def units_of(g: State, side: str) -> tuple[str, ...]:
    """The Platoons, Teams and Runners of a side."""
    return tuple(id_ for id_ in g.of(side) if s03_formations.is_unit(g, id_))


@rule("GLOSS.friendly", "GLOSS.enemy")
def friendly_hexes(g: State, side: str) -> tuple[Cell, ...]:
    """The hexes with a Formation of the side, and the Objectives that it controls without an enemy in them."""
    found = {formation.cell for formation in g.formations.values() if formation.side == side}
    enemy = g.other(side)
    for number, cells in s07_objectives.objectives(g.board).items():
        if g.control.get(number) == side:
            found.update(cell for cell in cells if not g.in_hex(cell, enemy))
    return tuple(sorted(found))
