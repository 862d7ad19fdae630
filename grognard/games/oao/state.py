"""The position of a campaign: units and where they are, armies, who holds what, and how far the Game Turn has come.

Containers are copied by `clone`; every value in them is frozen and shared. The sides are `allied` and `german`. The
`where` of a unit is a cell of the map, or one of the places off it (negative numbers below).
"""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct
from msgspec.structs import replace

from grognard.engine.board import Board, Cell
from grognard.engine.position import Position, cloner
from grognard.games.oao.counters_read import counters
from grognard.games.oao.oob import Event

OFF_MAP, REMOVED, TRACK, CHANNEL, HOLDING_BOX = Cell(-1), Cell(-2), Cell(-3), Cell(-4), Cell(-5)
"""Not yet in play, out of the game, on the GT Record Track, at sea (7.9), in England (23.3.1)."""
PLACES = {
    "off map": OFF_MAP,
    "removed": REMOVED,
    "track": TRACK,
    "channel": CHANNEL,
    "holding box": HOLDING_BOX,
}
"""What documents and views call them."""

SIDES = ("allied", "german")  # 4.1#1
Mode = Literal["", "rail", "detraining", "deployed", "deploying", "extended"]
Task = Literal["", "recovery", "position", "entraining"]  # 7.8.1#1
Plan = Literal["none", "idle", "active", "achieved", "abandoned", "expired"]  # 26


class Unit(Struct, frozen=True, gc=False, omit_defaults=True):
    """A counter on the map or on its way to it."""

    counter: str
    """Its key among the counters: an id, and behind it the values of a counter of the document."""
    side: str
    where: Cell
    other: Cell = OFF_MAP
    """The second hex of a Two-Hex Unit."""  # 19.0#1 GLOSS.two_hex
    losses: int = 0
    """Strength Reductions suffered: each turns, exchanges or marks the counter as its kind has it."""  # 9.10
    level: int = 0
    """The CE Status of a Formation, 0 unreduced to 6 D2."""  # 6.1.4
    army: str = ""
    corps: str = ""
    """Empty for what is Independent."""  # GLOSS.independent
    mode: Mode = ""
    turned: bool = False
    """A Fort on its back is infantry, a Fortress on its back has lost its exterior garrison."""  # 8.5 12.1 2.7.3
    later: bool = False
    """Its Attachment marker shows its second face."""  # 2.8#2
    detached: bool = False
    """A division of the GDT without its detachment: it has a special Strength Reduction marker."""  # 22.3.3
    task: Task = ""
    spent: int = 0
    """MPs expended on the task so far."""  # 7.8#1
    site: Cell = OFF_MAP
    """The hex in which it builds a position."""  # 14.3 19.1.5
    reaction: int = 0
    """Cavalry Reaction MPs Expended."""  # 8.2.4
    prepared: Cell = OFF_MAP
    """The hex at which its PA marker points."""  # 7.3#1
    bound_for: Cell = OFF_MAP
    """Where it is to detrain or debark."""  # 7.7.3(2)#1 7.9.1(2)#1
    sortie: bool = False
    """It travels on the special RPs of the Belgian Sortie."""  # 18.6.4#4
    diverted: bool = False
    """Enemies have made it change its port: it may not move in the GT in which it debarks."""  # 7.9.1(3)#4
    active: bool = True  # GLOSS.inactive#3
    roused: bool = False
    """An enemy has activated it, though its army is Inactive."""  # GLOSS.inactive#2 GLOSS.inactive#4
    moved: bool = False
    """It has ended its move in this phase."""  # 7.1.2#5
    began: tuple[Cell, ...] = ()
    """The hexes in which it was when its side first moved it in this phase."""  # 7.1.5
    retreated: bool = False
    """In this attack phase."""  # 9.2.5A#3 11.2.2#2
    repulsed: bool = False
    """Its stack has made its Repulse attempt of this attack phase, in retreat."""  # 7.4.1#2
    ammo: int = 0
    """Increments that a Corps Train has provided since it went into Extended Mode."""  # 9.4.2#1

    @property
    def name(self) -> str:
        """The id of its counter, for rules that speak of a unit by name."""
        return self.counter.partition(" ")[0]


