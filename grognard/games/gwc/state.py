"""The position of a game: what lies on the map, beside it and in the hands, and what is going on.

Containers are copied by `clone`; every value in them is frozen and shared. A save leaves out the defaults of those
whose defaults are single objects (False, 0, "", ()), because they are recognised by identity. Side ids are the
nations: `german`, `french`, `american`. The side listed first counts victory points upward.
"""

from __future__ import annotations

from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from grognard.engine.board import Board, Cell
from grognard.engine.position import Position, cloner
from grognard.engine.reasons import Modifiers


class Formation(Struct, frozen=True, gc=False, omit_defaults=True):
    """A Leader, Unit or Tank on the map. `activated` says for what this Turn, "" if not yet."""

    counter: str
    side: str
    cell: Cell
    broken: bool = False
    suppressed: bool = False
    veteran: bool = False
    weapon: str = ""
    activated: str = ""
    has_exited: bool = False


class Weapon(Struct, frozen=True, gc=False, omit_defaults=True):
    """A Weapon possessed by a Unit on the map."""

    counter: str
    broken: bool = False


class Telephone(Struct, frozen=True, gc=False):
    """A player's battery: its counter, its state and the Artillery Box in which it lies."""

    counter: str
    box: str = "local"
    broken: bool = False


class Barrage(Struct, frozen=True, gc=False, omit_defaults=True):
    """A player's Spotting Round and Impact markers on the map. `kind` is `local` or `standing` (also creeping)."""

    kind: str
    center: Cell
    impacts: tuple[Cell, ...] = ()


class Strategy(Struct, frozen=True, gc=False, omit_defaults=True):
    """The Strategy Card that a player holds and the number of the Turn from which he may play it."""

    card: str
    from_turn: int = 0


class Arrival(Struct, frozen=True, gc=False):
    """A piece off the map that will enter it: in the set-up, or from a space of the Time Track.

    `what` is formation, weapon, fortification or telephone. A Tank that has exited lies on two spaces under one
    `id`, and returns from the opponent's edge.
    """

    side: str
    counter: str
    what: str = "formation"
    weapon: str = ""
    box: str = "local"
    has_exited: bool = False
    id: int = 0


class Order(Struct, frozen=True, gc=False, omit_defaults=True):
    """The Order in progress, or an Op Fire activation. All of `group` count as activated by the same `leader`.

    `runner` says that a Runner moves by a Runner Order: everything of a move holds for it, but it is no Move Order.
    """

    kind: str
    side: str
    group: tuple[str, ...] = ()
    leader: str = ""
    runner: bool = False


class Steps(Struct, frozen=True, gc=False, omit_defaults=True):
    """What a Formation has done so far in the Order in progress."""

    spent: int = 0
    ended: bool = False
    road: bool = False
    shellhole: bool = False
    destroyed_woods: bool = False
    wire: Cell | None = None
    """The Wire hex that has cost it the rest of its MP."""
    visited: tuple[Cell, ...] = ()
    sheltered: Cell | None = None
    """The hex that it has entered along a Trench, where no Op Fire may be directed at it."""


class Attack(Struct, frozen=True, gc=False):
    """An attack in progress. `kind` is fire, ordnance, mortar, artillery, air, mines or flamethrower."""

    kind: str
    side: str
    cell: Cell
    firers: tuple[str, ...] = ()
    strength: Modifiers = Modifiers()
    total: int = 0
    defenders: tuple[str, ...] = ()
    reductions: Modifiers = Modifiers()
    crossed: tuple[str, ...] = ()
    op_fire: bool = False

    @property
    def attack_total(self) -> int:
        """The number that a Defense Total must beat."""
        return self.total + self.reductions.total


class Setting(Struct, frozen=True):
    """What all positions of one game share: map, date, sides, scenario values and options."""

    board: Board
    sides: tuple[str, str]
    year: int
    month: int
    postures: dict[str, str]
    edges: dict[str, str]
    order_limits: dict[str, int]
    discard_limits: dict[str, int]
    set_up_areas: dict[str, frozenset[Cell]]
    options: dict[str, str]
    scenario: str = ""
    cards: dict[str, Any] = {}
    """Fate cards that a document invents, by id, beside those of the decks."""
    formations: dict[str, Any] = {}
    """Every Formation counter by its id, those that a document invents included."""
    weapons: dict[str, Any] = {}
    telephones: dict[str, Any] = {}
    countermix: dict[str, int] = {}
    """How many there are of every counter that can run short."""
    special: tuple[str, ...] = ()
    set_up_order: tuple[str, ...] = ()
    chit_draws: dict[str, int] = {}
    """How many Objective chits are drawn before play: `open`, or secret for a side."""

    def other(self, side: str) -> str:
        return self.sides[1] if side == self.sides[0] else self.sides[0]

    @property
    def defender(self) -> str | None:
        return next((side for side in self.sides if self.postures[side] == "defend"), None)

    def is_from(self, year: int, month: int = 1) -> bool:
        """True if the scenario's date is this month or later."""
        return (self.year, self.month) >= (year, month)


