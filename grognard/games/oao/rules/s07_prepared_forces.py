"""7.3.1 The Forces of a hex as PA markers see them: no Force has two targets."""

from __future__ import annotations

from collections import Counter
from math import ceil

from grognard.engine.board import Cell
from grognard.engine.rulebook import rule
from grognard.games.oao.reference_units import stacking
from grognard.games.oao.rules import s02_units, s03_stacking
from grognard.games.oao.state import State

Units = tuple[str, ...]


def formations_in(g: State, cell: Cell, side: str) -> Units:
    """The Formations in a hex that are not on a train."""
    return tuple(id_ for id_ in _troops(g, cell, side) if s02_units.is_formation(g, id_))


def assets_in(g: State, cell: Cell, side: str) -> Units:
    """The Assets in a hex that are not on a train; no Forts."""
    return tuple(id_ for id_ in _troops(g, cell, side) if s02_units.is_asset(g, id_))


def forts_in(g: State, cell: Cell, side: str) -> Units:
    """The Forts in a hex, which any one Force there may have besides its Assets, or which are one alone."""
    return tuple(id_ for id_ in g.in_hex(cell, side) if s03_stacking.is_fort(g, id_))  # GLOSS.force#1


def _troops(g: State, cell: Cell, side: str) -> Units:
    return tuple(
        id_
        for id_ in g.in_hex(cell, side)
        if not s03_stacking.is_railborne(g, id_) and not s03_stacking.is_fort(g, id_)
    )


def leaderless(formations: int, assets: int) -> int:
    """How many Forces the Assets form for which no Formation has room."""  # 5.5.1#2 GLOSS.force#2
    return ceil(max(0, assets - formations * stacking().assets) / stacking().assets)


@rule("7.3.1#2")
def splits_force(g: State, here: Cell, marked: Units, cell: Cell) -> bool:
    """Whether markers of these units at a hex leave Assets that no Force can be found for: one with the same target.

    An Asset may be assigned to a Formation whose marker points where its own does, or that has none.
    """
    side = g.units[marked[0]].side
    formations, assets = formations_in(g, here, side), assets_in(g, here, side)
    pointing = {id_: cell if id_ in marked else g.units[id_].prepared for id_ in (*formations, *assets)}
    led = Counter(pointing[id_] for id_ in formations)
    wanted = Counter(pointing[id_] for id_ in assets if pointing[id_] >= 0)
    free = len([id_ for id_ in formations if pointing[id_] < 0]) + leaderless(len(formations), len(assets))
    return sum(leaderless(led[target], number) for target, number in wanted.items()) > free


def marked_forces(g: State, target: Cell, side: str) -> Units:
    """The Forces of a side whose PA markers point at a hex, each by its first unit."""  # 7.3.3#1
    found: list[str] = []
    for cell in g.board.adjacent[target]:
        pointing = [id_ for id_ in g.in_hex(cell, side) if g.units[id_].prepared == target]
        formations = [id_ for id_ in pointing if s02_units.is_formation(g, id_)]
        assets = [id_ for id_ in pointing if id_ not in formations]
        room = len(formations) * stacking().assets
        found += [*formations, *assets[room :: stacking().assets]]
    return tuple(found)
