"""Enemies in the rear: who has slipped through the front, and who is sent back to deal with him."""

from __future__ import annotations

from grognard.engine.board import Cell
from grognard.games.oao.boards import ground_of
from grognard.games.oao.judgement_front import Front
from grognard.games.oao.judgement_ways import away, march
from grognard.games.oao.rules import s02_units
from grognard.games.oao.state import State

BEYOND, PASSED = 2, 4
"""An enemy is in the rear if so many Formations near him are so many hexes farther from the Depots than he is."""
CONCERNED = 12
HUNTERS, HUNT = 2, 9
"""So many Formations go for an intruder, from so many hexes away."""


def quarry(g: State, front: Front, id_: str) -> tuple[int, ...]:
    """The MPs to the intruder whom a unit has to deal with; nothing if there is none."""
    found: dict[str, Cell] | None = front.remembered.get("hunters")
    if found is None:
        found = front.remembered["hunters"] = _hunters(g, front)
    return march(g.board, (found[id_],)) if id_ in found else ()


def intruders(g: State, front: Front) -> list[Cell]:
    """The hexes of enemies behind the front; fortresses that hold out there are another matter."""
    depots = frozenset(
        unit.where
        for id_, unit in g.units.items()
        if unit.side == front.side and unit.where >= 0 and s02_units.kind_of(g, id_).kind == "depot"
    )
    if not depots:
        return []
    back, ground, distance = away(g.board, depots), ground_of(g.board), g.board.distance
    found = []
    for cell, held in sorted(front.foes.items()):
        if held.works or not held.zone or ground.camp_of(cell) is not None:
            continue
        passed = sum(
            back[each.cell] > back[cell] + BEYOND and distance(each.cell, cell) <= CONCERNED
            for each in front.starts
        )
        if passed >= PASSED:
            found.append(cell)
    return found


def _hunters(g: State, front: Front) -> dict[str, Cell]:
    """Those nearest to each intruder who are fit to attack."""
    found: dict[str, Cell] = {}
    for cell in intruders(g, front):
        near = sorted(
            (g.board.distance(each.cell, cell), each.id)
            for each in front.starts
            if each.fit and each.id not in found and s02_units.kind_of(g, each.id).infantry
        )
        found |= {id_: cell for far, id_ in near[:HUNTERS] if far <= HUNT}
    return found
