"""The Fate decks (`fate_*.txt`), Strategy and Initiative Cards (`strategy.toml`) and their names (`cards.toml`)."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from enum import StrEnum
from functools import cache
from typing import Any

import msgspec

from grognard.games.gwc.content import (
    ALWAYS,
    FOLDER,
    ContentError,
    Month,
    Name,
    Nation,
    Years,
    check,
    read_toml,
    section,
    shaped,
)

HEX = re.compile(r"[A-O]([1-9]|1[01])")
COLUMNS = ("id", "order", "action", "event", "hex", "white", "coloured", "trigger")
CODES = {Nation.GERMAN: "G", Nation.FRENCH: "F", Nation.AMERICAN: "US"}


class OrderName(StrEnum):
    ADVANCE = "advance"
    AIR_ASSAULT = "air-assault"
    ARTILLERY_DENIED = "artillery-denied"
    ARTILLERY_REQUEST = "artillery-request"
    COMMAND_CONFUSION = "command-confusion"
    FIRE = "fire"
    HMG_SUPPRESS = "hmg-suppress"
    MOVE = "move"
    OFFENSIVE = "offensive"
    RECOVER = "recover"
    ROUT = "rout"
    RUNNER = "runner"


class ActionName(StrEnum):
    ACH_KOMM = "ach-komm"
    AMBUSH = "ambush"
    ASSAULT_FIRE = "assault-fire"
    BARRAGE = "barrage"
    BAYONETS = "bayonets"
    BORE_SIGHTING = "bore-sighting"
    CHARGE = "charge"
    CONCEALMENT = "concealment"
    COUNTERATTACK = "counterattack"
    CROSSFIRE = "crossfire"
    DIG_IN = "dig-in"
    ELAN = "elan"
    ENGINEERING_WORKS = "engineering-works"
    FIRE = "fire"
    GO_TO_GROUND = "go-to-ground"
    HAND_GRENADES = "hand-grenades"
    HIDDEN_PILLBOX = "hidden-pillbox"
    HIDDEN_POSITION = "hidden-position"
    HIDDEN_UNIT = "hidden-unit"
    HIDDEN_WIRE = "hidden-wire"
    INTERSECT_MACHINE_GUNS = "intersect-machine-guns"
    LIGHT_WOUNDS = "light-wounds"
    LIVE_FOREVER = "live-forever"
    MAJOR_GAS_ATTACK = "major-gas-attack"
    MARKSMANSHIP = "marksmanship"
    NO_QUARTER = "no-quarter"
    OH_LES_BOCHES = "oh-les-boches"
    PROBE = "probe"
    STORM_TROOPS = "storm-troops"
    UNTERNEHMUNGSLUSTIG = "unternehmungslustig"
    WHAT_WAS_THAT = "what-was-that"


class EventName(StrEnum):
    AIR_SUPPORT = "air-support"
    AUFTRAGSTAKTIK = "auftragstaktik"
    BATTLEFIELD_ATTRITION = "battlefield-attrition"
    BLAZE = "blaze"
    BREEZE = "breeze"
    CAPTURED_PAPERS = "captured-papers"
    DESERTERS = "deserters"
    DETACHMENT = "detachment"
    DEVIL_DOGS = "devil-dogs"
    EN_AVANT = "en-avant"
    ENGINE_DOWN = "engine-down"
    FATIGUE = "fatigue"
    FIELD_PROMOTION = "field-promotion"
    HERO = "hero"
    HIGH_COMMAND_MEDDLING = "high-command-meddling"
    INFILTRATION = "infiltration"
    INTELLIGENCE = "intelligence"
    INTERDICTION = "interdiction"
    KIA = "kia"
    MACHINE_GUN_NEST = "machine-gun-nest"
    MALFUNCTION = "malfunction"
    MARSEILLAISE = "marseillaise"
    MECCANO = "meccano"
    MOBILE_FIREPOWER = "mobile-firepower"
    NEW_MISSION = "new-mission"
    PETARD_RAQUETTE = "petard-raquette"
    RAID = "raid"
    RAID_PRISONERS = "raid-prisoners"
    RECALL_LEADER = "recall-leader"
    RECONNAISSANCE = "reconnaissance"
    REINFORCEMENTS = "reinforcements"
    RUNNER = "runner"
    SAPPERS = "sappers"
    SCROUNGE = "scrounge"
    STRAGGLERS = "stragglers"
    SUPPRESSING_FIRE = "suppressing-fire"
    SURRENDER = "surrender"
    TELEPHONE_WIRES_CUT = "telephone-wires-cut"
    TROMMELFEUER = "trommelfeuer"
    VALOR = "valor"
    WALKING_WOUNDED = "walking-wounded"


BREEZES = frozenset({EventName.BATTLEFIELD_ATTRITION, EventName.BREEZE, EventName.INTERDICTION})


class Trigger(StrEnum):
    """What a die box can set off."""

    EVENT = "event"
    JAMMED = "jammed"
    SNIPER = "sniper"
    TIME = "time"


class When(StrEnum):
    """The moment at which a Strategy Card may be played as a Situation."""

    OWN_TURN = "own-turn"
    OWN_MOVE = "own-move"
    OWN_OFFENSIVE = "own-offensive"
    OWN_OBSERVER_REQUEST = "own-observer-request"
    MELEE = "melee"
    ENEMY_AIR_ASSAULT_OR_OWN_TURN = "enemy-air-assault-or-own-turn"
    ENEMY_ACTION = "enemy-action"
    ENEMY_OP_FIRE = "enemy-op-fire"
    FRENCH_OFFENSIVE = "french-offensive"


class CardTitle(msgspec.Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """The name of an Order, Action, Event or trigger, its rule, and the nations in whose decks it stands."""

    rule: str
    en: str
    fr: str
    nations: tuple[Nation, ...] = tuple(Nation)

    @property
    def name(self) -> Name:
        return Name(self.en, self.fr)


class Card(msgspec.Struct, frozen=True, gc=False):  # FIG.card.layout
    """A Fate card, from top to bottom."""

    id: str
    order: OrderName
    action: ActionName
    event: EventName
    hex: str  # INFER.randomhexnumbers
    white: int
    coloured: int
    trigger: Trigger | None = None
    direction: int | None = None  # of the Breeze in the Event
    month: Month | None = None  # E76.1: the first of a Machine Gun Nest
    nationality: Nation | None = None  # A50#1

    @property
    def actions(self) -> tuple[ActionName, ...]:  # GLOSS.action
        """The Actions for which the card can be played from hand; Fire is Order and Action in one."""
        return (ActionName.FIRE, self.action) if self.order == OrderName.FIRE else (self.action,)


class StrategyCard(msgspec.Struct, frozen=True, gc=False):
    id: str
    nation: Nation
    rule: str
    name: Name
    situation: str
    when: When
    years: Years = ALWAYS
    reminder: bool = False


class Titles(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The names of everything on a Fate card."""

    orders: dict[OrderName, CardTitle]
    actions: dict[ActionName, CardTitle]
    events: dict[EventName, CardTitle]
    triggers: dict[Trigger, CardTitle]


