"""Documents: the form of a scenario or of any position, and the setting that it describes."""

from __future__ import annotations

import datetime
from typing import Any, Literal

import msgspec
from msgspec import Struct

from grognard.engine.board import Board, Cell
from grognard.engine.documents import between, cell_of, need, one_of, typed
from grognard.engine.errors import BadDocument
from grognard.games.oao.boards import MAP, board_of, ground_of
from grognard.games.oao.counters_read import counters
from grognard.games.oao.oob import Event, Kind, armies
from grognard.games.oao.reference_calendar import turns
from grognard.games.oao.state import SIDES, Setting


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
    detached: bool = False
    task: str = ""
    spent: int = 0
    site: str = ""
    reaction: int = 0
    prepared: str = ""
    bound_for: str = ""
    sortie: bool = False
    diverted: bool = False
    active: bool = True
    roused: bool = False
    moved: bool = False
    began: list[str] = []
    """The hexes in which it was when its side first moved it in this phase."""  # 7.1.5
    retreated: bool = False
    repulsed: bool = False
    ammo: int = 0


class Display(_Part):
    """An army that stands otherwise than at the start."""

    active: bool = True
    plan: str | None = None
    mandated: int = 0
    ammo: int = 0
    rationed: int = 0
    limit: int | None = None
    shortage: int | None = None
    since: int = 1


class Resources(_Part):
    """What a side has at the start: RPs, rights to build IPs, REPLs by nation, what it has done once and for all."""

    rail_points: float = 0
    positions: int | Literal["unlimited"] = 0
    replacements: dict[str, int] = {}
    shells: dict[str, int] = {}
    special: list[str] = []
    shortages: int = 0
    lines: list[str] = []
    """The armies that trace their LOCs first over single track that several need."""  # 15.0#3
    used: list[str] = []
    reattached: list[str] = []
    """Formations that are not with their printed corps."""  # 5.2.2a


class Area(_Part):
    """The part of the map that is played on, in printed columns and rows."""

    columns: tuple[int, int]
    rows: tuple[int, int]


class Territory(_Part):
    """Land that a side holds, with its railways, wherever the Front Lines do not say otherwise."""  # 3.4#1 18.1

    side: str
    country: str | None = None
    columns: tuple[int, int] | None = None
    rows: tuple[int, int] | None = None


class Terms(_Part):
    """Points for hexes held at the end, and from how many net points on a side has won."""

    objectives: dict[str, int] = {}
    german: int = 1
    allied: int = -1


class Arrival(_Part):
    """Reinforcements of a scenario besides those of the schedule: in a hex, or by rail at an entry."""  # 16.1#1

    gt: int
    units: list[str]
    army: str
    corps: str | None = None
    hex: str | None = None
    entry: str | None = None


class Border(_Part):
    """The boundary of two armies, whose hexes belong to the first: its ends and bends, from the enemy to the rear."""

    armies: tuple[str, str]
    hexes: list[str]


class Waiting(_Part):
    """What lies on the GT Record Track."""  # 4.2.1#1

    gt: int
    kind: str
    unit: str
    side: str
    hex: str = ""


class Bombardment(_Part):
    """A Prep Bombardment Routine: the HQ, whether it has its marker, and what was bombarded to what effect."""  # 20.1

    hq: str
    placed: bool = False
    target: str = ""
    shifts: int = 0
    checks: int = 0