class Army(Struct, frozen=True, gc=False, omit_defaults=True):
    """An army in play."""

    side: str
    active: bool = True  # GLOSS.inactive#1
    plan: Plan = "none"
    mandated: int = 0
    """Mandated Attacks made."""  # 26.4.2#1
    ammo: int = 0
    """Increments that its Depots have provided in Extended Mode."""  # 9.4.2#1 15.7.1#2
    rationed: int = 0
    """Increments provided under an Ammo Shortage or Base Transfer marker."""  # 9.4.2#2
    limit: int | None = None
    """The Provision Limit of a Base Transfer marker on it."""  # 23.1.2 24.3.1a
    shortage: int | None = None
    """The Provision Limit of the Ammo Shortage marker on it."""  # 15.8.3
    since: int = 1
    """The GT in which it came into play."""


class Boundary(Struct, frozen=True, gc=False):
    """What parts the Areas of Attachment of two armies: from the enemy's front to the rear, with bends."""  # 5.1.1#3

    first: str
    """Its hexes belong to this army."""
    second: str
    points: tuple[Cell, ...]


class Due(Struct, frozen=True, gc=False, omit_defaults=True):
    """Something on the GT Record Track."""  # 4.2.1#1

    kind: str
    unit: str = ""
    where: Cell = OFF_MAP
    side: str = ""


class Means(Struct, frozen=True, gc=False, omit_defaults=True):
    """What a side has on its Resources display."""

    rail_points: int = 0
    """In halves."""  # 7.7.1#3
    special: tuple[str, ...] = ()
    """Special RPs that were not used yet."""  # 18.6.4 23.3.2#3 24.5
    replacements: dict[str, int] = {}
    """REPLs by nation; below zero, what the next allotment loses."""  # 16.6.1
    positions: int | None = 0
    """How many IPs may yet be built; None if there is no limit."""  # 14.3.4
    shells: dict[str, int] = {}
    """Bombardments left by caliber, and GTs of preparation."""  # 13.4 20.6
    shortages: int = 0
    lines: tuple[str, ...] = ()
    """The armies that trace their LOCs first over single track that several need."""  # 15.0#3 C-46
    reattached: tuple[str, ...] = ()
    """Formations with a printed corps that were declared otherwise."""  # 5.2.2a
    used: tuple[str, ...] = ()
    """What can be done once in a game, and was."""


class Move(Struct, frozen=True, gc=False, omit_defaults=True):
    """The Force that moves."""  # 7.1.2#5

    units: tuple[str, ...]
    spent: int = 0
    forced: int = 0
    """How many of the MPs spent are those of a Forced March."""  # 7.2.3
    began: Cell = OFF_MAP
    before: tuple[Cell, ...] = ()
    """Where it was before its present step, if it went from or into two hexes."""  # 19.1 8.2.1
    ahead: tuple[Cell, ...] = ()
    """The rest of the way that was chosen."""
    acted: bool = False
    """It has done something, if only for 0 MP: the owner can no longer choose another instead."""  # 7.1.2#5
    weary: bool = False
    """A Task has taken its last MP: no Forced March."""  # 7.2.2#3
    halted: bool = False
    """It may do more, but not leave its hex: a Repulse has failed."""  # 7.4.5#2
    over: bool = False
    """It may do nothing more."""  # 7.3#3


class Attack(Struct, frozen=True, gc=False, omit_defaults=True):
    """An attack that was declared."""  # 9.1#4

    target: Cell
    attackers: tuple[str, ...]
    indicated: bool = False
    """All attacks of the phase are declared, and this is one of them."""  # 9.1#4 3.1.6#2
    resolved: bool = False


