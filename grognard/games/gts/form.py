"""The form of a document: every key with its words, from which the JSON Schema is made."""

from __future__ import annotations

from typing import Any

from msgspec import Struct, field

from grognard.games.gts.counters import Counter


class _Part(Struct, forbid_unknown_fields=True, kw_only=True):
    pass


class UnitPart(_Part):
    """A Unit: on the map, or `waiting` for its turn, in the `box`, `eliminated` or `removed`."""

    counter: str
    """Its values: a name of counters.toml or of `counters`."""
    hex: str = "waiting"
    """A printed hex, or `waiting`, `box` (the Reinforcement Box), `eliminated`, `removed` (a Rearguard that was)."""
    division: str = ""
    """Its Division; follows from its Formation, and must be said of a striped Unit."""
    formation: str = ""
    """Its Formation; a striped Unit has none."""
    stripe: str = ""
    """`white` or `black` for an independent Unit."""
    name: str = ""
    """Its designation; else its id."""
    due: int = 0
    """The turn on which it comes to the Reinforcement Box."""
    entering: bool = False
    """It is on the entry hex of its Division and not yet in play."""
    mounted: bool = False
    """The Vehicle side is up."""
    lost: int = 0
    """Steps lost."""
    hits: int = 0
    """Cohesion Hits, 0 to 2."""
    suppressed: bool = False
    """It has a Suppressed marker."""
    column: bool = False
    """It has a Column marker."""
    work: str = ""
    """`ip` in an improved position, `ent` in an entrenchment."""
    rallying: int = 0
    """Men Rallying markers."""
    working: int = 0
    """Men at Work markers, for the work that `project` names."""
    project: str = ""
    """The Engineer Action of its Men at Work: `build-ip`, `build-ent`, `build-block`, `remove-block`, `rearguard`."""
    park: str = ""
    """The id of the Artillery Park in whose box it is."""
    contact: str = ""
    """The Formation whose Leader holds its Contact marker, In Contact up; else it is Contact Pending."""


class DivisionPart(_Part):
    """A Division of one side."""

    side: str
    """Its Army, one of `sides`."""
    name: dict[str, str] = {}
    """Its name by language."""
    command: int = 4
    """Its Command Rating."""
    dispatch: int = 4
    """Its Dispatch Rating."""
    entry: str = ""
    """The hex by which its reinforcements enter."""
    parks: int = 1
    """How many Artillery Parks it has."""
    from_turn: int = 1
    """The turn from which its chit goes into the mug."""
    points: tuple[int, int] = (0, 0)
    """Command and Dispatch Points now, 0 to 19."""


class FormationPart(_Part):
    """A brigade or regiment, and its Leader if it has one."""

    division: str
    """The Division to which it belongs."""
    name: dict[str, str] = {}
    """Its name by language."""
    leader: str = ""
    """The name of its Leader; empty for an independent Formation."""
    range: int = 0
    """The Leader's Command Range."""
    attachment: int = 0
    """The Leader's Attachment Rating."""
    colour: str = ""
    """The colour of its stripe, for the page alone."""
    hex: str = ""
    """Where the Leader is: a hex, or `removed`; empty if he comes with his Formation."""
    entering: bool = False
    """The Leader is on his entry hex, and not yet in play."""
    guest: bool = False
    """The Leader has transferred to a striped Unit with nobody of his Formation beside it, and is left there."""
    due: int = 0
    """The turn on which the Leader arrives, for the page alone: he comes with the first of his Units."""
    superior: str = ""
    """The Formation to which an independent one is attached; empty if its owner has not said so yet."""


class TurnPart(_Part):
    """A box of the Turn Record Track."""

    label: str
    """Its time of day, four figures at the end: `0700`, `6 June 0700`."""
    night: bool = False
    """It is a night turn."""
    first: bool = False
    """The first daylight turn of a day: weather and airpower are determined."""


class WorthPart(_Part):
    """Hexes that are worth points to whoever holds them at the end."""

    points: int
    """For each of them."""
    area: list[str]
    """The hexes."""


class VictoryPart(_Part):
    """How the game is won."""

    side: str = ""
    """Whose points are counted; the first side if it is left out."""
    count: int = 1
    """With so many that side wins, with fewer the other."""
    worth: list[WorthPart] = []
    """Points for hexes."""
    steps: int = 0
    """Points for each Step of the enemy destroyed."""


class ParkPart(_Part):
    """An Artillery Park on the map; its guns name it in `units`."""

    division: str
    """Whose it is."""
    hex: str
    """Where it is."""
    fired: bool = False
    """Its Fired side is up."""


class EntrenchmentPart(_Part):
    """An entrenchment, which stays on the map whoever leaves it."""

    side: str
    """The side that built it, which alone may use it."""
    hex: str
    """Where it is."""
    occupant: str = ""
    """The Unit in it: one of that side in the hex. Its `work` is `ent`, whether that is said or not."""


