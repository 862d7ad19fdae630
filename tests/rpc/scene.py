"""A listed position, answers that name who is asked what, spoken dice, and the log: for worked examples.

    scene = Scene(
        {"M1": "V10 british machine-gun dispersed", "G1": "X09 german infantry"},
        map="trenches", phase="couplets",
    )
    scene.german("command-choose", "G1").german("actor-choose", "G1").german("action-choose", "move") ...
    scene.dice(2, 3)                        # the next roll
    assert scene.note("check")["total"] == 8

A unit is its hex, side and type, then its states: `dispersed`, `spent`, `in`, `out`, `moving`, or `name=value`.
A question with one answer is not asked. Windows with no answer but to pass are not asked either.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import grognard
from grognard.engine import fields
from grognard.engine.board import Cell
from grognard.engine.reasons import Reason
from grognard.engine.table import Table
from grognard.games.rpc.state import State, Unit
from tests.scene import PlayedScene

FIXTURES = Path(__file__).parent / "maps"
STATES = {
    "formed": ("formed", True),
    "dispersed": ("formed", False),
    "ready": ("ready", True),
    "spent": ("ready", False),
    "in": ("inside", True),
    "out": ("inside", False),
    "moving": ("moving", True),
}


def fixture(name: str) -> dict[str, Any]:
    """The document of a map beside the tests."""
    return fields.read(FIXTURES / f"{name}.toml")


def open_map(hexes: Mapping[str, Any] = {}, **features: Any) -> dict[str, Any]:
    """Twelve columns and ten rows of open ground; `hexes` gives terrain, or all keys of a hex."""
    return {
        "id": "scene",
        "title": {"en": "Scene"},
        "grid": {"columns": 12, "rows": 10, "numbering": "letters2"},
        "hexes": {name: {"terrain": kind} if isinstance(kind, str) else kind for name, kind in hexes.items()},
        **features,
    }


def square(at: str, kind: str, half: float = 0.6, **keys: Any) -> dict[str, Any]:
    """Artwork around the centre of a hex."""
    points = [[-half, -half], [half, -half], [half, half], [-half, half]]
    return {"kind": kind, "at": at, "points": points, **keys}


class Scene(PlayedScene):
    """A game of a described position in which chance says what the test says."""

    def __init__(
        self,
        units: Mapping[str, str] = {},
        *,
        map: str | dict[str, Any] = "",  # noqa: A002
        hexes: Mapping[str, Any] = {},
        features: Mapping[str, Any] = {},
        options: Mapping[str, str] = {},
        **document: Any,
    ) -> None:
        ground = map or open_map(hexes, **features)
        is_fixture = isinstance(ground, str) and (FIXTURES / f"{ground}.toml").exists()
        document["map"] = fixture(str(ground)) if is_fixture else ground
        document.setdefault("date", "1916-01-15")
        document.setdefault("phase", "couplets")
        document["units"] = {id_: unit_of(text) for id_, text in units.items()}
        chosen = {"reactions": "friendly", **options}
        self.game: Table = grognard.new("rpc", document, options=chosen, chance="ask")

    # what is asked

    @property
    def g(self) -> State:
        state: State = self.game.state
        return state

    def german(self, kind: str, *ids: str) -> Scene:
        return self.answer("german", kind, *ids)

    def british(self, kind: str, *ids: str) -> Scene:
        return self.answer("british", kind, *ids)

    def command(self, *units: str) -> Scene:
        """The side to act commands these units; the command is complete."""
        side = self.pending.side
        self.answer(side, "command-choose", units[0])
        self.answer(side, "command-add", *units[1:])
        if self.pending.kind == "command-add":
            self.answer(side, "command-add", "done")
        return self

    def act(self, unit: str, action: str) -> Scene:
        """An activated unit begins an action; with one unit the actor is not asked for."""
        side = self.g.units[unit].side
        if self.pending.kind == "actor-choose":
            self.answer(side, "actor-choose", unit)
        return self.answer(side, "action-choose", action)

    def explained(self, option: str) -> tuple[Reason, ...]:
        return self.game.explain(option)

    # chance

    def dice(self, *faces: int) -> Scene:
        """Chance rolls these faces."""
        self.expect_chance()
        self.game.answer("-".join(map(str, faces)))
        return self

    def total(self, total: int) -> Scene:
        """Two dice with this total, and no doubles if that can be."""
        first = max(1, total - 6)
        pairs = [(a, total - a) for a in range(first, 7) if 1 <= total - a <= 6]
        return self.dice(*next((pair for pair in pairs if pair[0] != pair[1]), pairs[0]))

    # what happened

    def modifiers(self) -> dict[str, int]:
        """The modifiers of the last check, by name."""
        return named(self.note("check")["modifiers"])

    def unit(self, id_: str) -> Unit:
        return self.g.units[id_]

    def at(self, id_: str) -> str:
        """The hex of a unit, or the place off the map where it is."""
        where = self.unit(id_).where
        return self.g.board.name(where) if where >= 0 else str(where)

    def cell(self, name: str) -> Cell:
        return self.g.board.cell(name)


def named(modifiers: list[Any]) -> dict[str, int]:
    """The values of modifiers as the log has them, by name."""
    ids = [part if isinstance(part, str) else part["id"] for part, *_ in modifiers]
    return {id_.lstrip("@").removeprefix("mod-"): part[1] for id_, part in zip(ids, modifiers, strict=True)}


def unit_of(text: str) -> dict[str, Any]:
    """`V10 british machine-gun dispersed spent points=2`."""
    hex_, side, type_, *states = text.split()
    unit: dict[str, Any] = {"hex": hex_.replace("_", " "), "side": side, "type": type_}
    for state in states:
        if state in STATES:
            name, value = STATES[state]
            unit[name] = value
        else:
            key, _, given = state.partition("=")
            unit[key] = int(given) if given.lstrip("-").isdigit() else given or True
    return unit