class Document(_Part):
    """A scenario or any position. Without `armies` and `units` it is the whole campaign as it began.

    In one that begins with a later GT than the first, only the works that are printed on the map stand where they did:
    everything else is placed by `units`.
    """

    date: str
    map: str | dict[str, Any] = MAP
    title: dict[str, str] = {}
    note: dict[str, str] = {}
    length: dict[str, str] = {}
    balance: dict[str, float] = {}
    options: dict[str, str] = {}

    complete: bool = False
    """It tells everything: nothing is set up, concluded from the Front Lines or proposed besides."""
    first: int = 1
    last: int = msgspec.field(default_factory=turns)
    armies: list[str] | None = None
    """Which armies of the set-up are there; None for all."""
    area: Area | None = None
    victory: Terms | None = None
    """The scenario's own terms; without them those of the campaign."""  # 27.0
    rules: dict[str, Any] = {}

    units: dict[str, Unit] = {}
    stacks: dict[str, list[str]] = {}
    """The order in which units lie in a hex, where it is not that of `units`."""  # 3.1.5#3
    arrivals: list[Arrival] = []
    displays: dict[str, Display] = {}
    means: dict[str, Resources] = {}
    territory: list[Territory] = []
    """Of two that overlap the later one counts."""
    control: dict[str, str] = {}
    was_german: list[str] = []
    """Hexes of the Allies that the German has controlled."""  # 18.4.1#2
    boundaries: list[Border] = []
    """Those that were drawn; without any, the engine proposes them."""  # 5.1.1
    overlapping: list[str] = []
    """Armies whose Areas of Attachment lie over those of their neighbours."""  # 5.1.4#1
    bridges: list[str] = []
    """Damaged ones, by their hexsides: `"43.40/43.41"`."""  # 7.1.4a#1
    positions: dict[str, str] = {}
    """Level 1 IPs and whose they are."""  # 14.0#1
    ruined: list[str] = []
    """Printed IPs that an enemy has entered."""  # 14.5#2
    steps_lost: dict[str, int] = {}
    """By Fortress unit."""  # 13.1.3#2
    checked: list[str] = []
    """Forts that have rolled for their abandonment."""  # 8.5.3#1
    preparation: Bombardment | None = None
    track: list[Waiting] = []
    embarked: list[str] = []
    """Who has embarked in this GT."""  # 7.9
    landed: list[str] = []
    """Who has debarked in this movement phase."""  # 7.9.1(1)#2
    begun: bool = False
    """The movement phase has begun: what comes at its start is done."""  # 7.7.5#5 7.9.1(3)#1 7.3.3#1
    pontoon_crossed: bool = False
    """A Force has crossed the Belgian Pontoon Bridge in this movement phase."""  # 24.6#1
    platforms: dict[str, str] = {}
    """RR hexes in which a unit has entrained or detrained in this movement phase, and which."""  # 7.7.3(3)#4
    dug: list[str] = []
    """Where IPs were finished in this movement phase."""  # 7.5.1a#2
    pins: dict[str, list[str]] = {}
    """By a unit with a PA marker the units that it keeps from leaving their hex."""  # 7.3.3#1
    bombarded: dict[str, str] = {}
    """Siege-Artillery that has bombarded in this attack phase, and what."""  # 13.2#2
    fired: list[str] = []
    """Units that have supported a defence with their AV in this attack phase."""  # 10.1.1#6
    naval_support: bool = False  # 21.2
    lines: dict[str, str] = {}
    """RR hexes and for whom they are operational, where the Front Lines do not tell; `none` for nobody."""
    demolished: dict[str, int] = {}
    """RR Structures by name and colour, and the GT from which they are down."""  # 18.4
    cleared: dict[str, int] = {}
    """Areas of the Reseau du Nord, and the GT of their clearing."""  # 18.3.1
    bottlenecks: dict[str, float] = {}
    """RPs left of the bottlenecks whose markers are on the map."""  # 18.6.2
    bases: dict[str, str] = {}
    """Where the Army Bases of the BEF and the Belgians have been moved to."""  # 23.1.1#2 24.3
    happened: dict[str, int] = {}
    """What the schedule waits for, and the GT in which it happened."""
    flooded: bool = False  # 21.3#2
    vp: int = 0

    gt: int | None = None
    player: str = "allied"
    phase: str = ""
    next: dict[str, list[Any]] = {}
    forced: dict[str, list[Any]] = {}
    moment: dict[str, Any] = {}


TABLES = (("units", Unit), ("displays", Display), ("means", Resources))


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
        need(id_ in counters().units, f"there is no counter {id_!r}", f"{where}.units[{i}]")
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