class ActingPart(_Part):
    """The chit in play."""

    chit: str
    """`division:ID`, `formation:ID` or `command:SIDE`."""
    begun: bool = False
    """Reinforcements, points and attachments are over: Units act."""
    attached: tuple[str, ...] = ()
    """Independent Units attached to the Formation for this activation."""
    done: tuple[str, ...] = ()
    """Units that have had their Action."""
    built: tuple[str, ...] = ()
    """Units for which an improved position was built in this activation."""
    made: tuple[str, ...] = ()
    """Rearguards created in this activation."""
    offered: tuple[str, ...] = ()
    """Units of the Action in progress whose chance of a Second Action is over."""
    led: tuple[str, ...] = ()
    """Formations whose Leader was with the Units when the Action in progress began."""


class Document(_Part):
    """A scenario, or any position at the beginning of a step or in the middle of an activation between two Actions."""

    map: Any
    """The name of a map of ours, or a map document."""
    sides: tuple[str, str] = ("allied", "german")
    """The two Armies; the first comes first where the rules name no order."""
    id: str = ""
    """The name of the scenario."""
    title: dict[str, str] = {}
    """Its title by language."""
    note: dict[str, str] = {}
    """What it is about, by language."""
    date: str = "1944-06-06"
    """The day on which it begins."""
    length: dict[str, str] = {}
    """How long it takes, by language."""
    balance: dict[str, float] = {}
    """How often each side wins."""
    counters: dict[str, Counter] = {}
    """Counters of the document's own, beside those of counters.toml."""
    divisions: dict[str, DivisionPart] = {}
    """Divisions by id."""
    formations: dict[str, FormationPart] = {}
    """Formations by id."""
    units: dict[str, UnitPart] = {}
    """Units by id."""
    turns: list[TurnPart] = []
    """The Turn Record Track; one turn if it is left out."""
    victory: VictoryPart = field(default_factory=VictoryPart)
    """How the game is won."""
    rules: dict[str, Any] = {}
    """Exclusive rules: `attach` (Step F is played), `last_fog` (the last turn on which fog may stay)."""
    limits: dict[str, dict[str, int]] = {}
    """`blocks` and `rearguards` by side: how many may be in play."""
    rearguard: dict[str, str] = {}
    """The counter of each side's Rearguards."""
    weather_table: tuple[str, ...] = ()
    """A result for each face of the die, 0 to 9; without it the weather stays as it is."""
    air_units: dict[str, tuple[str, ...]] = {}
    """The air Units of each side on every clear daylight turn, by counter."""
    options: dict[str, Any] = {}
    """Options of the game and readings of the rules."""
    next: dict[str, Any] = {}
    """What chance says next."""
    forced: dict[str, Any] = {}
    """Results of charts."""
    moment: Any = None
    """Where the game stands within an Action."""

    turn: int = 1
    """The number of the turn, from 1."""
    step: str = "A"
    """The Step of the Sequence of Play that is about to begin, or in which a chit is in play: A to J."""
    weather: str = "clear"
    """`clear`, `fog`, `overcast` or `rain`."""
    mug: tuple[str, ...] | None = None
    """Before Step H: what is prescribed for it, as for a first turn; else Step G fills it. In Step H: what is in it."""
    carried: str = ""
    """The chit left over from the turn before, which is played first; at the end of a turn, the one left over."""
    bought: dict[str, tuple[str, ...]] = {}
    """Formation chits, by side, that go into the mug in Step G of this turn, whenever they were bought."""
    held: dict[str, tuple[str, ...]] = {}
    """Formation chits, by side, bought in this turn's Step D for the next: from Step E on, beside the mug."""
    spent: dict[str, int] = {}
    """Dispatch Points that Divisions have spent on chits this turn; from Step E on."""
    played: tuple[str, ...] = ()
    """The chits played this turn, the one in play included."""
    barrages: dict[str, str] = {}
    """`light` or `heavy` by hex, in Steps H and I."""
    entrenchments: dict[str, EntrenchmentPart] = {}
    """Entrenchments by id."""
    blocks: dict[str, str] = {}
    """The Division that built the road block in a hex."""
    parks: dict[str, ParkPart] = {}
    """The Artillery Parks on the map by id."""
    air: dict[str, tuple[str, ...]] | None = None
    """The air Units left this turn. If it is left out: all that may fly, from Step C to the first chit."""
    tried: tuple[str, ...] = ()
    """Artillery Units that have attempted contact in this Step E."""
    acting: ActingPart | None = None
    """The chit in play, in Step H."""
    control: dict[str, str] = {}
    """Who controls hexes that count for victory; whoever is in one controls it."""
    losses: dict[str, int] = {}
    """Steps that each side has lost."""
    stacks: dict[str, tuple[str, ...]] = {}
    """The Units of a hex in the order in which they came there, if it is not that of `units`."""
    serial: int | None = None
    """The last number given to a Rearguard or to an entrenchment that was built."""


class Rules(_Part):
    """The `rules` of a document."""  # 1.0#3, 1.0#4

    attach: bool = False
    """Independent Formations may change their superiors in Step F."""
    last_fog: str = "1100"
    """The last turn on which fog may stay."""


KEYED: dict[str, type[Struct]] = {
    "counters": Counter,
    "divisions": DivisionPart,
    "formations": FormationPart,
    "units": UnitPart,
    "entrenchments": EntrenchmentPart,
    "parks": ParkPart,
}
"""Keys whose entries are read one by one, so that an error names its entry."""
