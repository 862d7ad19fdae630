"""The position of a game: units, markers, off-map artillery, and what the turn, the couplet and the command have seen.

Containers are copied by `clone`; every value in them is frozen and shared. The sides are `german` (the Central Powers)
and `british`. A unit's `where` is a cell of the map, or one of the places off it (negative numbers below).
"""

from __future__ import annotations

from datetime import date, timedelta
from functools import lru_cache
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from grognard.engine.board import Board, Cell
from grognard.engine.position import Position, cloner
from grognard.games.rpc.counters import Counter

OFF_MAP, CASUALTY, CAPTURED, REMOVED, EXITED = Cell(-1), Cell(-2), Cell(-3), Cell(-4), Cell(-5)  # 2.2#2
RECOVERED = Cell(-6)
"""Taken back from the casualty list, and to be placed the next day."""
BETWEEN = "between"
"""The phase of a campaign between its scenarios."""


class Unit(Struct, frozen=True, gc=False, omit_defaults=True):
    """A company, squadron, section, platoon or battery."""  # 2.1#1

    type: str
    """The key of its values in counters.toml."""
    side: str
    where: Cell
    formed: bool = True  # 3.2#1, 3.2#2
    ready: bool = True
    inside: bool = False
    """IN the trench or blockhouse of its hex."""
    by_trench: bool = False
    """It came along the trench into a hex with a blockhouse, and is IN the trench and not IN the blockhouse."""
    moving: bool = False
    points: int = -1
    """Movement points left in the move in progress; -1 while it has not begun one this turn."""
    by_road: bool = False
    """Its move began in a road hex and every point so far took it along the road."""
    lost_check: bool = False
    """It has made its one lost check of this turn."""
    transport: str = ""
    group: str = ""
    """The formation in the order of battle, which decides where and when it may be placed."""
    due: int = 0
    """The turn from which a reinforcement may enter."""
    lost_to: str = ""
    """How it left play: fire, ffe, gas, melee, bombardment, isolation; `own fire` if its own side did it."""


class Artillery(Struct, frozen=True, gc=False, omit_defaults=True):
    """An off-map artillery group: never on the map, and in no hex."""  # 2.4#1

    side: str
    firepower: int
    mode: str
    howitzer: bool = False  # GLOSS.howitzer
    ready: bool = True  # GLOSS.spent-oma
    target: str = ""
    """The vertex of its cross hair or FFE marker."""
    called_mode: str = ""
    shell: str = "he"
    hourglass: int = 0
    """The turn on which it is primed; 0 if it was not called."""
    primed: bool = False
    firing: bool = False
    """Its FFE marker is on the map."""
    preregistered: str = ""
    hit: tuple[str, ...] = ()
    from_day: int = 1


class Transport(Struct, frozen=True, gc=False, omit_defaults=True):
    """A group of mules, wagons or trucks."""

    side: str
    kind: str
    used: bool = False
    lost: bool = False
    from_day: int = 1


class Barrage(Struct, frozen=True, gc=False, omit_defaults=True):
    """A creeping barrage: the lines still to be hit and the one on which it lies now."""

    side: str
    lines: tuple[tuple[Cell, ...], ...]
    at: int = 0
    fell: int = 0
    """The couplet of this turn at whose start it has fallen; 0 if it has not yet."""

    @property
    def active(self) -> bool:
        """It lies on its line: it conceals, and strikes whoever enters."""
        return self.fell > 0


class Command(Struct, frozen=True, gc=False, omit_defaults=True):
    """The command in progress: what it activates, and which of its units have acted."""

    side: str
    kind: str
    """unit, stack, mass or blob: as what its units were activated, whatever becomes of them."""
    units: tuple[str, ...] = ()
    acted: tuple[str, ...] = ()
    entries: tuple[Cell, ...] = ()
    """The hexes by which its units have entered the map, one for each unit."""


class Shot(Struct, frozen=True, gc=False):
    """One unit fires at one hex: at everybody in it, or by anti-tank fire at one AFV."""

    shooter: str
    cell: Cell
    at: str = ""


Movers = tuple[str, ...]
"""A unit that moves, or the two of a stack."""


