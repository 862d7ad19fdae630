"""Documents: the form of a scenario or of any position, and the setting that it describes."""

from __future__ import annotations

import datetime
from typing import Any

import msgspec
from msgspec import Struct

from grognard.engine.board import Board, Cell
from grognard.engine.errors import BadDocument
from grognard.games.oao.boards import MAP, board_of
from grognard.games.oao.oob import armies
from grognard.games.oao.reference_calendar import turns
from grognard.games.oao.state import SIDES, Setting

PLACES = ("off map", "removed", "track", "channel", "holding box")


class _Part(Struct, forbid_unknown_fields=True, kw_only=True):
    pass


class Unit(_Part):
    """A unit in a hex, in two (`"43.40+43.41"`), or off the map."""

    hex: str
    losses: int = 0
    level: int = 0
    army: str | None = None
    corps: str | None = None
    mode: str = ""
    turned: bool = False
    later: bool = False
    task: str = ""
    spent: int = 0
    reaction: int = 0
    prepared: str = ""
    bound_for: str = ""
    active: bool = True
    moved: bool = False


class Display(_Part):
    """An army that stands otherwise than at the start."""

    active: bool = True
    plan: str | None = None
    mandated: int = 0
    ammo: int = 0
    limit: int | None = None
    since: int = 1


class Resources(_Part):
    """What a side has at the start: RPs, rights to build IPs, REPLs by nation."""

    rail_points: float = 0
    positions: int | None = 0
    replacements: dict[str, int] = {}
    shells: dict[str, int] = {}
    special: list[str] = []
    shortages: int = 0


class Area(_Part):
    """The part of the map that is played on, in printed columns and rows."""

    columns: tuple[int, int]
    rows: tuple[int, int]


class Terms(_Part):
    """Points for hexes held at the end, and from how many net points on a side has won."""

    objectives: dict[str, int] = {}
    german: int = 1
    allied: int = -1


class Document(_Part):
    """A scenario or any position. Without `armies` and `units` it is the whole campaign as it began."""

    date: str
    map: str | dict[str, Any] = MAP
    title: dict[str, str] = {}
    note: dict[str, str] = {}
    length: dict[str, str] = {}
    balance: dict[str, float] = {}
    options: dict[str, str] = {}

    first: int = 1
    last: int = msgspec.field(default_factory=turns)
    armies: list[str] | None = None
    """Which armies of the set-up are there; None for all."""
    area: Area | None = None
    victory: Terms | None = None
    """The scenario's own terms; without them those of the campaign."""  # 27.0
    rules: dict[str, Any] = {}

    units: dict[str, Unit] = {}
    displays: dict[str, Display] = {}
    means: dict[str, Resources] = {}
    control: dict[str, str] = {}
    bridges: list[str] = []
    positions: dict[str, str] = {}
    vp: int = 0

    gt: int | None = None
    player: str = "allied"
    phase: str = ""
    next: dict[str, list[Any]] = {}
    forced: dict[str, list[Any]] = {}


def read(document: dict[str, Any]) -> Document:
    """The document in its typed form; a wrong field is named with its place."""
    try:
        return msgspec.convert(document, Document)
    except msgspec.ValidationError as error:
        words, _, place = str(error).partition(" - at ")
        raise BadDocument(words, place.strip("`").removeprefix("$").removeprefix(".") or "document") from None


def need(condition: object, words: str, where: str) -> None:
    """Refuse the document unless the condition holds."""
    if not condition:
        raise BadDocument(words, where)


def one_of(value: str, allowed: tuple[str, ...], where: str) -> str:
    need(value in allowed, f"must be one of {', '.join(allowed)}, not {value!r}", where)
    return value


def between(value: int, low: int, high: int, where: str) -> int:
    need(low <= value <= high, f"must lie between {low} and {high}", where)
    return value


def cell_of(board: Board, name: str, where: str) -> Cell:
    """The hex of a printed number."""
    try:
        return board.cell(name)
    except BadDocument as error:
        raise BadDocument(error.message, where) from None


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
    return Setting(
        board=board,
        scenario=next(iter(given.title.values()), ""),
        options=options,
        first=given.first,
        last=given.last,
        rules=given.rules,
        armies=tuple(given.armies if given.armies is not None else armies()),
        area=_area(board, given.area),
        objectives=_objectives(board, given.victory),
        wins=_wins(given.victory),
    )


def _area(board: Board, area: Area | None) -> frozenset[Cell]:
    if area is None:
        return frozenset()
    need(area.columns[0] <= area.columns[1], "has no columns", "area.columns")
    need(area.rows[0] <= area.rows[1], "has no rows", "area.rows")
    found = frozenset(
        cell
        for cell in board.cells
        if area.columns[0] <= int(board.name(cell)[:2]) <= area.columns[1]
        and area.rows[0] <= int(board.name(cell)[3:]) <= area.rows[1]
    )
    need(found, "has no hexes", "area")
    return found


def _objectives(board: Board, terms: Terms | None) -> dict[Cell, int]:
    if terms is None:
        return {}
    return {
        cell_of(board, name, f"victory.objectives.{name}"): points
        for name, points in terms.objectives.items()
    }


def _wins(terms: Terms | None) -> dict[str, int]:
    if terms is None:
        return {}
    need(terms.allied < terms.german, "the Allied limit lies below the German one", "victory.allied")
    return {side: getattr(terms, side) for side in SIDES}
