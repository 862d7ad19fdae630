"""Positions written as documents, for tests that read them again."""

from __future__ import annotations

from typing import Any

from grognard.engine.board import Cell
from grognard.games.oao.rail import Net, railways_of
from grognard.games.oao.reference import HALVES
from grognard.games.oao.rules import s03_control
from grognard.games.oao.state import PLACES, Army, Means, Preparation, State, Unit

NAMES = {place: name for name, place in PLACES.items()}
FLAGS = ("losses", "level", "mode", "turned", "later", "detached", "task", "spent", "reaction", "sortie",
         "diverted", "active", "roused", "moved", "ammo")  # fmt: skip


def written(g: State, scenario: dict[str, Any]) -> dict[str, Any]:
    """The document of a position at the start of a phase, in a game of the scenario."""

    def name(cell: Cell) -> str:
        return NAMES[cell] if cell < 0 else g.board.name(cell)

    def hexes(cells: Any) -> list[str]:
        return [name(cell) for cell in cells]

    kept = ("date", "map", "title", "first", "last", "armies", "area", "victory", "rules", "arrivals")
    return (
        {key: value for key, value in scenario.items() if key in kept}
        | {
            "complete": True,
            "gt": g.gt,
            "player": g.player,
            "phase": g.phase,
            "vp": g.vp,
            "units": {id_: _unit(g, unit) for id_, unit in g.units.items()},
            "displays": {id_: _display(army) for id_, army in g.armies.items()},
            "means": {side: _means(means) for side, means in g.means.items()},
            "control": {name(cell): side for cell, side in g.control.items()},
            "was_german": hexes(g.was_german),
            "boundaries": [{"armies": [b.first, b.second], "hexes": hexes(b.points)} for b in g.boundaries],
            "overlapping": list(g.overlapping),
            "bridges": list(g.bridges),
            "positions": {name(cell): side for cell, side in g.positions.items()},
            "ruined": hexes(g.ruined),
            "steps_lost": dict(g.steps_lost),
            "checked": list(g.checked),
            "lines": _lines(g),
            "demolished": dict(g.demolished),
            "cleared": dict(g.cleared),
            "bottlenecks": {name(cell): left / HALVES for cell, left in g.capacity.items()},
            "bases": {army: name(cell) for army, cell in g.bases.items()},
            "happened": dict(g.happened),
            "flooded": g.flooded,
            "embarked": list(g.embarked),
            "track": [
                {"gt": gt, "kind": due.kind, "unit": due.unit, "side": due.side}
                | ({"hex": name(due.where)} if due.where >= 0 else {})
                for gt, dues in g.track.items()
                for due in dues
            ],
        }
        | ({} if g.preparation is None else {"preparation": _preparation(g, g.preparation)})
    )


def _preparation(g: State, found: Preparation) -> dict[str, Any]:
    target = {"target": g.board.name(found.target)} if found.target >= 0 else {}
    return target | {key: getattr(found, key) for key in ("hq", "placed", "shifts", "checks")}


def _unit(g: State, unit: Unit) -> dict[str, Any]:
    found = {key: getattr(unit, key) for key in FLAGS} | {"army": unit.army, "corps": unit.corps}
    for key in ("site", "prepared", "bound_for"):
        cell: Cell = getattr(unit, key)
        if cell != -1:
            found[key] = NAMES[cell] if cell < 0 else g.board.name(cell)
    where = NAMES[unit.where] if unit.where < 0 else g.board.name(unit.where)
    return found | {"hex": where if unit.other < 0 else f"{where}+{g.board.name(unit.other)}"}


def _display(army: Army) -> dict[str, Any]:
    keys = ("active", "plan", "mandated", "ammo", "rationed", "limit", "shortage", "since")
    return {key: getattr(army, key) for key in keys}


def _means(means: Means) -> dict[str, Any]:
    return {
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


def _lines(g: State) -> dict[str, str]:
    """Railways that are not operational for him who controls the land."""
    found = {}
    for cell in railways_of(g.board).cells[Net.ALL]:
        whose = g.operational.get(cell)
        if whose != s03_control.controller(g, cell):
            found[g.board.name(cell)] = whose or "none"
    return found
