"""What lies on the table, in the form that every title's page shows: units, markers, objectives and tracks."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Any

from grognard.engine.board import Board, Cell
from grognard.games.oao import boards
from grognard.games.oao.boards import ground_of
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
    number = 0
    for pile in s03_top.piles(g, cell, owner):
        named = [id_ for id_ in pile if _is_named(g, id_, side)]
        for id_ in named:
            if g.units[id_].where == cell:  # a Two-Hex Unit is told once, in its first hex
                yield _unit(g, id_, own=side == owner)
        for id_ in pile:
            if id_ not in named:
                number += 1
                yield _hidden(g, cell, g.units[id_], number)


def _is_named(g: State, id_: str, side: str | None) -> bool:
    """Whether a side may know which unit this is: by one of its hexes or by the other."""
    owner = g.units[id_].side
    return side == owner or any(id_ in identified(g, cell, owner, side) for cell in g.hexes_of(id_))


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
    unit = g.units[id_]
    shown: Plain = {
        **printed(g, id_),
        "size": _size(g, id_),
        "hex": g.board.name(unit.where),
        "side": unit.side,
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


def printed(g: State, id_: str) -> Plain:
    """What stands on the front of a unit's counter, whatever has become of it."""
    piece = s02_units.piece(g, id_)
    face = f"{piece.nation.value}-{piece.type.value}"
    size = piece.size.value if isinstance(piece, Combat) else ""
    return {"id": id_, "face": face, "label": piece.label, "size": size}


def _size(g: State, id_: str) -> str:
    piece = s02_units.piece(g, id_)
    return s03_top.symbol(g, id_).value if isinstance(piece, Combat | Fort) else ""


def _hidden(g: State, cell: Cell, unit: Unit, number: int) -> Plain:
    """A unit of which nothing is known but that it is there, and whether a PA marker lies on it."""  # 3.1.6#1 3.1.6a#4
    name = g.board.name(cell)
    return {
        "id": f"{unit.side}@{name}#{number}",
        "hex": name,
        "side": unit.side,
        "face": f"{unit.side}-hidden",
        "label": "",
        "size": "",
        "badges": ["prepared"] if unit.prepared >= 0 else [],
    }


def _open_badges(unit: Unit) -> Iterator[str]:
    """Markers on top of a stack, which everybody sees."""  # 3.1.6a#3 3.1.6a#4
    if unit.prepared >= 0:
        yield "prepared"
    if unit.task == "position":
        yield "digging"
    if unit.mode in ("rail", "detraining"):
        yield "rail"
    elif unit.turned:
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


# control


def front(g: State) -> list[str]:
    """The hexsides between what the Germans control and what the Allies do, the German hex first."""  # 3.4
    return list(_front(g.board, tuple(sorted(g.control.items()))))


@lru_cache(maxsize=64)
def _front(board: Board, changed: tuple[tuple[Cell, str], ...]) -> tuple[str, ...]:
    country, control = ground_of(board).country, dict(changed)
    owners = [
        control.get(cell) or s03_control.HOMES.get(country[cell]) for cell in map(Cell, range(board.size))
    ]
    return tuple(
        f"{board.name(cell)}/{board.name(near)}"
        for cell in map(Cell, range(board.size))
        if owners[cell] == "german"
        for near in board.adjacent[cell]
        if owners[near] == "allied"
    )


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
    return {cell: points for name, points in places.items() for cell in boards.printed(g.board, name)}


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
