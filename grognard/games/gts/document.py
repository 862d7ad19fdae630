"""Documents: the form of a scenario or of any position, and the setting that it describes."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import Struct

from grognard.engine.board import Board, Cell
from grognard.engine.documents import between, cell_of, need, one_of, typed
from grognard.engine.errors import BadDocument
from grognard.games.gts.boards import board_of
from grognard.games.gts.counters import Counter, counter_of, counters
from grognard.games.gts.state import WAITING, Division, Formation, Setting, Turn, Victory, Worth

WEATHER = ("clear", "fog", "overcast", "rain")  # 26.0
MOST = 19
"""The end of the Record Track."""  # 10.0.4


class _Part(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    pass


class UnitPart(_Part):
    """A Unit: on the map, or `waiting` for its turn, in the `box`, `eliminated` or `removed`."""

    counter: str
    hex: str = "waiting"
    division: str = ""
    formation: str = ""
    stripe: str = ""
    name: str = ""
    due: int = 0
    entering: bool = False
    mounted: bool = False
    lost: int = 0
    hits: int = 0
    suppressed: bool = False
    column: bool = False
    work: str = ""
    rallying: int = 0
    working: int = 0
    project: str = ""
    park: str = ""
    contact: str = ""


class DivisionPart(_Part):
    side: str
    name: dict[str, str] = {}
    command: int = 4
    dispatch: int = 4
    entry: str = ""
    parks: int = 1
    from_turn: int = 1
    points: tuple[int, int] = (0, 0)
    """Command and Dispatch Points now."""


class FormationPart(_Part):
    division: str
    name: dict[str, str] = {}
    leader: str = ""
    range: int = 0
    attachment: int = 0
    colour: str = ""
    hex: str = ""
    """Where the Leader is; empty if he comes with his Formation."""
    due: int = 0


class WorthPart(_Part):
    points: int
    area: list[str]


class VictoryPart(_Part):
    side: str = ""
    count: int = 1
    worth: list[WorthPart] = []
    steps: int = 0


class ParkPart(_Part):
    division: str
    hex: str
    fired: bool = False


class EntrenchmentPart(_Part):
    side: str
    hex: str
    occupant: str = ""


class ActingPart(_Part):
    chit: str
    begun: bool = False
    attached: tuple[str, ...] = ()
    done: tuple[str, ...] = ()
    built: tuple[str, ...] = ()
    made: tuple[str, ...] = ()


class Document(_Part):
    """A scenario, or any position at the beginning of a step or in the middle of an activation between two Actions."""

    map: Any
    sides: tuple[str, str] = ("allied", "german")
    id: str = ""
    title: dict[str, str] = {}
    note: dict[str, str] = {}
    date: str = "1944-06-06"
    length: dict[str, str] = {}
    balance: dict[str, float] = {}
    counters: dict[str, Any] = {}
    """Counters of the document's own, beside those of counters.toml."""
    divisions: dict[str, DivisionPart] = {}
    formations: dict[str, FormationPart] = {}
    units: dict[str, UnitPart] = {}
    turns: list[Turn] = []
    victory: VictoryPart = VictoryPart()
    rules: dict[str, Any] = {}
    limits: dict[str, dict[str, int]] = {}
    """`blocks` and `rearguards` by side."""
    rearguard: dict[str, str] = {}
    weather_table: tuple[str, ...] = ()
    air_units: dict[str, tuple[str, ...]] = {}
    next: dict[str, Any] = {}

    turn: int = 1
    step: str = "A"
    weather: str = "clear"
    mug: tuple[str, ...] | None = None
    """None: filled in Step G; a scenario names that of its first turn."""
    carried: str = ""
    bought: dict[str, tuple[str, ...]] = {}
    held: dict[str, tuple[str, ...]] = {}
    barrages: dict[str, str] = {}
    entrenchments: dict[str, EntrenchmentPart] = {}
    blocks: dict[str, str] = {}
    """The Division that built the road block in a hex."""
    parks: dict[str, ParkPart] = {}
    air: dict[str, tuple[str, ...]] = {}
    tried: tuple[str, ...] = ()
    acting: ActingPart | None = None
    control: dict[str, str] = {}
    losses: dict[str, int] = {}


def read(document: dict[str, Any]) -> Document:
    """The document in its form; BadDocument with the place of an error otherwise."""
    return typed(document, Document)


def setting(document: dict[str, Any], options: dict[str, str]) -> Setting:
    """What all positions of the game share."""
    given = read(document)
    board = board_of(given.map)
    divisions = {id_: _division(board, given, id_, row) for id_, row in given.divisions.items()}
    return Setting(
        board=board,
        scenario=given.id,
        sides=given.sides,
        counters={**counters(), **_own_counters(given)},
        divisions=divisions,
        formations={id_: _formation(given, id_, row) for id_, row in given.formations.items()},
        turns=tuple(given.turns) or (Turn("0700", first=True),),
        victory=_victory(board, given),
        options=options,
        rules=given.rules,
        blocks=given.limits.get("blocks", {}),
        rearguards=given.limits.get("rearguards", {}),
        rearguard=given.rearguard,
        weather=tuple(one_of(each, WEATHER, "weather_table") for each in given.weather_table),
        air=given.air_units,
    )


def _own_counters(given: Document) -> dict[str, Counter]:
    found = {}
    for id_, row in given.counters.items():
        try:
            found[id_] = counter_of(row)
        except msgspec.ValidationError as error:
            raise BadDocument(str(error), f"counters.{id_}") from None
    return found


def _division(board: Board, given: Document, id_: str, row: DivisionPart) -> Division:
    where = f"divisions.{id_}"
    one_of(row.side, given.sides, f"{where}.side")
    entry: Cell = cell_of(board, row.entry, f"{where}.entry") if row.entry else WAITING
    for number in row.points:
        between(number, 0, MOST, f"{where}.points")
    return Division(
        row.side, row.name or {"en": id_}, row.command, row.dispatch, entry, row.parks, row.from_turn
    )


def _formation(given: Document, id_: str, row: FormationPart) -> Formation:
    need(row.division in given.divisions, "is no division of this document", f"formations.{id_}.division")
    name = row.name or {"en": id_}
    return Formation(row.division, name, row.leader, row.range, row.attachment, row.colour, row.due)


def _victory(board: Board, given: Document) -> Victory:
    terms = given.victory
    if terms.side:
        one_of(terms.side, given.sides, "victory.side")
    worth = tuple(
        Worth(each.points, frozenset(cell_of(board, name, f"victory.worth[{i}].area") for name in each.area))
        for i, each in enumerate(terms.worth)
    )
    return Victory(terms.side or given.sides[0], terms.count, worth, terms.steps)
