"""The position of a game: Units, Leaders, chits, points, markers, and what the activation in progress has seen.

Containers are copied by `clone`; every value in them is frozen and shared. There are two sides (Armies), named by the
scenario. A Unit's `where` is a cell of the map, or one of the places off it (negative numbers below). Movement points
are counted in halves, since a Road takes half a point.
"""

from __future__ import annotations

from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from grognard.engine.board import Board, Cell
from grognard.engine.position import Position, cloner
from grognard.games.gts.counters import Counter

WAITING, BOX, ELIMINATED, REMOVED = Cell(-1), Cell(-2), Cell(-3), Cell(-4)
"""Not yet arrived; in the Reinforcement Box; eliminated; taken off (a Rearguard, a Leader without Formation)."""
HALVES = 2
"""Half movement points in a point."""


class Unit(Struct, frozen=True, gc=False, omit_defaults=True):
    """A company, or a section of guns, of a Division, and of a Formation unless it is independent."""  # 2.0#1, 29.50

    counter: str
    """The key of its values in `setting.counters`."""
    side: str
    division: str
    where: Cell
    formation: str = ""
    """Empty for an independent Unit (black or white stripe)."""
    stripe: str = ""
    """`white` or `black` for an independent Unit."""  # 13.1#4
    name: str = ""
    """Its designation: A/1 Suffolk."""  # 29.52
    due: int = 0
    """The turn on which it comes to the Reinforcement Box."""
    entering: bool = False
    """It is on its entry hex and not yet in play."""  # 8.0
    mounted: bool = False
    lost: int = 0
    """Steps lost."""
    hits: int = 0
    """Cohesion Hits, at most two."""
    suppressed: bool = False
    column: bool = False
    work: str = ""
    """`ip`: in its improved position; `ent`: in an entrenchment."""
    rallying: int = 0
    """Men Rallying markers."""
    working: int = 0
    """Men at Work markers, for the work named next."""
    project: str = ""
    park: str = ""
    """The id of the Artillery Park in whose box it is; its hex is the park's."""
    contact: str = ""
    """The Formation whose Leader holds its Contact marker, In Contact up; empty: on the Unit, Contact Pending up."""


class Leader(Struct, frozen=True, gc=False, omit_defaults=True):
    """The Leader of a Formation; not a Unit."""  # 21.1

    where: Cell
    entering: bool = False
    guest: bool = False
    """He has transferred to an independent Unit with nobody of his Formation beside it, and is left there."""  # 21.2


class Division(Struct, frozen=True):
    """What a division player aid says; `side` is its Army."""  # 10.0.3#14, 29.5

    side: str
    name: dict[str, str]
    command: int
    dispatch: int
    entry: Cell = WAITING
    """The hex by which its reinforcements enter."""
    parks: int = 1  # 16.2.1#1
    from_turn: int = 1
    """The turn from which its chit goes into the mug."""  # 9.0#3


class Formation(Struct, frozen=True):
    """A brigade or regiment. One without a Leader is an independent Formation."""  # 1.2#1, 21.4#3

    division: str
    name: dict[str, str]
    leader: str = ""
    """The Leader's name; empty if there is none."""
    range: int = 0  # 21.4#1
    attachment: int = 0  # 21.5#1
    colour: str = ""
    due: int = 0
    """The turn on which its Leader arrives; 0 if he begins on the map."""
    superior: str = ""
    """The Formation to which the schedule attaches an independent one."""  # 8.0#3


class Turn(Struct, frozen=True):
    """A box of the Turn Record Track."""

    label: str
    night: bool = False
    first: bool = False
    """The first daylight turn of a day: weather and airpower are determined."""  # 4.0.A


class Worth(Struct, frozen=True):
    """Victory points for whoever holds each hex of a set at the end."""

    points: int
    cells: frozenset[Cell]


class Victory(Struct, frozen=True):
    """How the scenario is won: points for hexes and for Steps destroyed, of which the side needs `count`."""

    side: str
    count: int
    worth: tuple[Worth, ...] = ()
    steps: int = 0
    """Points for each Step of the enemy destroyed."""


class Setting(Struct, frozen=True):
    """What all positions of one game share."""

    board: Board
    scenario: str
    sides: tuple[str, str]
    counters: dict[str, Counter]
    divisions: dict[str, Division]
    formations: dict[str, Formation]
    turns: tuple[Turn, ...]
    victory: Victory
    options: dict[str, str]
    rules: dict[str, Any] = {}
    """Exclusive rules of the scenario, by name: see document.py."""  # 1.0#3
    blocks: dict[str, int] = {}
    """How many road blocks each side may have in play."""  # 23.1#5
    rearguards: dict[str, int] = {}
    """How many Rearguards each side may have in play, and which counter they are."""  # 24.2#3
    rearguard: dict[str, str] = {}
    weather: tuple[str, ...] = ()
    """The Weather Table: a result for each face of the die; empty if it stays as it is."""  # 5.0#2
    air: dict[str, tuple[str, ...]] = {}
    """The air Units that a side has on each clear daylight turn, by counter."""  # 27.0#2
    counted: frozenset[Cell] = frozenset()
    """The hexes that count for victory."""


class Points(Struct, frozen=True, gc=False):
    """Command and Dispatch Points of a Division, each 0 to 19."""  # 10.0.4

    command: int = 0
    dispatch: int = 0


class Park(Struct, frozen=True, gc=False):
    """An Artillery Park on the map."""  # 16.2

    division: str
    where: Cell
    fired: bool = False


class Entrenchment(Struct, frozen=True, gc=False):
    """An entrenchment: permanent, for one Unit of the side that built it."""  # 22.3.4

    side: str
    where: Cell
    occupant: str = ""


