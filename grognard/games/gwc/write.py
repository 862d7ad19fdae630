"""From a position to a document: whatever lasts beyond an Order, in the words in which documents are read."""

from __future__ import annotations

from itertools import groupby
from typing import Any

from msgspec.structs import asdict

from grognard.games.gwc.cards import Card, deck
from grognard.games.gwc.content import Nation
from grognard.games.gwc.counters import TANKS
from grognard.games.gwc.rules import s98_strategy
from grognard.games.gwc.rules.s05_turn import BEFORE_PLAY
from grognard.games.gwc.start import printed_fortifications
from grognard.games.gwc.state import Arrival, Formation, State

UNDER_WAY = frozenset(
    {
        "order",
        "op_fires",
        "op_fire_at",
        "steps",
        "moving",
        "melees",
        "melees_due",
        "boosts",
        "effects",
        "attacks",
        "in_trigger",
        "rolling",
        "detached",
        "hand_shown",
        "outcome",
    }
)
"""What lives within an Order, a Melee or a trigger, and how a game has ended; of `effects` those that last for a Turn
are written."""

OF_THE_SETTING = (
    "title",
    "note",
    "length",
    "balance",
    "special",
    "postures",
    "edges",
    "order_limits",
    "discard_limits",
    "set_up_order",
    "counters",
    "countermix",
)
"""What a document says of the scenario and no game changes."""


def write(g: State, given: dict[str, Any]) -> dict[str, Any]:
    """The document of a position; `given` is the one with which its game began."""
    document = {key: given[key] for key in ("map", "date", "sides")}
    document |= {key: given[key] for key in OF_THE_SETTING if key in given}
    document |= _turn(g) | _tracks(g) | _set_up(g, given)
    found = {**_units(g), **_map(g), **_beside(g), **_chits(g, given), **_cards(g), **_strategy(g)}
    return document | {key: value for key, value in found.items() if value}


def _turn(g: State) -> dict[str, Any]:
    found: dict[str, Any] = {
        "phase": g.phase,
        "turn": g.turn,
        "active": g.active,
        "initiative": g.initiative,
        "orders_given": g.orders_given,
        "strategy_used": list(g.strategy_used),
        "players_activated": list(g.players_activated),
        "fao_used": g.fao_used,
        "effects": list(s98_strategy.lasting(g)),
        "serial": g.serial,
    }
    return {key: value for key, value in found.items() if value}


def _tracks(g: State) -> dict[str, Any]:
    first, second = g.setting.sides
    found: dict[str, Any] = {"vp": {first: g.vp} if g.vp > 0 else {second: -g.vp}} if g.vp else {}
    return {
        **found,
        "time": g.time,
        "sudden_death": g.sudden_death,
        "surrender": dict(g.surrender),
    }


# pieces


def _set_up(g: State, given: dict[str, Any]) -> dict[str, Any]:
    """Areas and what is still to be set up: cards ask for the areas in the middle of play."""
    parts = given.get("set_up", {})
    found = {
        side: {"area": part["area"], "forces": _forces(g.reserves.get(side, ()))}
        for side, part in parts.items()
    }
    return {"set_up": found} if found else {}


def _forces(arrivals: tuple[Arrival, ...]) -> list[dict[str, Any]]:
    """Equal pieces that follow one another are one entry."""
    found = []
    for arrival, alike in groupby(arrivals):
        force: dict[str, Any] = {"counter": arrival.counter, "count": sum(1 for _ in alike)}
        if arrival.what == "fortification":
            force["side"] = arrival.side
        given = {"weapon": arrival.weapon, "has_exited": arrival.has_exited, "id": arrival.id}
        found.append(force | {key: value for key, value in given.items() if value})
    return found


def _units(g: State) -> dict[str, Any]:
    return {"units": {id_: _unit(g, id_, formation) for id_, formation in g.formations.items()}}


def _unit(g: State, id_: str, formation: Formation) -> dict[str, Any]:
    found: dict[str, Any] = {"counter": formation.counter, "hex": g.board.name(formation.cell)}
    for key in ("broken", "suppressed", "veteran", "activated", "has_exited"):
        if getattr(formation, key):
            found[key] = getattr(formation, key)
    if formation.weapon:
        weapon = g.weapons[formation.weapon]
        found["weapon"] = weapon.counter
        if weapon.broken:
            found["weapon_broken"] = True
        if formation.weapon != f"{id_}+{weapon.counter}":
            found["weapon_id"] = formation.weapon
    return found


