"""The form of a document: a scenario or any position, key by key."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import Struct

from grognard.games.rpc.state import Campaign


class _Part(Struct, forbid_unknown_fields=True, kw_only=True):
    pass


class Unit(_Part):
    """A unit on the map, or off it: `off map`, `casualty`, `captured`, `removed`, `exited`."""

    type: str
    """The kind of unit: a key of counters.toml or of `counters`."""
    side: str
    """German or british."""
    hex: str
    """A printed hex, or off map, casualty, captured, removed, exited, recovered."""
    formed: bool = True
    """Formed side up; false for dispersed."""
    ready: bool = True
    """Not spent."""
    inside: bool | None = None
    """IN what is in its hex; guns and infantry are IN a printed trench unless the document denies it."""  # 8.322#2
    by_trench: bool = False
    """IN the trench of a hex that has a blockhouse too."""
    moving: bool = False
    """It counts as moving: only under the command in progress."""
    points: int = -1
    """Movement points left; -1 while it has not moved this turn."""
    by_road: bool = False
    """All its points so far went along the road."""
    lost_check: bool = False
    """It has made its one lost check of this turn."""
    transport: str = ""
    """The transport group that carries it."""
    group: str = ""
    """Its formation, a key of `forces`."""
    due: int = 0
    """The turn from which it may enter."""
    lost_to: str = ""
    """How it left play: fire, ffe, gas, melee, bombardment, isolation, own fire."""


class Kind(_Part):
    """A kind of unit of the document's own, or other values for one of ours; without `side`, for both sides."""

    types: tuple[str, ...]
    """One type of 3.11, or two if it counts as either."""
    formed: str
    """Firepower[anti-tank] / range / melee / cohesion / movement, as `+3[+5] / 9 / 1_ / 8 / -`; a boxed melee value in
    brackets."""
    dispersed: str
    """The same for the dispersed side."""
    side: str = ""
    """German or british; left out, both."""
    name: str = ""
    """What it is called; left out, its id or our name."""


class Forces(_Part):
    """A formation of the order of battle: what it has, and where and when it comes."""

    side: str
    """German or british."""
    units: dict[str, int] = {}
    """How many of each kind."""
    markers: dict[str, int] = {}
    """Trench, blockhouse, scrape: how many to set up."""
    transports: dict[str, int] = {}
    """Mule, wagon, truck: how many groups."""
    area: Any = None
    """Where it sets up, or is placed when it arrives."""
    entry: Any = None
    """The hexes by which it enters."""
    overflow: Any = None
    """Where those set up who find no room."""
    face: str = ""
    """Formed or dispersed, where the order of battle leaves no choice."""
    turn: int = 0
    """The turn of arrival; 0 sets up before play."""
    day: int = 1
    """The day of a campaign."""
    name: dict[str, str] = {}
    """What it is called, by language."""


class Battery(_Part):
    """An off-map artillery group."""

    side: str
    """German or british."""
    firepower: int
    """Its firepower."""
    mode: str = "runner"
    """Aircraft, flare, runner, telephone or trench set."""
    howitzer: bool = False
    """It plunges."""
    ready: bool = True
    """Not spent."""
    target: str = ""
    """The vertex of its cross hair or fire, as `D04/D05/E05` or `D04@1`."""
    called_mode: str = ""
    """The mode by which it was called; left out, its own."""
    shell: str = "he"
    """He, gas or smoke."""
    hourglass: int = 0
    """The turn on which it is primed; 0 for none."""
    primed: bool = False
    """Its hourglass stands on its cross hair."""
    firing: bool = False
    """Its fire for effect lies on the map."""
    preregistered: str = ""
    """The vertex recorded before play."""
    hit: tuple[str, ...] = ()
    """The vertices that it has struck."""
    from_day: int = 1
    """The day of a campaign from which it serves."""


class Column(_Part):
    """A transport group."""

    side: str
    """German or british."""
    kind: str
    """Mule, wagon or truck."""
    used: bool = False
    """Used this turn."""
    lost: bool = False
    """Lost for this scenario."""
    from_day: int = 1
    """The day of a campaign from which it serves."""


class Points(_Part):
    points: int
    """For each controlled hex."""
    area: Any
    """The hexes."""


class Terms(_Part):
    """The victory conditions: control of an area, points, or units in an area."""

    kind: str = "control"
    """Control, points or units."""
    side: str = ""
    """The side that must fulfil it; left out, either."""
    worth: list[Points] = []
    """Points for controlled hexes."""
    destroyed: dict[str, int] = {}
    """Points for an enemy unit destroyed, by type; `any` for all."""
    exited: dict[str, int] = {}
    """Points for an own unit that left by the exit, by type; `any` for all."""
    exit: Any = None
    """The hexes by which units exit for points."""
    area: Any = None
    """The hexes to control, or to be in."""
    count: int = 0
    """How many of them, or how many units."""


class Shells(_Part):
    """A preliminary bombardment."""

    side: str
    """Who fires."""
    kind: str = "pulverizing"
    """Pulverizing, paralyzing or early."""
    area: Any = None
    """The hexes; left out, the enemy's set-up area."""
    occupied_by: str = ""
    """Only hexes with a unit of this side."""
    alone: bool = False
    """Only units of that side are struck, and not others in the same hexes."""
    days: tuple[int, ...] = ()
    """The days of a campaign on which it is fired; left out, every day."""
    around: int = -1
    """All within so many hexes of one of the area that the firer picks; -1 for the area itself."""


