"""Documents: the form of a scenario or of any position, and the setting that it describes."""

from __future__ import annotations

import re
from functools import lru_cache
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from grognard.engine.board import Board, Cell
from grognard.engine.documents import cell_of, inline_map, named_map, need, one_of, typed
from grognard.engine.errors import BadDocument
from grognard.games.gwc.artwork import with_artwork
from grognard.games.gwc.cards import BREEZES, HEX, Card
from grognard.games.gwc.content import ContentError, Month, Nation, read_toml
from grognard.games.gwc.countermix import countermix
from grognard.games.gwc.counters import Counters, counters, read_counters
from grognard.games.gwc.rules.t99_chart import SURCHARGE, TERRAIN
from grognard.games.gwc.state import Setting

MAPS = Path(__file__).parent / "maps"
EDGES = ("top", "bottom", "left", "right")
FORTIFICATIONS = ("foxholes", "trench", "mines", "wire", "blockhaus", "pillbox")  # F125.1#1
POSTURES = ("attack", "defend", "recon")


class _Part(Struct, forbid_unknown_fields=True, kw_only=True):
    pass


class Unit(_Part):
    """A Formation on the map."""

    counter: str
    hex: str
    side: str = ""
    broken: bool = False
    suppressed: bool = False
    veteran: bool = False
    weapon: str = ""
    weapon_broken: bool = False
    activated: str = ""
    has_exited: bool = False


class Force(_Part):
    """Pieces to be set up or to arrive: Formations, Weapons, Fortifications or a Telephone."""

    counter: str
    count: int = 1
    side: str = ""
    weapon: str = ""
    has_exited: bool = False


class SetUp(_Part):
    """Where a side sets up, and what."""

    area: list[str]
    forces: list[Force] = []


class Chits(_Part):
    open: list[str] = []
    secret: dict[str, list[str]] = {}
    draw: dict[str, int] = {}


class InlineCard(_Part):
    """A Fate card that the document invents. What is left out does not matter to it."""

    dice: tuple[int, int] = (1, 2)
    trigger: str | None = None
    order: str = "command-confusion"
    action: str = "ach-komm"
    event: str = "fatigue"
    hex: str = "H6"
    direction: int | None = None
    month: str | None = None
    nationality: str | None = None


class SideCard(InlineCard, kw_only=True):
    """An invented card with the side in whose deck it is, unless the document puts it elsewhere."""

    side: str


class Phone(_Part):
    counter: str
    box: str = "local"
    broken: bool = False


class Held(_Part):
    card: str
    from_turn: int = 0


class Shells(_Part):
    """A Spotting Round and its Impact markers."""

    center: str
    kind: str = "standing"
    impacts: list[str] = []


class Document(_Part):
    """A scenario or any position. Only map, date and sides must be given."""

    map: str | dict[str, Any]
    date: str
    sides: tuple[str, str]
    title: dict[str, str] = {}
    note: dict[str, str] = {}
    length: dict[str, str] = {}
    balance: dict[str, float] = {}
    special: list[str] = []
    options: dict[str, str] = {}

    # what the scenario sheet says
    postures: dict[str, str] = {}
    edges: dict[str, str] = {}
    order_limits: dict[str, int] = {}
    discard_limits: dict[str, int] = {}
    surrender: dict[str, int] = {}
    initiative: str = ""
    active: str = ""
    vp: dict[str, int] = {}
    time: int = 0
    sudden_death: int = 7
    control: dict[str, list[int]] = {}
    chits: Chits = msgspec.field(default_factory=Chits)
    set_up: dict[str, SetUp] = {}
    set_up_order: list[str] = []
    time_track: dict[str, list[Force]] = {}
    telephones: dict[str, Phone] = {}
    counters: dict[str, Any] = {}

    # what lies on the map and beside it
    units: dict[str, Unit] = {}
    terrain: dict[str, str] = {}
    fortifications: dict[str, str | None] = {}
    gas: list[str] = []
    smoke: dict[str, int] = {}
    dead_trails: list[str] = []
    sole: dict[str, str] = {}
    barrages: dict[str, Shells] = {}
    senior: dict[str, str] = {}
    casualties: dict[str, list[str]] = {}
    weapons_box: dict[str, list[str]] = {}
    tank_lost: list[str] = []

    # cards
    cards: dict[str, SideCard] = {}
    hands: dict[str, list[str | InlineCard]] = {}
    decks: dict[str, list[str]] = {}
    discards: dict[str, list[str]] = {}
    meddling: dict[str, list[str | InlineCard]] = {}
    strategy: dict[str, str | Held] = {}
    strategy_discards: dict[str, list[str]] = {}
    reminders: dict[str, list[str]] = {}
    next: dict[str, list[str | InlineCard]] = {}
    forced: dict[str, list[Any]] = {}

    # the Turn
    phase: str = ""
    turn: int = 1
    orders_given: int = 0
    strategy_used: list[str] = []
    players_activated: list[str] = []
    fao_used: bool = False
    effects: list[str] = []


