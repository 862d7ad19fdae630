"""A position as a document: what `start.begin` reads back to an equal one, in the order of docs/positions.md."""

from __future__ import annotations

from typing import Any

from msgspec import NODEFAULT
from msgspec.structs import fields

from grognard.engine.board import Cell
from grognard.games.gts.form import ActingPart, FormationPart, UnitPart
from grognard.games.gts.rules import s27_air
from grognard.games.gts.state import BOX, ELIMINATED, REMOVED, WAITING, State

UNDER_WAY = frozenset({"orders", "exposed"})
"""What lives only within Step D, and within a shot of Opportunity Fire."""
SETTING = (
    "map", "sides", "id", "title", "note", "date", "length", "balance", "counters", "turns", "victory", "rules",
    "limits", "rearguard", "weather_table", "air_units",
)  # fmt: skip
"""The keys that a game does not change."""
PLACES = {WAITING: "waiting", BOX: "box", ELIMINATED: "eliminated", REMOVED: "removed"}


def write(g: State, given: dict[str, Any]) -> dict[str, Any]:
    """The document of a position; `given` is the one with which the game began."""
    found = {name: given[name] for name in SETTING if name in given}
    found |= {
        "turn": g.turn,
        "step": g.step,
        "weather": g.weather,
        "divisions": {id_: _division(g, id_, row) for id_, row in given.get("divisions", {}).items()},
        "formations": {id_: _formation(g, id_, row) for id_, row in given.get("formations", {}).items()},
        "units": {id_: _unit(g, id_) for id_ in g.units},
    }
    told = {**_chits(g), **_markers(g), "acting": _acting(g), "serial": g.serial, "stacks": _stacks(g)}
    return found | {name: value for name, value in told.items() if value or name == "serial"} | _air(g)


def place(g: State, cell: Cell) -> str:
    """A hex by its printed name, or the place off the map."""
    return g.board.name(cell) if cell >= 0 else PLACES[cell]


def _division(g: State, id_: str, row: dict[str, Any]) -> dict[str, Any]:
    points = g.points[id_]
    return {**row, "points": [points.command, points.dispatch]}


def _formation(g: State, id_: str, row: dict[str, Any]) -> dict[str, Any]:
    leader = g.leaders.get(id_)
    if leader is None:
        return _sparse(FormationPart, {**row, "superior": g.superiors.get(id_, "")})
    where = "" if leader.where == WAITING else place(g, leader.where)
    return _sparse(FormationPart, {**row, "hex": where, "entering": leader.entering, "guest": leader.guest})


def _unit(g: State, id_: str) -> dict[str, Any]:
    unit = g.units[id_]
    row = {each.name: getattr(unit, each.name) for each in fields(UnitPart) if each.name != "hex"}
    row |= {
        "hex": place(g, unit.where),
        "division": "" if unit.formation else unit.division,
        "name": "" if unit.name == id_ else unit.name,
    }
    return _sparse(UnitPart, row)


def _sparse(part: Any, row: dict[str, Any]) -> dict[str, Any]:
    """What is not as by default, in the order of the form."""
    return {
        each.name: row[each.name]
        for each in fields(part)
        if each.name in row and (each.default is NODEFAULT or row[each.name] != each.default)
    }


def _chits(g: State) -> dict[str, Any]:
    return {
        "mug": list(g.mug),
        "carried": g.carried,
        "bought": {side: list(chits) for side, chits in g.bought.items()},
        "held": {side: list(chits) for side, chits in g.held.items()},
        "spent": g.spent,
        "played": list(g.played),
    }


def _markers(g: State) -> dict[str, Any]:
    name = g.board.name
    return {
        "barrages": {name(cell): kind for cell, kind in g.barrages.items()},
        "entrenchments": {
            id_: {
                "side": each.side,
                "hex": name(each.where),
                **({"occupant": each.occupant} if each.occupant else {}),
            }
            for id_, each in g.entrenchments.items()
        },
        "blocks": {name(cell): block.division for cell, block in g.blocks.items()},
        "parks": {
            id_: {
                "division": each.division,
                "hex": name(each.where),
                **({"fired": True} if each.fired else {}),
            }
            for id_, each in g.parks.items()
        },
        "control": {name(cell): side for cell, side in g.held_hexes.items()},
        "losses": {side: number for side, number in g.losses.items() if number},
        "tried": list(g.tried),
    }


def _acting(g: State) -> dict[str, Any] | None:
    if g.acting is None:
        return None
    return _sparse(ActingPart, {each.name: getattr(g.acting, each.name) for each in fields(ActingPart)})


def _air(g: State) -> dict[str, Any]:
    """The air Units that are left, if they are not those that follow from weather, daylight and Step."""
    waiting = g.step in "CDEFG" or (g.step == "H" and g.acting is None and not g.played)
    follows = s27_air.available(g) if waiting else {}
    return {} if g.air == follows else {"air": {side: list(units) for side, units in g.air.items()}}


def _stacks(g: State) -> dict[str, Any]:
    """Who lies where in which order, if it is not the order of `units`."""
    usual: dict[Cell, list[str]] = {}
    for id_, unit in g.units.items():
        if unit.where >= 0:
            usual.setdefault(unit.where, []).append(id_)
    actual = {cell: list(ids) for cell, ids in g.at.items()}
    if list(actual.items()) == list(usual.items()):
        return {}
    return {g.board.name(cell): ids for cell, ids in actual.items()}
