"""The form of documents: every key of a scenario or of any position, and what it says."""

from __future__ import annotations

from typing import Any, Literal

import msgspec
from msgspec import Struct

from grognard.games.oao.boards import MAP
from grognard.games.oao.reference_calendar import turns


class _Part(Struct, forbid_unknown_fields=True, kw_only=True):
    pass


class Counter(_Part, omit_defaults=True):
    """A counter of one's own, or one of ours with other values."""

    like: str | None = None
    """The counter of the game whose values it has wherever nothing else is said; for one of ours, itself."""
    label: str | None = None
    """The ID that is printed on it."""  # 2.2.1
    nation: str | None = None
    """`german`, `austrian`, `french`, `british` or `belgian`."""
    type: str | None = None
    """Its type symbol: `infantry`, `cavalry`, `fort`, `artillery`, `depot`, `corps_train`, `fortress1` and so on."""
    size: str | None = None
    """Of a Combat unit: `xxx`, `xx`, `x` or `iii`."""  # 2.2.2
    front: str | None = None
    """AS/DS/PR/AV of a Combat unit, DS/PR/AV of a Fort, AS/DS/AV of a gun or HQ: `"13/15/5/4"`."""  # 2.3
    back: str | None = None
    """AS/DS/PR/AV of the reduced side, or of the infantry that a Fort turns into."""  # 2.3#2 8.5
    back_size: str | None = None
    """The size of that infantry."""
    second: str | None = None
    """AS/DS/PR/AV of its secondary counter."""  # 8.1.1#1
    second_back: str | None = None
    """AS/DS/PR/AV of the reduced side of that."""
    second_size: str | None = None
    """The size of the secondary counter."""
    second_ce: int | None = None
    """Its base CE, if it has become an Asset."""  # 24.2.1#1
    ce: int | None = None
    """The base CE of a Formation's Attachment marker, or of a Fort."""  # 2.8.2 2.4.4
    later_ce: int | None = None
    """The base CE on the second face of the marker."""  # 2.8#2
    asset_ce: int | None = None
    """The base CE of an Asset."""  # 2.3.6
    corps: str | None = None
    """The corps of a Formation or Train."""  # 5.2.2#2
    army: str | None = None
    """The army that is printed on it."""  # 5.4#1
    camp: str | None = None
    """The place of a garrison, or the camp of a Fortress."""  # 8.6
    range: int | None = None
    """The number in the hexagon of a garrison, or the Supply Range."""  # 2.3.5 2.6.1
    extended_range: int | None = None
    """The Supply Range in Extended Mode."""  # 2.6.1
    ammo_limit: int | None = None
    """The Increments that a supply unit in Extended Mode can provide."""  # 2.6.2
    abandonment: int | None = None
    """The Abandonment Number of a Fort."""  # 2.4.5
    hex: str | None = None
    """Where a Fort or Fortress stands."""
    caliber: str | None = None
    """Of Siege-Artillery: `21`, `30.5` or `42`."""  # 2.5.5
    guns: int | None = None
    """The number of its guns."""  # 2.5.6
    rolls: int | None = None
    """How often it rolls when it bombards."""  # 13.2#2
    strength: int | None = None
    """The strength of a Fortress."""  # 2.7.1
    artillery: int | None = None
    """The AV of a Fortress."""  # 2.7.2
    fortress_class: str | None = None
    """`A`, `B` or `C`."""  # 2.7.5
    steps: int | None = None
    """The steps of a Fortress."""  # 2.7.6
    movement: int | None = None
    """Its MPs in the Movement Phase, if not those of all units."""  # 7.1.1#1
    counter_movement: int | None = None
    """Its MPs in the Counter Movement Phase."""