class Creeping(_Part):
    """A creeping barrage: its lines in order, where it is now, and the couplet of this turn at which it has fallen."""

    side: str
    """Who fires."""
    lines: list[Any]
    """The areas on which it falls, in order."""
    at: int = 0
    """The line on which it lies, from 0."""
    active: bool = False
    """It lies on the map."""
    fell: int | None = None
    """The couplet of this turn at whose start it fell last, 0 to 2; left out, it follows from the couplet."""


class Order(_Part):
    """A command in progress."""

    side: str
    """Whose command."""
    units: tuple[str, ...]
    """The units activated."""
    acted: tuple[str, ...] = ()
    """Those that have acted."""
    kind: str = ""
    """Unit, stack, mass or blob; left out, it follows from the units."""
    entries: tuple[str, ...] = ()
    """The hexes by which its units entered the map, one for each."""


class Document(_Part):
    """A scenario or any position. Only map and date must be given."""

    map: str | dict[str, Any]
    """One of ours by name, or a map document."""
    date: str
    """The day, of a campaign the first, as 1915-05-08."""
    title: dict[str, str] = {}
    """What it is called, by language."""
    note: dict[str, str] = {}
    """What a player reads first, by language."""
    length: dict[str, str] = {}
    """How long it takes, by language."""
    balance: dict[str, float] = {}
    """How often each side wins."""
    options: dict[str, str] = {}
    """Readings of the rules that it prescribes."""

    # what the order of battle says
    turns: int = 6
    """How many turns."""
    set_up_order: tuple[str, ...] = ()
    """Which side sets up first."""
    forces: dict[str, Forces] = {}
    """The order of battle: formations by id."""
    areas: dict[str, Any] = {}
    """Where a side may set up, by side; left out, the areas of its forces or its printed trenches."""
    playable: Any = None
    """The hexes in play; left out, all."""
    edges: dict[str, str] = {}
    """The friendly edge of each side: left, right, top, bottom."""
    victory: Terms = msgspec.field(default_factory=Terms)
    """How it is won."""
    bombardments: list[Shells] = []
    """Preliminary bombardments, in order."""
    barrage: Creeping | None = None
    """A creeping barrage."""
    rules: dict[str, Any] = {}
    """Rules of the scenario by name: infiltration, night, initiative, no_wire, precipitation, preregistered,
    victory_rule."""
    campaign: Campaign | None = None
    """Attacker and days of a campaign."""
    counters: dict[str, Kind] = {}
    """Kinds of units of the document's own, or other values for ours, by id."""

    # what is on the map and beside it
    units: dict[str, Unit] = {}
    """Every unit by id."""
    stacks: dict[str, tuple[str, ...]] = {}
    """By hex its units in the order in which they came, where it is not that of `units`."""
    artillery: dict[str, Battery] = {}
    """Off-map groups by id."""
    transports: dict[str, Column] = {}
    """Transport groups by id."""
    scrapes: dict[str, str] = {}
    """By hex dug or shelled."""
    shovels: list[str] = []
    """Units that dig."""
    abandoned: list[str] = []
    """Hexes with the shovel of a unit that was destroyed."""
    to_place: dict[str, int] | None = None
    """Markers still to be set up, by `formation kind`."""
    trenches: dict[str, str] = {}
    """Trench markers: by hex the side that placed it."""
    blockhouses: dict[str, str] = {}
    """By hex the side."""
    bomb_stops: list[str] = []
    """Hexsides, as H07/H08: the hex in which it lies, and the one it faces."""
    breaches: list[str] = []
    """Hexsides with breached wire."""
    gas: dict[str, int] = {}
    """By hex how many markers."""
    smoke: list[str] = []
    """Hexes."""
    hallowed: dict[str, str] = {}
    """By hex the side."""
    hallowed_made: bool = False
    """Ground was hallowed in this scenario or on this day."""
    control: dict[str, str] = {}
    """By hex the side; what is left out follows from who is alone and from the set-up areas."""
    observers: dict[str, str] = {}
    """By side the unit that observes for its trench sets."""
    shown: list[str] = []
    """Secrets that came to light: ids of groups, `observer german`."""

    # the turn
    phase: str = ""
    """Set up, initiative, couplets, administration, or between (the scenarios of a campaign)."""
    day: int = 1
    """The day of a campaign, from 1."""
    segment: str = "attack"
    """Of a day: arrivals, attack, counter attack, isolation, night melee, night, recovery, improvement or
    redeployment."""
    turn: int = 1
    """From 1."""
    initiative: str = ""
    """The side that has it."""
    couplets: int = 0
    """How many this turn."""
    couplet: int = 0
    """Which of them, from 1."""
    half: int = 0
    """0 for the side with the initiative, 1 for the other."""
    night_zero: bool = False
    """The last night turn had no couplet."""
    bombarded: bool = False
    """A bombardment was fired in this scenario."""
    command: Order | None = None
    """The command in progress."""
    night_attacks: dict[str, int] = {}
    """By side the last day on which it chose a night attack."""
    points_scored: dict[str, int] = {}
    """Points by side besides those that follow from the position."""
    next: dict[str, list[Any]] = {}
    """What chance says next."""
    forced: dict[str, list[Any]] = {}
    """The next results of charts by their names, whatever the dice say."""
    moment: dict[str, Any] = {}
    """Where the game stands within an operation, as `document()` writes it."""
