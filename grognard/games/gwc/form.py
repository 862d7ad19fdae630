"""The form of a document: every key of a scenario or of any position."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import Struct


class _Part(Struct, forbid_unknown_fields=True, kw_only=True):
    pass


class Unit(_Part):
    """A Formation on the map."""

    counter: str
    """The id of its counter."""
    hex: str
    """Where it stands."""
    side: str = ""
    """Its nation, which the counter tells too."""
    broken: bool = False
    """It lies on its broken side."""
    suppressed: bool = False
    """It has a Suppressed marker."""
    veteran: bool = False
    """It has a Veteran marker."""
    weapon: str = ""
    """The counter of the Weapon that it carries."""
    weapon_broken: bool = False
    """Its Weapon is broken."""
    weapon_id: str = ""
    """The id of its Weapon, if it is not the unit's id, a plus and the counter."""
    activated: str = ""
    """For what it has been activated in this Turn."""
    has_exited: bool = False
    """A Tank that has left the map once and come back."""


class Force(_Part):
    """Pieces to be set up or to arrive: Formations, Weapons, Fortifications or a Telephone."""

    counter: str
    """The id of the counter."""
    count: int = 1
    """How many of them."""
    side: str = ""
    """Whose they are, where the counter does not tell."""
    weapon: str = ""
    """The counter of the Weapon that each carries."""
    has_exited: bool = False
    """A Tank that has left the map and comes back."""
    id: int = 0
    """Of a Tank that has exited: the same number on both of its spaces."""


class SetUp(_Part):
    """Where a side sets up, and what."""

    area: list[str]
    """Hexes (`H7`), columns (`A:C`), rows (`9:11`) and rectangles (`A1:C5`)."""
    forces: list[Force] = []
    """What is still to be placed."""


class Chits(_Part):
    """The Objective chits."""

    open: list[str] = []
    """Those that lie open."""
    secret: dict[str, list[str]] = {}
    """Those that a side holds."""
    draw: dict[str, int] = {}
    """How many are drawn before play: `open`, or in secret by a side."""


class InlineCard(_Part):
    """A Fate card that the document invents. What is left out does not matter to it."""

    dice: tuple[int, int] = (1, 2)
    """The white and the coloured die."""
    trigger: str | None = None
    """The trigger beside the dice: event, jammed, sniper or time."""
    order: str = "command-confusion"
    """Its Order."""
    action: str = "ach-komm"
    """Its Action."""
    event: str = "fatigue"
    """Its Event."""
    hex: str = "H6"
    """Its Random Hex."""
    direction: int | None = None
    """Where the wind of its Event blows, 1 to 6."""
    month: str | None = None
    """The month from which its Event can happen."""
    nationality: str | None = None
    """The nation that its Action names."""


class SideCard(InlineCard, kw_only=True):
    """An invented card with the side in whose deck it is, unless the document puts it elsewhere."""

    side: str
    """Whose card it is."""


class NextCard(InlineCard):
    """A card invented for `next`."""

    side: str = ""
    """In whose deck it is, where the key does not tell."""


class Phone(_Part):
    """A Telephone in play."""

    counter: str
    """The id of its counter."""
    box: str = "local"
    """Its Artillery Box: local, standing or gas."""
    broken: bool = False
    """It is broken."""


class Held(_Part):
    """A Strategy Card in the hand of a player."""

    card: str
    """Which card."""
    from_turn: int = 0
    """The number of the Turn from which it may be played."""


class Top(_Part):
    """The top card of a Strategy pile that somebody has looked at."""

    card: str
    """Which card."""
    to: list[str]
    """The sides that know it."""


class Shells(_Part):
    """A Spotting Round and its Impact markers."""

    center: str
    """The hex of the Spotting Round."""
    kind: str = "standing"
    """`local` or `standing`, which may creep too."""
    impacts: list[str] = []
    """The hexes of the Impact markers."""


