"""8.2 Cavalry Reaction: to enemies that come near."""

from __future__ import annotations

from typing import NamedTuple

from grognard.engine.board import Cell
from grognard.engine.decision import BACK, PASS, Choose, Option
from grognard.engine.procedure import Procedure, procedure
from grognard.engine.reasons import Args, Reason, because
from grognard.engine.rulebook import rule
from grognard.games.oao.rules import s02_units, s03_stacking, s03_top, s06_losses, s08_flight
from grognard.games.oao.rules.s07_act import Act
from grognard.games.oao.rules.s07_costs import Movers
from grognard.games.oao.rules.s07_move_points import movers
from grognard.games.oao.rules.s19_ways import Priced
from grognard.games.oao.rules.words import hex_name, unit_name, unit_option
from grognard.games.oao.state import State

MOVEMENT = ("movement", "counter_movement")  # TERM.movement_phase


class Trigger(NamedTuple):
    """Cavalry that may react, and the hexes that are closed to it since the enemy has just left them."""

    unit: str
    closed: tuple[Cell, ...] = ()


# 8.2.1


@rule("8.2", "8.2.1#1", "8.2.1#2", "8.2.3#3")
def triggers(g: State, units: Movers, origin: Cell) -> tuple[Trigger, ...]:
    """The cavalry that the last step of a moving Force lets react; as often as it is given cause."""
    move = g.move
    if move is None or g.phase not in MOVEMENT or not set(units) <= set(move.units):
        return ()
    before = move.before or (origin,)
    now = tuple(dict.fromkeys(cell for id_ in units for cell in g.hexes_of(id_)))
    entered = tuple(cell for cell in now if cell not in before)
    vacated = tuple(cell for cell in before if cell not in now)
    found = []
    for id_ in _cavalry_near(g, units, (*before, *now)):
        if _moves_past(g, id_, before, entered):
            found.append(Trigger(id_, vacated))  # 8.2.2#3
        elif _comes_up(g, id_, units, before, entered):
            found.append(Trigger(id_))  # 8.2.2#2
    return tuple(found)


def _cavalry_near(g: State, units: Movers, cells: tuple[Cell, ...]) -> tuple[str, ...]:
    """The enemy's cavalry in hexes next to these."""
    side = g.other(g.units[units[0]].side)
    near = dict.fromkeys(near for cell in cells for near in g.board.adjacent[cell] if near in g.at)
    found = dict.fromkeys(id_ for cell in near for id_ in g.in_hex(cell, side))
    return tuple(id_ for id_ in found if is_free_cavalry(g, id_))


def is_free_cavalry(g: State, id_: str) -> bool:
    """Cavalry that can move of itself: not entrained."""
    return s02_units.kind_of(g, id_).cavalry and not s03_stacking.is_railborne(g, id_)


@rule("8.2.1#1")
def _comes_up(g: State, id_: str, units: Movers, before: tuple[Cell, ...], entered: tuple[Cell, ...]) -> bool:
    """Trigger 1: cavalry that had no enemy next to it has one now."""
    if not _touches(g, id_, entered) or _touches(g, id_, before):
        return False
    return not any(other not in units for other in s08_flight.enemies_next_to(g, id_))


@rule("8.2.1#2")
def _moves_past(g: State, id_: str, before: tuple[Cell, ...], entered: tuple[Cell, ...]) -> bool:
    """Trigger 2: an enemy next to it goes into another hex next to it or to any of its friends; PA markers or not."""
    if not entered or not _touches(g, id_, before):
        return False
    side = g.units[id_].side
    return _touches(g, id_, entered) or any(
        other != id_ for cell in entered for near in g.board.adjacent[cell] for other in g.in_hex(near, side)
    )


def _touches(g: State, id_: str, cells: tuple[Cell, ...]) -> bool:
    return any(cell in g.board.adjacent[own] for own in g.hexes_of(id_) for cell in cells)


# 8.2.2


@rule("8.2.2#1", "8.7.3#1", "8.7.3#2", "8.2.3#3")
@procedure
def reaction(g: State, units: Movers, origin: Cell) -> Procedure[None]:
    """The other side's cavalry may react to a step, each unit that has cause, in its owner's order."""
    waiting = triggers(g, units, origin)
    while waiting:
        id_: str | None = yield Choose(
            g.units[waiting[0].unit].side,
            "reaction-choose",
            reacting(g, waiting, units),
            "8.2.2",
            question_args(g, units, origin),
            window=True,
            why_not=why_not_react,
        )
        if id_ is None:
            break
        trigger = next(each for each in waiting if each.unit == id_)
        act: Act | str = yield Choose(
            g.units[id_].side,
            "reaction-where",
            (*s08_flight.options(g, escapes(g, trigger, units), "8.2.2"), BACK),
            "8.2.2",
            s08_flight.question_args(g, id_, trigger.closed),
            secret=True,
            why_not=s08_flight.why_not,
        )
        if isinstance(act, str):
            continue
        waiting = tuple(each for each in waiting if each.unit != id_)
        yield from s08_flight.flee(g, id_, act, "8.2.4")
        waiting = tuple(each for each in waiting if g.units[each.unit].where >= 0)
    abandon(g, waiting)


def question_args(g: State, units: Movers, origin: Cell) -> Args:
    """Who has come where, as far as an enemy sees it, and from where."""
    face = s03_top.face(g, units)
    return (
        ("name", unit_name(g, face)),
        ("hex", hex_name(g, g.units[face].where)),
        ("origin", hex_name(g, origin)),
    )


def why_not_react(g: State, question: Choose, subject: str) -> tuple[Reason, ...]:
    """Why a unit is not asked to react."""
    kind, _, id_ = subject.partition(":")
    if kind != "unit" or id_ not in g.units or g.units[id_].side != question.side:
        return (because("8.2", "why-not-react-whose"),)
    if question.find(id_) is not None:
        return ()
    if not is_free_cavalry(g, id_):
        return (because("8.2", "why-not-react-kind"),)
    units, origin = movers(g), g.board.cell(str(dict(question.args)["origin"]))
    trigger = next((each for each in triggers(g, units, origin) if each.unit == id_), None)
    if trigger is None:
        return (because("8.2.1", "why-not-react-cause"),)
    if not escapes(g, trigger, units):
        return (because("8.2.3", "why-not-react-nowhere"),)
    return (because("8.2.2", "why-not-react-again"),)


def reacting(g: State, waiting: tuple[Trigger, ...], units: Movers) -> tuple[Option, ...]:
    """Who can react; to let it be is no choice as long as LOC cavalry must."""  # 8.7.3#1
    able = [each.unit for each in waiting if escapes(g, each, units)]
    options = tuple(unit_option(g, id_, "react", "8.2.2", "option-react") for id_ in able)
    return options if any(s08_flight.must_flee(g, id_) for id_ in able) else (*options, PASS)


def escapes(g: State, trigger: Trigger, units: Movers) -> Priced:
    """Where cavalry may react to, and the MPs that are recorded for it."""
    return s08_flight.escapes(g, trigger.unit, units, trigger.closed)


@rule("8.7.3#2")
def abandon(g: State, waiting: tuple[Trigger, ...]) -> None:
    """LOC cavalry that had to react and could not is lost."""
    for trigger in waiting:
        if s08_flight.must_flee(g, trigger.unit):
            s06_losses.eliminate(g, trigger.unit, "8.7.3")
