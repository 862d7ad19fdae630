"""Ridge as the engine sees it: documents, views, what a side cannot know."""

from __future__ import annotations

import functools
import json
from collections import Counter
from random import Random
from typing import Any

import msgspec
from msgspec import Struct

from grognard.engine.board import Board, Cell
from grognard.engine.chance import RollKind
from grognard.engine.errors import BadDocument
from grognard.engine.title import Scenario, Title
from tests.ridge.rules import play
from tests.ridge.state import CARDS, DECK, SIDES, Setting, State, Unit, clone

HILL = {
    "id": "hill",
    "title": {"en": "The hill"},
    "grid": {"columns": 7, "rows": 5, "numbering": "letters"},
    "picture": {
        "rows": ". . w . . . .\n. w . ^ . w .\n. . . ^ . . .\n. . w . . w .\n. . . . . . .",
        "legend": {".": {"terrain": "open"}, "w": {"terrain": "woods"}, "^": {"terrain": "ridge"}},
    },
}
START = {
    "map": HILL,
    "goal": "D3",
    "turns": 4,
    "units": {
        "B1": {"side": "blue", "hex": "A2"},
        "B2": {"side": "blue", "hex": "A4"},
        "B3": {"side": "blue", "hex": "A3", "strength": 5},
        "R1": {"side": "red", "hex": "G2"},
        "R2": {"side": "red", "hex": "G4"},
        "R3": {"side": "red", "hex": "G3", "strength": 3},
    },
    "hands": {"blue": ["smoke", "spotter"], "red": ["smoke", "dig in"]},
}


class UnitDocument(Struct, forbid_unknown_fields=True):
    side: str
    hex: str
    strength: int = 4
    steps: int = 2
    fired: bool = False


class Document(Struct, forbid_unknown_fields=True):
    """Any position of Ridge."""

    map: dict[str, Any]
    goal: str
    units: dict[str, UnitDocument]
    turns: int = 4
    hands: dict[str, tuple[str, ...]] = {}
    turn: int = 1
    active: str = "blue"
    moved: tuple[str, ...] = ()
    stances: dict[str, str] = {}
    options: dict[str, str] = {}
    next: dict[str, list[Any]] = {}
    forced: dict[str, list[str]] = {}
    discards: tuple[str, ...] = ()
    lost: tuple[str, ...] = ()
    moment: dict[str, Any] = {}


def read(document: dict[str, Any]) -> Document:
    try:
        return msgspec.convert(document, Document)
    except msgspec.ValidationError as error:
        raise BadDocument(str(error), "document") from None


def setting(document: dict[str, Any], options: dict[str, str]) -> Setting:
    given = read(document)
    board = _board(json.dumps(given.map, sort_keys=True))
    return Setting(board, _cell(board, given.goal, "goal"), given.turns)


@functools.lru_cache(maxsize=8)
def _board(document: str) -> Board:
    """A map is compiled once, however many games are played on it."""
    return Board.load(json.loads(document))


def _cell(board: Board, name: str, where: str) -> Cell:
    try:
        return board.cell(name)
    except BadDocument as error:
        raise BadDocument(error.message, where) from None


def begin(document: dict[str, Any], options: dict[str, str]) -> State:
    given, shared = read(document), setting(document, options)
    units = {}
    for id_, unit in given.units.items():
        if unit.side not in SIDES:
            raise BadDocument(f"must be one of {', '.join(SIDES)}", f"units.{id_}.side")
        cell = _cell(shared.board, unit.hex, f"units.{id_}.hex")
        units[id_] = Unit(unit.side, cell, unit.strength, unit.steps, unit.fired)
    if given.active not in SIDES:
        raise BadDocument(f"must be one of {', '.join(SIDES)}", "active")
    if given.stances and (
        set(given.stances) != set(SIDES) or set(given.stances.values()) - {"assault", "hold"}
    ):
        raise BadDocument("must give assault or hold for both sides", "stances")
    hands = {side: tuple(sorted(given.hands.get(side, ()))) for side in SIDES}
    out = [*(card for hand in hands.values() for card in hand), *given.discards]
    left = Counter(DECK) - Counter(out)
    if any(card not in CARDS for card in out) or left.total() != len(DECK) - len(out):
        raise BadDocument("holds cards that the deck does not have", "hands")
    return State(
        setting=shared,
        units=units,
        hands=hands,
        deck=tuple(sorted(left.elements())),
        turn=given.turn,
        active=given.active,
        moved=given.moved,
        stances=dict(given.stances),
        discards=given.discards,
        lost=given.lost,
    )