@cache
def titles() -> Titles:
    """Names and rules of Orders, Actions, Events and triggers."""
    found = shaped(read_toml("cards.toml"), Titles, "cards.toml")
    for table, names in ((found.orders, OrderName), (found.actions, ActionName), (found.events, EventName)):
        missing = set(names) - set(table)
        check(not missing, "cards.toml", f"no title for {', '.join(sorted(missing))}")
    return found


@cache
def deck(nation: Nation) -> tuple[Card, ...]:  # 1.F#1 CONTENTS.cards FIG.card.F-1 FIG.card.US-1 FIG.card.G-7
    """The 72 Fate cards of a nation."""
    file = f"fate_{nation}.txt"
    lines = (FOLDER / file).read_text(encoding="utf-8").splitlines()
    rows = [line.split() for line in lines if line and not line.startswith("#")]
    check(rows and tuple(rows[0]) == COLUMNS, file, f"the columns are {' '.join(COLUMNS)}")
    cards = tuple(read_card(row, nation, file) for row in rows[1:])
    expected = [f"{CODES[nation]}-{number}" for number in range(1, 73)]
    check([card.id for card in cards] == expected, file, f"the cards are {expected[0]} to {expected[-1]}")
    return cards


@cache
def fate_cards() -> dict[str, Card]:
    """Every Fate card by its id."""
    return {card.id: card for nation in Nation for card in deck(nation)}


