"""4 Line of sight: the printed ground, and on top of it night, smoke, barrages and, for some, friends in the way."""

from __future__ import annotations

from grognard.engine.board import Cell, Vertex
from grognard.engine.reasons import Reason, because
from grognard.engine.rulebook import rule
from grognard.games.rpc.rules import s03_units
from grognard.games.rpc.rules.s04_ground import (
    BLOCKS,
    CLEAR,
    CONCEALS,
    Line,
    Sight,
    concealment,
    ground,
    level,
)
from grognard.games.rpc.state import State

__all__ = ["Sight", "explained", "level", "sight", "sight_to_vertex"]

HERE = Sight(clear=True)


@rule("4.1#1", "4.1#2")
def sight(g: State, a: Cell, b: Cell, firer: str | None = None) -> Sight:
    """The line of sight between two hexes; for the fire of a unit, with friends in its way."""
    if a == b:
        return HERE
    friends = g.units[firer].side if firer is not None and is_hindered_by_friends(g, firer) else ""
    return _seen(g, ground(g).line(a, b), friends)


@rule("4.92#1")
def sight_to_vertex(g: State, a: Cell, vertex: Vertex) -> Sight:
    """The line of sight of an observer to the corner of a hex; friends do not hinder observation."""  # 4.6
    return _seen(g, ground(g).line_to_vertex(a, vertex), "")


def explained(g: State, a: Cell, end: Cell | Vertex, firer: str | None = None) -> Sight:
    """The same line with everything that blocks it, for those who ask why."""
    found = sight_to_vertex(g, a, end) if isinstance(end, Vertex) else sight(g, a, end, firer)
    if found.clear or a == end:
        return found
    return Sight(
        clear=False, concealed=found.concealed, reasons=ground(g).every_reason(a, end) or found.reasons
    )


@rule("4.6", "6.51#2")
def is_hindered_by_friends(g: State, id_: str) -> bool:
    """Infantry and cavalry, horse guns included, cannot fire through friends."""
    return s03_units.is_type(g, id_, "infantry", "cavalry")


def _seen(g: State, line: Line, friends: str) -> Sight:
    everywhere = g.night or bool(g.setting.rules.get("precipitation"))
    if not line.printed.clear or not (everywhere or friends or g.smoke or g.barrage):
        return line.printed
    clouds = full_hex_concealment(g)
    values = []
    for step, printed in zip(line.steps, line.values, strict=True):
        now = [
            _value(g, c, v, friends, hidden=everywhere or c in clouds)
            for c, v in zip(step, printed, strict=True)
        ]
        if min(now) == BLOCKS:
            return Sight(clear=False, reasons=(_friend_in_the_way(g, step),))
        values.append(tuple(now))
    return concealment(g.board, line.steps, tuple(values))


def _value(g: State, cell: Cell, printed: int, friends: str, *, hidden: bool) -> int:
    """The strongest of what a hex does to the line."""
    if friends and cell >= 0 and any(g.units[id_].side == friends for id_ in g.at.get(cell, ())):
        return BLOCKS  # 4.6
    return max(printed, CONCEALS if hidden else CLEAR)


@rule("4.8#1", "4.8#3", "4.8#4")
def full_hex_concealment(g: State) -> frozenset[Cell]:
    """Smoke and the creeping barrage fill their hexes to every level; night and rain are everywhere."""
    barrage = g.barrage
    under_fire = barrage.lines[barrage.at] if barrage is not None and barrage.active else ()
    return frozenset((*g.smoke, *under_fire))


def _friend_in_the_way(g: State, step: tuple[Cell, ...]) -> Reason:
    return because("4.6", "sight-friend", hex=g.board.name(max(step)))
