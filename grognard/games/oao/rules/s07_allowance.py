"""7.1.1, 7.2.1 How many MPs a Force has in a movement phase, and how many more by Forced March."""

from __future__ import annotations

from grognard.engine.reasons import Reason, because
from grognard.games.oao.counters import Nation
from grognard.games.oao.counters_own import piece_of
from grognard.games.oao.reference_movement import forced_march_limit, movement
from grognard.games.oao.rules import s02_units
from grognard.games.oao.rules.s03_stacking import is_railborne
from grognard.games.oao.rules.s07_costs import Movers, Reasons, total
from grognard.games.oao.rules.words import unit_name
from grognard.games.oao.state import State

BAN = 1
"""The GT in which the French do not march on in their Movement Phase."""  # 22.1


def allowance(g: State, id_: str, *, counter: bool) -> Reasons:
    """The MPs of a unit in the Movement Phase or in the Counter Movement Phase; below zero, it owes them."""
    if not s02_units.kind_of(g, id_).mobile:
        return (because("7.0", "mp-immobile", 0),)  # 7.0#1
    table = movement().allowance
    piece = s02_units.piece(g, id_)
    own = piece.counter_movement if counter else piece.movement
    given = own if own is not None else table.counter_movement if counter else table.movement
    parts = [
        because("7.1.1", "mp-counter" if counter else "mp-movement", given)
    ]  # 7.1.1#1 GLOSS.mp_allowance
    if g.units[id_].reaction:
        parts.append(because("7.1.1", "mp-reaction", -g.units[id_].reaction))  # 7.1.1#3 8.2.4a#1
    return tuple(parts)


def most(g: State, *, counter: bool) -> int:
    """The most MPs that any unit has in a phase."""
    table = movement().allowance
    pieces = [piece_of(key) for key in g.setting.counters.values()]
    own = [each.counter_movement if counter else each.movement for each in pieces]
    return max(table.counter_movement if counter else table.movement, *(each or 0 for each in own), 0)


def stack_allowance(g: State, movers: Movers, *, counter: bool) -> Reasons:
    """The MPs of units that move together: those of the one that has fewest."""
    return min((allowance(g, id_, counter=counter) for id_ in movers), key=total)


def forced_march(g: State, movers: Movers) -> Reason:
    """The MPs that a Forced March may add to the move of these units: all of them must be able to make it."""
    if g.gt == BAN and g.phase == "movement" and any(_is_french(g, id_) for id_ in movers):
        return because("22.1", "mp-forced-march-ban", 0)
    limits = [(_limit(g, id_), id_) for id_ in movers]  # 7.2.1 7.2.2a 8.1#1 8.8.1#1
    least, id_ = min(limits)
    if not least:
        return because("7.2", "mp-no-forced-march", 0, name=unit_name(g, id_))  # 7.2#1
    return because("7.2.1", "mp-forced-march", least)


def _is_french(g: State, id_: str) -> bool:
    return s02_units.piece(g, id_).nation == Nation.FRENCH


def _limit(g: State, id_: str) -> int:
    return 0 if is_railborne(g, id_) else forced_march_limit(s02_units.kind_of(g, id_).kind)  # 7.7.4#1