class Preparation(Struct, frozen=True, gc=False, omit_defaults=True):
    """A Prep Bombardment Routine, and what its bombardment in this attack phase has brought."""  # 20.1

    hq: str
    placed: bool = False
    """The Prep marker is on the HQ."""  # 20.1#2
    target: Cell = OFF_MAP
    """The hex that was bombarded in this attack phase."""  # 20.1#4
    shifts: int = 0
    checks: int = 0
    """The DRM to the checks of its defenders."""  # 20.5#4


class Setting(Struct, frozen=True):
    """What all positions of one game share."""

    board: Board
    scenario: str
    options: dict[str, str]
    first: int = 1
    last: int = 30  # CALENDAR.turns
    rules: dict[str, Any] = {}
    """The scenario's own rules, by name."""
    armies: tuple[str, ...] = ()
    """Those that take part, at the start or later."""
    area: frozenset[Cell] = frozenset()
    """The hexes that are played on; empty for the whole map."""
    arrivals: tuple[Event, ...] = ()
    """Reinforcements of the scenario besides those of the schedule."""  # 16.1#1
    objectives: dict[Cell, int] = {}
    """What hexes are worth at the end of a scenario that has terms of its own."""
    wins: dict[str, int] = {}
    """From how many net points on each side has won; empty for the campaign's own terms."""  # 27.0
    counters: dict[str, str] = {}
    """The keys of the document's own counters, by id."""

    def key(self, id_: str) -> str:
        """The key of a counter, be it printed or the document's own."""
        return self.counters.get(id_, id_)

    def has(self, id_: str) -> bool:
        """Whether there is such a counter."""
        return id_ in self.counters or id_ in counters().units


