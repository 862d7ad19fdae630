"""Documents: the form of a scenario or of any position, and the setting that it describes."""

from __future__ import annotations

import datetime
from functools import partial
from typing import Any

import msgspec

from grognard.engine.board import Board, Cell
from grognard.engine.documents import between, need, one_of, typed
from grognard.engine.errors import BadDocument
from grognard.games.rpc.areas import EDGES, SIDES, area, trenches
from grognard.games.rpc.boards import board_of
from grognard.games.rpc.counters import TYPES, Counter, counters, names, read_face
from grognard.games.rpc.form import Document, Forces, Shells, Terms
from grognard.games.rpc.scenario import Rules
from grognard.games.rpc.state import Bombardment, Group, Setting, Victory, Worth

MODES = ("aircraft", "flare", "runner", "telephone", "trench set")
BOMBARDMENTS = ("pulverizing", "paralyzing", "early")
MARKERS = ("trench", "blockhouse", "scrape")  # 8.3
TRANSPORTS = ("mule", "wagon", "truck")
MOST = 60
"""No side has more units or markers of one kind in one group."""


def read(document: dict[str, Any]) -> Document:
    """The document in its typed form; a wrong field is named with its place."""
    return typed(document, Document)


# the setting


def setting(document: dict[str, Any], options: dict[str, str]) -> Setting:
    """What all positions of the game share."""
    given = read(document)
    board, date = board_of(given.map), _date(given)
    playable = frozenset(board.cells) if given.playable is None else area(board, given.playable, "playable")
    kinds, own = _kinds(given)
    groups = {id_: _group(board, kinds, forces, f"forces.{id_}") for id_, forces in given.forces.items()}
    between(given.turns, 1, 30, "turns")
    if given.campaign is not None:
        one_of(given.campaign.attacker, SIDES, "campaign.attacker")
        between(given.campaign.days, 1, 30, "campaign.days")
    return Setting(
        board=board,
        scenario=next(iter(given.title.values()), ""),
        first_day=date,
        turns=given.turns,
        set_up_order=_set_up_order(given),
        counters=kinds,
        own_counters=own,
        rules=_rules(given),
        options=options,
        playable=playable,
        set_up_areas={side: _set_up_area(board, given, groups, side) for side in SIDES},
        groups=groups,
        victory=_victory(board, given.victory, options),
        bombardments=tuple(
            _bombardment(board, b, f"bombardments[{i}]") for i, b in enumerate(given.bombardments)
        ),
        edges=_edges(given),
        campaign=given.campaign,
    )


def _date(given: Document) -> datetime.date:
    try:
        date = datetime.date.fromisoformat(given.date)
    except ValueError:
        raise BadDocument("must be a date such as 1915-05-08", "date") from None
    need(1914 <= date.year <= 1918, "must lie between 1914 and 1918", "date")
    return date


def _edges(given: Document) -> dict[str, str]:
    """The Germans come from the right and the British from the left, unless the document says otherwise."""  # 12.0#4
    edges = {"german": "right", "british": "left"}
    for side, edge in given.edges.items():
        edges[one_of(side, SIDES, "edges")] = one_of(edge, EDGES, f"edges.{side}")
    need(edges["german"] != edges["british"], "both sides have the same edge", "edges")
    return edges


def _set_up_order(given: Document) -> tuple[str, ...]:
    for i, side in enumerate(given.set_up_order):
        one_of(side, SIDES, f"set_up_order[{i}]")
    return tuple(dict.fromkeys((*given.set_up_order, *SIDES)))


def _rules(given: Document) -> dict[str, Any]:
    rules = typed(given.rules, Rules, "rules")
    for side in rules.infiltration:
        one_of(side, SIDES, "rules.infiltration")
    for turn, (side, couplets) in rules.initiative.items():
        one_of(side, SIDES, f"rules.initiative.{turn}")
        between(couplets, 0, 6, f"rules.initiative.{turn}")
    for i, group in enumerate(rules.preregistered):
        need(group in given.artillery, "is no off-map artillery group", f"rules.preregistered[{i}]")
    found: dict[str, Any] = msgspec.structs.asdict(rules)
    return found


Kinds = dict[tuple[str, str], Counter]