class State(Position, kw_only=True):
    """A position of Great War Commander."""

    setting: Any = None

    # on the map
    formations: dict[str, Formation] = {}
    weapons: dict[str, Weapon] = {}
    at: dict[Cell, tuple[str, ...]] = {}
    """Which Formations are in a hex, hexes and ids sorted: an index kept by `place`, `move_to` and `remove`."""
    terrain_markers: dict[Cell, str] = {}
    """Shellhole, Rubble or Blaze markers, which change the terrain type of their hex."""
    fortifications: dict[Cell, str] = {}
    """Printed and placed alike; a printed one that is removed is simply gone."""
    gas: dict[Cell, bool] = {}
    smoke: dict[Cell, int] = {}
    dead_trails: dict[Cell, bool] = {}
    control: dict[int, str] = {}
    """Objective number to side; uncontrolled ones are absent."""
    sole: dict[Cell, str] = {}
    """The side that was the last sole occupant of a Pillbox or Blockhaus hex."""
    barrages: dict[str, Barrage] = {}
    seniors: dict[str, tuple[str, ...]] = {}
    """A side whose most senior Leaders are equal: the one designated Highest-ranking, then those equal to him."""

    # beside the map
    telephones: dict[str, Telephone] = {}
    taken: dict[str, int] = {}
    """How many of a limited counter are out of the countermix."""
    casualties: dict[str, tuple[str, ...]] = {}
    """Counter ids in the order of their spaces; a Tank stands twice."""
    weapons_box: dict[str, tuple[str, ...]] = {}
    time_track: dict[int, tuple[Arrival, ...]] = {}
    reserves: dict[str, tuple[Arrival, ...]] = {}
    """What each side has still to set up."""
    vp: int = 0
    time: int = 0
    sudden_death: int = 0
    surrender: dict[str, int] = {}
    initiative: str = ""
    tank_lost: dict[str, bool] = {}
    open_chits: tuple[str, ...] = ()
    secret_chits: dict[str, tuple[str, ...]] = {}
    chits_left: tuple[str, ...] = ()

    # cards
    decks: dict[str, tuple[str, ...]] = {}
    discards: dict[str, tuple[str, ...]] = {}
    hands: dict[str, tuple[str, ...]] = {}
    hands_known: dict[str, tuple[str, ...]] = {}
    """The cards of a side's hand that its opponent has seen and that are still there."""
    meddling: dict[str, tuple[str, ...]] = {}
    """Face-down cards that will be the next Orders of a side."""
    strategy_decks: dict[str, tuple[str, ...]] = {}
    strategy_known: dict[str, tuple[tuple[str, ...], str]] = {}
    """The top card of a Strategy deck that somebody has looked at: deck's owner to (all who know it, card)."""
    strategy_bottom: dict[str, tuple[str, ...]] = {}
    strategy: dict[str, Strategy] = {}
    strategy_discards: dict[str, tuple[str, ...]] = {}
    reminders: dict[str, tuple[str, ...]] = {}

    # the Turn
    phase: str = "set up"
    turn: int = 1
    active: str = ""
    orders_given: int = 0
    strategy_used: dict[str, bool] = {}
    players_activated: dict[str, bool] = {}
    fao_used: bool = False
    order: Order | None = None
    op_fires: tuple[Order, ...] = ()
    """Every Op Fire activation of the Move Order in progress."""
    op_fire_at: Cell | None = None
    """The hex that a moving Formation has just entered, while the inactive player may fire at it."""
    steps: dict[str, Steps] = {}
    moving: tuple[str, ...] = ()
    """The Formation or stack that is on the move just now."""
    melees: tuple[Cell, ...] = ()
    """Melees being fought, the innermost last."""
    boosts: Modifiers = Modifiers()
    """What Actions add to the Melee Roll that is about to be made."""
    effects: tuple[str, ...] = ()
    """Strategy Cards and Actions that last for the Order in progress."""
    attacks: tuple[Attack, ...] = ()
    """Attacks being resolved, the innermost last: an Event can touch any of them."""
    in_trigger: bool = False
    rolling: str = ""
    """The Formation whose Rally or Rout Roll is being made."""
    detached: dict[str, str] = {}
    """Platoon to the Team that an Event has detached from it while a result against it was pending."""
    melees_due: tuple[Cell, ...] = ()
    """Hexes for which there is a Melee as soon as the trigger is over."""
    hand_shown: str = ""
    """The side whose hand its opponent is looking at."""
    serial: int = 0
    """Numbers the pieces that enter play, so that every id is new."""

    @property
    def board(self) -> Board:
        board: Board = self.setting.board
        return board

    def other(self, side: str) -> str:
        return str(self.setting.other(side))

    @property
    def inactive(self) -> str:
        return self.other(self.active)

    # Formations

    def change(self, id_: str, **changes: Any) -> None:
        """Change anything about a Formation but its hex."""
        assert "cell" not in changes, "use move_to"
        self.formations[id_] = replace(self.formations[id_], **changes)

    def place(self, id_: str, formation: Formation) -> None:
        self.formations[id_] = formation
        at, cell = self.at, formation.cell
        if cell in at:
            at[cell] = tuple(sorted((*at[cell], id_)))
            return
        last = next(reversed(at), cell)
        at[cell] = (id_,)
        if cell < last:
            self.at = dict(sorted(at.items()))

    def remove(self, id_: str) -> Formation:
        formation = self.formations.pop(id_)
        self._leave(id_, formation.cell)
        return formation

    def move_to(self, id_: str, cell: Cell) -> None:
        formation = self.formations[id_]
        self._leave(id_, formation.cell)
        self.place(id_, replace(formation, cell=cell))

    def _leave(self, id_: str, cell: Cell) -> None:
        rest = tuple(other for other in self.at[cell] if other != id_)
        if rest:
            self.at[cell] = rest
        else:
            del self.at[cell]

    def in_hex(self, cell: Cell, side: str | None = None) -> tuple[str, ...]:
        """The Formations in a hex, of one side or of both."""
        here = self.at.get(cell, ())
        if side is None or not here:
            return here
        formations = self.formations
        return tuple([id_ for id_ in here if formations[id_].side == side])

    def of(self, side: str) -> list[str]:
        """All Formations of a side on the map."""
        return [id_ for id_, formation in self.formations.items() if formation.side == side]

    def is_melee(self, cell: Cell) -> bool:
        """Both sides have Formations in the hex."""
        here = self.at.get(cell, ())
        if len(here) < 2:
            return False
        formations = self.formations
        first = formations[here[0]].side
        return any(formations[id_].side != first for id_ in here)

    def arm(self, unit: str, id_: str, weapon: Weapon) -> None:
        """A Weapon comes into play with a Unit; all Weapons are kept sorted by their ids."""
        self.weapons = dict(sorted({**self.weapons, id_: weapon}.items()))
        self.change(unit, weapon=id_)

    def wait(self, space: int, arrival: Arrival) -> None:
        """A piece is put on a space of the Time Track."""
        there = (*self.time_track.get(space, ()), arrival)
        self.time_track = dict(sorted({**self.time_track, space: there}.items()))

    def lift(self, space: int, arrival: Arrival) -> None:
        """A piece is taken off a space of the Time Track."""
        there = list(self.time_track[space])
        there.remove(arrival)
        self.time_track[space] = tuple(there)
        if not there:
            del self.time_track[space]

    def new_id(self, counter: str) -> str:
        """An id for a piece that enters play."""
        self.serial += 1
        return f"{counter}.{self.serial}"

    # the countermix: a counter that is not listed is never short

    @property
    def countermix(self) -> dict[str, int]:
        """How many of every limited counter are left."""
        return {id_: limit - self.taken.get(id_, 0) for id_, limit in self.setting.countermix.items()}

    def available(self, counter: str) -> bool:
        limit: int | None = self.setting.countermix.get(counter)
        return limit is None or self.taken.get(counter, 0) < limit

    def take(self, counter: str) -> None:
        """Take a counter out of the countermix."""
        assert self.available(counter), f"no {counter} is left in the countermix"
        if counter in self.setting.countermix:
            self.taken = dict(sorted({**self.taken, counter: self.taken.get(counter, 0) + 1}.items()))

    def put_back(self, counter: str) -> None:
        """Return a counter to the countermix."""
        if counter in self.setting.countermix:
            self.taken[counter] -= 1
            if not self.taken[counter]:
                del self.taken[counter]

    # attacks in progress

    @property
    def attack(self) -> Attack:
        return self.attacks[-1]

    def change_attack(self, **changes: Any) -> None:
        self.attacks = (*self.attacks[:-1], replace(self.attacks[-1], **changes))

    def has_effect(self, effect: str) -> bool:
        return effect in self.effects


clone = cloner(State)
"""An independent copy of a position."""