class Unit(_Part):
    """A unit in a hex, in two (`"43.40+43.41"`), or off the map."""

    hex: str
    """Its hex, its two hexes, or `off map`, `removed`, `track`, `channel`, `holding box`."""
    losses: int = 0
    """Strength Reductions suffered."""  # 9.10
    level: int = 0
    """The CE Status of a Formation, 0 (unreduced) to 6 (D2)."""  # 6.1.4
    army: str | None = None
    """The army to which it is attached; that of the order of battle unless said, `""` for none."""
    corps: str | None = None
    """The corps to which it is attached; that of the order of battle unless said, `""` for none."""
    mode: str = ""
    """`rail`, `detraining`, `deployed`, `deploying` or `extended`; empty for none of them."""
    turned: bool = False
    """A Fort that lies on its back as infantry, or a Fortress that has lost its exterior garrison."""  # 8.5 12.1
    later: bool = False
    """Its Attachment marker shows its second face."""  # 2.8#2
    detached: bool = False
    """A division of the GDT without its detachment."""  # 22.3.3
    task: str = ""
    """What it is at work on: `recovery`, `position` or `entraining`."""  # 7.8.1#1
    spent: int = 0
    """MPs expended on the task so far."""  # 7.8#1
    site: str = ""
    """The hex in which it builds a position."""  # 14.3
    reaction: int = 0
    """Cavalry Reaction MPs expended."""  # 8.2.4
    prepared: str = ""
    """The hex at which its PA marker points."""  # 7.3#1
    bound_for: str = ""
    """Where it is to detrain or debark."""  # 7.7.3(2)#1 7.9.1(2)#1
    sortie: bool = False
    """It travels on the special RPs of the Belgian Sortie."""  # 18.6.4#4
    diverted: bool = False
    """Enemies have made it change its port."""  # 7.9.1(3)#4
    active: bool = True
    """False for a unit that is Inactive."""  # GLOSS.inactive
    roused: bool = False
    """An enemy has activated it, though its army is Inactive."""  # GLOSS.inactive#2
    moved: bool = False
    """It has ended its move in this phase."""  # 7.1.2#5
    began: list[str] = []
    """The hexes in which it was when its side first moved it in this phase."""  # 7.1.5
    retreated: bool = False
    """It has retreated in this attack phase."""  # 11.2.2#2
    repulsed: bool = False
    """Its stack has made its Repulse attempt of this attack phase, in retreat."""  # 7.4.1#2
    ammo: int = 0
    """Increments that a Corps Train has provided since it went into Extended Mode."""  # 9.4.2#1


class Display(_Part):
    """An army that stands otherwise than at the start."""

    active: bool = True
    """False for an army that is Inactive."""  # GLOSS.inactive#1
    plan: str | None = None
    """Its plan: `none`, `idle`, `active`, `achieved`, `abandoned` or `expired`; that of the scenario unless said."""
    mandated: int = 0
    """Mandated Attacks made."""  # 26.4.2#1
    ammo: int = 0
    """Increments that its Depots have provided in Extended Mode."""  # 9.4.2#1
    rationed: int = 0
    """Increments provided under an Ammo Shortage or Base Transfer marker."""  # 9.4.2#2
    limit: int | None = None
    """The Provision Limit of a Base Transfer marker on it."""  # 23.1.2 24.3.1a
    shortage: int | None = None
    """The Provision Limit of the Ammo Shortage marker on it."""  # 15.8.3
    since: int = 1
    """The GT in which it came into play."""


class Resources(_Part):
    """What a side has at the start: RPs, rights to build IPs, REPLs by nation, what it has done once and for all."""

    rail_points: float = 0
    """RPs left, in halves."""  # 7.7.1#3
    positions: int | Literal["unlimited"] = 0
    """How many IPs may yet be built."""  # 14.3.4
    replacements: dict[str, int] = {}
    """REPLs by nation; below zero, what the next allotment loses."""  # 16.6.1
    shells: dict[str, int] = {}
    """Bombardments left by caliber (`42`, `30.5`), and GTs of preparation (`prep`)."""  # 13.4 20.6
    special: list[str] = []
    """Special RPs that were not used yet."""  # 18.6.4 23.3.2#3 24.5
    shortages: int = 0
    """Ammo Shortage markers received."""  # 15.8
    lines: list[str] = []
    """The armies that trace their LOCs first over single track that several need."""  # 15.0#3
    used: list[str] = []
    """What can be done once in a game, and was."""
    reattached: list[str] = []
    """Formations that are not with their printed corps."""  # 5.2.2a


class Area(_Part):
    """The part of the map that is played on, in printed columns and rows."""

    columns: tuple[int, int]
    """The first and the last column."""
    rows: tuple[int, int]
    """The first and the last row."""


class Territory(_Part):
    """Land that a side holds, with its railways, wherever the Front Lines do not say otherwise."""  # 3.4#1 18.1

    side: str
    """Who holds it: `allied` or `german`."""
    country: str | None = None
    """Only what belongs to this country."""
    columns: tuple[int, int] | None = None
    """Only from the first to the second of these columns."""
    rows: tuple[int, int] | None = None
    """Only from the first to the second of these rows."""


class Terms(_Part):
    """Points for hexes held at the end, and from how many net points on a side has won."""

    objectives: dict[str, int] = {}
    """Points by hex."""
    german: int = 1
    """The German has won with so many net points or more."""
    allied: int = -1
    """The Allies have won with so many net points or fewer."""


