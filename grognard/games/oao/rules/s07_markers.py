"""7.8 MPs Expended markers: what they keep a unit from, and what removes them."""

from __future__ import annotations

from grognard.engine.board import Cell
from grognard.engine.reasons import Reason, because
from grognard.engine.rulebook import rule
from grognard.games.oao.rules import s02_units
from grognard.games.oao.rules.s03_stacking import is_railborne
from grognard.games.oao.rules.words import hex_name, unit_name
from grognard.games.oao.state import OFF_MAP, State


def is_under_way(g: State, id_: str) -> bool:
    """Whether a unit is entraining, in Rail Mode or detraining."""
    return is_railborne(g, id_) or g.units[id_].task == "entraining"


@rule("7.8#2", "7.7.3#1")
def busy(g: State, id_: str) -> Reason | None:
    """Why a unit may neither attack nor Repulse: it has a task in hand, or it is on rails."""  # C-16 C-65
    if g.units[id_].spent:
        return because("7.8", "busy-task", name=unit_name(g, id_))
    return because("7.7.3", "busy-rail", name=unit_name(g, id_)) if is_railborne(g, id_) else None


@rule("7.8.3#1")
def entered(g: State, units: tuple[str, ...]) -> None:
    """These units have come where they are: they leave their own tasks, and their neighbours lose theirs.

    An entraining or detraining unit next to which a Combat unit has come is interrupted instead.
    """  # 7.7.5#3
    for id_ in units:
        if g.units[id_].task:
            lose(g, id_, "7.8.3")
        fights = s02_units.kind_of(g, id_).combat
        for other in neighbours(g, id_):
            rests = g.units[other].task == "recovery"
            if rests or (g.units[other].spent and is_under_way(g, other) and not fights):
                lose(g, other, "7.8.3")


def neighbours(g: State, id_: str) -> list[str]:
    """The enemies in the hexes around a unit."""
    cells = {near for cell in g.hexes_of(id_) for near in g.board.adjacent[cell] if near in g.at}
    enemy = g.other(g.units[id_].side)
    return [other for cell in sorted(cells) for other in g.in_hex(cell, enemy)]


@rule("7.8.3#2")
def attacked(g: State, cell: Cell) -> None:
    """An enemy attacks a hex: positions under construction in it are given up."""
    for id_ in g.at.get(cell, ()):
        if g.units[id_].task == "position" and g.units[id_].site == cell:
            lose(g, id_, "7.8.3")


def lose(g: State, id_: str, why: str) -> None:
    """A marker is removed, and what was spent is lost; a unit in Rail Mode has still to detrain."""
    unit = g.units[id_]
    to = None if unit.task == "position" else (unit.side,)  # 3.1.6a#2 3.1.6a#3
    g.note("task-lost", why, to=to, side=f"@side-{unit.side}", hex=hex_name(g, unit.where))
    clear(g, id_)
    if unit.task == "entraining":
        g.change(id_, bound_for=OFF_MAP, sortie=False)


def clear(g: State, id_: str) -> None:
    """A unit has no task any more."""
    g.change(id_, task="", spent=0, site=OFF_MAP)
