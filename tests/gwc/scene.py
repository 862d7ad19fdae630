"""A drawn or listed position, answers that name who is asked what, spoken dice, and the log: for worked examples.

    scene = Scene(
        {"L1": "H4 ge-landwehr+mg08 suppressed", "P1": "J4 us-infantry broken"},
        ground={"J4": "building"},
        hands={"german": {"F": order("fire")}},
    )
    scene.german("order-choose", "F").german("activate-first", "L1") ...
    scene.roll(5, 4)                      # the next card of the roller; re-roll and +1 are declined
    scene.turns_up("valor")               # a card of `cards` that is revealed
    assert scene.note("fire-attack")["total"] == 18

A question with one answer is not asked: a side with nothing left to do ends its Turn at once. A test that looks at the
position after an Order gives the side something to wait with, such as a Rout card and a broken enemy.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import grognard
from grognard.engine.decision import CHANCE
from grognard.engine.table import Table
from grognard.games.gwc.rules import s01_cards
from grognard.games.gwc.state import Formation, State
from tests.scene import PlayedScene

TRIGGERS = (None, "event", "jammed", "sniper", "time")
Card = dict[str, Any]


def order(name: str, **fields: Any) -> Card:
    """A Fate card for the sake of its Order."""
    return {"order": name, **fields}


def action(name: str, **fields: Any) -> Card:
    """A Fate card for the sake of its Action."""
    return {"action": name, **fields}


def open_map(ground: Mapping[str, Any] = {}, **fields: Any) -> dict[str, Any]:
    """The 15 x 11 board of open ground; `ground` gives the terrain of hexes, or all their keys."""
    hexes = {name: {"terrain": kind} if isinstance(kind, str) else kind for name, kind in ground.items()}
    return {
        "id": "scene",
        "title": {"en": "Scene"},
        "grid": {"columns": 15, "rows": 11, "numbering": "letters"},
        "default": {"terrain": "open", "level": 0},
        "hexes": hexes,
        **fields,
    }


class Scene(PlayedScene):
    """A game of a described position in which chance says what the test says."""

    def __init__(
        self,
        units: Mapping[str, str],
        *,
        ground: Mapping[str, Any] = {},
        features: Mapping[str, Any] = {},
        hands: Mapping[str, Mapping[str, Card | str]] = {},
        cards: Mapping[str, Mapping[str, Card]] = {},
        options: Mapping[str, str] = {},
        **document: Any,
    ) -> None:
        sides = document.setdefault("sides", _sides(units))
        document.setdefault("map", open_map(ground, **features))
        document.setdefault("date", "1917-06")
        invented: dict[str, Card] = {}
        for side in sides:
            invented |= _dice_cards(side)
            for named in (cards.get(side, {}), hands.get(side, {})):
                invented |= {
                    id_: {**card, "side": side} for id_, card in named.items() if not isinstance(card, str)
                }
        document["cards"] = invented
        document["hands"] = {side: list(held) for side, held in hands.items()}
        document["units"] = {id_: _unit(text) for id_, text in units.items()}
        chosen = {"reactions": "friendly", **options}
        self.game: Table = grognard.new("gwc", document, options=chosen, chance="ask")

    # what is asked

    @property
    def g(self) -> State:
        state: State = self.game.state
        return state

    def german(self, kind: str, *ids: str) -> Scene:
        return self.answer("german", kind, *ids)

    def french(self, kind: str, *ids: str) -> Scene:
        return self.answer("french", kind, *ids)

    def american(self, kind: str, *ids: str) -> Scene:
        return self.answer("american", kind, *ids)

    # chance

    def roll(self, white: int, coloured: int, trigger: str | None = None, *, windows: bool = False) -> Scene:
        """The next card shows these dice. Unless the windows are of interest, nobody re-rolls or adds 1."""
        self.expect_chance()
        wanted = (white, coloured, trigger)
        self.draws(next(id_ for id_ in reversed(self.ids) if self._face(id_) == wanted))
        return self if windows else self.decline("reroll-offer", "plus-one-offer")

    def _face(self, card: str) -> tuple[int, int, str | None]:
        shown = s01_cards.card(self.g, card)
        return shown.white, shown.coloured, shown.trigger

    def turns_up(self, card: str) -> Scene:
        """The next card that is turned up or drawn is this one."""
        return self.draws(card)

    def draws(self, item: str | None = None) -> Scene:
        """Chance draws this item, or any."""
        self.expect_chance()
        self.game.answer(self.ids[0] if item is None else item)
        return self

    def refill(self) -> Scene:
        """Whatever chance is asked next, any answer will do."""
        while self.game.pending is not None and self.game.pending.side == CHANCE:
            self.draws()
        return self

    def roller(self) -> str:
        """The side whose deck is asked."""
        asked = self.game._asked
        return str(asked.source).partition(":")[2]

    # what happened

    def unit(self, id_: str) -> Formation:
        return self.g.formations[id_]

    def at(self, id_: str) -> str:
        """The hex of a Formation."""
        return self.g.board.name(self.unit(id_).cell)


def _sides(units: Mapping[str, str]) -> list[str]:
    """The German side and the Entente nation of which there is a counter."""
    american = any(text.split()[1].startswith("us-") for text in units.values())
    return ["german", "american" if american else "french"]


def _unit(text: str) -> dict[str, Any]:
    """`H4 ge-landwehr+mg08 broken activated=fire`: hex, counter with its Weapon, and state."""
    hex_, counter, *states = text.split()
    counter, _, weapon = counter.partition("+")
    unit: dict[str, Any] = {"hex": hex_, "counter": counter, "weapon": weapon}
    for state in states:
        name, _, value = state.partition("=")
        unit[name] = value or True
    return unit


def _dice_cards(side: str) -> dict[str, Card]:
    """A card of this side for every roll: `german-5-4-None`, `german-1-1-jammed` and so on."""
    dice = range(1, 7)
    return {
        f"{side}-{white}-{coloured}-{trigger}": {"side": side, "dice": [white, coloured], "trigger": trigger}
        for white in dice
        for coloured in dice
        for trigger in TRIGGERS
    }