class Step(Struct, frozen=True, gc=False):
    """A choice of a mover: `enter`, `in`, `trench`, `melee`, `assault` (IN and melee at once) and `exit` cost a point.

    `with` and `leave` form and part a stack, `use` takes a transport group, `face` disperses a unit that is about to
    enter the map: they cost nothing.
    """

    kind: str
    cell: Cell = OFF_MAP
    along: bool = False
    """IN the trench all the way."""
    unit: str = ""
    group: str = ""


class Group(Struct, frozen=True):
    """A formation of the order of battle: where and when its units and markers may be placed, or may enter."""

    side: str
    area: frozenset[Cell]
    """Where it sets up, or is placed when it arrives; empty if it enters over the edge of the map."""
    entry: frozenset[Cell] = frozenset()
    """The hexes by which it enters the map."""
    overflow: frozenset[Cell] = frozenset()
    """Where those set up who find no room in the area: an order of battle may name too few hexes."""
    face: str = ""
    """`formed` or `dispersed` where the order of battle leaves no choice."""
    turn: int = 0
    """The turn from which it may arrive; 0 if it sets up before play."""
    day: int = 1


class Bombardment(Struct, frozen=True):
    """A preliminary bombardment that the scenario orders."""

    side: str
    kind: str
    """pulverizing, paralyzing or early (war)."""
    area: frozenset[Cell]
    occupied_by: str = ""
    """Only hexes of the area that hold a unit of this side."""
    days: tuple[int, ...] = ()
    """The days of a campaign on which it is fired before the attack; empty for every day."""
    around: int = -1
    """All hexes within so many of one of the area that the firing side chooses; -1 for the area itself."""
    alone: bool = False
    """Only units of the side that occupies the hexes are struck."""


class Worth(Struct, frozen=True):
    """Victory points for each controlled hex of a set."""

    points: int
    cells: frozenset[Cell]


class Victory(Struct, frozen=True):
    """How the scenario or campaign is won; see scenario.py."""

    kind: str
    side: str = ""
    worth: tuple[Worth, ...] = ()
    destroyed: dict[str, int] = {}
    """Points for an enemy unit destroyed, by type; `any` for all."""
    exited: dict[str, int] = {}
    """Points for an own unit that left the map by its exit, by type; `any` for all."""
    exit: frozenset[Cell] = frozenset()
    cells: frozenset[Cell] = frozenset()
    count: int = 0


class Campaign(Struct, frozen=True, forbid_unknown_fields=True):
    """Days linked by isolation and night; the attacker's scenarios and the defender's answers to them."""

    attacker: str
    """The side that attacks each day: german or british."""
    days: int
    """How many days it lasts."""


class Setting(Struct, frozen=True):
    """What all positions of one game share."""

    board: Board
    scenario: str
    first_day: date
    """The day of a single scenario, or the first of a campaign."""
    turns: int
    set_up_order: tuple[str, ...]
    counters: dict[tuple[str, str], Counter]
    """The kinds of units by side and id, those of the document included."""
    own_counters: tuple[Counter, ...]
    rules: dict[str, Any]
    """The scenario's own rules, by name: see scenario.py."""
    options: dict[str, str]
    playable: frozenset[Cell]
    """The hexes in which units may be at all."""
    set_up_areas: dict[str, frozenset[Cell]]
    """Where a side may set up at all: initial control and which trenches are whose."""
    groups: dict[str, Group] = {}
    victory: Victory = Victory("control")
    bombardments: tuple[Bombardment, ...] = ()
    edges: dict[str, str] = {}
    """The friendly edge of each side: left, right, top or bottom."""
    campaign: Campaign | None = None


@lru_cache(maxsize=64)
def _day(first: date, number: int) -> date:
    return first + timedelta(days=number - 1)