def read_card(row: Sequence[str], nation: Nation, where: str) -> Card:
    """A card from a line of a deck: the eight columns, `-` for no trigger."""
    check(len(row) == len(COLUMNS), where, f"{' '.join(row)!r} has not {len(COLUMNS)} columns")
    id_, order, action, event, hex_, white, coloured, trigger = row
    action, _, nationality = action.partition(":")
    event, _, value = event.partition(":")
    raw = {
        "id": id_,
        "order": order,
        "action": action,
        "event": event,
        "hex": hex_,
        "white": _number(white, where),
        "coloured": _number(coloured, where),
        "trigger": None if trigger == "-" else trigger,
        "direction": _number(value, where) if event in BREEZES else None,
        "month": Month.parse(value) if event == EventName.MACHINE_GUN_NEST else None,
        "nationality": nationality or None,
    }
    card = shaped(raw, Card, f"{where}: {id_}")
    _check_card(card, nation, f"{where}: {id_}")
    return card


def _number(text: str, where: str) -> int:
    check(text.isdigit(), where, f"{text!r} is no number")
    return int(text)


def _check_card(card: Card, nation: Nation, where: str) -> None:
    names = titles()
    check(card.action != ActionName.FIRE, where, "Fire is printed as an Order")
    check(nation in names.actions[card.action].nations, where, f"{card.action} is not for this nation")
    check(nation in names.events[card.event].nations, where, f"{card.event} is not for this nation")
    check(HEX.fullmatch(card.hex), where, f"{card.hex} is no hex of the map")
    check(1 <= card.white <= 6 and 1 <= card.coloured <= 6, where, "a die shows 1 to 6")
    check(card.direction is None or 1 <= card.direction <= 6, where, "a direction is 1 to 6")
    marksmen = card.action == ActionName.MARKSMANSHIP
    check(marksmen == (card.nationality is not None), where, "a nationality belongs to Marksmanship")


class _StrategyRow(msgspec.Struct, forbid_unknown_fields=True):
    rule: str
    situation: str
    when: When
    en: str
    fr: str
    years: str = ""
    reminder: bool = False


@cache
def strategy_deck(nation: Nation) -> tuple[StrategyCard, ...]:  # 1.S#1 FIG.sc.USS5 FIG.sc.USS1#fr
    """The nine Strategy Cards of a nation."""
    return read_strategy(read_toml("strategy.toml"), nation)


@cache
def strategy_cards() -> dict[str, StrategyCard]:
    """Every Strategy Card by its id."""
    return {card.id: card for nation in Nation for card in strategy_deck(nation)}


def read_strategy(
    document: Mapping[str, Any], nation: Nation, where: str = "strategy.toml"
) -> tuple[StrategyCard, ...]:
    """The Strategy Cards of a nation in a document of the form of `strategy.toml`."""
    cards = []
    for id_, raw in section(document, nation, where).items():
        row = shaped(raw, _StrategyRow, f"{where}: {id_}")
        years = Years.parse(row.years) if row.years else ALWAYS
        name = Name(row.en, row.fr)
        cards.append(StrategyCard(id_, nation, row.rule, name, row.situation, row.when, years, row.reminder))
    return tuple(cards)


@cache
def initiative_card(first: Nation, second: Nation) -> CardTitle:  # 9#1
    """The Initiative Card for a game between two nations."""
    cards = shaped(
        read_toml("strategy.toml")["initiative"], dict[str, CardTitle], "strategy.toml: [initiative]"
    )
    for id_, card in cards.items():
        if set(id_.split("-")) == {first, second}:
            return card
    raise ContentError(f"there is no Initiative Card for {first} against {second}")
