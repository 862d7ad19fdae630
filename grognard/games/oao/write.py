"""Any position as a document: what lasts, in the order of docs/positions.md, without what is as by default."""

from __future__ import annotations

from typing import Any

from grognard.engine.board import Cell
from grognard.games.oao.oob import setup
from grognard.games.oao.rail import Net, railways_of
from grognard.games.oao.reference import HALVES
from grognard.games.oao.rules import s03_control
from grognard.games.oao.start import plan_of
from grognard.games.oao.start_ground import NOBODY
from grognard.games.oao.state import OFF_MAP, PLACES, Army, Means, Preparation, State, Unit

UNDER_WAY = frozenset(("move", "retreating", "fought", "attacks", "outcome"))
"""What lives within a march, a retreat, a combat or an attack phase only."""

SETTING = (
    "date", "map", "title", "note", "length", "balance", "counters", "first", "last", "armies", "area", "victory",
    "rules", "arrivals",
)  # fmt: skip
"""The keys of a document that describe the game, not the position."""
PLACE_NAMES = {place: name for name, place in PLACES.items()}
UNIT_FLAGS = (
    "losses", "level", "mode", "turned", "later", "detached", "task", "spent", "reaction", "sortie", "diverted",
    "active", "roused", "moved", "retreated", "repulsed", "ammo",
)  # fmt: skip
UNIT_HEXES = ("site", "prepared", "bound_for")
AS_BEGUN = Unit("", "", OFF_MAP)
ARMY_AS_BEGUN = Army("")


def write(g: State, given: dict[str, Any]) -> dict[str, Any]:
    """The document of a position; `given` is the one with which its game began."""
    found = {
        **{key: value for key, value in given.items() if key in SETTING},
        "complete": True,
        "gt": g.gt,
        "player": g.player,
        "phase": g.phase,
        "begun": g.begun,
        "vp": g.vp,
        "units": {id_: _unit(g, id_, unit) for id_, unit in g.units.items()},
        "stacks": _stacks(g),
        "displays": {id_: _display(g, id_, army) for id_, army in g.armies.items()},
        "means": {side: _means(means) for side, means in g.means.items()},
        **_ground(g),
        **_railways(g),
        **_record(g),
        **_of_the_phase(g),
    }
    return {key: value for key, value in found.items() if value not in ({}, [], "", False)} | {
        "displays": found["displays"],
        "units": found["units"],
    }


# units


def _unit(g: State, id_: str, unit: Unit) -> dict[str, Any]:
    place = setup().get(id_)
    found: dict[str, Any] = {
        "hex": "+".join(_name(g, cell) for cell in (unit.where, unit.other)[: 1 + (unit.other >= 0)])
    }
    for key in ("army", "corps"):
        usual = (getattr(place, key) if place is not None else None) or ""
        if getattr(unit, key) != usual:
            found[key] = getattr(unit, key)
    for key in UNIT_FLAGS:
        if getattr(unit, key) != getattr(AS_BEGUN, key):
            found[key] = getattr(unit, key)
    for key in UNIT_HEXES:
        if getattr(unit, key) != OFF_MAP:
            found[key] = _name(g, getattr(unit, key))
    return found | ({"began": _names(g, unit.began)} if unit.began else {})


def _stacks(g: State) -> dict[str, list[str]]:
    """In which order units lie, where it is not that in which they are listed."""
    place = {id_: number for number, id_ in enumerate(g.units)}
    return {
        g.board.name(cell): list(units)
        for cell, units in g.at.items()
        if list(units) != sorted(units, key=place.__getitem__)
    }


# sides


def _display(g: State, id_: str, army: Army) -> dict[str, Any]:
    keys = ("active", "mandated", "ammo", "rationed", "limit", "shortage", "since")
    found = {key: getattr(army, key) for key in keys if getattr(army, key) != getattr(ARMY_AS_BEGUN, key)}
    return found if army.plan == plan_of(id_, g.setting.first) else {"plan": army.plan, **found}


def _means(means: Means) -> dict[str, Any]:
    found = {
        "rail_points": means.rail_points / HALVES,
        "positions": "unlimited" if means.positions is None else means.positions,
        "replacements": dict(means.replacements),
        "shells": dict(means.shells),
        "special": list(means.special),
        "shortages": means.shortages,
        "lines": list(means.lines),
        "used": list(means.used),
        "reattached": list(means.reattached),
    }
    return {key: value for key, value in found.items() if value not in (0, {}, [])}


# the map


def _ground(g: State) -> dict[str, Any]:
    return {
        "control": {_name(g, cell): side for cell, side in g.control.items()},
        "was_german": _names(g, g.was_german),
        "boundaries": [
            {"armies": [each.first, each.second], "hexes": _names(g, each.points)} for each in g.boundaries
        ],
        "overlapping": list(g.overlapping),
        "bridges": list(g.bridges),
        "positions": {_name(g, cell): side for cell, side in g.positions.items()},
        "ruined": _names(g, g.ruined),
        "steps_lost": dict(g.steps_lost),
        "flooded": g.flooded,
    }


def _railways(g: State) -> dict[str, Any]:
    lines = {}
    for cell in sorted(railways_of(g.board).cells[Net.ALL]):
        whose = g.operational.get(cell)
        if whose != s03_control.controller(g, cell):
            lines[g.board.name(cell)] = whose or NOBODY
    return {
        "lines": lines,
        "demolished": dict(g.demolished),
        "cleared": dict(g.cleared),
        "bottlenecks": {_name(g, cell): left / HALVES for cell, left in g.capacity.items()},
        "bases": {army: _name(g, cell) for army, cell in g.bases.items()},
    }


# time


def _record(g: State) -> dict[str, Any]:
    preparation = {} if g.preparation is None else _preparation(g, g.preparation)
    return {
        "checked": list(g.checked),
        "happened": dict(g.happened),
        "embarked": list(g.embarked),
        "preparation": preparation,
        "track": [
            {"gt": gt, "kind": due.kind, "unit": due.unit, "side": due.side}
            | ({"hex": _name(g, due.where)} if due.where >= 0 else {})
            for gt, dues in g.track.items()
            for due in dues
        ],
    }


def _preparation(g: State, found: Preparation) -> dict[str, Any]:
    told: dict[str, Any] = {"hq": found.hq}
    if found.target >= 0:
        told["target"] = _name(g, found.target)
    return told | {key: getattr(found, key) for key in ("placed", "shifts", "checks") if getattr(found, key)}


def _of_the_phase(g: State) -> dict[str, Any]:
    """What lasts as long as a movement or attack phase."""
    return {
        "landed": list(g.landed),
        "pontoon_crossed": g.pontoon_crossed,
        "platforms": {_name(g, cell): id_ for cell, id_ in g.platforms.items()},
        "dug": _names(g, g.dug),
        "pins": {id_: list(units) for id_, units in g.pins.items()},
        "bombarded": dict(g.bombarded),
        "fired": list(g.fired),
        "naval_support": g.naval_support,
    }


def _name(g: State, cell: Cell) -> str:
    return PLACE_NAMES[cell] if cell < 0 else g.board.name(cell)


def _names(g: State, cells: Any) -> list[str]:
    return [_name(g, cell) for cell in cells]