class State(Position, kw_only=True):
    """A position of Red Poppies Campaigns."""

    setting: Any = None
    units: dict[str, Unit] = {}
    at: dict[Cell, tuple[str, ...]] = {}
    """Which units are in a hex: an index kept by `place` and `lift`."""
    artillery: dict[str, Artillery] = {}
    transports: dict[str, Transport] = {}

    # markers: any number of them in a hex  # COMP.markers, 3.4#4
    scrapes: dict[Cell, str] = {}
    """A scrape in a hex: `dug` or `shelled` (those of a bombardment stand for craters)."""
    shovels: dict[str, bool] = {}
    """Units that dig."""
    abandoned: dict[Cell, bool] = {}
    """Hexes with the shovel of a unit that was destroyed."""
    trenches: dict[Cell, str] = {}
    """Trench markers and the side that placed them; printed trenches are on the board."""
    blockhouses: dict[Cell, str] = {}
    bomb_stops: dict[str, bool] = {}
    """By hexside, `H7/H8`: the hex in which it lies and the one that it faces."""
    breaches: dict[str, bool] = {}
    gas: dict[Cell, int] = {}
    smoke: dict[Cell, bool] = {}
    hallowed: dict[Cell, str] = {}
    hallowed_made: bool = False
    control: dict[Cell, str] = {}
    barrage: Barrage | None = None
    to_place: dict[str, int] = {}
    """Markers still to be set up, by group and kind: `guards scrape`."""
    observers: dict[str, str] = {}
    """The unit that observes for the trench set groups of a side: its secret until it is used."""
    shown: dict[str, bool] = {}
    """Secrets that came to light: the id of a group whose preregistered vertex is known, `observer <side>`."""

    phase: str = "set up"
    day: int = 1
    segment: str = "attack"
    """Of a campaign day, as s11_campaign lists them; a single scenario is an attack."""
    turn: int = 1
    initiative: str = ""
    couplets: int = 0
    couplet: int = 0
    half: int = 0
    night_zero: bool = False
    bombarded: bool = False
    """A preliminary bombardment was fired in this scenario."""
    command: Command | None = None
    night_attacks: dict[str, int] = {}
    """The last day on which a side chose a night attack."""
    points_scored: dict[str, int] = {}
    serial: int = 0

    @property
    def board(self) -> Board:
        board: Board = self.setting.board
        return board

    @property
    def today(self) -> date:
        """The day of the calendar on which the position stands."""  # 11.02
        return _day(self.setting.first_day, self.day)

    @property
    def night(self) -> bool:
        """The turn is played at night by the scenario, or belongs to a night scenario of a campaign."""  # 11.521
        if self.segment == "night":
            return True
        nights = self.setting.rules.get("night")
        if not nights:
            return False
        turns = (*nights.get("turns", ()), *nights.get(f"{self.day}.{self.segment}", ()))
        return "all" in turns or self.turn in turns

    def other(self, side: str) -> str:  # 3.11#6
        return "british" if side == "german" else "german"

    def change(self, id_: str, **changes: Any) -> None:
        """Change anything about a unit but where it is."""
        assert "where" not in changes, "use move_to"
        self.units[id_] = replace(self.units[id_], **changes)

    def move_to(self, id_: str, where: Cell, **changes: Any) -> None:
        """Move a unit to a hex or to one of the places off the map."""
        unit = self.units[id_]
        if unit.where >= 0:
            rest = tuple(other for other in self.at[unit.where] if other != id_)
            if rest:
                self.at[unit.where] = rest
            else:
                del self.at[unit.where]
        self.units[id_] = replace(unit, where=where, **changes)
        if where >= 0:
            self._put(where, id_)

    def _put(self, where: Cell, id_: str) -> None:
        """The last to come is the last in its hex; the hexes of the index stand in the order of the map."""
        last = next(reversed(self.at), where)
        is_new = where not in self.at
        self.at[where] = (*self.at.get(where, ()), id_)
        if is_new and where < last:
            self.at = dict(sorted(self.at.items()))

    def in_hex(self, cell: Cell, side: str | None = None) -> tuple[str, ...]:
        """The units in a hex, of one side or of both."""
        here = self.at.get(cell)
        if here is None:
            return ()
        if side is None:
            return here
        units = self.units
        return tuple([id_ for id_ in here if units[id_].side == side])

    def on_map(self, side: str) -> list[str]:
        return [id_ for id_, unit in self.units.items() if unit.side == side and unit.where >= 0]


clone = cloner(State)
"""An independent copy of a position."""
