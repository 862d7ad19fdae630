"""What lies on the table, in the form that every title's page shows: units, markers, objectives and tracks."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from grognard.engine.board import Cell
from grognard.games.oao.counters import Combat, Fort
from grognard.games.oao.reference_calendar import dates
from grognard.games.oao.reference_plans import objectives as geographic
from grognard.games.oao.reference_plans import special_cities
from grognard.games.oao.reference_units import ladder
from grognard.games.oao.rules import s02_units, s03_control, s03_top
from grognard.games.oao.state import SIDES, State, Unit

Plain = dict[str, Any]


# units


def units(g: State, side: str | None) -> list[Plain]:
    """Every unit on the map from the top of its stack down: one's own in full, of the enemy's what may be seen."""
    return [shown for cell in sorted(g.at) for owner in SIDES for shown in _stack(g, cell, owner, side)]


def _stack(g: State, cell: Cell, owner: str, side: str | None) -> Iterator[Plain]:
    if not g.in_hex(cell, owner):
        return
    above, below = s03_top.piles(g, cell, owner)
    known = identified(g, cell, owner, side)
    for place, id_ in enumerate(above + below):
        if g.units[id_].other == cell:  # a Two-Hex Unit is told once, in its first hex
            continue
        yield _unit(g, id_, own=side == owner) if id_ in known else _hidden(g, cell, owner, place)


def identified(g: State, cell: Cell, owner: str, side: str | None) -> tuple[str, ...]:
    """The units of an owner in a hex that a side may name: all its own; a spectator sees what both sides see."""
    if side == owner:
        return g.in_hex(cell, owner)
    if side is not None:
        return s03_top.seen(g, side, cell)  # 3.1.6#1
    above, below = s03_top.piles(g, cell, owner)
    return above[:1] + below[:1]


def _unit(g: State, id_: str, *, own: bool) -> Plain:
    """A unit as its owner sees it, or without its strength and status."""  # 3.1.6#3
    unit, piece = g.units[id_], s02_units.piece(g, id_)
    shown: Plain = {
        "id": id_,
        "hex": g.board.name(unit.where),
        "side": unit.side,
        "face": f"{piece.nation.value}-{piece.type.value}",
        "label": piece.label,
        "size": _size(g, id_),
        "army": unit.army,
        "corps": unit.corps,
        "badges": [*_open_badges(unit), *(_own_badges(unit) if own else ())],
    }
    if unit.other >= 0:
        shown["other"] = g.board.name(unit.other)
    if own:
        values = s02_units.values(g, id_)
        shown["values"] = {
            "attack": values.attack,
            "defence": values.defence,
            "proficiency": values.proficiency,
            "artillery": values.artillery,
        }
        shown["level"] = ladder()[unit.level].name
        shown["losses"] = unit.losses
    return shown


def _size(g: State, id_: str) -> str:
    piece = s02_units.piece(g, id_)
    return s03_top.symbol(g, id_).value if isinstance(piece, Combat | Fort) else ""


def _hidden(g: State, cell: Cell, owner: str, place: int) -> Plain:
    """A unit of which nothing is known but that it is there."""  # 3.1.6#1
    name = g.board.name(cell)
    return {
        "id": f"{owner}@{name}#{place}",
        "hex": name,
        "side": owner,
        "face": f"{owner}-hidden",
        "label": "",
        "size": "",
        "badges": [],
    }


def _open_badges(unit: Unit) -> Iterator[str]:
    """Markers on top of a stack, which everybody sees."""  # 3.1.6a#3 3.1.6a#4
    if unit.prepared >= 0:
        yield "prepared"
    if unit.task == "position":
        yield "digging"
    if unit.mode in ("rail", "detraining"):
        yield "rail"
    if unit.turned:
        yield "turned"


def _own_badges(unit: Unit) -> Iterator[str]:
    if unit.level:
        yield f"level-{unit.level}"
    if unit.task == "recovery":
        yield "recovering"
    if unit.reaction:
        yield "reacted"
    if unit.mode in ("deployed", "deploying", "extended"):
        yield unit.mode
    if unit.moved:
        yield "moved"
    if not unit.active:
        yield "inactive"


# markers


def markers(g: State) -> list[Plain]:
    """Everything on the map that is no unit: positions, bridges, PA markers, demolitions, attacks."""
    found = [_in(g, cell, "position", owner) for cell, owner in sorted(g.positions.items())]
    found += [
        {"id": f"bridge:{name}", "kind": "bridge-blown", "between": name, "side": None}
        for name in sorted(g.bridges)
    ]
    found += [
        {
            "id": f"prepared:{g.board.name(unit.where)}/{g.board.name(unit.prepared)}",
            "kind": "prepared",
            "between": f"{g.board.name(unit.where)}/{g.board.name(unit.prepared)}",
            "side": unit.side,
        }
        for unit in _one_each(g)
    ]
    found += [_in(g, attack.target, "attack") for attack in g.attacks if not attack.resolved]
    found += [
        {**_in(g, cell, "bottleneck"), "value": _halves(capacity)}
        for cell, capacity in sorted(g.capacity.items())
    ]
    return found


def _one_each(g: State) -> list[Unit]:
    """One of the units under each PA marker."""
    found = {
        (unit.where, unit.prepared): unit for unit in g.units.values() if unit.prepared >= 0 <= unit.where
    }
    return [found[key] for key in sorted(found)]


def _in(g: State, cell: Cell, kind: str, side: str | None = None) -> Plain:
    name = g.board.name(cell)
    return {"id": f"{kind}:{name}", "kind": kind, "hex": name, "side": side}


def _halves(number: int) -> str:
    whole, half = divmod(number, 2)
    return f"{whole or ''}½" if half else str(whole)


# objectives


def objectives(g: State) -> list[Plain]:
    """The hexes that count at the end, and who controls them."""  # 27.8
    worth = g.setting.objectives or _campaign(g)
    return [
        {
            "number": number,
            "hex": g.board.name(cell),
            "side": s03_control.controller(g, cell),
            "value": points,
        }
        for number, (cell, points) in enumerate(sorted(worth.items()), 1)
    ]


def _campaign(g: State) -> dict[Cell, int]:
    places = {**dict.fromkeys(_first(geographic()), 3), **dict.fromkeys(_first(special_cities()), 15)}
    return {g.board.cell(name): points for name, points in places.items()}


def _first(places: dict[str, tuple[str, ...]]) -> list[str]:
    return [hexes[0] for hexes in places.values()]


# tracks


def tracks(g: State) -> dict[str, Plain]:
    """The GT Record Track, the phase, Victory Points, and the Resources displays."""
    day = dates(g.gt).first
    shown = {
        "turn": _track("number", "turn", "4.0", "bar", value=g.gt, max=g.setting.last),
        "date": _track(
            "list", "date", "4.0", "bar", items=[{"label": {"id": "track-day", "args": _day(day)}}]
        ),
        "phase": _track(
            "list", "phase", "4.1", "bar", items=[{"label": {"id": f"phase-{g.phase}"}}], side=g.player
        ),
        "vp": _track("balance", "vp", "27.0", "bar", value=g.vp, min=-60, max=60),
    }
    for side in SIDES:
        shown[f"means-{side}"] = _track(
            "list", f"means-{side}", "7.7.1", "panel", side=side, items=_means(g, side)
        )
    return shown


def _day(day: Any) -> Plain:
    return {"day": day.day, "month": f"@month-{day.month}"}


def _means(g: State, side: str) -> list[Plain]:
    means = g.means[side]
    rights: str | int = "∞" if means.positions is None else means.positions
    items: list[Plain] = [
        {"label": {"id": "means-rail-points"}, "value": _halves(means.rail_points), "side": side},
        {"label": {"id": "means-positions"}, "value": rights, "side": side},
    ]
    items += [
        {"label": {"id": f"means-shells-{caliber.replace('.', '-')}"}, "value": left, "side": side}
        for caliber, left in sorted(means.shells.items())
    ]
    items += [
        {
            "label": {"id": "means-replacements", "args": {"nation": f"@nation-{nation}"}},
            "value": number,
            "side": side,
        }
        for nation, number in sorted(means.replacements.items())
    ]
    return items


def _track(kind: str, name: str, rule: str, place: str, **fields: Any) -> Plain:
    return {"kind": kind, "label": {"id": f"track-{name}"}, "rule": rule, "place": place, **fields}
