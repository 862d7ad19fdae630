"""What a document records besides units and ground: the GT Record Track, preparations, what was done in this GT."""

from __future__ import annotations

from grognard.engine.board import Cell
from grognard.engine.documents import between, cell_of, need, one_of
from grognard.games.oao.counters import Fort
from grognard.games.oao.counters_markers import markers
from grognard.games.oao.form import Bombardment, Document
from grognard.games.oao.reference_calendar import turns
from grognard.games.oao.rules import s02_units, s07_rail_interrupted, s13_siege, s15_depots, s20_preparation
from grognard.games.oao.rules.s13_guns import PREP
from grognard.games.oao.state import OFF_MAP, SIDES, Due, Preparation, State

KINDS = (s07_rail_interrupted.INTERRUPTED, s13_siege.DUE, s15_depots.RELOCATION, s20_preparation.DUE)


def record(g: State, given: Document) -> None:
    """What the document says of time and of what was begun."""
    _track(g, given)
    if given.preparation is not None:
        _preparation(g, given.preparation)
    for i, id_ in enumerate(given.checked):
        need(id_ in g.units and isinstance(s02_units.piece(g, id_), Fort), "is no Fort", f"checked[{i}]")
        g.checked[id_] = True  # 8.5.3#1
    for i, id_ in enumerate(given.embarked):
        _known(g, id_, f"embarked[{i}]")
        g.embarked += (id_,)  # 7.9
    _of_the_phase(g, given)


def _of_the_phase(g: State, given: Document) -> None:
    """What was done in the movement or attack phase that has begun."""
    g.begun, g.pontoon_crossed, g.naval_support = given.begun, given.pontoon_crossed, given.naval_support
    moving = g.phase in ("movement", "counter_movement")
    need(moving or not given.begun, "is said of movement phases only", "begun")
    for i, id_ in enumerate(given.landed):
        _known(g, id_, f"landed[{i}]")
        g.landed += (id_,)  # 7.9.1(1)#2
    for name, id_ in given.platforms.items():
        _known(g, id_, f"platforms.{name}")
        g.platforms[cell_of(g.board, name, f"platforms.{name}")] = id_  # 7.7.3(3)#4
    for i, name in enumerate(given.dug):
        g.dug += (cell_of(g.board, name, f"dug[{i}]"),)  # 7.5.1a#2
    for holder, units in given.pins.items():
        for id_ in (holder, *units):
            _known(g, id_, f"pins.{holder}")
        g.pins[holder] = tuple(units)  # 7.3.3#1
    for id_, target in given.bombarded.items():
        need(id_ in g.units or id_ in markers().pionier, "there is no such gun", f"bombarded.{id_}")
        need(target == PREP or target in g.units, "there is no such Fortress", f"bombarded.{id_}")
        g.bombarded[id_] = target  # 13.2#2
    for i, id_ in enumerate(given.fired):
        _known(g, id_, f"fired[{i}]")
        g.fired += (id_,)  # 10.1.1#6


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