def read(document: dict[str, Any]) -> Document:
    """The document in its typed form; a wrong field is named with its place."""
    return typed(document, Document, "document")


# the setting


def setting(document: dict[str, Any], options: dict[str, str]) -> Setting:
    """What all positions of the game share."""
    given = read(document)
    board, sides, date = _board(given), _sides(given), _date(given)
    known = _counters(given)
    for table in ("postures", "edges", "order_limits", "discard_limits", "surrender", "set_up"):
        for side in getattr(given, table):
            one_of(side, sides, f"{table}.{side}")
    postures = {s: one_of(given.postures.get(s, "recon"), POSTURES, f"postures.{s}") for s in sides}
    opposite = dict(zip(sides, ("top", "bottom"), strict=True))
    edges = {s: one_of(given.edges.get(s, opposite[s]), EDGES, f"edges.{s}") for s in sides}
    need(edges[sides[0]] != edges[sides[1]], "both sides have the same map edge", "edges")
    areas = {side: _area(board, part.area, f"set_up.{side}.area") for side, part in given.set_up.items()}
    return Setting(
        board=board,
        sides=sides,
        year=date.year,
        month=date.month,
        postures=postures,
        edges=edges,
        order_limits={
            side: _at_least(1, given.order_limits.get(side, 3), f"order_limits.{side}") for side in sides
        },
        discard_limits={
            s: _at_least(0, given.discard_limits.get(s, 3), f"discard_limits.{s}") for s in sides
        },
        set_up_areas={side: areas.get(side, frozenset()) for side in sides},
        options=options,
        cards=inline_cards(given),
        formations=known.formations,
        weapons=known.weapons,
        telephones=known.telephones,
        countermix={id_: limit for id_, limit in countermix().items() if limit is not None},
        special=tuple(given.special),
        set_up_order=_set_up_order(given, sides, postures),
        chit_draws=_chit_draws(given, sides),
    )


def _sides(given: Document) -> tuple[str, str]:  # INTRO.sides
    nations = tuple(str(nation) for nation in Nation)
    for i, side in enumerate(given.sides):
        one_of(side, nations, f"sides[{i}]")
    need(given.sides.count("german") == 1, "a game is between Germany and the Entente", "sides")
    return given.sides


def _date(given: Document) -> Month:
    try:
        date = Month.parse(given.date)
    except ContentError as error:
        raise BadDocument(str(error), "date") from None
    need(1914 <= date.year <= 1918, "must lie between 1914 and 1918", "date")
    return date


def _at_least(least: int, number: int, where: str) -> int:
    need(number >= least, f"must be at least {least}", where)
    return number


def _board(given: Document) -> Board:
    if isinstance(given.map, dict):
        return inline_map(given.map, _inline_board)
    return named_map(MAPS, given.map)


@lru_cache(maxsize=32)
def _inline_board(document: bytes) -> Board:
    """A map of a document is compiled and checked once, however many games are played on it."""
    board = with_artwork(Board.load(msgspec.json.decode(document)))
    for cell in board.cells:
        where = f"hexes.{board.name(cell)}"
        for kind in board.terrain[cell].split("+"):
            one_of(kind, tuple(TERRAIN), f"{where}.terrain")
        fort = board.extra[cell].get("fortification", "trench")
        need(fort in FORTIFICATIONS, f"{fort!r} is no Fortification", f"{where}.fortification")
    for side in board.sides:
        need(side.kind in SURCHARGE, f"{side.kind!r} is no hexside terrain", "sides")
    return board