class Block(Struct, frozen=True, gc=False):
    """A road block, by the Division that built it."""  # 23.2

    side: str
    division: str


class Acting(Struct, frozen=True, gc=False, omit_defaults=True):
    """The chit in play, and what its activation has seen."""

    chit: str
    """`division:ID`, `formation:ID` or `command:SIDE`."""
    side: str
    begun: bool = False
    """Whatever comes before the Units act (reinforcements, points, attachments) is over."""
    attached: tuple[str, ...] = ()
    """Independent Units attached to the Formation's Leader for this activation."""  # 21.5
    done: tuple[str, ...] = ()
    """Units that have had their Action."""
    built: tuple[str, ...] = ()
    """Units for which an improved position was built in this activation."""  # 22.3.1#8
    made: tuple[str, ...] = ()
    """Rearguards created in this activation."""  # 24.1#2
    offered: tuple[str, ...] = ()
    """Units of the Action in progress whose chance of a Second Action is over."""  # 10.0.2#6
    led: tuple[str, ...] = ()
    """Formations whose Leader was with the Units when the Action in progress began."""  # 21.2#6


class State(Position, kw_only=True):
    """A position of the Grand Tactical Series."""

    setting: Any = None
    units: dict[str, Unit] = {}
    at: dict[Cell, tuple[str, ...]] = {}
    """Which Units are in a hex, those in a park there included: an index kept by `move_to`."""
    leaders: dict[str, Leader] = {}
    points: dict[str, Points] = {}
    """By Division."""

    # chits
    mug: tuple[str, ...] = ()
    carried: str = ""
    """The chit left in the mug: the first of the next turn."""  # 10.0.6
    bought: dict[str, tuple[str, ...]] = {}
    """Formation chits that a side bought for this turn, secret until they are drawn."""  # 7.2#4
    held: dict[str, tuple[str, ...]] = {}
    """Those bought for the next turn: face down beside the mug."""  # 7.2#3
    orders: dict[str, tuple[str, ...]] = {}
    """What a side has secretly ordered so far in Step D: `convert:ID`, `now:ID`, `next:ID`, and where it was done."""
    spent: dict[str, int] = {}
    """Dispatch Points that a Division has spent on chits this turn, as the Record Track shows after Step D."""
    played: tuple[str, ...] = ()
    """The chits that were played this turn."""
    superiors: dict[str, str] = {}
    """The Formation to which an independent Formation is attached."""  # 4.0.F, 8.0#3

    # markers
    barrages: dict[Cell, str] = {}
    """`light` or `heavy`."""  # 16.6.2
    entrenchments: dict[str, Entrenchment] = {}
    blocks: dict[Cell, Block] = {}
    parks: dict[str, Park] = {}
    """The parks that are on the map."""
    exposed: tuple[str, ...] = ()
    """Units that have no benefit of their works at the moment: Opportunity Fire strikes them in the open."""  # 17.2#3
    serial: int = 0
    """For the ids of Rearguards and entrenchments."""

    # calendar
    turn: int = 1
    step: str = "A"
    """Where the Sequence of Play stands: A to J."""  # 4.0
    weather: str = "clear"
    air: dict[str, tuple[str, ...]] = {}
    """The air Units that a side has left this turn."""
    tried: tuple[str, ...] = ()
    """Artillery Units that have attempted contact in this Step E."""  # 16.3#7
    acting: Acting | None = None
    held_hexes: dict[Cell, str] = {}
    """Who controls a hex that counts: the last to have had a Unit there."""
    losses: dict[str, int] = {}
    """Steps that each side has lost for good."""

    @property
    def board(self) -> Board:
        board: Board = self.setting.board
        return board

    @property
    def is_night(self) -> bool:
        night: bool = self.setting.turns[self.turn - 1].night
        return night

    def other(self, side: str) -> str:
        one, two = self.setting.sides
        return str(two if side == one else one)

    def change(self, id_: str, **changes: Any) -> None:
        """Change anything about a Unit but where it is."""
        assert "where" not in changes, "use move_to"
        self.units[id_] = replace(self.units[id_], **changes)

    def move_to(self, id_: str, where: Cell, **changes: Any) -> None:
        """Put a Unit into a hex or into one of the places off the map."""
        unit = self.units[id_]
        if unit.where >= 0:
            rest = tuple(other for other in self.at[unit.where] if other != id_)
            if rest:
                self.at[unit.where] = rest
            else:
                del self.at[unit.where]
        self.units[id_] = replace(unit, where=where, **changes)
        if where >= 0:
            self.at[where] = (*self.at.get(where, ()), id_)
            if where in self.setting.counted and not self.units[id_].entering:
                self.held_hexes[where] = unit.side

    def in_hex(self, cell: Cell, side: str | None = None) -> tuple[str, ...]:
        """The Units in a hex, of one side or of both; those on an entry hex are not in play and not among them."""
        units = self.units
        here = self.at.get(cell, ())
        return tuple(
            [id_ for id_ in here if (side is None or units[id_].side == side) and not units[id_].entering]
        )

    def on_map(self, side: str) -> list[str]:
        """The Units of a side that are in play on the map."""
        return [id_ for id_, u in self.units.items() if u.side == side and u.where >= 0 and not u.entering]

    def spend(self, division: str, *, command: int = 0, dispatch: int = 0) -> None:
        """Take points of a Division, or give it some if they are negative; always within 0 and 19."""  # 10.0.4
        had = self.points[division]
        self.points[division] = Points(
            min(19, max(0, had.command - command)), min(19, max(0, had.dispatch - dispatch))
        )

    def act(self, **changes: Any) -> None:
        """Change what is known of the activation in progress."""
        assert self.acting is not None
        self.acting = replace(self.acting, **changes)


clone = cloner(State)
"""An independent copy of a position."""