class State(Position, kw_only=True):
    """A position of 1914 Offensive a outrance."""

    setting: Any = None
    units: dict[str, Unit] = {}
    at: dict[Cell, tuple[str, ...]] = {}
    """Which units are in a hex: an index kept by `move_to`, in the order of the hexes."""
    armies: dict[str, Army] = {}
    boundaries: tuple[Boundary, ...] = ()
    overlapping: tuple[str, ...] = ()
    """The armies whose Areas lie over those of their neighbours."""  # 5.1.4#1
    control: dict[Cell, str] = {}
    """Who controls a hex, where that is not the side of its country."""  # 3.4#1
    was_german: dict[Cell, bool] = {}
    """Allied hexes that the German has controlled at some time."""  # 18.4.1#2
    bridges: dict[str, bool] = {}
    """Damaged Roadway Bridges, by hexside."""  # 7.1.4a#1
    pontoon_crossed: bool = False
    """A Force has crossed the Belgian Pontoon Bridge in this movement phase."""  # 24.6#1
    positions: dict[Cell, str] = {}
    """Level 1 IPs and whose they are."""  # 14.0#1
    ruined: dict[Cell, bool] = {}
    """Printed IPs that an enemy has entered."""  # 14.5#2
    steps_lost: dict[str, int] = {}
    """By Fortress unit."""  # 13.1.3#2
    bombarded: dict[str, str] = {}
    """Siege-Artillery that has bombarded in this attack phase, and what: a Fortress, or `prep`."""  # 13.2#2 13.2#3
    preparation: Preparation | None = None
    checked: dict[str, bool] = {}
    """Forts that have rolled for their abandonment."""  # 8.5.3#1
    operational: dict[Cell, str] = {}
    """RR hexes that are operational, and for whom."""  # 18.1.1#1
    demolished: dict[str, int] = {}
    """RR Structures, by name, and the GT from which they are down."""  # 18.4
    cleared: dict[str, int] = {}
    """Areas of the Reseau du Nord, and the GT in which they were cleared."""  # 18.3.1
    capacity: dict[Cell, int] = {}
    """What is left of the active bottlenecks, in halves of an RP."""  # 18.6.2
    platforms: dict[Cell, str] = {}
    """RR hexes in which a unit has entrained or detrained in this movement phase, and which."""  # 7.7.3(3)#4
    dug: tuple[Cell, ...] = ()
    """Where IPs were finished in this movement phase."""  # 7.5.1a#2
    embarked: tuple[str, ...] = ()
    """Who has embarked in this GT."""  # 7.9
    landed: tuple[str, ...] = ()
    """Who has debarked in this movement phase, and so did not begin it in the port."""  # 7.9.1(1)#2
    track: dict[int, tuple[Due, ...]] = {}
    happened: dict[str, int] = {}
    """What the schedule waits for and has happened, such as `antwerpen surrendered`, and the GT in which it did."""
    means: dict[str, Means] = {}
    bases: dict[str, Cell] = {}
    """Where the Army Bases of the BEF and of the Belgians are, once they were moved."""  # 23.1.1#2 24.3.1#3 24.3.2#3
    flooded: bool = False  # 21.3#2
    vp: int = 0
    """Net, positive for the German."""  # 27.0#2

    gt: int = 1
    player: str = "allied"
    """The Phasing Player."""  # 4.1#1
    phase: str = ""
    begun: bool = False
    """The movement phase has begun: what comes at its start is done."""
    move: Move | None = None
    retreating: tuple[str, ...] = ()
    """The units whose retreat is under way; another is not forced on them before it ends."""  # 6.4#8 C-78
    fought: tuple[tuple[str, Cell], ...] = ()
    """Who takes part in the combat or Repulse that is being resolved, and the hex from which."""  # 11.1.1#1
    pins: dict[str, tuple[str, ...]] = {}
    """By a unit of a Force with a PA marker the units that it keeps from leaving their hex."""  # 7.3.3#1
    attacks: tuple[Attack, ...] = ()
    fired: tuple[str, ...] = ()
    """Units that have supported a defence with their AV in this attack phase."""  # 10.1.1#6
    naval_support: bool = False
    """British Naval Support was given in this attack phase."""  # 21.2

    @property
    def board(self) -> Board:
        board: Board = self.setting.board
        return board

    def other(self, side: str) -> str:
        return "german" if side == "allied" else "allied"

    def hexes_of(self, id_: str) -> tuple[Cell, ...]:
        """The hex or the two hexes that a unit is in; none off the map."""
        unit = self.units[id_]
        if unit.where < 0:
            return ()
        return (unit.where,) if unit.other < 0 else (unit.where, unit.other)

    def change(self, id_: str, **changes: Any) -> None:
        """Change anything about a unit but where it is."""
        assert not {"where", "other"} & changes.keys(), "use move_to"
        self.units[id_] = replace(self.units[id_], **changes)

    def move_to(self, id_: str, where: Cell, other: Cell = OFF_MAP, **changes: Any) -> None:
        """Move a unit to a hex, to two of them, or to one of the places off the map."""
        for cell in self.hexes_of(id_):
            rest = tuple(each for each in self.at[cell] if each != id_)
            if rest:
                self.at[cell] = rest
            else:
                del self.at[cell]
        self.units[id_] = replace(self.units[id_], where=where, other=other, **changes)
        for cell in self.hexes_of(id_):
            if cell in self.at:
                self.at[cell] = (*self.at[cell], id_)
            else:
                self.at[cell] = (id_,)
                self.at = dict(sorted(self.at.items()))

    def put_on_track(self, gt: int, *dues: Due) -> None:
        """Put something on the GT Record Track."""
        self.track[gt] = (*self.track.get(gt, ()), *dues)

    def keep_on_track(self, gt: int, dues: tuple[Due, ...]) -> None:
        """What is left of a GT on the track; nothing at all, if nothing is."""
        if dues:
            self.track[gt] = dues
        else:
            self.track.pop(gt, None)

    def in_hex(self, cell: Cell, side: str | None = None) -> tuple[str, ...]:
        """The units in a hex, of one side or of both."""
        here = self.at.get(cell, ())
        return here if side is None else tuple([id_ for id_ in here if self.units[id_].side == side])

    def on_map(self, side: str) -> list[str]:
        return [id_ for id_, unit in self.units.items() if unit.side == side and unit.where >= 0]


clone = cloner(State)
"""An independent copy of a position."""
