"""The position that a document describes."""

from __future__ import annotations

from typing import Any

from grognard.engine.board import Cell
from grognard.engine.documents import between, cell_of, need, one_of
from grognard.games.gts.document import WEATHER, Document, UnitPart, read, setting
from grognard.games.gts.state import (
    BOX,
    ELIMINATED,
    REMOVED,
    WAITING,
    Acting,
    Block,
    Entrenchment,
    Leader,
    Park,
    Points,
    State,
    Unit,
)

STEPS = "ABCDEFGHIJ"  # 4.0
PLACES = {"waiting": WAITING, "box": BOX, "eliminated": ELIMINATED, "removed": REMOVED}


def begin(document: dict[str, Any], options: dict[str, str]) -> State:
    """The first position of a game: of a scenario, or in the middle of one."""
    given = read(document)
    g = State(setting=setting(document, options))
    for id_, row in given.divisions.items():
        g.points[id_] = Points(*row.points)
    _leaders(g, given)
    for id_, unit in given.units.items():
        _unit(g, id_, unit)
    _markers(g, given)
    _calendar(g, given)
    _chits(g, given)
    _control(g, given)
    return g


def _leaders(g: State, given: Document) -> None:
    for id_, row in given.formations.items():
        if row.leader:
            where = cell_of(g.board, row.hex, f"formations.{id_}.hex") if row.hex else WAITING
            g.leaders[id_] = Leader(where)


def _unit(g: State, id_: str, row: UnitPart) -> None:
    where = f"units.{id_}"
    need(row.counter in g.setting.counters, f"there is no counter {row.counter!r}", f"{where}.counter")
    formations = g.setting.formations
    if row.formation:
        need(row.formation in formations, "is no formation of this document", f"{where}.formation")
    division = row.division or (formations[row.formation].division if row.formation else "")
    need(division in g.setting.divisions, "names no division", where)
    one_of(row.stripe, ("", "white", "black"), f"{where}.stripe")
    need(bool(row.formation) != bool(row.stripe), "has either a formation or a stripe", where)
    counter = g.setting.counters[row.counter]
    between(row.lost, 0, max(0, counter.steps - 1), f"{where}.lost")
    between(row.hits, 0, 2, f"{where}.hits")
    one_of(row.work, ("", "ip", "ent"), f"{where}.work")
    need(not row.mounted or counter.transport is not None, "has no transport side", f"{where}.mounted")
    place = PLACES.get(row.hex)
    cell = cell_of(g.board, row.hex, f"{where}.hex") if place is None else place
    g.units[id_] = Unit(
        counter=row.counter,
        side=g.setting.divisions[division].side,
        division=division,
        where=WAITING,
        formation=row.formation,
        stripe=row.stripe,
        name=row.name or id_,
        due=row.due,
        entering=row.entering,
        mounted=row.mounted,
        lost=row.lost,
        hits=row.hits,
        suppressed=row.suppressed,
        column=row.column,
        work=row.work,
        rallying=row.rallying,
        working=row.working,
        project=row.project,
        park=row.park,
        contact=row.contact,
    )
    g.move_to(id_, Cell(cell))


def _markers(g: State, given: Document) -> None:
    board = g.board
    for name, kind in given.barrages.items():
        g.barrages[cell_of(board, name, f"barrages.{name}")] = one_of(
            kind, ("light", "heavy"), f"barrages.{name}"
        )
    for id_, work in given.entrenchments.items():
        where = f"entrenchments.{id_}"
        one_of(work.side, given.sides, f"{where}.side")
        need(not work.occupant or work.occupant in g.units, "is no unit", f"{where}.occupant")
        g.entrenchments[id_] = Entrenchment(work.side, cell_of(board, work.hex, where), work.occupant)
    for name, division in given.blocks.items():
        need(division in g.setting.divisions, "is no division", f"blocks.{name}")
        side = g.setting.divisions[division].side
        g.blocks[cell_of(board, name, f"blocks.{name}")] = Block(side, division)
    for id_, park in given.parks.items():
        need(park.division in g.setting.divisions, "is no division", f"parks.{id_}.division")
        g.parks[id_] = Park(park.division, cell_of(board, park.hex, f"parks.{id_}.hex"), park.fired)
    for id_, unit in g.units.items():
        need(not unit.park or unit.park in g.parks, "is no park", f"units.{id_}.park")
        need(not unit.contact or unit.contact in g.leaders, "has no Leader", f"units.{id_}.contact")


def _calendar(g: State, given: Document) -> None:
    g.turn = between(given.turn, 1, len(g.setting.turns), "turn")
    g.step = one_of(given.step, tuple(STEPS), "step")
    g.weather = one_of(given.weather, WEATHER, "weather")
    g.air, g.tried = dict(given.air), given.tried
    g.serial = len(given.entrenchments) + len(given.units)


def _chits(g: State, given: Document) -> None:
    for i, chit in enumerate((*(given.mug or ()), *((given.carried,) if given.carried else ()))):
        _chit(g, chit, f"mug[{i}]")
    g.mug, g.carried = given.mug or (), given.carried
    g.bought, g.held = dict(given.bought), dict(given.held)
    if given.acting is not None:
        it = given.acting
        side = _chit(g, it.chit, "acting.chit")
        g.acting = Acting(it.chit, side, it.begun, it.attached, it.done, it.built, it.made)


def _chit(g: State, chit: str, where: str) -> str:
    """The side to which a chit belongs."""
    kind, _, whose = chit.partition(":")
    one_of(kind, ("division", "formation", "command"), where)
    if kind == "command":
        return one_of(whose, g.setting.sides, where)
    table = g.setting.divisions if kind == "division" else g.setting.formations
    need(whose in table, f"there is no {kind} {whose!r}", where)
    division = whose if kind == "division" else table[whose].division
    side: str = g.setting.divisions[division].side
    return side


def _control(g: State, given: Document) -> None:
    for name, side in given.control.items():
        g.held_hexes[cell_of(g.board, name, f"control.{name}")] = one_of(side, given.sides, f"control.{name}")
    g.losses = {side: given.losses.get(side, 0) for side in given.sides}
    for cells in (each.cells for each in g.setting.victory.worth):
        for cell in cells:
            for id_ in g.in_hex(cell):
                g.held_hexes[cell] = g.units[id_].side