def _kinds(given: Document) -> tuple[Kinds, tuple[Counter, ...]]:
    """The kinds of units of the game, and those of them that are the document's own."""
    own: Kinds = {}
    for id_, kind in given.counters.items():
        where = f"counters.{id_}"
        need(id_ and " " not in id_, "the name of a kind has no blanks", where)
        need(0 < len(kind.types) <= 2, "one type, or two if it counts as either", f"{where}.types")
        for type_ in kind.types:
            one_of(type_, TYPES, f"{where}.types")
        one_of(kind.side, ("", *SIDES), f"{where}.side")
        formed, dispersed = (read_face(getattr(kind, f), f"{where}.{f}") for f in ("formed", "dispersed"))
        name = kind.name or ("" if id_ in names() else id_.replace("-", " "))
        for side in (kind.side,) if kind.side else SIDES:
            own[side, id_] = Counter(id_, side, kind.types, formed, dispersed, name)
    return {**counters(), **own}, tuple(own.values())


def _group(board: Board, kinds: Kinds, forces: Forces, where: str) -> Group:
    one_of(forces.side, SIDES, f"{where}.side")
    need(" " not in where, "the name of a group has no blanks", where)
    for type_, count in forces.units.items():
        need((forces.side, type_) in kinds, f"there is no {forces.side} {type_!r}", f"{where}.units")
        between(count, 1, MOST, f"{where}.units.{type_}")
    for kind, count in forces.markers.items():
        one_of(kind, MARKERS, f"{where}.markers")
        between(count, 1, MOST, f"{where}.markers.{kind}")
    for kind, count in forces.transports.items():
        one_of(kind, TRANSPORTS, f"{where}.transports")
        between(count, 1, MOST, f"{where}.transports.{kind}")
    need(forces.area is not None or forces.entry is not None, "needs an area or an entry", where)
    return Group(
        side=forces.side,
        area=frozenset() if forces.area is None else area(board, forces.area, f"{where}.area"),
        entry=frozenset() if forces.entry is None else area(board, forces.entry, f"{where}.entry"),
        overflow=frozenset()
        if forces.overflow is None
        else area(board, forces.overflow, f"{where}.overflow"),
        face=one_of(forces.face, ("", "formed", "dispersed"), f"{where}.face"),
        turn=between(forces.turn or int(forces.entry is not None), 0, 99, f"{where}.turn"),
        day=between(forces.day, 1, 99, f"{where}.day"),
    )


def _set_up_area(board: Board, given: Document, groups: dict[str, Group], side: str) -> frozenset[Cell]:
    """Where the side may set up at the start; without an order of battle, its printed trenches."""  # 3.9#2
    for each in given.areas:
        one_of(each, SIDES, "areas")
    if side in given.areas:
        return area(board, given.areas[side], f"areas.{side}")
    own = [
        group.area for group in groups.values() if group.side == side and not group.turn and group.day == 1
    ]
    return frozenset().union(*own) if own else trenches(board, side)


def _victory(board: Board, terms: Terms, options: dict[str, str]) -> Victory:
    by_centre = options.get("level_hexes", "centre") == "centre"
    cells = partial(area, by_centre=by_centre)
    one_of(terms.kind, ("control", "points", "units"), "victory.kind")
    one_of(terms.side, ("", *SIDES), "victory.side")
    need(terms.kind != "units" or terms.side, "must name the side whose units count", "victory.side")
    for table in ("destroyed", "exited"):
        for type_ in getattr(terms, table):
            one_of(type_, (*TYPES, "any"), f"victory.{table}")
    need(terms.kind == "points" or terms.area is not None or not terms.side, "is missing", "victory.area")
    return Victory(
        kind=terms.kind,
        side=terms.side,
        worth=tuple(
            Worth(each.points, cells(board, each.area, f"victory.worth[{i}].area"))
            for i, each in enumerate(terms.worth)
        ),
        destroyed=terms.destroyed,
        exited=terms.exited,
        exit=frozenset() if terms.exit is None else cells(board, terms.exit, "victory.exit"),
        cells=frozenset() if terms.area is None else cells(board, terms.area, "victory.area"),
        count=terms.count,
    )


def _bombardment(board: Board, shells: Shells, where: str) -> Bombardment:
    one_of(shells.side, SIDES, f"{where}.side")
    one_of(shells.kind, BOMBARDMENTS, f"{where}.kind")
    one_of(shells.occupied_by, ("", *SIDES), f"{where}.occupied_by")
    cells = frozenset() if shells.area is None else area(board, shells.area, f"{where}.area")
    return Bombardment(
        shells.side, shells.kind, cells, shells.occupied_by, shells.days, shells.around, shells.alone
    )
