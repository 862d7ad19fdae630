"""8.5 Forts: which must roll for their abandonment, what becomes of them, and leaving them of one's own accord."""

from __future__ import annotations

from functools import lru_cache

from grognard.engine.decision import Option
from grognard.engine.reasons import Reason, because
from grognard.engine.rulebook import rule
from grognard.games.oao.counters import Fort
from grognard.games.oao.counters_own import piece_of
from grognard.games.oao.counters_read import counters
from grognard.games.oao.reference_movement import distances
from grognard.games.oao.rules import s02_units, s03_stacking, s06_losses
from grognard.games.oao.rules.s07_act import Act
from grognard.games.oao.rules.s07_move_points import movers, pay
from grognard.games.oao.rules.words import hex_name, of_unit, unit_name, unit_option
from grognard.games.oao.state import State

# 8.5.3


def shaken(g: State) -> tuple[str, ...]:
    """The Forts that must roll."""
    return tuple(id_ for id_ in forts(g) if id_ in g.units and is_shaken(g, id_))


def forts(g: State) -> tuple[str, ...]:
    """All Forts there are."""
    return _forts(tuple(g.setting.counters.items()))


@lru_cache(maxsize=64)
def _forts(own: tuple[tuple[str, str], ...]) -> tuple[str, ...]:
    printed = [id_ for id_, found in counters().units.items() if isinstance(found, Fort)]
    return tuple(dict.fromkeys((*printed, *(id_ for id_, key in own if isinstance(piece_of(key), Fort)))))


@rule("8.5.3#1")
def is_shaken(g: State, id_: str) -> bool:
    """Whether a Fort that has not rolled yet is next to an enemy Combat unit, and without one of its own."""
    unit = g.units[id_]
    if unit.where < 0 or id_ in g.checked or not s03_stacking.is_fort(g, id_):
        return False
    if has_combat_unit(g, g.in_hex(unit.where, unit.side)):
        return False
    enemy = g.other(unit.side)
    return any(
        near in g.at and has_combat_unit(g, g.in_hex(near, enemy)) for near in g.board.adjacent[unit.where]
    )


def has_combat_unit(g: State, units: tuple[str, ...]) -> bool:
    return any(s02_units.kind_of(g, id_).combat for id_ in units)


def fort(g: State, id_: str) -> Fort:
    found = s02_units.piece(g, id_)
    assert isinstance(found, Fort), f"{id_} is no Fort"
    return found


# what is left of it


@rule("8.5", "8.5.2", "8.5.3#2", "2.4", "11.1.2#4")
def uproot(g: State, id_: str, why: str) -> bool:
    """A Fort must go: it turns into an infantry Asset, or is gone. True if there is a unit to go on with."""
    if fort(g, id_).back is None:
        s06_losses.eliminate(g, id_, why)
        return False
    g.change(id_, turned=True)
    g.note("fort-turned", why, **of_unit(g, id_), hex=hex_name(g, g.units[id_].where))
    return True


# 8.5.4


@rule("8.5.4", "8.5.1#1")
def why_not_abandon(g: State, id_: str) -> Reason | None:
    """Why a Fort may not be abandoned of its owner's accord: no enemy is near, or it has nothing to turn to."""
    name, most = unit_name(g, id_), distances().abandonment
    if fort(g, id_).back is None:
        return because("8.5.4", "why-not-abandon-back", name=name)
    enemy = g.other(g.units[id_].side)
    if not any(g.in_hex(cell, enemy) for cell in g.board.within(g.units[id_].where, most) if cell in g.at):
        return because("8.5.4", "why-not-abandon-far", name=name, most=most)
    return None


def options(g: State) -> tuple[Option, ...]:
    """Whether the Fort in `g.move` may be abandoned."""
    units = movers(g)
    if len(units) != 1 or not s03_stacking.is_fort(g, units[0]) or why_not_abandon(g, units[0]) is not None:
        return ()
    found = unit_option(g, units[0], "abandon", "8.5.4", "option-abandon")
    return (
        Option(
            "abandon",
            Act("abandon", unit=units[0]),
            "abandon",
            found.touches,
            found.label,
            found.args,
            "8.5.4",
        ),
    )


@rule("8.5.4")
def abandon(g: State, act: Act) -> None:
    """The garrison leaves its Fort; from now on it moves like infantry."""
    pay(g, 0)
    uproot(g, act.unit, "8.5.4")
