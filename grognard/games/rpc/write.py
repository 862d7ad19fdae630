"""Any position as a document: what lasts of it, in the keys that `start.begin` reads."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec

from grognard.engine.board import Cell
from grognard.games.rpc.form import Battery, Column, Document
from grognard.games.rpc.form import Unit as UnitDocument
from grognard.games.rpc.start import PLACES
from grognard.games.rpc.state import Artillery, State, Transport, Unit

SETTING = (
    "map", "date", "title", "note", "length", "balance", "turns", "set_up_order", "forces", "areas", "playable",
    "edges", "victory", "bombardments", "rules", "campaign", "counters",
)  # fmt: skip
"""The keys that all positions of a game share: they are written as they were given."""
UNDER_WAY: frozenset[str] = frozenset()
"""Nothing of a position lives within an operation only: what waits is in the variables of the procedures."""
OFF = {where: name for name, where in PLACES.items()}


def write(g: State, given: dict[str, Any]) -> dict[str, Any]:
    """The document of a position; `given` is the one with which its game began."""
    document = {name: given[name] for name in SETTING if name in given}
    document |= _pieces(g)
    document |= _markers(g)
    document |= _turn(g)
    return document


# what is on the map and beside it


def _pieces(g: State) -> dict[str, Any]:
    return _without_defaults(
        {
            "units": {id_: _unit(g, unit) for id_, unit in g.units.items()},
            "stacks": _stacks(g),
            "artillery": {id_: _battery(it) for id_, it in g.artillery.items()},
            "transports": {id_: _column(group) for id_, group in g.transports.items()},
            "observers": g.observers,
            "shown": list(g.shown),
            "barrage": _barrage(g),
        }
    ) | ({"to_place": g.to_place} if g.setting.groups else {})


def _unit(g: State, unit: Unit) -> dict[str, Any]:
    """What is as by default is left out; whether a unit on the map is IN something is always said."""
    on_map = unit.where >= 0
    told = UnitDocument(
        type=unit.type,
        side=unit.side,
        hex=g.board.name(unit.where) if on_map else OFF[unit.where],
        formed=unit.formed,
        ready=unit.ready,
        inside=unit.inside if on_map else None,
        by_trench=unit.by_trench,
        moving=unit.moving,
        points=unit.points,
        by_road=unit.by_road,
        lost_check=unit.lost_check,
        transport=unit.transport,
        group=unit.group,
        due=unit.due,
        lost_to=unit.lost_to,
    )
    return _differing(told, "type", "side", "hex")


def _stacks(g: State) -> dict[str, list[str]]:
    """The hexes whose units came in another order than that in which they are listed."""
    rank = {id_: number for number, id_ in enumerate(g.units)}
    several = {cell: here for cell, here in g.at.items() if len(here) > 1}
    return {
        g.board.name(c): list(ids)
        for c, ids in several.items()
        if list(ids) != sorted(ids, key=rank.__getitem__)
    }


def _battery(it: Artillery) -> dict[str, Any]:
    return _differing(Battery(**msgspec.structs.asdict(it)), "side", "firepower")


def _column(group: Transport) -> dict[str, Any]:
    return _differing(Column(**msgspec.structs.asdict(group)), "side", "kind")


def _barrage(g: State) -> dict[str, Any] | None:
    if g.barrage is None:
        return None
    lines = [_names(g, line) for line in g.barrage.lines]
    return {"side": g.barrage.side, "lines": lines, "at": g.barrage.at, "fell": g.barrage.fell}


def _names(g: State, cells: Iterable[Cell]) -> list[str]:
    return [g.board.name(cell) for cell in cells]


def _markers(g: State) -> dict[str, Any]:
    by_hex = {
        name: {g.board.name(cell): value for cell, value in getattr(g, name).items()}
        for name in ("scrapes", "trenches", "blockhouses", "gas", "hallowed", "control")
    }
    lists = {name: list(getattr(g, name)) for name in ("shovels", "bomb_stops", "breaches")}
    hexes = {name: _names(g, getattr(g, name)) for name in ("smoke", "abandoned")}
    return _without_defaults({**by_hex, **lists, **hexes, "hallowed_made": g.hallowed_made})


# the turn


def _turn(g: State) -> dict[str, Any]:
    plain = {
        name: getattr(g, name)
        for name in (
            "day", "segment", "turn", "couplets", "couplet", "half", "night_zero", "bombarded", "night_attacks",
            "points_scored",
        )
    }  # fmt: skip
    return {
        "phase": g.phase,
        "initiative": g.initiative,
        **_without_defaults({**plain, "command": _command(g)}),
    }


def _command(g: State) -> dict[str, Any] | None:
    if g.command is None:
        return None
    order = g.command
    found: dict[str, Any] = {"side": order.side, "kind": order.kind, "units": list(order.units)}
    if order.acted:
        found["acted"] = list(order.acted)
    if order.entries:
        found["entries"] = _names(g, order.entries)
    return found


# defaults


def _without_defaults(values: dict[str, Any]) -> dict[str, Any]:
    usual = _defaults(Document)
    return {name: value for name, value in values.items() if value != usual[name]}


def _differing(told: msgspec.Struct, *always: str) -> dict[str, Any]:
    """The fields of a part that are not as by default, and those that must be given."""
    usual = _defaults(type(told))
    return {
        name: value
        for name, value in msgspec.structs.asdict(told).items()
        if name in always or value != usual[name]
    }


def _defaults(kind: type[msgspec.Struct]) -> dict[str, Any]:
    found = {}
    for field in msgspec.structs.fields(kind):
        made = field.default_factory is not msgspec.NODEFAULT
        found[field.name] = field.default_factory() if made else field.default
    return found