def _counters(given: Document) -> Counters:
    """The title's counters and those of the document, which has them in the form of `counters.toml`."""
    own = counters()
    if not given.counters:
        return own
    try:
        more = read_counters({"ranks": read_toml("counters.toml")["ranks"], **given.counters}, "counters")
    except ContentError as error:
        raise BadDocument(str(error), "counters") from None
    return msgspec.structs.replace(
        own,
        formations={**own.formations, **more.formations},
        weapons={**own.weapons, **more.weapons},
        telephones={**own.telephones, **more.telephones},
    )


def _set_up_order(given: Document, sides: tuple[str, str], postures: dict[str, str]) -> tuple[str, ...]:
    for i, side in enumerate(given.set_up_order):
        one_of(side, sides, f"set_up_order[{i}]")
    first = [side for side in sides if postures[side] == "defend"]
    return tuple(dict.fromkeys((*given.set_up_order, *first, *sides)))


def _chit_draws(given: Document, sides: tuple[str, str]) -> dict[str, int]:
    for place in given.chits.draw:
        one_of(place, ("open", *sides), f"chits.draw.{place}")
    return dict(given.chits.draw)


RECTANGLE = re.compile(r"([A-Z]*)(\d*):([A-Z]*)(\d*)")


def _area(board: Board, parts: list[str], where: str) -> frozenset[Cell]:
    """Hexes (`H7`), columns (`A:C`), rows (`9:11`) and rectangles (`A1:C5`) of the map."""
    found: set[Cell] = set()
    for i, part in enumerate(parts):
        match = RECTANGLE.fullmatch(part)
        if match is None:
            found.add(cell_of(board, part, f"{where}[{i}]"))
            continue
        left, top, right, bottom = match.groups()
        columns = (_column(left, 1), _column(right, 10_000))
        rows = (int(top or 1), int(bottom or 10_000))
        inside = [
            cell
            for cell, hexagon in zip(board.cells, board.hexes, strict=True)
            if columns[0] <= hexagon.column <= columns[1] and rows[0] <= hexagon.row <= rows[1]
        ]
        need(inside, f"{part!r} holds no hex of the map", f"{where}[{i}]")
        found.update(inside)
    return frozenset(found)


def _column(letters: str, default: int) -> int:
    number = 0
    for letter in letters:
        number = number * 26 + ord(letter) - ord("A") + 1
    return number or default


# cards that the document invents


def named_cards(table: dict[str, list[str | InlineCard]], prefix: str) -> dict[str, list[str]]:
    """The same lists with an id in the place of every invented card."""
    return {
        key: [card if isinstance(card, str) else f"{prefix}-{key}-{i + 1}" for i, card in enumerate(cards)]
        for key, cards in table.items()
    }


def inline_cards(given: Document) -> dict[str, Card]:
    """Every card that the document invents, by the id that it gets."""
    found = {id_: _card(id_, card, f"cards.{id_}") for id_, card in given.cards.items()}
    for prefix, table in (("hands", given.hands), ("next", given.next), ("meddling", given.meddling)):
        names = named_cards(table, prefix)
        for key, cards in table.items():
            for i, card in enumerate(cards):
                if not isinstance(card, str):
                    found[names[key][i]] = _card(names[key][i], card, f"{prefix}.{key}[{i}]")
    return found


def _card(id_: str, card: InlineCard, where: str) -> Card:
    white, coloured = card.dice
    need(1 <= white <= 6 and 1 <= coloured <= 6, "a die shows 1 to 6", f"{where}.dice")
    need(HEX.fullmatch(card.hex), f"{card.hex!r} is no Random Hex", f"{where}.hex")
    blows = card.direction if card.event in BREEZES else card.direction or 1
    need(blows in range(1, 7), "a Breeze blows in a direction from 1 to 6", f"{where}.direction")
    raw = {key: value for key, value in msgspec.structs.asdict(card).items() if key not in ("dice", "side")}
    try:
        month = Month.parse(card.month) if card.month else None
    except ContentError as error:
        raise BadDocument(str(error), where) from None
    return typed({**raw, "id": id_, "white": white, "coloured": coloured, "month": month}, Card, where)


def prescribed(document: dict[str, Any]) -> dict[str, list[str]]:
    """What chance will say next, with the ids of invented cards."""
    given = read(document)
    for source, cards in given.next.items():
        if not source.startswith("fate:"):
            need(all(isinstance(c, str) for c in cards), "only Fate cards can be invented", f"next.{source}")
    return named_cards(given.next, "next")
