"""15.6.2a The way of a Train that retreats, hex by hex: its owner chooses where one does more harm than another."""

from __future__ import annotations

from typing import Any

from grognard.engine.board import Cell
from grognard.engine.decision import Choose, Option
from grognard.engine.procedure import Procedure, procedure
from grognard.engine.reasons import Reason, because
from grognard.engine.rulebook import rule
from grognard.games.oao.reference_movement import supply
from grognard.games.oao.rules import s03_zoc, s07_costs, s07_entered, s15_places
from grognard.games.oao.rules.words import unit_name
from grognard.games.oao.state import State, clone

Way = tuple[Cell, ...]
"""All hexes that are entered, the last of them included."""
ASIDE = frozenset(("setting", "notes"))
"""The fields of a position that tell nothing of what a way has done."""


def ends(g: State, id_: str) -> tuple[Cell, ...]:
    """The hexes in which the retreat of a Train can end: three hexes off, and off by one hex more with each step."""
    found = {way[-1] for way in ways(g, id_)}
    return tuple(sorted(cell for cell in found if s15_places.may_stand(g, g.units[id_].side, cell)))


@rule("15.6.2a#1", "15.6.2a#2")
def ways(g: State, id_: str) -> tuple[Way, ...]:
    """All ways of so many hexes, each of which leads farther off."""
    start = g.units[id_].where
    found: list[Way] = [()]
    for distance in range(1, supply().train_retreat + 1):
        found = [
            (*way, ahead)
            for way in found
            for ahead in g.board.adjacent[way[-1] if way else start]
            if g.board.distance(ahead, start) == distance
            and step_refusal(g, id_, way[-1] if way else start, ahead) is None
        ]
    return tuple(found)


def step_refusal(g: State, id_: str, cell: Cell, ahead: Cell) -> Reason | None:
    """Why a retreating Train cannot take a step: an EZOC without a friendly unit, or what bars any step."""
    side = g.units[id_].side
    if ahead in s03_zoc.zone(g, g.other(side)) and not g.in_hex(ahead, side):
        return because("15.6.2a#2", "why-not-train-zone", hex=g.board.name(ahead))
    return s07_costs.barred(g, (id_,), cell, ahead)


@rule("15.6.2a#1", "7.1.4a#1", "18.1.3#1", "18.4.1#1")
@procedure
def take(g: State, id_: str, end: Cell) -> Procedure[None]:
    """The Train goes to a hex; bridges and lines on its way suffer as from any unit that passes them."""
    way = differing(g, id_, end)[0]
    if len(differing(g, id_, end)) > 1:
        way = yield Choose(
            g.units[id_].side,
            "train-way",
            tuple(_option(g, each) for each in differing(g, id_, end)),
            "15.6.2a#1",
            (("name", unit_name(g, id_)), ("hex", g.board.name(end))),
            secret=True,
        )
    pass_through(g, id_, way[:-1])
    g.move_to(id_, end, task="", spent=0)


def differing(g: State, id_: str, end: Cell) -> tuple[Way, ...]:
    """Of the ways to a hex one for each that comes of them."""
    found: list[tuple[Way, tuple[Any, ...]]] = []
    for way in ways(g, id_):
        if way[-1] == end:
            harm = _harm(g, id_, way)
            if all(harm != other for _, other in found):
                found.append((way, harm))
    return tuple(way for way, _ in found)


def _harm(g: State, id_: str, way: Way) -> tuple[Any, ...]:
    """What the position is like when a Train has taken this way."""
    after = clone(g)
    pass_through(after, id_, way[:-1])
    after.move_to(id_, way[-1])
    return tuple(getattr(after, name) for name in State.__struct_fields__ if name not in ASIDE)


def pass_through(g: State, id_: str, way: Way) -> None:
    """It comes into the hexes on its way, and leaves them."""
    for cell in way:
        g.move_to(id_, cell, task="", spent=0)
        s07_entered.passed(g, (id_,))


def _option(g: State, way: Way) -> Option:
    names = [g.board.name(cell) for cell in way]
    touches = tuple(f"hex:{name}" for name in names)
    args = (("hexes", ", ".join(names)),)
    return Option(" ".join(names), way, "retreat", touches, "option-train-way", args, "15.6.2a#1")
