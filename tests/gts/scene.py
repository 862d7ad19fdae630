"""A listed position, answers that name who is asked what, spoken dice, and the log: for worked examples.

    scene = Scene(
        {"A": "D05 rifles", "G": "F05 grenadiers suppressed"},
        hexes={"F05": "woods"}, chit="formation:red", step="H",
    )
    scene.allied("actor-choose", "A").allied("action-choose", "fire") ...
    scene.die(4)                        # the next roll of the ten-sided die, 0 to 9
    assert scene.note("check")["total"] == 6

A Unit is its hex and its counter, then its states: `column`, `suppressed`, `mounted`, `reduced`, `hit`, `hits=2`, `ip`,
`ent`, `white`, `black`, `entering`, `park=P1`, `contact=red`, `of=blue` (its Formation) or `name=value`. Allied ones
belong to Formation `red` of Division `first`, German ones to `feld` of `zweite`, unless told otherwise; a striped Unit
belongs to the Division alone. A Division enters where its first Unit is `entering`. Leaders stand where `leaders` says,
or, if nobody of their Formation is there any more, `alone`, and else with the first Unit of their Formation. A question
with one answer is not asked.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self

from grognard.engine.chance import Ask
from grognard.engine.reasons import Reason
from grognard.engine.table import Table
from grognard.engine.title import settled
from grognard.games.gts.state import Leader, State, Unit
from grognard.games.gts.title import TITLE
from tests.scene import PlayedScene

ALLIED = {
    "rifles": {"kind": "infantry", "steps": 2, "front": {"fire": 4, "weapon": "small-arms", "range": 2, "assault": 5,
        "assault_weapon": "dual", "defense": -1, "movement": 4, "quality": 8}},
    "paras": {"kind": "infantry", "steps": 2, "front": {"fire": 3, "range": 1, "assault": 4, "defense": 0,
        "movement": 4, "quality": 6}},
    "sappers": {"kind": "infantry", "steps": 1, "engineer": True, "front": {"fire": 2, "range": 1, "assault": 3,
        "defense": 0, "movement": 4, "quality": 6}},
    "tanks": {"kind": "vehicle", "steps": 2, "front": {"fire": 5, "weapon": "dual", "range": 4, "assault": 4,
        "assault_weapon": "dual", "defense": -3, "armored": True, "movement": 14, "moves": "tracked",
        "quality": 6}},
    "trucked": {"kind": "infantry", "steps": 2, "front": {"fire": 3, "range": 1, "assault": 3, "defense": 0,
        "movement": 4, "quality": 6}, "transport": {"fire": None, "assault": None, "defense": 1, "movement": 16,
        "moves": "tracked", "quality": 6}},
    "mortars": {"kind": "infantry", "steps": 2, "front": {"fire": 3, "weapon": "mortar", "range": 5, "assault": 1,
        "defense": 0, "movement": 4, "quality": 6}},
    "light-mortars": {"kind": "infantry", "steps": 1, "front": {"fire": 3, "weapon": "light-mortar", "range": 3,
        "defense": 0, "movement": 4, "quality": 6}},
    "field-guns": {"kind": "gun", "steps": 2, "contact": [7, 5], "front": {"fire": 4, "weapon": "indirect",
        "range": 20, "defense": 0, "quality": 6}, "transport": {"fire": None, "assault": None, "defense": 2,
        "movement": 12, "moves": "wheeled", "quality": 6}},
    "priests": {"kind": "vehicle", "steps": 2, "contact": [7, 5], "self_propelled": True, "front": {"fire": 4,
        "weapon": "indirect", "range": 18, "defense": -1, "armored": True, "movement": 12, "moves": "tracked",
        "quality": 6}},
    "infantry-guns": {"kind": "gun", "steps": 1, "front": {"fire": 3, "weapon": "organic", "range": 8, "defense": 0,
        "star": True, "quality": 6}},
    "anti-tank": {"kind": "gun", "steps": 1, "front": {"fire": 5, "weapon": "armor-piercing", "range": 3,
        "assault": 1, "defense": 0, "star": True, "quality": 6}},
}  # fmt: skip
GERMAN = {
    "grenadiers": {"kind": "infantry", "steps": 2, "front": {"fire": 4, "weapon": "small-arms", "range": 1,
        "assault": 4, "assault_weapon": "dual", "defense": 0, "movement": 4, "quality": 5}},
    "festung": {"kind": "infantry", "steps": 2, "front": {"fire": 2, "range": 1, "assault": 2, "defense": 1,
        "movement": 3, "quality": 1}},
    "pioneers": {"kind": "infantry", "steps": 1, "engineer": True, "front": {"fire": 3, "range": 1, "assault": 4,
        "defense": 0, "movement": 4, "quality": 5}},
    "flak": {"kind": "gun", "steps": 0, "front": {"fire": 3, "weapon": "direct-he", "range": 5, "defense": 1,
        "quality": 4}},
    "machine-guns": {"kind": "infantry", "steps": 1, "front": {"fire": 3, "range": 3, "assault": 3, "coloured": True,
        "defense": 0, "movement": 3, "quality": 5}},
    "panzers": {"kind": "vehicle", "steps": 2, "front": {"fire": 5, "weapon": "dual", "range": 4, "assault": 4,
        "assault_weapon": "dual", "defense": -3, "armored": True, "movement": 12, "moves": "tracked",
        "quality": 6}},
    "coastal": {"kind": "gun", "steps": 1, "contact": [6, 4], "front": {"fire": 6, "weapon": "emplaced", "range": 25,
        "assault": 1, "defense": -1, "quality": 4}},
    "howitzers": {"kind": "gun", "steps": 2, "contact": [6, 5], "front": {"fire": 4, "weapon": "indirect",
        "range": 20, "defense": 0, "quality": 5}, "transport": {"fire": None, "assault": None, "defense": 2,
        "movement": 8, "moves": "wheeled", "quality": 5}},
    "granatwerfer": {"kind": "infantry", "steps": 1, "front": {"fire": 3, "weapon": "mortar", "range": 5,
        "defense": 0, "movement": 3, "quality": 5}},
    "hundreds": {"kind": "infantry", "steps": 0, "rearguard": True, "front": {"fire": 0, "range": 1, "defense": 0,
        "quality": 4}},
}  # fmt: skip
STATES: dict[str, tuple[str, Any]] = {
    "column": ("column", True),
    "suppressed": ("suppressed", True),
    "mounted": ("mounted", True),
    "reduced": ("lost", 1),
    "hit": ("hits", 1),
    "ip": ("work", "ip"),
    "ent": ("work", "ent"),
    "white": ("stripe", "white"),
    "black": ("stripe", "black"),
    "entering": ("entering", True),
}
DIVISIONS = {
    "first": {"side": "allied", "command": 4, "dispatch": 6, "parks": 2},
    "second": {"side": "allied", "command": 3, "dispatch": 5},
    "zweite": {"side": "german", "command": 3, "dispatch": 4},
}
FORMATIONS = {
    "red": {"division": "first", "leader": "Redman", "range": 5, "attachment": 2},
    "blue": {"division": "first", "leader": "Bluett", "range": 4, "attachment": 1},
    "green": {"division": "second", "leader": "Greene", "range": 4, "attachment": 1},
    "feld": {"division": "zweite", "leader": "Felder", "range": 5, "attachment": 2},
    "berg": {"division": "zweite", "leader": "Bergmann", "range": 3, "attachment": 1},
}


def open_map(hexes: Mapping[str, Any] = {}, **features: Any) -> dict[str, Any]:
    """Sixteen columns and twelve rows of clear ground; `hexes` gives terrain, or all keys of a hex."""
    return {
        "id": "scene",
        "title": {"en": "Scene"},
        "grid": {"columns": 16, "rows": 12, "numbering": "letters2"},
        "default": {"terrain": "clear"},
        "hexes": {name: {"terrain": kind} if isinstance(kind, str) else kind for name, kind in hexes.items()},
        **features,
    }


def unit_of(text: str) -> dict[str, Any]:
    """A Unit from its line: hex, counter, states."""
    where, counter, *states = text.split()
    unit: dict[str, Any] = {"hex": where, "counter": counter}
    for state in states:
        key, _, value = state.partition("=")
        if not value:
            field, given = STATES[key]
            unit[field] = given
        elif key == "of":
            unit["formation"] = value
        else:
            unit[key] = int(value) if value.isdigit() else value
    own = "first" if counter in ALLIED else "zweite"
    if "stripe" in unit:
        unit.setdefault("division", own)
    else:
        unit.setdefault("formation", "red" if counter in ALLIED else "feld")
    return unit


class Scene(PlayedScene):
    """A game of a described position in which chance says what the test says."""

    def __init__(
        self,
        units: Mapping[str, str] = {},
        *,
        hexes: Mapping[str, Any] = {},
        features: Mapping[str, Any] = {},
        leaders: Mapping[str, str] = {},
        alone: Mapping[str, str] = {},
        points: Mapping[str, tuple[int, int]] = {},
        chit: str = "formation:red",
        begun: bool = True,
        attached: tuple[str, ...] = (),
        options: Mapping[str, str] = {},
        **document: Any,
    ) -> None:
        listed = {id_: unit_of(text) for id_, text in units.items()}
        used = {unit["formation"] for unit in listed.values() if "formation" in unit} | {*leaders, *alone}
        document["units"] = listed
        document["map"] = document.get("map") or open_map(hexes, **features)
        document["counters"] = {**ALLIED, **GERMAN, **document.get("counters", {})}
        document["divisions"] = {
            id_: {"points": points.get(id_, (0, 0)), **_entry(listed, id_), **row}
            for id_, row in _with(DIVISIONS, document.get("divisions", {})).items()
        }
        used |= set(document.get("formations", {}))
        document["formations"] = {
            id_: {**({"hex": where} if (where := leaders.get(id_) or _first(listed, id_)) else {}), **row}
            if row.get("leader")
            else row
            for id_, row in _with(FORMATIONS, document.get("formations", {})).items()
            if id_ in used or chit == f"formation:{id_}"
        }
        document.setdefault("turns", [{"label": "0700", "first": True}, {"label": "0900"}, {"label": "1100"}])
        document.setdefault("step", "H")
        if chit:
            document.setdefault("acting", {"chit": chit, "begun": begun, "attached": attached})
        chosen = settled(TITLE, {"reactions": "friendly", **options})
        self.game: Table = Table(TITLE, document, chosen, Ask())
        for id_, where in alone.items():
            self.g.leaders[id_] = Leader(self.g.board.cell(where))

    @property
    def g(self) -> State:
        state: State = self.game.state
        return state

    def allied(self, kind: str, *ids: str) -> Self:
        return self.answer("allied", kind, *ids)

    def german(self, kind: str, *ids: str) -> Self:
        return self.answer("german", kind, *ids)

    def act(self, unit: str, action: str, *joined: str) -> Self:
        """An Active Unit begins an Action, perhaps with others of its hex."""
        side = self.g.units[unit].side
        if self.pending.kind == "actor-choose":
            self.answer(side, "actor-choose", unit)
        self.answer(side, "action-choose", action)
        self.answer(side, "stack-choose", *joined)
        if self.pending.kind == "stack-choose":
            self.answer(side, "stack-choose", "done")
        return self

    def explained(self, option: str) -> tuple[Reason, ...]:
        return self.game.explain(option)

    def die(self, face: int) -> Self:
        """Chance rolls this face of the ten-sided die."""
        self.expect_chance()
        self.game.answer(str(face or 10))
        return self

    def draw(self, chit: str) -> Scene:
        """Chance draws this chit out of the mug."""
        self.expect_chance()
        assert chit in self.ids, f"in the mug are {self.ids}"
        self.game.answer(chit)
        return self

    def dice(self, *faces: int) -> Self:
        """The next rolls, one after another."""
        for face in faces:
            self.die(face)
        return self

    def unit(self, id_: str) -> Unit:
        return self.g.units[id_]

    def at(self, id_: str) -> str:
        """The hex in which a Unit is."""
        return self.g.board.name(self.unit(id_).where)

    def modifiers(self, note: str = "shot") -> dict[str, int]:
        """The parts of the last sum that a line of the log shows, by name."""
        return {
            (text["id"] if isinstance(text, dict) else text[1:]): value
            for text, value, _ in self.note(note)["modifiers"]
        }


def _with(rows: Mapping[str, Any], more: Mapping[str, Any]) -> dict[str, dict[str, Any]]:
    """The usual rows, changed as a test wants them, and its own."""
    return {id_: {**rows.get(id_, {}), **more.get(id_, {})} for id_ in {**rows, **more}}


def _first(units: dict[str, dict[str, Any]], formation: str) -> str:
    """The hex of the first Unit of a Formation that is on the map."""
    return next(
        (u["hex"] for u in units.values() if u.get("formation") == formation and u["hex"][0].isupper()), ""
    )


def _entry(units: dict[str, dict[str, Any]], division: str) -> dict[str, str]:
    """The entry hex of a Division: where the first of its Units is that is entering."""
    for unit in units.values():
        own = unit.get("division") or FORMATIONS.get(unit.get("formation", ""), {}).get("division")
        if unit.get("entering") and own == division:
            return {"entry": unit["hex"]}
    return {}