class Arrival(_Part):
    """Reinforcements of a scenario besides those of the schedule: in a hex, or by rail at an entry."""  # 16.1#1

    gt: int
    """The GT in which they arrive."""
    units: list[str]
    """Who arrives."""
    army: str
    """The army to which they are attached."""
    corps: str | None = None
    """The corps to which they are attached, if any."""
    hex: str | None = None
    """The hex in which they arrive."""
    entry: str | None = None
    """The letter of the entry at which they arrive by rail."""


class Border(_Part):
    """The boundary of two armies, whose hexes belong to the first: its ends and bends, from the enemy to the rear."""

    armies: tuple[str, str]
    """The two armies."""
    hexes: list[str]
    """The ends and bends."""


class OnTrack(_Part):
    """What lies on the GT Record Track."""  # 4.2.1#1

    gt: int
    """The GT on which it lies."""
    kind: str
    """What happens then, as `document()` writes it."""
    unit: str
    """The unit to which it happens."""
    side: str
    """Whose it is."""
    hex: str = ""
    """The hex that it concerns, if any."""


class Bombardment(_Part):
    """A Prep Bombardment Routine: the HQ, whether it has its marker, and what was bombarded to what effect."""  # 20.1

    hq: str
    """The Siege Train HQ."""
    placed: bool = False
    """The Prep marker is on it."""  # 20.1#2
    target: str = ""
    """The hex that was bombarded in this attack phase."""  # 20.1#4
    shifts: int = 0
    """Columns by which the attack on it is shifted."""  # 20.5
    checks: int = 0
    """The DRM to the checks of its defenders."""  # 20.5#4


class Document(_Part):
    """A scenario or any position. Without `armies` and `units` it is the whole campaign as it began.

    In one that begins with a later GT than the first, only the works that are printed on the map stand where they did:
    everything else is placed by `units`.
    """

    date: str
    """The day on which the scenario begins, such as `1914-08-18`."""
    map: str | dict[str, Any] = MAP
    """The map of the game by name, or a map of one's own."""
    title: dict[str, str] = {}
    """What it is called, by language."""
    note: dict[str, str] = {}
    """What it is about, by language."""
    length: dict[str, str] = {}
    """How long it takes to play, by language."""
    balance: dict[str, float] = {}
    """How often each side wins among equals."""
    options: dict[str, str] = {}
    """Options of the game and readings of the rules."""

    complete: bool = False
    """It tells everything: nothing is set up, concluded from the Front Lines or proposed besides."""
    first: int = 1
    """The GT with which the scenario begins."""
    last: int = msgspec.field(default_factory=turns)
    """The GT with which it ends."""
    armies: list[str] | None = None
    """Which armies of the set-up are there; None for all."""
    area: Area | None = None
    """The part of the map that is played on; without it, the whole map."""
    victory: Terms | None = None
    """The scenario's own terms; without them those of the campaign."""  # 27.0
    rules: dict[str, Any] = {}
    """The scenario's own rules, by name."""

    counters: dict[str, Counter] = {}
    """Counters of one's own by id; the id of one of ours changes its values."""
    units: dict[str, Unit] = {}
    """Units by the names of their counters."""
    stacks: dict[str, list[str]] = {}
    """The order in which units lie in a hex, where it is not that of `units`."""  # 3.1.5#3
    arrivals: list[Arrival] = []
    """The scenario's own reinforcements."""
    displays: dict[str, Display] = {}
    """Armies that stand otherwise than at the start; in a `complete` document all that are in play."""
    means: dict[str, Resources] = {}
    """What each side has, by side."""
    territory: list[Territory] = []
    """Land that a side holds; of two tracts that overlap the later one counts."""
    control: dict[str, str] = {}
    """Hexes and who controls them, where that is not the side of their country."""  # 3.4#1
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
    """The Prep Bombardment Routine that is under way."""  # 20.1
    track: list[OnTrack] = []
    """What lies on the GT Record Track."""  # 4.2.1#1
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
    naval_support: bool = False
    """British ships have supported a defence in this attack phase."""  # 21.2
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
    flooded: bool = False
    """The land along the IJzer is flooded."""  # 21.3#2
    vp: int = 0
    """Net VPs, positive for the German."""  # 27.0#2

    gt: int | None = None
    """The GT that is played; the first of the scenario unless said."""
    player: str = "allied"
    """The Phasing Player, `allied` or `german`."""
    phase: str = ""
    """The phase that is played; the first of the GT unless said."""
    next: dict[str, list[Any]] = {}
    """What chance says next, before it speaks for itself."""
    forced: dict[str, list[str]] = {}
    """The next results of charts, whatever the dice say."""
    moment: dict[str, Any] = {}
    """Where the game stands within an operation; written by `document()`."""