def _map(g: State) -> dict[str, Any]:
    name = g.board.name
    return {
        "terrain": {name(cell): kind for cell, kind in g.terrain_markers.items()},
        "fortifications": _fortifications(g),
        "gas": [name(cell) for cell in g.gas],
        "smoke": {name(cell): strength for cell, strength in g.smoke.items()},
        "dead_trails": [name(cell) for cell in g.dead_trails],
        "sole": {name(cell): side for cell, side in g.sole.items()},
        "senior": {side: chosen for side, (chosen, *_) in g.seniors.items()},
        "control": {
            side: [number for number, holder in g.control.items() if holder == side]
            for side in dict.fromkeys(g.control.values())
        },
        "barrages": {
            side: {
                "kind": barrage.kind,
                "center": name(barrage.center),
                "impacts": [name(cell) for cell in barrage.impacts],
            }
            for side, barrage in g.barrages.items()
        },
    }


def _fortifications(g: State) -> dict[str, str | None]:
    """What differs from the map, in the order in which it was laid; null where a printed one is gone."""
    shown = printed_fortifications(g)
    found: dict[str, str | None] = {
        g.board.name(cell): None for cell in shown if cell not in g.fortifications
    }
    kept = [cell for cell in shown if g.fortifications.get(cell) == shown[cell]]
    if list(g.fortifications)[: len(kept)] != kept:
        kept = []
    laid = {g.board.name(cell): kind for cell, kind in g.fortifications.items() if cell not in kept}
    return {**found, **laid}


def _beside(g: State) -> dict[str, Any]:
    return {
        "time_track": {str(space): _forces(there) for space, there in g.time_track.items()},
        "telephones": {side: asdict(telephone) for side, telephone in g.telephones.items()},
        "casualties": {side: _lost(g, row) for side, row in g.casualties.items() if row},
        "weapons_box": {side: list(box) for side, box in g.weapons_box.items() if box},
        "tank_lost": list(g.tank_lost),
    }


def _lost(g: State, row: tuple[str, ...]) -> list[str]:
    """A Tank lies on two spaces and is written once."""  # 4.3#5
    found: list[str] = []
    left = list(row)
    while left:
        counter = left.pop(0)
        found.append(counter)
        if g.setting.formations[counter].kind in TANKS:
            left.remove(counter)
    return found


# chits and cards


def _chits(g: State, given: dict[str, Any]) -> dict[str, Any]:
    found: dict[str, Any] = {
        "open": list(g.open_chits),
        "secret": {side: list(held) for side, held in g.secret_chits.items() if held},
    }
    if g.phase in BEFORE_PLAY:
        found["draw"] = given.get("chits", {}).get("draw", {})
    return {"chits": {key: value for key, value in found.items() if value}}


def _cards(g: State) -> dict[str, Any]:
    """All piles as they lie; of decks only what has left them, unless cards are missing from the game."""
    found: dict[str, Any] = {
        "cards": {
            id_: {"side": side, **_card(g.setting.cards[id_])}
            for side in g.setting.sides
            for id_ in (*g.hands[side], *g.meddling[side], *g.decks[side], *g.discards[side])
            if id_ in g.setting.cards
        },
        "hands": {side: list(hand) for side, hand in g.hands.items() if hand},
        "meddling": {side: list(cards) for side, cards in g.meddling.items() if cards},
        "hands_known": {side: list(cards) for side, cards in g.hands_known.items()},
        "discards": {side: list(cards) for side, cards in g.discards.items() if cards},
    }
    short = [side for side in g.setting.sides if not _is_whole(g, side)]
    found["decks"] = {side: list(g.decks[side]) for side in short}
    found["discards"] |= {side: list(g.discards[side]) for side in short}
    return found


def _is_whole(g: State, side: str) -> bool:
    """No card of the nation is out of the game."""
    piles = {*g.hands[side], *g.meddling[side], *g.decks[side], *g.discards[side]}
    return all(card.id in piles for card in deck(Nation(side)))


def _card(card: Card) -> dict[str, Any]:
    """An invented card, as documents write it."""
    found: dict[str, Any] = {
        "dice": [card.white, card.coloured],
        "order": str(card.order),
        "action": str(card.action),
        "event": str(card.event),
        "hex": card.hex,
    }
    for key in ("trigger", "direction", "nationality"):
        value = getattr(card, key)
        if value is not None:
            found[key] = value if isinstance(value, int) else str(value)
    if card.month is not None:
        found["month"] = f"{card.month.year}-{card.month.month:02}"
    return found


def _strategy(g: State) -> dict[str, Any]:
    return {
        "strategy": {
            side: {"card": held.card, "from_turn": held.from_turn} if held.from_turn else held.card
            for side, held in g.strategy.items()
        },
        "strategy_discards": {side: list(cards) for side, cards in g.strategy_discards.items() if cards},
        "reminders": {side: list(cards) for side, cards in g.reminders.items() if cards},
        "strategy_bottom": {side: list(cards) for side, cards in g.strategy_bottom.items()},
        "strategy_known": {
            side: {"card": card, "to": list(knowers)} for side, (knowers, card) in g.strategy_known.items()
        },
    }