class Document(_Part):
    """A scenario or any position. Only map, date and sides must be given."""

    map: str | dict[str, Any]
    """The name of a map, or a map document."""
    date: str
    """Year and month, `1917-06`."""
    sides: tuple[str, str]
    """Germany and its enemy; the first counts VP upward."""
    title: dict[str, str] = {}
    """The title by language."""
    note: dict[str, str] = {}
    """What a player reads before he begins, by language."""
    length: dict[str, str] = {}
    """How long it takes, by language."""
    balance: dict[str, float] = {}
    """The share of games that each side wins."""
    special: list[str] = []
    """Message ids of special rules."""
    options: dict[str, str] = {}
    """Options of the game."""

    # what the scenario sheet says
    postures: dict[str, str] = {}
    """attack, defend or recon, by side."""
    edges: dict[str, str] = {}
    """The friendly map edge of each side."""
    order_limits: dict[str, int] = {}
    """Orders a Turn, by side."""
    discard_limits: dict[str, int] = {}
    """Cards that a pass may throw away, by side."""
    surrender: dict[str, int] = {}
    """The space of each side's Surrender marker."""
    initiative: str = ""
    """Who holds the Initiative Card."""
    active: str = ""
    """Whose Turn it is."""
    vp: dict[str, int] = {}
    """Victory Points, by side."""
    time: int = 0
    """The space of the Time marker."""
    sudden_death: int = 7
    """The space of the Sudden Death marker."""
    control: dict[str, list[int]] = {}
    """The Objectives that each side controls; of others whoever is alone there."""
    chits: Chits = msgspec.field(default_factory=Chits)
    """The Objective chits."""
    set_up: dict[str, SetUp] = {}
    """Set-up areas and forces, by side."""
    set_up_order: list[str] = []
    """Who sets up first."""
    time_track: dict[str, list[Force]] = {}
    """What waits on the spaces of the Time Track."""
    telephones: dict[str, Phone] = {}
    """The Telephone of each side."""
    counters: dict[str, Any] = {}
    """Counters of the document's own, in the form of `counters.toml`."""
    countermix: dict[str, int] = {}
    """How many there are of a counter."""
    serial: int | None = None
    """The number of the last piece that entered play; follows from the ids if it is left out."""

    # what lies on the map and beside it
    units: dict[str, Unit] = {}
    """The Formations on the map by their ids."""
    terrain: dict[str, str] = {}
    """Shellhole, rubble and blaze markers by hex."""
    fortifications: dict[str, str | None] = {}
    """Fortifications by hex; null takes a printed one away."""
    gas: list[str] = []
    """The hexes with Gas."""
    smoke: dict[str, int] = {}
    """The Hindrance of Smoke by hex."""
    dead_trails: list[str] = []
    """The hexes whose Trail is gone."""
    sole: dict[str, str] = {}
    """The last sole occupant of Pillboxes and Blockhauses; whoever is alone there now need not be named."""
    barrages: dict[str, Shells] = {}
    """Spotting Round and Impact markers, by side."""
    senior: dict[str, str] = {}
    """Who of several equal Leaders is designated Highest-ranking, by side."""
    casualties: dict[str, list[str]] = {}
    """The Casualty Track, by side; a Tank is named once."""
    weapons_box: dict[str, list[str]] = {}
    """The Weapons lost, by side."""
    tank_lost: list[str] = []
    """The sides that have lost a Tank; follows from the Casualty Track."""

    # cards
    cards: dict[str, SideCard] = {}
    """Fate cards of the document's own, by id."""
    hands: dict[str, list[str | InlineCard]] = {}
    """The Fate cards in hand, by side."""
    decks: dict[str, list[str]] = {}
    """The draw pile of a side; if it is left out, all cards that are nowhere else."""
    discards: dict[str, list[str]] = {}
    """The discard piles, the last card at the end."""
    meddling: dict[str, list[str | InlineCard]] = {}
    """Face-down cards of the High Command, by side."""
    strategy: dict[str, str | Held] = {}
    """The Strategy Card that a side holds."""
    strategy_discards: dict[str, list[str]] = {}
    """Strategy Cards played."""
    reminders: dict[str, list[str]] = {}
    """Reminder Cards face up."""
    strategy_bottom: dict[str, list[str]] = {}
    """Strategy Cards put at the bottom of their pile, the uppermost first."""
    strategy_known: dict[str, Top] = {}
    """The top card of a side's Strategy pile, if somebody has looked at it."""
    hands_known: dict[str, list[str]] = {}
    """Of a side's hand what its opponent has seen."""
    next: dict[str, list[str | NextCard | tuple[int, int]]] = {}
    """What chance says next."""
    forced: dict[str, list[Any]] = {}
    """Results of charts."""

    # the Turn
    phase: str = ""
    """set up, opening, orders, melees, stacking, cohesion or refill."""
    turn: int = 1
    """The number of the Turn."""
    orders_given: int = 0
    """Orders that the active side has given in this Turn."""
    strategy_used: list[str] = []
    """The sides that can play no Strategy Card in this Turn."""
    players_activated: list[str] = []
    """The sides chosen for Recover or Rout in this Turn."""
    fao_used: bool = False
    """The Observer of the active side has spotted in this Turn."""
    effects: list[str] = []
    """Strategy Cards that last for the Turn (French edition)."""
    moment: Any = None
    """Where the game stands within an Order; written by the engine."""