def write(g: State, given: dict[str, Any]) -> dict[str, Any]:
    """The document of a position."""
    units = {
        id_: {"side": u.side, "hex": g.board.name(u.cell), "strength": u.strength, "steps": u.steps}
        | ({"fired": True} if u.fired else {})
        for id_, u in g.units.items()
    }
    return {
        **given,
        "units": units,
        "hands": {side: list(hand) for side, hand in g.hands.items()},
        "discards": list(g.discards),
        "lost": list(g.lost),
        "turn": g.turn,
        "active": g.active,
        "moved": list(g.moved),
        "stances": dict(g.stances),
    }


def view(g: State, side: str | None) -> dict[str, Any]:
    return {
        "map": {"id": g.board.id, "digest": g.board.digest},
        "turn": g.turn,
        "active": g.active,
        "units": [
            {"id": id_, "hex": g.board.name(u.cell), "side": u.side, "strength": u.strength, "steps": u.steps}
            for id_, u in g.units.items()
        ],
        "hands": {owner: list(hand) if owner == side else len(hand) for owner, hand in g.hands.items()},
        "deck": len(g.deck),
        "discards": list(g.discards),
        "stances": g.stances,
    }


def deal_anew(g: State, side: str | None, rng: Random) -> None:
    """The enemy's hand and the deck are mixed and dealt again."""
    hidden = [owner for owner in SIDES if owner != side]
    unknown = [*g.deck, *(card for owner in hidden for card in g.hands[owner])]
    rng.shuffle(unknown)
    for owner in hidden:
        n = len(g.hands[owner])
        g.hands[owner], unknown = tuple(sorted(unknown[:n])), unknown[n:]
    g.deck = tuple(sorted(unknown))


def pieces(g: State) -> dict[str, int]:
    cards = Counter(g.deck) + Counter(g.discards) + Counter([c for hand in g.hands.values() for c in hand])
    return {**cards, "units": len(g.units) + len(g.lost)}


def evaluate(g: State, side: str) -> float:
    """Steps alive, and nearness to the ridge."""
    total = 0.0
    for unit in g.units.values():
        worth = unit.steps - 0.1 * g.board.distance(unit.cell, g.setting.goal)
        total += worth if unit.side == side else -worth
    return max(-1.0, min(1.0, total / 8))


def scenarios() -> tuple[Scenario, ...]:
    return (
        Scenario(id="hill", title={"en": "The hill", "fr": "La colline"}, year=1915, sides=SIDES, map="hill"),
    )


def scenario_document(id_: str) -> dict[str, Any]:
    if id_ != "hill":
        raise BadDocument(f"unknown scenario {id_!r}", "scenario")
    return START


TITLE = Title(
    id="ridge",
    name={"en": "Ridge", "fr": "La Crête"},
    package="tests.ridge",
    state_type=State,
    scenarios=scenarios,
    scenario_document=scenario_document,
    form=Document,
    begin=begin,
    main=play,
    clone=clone,
    setting=setting,
    sides=lambda state: SIDES,
    view=view,
    deal_anew=deal_anew,
    pieces=pieces,
    write=write,
    under_way=frozenset({"active", "outcome"}),
    rolls={"fire-roll": RollKind("fire at a unit", 2, 6)},
    sources={"deck": "the cards", "card-draw": "a card for the side whose turn begins"},
    charts={"fire": ("hit", "miss")},
    evaluate=evaluate,
)
