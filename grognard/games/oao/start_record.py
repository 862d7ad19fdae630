"""What a document records besides units and ground: the GT Record Track, preparations, what was done in this GT."""

from __future__ import annotations

from grognard.engine.board import Cell
from grognard.engine.documents import between, cell_of, need, one_of
from grognard.games.oao.document import Bombardment, Document
from grognard.games.oao.reference_calendar import turns
from grognard.games.oao.rules import s07_rail_interrupted, s13_siege, s15_depots, s20_preparation
from grognard.games.oao.rules.s03_stacking import is_fort
from grognard.games.oao.state import OFF_MAP, SIDES, Due, Preparation, State

KINDS = (s07_rail_interrupted.INTERRUPTED, s13_siege.DUE, s15_depots.RELOCATION, s20_preparation.DUE)


def record(g: State, given: Document) -> None:
    """What the document says of time and of what was begun."""
    _track(g, given)
    if given.preparation is not None:
        _preparation(g, given.preparation)
    for i, id_ in enumerate(given.checked):
        need(id_ in g.units and is_fort(g, id_), "is no Fort", f"checked[{i}]")
        g.checked[id_] = True  # 8.5.3#1
    for i, id_ in enumerate(given.embarked):
        _known(g, id_, f"embarked[{i}]")
        g.embarked += (id_,)  # 7.9


def _track(g: State, given: Document) -> None:
    """The GT Record Track."""  # 4.2.1#1
    for i, due in enumerate(given.track):
        where = f"track[{i}]"
        between(due.gt, g.gt, turns() + 9, f"{where}.gt")
        one_of(due.kind, KINDS, f"{where}.kind")
        one_of(due.side, SIDES, f"{where}.side")
        _known(g, due.unit, f"{where}.unit")
        back = Due(due.kind, due.unit, _hex(g, due.hex, f"{where}.hex"), due.side)
        g.track[due.gt] = (*g.track.get(due.gt, ()), back)


def _preparation(g: State, given: Bombardment) -> None:
    """The Prep Bombardment."""  # 20.1
    _known(g, given.hq, "preparation.hq")
    g.preparation = Preparation(
        given.hq,
        placed=given.placed,
        target=_hex(g, given.target, "preparation.target"),
        shifts=between(given.shifts, -9, 9, "preparation.shifts"),
        checks=between(given.checks, -9, 9, "preparation.checks"),
    )


def _hex(g: State, name: str, where: str) -> Cell:
    return cell_of(g.board, name, where) if name else OFF_MAP


def _known(g: State, id_: str, where: str) -> None:
    need(id_ in g.units, f"there is no unit {id_!r}", where)
