"""What all positions of a game share, read from its document."""

from __future__ import annotations

import datetime
from typing import Any

import msgspec

from grognard.engine.board import Board, Cell
from grognard.engine.documents import between, cell_of, need, one_of, typed
from grognard.engine.errors import BadDocument
from grognard.games.oao.boards import board_of, ground_of
from grognard.games.oao.counters_own import key_of
from grognard.games.oao.counters_read import counters
from grognard.games.oao.form import Area, Counter, Display, Document, Resources, Terms, Unit
from grognard.games.oao.oob import Event, Kind, armies, side_of
from grognard.games.oao.reference_calendar import turns
from grognard.games.oao.state import SIDES, Setting

TABLES = (("counters", Counter), ("units", Unit), ("displays", Display), ("means", Resources))


def read(document: dict[str, Any]) -> Document:
    """The document in its typed form; a wrong field is named with its place."""
    for name, part in TABLES:  # one by one, since of a table as a whole no key would be named
        table = document.get(name)
        for key, value in table.items() if isinstance(table, dict) else ():
            typed(value, part, f"{name}.{key}")
    return typed(document, Document)


def setting(document: dict[str, Any], options: dict[str, str]) -> Setting:
    """What all positions of the game share."""
    given = read(document)
    try:
        datetime.date.fromisoformat(given.date)
    except ValueError:
        raise BadDocument("must be a date such as 1914-08-18", "date") from None
    between(given.first, 1, turns(), "first")
    between(given.last, given.first, turns(), "last")
    for i, army in enumerate(given.armies or ()):
        one_of(army, tuple(armies()), f"armies[{i}]")
    board = board_of(given.map)
    area = _area(board, given.area)
    return Setting(
        board=board,
        scenario=next(iter(given.title.values()), ""),
        options=options,
        first=given.first,
        last=given.last,
        rules=given.rules,
        armies=tuple(given.armies if given.armies is not None else armies()),
        area=area,
        arrivals=tuple(_arrival(board, given, i) for i in range(len(given.arrivals))),
        objectives=_objectives(board, area, given.victory),
        wins=_wins(given.victory),
        counters={id_: key_of(id_, msgspec.to_builtins(each)) for id_, each in given.counters.items()},
    )


def _area(board: Board, area: Area | None) -> frozenset[Cell]:
    return frozenset() if area is None else within(board, area.columns, area.rows, "area")


def within(
    board: Board, columns: tuple[int, int] | None, rows: tuple[int, int] | None, where: str
) -> frozenset[Cell]:
    """The hexes between two printed columns and two printed rows."""
    found = list(board.cells)
    for limits, place, what in ((columns, slice(2), "columns"), (rows, slice(3, 5), "rows")):
        if limits is not None:
            need(limits[0] <= limits[1], f"has no {what}", f"{where}.{what}")
            found = [cell for cell in found if limits[0] <= int(board.name(cell)[place]) <= limits[1]]
    need(found, "has no hexes", where)
    return frozenset(found)


def _arrival(board: Board, given: Document, number: int) -> Event:
    """An arrival as an event of the schedule."""
    found, where = given.arrivals[number], f"arrivals[{number}]"
    between(found.gt, given.first, given.last, f"{where}.gt")
    need(found.units, "must name a unit", f"{where}.units")
    for i, id_ in enumerate(found.units):
        need(
            id_ in given.counters or id_ in counters().units,
            f"there is no counter {id_!r}",
            f"{where}.units[{i}]",
        )
        need(given.complete or id_ not in given.units, f"{id_} is on the map already", f"{where}.units[{i}]")
    one_of(found.army, tuple(given.armies or armies()), f"{where}.army")
    if found.corps is not None:
        one_of(found.corps, tuple(counters().corps), f"{where}.corps")
    need((found.hex is None) != (found.entry is None), "must have a hex or an entry", where)
    if found.hex is not None:
        cell_of(board, found.hex, f"{where}.hex")
    if found.entry is not None:
        one_of(found.entry, tuple(ground_of(board).entries), f"{where}.entry")
    return Event(
        kind=Kind.ARRIVAL,
        side=side_of(found.army),
        rule="16.1#1",
        gt=found.gt,
        units=tuple(found.units),
        army=found.army,
        corps=found.corps,
        hex=found.hex,
        entry=found.entry,
    )


def _objectives(board: Board, area: frozenset[Cell], terms: Terms | None) -> dict[Cell, int]:
    found: dict[Cell, int] = {}
    for name, points in terms.objectives.items() if terms is not None else ():
        where = f"victory.objectives.{name}"
        cell = cell_of(board, name, where)
        need(cell in (area or board.cells), "is outside the area of play", where)
        found[cell] = between(points, 1, 99, where)
    return found


def _wins(terms: Terms | None) -> dict[str, int]:
    if terms is None:
        return {}
    need(terms.allied < terms.german, "the Allied limit lies below the German one", "victory.allied")
    return {side: getattr(terms, side) for side in SIDES}
